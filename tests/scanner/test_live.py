"""Deciding over several frames: one card counts once."""

import numpy as np

from scanner import Sighting
from scanner.live import Tracker

QUAD = np.zeros((4, 2), np.float32)


def seen(*cards, method="picture"):
    return [Sighting(card, 0.8, method, QUAD) for card in cards]


def counted(tracker, frames, start=0.0, step=0.1):
    """What counts in each frame, by card id."""
    return [
        [one.card for one in tracker.feed(frame, start + index * step)] for index, frame in enumerate(frames)
    ]


def test_a_picture_counts_in_the_second_of_three_frames_and_only_once():
    frames = [seen("a"), seen(), seen("a"), seen("a"), seen("a")]
    assert counted(Tracker(), frames) == [[], [], ["a"], [], []]


def test_a_single_frame_of_a_wrong_card_never_counts():
    frames = [seen("a"), seen("a"), seen("b"), seen("a"), seen("a")]
    assert counted(Tracker(), frames) == [[], ["a"], [], [], []]


def test_a_code_counts_at_once():
    assert counted(Tracker(), [seen("a", method="code"), seen("a", method="code")]) == [["a"], []]


def test_a_card_counts_again_only_after_it_was_out_of_the_picture_for_a_second():
    tracker = Tracker()
    assert counted(tracker, [seen("a"), seen("a")]) == [[], ["a"]]
    assert counted(tracker, [seen(), seen("a"), seen("a")], start=0.8) == [[], [], []]
    away = [seen()] * 12
    assert counted(tracker, [*away, seen("a"), seen("a")], start=1.2) == [[]] * 13 + [["a"]]


def test_with_seconds_between_frames_a_card_that_stays_still_counts_once():
    assert counted(Tracker(), [seen("a")] * 5, step=3.0) == [[], ["a"], [], [], []]


def test_two_cards_one_after_the_other_count_each_once():
    frames = [seen("a")] * 4 + [seen("b")] * 4
    assert [card for frame in counted(Tracker(), frames) for card in frame] == ["a", "b"]


def test_quiet_time_runs_from_the_first_empty_frame():
    tracker = Tracker()
    tracker.feed(seen("a"), 1.0)
    assert tracker.quiet(9.0) == 0.0
    tracker.feed([], 2.0)
    tracker.feed([], 3.0)
    assert tracker.quiet(4.5) == 2.5
    tracker.feed(seen("a"), 5.0)
    assert tracker.quiet(6.0) == 0.0
