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

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from scanner.features import HEIGHT, WIDTH, Pose, corners_of, is_card_like

COLUMNS, ROWS = 7, 8
CELL_W, CELL_H = WIDTH // COLUMNS, HEIGHT // ROWS
_SEARCH = 2
_TRIM = 0.20
_MATES = 3
_LIGHT_SIZE = (42, 60)
_COLOUR_SIZE = (21, 30)
# Makes colour weigh about as much as light in a colourful deck and next to nothing in a grey one.
_COLOUR_GAIN = 3.0
# A small deck's mean is drawn towards no pattern at all, else the mean of one card would be the card.
_MEAN_PRIOR = 4.0
_SURE = 0.75

Float = NDArray[np.float32]
Image = NDArray[np.uint8]
Homography = NDArray[np.float64]


class Frame:
    """A photo with its halves: a card is straightened from the level nearest to the raster's scale."""

    def __init__(self, image: Image) -> None:
        """Take a BGR photo (H, W, 3)."""
        self._levels = [image]

    def straighten(self, homography: Homography) -> Patch:
        """The patch that the homography (raster to image) points at."""
        quad = corners_of(homography)
        height = float(np.linalg.norm(quad[3] - quad[0]) + np.linalg.norm(quad[2] - quad[1])) / 2
        level = int(np.clip(np.floor(np.log2(max(height / HEIGHT, 1.0) / 1.2)), 0, 4))
        while len(self._levels) <= level:
            half = cv2.resize(self._levels[-1], None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
            self._levels.append(np.asarray(half, np.uint8))
        shrink = np.diag([0.5**level, 0.5**level, 1.0])
        straight = cv2.warpPerspective(
            self._levels[level],
            shrink @ homography,
            (WIDTH, HEIGHT),
            flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
            borderMode=cv2.BORDER_REPLICATE,
        )
        return Patch(np.asarray(straight, np.uint8))


class Patch:
    """A straightened card, softened: photos are never as sharp as print, so both sides are compared so.

    Attributes:
        grey: float32 (HEIGHT, WIDTH).
        flat: float32 (HEIGHT, WIDTH), local contrast; light that falls unevenly does not matter any more.
        print: float32 (n,), light and colour in one row, what residuals are made of.
    """

    def __init__(self, image: Image) -> None:
        """Take a BGR picture on the raster."""
        soft = np.asarray(cv2.GaussianBlur(image, (0, 0), 1.2), np.uint8)
        self.grey: Float = np.asarray(cv2.cvtColor(soft, cv2.COLOR_BGR2GRAY), np.float32)
        mean = cv2.blur(self.grey, (25, 25))
        spread = np.sqrt(np.maximum(cv2.blur((self.grey - mean) ** 2, (25, 25)), self._least_spread()))
        self.flat: Float = np.asarray((self.grey - mean) / spread, np.float32)
        light = cv2.resize(self.flat, _LIGHT_SIZE, interpolation=cv2.INTER_AREA).clip(-2.5, 2.5)
        self.print: Float = np.concatenate([light.ravel(), _COLOUR_GAIN * _colours(soft)])

    def for_tracking(self) -> Image:
        """The local contrast as uint8 (HEIGHT, WIDTH)."""
        return np.clip(128 + 48 * self.flat, 0, 255).astype(np.uint8)

    def _least_spread(self) -> float:
        """Contrast below which a plain area stays plain, relative to the card's own: noise is no pattern."""
        return max(0.4 * float(self.grey.std()), 3.0) ** 2


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


class ReferenceLooks:
    """All reference pictures of a deck on the raster."""

    def __init__(
        self, pictures: Sequence[Image], cards: Sequence[int], blank: Sequence[Float | None]
    ) -> None:
        """Prepare the comparison.

        Args:
            pictures: BGR reference pictures (H, W, 3).
            cards: For each picture the index of its card.
            blank: For each picture the place (4, 2) of a printed code as fractions of the picture, which
                does not count, or None.
        """
        patches = [Patch(_to_raster(picture)) for picture in pictures]
        self.cards = np.array(cards)
        self._greys = [patch.grey for patch in patches]
        self._flats = [patch.for_tracking() for patch in patches]
        self._points = [cv2.goodFeaturesToTrack(flat, 90, 0.02, 6) for flat in self._flats]
        prints = np.stack([patch.print for patch in patches])
        self._mean = prints.sum(0) / (len(prints) + _MEAN_PRIOR)
        self._open = np.stack([_open_print(place) for place in blank])
        residuals = (prints - self._mean) * self._open
        self._residuals = residuals / np.maximum(np.linalg.norm(residuals, axis=1, keepdims=True), 1e-6)
        self._weights = self._weigh(blank)

    def identify(self, frame: Frame, pose: Pose, limit: int = 3) -> list[Look]:
        """The cards that the place looks like, best first; at most `limit` pictures are laid over."""
        patch = frame.straighten(pose.homography)
        likeness = self._likeness(patch) + 0.5 * pose.votes / max(pose.support, 1)
        looks: dict[int, Look] = {}
        for picture in np.argsort(-likeness, kind="stable")[:limit].tolist():
            look = self._lay_over(frame, pose.homography, patch, picture)
            card = int(self.cards[look.picture])
            if card not in looks or looks[card].score < look.score:
                looks[card] = look
            if look.score >= _SURE and look.margin > 0.1:
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

    def settle(self, frame: Frame, homography: Homography) -> Homography:
        """The homography with the likeliest picture laid over exactly."""
        patch = frame.straighten(homography)
        return self._lay_over(frame, homography, patch, int(self._likeness(patch).argmax())).homography

    def likeness(self, frame: Frame, homography: Homography) -> Float:
        """How much the place looks like each picture (pictures,), -1 to 1."""
        return self._likeness(frame.straighten(homography))

    def _lay_over(self, frame: Frame, homography: Homography, patch: Patch, picture: int) -> Look:
        """Lay the picture over, and see which picture the better straightened patch then looks like."""
        finer = self._track(homography, patch, picture)
        if finer is not None:
            homography, patch = finer, frame.straighten(finer)
            picture = int(self._likeness(patch).argmax())
            finer = self._track(homography, patch, picture)
        if finer is not None:
            homography, patch = finer, frame.straighten(finer)
        return self._judge(patch, picture, homography)

    def _judge(self, patch: Patch, picture: int, homography: Homography) -> Look:
        likeness = self._likeness(patch)
        own = float(likeness[picture])
        others = likeness[self.cards != self.cards[picture]]
        margin = own - float(others.max()) if len(others) else own
        cells = self._cell_likeness(patch.grey, picture)
        return Look(picture, 0.6 * own + 0.4 * cells, margin, homography)

    def _likeness(self, patch: Patch) -> Float:
        """Correlation of the patch's residual with each picture's, -1 to 1."""
        residual = (patch.print - self._mean) * self._open
        length = np.maximum(np.linalg.norm(residual, axis=1), 1e-6)
        return np.asarray((self._residuals * residual).sum(1) / length, np.float32)

    def _track(self, homography: Homography, patch: Patch, picture: int) -> Homography | None:
        """A better homography, from following the picture's corners into the patch; None if they are lost."""
        start = self._points[picture]
        if start is None or len(start) < 8:
            return None
        moved, found, _ = cv2.calcOpticalFlowPyrLK(
            self._flats[picture], patch.for_tracking(), start, start.copy(), winSize=(17, 17), maxLevel=2
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
        scores = cell_scores(grey, self._greys[picture], _SEARCH)
        weights = self._weights[picture]
        order = np.argsort(scores, kind="stable")
        kept = order[np.cumsum(weights[order]) > _TRIM * weights.sum()]
        total = weights[kept].sum()
        return float((scores[kept] * weights[kept]).sum() / total) if total > 0 else 0.0

    def _weigh(self, blank: Sequence[Float | None]) -> Float:
        """Cell weights (pictures, cells): contrast, times how much the cell differs from its mates'."""
        mates = self._residuals @ self._residuals.T
        mates[self.cards[:, None] == self.cards] = -2
        weights = np.zeros((len(self._greys), ROWS * COLUMNS), np.float32)
        for index, grey in enumerate(self._greys):
            nearest = [j for j in np.argsort(-mates[index], kind="stable")[:_MATES] if mates[index, j] > -2]
            contrast = np.clip(_cells(grey).std((1, 2)) / 24.0, 0.02, 1.0)
            if nearest:
                alike = np.mean([cell_scores(grey, self._greys[j], _SEARCH) for j in nearest], 0)
                contrast = contrast * np.clip(1 - alike, 0, 1) ** 2
            weights[index] = contrast * _open_cells(blank[index])
        return weights


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


def _to_raster(picture: Image) -> Image:
    return np.asarray(cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.uint8)


def _colours(soft: Image) -> Float:
    """Two colour ratios, as logarithms, of a coarse picture whose brightest tenth is taken for white."""
    small = cv2.resize(soft, _COLOUR_SIZE, interpolation=cv2.INTER_AREA).astype(np.float32).reshape(-1, 3)
    white = np.maximum(np.percentile(small, 90, axis=0), 8.0)
    blue, green, red = np.log(small / white + 0.1).T
    return np.concatenate([red - green, blue - green]).clip(-1, 1).astype(np.float32)


def _cells(grey: Float) -> Float:
    return grey.reshape(ROWS, CELL_H, COLUMNS, CELL_W).swapaxes(1, 2).reshape(-1, CELL_H, CELL_W)


def _code_mask(blank: Float | None) -> Float:
    """1 where a printed code lies on the raster, else 0."""
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    if blank is not None:
        quad = blank * np.array([WIDTH, HEIGHT], np.float32)
        cv2.fillConvexPoly(mask, quad.round().astype(np.int32), 1.0)
    return mask


def _open_print(blank: Float | None) -> Float:
    """1 for the entries of a print that are free of the printed code, 0 for those under it."""
    # A print sees a neighbourhood of each point, so a code spoils a margin around itself too.
    mask = cv2.dilate(_code_mask(blank), np.ones((9, 9), np.uint8))
    light = cv2.resize(mask, _LIGHT_SIZE, interpolation=cv2.INTER_AREA).ravel()
    colour = cv2.resize(mask, _COLOUR_SIZE, interpolation=cv2.INTER_AREA).ravel()
    return np.asarray(np.concatenate([light, colour, colour]) < 0.1, np.float32)


def _open_cells(blank: Float | None) -> Float:
    """1 for cells free of the printed code, 0 for those under it."""
    return np.asarray(_cells(_code_mask(blank)).mean((1, 2)) < 0.15, np.float32)
