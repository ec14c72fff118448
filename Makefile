# An environment is set up when pyproject.toml or a lock it is made from has changed, and left alone otherwise.
# ARGS is passed on: make play ARGS="imperium --seed 7"

BIN := .venv/bin
SETUP := pyproject.toml tools/setup_env

# The modules a game is played by: when one of them changes, the compiled build is out of date.
ENGINE := $(shell find src/landsraad/kernel src/landsraad/imperium src/landsraad/arrakis -name '*.py')

.PHONY: help play test golden demo bench wheel compiled lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.ready-play ## play in the terminal; asks which game
	@$(BIN)/landsraad play $(ARGS)

test: .venv/.ready-dev ## run every check: lint, format, types, tests, scenarios
	@tools/run_checks

golden: .venv/.ready-dev ## rewrite the golden counts after a deliberate change of the rules
	@$(BIN)/python -m tests.golden.update

demo: .venv/.ready-play ## draw docs/demo.svg, the picture in the README
	@$(BIN)/python tools/make_demo.py

bench: .venv/.ready-bench .venv-compiled/.built ## measure speed beside peers in the same run
	@$(BIN)/python -m benchmarks $(ARGS)

wheel: .venv/.ready-dev ## build a pure Python wheel into dist/
	@$(BIN)/python -m build --no-isolation --wheel --outdir dist

# Built from an unpacked source archive, never in the checkout: compiled modules left in src/ would silently
# be imported instead of the edited sources beside them.
compiled: .venv-compiled/.ready-compiled ## install a wheel compiled with mypyc in .venv-compiled
	@echo "compiled: building (about half a minute)"
	@rm -rf dist/compiled
	@touch .venv-compiled/.begun
	@HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/python -m build --no-isolation --outdir dist/compiled
	@.venv-compiled/bin/python -m pip install --quiet --disable-pip-version-check \
		--no-index --no-deps --force-reinstall dist/compiled/*.whl
	@mv .venv-compiled/.begun .venv-compiled/.built  # as old as the sources that were read
	@echo "compiled: .venv-compiled/bin/landsraad is ready"

.venv-compiled/.built: $(ENGINE) pyproject.toml
	@$(MAKE) --no-print-directory compiled

# Keeps the pinned versions that still fit; make lock ARGS=--upgrade takes the newest. Every list is held to
# the versions of those before it, so that all of them can be installed together.
LOCK = .venv-lock/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--no-emit-index-url --custom-compile-command "make lock" $(ARGS)

lock: .venv-lock/bin/uv ## pin the dependencies of pyproject.toml, with hashes, in requirements/
	$(LOCK) --group build --output-file requirements/build.lock
	$(LOCK) pyproject.toml --constraint requirements/build.lock --output-file requirements/runtime.lock
	$(LOCK) pyproject.toml --group dev --constraint requirements/build.lock \
		--constraint requirements/runtime.lock --output-file requirements/dev.lock
	$(LOCK) pyproject.toml --extra bench --constraint requirements/dev.lock --output-file requirements/bench.lock

clean: ## remove everything that was built or installed here
	rm -rf .venv .venv-compiled .venv-lock build dist .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

.venv/.ready-play: $(SETUP) requirements/build.lock requirements/runtime.lock
	@tools/setup_env play

.venv/.ready-dev: $(SETUP) requirements/dev.lock
	@tools/setup_env dev

.venv/.ready-bench: $(SETUP) requirements/dev.lock requirements/bench.lock
	@tools/setup_env bench

.venv-compiled/.ready-compiled: .venv/.ready-dev requirements/runtime.lock
	@tools/setup_env compiled

.venv-lock/bin/uv:
	@echo "setup: installing uv into .venv-lock"
	@python3 -m venv .venv-lock
	@.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check uv
