"""Moves per second of the house beside boardgame.io, both under the same load on the same machine.

Tables of Pig, two players each, over websockets on the loopback; one Node program plays against either server. The
servers take turns, each alone on the machine, in a fresh process for every run.
"""

import argparse
import json
import os
import platform
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

import msgspec

from croupier.house.settings import Limits, Settings
from croupier.house.wire.app import SETTINGS
from croupier.kernel.shelf import games

HERE = Path(__file__).with_name("house")
RESULTS = Path(__file__).with_name("house-results.md")
OURS, PEER = "croupier", "boardgame.io"
PACKAGES = ("croupier", "litestar", "uvicorn", "websockets", "uvloop")
PEER_PACKAGES = ("boardgame.io", "koa-socket-2/node_modules/socket.io", "ws")
UNLIMITED = Limits(
    messages_per_second=1_000_000,
    burst=1_000_000,
    tables_per_hour=1_000_000,
    requests_per_minute=1_000_000,
    sockets=10_000,
)
PROGRAM = """
import os, sys, msgspec
from croupier.house.wire.app import SETTINGS
from croupier.house.serve import serve
from croupier.house.settings import Settings
serve(msgspec.json.decode(os.environ[SETTINGS], type=Settings), "127.0.0.1", int(sys.argv[1]), 1, lambda: None)
"""


class Figures(msgspec.Struct, frozen=True):
    """What one run of the load has measured."""

    speed: float
    """Moves per second."""
    p50: float
    """Milliseconds from sending a move to its update."""
    p99: float
    again: int
    """Games that ended and were followed by another."""
    busy: float
    """Share of one core that the load itself took."""


Runs = dict[tuple[int, str], list[Figures]]
"""For every number of tables and every server, its rounds."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@contextmanager
def serving(server: str, folder: Path) -> Iterator[str]:
    """A fresh server, and its address."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    if server == OURS:
        database = f"sqlite:///{folder / 'house.db'}"
        settings = msgspec.json.encode(Settings(database, limits=UNLIMITED)).decode()
        command, setting, door = [sys.executable, "-c", PROGRAM, str(port)], {SETTINGS: settings}, "/ready"
    else:
        command, setting, door = ["node", str(HERE / "peer.js"), str(port)], {"NODE_ENV": "production"}, "/games"
    with subprocess.Popen(command, env=os.environ | setting, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(url + door, process)
            while server == OURS and f"croupier_games_ready {len(games())}" not in read(url + "/metrics"):
                time.sleep(0.2)
            yield url
        finally:
            process.terminate()


def read(url: str) -> str:
    """What a server answers."""
    with urllib.request.urlopen(url, timeout=60) as answer:
        return str(answer.read().decode())


def wait_for(url: str, process: subprocess.Popen[bytes]) -> None:
    """Return when a server answers."""
    for _ in range(600):
        if process.poll() is not None:
            break
        try:
            read(url)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"the server did not open {url}")


def measure(server: str, tables: int, args: argparse.Namespace) -> Figures:
    """One run of the load against one server."""
    with tempfile.TemporaryDirectory(dir=args.folder) as folder, serving(server, Path(folder)) as url:
        time.sleep(args.settle)
        command = ["node", str(HERE / "load.js"), server, url, str(tables), str(args.warm), str(args.measure)]
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Figures)


def report(runs: Runs, args: argparse.Namespace) -> str:
    """The results as a page."""
    best = {key: max(rounds, key=lambda figures: figures.speed) for key, rounds in runs.items()}
    table = "\n".join(
        f"| {tables} | {server} | {row.speed:,.0f} | {row.speed / best[tables, PEER].speed:.2f} "
        f"| {row.p50:.1f} | {row.p99:.1f} |"
        for (tables, server), row in best.items()
    )
    rounds = "\n".join(
        f"| {tables} | {server} | {number} | {row.speed:,.0f} | {row.p50:.1f} | {row.p99:.1f} "
        f"| {row.busy:.0%} | {row.again} |"
        for (tables, server), rows in runs.items()
        for number, row in enumerate(rows, 1)
    )
    return f"""# Speed of the house

Made with this command (`make bench-house` sets up what it needs and calls it without options):

    {command_line()}

Tables of Pig to 1000 points, two players each, over websockets on the loopback; everybody rolls until 20 points are
gathered and answers at once. A move counts when its mover has received the update with it; both players receive
every update. The latency is from sending a move to that update. Croupier and boardgame.io take turns, each one
process, alone with the same load program and started afresh for every run: {args.warm:g} s to warm up,
{args.measure:g} s measured, the best of {args.rounds} rounds.

**What they do for a move is not the same.** Croupier has every move on disk before anybody is told of it (SQLite,
WAL, `synchronous=FULL`, moves that wait share a commit), with dice that can be checked afterwards. boardgame.io runs
as it comes, with its tables in memory: none outlives the process.

| tables | server | moves/s | times boardgame.io | p50 ms | p99 ms |
|---:|---|---:|---:|---:|---:|
{table}

All rounds; *load* is the share of one core that the load program itself took, *again* the games that ended and were
followed by another:

| tables | server | round | moves/s | p50 ms | p99 ms | load | again |
|---:|---|---:|---:|---:|---:|---:|---:|
{rounds}

{machine(args.folder)}
"""


def command_line() -> str:
    """How this was called."""
    return " ".join(["python", "bench/house.py", *sys.argv[1:]])


def machine(folder: Path) -> str:
    """What it ran on."""
    lock = json.loads((HERE / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    peers = {name.rsplit("node_modules/")[-1]: lock[f"node_modules/{name}"]["version"] for name in PEER_PACKAGES}
    ours = {name: version(name) for name in PACKAGES}
    packages = ", ".join(f"{name} {number}" for name, number in (ours | {"SQLite": sqlite3.sqlite_version}).items())
    node = subprocess.run(["node", "--version"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    others = ", ".join(f"{name} {number}" for name, number in peers.items())
    disk = subprocess.run(["df", "--output=fstype", folder], stdout=subprocess.PIPE, text=True, check=True).stdout
    return (
        f"{processor()}, {os.cpu_count()} cores, {platform.system()} {platform.machine()}, the database on "
        f"{disk.split()[-1]}.\nPython {platform.python_version()}, {packages}.\nNode {node}, {others}."
    )


def processor() -> str:
    """The name of the processor, where the system tells it."""
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.processor())


def main() -> None:
    """Measure both in turns and write the table."""
    parser = argparse.ArgumentParser(description="Measure the house beside boardgame.io.")
    parser.add_argument("--tables", type=int, nargs="+", default=[20, 100, 400, 1000])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--warm", type=float, default=2, help="seconds before measuring")
    parser.add_argument("--measure", type=float, default=4, help="seconds measured")
    parser.add_argument("--settle", type=float, default=2, help="seconds a fresh server is left alone")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()), help="where the database is kept")
    args = parser.parse_args()
    runs: Runs = {(tables, server): [] for tables in args.tables for server in (OURS, PEER)}
    for tables in args.tables:
        for _ in range(args.rounds):
            for server in (OURS, PEER):
                figures = measure(server, tables, args)
                runs[tables, server].append(figures)
                print(f"{tables:5} tables  {server:12} {figures.speed:8,.0f} moves/s", flush=True)
    text = report(runs, args)
    RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
