"""Laws about the numbers that learners are shown."""

import numpy as np

from croupier.kernel.dice import Rng
from croupier.kernel.encoding import encoding
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE, seats_of

from .trials import on_setups, positions


def every_listed_move_has_an_action_of_its_own(game: Game) -> None:
    """Actions are numbers within their bounds, one for each listed move, and lead back to it."""
    told = encoding(game)

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            for seat in at.seats:
                if seat == CHANCE:
                    continue
                moves, listed = at.moves(seat), told.listed(at, seat)
                assert sorted(listed.values()) == sorted(moves), f"moves of seat {seat} share an action: {listed}"
                assert all(0 <= action < told.moves for action in listed), f"actions out of bounds: {listed}"
                if told.own:
                    state = at.veiled(seat).state
                    back = {action: int(told.own.move_of(state, seat, action)) for action in listed}
                    assert back == listed, f"actions of seat {seat} do not lead back to their moves"

    on_setups(game, check)


def observations_are_numbers_from_0_to_1(game: Game) -> None:
    """What a seat sees is told whole, within bounds, by the veiled state alone: of a secret it tells nothing.

    That chance has dealt somebody something may be seen; what it was may not.
    """
    told = encoding(game)

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            seen = [told.observe(at, seat) for seat in range(at.players)]
            for seat, numbers in enumerate(seen):
                assert np.all((numbers >= 0) & (numbers <= 1)), f"seat {seat} sees numbers that are not from 0 to 1"
            for seat in at.seats:
                dealt = [at.draw(rng) for _ in range(4)] if seat == CHANCE else []
                for move in dealt or at.moves(seat)[:4]:
                    for other in seats_of(at.secret(seat, move)):
                        after = told.observe(at.after(seat, move), other)
                        unknown = told.observe(at.after(seat, dealt[0]), other) if dealt else seen[other]
                        assert np.array_equal(after, unknown), f"seat {other} is told of the secret move {move}"

    on_setups(game, check)
