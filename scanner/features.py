"""Where in the picture do cards of the deck lie? Local features of the whole frame vote for poses.

Every SIFT feature of the frame finds its nearest feature among all reference pictures. The pair says where
the card's centre would be, how large and how turned it is. Pairs that agree form a cluster; RANSAC turns a
cluster into a homography. Cards of one deck share a template, so a cluster may hold pairs from many cards:
that helps to find the card's place, and which card it is, is decided later by looking (see `verify`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

# The raster on which cards are compared, whatever the card's real proportions are.
WIDTH, HEIGHT = 126, 176
# Reference pictures are reduced to this area (a 63x88 card becomes 185 pixels high): the scale at which a
# card in a 1280x720 photo reduced to the working size still shows the same detail.
REFERENCE_AREA = 132.0 * 185.0
REFERENCE_FEATURES = 110

MIN_SIMILARITY = 0.78
# Descriptors are matched on their main axes only: half the work, the same partners.
AXES = 64
# Clusters that turn out to be no card before a frame is given up; what many pairs agree on comes first.
_MOST_TRIES = 8

Float = NDArray[np.float32]
Grey = NDArray[np.uint8]


@dataclass(frozen=True)
class Features:
    """SIFT features; n rows each.

    Attributes:
        points: float32 (n, 2), pixels.
        sizes: float32 (n,), diameter in pixels.
        angles: float32 (n,), radians.
        descriptors: float32 (n, 128), root-SIFT of unit length.
    """

    points: Float
    sizes: Float
    angles: Float
    descriptors: Float

    def take(self, rows: NDArray[np.int64]) -> Features:
        """The rows asked for, in that order."""
        return Features(self.points[rows], self.sizes[rows], self.angles[rows], self.descriptors[rows])


@dataclass(frozen=True)
class Marks:
    """Features of reference pictures, as far as a pose needs them; n rows each.

    Attributes:
        sizes: float32 (n,), diameter in pixels of the reduced picture.
        angles: float32 (n,), radians.
        to_centre: float32 (n, 2), from the feature to its card's centre, pixels of the reduced picture.
        places: float32 (n, 2), on the raster (WIDTH x HEIGHT).
        picture: int (n,), index of the reference picture.
    """

    sizes: Float
    angles: Float
    to_centre: Float
    places: Float
    picture: NDArray[np.int64]

    def take(self, rows: NDArray[np.int64]) -> Marks:
        """The rows asked for, in that order."""
        return Marks(
            self.sizes[rows], self.angles[rows], self.to_centre[rows], self.places[rows], self.picture[rows]
        )

    @classmethod
    def joined(cls, parts: Sequence[Marks]) -> Marks:
        """The rows of one after the other."""
        return cls(
            np.concatenate([part.sizes for part in parts]),
            np.concatenate([part.angles for part in parts]),
            np.concatenate([part.to_centre for part in parts]),
            np.concatenate([part.places for part in parts]),
            np.concatenate([part.picture for part in parts]),
        )


@dataclass(frozen=True)
class Pose:
    """A place where a card may lie.

    Attributes:
        homography: float64 (3, 3), from the raster (WIDTH x HEIGHT) to image pixels.
        support: Number of feature pairs that agree.
        votes: int (pictures,), how many of them belong to each reference picture.
    """

    homography: NDArray[np.float64]
    support: int
    votes: NDArray[np.int64]


def detect(grey: Grey, count: int, contrast: float = 0.02) -> Features:
    """The strongest SIFT features of a grey picture, strongest first."""
    keypoints, descriptors = cv2.SIFT.create(count, 3, contrast, 10).detectAndCompute(grey, None)
    if not keypoints:
        empty = np.zeros(0, np.float32)
        return Features(np.zeros((0, 2), np.float32), empty, empty, np.zeros((0, 128), np.float32))
    strongest = np.argsort([-k.response for k in keypoints], kind="stable")
    keypoints, descriptors = [keypoints[i] for i in strongest], descriptors[strongest]
    points = np.array([k.pt for k in keypoints], np.float32)
    sizes = np.array([k.size for k in keypoints], np.float32)
    angles = np.radians(np.array([k.angle for k in keypoints], np.float32))
    root = np.sqrt(descriptors / np.maximum(descriptors.sum(1, keepdims=True), 1e-6))
    return Features(points, sizes, angles, root.astype(np.float32))


def frame_features(grey: Grey, area: float, count: int) -> Features:
    """Features of a photo, found on it reduced to `area` pixels and given in the photo's own pixels."""
    scale = min(1.0, math.sqrt(area / grey.size))
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else grey
    found = detect(np.asarray(small, np.uint8), count)
    return Features(found.points / scale, found.sizes / scale, found.angles, found.descriptors)


