"""Tables in use: created, found again, saved by version, merged, closed."""

import re
import threading
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import plays
import plays.tables


def opened(store, device="phone", game="orbis", players=3, **more):
    return store.tables.create(device, game, players, **more)


def test_a_new_table_is_read_back_as_it_was_created(store):
    made = opened(
        store, expansions=("pantheon",), state={"ticks": {"orbis.setup.1": True}, "names": ["가람", "나래"]}
    )
    assert store.tables.get(made.code) == made
    assert (made.device, made.game, made.players, made.version) == ("phone", "orbis", 3, 1)
    assert made.expansions == ["pantheon"]
    assert made.state == {"ticks": {"orbis.setup.1": True}, "names": ["가람", "나래"]}
    assert made.closed_at is None


def test_times_are_aware_utc(store):
    made = opened(store)
    read = store.tables.get(made.code)
    assert read.created_at.tzinfo is UTC
    assert abs(read.updated_at - datetime.now(UTC)) < timedelta(minutes=5)


def test_codes_are_url_safe_long_and_never_repeat(store):
    codes = {opened(store).code for _ in range(20)}
    assert len(codes) == 20
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", code) for code in codes)  # 22 × 6 bit ≥ 128 bit


@pytest.mark.parametrize("code", ["", "ABCD", "x" * 22, "\x00" * 22, "가" * 22, "x" * 999, "' OR 1=1 --"])
def test_an_unknown_or_hostile_code_finds_nothing(store, code):
    opened(store)
    assert store.tables.get(code) is None
    with pytest.raises(plays.TableNotFoundError, match="찾지 못했습니다"):
        store.tables.save(code, {}, 1)
    with pytest.raises(plays.TableNotFoundError):
        store.tables.merge(code, {})
    assert store.tables.close(code) is False


def test_save_replaces_the_state_and_counts_the_version(store):
    made = opened(store, state={"a": 1, "b": 2})
    saved = store.tables.save(made.code, {"a": 3}, made.version, players=4, expansions=["roles"])
    assert saved == store.tables.get(made.code)
    assert (saved.state, saved.version, saved.players, saved.expansions) == ({"a": 3}, 2, 4, ["roles"])
    assert saved.created_at == made.created_at
    assert made.state == {"a": 1, "b": 2}


def test_save_leaves_players_and_expansions_when_they_are_not_given(store):
    made = opened(store, players=2, expansions=["research"])
    saved = store.tables.save(made.code, {"a": 1}, 1)
    assert (saved.players, saved.expansions) == (2, ["research"])


def test_saving_an_old_version_is_refused_with_the_current_table(store):
    made = opened(store)
    newer = store.tables.save(made.code, {"who": "first"}, 1)
    with pytest.raises(plays.TableConflictError, match=r"내 판 1, 지금 판 2") as refused:
        store.tables.save(made.code, {"who": "second"}, 1)
    assert refused.value.current == newer
    assert store.tables.get(made.code) == newer


def test_merge_sets_and_removes_single_keys(store):
    made = opened(store, state={"a": {"deep": 1, "other": 2}, "b": 2, "c": 3})
    merged = store.tables.merge(
        made.code, {"a": {"deep": 9}, "d": None}, remove=["b", "never there"], players=4
    )
    assert merged == store.tables.get(made.code)
    assert merged.state == {"a": {"deep": 9}, "c": 3, "d": None}
    assert (merged.version, merged.players) == (2, 4)


def test_recent_lists_the_last_used_first_and_no_other_device(store):
    first, second, third = opened(store), opened(store, game="duel", players=2), opened(store)
    opened(store, device="tablet")
    store.tables.merge(first.code, {"touched": True})
    assert [table.code for table in store.tables.recent("phone")] == [first.code, third.code, second.code]
    assert [table.code for table in store.tables.recent("phone", limit=2)] == [first.code, third.code]
    assert store.tables.recent("nobody") == []


