"""Whole numbers bit by bit, one instruction each: how many bits are set, where the lowest and the highest stand.

Numbers are not below 0, and only `ones` may be asked of 0.
"""

from collections.abc import Callable
from typing import Any

import numba
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

NOT_ZERO = ir.Constant(ir.IntType(1), 1)
HIGHEST = 63


def _one_instruction(make: Callable[[Any, Any], Any]) -> Any:
    def build(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return make(builder, given[0])

    @intrinsic  # type: ignore[untyped-decorator]
    def instruction(typing: Any, number: Any) -> Any:
        return types.int64(types.int64), build

    return instruction


def plain_ones(number: int) -> int:
    """Uncompiled: how many bits are set."""
    return int(number).bit_count()


def plain_lowest(number: int) -> int:
    """Uncompiled: where the lowest bit stands."""
    return plain_highest(number & -number)


def plain_highest(number: int) -> int:
    """Uncompiled: where the highest bit stands."""
    return int(number).bit_length() - 1


_ones = _one_instruction(lambda builder, number: builder.ctpop(number))
_lowest = _one_instruction(lambda builder, number: builder.cttz(number, NOT_ZERO))
_highest = _one_instruction(
    lambda builder, number: builder.sub(ir.Constant(number.type, HIGHEST), builder.ctlz(number, NOT_ZERO))
)
ones = plain_ones if numba.config.DISABLE_JIT else _ones
"""`ones(number)`: how many bits are set."""
lowest = plain_lowest if numba.config.DISABLE_JIT else _lowest
"""`lowest(number)`: where the lowest bit stands."""
highest = plain_highest if numba.config.DISABLE_JIT else _highest
"""`highest(number)`: where the highest bit stands."""
BITS = ((_ones, plain_ones), (_lowest, plain_lowest), (_highest, plain_highest))
"""What rules have instead where they run as plain Python."""
