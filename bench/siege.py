"""A siege of the house: kills, nonsense, floods, and lies about delay, all on the loopback and bounded.

The attacks are those of tests/house/siege, in greater numbers; everything is asserted as there. `make siege` writes
bench/siege.md, `--only` some parts of it anew.
"""

import argparse
import asyncio
import os
import platform
import re
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from croupier import __version__
from croupier.house.settings import Limits
from house.houses import Process, sqlite_in
from house.postgres import Postgres
from house.siege.attack import KINDS
from house.siege.floods import stand_by
from house.siege.kills import TABLES, Kills, kill_again_and_again
from house.siege.lies import LIES, races
from house.siege.nonsense import malformed_requests, random_messages

RESULTS = Path(__file__).with_suffix(".md")
NO_LIMITS = Limits(
    messages_per_second=10**6,
    burst=10**6,
    sockets=10**5,
    requests_per_minute=10**8,
    tables_per_hour=10**6,
    offers=10**6,
)
HEAD = """# A siege

Made by `make siege`, all on the loopback. A move lost, or an answer of the 500s, would have stopped the run.
"""


def kills(args: argparse.Namespace) -> str:
    """Half of the kills on SQLite, half on PostgreSQL."""
    postgres = Postgres()
    done: dict[str, Kills] = {}
    try:
        for name in ("SQLite", "PostgreSQL"):
            with tempfile.TemporaryDirectory() as place:
                folder = Path(place)
                database = sqlite_in(folder) if name == "SQLite" else postgres.url
                done[name] = asyncio.run(kill_again_and_again(database, folder, args.kills // 2, seed=len(done)))
    finally:
        postgres.remove()
    rows = "\n".join(f"| {name} | {one.kills:,} | {one.moves:,} | 0 |" for name, one in done.items())
    return f"""A house is killed (SIGKILL) in the middle of play at {TABLES} tables, and opened again. After every kill
what people had been told is compared with what the log says.

| database | kills | acknowledged moves | lost |
| --- | ---: | ---: | ---: |
{rows}
"""


def nonsense(args: argparse.Namespace) -> str:
    """How random messages and malformed requests are answered by a house without limits, and what it holds then."""
    with tempfile.TemporaryDirectory() as place, Process(sqlite_in(Path(place)), Path(place), NO_LIMITS) as house:
        asyncio.run(random_messages(house, 2000, seed=1))
        before = house.memory()
        said = asyncio.run(random_messages(house, args.messages, seed=2))
        asked = asyncio.run(malformed_requests(house, args.requests, seed=3))
        after = house.memory()
        assert '"error"' not in house.stop()
    return f"""{sum(said.values()):,} answers to {args.messages:,} random messages: {in_words(said)}.

{args.requests:,} malformed requests, each over a line of its own: {in_words(asked)}.

Memory of the house: {before:.0f} MB before, {after:.0f} MB after. Its log has no error.
"""


def floods(args: argparse.Namespace) -> str:
    """Each flood, and before them a quiet time."""
    rows = []
    with tempfile.TemporaryDirectory() as place, Process(sqlite_in(Path(place)), Path(place), Limits()) as house:
        for kind in ["", *KINDS]:
            one = asyncio.run(stand_by(house, kind, args.seconds))
            rows.append(
                f"| {one.kind} | {one.tried / one.seconds:,.0f} | {one.moves} | {one.p50} | {one.p95} | {one.p99} "
                f"| {one.before:.0f} | {one.after:.0f} |"
            )
            print(rows[-1], flush=True)
    return f"""One address attacks a house with the usual limits; somebody else plays Pig from another address
meanwhile. Milliseconds from his move to its update; what the attacker sent a second (lines, requests or frames);
megabytes that the house holds.

| attack | a second | moves | p50 | p95 | p99 | MB before | MB after |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{newline.join(rows)}
"""


def lies(args: argparse.Namespace) -> str:
    """Each kind of lie."""
    with tempfile.TemporaryDirectory() as place, Process(sqlite_in(Path(place)), Path(place)) as house:
        rows = []
        for lie in LIES:
            one = asyncio.run(races(house, lie, args.races))
            rows.append(f"| {one.lie} | {one.races} | {one.won} |")
    return f"""Two hands on direct lines reach for one die of FINI!, the liar 100 ms later, while a spectator lies too.

| lie | races | won by the liar |
| --- | ---: | ---: |
{newline.join(rows)}
"""


PARTS: dict[str, Callable[[argparse.Namespace], str]] = {
    "kills": kills,
    "nonsense": nonsense,
    "floods": floods,
    "lies": lies,
}
newline = "\n"


def in_words(counts: Counter[str]) -> str:
    """Counts in a sentence, the most frequent first."""
    return ", ".join(f"{count:,} {what}" for what, count in counts.most_common())


def run(part: str, args: argparse.Namespace) -> str:
    """One part with its heading, and how it was made."""
    began = time.monotonic()
    text = PARTS[part](args)
    minutes = (time.monotonic() - began) / 60
    made = " ".join(["bench/siege.py", *sys.argv[1:]])
    return f"""## {part.capitalize()}

{text}
`{made}`, {minutes:.0f} minutes; Croupier {__version__}, Python {platform.python_version()}, {os.cpu_count()} cores.
"""


def main() -> None:
    """Run the siege, or some parts of it, and write the results down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--races", type=int, default=25)
    args = parser.parse_args()
    for part in args.only:
        known = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else HEAD
        sections = dict(re.findall(r"^(## \w+)\n(.*?)(?=^## |\Z)", known, re.M | re.S))
        heading, _, text = run(part, args).partition("\n")
        sections[heading] = text + "\n"
        order = [f"## {name.capitalize()}" for name in PARTS]
        page = [f"{name}\n{sections[name].strip()}\n".replace("\n", "\n\n", 1) for name in order if name in sections]
        RESULTS.write_text(newline.join([HEAD, *page]), encoding="utf-8")


if __name__ == "__main__":
    main()
