"""Enrolled decks: cards and their photos."""

import unicodedata

import pytest

import plays

JPEG = b"\xff\xd8\xff\xe0" + bytes(range(256))
PNG = b"\x89PNG\r\n\x1a\n" + bytes(100)
WEBP = b"RIFF\x10\x00\x00\x00WEBPVP8 " + bytes(8)


def test_a_deck_is_listed_with_what_it_holds(store):
    deck = store.decks.create("우리집 관광카드")
    empty = store.decks.create("빈 덱")
    store.decks.add_card(deck.id, "seomun-market", "서문시장")
    store.decks.add_card(deck.id, "card-2", "둘째")
    store.decks.add_photo(deck.id, "card-2", JPEG, "image/jpeg")
    listed = store.decks.list()
    assert [(one.name, one.cards, one.photos) for one in listed] == [
        ("우리집 관광카드", 2, 1),
        ("빈 덱", 0, 0),
    ]
    assert [one.id for one in listed] == [deck.id, empty.id]


def test_cards_come_back_in_the_order_in_which_they_came(store):
    deck = store.decks.create("덱").id
    second = store.decks.add_card(
        deck, "b", "나", place="seomun-market", codes=["https://example.org/1", "8801"]
    )
    first = store.decks.add_card(deck, "a", "가")
    assert store.decks.cards(deck) == [second, first]
    assert second == plays.EnrolledCard("b", "나", "seomun-market", ("https://example.org/1", "8801"))


def test_adding_a_card_again_changes_it_and_keeps_its_photos(store):
    deck = store.decks.create("덱").id
    store.decks.add_card(deck, "a", "가")
    store.decks.add_photo(deck, "a", PNG, "image/png")
    changed = store.decks.add_card(deck, "a", "가나", place="gyeongbokgung")
    assert store.decks.cards(deck) == [changed]
    assert [photo.data for photo in store.decks.photos(deck)] == [PNG]


def test_photos_come_back_byte_for_byte_and_once(store):
    deck = store.decks.create("덱").id
    store.decks.add_card(deck, "a", "가")
    store.decks.add_card(deck, "b", "나")
    for card, data, kind in [
        ("a", JPEG, "image/jpeg"),
        ("a", PNG, "image/png"),
        ("b", WEBP, "image/webp"),
    ] * 2:
        store.decks.add_photo(deck, card, data, kind)
    found = [(photo.card_id, photo.media_type, photo.data) for photo in store.decks.photos(deck)]
    assert found == [("a", "image/jpeg", JPEG), ("a", "image/png", PNG), ("b", "image/webp", WEBP)]
    assert [photo.data for photo in store.decks.photos(deck, "b")] == [WEBP]


def test_one_photo_can_be_removed(store):
    deck = store.decks.create("덱").id
    store.decks.add_card(deck, "a", "가")
    photo = store.decks.add_photo(deck, "a", JPEG, "image/jpeg")
    assert store.decks.remove_photo(deck, "a", photo.id) is True
    assert store.decks.remove_photo(deck, "a", photo.id) is False
    assert store.decks.photos(deck) == []


def test_removing_a_card_or_deck_takes_its_photos_along_and_nothing_else(store):
    deck, other = store.decks.create("덱").id, store.decks.create("다른 덱").id
    for one in (deck, other):
        store.decks.add_card(one, "a", "가")
        store.decks.add_photo(one, "a", JPEG, "image/jpeg")
    assert store.decks.remove_card(deck, "a") is True
    assert store.decks.remove_card(deck, "a") is False
    assert (store.decks.cards(deck), store.decks.photos(deck)) == ([], [])
    assert store.decks.delete(other) is True
    assert store.decks.delete(other) is False
    assert [(one.id, one.cards, one.photos) for one in store.decks.list()] == [(deck, 0, 0)]


@pytest.mark.parametrize("deck", ["", "0" * 32, "\x00" * 32, "../..", "가"])
def test_an_unknown_deck_is_named(store, deck):
    calls = [
        lambda: store.decks.add_card(deck, "a", "가"),
        lambda: store.decks.add_photo(deck, "a", JPEG, "image/jpeg"),
        lambda: store.decks.cards(deck),
        lambda: store.decks.photos(deck),
    ]
    for call in calls:
        with pytest.raises(plays.DeckNotFoundError, match="찾지 못했습니다"):
            call()
    assert store.decks.remove_card(deck, "a") is False
    assert store.decks.delete(deck) is False


def test_a_photo_of_an_unknown_card_is_refused(store):
    deck = store.decks.create("덱").id
    with pytest.raises(plays.CardNotFoundError, match="'a'"):
        store.decks.add_photo(deck, "a", JPEG, "image/jpeg")


