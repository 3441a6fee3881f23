"""Shared tables: codes that nobody guesses, seats, locks, and two writers who both keep what they wrote."""

import threading
from datetime import UTC, datetime, timedelta

import pytest

import plays
from plays.shared import ALPHABET, Shared

START = datetime(2026, 3, 14, 19, 30, tzinfo=UTC)


class Clock:
    def __init__(self):
        self.now = START

    def __call__(self):
        return self.now

    def pass_by(self, **time):
        self.now += timedelta(**time)


@pytest.fixture
def clock(store):
    """The time of `store.shared`, to be moved by hand."""
    moved = Clock()
    store.shared = Shared(store._database, moved)
    return moved


def hosted(store, players=3, **state):
    """A table that the device `host` has opened to others; gives its code and what is shared."""
    code = store.tables.create("host", "artifact", players, state=state).code
    return code, store.shared.open(code, "host")


def wrong(join_code):
    """Another code than this one."""
    return ("2" if join_code[0] != "2" else "3") + join_code[1:]


def test_a_join_code_has_eight_letters_that_are_not_mistaken_for_each_other(store):
    codes = {hosted(store)[1].join_code for _ in range(20)}
    assert len(codes) == 20
    assert all(len(code) == 8 and set(code) <= set("23456789ABCDEFGHJKLMNPQRSTUVWXYZ") for code in codes)
    assert len(set(ALPHABET)) == 32  # 8 letters of 5 bits: 40 bits


def test_a_phone_joins_by_the_code_as_people_type_it(store):
    code, shared = hosted(store)
    typed = f" {shared.join_code[:4].lower()}-{shared.join_code[4:]} "
    assert store.shared.join(typed, "phone").code == code


@pytest.mark.parametrize("code", ["", "가나다라마바사아", "ABCD", "' OR 1=1 --", "A" * 5000, "\x00"])
def test_a_hostile_code_finds_nothing(store, code):
    hosted(store)
    with pytest.raises(plays.JoinCodeError, match="테이블이 없습니다"):
        store.shared.join(code, "phone")


def test_opening_again_keeps_the_code_while_it_holds_and_renews_it_after_a_day(store, clock):
    code, first = hosted(store)
    assert first.expires_at == START + timedelta(hours=24)
    clock.pass_by(hours=23)
    assert store.shared.open(code, "host").join_code == first.join_code
    clock.pass_by(hours=1)
    with pytest.raises(plays.JoinCodeError):
        store.shared.join(first.join_code, "phone")
    assert store.shared.of(code).join_code is None
    assert store.shared.open(code, "host").join_code != first.join_code


def test_a_code_that_was_taken_back_lets_nobody_in_and_keeps_who_is_seated(store):
    code, shared = hosted(store)
    store.shared.sit(code, 1, "phone")
    store.shared.stop(code, "host")
    with pytest.raises(plays.JoinCodeError):
        store.shared.join(shared.join_code, "other")
    assert store.shared.of(code).seats == {1: "phone"}


def test_a_table_that_was_put_away_lets_nobody_in(store):
    code, shared = hosted(store)
    store.tables.close(code)
    with pytest.raises(plays.JoinCodeError):
        store.shared.join(shared.join_code, "phone")


def test_a_table_that_was_never_opened_to_others_has_nothing_shared(store):
    code = store.tables.create("host", "orbis", 2).code
    assert store.shared.of(code) is None
    with pytest.raises(plays.TableNotFoundError):
        store.shared.sit(code, 0, "phone")


def test_after_ten_wrong_codes_a_device_waits_ten_minutes_even_with_the_right_one(store, clock):
    code, shared = hosted(store)
    for _ in range(10):
        with pytest.raises(plays.JoinCodeError):
            store.shared.join(wrong(shared.join_code), "phone")
    clock.pass_by(minutes=3)
    with pytest.raises(plays.TooManyGuessesError, match="7분 뒤") as refused:
        store.shared.join(shared.join_code, "phone")
    assert refused.value.minutes == 7
    assert store.shared.join(shared.join_code, "other").code == code
    clock.pass_by(minutes=7)
    assert store.shared.join(shared.join_code, "phone").code == code


def test_right_codes_are_not_counted(store, clock):
    code, shared = hosted(store)
    for _ in range(30):
        assert store.shared.join(shared.join_code, "phone").code == code


def test_new_devices_do_not_get_around_the_limit_of_the_server(store, clock):
    code, shared = hosted(store)
    for number in range(300):
        with pytest.raises(plays.JoinCodeError):
            store.shared.join(wrong(shared.join_code), f"made-up-{number}")
    with pytest.raises(plays.TooManyGuessesError):
        store.shared.join(shared.join_code, "made-up-300")
    clock.pass_by(minutes=10)
    assert store.shared.join(shared.join_code, "made-up-300").code == code


def test_a_clock_that_was_set_back_does_not_close_the_door(store, clock):
    code, shared = hosted(store)
    for _ in range(10):
        with pytest.raises(plays.JoinCodeError):
            store.shared.join(wrong(shared.join_code), "phone")
    clock.pass_by(days=-400)
    assert store.shared.join(shared.join_code, "phone").code == code


