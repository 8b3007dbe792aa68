"""Writing what a seat sees, on an array of zeros: a rule writes numbers from one place on and says where it ends."""

import numpy as np

from .contract import Features
from .rule import rule

_ONE = np.float32(1)
_ZERO = np.float32(0)


@rule
def tell_share(out: Features, at: int, part: float, whole: float) -> int:
    """One number: how much of a whole, from 0 to 1 whatever is beyond."""
    share = np.float32(part) / np.float32(whole)
    if share > _ONE:
        share = _ONE
    out[at] = share if share > _ZERO else _ZERO
    return at + 1


@rule
def tell_one(out: Features, at: int, kinds: int, kind: int) -> int:
    """A number for each kind of a thing, all 0 but that of its own; all 0 for a kind that is not among them."""
    if 0 <= kind < kinds:
        out[at + kind] = _ONE
    return at + kinds


@rule
def tell_beside(out: Features, at: int, much: float, other: float) -> int:
    """One number for what knows no bounds: 0 for nothing, 1/2 for as much as something else, towards 1 beyond."""
    out[at] = np.float32(much) / np.float32(much + other)
    return at + 1