@pytest.mark.parametrize(
    "card_id", ["", ".", "..", "../a", "a/b", "a\\b", ".hidden", "a b", "a\x00", "x" * 81]
)
def test_a_card_id_that_could_be_a_path_is_refused(store, card_id):
    deck = store.decks.create("덱").id
    with pytest.raises(plays.ValueRefusedError, match="카드 번호"):
        store.decks.add_card(deck, card_id, "가")
    with pytest.raises(plays.ValueRefusedError, match="카드 번호"):
        store.decks.add_photo(deck, card_id, JPEG, "image/jpeg")


def test_a_card_id_in_korean_is_the_same_however_it_is_typed(store):
    deck = store.decks.create("덱").id
    apart = unicodedata.normalize("NFD", "서문시장")
    store.decks.add_card(deck, apart, "서문시장")
    store.decks.add_photo(deck, "서문시장", JPEG, "image/jpeg")
    assert [card.card_id for card in store.decks.cards(deck)] == ["서문시장"]
    assert len(store.decks.photos(deck, apart)) == 1
    assert store.decks.remove_card(deck, apart) is True


@pytest.mark.parametrize(
    ("data", "kind", "told"),
    [
        (b"", "image/jpeg", "내용이 image/jpeg"),
        (PNG, "image/jpeg", "내용이 image/jpeg"),
        (b"%PDF-1.7", "image/png", "내용이 image/png"),
        (b"GIF89a" + bytes(20), "image/gif", "'image/gif'"),
        (b"<svg onload='alert(1)'/>", "image/svg+xml", "JPEG, PNG, WebP"),
    ],
)
def test_what_is_no_photo_of_its_kind_is_refused(store, data, kind, told):
    deck = store.decks.create("덱").id
    store.decks.add_card(deck, "a", "가")
    with pytest.raises(plays.PhotoRefusedError, match=told):
        store.decks.add_photo(deck, "a", data, kind)
    assert store.decks.photos(deck) == []


def test_a_photo_of_more_than_five_mib_is_refused(store):
    deck = store.decks.create("덱").id
    store.decks.add_card(deck, "a", "가")
    with pytest.raises(plays.TooLargeError, match=r"5,242,881바이트.*5 MiB"):
        store.decks.add_photo(deck, "a", JPEG + bytes(5 * 1024 * 1024 + 1 - len(JPEG)), "image/jpeg")


def test_a_card_holds_twenty_photos(store):
    deck = store.decks.create("덱").id
    store.decks.add_card(deck, "a", "가")
    for number in range(20):
        store.decks.add_photo(deck, "a", JPEG + bytes([number]), "image/jpeg")
    with pytest.raises(plays.PhotoRefusedError, match="20장까지"):
        store.decks.add_photo(deck, "a", JPEG + bytes([20]), "image/jpeg")
    store.decks.add_photo(deck, "a", JPEG + bytes([3]), "image/jpeg")
    assert len(store.decks.photos(deck)) == 20


def test_a_card_holds_twenty_codes_of_five_hundred_signs(store):
    deck = store.decks.create("덱").id
    with pytest.raises(plays.TooLargeError, match="20개까지"):
        store.decks.add_card(deck, "a", "가", codes=["x"] * 21)
    with pytest.raises(plays.TextTooLongError, match="500자"):
        store.decks.add_card(deck, "a", "가", codes=["x" * 501])
    assert store.decks.cards(deck) == []


def test_every_change_of_a_deck_gives_it_another_revision(store):
    deck = store.decks.create("덱").id
    seen = [store.decks.list()[0].revision]

    def changed() -> bool:
        seen.append(store.decks.list()[0].revision)
        return seen[-1] != seen[-2]

    store.decks.add_card(deck, "a", "가")
    assert changed()
    photo = store.decks.add_photo(deck, "a", JPEG, "image/jpeg")
    assert changed()
    store.decks.add_photo(deck, "a", JPEG, "image/jpeg")
    assert not changed()
    store.decks.add_card(deck, "a", "가", codes=["8801"])
    assert changed()
    store.decks.remove_photo(deck, "a", photo.id)
    assert changed()
    store.decks.remove_card(deck, "a")
    assert changed()


def test_one_photo_is_fetched_by_its_id(store):
    deck = store.decks.create("덱").id
    store.decks.add_card(deck, "a", "가")
    photo = store.decks.add_photo(deck, "a", JPEG, "image/jpeg")
    assert store.decks.photo(deck, "a", photo.id) == photo
    assert store.decks.photo(deck, "a", "0" * 64) is None
