"""A broken data file is refused with its name and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_data.errors import DataFileError
from rules_data.loader import fill, line_of, names_in, read_model, read_yaml
from rules_data.model import GameInfo, TermsSpec


def _file(folder: Path, text: str) -> Path:
    path = folder / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def _refusal(path: Path) -> DataFileError:
    with pytest.raises(DataFileError) as refused:
        read_yaml(path)
    return refused.value


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("a: 1\nb: [1, 2\nc: 3\n", 3, "YAML 형식이 잘못되었습니다"),
        ("a: 1\n  b: 2\n", 2, "YAML 형식이 잘못되었습니다"),
        ("a: 1\n\tb: 2\n", 2, "YAML 형식이 잘못되었습니다"),
        ("a: 1\nb: 2\na: 3\n", 3, "'a' 항목이 두 번 나옵니다"),
        ("x:\n  - {k: 1, k: 2}\n", 2, "'k' 항목이 두 번 나옵니다"),
        ("a: 1\nb: !!python/object/apply:os.system ['true']\n", 2, "python/object/apply"),
        ("a: !!python/name:os.system\n", 1, "python/name"),
        ("? [1, 2]\n: 3\n", 1, "YAML 형식이 잘못되었습니다"),
        ("a: *nowhere\n", 1, "undefined alias"),
    ],
)
def test_broken_yaml_names_file_and_line(tmp_path: Path, text: str, line: int, word: str) -> None:
    error = _refusal(_file(tmp_path, text))
    assert error.line == line
    assert str(error).startswith(f"{tmp_path.name}/some.yaml:{line}: ")
    assert word in str(error)


@pytest.mark.parametrize("text", ["day: 2026-13-45\n", f"number: {'9' * 5000}\n", "[" * 1500, "a: \x00\n"])
def test_what_python_itself_cannot_read_is_refused_as_well(tmp_path: Path, text: str) -> None:
    assert "some.yaml" in str(_refusal(_file(tmp_path, text)))


def test_a_missing_file_a_folder_and_bytes_are_refused(tmp_path: Path) -> None:
    (tmp_path / "bytes.yaml").write_bytes(b"\xff\xfe\x00a")
    for path in (tmp_path / "nowhere.yaml", tmp_path, tmp_path / "bytes.yaml"):
        assert "파일을 읽을 수 없습니다" in str(_refusal(path))


def test_merged_mappings_are_read(tmp_path: Path) -> None:
    text = "one: &one {a: 1, b: 2}\ntwo: {<<: *one, b: 3}\n"
    assert read_yaml(_file(tmp_path, text))["two"] == {"a": 1, "b": 3}


def _model_refusal(path: Path, model: type) -> DataFileError:
    with pytest.raises(DataFileError) as refused:
        read_model(path, model)
    return refused.value


def test_an_unknown_key_is_named_with_its_line_and_the_allowed_keys(tmp_path: Path) -> None:
    text = "rules:\n  - id: x.a\n    title: 가\n    txet: 나\n    text: 다\n    source: s\n"
    error = _model_refusal(_file(tmp_path, text), TermsSpec)
    assert error.line == 4
    assert "rules.0.txet: 'txet' 항목은 없습니다." in str(error)
    assert "id, title, text" in str(error)


def test_a_missing_key_is_named_with_the_line_of_its_owner(tmp_path: Path) -> None:
    text = "rules:\n  - id: x.a\n    title: 가\n    text: 나\n    source: s\n  - id: x.b\n    title: 다\n"
    error = _model_refusal(_file(tmp_path, text), TermsSpec)
    assert error.line == 6
    assert "'text' 항목이 빠졌습니다." in str(error)


def test_a_wrong_value_is_quoted_with_what_is_wanted(tmp_path: Path) -> None:
    text = "id: g\nname: {ko: 가, en: a}\nsummary: 나\nplayers: [2, three]\nminutes: 5\nsources: {}\n"
    error = _model_refusal(_file(tmp_path, text), GameInfo)
    assert error.line == 4
    assert "players.1: 'three'는 쓸 수 없는 값입니다. 정수여야 합니다." in str(error)


def test_an_empty_file_is_refused_as_a_model(tmp_path: Path) -> None:
    assert "빈 값은 쓸 수 없는 값입니다" in str(_model_refusal(_file(tmp_path, ""), TermsSpec))


def test_line_of_gives_the_nearest_line(tmp_path: Path) -> None:
    path = _file(tmp_path, "a: 1\nb:\n  - c: 2\n  - c: 3\n    d: >-\n      text\n")
    assert line_of(path, ()) == 1
    assert line_of(path, ("b",)) == 2
    assert line_of(path, ("b", 1)) == 4
    assert line_of(path, ("b", 1, "d")) == 5
    assert line_of(path, ("b", 1, "nothing")) == 4
    assert line_of(_file(tmp_path, ""), ("a",)) is None


def test_fill_puts_figures_into_a_text() -> None:
    assert fill("신 타일을 {gods}장 펼칩니다", {"gods": 4}) == "신 타일을 4장 펼칩니다"
    assert fill("{tiers[0]}장과 {tiers[2]}장", {"tiers": [40, 30, 20]}) == "40장과 20장"
    assert fill("{coins}원", {"coins": 12000}) == "12,000원"
    with pytest.raises(KeyError):
        fill("{nothing}", {})


def test_names_in_gives_each_figure_once_in_order() -> None:
    assert names_in("{b}장, {a[1]}장, {b}장") == ["b", "a"]
