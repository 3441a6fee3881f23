"""Names are remembered, merged and split; notes say where a box stands."""

import pytest

import plays
from tests.plays.builders import play, seat


def played(store, *names, device=None):
    seats = tuple(seat(number, name) for number, name in enumerate(names))
    return store.plays.record(play(players=seats), device)


def test_who_played_most_often_is_named_first_and_the_rest_in_order(store):
    played(store, "나래", "가람")
    played(store, "나래", "다솜")
    assert store.names.known() == ["나래", "가람", "다솜"]


def test_who_gave_no_name_is_not_remembered(store):
    store.plays.record(play(players=(seat(), seat(1, "2번", anonymous=True))))
    assert store.names.known() == ["가람"]


def test_merged_names_are_one_person_and_the_plays_keep_what_was_written(store):
    made = played(store, "가람이", "나래")
    played(store, "가람")
    store.names.merge("가람이", "가람")
    assert store.names.known() == ["가람", "나래"]
    assert store.names.meanings() == {"가람이": "가람"}
    assert store.plays.get(made.uuid).players[0].name == "가람이"
    assert store.names.split("가람이") is True
    assert store.names.known() == ["가람", "가람이", "나래"]
    assert store.names.split("가람이") is False


def test_merges_follow_each_other_and_each_is_taken_back_alone(store):
    store.names.merge("람", "가람이")
    store.names.merge("가람이", "가람")
    meaning = store.names.meanings()
    assert plays.meant("람", meaning) == "가람"
    assert plays.others(meaning, "가람") == ["가람이", "람"]
    store.names.split("가람이")
    assert plays.meant("람", store.names.meanings()) == "가람이"


@pytest.mark.parametrize("pair", [("가람", "가람"), ("가람", "가람이"), ("가람이", "나래")])
def test_a_merge_that_goes_in_a_circle_or_twice_is_refused(store, pair):
    store.names.merge("가람이", "가람")
    with pytest.raises(plays.NameMergeError, match="가람"):
        store.names.merge(*pair)
    assert store.names.meanings() == {"가람이": "가람"}


def test_names_of_one_device_are_its_own(store):
    played(store, "가람", device="phone-one")
    played(store, "나래", device="phone-two")
    store.names.merge("가람", "람", owner="phone-one")
    assert store.names.known("phone-one", "phone-one") == ["람"]
    assert store.names.known("phone-two", "phone-two") == ["나래"]
    assert store.names.meanings() == {}


def test_names_are_cleaned_before_they_are_merged(store):
    store.names.merge("  가람\t이 ", "가람")
    assert store.names.meanings() == {"가람 이": "가람"}
    with pytest.raises(plays.NameEmptyError):
        store.names.merge("가람", " ")


def test_a_circle_of_names_from_elsewhere_still_ends():
    assert plays.meant("a", {"a": "b", "b": "a"}) in {"a", "b"}


def test_a_shelf_note_is_kept_changed_and_taken_away(store):
    assert store.shelves.get("duel") == ""
    assert store.shelves.set("duel", " B열  3번\n선반 ") == "B열 3번 선반"
    store.shelves.set("orbis", "계산대 옆")
    assert store.shelves.all() == {"duel": "B열 3번 선반", "orbis": "계산대 옆"}
    store.shelves.set("duel", " ")
    assert store.shelves.all() == {"orbis": "계산대 옆"}


def test_a_shelf_note_that_is_too_long_is_refused_and_the_old_one_stays(store):
    store.shelves.set("duel", "B3")
    with pytest.raises(plays.TextTooLongError, match=r"매장 위치.*80자"):
        store.shelves.set("duel", "가" * 81)
    assert store.shelves.get("duel") == "B3"
