"""A play is corrected, taken back, deleted and fetched back; nobody's change is lost in silence."""

from datetime import timedelta
from uuid import uuid4

import pytest

import plays
from plays import games
from tests.plays.builders import EVENING, play, seat


def corrected(record, total=25, **more):
    players = (seat(total=total), *record.players[1:])
    return record.model_copy(update={"players": players} | more)


def test_a_correction_replaces_players_lines_and_sheet_and_counts_the_version(store):
    made = store.plays.record(play())
    changed = corrected(made, note="다시 셌습니다", sheet={"players": []}, location=None)
    kept = store.plays.correct(changed)
    assert kept == store.plays.get(made.uuid) == changed.model_copy(update={"version": 2})
    assert [player.total for player in kept.players] == [25, 17]
    assert store.plays.corrections(made.uuid) == 1


def test_fewer_players_after_a_correction_leave_nobody_behind(store):
    made = store.plays.record(play())
    kept = store.plays.correct(made.model_copy(update={"players": (seat(),)}))
    assert store.plays.get(made.uuid).players == kept.players == (seat(),)
    assert [len(one.players) for one in store.plays.summaries()] == [1]


def test_the_same_correction_again_changes_nothing(store):
    made = store.plays.record(play())
    kept = store.plays.correct(corrected(made))
    assert store.plays.correct(corrected(made)) == kept
    assert store.plays.corrections(made.uuid) == 1


def test_a_correction_of_an_older_version_is_refused_with_the_current_play(store):
    made = store.plays.record(play())
    first = store.plays.correct(corrected(made, 25))
    with pytest.raises(plays.PlayStaleError, match=r"내 판 1, 지금 판 2") as refused:
        store.plays.correct(corrected(made, 30))
    assert refused.value.current == first == store.plays.get(made.uuid)


def test_corrections_are_taken_back_one_by_one(store):
    made = store.plays.record(play())
    second = store.plays.correct(corrected(made, 25))
    store.plays.correct(corrected(second, 30))
    assert store.plays.undo_correction(made.uuid).players[0].total == 25
    back = store.plays.undo_correction(made.uuid)
    assert back == made.model_copy(update={"version": 5})  # the number only ever grows
    assert store.plays.undo_correction(made.uuid) is None
    assert store.plays.get(made.uuid) == back


def test_a_play_that_is_not_there_cannot_be_corrected(store):
    with pytest.raises(plays.PlayNotFoundError, match="지난 판에서 다시"):
        store.plays.correct(play())
    with pytest.raises(plays.PlayNotFoundError):
        store.plays.undo_correction("no number")


@pytest.mark.parametrize("change", [{"players": (seat(name="가" * 41),)}, {"note": "가" * 2001}])
def test_a_refused_correction_leaves_the_play_as_it_was(store, change):
    made = store.plays.record(play())
    with pytest.raises(plays.ValueRefusedError):
        store.plays.correct(made.model_copy(update=change))
    assert store.plays.get(made.uuid) == made


def test_a_deleted_play_is_fetched_back_with_its_corrections(store):
    made = store.plays.record(play(), device="phone")
    second = store.plays.correct(corrected(made))
    assert store.plays.delete(made.uuid) is True
    assert store.plays.get(made.uuid) is None
    assert store.plays.summaries() == []
    assert store.plays.restore(made.uuid) == second == store.plays.get(made.uuid)
    assert store.plays.list(device="phone") == [second]
    assert store.plays.undo_correction(made.uuid).players == made.players


def test_only_what_was_deleted_can_be_fetched_back_and_only_once(store):
    made = store.plays.record(play())
    assert store.plays.restore(made.uuid) is None
    assert store.plays.restore(uuid4()) is None
    assert store.plays.restore("' OR 1=1 --") is None
    store.plays.delete(made.uuid)
    assert store.plays.restore(made.uuid) == made
    assert store.plays.restore(made.uuid) is None


def test_the_last_deleted_plays_can_be_fetched_back_and_older_ones_are_gone(store, monkeypatch):
    monkeypatch.setattr(games, "DELETED_KEPT", 2)
    made = [store.plays.record(play(note=str(number))) for number in range(3)]
    for one in made:
        store.plays.delete(one.uuid)
    assert [store.plays.restore(one.uuid) for one in made] == [None, *made[1:]]


def test_a_play_recorded_anew_after_its_deletion_starts_without_the_old_versions(store):
    made = store.plays.record(play())
    store.plays.correct(corrected(made))
    store.plays.delete(made.uuid)
    again = store.plays.record(made)
    assert store.plays.corrections(made.uuid) == 0
    assert store.plays.correct(corrected(again)).version == 2
    assert store.plays.restore(made.uuid) is None


def test_a_device_sees_its_own_plays_and_without_a_device_all_are_seen(store):
    mine = store.plays.record(play(), device="phone-one")
    yours = store.plays.record(play(played_at=EVENING + timedelta(days=1)), device="phone-two")
    assert store.plays.list(device="phone-one") == [mine]
    assert [one.uuid for one in store.plays.summaries(device="phone-two")] == [yours.uuid]
    assert [one.uuid for one in store.plays.summaries()] == [yours.uuid, mine.uuid]
    assert [one.uuid for one in store.plays.summaries("duel")] == []


def test_a_summary_says_who_and_how_many_points(store):
    made = store.plays.record(play(expansions=("pantheon",)))
    (summary,) = store.plays.summaries("orbis")
    assert (summary.uuid, summary.game, summary.played_at) == (made.uuid, "orbis", EVENING)
    assert (summary.expansions, summary.decided_by, summary.duration_minutes) == (("pantheon",), "points", 45)
    assert summary.players[0] == plays.SeatSummary(
        name="가람", anonymous=False, rank=1, winner=True, total=21, breakdown={"tiles": 18, "god": 3}
    )
    assert [player.name for player in summary.players] == ["가람", "나래"]


def test_the_state_of_the_table_comes_back_and_may_be_missing(store):
    with_state = store.plays.record(play(state={"names": ["가람"], "orbis_pyramids": [[None]]}))
    assert store.plays.get(with_state.uuid).state == {"names": ["가람"], "orbis_pyramids": [[None]]}
    without = store.plays.record(play())
    assert store.plays.get(without.uuid).state is None


@pytest.mark.parametrize(
    "bad",
    [
        {"key": "a\x00b"},
        {"rule": "<script>"},
        {"rule": ""},
    ],
)
def test_a_line_with_a_hostile_id_is_refused(store, bad):
    wrong = plays.ScoreLine(**({"key": "a", "label": "숲", "points": 1, "why": "", "rule": None} | bad))
    with pytest.raises(plays.ValueRefusedError):
        store.plays.record(play(players=(seat(lines=(wrong,)),)))
