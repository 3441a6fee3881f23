"""Which card lies at a place, if any? The place is straightened and compared with every reference picture.

A pose from `features` is rough. The straightened patch is first compared coarsely with all pictures; the
best few are then laid over it exactly (tracked points, new homography) and compared cell by cell. A cell
counts by what it
tells: cells in which a card looks like its neighbours in the deck (frame, chips, the same title bar) count
little, so that an unknown card on the same template does not pass for a known one. The worst cells are left
out, for a finger or a glare may cover them.
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
_COARSE = (21, 30)

Float = NDArray[np.float32]
Grey = NDArray[np.uint8]


class Frame:
    """A grey photo with its halves: a card is straightened from the level nearest to the raster's scale."""

    def __init__(self, grey: Grey) -> None:
        """Take a grey photo (H, W)."""
        self.grey = grey
        self._levels = [grey]

    def straighten(self, homography: NDArray[np.float64]) -> Grey:
        """The patch (HEIGHT, WIDTH) that the homography (raster to image) points at."""
        quad = corners_of(homography)
        height = float(np.linalg.norm(quad[3] - quad[0]) + np.linalg.norm(quad[2] - quad[1])) / 2
        level = int(np.clip(np.floor(np.log2(max(height / HEIGHT, 1.0) / 1.2)), 0, 4))
        while len(self._levels) <= level:
            self._levels.append(np.asarray(cv2.pyrDown(self._levels[-1]), np.uint8))
        shrink = np.diag([0.5**level, 0.5**level, 1.0])
        flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
        patch = cv2.warpPerspective(
            self._levels[level],
            shrink @ homography,
            (WIDTH, HEIGHT),
            flags=flags,
            borderMode=cv2.BORDER_REPLICATE,
        )
        return np.asarray(patch, np.uint8)


@dataclass(frozen=True)
class Look:
    """How well a place looks like a reference picture.

    Attributes:
        picture: Index of the reference picture.
        score: -1 to 1; 1 is a perfect likeness of everything that tells the card from its neighbours.
        homography: float64 (3, 3), raster to image, after laying the picture over exactly.
    """

    picture: int
    score: float
    homography: NDArray[np.float64]