class ReferenceFeatures:
    """The features of all reference pictures of a deck, ready to be matched."""

    def __init__(self, pictures: Sequence[Grey]) -> None:
        """Index grey reference pictures (H, W), in order."""
        found = [reference(picture) for picture in pictures]
        self._count = len(pictures)
        self._marks = marks(found)
        descriptors = np.concatenate([f.descriptors for f, _ in found])
        self._axes = main_axes(descriptors)
        self._descriptors = np.ascontiguousarray((descriptors @ self._axes).T)

    def votes(self, frame: Features) -> Votes:
        """Pair every feature of the frame with the most similar reference feature."""
        if not len(frame.points) or not len(self._marks.sizes):
            none = np.zeros(0, np.int64)
            return Votes(frame.take(none), self._marks.take(none), self._count)
        similarity = (frame.descriptors @ self._axes) @ self._descriptors
        nearest = similarity.argmax(1)
        good = np.flatnonzero(similarity[np.arange(len(nearest)), nearest] >= MIN_SIMILARITY)
        return Votes(frame.take(good), self._marks.take(nearest[good]), self._count)


class Votes:
    """Pairs of a frame's and reference features, each a vote for a pose. Poses are taken out one by one."""

    def __init__(self, seen: Features, partners: Marks, pictures: int) -> None:
        """Take the frame's features with a partner, their partners row by row, and the number of pictures."""
        self._partners, self._pictures = partners, pictures
        self._points = seen.points
        turn = seen.angles - partners.angles
        scale = seen.sizes / partners.sizes
        self._heights = scale * math.sqrt(REFERENCE_AREA * HEIGHT / WIDTH)
        self._agree = self._agreement(turn, scale)
        self._alive = np.ones(len(self._points), bool)
        self._tries = _MOST_TRIES

    def next_pose(self, least: int) -> Pose | None:
        """The pose that most of the remaining pairs, and at least `least`, agree on; they are used up."""
        while self._tries > 0:
            leader, members = self._leading()
            if len(members) < least:
                break
            self._alive[members] = False
            pose = self._pose(members, float(self._heights[leader]))
            if pose is not None:
                return pose
            self._tries -= 1
        return None

    def drop_inside(self, quad: Float) -> None:
        """Forget the pairs inside a quad (4, 2): what lies there is known."""
        sides = np.roll(quad, -1, 0) - quad
        to_point = self._points[:, None] - quad
        inside = (sides[:, 0] * to_point[..., 1] - sides[:, 1] * to_point[..., 0] >= 0).all(1)
        self._alive &= ~inside

    def _leading(self) -> tuple[int, NDArray[np.int64]]:
        if not self._alive.any():
            return 0, np.zeros(0, np.int64)
        counts = np.where(self._alive, (self._agree & self._alive).sum(1), 0)
        leader = int(counts.argmax())
        return leader, np.flatnonzero(self._agree[leader] & self._alive)

    def _agreement(self, turn: Float, scale: Float) -> NDArray[np.bool_]:
        """Which pairs (n, n) see a card of about the same centre, size and turn."""
        offset = self._partners.to_centre * scale[:, None]
        cos, sin = np.cos(turn), np.sin(turn)
        x = self._points[:, 0] + cos * offset[:, 0] - sin * offset[:, 1]
        y = self._points[:, 1] + sin * offset[:, 0] + cos * offset[:, 1]
        near = (x[:, None] - x) ** 2 + (y[:, None] - y) ** 2
        reach = 0.25 * np.minimum(self._heights[:, None], self._heights)
        logs = np.log(scale)
        agree = (near < reach**2) & (np.abs(logs[:, None] - logs) < 0.5)
        return np.asarray(agree & (cos[:, None] * cos + sin[:, None] * sin > 0.85))

    def _pose(self, members: NDArray[np.int64], height: float) -> Pose | None:
        source, target = self._partners.places[members], self._points[members]
        reach = 3.0 + 0.012 * height
        found, mask = cv2.findHomography(source, target, cv2.RANSAC, reach, maxIters=100, confidence=0.99)
        if found is None:
            return None
        homography = np.asarray(found, np.float64)
        if not is_card_like(homography):
            return None
        inside = members[mask.ravel() > 0]
        votes = np.bincount(self._partners.picture[inside], minlength=self._pictures)
        return Pose(homography, len(inside), votes)


