"""A seat's share in the luck of the dice: drawn, promised, shown when all have promised, and checked in the end."""

import secrets
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from .errors import Unfair
from .wire import TableView

if TYPE_CHECKING:
    from croupier.kernel.record import Record

BYTES = 16
"""Of luck: nobody guesses 128 random bits."""


class Luck:
    """What is noted before a game, seats counted from 0."""

    def __init__(self) -> None:
        self.words = ""
        """This seat's own; empty where the game had begun before."""
        self.round = -1
        """How many promises had been broken when it was drawn."""
        self.commitment = ""
        """What the house was committed to when its table was first seen."""
        self.promises: list[str] = []
        """What every seat had promised when this one showed its luck."""

    def due(self, table: TableView, seat: int) -> dict[str, Any] | None:
        """What has to be said now: a promise, or the luck that was promised."""
        if table.status != "open" or table.dice != "fair":
            return None
        self.commitment = self.commitment or table.commitment
        if self.round != table.broken:
            self.round, self.words, self.promises = table.broken, secrets.token_hex(BYTES), []
        promise, held = hashed(self.words), table.seats[seat]
        if not table.revealing:
            return None if held.promise == promise else {"kind": "promise", "seat": seat + 1, "promise": promise}
        self.promises = self.promises or [each.promise for each in table.seats]
        shown = held.luck or held.promise != promise
        return None if shown else {"kind": "wish", "seat": seat + 1, "luck": self.words}

    def check(self, record: "Record", seat: int) -> None:
        """Hold the record of a game against what was noted before it; `croupier verify` checks every roll besides."""
        if not self.promises:
            return
        fairness = record.fairness
        if fairness is None or fairness.commitment != self.commitment:
            raise Unfair("other-commitment")
        if fairness.key and sha256(bytes.fromhex(fairness.key)).hexdigest() != self.commitment:
            raise Unfair("other-key")
        shown = dict(fairness.luck)
        if shown.get(seat + 1) != self.words:
            raise Unfair("other-luck", seat=seat + 1)
        for number, promise in enumerate(self.promises, 1):
            if promise and hashed(shown.get(number, "")) != promise:
                raise Unfair("other-luck", seat=number)
        if fairness.rounds != self.round + 1:
            raise Unfair("other-rounds", rounds=self.round + 1, said=fairness.rounds)


def hashed(words: str) -> str:
    """The hash by which luck is promised."""
    return sha256(words.encode()).hexdigest()
