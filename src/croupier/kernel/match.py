"""One game being played: a set-up and a log, and the state that is their fold."""

import copy

import numpy as np

from .contract import Rulebook, State
from .dice import Rng
from .game import Game
from .options import Components, House, flat
from .seats import CHANCE, DICE_DUE, seats_of


class Match:
    """A game on the table; every move goes through `play`, which refuses what the rules forbid."""

    def __init__(
        self, game: Game, players: int, options: House | None = None, edition: Components | None = None
    ) -> None:
        game.check_players(players)
        self.game = game
        self.players = players
        self.options = options or game.house()
        self.edition = edition or game.edition()
        self.log: list[tuple[int, int]] = []
        self.state: State = new_state(game.rules)
        game.rules.setup(self.state, players, flat(self.options), flat(self.edition))
        self._codes = np.zeros(max(game.rules.MOST_MOVES, game.rules.MOST_OUTCOMES), np.int64)
        self._weights = np.zeros(game.rules.MOST_OUTCOMES, np.int64)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.rules.turn(self.state) == 0

    @property
    def dice_due(self) -> bool:
        """Whether everybody waits for the house to roll or draw."""
        return self.game.rules.turn(self.state) == DICE_DUE

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that may act now; the chance seat alone when dice are due, last where it may act too."""
        return seats_of(self.game.rules.turn(self.state))

    def moves(self, seat: int) -> list[int]:
        """What a seat may do now, as listed by the rules."""
        if seat == CHANCE or seat not in self.seats:
            return []
        count = self.game.rules.moves(self.state, seat, self._codes)
        return self._codes[:count].tolist()

    def outcomes(self) -> list[tuple[int, int]]:
        """What the house may roll or draw now, each with its weight; empty where that is too much to list."""
        count = self.game.rules.outcomes(self.state, self._codes, self._weights) if CHANCE in self.seats else 0
        return list(zip(self._codes[:count].tolist(), self._weights[:count].tolist(), strict=True))

    def choices(self, seat: int) -> list[int]:
        """The moves of a seat, or the outcomes for the chance seat."""
        return [outcome for outcome, _ in self.outcomes()] if seat == CHANCE else self.moves(seat)

    def check(self, seat: int, move: int) -> None:
        """Raise the clause a move breaks, if it breaks one."""
        clause = self.game.rules.refusal(self.state, seat, move)
        if clause:
            raise self.game.refused(clause)

    def play(self, seat: int, move: int) -> None:
        """Make a move, or refuse it and leave everything as it was."""
        self.check(seat, move)
        self.game.rules.play(self.state, seat, move)
        self.log.append((seat, move))

    def roll(self, dice: Rng) -> int:
        """Let the house roll or draw."""
        outcome = self.game.rules.draw(self.state, dice)
        self.play(CHANCE, outcome)
        return outcome

    def veiled(self, seat: int) -> State:
        """The state as a seat may see it; seat -1 only watches."""
        state: State = self.state.copy()
        self.game.rules.veil(state, seat)
        return state

    def ask(self, seat: int, bot: str, wits: Rng) -> int:
        """What a bot would do on this seat."""
        which = self.game.bot(bot)
        lore = self.game.lore(self.options, self.edition)[which].copy()
        count = self.game.rules.moves(self.state, seat, self._codes)
        return int(self.game.bots[bot](self.veiled(seat), seat, self._codes, count, wits, lore))

    def pause(self, seat: int, bot: str, wits: Rng) -> int:
        """In real time: how many milliseconds a bot would take to act on this seat now."""
        lore = self.game.lore(self.options, self.edition)[self.game.bot(bot)]
        return int(self.game.paces[bot](self.veiled(seat), seat, wits, lore))

    def parse(self, seat: int, text: str) -> int:
        """The legal move these words mean."""
        move = int(self.game.notation.parse_move(self.state, seat, text))
        self.check(seat, move)
        return move

    def copy(self) -> "Match":
        """The same position with the same log, to try something on."""
        other = copy.copy(self)
        other.state = self.state.copy()
        other.log = list(self.log)
        other._codes = self._codes.copy()
        other._weights = self._weights.copy()
        return other

    def payoff(self) -> list[float]:
        """Each seat's share of the victory, once the game is over."""
        shares = np.zeros(self.players)
        self.game.rules.payoff(self.state, shares)
        return shares.tolist()


def new_state(rules: Rulebook) -> State:
    """A blank record."""
    state: State = np.zeros(1, rules.LAYOUT)[0]
    return state
