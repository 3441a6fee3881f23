"""`make bench`: every measurement in its short form, one after the other. Nothing here is timed in a test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# What each measures, in the order in which a reader asks: reading cards, answering, balance, visitors.
BENCHES = (
    ("scanner_bench", "카드 읽기: 우리 스캐너와 다른 방법들", []),
    ("faces_bench", "가장 닮은 카드 얼굴", []),
    ("search_bench", "규칙 찾기: 순위와 시간", []),
    ("selfplay", "관광카드 덱의 균형", ["--games", "100", "--markdown"]),
    ("pages_bench", "누르고 나서 화면이 바뀔 때까지", []),
    ("live_bench", "카메라로 이어서 읽기", []),
    ("scale_bench", "많은 카드", []),
    ("load_bench", "방문자 수에 따른 응답", []),
)


def main() -> int:
    """Runs them; the exit code is the number of those that failed."""
    failed = 0
    for name, title, arguments in BENCHES:
        if not Path(__file__).with_name(f"{name}.py").exists():
            continue
        print(f"\n## {title}\n", flush=True)
        command = [sys.executable, "-m", f"tests.bench.{name}", *arguments]
        failed += subprocess.run(command, check=False).returncode != 0
    return failed


if __name__ == "__main__":
    sys.exit(main())
