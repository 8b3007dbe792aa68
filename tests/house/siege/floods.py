"""Floods: what a player at another table feels of them."""

import asyncio
import sys
import time
from pathlib import Path

import msgspec

from ..houses import Process
from ..people import Person, ask, lay_out

ATTACK = Path(__file__).with_name("attack.py")
SETTLE = 1.0
"""Seconds after which an attack has begun."""


class Felt(msgspec.Struct, frozen=True):
    """An attack as a bystander feels it."""

    kind: str
    tried: int
    """Lines, requests or frames that the attacker sent."""
    seconds: float
    moves: int
    p50: float
    """Milliseconds from a move to its update."""
    p95: float
    p99: float
    before: float
    """Megabytes that the house held."""
    after: float


async def stand_by(house: Process, kind: str, seconds: float) -> Felt:
    """Play Pig at a person's pace, or quicker, while somebody else attacks; no kind for a quiet time."""
    keys = lay_out(house.url, "pig", "person", "person", options={"target": "1000"})
    person = await Person(house.url, keys["table"], list(keys["seats"].values()), "127.0.0.9").come()
    await person.wish(1, 2)
    while not person.last["moves"]:
        await person.hear()
    took: list[float] = []
    before, attack = house.memory(), None
    if kind:
        attack = await asyncio.create_subprocess_exec(
            *(sys.executable, str(ATTACK), kind, str(house.port), keys["table"], str(seconds)),
            stdout=asyncio.subprocess.PIPE,
        )
        await asyncio.sleep(SETTLE)
    end = time.monotonic() + seconds - 2 * SETTLE
    while time.monotonic() < end:
        seat, moves = next(iter(person.last["moves"].items()))
        words = "hold" if len(moves) > 1 and len(took) % 3 == 2 else "roll"
        began = time.perf_counter()
        answer = await person.move(int(seat), words)
        took.append((time.perf_counter() - began) * 1000)
        assert answer["kind"] == "update", answer
        while not person.last["moves"]:
            await person.hear()
        await asyncio.sleep(0.02)
    tried = int((await attack.communicate())[0]) if attack else 0
    await person.go()
    took.sort()
    assert ask(f"{house.url}/health")[0] == 200
    p50, p95, p99 = (round(took[int(share * (len(took) - 1))], 1) for share in (0.5, 0.95, 0.99))
    return Felt(kind or "(none)", tried, seconds, len(took), p50, p95, p99, before, house.memory())
