"""What a seat sees of Sealed."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.speech import Texts


class View(msgspec.Struct, frozen=True):
    """Numbers, 0 where they are hidden or not chosen."""

    numbers: tuple[int, ...]
    card: int


def view(state: State, seat: int) -> View:
    """From a veiled state."""
    return View(tuple(int(number) for number in state.number[: state.players]), int(state.card))


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """One line."""
    return f"{view.numbers} {texts.say('view-card')} {view.card}"


def census(state: State) -> Mapping[str, int]:
    """Six cards, turned or not."""
    return {"players": int(state.players)}
