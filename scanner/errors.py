"""What can go wrong in the scanner; every message is a Korean sentence for the person at the table."""


class ScannerError(Exception):
    """Base of the scanner's errors."""


class OpenCVMissingError(ScannerError):
    """OpenCV or a system library that it needs cannot be loaded."""


class DeckError(ScannerError, ValueError):
    """A deck cannot be used."""


class DeckNotFoundError(DeckError):
    """There is no deck pack and no folder of this name."""


class DeckFormatError(DeckError):
    """deck.json or a picture of the deck is not as it should be."""


class ImageError(ScannerError, ValueError):
    """Bytes or an array that cannot be scanned as a picture.

    Args:
        words: A Korean sentence; `{name}` in it stands for a value.
        **values: What stands there, so that the sentence can be said in another language too.
    """

    def __init__(self, words: str, **values: object) -> None:
        super().__init__(words.format(**values) if values else words)
        self.words, self.values = words, values


class ImageEmptyError(ImageError):
    """Zero bytes."""


class ImageTooLargeError(ImageError):
    """Too many bytes or too many pixels."""


class ImageTypeError(ImageError):
    """Not a picture, or a kind of picture that the scanner does not take."""


class ImageBrokenError(ImageError):
    """The head is that of a picture, the rest cannot be decoded."""
