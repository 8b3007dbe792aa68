"""What positions and moves are worth: exactly where a game is solved, else tried out, with how sure that is."""

import hashlib
import threading
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from croupier.bots.trying import NOBODY, trial
from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadGame
from croupier.kernel.playout import Tray, new_tray
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, clock_of, stamp, unstamped
from croupier.kernel.setup import Setup

USUAL_TRIES = 300
"""For games that say nothing of it."""
MOST_MOVES = 24
"""That are compared; of more, those that bots like best."""
TOLD = 3
"""Moves that are told of a decision: as many are tried out to the end."""
TOLD_APART = 2.0
"""How many standard errors better than the move made another one must be."""
FEW_OUTCOMES = 500
"""As many are all judged, to know what could have come on the mean, where a judgement leaves something out: six dice
show fewer."""
SAME = 1e-12
"""Exact chances that are no further apart are the same, but for the order of their sums."""

Chances = NDArray[np.float64]


class Worth(NamedTuple):
    """Everybody's chance to win, and the standard error of each; 0 where it is exact."""

    chances: Chances
    errors: Chances


class Weighed(NamedTuple):
    """What a decision cost."""

    better: int
    """The best move; the one made if that is not better beyond chance."""
    gain: Chances
    """What everybody would have had more or less with it."""
    error: float
    """The standard error of what its own seat would have had."""
    chances: dict[int, float]
    """What the moves that were compared are worth to the seat, the best first: none is told to be worth more than the
    better one."""


