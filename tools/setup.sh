#!/bin/sh
# Builds .venv with the locked dependencies; on Debian it also installs what Python needs for that.
# usage: tools/setup.sh LOCKFILE
set -eu
cd "$(dirname "$0")/.."
lock=$1
python=${PYTHON:-python3}

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    echo "Croupier needs Python 3.11 or newer; set PYTHON to one, as in: make PYTHON=python3.12 play" >&2
    exit 1
}

if [ ! -x .venv/bin/pip ]; then
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
        as_root=$([ "$(id -u)" = 0 ] || echo sudo)
        echo "Installing $package ..."
        $as_root apt-get update -q && $as_root apt-get install -qy "$package" || {
            echo "Please install $package and try again." >&2
            exit 1
        }
    fi
    rm -rf .venv
    "$python" -m venv .venv
fi

echo "Installing the locked dependencies ..."
.venv/bin/pip install -qq --disable-pip-version-check --require-hashes -r "$lock"
.venv/bin/pip install -qq --disable-pip-version-check --no-deps --no-build-isolation --editable .
