"""Plays for the BG Stats app: a link that adds one play, and a file with many.

The link's JSON is the one that the maker's page on pushing plays shows; the file has the lists and fields
that exports of other score pads have, which the app imports.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from datetime import datetime, tzinfo
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, UUID, uuid5

from plays.names import meant
from plays.records import PlayerResult, PlayRecord
from plays.wording import GameWords

_PUSH = "https://app.bgstatsapp.com/createPlay.html?data="
_SOURCE = "판지기"
_NAMES = uuid5(NAMESPACE_URL, "panjigi:bgstats")
_APP_VERSION = "panjigi"


def bgstats_link(play: PlayRecord, words: GameWords, meanings: Mapping[str, str], zone: tzinfo) -> str:
    """A link that opens the app with the play filled in."""
    data = {
        "sourceName": _SOURCE,
        "sourcePlayId": str(play.uuid),
        "playDate": _date(play.played_at, zone),
        "game": _without_nothing(
            name=words.name_en or words.name,
            bggId=words.bgg_id,
            sourceGameId=words.id,
            highestWins=True,
            noPoints=False,
        ),
        "players": [_pushed_player(player, meanings) for player in play.players],
    } | _without_nothing(
        durationMin=play.duration_minutes,
        location=play.location,
        comments=play.note,
        board=", ".join(words.expansions.get(name, name) for name in play.expansions),
    )
    return _PUSH + quote(json.dumps(data, ensure_ascii=False, separators=(",", ":")), safe="")


def bgstats_file(
    plays: Sequence[PlayRecord],
    words: Mapping[str, GameWords],
    meanings: Mapping[str, str],
    zone: tzinfo,
    now: datetime,
) -> str:
    """The file of many plays (BGStatsExport.json; with a single play also .bgsplay).

    Args:
        plays: what to write.
        words: by game id; a game without words is called by its id.
        meanings: merged names.
        zone: the time zone of the dates.
        now: the time of the export, aware.
    """
    stamp = _date(now, zone)
    games = _Numbered("game")
    people = _Numbered("player")
    places = _Numbered("location")
    written = [_filed_play(play, games, people, places, meanings, zone, stamp) for play in plays]
    content = {
        "games": [_filed_game(number, own, words, stamp) for own, number in games],
        "players": [
            _named(people, name, number, stamp) | {"isAnonymous": name == _ANONYMOUS, "bggUsername": ""}
            for name, number in people
        ],
        "locations": [_named(places, name, number, stamp) for name, number in places],
        "plays": written,
        "userInfo": {"meRefId": 0, "exportDate": stamp, "appVersion": _APP_VERSION},
    }
    return json.dumps(content, ensure_ascii=False, indent=1)


_ANONYMOUS = "이름 없는 사람"


class _Numbered:
    """Things that the file refers to by number: the first gets 1, each the same number again."""

    def __init__(self, kind: str) -> None:
        self._kind = kind
        self._numbers: dict[str, int] = {}

    def __call__(self, name: str) -> int:
        return self._numbers.setdefault(name, len(self._numbers) + 1)

    def __iter__(self) -> Any:
        return iter(self._numbers.items())

    def uuid(self, name: str) -> str:
        """The same for the same name in every export, so that the app knows it again."""
        return str(uuid5(_NAMES, f"{self._kind}:{name}")).upper()


def _pushed_player(player: PlayerResult, meanings: Mapping[str, str]) -> dict[str, Any]:
    name = player.name if player.anonymous else meant(player.name, meanings)
    return {
        "name": name,
        "sourcePlayerId": f"seat-{player.seat}" if player.anonymous else str(uuid5(_NAMES, f"player:{name}")),
        "score": player.total,
        "rank": player.rank,
        "winner": player.winner,
    }


def _named(things: _Numbered, name: str, number: int, stamp: str) -> dict[str, Any]:
    return {"id": number, "uuid": things.uuid(name), "name": name, "modificationDate": stamp}


def _filed_game(number: int, game: str, all_words: Mapping[str, GameWords], stamp: str) -> dict[str, Any]:
    words = all_words.get(game, GameWords(game, game))
    return {
        "id": number,
        "uuid": _Numbered("game").uuid(game),
        "name": words.name,
        "bggId": words.bgg_id or 0,
        "bggName": words.name_en,
        "highestWins": True,
        "noPoints": False,
        "cooperative": False,
        "usesTeams": False,
        "isBaseGame": 1,
        "isExpansion": 0,
        "modificationDate": stamp,
    }


def _filed_play(
    play: PlayRecord,
    games: _Numbered,
    people: _Numbered,
    places: _Numbered,
    meanings: Mapping[str, str],
    zone: tzinfo,
    stamp: str,
) -> dict[str, Any]:
    local = play.played_at.astimezone(zone)
    seats = [
        {
            "playerRefId": people(_ANONYMOUS if player.anonymous else meant(player.name, meanings)),
            "score": str(player.total),
            "winner": player.winner,
            "startPlayer": False,
            "newPlayer": False,
            "rank": player.rank,
            "seatOrder": player.seat + 1,
        }
        for player in play.players
    ]
    return {
        "uuid": str(UUID(str(play.uuid))).upper(),
        "gameRefId": games(play.game),
        "playDate": _date(play.played_at, zone),
        "playDateYmd": int(f"{local:%Y%m%d}"),
        "durationMin": play.duration_minutes or 0,
        "playerScores": seats,
        "rounds": 0,
        "manualWinner": True,
        "ignored": False,
        "usesTeams": False,
        "comments": play.note or "",
        "playImages": "[]",
        "entryDate": stamp,
        "modificationDate": stamp,
    } | ({"locationRefId": places(play.location)} if play.location else {})


def _date(moment: datetime, zone: tzinfo) -> str:
    return f"{moment.astimezone(zone):%Y-%m-%d %H:%M:%S}"


def _without_nothing(**values: Any) -> dict[str, Any]:
    """What is not known is left out rather than sent empty."""
    return {name: value for name, value in values.items() if value not in (None, "")}
