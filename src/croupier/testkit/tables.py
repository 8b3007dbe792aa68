"""Tables to try laws on: any number of players, any house rules, any seed, drawn by Hypothesis."""

from collections.abc import Callable, Iterator

import msgspec
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from croupier.kernel.contract import State
from croupier.kernel.dice import Rng, below, new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.options import House
from croupier.kernel.seats import CHANCE

SEEDS = st.integers(0, 2**63)
CAREFUL = settings(max_examples=20, deadline=None, derandomize=True, database=None, phases=[Phase.generate])
"""The same tables every time; a seed is as good as any other, so a failing one is not shrunk."""


def house_rules(house: type[House]) -> st.SearchStrategy[House]:
    """Any house rules a game allows, its defaults most of all."""
    info = inspect.type_info(house)
    assert isinstance(info, inspect.StructType)
    fields = {field.name: st.just(field.default) | _values(field.type) for field in info.fields}
    return st.builds(house, **fields)


def matches(game: Game) -> st.SearchStrategy[Match]:
    """Any set-up of a game."""
    least, most = game.facts.seats
    editions = st.sampled_from(sorted(game.editions)).map(game.edition)
    return st.builds(Match, st.just(game), st.integers(least, most), house_rules(game.house), editions)


def on_tables(game: Game, check: Callable[[Match, Rng], None]) -> None:
    """Run a check on many set-ups of a game, each with a generator of its own."""

    @CAREFUL
    @given(matches(game), SEEDS)
    def run(match: Match, seed: int) -> None:
        check(match, new_rng(seed))

    run()


def step(match: Match, rng: Rng) -> tuple[int, int]:
    """One random move: of the house if dice are due, else of any seat that may act, seldom of the house beside them."""
    if match.dice_due or (CHANCE in match.seats and below(rng, 50) == 0):
        return CHANCE, match.roll(rng)
    seats = [seat for seat in match.seats if seat != CHANCE]
    seat = seats[below(rng, len(seats))]
    listed = match.moves(seat)
    move = listed[below(rng, len(listed))]
    match.play(seat, move)
    return seat, move


def positions(match: Match, rng: Rng, most: int = 150) -> Iterator[Match]:
    """The positions of a random game, the first `most` of them and the last one reached."""
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


def match_at(game: Game, players: int, position: str) -> Match:
    """A match that stands at a position written in words."""
    match = Match(game, players)
    match.state = game.notation.parse_state(position)
    return match
