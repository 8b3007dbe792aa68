"""What a seat sees of Cups."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.speech import Texts

from .notation import WORDS


class View(msgspec.Struct, frozen=True):
    """What everybody has said, and the dice, 0 where they are hidden or not rolled yet."""

    rolled: int
    dice: tuple[int, ...]
    said: tuple[str, ...]


def view(state: State, seat: int) -> View:
    """From a veiled state."""
    said = tuple(WORDS[word - 1] if word else "" for word in state.said[: state.players].tolist())
    return View(int(state.rolled), tuple(state.die[: state.players].tolist()), said)


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """One line."""
    said = ", ".join(texts.word("word", word) or "–" for word in view.said)
    return f"{view.dice} {said}"


def census(state: State) -> Mapping[str, int]:
    """Everybody stays."""
    return {"players": int(state.players)}
