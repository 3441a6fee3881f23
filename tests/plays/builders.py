"""Small builders of plays for the tests."""

from datetime import UTC, datetime

import plays

EVENING = datetime(2026, 3, 14, 19, 30, tzinfo=UTC)


def line(points=6, key="forest"):
    return plays.ScoreLine(
        key=key,
        label="숲 · 2층 2번째",
        points=points,
        why="인접한 파랑 2 + 황무지 1 ≥ 3",
        rule="orbis.score.forest",
    )


def seat(number=0, name="가람", total=21, **more):
    fields = {
        "rank": 1,
        "winner": True,
        "breakdown": {"tiles": 18, "god": 3},
        "lines": (line(), line(15, "god")),
    }
    return plays.PlayerResult(seat=number, name=name, total=total, **(fields | more))


def play(**more):
    fields = {
        "game": "orbis",
        "played_at": EVENING,
        "players": (seat(), seat(1, "나래", 17, rank=2, winner=False)),
        "expansions": (),
        "decided_by": "points",
        "duration_minutes": 45,
        "location": "신촌 카페",
        "note": "첫 판\n다음엔 넷이서",
        "sheet": {"players": [{"cubes": 4, "pyramid": [[None, {"kind": "wilderness"}]]}]},
    }
    return plays.PlayRecord(**(fields | more))
