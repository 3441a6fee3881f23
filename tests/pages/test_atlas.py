"""The atlas and the place page: filters, list, progress, collecting by hand, by score sheet and by scan."""

from __future__ import annotations

import pytest
from streamlit.testing.v1 import AppTest

from pages.ui import state
from pages.ui.story import spoken
from rules_data.tourism.components import places
from tests.pages.conftest import Open


def _texts(app: AppTest) -> str:
    return " ".join(element.value for element in app.markdown)


def _collected(app: AppTest) -> list[str]:
    device = app.session_state["device"]
    return [one.card for one in state.store().collection.cards(device, "tourism")]


def _links(app: AppTest) -> list[str]:
    return [link.proto.label for link in app.get("page_link")]


def _expanders(app: AppTest) -> list[str]:
    return [expander.label for expander in app.expander]


def test_empty_atlas_lists_ninety_places_by_region(open_page: Open) -> None:
    app = open_page("atlas")
    assert not app.exception
    assert "90곳 가운데 0곳을 모았습니다" in _texts(app)
    assert [label for label in _expanders(app) if "가운데" in label] == [
        "수도권 · 20곳 가운데 0곳 모음",
        "강원권 · 10곳 가운데 0곳 모음",
        "충청권 · 14곳 가운데 0곳 모음",
        "전라권 · 16곳 가운데 0곳 모음",
        "경상권 · 25곳 가운데 0곳 모음",
        "제주권 · 5곳 가운데 0곳 모음",
    ]
    assert [label for label in _links(app) if label.endswith("아직")] == []


def test_a_region_that_is_opened_lists_its_places(open_page: Open) -> None:
    app = open_page("atlas")
    app.session_state["list-jeju-False"] = True
    app.run()
    assert len([label for label in _links(app) if label.endswith("아직")]) == 5


def test_filters_of_the_link_hold_and_narrow_the_list(open_page: Open) -> None:
    app = open_page("atlas", region="jeju", theme="sea")
    assert [label for label in _links(app) if label.endswith("아직")] == ["성산일출봉 · 제주 서귀포시 · 아직"]
    assert any("90곳 가운데 1곳이 맞습니다." in caption.value for caption in app.caption)
    assert "거르기 · 바다·섬" in _expanders(app)


def test_unknown_filters_of_a_link_are_as_if_they_were_not_there(open_page: Open) -> None:
    app = open_page("atlas", region="atlantis", tier="9", have="<b>")
    assert not app.exception
    assert len([label for label in _expanders(app) if "가운데" in label]) == 6


def test_filter_chosen_by_hand_is_kept_in_the_address(open_page: Open) -> None:
    app = open_page("atlas")
    app = app.button_group(key="pick-region").set_value("gangwon").run()
    assert app.query_params["region"] in ("gangwon", ["gangwon"])
    assert len([label for label in _links(app) if label.endswith("아직")]) == 10


def test_place_ticked_by_hand_is_lit_in_the_atlas_and_can_be_unticked(open_page: Open) -> None:
    app = open_page("place", card="dokdo")
    app = app.toggle(key="have-dokdo").set_value(True).run()
    assert _collected(app) == ["dokdo"]
    assert any("에 처음 모았습니다." in caption.value for caption in app.caption)
    app = app.switch_page("pages/atlas.py").run()
    assert "90곳 가운데 1곳을 모았습니다" in _texts(app)
    app.session_state["list-gyeongsang-False"] = True
    app.run()
    assert "독도 · 경북 울릉군 · 모았어요" in _links(app)
    assert "<span>경상권</span><b>1 / 25</b>" in _texts(app)
    assert "<span>바다·섬</span><b>1 / 12</b>" in _texts(app)
    app.query_params["card"] = "dokdo"
    app = app.switch_page("pages/place.py").run()
    app = app.toggle(key="have-dokdo").set_value(False).run()
    assert _collected(app) == []


def test_card_added_to_a_player_is_collected(open_page: Open) -> None:
    app = open_page("score", game="tourism", n="2")
    app = app.text_input(key="find-0").set_value("88").run()
    app = app.button(key="add-find-0-seomun-market").click().run()
    assert _collected(app) == ["seomun-market"]


SCAN = """
import numpy as np
from pages.ui import reader
from scanner import Sighting
quad = np.zeros((4, 2), np.float32)
reader.remember([Sighting("dokdo", 0.97, "picture", quad), Sighting("no-card", 1.0, "code", quad)], b"")
reader.remember([Sighting("dokdo", 1.0, "code", quad)], b"")
"""


def test_card_that_was_read_is_collected_once_and_strangers_are_not(open_page: Open) -> None:
    app = AppTest.from_string(SCAN).run()
    assert not app.exception
    assert _collected(app) == ["dokdo"]


UNSURE = """
from pages.ui import reader
reader.reading().put(reader.Reading(unsure=["dokdo", "hallasan"]))
reader.choose("hallasan")
reader.choose("seomun-market")
"""


def test_unsure_card_is_collected_when_a_person_confirms_it(open_page: Open) -> None:
    app = AppTest.from_string(UNSURE).run()
    assert not app.exception
    assert _collected(app) == ["hallasan"]


def test_place_page_tells_story_facts_sources_english_and_neighbours(open_page: Open) -> None:
    app = open_page("place", card="seomun-market")
    place = places()["seomun-market"]
    assert place.story is not None
    assert place.story.title in _texts(app)
    assert all(sentence in _texts(app) for sentence in place.story.text)
    assert place.en in _texts(app).replace("&#x27;", "'").replace("&quot;", '"')
    assert {"더 알아보기", "English", "출처", "카드 보기"} <= set(_expanders(app))
    assert {"하회마을", "독도"} <= set(_links(app))


def test_unknown_place_says_so_and_leads_to_the_atlas(open_page: Open) -> None:
    app = open_page("place", card="atlantis")
    assert not app.exception
    assert "‘atlantis’ 카드는 덱에 없습니다" in app.warning[0].value
    assert "여행 도감" in _links(app)


def test_door_of_the_game_and_the_scan_page_lead_to_the_atlas(open_page: Open) -> None:
    assert "여행 도감" in _links(open_page("game", game="tourism", n="2"))
    assert "여행 도감에서 보기" in _links(open_page("scan"))


@pytest.mark.parametrize("card", ["seomun-market", "dokdo"])
def test_what_is_read_aloud_is_the_name_the_title_and_the_story(card: str) -> None:
    place = places()[card]
    assert place.story is not None
    assert spoken(place) == [f"{place.name.ko}. {place.story.title}.", *place.story.text]
