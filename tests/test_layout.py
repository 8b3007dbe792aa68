"""Records: quick to read, independent when copied, and strict about the names of their fields."""

from typing import Any

import numpy as np
import pytest

from croupier.kernel.layout import layout, layout_digest, read

PAIR = layout([("left", np.int32), ("right", np.int64, (3,))])


def test_fields_are_read_and_set_as_attributes() -> None:
    record = np.zeros(1, PAIR)[0]
    record.left = 4
    record.right[2] = 5
    assert (record.left, record.right.tolist()) == (4, [0, 0, 5])


def test_a_copy_is_independent() -> None:
    record = np.zeros(1, PAIR)[0]
    other = record.copy()
    other.left, other.right[0] = 1, 2
    assert record.tobytes() == bytes(PAIR.itemsize)
    assert other.tobytes() != record.tobytes()


def test_a_field_that_is_not_there_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        np.zeros(1, PAIR)[0].lft = 4


def test_a_name_that_every_record_has_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot be named copy"):
        layout([("copy", np.int32)])


def test_a_digest_tells_names_types_shapes_and_order_apart() -> None:
    fields: list[tuple[Any, ...]] = [("left", np.int32), ("right", np.int64, (3,))]
    others: list[list[tuple[Any, ...]]] = [
        [("left", np.int32), ("rest", np.int64, (3,))],
        [("left", np.int64), ("right", np.int64, (3,))],
        [("left", np.int32), ("right", np.int64, (4,))],
        [("right", np.int64, (3,)), ("left", np.int32)],
    ]
    assert layout_digest(layout(fields)) == layout_digest(PAIR)
    assert len({layout_digest(layout(each)) for each in [fields, *others]}) == 5


def test_a_record_read_as_a_whole_has_plain_numbers_of_its_own() -> None:
    record = np.zeros(1, PAIR)[0]
    record.left, record.right = 7, (1, 2, 3)
    plain = read(record)
    assert (plain.left, plain.right.tolist(), type(plain.left)) == (7, [1, 2, 3], int)
    record.left = 8
    assert plain.left == 7
