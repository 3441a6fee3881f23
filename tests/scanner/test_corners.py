"""Corners of cards that nothing is known about."""

import cv2
import numpy as np
import pytest

from scanner import ImageTypeError
from scanner.corners import find_corners
from scanner.quads import is_convex, overlap, straighten, upright
from tests.support import cards, photos


def photographed(numbers, seed, severity):
    """A simulated photo (H, W, 3) of pseudo cards and their true corners."""
    rng = np.random.default_rng(seed)
    frame, quads = photos.arrange([cards.face(number) for number in numbers], rng, severity)
    return cv2.imdecode(photos.spoil(frame, quads, rng, severity), cv2.IMREAD_COLOR), quads


def apart(found, true):
    """The largest distance of a corner from where it should be, as a share of the card's height."""
    height = np.linalg.norm(true[3] - true[0])
    return min(np.abs(np.roll(found, turn, 0) - true).max() for turn in range(4)) / height


def test_corners_of_a_card_in_an_easy_photo_are_found_to_within_two_hundredths():
    errors = []
    for seed in range(12):
        photo, (true,) = photographed([seed], seed, photos.EASY)
        found = find_corners(photo)
        errors.append(apart(found[0], true) if found else 9.0)
    assert sum(error < 0.02 for error in errors) >= 11


def test_most_of_six_cards_are_found_apart():
    right = wrong = 0
    for seed in range(4):
        photo, true = photographed(range(6), 40 + seed, photos.EASY)
        found = find_corners(photo, most=24)
        hit = sum(any(apart(quad, one) < 0.04 for quad in found) for one in true)
        right, wrong = right + hit, wrong + len(found) - hit
    assert right >= 17
    assert wrong <= 4


def test_an_empty_table_has_no_corners():
    plain = np.full((480, 640, 3), 128, np.uint8)
    assert find_corners(plain) == []
    assert find_corners(np.zeros((1, 1, 3), np.uint8)) == []


def test_what_is_no_picture_is_refused():
    with pytest.raises(ImageTypeError):
        find_corners(np.zeros((10, 10), np.float32))


def test_corners_begin_at_the_top_left_of_the_card_as_it_lies():
    standing = np.array([[110, 240], [10, 240], [10, 20], [110, 20]], np.float32)
    assert upright(standing).tolist() == [[10, 20], [110, 20], [110, 240], [10, 240]]
    anticlockwise = standing[::-1].copy()
    assert upright(anticlockwise).tolist() == [[10, 20], [110, 20], [110, 240], [10, 240]]


def test_a_card_is_straightened_to_its_own_proportions():
    picture = np.zeros((300, 300, 3), np.uint8)
    picture[50:250, 100:200] = (10, 20, 30)
    quad = np.array([[100, 50], [200, 50], [200, 250], [100, 250]], np.float32)
    card = straighten(picture, quad, height=100)
    assert card.shape == (100, 50, 3)
    assert card[50, 25].tolist() == [10, 20, 30]
    lying = straighten(picture, np.roll(quad, 1, 0), height=100)
    assert lying.shape == (50, 100, 3)


def test_crossed_and_collapsed_corners_are_told_from_good_ones():
    good = np.array([[0, 0], [100, 0], [100, 100], [0, 100]], np.float32)
    assert is_convex(good)
    assert not is_convex(good[[0, 2, 1, 3]])
    assert not is_convex(np.zeros((4, 2), np.float32))


def test_overlap_is_the_share_of_the_smaller():
    large = np.array([[0, 0], [100, 0], [100, 100], [0, 100]], np.float32)
    small = np.array([[50, 0], [150, 0], [150, 50], [50, 50]], np.float32)
    assert overlap(large, small) == pytest.approx(0.5)
    assert overlap(large, large + 200) == 0.0