def test_a_seat_belongs_to_one_device_and_a_device_has_one_seat(store):
    code, _ = hosted(store)
    store.shared.sit(code, 0, "one")
    with pytest.raises(plays.SeatTakenError, match="1번 자리"):
        store.shared.sit(code, 0, "two")
    assert store.shared.sit(code, 2, "two").seats == {0: "one", 2: "two"}
    assert store.shared.sit(code, 1, "one").seats == {1: "one", 2: "two"}
    assert store.shared.of(code).seat_of("one") == 1
    assert store.shared.of(code).seat_of("nobody") is None


def test_a_phone_that_comes_back_sits_where_it_sat(store, url):
    code, _ = hosted(store)
    store.shared.sit(code, 2, "sleeper")
    with plays.open_store(url) as later:
        assert later.shared.of(code).seat_of("sleeper") == 2
        assert later.shared.sit(code, 2, "sleeper").seats == {2: "sleeper"}


def test_a_phone_finds_the_tables_at_which_it_sits_while_they_are_in_use(store):
    code, _ = hosted(store)
    other, _ = hosted(store)
    store.shared.sit(code, 1, "phone")
    store.shared.sit(other, 1, "phone")
    store.tables.merge(code, {"a": 1})
    assert [table.code for table in store.shared.joined("phone")] == [code, other]
    store.tables.close(code)
    assert [table.code for table in store.shared.joined("phone")] == [other]
    assert store.shared.joined("nobody") == []


def test_a_seat_is_taken_over_on_purpose_and_left(store):
    code, _ = hosted(store)
    store.shared.sit(code, 0, "empty-battery")
    assert store.shared.sit(code, 0, "new-phone", take_over=True).seats == {0: "new-phone"}
    store.shared.leave(code, "new-phone")
    assert store.shared.of(code).seats == {}


def test_a_seat_that_is_not_at_the_table_is_refused(store):
    code, _ = hosted(store, players=3)
    with pytest.raises(plays.ValueRefusedError, match="0부터 2까지"):
        store.shared.sit(code, 3, "phone")


def test_two_phones_that_want_one_seat_at_once_do_not_both_get_it(store):
    code, _ = hosted(store)
    got, refused, barrier = [], [], threading.Barrier(4)

    def want(device):
        barrier.wait()
        try:
            store.shared.sit(code, 0, device)
            got.append(device)
        except plays.SeatTakenError:
            refused.append(device)

    _all_at_once(want, [f"phone-{number}" for number in range(4)])
    assert (len(got), len(refused)) == (1, 3)
    assert store.shared.of(code).seats == {0: got[0]}


def test_a_locked_table_refuses_every_write_and_says_why(store):
    code, _ = hosted(store, money_0=1)
    store.shared.lock(code, "host", True)
    for write in (
        lambda: store.tables.merge(code, {"money_0": 2}),
        lambda: store.tables.update(code, lambda now: {"money_0": 3}),
        lambda: store.tables.save(code, {"money_0": 4}, store.tables.get(code).version),
    ):
        with pytest.raises(plays.TableLockedError, match="잠겨 있어"):
            write()
    assert store.tables.get(code).state == {"money_0": 1}
    store.shared.lock(code, "host", False)
    assert store.tables.merge(code, {"money_0": 2}).state == {"money_0": 2}


def test_only_the_host_opens_locks_and_stops(store):
    code, _ = hosted(store)
    for act in (
        lambda: store.shared.open(code, "phone"),
        lambda: store.shared.lock(code, "phone", True),
        lambda: store.shared.stop(code, "phone"),
    ):
        with pytest.raises(plays.NotHostError):
            act()
    assert store.shared.of(code).locked is False


def test_every_change_of_what_is_shared_is_seen_in_the_version(store):
    code = store.tables.create("host", "orbis", 2).code
    seen = [store.tables.version(code)]
    for act in (
        lambda: store.shared.open(code, "host"),
        lambda: store.shared.sit(code, 0, "phone"),
        lambda: store.shared.lock(code, "host", True),
        lambda: store.shared.leave(code, "phone"),
    ):
        act()
        seen.append(store.tables.version(code))
    assert seen == [1, 2, 3, 4, 5]
    assert store.tables.version("nobody-has-this-code") is None
    assert store.tables.version("") is None


def test_two_writers_of_one_list_lose_nothing(store):
    code, _ = hosted(store, trays=[[], [], []])
    barrier = threading.Barrier(3)

    def write(seat):
        barrier.wait()
        for number in range(20):
            store.tables.update(code, lambda now, number=number: {"trays": added(now, seat, number)})

    _all_at_once(write, range(3))
    assert store.tables.get(code).state["trays"] == [list(range(20))] * 3


def test_an_update_that_changes_nothing_makes_no_new_version(store):
    code = store.tables.create("host", "orbis", 2, state={"a": 1}).code
    assert store.tables.update(code, lambda now: {}).version == 1
    assert store.tables.update(code, lambda now: {"a": now.state["a"] + 1}).state == {"a": 2}


def test_an_update_that_fails_halfway_changes_nothing(store):
    code = store.tables.create("host", "orbis", 2, state={"a": 1}).code

    def failing(now):
        now.state["a"] = 5
        raise plays.SeatTakenError(0)

    with pytest.raises(plays.SeatTakenError):
        store.tables.update(code, failing)
    assert store.tables.get(code).state == {"a": 1}


def added(now, seat, number):
    """In place: even so the change must be kept."""
    now.state["trays"][seat].append(number)
    return now.state["trays"]


def _all_at_once(work, values):
    threads = [threading.Thread(target=work, args=(value,)) for value in values]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
