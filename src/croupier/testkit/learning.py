"""Laws about the numbers that learners are shown."""

from collections.abc import Iterator

import numpy as np

from croupier.kernel.batch import Batch
from croupier.kernel.contract import Features
from croupier.kernel.dice import Rng, below
from croupier.kernel.encoding import encoding
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, seats_of

from .trials import bytes_of, on_setups, positions

TABLES, STEPS = 4, 40
"""Of the batches that are watched; games are broken off after so many steps at most, so that ends are seen, too."""


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


def a_batch_tells_what_a_seat_may_know(game: Game) -> None:
    """A batch tells what positions do, also at an end; and of all that looks the same to a seat the same."""
    told, apart = encoding(game), 0

    def check(match: Match, rng: Rng) -> None:
        nonlocal apart
        known: dict[tuple[int, bytes], tuple[bytes, bytes]] = {}
        seed, limit = below(rng, 1 << 30), 1 + below(rng, STEPS)
        one, other = (Batch(match.setup, TABLES, seed=seed, exposed=True, limit=limit) for _ in range(2))
        for _ in range(STEPS):
            before = (one.seen.seat.tolist(), other.seen.seat.tolist())
            actions = one.sample(rng)
            others = [_the_same_or_in_secret(other, env, int(actions[env]), rng) for env in range(TABLES)]
            one.step(actions)
            other.step(others)
            for batch, acted in zip((one, other), before, strict=True):
                for seat, at, seen in _sights(batch, acted):
                    assert np.array_equal(seen, told.observe(at, seat)), (
                        f"seat {seat} is told what its position does not"
                    )
                    look = seat, bytes_of(at.veiled(seat).state)
                    found, state = known.setdefault(look, (seen.tobytes(), bytes_of(at.state)))
                    assert found == seen.tobytes(), f"seat {seat} is told what is hidden"
                    apart += state != bytes_of(at.state)

    on_setups(game, check)
    assert apart or not game.facts.secrets, "nothing was hidden"


def _the_same_or_in_secret(batch: Batch, env: int, action: int, rng: Rng) -> int:
    """An action that was made elsewhere, where it can be; as often as not one that is secret in its place."""
    at, seat = batch.position(env), int(batch.seen.seat[env])
    choices = dict(enumerate(at.choices(CHANCE))) if seat == CHANCE else encoding(batch.game).listed(at, seat)
    secret = [action for action, move in choices.items() if batch.game.rules.secret(at.state, seat, move)]
    if secret and below(rng, 2) == 0:
        return secret[below(rng, len(secret))]
    can = batch.seen.action_mask[env, action] if action >= 0 else seat == CHANCE
    return action if can else int(batch.sample(rng)[env])


def _sights(batch: Batch, acted: list[int]) -> Iterator[tuple[int, Position, Features]]:
    """What a batch tells after a step: to whom, of which position, and what; of a game that ended, and now."""
    players = range(batch.setup.players)
    for env, seat in enumerate(batch.seen.seat.tolist()):
        if batch.seen.terminated[env] or batch.seen.truncated[env]:
            yield acted[env] if acted[env] in players else 0, batch.ended(env), batch.final_observation[env]
        if seat in players:
            yield seat, batch.position(env), batch.seen.observation[env]
