"""Box values: kept, exported, imported; an imported file is hostile until it is checked."""

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import plays

GAMES = ("artifact", "orbis", "duel", "tourism")
LOVE = {"kind": "fixed", "cp": 1, "name": "사랑의 신"}
VILLAGE = {"kind": "village", "color": "yellow", "cp": 2, "active": True}


def test_values_of_any_json_kind_come_back_sorted_by_figure(store):
    store.box.set("orbis", "tile.village_1", VILLAGE)
    store.box.set("orbis", "god.love", LOVE)
    store.box.set_many("tourism", {"tokens_per_color.2": 4, "targets": {"points": 20}, "unknown": None})
    assert store.box.get("orbis") == {"god.love": LOVE, "tile.village_1": VILLAGE}
    assert list(store.box.get("orbis")) == ["god.love", "tile.village_1"]
    assert store.box.get("tourism") == {"targets": {"points": 20}, "tokens_per_color.2": 4, "unknown": None}
    assert store.box.get("duel") == {}


def test_a_second_value_replaces_the_first(store):
    store.box.set("artifact", "tile.type_1-3.prestige", 4)
    store.box.set("artifact", "tile.type_1-3.prestige", 5)
    assert store.box.get("artifact") == {"tile.type_1-3.prestige": 5}


def test_remove_and_clear_touch_nothing_else(store):
    store.box.set_many("orbis", {"god.love": LOVE, "god.war": {"kind": "fixed", "cp": 2}})
    store.box.set("duel", "name.palace", "궁전")
    assert store.box.remove("orbis", "god.war") is True
    assert store.box.remove("orbis", "god.war") is False
    assert store.box.get("orbis") == {"god.love": LOVE}
    assert store.box.clear("orbis") == 1
    assert store.box.get("orbis") == {}
    assert store.box.get("duel") == {"name.palace": "궁전"}


@pytest.mark.parametrize(
    "key", ["", "God.love", "god love", "신.사랑", "god/../love", "a\n", "a\x00", "x" * 121, 7, None]
)
def test_a_key_that_is_no_figure_id_is_refused_and_the_others_are_not_kept(store, key):
    with pytest.raises(plays.ValueRefusedError, match="항목 이름"):
        store.box.set_many("orbis", {"god.love": LOVE, key: 1})
    assert store.box.get("orbis") == {}


@pytest.mark.parametrize("value", [float("nan"), {1: 2}, b"x", [[[[[[[1]]]]]]]])
def test_a_value_without_faithful_json_is_refused_by_its_key(store, value):
    with pytest.raises(plays.NotStorableError, match=r"god\.love"):
        store.box.set("orbis", "god.love", value)


def test_a_value_larger_than_four_kib_is_refused_by_its_key(store):
    with pytest.raises(plays.TooLargeError, match=r"god\.love 크기가 4,097바이트"):
        store.box.set("orbis", "god.love", "x" * 4095)
    store.box.set("orbis", "god.love", "x" * 4094)


def test_the_export_is_one_readable_mapping_a_game(store):
    store.box.set("tourism", "tokens_per_color.2", 4)
    store.box.set("orbis", "god.love", LOVE)
    assert store.box.export_yaml() == (
        "orbis:\n  god.love:\n    kind: fixed\n    cp: 1\n    name: 사랑의 신\n"
        "tourism:\n  tokens_per_color.2: 4\n"
    )
    assert store.box.export_yaml("tourism") == "tourism:\n  tokens_per_color.2: 4\n"
    assert store.box.export_yaml("duel") == "duel: {}\n"


def test_an_import_adds_and_replaces_but_never_deletes(store):
    store.box.set_many("orbis", {"god.love": LOVE, "god.war": 1})
    counts = store.box.import_yaml(
        "orbis: {god.war: 2, god.sea: 3}\ntourism: {targets: {points: 20}}\n", GAMES
    )
    assert counts == {"orbis": 2, "tourism": 1}
    assert store.box.get("orbis") == {"god.love": LOVE, "god.sea": 3, "god.war": 2}
    assert store.box.get("tourism") == {"targets": {"points": 20}}


