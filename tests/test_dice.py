"""The generator: what it computes, and that it is fair."""

import itertools
from collections import Counter

import numpy as np
import pytest

from croupier.kernel.dice import RNG_WORDS, Rng, below, enter, new_rng, roll_counts, seed_rng, word

WIDE = (1 << 64) - 1


def squares(counter: int, key: int) -> int:
    """The published formula in whole numbers: four rounds of squaring, halves swapped between them."""
    x = y = counter * key & WIDE
    z = (y + key) & WIDE
    for extra in (y, z, y):
        x = (x * x + extra) & WIDE
        x = (x >> 32 | x << 32) & WIDE
    return ((x * x + z) & WIDE) >> 32


@pytest.mark.parametrize(("seed", "stream"), [(0, 0), (1, 0), (1, 7), (2**64 - 1, 2**32 - 1)])
def test_words_are_those_of_the_published_formula(seed: int, stream: int) -> None:
    rng = new_rng(seed, stream)
    key = int(rng[0])
    assert [int(word(rng)) for _ in range(50)] == [squares((stream << 32) + n, key) for n in range(50)]


def test_a_stream_can_be_entered_anywhere() -> None:
    rng = new_rng(5, 3)
    first = [int(word(rng)) for _ in range(10)]
    enter(rng, rng[0], rng[1] - np.uint64(4))
    assert [int(word(rng)) for _ in range(4)] == first[6:]


def test_seeds_and_streams_differ() -> None:
    first_words = {int(word(new_rng(seed, stream))) for seed in range(50) for stream in range(50)}
    assert len(first_words) == 2500


@pytest.mark.parametrize("faces", [2, 6, 20])
def test_faces_are_equally_likely(faces: int) -> None:
    rng = new_rng(faces)
    counts = np.bincount([below(rng, faces) for _ in range(20_000)], minlength=faces)
    expected = 20_000 / faces
    assert len(counts) == faces
    assert ((counts - expected) ** 2 / expected).sum() < 60


def test_draws_have_no_bias_even_where_a_plain_product_would_double_every_third_number() -> None:
    """3 x 2**30 numbers out of 2**32 words: without drawing again, every third number would come up half the time."""
    rng = new_rng(11)
    thirds = np.bincount([below(rng, 3 << 30) % 3 for _ in range(30_000)])
    assert abs(thirds / 30_000 - 1 / 3).max() < 0.02


def test_the_same_seed_starts_the_same_stream() -> None:
    one: Rng = np.zeros(RNG_WORDS, np.uint64)
    seed_rng(one, np.uint64(9), np.uint64(4))
    assert one.tolist() == new_rng(9, 4).tolist()


@pytest.mark.parametrize("dice", [1, 2, 6])
def test_counted_rolls_are_as_likely_as_ordered_ones(dice: int) -> None:
    rng = new_rng(dice)
    rolls = 12_000
    seen: Counter[int] = Counter(int(roll_counts(rng, dice)) for _ in range(rolls))
    ordered = Counter(sum(1 << (3 * face) for face in faces) for faces in itertools.product(range(6), repeat=dice))
    assert seen.keys() <= ordered.keys()
    expected = {code: rolls * count / 6**dice for code, count in ordered.items()}
    off = sum((seen[code] - mean) ** 2 / mean for code, mean in expected.items())
    assert off < len(ordered) + 6 * (2 * len(ordered)) ** 0.5


def test_counted_rolls_follow_the_digits_of_their_word() -> None:
    rng = new_rng(8)
    value = int(word(rng)) * 6**6 >> 32
    digits = [value // 6**place % 6 for place in range(6)]
    assert int(roll_counts(new_rng(8), 6)) == sum(1 << (3 * digit) for digit in digits)
