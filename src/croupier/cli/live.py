"""A real-time game around one terminal: one person types while the bots act at their own pace."""

import asyncio
import io
import time
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.patch_stdout import patch_stdout
from rich.console import Console
from rich.markup import escape

from croupier.kernel.compiling import play_a_little
from croupier.kernel.errors import CroupierError
from croupier.kernel.match import Match
from croupier.kernel.record import Player
from croupier.kernel.seats import CHANCE, clock_of, stamp, unstamped

from .narrate import print_line, table_text
from .sitting import Sitting
from .words import BadCommand, say

BLINK = 300
"""Milliseconds after a cast within which nobody can have seen it: what is typed then was meant for the dice before."""


class LiveSitting(Sitting):
    """Everybody may act at any moment; the clock goes on from the last event, and anew from every cast.

    Dice are cast when the person is ready. What was typed before was meant for the dice before, and is dropped.
    """

    def __init__(
        self, match: Match, players: tuple[Player, ...], seed: int | None, file: Path, thinking: float = 0.0
    ) -> None:
        super().__init__(match, players, seed, file)
        if thinking:
            raise BadCommand("thinking-live", title=match.game.facts.title)
        if len(self.people) > 1:
            raise BadCommand("one-person", title=match.game.facts.title)
        self.waits = False
        """Whether the person is asked to be ready."""
        self.ready = False
        """Whether he has just said so."""

    def _head(self) -> None:
        """Besides: who plays, what it is about, and how to type fast, for later there is no time to ask."""
        super()._head()
        texts, lesson = self.teller.texts, 1
        while texts.has(f"learn-{lesson}"):
            print_line(self.console, escape(texts.say(f"learn-{lesson}")))
            lesson += 1
        self._typing()
        bots = [self.teller.bold[seat] for seat in range(self.match.players) if seat not in self.people]
        if self.people and bots:
            self.console.print(f"  {say('against', bots=', '.join(bots))}")

    def _play(self) -> None:
        """All rules are compiled or loaded before anybody is asked to be ready: later the clock would run meanwhile."""
        play_a_little(self.match.game)
        asyncio.run(self._in_time())

    async def _in_time(self) -> None:
        self.session: PromptSession[str] = PromptSession()
        due: dict[int, int] = {}
        with patch_stdout(raw=True):
            self._listen()
            try:
                await self._ready()
                self.cast_at = time.monotonic() - (clock_of(self.match.log[-1][1]) / 1000 if self.match.log else 0)
                while not self.match.over:
                    await self._go_on(due)
                    self.session.app.invalidate()
            finally:
                self.answer.cancel()
                await asyncio.gather(self.answer, return_exceptions=True)

    async def _go_on(self, due: dict[int, int]) -> None:
        """The next thing that happens: dice, a bot, or what the person has typed."""
        now = self._now()
        if self.match.dice_due:
            seat, move = self.match.log[-1] if self.match.log else (CHANCE, 0)
            if not self.ready and (seat != CHANCE or clock_of(move)):
                await self._ready()
            self._make(CHANCE, self.match.draw(self.dice))
            self.cast_at = time.monotonic()
            due.clear()
            self.session.default_buffer.reset()
            if self.answer.done():
                self._listen()
        elif (next_at := self._next(due, now)) > now:
            await asyncio.wait([self.answer], timeout=min(60, (next_at - now) / 1000))
            if self.answer.done():
                self._hear(self._heard(), self._now())
        else:
            self._act(due, now)
        self.ready = False

    def _listen(self) -> None:
        self.answer = asyncio.ensure_future(self.session.prompt_async(self._prompt))

    def _heard(self) -> str:
        """What was typed, and an ear for what comes next."""
        words = self.answer.result().strip()
        self._listen()
        return words

    async def _ready(self) -> None:
        """Wait until the person has seen how it ended and says so; whatever else he types now was typed too late."""
        self.waits, self.ready = bool(self.people), True
        while self.waits:
            await asyncio.wait([self.answer])
            words = self.answer.result().strip()
            self.waits = bool(words)
            self._listen()
            if words and not self._obeyed(words):
                print_line(self.console, f"[dim]{escape(say('dropped', words=words))}[/dim]")

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
        if now < BLINK:
            print_line(self.console, f"[dim]{escape(say('dropped', words=words))}[/dim]")
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
        if self.match.log:
            console.print(table_text(self.match, self.looker, self.names))
        console.print(f"{say('ready')} " if self.waits else f"{name} > ", end="")
        return ANSI(page.getvalue())
