"""The ninety places: complete, of sane lengths, sourced, said once, and where they say they are."""

from __future__ import annotations

import re
from collections import Counter
from datetime import date
from urllib.parse import urlparse

import pytest
from pydantic import ValidationError

from rules_data.tourism.components import Place, components, places
from tests.rules_data.tourism.provinces import kilometres_to, provinces_at

PLACES = list(places().values())
ALL = pytest.mark.parametrize("place", PLACES, ids=[place.id for place in PLACES])

PROVINCES = {  # full name: what a card prints, and the region
    "서울특별시": ("서울", "capital"),
    "인천광역시": ("인천", "capital"),
    "경기도": ("경기", "capital"),
    "강원특별자치도": ("강원", "gangwon"),
    "대전광역시": ("대전", "chungcheong"),
    "세종특별자치시": ("세종", "chungcheong"),
    "충청북도": ("충북", "chungcheong"),
    "충청남도": ("충남", "chungcheong"),
    "광주광역시": ("광주", "jeolla"),
    "전북특별자치도": ("전북", "jeolla"),
    "전라남도": ("전남", "jeolla"),
    "부산광역시": ("부산", "gyeongsang"),
    "대구광역시": ("대구", "gyeongsang"),
    "울산광역시": ("울산", "gyeongsang"),
    "경상북도": ("경북", "gyeongsang"),
    "경상남도": ("경남", "gyeongsang"),
    "제주특별자치도": ("제주", "jeju"),
}
ENGLISH_PROVINCES = {  # as the tourism board writes them
    "서울": "Seoul",
    "인천": "Incheon",
    "경기": "Gyeonggi-do",
    "강원": "Gangwon-do",
    "대전": "Daejeon",
    "세종": "Sejong",
    "충북": "Chungcheongbuk-do",
    "충남": "Chungcheongnam-do",
    "광주": "Gwangju",
    "전북": "Jeonbuk",
    "전남": "Jeollanam-do",
    "부산": "Busan",
    "대구": "Daegu",
    "울산": "Ulsan",
    "경북": "Gyeongsangbuk-do",
    "경남": "Gyeongsangnam-do",
    "제주": "Jeju",
}
# Labels of facts that hold for a time only.
CAN_CHANGE = re.compile("지정|세계유산|입장료|요금|여는 때")
# The map's outlines are simplified and leave small islands out. These places stand on the shore or in the
# sea: so many kilometres from the drawn land of their province, at most, and on no other province's land.
AT_SEA = {
    "kkotji-beach": 0.2,  # a beach
    "naksansa": 0.2,  # a cliff above the sea
    "chuam-chotdae-rock": 0.2,  # rocks in the water
    "daewangam-park": 0.2,  # rocks in the water
    "pohang-space-walk": 0.2,  # a hill at the harbour
    "jeongbang-falls": 0.2,  # a fall into the sea
    "oedo-botania": 3.0,  # 외도, an island that is not drawn
    "dokdo": 90.0,  # 독도, not drawn; 울릉도, about 87 km away, is the nearest land of its province
}


def korean_sentences(place: Place) -> list[str]:
    """The sentences of the story, and those among the facts that are whole sentences."""
    facts = [part for fact in place.facts for part in re.split(r"(?<=\.) ", fact.text)]
    return [*place.story.text, *(part for part in facts if re.search(r"다\.?$", part))]


def english_sentences(text: str) -> list[str]:
    """The sentences of an English story; 'Mt.' and initials end none."""
    plain = re.sub(r"\b(Mt|St|Dr|[A-Z])\.", r"\1", text)
    return re.split(r"(?<=[.!?])['\"’”]?\s+", plain.strip())


def bare(sentence: str) -> str:
    """A sentence without signs and spaces, so that a moved comma makes no new one."""
    return re.sub(r"\W", "", sentence)


def test_every_card_has_a_place_and_every_place_a_card() -> None:
    assert len(PLACES) == 90
    assert {place.id for place in PLACES} == {card.id for card in components().cards}


def test_every_theme_and_region_has_the_number_of_places_that_the_deck_is_balanced_for() -> None:
    assert Counter(place.theme for place in PLACES) == {
        "palace": 12,
        "temple": 11,
        "village": 11,
        "market": 11,
        "mountain": 12,
        "sea": 12,
        "water": 11,
        "culture": 10,
    }
    assert Counter(place.region for place in PLACES) == {
        "capital": 20,
        "gangwon": 10,
        "chungcheong": 14,
        "jeolla": 16,
        "gyeongsang": 25,
        "jeju": 5,
    }


@ALL
def test_a_place_has_a_title_and_a_story_of_three_to_six_sentences(place: Place) -> None:
    assert place.story is not None
    assert 4 <= len(place.story.title) <= 26
    assert not place.story.title.endswith(".")
    assert 3 <= len(place.story.text) <= 6
    for sentence in place.story.text:
        assert re.fullmatch(r".{12,90}다\.", sentence), sentence
        assert " " in sentence
        assert sentence == " ".join(sentence.split())
    assert 150 <= sum(map(len, place.story.text)) <= 330