class ReferenceLooks:
    """All reference pictures of a deck, straightened onto the raster."""

    def __init__(self, pictures: Sequence[Grey], cards: Sequence[int], blank: Sequence[Float | None]) -> None:
        """Prepare the comparison.

        Args:
            pictures: Grey reference pictures (H, W).
            cards: For each picture the index of its card.
            blank: For each picture the place (4, 2) of a printed code as fractions of the picture, which
                does not count, or None.
        """
        self.cards = np.array(cards)
        self.patches = [_soften(_to_raster(picture)) for picture in pictures]
        self.coarse = np.stack([_coarse(patch) for patch in self.patches])
        self.flat = [_even_out(patch) for patch in self.patches]
        self.points = [cv2.goodFeaturesToTrack(flat, 90, 0.02, 6) for flat in self.flat]
        self.weights = self._weigh(blank)

    def identify(self, frame: Frame, pose: Pose, limit: int = 3) -> list[Look]:
        """The reference pictures that the place looks like, best first; at most one picture a card."""
        patch = frame.straighten(pose.homography)
        looks = [
            self._lay_over(frame, pose.homography, patch, i) for i in self._shortlist(patch, pose, limit)
        ]
        looks.sort(key=lambda look: -look.score)
        best: dict[int, Look] = {}
        for look in looks:
            best.setdefault(int(self.cards[look.picture]), look)
        return list(best.values())

    def compare(self, frame: Frame, homography: NDArray[np.float64], picture: int) -> Look:
        """How much the place looks like one reference picture, after laying it over exactly."""
        return self._lay_over(frame, homography, frame.straighten(homography), picture)

    def _shortlist(self, patch: Grey, pose: Pose, limit: int) -> list[int]:
        likeness = self.coarse @ _coarse(_soften(patch))
        by_look = np.argsort(-likeness, kind="stable")[:limit]
        by_votes = np.argsort(-pose.votes, kind="stable")[:limit]
        return list(dict.fromkeys([*by_look.tolist(), *by_votes.tolist()]))

    def _lay_over(self, frame: Frame, homography: NDArray[np.float64], patch: Grey, picture: int) -> Look:
        for _ in range(2):
            finer = self._track(homography, patch, picture)
            if finer is None:
                break
            homography, patch = finer, frame.straighten(finer)
        return Look(picture, self._likeness(_soften(patch), picture), homography)

    def _track(
        self, homography: NDArray[np.float64], patch: Grey, picture: int
    ) -> NDArray[np.float64] | None:
        """A better homography, from following the picture's corners into the patch; None if they are lost."""
        start = self.points[picture]
        if start is None or len(start) < 8:
            return None
        moved, found, _ = cv2.calcOpticalFlowPyrLK(
            self.flat[picture], _even_out(_soften(patch)), start, start.copy(), winSize=(17, 17), maxLevel=2
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

    def _likeness(self, patch: Float, picture: int) -> float:
        scores = cell_scores(patch, self.patches[picture], _SEARCH)
        weights = self.weights[picture]
        order = np.argsort(scores, kind="stable")
        kept = order[np.cumsum(weights[order]) > _TRIM * weights.sum()]
        total = weights[kept].sum()
        return float((scores[kept] * weights[kept]).sum() / total) if total > 0 else 0.0

    def _weigh(self, blank: Sequence[Float | None]) -> Float:
        """Cell weights (pictures, cells): contrast, times how much the cell differs from its mates'."""
        mates = self.coarse @ self.coarse.T
        mates[self.cards[:, None] == self.cards] = -2
        weights = np.zeros((len(self.patches), ROWS * COLUMNS), np.float32)
        for index, patch in enumerate(self.patches):
            nearest = [j for j in np.argsort(-mates[index], kind="stable")[:_MATES] if mates[index, j] > -2]
            contrast = np.clip(_cells(patch).std((1, 2)) / 24.0, 0.02, 1.0)
            if nearest:
                alike = np.mean([cell_scores(patch, self.patches[j], _SEARCH) for j in nearest], 0)
                contrast = contrast * np.clip(1 - alike, 0, 1) ** 2
            weights[index] = contrast * _open_cells(blank[index])
        return weights


def cell_scores(patch: Float, reference: Float, search: int) -> Float:
    """Likeness of each cell (ROWS * COLUMNS,), -1 to 1, the best within `search` pixels of its place."""
    padded = cv2.copyMakeBorder(patch, search, search, search, search, cv2.BORDER_REPLICATE)
    scores = np.zeros(ROWS * COLUMNS, np.float32)
    for index in range(ROWS * COLUMNS):
        y, x = index // COLUMNS * CELL_H, index % COLUMNS * CELL_W
        cell = reference[y : y + CELL_H, x : x + CELL_W]
        window = padded[y : y + CELL_H + 2 * search, x : x + CELL_W + 2 * search]
        scores[index] = cv2.matchTemplate(window, cell, cv2.TM_CCOEFF_NORMED).max()
    return np.nan_to_num(np.clip(scores, -1, 1))


def _to_raster(picture: Grey) -> Grey:
    return np.asarray(cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.uint8)


def _soften(patch: Grey) -> Float:
    """Photos are never as sharp as print; both sides are compared a little blurred."""
    return np.asarray(cv2.GaussianBlur(patch.astype(np.float32), (0, 0), 1.2), np.float32)


def _even_out(patch: Float) -> Grey:
    """Local contrast only: light that falls unevenly does not matter any more."""
    mean = cv2.GaussianBlur(patch, (0, 0), 12)
    spread = np.sqrt(np.maximum(cv2.GaussianBlur((patch - mean) ** 2, (0, 0), 12), 16.0))
    return np.clip(128 + 48 * (patch - mean) / spread, 0, 255).astype(np.uint8)


def _coarse(patch: Float) -> Float:
    small = cv2.resize(_even_out(patch), _COARSE, interpolation=cv2.INTER_AREA).astype(np.float32).ravel()
    small -= small.mean()
    return np.asarray(small / max(float(np.linalg.norm(small)), 1e-6), np.float32)


def _cells(patch: Float) -> Float:
    return patch.reshape(ROWS, CELL_H, COLUMNS, CELL_W).swapaxes(1, 2).reshape(-1, CELL_H, CELL_W)


def _open_cells(blank: Float | None) -> Float:
    """1 for cells free of the printed code, 0 for those under it."""
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    if blank is not None:
        quad = blank * np.array([WIDTH, HEIGHT], np.float32)
        cv2.fillConvexPoly(mask, quad.round().astype(np.int32), 1.0)
    return np.asarray(_cells(mask).mean((1, 2)) < 0.15, np.float32)
