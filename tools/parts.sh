#!/bin/sh
# Installs on Debian what the tests need besides Python: PostgreSQL, for the house on many processes, and a browser.
set -eu

has() {
    command -v "$1" >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/"$1" >/dev/null 2>&1
}

missing=""
has initdb || missing="$missing postgresql"
has chromium || missing="$missing chromium"
[ -z "$missing" ] && exit 0

as_root=$([ "$(id -u)" = 0 ] || echo sudo)
echo "Installing$missing ..."
# shellcheck disable=SC2086
$as_root apt-get update -q && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $missing || {
    echo "Please install$missing and try again." >&2
    exit 1
}
