#!/bin/sh
# Installs on Debian what the tests need besides Python: PostgreSQL, for the house on many processes, and a browser.
set -eu

has() {
    command -v "$1" >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/"$1" >/dev/null 2>&1
}

missing=""
has initdb || missing="$missing postgresql"
# The whole of Chromium does as well, only slower: nobody is asked for a password to replace it.
has chromium-headless-shell || { has chromium && [ "$(id -u)" != 0 ]; } || missing="$missing chromium-headless-shell"
[ -z "$missing" ] && exit 0

as_root=$([ "$(id -u)" = 0 ] || echo sudo)
soon="-o Acquire::Retries=0 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20"
echo "Installing$missing ..."
# shellcheck disable=SC2086
$as_root apt-get update -q $soon && $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $soon $missing || {
    has initdb && has chromium && echo "Going on with chromium, which is slower." && exit 0
    echo "Please install$missing and try again." >&2
    exit 1
}
