"""Compiling a whole game into the cache; as a program it does so beside a house, for any process to load.

Usage: python -m croupier.kernel.compiling PACKAGE
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

from .caching import CACHE, COMPILED, all_kept, cache_folder, sources
from .dice import below, new_rng
from .errors import BadGame
from .game import Game
from .match import Match
from .position import story, would
from .seats import CHANCE, WATCHING

BROKEN = 3
"""The exit status where a game cannot be compiled; what is wrong stands in the output."""
UNKEPT = 1
"""The exit status where it can, but not be kept for others."""


def is_compiled(game: Game) -> bool:
    """Whether the cache has everything that a table of a game needs."""
    return _mark(game).exists()


def compile_game(game: Game) -> None:
    """Fill the cache; who comes while another process does so waits for that one."""
    with _alone(cache_folder(game.folder) / "lock"):
        if not is_compiled(game):
            play_a_little(game)
            if all_kept():
                _mark(game).touch()


def start_compiling(game: Game) -> "subprocess.Popen[str]":
    """Have a game compiled by a process of its own."""
    shared = {CACHE: str(cache_folder(game.folder).parent), "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.Popen(
        [sys.executable, "-m", __name__, game.package],
        env=os.environ | shared,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def play_a_little(game: Game) -> None:
    """Use every rule and every bot of a game once."""
    match, rng, shares = Match(game.setup(game.facts.seats[0])), new_rng(1), np.zeros(game.facts.seats[0])
    asked: set[str] = set()
    for _ in range(20):
        if match.over:
            return
        seat = match.seats[0]
        before = match.copy()
        if seat == CHANCE:
            match.outcomes()
            move = match.draw(rng)
        else:
            for bot in [*game.quick, *(set(game.bots) - asked)]:
                match.ask(seat, bot, rng)
                asked.add(bot)
                if game.facts.realtime:
                    match.pause(seat, bot, rng)
            moves = match.moves(seat)
            move = moves[below(rng, len(moves))]
            would(match.veiled(seat), seat, move)
        match.secret(seat, move)
        match.code(seat, match.data(seat, move))
        match.words(seat, move)
        match.play(seat, move)
        story(before, seat, move, match)
        match.view(WATCHING)
        game.rules.payoff(match.state, shares)


def _mark(game: Game) -> Path:
    """A file named by the very sources: Numba finds nothing again that was made from other files, however alike."""
    files = [(str(source), source.stat().st_mtime_ns) for source in sources(game.folder)]
    return cache_folder(game.folder) / f"{COMPILED}-{hashlib.sha256(repr(files).encode()).hexdigest()[:16]}"


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep other processes from doing the same; the system lets the lock go with the process."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with path.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    try:
        compile_game(Game(sys.argv[1]))
    except BadGame as error:
        print(error)
        sys.exit(BROKEN)
    sys.exit(0 if all_kept() else UNKEPT)
