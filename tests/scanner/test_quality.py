"""What is wrong with a photo, and what would help."""

import cv2
import numpy as np
import pytest

from scanner.quality import ADVICE, Quality, advice, measure
from tests.support import cards, photos


def photo(seed=7, severity=0.05):
    """A nearly perfect photo of one pseudo card and the card's corners."""
    rng = np.random.default_rng(seed)
    frame, quads = photos.arrange([cards.face(3)], rng, severity)
    return frame, quads[0]


def reflected(image, quad):
    """The photo with a reflection on the card."""
    mask = np.zeros(image.shape[:2], np.float32)
    middle = quad.mean(0)
    size = np.linalg.norm(quad[3] - quad[0])
    cv2.ellipse(mask, tuple(map(int, middle)), (int(size / 4), int(size / 7)), 20, 0, 360, 1, -1)
    mask = cv2.GaussianBlur(mask, (0, 0), size / 30)[..., None]
    return np.clip(image + (330.0 - image.astype(np.float32)) * mask, 0, 255).astype(np.uint8)


def test_a_good_photo_has_no_fault():
    image, quad = photo()
    assert measure(image, quad).faults == ()
    assert advice(measure(image, quad)) == ""


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (lambda image, quad: (image * 0.22).astype(np.uint8), "dark"),
        (lambda image, quad: cv2.GaussianBlur(image, (0, 0), 6), "blurred"),
        (reflected, "glare"),
    ],
    ids=["dark", "blurred", "glare"],
)
def test_the_fault_of_a_photo_is_told(spoil, fault):
    image, quad = photo()
    found = measure(spoil(image, quad), quad)
    assert found.faults[0] == fault
    assert advice(found) == ADVICE[fault]


def test_a_card_far_away_should_come_nearer():
    image, quad = photo()
    small = cv2.resize(image, None, fx=0.25, fy=0.25, interpolation=cv2.INTER_AREA)
    found = measure(small, quad / 4)
    assert found.size < 200
    assert advice(found) == ADVICE["small"]


def test_where_no_card_is_seen_the_advice_is_to_show_one():
    table = np.full((360, 640, 3), 140, np.uint8)
    found = measure(table)
    assert found.size == 0
    assert advice(found) == ADVICE["missing"]


def test_in_the_dark_light_comes_first_even_where_no_card_is_seen():
    assert advice(measure(np.full((360, 640, 3), 9, np.uint8))) == ADVICE["dark"]


def test_faults_are_listed_worst_first():
    assert Quality(0.01, 20.0, 0.5, 90.0).faults == ("small", "dark", "blurred", "glare")
