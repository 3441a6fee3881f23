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
WORKING_AREA = 512.0 * 288.0
FRAME_FEATURES = 600

_MIN_SIMILARITY = 0.80
_MIN_PAIRS = 4

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


def frame_features(grey: Grey, area: float = WORKING_AREA) -> Features:
    """Features of a photo, found on it reduced to `area` pixels and given in the photo's own pixels."""
    scale = min(1.0, math.sqrt(area / grey.size))
    small = cv2.resize(grey, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else grey
    found = detect(np.asarray(small, np.uint8), round(FRAME_FEATURES * max(1.0, area / WORKING_AREA)))
    return Features(found.points / scale, found.sizes / scale, found.angles, found.descriptors)


class ReferenceFeatures:
    """The features of all reference pictures of a deck, ready to be matched."""

    def __init__(self, pictures: Sequence[Grey]) -> None:
        """Index grey reference pictures (H, W), in order."""
        found = [_reference(picture) for picture in pictures]
        self.count = len(pictures)
        self.descriptors = np.concatenate([f.descriptors for f, _ in found])
        self.sizes = np.concatenate([f.sizes for f, _ in found])
        self.angles = np.concatenate([f.angles for f, _ in found])
        self.picture = np.concatenate([np.full(len(f.points), i) for i, (f, _) in enumerate(found)])
        # From a feature to its card's centre, and its place on the raster.
        self.to_centre = np.concatenate([size / 2 - f.points for f, size in found]).astype(np.float32)
        raster = np.array([WIDTH, HEIGHT], np.float32)
        self.places = np.concatenate([f.points / size * raster for f, size in found]).astype(np.float32)

    def poses(self, frame: Features, limit: int = 8) -> list[Pose]:
        """Places where cards may lie, best supported first."""
        if not len(frame.points) or not len(self.descriptors):
            return []
        similarity = frame.descriptors @ self.descriptors.T
        nearest = similarity.argmax(1)
        good = np.flatnonzero(similarity[np.arange(len(nearest)), nearest] >= _MIN_SIMILARITY)
        if len(good) < _MIN_PAIRS:
            return []
        return self._cluster(frame, good, nearest[good], limit)

    def _cluster(
        self, frame: Features, good: NDArray[np.int64], pair: NDArray[np.int64], limit: int
    ) -> list[Pose]:
        points = frame.points[good]
        agree, heights = self._agreement(frame, good, pair)
        alive = np.ones(len(good), bool)
        poses = []
        for _ in range(limit):
            votes = np.where(alive, (agree & alive).sum(1), 0)
            leader = int(votes.argmax())
            if votes[leader] < _MIN_PAIRS:
                break
            members = np.flatnonzero(agree[leader] & alive)
            pose, used = self._pose(points, pair, members, float(heights[leader]))
            if pose is not None:
                poses.append(pose)
            alive[used] = False
        return sorted(poses, key=lambda pose: -pose.support)

    def _agreement(
        self, frame: Features, good: NDArray[np.int64], pair: NDArray[np.int64]
    ) -> tuple[NDArray[np.bool_], Float]:
        """Which pairs (n, n) see the same card at the same place, and each pair's card height in pixels."""
        turn = frame.angles[good] - self.angles[pair]
        scale = frame.sizes[good] / self.sizes[pair]
        offset = self.to_centre[pair] * scale[:, None]
        cos, sin = np.cos(turn), np.sin(turn)
        x = frame.points[good, 0] + cos * offset[:, 0] - sin * offset[:, 1]
        y = frame.points[good, 1] + sin * offset[:, 0] + cos * offset[:, 1]
        height = scale * math.sqrt(REFERENCE_AREA * HEIGHT / WIDTH)
        near = (x[:, None] - x) ** 2 + (y[:, None] - y) ** 2
        reach = 0.25 * np.minimum(height[:, None], height)
        logs = np.log(scale)
        agree = (near < reach**2) & (np.abs(logs[:, None] - logs) < 0.5)
        agree &= np.cos(turn[:, None] - turn) > 0.85
        return agree, height.astype(np.float32)

    def _pose(
        self, points: Float, pair: NDArray[np.int64], members: NDArray[np.int64], height: float
    ) -> tuple[Pose | None, NDArray[np.int64]]:
        """A homography from the cluster's members, and which pairs are used up."""
        source, target = self.places[pair[members]], points[members]
        reach = 3.0 + 0.012 * height
        found, mask = cv2.findHomography(source, target, cv2.RANSAC, reach, maxIters=500, confidence=0.99)
        if found is None:
            return None, members
        homography = np.asarray(found, np.float64)
        if not is_card_like(homography):
            return None, members
        inside = members[mask.ravel() > 0]
        votes = np.bincount(self.picture[pair[inside]], minlength=self.count)
        return Pose(homography, len(inside), votes), members


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


def _reference(picture: Grey) -> tuple[Features, Float]:
    scale = math.sqrt(REFERENCE_AREA / picture.size)
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    small = np.asarray(cv2.resize(picture, None, fx=scale, fy=scale, interpolation=how), np.uint8)
    size = np.array([small.shape[1], small.shape[0]], np.float32)
    return _spread(detect(small, 3 * REFERENCE_FEATURES), size), size


def _spread(found: Features, size: Float) -> Features:
    """Keep the strongest features of every part of the card in turn, so that no part takes all places."""
    cells = (found.points / size * np.array([5, 7])).astype(int)
    rank = np.zeros(len(cells), int)
    seen: dict[tuple[int, int], int] = {}
    for index, (column, row) in enumerate(cells):
        rank[index] = seen.get((column, row), 0)
        seen[column, row] = rank[index] + 1
    keep = np.argsort(rank, kind="stable")[:REFERENCE_FEATURES]
    return Features(found.points[keep], found.sizes[keep], found.angles[keep], found.descriptors[keep])
