"""Games to try laws on: any number of players, any options, any seed, drawn by Hypothesis."""

from collections.abc import Callable, Collection, Iterator
from functools import cache

import msgspec
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from croupier.bots.search import searching
from croupier.kernel.contract import Bot, State
from croupier.kernel.dice import Rng, below, new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.options import Options
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE
from croupier.kernel.setup import DRAWN, Setup

SEEDS = st.integers(0, 2**63)
CAREFUL = settings(max_examples=20, deadline=None, derandomize=True, database=None, phases=[Phase.generate])
"""The same tables every time; a seed is as good as any other, so a failing one is not shrunk."""


SELDOM = 100
"""At one of so many positions bots that search are asked, too."""
FEW = 2000
"""Steps of a search that takes no time."""


def asked_bots(game: Game, rng: Rng) -> Collection[str]:
    """Whom to ask at a position: the bots that answer at once, and now and then all."""
    return game.bots if below(rng, SELDOM) == 0 else game.quick


@cache
def searcher(game: Game) -> Bot:
    """A search of a game for so few steps that it can be asked at any position."""
    valuing = game.valuing
    policy = game.bots[game.bot(valuing.PLAYS_ON if valuing else game.quick[-1])]
    guess = getattr(valuing, "guess", None)
    return searching(game.rules, policy, FEW, guessing=guess)


def any_options(options: type[Options]) -> st.SearchStrategy[Options]:
    """Any options a game allows, its defaults most of all."""
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    fields = {field.name: st.just(field.default) | _values(field.type) for field in info.fields}
    return st.builds(options, **fields)


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Setup:
    """Any set-up of a game."""
    players = draw(st.integers(*game.facts.seats))
    edition = draw(st.sampled_from(sorted(game.editions)))
    return game.setup(players, draw(any_options(game.option_type)), edition, draw(st.integers(DRAWN, players - 1)))


def on_setups(game: Game, check: Callable[[Match, Rng], None]) -> None:
    """Run a check on many set-ups of a game, each with a generator of its own."""

    @CAREFUL
    @given(setups(game), SEEDS)
    def run(setup: Setup, seed: int) -> None:
        check(Match(setup), new_rng(seed))

    run()


def step(match: Position, rng: Rng) -> tuple[int, int]:
    """One random move: of chance if dice are due, else of any seat that may act, seldom of chance beside them."""
    if match.dice_due or (CHANCE in match.seats and below(rng, 50) == 0):
        return CHANCE, match.roll(rng)
    seats = [seat for seat in match.seats if seat != CHANCE]
    seat = seats[below(rng, len(seats))]
    listed = match.moves(seat)
    move = listed[below(rng, len(listed))]
    match.play(seat, move)
    return seat, move


def positions(match: Match, rng: Rng, most: int = 150) -> Iterator[Match]:
    """The positions of a random game once somebody begins, the first `most` of them and the last one reached."""
    if match.setup.drawn:
        match.roll(rng)
    for _ in range(most):
        yield match
        if match.over:
            return
        step(match, rng)
    yield match


def nearby(listed: list[int], rng: Rng) -> list[int]:
    """Move codes that are, or nearly are, legal: neighbours, flipped bits, nonsense."""
    codes = {-1, 0, 1, 2**31, 2**62}
    for move in listed[:8]:
        codes |= {move - 1, move + 1, move ^ (1 << below(rng, 62)), move ^ (1 << below(rng, 8))}
    codes |= {below(rng, 1 << (1 + below(rng, 31))) for _ in range(8)}
    return sorted(codes)


def _values(kind: inspect.Type) -> st.SearchStrategy[object]:
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    match kind:
        case inspect.IntType(ge=least, le=most):
            return st.integers(least, most)
        case inspect.EnumType(cls=choices):
            return st.sampled_from(list(choices))
    return st.booleans()


def bytes_of(state: State) -> bytes:
    """A state as bytes, to compare whole records."""
    return bytes(state.tobytes())


def struct_bytes(view: msgspec.Struct) -> bytes:
    """A view as bytes, as a browser would get it."""
    return msgspec.json.encode(view)
