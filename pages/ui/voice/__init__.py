"""A story read aloud by a voice of the browser's own: nothing leaves the device."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pages.ui.component import component
from rules_data.model import Language

ENGLISH = {
    "이야기 듣기": "Listen",
    "멈추기": "Stop",
    "이 기기에는 한국어 목소리가 없습니다. 기기 설정의 음성 출력에서 한국어를 더하면 들을 수 있습니다.": (
        "This device has no English voice. Add one in its settings for speech to listen."
    ),
    "이 브라우저는 글을 읽어 주지 못합니다. 다른 브라우저로 열어 보세요.": (
        "This browser cannot read aloud. Please try another one."
    ),
    '"ko-KR"': '"en-US"',
    'startsWith("ko")': 'startsWith("en")',
}
_components = component(Path(__file__).parent, ENGLISH)


def voice(sentences: Sequence[str], key: str, language: Language = "ko") -> None:
    """A button that reads sentences aloud, one after the other, and stops again.

    Args:
        sentences: what to read.
        key: a name of its own on the page.
        language: of the sentences and of the button.
    """
    _components[language](key=f"{key}-{language}", data={"sentences": list(sentences)})
