"""A player as a plain function, called for every turn until the game is over."""

import asyncio
from collections.abc import Callable, Coroutine
from threading import Event, Thread
from typing import Any, Self, TypeVar

import msgspec

from croupier.kernel.errors import CroupierError

from .errors import PlayerFailed
from .seat import PATIENCE, Seat, sat_down
from .turn import Answer, Ended, Turn

T = TypeVar("T")
Player = Callable[[Turn], Answer | None]
"""Is given a turn and answers with a move, or with None to let it be until something has changed."""


class Beside:
    """A thread that keeps the line while the player thinks, wherever that is: also in a notebook."""

    def __enter__(self) -> Self:
        ready = Event()
        self.thread = Thread(target=lambda: asyncio.run(self._stay(ready)), daemon=True)
        self.thread.start()
        ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join()

    async def _stay(self, ready: Event) -> None:
        self.loop, self.over = asyncio.get_running_loop(), asyncio.Event()
        ready.set()
        await self.over.wait()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Wait for something that is done there."""
        doing = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return doing.result()
        except BaseException:
            doing.cancel()
            raise


def play(
    link: str,
    player: Player,
    name: str = "",
    *,
    seat: int | None = None,
    keep: bool = False,
    patience: float = PATIENCE,
    typed: bool = True,
) -> Ended:
    """Sit down at a table as `sit` does, and let a player make its moves until the game is over."""
    with Beside() as beside:
        held = beside.run(sat_down(link, name, seat, patience, typed))
        try:
            while turn := beside.run(_next(held)):
                answer = _asked(player, turn)
                if answer is not None:
                    beside.run(_made(held, turn, answer))
            return beside.run(held.ended())
        finally:
            beside.run(held.go(keep))


def _asked(player: Player, turn: Turn) -> Answer | None:
    called = getattr(player, "__name__", type(player).__name__)
    try:
        answer = player(turn)
    except Exception as error:
        raise PlayerFailed("player-raised", player=called, kind=type(error).__name__, reason=error) from error
    if not isinstance(answer, msgspec.Struct | dict | str | None):
        raise PlayerFailed("player-answer", player=called, found=type(answer).__name__)
    return answer


async def _next(seat: Seat) -> Turn | None:
    return await anext(seat, None)


async def _made(seat: Seat, turn: Turn, move: Answer) -> None:
    """Make a move; one that is refused because the table has moved on is forgotten: the next turn tells."""
    try:
        await turn.play(move)
    except CroupierError:
        if not seat.moved_on(turn):
            raise
