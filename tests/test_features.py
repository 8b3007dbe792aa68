"""The rules with which games write what a seat sees."""

import numpy as np
import pytest

from croupier.kernel.features import tell_beside, tell_one, tell_share


def test_numbers_follow_each_other_and_stay_from_0_to_1() -> None:
    out = np.zeros(8, np.float32)
    at = tell_one(out, 0, 3, 1)
    at = tell_share(out, at, 5, 20)
    at = tell_share(out, at, 30, 20)
    at = tell_share(out, at, -1, 20)
    assert tell_beside(out, at, 4, 4) == 7
    assert out.tolist() == [0, 1, 0, 0.25, 1, 0, 0.5, 0]


@pytest.mark.parametrize("kind", [-1, 3])
def test_a_kind_that_is_not_there_is_told_by_nothing(kind: int) -> None:
    out = np.zeros(3, np.float32)
    tell_one(out, 0, 3, kind)
    assert not out.any()