def test_a_flat_mapping_is_taken_for_the_game_that_is_named(store):
    assert store.box.import_yaml("name.palace: 궁전\n'12': 1\n", GAMES, game="duel") == {"duel": 2}
    assert store.box.get("duel") == {"12": 1, "name.palace": "궁전"}
    assert store.box.import_yaml("duel: {name.palace: 왕궁}\n", GAMES, game="duel") == {"duel": 1}
    assert store.box.get("duel")["name.palace"] == "왕궁"


@pytest.mark.parametrize("text", ["", "# 아무것도 없음\n", b"\xef\xbb\xbf", "{}"])
def test_an_empty_file_keeps_nothing(store, text):
    assert store.box.import_yaml(text, GAMES) == {}


def test_bytes_with_a_mark_at_the_beginning_are_read(store):
    assert store.box.import_yaml("\ufefforbis: {god.love: 1}".encode(), GAMES) == {"orbis": 1}


BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join(['*' + before] * 9)}]\n"
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)

HOSTILE = {
    "alias bomb": (BOMB, "2번째 줄: 별칭"),
    "alias to itself": ("orbis: &a {god.love: *a}", "별칭"),
    "python object": ("orbis: !!python/object/apply:os.system ['true']", "1번째 줄: 형식 표시"),
    "python name": ("orbis:\n  god.love: !!python/name:os.system", "2번째 줄: 형식 표시"),
    "own tag": ("orbis: {god.love: !x 1}", "형식 표시"),
    "binary tag": ("orbis: {god.love: !!binary aGk=}", "형식 표시"),
    "set tag": ("orbis: !!set {god.love}", "형식 표시"),
    "merge key": ("orbis: {<<: {god.love: 1}}", "글자여야"),
    "huge": ("orbis: {god.love: '" + "x" * 300_000 + "'}", "256 KiB"),
    "deep list": ("orbis: {god.love: " + "[" * 100_000, "깊게"),
    "deep mapping": ("orbis: {god.love: " + "{a: " * 500 + "1" + "}" * 501, "깊게"),
    "a little too deep": ("orbis: {god.love: [[[[[[[1]]]]]]]}", "깊게"),
    "key with capitals": ("orbis: {God.love: 1}", "'God.love'"),
    "key with a path": ("orbis: {../../etc/passwd: 1}", "'../../etc/passwd'"),
    "key with markup": ("orbis: {'<script>': 1}", "'<script>'"),
    "number as key": ("orbis: {12: 1}", "글자여야"),
    "truth as key": ("orbis: {yes: 1}", "글자여야"),
    "number as inner key": ("orbis: {god.love: {1: 2}}", "글자여야"),
    "list as key": ("orbis: {[a]: 1}", "글자여야"),
    "repeated key": ("orbis:\n  god.love: 1\n  god.love: 2\n", "3번째 줄: 항목 'god.love'"),
    "repeated game": ("orbis: {a: 1}\norbis: {b: 1}\n", "'orbis'"),
    "unknown game": ("chess: {a: 1}", "'chess'.*artifact, duel, orbis, tourism"),
    "flat without a game": ("god.love: 1", "'god.love'"),
    "value that is no mapping": ("orbis: [1, 2]", "orbis 아래"),
    "nothing under a game": ("orbis:\n", "orbis 아래"),
    "a list": ("- 1\n- 2\n", "꼴이어야"),
    "a word": ("hello", "꼴이어야"),
    "not a number": ("orbis: {god.love: .nan}", r"god\.love.*유한한 수"),
    "a date": ("orbis: {god.love: 2026-01-01}", r"god\.love.*date"),
    "no date": ("orbis: {god.love: 2026-99-99}", "수나 날짜"),
    "endless digits": ("orbis: {god.love: " + "9" * 5000 + "}", "수나 날짜"),
    "large number": ("orbis: {god.love: 99999999999999999999}", "너무 큰 수"),
    "large value": ("orbis: {god.love: '" + "x" * 5000 + "'}", r"god\.love 크기"),
    "equals sign": ("orbis: {god.love: =}", "형식이 맞지"),
    "two documents": ("orbis: {a: 1}\n---\norbis: {b: 1}\n", "형식이 맞지"),
    "broken": ("orbis: {god.love: [1, 2}", "형식이 맞지"),
    "tabs": ("orbis:\n\tgod.love: 1", "2번째 줄: YAML 형식"),
    "control characters": ("orbis: {god.love: '\x00'}", "읽을 수 없는 글자"),
    "not UTF-8": ("orbis: {god.love: 사랑}".encode("cp949"), "UTF-8"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(200), "UTF-8"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_or_broken_file_is_refused_in_korean_and_nothing_of_it_is_kept(store, name):
    store.box.set("orbis", "god.war", 1)
    text, told = HOSTILE[name]
    with pytest.raises(plays.BoxImportError, match=told):
        store.box.import_yaml(text, GAMES)
    assert store.box.get("orbis") == {"god.war": 1}


def test_one_bad_value_among_good_ones_keeps_none_of_them(store):
    with pytest.raises(plays.BoxImportError, match="Bad"):
        store.box.import_yaml("tourism: {targets: {points: 20}}\norbis: {god.love: 1, Bad: 1}\n", GAMES)
    assert store.box.export_yaml() == "{}\n"


def test_a_flat_file_for_a_game_that_is_not_allowed_is_refused(store):
    with pytest.raises(plays.BoxImportError, match="'chess'"):
        store.box.import_yaml("a: 1", GAMES, game="chess")


def test_a_file_that_mixes_games_and_flat_values_is_refused(store):
    with pytest.raises(plays.BoxImportError, match=r"'god\.love'"):
        store.box.import_yaml("orbis: {god.war: 1}\ngod.love: 1\n", GAMES, game="orbis")


figures = st.from_regex(r"[a-z0-9_.-]{1,12}", fullmatch=True)
leaves = (
    st.none()
    | st.booleans()
    | st.integers(-(2**63) + 1, 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
    | st.sampled_from(
        ["yes", "null", "1e3", "1:30", "0x1F", "2026-01-01", "<<", "=", "&a", "*a", "!x", "- 1"]
    )
)
contents = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("가ab1", max_size=3), inner, max_size=3)
    ),
    max_leaves=5,
)
mappings = st.dictionaries(figures, contents, max_size=5)


