"""Bit sets: counting, picking and listing what is in them."""

import numpy as np
import pytest

from croupier.kernel.sets import set_member, set_outcomes, set_size

SETS = [0, 1, 0b1011, 0xFFFFF, 1 << 23, (1 << 31) - 1, (1 << 32) - 1]


@pytest.mark.parametrize("members", SETS)
def test_how_many_a_set_holds(members: int) -> None:
    assert set_size(members) == members.bit_count()


@pytest.mark.parametrize("members", SETS)
def test_every_member_has_its_place(members: int) -> None:
    among = [bit for bit in range(32) if (members >> bit) & 1]
    assert [set_member(members, place) for place in range(len(among))] == among


def test_members_are_listed_from_the_lowest_each_as_likely() -> None:
    out, weights = np.zeros((2, 4), np.int64)
    assert set_outcomes(0b1011, 1, out, weights) == 3
    assert (out[:3].tolist(), weights[:3].tolist()) == ([1, 2, 4], [1, 1, 1])
