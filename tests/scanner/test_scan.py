"""A picture in, cards out."""

from concurrent.futures import ThreadPoolExecutor

import cv2
import numpy as np
import pytest

from scanner import Card, Deck, ImageTypeError, Scanner
from tests.support import cards, photos


def photo(faces, seed, severity=photos.MEDIUM):
    """A simulated photo and the true corners of the cards on it."""
    rng = np.random.default_rng(seed)
    frame, quads = photos.arrange(faces, rng, severity)
    return cv2.imdecode(photos.spoil(frame, quads, rng, severity), cv2.IMREAD_COLOR), quads


def hidden(number):
    return photos.hide_code(cards.face(number))


def table(face, angle, height=460):
    """The face alone on a plain table, turned by `angle` degrees about the middle of a 1280x720 frame."""
    frame = np.full((720, 1280, 3), (90, 110, 120), np.uint8)
    scale = height / face.shape[0]
    turn = cv2.getRotationMatrix2D((face.shape[1] / 2, face.shape[0] / 2), angle, scale)
    turn[:, 2] += np.array([640, 360]) - [face.shape[1] / 2, face.shape[0] / 2]
    corners = np.array([[0, 0], [face.shape[1], 0], [face.shape[1], face.shape[0]], [0, face.shape[0]]])
    quad = corners @ turn[:, :2].T + turn[:, 2]
    small = cv2.GaussianBlur(face, (0, 0), 0.5 / scale)
    laid = cv2.warpAffine(small, turn, (1280, 720), frame, cv2.INTER_LINEAR, cv2.BORDER_TRANSPARENT)
    return laid, quad


def names(sightings):
    return sorted(sighting.card for sighting in sightings)


def test_a_card_with_its_code_is_named_by_the_code(scanner):
    image, _ = table(cards.face(3), 0)
    (sighting,) = scanner.scan(image)
    assert (sighting.card, sighting.method, sighting.confidence) == ("card-3", "code", 1.0)


def test_a_card_whose_code_is_painted_over_is_named_by_its_picture(scanner):
    image, _ = table(hidden(3), 0)
    (sighting,) = scanner.scan(image)
    assert (sighting.card, sighting.method) == ("card-3", "picture")
    assert 0.6 <= sighting.confidence <= 1.0


@pytest.mark.parametrize("angle", [0, 45, 90, 135, 180, 225, 270, 315])
@pytest.mark.parametrize("face", [cards.face, hidden], ids=["code", "picture"])
def test_a_card_turned_any_way_is_named_and_its_corners_start_at_its_own_top_left(scanner, face, angle):
    image, quad = table(face(5), angle)
    (sighting,) = scanner.scan(image)
    assert sighting.card == "card-5"
    assert sighting.quad.shape == (4, 2)
    assert np.abs(sighting.quad - quad).max() < 6


@pytest.mark.parametrize("severity", [photos.EASY, photos.MEDIUM])
@pytest.mark.parametrize("number", range(6))
def test_simulated_photos_are_named_without_their_code(scanner, number, severity):
    image, (quad,) = photo([hidden(number)], [number, 1], severity)
    (sighting,) = scanner.scan(image)
    assert sighting.card == f"card-{number}"
    assert np.abs(sighting.quad - quad).max() < 15


def test_six_cards_in_one_picture_are_all_named_once(scanner):
    image, _ = photo([hidden(i) for i in range(6)], 11)
    assert names(scanner.scan(image)) == [f"card-{i}" for i in range(6)]


def test_two_copies_of_one_card_are_two_sightings(scanner):
    image, _ = photo([hidden(4), hidden(4)], 12, photos.EASY)
    assert names(scanner.scan(image)) == ["card-4", "card-4"]


@pytest.mark.parametrize("seed", range(6))
def test_a_card_of_another_deck_is_not_named(scanner, seed):
    rng = np.random.default_rng(seed)
    image, _ = photo([photos.stranger(rng)], seed)
    assert scanner.scan(image) == []


@pytest.mark.parametrize("number", range(100, 108))
def test_an_unknown_card_on_the_same_template_is_not_named(scanner, number):
    image, _ = photo([hidden(number)], number, photos.EASY)
    assert scanner.scan(image) == []


