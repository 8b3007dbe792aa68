"""What a seat sees of a game of Pig, as data and as text."""

from collections.abc import Mapping
from typing import Any

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.data import Seat
from croupier.kernel.speech import Texts

from .rules import ROLL

BAR = 30


class View(msgspec.Struct, frozen=True):
    """The whole table: Pig has no secrets."""

    target: int
    scores: tuple[int, ...]
    active: Seat
    gathered: int
    rolling: bool
    over: bool


def view(state: State, seat: int) -> View:
    """What every seat sees."""
    fields: Any = state.item()
    target, _, players, active, gathered, rolling, over, scores = fields
    return View(target, tuple(scores[:players].tolist()), active, gathered, bool(rolling), bool(over))


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """A bar for every score, and what is gathered this turn behind the active player's."""
    width = max(len(name) for name in names)
    lines = []
    for seat, (name, score) in enumerate(zip(names, view.scores, strict=True)):
        active = seat == view.active and not view.over
        gathered = view.gathered if active else 0
        banked = min(BAR, score * BAR // view.target)
        risked = min(BAR - banked, -(-gathered * BAR // view.target))
        bar = f"[green]{'█' * banked}[/green][yellow]{'▒' * risked}[/yellow][dim]{'·' * (BAR - banked - risked)}[/dim]"
        hand = "▶" if active else " "
        extra = f" [yellow]+{gathered}[/yellow]" if gathered else ""
        lines.append(f"{hand} {name:<{width}}  {bar} [bold]{score:>4}[/bold]{extra}")
    lines.append(f"  [dim]{texts.say('to-win', {'target': view.target})}[/dim]")
    return "\n".join(lines)


def census(state: State) -> Mapping[str, int]:
    """Pig has one die, and it never leaves the table."""
    return {"players": int(state.players), "faces": int(state.faces)}


def slip(state: State, seat: int, move: int) -> str:
    """Rolling on where a hold wins: it can only lose (P9)."""
    if move != ROLL:
        return ""
    fields: Any = state.item()
    target, _, _, _, gathered, _, _, scores = fields
    return "won" if scores[seat] + gathered >= target else ""
