# Araldo. `make` lists the targets. Everything is installed in .venv, .venv-bench and .venv-learn, nothing elsewhere.

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

VENV       := .venv
BENCH_VENV := .venv-bench
LEARN_VENV := .venv-learn
BIN        := $(VENV)/bin
BENCH_BIN  := $(BENCH_VENV)/bin
LEARN_BIN  := $(LEARN_VENV)/bin

# What may be overridden on the command line, as in `make test WORKERS=8`.
PYTHON        ?=
WORKERS       ?= 2
PYTEST_ARGS   ?=
PLAY_ARGS     ?=
TERMINAL_ARGS ?= castelli --seats 4 --bots steward,steward,steward
NPM           ?= npm
BENCH_ARGS    ?=
LOAD_ARGS     ?=
LOCK_ARGS     ?=
TORCH         ?= torch==2.13.0
GAME          ?= castelli
WHY           ?=
SAMPLE        ?= 200
SEED          ?= 1
MUTATE_ARGS   ?=
GALLERY       ?=
GROUPS        ?=
DIST_ARGS     ?=
SOAK_GAME     ?= castelli
SOAK_GAMES    ?= 2000
SOAK_WORKERS  ?= 2
SOAK_ANSWERS  ?= 100000
# Options of a game that are worth a soak of their own.
SOAK_castelli := module_dilemma=true module_battle=true module_dilemma=true,module_battle=true
SOAK_VARIANTS ?= $(SOAK_$(SOAK_GAME))

PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-input
# Locks for every supported Python and system (--universal), with no host and no folder in them.
COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --strip-extras \
	--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

export PIP_ROOT_USER_ACTION := ignore
# Tests start many interpreters: each would compile everything anew.
unexport PYTHONDONTWRITEBYTECODE

# An environment that works is kept; otherwise it is made with the first interpreter that is new enough and can
# make one. PYTHON=... chooses another.
define make_venv
	if ! $(1)/bin/python -m pip --version >/dev/null 2>&1; then \
		python=""; \
		for candidate in $(or $(PYTHON),python3.11 python3.12 python3.13 python3); do \
			if "$$candidate" -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
				python="$$candidate"; break; \
			fi; \
		done; \
		if [ -z "$$python" ]; then echo "Python 3.11 or newer with venv is needed (or say PYTHON=...)." >&2; exit 1; fi; \
		echo "== $(1): $$("$$python" --version)"; \
		"$$python" -m venv --clear $(1); \
	fi; \
	echo "== $(1): installing the locked packages"
endef

# What the front end is built from: the shell, and the drawings, texts and data in the games' folders.
WEB_SOURCES := $(shell find web src/araldo/games -type f \( -path 'web/*' -o -path '*/web/*' -o -path '*/data/*.toml' \
	-o -name rules.toml -o -name '*.ftl' \) -not -path '*/test/*' -not -path 'web/tests/*' -not -name '*.md')
PYTHON_SOURCES := $(shell find src/araldo -name '*.py')
STATIC := src/araldo/server/static/index.html

heading = @printf '\n== %s\n' "$(1)"

.PHONY: help setup play native source terminal test checks lint types front unit docs system bench bench-setup learn learn-setup shown pictures gallery figures dist release goldens positions slowest soak mutate faults lock clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(VENV)/.installed ## make .venv with everything that play and test need (quick when nothing changed)

$(VENV)/.locked: requirements.lock
	@$(call make_venv,$(VENV))
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.locked pyproject.toml
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation -e .
	@touch $@

node_modules/.installed: package.json package-lock.json
	@command -v $(NPM) >/dev/null || { echo "Node 20 or newer with npm is needed to build the front end." >&2; exit 1; }
	@echo "== node_modules: installing the locked packages"
	@$(NPM) ci --silent --no-progress
	@touch $@

$(STATIC): node_modules/.installed $(WEB_SOURCES)
	@echo "== front end: building"
	@node_modules/.bin/vite build web --logLevel warn
	@node_modules/.bin/vite build web -c web/kit.config.mjs --logLevel error
	@touch $@

play: setup $(STATIC) ## the table in the browser, at the address that is printed (PLAY_ARGS="--port 8001")
	@$(BIN)/araldo serve $(PLAY_ARGS)

native: setup ## compile the rules for .venv: the same games, twice as fast (some minutes, a C compiler; GROUPS=kernel,castelli)
	@$(BIN)/python tools/native.py $(if $(GROUPS),--groups $(GROUPS))

source: setup ## back to the source, after make native
	@$(BIN)/python tools/native.py --source

terminal: setup ## play Castelli in the terminal against three bots
	@$(BIN)/araldo play $(TERMINAL_ARGS)

test: checks unit ## every check that must pass: lint and front end side by side, then pytest

