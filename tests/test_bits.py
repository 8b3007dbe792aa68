"""Counting and finding bits, compiled and as plain Python."""

from collections.abc import Callable

import pytest

from croupier.kernel.bits import BITS, plain_ones
from croupier.kernel.rule import bind

NUMBERS = [1, 2, 3, 0b101100, 1 << 31, (1 << 31) - 1, 1 << 62, (1 << 63) - 1]


instruction: Callable[[int], int] = plain_ones


def of(number: int) -> int:
    return instruction(number)


@pytest.mark.parametrize(("compiled", "plain"), BITS)
def test_an_instruction_says_what_plain_python_says(compiled: object, plain: Callable[[int], int]) -> None:
    asked = bind(of, instruction=compiled)
    assert [asked(number) for number in NUMBERS] == [plain(number) for number in NUMBERS]


def test_bits_are_counted_from_the_lowest() -> None:
    assert [plain(0b101100) for _, plain in BITS] == [3, 2, 5]
