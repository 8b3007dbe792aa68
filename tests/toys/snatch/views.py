"""What a seat sees of Snatch."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.speech import Texts


class View(msgspec.Struct, frozen=True):
    """The chips."""

    left: int
    chips: tuple[int, int]


def view(state: State, seat: int) -> View:
    """All of it."""
    return View(int(state.left), (int(state.chips[0]), int(state.chips[1])))


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """One line."""
    return f"{texts.say('view-left')} {view.left} {texts.say('view-chips')} {view.chips}"


def census(state: State) -> Mapping[str, int]:
    """Every chip thrown lies somewhere."""
    return {"off": int(state.left) + int(state.swept) + int(state.chips.sum()) - int(state.thrown)}
