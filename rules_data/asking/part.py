"""Something of a box that can be asked for by its name: a card, a tile, a token, a goal."""

from __future__ import annotations

from rules_data.model import Frozen, Status


class Part(Frozen):
    """A piece of a game as a search result.

    A game that wants its pieces found has a module `parts` with `parts() -> tuple[Part, ...]`.

    Attributes:
        id: an id that no paragraph of the game has.
        title: its Korean name.
        text: what it is or does, in whole sentences.
        rule: the paragraph that says what such a piece is for.
        words: other names that players use.
    """

    id: str
    title: str
    text: str
    rule: str
    words: tuple[str, ...] = ()
    source: str
    status: Status = "stated"
