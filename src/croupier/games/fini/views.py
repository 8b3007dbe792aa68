"""What a seat sees of a game of FINI!, as data and as text."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES
from croupier.kernel.data import Seat
from croupier.kernel.sets import set_size

from .dice import COPIERS, DICE, number_of
from .judging import TOO_MANY, WRONG_COPIER, WRONG_ORDER, rows_of
from .names import COLOUR_NAMES, dice_of, row_dice
from .notation import KINDS
from .state import ROWS, SEATS, SILVER_DUE, Ending, Phase

OFFENCES = {WRONG_ORDER: "wrong-order", TOO_MANY: "too-many", WRONG_COPIER: "wrong-copier"}
SAID = {
    "wrong-order": "wrong order (I12)",
    "too-many": "more than six dice (I15)",
    "wrong-copier": "a copier taken wrongly (I16, I17)",
}
PAINT = {
    "orange": "dark_orange", "violet": "blue_violet", "pink": "hot_pink", "brown": "orange4", "black": "grey50",
    "turquoise": "turquoise2", "silver": "reverse",
}  # fmt: skip


class Die(msgspec.Struct, frozen=True):
    """A die as it lies."""

    colour: str
    number: int


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


def show(view: View, names: tuple[str, ...]) -> str:
    """The verdict of the last duel, then both players' rows with the area between them."""
    lines = [f"  [dim]{verdict_words(view.verdict, names)}[/dim]"] if view.verdict else []
    what = "over" if view.phase == "over" else f"{view.kind}, started by {names[view.starter]}"
    if view.phase == "announce":
        what = f"{names[view.starter]} announces straights or matching"
    lines += [f"  round {view.round}: [bold]{what}[/bold]   [dim]stock[/dim] {'●' * view.stock or '–'}", ""]
    lines += _player_lines(view.players[0], names[0])
    coloured = sorted((die for die in view.area if die.colour != "silver"), key=lambda die: die.number)
    silver = sorted((die for die in view.area if die.colour == "silver"), key=lambda die: die.number)
    lines += ["", f"  [dim]area[/dim]     {_painted(coloured)}   [dim]silver[/dim] {_painted(silver)}", ""]
    lines += _player_lines(view.players[1], names[1])
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


def verdict_words(verdict: Verdict, names: tuple[str, ...]) -> str:
    """The last duel in a sentence: which clause decided, which dice were removed, and what it cost."""
    match verdict.ending:
        case "contested":
            return "Both grabbed the same die: the duel is void (I24)."
        case "idle":
            return "Nobody moved: the duel is void (I25)."
        case "premature":
            clause = "I21"
            numbers = " and ".join(map(str, verdict.missed))
            why = f"{names[verdict.caller]} called too early and could have added {numbers} (I19)."
        case "offence":
            clause = "I22" if all(verdict.offences) else "I21"
            why = f"{names[verdict.caller]} called FINI!." + "".join(
                f" {name}: {', '.join(SAID[offence] for offence in found)}."
                for name, found in zip(names, verdict.offences, strict=True)
                if found
            )
        case _:
            clause = "I23"
            mine, other = verdict.longest[verdict.caller], verdict.longest[1 - verdict.caller]
            why = f"{names[verdict.caller]} called FINI! with {_length(mine)} against {_length(other)}."
    removed = "".join(
        f" Removed from {name}: {', '.join(f'{die.colour} {die.number}' for die in dice)}."
        for name, dice in zip(names, verdict.removed, strict=True)
        if dice
    )
    chips = " and ".join(
        f"{name} {'takes' if change > 0 else 'returns'} a chip"
        for name, change in zip(names, verdict.change, strict=True)
        if change
    )
    return f"{why}{removed} {chips or 'No chip moves'} ({clause})."


def _length(dice: int) -> str:
    return f"{dice} dice" if dice else "nothing"


def _dice(faces: int, dice: list[int]) -> tuple[Die, ...]:
    return tuple(Die(COLOUR_NAMES[die], int(number_of(faces, die))) for die in dice)


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


def _player_lines(player: Player, name: str) -> list[str]:
    """Points and chips, what is in the hand, and the rows with their numbers."""
    hand = f"   [dim]in hand[/dim] {_painted([player.hand])}" if player.hand else ""
    head = f"  [bold]{name}[/bold]  {player.score} points  [yellow]{'●' * player.chips}[/yellow]{hand}"
    return [head, *(f"    [dim]{number}[/dim]  {_painted(row)}" for number, row in enumerate(player.rows, 1))]


def _painted(dice: list[Die] | tuple[Die, ...]) -> str:
    return " ".join(f"[{PAINT.get(die.colour, die.colour)}] {die.number} [/]" for die in dice) or "–"
