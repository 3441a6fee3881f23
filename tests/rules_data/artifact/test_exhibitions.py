"""The exhibition helper against every way of showing cards."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_data.artifact.components import REGIONS, Tile, components
from rules_data.artifact.turn import HandCard, TurnError, exhibition, exhibitions, solo_cards

TILES = components().tiles
TYPES = [kind.id for kind in components().types]


def card(region: str, number: int) -> HandCard:
    return HandCard(region=region, type=f"type_{number}")  # type: ignore[arg-type]


def special(kind: str, region: str = "africa") -> HandCard:
    return HandCard(kind=kind, region=region)  # type: ignore[arg-type]


def tile(tile_id: str) -> Tile:
    found = components().tile(tile_id)
    assert found is not None
    return found


def openable(hand: list[HandCard], new_york: bool = False) -> set[str]:
    return {found.tile for found in exhibitions(hand, TILES, new_york=new_york) if found.openable}


def test_four_of_a_region_open_its_exhibition_and_one_comes_back() -> None:
    hand = [card("middle_east", 1), card("middle_east", 2), card("middle_east", 2), card("middle_east", 4)]
    found = exhibitions(hand, [tile("middle_east-4")])[0]
    assert found.openable
    assert found.label == "중동 유물 4장"
    assert (len(found.back), len(found.under), found.shown) == (1, 3, (0, 1, 2, 3))
    assert found.may_return == (0, 1, 2, 3)


def test_missing_cards_are_counted() -> None:
    hand = [card("africa", 1), card("asia", 1)]
    found = {opening.tile: opening.missing for opening in exhibitions(hand, TILES)}
    assert (found["type_1-3"], found["type_1-5"], found["africa-4"]) == (1, 3, 3)
    assert (found["mixed_regions-3"], found["mixed_types-5"]) == (1, 4)


def test_three_regions_are_enough_for_the_mixed_exhibition() -> None:
    assert openable([card("africa", 1), card("asia", 1), card("middle_east", 2)]) == {"mixed_regions-3"}


def test_five_types_open_the_mixed_exhibition() -> None:
    assert openable([card("africa", number) for number in (1, 2, 3, 4, 5)]) == {
        "africa-4",
        "africa-5",
        "mixed_types-5",
    }


def test_fragment_counts_as_any_type_but_keeps_its_region() -> None:
    hand = [card("africa", 1), card("africa", 1), special("fragment", "asia")]
    assert openable(hand) == {"type_1-3"}
    hand = [card("africa", 1), card("africa", 2), card("africa", 3), special("fragment", "asia")]
    assert "africa-4" not in openable(hand)
    hand[-1] = special("fragment", "africa")
    assert "africa-4" in openable(hand)


def test_paris_takes_two_cards_back_but_never_the_fragment() -> None:
    hand = [card("africa", 1), card("asia", 1), card("asia", 1), special("fragment")]
    found = exhibitions(hand, [tile("type_1-4")], paris=True)[0]
    assert (len(found.back), len(found.under)) == (2, 2)
    assert 3 in found.under
    assert found.fragments == (3,)
    assert found.may_return == (0, 1, 2)


def test_fragment_is_spared_where_normal_cards_do() -> None:
    hand = [special("fragment"), card("africa", 1), card("asia", 1), card("asia", 1)]
    assert exhibitions(hand, [tile("type_1-3")])[0].shown == (1, 2, 3)


def test_new_york_makes_one_card_fit() -> None:
    hand = [card("africa", 1), card("asia", 1), card("asia", 2)]
    assert "type_1-3" not in openable(hand)
    found = exhibitions(hand, [tile("type_1-3")], new_york=True)[0]
    assert (found.openable, found.joker) == (True, 2)


def test_joker_is_used_before_a_fragment() -> None:
    hand = [card("africa", 1), card("asia", 1), special("fragment"), card("asia", 2)]
    found = exhibitions(hand, [tile("type_1-3")], new_york=True)[0]
    assert (found.joker, found.fragments) == (3, ())


def test_only_one_card_is_a_joker() -> None:
    hand = [card("africa", 1), card("asia", 2), card("asia", 3)]
    assert "type_1-3" not in openable(hand, new_york=True)


@pytest.mark.parametrize("kind", ["cursed", "gold", "manuscript", "solo"])
def test_other_special_cards_serve_in_no_exhibition(kind: str) -> None:
    hand = [card("africa", 1), card("asia", 1), special(kind)]
    assert openable(hand, new_york=True) == set()


def test_solo_exhibitions_are_opened_alone() -> None:
    assert solo_cards([card("africa", 1), special("solo"), special("gold"), special("solo")]) == (1, 3)


def test_card_that_comes_back_is_the_one_nearest_to_the_next_exhibition() -> None:
    hand = [card("africa", 1), card("asia", 1), card("asia", 1), *(card("asia", n) for n in (2, 3, 4))]
    found = exhibitions(hand, [tile("type_1-3"), tile("asia-4")])[0]
    assert found.back in {(1,), (2,)}


def test_chosen_card_comes_back() -> None:
    hand = [card("africa", 1), card("asia", 1), card("asia", 1), card("middle_east", 1)]
    found = exhibition(hand, tile("type_1-3"), keep=[3])
    assert found.back == (3,)
    assert 3 in found.shown
    assert len(found.under) == 2


def test_chosen_card_may_be_the_joker() -> None:
    hand = [card("africa", 1), card("asia", 1), card("asia", 1), card("middle_east", 2)]
    found = exhibition(hand, tile("type_1-3"), keep=[3], new_york=True)
    assert (found.joker, found.back) == (3, (3,))


@pytest.mark.parametrize(
    ("keep", "message"),
    [([0, 1], "1장까지 돌아옵니다"), ([3], "돌아올 수 없습니다"), ([4], "돌아올 수 없습니다")],
)
def test_cards_that_cannot_come_back_are_refused(keep: list[int], message: str) -> None:
    hand = [card("africa", 1), card("asia", 1), card("asia", 1), card("asia", 2), special("fragment")]
    with pytest.raises(TurnError, match=message):
        exhibition(hand, tile("type_1-3"), keep)


def serves(cards: list[HandCard], tile_: Tile) -> bool:
    """Whether all these cards serve the tile together, none of them as a joker."""
    if any(found.kind not in {"normal", "fragment"} for found in cards):
        return False
    types = [found.type for found in cards if found.kind == "normal"]
    regions = [found.region for found in cards]
    if tile_.kind == "same_type":
        return set(types) <= {tile_.of}
    if tile_.kind == "same_region":
        return set(regions) <= {tile_.of}
    if tile_.kind == "mixed_regions":
        return len(set(regions)) == len(regions)
    return len(set(types)) == len(types)


def showings(hand: list[HandCard], tile_: Tile, new_york: bool) -> list[tuple[int, ...]]:
    """Every set of cards that opens the tile, found by trying all."""
    found = []
    for places in combinations(range(len(hand)), tile_.cards):
        chosen = [hand[place] for place in places]
        ways = [chosen]
        if new_york:
            jokers = [at for at, joker in enumerate(chosen) if joker.kind in {"normal", "fragment"}]
            ways += [chosen[:at] + chosen[at + 1 :] for at in jokers]
        if any(serves(way, tile_) for way in ways):
            found.append(places)
    return found


CARDS = st.one_of(
    st.builds(HandCard, region=st.sampled_from(REGIONS[:3]), type=st.sampled_from(TYPES)),
    st.builds(HandCard, region=st.sampled_from(REGIONS[:3]), type=st.sampled_from(TYPES[:2])),
    st.builds(HandCard, kind=st.just("fragment"), region=st.sampled_from(REGIONS)),
    st.builds(HandCard, kind=st.sampled_from(["cursed", "solo"]), region=st.sampled_from(REGIONS)),
)
FEW_TILES = [
    tile(tile_id)
    for tile_id in (
        "type_1-3",
        "type_2-4",
        "type_1-5",
        "africa-4",
        "asia-5",
        "mixed_regions-3",
        "mixed_types-5",
    )
]


@settings(max_examples=300, deadline=None)
@given(st.lists(CARDS, max_size=8), st.booleans(), st.booleans())
def test_helper_finds_what_trying_everything_finds(hand: list[HandCard], new_york: bool, paris: bool) -> None:
    for found, tile_ in zip(exhibitions(hand, FEW_TILES, paris, new_york), FEW_TILES, strict=True):
        ways = showings(hand, tile_, new_york)
        assert found.openable == bool(ways)
        may_return = {place for way in ways for place in way if hand[place].kind == "normal"}
        assert set(found.may_return) == may_return
        if ways:
            assert found.shown in ways
            normal = sum(hand[place].kind == "normal" for place in found.shown)
            assert len(found.back) == min(2 if paris else 1, normal)
            assert sorted(found.back + found.under) == list(found.shown)
            assert all(exhibition(hand, tile_, [place], paris, new_york).openable for place in may_return)
        else:
            assert len(found.shown) + found.missing == tile_.cards
