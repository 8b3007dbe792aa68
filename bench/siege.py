"""A siege of the house: kills, nonsense, floods, and lies about delay, all on the loopback and bounded.

The attacks are those of tests/house/siege, in greater numbers; everything is asserted as there. `make siege` writes
bench/siege.md.
"""

import argparse
import asyncio
import os
import platform
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from croupier import __version__
from croupier.house.settings import Limits
from house.houses import Process, sqlite_in
from house.postgres import Postgres
from house.siege.attack import KINDS
from house.siege.floods import Felt, stand_by
from house.siege.kills import TABLES, Kills, kill_again_and_again
from house.siege.lies import LIES, Race, races
from house.siege.nonsense import malformed_requests, random_messages

RESULTS = Path(__file__).with_suffix(".md")


def kills(count: int) -> dict[str, Kills]:
    """Half of the kills on SQLite, half on PostgreSQL."""
    postgres = Postgres()
    done: dict[str, Kills] = {}
    try:
        for name in ("SQLite", "PostgreSQL"):
            with tempfile.TemporaryDirectory() as place:
                folder = Path(place)
                database = sqlite_in(folder) if name == "SQLite" else postgres.url
                done[name] = asyncio.run(kill_again_and_again(database, folder, count // 2, seed=len(done)))
                print(name, done[name], flush=True)
    finally:
        postgres.remove()
    return done


def nonsense(messages: int, requests: int) -> tuple[Counter[str], Counter[str], float, float]:
    """How both were answered, and what the house held in memory before and after, in megabytes."""
    with tempfile.TemporaryDirectory() as place, Process(sqlite_in(Path(place)), Path(place)) as house:
        asyncio.run(random_messages(house, 2000, seed=1))
        before = house.memory()
        said = asyncio.run(random_messages(house, messages, seed=2))
        print(said, flush=True)
        asked = asyncio.run(malformed_requests(house, requests, seed=3))
        print(asked, flush=True)
        after = house.memory()
        assert '"error"' not in house.stop()
    return said, asked, before, after


def floods(seconds: float) -> list[Felt]:
    """Each flood, and before them a quiet time."""
    felt = []
    with tempfile.TemporaryDirectory() as place, Process(sqlite_in(Path(place)), Path(place), Limits()) as house:
        for kind in ["", *KINDS]:
            felt.append(asyncio.run(stand_by(house, kind, seconds)))
            print(felt[-1], flush=True)
    return felt


def lies(count: int) -> list[Race]:
    """Each kind of lie."""
    with tempfile.TemporaryDirectory() as place, Process(sqlite_in(Path(place)), Path(place)) as house:
        return [asyncio.run(races(house, lie, count)) for lie in LIES]


def page(args: argparse.Namespace) -> str:
    """The results."""
    began = time.monotonic()
    killed = kills(args.kills)
    said, asked, before, after = nonsense(args.messages, args.requests)
    felt = floods(args.seconds)
    lied = lies(args.races)
    minutes = (time.monotonic() - began) / 60
    kill_rows = "\n".join(f"| {name} | {one.kills:,} | {one.moves:,} | 0 |" for name, one in killed.items())
    flood_rows = "\n".join(
        f"| {one.kind} | {one.tried / one.seconds:,.0f} | {one.moves} | {one.p50} | {one.p95} | {one.p99} "
        f"| {one.before:.0f} | {one.after:.0f} |"
        for one in felt
    )
    lie_rows = "\n".join(f"| {one.lie} | {one.races} | {one.won} |" for one in lied)
    return f"""# A siege

Made by `make siege` (`{" ".join(["bench/siege.py", *sys.argv[1:]])}`) in {minutes:.0f} minutes: Croupier {__version__},
Python {platform.python_version()}, {os.cpu_count()} cores for house, attacker and bystander, all on the loopback.
A move lost, or an answer of the 500s, would have stopped the run.

## Kills

A house is killed (SIGKILL) in the middle of play at {TABLES} tables, and opened again. After every kill what people
had been told is compared with what the log says.

| database | kills | acknowledged moves | lost |
| --- | ---: | ---: | ---: |
{kill_rows}

## Nonsense

{sum(said.values()):,} answers to {args.messages:,} random messages: {words(said)}.

{args.requests:,} malformed requests, each over a line of its own: {words(asked)}.

Memory of the house: {before:.0f} MB before, {after:.0f} MB after. Its log has no error.

## Floods

One address attacks with the usual limits; somebody else plays Pig from another address meanwhile. Milliseconds from his
move to its update; what the attacker sent a second (lines, requests or frames); megabytes that the house holds.

| attack | a second | moves | p50 | p95 | p99 | MB before | MB after |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{flood_rows}

## Lies about delay

Two hands on direct lines reach for one die of FINI!, the liar 100 ms later, while a spectator lies as well.

| lie | races | won by the liar |
| --- | ---: | ---: |
{lie_rows}
"""


def words(counts: Counter[str]) -> str:
    """Counts in a sentence, the most frequent first."""
    return ", ".join(f"{count:,} {what}" for what, count in counts.most_common())


def main() -> None:
    """Run the siege, and write its results down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--races", type=int, default=25)
    args = parser.parse_args()
    results = page(args)
    RESULTS.write_text(results, encoding="utf-8")
    print(results)


if __name__ == "__main__":
    main()
