"""What people at live tables feel of an analysis: how long their moves take with and without one beside them.

`--write` keeps it in analysing.md.
"""

import argparse
import asyncio
import os
import platform
import statistics
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec

from house.houses import Process, sqlite_in
from house.judges import judges
from house.people import Person, ask, at_tables, lay_out, seated

RESULTS = Path(__file__).with_suffix(".md")
GAME, BOT = "finish_line", "casual"
"""What is analysed: a game that is tried out to its end from every position."""
AGAIN = 0.2
"""Seconds after which it is asked whether the analysis is there: as late is it noticed that a round is over."""


class Phase(msgspec.Struct):
    """Some rounds with or without an analysis beside."""

    name: str
    taken: list[float] = []
    """Milliseconds from sending a move to its update."""
    seconds: float = 0.0
    """How long all of it was; with an analysis, how long that was at work."""
    own: float = 0.0
    """Processor time that the house took."""
    beside: float = 0.0
    """The same of the process beside it."""


def processor_time(process: int) -> float:
    """Seconds of processor time that a process has taken so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def games_to_analyse(house: Process, count: int) -> list[str]:
    """Tables where bots have played to the end."""
    tables = [str(lay_out(house.url, GAME, BOT, BOT)["table"]) for _ in range(count)]
    for table in tables:
        while ask(f"{house.url}/api/tables/{table}")[1]["status"] != "over":
            await asyncio.sleep(0.2)
    return tables


def made(house: Process, table: str) -> bool:
    """Whether an analysis is there; asked for the first time, it is begun."""
    return ask(f"{house.url}/api/tables/{table}/analysis")[0] == 200


async def at_work(house: Process, table: str) -> None:
    """Until an analysis is there."""
    while not await asyncio.to_thread(made, house, table):
        await asyncio.sleep(AGAIN)


async def move_on(person: Person, over: asyncio.Event, pause: float) -> list[float]:
    """Milliseconds of every move that somebody makes on both seats of a table of Pig, with a pause after each."""
    found = []
    while not over.is_set():
        while not person.last["moves"]:
            await person.hear()
        seat, moves = next(iter(person.last["moves"].items()))
        sent = time.perf_counter()
        await person.move(int(seat), moves[0]["move"])
        found.append(1000 * (time.perf_counter() - sent))
        await asyncio.sleep(pause)
    return found


async def measure(house: Process, args: argparse.Namespace) -> list[Phase]:
    """Rounds with and without an analysis, in turns."""
    tables = await games_to_analyse(house, args.rounds + 1)
    first = tables.pop()
    await at_work(house, first)
    people = []
    for _ in range(args.tables):
        keys = lay_out(house.url, "pig", "person", "person", options={"target": "1000"})
        people.append(await seated(house.url, keys, 1, 2))
    phases = [Phase("without"), Phase("with")]
    (judge,) = judges(house)
    for table in tables:
        for phase in phases:
            before = processor_time(house.process.pid), processor_time(judge)
            begun, over = time.monotonic(), asyncio.Event()
            moving = [asyncio.create_task(move_on(person, over, args.pause)) for person in people]
            with suppress(TimeoutError):
                async with asyncio.timeout(args.seconds):
                    await (at_work(house, table) if phase.name == "with" else asyncio.sleep(args.seconds))
            phase.seconds += time.monotonic() - begun
            over.set()
            phase.taken += [one for some in await asyncio.gather(*moving) for one in some]
            phase.own += processor_time(house.process.pid) - before[0]
            phase.beside += processor_time(judge) - before[1]
        await at_work(house, table)
    return phases


def report(phases: list[Phase], args: argparse.Namespace) -> str:
    """What was measured, as a table."""
    lines = []
    for phase in phases:
        cuts = statistics.quantiles(phase.taken, n=100)
        own, beside = (part / phase.seconds for part in (phase.own, phase.beside))
        lines.append(
            f"| {phase.name} | {phase.seconds:.0f} | {len(phase.taken):,} | {statistics.median(phase.taken):.1f} ms "
            f"| {cuts[94]:.1f} ms | {cuts[98]:.1f} ms | {max(phase.taken):.0f} ms | {own:.0%} | {beside:.0%} |"
        )
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    return f"""# What live tables feel of an analysis

{args.tables} tables of Pig, where somebody moves and waits {1000 * args.pause:g} ms after each answer; measured is the
time from sending a move to its update, in {args.rounds} rounds of {args.seconds:g} s without an analysis and as many
with one, of a game of FINISH LINE, which end with it: so in all of these seconds it is at work. *House* and *beside*
are the shares of one core that the house and the process beside it took. Everybody is on one machine: {machine}.

| analysis beside | seconds | moves | median | 95 of 100 are faster than | 99 of 100 | slowest | house | beside |
|---|---:|---:|---:|---:|---:|---:|---:|---:|
{chr(10).join(lines)}

    make bench-analysing
"""


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pause", type=float, default=0.1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Process(sqlite_in(Path(folder)), Path(folder)) as house:
        text = report(at_tables(measure(house, args), 3600), args)
    print(text)
    if args.write:
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
