"""The generator: counter-based (Widynski's Squares), so that game n of a seed is the same whoever plays it."""

from contextlib import suppress
from operator import index
from typing import Any, Final

import numba
import numpy as np
from numpy.typing import NDArray

from .errors import BadOption
from .rule import rule

Rng = NDArray[np.uint64]
"""Three words: the key, the counter of the next draw, and that draw: worked out while nobody waits for it."""
Rngs = NDArray[np.uint64]
"""A generator for every stream of draws in a game: first the seats, then `HOUSE`, `DECK`, `ANEW`."""

HOUSE: Final = 16
"""The stream of draws that are nobody's own."""
DECK: Final = 17
"""The stream of cards that everybody draws from."""
ANEW: Final = 18
"""As `HOUSE`, but of each seating its own: for luck that would favour one way of playing from all of them."""
STREAMS: Final = 19
RNG_WORDS: Final = 3
MOST_BELOW: Final = (1 << 32) - 1
"""Of how many numbers `below` draws one at most."""

_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_ONE = np.uint64(1)
_THREE = np.uint64(3)
_STREAM = np.uint64(27)
_SIX = np.uint64(6)
_UNEVEN = np.uint64(2**32 % 6**6)


def new_rng(seed: int = 0, stream: int = 0) -> Rng:
    """A generator for one stream of a seed."""
    rng = np.zeros(RNG_WORDS, np.uint64)
    seed_rng(rng, np.uint64(whole(seed) & 0xFFFFFFFFFFFFFFFF), np.uint64(whole(stream) & 0xFFFFFFFF))
    return rng


def whole(number: Any) -> int:
    """A whole number of any kind, NumPy's too; yes and no are none."""
    if not isinstance(number, bool):
        with suppress(TypeError):
            return index(number)
    raise BadOption("no-number", number=number)


def check_rng(rng: Rng) -> None:
    """Refuse what is no generator; one of zeros would never get anywhere."""
    if getattr(rng, "dtype", None) != np.uint64 or rng.shape != (RNG_WORDS,) or not rng[0] & _ONE:
        raise BadOption("bad-rng")
    if rng[2] != squares(rng[0], rng[1]):
        raise BadOption("bad-rng")


@rule
def seed_rng(rng: Rng, seed: np.uint64, stream: np.uint64) -> None:
    """Start stream `stream` (below 2**32) of `seed`; a stream has 2**32 draws of its own."""
    mixed = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    rng[0] = (mixed ^ (mixed >> np.uint64(31))) | _ONE
    enter(rng, rng[0], np.uint64(stream) << _HALF)


@rule
def seed_streams(dice: Rngs, seed: np.uint64, number: np.uint64, players: int, seating: int) -> None:
    """Start every stream of game `number` of a seed, from some seating; each has 2**27 draws of its own."""
    seed_rng(dice[HOUSE], seed, number)
    key, start = dice[HOUSE, 0], dice[HOUSE, 1]
    for stream in range(STREAMS):
        if stream < players or stream >= HOUSE:
            enter(dice[stream], key, start + (np.uint64(stream + seating * (stream == ANEW)) << _STREAM))


@rule
def enter(rng: Rng, key: np.uint64, counter: np.uint64) -> None:
    """Let the next draw be that of a counter."""
    rng[0] = key
    rng[1] = counter
    rng[2] = squares(key, counter)


@rule
def word(rng: Rng) -> np.uint64:
    """The next 32 random bits."""
    ready, counter = rng[2], rng[1] + _ONE
    rng[1] = counter
    rng[2] = squares(rng[0] | _ONE, counter)
    return ready


@rule
def squares(key: np.uint64, counter: np.uint64) -> np.uint64:
    """Widynski's Squares: four rounds of squaring, halves swapped between them."""
    y = counter * key
    z = y + key
    x = y * y + y
    x = (x >> _HALF) | (x << _HALF)
    x = x * x + z
    x = (x >> _HALF) | (x << _HALF)
    x = x * x + y
    x = (x >> _HALF) | (x << _HALF)
    return (x * x + z) >> _HALF


@rule
def below(rng: Rng, count: int) -> int:
    """A number from 0 to count - 1, each exactly as likely; `count` is below 2**32."""
    wide = np.uint64(count) & _LOW
    product = word(rng) * wide
    if (product & _LOW) < wide:
        uneven = (_LOW - wide + _ONE) % wide
        while (product & _LOW) < uneven:
            product = word(rng) * wide
    return np.int64(product >> _HALF)  # type: ignore[return-value]  # unsigned, 1 + below(…) would be a float


class _Draw:
    """`below` for everybody: what plain Python hands it is checked, compiled code calls the rule itself."""

    __name__ = __qualname__ = "below"
    __doc__ = below.__doc__
    if not numba.config.DISABLE_JIT:
        _numba_type_ = numba.typeof(below)

    def __call__(self, rng: Rng, count: int) -> int:
        check_rng(rng)
        if not 1 <= whole(count) <= MOST_BELOW:
            raise BadOption("below-bounds", most=MOST_BELOW, count=count)
        return below(rng, int(count))

    def __reduce__(self) -> str:
        return "draw_below"


draw_below = _Draw()


@rule
def roll_counts(rng: Rng, dice: int) -> int:
    """Up to six six-sided dice at once: how many show each face, in three bits for each, the 1s lowest.

    One word serves them all. Each die takes the next digit of the word to the base of six; a word from the uneven rest
    of the range is thrown away, as in `below`. What is uneven for six dice leaves a range that is even for fewer, too.
    """
    while True:
        rest = word(rng)
        counts = 0
        for _ in range(dice):
            product = rest * _SIX
            counts += 1 << np.int64(_THREE * (product >> _HALF))  # type: ignore[assignment]
            rest = product & _LOW
        if rest >= _UNEVEN:
            return counts
