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
USUAL_STEPS = 10_000_000
"""For games that say nothing of them."""
MOST_MOVES = 24
"""That are compared; of more, those that bots like best."""
TOLD = 3
"""Moves that are told of a decision."""
ROUGH = 8
"""Moves are sorted out by this part of the tries a round; the last two and the one made have all of them."""
ENOUGH = 4
"""So many tries for each outcome that is listed, and others are not drawn: each has tries by its weight."""
PAIR = 2
"""Tries that it takes at least to tell how sure they are."""
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
    """The standard error of what its own seat would have had; where another move may be as good as the one made, of
    that. 0 where it is plain."""
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
        self.most_steps = game.valuing.STEPS if game.valuing else USUAL_STEPS
        """As many as one analysis may take, where nobody says how often positions are tried out."""
        self.bot = game.valuing.PLAYS_ON if game.valuing else game.quick[-1]
        self.tried = False
        """Whether anything was tried out so far."""
        self.steps = 0
        """Of games that were tried out so far."""
        self._counting = threading.Lock()
        self._mine = threading.local()

    @property
    def tray(self) -> Tray:
        """What a thread tries positions out on; each has its own."""
        if not hasattr(self._mine, "tray"):
            self._mine.tray = new_tray(self.setup)
        tray: Tray = self._mine.tray
        return tray

    def worth(self, position: Position, deal: int = 0, part: int = 1) -> Worth:
        """What a position is worth to everybody; tried out with all of the tries, or this part of them."""
        players = position.players
        if position.over:
            return Worth(np.array(position.payoff()), np.zeros(players))
        if position.setup.drawn:
            begun = [self.worth(position.after(CHANCE, seat), deal, part) for seat in range(players)]
            errors = np.sqrt(np.mean([one.errors**2 for one in begun], axis=0) / players)
            return Worth(np.mean([one.chances for one in begun], axis=0), errors)
        if self.knows(position):
            chances = np.zeros(players)
            self.trial.worth(position.state.copy(), chances, self.tray.lore)
            return Worth(chances, np.zeros(players))
        tries = max(1, self.tries // part)
        sums = self._try(position, NOBODY, [0], 0, tries, deal)[0]
        means = sums[0] / tries
        return Worth(means, _errors(sums[2], means, tries))

    def luck(self, position: Position, outcome: int, deal: int = 0) -> Worth:
        """What an outcome changed, beside the mean over all that could have come; with the same dice after each.

        Games that are compared have a number each, so that they are not tried out with the same dice.
        """
        after = position.after(CHANCE, outcome)
        if position.setup.drawn or not position.dice_due:
            then, before = self.worth(after, deal), self.worth(position, deal)
            return Worth(then.chances - before.chances, np.hypot(then.errors, before.errors))
        if self.knows(position) and (after.over or self.knows(after)):
            return Worth(self.worth(after).chances - self._on_the_mean(position), np.zeros(position.players))
        listed = position.outcomes()
        if listed and ENOUGH * len(listed) <= self.tries:
            return self._beside_all(position, outcome, listed, deal)
        sums = self._try(position, CHANCE, [outcome, outcome], 0, self.tries, deal, drawing=True)
        means = sums[1, 1] / self.tries
        return Worth(-means, _errors(sums[1, 2], means, self.tries))

    def weigh(self, position: Position, seat: int, made: int | None = None, deal: int = 0) -> Weighed:
        """What a move cost its seat, as far as it could know; without one, what its moves are worth.

        Which move is the best, and what that is worth, does not depend on the one that was made.
        """
        moves = self._compared(position, seat, made)
        every = moves if made is None else list(dict.fromkeys([*moves, made]))
        afterwards = [position.after(seat, move) for move in every]
        open_to_all = not position.game.facts.secrets
        if open_to_all and all(after.over or self.knows(after) for after in afterwards):
            return self._weigh_as_told(seat, made, dict(zip(every, map(self.worth, afterwards), strict=True)))
        return self._weigh_by_trying(position, seat, made, moves, deal)

    def knows(self, position: Position) -> bool:
        """Whether what a position is worth can be told without trying it out."""
        return bool(self.trial.known(position.state))

    def looks(self, position: Position, seat: int) -> float:
        """About how many games are played on for each try, to judge what a seat or chance does in a position."""
        if seat == CHANCE:
            return 2.0
        left = min(MOST_MOVES, len(position.moves(seat)))
        looks = 0.0 if left < TOLD - 1 else float(min(TOLD, left))
        while left > TOLD - 1:
            looks += left / ROUGH
            left = max(TOLD - 1, left // 2)
        return looks

    def length(self, position: Position, number: int) -> int:
        """How many steps a game takes that is tried out from here with the dice of a number; 0 where none is."""
        if position.setup.drawn:
            return self.length(position.after(CHANCE, 0), number)
        if position.over or self.knows(position):
            return 0
        before = self.steps
        self._try(position, NOBODY, [0], number, 1, 0)
        return self.steps - before

    def _beside_all(self, position: Position, outcome: int, listed: list[tuple[int, int]], deal: int) -> Worth:
        """What an outcome changed, beside all that could have come: each with the dice of tries of its own."""
        total, first = sum(weight for _, weight in listed), 0
        change, squares = np.zeros((2, position.players))
        for other, weight in listed:
            if unstamped(other) == unstamped(outcome):
                continue
            beside = stamp(unstamped(other), clock_of(outcome)) if position.game.facts.realtime else other
            tries = max(PAIR, round(self.tries * weight / total))
            more = self._try(position, CHANCE, [outcome, beside], first, tries, deal)[1]
            first += tries
            change -= weight / total * more[1] / tries
            squares += (weight / total * _errors(more[2], more[1] / tries, tries)) ** 2
        return Worth(change, np.sqrt(squares))

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
        """The better half is tried on until two are left, which are tried anew with the one that was made."""
        totals, rough, first, part = dict.fromkeys(moves, 0.0), dict[int, float](), 0, max(1, self.tries // ROUGH)
        field = moves
        while len(field) > TOLD - 1:
            sums = self._try(position, seat, field, first, part, deal)
            first += part
            for move, share in zip(field, sums[:, 0, seat], strict=True):
                totals[move] += float(share)
                rough[move] = totals[move] / first
            field = sorted(field, key=lambda move: -totals[move])[: max(TOLD - 1, len(field) // 2)]
        told = list(dict.fromkeys([*([] if made is None else [made]), *field]))
        sums = self._try(position, seat, told, first, self.tries, deal)
        worth = rough | {move: float(share) / self.tries for move, share in zip(told, sums[:, 0, seat], strict=True)}
        best = max(field, key=lambda move: worth[move])
        chances = {move: min(share, worth[best]) for move, share in worth.items()}
        if made is not None:
            chances[made] = worth[made]
        ordered = dict(sorted(chances.items(), key=lambda one: -one[1]))
        rival = max(told[1:], key=lambda move: worth[move], default=told[0])
        gain, squares = sums[told.index(rival), 1] / self.tries, sums[told.index(rival), 2]
        error = float(_errors(squares, gain, self.tries)[seat]) if len(told) > 1 else 0.0
        if made is None:
            return Weighed(best, np.zeros(position.players), error, ordered)
        if best != made and gain[seat] > TOLD_APART * error + SAME:
            return Weighed(best, gain, error, ordered)
        plain = gain[seat] < -TOLD_APART * error - SAME
        return Weighed(made, np.zeros(position.players), 0.0 if plain else error, ordered)

    def _try(
        self,
        position: Position,
        seat: int,
        moves: list[int],
        first: int,
        tries: int,
        deal: int,
        drawing: bool = False,
    ) -> Chances:
        """Sums of what came of some moves; of chance beside others that are drawn each time, or beside these."""
        self.tried = True
        tray, players = self.tray, position.players
        sums = np.zeros((len(moves), 3, players))
        tray.bots[:] = 0
        codes, limit = np.array(moves, np.int64), self.setup.game.facts.longest
        state, seed = position.state.copy(), self._dice_for(position, seat, deal)
        steps = self.trial.try_moves(tray, state, seat, codes, drawing, players, seed, first, tries, limit, sums)
        if steps < 0:
            raise BadGame(f"a game tried out from {position.text()} did not end within {limit} steps")
        with self._counting:
            self.steps += steps
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
