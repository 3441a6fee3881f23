"""Every page of every game runs, says something in Korean and shows no error."""

from __future__ import annotations

import re

import pytest

import rules_data
from tests.pages.conftest import Open

PAGES = ("game", "setup", "turn", "rules", "score", "box")
TABLES = [
    (game.id, players, mix)
    for game in rules_data.games()
    for players in game.info.players
    for mix in game.combinations()
]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize(("game", "players", "mix"), TABLES)
def test_page_runs_for_every_table(
    open_page: Open, page: str, game: str, players: int, mix: frozenset[str]
) -> None:
    app = open_page(page, game=game, n=str(players), x=".".join(sorted(mix)))
    assert not app.exception
    assert not app.error
    texts = " ".join(element.value for element in app.markdown)
    assert re.search("[가-힣]", texts)


@pytest.mark.parametrize("page", ["home", "scan", "place", "printed", "about"])
def test_page_without_a_table_runs(open_page: Open, page: str) -> None:
    app = open_page(page)
    assert not app.exception
    assert not app.error
