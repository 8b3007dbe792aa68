"""Seats around a table and sets of them."""

from croupier.kernel.seats import is_among, next_seat, other_seats


def test_the_seat_to_the_left_of_the_last_is_the_first() -> None:
    assert [next_seat(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_everybody_but_one() -> None:
    assert other_seats(1, 4) == 0b1101


def test_a_seat_that_does_not_exist_is_in_no_set() -> None:
    assert [seat for seat in range(-1, 31) if is_among(seat, 0b1011)] == [0, 1, 3]
