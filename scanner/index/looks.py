"""Looks up, in all segments of a large index, where cards lie and which few pictures a place may show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

import numpy as np

from scanner.features import MIN_SIMILARITY, Features, Marks, Pose, Votes
from scanner.index.base import Base
from scanner.index.segment import Segment
from scanner.patches import Float, Frame, Homography
from scanner.verify import Look, Looks, Reference

# The likeliest so many pictures are compared closely; among them those that so many features speak for.
_SHORTLIST, _VOTED = 48, 8


class LargeLooks:
    """The pictures of all segments in a row. A place is laid over with a first guess and looked up again."""

    def __init__(self, segments: Sequence[Segment], owners: Mapping[str, int], base: Base) -> None:
        """Take the segments, and the card's index by a picture's key: without one the picture is gone."""
        self._segments, self._base = segments, base
        self._firsts = np.cumsum([0, *(len(segment.keys) for segment in segments)])
        keys = (key for segment in segments for key in segment.keys)
        self.owners = np.array([owners.get(key, -1) for key in keys], np.int64)

    def votes(self, frame: Features) -> Votes:
        """Pair every feature of the frame with the most similar reference feature."""
        short = np.ascontiguousarray(frame.descriptors @ self._base.feature_axes)
        best = np.full(len(short), MIN_SIMILARITY, np.float32)
        origin = np.full((len(short), 2), -1, np.int64)
        for number, segment in enumerate(self._segments if len(short) else ()):
            likeness, rows = segment.nearest_features(short)
            better = (likeness >= best) & (rows >= 0)
            best[better] = likeness[better]
            origin[better] = np.stack([np.full(better.sum(), number), rows[better]], 1)
        good = np.flatnonzero(origin[:, 0] >= 0)
        order = good[np.argsort(origin[good, 0], kind="stable")]
        partners = [
            segment.marks(origin[order[origin[order, 0] == number], 1], int(self._firsts[number]))
            for number, segment in enumerate(self._segments)
        ]
        return Votes(frame.take(order), Marks.joined(partners), len(self.owners))

    def identify(self, frame: Frame, pose: Pose) -> list[Look]:
        """The cards that the place looks like, best first."""
        looks = self._identified(frame, pose)
        if looks and not looks[0].is_clear:
            looks += self._identified(frame, replace(pose, homography=looks[0].homography))
            looks.sort(key=lambda look: -look.score)
        return looks

    def compare(self, frame: Frame, homography: Homography, picture: int) -> Look:
        """How much the place looks like one picture, after laying it over exactly."""
        few, shortlist = self._few(frame, homography, also=[picture])
        return _renamed(few.compare(frame, homography, shortlist.index(picture)), shortlist)

    def settle(self, frame: Frame, homography: Homography) -> Look:
        """The likeliest picture, laid over exactly."""
        few, shortlist = self._few(frame, homography)
        look = few.settle(frame, homography)
        if look.is_clear:
            return _renamed(look, shortlist)
        few, shortlist = self._few(frame, look.homography)
        return _renamed(few.settle(frame, look.homography), shortlist)

    def likeness(self, frame: Frame, homography: Homography) -> Float:
        """How much the place looks like each picture (pictures,); -1 for all but the likeliest."""
        few, shortlist = self._few(frame, homography)
        likeness = np.full(len(self.owners), -1.0, np.float32)
        likeness[shortlist] = few.likeness(frame, homography)
        return likeness

    def blank(self, picture: int) -> Float | None:
        """Where a picture shows its card's code, (4, 2) fractions of its size."""
        segment, index = self._find(picture)
        return segment.blank(index)

    def _identified(self, frame: Frame, pose: Pose) -> list[Look]:
        voted = np.argsort(-pose.votes, kind="stable")[:_VOTED]
        few, shortlist = self._few(frame, pose.homography, voted[pose.votes[voted] > 0].tolist())
        looks = few.identify(frame, replace(pose, votes=pose.votes[shortlist]))
        return [_renamed(look, shortlist) for look in looks]

    def _few(self, frame: Frame, homography: Homography, also: Sequence[int] = ()) -> tuple[Looks, list[int]]:
        """The likeliest pictures of a place with those in `also`, ready to be compared, and their indexes."""
        vector = self._base.vectors(frame.straighten(homography).print[None])[0]
        found: list[tuple[float, int]] = []
        for segment, first in zip(self._segments, self._firsts.tolist(), strict=False):
            likeness, pictures = segment.nearest_pictures(vector, _SHORTLIST)
            found += zip(likeness.tolist(), (pictures + first).tolist(), strict=True)
        near = [picture for _, picture in sorted(found, reverse=True) if self.owners[picture] >= 0]
        shortlist = list(dict.fromkeys([*near[:_SHORTLIST], *(p for p in also if self.owners[p] >= 0)]))
        places = [self._find(picture) for picture in shortlist]

        @cache
        def reference(index: int) -> Reference:
            segment, picture = places[index]
            return segment.reference(picture)

        prints = np.stack([segment.print(picture) for segment, picture in places])
        blanks = [segment.blank(picture) for segment, picture in places]
        return Looks(prints, self.owners[shortlist], blanks, reference, self._base.print_mean), shortlist

    def _find(self, picture: int) -> tuple[Segment, int]:
        number = int(np.searchsorted(self._firsts, picture, "right")) - 1
        return self._segments[number], picture - int(self._firsts[number])


def _renamed(look: Look, shortlist: Sequence[int]) -> Look:
    return replace(look, picture=shortlist[look.picture])
