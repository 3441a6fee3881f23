"""Plays go out as text, spreadsheet, BG Stats link and file, and as a picture."""

import csv
import io
import json
from datetime import UTC, datetime
from urllib.parse import parse_qs, urlsplit
from uuid import UUID
from zoneinfo import ZoneInfo

import numpy as np
import pytest
from PIL import Image

import plays
from plays.picture import drawable
from plays.wording import PART_COLORS
from tests.plays.builders import play, seat

SEOUL = ZoneInfo("Asia/Seoul")
WORDS = plays.GameWords(
    id="orbis",
    name="오르비스",
    name_en="Orbis",
    parts={"tiles": "타일", "wilderness": "황무지", "god": "신"},
    decided={"points": "총점으로 갈렸습니다"},
)
NUMBER = UUID("6f1c2a34-0000-4000-8000-000000000001")


def evening(**more):
    """Two seats at half past seven in Greenwich: the next morning in Seoul."""
    players = (
        seat(0, "나래", 17, rank=2, winner=False, breakdown={"tiles": 20, "wilderness": -3, "god": 0}),
        seat(1, "가람", 21, breakdown={"tiles": 18, "wilderness": 0, "god": 3}),
    )
    return play(**({"uuid": NUMBER, "players": players} | more))


def rows(data):
    return list(csv.reader(io.StringIO(data.decode("utf-8-sig"))))


def test_text_names_places_points_and_where_they_come_from():
    assert plays.as_text(evening(), WORDS, SEOUL) == (
        "오르비스 · 2명 · 2026년 3월 15일\n"
        "1위 가람 21점\n"
        "  타일 +18 · 신 +3\n"
        "2위 나래 17점\n"
        "  타일 +20 · 황무지 −3\n"
        "총점으로 갈렸습니다.\n"
        "장소: 신촌 카페\n"
        "첫 판\n다음엔 넷이서"
    )


def test_spreadsheet_has_a_byte_order_mark_and_a_row_a_player():
    data = plays.as_csv([evening()], {"orbis": WORDS}, {}, SEOUL)
    assert data.startswith(b"\xef\xbb\xbf")
    head, first, second = rows(data)
    assert head[:5] == ["기록 번호", "날짜", "게임", "확장", "인원"]
    assert head[-3:] == ["오르비스: 타일", "오르비스: 황무지", "오르비스: 신"]
    assert first == [
        str(NUMBER), "2026-03-15T04:30+09:00", "오르비스", "", "2", "45", "신촌 카페",
        "1", "나래", "2", "아니요", "총점으로 갈렸습니다", "17", "20", "-3", "0",
    ]  # fmt: skip
    assert second[7:11] == ["2", "가람", "1", "예"]


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "＝"])
def test_a_cell_that_begins_like_a_formula_is_made_text(sign):
    evil = f"{sign}cmd|' /C calc'!A0"
    data = plays.as_csv([evening(location=evil, players=(seat(name=evil),))], {"orbis": WORDS}, {}, SEOUL)
    _, row = rows(data)
    assert row[6] == row[8] == f"'{evil}"


def test_merged_names_go_out_as_one_and_who_gave_none_stays_apart():
    seats = (seat(0, "가람이"), seat(1, "2번", anonymous=True))
    data = plays.as_csv([evening(players=seats)], {}, {"가람이": "가람", "2번": "가람"}, SEOUL)
    assert [row[8] for row in rows(data)[1:]] == ["가람", "2번"]


def test_a_play_of_a_game_that_nobody_worded_goes_out_by_its_ids():
    data = plays.as_csv([evening(game="fifth", decided_by="luck")], {}, {}, SEOUL)
    assert (rows(data)[1][2], rows(data)[1][11]) == ("fifth", "luck")
    assert plays.as_text(evening(game="fifth"), plays.GameWords("fifth", "fifth"), SEOUL).startswith(
        "fifth ·"
    )


def pushed(link):
    address = urlsplit(link)
    assert (address.scheme, address.netloc) == ("https", "app.bgstatsapp.com")
    assert address.path == "/createPlay.html"
    return json.loads(parse_qs(address.query)["data"][0])


def test_bg_stats_link_carries_the_play_in_the_fields_that_the_app_reads():
    words = plays.GameWords(
        "duel", "세븐원더스 대결", "7 Wonders Duel", 173346, expansions={"pantheon": "판테온"}
    )
    link = plays.bgstats_link(evening(game="duel", expansions=("pantheon",)), words, {}, SEOUL)
    data = pushed(link)
    people = [player.pop("sourcePlayerId") for player in data["players"]]
    assert len(set(people)) == 2
    assert data == {
        "sourceName": "판지기",
        "sourcePlayId": str(NUMBER),
        "playDate": "2026-03-15 04:30:00",
        "durationMin": 45,
        "board": "판테온",
        "location": "신촌 카페",
        "comments": "첫 판\n다음엔 넷이서",
        "game": {
            "name": "7 Wonders Duel",
            "bggId": 173346,
            "sourceGameId": "duel",
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {"name": "나래", "score": 17, "rank": 2, "winner": False},
            {"name": "가람", "score": 21, "rank": 1, "winner": True},
        ],
    }


