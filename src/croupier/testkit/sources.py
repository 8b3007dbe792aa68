"""Laws about the code of a rulebook: one source for every machine it runs on."""

import os
import subprocess
import sys
from typing import Any

import numba
import numpy as np

from croupier.kernel.device import known_fields
from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.playout import drivers, new_tray
from croupier.kernel.rule import rule

from .digest import STEPS, digest

INTEGERS = {np.dtype(kind) for kind in (np.int32, np.uint32, np.int64, np.uint64)}


def compiled_and_uncompiled_runs_agree(game: Game) -> None:
    """Played as plain Python, the same seeds give the same states."""
    plain = subprocess.run(
        [sys.executable, "-m", "croupier.testkit.digest", game.package],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.splitlines() == digest(game), "compiled and uncompiled play part"


def rules_allocate_nothing(game: Game) -> None:
    """A state is flat 32- or 64-bit integers, and no rule asks for memory: so a GPU can run it too."""
    layout = game.rules.LAYOUT
    assert layout.names
    for name in layout.names:
        assert layout[name].base in INTEGERS, f"{name} is {layout[name].base}"
    rules: Any = game.rules
    setup = game.setup(game.facts.seats[0])
    state, codes, rng, shares = np.zeros(1, layout)[0], np.zeros(4, np.int64), new_rng(), np.zeros(16)
    arguments = {
        "setup": (state, 2, 0, setup.flat_options, setup.flat_edition),
        "turn": (state,),
        "moves": (state, 0, codes),
        "refusal": (state, 0, 0),
        "play": (state, 0, 0),
        "draw": (state, rng),
        "outcomes": (state, codes, codes),
        "secret": (state, 0, 0),
        "veil": (state, 0),
        "payoff": (state, shares),
    }
    for name, values in arguments.items():
        compiled: Any = rule(getattr(rules, name).py_func)
        compiled.compile(tuple(numba.typeof(value) for value in values))


def bots_think_in_their_own_room(game: Game) -> None:
    """Bots write to lore from its field `THINKING` on, so that many can read what stands before it."""
    setup = game.setup(game.facts.seats[0])
    for number, bot in enumerate(game.quick):
        tray = new_tray(setup, number)
        if "shared" in (tray.lore.dtype.names or ()):
            tray.lore["shared"] = 1
        before = tray.lore.copy()
        tray.states[0] = setup.lay_out()
        drivers(game).play_out(tray, np.full(setup.players, number), STEPS)
        written = [name for name in known_fields(game, before) if not np.array_equal(before[name], tray.lore[name])]
        assert not written, f"{bot} writes to {', '.join(written)} of its lore, before its room to think"
