"""Moves per second of the house beside boardgame.io, all under the same load on the same machine.

Tables of Pig and of TUTTO, two players each, over websockets on the loopback; one Node program plays against every
server. The servers take turns, each alone on the machine, in a fresh process for every run.
"""

import argparse
import json
import os
import platform
import shlex
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

HERE = Path(__file__).with_name("house")
RESULTS = Path(__file__).with_name("house-results.md")
OURS, BEFORE, PEER = "croupier", "croupier before", "boardgame.io"
PLAYS = {OURS: ("pig", "tutto"), BEFORE: ("pig", "tutto"), PEER: ("pig",)}
"""The games that each server knows here."""
PACKAGES = ("croupier", "litestar", "uvicorn", "websockets", "uvloop")
PEER_PACKAGES = ("boardgame.io", "koa-socket-2/node_modules/socket.io", "ws")
NO_LIMITS = """
[limits]
messages_per_second = 1_000_000
burst = 1_000_000
tables_per_hour = 1_000_000
requests_per_minute = 1_000_000
sockets = 10_000
"""
PROGRAM = "from croupier.cli import main; main()"


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
    cost: float = 0.0
    """Microseconds of processor time that the server took for a move, from the first to the last."""


Runs = dict[tuple[str, int, str], list[Figures]]
"""For every game, number of tables and server, its rounds."""


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


@contextmanager
def serving(server: str, folder: Path, args: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """A fresh server: its address and its process."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    if server == PEER:
        command, setting, door = ["node", str(HERE / "peer.js"), str(port)], {"NODE_ENV": "production"}, "/games"
    else:
        settings = folder / "settings.toml"
        settings.write_text(NO_LIMITS, encoding="utf-8")
        options = ["--port", str(port), "--database", f"sqlite:///{folder / 'house.db'}", "--settings", str(settings)]
        command, door = [sys.executable, "-c", PROGRAM, "serve", *options], "/ready"
        setting = {"PYTHONPATH": str(args.before)} if server == BEFORE else {}
    with subprocess.Popen(
        command, env=os.environ | setting, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        try:
            wait_for(url + door, process)
            while server != PEER and not all_ready(url):
                time.sleep(0.2)
            yield url, process.pid
        finally:
            process.terminate()


def all_ready(url: str) -> bool:
    """Whether a house has compiled every game."""
    shelf = json.loads(read(url + "/api/games"))
    return f"croupier_games_ready {len(shelf)}" in read(url + "/metrics")


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has taken so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


def measure(server: str, game: str, tables: int, args: argparse.Namespace) -> Figures:
    """One run of the load against one server."""
    with tempfile.TemporaryDirectory(dir=args.folder) as folder, serving(server, Path(folder), args) as (url, process):
        time.sleep(args.settle)
        language = PEER if server == PEER else OURS
        command = ["node", str(HERE / "load.js"), language, url, game, str(tables), str(args.warm), str(args.measure)]
        before = processor_time(process)
        done = subprocess.run(command, stdout=subprocess.PIPE, check=True)
        took = processor_time(process) - before
    figures = msgspec.json.decode(done.stdout, type=Figures)
    moves = figures.speed * (args.warm + args.measure)
    return msgspec.structs.replace(figures, cost=took / moves * 1e6)


def report(runs: Runs, args: argparse.Namespace) -> str:
    """The results as a page."""
    best = {key: max(rounds, key=lambda figures: figures.speed) for key, rounds in runs.items()}
    table = "\n".join(
        f"| {game} | {tables} | {server} | {row.speed:,.0f} | {times(row, best.get((game, tables, PEER)))} "
        f"| {row.cost:.0f} | {row.p50:.1f} | {row.p99:.1f} |"
        for (game, tables, server), row in best.items()
    )
    rounds = "\n".join(
        f"| {game} | {tables} | {server} | {number} | {row.speed:,.0f} | {row.cost:.0f} "
        f"| {row.p50:.1f} | {row.p99:.1f} | {row.busy:.0%} | {row.again} |"
        for (game, tables, server), rows in runs.items()
        for number, row in enumerate(rows, 1)
    )
    before = ""
    if args.before:
        before = f"\n*{BEFORE}* is the version whose sources were named by `--before`: {args.named}.\n"
    return f"""# Speed of the house

Made with this command (`make bench-house` sets up what it needs and calls it without options):

    {command_line()}

Two players each, over websockets on the loopback; everybody answers at once. In Pig, to 1000 points, they roll until 20
points are gathered; in TUTTO, to 20,000, they stop where they may. A move counts when its mover has received the update
with it; both players receive every update. The latency is from sending a move to that update, *cost* the processor
time in microseconds that the server took for a move, laying out its tables included. The servers take turns, each one
process, alone with the same load program and started afresh for every run: {args.warm:g} s to warm up,
{args.measure:g} s measured, the best of {args.rounds} rounds.
{before}
**What they do for a move is not the same.** Croupier has every move on disk before anybody is told of it (SQLite,
WAL, `synchronous=FULL`, moves that wait share a commit), with dice that can be checked afterwards. boardgame.io runs
as it comes, with its tables in memory: none outlives the process.

| game | tables | server | moves/s | times boardgame.io | cost µs | p50 ms | p99 ms |
|---|---:|---|---:|---:|---:|---:|---:|
{table}

All rounds; *load* is the share of one core that the load program itself took, *again* the games that ended and were
followed by another:

| game | tables | server | round | moves/s | cost µs | p50 ms | p99 ms | load | again |
|---|---:|---|---:|---:|---:|---:|---:|---:|---:|
{rounds}

{machine(args.folder)}
"""


def times(row: Figures, peer: Figures | None) -> str:
    """How many times as fast as the peer, where it plays that game."""
    return f"{row.speed / peer.speed:.2f}" if peer else ""


def command_line() -> str:
    """How this was called."""
    return shlex.join(["python", "bench/house.py", *sys.argv[1:]])


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
    parser.add_argument("--games", nargs="+", default=["pig", "tutto"], choices=["pig", "tutto"])
    parser.add_argument("--servers", nargs="+", default=[OURS, PEER], choices=[OURS, PEER])
    parser.add_argument("--write", action="store_true", help="keep the results in house-results.md")
    parser.add_argument("--before", type=Path, help="the src folder of another version, to be measured in turn")
    parser.add_argument("--named", default="", help="how that version is called in the results")
    args = parser.parse_args()
    servers = [BEFORE, *args.servers] if args.before else args.servers
    runs: Runs = {
        (game, tables, server): []
        for game in args.games
        for tables in args.tables
        for server in servers
        if game in PLAYS[server]
    }
    for _ in range(args.rounds):
        for (game, tables, server), rounds in runs.items():
            rounds.append(measure(server, game, tables, args))
            figures = rounds[-1]
            print(f"{game:6} {tables:5} {server:16} {figures.speed:8,.0f} moves/s {figures.cost:6.0f} us", flush=True)
    text = report(runs, args)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