def corners_of(homography: NDArray[np.float64]) -> Float:
    """The card's corners (4, 2) in the image, clockwise from its top left."""
    raster = np.array([[[0, 0], [WIDTH, 0], [WIDTH, HEIGHT], [0, HEIGHT]]], np.float32)
    return np.asarray(cv2.perspectiveTransform(raster, homography)[0], np.float32)


def is_card_like(homography: NDArray[np.float64]) -> bool:
    """Whether the raster's image is a convex, unmirrored quadrilateral such as a tilted card gives."""
    quad = corners_of(homography).astype(np.float64)
    if not np.isfinite(quad).all() or np.abs(quad).max() > 1e5:
        return False
    sides = np.roll(quad, -1, 0) - quad
    lengths = np.linalg.norm(sides, axis=1)
    if lengths.min() < 12:
        return False
    following = np.roll(sides, -1, 0)
    bend = (sides[:, 0] * following[:, 1] - sides[:, 1] * following[:, 0]) / (lengths * np.roll(lengths, -1))
    opposite = np.maximum(lengths[:2], lengths[2:]) / np.minimum(lengths[:2], lengths[2:])
    return bool(bend.min() > 0.3 and opposite.max() < 2.2)


def main_axes(descriptors: Float) -> Float:
    """The axes (128, 64) along which the deck's descriptors have most of their length."""
    _, vectors = np.linalg.eigh(descriptors.T @ descriptors)
    return np.ascontiguousarray(vectors[:, ::-1][:, :AXES], np.float32)


def reference(picture: Grey, most: int = REFERENCE_FEATURES) -> tuple[Features, Float]:
    """The features of a reference picture, at most so many, and the size (2,) that it is reduced to."""
    scale = math.sqrt(REFERENCE_AREA / picture.size)
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    small = np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=how), np.uint8)
    size = np.array([small.shape[1], small.shape[0]], np.float32)
    return _spread(detect(small, 3 * REFERENCE_FEATURES), size, most), size


def marks(found: Sequence[tuple[Features, Float]], first: int = 0) -> Marks:
    """The marks of several pictures' features, each with its picture's reduced size; `first` is its index."""
    raster = np.array([WIDTH, HEIGHT], np.float32)
    return Marks(
        np.concatenate([f.sizes for f, _ in found]),
        np.concatenate([f.angles for f, _ in found]),
        np.concatenate([size / 2 - f.points for f, size in found]).astype(np.float32),
        np.concatenate([f.points / size * raster for f, size in found]).astype(np.float32),
        np.concatenate([np.full(len(f.points), first + i) for i, (f, _) in enumerate(found)]),
    )


def _spread(found: Features, size: Float, most: int) -> Features:
    """Keep the strongest features of every part of the card in turn, so that no part takes all places."""
    cells = (found.points / size * np.array([5, 7])).astype(int)
    rank = np.zeros(len(cells), int)
    seen: dict[tuple[int, int], int] = {}
    for index, (column, row) in enumerate(cells):
        rank[index] = seen.get((column, row), 0)
        seen[column, row] = rank[index] + 1
    return found.take(np.argsort(rank, kind="stable")[:most])
