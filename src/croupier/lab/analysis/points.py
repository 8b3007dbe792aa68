"""What a better move would have been worth in points: both are played on to the end, on the same dice."""

import numpy as np

from croupier.bots.search import playing_on, thought
from croupier.kernel.dice import HOUSE, seed_streams
from croupier.kernel.errors import BadGame
from croupier.kernel.margins import Figure, any_mean
from croupier.kernel.playout import new_tray
from croupier.kernel.position import Position
from croupier.kernel.seats import MOST_SEATS

TRIES = 300


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
