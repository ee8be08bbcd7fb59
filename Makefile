# Every target prepares what it needs (tools/prepare.py) and skips what has not changed.
#   JOBS=n      processes for the tests (make test takes two more, as many of its tests wait)
#   ARGS=...    more arguments for the command behind a target
#   PYTHON=...  the Python to start from

PYTHON ?= python3
PREPARE := $(PYTHON) -m tools.prepare
BIN := .venv/bin
JOBS ?= $(shell n=$$(nproc 2>/dev/null || echo 2); [ $$n -gt 8 ] && n=8; echo $$n)
PLAIN := PYTHONPATH=src RUBICON_EXPECT=plain
WHEEL = PYTHONPATH= RUBICON_EXPECT=$$(cat .venv/rubicon/kind)
export JOBS

.DEFAULT_GOAL := help
.PHONY: help play install test check lint style format coverage mutants flaky soak shots bench benchenvs benchrules benchsearch benchcompare budgets docs clean

help: ## show this help
	@echo "Rubicon: games about Caesar's Rome. Targets:"
	@awk -F':.*## ' '/^[a-z]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: ## set up everything, start Rubicon and open the browser; rules are compiled meanwhile
	@$(PYTHON) -m tools.play $(ARGS)

install: ## build the wheel and install it into .venv
	@$(PREPARE) --wheel

test: ## everything: style, types, all tests on the compiled wheel and on plain sources
	@$(PREPARE) --extra dev --browser --postgres
	@$(BIN)/python tools/run_tests.py $(ARGS)

check: ## quick: style, types and the quick tests on plain sources
	@$(PREPARE) --extra dev
	@$(MAKE) --no-print-directory style
	@$(PLAIN) $(BIN)/pytest -q -n $(JOBS) -m "not slow" $(ARGS)

lint: ## style and types only
	@$(PREPARE) --extra dev
	@$(MAKE) --no-print-directory style

style: # what lint does once all is prepared: make test does it while the wheel is built
	$(BIN)/ruff format --check --output-format concise .
	$(BIN)/ruff check .
	PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/mypy src tests tools $(wildcard benchmarks examples)
	$(BIN)/python -m tools.lint_web

format: ## put the sources into shape
	@$(PREPARE) --extra dev
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.lint_web --fix

coverage: ## branches covered by the tests, on plain sources; fails where rules fall short
	@$(PREPARE) --extra dev --postgres
	@rm -rf build/coverage && mkdir -p build/coverage
	@$(PLAIN) $(BIN)/coverage run -m pytest -q -n $(JOBS) --ignore=tests/tools --ignore=tests/web $(ARGS)
	@$(BIN)/coverage combine -q && $(BIN)/coverage json -q -o build/coverage/report.json
	@$(BIN)/python tools/coverage_gate.py build/coverage/report.json

mutants: ## change rules at random and see whether tests notice (ARGS="--only caesar_dice --count 80 --seed 2")
	@$(PREPARE) --extra dev
	@$(BIN)/python tools/mutants.py --jobs $(JOBS) $(ARGS)

flaky: ## repeat changed tests, REPEAT=30 times, LOAD=1 with all cores busy (ARGS="tests/web" for others)
	@$(PREPARE) --extra dev --browser --postgres
	@$(PLAIN) $(BIN)/python tools/flaky.py $(ARGS)

SOAK ?= 50
soak: ## long random play on the compiled wheel, SOAK=50 times as long as in make test, and with fresh seeds
	@$(PREPARE) --extra dev --postgres --wheel
	@$(WHEEL) RUBICON_SOAK=$(SOAK) $(BIN)/pytest -q -n $(JOBS) -m soak --durations=10 $(ARGS)

shots: ## pictures of every table into build/shots, with contact sheets (ARGS="--games caesar --one")
	@$(PREPARE) --extra dev --browser
	@$(PLAIN) $(BIN)/python -m tools.shots $(ARGS)

bench: ## measure all figures of speed in the docs, and write them there (ARGS="--only environments")
	@$(PREPARE) --extra bench --extra envs --wheel
	@$(BIN)/python benchmarks/figures.py $(ARGS)

benchrules: ## measure the speed of the rules, and write nothing
	@$(PREPARE) --extra bench --wheel
	@$(BIN)/python benchmarks/rates.py $(ARGS)

benchenvs: ## measure the speed of the PettingZoo environments
	@$(PREPARE) --extra bench --extra envs --wheel
	@$(BIN)/python benchmarks/envs.py $(ARGS)

benchsearch: ## measure how fast the search thinks, and how long the strong bots take
	@$(PREPARE) --wheel
	@$(BIN)/python benchmarks/search.py $(ARGS)

BASE ?= main
benchcompare: ## name what is slower here than at the commit BASE=main, both compiled, measured in turns
	@$(PREPARE) --extra envs --wheel
	@$(BIN)/python benchmarks/compare.py $(BASE) $(ARGS)

budgets: ## write the budgets of work anew, which make test compares with (benchmarks/budgets.json)
	@$(PREPARE) --extra dev
	@$(PLAIN) $(BIN)/python -W ignore benchmarks/work.py --renew $(ARGS)

docs: ## the API reference and the guides as pages with a search, into build/docs
	@$(PREPARE) --extra docs --extra envs --extra plots --extra spiel
	@PYTHONPATH=src $(BIN)/python -m tools.docs $(ARGS)

clean: ## remove all that these targets made
	rm -rf .venv build dist web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
