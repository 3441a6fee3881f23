"""Collected cards: each once, since when, by device and deck."""

import threading
from datetime import UTC, datetime

import pytest
from sqlalchemy.exc import DBAPIError

import plays

PHONE, TABLET = "phone-0123456789abcdef", "tablet-0123456789abcdef"


def ids(store, device=PHONE, deck="tourism"):
    return [one.card for one in store.collection.cards(device, deck)]


def test_cards_come_back_in_the_order_in_which_they_came(store):
    assert store.collection.add(PHONE, "tourism", "seomun-market") is True
    assert store.collection.add(PHONE, "tourism", "dokdo") is True
    assert ids(store) == ["seomun-market", "dokdo"]


def test_a_card_added_again_keeps_its_first_date(store):
    before = datetime.now(UTC)
    store.collection.add(PHONE, "tourism", "dokdo")
    first = store.collection.cards(PHONE, "tourism")
    assert store.collection.add(PHONE, "tourism", "dokdo") is False
    assert store.collection.cards(PHONE, "tourism") == first
    assert before <= first[0].first_seen <= datetime.now(UTC)
    assert first == [plays.CollectedCard("dokdo", first[0].first_seen)]


def test_devices_and_decks_have_collections_of_their_own(store):
    store.collection.add(PHONE, "tourism", "dokdo")
    store.collection.add(TABLET, "tourism", "hallasan")
    store.collection.add(PHONE, "home-deck", "dokdo")
    assert store.collection.remove(PHONE, "tourism", "dokdo") is True
    assert (ids(store), ids(store, TABLET), ids(store, deck="home-deck")) == ([], ["hallasan"], ["dokdo"])


def test_a_card_that_is_not_there_cannot_be_removed(store):
    store.collection.add(PHONE, "tourism", "dokdo")
    assert store.collection.remove(PHONE, "tourism", "hallasan") is False
    assert ids(store) == ["dokdo"]


def test_a_collection_is_there_when_the_store_is_opened_again(url):
    with plays.open_store(url) as store:
        store.collection.add(PHONE, "tourism", "dokdo")
        kept = store.collection.cards(PHONE, "tourism")
    with plays.open_store(url) as store:
        assert store.collection.cards(PHONE, "tourism") == kept


@pytest.mark.parametrize(
    ("device", "deck", "card", "told"),
    [
        ("", "tourism", "dokdo", "기기"),
        ("a b", "tourism", "dokdo", "기기"),
        ("x" * 129, "tourism", "dokdo", "기기"),
        (PHONE, "Tourism", "dokdo", "덱"),
        (PHONE, "", "dokdo", "덱"),
        (PHONE, "tourism", "", "카드 번호"),
        (PHONE, "tourism", "../dokdo", "카드 번호"),
        (PHONE, "tourism", "dok\x00do", "카드 번호"),
        (PHONE, "tourism", "x" * 81, "카드 번호"),
    ],
)
def test_ids_with_other_signs_are_refused(store, device, deck, card, told):
    with pytest.raises(plays.ValueRefusedError, match=told):
        store.collection.add(device, deck, card)
    with pytest.raises(plays.ValueRefusedError, match=told):
        store.collection.remove(device, deck, card)


def test_one_card_seen_by_many_threads_at_once_is_new_once(store):
    barrier, told, errors = threading.Barrier(6), [], []

    def seen():
        barrier.wait()
        try:
            told.append(store.collection.add(PHONE, "tourism", "dokdo"))
        except (plays.PlaysError, DBAPIError) as error:
            errors.append(error)

    threads = [threading.Thread(target=seen) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    assert sorted(told) == [False] * 5 + [True]
    assert ids(store) == ["dokdo"]
