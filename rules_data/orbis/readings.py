"""The readings that the rulebook leaves open: what each setting says, and what turning it would change."""

from __future__ import annotations

from collections.abc import Sequence

from rules_data.model import Frozen
from rules_data.orbis.points import lines_of
from rules_data.orbis.sheet import Settings, World


class Choice(Frozen):
    """A setting in words: its question and the two answers. `code` names it in warnings."""

    setting: str
    code: str
    title: str
    off: str
    on: str
    rule: str


class SettingReading(Frozen):
    """A setting as it stands on a sheet, and how each player's total would change if it were turned.

    `changes`: points by seat that the other reading would add.
    """

    choice: Choice
    value: bool
    default: bool
    changes: tuple[int, ...]

    @property
    def matters(self) -> bool:
        """Whether the other reading would change anybody's total."""
        return any(self.changes)

    @property
    def taken(self) -> str:
        """The reading in use, in words."""
        return self.choice.on if self.value else self.choice.off


CHOICES: tuple[Choice, ...] = (
    Choice(
        setting="zero_icons_takes_token",
        code="zero_icons_reading",
        title="사원 아이콘이 없는 사람",
        off="사원 아이콘이 없는 사람은 토큰을 받지 않습니다.",
        on="사원 아이콘이 없는 사람도 남은 토큰을 받습니다.",
        rule="orbis.score.temple.zero",
    ),
    Choice(
        setting="wilderness_counts_for_god",
        code="god_wilderness_reading",
        title="신이 색을 셀 때의 황무지",
        off="신의 조건에서는 황무지를 어느 색으로도 세지 않습니다.",
        on="신의 조건에서도 황무지를 그 색으로 셉니다.",
        rule="orbis.score.god.wilderness",
    ),
    Choice(
        setting="god_tie_counts",
        code="god_tie_reading",
        title="신 조건의 동률",
        off="다른 사람과 수가 같으면 신의 점수를 받지 못합니다.",
        on="다른 사람과 수가 같아도 신의 점수를 받습니다.",
        rule="orbis.score.god.tie",
    ),
)


def setting_readings(
    worlds: Sequence[World], settings: Settings, order: Sequence[int]
) -> tuple[SettingReading, ...]:
    """Every setting with what turning it alone would change.

    Args:
        worlds: the checked worlds, by seat.
        settings: as they stand on the sheet.
        order: seats, best first, for temples that tie.
    """
    now = _totals(worlds, settings, order)
    found = []
    for choice in CHOICES:
        value: bool = getattr(settings, choice.setting)
        turned = settings.model_copy(update={choice.setting: not value})
        other = _totals(worlds, turned, order)
        changes = tuple(new - old for new, old in zip(other, now, strict=True))
        default: bool = Settings.model_fields[choice.setting].default
        found.append(SettingReading(choice=choice, value=value, default=default, changes=changes))
    return tuple(found)


def changes_in_words(names: Sequence[str], changes: Sequence[int]) -> str:
    """Who would gain or lose how much: "철수 +2점, 영희 -3점"."""
    pairs = zip(names, changes, strict=True)
    return ", ".join(f"{name} {change:+d}점" for name, change in pairs if change)


def _totals(worlds: Sequence[World], settings: Settings, order: Sequence[int]) -> list[int]:
    return [sum(line.points for line in lines) for lines in lines_of(worlds, settings, order)]