def test_latest_is_the_last_used_of_the_game(store):
    older, newer = opened(store), opened(store)
    opened(store, game="duel", players=2)
    assert store.tables.latest("phone", "orbis").code == newer.code
    store.tables.save(older.code, {}, 1)
    assert store.tables.latest("phone", "orbis").code == older.code
    assert store.tables.latest("phone", "artifact") is None


def test_a_clock_that_jumps_back_does_not_reorder_tables(store, monkeypatch):
    monkeypatch.setattr(plays.tables, "utc_now", lambda: datetime(2035, 1, 1, tzinfo=UTC))
    future = opened(store)
    monkeypatch.setattr(plays.tables, "utc_now", lambda: datetime(2026, 1, 1, tzinfo=UTC))
    now = opened(store)
    assert [table.code for table in store.tables.recent("phone")] == [now.code, future.code]
    assert store.tables.latest("phone", "orbis").code == now.code


def test_a_closed_table_leaves_the_lists_and_takes_no_changes_until_reopened(store):
    made = opened(store, state={"a": 1})
    assert store.tables.close(made.code) is True
    assert store.tables.close(made.code) is False
    assert store.tables.recent("phone") == []
    assert store.tables.latest("phone", "orbis") is None
    closed = store.tables.get(made.code)
    assert closed.closed_at is not None
    with pytest.raises(plays.TableClosedError) as refused:
        store.tables.save(made.code, {}, closed.version)
    assert refused.value.current == closed
    with pytest.raises(plays.TableClosedError):
        store.tables.merge(made.code, {"a": 2})
    assert store.tables.reopen(made.code) is True
    assert store.tables.merge(made.code, {"b": 2}).state == {"a": 1, "b": 2}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("phone", "orbis", 0), "사람 수"),
        (("phone", "orbis", 100), "1부터 99까지"),
        (("phone", "orbis", True), "정수"),
        pytest.param(("phone", "orbis", 10**5000), "아주 큰 수", id="digits"),
        (("phone", "Orbis!", 2), "게임"),
        (("", "orbis", 2), "기기 번호"),
        (("a b", "orbis", 2), "기기 번호"),
        (("phone\x00", "orbis", 2), "기기 번호"),
        (("phone", "orbis", 2, ["<script>"]), "확장"),
    ],
)
def test_a_malformed_table_is_refused(store, arguments, told):
    with pytest.raises(plays.ValueRefusedError, match=told):
        store.tables.create(*arguments)
    assert store.tables.recent("phone") == []


def test_hostile_text_in_the_state_comes_back_unchanged(store):
    text = "<script>alert('x')</script>\x00\"; DROP TABLE open_table; -- 가나다 👩‍👩‍👧"
    made = opened(store, state={text: text})
    assert store.tables.get(made.code).state == {text: text}


def test_a_state_of_exactly_the_limit_is_kept_and_one_byte_more_is_refused(store):
    frame = len('{"a": ""}')
    made = opened(store, state={"a": "x" * (256 * 1024 - frame)})
    assert len(store.tables.get(made.code).state["a"]) == 256 * 1024 - frame
    with pytest.raises(plays.TooLargeError, match=r"262,145바이트.*262,144바이트까지"):
        store.tables.save(made.code, {"a": "x" * (256 * 1024 - frame + 1)}, 1)
    with pytest.raises(plays.TooLargeError):
        store.tables.merge(made.code, {"b": 1})
    assert store.tables.get(made.code) == made


