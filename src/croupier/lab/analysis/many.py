"""Many games of bots analysed: what their decisions cost, how lucky they were, and who is better without the luck."""

from collections.abc import Sequence
from math import inf, sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from croupier.kernel.margins import Figure, any_mean, share, student
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE
from croupier.kernel.simulating import BotName

from .judge import Judge
from .playing import play_match


class BotFigures(msgspec.Struct, frozen=True):
    """What came of the games of one bot."""

    bot: str
    share: Figure
    """Of the victory."""
    luck: Figure
    """What dice and cards gave it of that."""
    adjusted: Figure
    """The same less as much of the luck as the other games show in their results: on the mean luck is nothing."""
    precision: float
    """How many times as many games the share alone would need to be as sure: its variance by that of `adjusted`."""
    mean_error: Figure
    """What a decision that left a choice cost; games vary, not decisions."""
    decisions: int


class BotGames(msgspec.Struct, frozen=True):
    """What came of many games."""

    game: str
    games: int
    tries: int
    exact: bool
    seed: int
    bots: tuple[BotFigures, ...]


def one_game(judge: Judge, bots: Sequence[BotName], seed: int, number: int) -> NDArray[np.float64]:
    """By bot: its share, its luck, its errors and its decisions."""
    players = len(bots)
    seated = [(seat + number) % players for seat in range(players)]
    match = play_match(judge.setup, [bots[place] for place in seated], seed, number)
    found = np.zeros((players, 4))
    again = Match(match.began)
    for seat, move in match.log:
        if seat == CHANCE:
            luck = judge.luck(again, move, number).chances
            for other in range(players):
                found[seated[other], 1] += luck[other]
        elif len(again.moves(seat)) > 1:
            found[seated[seat], 2] += judge.weigh(again, seat, move, number).gain[seat]
            found[seated[seat], 3] += 1
        again.play(seat, move)
    for seat, won in enumerate(match.payoff()):
        found[seated[seat], 0] = won
    return found


def without_luck(rows: NDArray[np.float64]) -> NDArray[np.float64]:
    """By game and bot: the share less the luck, as far as the results of all other games go with theirs.

    Luck that is only tried out is off by chance, and then less of it is taken away. No game has a say in its own.
    """
    shares, luck = rows[:, :, 0], rows[:, :, 1]
    with_luck, of_luck = ((shares - shares.mean(axis=0)) * luck).sum(axis=1), (luck**2).sum(axis=1)
    others, of_others = with_luck.sum() - with_luck, of_luck.sum() - of_luck
    told = np.divide(others, of_others, out=np.ones(len(rows)), where=of_others > 0)
    return shares - np.clip(told, 0.0, 1.0)[:, None] * luck


def figures(bot: str, rows: NDArray[np.float64], adjusted: NDArray[np.float64]) -> BotFigures:
    """What a bot's rows of some games come to."""
    shares, luck, errors, decisions = rows.T
    mean = float(decisions.mean()) or 1.0
    off = errors - decisions * float(errors.sum() / max(1.0, decisions.sum()))
    spread = sqrt(float((off**2).sum()) / (len(rows) - 1) / len(rows)) / mean if len(rows) > 1 else inf
    variance = float(np.var(adjusted))
    return BotFigures(
        bot=bot,
        share=share(*_sums(shares)),
        luck=any_mean(*_sums(luck)),
        adjusted=share(*_sums(adjusted)),
        precision=float(np.var(shares)) / variance if variance else float("inf"),
        mean_error=Figure(float(errors.sum() / max(1.0, decisions.sum())), student(len(rows) - 1) * spread),
        decisions=int(decisions.sum()),
    )


def _sums(values: NDArray[np.float64]) -> tuple[float, float, int]:
    """What a margin is worked out from."""
    return float(values.sum()), float((values**2).sum()), len(values)
