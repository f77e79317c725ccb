# Needs Python 3.11 or newer and make. With a C compiler the rules run compiled, without one they run interpreted.
#
#   make play        install into .venv, start the server and show it in the browser
#   make play-terminal  the same at the terminal: a game of Deus against two bots
#   make install     only install; EXTRAS=lab,arena adds what these extras need (see pyproject.toml)
#   make test        all tests but the long ones: as Python, then compiled; those in a browser once
#   make check       format, lint, types, then `make test`
#   make test-long   the tests that take minutes; with EXTRAS=train those that train an agent too
#   make bench       the speed table, side by side with catanatron
#   make web         check the browser client, and that the built page in the package is the one its sources give
#   make page        build that page anew (needs Node.js 20 or newer, as make web does)
#   make docs        run the examples of README.md and docs/, check their links
#   make clean       remove everything made here
#
# PYTHON=python3.12 chooses the Python (after `make clean`), THEOGONY_PURE=1 leaves out compiling, WORKERS=1 runs the
# tests in one process. ARGS="…" goes to `theogony serve` (make play ARGS="--port 8766 --db other.db"), to `theogony play deus`
# (make play-terminal ARGS="--language de"), to `theogony bench`, or to pytest (make test ARGS="-x -k attack").

PYTHON ?= python3
WORKERS ?= auto
ARGS ?=
EXTRAS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python tools/run_pip.py
PYTEST := $(BIN)/python -m pytest -n $(WORKERS)
unexport PYTHONPATH

# What goes into the package. The list itself is kept too, so that a file taken away counts as a change. (README.md goes
# into it as well, but is no reason to install anew.)
FRAME := pyproject.toml setup.py LICENSE
SOURCES := $(FRAME) $(sort $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*.egg-info/*' -not -name '*.so'))
# A compiler that was missing and is there now counts as one as well.
LIST := $(SOURCES) pure=$(THEOGONY_PURE) compiler=$(if $(shell command -v $(CC)),found)

.PHONY: play play-terminal install test announce check lint test-long browser bench web page docs clean FORCE

play: $(VENV)/installed
	@$(BIN)/theogony serve --open-browser $(ARGS)

play-terminal: $(VENV)/installed
	@$(BIN)/theogony play deus $(ARGS)

install: $(VENV)/installed
ifneq ($(EXTRAS),)
	@extras=$$($(BIN)/python tools/extras.py "$(EXTRAS)") && \
	  echo "== installing what $$extras needs into $(VENV)" && \
	  $(PIP) build/extras.log install -c constraints.txt "$$(echo build/wheel/*.whl)[$$extras]"
endif

test: announce $(VENV)/tools $(VENV)/installed browser
	@$(BIN)/python tools/run_tests.py -n$(WORKERS) $(ARGS)

announce:
	@echo "== all tests but the long ones, as Python and compiled: 15 to 30 minutes on two cores; what they need makes"
	@echo "   $(VENV) grow from 0.2 to 1.3 GB, and root installs Debian's chromium with apt-get where there is none"

check: lint
	@$(MAKE) --no-print-directory test

lint: $(VENV)/tools
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

test-long: $(VENV)/tools install
	$(PYTEST) -m long $(ARGS)

bench:
	@$(MAKE) --no-print-directory install EXTRAS=bench,lab
	@$(BIN)/theogony bench $(ARGS)

web: web/node_modules/made
	cd web && npm run --silent check && npm test --silent && npx --no vite build --logLevel warn --outDir ../build/page --emptyOutDir
	@diff -r build/page src/theogony/server/assets || \
	  { echo "the built page in the package is not what its sources give: run make page and commit it" >&2; exit 1; }

page: web/node_modules/made
	cd web && npm run --silent build

docs: $(VENV)/tools $(VENV)/installed
	$(BIN)/python -m pytest tests/test_docs.py $(ARGS)

clean:
	rm -rf $(VENV) build dist web/node_modules src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
	find src -name '*.so' -delete

$(VENV)/made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Theogony needs Python 3.11 or newer; choose one with: make PYTHON=python3.11 …" >&2; exit 1; }
	@echo "== making $(VENV)"
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/sources: FORCE | $(VENV)/made
	@echo '$(LIST)' | cmp -s - $@ || echo '$(LIST)' > $@

# Built from a copy, so that nothing is left in src/ and nothing old gets into the package. What was compiled is kept in
# build/compiled: where nothing it comes of has changed, setup.py takes it from there.
$(VENV)/installed: $(VENV)/sources $(SOURCES) constraints.txt
	@echo "== installing Theogony into $(VENV)"
	@rm -rf build/copy build/wheel && mkdir -p build/copy && cp -R $(FRAME) README.md src build/copy
	@THEOGONY_COMPILED="$(CURDIR)/build/compiled" $(PIP) build/build.log wheel --no-deps -w build/wheel ./build/copy
	@! grep -q 'theogony: not compiled:' build/build.log || echo "theogony: build/build.log tells more; to try again: make clean"
	@rm -rf build/copy
	@$(PIP) build/install.log uninstall -y theogony
	@$(PIP) build/install.log install -c constraints.txt build/wheel/*.whl
	@$(BIN)/theogony --version
	@touch $@

# The tools and what Theogony and the tested extras need, not Theogony itself: linting need not wait for compiling.
$(VENV)/tools: $(VENV)/made pyproject.toml constraints.txt
	@echo "== installing the test tools into $(VENV)"
	@$(BIN)/python -c 'import tomllib; project = tomllib.load(open("pyproject.toml", "rb"))["project"]; \
	  extras = [project["optional-dependencies"][extra] for extra in ("test", "lab", "arena", "ray")]; \
	  print(*project["dependencies"], *sum(extras, []), sep="\n")' > $(VENV)/tools.txt
	@$(PIP) build/tools.log install -c constraints.txt -r $(VENV)/tools.txt
	@touch $@

# Debian's Chromium, where it is missing and may be installed; without it the tests in a browser are skipped and say so.
browser: | $(VENV)/made
	@(for name in $$THEOGONY_CHROMIUM chromium chromium-browser google-chrome; do \
	  command -v "$$name" && exit; done; exit 1) > $(VENV)/browser.log || \
	  { test "$$(id -u)" = 0 && command -v apt-get && echo "== installing chromium" >&2 && apt-get -qq update && \
	  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium; } > $(VENV)/browser.log || \
	  echo "== SKIPPED: tests in a browser, because chromium is missing and could not be installed (THEOGONY_CHROMIUM may name one)"

web/node_modules/made: web/package.json web/package-lock.json
	@echo "== installing what builds the browser client into web/node_modules"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@
