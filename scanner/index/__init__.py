"""A large deck's reference pictures on disk: memory-mapped, added to and taken from without starting anew.

A small deck is compared in memory, picture by picture (see `recognise.learn`). Of a large one
faiss looks up the nearest features, which tell where cards lie, and the nearest prints, which tell the few
cards that a place may be; those few are then compared as in a small deck.
"""

from scanner.index.large import LargeIndex

__all__ = ["LargeIndex"]
