"""What a seat sees of a game of FINI!, as data and as text."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES
from croupier.kernel.data import Seat
from croupier.kernel.sets import set_size
from croupier.kernel.speech import Texts

from .dice import COPIERS, DICE, number_of
from .judging import TOO_MANY, WRONG_COPIER, WRONG_ORDER, rows_of
from .names import COLOUR_NAMES, dice_of, row_dice
from .notation import KINDS
from .state import ROWS, SEATS, SILVER_DUE, Ending, Phase

OFFENCES = {WRONG_ORDER: "wrong-order", TOO_MANY: "too-many", WRONG_COPIER: "wrong-copier"}
PAINT = {
    "orange": "dark_orange", "violet": "blue_violet", "pink": "hot_pink", "brown": "orange4", "black": "grey50",
    "turquoise": "turquoise2", "silver": "reverse",
}  # fmt: skip

WIDE = 6
"""Dice of the area in a line."""


class Die(msgspec.Struct, frozen=True):
    """A die as it lies."""

    colour: str
    number: int
    slot: int
    """Its place among the fifteen, the coloured ones first, in which it is cast and never another's."""


class Player(msgspec.Struct, frozen=True):
    """What one player has."""

    rows: tuple[tuple[Die, ...], ...]
    hand: Die | None
    chips: int
    score: int
    """Points of the rounds that are over."""


class Verdict(msgspec.Struct, frozen=True):
    """How the last duel ended; lists are by seat."""

    ending: str
    """`premature`, `offence`, `decided`, or void: `contested`, `idle`."""
    caller: Seat
    """The seat that called, or -1."""
    missed: tuple[int, ...]
    """After a premature call, numbers that could have been added."""
    offences: tuple[tuple[str, ...], ...]
    longest: tuple[int, ...]
    removed: tuple[tuple[Die, ...], ...]
    change: tuple[int, ...]
    """Chips won or returned."""


class View(msgspec.Struct, frozen=True):
    """The whole table: FINI! has no secrets."""

    phase: str
    round: int
    kind: str
    starter: Seat
    clock: int
    """Milliseconds of the last event."""
    patience: int
    """Milliseconds after it at which the duel is void."""
    assisted: bool
    area: tuple[Die, ...]
    players: tuple[Player, ...]
    stock: int
    verdict: Verdict | None
    """Of the last duel, if there was one."""


def view(state: State, seat: int) -> View:
    """What every seat sees."""
    return View(
        phase=Phase(state.phase).name.lower(),
        round=min(3, int(state.stage) + 1),
        kind=KINDS[state.kind],
        starter=int(state.starter),
        clock=int(state.clock),
        patience=int(state.patience),
        assisted=bool(state.assisted),
        area=_dice(state.faces, dice_of(state.area)),
        players=tuple(_player(state, player) for player in range(SEATS)),
        stock=int(state.stock),
        verdict=_verdict(state) if state.ending else None,
    )


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """What is going on, then both players' rows with the area between them."""
    about = {"round": view.round, "kind": texts.word("kind", view.kind), "starter": names[view.starter]}
    what = "duel" if view.phase in ("cast", "silver") else view.phase
    lines = [f"  [bold]{texts.say(f'show-{what}', about)}[/bold]"]
    if view.phase != "over":
        lines[0] += f"   [dim]{texts.say('show-stock')}[/dim] {'●' * view.stock or '–'}"
    lines += ["", *_player_lines(view.players[0], names[0], texts)]
    coloured = sorted((die for die in view.area if die.colour != "silver"), key=lambda die: die.number)
    silver = sorted((die for die in view.area if die.colour == "silver"), key=lambda die: die.number)
    lines += ["", f"  [dim]{texts.say('show-area')}[/dim]"]
    for dice in (*(coloured[place : place + WIDE] for place in range(0, len(coloured), WIDE)), silver):
        lines.append(f"    {_painted(dice, texts)}")
    lines.append("")
    lines += _player_lines(view.players[1], names[1], texts)
    return "\n".join(lines)


def census(state: State) -> Mapping[str, int]:
    """All dice are somewhere, and so are all chips."""
    rows = [die for seat in range(SEATS) for row in state.row[seat] for die in row_dice(row)]
    hands = [int(die) - 1 for die in state.hand if die]
    on_table = [*rows, *hands, *dice_of(state.area)]
    in_starters_hand = COPIERS if state.phase == SILVER_DUE else 0 if on_table else DICE
    return {
        "dice": len(on_table) + in_starters_hand,
        "twice": len(on_table) - len(set(on_table)),
        "chips": int(state.stock + state.chips.sum()),
        "points": int(state.score.sum() - min(3, state.stage) * (state.stock + state.chips.sum())),
        "rows": len(rows) - int(state.length.sum()),
        "down": len(rows) - int(state.down.sum()),
        "lying": len(rows) - sum(set_size(dice) for dice in state.lying.tolist()),
    }


def _dice(faces: int, dice: list[int]) -> tuple[Die, ...]:
    return tuple(Die(COLOUR_NAMES[die], int(number_of(faces, die)), die) for die in dice)


def _player(state: State, seat: int) -> Player:
    rows = max(rows_of(state.kind), *(row + 1 for row in range(ROWS) if state.length[seat, row] or row == 0))
    hand = int(state.hand[seat])
    return Player(
        rows=tuple(_dice(state.faces, row_dice(state.row[seat, row])) for row in range(rows)),
        hand=_dice(state.faces, [hand - 1])[0] if hand else None,
        chips=int(state.chips[seat]),
        score=int(state.score[seat]),
    )


def _verdict(state: State) -> Verdict:
    return Verdict(
        ending=Ending(state.ending).name.lower(),
        caller=int(state.caller) - 1,
        missed=tuple(number for number in range(1, FACES + 1) if (int(state.missed) >> number) & 1),
        offences=tuple(tuple(words for bit, words in OFFENCES.items() if found & bit) for found in state.offence),
        longest=tuple(state.longest.tolist()),
        removed=tuple(_dice(state.removed_faces, dice_of(dice)) for dice in state.removed),
        change=tuple(state.change.tolist()),
    )


def _player_lines(player: Player, name: str, texts: Texts) -> list[str]:
    """Points and chips, what is in the hand, and the rows with their numbers."""
    hand = f"   [dim]{texts.say('show-hand')}[/dim] {_painted([player.hand], texts)}" if player.hand else ""
    points = texts.say("show-points", {"points": player.score})
    head = f"  [bold]{name}[/bold]  {points}  [yellow]{'●' * player.chips}[/yellow]{hand}"
    return [head, *(f"    [dim]{number}[/dim]  {_painted(row, texts)}" for number, row in enumerate(player.rows, 1))]


def _painted(dice: list[Die] | tuple[Die, ...], texts: Texts) -> str:
    """Dice by colour and number, in that colour where the terminal has any."""
    painted = (
        f"[{PAINT.get(die.colour, die.colour)}]{texts.word('colour', die.colour)} {die.number}[/]" for die in dice
    )
    return "  ".join(painted) or "–"
