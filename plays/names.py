"""Names around the table: remembered from the plays, and taken for one where two mean the same person."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.orm import Session

from plays.database import Database
from plays.errors import NameMergeError
from plays.fields import TOKEN, check_pattern, clean_name
from plays.models import AliasRow, PlayerRow, PlayRow, utc_now

# The owner of names that a whole household or café shares.
EVERYBODY = ""


class Names:
    """`store.names`. Plays keep every name as it was written; what it means is looked up when it is shown.

    `owner` is a device's token where every device keeps its own plays, else EVERYBODY.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def known(self, device: str | None = None, owner: str = EVERYBODY) -> list[str]:
        """Everybody who gave a name, who played most often first; merged names once, under what they mean."""
        query = select(PlayerRow.name).join(PlayRow, PlayRow.uuid == PlayerRow.play_uuid)
        query = query.where(PlayerRow.anonymous.is_(False))
        if device is not None:
            query = query.where(PlayRow.device == check_pattern(device, TOKEN, "기기 번호"))
        written = self._database.read(lambda session: list(session.scalars(query)))
        meaning = self.meanings(owner)
        counts = Counter(meant(name, meaning) for name in written)
        return sorted(counts, key=lambda name: (-counts[name], name))

    def meanings(self, owner: str = EVERYBODY) -> dict[str, str]:
        """Every merged name with the name it was merged into."""
        of = _checked_owner(owner)
        return self._database.read(lambda session: known_meanings(session, of))

    def merge(self, name: str, into: str, owner: str = EVERYBODY) -> None:
        """From now on `name` means `into`. No play is changed, so `split` takes it back.

        Raises:
            NameMergeError: both are the same person already, or `name` is merged elsewhere.
            NameEmptyError, NameTooLongError: a name that cannot be.
            StoreError: nothing was changed.
        """
        one, other = clean_name(name), clean_name(into)
        of = _checked_owner(owner)

        def put(session: Session) -> None:
            put_alias(session, of, one, other, known_meanings(session, of))

        self._database.write(put)

    def split(self, name: str, owner: str = EVERYBODY) -> bool:
        """Take a merge back; False when the name was not merged."""
        key = (_checked_owner(owner), clean_name(name))

        def drop(session: Session) -> bool:
            row = session.get(AliasRow, key)
            if row is None:
                return False
            session.delete(row)
            return True

        return self._database.write(drop)


def meant(name: str, meanings: Mapping[str, str]) -> str:
    """The name that a written name stands for, through any number of merges."""
    seen = {name}
    while (following := meanings.get(name)) is not None and following not in seen:
        seen.add(following)
        name = following
    return name


def others(meanings: Mapping[str, str], name: str) -> list[str]:
    """The written names that stand for `name`, itself left out."""
    return sorted(one for one in meanings if one != name and meant(one, meanings) == name)


def put_alias(session: Session, owner: str, name: str, into: str, meanings: Mapping[str, str]) -> None:
    """Merge cleaned names in a transaction of the caller's; see `Names.merge`."""
    if name in meanings:
        raise NameMergeError(
            f"‘{name}’은(는) 이미 ‘{meanings[name]}’(으)로 합쳐져 있습니다. 먼저 합치기를 되돌리세요."
        )
    if meant(into, meanings) == name:
        raise NameMergeError(f"‘{name}’와 ‘{into}’은(는) 이미 한 사람입니다. 다른 이름을 고르세요.")
    session.add(AliasRow(owner=owner, name=name, means=into, merged_at=utc_now()))


def known_meanings(session: Session, owner: str) -> dict[str, str]:
    """The merges of an owner, read in a transaction of the caller's."""
    rows = session.scalars(select(AliasRow).where(AliasRow.owner == owner))
    return {row.name: row.means for row in sorted(rows, key=lambda row: (row.merged_at, row.name))}


def _checked_owner(owner: str) -> str:
    return owner and check_pattern(owner, TOKEN, "기기 번호")