@pytest.mark.parametrize("seed", range(3))
def test_an_empty_table_shows_no_card(scanner, seed):
    image, _ = photo([], seed)
    assert scanner.scan(image) == []


def test_a_code_that_is_not_registered_counts_as_nothing(scanner):
    frame = np.full((720, 1280, 3), 200, np.uint8)
    cards.paste_code(frame, "https://example.org/other", (400, 200, 240))
    assert scanner.scan(frame) == []


def test_a_loose_registered_code_counts_when_no_card_is_seen(scanner):
    frame = np.full((720, 1280, 3), 200, np.uint8)
    cards.paste_code(frame, cards.code_of(2), (500, 100, 200))
    (sighting,) = scanner.scan(frame)
    assert (sighting.card, sighting.method) == ("card-2", "code")
    assert sighting.confidence < 1


def test_a_code_inside_a_cards_outline_wins_over_one_lying_about(scanner):
    image, _ = table(cards.face(7), 0)
    cards.paste_code(image, cards.code_of(2), (60, 60, 200))
    assert [(s.card, s.method) for s in scanner.scan(image)] == [("card-7", "code")]


def test_a_code_on_a_card_wins_over_the_cards_picture(scanner):
    face = hidden(7)
    cards.paste_code(face, cards.code_of(8))
    image, _ = table(face, 0)
    assert [(s.card, s.method) for s in scanner.scan(image)] == [("card-8", "code")]


def test_a_deck_without_pictures_reads_codes_and_gives_the_codes_own_corners():
    scanner = Scanner(Deck([Card("a", codes=["T002"])]))
    frame = np.full((720, 1280, 3), 200, np.uint8)
    cards.paste_code(frame, "T002", (500, 100, 210))
    (sighting,) = scanner.scan(frame)
    assert sighting.card == "a"
    assert np.abs(sighting.quad.mean(0) - [605, 205]).max() < 4


def test_candidates_name_the_card_first_and_give_as_many_as_asked(scanner):
    image, _ = table(hidden(9), 30)
    best = scanner.candidates(image, k=3)
    assert best[0][0] == "card-9"
    assert len(best) == 3
    assert [confidence for _, confidence in best] == sorted((c for _, c in best), reverse=True)


@pytest.mark.parametrize("k", [1, 3, 12, 50])
def test_candidates_come_even_from_an_empty_table_each_card_once(scanner, k):
    image, _ = photo([], 5)
    best = scanner.candidates(image, k=k)
    assert len(best) == min(k, 12)
    assert len({card for card, _ in best}) == len(best)
    assert all(0 <= confidence < 0.6 for _, confidence in best)


def test_the_same_picture_gives_the_same_answer_from_many_threads(scanner):
    image, _ = photo([hidden(i) for i in range(3)], 21)
    first = scanner.scan(image)
    with ThreadPoolExecutor(4) as pool:
        others = list(pool.map(scanner.scan, [image] * 8))
    for other in others:
        assert names(other) == names(first)
        assert all(np.array_equal(a.quad, b.quad) for a, b in zip(first, other, strict=True))


def test_a_card_enrolled_by_several_photos_is_one_card():
    shots = [photo([cards.face(1)], seed, photos.EASY) for seed in (1, 2)]
    straight = [
        cv2.warpPerspective(
            image,
            cv2.getPerspectiveTransform(quad, np.array([[0, 0], [372, 0], [372, 520], [0, 520]], np.float32)),
            (372, 520),
        )
        for image, (quad,) in shots
    ]
    scanner = Scanner(Deck([Card("one", straight), Card("two", [cards.face(2)])]))
    image, _ = photo([hidden(1)], 3)
    assert names(scanner.scan(image)) == ["one"]


@pytest.mark.parametrize("size", [(1, 1), (2, 900), (40, 40)])
def test_tiny_and_narrow_pictures_show_nothing(scanner, size):
    assert scanner.scan(np.zeros((*size, 3), np.uint8)) == []


@pytest.mark.parametrize(
    "image",
    [
        np.zeros((5, 5), np.uint8),
        np.zeros((5, 5, 4), np.uint8),
        np.zeros((5, 5, 3), np.float32),
        "photo.jpg",
        None,
    ],
)
def test_what_is_no_bgr_picture_is_refused(scanner, image):
    with pytest.raises(ImageTypeError, match="uint8 BGR"):
        scanner.scan(image)
