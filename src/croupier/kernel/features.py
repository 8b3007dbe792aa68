"""Writing what a seat sees: every rule writes its numbers from one place on and says where the next go."""

from .contract import Features
from .rule import rule


@rule
def tell_share(out: Features, at: int, part: float, whole: float) -> int:
    """One number: how much of a whole, from 0 to 1 whatever is beyond."""
    out[at] = min(1.0, max(0.0, part / whole))
    return at + 1


@rule
def tell_one(out: Features, at: int, kinds: int, kind: int) -> int:
    """A number for each kind of a thing, all 0 but that of its own; all 0 for a kind that is not among them."""
    for number in range(kinds):
        out[at + number] = number == kind
    return at + kinds


@rule
def tell_nothing(out: Features, at: int, count: int) -> int:
    """So many numbers that say nothing, as those of a seat that nobody sits on."""
    for number in range(count):
        out[at + number] = 0
    return at + count


@rule
def tell_beside(out: Features, at: int, much: float, other: float) -> int:
    """One number for what knows no bounds: 0 for nothing, 1/2 for as much as something else, towards 1 beyond."""
    out[at] = much / (much + other)
    return at + 1
