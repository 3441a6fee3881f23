"""What a large index learns once from a sample of its pictures, and measures all pictures by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from scanner.features import main_axes
from scanner.index.describe import Described, opened_prints
from scanner.patches import gains
from scanner.verify import WHICH, unit

# Prints are looked up on so many main axes; of 100,000 cards the right one is then among the first few.
PRINT_AXES = 256
# Pictures that the axes are learned from: more would change them little, and take long.
SAMPLE = 2500

Float = NDArray[np.float32]


@dataclass(frozen=True)
class Base:
    """Axes and mean.

    Attributes:
        feature_axes: float32 (128, 64), the main axes of descriptors.
        print_mean: float32 (n,), the mean print.
        print_axes: float32 (n, at most 256), the main axes of prints with the mean taken away.
    """

    feature_axes: Float
    print_mean: Float
    print_axes: Float

    @classmethod
    def learn(cls, sample: Sequence[Described]) -> Base:
        """Learn from some of the pictures."""
        descriptors = np.concatenate([one.features.descriptors for one in sample])
        prints = opened_prints(np.stack([one.print for one in sample]))
        mean = prints.mean(0)
        rows = unit((prints - mean) * gains(WHICH))
        # The axes by way of the small matrix of rows with rows, for there are more entries than rows.
        lengths, turns = np.linalg.eigh(rows @ rows.T)
        kept = np.argsort(-lengths)[: min(PRINT_AXES, len(rows))]
        axes = rows.T @ (turns[:, kept] / np.sqrt(np.maximum(lengths[kept], 1e-6)))
        return cls(main_axes(descriptors), mean, np.ascontiguousarray(axes, np.float32))

    def vectors(self, prints: Float) -> Float:
        """Prints (k, n) on the main axes (k, m)."""
        return np.ascontiguousarray(unit((prints - self.print_mean) * gains(WHICH)) @ self.print_axes)

    def save(self, path: Path) -> None:
        """Write to a file."""
        np.savez(path, feature=self.feature_axes, mean=self.print_mean, prints=self.print_axes)

    @classmethod
    def load(cls, path: Path) -> Base:
        """Read from a file."""
        with np.load(path) as kept:
            return cls(kept["feature"], kept["mean"], kept["prints"])
