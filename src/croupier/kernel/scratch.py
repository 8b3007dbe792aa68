"""Room to think in: arrays on the stack, for compiled functions that may allocate nothing.

Sizes must be known when compiled; what is in the room at first means nothing, and it is gone when the caller returns.
"""

from math import prod
from typing import Any

import numba
import numpy as np
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np import arrayobj
from numpy.typing import NDArray

WORD = 4
"""Bytes; records are whole words."""


@intrinsic  # type: ignore[untyped-decorator]
def _row(typing: Any, dtype: Any, size: Any) -> Any:
    return _room(dtype, size)


@intrinsic  # type: ignore[untyped-decorator]
def _rows(typing: Any, dtype: Any, size: Any, width: Any) -> Any:
    return _room(dtype, size, width)


@intrinsic  # type: ignore[untyped-decorator]
def _words_of(typing: Any, array: Any) -> Any:
    words = types.Array(types.uint32, 1, "C")

    def build(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        each = context.get_abi_sizeof(context.get_data_type(array.dtype))
        whole = arrayobj.make_array(array)(context, builder, given[0])
        made = arrayobj.make_array(words)(context, builder)
        four = context.get_constant(types.intp, WORD)
        size = builder.mul(whole.nitems, context.get_constant(types.intp, each // WORD))
        arrayobj.populate_array(
            made,
            data=builder.bitcast(whole.data, made.data.type),
            shape=cgutils.pack_array(builder, [size]),
            strides=cgutils.pack_array(builder, [four]),
            itemsize=four,
            meminfo=None,
        )
        return made._getvalue()

    return words(array), build


def _room(dtype: Any, *shape: Any) -> Any:
    """How such an array is typed, and built."""
    if not all(isinstance(size, types.IntegerLiteral) for size in shape):
        return None
    sizes = [size.literal_value for size in shape]
    array = types.Array(dtype.dtype, len(sizes), "C")

    def build(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        def numbers(values: list[int]) -> Any:
            return cgutils.pack_array(builder, [context.get_constant(types.intp, value) for value in values])

        kind = context.get_data_type(array.dtype)
        each = context.get_abi_sizeof(kind)
        room = cgutils.alloca_once(builder, kind, size=context.get_constant(types.intp, prod(sizes)))
        room.align = 16
        made = arrayobj.make_array(array)(context, builder)
        arrayobj.populate_array(
            made,
            data=room,
            shape=numbers(sizes),
            strides=numbers([each * prod(sizes[place + 1 :]) for place in range(len(sizes))]),
            itemsize=context.get_constant(types.intp, each),
            meminfo=None,
        )
        return made._getvalue()

    return array(dtype, *shape), build


def anew(dtype: Any, *shape: int) -> NDArray[Any]:
    """Uncompiled: an array like any other."""
    return np.zeros(shape, dtype)


def plain_words_of(array: NDArray[Any]) -> NDArray[np.uint32]:
    """Uncompiled: a view of the same bytes."""
    return array.view(np.uint32)


row = anew if numba.config.DISABLE_JIT else _row
"""`row(dtype, size)`: so many in a row."""
rows = anew if numba.config.DISABLE_JIT else _rows
"""`rows(dtype, size, width)`: so many rows."""
words_of = plain_words_of if numba.config.DISABLE_JIT else _words_of
"""`words_of(array)`: the same memory, four bytes for four bytes."""
ROOMS = ((row, anew), (rows, anew), (words_of, plain_words_of))
"""What rules have instead where they run as plain Python."""
