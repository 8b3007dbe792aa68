"""A house that opens where nothing was ever compiled."""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from croupier.kernel.caching import CACHE

from .houses import Process, sqlite_in
from .people import Person, at_tables, lay_out
from .test_ends import figure, until

FOLDER = """
from croupier.kernel.caching import cache_folder
from croupier.kernel.shelf import find_game
print(cache_folder(find_game("pig").folder))
"""


async def a_turn(house: Process) -> str:
    """Lay out a table of Pig and let the first seat roll, and hold as soon as it can; how far the table is then."""
    keys = lay_out(house.url, "pig", "person", "person")
    person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
    await person.wish(1, 2)
    while "1" in person.last["moves"]:
        await person.move(1, person.last["moves"]["1"][-1]["words"])
    return str(person.last["table"]["status"])


def test_a_table_waits_for_no_compiler_and_goes_on_compiled(tmp_path: Path) -> None:
    env = os.environ | {CACHE: str(tmp_path / "cache"), "PYTHONPATH": os.pathsep.join(sys.path)}
    found = subprocess.run([sys.executable, "-c", FOLDER], env=env, capture_output=True, text=True, check=True)
    folder = Path(found.stdout.strip())
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        with Process(sqlite_in(tmp_path), tmp_path, env=env) as house:
            assert at_tables(a_turn(house)) == "playing"
            assert figure(house, "games_ready") == 0
            assert not list(folder.glob("compiled-*"))
            fcntl.flock(lock, fcntl.LOCK_UN)
            until(lambda: figure(house, "games_ready") == 1, 120)
            assert list(folder.glob("compiled-*"))
            assert at_tables(a_turn(house)) == "playing"
