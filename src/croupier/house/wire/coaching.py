"""What one guest asks of the coach: a hint at a time, and a second thought before a move that costs much."""

import asyncio

from croupier.kernel.errors import CroupierError

from ..errors import NotNow, Stale
from ..live.acts import must_be_in_turn
from ..live.client import Client
from ..live.clocks import now
from ..live.draft import Draft
from ..live.news import Doubt, Hinted, Late
from ..live.room import Room
from .asking import asked, seat_of
from .house import House
from .limits import Account
from .messages import Hint, Move


class Coaching:
    """The coach, as one guest knows him."""

    def __init__(self, house: House, room: Room, client: Client, account: Account) -> None:
        self.coach = house.coach
        self.patience = house.settings.tutor
        self.room = room
        self.account = account
        self.client = client
        self.asking = False
        """Whether a hint is awaited."""
        self.weighing: set[int] = set()
        """The seats, counted from 1, with a move that is being weighed."""

    def begin(self, hint: Hint) -> None:
        """Ask for a hint, unless the last one has not come, or too many ask."""
        if self.asking:
            raise NotNow("coach-thinking")
        must_be_in_turn(self.room.table, seat_of(hint, self.client, self.room, self.room.table))
        self.account.check_advice()
        self.coach.check()
        self.asking = True

    def end(self) -> None:
        """The hint has come, or does not."""
        self.asking = False

    async def hint(self, hint: Hint) -> Hinted:
        """The hint that was asked for, for what its seat sees now."""
        table = self.room.table
        after = table.number(table.held_by(self.client.tokens))
        with self.account.advised():
            return Hinted(hint.seat, after, await self.coach.advise(self.room, hint.seat - 1), hint.ref)

    def watches(self, move: Move) -> bool:
        """Whether the tutor is to be asked before this move is made."""
        table = self.room.table
        seats = table.seats if table.opened.coach and not move.sure else ()
        return 1 <= move.seat <= len(seats) and seats[move.seat - 1].tutor

    def weigh(self, move: Move) -> Draft:
        """A draft with the move, which is refused here if it would be anyway."""
        draft = Draft(self.room.table, now())
        asked(move, self.client, self.room)(draft)
        if move.seat in self.weighing:
            raise NotNow("coach-weighing")
        return draft

    async def doubt(self, move: Move, draft: Draft) -> Doubt | Late | None:
        """What speaks against a move, if anything does; or that he does not know in time, or at all."""
        self.weighing.add(move.seat)
        try:
            with self.account.advised():
                async with asyncio.timeout(self.patience):
                    opinion = await self.coach.weigh(self.room, move.seat - 1, draft)
            if opinion.better is None:
                return None
            return Doubt(move.seat, opinion.move, opinion.chance, opinion.better, move.ref)
        except Stale:
            return None
        except (TimeoutError, CroupierError):
            return Late(move.seat)
        finally:
            self.weighing.discard(move.seat)
