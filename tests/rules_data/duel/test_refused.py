"""Sheets that cannot be, each refused with its code and a sentence that quotes the value."""

import pytest

import rules_data
from tests.rules_data.duel.builders import codes, player, sheet

GREEN = {"p2": player(cards="academy palace")}


def pantheon(p1=None, p2=None, pawn=0):
    return sheet(p1, p2, pawn, "pantheon")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (sheet(pawn=10), "out_of_range"),
        (sheet(player(-1)), "out_of_range"),
        (sheet(player(cards="eiffel_tower")), "unknown_card"),
        (sheet(player(cards="sphinx")), "unknown_card"),
        (sheet(player(wonders_built="palace")), "unknown_card"),
        (sheet(player(progress="zeus")), "unknown_card"),
        (sheet(player(cards="palace palace")), "duplicate_card"),
        (sheet(player(cards="palace"), player(cards="palace")), "duplicate_card"),
        (sheet(player(wonders_built="sphinx"), player(wonders_unbuilt="sphinx")), "duplicate_card"),
        (sheet(player(progress="law"), player(progress="law")), "duplicate_card"),
        (pantheon(player(gods="zeus"), player(gods="zeus")), "duplicate_card"),
        (pantheon(player(cards="builders_guild")), "not_in_expansion"),
        (sheet(player(cards="greek_grand_temple")), "not_in_expansion"),
        (sheet(player(wonders_built="sanctuary")), "not_in_expansion"),
        (sheet(player(progress="mysticism")), "not_in_expansion"),
        (sheet(player(gods="zeus")), "not_in_expansion"),
        (sheet(player(mythology_tokens=1)), "not_in_expansion"),
        (sheet({"coins": 0, "quick": {"gods": 3}}, {"coins": 0, "quick": {}}), "not_in_expansion"),
        (pantheon({"coins": 0, "quick": {"guild": 3}}, {"coins": 0, "quick": {}}), "not_in_expansion"),
        (
            sheet(
                player(wonders_built="sphinx pyramids colossus piraeus"),
                player(wonders_built="mausoleum appian_way great_library hanging_gardens"),
            ),
            "too_many",
        ),
        (sheet(player(wonders_unbuilt="sphinx pyramids colossus piraeus mausoleum")), "too_many"),
        (
            sheet(player(cards="builders_guild merchants_guild scientists_guild tacticians_guild")),
            "too_many",
        ),
        (pantheon(player(mythology_tokens=3), player(mythology_tokens=3)), "too_many"),
        (pantheon(player(offering_tokens=2), player(offering_tokens=2)), "too_many"),
        (sheet(player(progress="law economy theology masonry strategy urbanism")), "too_many"),
        (pantheon(player(gods="astarte", astarte_coins=8)), "out_of_range"),
        (pantheon(player(astarte_coins=2)), "not_in_play"),
        (pantheon(player(snake_on="academy"), player(cards="academy")), "not_in_play"),
        (pantheon(player(gods="nisaba", snake_on="palace"), player(cards="palace")), "link"),
        (pantheon(player(gods="nisaba", snake_on="academy")), "link"),
        (pantheon(player(gods="nisaba", snake_on="academy", cards="academy")), "link"),
        (pantheon(player(gods="nisaba", snake_on="eiffel_tower")), "unknown_card"),
        (sheet({"coins": 0, "quick": {}}, player()), "schema"),
        (sheet({"coins": 0, "quick": {"blue": 1}, "cards": ["altar"]}, {"coins": 0, "quick": {}}), "schema"),
        (sheet({"coins": 0, "quick": {"red": 1}}, {"coins": 0, "quick": {}}), "schema"),
        (sheet({"cards": []}), "schema"),
        (sheet(player(meeples=3)), "schema"),
        (sheet(expansion="agora"), "schema"),
        ([1, 2], "schema"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(given, code):
    assert code in codes(given)


@pytest.mark.parametrize(
    "given",
    [
        pantheon(
            player(gods="ra", wonders_built="sphinx", wonders_unbuilt="pyramids colossus piraeus mausoleum")
        ),
        sheet(
            player(progress="law economy theology masonry strategy urbanism", wonders_built="great_library")
        ),
        pantheon(player(gods="enki", progress="law economy theology masonry strategy urbanism")),
        pantheon(player(gods="nisaba gate", snake_on="academy"), player(cards="academy")),
        sheet({"coins": 3, "quick": {}}, {"coins": 0, "quick": {"blue": 2}, "name": "나래"}),
    ],
)
def test_rare_but_possible_sheets_are_taken(given):
    assert codes(given) == set()


def test_the_sentence_quotes_the_bad_value_and_what_is_allowed():
    with pytest.raises(rules_data.SheetError) as refused:
        rules_data.game("duel").score(sheet(pawn=12))
    assert refused.value.errors == [
        {
            "code": "out_of_range",
            "path": "pawn",
            "message": "pawn: 12는 안 됩니다. -9부터 9까지 쓸 수 있습니다.",
        }
    ]


def test_a_misspelt_card_is_answered_with_similar_ones():
    with pytest.raises(rules_data.SheetError, match="palace"):
        rules_data.game("duel").score(sheet(player(cards="pallace")))


def test_a_double_card_names_the_other_city():
    with pytest.raises(rules_data.SheetError, match="이미 왼쪽의 카드에 있습니다"):
        rules_data.game("duel").score(sheet(player(cards="palace"), player(cards="palace")))


def test_several_faults_are_all_told_at_once():
    given = sheet(player(cards="palace"), player(cards="palace eiffel_tower"), pawn=10)
    assert codes(given) == {"out_of_range", "duplicate_card", "unknown_card"}
