# An environment is set up when pyproject.toml or a lock it is made from has changed, and left alone otherwise.
# ARGS is passed on: make play ARGS="--terminal imperium --seed 7"

BIN := .venv/bin
SETUP := pyproject.toml tools/setup_env

.PHONY: browser chart help play web test quick soak soak-page soak-server golden demo bench bench-page wheel compiled recompiled lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.ready-play ## play in the browser; ARGS=--terminal plays in the terminal, ARGS=--share lets your network in
	@$(BIN)/landsraad $(if $(filter --terminal,$(ARGS)),play,serve) $(filter-out --terminal,$(ARGS))

chart: .venv/.ready-dev ## draw the map of War for Arrakis for the browser anew
	@$(BIN)/python -m tools.make_chart

web: .venv/.ready-dev ## build the page of the browser from web/ into the package
	@$(BIN)/python -m tools.build_page

test: .venv/.ready-dev ## run every check: lint, format, types, scenarios, compiled build, page, tests, browser
	@tools/run_checks

quick: .venv/.ready-dev ## run the quick ones: lint, format, types, scenarios, tests that are not slow
	@tools/run_checks quick

browser: .venv/.ready-dev ## all tests in a real browser; `make test` runs the few that matter most
	@$(BIN)/pytest -q -rs tests/browser

soak: .venv/.ready-dev ## damaged files and anything typed for ARGS seconds each (60), whole games, then the tests with all their chances
	@$(BIN)/python -m tests.soak_files $(ARGS)
	@$(BIN)/python -m tests.soak_typing $(ARGS)
	@$(BIN)/python -m tests.soak 50
	@THOROUGH=1 $(BIN)/pytest -q -n auto --dist worksteal --ignore tests/browser

soak-server: .venv/.ready-dev ## many tables, kills, floods and fuzz on a real server; ARGS=full for the figures of docs/reliability.md
	@$(BIN)/python -m tests.soak_server $(ARGS)

soak-page: .venv/.ready-dev ## whole games of every variant by random clicks in a real browser; ARGS="20 arrakis-2" for more
	@$(BIN)/python -m tests.soak_page $(ARGS)

golden: .venv/.ready-dev ## rewrite the golden counts after a deliberate change of the rules
	@$(BIN)/python -m tests.golden.update

demo: .venv/.ready-dev ## renew the pictures of the README: docs/demo.svg and docs/pictures
	@$(BIN)/python tools/make_demo.py
	@$(BIN)/python -m tools.make_pictures

bench: .venv/.ready-bench compiled ## measure speed beside peers in the same run
	@$(BIN)/python -m benchmarks $(ARGS)

bench-page: .venv/.ready-dev ## sizes and times of the table in the browser beside their budgets; ARGS=--browser measures clicks too
	@$(BIN)/python -m benchmarks.page $(ARGS)

wheel: .venv/.ready-dev ## build a pure Python wheel into dist/
	@$(BIN)/python -m build --no-isolation --wheel --outdir dist

# .built holds a fingerprint of everything the wheel is made of; build/compiled keeps the C files and what came of them, so
# that only what changed is compiled again.
BUILT := .venv-compiled/.built

compiled: .venv-compiled/.ready-compiled ## install a wheel compiled with mypyc in .venv-compiled, unless it is there
	@$(BIN)/python -m tools.compile_engine $(BUILT) || $(MAKE) --no-print-directory recompiled

recompiled:
	@echo "compiled: building (about a minute, less if little has changed)"
	@rm -rf dist/compiled
	@mkdir -p build
	@$(BIN)/python -m tools.compile_engine --write $(BUILT)-begun  # tells of the sources that are read now
	@HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 $(BIN)/python -m build --no-isolation --wheel --outdir dist/compiled \
		>build/compiled.log 2>&1 || { cat build/compiled.log; exit 1; }
	@.venv-compiled/bin/python -m pip install --quiet --disable-pip-version-check \
		--no-index --no-deps --force-reinstall dist/compiled/*.whl
	@mv $(BUILT)-begun $(BUILT)
	@echo "compiled: .venv-compiled/bin/landsraad is ready"

# Keeps the pinned versions that still fit; make lock ARGS=--upgrade takes the newest. Every list is held to
# the versions of those before it, so that all of them can be installed together.
LOCK = .venv-lock/bin/uv pip compile --quiet --universal --generate-hashes --python-version 3.11 \
	--no-emit-index-url --custom-compile-command "make lock" $(ARGS)

lock: .venv-lock/bin/uv ## pin the dependencies of pyproject.toml, with hashes, in requirements/
	$(LOCK) --group build --output-file requirements/build.lock
	$(LOCK) pyproject.toml --constraint requirements/build.lock --output-file requirements/runtime.lock
	$(LOCK) pyproject.toml --group dev --constraint requirements/build.lock \
		--constraint requirements/runtime.lock --output-file requirements/dev.lock
	$(LOCK) --group web --output-file requirements/web.lock
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
