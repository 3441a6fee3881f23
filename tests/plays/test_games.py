"""Games played: recorded once, read back whole, listed, deleted."""

from datetime import UTC, datetime, timedelta, timezone
from uuid import UUID, uuid4

import pytest
from pydantic import ValidationError

import plays
from tests.plays.builders import EVENING, play, seat


def test_a_play_comes_back_whole(store):
    made = play()
    assert store.plays.record(made) == made
    assert store.plays.get(made.uuid) == made
    assert store.plays.get(str(made.uuid).upper()) == made
    read = store.plays.get(made.uuid)
    assert [player.name for player in read.players] == ["가람", "나래"]
    assert [scored.points for scored in read.players[0].lines] == [6, 15]
    assert read.sheet["players"][0]["pyramid"] == [[None, {"kind": "wilderness"}]]


def test_saving_the_same_play_again_is_harmless(store):
    made = play()
    store.plays.record(made)
    again = store.plays.record(made.model_copy(update={"played_at": EVENING + timedelta(seconds=3)}))
    assert again == made
    assert store.plays.list() == [made]


def test_another_play_under_the_same_number_is_refused_and_the_first_stays(store):
    made = play()
    store.plays.record(made)
    with pytest.raises(plays.PlayConflictError) as refused:
        store.plays.record(made.model_copy(update={"players": (seat(total=22),)}))
    assert refused.value.current == made
    assert store.plays.list() == [made]


def test_plays_are_listed_newest_first_by_game_and_page(store):
    made = [
        play(played_at=EVENING + timedelta(days=day), game="duel" if day == 1 else "orbis")
        for day in range(4)
    ]
    for one in made:
        store.plays.record(one)
    assert store.plays.list() == made[::-1]
    assert store.plays.list(game="orbis") == [made[3], made[2], made[0]]
    assert store.plays.list(limit=2, offset=1) == [made[2], made[1]]
    assert store.plays.list(game="tourism") == []


def test_a_deleted_play_is_gone_with_its_players_and_lines_and_can_be_recorded_again(store):
    made, other = play(), play()
    store.plays.record(made)
    store.plays.record(other)
    assert store.plays.delete(made.uuid) is True
    assert store.plays.delete(made.uuid) is False
    assert store.plays.get(made.uuid) is None
    assert store.plays.list() == [other]
    assert store.plays.record(made) == made


@pytest.mark.parametrize("uuid", ["", "no uuid", "\x00", "' OR 1=1 --", uuid4()])
def test_an_unknown_or_malformed_number_finds_nothing(store, uuid):
    store.plays.record(play())
    assert store.plays.get(uuid) is None
    assert store.plays.delete(uuid) is False


def test_the_time_is_kept_in_utc(store):
    seoul = timezone(timedelta(hours=9))
    made = store.plays.record(play(played_at=datetime(2026, 3, 15, 4, 30, tzinfo=seoul)))
    assert store.plays.get(made.uuid).played_at == EVENING
    assert store.plays.get(made.uuid).played_at.tzinfo is UTC


def test_names_and_texts_are_cleaned_but_hostile_ones_are_kept_as_they_are(store):
    script = "<script>alert(1)</script>"
    made = store.plays.record(
        play(players=(seat(name=f"  {script}\x00 "),), location=" \x07", note=f"\x00{script}")
    )
    read = store.plays.get(made.uuid)
    assert (read.players[0].name, read.location, read.note) == (script, None, script)
    assert store.plays.record(made) == made


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"players": (seat(name="가" * 41),)}, plays.NameTooLongError),
        ({"players": (seat(name=" "),)}, plays.NameEmptyError),
        ({"location": "가" * 81}, plays.TextTooLongError),
        ({"note": "가" * 2001}, plays.TextTooLongError),
        ({"sheet": {"a": float("nan")}}, plays.NotStorableError),
        ({"sheet": {"a": "x" * 262_144}}, plays.TooLargeError),
        ({"expansions": ("<b>",)}, plays.ValueRefusedError),
    ],
)
def test_a_play_with_a_bad_text_or_sheet_is_refused_and_not_kept(store, change, error):
    with pytest.raises(error):
        store.plays.record(play(**change))
    assert store.plays.list() == []


@pytest.mark.parametrize(
    "change",
    [
        {"players": ()},
        {"players": (seat(), seat())},
        {"players": (seat(1), seat(0))},
        {"played_at": datetime(2026, 3, 14)},  # noqa: DTZ001
        {"game": "Orbis"},
        {"game": "orbis\n"},
        {"duration_minutes": -1},
        {"unknown": 1},
    ],
)
def test_a_play_that_cannot_be_is_refused_when_it_is_made(change):
    with pytest.raises(ValidationError):
        play(**change)


def test_every_play_gets_a_number_of_its_own():
    assert isinstance(play().uuid, UUID)
    assert play().uuid != play().uuid
