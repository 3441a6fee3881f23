"""Which card lies at a place, if any? The place is straightened and compared with every reference picture.

Cards of one deck are alike: the same frame, chips and title bar. So what is compared is what is left
of a card after the deck's mean card is taken away (its *residual*): local contrast of the grey picture and,
coarser, its colours. An unknown card on the same template has nothing but chance in common with a
known one's residual. The pose from `features` is rough, so the likeliest picture is first laid over
exactly: its corner points are tracked into the patch and give a better homography.
At the end the cells of the card are compared one by one, each where it fits best nearby; a cell counts
by how much it differs from the card's nearest neighbours, and the worst are left out, for a finger or a
glare may cover them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from scanner.features import Pose, is_card_like
from scanner.patches import (
    CELL_H,
    CELL_W,
    COLUMNS,
    ROWS,
    Float,
    Frame,
    Homography,
    Image,
    Patch,
    cells,
    gains,
    open_cells,
    open_print,
    to_raster,
)

_SEARCH = 2
_TRIM = 0.20
_MATES = 3
# The weight of colour against light. Whether a card is one of the deck at all is asked of light mostly, for
# colours are few and agree by chance; which of the deck it is, of colour mostly, for photos spoil it less.
_WHETHER, WHICH = 3.5, 12.0
# A small deck's mean is drawn towards no pattern at all, else the mean of one card would be the card.
_MEAN_PRIOR = 4.0
_SURE = 0.75


@dataclass(frozen=True)
class Look:
    """How well a place looks like a reference picture.

    Attributes:
        picture: Index of the reference picture.
        score: -1 to 1; 1 is a perfect likeness of everything that tells the card from its neighbours.
        margin: By how much the residual fits this card better than the next best card.
        homography: float64 (3, 3), raster to image, after laying the picture over exactly.
    """

    picture: int
    score: float
    margin: float
    homography: Homography

    @property
    def trust(self) -> float:
        """0 to 1: a card that fits well and better than all others; unknown cards stay below 0.57."""
        return min(max(0.75 * (self.score + self.margin), 0.0), 1.0)

    @property
    def is_clear(self) -> bool:
        """Whether no other card needs to be looked at."""
        return self.score >= _SURE and self.margin > 0.1


@dataclass(frozen=True)
class Reference:
    """A reference picture on the raster, as laying over and looking closely need it.

    Attributes:
        grey: float32 (HEIGHT, WIDTH).
        flat: uint8 (HEIGHT, WIDTH), local contrast.
        points: float32 (n, 1, 2), corners to follow, or None if it has none.
    """

    grey: Float
    flat: Image
    points: Float | None

    @classmethod
    def of(cls, patch: Patch) -> Reference:
        """Prepare a reference picture's patch."""
        flat = patch.for_tracking()
        points = cv2.goodFeaturesToTrack(flat, 90, 0.02, 6)
        return cls(patch.grey, flat, None if points is None else np.asarray(points, np.float32))


class Residuals:
    """What is left of each reference print when the deck's mean print is taken away, in unit length."""

    def __init__(self, prints: Float, mean: Float, scales: Float) -> None:
        """Take prints (pictures, n), the deck's mean (n,) and the weight of each entry (pictures, n)."""
        self._mean = mean
        self.rows: Float = unit((prints - mean) * scales)
        self._scaled, self._squares = self.rows * scales, scales**2

    def likeness(self, patch: Patch) -> Float:
        """Correlation of the patch's residual with each picture's (pictures,), -1 to 1."""
        rest = patch.print - self._mean
        # What `unit(rest * scales)` would give row by row, without making the rows.
        lengths = np.sqrt(self._squares @ rest**2)
        return np.asarray(self._scaled @ rest / np.maximum(lengths, 1e-6), np.float32)


