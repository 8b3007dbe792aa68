"""Copying a record on a GPU: word by word, where Numba does it byte by byte."""

import operator
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.cuda import cgutils
from numba.cuda.cudaimpl import registry as built
from numba.cuda.np.arrayobj import make_array

WIDTHS = (8, 4)
"""Bytes that are copied at a time, if a record is made of so many."""


@built.lower(operator.setitem, types.Array, types.Integer, types.Record)  # type: ignore[untyped-decorator]
@built.lower(operator.setitem, types.Array, types.IntegerLiteral, types.Record)  # type: ignore[untyped-decorator]
def put_record(context: Any, builder: Any, signature: Any, given: Any) -> Any:
    """Set one of a row of records."""
    row, place, record = signature.args
    array = make_array(row)(context, builder, given[0])
    at = context.cast(builder, given[1], place, types.intp)
    to = cgutils.get_item_pointer(context, builder, row, array, [at])
    width = next((width for width in WIDTHS if record.aligned and not record.size % width), 1)
    kind = ir.IntType(8 * width).as_pointer()
    source, target = builder.bitcast(given[2], kind), builder.bitcast(to, kind)
    words = context.get_constant(types.intp, record.size // width)
    with cgutils.for_range(builder, words, intp=words.type) as loop:
        value = builder.load(builder.gep(source, [loop.index]))
        builder.store(value, builder.gep(target, [loop.index]))
    return context.get_dummy_value()
