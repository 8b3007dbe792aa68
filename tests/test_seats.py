"""Seats around a table and sets of them."""

import pytest

from croupier.kernel.seats import CHANCE, DICE_DUE, first_seat, is_among, next_seat, other_seats


def test_the_seat_to_the_left_of_the_last_is_the_first() -> None:
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_everybody_but_one() -> None:
    assert other_seats(1, 4) == 0b1101


def test_a_seat_that_does_not_exist_is_in_no_set() -> None:
    assert [seat for seat in range(-1, 31) if is_among(seat, 0b1011)] == [0, 1, 3]


@pytest.mark.parametrize("above", [0, 1 << 5, 1 << 15, DICE_DUE])
def test_the_first_seat_is_the_lowest_whoever_is_in_turn_besides(above: int) -> None:
    lowest = {seat: first_seat((above >> (seat + 1) << (seat + 1)) | 1 << seat) for seat in range(CHANCE + 1)}
    assert lowest == {seat: seat for seat in range(CHANCE + 1)}