class Looks:
    """Reference pictures that a place may look like: a whole deck, or the likeliest of a large one."""

    def __init__(
        self,
        prints: Float,
        cards: NDArray[np.int64],
        blank: Sequence[Float | None],
        open_reference: Callable[[int], Reference],
        mean: Float | None = None,
    ) -> None:
        """Prepare the comparison.

        Args:
            prints: The pictures' prints (pictures, n).
            cards: For each picture the index of its card.
            blank: For each picture the place (4, 2) of a printed code as fractions of the picture, which
                does not count, or None.
            open_reference: Gives a picture's reference by its index.
            mean: The mean print of the deck; without it, of these pictures.
        """
        self.cards, self._blank, self._open = cards, blank, open_reference
        free = np.stack([open_print(place) for place in blank])
        mean = prints.sum(0) / (len(prints) + _MEAN_PRIOR) if mean is None else mean
        self._whether = Residuals(prints, mean, free * gains(_WHETHER))
        self._which = Residuals(prints, mean, free * gains(WHICH))
        self._weights: dict[int, Float] = {}

    @classmethod
    def of(cls, pictures: Sequence[Image], cards: Sequence[int], blank: Sequence[Float | None]) -> Looks:
        """All reference pictures (H, W, 3) of a deck, BGR."""
        patches = [Patch(to_raster(picture)) for picture in pictures]
        references = [Reference.of(patch) for patch in patches]
        prints = np.stack([patch.print for patch in patches])
        return cls(prints, np.array(cards), blank, references.__getitem__)

    def identify(self, frame: Frame, pose: Pose, limit: int = 3) -> list[Look]:
        """The cards that the place looks like, best first; at most `limit` pictures are laid over."""
        patch = frame.straighten(pose.homography)
        likeness = self._which.likeness(patch) + 0.5 * pose.votes / max(pose.support, 1)
        looks: dict[int, Look] = {}
        for picture in np.argsort(-likeness, kind="stable")[:limit].tolist():
            look = self._lay_over(frame, pose.homography, patch, picture)
            card = int(self.cards[look.picture])
            if card not in looks or looks[card].score < look.score:
                looks[card] = look
            if look.is_clear:
                break
        return sorted(looks.values(), key=lambda look: -look.score)

    def compare(self, frame: Frame, homography: Homography, picture: int) -> Look:
        """How much the place looks like one reference picture, after laying it over exactly."""
        patch = frame.straighten(homography)
        for _ in range(2):
            finer = self._track(homography, patch, picture)
            if finer is None:
                break
            homography, patch = finer, frame.straighten(finer)
        return self._judge(patch, picture, homography)

    def settle(self, frame: Frame, homography: Homography) -> Look:
        """The likeliest picture, laid over exactly."""
        patch = frame.straighten(homography)
        return self._lay_over(frame, homography, patch, int(self._which.likeness(patch).argmax()))

    def likeness(self, frame: Frame, homography: Homography) -> Float:
        """How much the place looks like each picture (pictures,), -1 to 1."""
        return self._which.likeness(frame.straighten(homography))

    def _lay_over(self, frame: Frame, homography: Homography, patch: Patch, picture: int) -> Look:
        """Lay the picture over, and see which picture the better straightened patch then looks like."""
        finer = self._track(homography, patch, picture)
        if finer is not None:
            homography, patch = finer, frame.straighten(finer)
            picture = int(self._which.likeness(patch).argmax())
            finer = self._track(homography, patch, picture)
        if finer is not None:
            homography, patch = finer, frame.straighten(finer)
        return self._judge(patch, picture, homography)

    def _judge(self, patch: Patch, picture: int, homography: Homography) -> Look:
        likeness = self._whether.likeness(patch)
        own = float(likeness[picture])
        others = likeness[self.cards != self.cards[picture]]
        margin = own - float(others.max()) if len(others) else own
        by_cells = self._cell_likeness(patch.grey, picture)
        return Look(picture, 0.6 * own + 0.4 * by_cells, margin, homography)

    def _track(self, homography: Homography, patch: Patch, picture: int) -> Homography | None:
        """A better homography, from following the picture's corners into the patch; None if they are lost."""
        reference = self._open(picture)
        start = reference.points
        if start is None or len(start) < 8:
            return None
        moved, found, _ = cv2.calcOpticalFlowPyrLK(
            reference.flat, patch.for_tracking(), start, start.copy(), winSize=(17, 17), maxLevel=2
        )
        kept = found.ravel() > 0
        if kept.sum() < 8:
            return None
        step, mask = cv2.findHomography(
            start[kept], moved[kept], cv2.RANSAC, 2.0, maxIters=200, confidence=0.99
        )
        if step is None or mask.sum() < 8:
            return None
        finer = homography @ step
        return finer if is_card_like(finer) else None

    def _cell_likeness(self, grey: Float, picture: int) -> float:
        scores = cell_scores(grey, self._open(picture).grey, _SEARCH)
        if picture not in self._weights:
            self._weights[picture] = self._weigh(picture)
        weights = self._weights[picture]
        order = np.argsort(scores, kind="stable")
        kept = order[np.cumsum(weights[order]) > _TRIM * weights.sum()]
        total = weights[kept].sum()
        return float((scores[kept] * weights[kept]).sum() / total) if total > 0 else 0.0

    def _weigh(self, picture: int) -> Float:
        """A picture's cell weights (cells,): contrast, times how much the cell differs from its mates'."""
        grey = self._open(picture).grey
        alike = self._whether.rows @ self._whether.rows[picture]
        alike[self.cards == self.cards[picture]] = -2
        mates = [j for j in np.argsort(-alike, kind="stable")[:_MATES].tolist() if alike[j] > -2]
        weights: Float = np.clip(cells(grey).std((1, 2)) / 24.0, 0.02, 1.0)
        if mates:
            same = np.mean([cell_scores(grey, self._open(j).grey, _SEARCH) for j in mates], 0)
            weights = weights * np.clip(1 - same, 0, 1) ** 2
        return np.asarray(weights * open_cells(self._blank[picture]), np.float32)


def cell_scores(grey: Float, reference: Float, search: int) -> Float:
    """Likeness of each cell (ROWS * COLUMNS,), -1 to 1, the best within `search` pixels of its place."""
    padded = cv2.copyMakeBorder(grey, search, search, search, search, cv2.BORDER_REPLICATE)
    scores = np.zeros(ROWS * COLUMNS, np.float32)
    for index in range(ROWS * COLUMNS):
        y, x = index // COLUMNS * CELL_H, index % COLUMNS * CELL_W
        cell = reference[y : y + CELL_H, x : x + CELL_W]
        window = padded[y : y + CELL_H + 2 * search, x : x + CELL_W + 2 * search]
        scores[index] = cv2.matchTemplate(window, cell, cv2.TM_CCOEFF_NORMED).max()
    return np.nan_to_num(np.clip(scores, -1, 1))


def unit(rows: Float) -> Float:
    return np.asarray(rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-6), np.float32)
