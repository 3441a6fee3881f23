"""What a card's face says."""

from __future__ import annotations

import pytest

from assets.draw.face import ART, QR_AT, QR_MODULE, card_face
from assets.draw.recipes import NoRecipeError, picture
from assets.draw.sheet import CARD_W, Label, Sheet, text_width, wrapped
from assets.draw.treasures import treasure
from rules_data.tourism.components import Card, Cost, components, places


def _face(card: Card) -> Sheet:
    return card_face(card, places()[card.id], components())


def _words(sheet: Sheet) -> list[str]:
    return [label.text for label in sheet.labels]


def _card(**changes: object) -> Card:
    made = {
        "id": "seomun-market",
        "number": 88,
        "tier": 3,
        "color": "black",
        "cost": Cost(white=3, blue=3, green=3, red=4),
        "points": 4,
        "mapae": 2,
    }
    return Card.model_validate(made | changes)


def test_a_face_names_place_region_tier_theme_mapae_and_price() -> None:
    words = _words(_face(_card()))
    assert words[:2] == ["서문시장", "No. 88"]
    assert "대구 중구 · 경상권 · 3단계" in words
    assert "Seomun Market" in words
    assert {"시장·먹거리", "마패 2", "흑"} <= set(words)
    assert words[-9:-1] == ["3", "백", "3", "청", "3", "녹", "4", "적"]
    assert words[-1] == "토큰 13개 · PJT088"


def test_a_card_without_points_and_mapae_shows_neither() -> None:
    words = _words(_face(_card(points=0, mapae=0)))
    assert "0" not in words
    assert not [word for word in words if word.startswith("마패")]


def test_a_link_card_shows_the_link_chip_in_place_of_a_colour() -> None:
    words = _words(_face(_card(color=None, link=True)))
    assert "연결" in words
    assert "흑" not in words


@pytest.mark.parametrize("card", components().cards, ids=lambda card: card.id)
def test_no_words_run_into_the_code_or_over_the_edge(card: Card) -> None:
    for label in _face(card).labels:
        left, right = _span(label)
        assert left >= 30, label.text
        assert right <= CARD_W - 30, label.text
        if label.y > QR_AT[1] - 20:
            assert right <= QR_AT[0] - 20, label.text


def test_the_picture_takes_about_half_of_the_card_and_the_code_16_mm() -> None:
    assert ART[2] * ART[3] / (744 * 1039) == pytest.approx(0.5, abs=0.01)
    assert QR_MODULE * 21 / (744 / 63) >= 16


def test_every_place_has_a_picture_of_its_own() -> None:
    pictures = {place_id: picture(place) for place_id, place in places().items()}
    assert len(pictures) == 90
    assert len(set(pictures.values())) == 90


def test_a_place_without_a_recipe_is_refused_with_its_name() -> None:
    stranger = places()["dokdo"].model_copy(update={"id": "atlantis"})
    with pytest.raises(NoRecipeError, match="'atlantis' 장소에는 아직 그림이 없습니다"):
        picture(stranger)


def test_every_relic_has_a_picture_and_an_unknown_one_is_refused() -> None:
    assert len({treasure(relic.id) for relic in components().relics}) == 10
    with pytest.raises(NoRecipeError, match="'grail' 유물"):
        treasure("grail")


def test_words_wrap_between_words_only() -> None:
    assert wrapped("가나 다라 마바", 100, text_width("가나 다라", 100) + 1) == ["가나 다라", "마바"]


def _span(label: Label) -> tuple[float, float]:
    wide = text_width(label.text, label.size, label.font)
    start = {"start": label.x, "middle": label.x - wide / 2, "end": label.x - wide}[label.anchor]
    return start, start + wide