@ALL
def test_a_place_has_five_to_ten_facts_with_address_and_coordinates(place: Place) -> None:
    assert 5 <= len(place.facts) <= 10
    facts = {fact.label: fact.text for fact in place.facts}
    assert len(facts) == len(place.facts), "a label stands twice"
    assert all(1 <= len(fact.label) <= 9 and 2 <= len(fact.text) <= 75 for fact in place.facts)
    assert facts["주소"].startswith(place.province)
    assert facts["좌표"].startswith(f"북위 {place.lat:.4f}°, 동경 {place.lon:.4f}°")


@ALL
def test_what_can_change_says_as_of_which_month(place: Place) -> None:
    undated = [fact.label for fact in place.facts if CAN_CHANGE.search(fact.label) and fact.as_of is None]
    assert undated == []
    months = [fact.as_of for fact in place.facts if fact.as_of is not None]
    assert all(re.fullmatch(r"20\d\d-(0[1-9]|1[0-2])", month) for month in months)
    assert all("2000-01" <= month <= "2026-11" for month in months)


@ALL
def test_a_place_has_sources_of_at_least_two_publishers(place: Place) -> None:
    assert len({source.publisher for source in place.sources}) >= 2
    assert len({urlparse(source.url).hostname for source in place.sources}) >= 2
    assert len({source.url for source in place.sources}) == len(place.sources)
    for source in place.sources:
        address = urlparse(source.url)
        assert address.scheme in {"http", "https"}
        assert "." in (address.hostname or "")
        assert " " not in source.url
        assert source.publisher.strip()
        assert source.title.strip()
        assert date(2026, 11, 1) <= source.seen <= date(2026, 12, 31)


@ALL
def test_a_place_has_an_english_story(place: Place) -> None:
    assert 250 <= len(place.en) <= 600
    assert 3 <= len(english_sentences(place.en)) <= 6
    assert re.search(r"[.!?]['\"”]?$", place.en)
    assert 4 <= len(place.title_en) <= 50
    assert not place.title_en.endswith(".")
    for text in (place.en, place.name.en, place.title_en, place.city_en):
        assert not re.search(r"[가-힣]", text)


@ALL
def test_an_english_city_ends_with_its_province(place: Place) -> None:
    short = place.city.split()[0]
    assert place.city_en.split(", ")[-1] == ENGLISH_PROVINCES[short]
    assert place.city_en.count(", ") == place.city.count(" ")


def test_a_city_has_one_english_name() -> None:
    names = {(place.city, place.city_en) for place in PLACES}
    assert len(names) == len({city for city, _ in names}) == len({city for _, city in names})


def test_a_place_without_english_is_refused() -> None:
    whole = PLACES[0].model_dump()
    for name in ("en", "title_en", "city_en"):
        with pytest.raises(ValidationError, match=name):
            Place.model_validate({key: value for key, value in whole.items() if key != name})


@ALL
def test_city_region_theme_and_province_fit_together(place: Place) -> None:
    short, region = PROVINCES[place.province]
    assert place.city.split()[0] == short
    assert place.region == region
    assert place.region in {region.id for region in components().regions}
    assert place.theme in {theme.id for theme in components().themes}


@ALL
def test_a_place_lies_in_its_province(place: Place) -> None:
    found = provinces_at(place.lat, place.lon)
    if place.id in AT_SEA:
        assert found == []
        assert kilometres_to(place.province, place.lat, place.lon) <= AT_SEA[place.id]
    else:
        assert found == [place.province]


def test_no_place_stands_where_another_one_stands() -> None:
    assert len({(place.lat, place.lon) for place in PLACES}) == 90


def test_no_sentence_is_said_twice() -> None:
    korean = Counter(bare(sentence) for place in PLACES for sentence in korean_sentences(place))
    english = Counter(bare(sentence) for place in PLACES for sentence in english_sentences(place.en))
    assert [sentence for sentence, times in (korean + english).items() if times > 1] == []


def test_no_title_name_or_motif_is_used_twice() -> None:
    for kind in (
        [place.story.title for place in PLACES],
        [place.title_en for place in PLACES],
        [place.name.ko for place in PLACES],
        [place.name.en for place in PLACES],
        [place.art.motif for place in PLACES],
    ):
        assert len(set(kind)) == 90


@pytest.mark.parametrize(
    ("lat", "lon", "found"),
    [
        (37.5665, 126.9780, ["서울특별시"]),  # the city hall
        (35.1796, 129.0756, ["부산광역시"]),
        (33.4996, 126.5312, ["제주특별자치도"]),
        (35.8242, 127.1480, ["전북특별자치도"]),
        (37.9646, 124.7168, ["인천광역시"]),  # 백령도, an island
        (37.5000, 130.8600, ["경상북도"]),  # 울릉도, an island
        (37.0000, 130.0000, []),  # open sea
        (35.6762, 139.6503, []),  # Tokyo
    ],
)
def test_the_map_tells_the_province_of_a_point(lat: float, lon: float, found: list[str]) -> None:
    assert provinces_at(lat, lon) == found
