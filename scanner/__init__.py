"""A picture in, cards out. Knows no game: it is given a deck of ids, pictures and codes.

`Scanner(Deck.load("tourism")).scan(image)` names the cards in a picture. Reading order for newcomers:
`scanner.py` decides, `codes.py` reads printed codes, `features.py` finds where cards lie, `verify.py` tells
which.
"""

from scanner.availability import Availability, availability
from scanner.codes import Code, decode, decoder_names, decoder_note
from scanner.deck import Card, Deck, StoredPicture
from scanner.errors import (
    DeckError,
    DeckFormatError,
    DeckNotFoundError,
    ImageBrokenError,
    ImageEmptyError,
    ImageError,
    ImageTooLargeError,
    ImageTypeError,
    OpenCVMissingError,
    ScannerError,
)
from scanner.images import read_image, read_image_file
from scanner.scanner import Effort, Scanner, Sighting

__all__ = [
    "Availability",
    "Card",
    "Code",
    "Deck",
    "DeckError",
    "DeckFormatError",
    "DeckNotFoundError",
    "Effort",
    "ImageBrokenError",
    "ImageEmptyError",
    "ImageError",
    "ImageTooLargeError",
    "ImageTypeError",
    "OpenCVMissingError",
    "Scanner",
    "ScannerError",
    "Sighting",
    "StoredPicture",
    "availability",
    "decode",
    "decoder_names",
    "decoder_note",
    "read_image",
    "read_image_file",
]
