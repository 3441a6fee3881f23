"""What can go wrong while keeping things. Every message is Korean and meant for the person at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from plays.records import PlayRecord
    from plays.tables import OpenTable


class PlaysError(Exception):
    """Base of everything that this package raises on purpose."""


class StoreError(PlaysError):
    """The place where things are kept cannot be used."""


class StoreUrlError(StoreError):
    """The database address is not one that works here."""


class StoreUnavailableError(StoreError):
    """The database cannot be read or written just now: read-only, full, locked, unreachable."""


class StoreSchemaError(StoreError):
    """The database was made by a newer Panjigi or by another program."""


class StoreCorruptError(StoreError):
    """The file is damaged or is no database."""


class TableError(PlaysError):
    """A table in use cannot be changed as asked."""


class TableNotFoundError(TableError):
    """No table has this code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"테이블 {code!r}을(를) 찾지 못했습니다. 링크를 확인하거나 새 테이블을 여세요.")
        self.code = code


class TableClosedError(TableError):
    """The table was put away; it must be reopened before it is changed."""

    def __init__(self, current: OpenTable) -> None:
        super().__init__("이미 닫은 테이블입니다. 이어서 하려면 테이블을 다시 여세요.")
        self.current = current


class TableLockedError(TableError):
    """The host has locked the table; `current` is the table as it stands."""

    def __init__(self, current: OpenTable) -> None:
        super().__init__("테이블이 잠겨 있어 적지 않았습니다. 테이블을 연 사람에게 풀어 달라고 하세요.")
        self.current = current


class NotHostError(TableError):
    """Only the device that opened the table may do this."""

    def __init__(self) -> None:
        super().__init__("테이블을 연 기기에서만 할 수 있습니다.")


class SeatTakenError(TableError):
    """Another device writes for this seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"{seat + 1}번 자리에는 이미 다른 기기가 앉아 있습니다. 다른 자리를 고르세요.")
        self.seat = seat


class JoinCodeError(TableError):
    """No table has this join code now."""

    def __init__(self, letters: str) -> None:
        super().__init__(
            f"참가 코드 {letters[:12]!r}인 테이블이 없습니다. 여덟 글자를 다시 확인하세요."
            " 하루가 지난 코드는 쓸 수 없습니다."
        )


class TooManyGuessesError(TableError):
    """Too many wrong join codes; `minutes` until codes are looked up again."""

    def __init__(self, minutes: int) -> None:
        super().__init__(f"틀린 참가 코드를 너무 많이 적었습니다. {minutes}분 뒤에 다시 적으세요.")
        self.minutes = minutes


class TableConflictError(TableError):
    """Somebody else saved first; `current` is the table as it stands now."""

    def __init__(self, current: OpenTable, version: int) -> None:
        super().__init__(
            "다른 화면에서 먼저 저장했습니다"
            f" (내 판 {version}, 지금 판 {current.version}). 바뀐 내용을 확인하고 다시 저장하세요."
        )
        self.current = current
        self.version = version


class PlayConflictError(PlaysError):
    """A play with this UUID is kept already and says something else; `current` is the kept one."""

    def __init__(self, current: PlayRecord) -> None:
        super().__init__("같은 번호로 다른 기록이 이미 저장되어 있습니다. 저장된 기록을 열어 고치세요.")
        self.current = current


class PlayNotFoundError(PlaysError):
    """No play has this number."""

    def __init__(self, uuid: object) -> None:
        super().__init__(
            f"기록 {str(uuid)[:40]!r}을(를) 찾지 못했습니다. 지워졌을 수 있습니다. 지난 판에서 다시 고르세요."
        )


class PlayStaleError(PlaysError):
    """Somebody else corrected the play first; `current` is the play as it stands now."""

    def __init__(self, current: PlayRecord, version: int) -> None:
        super().__init__(
            "다른 화면에서 먼저 이 기록을 고쳤습니다"
            f" (내 판 {version}, 지금 판 {current.version}). 지금 기록을 확인하고 다시 고치세요."
        )
        self.current = current


class NameMergeError(PlaysError):
    """Two names cannot be taken for one."""


class DeckError(PlaysError):
    """An enrolled deck cannot be changed as asked."""


class DeckNotFoundError(DeckError):
    """No enrolled deck has this id."""

    def __init__(self, deck: str) -> None:
        super().__init__(f"등록한 덱 {deck!r}을(를) 찾지 못했습니다. 덱 목록에서 다시 고르세요.")
        self.deck = deck


class CardNotFoundError(DeckError):
    """The deck has no card with this id."""

    def __init__(self, card_id: str) -> None:
        super().__init__(f"덱에 카드 {card_id!r}이(가) 없습니다. 카드를 먼저 등록하세요.")
        self.card_id = card_id


class ValueRefusedError(PlaysError, ValueError):
    """A value is not one that may be kept."""


class NameEmptyError(ValueRefusedError):
    """Nothing readable is left of a name."""


class NameTooLongError(ValueRefusedError):
    """A name is longer than allowed."""


class TextTooLongError(ValueRefusedError):
    """A note, place or other free text is longer than allowed."""


class NotStorableError(ValueRefusedError):
    """A value has no faithful JSON form: wrong type, endless number, too deep."""


class TooLargeError(ValueRefusedError):
    """A value needs more bytes than allowed."""


class BoxImportError(ValueRefusedError):
    """A box file was refused; nothing of it was kept."""


class BackupRefusedError(ValueRefusedError):
    """A backup file was refused; nothing of it was kept."""


class PhotoRefusedError(ValueRefusedError):
    """A photo is empty, too large or of a kind that is not kept."""


class DeckFileError(ValueRefusedError):
    """A deck file was refused; nothing of it was kept."""
