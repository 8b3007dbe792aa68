"""What is agreed before the first move: a game, its players, options and edition, and who begins."""

from functools import cached_property
from typing import Final

import msgspec
import numpy as np

from .contract import Choices, Lore, State
from .errors import BadOption
from .game import Game
from .options import Edition, Options, check_struct, flat

DRAWN: Final = -1
"""In place of the seat that begins: chance decides, as the first outcome of the game."""


class Setup(msgspec.Struct, frozen=True, dict=True):
    """Everything a game begins from, checked; `Game.setup` makes one, with the usual where nothing is said."""

    game: Game
    players: int
    options: Options
    edition: Edition
    first: int = 0
    """The seat that begins, or `DRAWN`."""

    def __post_init__(self) -> None:
        if not isinstance(self.game, Game):
            raise BadOption("setup-game", found=type(self.game).__name__)
        self.game.check_players(self.players)
        if isinstance(self.first, bool) or not isinstance(self.first, int):
            raise BadOption("no-number", number=self.first)
        if self.first != DRAWN and not 0 <= self.first < self.players:
            raise BadOption("no-such-beginner", seat=self.first + 1, players=self.players)
        check_struct(self.options, self.game.option_type)
        check_struct(self.edition, self.game.edition_type)

    @cached_property
    def flat_options(self) -> Choices:
        """The options as the rules read them."""
        return flat(self.options)

    @cached_property
    def flat_edition(self) -> Choices:
        """The edition as the rules read it."""
        return flat(self.edition)

    @property
    def lore(self) -> Lore:
        """What bots know beforehand under these options and this edition; this thread's own."""
        return self.game.lore(self.options, self.edition)

    @cached_property
    def drawn(self) -> bool:
        """Whether chance has yet to decide who begins."""
        return self.first == DRAWN

    def begun_by(self, seat: int) -> "Setup":
        """The same with a seat that begins."""
        return msgspec.structs.replace(self, first=seat)

    def lay_out(self) -> State:
        """The state that a game begins with; while it is open who begins, as if the first seat did."""
        state: State = np.zeros(1, self.game.rules.LAYOUT)[0]
        self.game.rules.setup(state, self.players, max(0, self.first), self.flat_options, self.flat_edition)
        return state
