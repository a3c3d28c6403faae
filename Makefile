# Everything runs in its own environment, .venv, which is made when it is first needed.

PYTHON ?= python3
JOBS ?= auto
DEEP ?= 1
RULES ?= 60
N ?= 200
ROUNDS ?= 21
BIN := .venv/bin
RUN := $(BIN)/python
TESTS := -m pytest -q -n $(JOBS) --maxprocesses 8 --dist loadfile
PURE := -m "not deep" tests/ledger tests/laws
# Tools that write files, in this order: each may import what those before it wrote.
MADE := modules codes tables shapes schema stub catalogue forms manual man docs description results
LOCK := pip compile --quiet --no-config --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links \
	--no-header --no-annotate pyproject.toml

# Compiled modules start much faster.
unexport PYTHONDONTWRITEBYTECODE
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help setup demo league test portable torture breaks mutants coverage check tree fix gallery site lock bench results clean

help:  ## lists what there is to make
	@sed -n 's/^\([a-z]*\):.*## /  make \1\t/p' Makefile | expand -t 15

setup: .venv/ready  ## makes the environment, with pinned packages

.venv/ready: requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and \
	"Python 3.11 or newer is needed: make PYTHON=python3.12 ...")'
	@$(RUN) -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@echo "Setting up .venv (once, about a minute) ..."
	@$(RUN) -m pip install --quiet --require-hashes -r requirements/dev.txt
	@$(RUN) -m pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

demo: setup  ## plays one evening, and says why each step (ALL=1: every sample campaign)
	@$(RUN) -m tools.$(if $(ALL),samples,demo)

test: setup  ## runs all tests on all cores (JOBS=1: on one; QUICK=1: rules and laws alone)
	$(if $(QUICK),INTENDANT_QUICK=1) $(RUN) $(TESTS) $(if $(QUICK),$(PURE))

portable: setup  ## runs the tests that need no POSIX, without it (AMONG=tests/laws)
	$(RUN) $(TESTS) -p tests.elsewhere -m portable $(AMONG)

torture: setup  ## tries to break it, and counts (DEEP=5: further, by chance; KINDS="kills power:9")
	@$(RUN) -m tools.torture --deep $(DEEP) --jobs $(JOBS) $(if $(SEED),--seed $(SEED)) $(KINDS)

breaks: setup  ## breaks what 60 drawn rules say, to see who notices (SEED=7)
	$(RUN) -m tools.breaks --suite --rules $(RULES) --seed $(or $(SEED),1)

mutants: setup  ## breaks N drawn lines of core and rules (SEED=7, AMONG=ledger/store; AGAIN=1: what was missed)
	$(RUN) -m tools.mutants $(if $(AGAIN),--again,--many $(N) --seed $(or $(SEED),1)) \
		$(if $(AMONG),--among $(AMONG))

coverage: setup  ## tells which lines and branches the tests run (about twice as long as test)
	@$(RUN) -m tools.covered $(wordlist 3,99,$(TESTS))

check: setup  ## style, types, layers, and whether generated files are up to date
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	@for made in $(MADE); do $(RUN) -m tools.$$made --check || exit 1; done
	$(RUN) -m tools.proofs

tree: setup  ## writes all generated files: catalogue, stub, help, guides
	@for made in $(MADE); do $(RUN) -m tools.$$made || exit 1; done

fix: setup  ## mends what ruff can mend by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

gallery: setup  ## draws docs/gallery anew from the sample campaigns
	$(RUN) -m tools.gallery

site: setup  ## makes a web site of docs/, to read offline: build/site
	@for lang in en fr; do $(BIN)/sphinx-build -q -W -c docs -D language=$$lang \
		docs/$$lang build/site/$$lang || exit 1; done
	@echo "build/site/en/index.html, build/site/fr/index.html"

lock: setup  ## pins the packages anew (UP=--upgrade: to their newest versions)
	@test -x $(BIN)/uv || $(RUN) -m pip install --quiet uv
	$(BIN)/uv $(LOCK) $(UP) --output-file requirements/base.txt
	$(BIN)/uv $(LOCK) $(UP) --group dev --constraint requirements/base.txt \
		--output-file requirements/dev.txt

league: setup  ## starts a server, and plays an evening with two laptops
	$(RUN) -m tools.league

bench: setup  ## measures the speed, never part of the tests (ROUNDS=5, PARTS="cold growth")
	$(RUN) -m bench.run --rounds $(ROUNDS) $(PARTS)

results: setup  ## makes a page of what bench, torture, mutants and coverage have left in build/
	$(RUN) -m tools.results --take

clean:  ## removes the environment and all caches
	rm -rf .venv dist build .coverage .hypothesis .mypy_cache .ruff_cache .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
