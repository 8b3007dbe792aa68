"""A real-time game around one terminal: one person types while the bots act at their own pace."""

import asyncio
import io
import time
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.patch_stdout import patch_stdout
from rich.console import Console

from croupier.kernel.errors import CroupierError
from croupier.kernel.match import Match
from croupier.kernel.record import Player
from croupier.kernel.seats import CHANCE, clock_of, stamp, unstamped

from .narrate import table_text
from .sitting import Sitting
from .words import BadCommand, say

BREATH = 4.0
"""Seconds to see how something ended before the dice fall again."""


class LiveSitting(Sitting):
    """Everybody may act at any moment; the clock goes on from the last event, and anew from every cast.

    What was typed before a cast was meant for the dice before it, and is dropped.
    """

    def __init__(self, match: Match, players: tuple[Player, ...], seed: int | None, file: Path) -> None:
        super().__init__(match, players, seed, file)
        if len(self.people) > 1:
            raise BadCommand("one-person", title=match.game.facts.title)

    def _play(self) -> None:
        asyncio.run(self._in_time())

    async def _in_time(self) -> None:
        self.cast_at = time.monotonic() - (clock_of(self.match.log[-1][1]) / 1000 if self.match.log else 0)
        session: PromptSession[str] = PromptSession()
        due: dict[int, int] = {}
        with patch_stdout(raw=True):
            await session.prompt_async(f"{say('ready')} ")
            answer = asyncio.ensure_future(session.prompt_async(self._prompt))
            try:
                while not self.match.over:
                    now = self._now()
                    if self.match.dice_due:
                        if self.match.log and self.match.log[-1][0] != CHANCE:
                            await asyncio.sleep(BREATH)
                        self._make(CHANCE, self.match.draw(self.dice))
                        self.cast_at = time.monotonic()
                        due.clear()
                        session.default_buffer.reset()
                        if answer.done():
                            answer = asyncio.ensure_future(session.prompt_async(self._prompt))
                    elif (next_at := self._next(due, now)) > now:
                        await asyncio.wait([answer], timeout=min(60, (next_at - now) / 1000))
                        if answer.done():
                            self._hear(answer.result().strip(), self._now())
                            answer = asyncio.ensure_future(session.prompt_async(self._prompt))
                    else:
                        self._act(due, now)
                    session.app.invalidate()
            finally:
                answer.cancel()
                await asyncio.gather(answer, return_exceptions=True)

    def _now(self) -> int:
        """Milliseconds since the last cast."""
        return int((time.monotonic() - self.cast_at) * 1000)

    def _next(self, due: dict[int, int], now: int) -> int:
        """When chance or the first bot will act; bots that may act begin to think."""
        for seat in list(due):
            if seat not in self.match.seats:
                del due[seat]
        for seat in self.match.seats:
            if seat == CHANCE:
                due[seat] = clock_of(self.match.draw(self.dice))
            elif seat not in self.people and seat not in due:
                pause = self.match.pause(seat, self.players[seat].name, self.wits)
                if pause >= 0:
                    due[seat] = now + pause
        return min(due.values(), default=now + 60_000)

    def _act(self, due: dict[int, int], now: int) -> None:
        seat = min(due, key=lambda seat: due[seat])
        if seat == CHANCE:
            self._make(seat, self.match.draw(self.dice))
            due.clear()
        else:
            self._make(seat, stamp(self.match.ask(seat, self.players[seat].name, self.wits), now))
            del due[seat]

    def _hear(self, words: str, now: int) -> None:
        seat = self.people[0] if self.people else -1
        if not words or self._obeyed(words):
            return
        try:
            move = stamp(unstamped(self.match.veiled(seat).parse(seat, words)), now)
            self.match.check(seat, move)
        except CroupierError as error:
            self._refuse(error)
        else:
            self._make(seat, move)

    def _obeyed(self, answer: str) -> bool:
        """Help tells, besides, what can be said at this moment."""
        obeyed = super()._obeyed(answer)
        if answer in ("?", "help") and self.people:
            seat = self.people[0]
            seen = self.match.veiled(seat)
            moves = [seen.words(seat, move) for move in seen.moves(seat)]
            self.console.print(f"  {say('now', moves=', '.join(moves) or say('nothing'))}", style="dim")
        return obeyed

    def _prompt(self) -> ANSI:
        """The table as it is now, above the line in which the person types."""
        page = io.StringIO()
        console = Console(file=page, force_terminal=True, highlight=False, width=self.console.width)
        name = self.teller.bold[self.people[0]] if self.people else "?"
        console.print(table_text(self.match, self.looker, self.names))
        console.print(f"{name} > ", end="")
        return ANSI(page.getvalue())
