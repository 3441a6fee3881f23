"""The printed deck itself, from simulated photos."""

import cv2
import numpy as np
import pytest

from scanner import Deck, Effort, Scanner, decode
from tests.support import photos


@pytest.fixture(scope="module")
def scanner():
    return Scanner(Deck.load("tourism"))


@pytest.fixture(scope="module")
def faces(scanner):
    return {card.id: card.read_pictures()[0] for card in scanner.deck.cards}


def photo(faces, seed, severity=photos.MEDIUM):
    return cv2.imdecode(photos.shot(faces, np.random.default_rng(seed), severity), cv2.IMREAD_COLOR)


def names(sightings):
    return sorted(sighting.card for sighting in sightings)


def test_the_pack_has_ninety_cards_each_with_its_own_code_that_its_face_shows(scanner, faces):
    assert len(scanner.deck.cards) == 90
    read = {code.text: card for card, face in faces.items() for code in decode(face)}
    assert read == {code: card.id for code, card in scanner.deck.by_code.items()}


@pytest.mark.parametrize("number", [0, 17, 38, 59, 76, 89])
def test_a_printed_card_is_named_with_and_without_its_code(scanner, faces, number):
    card = list(faces)[number]
    assert names(scanner.scan(photo([faces[card]], [number, 1]))) == [card]
    hidden = photos.hide_code(faces[card])
    assert names(scanner.scan(photo([hidden], [number, 2]))) == [card]
    assert names(scanner.scan(photo([hidden], [number, 3]), Effort.QUICK)) == [card]


def test_every_face_is_told_from_all_others_by_its_picture(scanner, faces):
    for card, face in list(faces.items())[::6]:
        assert scanner.candidates(photos.hide_code(face), 1)[0][0] == card


def test_six_printed_cards_in_one_photo_are_all_named(scanner, faces):
    laid = list(faces)[3:90:15]
    hidden = [photos.hide_code(faces[card]) for card in laid]
    assert names(scanner.scan(photo(hidden, 5, photos.EASY))) == sorted(laid)


@pytest.mark.parametrize("seed", range(4))
def test_cards_of_other_decks_are_not_named(scanner, seed):
    rng = np.random.default_rng([seed, 9])
    assert scanner.scan(photo([photos.stranger(rng) for _ in range(2)], [seed, 8])) == []


def test_a_glance_sees_a_near_card_and_leaves_a_far_one_to_a_closer_look(scanner, faces):
    near = photo([photos.hide_code(faces["haeundae-beach"])], [3, 1], photos.EASY)
    assert names(scanner.scan(near, Effort.GLANCE)) == ["haeundae-beach"]
    far = np.full_like(near, 120)
    small = cv2.resize(near, None, fx=0.4, fy=0.4, interpolation=cv2.INTER_AREA)
    far[: small.shape[0], : small.shape[1]] = small
    assert scanner.scan(far, Effort.GLANCE) == []
    assert names(scanner.scan(far, Effort.QUICK)) == ["haeundae-beach"]
