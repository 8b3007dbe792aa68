"""Bots at tables: each thinks in a thread, and moves at a pace people can follow."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import CroupierError
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE

from ..metrics import FIGURES
from .acts import bot_moves
from .draft import Draft
from .room import Room
from .warm import Warmth

Act = Callable[[Room, Callable[[Draft], None]], Awaitable[bool]]
"""Does something at a table."""

MOST_DWELL = 5.0
"""Seconds that a bot waits at most for people to take in what happened, beside its own pause."""
AGAIN = 0.2
"""Seconds until a bot whose move was refused thinks again: the database may be away."""


class Bots:
    """The bots of all tables in use."""

    def __init__(self, act: Act, games: Warmth, pause: float) -> None:
        self.act = act
        self.games = games
        self.pause = pause
        self.thinkers = ThreadPoolExecutor(2, "bot")
        self.wits = new_rng(secrets.randbits(64))
        self.closed = False

    def close(self) -> None:
        """Let no bot think any more."""
        self.closed = True
        self.thinkers.shutdown(wait=False, cancel_futures=True)

    def wake(self, room: Room) -> None:
        """Let the bots in turn think."""
        table = room.table
        if room.resting:
            return
        for seat in table.turn:
            if seat != CHANCE and table.seats[seat].bot and seat not in room.thinking and not self.closed:
                task = asyncio.get_running_loop().create_task(self._think(room, seat))
                room.thinking[seat] = task
                task.add_done_callback(partial(self._thought, room, seat))

    def _thought(self, room: Room, seat: int, thought: "asyncio.Task[Position | None]") -> None:
        """Think again, unless it stays still until something happens."""
        room.thinking.pop(seat, None)
        if thought.cancelled() or thought.exception() or thought.result() is not room.table.position:
            self.wake(room)

    async def ask(self, position: Position, seat: int, bot: str) -> list[int]:
        """What a bot would do, thought out beside everything else."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thinkers, position.plan, seat, bot, self.wits)

    async def _think(self, room: Room, seat: int) -> Position | None:
        """Move after a while; the position in which it does not, where it has a hand that stays still."""
        position, bot = room.table.position, room.table.seats[seat].bot
        if position.game.learned:
            await self._learn(room)
        pause = self.pause
        if room.table.realtime:
            position = room.table.position
            hand = position.pause(seat, bot, self.wits)
            if hand < 0:
                return position
            pause = (hand / 1000 if pause else 0.0) + _counted(room)
        elif pause:
            await self._let_look(room)
        if room.table.game.facts.secrets:
            await self._move(room, seat, pause + room.grace)
        else:
            await asyncio.sleep(pause + room.grace)
            if not _counted(room):
                await self._move(room, seat)
        return None

    async def _let_look(self, room: Room) -> None:
        """Wait until people have seen what happened, or somebody has seen enough."""
        with suppress(TimeoutError):
            async with asyncio.timeout(min(MOST_DWELL, room.dwell)):
                await room.hurried.wait()

    async def _learn(self, room: Room) -> None:
        """Wait until a game is compiled: as plain Python its bots would work out for many seconds what they know."""
        room.learning = True
        with suppress(CroupierError):
            await self.games.warm(room.table.game)
        room.learning = False

    async def _move(self, room: Room, seat: int, pause: float = 0.0) -> None:
        """Think, and move after a pause: how long it thought about what others may not know, nobody can tell."""
        table, began = room.table, time.monotonic()
        bot, seen = table.seats[seat].bot, table.entries
        if seat not in table.turn or not bot:
            return
        try:
            moves = await self.ask(table.position, seat, bot)
            await asyncio.sleep(began + pause - time.monotonic())
            FIGURES.bot_moves += len(moves)
            await self.act(room, lambda draft: bot_moves(draft, seat, bot, moves, seen))
        except CroupierError:
            await asyncio.sleep(AGAIN)


def _counted(room: Room) -> float:
    """Seconds until hands may move, where real dice lie and that is counted down."""
    return room.dice_in / 1000 if room.table.real_dice else 0.0