def nested(levels):
    value = []
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (float("nan"), "유한한 수"),
        (float("-inf"), "유한한 수"),
        pytest.param(10**5000, "너무 큰 수", id="digits"),
        ({1: "a"}, "글자여야"),
        ({1, 2}, "set"),
        (b"bytes", "bytes"),
        (datetime(2026, 1, 1, tzinfo=UTC), "datetime"),
        (range(3), "range"),
        ("\ud800", "문자 조각"),
        ({"\ud800": 1}, "문자 조각"),
        pytest.param(nested(31), "깊게", id="deep"),
        pytest.param(nested(5000), "깊게", id="very deep"),
    ],
)
def test_a_value_without_faithful_json_is_refused_and_nothing_changes(store, value, told):
    made = opened(store, state={"a": 1})
    with pytest.raises(plays.NotStorableError, match=told):
        store.tables.save(made.code, {"bad": value}, 1)
    with pytest.raises(plays.NotStorableError, match="테이블 내용"):
        store.tables.merge(made.code, {"bad": value})
    assert store.tables.get(made.code) == made


def test_what_is_returned_is_what_will_be_read_and_shares_nothing_with_the_caller(store):
    state = {"seats": ("가", "나"), "more": {"x": 1}}
    made = opened(store, state=state)
    state["more"]["x"] = 2
    assert made.state == {"seats": ["가", "나"], "more": {"x": 1}}
    assert store.tables.get(made.code).state == made.state


keys = st.sampled_from(["a", "b", "c", "d"])
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**63) + 1, 2**63 - 1)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("가ab", max_size=3), inner, max_size=3)
    ),
    max_leaves=6,
)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("merge"), st.sampled_from([0, 1]), keys, values),
        st.tuples(st.just("save"), st.sampled_from([0, 1]), keys, values),
        st.tuples(st.just("read"), st.sampled_from([0, 1]), keys, values),
    ),
    max_size=12,
)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=steps)
def test_whatever_two_writers_do_the_table_is_what_their_accepted_changes_say(store, url, steps):
    with plays.open_store(url) as other:
        writers = [store, other]
        made = opened(store)
        seen, expected, version = [made, made], {}, 1
        for kind, who, key, value in steps:
            tables = writers[who].tables
            if kind == "merge":
                expected, version = expected | {key: value}, version + 1
                seen[who] = tables.merge(made.code, {key: value})
            elif kind == "read":
                seen[who] = tables.get(made.code)
            elif seen[who].version == version:
                expected, version = {key: value}, version + 1
                seen[who] = tables.save(made.code, {key: value}, seen[who].version)
            else:
                with pytest.raises(plays.TableConflictError) as refused:
                    tables.save(made.code, {key: value}, seen[who].version)
                assert refused.value.current.state == expected
            kept = writers[1 - who].tables.get(made.code)
            assert (kept.state, kept.version) == (expected, version)


def run_together(*jobs):
    """Run the jobs in threads that start at the same moment; the first error of any is raised."""
    barrier, errors = threading.Barrier(len(jobs)), []

    def start(job):
        barrier.wait()
        try:
            job()
        except plays.PlaysError as error:
            errors.append(error)

    threads = [threading.Thread(target=start, args=(job,)) for job in jobs]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if errors:
        raise errors[0]


def test_writers_at_the_same_moment_lose_nothing(store, url):
    made = opened(store)
    others = [plays.open_store(url) for _ in range(3)]

    def writing(where, name):
        def job():
            for number in range(10):
                where.tables.merge(made.code, {f"{name}{number}": number})

        return job

    run_together(
        writing(store, "a"), writing(store, "b"), *(writing(o, f"c{i}_") for i, o in enumerate(others))
    )
    for other in others:
        other.close()
    kept = store.tables.get(made.code)
    names = ["a", "b", "c0_", "c1_", "c2_"]
    assert kept.state == {f"{name}{number}": number for name in names for number in range(10)}
    assert kept.version == 51


def test_of_several_saves_of_one_version_exactly_one_is_accepted(store):
    made = opened(store)
    accepted, refused = [], []

    def saving(name):
        def job():
            try:
                accepted.append(store.tables.save(made.code, {"who": name}, 1))
            except plays.TableConflictError as error:
                refused.append(error.current)

        return job

    run_together(*(saving(name) for name in "abcdef"))
    assert len(accepted) == 1
    assert refused == accepted * 5
    assert store.tables.get(made.code) == accepted[0]