class Judge:
    """Values positions of one set-up. Several threads may ask; the same seed gives the same answers.

    Positions are valued with the same dice, so that a curve shows what happened; moves and outcomes are compared with
    dice of each position's own, so that what is off in one sum is not off in the next.
    """

    def __init__(self, setup: Setup, tries: int | None = None, seed: int = 0) -> None:
        game = setup.game
        self.setup = setup
        self.left_out = game.judging.leaves_out(setup) if game.judging else None
        """What its judgement does not count; None where all is tried out to the end."""
        self.seed = np.uint64(seed)
        self.trial = trial(game, self.left_out is not None)
        self.tries = tries or (game.valuing.TRIES if game.valuing else USUAL_TRIES)
        self.bot = game.valuing.PLAYS_ON if game.valuing else game.quick[-1]
        self.tried = False
        """Whether anything was tried out so far."""
        self._mine = threading.local()

    @property
    def tray(self) -> Tray:
        """What a thread tries positions out on; each has its own."""
        if not hasattr(self._mine, "tray"):
            self._mine.tray = new_tray(self.setup)
        tray: Tray = self._mine.tray
        return tray

    def worth(self, position: Position, deal: int = 0) -> Worth:
        """What a position is worth to everybody."""
        players = position.players
        if position.over:
            return Worth(np.array(position.payoff()), np.zeros(players))
        if position.setup.drawn:
            begun = [self.worth(position.after(CHANCE, seat)) for seat in range(players)]
            errors = np.sqrt(np.mean([one.errors**2 for one in begun], axis=0) / players)
            return Worth(np.mean([one.chances for one in begun], axis=0), errors)
        if self.knows(position):
            chances = np.zeros(players)
            self.trial.worth(position.state.copy(), chances, self.tray.lore)
            return Worth(chances, np.zeros(players))
        sums = self._try(position, NOBODY, [0], 0, self.tries, deal)[0]
        means = sums[0] / self.tries
        return Worth(means, _errors(sums[2], means, self.tries))

    def luck(self, position: Position, outcome: int, deal: int = 0) -> Worth:
        """What an outcome changed, beside the mean over all that could have come; with the same dice after each.

        Games that are compared have a number each, so that they are not tried out with the same dice.
        """
        if position.setup.drawn or not position.dice_due:
            then, before = self.worth(position.after(CHANCE, outcome), deal), self.worth(position, deal)
            change = then.chances - before.chances
            return Worth(change, np.zeros(position.players))
        after = position.after(CHANCE, outcome)
        if self.knows(position) and (after.over or self.knows(after)):
            return Worth(self.worth(after).chances - self._on_the_mean(position), np.zeros(position.players))
        sums = self._try(position, CHANCE, [outcome, outcome], 0, self.tries, deal)
        means = sums[1, 1] / self.tries
        return Worth(-means, _errors(sums[1, 2], means, self.tries))

    def weigh(self, position: Position, seat: int, made: int | None = None, deal: int = 0) -> Weighed:
        """What a move cost its seat, as far as it could know; without one, what its moves are worth.

        Which move is the best, and what that is worth, does not depend on the one that was made.
        """
        moves = self._compared(position, seat, made)
        if len(moves) == 1 and made in (None, moves[0]):
            worth = self.worth_after(position, seat, moves[0])
            return Weighed(moves[0], np.zeros(position.players), 0.0, {moves[0]: worth})
        every = moves if made is None else list(dict.fromkeys([*moves, made]))
        afterwards = [position.after(seat, move) for move in every]
        if all(after.over or self.knows(after) for after in afterwards):
            return self._weigh_as_told(seat, made, dict(zip(every, map(self.worth, afterwards), strict=True)))
        return self._weigh_by_trying(position, seat, made, moves, deal)

    def worth_after(self, position: Position, seat: int, move: int) -> float:
        """The chance of a seat after a move of its own."""
        return float(self.worth(position.after(seat, move)).chances[seat])

    def knows(self, position: Position) -> bool:
        """Whether what a position is worth can be told without trying it out."""
        return bool(self.trial.known(position.state))

    def _on_the_mean(self, position: Position) -> Chances:
        """What is known of a position, by all that can come where that is little: nobody is lucky on the mean."""
        outcomes = position.outcomes() if self.left_out else []
        afterwards = [position.after(CHANCE, outcome) for outcome, _ in outcomes[: FEW_OUTCOMES + 1]]
        if not 0 < len(outcomes) <= FEW_OUTCOMES or not all(after.over or self.knows(after) for after in afterwards):
            return self.worth(position).chances
        weights = [weight for _, weight in outcomes]
        return np.average([self.worth(after).chances for after in afterwards], axis=0, weights=weights)

    def _weigh_as_told(self, seat: int, made: int | None, told: dict[int, Worth]) -> Weighed:
        best_first = sorted(told, key=lambda move: -told[move].chances[seat])
        chances, best = {move: float(told[move].chances[seat]) for move in best_first}, best_first[0]
        if made is None or chances[best] - chances[made] <= SAME:
            made = best if made is None else made
            return Weighed(made, np.zeros_like(told[made].chances), 0.0, chances)
        return Weighed(best, told[best].chances - told[made].chances, 0.0, chances)

    def _weigh_by_trying(self, position: Position, seat: int, made: int | None, moves: list[int], deal: int) -> Weighed:
        """The better half is tried on until two are left, which are tried anew with what else is told."""
        totals, rough, first, part = dict.fromkeys(moves, 0.0), dict[int, float](), 0, max(1, self.tries // 4)
        field = moves
        while len(field) > 2:
            sums = self._try(position, seat, field, first, part, deal)
            first += part
            for move, share in zip(field, sums[:, 0, seat], strict=True):
                totals[move] += float(share)
                rough[move] = totals[move] / first
            field = sorted(field, key=lambda move: -totals[move])[: max(2, len(field) // 2)]
        others = sorted((move for move in rough if move not in field), key=lambda move: -rough[move])
        told = list(dict.fromkeys([*([] if made is None else [made]), *field, *others[: TOLD - len(field)]]))
        sums = self._try(position, seat, told, first, self.tries, deal)
        worth = rough | {move: float(share) / self.tries for move, share in zip(told, sums[:, 0, seat], strict=True)}
        best = max(field, key=lambda move: worth[move])
        beside = [move for move in [*told, *others] if move != best]
        chances = {best: worth[best]} | {move: min(worth[move], worth[best]) for move in beside}
        if made is not None:
            chances[made] = worth[made]
        ordered = dict(sorted(chances.items(), key=lambda one: -one[1]))
        gain = sums[told.index(best), 1] / self.tries
        error = float(_errors(sums[told.index(best), 2], gain, self.tries)[seat])
        if made is None or (best != made and gain[seat] > TOLD_APART * error + SAME):
            return Weighed(best, gain, error, ordered)
        return Weighed(made, np.zeros(position.players), error, ordered)

    def _try(self, position: Position, seat: int, moves: list[int], first: int, tries: int, deal: int) -> Chances:
        """Sums of what came of some moves."""
        self.tried = True
        tray, players = self.tray, position.players
        sums = np.zeros((len(moves), 3, players))
        tray.bots[:] = 0
        codes, limit = np.array(moves, np.int64), self.setup.game.facts.longest
        state, seed = position.state.copy(), self._dice_for(position, seat, deal)
        if not self.trial.try_moves(tray, state, seat, codes, players, seed, first, tries, limit, sums):
            raise BadGame(f"a game tried out from {position.text()} did not end within {limit} steps")
        return sums

    def _dice_for(self, position: Position, seat: int, deal: int) -> np.uint64:
        """A seed for every game; for moves and outcomes one of each position, as far as the seat sees it."""
        told = b"" if seat == NOBODY else (position if seat == CHANCE else position.seen(seat)).tobytes()
        digest = hashlib.blake2b(told, digest_size=8, key=b"%d %d" % (self.seed, deal))
        return np.uint64(int.from_bytes(digest.digest(), "little"))

    def _compared(self, position: Position, seat: int, made: int | None) -> list[int]:
        """The moves that are compared; in real time all at the moment of the one that was made."""
        listed = position.moves(seat)
        if len(listed) > MOST_MOVES:
            listed = position.favoured(seat, self.bot, new_rng(int(self.seed)), MOST_MOVES)
        if made is None or not self.setup.game.facts.realtime:
            return listed
        return [made if unstamped(move) == unstamped(made) else stamp(move, clock_of(made)) for move in listed]


def _errors(squares: Chances, means: Chances, tries: int) -> Chances:
    """The standard errors of some means, from the sums of squares."""
    return np.sqrt(np.maximum(0.0, squares / tries - means**2) / max(1, tries - 1))
