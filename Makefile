# 판지기: 처음이라면 `make run` 하나면 됩니다.
PORT ?= 8501
PY := .venv/bin/python

.PHONY: setup run run-table test lint bench deck print

setup: .venv/.ready
	@$(PY) tools/native.py

.venv/.ready: uv.lock pyproject.toml tools/setup.sh
	@sh tools/setup.sh
	@touch $@

run: setup
	@echo "http://localhost:$(PORT)"
	@.venv/bin/streamlit run app.py --server.port $(PORT)

# https, so that phones at the table may use their cameras
run-table: setup
	@$(PY) -m tools.table --port $(PORT)

test: setup
	@$(PY) tools/native.py --tests
	@.venv/bin/pytest -n auto
lint: setup
	@.venv/bin/ruff check .
	@.venv/bin/ruff format --check .
	@.venv/bin/mypy

bench: setup
	@$(PY) -m tests.bench

deck: setup
	@$(PY) -m assets.draw deck

print: setup
	@$(PY) -m assets.draw print
