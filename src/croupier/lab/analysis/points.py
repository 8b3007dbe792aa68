"""What a better move would have been worth in points: both are played on to the end, on the same dice."""

from collections.abc import Callable

import msgspec
import numpy as np

from croupier.bots.search import playing_on, thought
from croupier.kernel.dice import HOUSE, seed_streams
from croupier.kernel.errors import BadGame
from croupier.kernel.margins import Figure, any_mean
from croupier.kernel.match import Match
from croupier.kernel.playout import new_tray
from croupier.kernel.position import Position
from croupier.kernel.seats import MOST_SEATS

from .report import Analysis, made_and_better

TRIES = 300


def with_points(analysis: Analysis, match: Match, progress: Callable[[int], None] = lambda decisions: None) -> Analysis:
    """An analysis with what its costliest decisions were worth in points; in real time nobody has time for two moves.

    `progress` hears of every decision that was played on.
    """
    if match.game.facts.realtime:
        return analysis
    entries, at, reached = list(analysis.entries), Position(match.began), 0
    for number in sorted(analysis.costliest):
        for made in match.log[reached : number - 1]:
            at.play(*made)
        reached = number - 1
        seat, move = match.log[reached]
        better = at.parse(seat, made_and_better(entries[reached])[1].words)
        gain = points_more(at, seat, move, better, analysis.seed)
        told = {"points": gain.mean, "points_margin": gain.margin}
        entries[reached] = msgspec.structs.replace(entries[reached], **told)
        progress(1)
    return msgspec.structs.replace(analysis, entries=tuple(entries))


def points_more(position: Position, seat: int, made: int, better: int, seed: int = 0, tries: int = TRIES) -> Figure:
    """How many points more a seat has in the end with the better move, on the mean.

    The bot that tries positions of the game out plays on for everybody; what the seat could not see is guessed.
    """
    game = position.game
    name = game.bot(game.valuing.PLAYS_ON) if game.valuing else game.quick[-1]
    guess = getattr(game.valuing, "guess", None)
    play_out = playing_on(thought(game.rules, game.bots[name], None, guess))
    tray, key = new_tray(position.setup), np.uint64(seed)
    tray.bots[:] = 0
    gains = []
    for number in map(np.uint64, range(tries)):
        begun = position.seen(seat).state.copy()
        if guess is not None:
            seed_streams(tray.dice, ~key, number, MOST_SEATS, 0)
            guess(begun, seat, tray.dice[HOUSE])
        scores = []
        for move in (made, better):
            tray.states[0] = begun
            seed_streams(tray.dice, key, number, MOST_SEATS, 0)
            seed_streams(tray.wits, ~key, number, MOST_SEATS, 0)
            game.rules.play(tray.states[0], seat, move)
            play_out(tray, tray.bots[: position.players], game.facts.longest)
            end = Position.from_play(position.setup, tray.states[0])
            if not end.over:
                raise BadGame(f"a game tried out from {position.text()} did not end within {game.facts.longest} steps")
            scores.append(end.scores()[seat])
        gains.append(scores[1] - scores[0])
    return any_mean(sum(gains), sum(gain * gain for gain in gains), tries)
