#!/bin/sh
# Makes .venv from uv.lock. Needs Python 3.11 or newer; brings its own uv where none is installed.
set -eu

newest_python() {
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        if command -v "$name" >/dev/null 2>&1 &&
            "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            command -v "$name"
            return
        fi
    done
    echo "Python 3.11 이상이 필요합니다. 설치한 뒤 다시 실행해 주세요." >&2
    exit 1
}

# Debian keeps venv in a package of its own; install it where that is allowed.
make_venv() {
    "$1" -m venv "$2" 2>/dev/null && return
    rm -rf "$2"
    if command -v apt-get >/dev/null 2>&1; then
        run=""
        [ "$(id -u)" = 0 ] || run="sudo -n"
        ($run apt-get update -qq && $run apt-get install -y -qq python3-venv) >/dev/null 2>&1 || true
        "$1" -m venv "$2" 2>/dev/null && return
        rm -rf "$2"
        echo "먼저 이 줄을 실행해 주세요: sudo apt-get install -y python3-venv" >&2
        exit 1
    fi
    echo "'$1 -m venv'가 되지 않습니다. 파이썬을 venv와 함께 설치해 주세요." >&2
    exit 1
}

python=$(newest_python)
if command -v uv >/dev/null 2>&1; then
    uv=uv
else
    [ -x .uv/bin/uv ] || { make_venv "$python" .uv && .uv/bin/python -m pip install --quiet uv; }
    uv=.uv/bin/uv
fi
UV_PYTHON="$python" "$uv" sync --frozen --quiet
echo "준비가 끝났습니다 (.venv)."
