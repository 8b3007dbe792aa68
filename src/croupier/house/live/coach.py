"""The coach: hints and second thoughts for seats, asked of the process beside the house ahead of all analyses.

An answer depends on what its seat sees alone. So what is asked twice is thought about once, and what is not needed any
more, since its table has moved on, is not thought about at all.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

import msgspec

from croupier.lab.analysis.hint import Advice

from ..errors import HouseError, NotNow, Stale, TooMany
from .beside import Beside, CutShort, NoAnswer
from .draft import Draft
from .questions import Advise, Agreed, Opinion, Prepare, Weigh, encode
from .room import Room

MOST_ASKED = 50
"""Questions that wait."""
MOST_KNOWN = 2000
"""Answers that are kept."""
LONGEST = 120.0
"""Seconds that an answer may take; before the first one a game may have to be compiled."""
TIMES = 2
"""How often the process beside the house may end with a question before that is given up."""

read_advice = msgspec.json.Decoder(tuple[Advice, ...]).decode
read_opinion = msgspec.json.Decoder(Opinion).decode


class Thought:
    """A question that waits for its answer."""

    def __init__(self, question: Prepare | Advise | Weigh) -> None:
        self.question = question
        self.wanted: list[Callable[[], bool]] = []
        """Whether those who asked still want to know."""
        self.answer: asyncio.Future[bytes | HouseError] = asyncio.get_running_loop().create_future()


class Coach:
    """The coach of all tables in use."""

    def __init__(self, beside: Beside) -> None:
        self.beside = beside
        self.known: OrderedDict[bytes, bytes] = OrderedDict()
        self.thoughts: dict[bytes, Thought] = {}
        self.work: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Think no more."""
        if self.work is not None:
            self.work.cancel()

    def check(self) -> None:
        """Refuse, where too many ask."""
        if len(self.thoughts) >= MOST_ASKED:
            raise TooMany("coach-busy")

    async def prepare(self, room: Room) -> None:
        """Have the process there, and the game compiled, before the tutor is asked for the first time."""
        await self._ask(Prepare(Agreed.at(room.table, max(0, room.table.position.setup.first))), lambda: True)

    async def advise(self, room: Room, seat: int) -> tuple[Advice, ...]:
        """The best moves of a seat in turn."""
        question = Advise.about(room.table, seat)
        return read_advice(await self._ask(question, lambda: _still(room, question)))

    async def weigh(self, room: Room, seat: int, draft: Draft) -> Opinion:
        """What the move of a draft is worth to its seat."""
        question = Weigh.about(room.table, seat, draft.made)
        return read_opinion(await self._ask(question, lambda: _still(room, question)))

    async def _ask(self, question: Prepare | Advise | Weigh, wanted: Callable[[], bool]) -> bytes:
        key = encode(question)
        if key in self.known:
            self.known.move_to_end(key)
            return self.known[key]
        thought = self.thoughts.get(key)
        if thought is None:
            self.check()
            thought = self.thoughts[key] = Thought(question)
            if self.work is None or self.work.done():
                self.work = asyncio.create_task(self._work())
        thought.wanted.append(wanted)
        answer = await asyncio.shield(thought.answer)
        if isinstance(answer, HouseError):
            raise answer
        return answer

    async def _work(self) -> None:
        """Think about everything that is asked: first about moves that wait to be made."""
        while self.thoughts:
            first = (key for key, thought in self.thoughts.items() if isinstance(thought.question, Weigh))
            key = next(first, next(iter(self.thoughts)))
            thought = self.thoughts[key]
            answer: bytes | HouseError = Stale("stale")
            try:
                if any(wanted() for wanted in thought.wanted):
                    answer = await self._think(thought.question)
            finally:
                del self.thoughts[key]
                thought.answer.set_result(answer)
            if isinstance(answer, bytes):
                self.known[key] = answer
                if len(self.known) > MOST_KNOWN:
                    self.known.popitem(last=False)

    async def _think(self, question: Prepare | Advise | Weigh) -> bytes | HouseError:
        for _ in range(TIMES):
            try:
                async with asyncio.timeout(LONGEST):
                    return await self.beside.ask(question)
            except CutShort:
                continue
            except TimeoutError:
                self.beside.kill()
                break
            except NoAnswer:
                break
        return NotNow("coach-lost")


def _still(room: Room, question: Advise | Weigh) -> bool:
    """Whether a seat still sees what it asked about, and is in turn."""
    return question.seat in room.table.turn and Advise.about(room.table, question.seat).state == question.state