@pytest.mark.parametrize("text", ["a\x85b", "\x85", "a\u2028b\u2029", "줄\n바꿈", "'\"", " 앞뒤 "])
def test_every_line_break_survives_an_export(store, text):
    store.box.set("artifact", "0", text)
    written = store.box.export_yaml()
    store.box.clear("artifact")
    store.box.import_yaml(written, GAMES)
    assert store.box.get("artifact") == {"0": text}


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(boxes=st.dictionaries(st.sampled_from(GAMES), mappings, max_size=3))
def test_an_export_imports_into_the_same_values(store, boxes):
    for game in GAMES:
        store.box.clear(game)
    for game, mapping in boxes.items():
        store.box.set_many(game, mapping)
    text = store.box.export_yaml()
    assert yaml.safe_load(text) == {game: mapping for game, mapping in boxes.items() if mapping}
    for game in GAMES:
        store.box.clear(game)
    store.box.import_yaml(text, GAMES)
    assert {game: store.box.get(game) for game in boxes} == boxes


@settings(max_examples=150, deadline=None)
@given(
    text=st.text(st.sampled_from("{}[]:,-&*!<>|'\"# \n\tab1.?%@orbis~"), max_size=40) | st.binary(max_size=40)
)
def test_any_text_is_read_or_refused_in_words(text):
    try:
        parsed = plays.parse_box(text, GAMES, game="orbis")
    except plays.BoxImportError:
        return  # any other exception fails the test
    assert set(parsed) <= set(GAMES)


def test_every_write_is_counted_so_that_remembered_values_are_known_to_be_old(store):
    store.box.set("orbis", "god.love", 1)
    store.box.set_many("orbis", {"god.war": 2, "god.sea": 3})
    store.box.remove("orbis", "god.love")
    store.box.clear("orbis")
    assert store.box.changes == 4
    store.box.get("orbis")
    assert store.box.changes == 4
