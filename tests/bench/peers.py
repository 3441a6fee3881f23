"""What others do, in a few lines each, to be measured in the same process on the same photos.

A reader takes a BGR photo and returns the ids of the cards it names. The thresholds are those at which each
way is usually run (pHash within 64 of 256 bits, 12 inliers).
"""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
import zxingcpp

from scanner import Deck
from scanner.outlines import guesses

Reader = Callable[[np.ndarray], set[str]]
HASH_BITS, INLIERS = 64, 12


def code_readers(deck: Deck) -> dict[str, Reader]:
    """zxing-cpp, pyzbar and OpenCV's QR detector, each alone; only registered codes count."""

    def registered(texts) -> set[str]:
        return {deck.by_code[text].id for text in texts if text in deck.by_code}

    formats = zxingcpp.barcode_formats_from_str("QRCode,EAN13,Code128")
    readers: dict[str, Reader] = {
        "zxing-cpp alone": lambda image: registered(
            found.text for found in zxingcpp.read_barcodes(_grey(image), formats=formats)
        ),
        "cv2.QRCodeDetector": lambda image: registered(_opencv_texts(image)),
    }
    try:
        from pyzbar import pyzbar
    except ImportError:
        return readers
    readers["pyzbar alone"] = lambda image: registered(
        found.data.decode("utf-8", errors="replace") for found in pyzbar.decode(_grey(image))
    )
    return readers


def picture_readers(deck: Deck) -> dict[str, Reader]:
    """Contour + perceptual hash, whole-frame ORB and whole-frame SIFT with a count of RANSAC inliers."""
    faces = {card.id: card.read_pictures()[0] for card in deck.cards if card.pictures}
    orb = _feature_reader(faces, cv2.ORB_create(1000), cv2.ORB_create(250), cv2.NORM_HAMMING, (800, 352))
    sift = _feature_reader(faces, cv2.SIFT_create(600), cv2.SIFT_create(250), cv2.NORM_L2, (512, 260))
    return {"contour + pHash": _hash_reader(faces), "whole-frame ORB": orb, "whole-frame SIFT": sift}


def _opencv_texts(image: np.ndarray) -> list[str]:
    try:
        found, texts, _, _ = cv2.QRCodeDetector().detectAndDecodeMulti(image)
    except (UnicodeDecodeError, cv2.error):  # it raises on texts that are not UTF-8 and on odd outlines
        return []
    return list(texts) if found else []


def _hash_reader(faces: dict[str, np.ndarray]) -> Reader:
    names = list(faces)
    known = np.stack([_perceptual_hash(_grey(face)) for face in faces.values()])

    def read(image: np.ndarray) -> set[str]:
        grey = _grey(image)
        named = set()
        for place in guesses(grey)[4:]:  # the first four are the frame itself
            flags = cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP
            card = cv2.warpPerspective(grey, place, (126, 176), flags=flags)
            distance = (known != _perceptual_hash(card)).sum(1)
            if distance.min() <= HASH_BITS:
                named.add(names[int(distance.argmin())])
        return named

    return read


def _perceptual_hash(grey: np.ndarray) -> np.ndarray:
    small = cv2.resize(grey, (64, 64), interpolation=cv2.INTER_AREA).astype(np.float32)
    low = cv2.dct(small)[:16, :16].ravel()
    return low > np.median(low)


def _feature_reader(faces, frame_detector, face_detector, norm: int, sizes: tuple[int, int]) -> Reader:
    frame_width, face_height = sizes
    names, descriptors, points, owners = list(faces), [], [], []
    for index, face in enumerate(faces.values()):
        width = round(face.shape[1] * face_height / face.shape[0])
        small = cv2.resize(_grey(face), (width, face_height), interpolation=cv2.INTER_AREA)
        keypoints, described = face_detector.detectAndCompute(small, None)
        descriptors.append(described)
        points += [keypoint.pt for keypoint in keypoints]
        owners += [index] * len(keypoints)
    known, places, owner = np.concatenate(descriptors), np.float32(points), np.array(owners)
    matcher = cv2.BFMatcher(norm)

    def read(image: np.ndarray) -> set[str]:
        scale = frame_width / image.shape[1]
        small = cv2.resize(_grey(image), None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
        keypoints, described = frame_detector.detectAndCompute(small, None)
        if described is None:
            return set()
        pairs = matcher.match(described, known)
        query = np.float32([keypoints[pair.queryIdx].pt for pair in pairs])
        train = np.array([pair.trainIdx for pair in pairs])
        return {
            names[index]
            for index in np.argsort(-np.bincount(owner[train], minlength=len(names)))[:4]
            if _inliers(places[train], query, owner[train] == index) >= INLIERS
        }

    return read


def _inliers(source: np.ndarray, target: np.ndarray, mine: np.ndarray) -> int:
    if mine.sum() < INLIERS:
        return 0
    _, mask = cv2.findHomography(source[mine], target[mine], cv2.RANSAC, 5.0)
    return 0 if mask is None else int(mask.sum())


def _grey(image: np.ndarray) -> np.ndarray:
    return cv2.cvtColor(image, cv2.COLOR_BGR2GRAY)
