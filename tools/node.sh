#!/bin/sh
# Runs a command with Node in reach: the machine's own where it is new enough, else the one of the Python package registry.
# usage: tools/node.sh COMMAND…
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)

good() {
    command -v npm >/dev/null 2>&1 && node -e '
        const [major, minor] = process.versions.node.split(".").map(Number);
        process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null
}

if ! good; then
    PATH="$root/.venv/bin:$PATH"
    export PATH
    good || {
        echo "Installing Node into .venv ..."
        "$root/.venv/bin/pip" install -qq --disable-pip-version-check --require-hashes -r "$root/web/node.lock"
    }
fi
exec "$@"
