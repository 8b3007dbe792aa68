"""Lies about the delay of a line, in a race for one die."""

import asyncio

import msgspec

from ..houses import Process
from ..people import Json, Person, lay_out

LIES = ("late", "early", "absurd", "none")
LATER = 0.1
"""Seconds that the liar's hand moves after the other."""


class Race(msgspec.Struct, frozen=True):
    """How races went for a liar."""

    lie: str
    races: int
    won: int


class Liar(Person):
    """Somebody who lies about the delay of his line."""

    lie = "late"

    async def pong(self, nonce: int) -> None:
        """Answer a ping late, early, absurdly, or not at all."""
        if self.lie == "late":
            self.late = asyncio.get_running_loop().call_later(
                0.4, lambda: asyncio.ensure_future(super(Liar, self).pong(nonce))
            )
        elif self.lie == "early":
            for guess in (nonce, nonce + 1, nonce - 1, 0):
                await super().pong(guess)
        elif self.lie == "absurd":
            for guess in (-1, 2**53, 1):
                await super().pong(guess)


async def race(house: Process, lie: str) -> tuple[Json, Json]:
    """What an honest hand and a liar that reaches for the same die a little later are answered."""
    keys = lay_out(house.url, "fini", "person", "person", options={"chips": "1"})
    honest = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
    liar = Liar(house.url, keys["table"], [keys["seats"]["2"]])
    liar.lie = lie
    await liar.come()
    watcher = await Liar(house.url, keys["table"], []).come()
    await honest.wish(1)
    await liar.wish(2)
    await honest.until(1)
    await liar.until(2)
    await asyncio.gather(*(person.hear_for(1.5) for person in (honest, liar, watcher)))
    words = next(move["words"] for move in honest.last["moves"]["1"] if move["words"].startswith("take"))
    answers = [asyncio.create_task(honest.move(1, words))]
    await asyncio.sleep(LATER)
    answers.append(asyncio.create_task(liar.move(2, words)))
    took, lost = await asyncio.gather(*answers)
    for person in (honest, liar, watcher):
        await person.go()
    return took, lost


async def races(house: Process, lie: str, count: int) -> Race:
    """Many races against one kind of liar."""
    return Race(lie, count, sum([(await race(house, lie))[1]["kind"] == "update" for _ in range(count)]))
