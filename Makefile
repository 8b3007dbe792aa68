# make play: set up and play. make test: set up and run every test. The rest is for people who change Croupier.
.PHONY: play test setup check format bench bench-house lock clean

play: .venv/ready
	@.venv/bin/croupier serve --browser

test: .venv/ready
	@tools/parts.sh
	.venv/bin/pytest

setup: .venv/ready

.venv/ready: requirements.lock pyproject.toml tools/setup.sh
	@tools/setup.sh requirements.lock
	@touch $@

check: .venv/ready
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	.venv/bin/lint-imports

format: .venv/ready
	.venv/bin/ruff format
	.venv/bin/ruff check --fix

bench: .venv/ready
	@tools/setup.sh bench/requirements.lock
	.venv/bin/python bench/speed.py

bench-house: .venv/ready
	@npm ci --prefix bench/house --no-audit --no-fund --loglevel=error
	.venv/bin/python bench/house.py

lock: .venv/ready
	.venv/bin/pip install --quiet uv
	.venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra dev -o requirements.lock pyproject.toml
	.venv/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--extra dev --extra bench -o bench/requirements.lock pyproject.toml

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache dist
