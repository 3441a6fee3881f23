"""What the search finds, and how: by words, slips of typing, initial consonants, names, tables."""

from __future__ import annotations

import pytest

from rules_data import UnknownGameError
from rules_data.search import ENOUGH, Hit, finder, search


def ids(question: str, game: str | None = None, **table: object) -> list[str]:
    return [hit.entry.id for hit in finder().search(question, game, **table)]  # type: ignore[arg-type]


def test_the_question_of_the_contract_finds_the_forest_first() -> None:
    hit = search("황무지도 숲에 세나요?")[0]
    assert (hit.entry.game, hit.entry.rule) == ("orbis", "orbis.score.forest")
    assert hit.to_json() == {
        "rule": "orbis.score.forest",
        "game": "orbis",
        "title": "황무지도 숲에 세나요?",
        "text": hit.entry.text,
        "score": round(hit.score, 3),
    }


def test_five_hits_at_most_best_first() -> None:
    hits = search("큐브", "orbis")
    assert len(hits) == 5
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


@pytest.mark.parametrize(
    ("question", "game", "rule"),
    [
        ("황무지도 숲에 새나요", "orbis", "orbis.score.forest"),
        ("황무쥐도 숲에 세나요", "orbis", "orbis.score.forest"),
        ("황무지도숲에세나요", "orbis", "orbis.score.forest"),
        ("예약카드는몇장까지", "tourism", "tourism.turn.reserve.limit"),
        ("예악은 몇 장까지", "tourism", "tourism.turn.reserve.limit"),
        ("불가사이 일곱 개", "duel", "duel.turn.wonder.limit"),
    ],
)
def test_slips_of_typing_and_spacing_do_no_harm(question: str, game: str, rule: str) -> None:
    assert rule in [hit.entry.rule for hit in search(question, game)][:3]


@pytest.mark.parametrize(
    ("initials", "game", "first"),
    [
        ("ㅎㅁㅈ", "orbis", "orbis.term.wilderness"),
        ("ㅁㅎㄷ", "orbis", "orbis.term.infinity"),
        ("ㅂㄱㅅㅇ", "duel", "duel.term.wonder"),
        ("ㅇㅅㅈ", "artifact", "artifact.term.market"),
        ("ㅅㅁㅅㅈ", "tourism", "tourism.card.seomun-market"),
    ],
)
def test_initial_consonants_stand_for_a_name(initials: str, game: str, first: str) -> None:
    assert ids(initials, game)[0] == first


def test_initial_consonants_work_within_a_question() -> None:
    assert "orbis.score.forest" in [hit.entry.rule for hit in search("ㅎㅁㅈ 숲에 세나요", "orbis")][:2]


@pytest.mark.parametrize(
    ("said", "game", "rule"),
    [
        ("찜은 몇 장", "tourism", "tourism.turn.reserve.limit"),
        ("칩 열 개 넘으면", "tourism", "tourism.turn.return"),
        ("코인 3개는 몇 점", "duel", "duel.score.coins"),
        ("길드 점수", "duel", "duel.score.guild"),
        ("내 집이 없는 곳에서 고용", "artifact", "artifact.turn.hire.own"),
    ],
)
def test_players_own_words_are_understood(said: str, game: str, rule: str) -> None:
    assert rule in [hit.entry.rule for hit in search(said, game)][:2]


@pytest.mark.parametrize(
    ("name", "first"),
    [
        ("공중정원", "duel.wonder.hanging_gardens"),
        ("서문시장", "tourism.card.seomun-market"),
        ("바다의 신", "orbis.god.sea"),
        ("전국 일주", "tourism.goal.national_tour"),
        ("저드", "artifact.term.judd"),
    ],
)
def test_a_piece_is_found_by_its_name(name: str, first: str) -> None:
    assert ids(name)[0] == first


@pytest.mark.parametrize("question", ["", "?", "   ", "오늘 날씨 어때", "감옥에서 탈출하려면"])
def test_what_no_game_knows_finds_nothing(question: str) -> None:
    assert search(question) == []


@pytest.mark.parametrize(
    ("question", "game"),
    [("불가사의 일곱 개", "tourism"), ("마패 두 개", "orbis"), ("과학 상징 여섯 개", "artifact")],
)
def test_a_question_about_another_game_finds_nothing_here(question: str, game: str) -> None:
    assert ids(question) != []
    assert ids(question, game) == []


def test_all_games_are_searched_where_none_is_named() -> None:
    assert len({hit.entry.game for hit in search("동점이면 누가 이기나요")}) >= 3


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGameError, match="'go'라는 게임은 없습니다"):
        search("동점", "go")


def test_a_paragraph_is_not_shown_again_under_its_answer() -> None:
    found = ids("바다의 신을 가졌는데 파랑 타일 수가 같으면", "orbis")
    assert "orbis.faq.god_tie" in found
    assert "orbis.score.god.tie" not in found[found.index("orbis.faq.god_tie") :]


def test_a_table_sees_only_the_step_for_its_players() -> None:
    asked = "사원 토큰은 무엇을 쓰나요"
    steps = {
        n: [hit for hit in ids(asked, "orbis", players=n) if ".setup.temples." in hit] for n in (2, 3, 4)
    }
    assert steps == {
        2: ["orbis.setup.temples.two"],
        3: ["orbis.setup.temples.three"],
        4: ["orbis.setup.temples.four"],
    }


def test_the_same_step_for_other_tables_is_shown_once_where_no_table_is_known() -> None:
    found = [hit for hit in ids("사원 토큰은 무엇을 쓰나요", "orbis") if ".setup.temples." in hit]
    assert len(found) == 1


def hit_for(entry_id: str, question: str, expansions: tuple[str, ...]) -> Hit:
    hits = finder().search(question, "duel", players=2, expansions=expansions, limit=20)
    return next(hit for hit in hits if hit.entry.id == entry_id)


def test_a_rule_of_an_expansion_that_is_not_on_the_table_says_so_and_stands_lower() -> None:
    with_it = hit_for("duel.faq.gate_sanctuary", "관문과 성역", ("pantheon",))
    without = hit_for("duel.faq.gate_sanctuary", "관문과 성역", ())
    assert (with_it.in_use, without.in_use) == (True, False)
    assert without.score == pytest.approx(0.8 * with_it.score)


def test_nothing_weaker_than_enough_leads() -> None:
    assert all(search(word, "orbis")[0].score >= ENOUGH for word in ("큐브", "숲", "신 타일"))