checks: setup $(STATIC) ## lint and front side by side
	@mkdir -p build
	@$(MAKE) --no-print-directory lint >build/lint.txt 2>&1 & lint=$$!; \
	$(MAKE) --no-print-directory front && front=0 || front=$$?; \
	wait $$lint && lint=0 || lint=$$?; \
	cat build/lint.txt; exit $$((lint + front))

lint: setup ## ruff, mypy, and the layers (who may import whom)
	$(call heading,ruff)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	$(call heading,mypy)
	@$(BIN)/mypy
	$(call heading,lint-imports)
	@$(BIN)/lint-imports

types: setup ## the browser's types from Python (after a change of a game's state, its log or the socket's messages)
	@$(BIN)/python -m araldo.server.typescript

front: $(STATIC) ## prettier, eslint, svelte-check and vitest
	$(call heading,prettier and eslint)
	@$(NPM) run --silent lint
	$(call heading,svelte-check)
	@node_modules/.bin/svelte-check --workspace web --tsconfig tsconfig.json --output human --fail-on-warnings
	$(call heading,vitest)
	@node_modules/.bin/vitest run --root web --reporter=dot

system: ## install Debian's chromium and postgresql for the tests, if they are missing and can be
	@missing=""; \
	command -v chromium >/dev/null || missing="chromium"; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$$missing postgresql"; \
	if [ -n "$$missing" ]; then \
		if ! command -v apt-get >/dev/null || [ "$$(id -u)" != 0 ]; then \
			echo "The tests need $$missing: install them, or run this as root on Debian." >&2; exit 1; fi; \
		echo "== installing $$missing"; \
		{ apt-get install -y -qq $$missing || { apt-get update -qq && apt-get install -y -qq $$missing; }; } >/dev/null; fi

unit: setup $(STATIC) system ## pytest only (PYTEST_ARGS="-k name", WORKERS=2)
	$(call heading,pytest)
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 12 --ignore tests/browser $(PYTEST_ARGS)
	$(call heading,pytest in the browser)
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 12 tests/browser $(PYTEST_ARGS)

bench-setup: $(BENCH_VENV)/.installed ## make .venv-bench with what the comparisons need

$(BENCH_VENV)/.locked: requirements-bench.lock
	@$(call make_venv,$(BENCH_VENV))
	@$(BENCH_BIN)/python $(PIP_INSTALL) --require-hashes -r requirements-bench.lock
	@touch $@

