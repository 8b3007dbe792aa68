"""What a seat sees of Bluff."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.speech import Texts


class View(msgspec.Struct, frozen=True):
    """The cards, 0 where they are hidden or not dealt yet, and what was said: whether it was a bet."""

    cards: tuple[int, ...]
    bets: tuple[bool, ...]


def view(state: State, seat: int) -> View:
    """From a veiled state."""
    bets = tuple(bool((state.bets >> number) & 1) for number in range(state.said))
    return View(tuple(state.card.tolist()), bets)


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """One line."""
    return f"{view.cards} {', '.join(texts.say('view-bet' if bet else 'view-pass') for bet in view.bets)}"


def census(state: State) -> Mapping[str, int]:
    """Everybody stays."""
    return {"players": 2}
