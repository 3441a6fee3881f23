"""Statistics: wins, averages, how it was won, where the points came from."""

from datetime import UTC, datetime
from uuid import UUID

import plays
from plays.records import PlaySummary


def sat(name, total, *, winner=False, anonymous=False, **parts):
    return plays.SeatSummary(name, anonymous, 1 if winner else 2, winner, total, parts or {"tiles": total})


def played(*seats, game="orbis", decided="points", minutes=None, number=1):
    return PlaySummary(
        uuid=UUID(int=number),
        game=game,
        played_at=datetime(2026, 3, 14, tzinfo=UTC),
        expansions=(),
        decided_by=decided,
        duration_minutes=minutes,
        location=None,
        players=seats,
    )


THREE = [
    played(sat("가람", 30, winner=True, tiles=26, god=4), sat("나래", 20, tiles=22, god=-2), minutes=40),
    played(sat("가람이", 10), sat("나래", 25, winner=True, tiles=20, god=5), decided="cubes", minutes=60),
    played(sat("다솜", 18), sat("나래", 18, winner=True), sat("3번", 18, winner=True, anonymous=True)),
]
MEANINGS = {"가람이": "가람"}


def test_wins_averages_and_bests_are_counted_under_the_name_that_is_meant():
    found = plays.tally(THREE, MEANINGS)
    assert [(one.name, one.plays, one.wins, one.average, one.best) for one in found.people] == [
        ("나래", 3, 2, 21.0, 25),
        ("가람", 2, 1, 20.0, 30),
        ("다솜", 1, 0, 18.0, 18),
    ]
    assert found.people[1].rate == 0.5


def test_parts_are_means_over_all_seats_of_a_person_or_a_side():
    found = plays.tally(THREE, MEANINGS)
    assert found.people[0].parts == {"tiles": 20.0, "god": 1.0}  # 22 + 20 + 18 and −2 + 5 + 0, over three
    assert found.winners_parts == {"tiles": 20.5, "god": 2.25}  # 26 + 20 + 18 + 18 and 4 + 5, over four
    assert found.others_parts == {"tiles": 50 / 3, "god": -2 / 3}


def test_plays_are_counted_by_size_and_by_how_they_were_won():
    found = plays.tally(THREE, {})
    assert (found.plays, found.counts, found.games) == (3, {2: 2, 3: 1}, {"orbis": 3})
    assert found.decided == {"points": 2, "cubes": 1}
    assert found.minutes == 50.0


def test_points_of_different_games_are_not_compared():
    found = plays.tally([*THREE, played(sat("나래", 60, winner=True), game="duel")], {})
    first = found.people[0]
    assert (first.name, first.plays, first.wins, first.average, first.best) == ("나래", 4, 3, None, None)
    assert found.winners_parts == found.others_parts == first.parts == {}
    assert found.games == {"orbis": 3, "duel": 1}


def test_no_plays_give_empty_statistics():
    found = plays.tally([], {})
    assert (found.plays, found.people, found.decided, found.minutes) == (0, (), {}, None)


def test_the_plays_of_a_person_are_found_under_every_name_and_not_under_a_seats_name():
    assert plays.of_person(THREE, "가람", MEANINGS) == THREE[:2]
    assert plays.of_person(THREE, "3번", MEANINGS) == []