def test_bg_stats_link_leaves_out_what_is_not_known_and_knows_people_again():
    bare = evening(duration_minutes=None, location=None, note=None)
    data = pushed(plays.bgstats_link(bare, WORDS, {"나래": "나리"}, SEOUL))
    assert not {"durationMin", "location", "comments", "board"} & set(data)
    assert "bggId" not in data["game"]
    again = pushed(plays.bgstats_link(evening(players=(seat(0, "나리"),)), WORDS, {}, SEOUL))
    assert data["players"][0]["sourcePlayerId"] == again["players"][0]["sourcePlayerId"]


def test_bg_stats_file_refers_to_games_people_and_places_by_number():
    other = evening(
        uuid=UUID(int=7),
        game="duel",
        location=None,
        players=(seat(0, "가람이"), seat(1, "2번", anonymous=True)),
    )
    text = plays.bgstats_file(
        [evening(), other], {"orbis": WORDS}, {"가람이": "가람"}, SEOUL, datetime(2026, 3, 20, tzinfo=UTC)
    )
    data = json.loads(text)
    assert [(game["id"], game["name"]) for game in data["games"]] == [(1, "오르비스"), (2, "duel")]
    assert [(one["id"], one["name"], one["isAnonymous"]) for one in data["players"]] == [
        (1, "나래", False), (2, "가람", False), (3, "이름 없는 사람", True),
    ]  # fmt: skip
    assert [place["name"] for place in data["locations"]] == ["신촌 카페"]
    first, second = data["plays"]
    assert (first["uuid"], first["gameRefId"], first["locationRefId"]) == (str(NUMBER).upper(), 1, 1)
    assert (first["playDate"], first["playDateYmd"], first["durationMin"]) == (
        "2026-03-15 04:30:00",
        20260315,
        45,
    )
    assert first["playerScores"][1] == {
        "playerRefId": 2, "score": "21", "winner": True, "startPlayer": False, "newPlayer": False,
        "rank": 1, "seatOrder": 2,
    }  # fmt: skip
    assert "locationRefId" not in second
    assert [one["playerRefId"] for one in second["playerScores"]] == [2, 3]
    assert data["userInfo"]["exportDate"] == "2026-03-20 09:00:00"
    assert json.loads(plays.bgstats_file([], {}, {}, SEOUL, datetime(2026, 3, 20, tzinfo=UTC)))["plays"] == []


def pixels(data):
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB"))


def test_picture_is_a_png_1080_wide_with_the_winner_on_teal_and_a_bar_a_part():
    data = plays.result_picture(evening(), WORDS, SEOUL)
    assert data.startswith(b"\x89PNG")
    seen = pixels(data)
    assert seen.shape[1] == 1080
    colors = {tuple(color) for color in np.unique(seen.reshape(-1, 3), axis=0).tolist()}
    assert {(0x1F, 0x6F, 0x6B), (0xFB, 0xF7, 0xEF)} <= colors
    tiles, wilderness, god = PART_COLORS[:3]
    rgb = lambda text: tuple(int(text[at : at + 2], 16) for at in (1, 3, 5))  # noqa: E731
    assert {rgb(tiles), rgb(god)} <= colors
    assert rgb(wilderness) not in colors  # nobody gained by it: told in words, not drawn


def test_bars_are_as_long_as_their_points():
    seen = pixels(plays.result_picture(evening(), WORDS, SEOUL))
    green = (seen == np.array([0x4F, 0x9B, 0x5F])).all(axis=2).sum(axis=1)
    # 21 points fill the room of 652 px, less a gap of 4: 18 points 555 px, 20 points 617 px.
    assert {round(float(width), -1) for width in green if width > 500} >= {560, 620}
    assert green.max() == pytest.approx(617, abs=2)


@pytest.mark.parametrize("name", ["🐯", "가" * 40, "<b>&amp;", "W" * 40, "مرحبا", "a\u0301" * 20])
def test_any_name_can_be_drawn(name):
    data = plays.result_picture(
        evening(players=(seat(name=name), seat(1, name, 3, winner=False, rank=2))), WORDS, SEOUL
    )
    assert pixels(data).shape[1] == 1080


def test_signs_that_the_fonts_do_not_have_are_left_out():
    assert drawable("호랑이🐯 둘") == "호랑이 둘"
    assert drawable("🐯") == "?"
    assert drawable("Kim 가람-2") == "Kim 가람-2"


def test_a_play_without_winner_and_parts_is_drawn_too():
    bare = evening(players=(seat(winner=False, breakdown={}),), decided_by="unfinished")
    assert pixels(plays.result_picture(bare, WORDS, SEOUL)).shape[0] > 200


def test_parts_have_colours_of_their_own_or_those_that_the_game_gives():
    words = plays.GameWords(
        "duel", "", parts={"blue": "파란색", "green": "초록색"}, colors={"blue": "#2F6DB5"}
    )
    assert words.color("blue") == "#2F6DB5"
    assert words.color("green") == PART_COLORS[1]
    assert words.color("new") == PART_COLORS[2]
