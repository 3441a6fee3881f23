"""The card encyclopedia and the cards that are still unseen."""

import pytest

import rules_data
from rules_data.duel.components import components
from rules_data.duel.turn import SeenError, entries, find, remaining
from tests.rules_data.duel.builders import ids


def entry(item_id):
    return next(item for item in entries() if item.id == item_id)


def test_everything_has_an_entry():
    assert len(entries()) == 78 + 14 + 13 + 15 + 1
    assert len(entries(pantheon=False)) == 73 + 12 + 10


def test_an_entry_tells_cost_effect_and_chain():
    library = entry("library")
    assert library.cost == "나무 1, 돌 1, 유리 1"
    assert library.effect == "과학 상징은 깃펜입니다. 승점 2점입니다."
    assert library.chain == "기록실이 있으면 공짜로 짓습니다."
    assert entry("temple").chain == "제단이 있으면 공짜로 짓습니다. 이 카드가 있으면 사원을 공짜로 짓습니다."
    assert entry("roman_grand_temple").chain == "로마 신화 토큰이 있으면 공짜로 짓습니다."
    assert entry("lumber_yard").cost == "없음"
    assert entry("masonry").cost is None


def test_official_names_are_told_from_those_that_players_use():
    assert entry("nisaba").official
    assert not entry("palace").official


def test_cards_are_found_under_every_spelling():
    assert {item.id for item in find("길드")} == set(ids("guild"))
    assert [item.id for item in find("tribunal")] == ["courthouse"]
    assert [item.id for item in find("알렉산드리아등대")] == ["great_lighthouse"]
    assert [item.id for item in find("콜로서스")] == ["colossus"]
    assert find("없는 카드") == ()


def test_the_name_printed_in_the_box_is_shown_and_found():
    box = {"name.press": "파피루스 공방"}
    found = find("공방", box)
    assert [(item.id, item.ko, item.status) for item in found] == [("press", "파피루스 공방", "box")]
    assert [item.id for item in find("파피루스 다림실", box)] == ["press"]


def test_questions_of_an_entry_are_real_questions():
    game = rules_data.game("duel")
    assert game.rule(entry("anubis").faq[0], expansions=["pantheon"]).kind == "faq"


def test_nothing_seen_leaves_the_whole_deck_with_three_out_of_the_game():
    (deck,) = remaining(1, [])
    assert (len(deck.unseen), deck.to_come, deck.out) == (23, 20, 3)


def test_seen_cards_leave_the_rest():
    (deck,) = remaining(2, ["sawmill", "walls", "walls"])
    assert (len(deck.unseen), deck.to_come) == (21, 18)
    assert "sawmill" not in deck.unseen
    (done,) = remaining(1, ids("age1")[:20])
    assert (len(done.unseen), done.to_come) == (3, 0)


@pytest.mark.parametrize(
    ("pantheon", "deck", "size", "word"),
    [(False, "guild", 7, "조합 카드"), (True, "temple", 5, "대신전 카드")],
)
def test_the_third_age_has_seventeen_cards_and_three_special_ones(pantheon, deck, size, word):
    own, special = remaining(3, ["palace"], pantheon)
    assert (len(own.unseen), own.to_come) == (19, 16)
    assert (special.deck, special.deck_ko, len(special.unseen), special.to_come) == (deck, word, size, 3)


def test_a_card_of_another_age_is_refused():
    with pytest.raises(SeenError, match="palace"):
        remaining(1, ["palace"])
    with pytest.raises(SeenError, match="builders_guild"):
        remaining(3, ["builders_guild"], pantheon=True)


def test_more_cards_than_a_game_has_are_refused():
    with pytest.raises(SeenError, match="20장만"):
        remaining(1, ids("age1")[:21])
    with pytest.raises(SeenError, match="3장만"):
        remaining(3, ids("guild")[:4])


def test_every_entry_is_of_a_component():
    assert {item.id for item in entries()} == {
        item_id for items in components().by_kind.values() for item_id in items
    }
