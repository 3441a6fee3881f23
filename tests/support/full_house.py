"""A house in use by one device: tables with entries, plays, box values, an enrolled deck, collected cards."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import yaml

import plays
import rules_data

CASES = Path(__file__).parents[1] / "cases"
FACES = Path(__file__).parents[2] / "assets" / "decks" / "tourism" / "faces"
EVENING = datetime(2026, 3, 14, 10, 30, tzinfo=UTC)
GAMES = ("tourism", "orbis", "duel", "artifact")
OF_A_GAME = ("game", "setup", "turn", "rules", "score", "box")
# Every page in a filled state, by name: the page's file, then what is shown on it.
PAGES = (
    *(
        "home",
        "about",
        "phone",
        "join",
        "history",
        "history-stats",
        "history-people",
        "history-files",
        "play",
    ),
    *(f"{page}-{game}" for game in GAMES for page in OF_A_GAME),
    *("scan", "atlas", "place", "printed", "workshop", "duel_cards", "duel_left", "duel_structure", "rounds"),
)
_TRAY = [{"id": "seomun-market"}, {"id": "gyeongbokgung"}, {"id": "imjingak", "linked_color": "black"}]
_PRINTED = {"tier": 2, "points": 3, "mapae": 1, "themes": ["sea"], "color": "blue", "region": "jeju"}


def fill(store: plays.Store, device: str) -> dict[str, str]:
    """Fills a store; gives the path and query of every page by a name such as "score-orbis"."""
    links: dict[str, str] = {"home": "", "about": "about", "phone": "phone", "duel_cards": "duel_cards"}
    for game, players, expansions, state in (
        ("tourism", 3, (), _tourism()),
        ("orbis", 2, (), _orbis()),
        ("duel", 2, ("pantheon",), _duel()),
        ("artifact", 4, ("research", "roles"), _artifact()),
    ):
        code = store.tables.create(device, game, players, expansions, state).code
        query = {"game": game, "n": str(players), "t": code}
        query |= {"x": ".".join(expansions)} if expansions else {}
        for page in OF_A_GAME:
            links[f"{page}-{game}"] = f"{page}?{urlencode(query)}"
        links |= {page: f"{page}?{urlencode(query | more)}" for page, more in _OWN.get(game, {}).items()}
    return links | _kept(store, device)


# Pages that only one game has, and what their links carry besides the table.
_OWN: dict[str, dict[str, dict[str, str]]] = {
    "tourism": {
        "scan": {},
        "atlas": {"region": "gyeongsang"},
        "place": {"card": "seomun-market"},
        "printed": {"card": "seomun-market"},
    },
    "duel": {"duel_left": {}, "duel_structure": {}},
    "artifact": {"rounds": {}},
}


def _kept(store: plays.Store, device: str) -> dict[str, str]:
    """Plays, box values, a deck, collected cards and a shared table; gives the links to them."""
    for card in ("seomun-market", "gyeongbokgung", "haeundae-beach"):
        store.collection.add(device, "tourism", card)
    store.box.set("tourism", "tokens_per_color.3", 6)
    store.shelves.set("tourism", "둘째 칸")
    numbers = [str(store.plays.record(_play(day)).uuid) for day in range(3)]
    deck = store.decks.create("우리 집 카드")
    store.decks.add_card(deck.id, "seomun-market", "서문시장", place="seomun-market", codes=["8801"])
    store.decks.add_photo(deck.id, "seomun-market", (FACES / "seomun-market.webp").read_bytes(), "image/webp")
    shared = store.tables.create(device, "orbis", 3, (), {"names": ["가람", "나래"]}).code
    joined = store.shared.open(shared, device).join_code
    return {
        "history": "history",
        "history-stats": "history?view=stats",
        "history-people": "history?view=people",
        "history-files": "history?view=files",
        "play": f"play?play={numbers[0]}",
        "workshop": f"workshop?deck={deck.id}",
        "join": f"join?code={joined}",
    }


def _tourism() -> dict[str, Any]:
    return {
        "names": ["가람", "나래", "다솜"],
        "trays": [
            {"cards": _TRAY, "relics": 1},
            {"cards": [_PRINTED], "relics": 0},
            {"cards": [], "relics": 0},
        ],
        "ticks": ["tourism.setup.decks", "tourism.setup.display"],
        "relics": ["bride-mask", "star-chart", "bronze-mirror", "lacquer-box"],
        "step": 4,
    }


def _orbis() -> dict[str, Any]:
    sheet = _case("orbis")
    worlds = {
        f"orbis_{seat}": {"cubes": player["cubes"], "god": player["god"], "rows": player["pyramid"]}
        for seat, player in enumerate(sheet["players"])
    }
    return worlds | {"names": ["가람", "나래"], "orbis_hand": {"red": 2, "blue": 1}}


def _duel() -> dict[str, Any]:
    sheet = _case("duel")
    cities = {f"duel_city_{seat}": sheet[f"p{seat + 1}"] for seat in (0, 1)}
    return cities | {"duel_pawn": sheet["pawn"], "names": ["가람", "나래"]}


def _artifact() -> dict[str, Any]:
    money = {f"artifact_money_{seat}": 17 - 3 * seat for seat in range(4)}
    tiles = {
        "artifact_tile_type_1-3": 0,
        "artifact_tile_africa-4": 1,
        "artifact_printed_tile.africa-4.prestige": 5,
    }
    return money | tiles | {"artifact_step_0_africa": 2, "names": ["가람", "나래", "다솜", "라온"]}


def _case(game: str) -> dict[str, Any]:
    cases = yaml.safe_load((CASES / f"{game}.yaml").read_text(encoding="utf-8"))
    return dict(cases[0]["sheet"])


def _play(day: int) -> plays.PlayRecord:
    sheet = _case("orbis")
    result = rules_data.game("orbis").score(sheet)
    seats = tuple(
        plays.PlayerResult(
            seat=seat,
            name=name,
            rank=player.rank,
            total=player.total,
            winner=seat in result.winners,
            breakdown=player.breakdown,
        )
        for seat, (name, player) in enumerate(zip(("가람", "나래"), result.players, strict=True))
    )
    return plays.PlayRecord(
        game="orbis",
        played_at=EVENING.replace(day=14 + day),
        players=seats,
        decided_by=result.decided_by,
        duration_minutes=50,
        sheet=sheet,
        state=_orbis(),
    )
