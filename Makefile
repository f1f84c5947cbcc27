# Waykeeper's commands. `make` alone lists them. PYTHON=/path/to/python3.12 chooses another Python.
# Windows without make: see README.md, "Windows".

PYTHON ?= python3
BIN := .venv/bin
STAMPS := .venv/.stamps
PIP := $(BIN)/python -m pip --disable-pip-version-check --require-virtualenv -q
GET := $(BIN)/python tools/install.py
ARGS ?=
MINUTES ?= 30

.DEFAULT_GOAL := help
.PHONY: help play run install test quick mutants soak soak-store soak-wire soak-one-life format lock clean

help: ## this list
	@echo "Waykeeper, a Discord game master. Commands:"
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1 : \2/p' $(firstword $(MAKEFILE_LIST)) | column -t -s: 2>/dev/null \
		|| sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1: \2/p' $(firstword $(MAKEFILE_LIST))

play: $(STAMPS)/local ## play in your browser, without Discord, token or account (ARGS="--terminal GAME")
	@echo "Setting the table ..."
	@$(BIN)/waykeeper play $(ARGS)

run: $(STAMPS)/host ## run against Discord; needs a token, see docs/hosting.md
	@$(BIN)/waykeeper run $(ARGS)

install: $(STAMPS)/host ## only install what `run` needs, or bring it up to date

test: $(STAMPS)/test ## every check and every test; one line each at the end (ARGS="tests/rules" for a part)
	@$(BIN)/python tools/run_checks.py $(ARGS)

quick: $(STAMPS)/test ## a first answer in about a minute: lint, types, rules, one table, one screen
	@$(BIN)/python tools/run_checks.py --quick

mutants: $(STAMPS)/test ## change the rules in one place at a time: do the tests notice? (ARGS="--count 200 --seed 2 bot/rules")
	@$(BIN)/python -m tools.mutants $(ARGS)

soak: $(STAMPS)/test ## half an hour of play while everything goes wrong, and memory stays flat (MINUTES=2 for less)
	@$(MAKE) --no-print-directory -s -k -j3 --output-sync=target soak-store soak-wire soak-one-life

soak-store:
	@echo "== tables come and go, $(MINUTES) minutes" && $(BIN)/python -m tests.crash.soak --minutes $(MINUTES)
soak-wire:
	@echo "== kills, stops and every fault of Discord's, $(MINUTES) minutes" && $(BIN)/python -m tests.wire.soak --minutes $(MINUTES)
soak-one-life:
	@echo "== every fault of Discord's in one life of the process, $(MINUTES) minutes" && $(BIN)/python -m tests.wire.soak --minutes $(MINUTES) --seed 2 --one-life

format: $(STAMPS)/test ## format everything, sort imports, mend what ruff can mend by itself
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

clean: ## remove .venv and caches; tables in var/ are kept
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist

# ---- installing: only when a lock file has changed since the last time

$(STAMPS)/venv:
	@command -v "$(PYTHON)" >/dev/null || { echo "No $(PYTHON) here: install Python 3.11 or newer, or name yours with 'make PYTHON=/path/to/python3 ...'."; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "$$("$(PYTHON)" --version 2>&1) is too old, Waykeeper needs 3.11 or newer: name a newer one with 'make PYTHON=/path/to/python3.11 ...'."; exit 1; }
	@"$(PYTHON)" -c 'import venv, ensurepip' 2>/dev/null \
		|| { echo "This Python has no venv module: install it (Debian and Ubuntu: 'apt install python3-venv') and try again."; exit 1; }
	@[ -x $(BIN)/python ] || { echo "The first start installs Waykeeper into .venv, with $$("$(PYTHON)" --version). A minute or two ..."; "$(PYTHON)" -m venv .venv; }
	@mkdir -p $(STAMPS) && touch $@

# The build tools first and from the lock, so that installing the project fetches nothing more.
$(STAMPS)/project: $(STAMPS)/venv pyproject.toml requirements/build.txt
	@$(GET) "1. what builds it" requirements/build.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(STAMPS)/local: requirements/local.txt requirements/platforms.txt | $(STAMPS)/project
	@$(GET) "2. what the local table needs" requirements/local.txt requirements/platforms.txt
	@touch $@

$(STAMPS)/host: requirements/host.txt requirements/platforms.txt | $(STAMPS)/project
	@$(GET) "2. what the bot needs" requirements/host.txt requirements/platforms.txt
	@touch $@

$(STAMPS)/test: requirements/test.txt requirements/platforms.txt requirements/compare.txt | $(STAMPS)/project
	@$(GET) "2. what the tests need" requirements/test.txt requirements/platforms.txt
	@$(GET) "3. what the bench is compared with" --no-deps requirements/compare.txt
	@touch $@ && touch $(STAMPS)/local $(STAMPS)/host

# ---- locking: pyproject.toml says what, requirements/*.txt say exactly which. UPGRADE=--upgrade for newer versions.

COMPILE := $(BIN)/pip-compile -q --generate-hashes --strip-extras --no-emit-index-url --no-emit-trusted-host --no-emit-find-links
UPGRADE ?=

lock: export CUSTOM_COMPILE_COMMAND := make lock
lock: $(STAMPS)/project ## write requirements/*.txt anew from pyproject.toml (UPGRADE=--upgrade for newer versions)
	@$(PIP) install pip-tools==7.6.2
	@$(COMPILE) $(UPGRADE) --extra local --extra postgres --extra metrics --extra uvloop --extra test -o requirements/test.txt pyproject.toml
	@# pip-compile drops the marker of an extra, and uvloop cannot be installed on Windows
	@sed -i.bak 's/^uvloop==\([^ ;]*\) \\/uvloop==\1 ; sys_platform != "win32" \\/' requirements/test.txt && rm requirements/test.txt.bak
	@$(COMPILE) -c requirements/test.txt --extra local -o requirements/local.txt pyproject.toml
	@$(COMPILE) -c requirements/test.txt -o requirements/run.txt pyproject.toml
	@$(COMPILE) -c requirements/test.txt --extra postgres --extra metrics --extra uvloop -o requirements/host.txt pyproject.toml
	@sed -i.bak 's/^uvloop==\([^ ;]*\) \\/uvloop==\1 ; sys_platform != "win32" \\/' requirements/host.txt && rm requirements/host.txt.bak
	@$(COMPILE) -c requirements/test.txt -o requirements/build.txt requirements/build.in
