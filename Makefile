# The words of this house: setup, play, test, check, bench, docs. Each may be run again and again.
# The system's own Python where it will do: distributions build theirs to be fast. By hand it is often half as fast.
PYTHON ?= $(shell for each in /usr/bin/python3 python3; do $$each -c \
  'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$each; exit; }; done; echo python3)
VENV   := .venv
BIN    := $(VENV)/bin
# Small machines have two cores; a third worker uses them while tests wait for a server or a browser.
WORKERS ?= 3

.PHONY: setup play play-terminal test campaign kernels browser debian check format bench golden pictures settings ladder docs lock clean

# The same versions on every machine: `make lock` writes the file anew.
PIP := $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check -c requirements.lock

# The browser's table: built here, never committed.
CLIENT := src/serao/server/web/index.html
CLIENT_PARTS := $(shell find web/src web/public web/vite web/index.html web/vite.config.ts web/package-lock.json src/serao/locales src/serao/games \
  -type f -not -name '*.py*' -not -path '*/opponent/*' -not -path '*/compiled/*')

setup: $(VENV)/.installed $(CLIENT)
play: $(VENV)/.installed $(CLIENT)  ## lay the table and open it in a browser; `make play-terminal` needs none
	@nice $(MAKE) --no-print-directory kernels > $(VENV)/kernels.log 2>&1 &
	@$(BIN)/serao serve --open

play-terminal: $(VENV)/.installed
	@$(BIN)/serao play

# Opponents think faster with compiled kernels; without a compiler the same sources run as plain Python. Playing does not
# wait for them: they are compiled meanwhile, for the next opponent that sits down.
kernels: $(VENV)/.installed-kernels
	@$(BIN)/serao kernels --build || echo "The kernels run as plain Python."

test: $(VENV)/.installed-test $(CLIENT) browser kernels
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
	$(BIN)/python web/build.py test

# Hours at full length; shorter: make campaign MINUTES=30 ONLY=kills,hostile,soak,properties SEED=7
campaign: $(VENV)/.installed-test $(CLIENT) debian  ## 1,000 kills, 1,000,000 hostile messages, an hour's soak, long searches; writes a report
	$(BIN)/python -m campaigns $(if $(MINUTES),--minutes $(MINUTES)) $(if $(ONLY),--only $(ONLY)) $(if $(SEED),--seed $(SEED)) \
	  $(if $(REPORT),--report $(REPORT))

# The tests look at the table through Debian's Chromium; without it they fail, and say why.
browser:
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Fetching Chromium for the tests …" \
	  && apt-get update -qq && for each in chromium-headless-shell chromium; do \
	    DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $$each >/dev/null && break; done; } \
	  || command -v chromium >/dev/null || echo "The tests need Chromium; as root: apt-get install chromium"

# The campaign installs a house in a fresh Debian, as docs/running.md says; that takes root.
debian:
	@command -v mmdebstrap >/dev/null || { [ "$$(id -u)" = 0 ] && echo "Fetching mmdebstrap for the campaign …" \
	  && apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends mmdebstrap >/dev/null; } \
	  || echo "The campaign needs mmdebstrap; as root: apt-get install mmdebstrap"

check: $(VENV)/.installed-check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python web/build.py check

format: $(VENV)/.installed-check
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python web/build.py format

bench: $(VENV)/.installed-test $(CLIENT)
	$(BIN)/python -m benchmarks

golden: $(VENV)/.installed-test  ## write the golden playthroughs anew; read the difference before committing it
	$(BIN)/python -m tests.golden

pictures: $(VENV)/.installed  ## the terminal pictures of the README
	$(BIN)/python -m docs.pictures

settings: $(VENV)/.installed  ## write the table of settings in docs/running.md anew, from config.py
	$(BIN)/python -m docs.settings

# Hours at full length; shorter: make ladder GAMES="avenue photograph" DEALS=20
ladder: $(VENV)/.installed-test kernels  ## opponents against each other on held-out deals; the table in docs/opponents.md
	$(BIN)/python -m docs.ladder $(GAMES) $(if $(DEALS),--deals $(DEALS))

docs: $(VENV)/.installed-docs  ## the documentation as a site; a broken link is an error
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
	@echo "Open site/index.html"

lock:  ## choose the newest versions of everything, and write them down
	@rm -rf $(VENV)-lock && $(PYTHON) -m venv $(VENV)-lock
	@$(VENV)-lock/bin/python -m pip install --quiet --disable-pip-version-check -e '.[test,check,docs]'
	@$(VENV)-lock/bin/python -m pip freeze --all --exclude pip --exclude-editable > requirements.lock
	@rm -rf $(VENV)-lock && echo "requirements.lock is written"

clean:
	rm -rf $(VENV) site src/serao/server/web web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(CLIENT): $(CLIENT_PARTS) | $(VENV)/bin/python
	@$(BIN)/python web/build.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Serão needs Python 3.11 or newer; say which with: make PYTHON=python3.11 …"; exit 2; }
	@echo "Preparing Serão in $(VENV) — once, about a minute …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml requirements.lock | $(VENV)/bin/python
	@$(PIP) -e '.[server]'
	@touch $@

$(VENV)/.installed-test: pyproject.toml requirements.lock | $(VENV)/bin/python
	@$(PIP) -e '.[test]'
	@touch $@ $(VENV)/.installed $(VENV)/.installed-kernels

# Not by `-e .`, which would replace the program that `make play` is just starting.
$(VENV)/.installed-kernels: pyproject.toml requirements.lock | $(VENV)/bin/python
	@$(PIP) cython setuptools
	@touch $@

$(VENV)/.installed-check: pyproject.toml requirements.lock | $(VENV)/bin/python
	@$(PIP) -e '.[test,check]'
	@touch $@ $(VENV)/.installed $(VENV)/.installed-kernels $(VENV)/.installed-test

$(VENV)/.installed-docs: pyproject.toml requirements.lock | $(VENV)/bin/python
	@echo "Fetching what builds the documentation …"
	@$(PIP) -e '.[docs]'
	@touch $@