# What is measured is the compiled wheel (hatch_build.py); FROM_SOURCE measures the source instead.
FROM_SOURCE := PYTHONPATH=src ARALDO_NATIVE=0
$(BENCH_VENV)/.installed: $(BENCH_VENV)/.locked pyproject.toml hatch_build.py hatch_lookup.h $(PYTHON_SOURCES)
	@echo "== the compiled wheel: some minutes the first time; a C compiler is needed"
	@rm -rf build/wheel
	@ARALDO_COMPILED=$(or $(GROUPS),1) $(BENCH_BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(BENCH_BIN)/python $(PIP_INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

bench: bench-setup bench/small/boardgameio/node_modules/.installed ## measure speed, beside Catanatron, OpenSpiel, python-chess and boardgame.io
	$(call heading,the games: compiled wheel)
	@$(BENCH_BIN)/python bench/same.py
	@$(BENCH_BIN)/python bench/run.py $(BENCH_ARGS)
	$(call heading,the lab)
	@$(BENCH_BIN)/python bench/lab.py $(BENCH_ARGS)
	$(call heading,the games: plain source)
	@$(FROM_SOURCE) $(BENCH_BIN)/python bench/run.py $(BENCH_ARGS)
	@$(FROM_SOURCE) $(BENCH_BIN)/python bench/lab.py $(BENCH_ARGS)
	$(call heading,the server under load)
	@$(BENCH_BIN)/python bench/load.py $(LOAD_ARGS)

bench/small/boardgameio/node_modules/.installed: bench/small/boardgameio/package.json bench/small/boardgameio/package-lock.json
	@echo "== boardgame.io: installing the locked packages"
	@cd $(<D) && $(NPM) ci --silent --no-progress
	@touch $@

learn-setup: $(LEARN_VENV)/.installed ## make .venv-learn with what `araldo baseline --agent ppo` needs (TORCH=torch==2.13.0: another build)

$(LEARN_VENV)/.installed: pyproject.toml
	@$(call make_venv,$(LEARN_VENV))
	@$(LEARN_BIN)/python $(PIP_INSTALL) '$(TORCH)' 'hatchling>=1.33' 'pytest==8.4.2' pytest-asyncio
	@$(LEARN_BIN)/python $(PIP_INSTALL) --no-build-isolation -e '.[learn]'
	@touch $@

learn: learn-setup ## PPO learns a little, stops, goes on, and is tried
	@$(LEARN_BIN)/pytest tests/research/test_ppo.py $(PYTEST_ARGS)

shown: setup $(STATIC) system ## how soon a move is on the screen, in a browser on this machine (LOAD_ARGS=--write)
	@$(BIN)/python bench/shown.py $(LOAD_ARGS)

pictures: setup $(STATIC) system ## take the pictures in docs/screenshots anew (some minutes; needs chromium and pngquant)
	@$(BIN)/python -m tests.browser.shots

gallery: setup $(STATIC) system ## every kind of question of every game, on a desk and on a phone: docs/gallery.md (GALLERY=game: only to look at; GALLERY=page: the page alone)
	@$(BIN)/python -m tests.browser.gallery $(GALLERY)

docs: setup ## the manual as a site, with a reference and search: build/site/index.html
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "build/site/index.html (to search in it: python3 -m http.server -d build/site)"

figures: setup ## count the figures in README.md, draw the picture of docs/architecture.md and list the kit's parts anew
	@$(BIN)/python tools/figures.py
	@$(BIN)/python tools/architecture.py
	@$(BIN)/python tools/kitdoc.py

dist: setup $(STATIC) ## build sdist, pure and compiled wheel, try each in a clean environment (DIST_ARGS=--no-compiled)
	@$(BIN)/python tools/dist.py $(DIST_ARGS)

release: setup ## version, changelog heading and tag: VERSION=x.y.z (DRY=1 only shows them)
	@$(BIN)/python tools/release.py $(or $(VERSION),$(error say VERSION=x.y.z)) $(if $(DRY),--dry-run)

goldens: setup ## accept what the rules now lead to: golden games and perft counts (GAME=castelli WHY="the reason")
	@$(BIN)/python -m tests.proof.make_goldens "$(WHY)" $(GAME)

positions: setup ## make the positions anew from which the contract starts (GAME=castelli; some minutes for all)
	@$(BIN)/python -m tests.proof.make_positions $(GAME)

slowest: setup $(STATIC) system ## run all of pytest and write the table of the slowest tests (docs/testing.md)
	@mkdir -p build
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 40 | tee build/durations.txt
	@$(BIN)/python -m tests.proof.slowest build/durations.txt

soak: setup ## long random play and a long second reckoning (SOAK_GAME, SOAK_GAMES, SOAK_WORKERS, SOAK_VARIANTS, SOAK_ANSWERS)
	$(call heading,$(SOAK_GAME): $(SOAK_ANSWERS) answers worked out a second time)
	@$(BIN)/python -m tests.oracles.$(SOAK_GAME) --answers $(SOAK_ANSWERS)
	$(call heading,$(SOAK_GAME): $(SOAK_GAMES) games)
	@$(BIN)/araldo check $(SOAK_GAME) --games $(SOAK_GAMES) --workers $(SOAK_WORKERS)
	@for variant in $(SOAK_VARIANTS); do \
		printf '\n== %s, %s: %s games\n' "$(SOAK_GAME)" "$$variant" "$(SOAK_GAMES)"; \
		$(BIN)/araldo check $(SOAK_GAME) --games $(SOAK_GAMES) --workers $(SOAK_WORKERS) \
			--set $${variant//,/ --set }; \
	done

mutate: setup ## small mistakes in the rules that the tests must notice (GAME=castelli or kernel or table, SAMPLE=200, SEED=1)
	@$(BIN)/python tools/mutate.py $(GAME) --sample $(SAMPLE) --seed $(SEED) --workers $(WORKERS) $(MUTATE_ARGS)

faults: setup system ## disk full, database away, hanging bots, killed workers, …: what a player sees, and nothing lost (some minutes)
	@ARALDO_FAULTS=1 $(BIN)/pytest tests/faults $(PYTEST_ARGS)

lock: setup ## make the three lock files anew from pyproject.toml (LOCK_ARGS=--upgrade for newer versions)
	@$(COMPILE) $(LOCK_ARGS) --extra dev -o requirements.lock pyproject.toml
	@$(COMPILE) $(LOCK_ARGS) --extra bench -o requirements-bench.lock pyproject.toml
	@$(COMPILE) $(LOCK_ARGS) --extra server -o requirements-server.lock pyproject.toml
	@if grep -nE '://|(^|[ =])/' requirements.lock requirements-bench.lock requirements-server.lock; then \
		echo "a lock file names a host or a folder" >&2; exit 1; fi

clean: ## remove the environments and everything that was built or cached
	rm -rf $(VENV) $(BENCH_VENV) $(LEARN_VENV) node_modules bench/small/boardgameio/node_modules src/araldo/server/static build dist mutants .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' -o -name native.json \) -delete
