"""Look-alikes at enrolment."""

import cv2
import numpy as np

from scanner.alike import ALIKE, likeness, look_of, most_alike
from scanner.quads import straighten
from tests.support import cards, photos


def seen(number, seed, severity=photos.EASY):
    """The straightened picture of a pseudo card in a simulated photo."""
    rng = np.random.default_rng(seed)
    frame, quads = photos.arrange([cards.face(number)], rng, severity)
    photo = cv2.imdecode(photos.spoil(frame, quads, rng, severity), cv2.IMREAD_COLOR)
    return straighten(photo, quads[0])


def test_two_photos_of_one_card_are_alike_and_of_two_cards_are_not():
    known = [look_of(cards.face(number)) for number in range(12)]
    for number in range(12):
        look = look_of(seen(number, number))
        index, value = most_alike(look, known)
        assert index == number
        others = [likeness(look, other) for i, other in enumerate(known) if i != number]
        assert max(others) < ALIKE
        assert value > max(others) + 0.1


def test_a_card_upside_down_is_still_alike():
    upside_down = look_of(np.ascontiguousarray(cards.face(4)[::-1, ::-1]))
    index, value = most_alike(upside_down, [look_of(cards.face(number)) for number in range(6)])
    assert index == 4
    assert value > 0.9


def test_a_card_is_just_like_itself():
    look = look_of(cards.face(1))
    assert likeness(look, look) > 0.99


def test_cards_that_differ_in_a_small_place_are_look_alikes():
    one = cards.face(1)
    other = one.copy()
    cv2.circle(other, (120, 900), 40, (0, 0, 255), -1)
    assert likeness(look_of(one), look_of(other)) > ALIKE


def test_there_is_nothing_alike_among_nothing():
    assert most_alike(look_of(cards.face(1)), []) is None
