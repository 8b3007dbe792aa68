"""Moves and positions of FINI! in words: `take red 4`, `take silver 4`, `put 1 left`, `FINI!`, with ` @` and the time.

In short: `4` or `s4` takes such a die, `1<` and `1>` put it at an end of row 1, `1.2` behind its second die.
"""

import re

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES, faces_of, parse_dice
from croupier.kernel.counts import dice_text as faces_text
from croupier.kernel.errors import BadNotation
from croupier.kernel.pairs import pairs_text, parse_pairs
from croupier.kernel.seats import CHANCE, clock_of, stamp, unstamped

from .dice import ANY_DIE, COLOURS, COPIERS, ROW_BITS, number_of
from .judging import MATCHING, STRAIGHTS
from .names import COLOUR_NAMES, MARKS, Reader, coloured_die, dice_of, dice_text, marked, row_dice
from .state import (
    ANNOUNCE,
    ANNOUNCED,
    BOUNDS,
    CALL,
    CAST,
    COPY,
    DUEL,
    LAYOUT,
    MIXED_ROUND,
    PUT,
    SEATS,
    SILVER_DUE,
    VOID,
    Ending,
    Phase,
    place_of,
    put_at,
    row_of,
)

KINDS = ("straights", "matching")
PLAIN = ("clock", "starter", "stock", "caller", "contested")
NOTED = ("repeated", "misused")
PAIRS = ("chips", "score", "offence", "longest", "change")
USUAL = {
    "phase": "duel", "round": "1", "kind": "straights", "area": "-", "hands": "- / -", "rows": "- / -",
    "repeated": "- / -", "misused": "- / -", "grabbed": "- / -", "last": "none", "removed": "- / -", "assisted": "no",
    "patience": "30", "clock": "0", "starter": "1", "stock": "11", "caller": "0", "missed": "-", "contested": "0",
    **dict.fromkeys(PAIRS, "0 0"),
}  # fmt: skip


def move_text(state: State, seat: int, move: int) -> str:
    """What, and when."""
    what = _outcome_text(state, unstamped(move)) if seat == CHANCE else _deed_text(state, seat, unstamped(move))
    return f"{what} @{clock_of(move)}" if clock_of(move) else what


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`; it knows shorter words, too."""
    what, at, when = " ".join(text.lower().split()).partition(" @")
    if at and not (when.isascii() and when.isdecimal() and int(when) < 1 << 31):
        raise BadNotation("not-a-time", time=when)
    return stamp(_parse_outcome(state, what) if seat == CHANCE else _parse_deed(state, seat, what), int(when or 0))


def _deed_text(state: State, seat: int, code: int) -> str:
    if code >= ANNOUNCED:
        return KINDS[code - ANNOUNCED]
    if code == CALL:
        return "FINI!"
    if code < COLOURS:
        return f"take {COLOUR_NAMES[code]} {number_of(state.faces, code)}"
    if code < PUT:
        return f"take silver {code - COPY}"
    row, place = row_of(code), place_of(code)
    length = state.length[seat, row]
    if length == 0:
        return f"put {row + 1}"
    return f"put {row + 1} {'left' if place == 0 else 'right' if place == length else f'after {place}'}"


def _outcome_text(state: State, code: int) -> str:
    if state.phase == DUEL:
        return "void"
    if state.phase == SILVER_DUE:
        return f"silver {faces_text(code)}"
    return " ".join(str(code // FACES**die % FACES + 1) for die in range(COLOURS))


def _parse_outcome(state: State, words: str) -> int:
    if state.phase == DUEL and words == "void":
        return VOID
    numbers = words.removeprefix("silver ").replace(" ", "")
    if not re.fullmatch(r"[1-6]+", numbers) or len(numbers) != (COPIERS if words.startswith("silver ") else COLOURS):
        raise BadNotation("not-a-cast", text=words)
    silver = words.startswith("silver ")
    if state.phase in (CAST, SILVER_DUE) and silver != (state.phase == SILVER_DUE):
        raise BadNotation("coloured-due", text=words) if silver else BadNotation("silver-due", text=words)
    if silver:
        return parse_dice(numbers, COPIERS)
    return sum((int(number) - 1) * FACES**die for die, number in enumerate(numbers))


def _parse_deed(state: State, seat: int, words: str) -> int:
    if state.phase == ANNOUNCE:
        for kind in (STRAIGHTS, MATCHING):
            if words in (KINDS[kind], KINDS[kind][0]):
                return ANNOUNCED + kind
        raise BadNotation("no-announcement", text=words)
    if words in KINDS:
        return ANNOUNCED + KINDS.index(words)
    if words in ("fini!", "fini", "f", "!"):
        return CALL
    if words.startswith("put ") or (state.hand[seat] and words[:1] in tuple("123")):
        return _parse_put(state, seat, words.removeprefix("put "))
    if found := re.fullmatch(r"(?:take )?(?:silver |s ?)([1-6])", words):
        return COPY + int(found[1])
    if found := re.fullmatch(r"(?:take )?([1-6])", words):
        return _first_coloured(state, seat, int(found[1]))
    if words.startswith("take ") or words.partition(" ")[0] in COLOUR_NAMES:
        return coloured_die(state, words.removeprefix("take "))
    raise BadNotation("not-a-move", text=words)


def _first_coloured(state: State, seat: int, number: int) -> int:
    """A coloured die that shows this: one of the area, else the one the opponent took last, else any."""
    dice = [die for die in range(COLOURS) if number_of(state.faces, die) == number]
    if not dice:
        raise BadNotation("nowhere-shown", number=number)
    last = state.grabbed[1 - seat] - 1
    return min(dice, key=lambda die: (not (state.area >> die) & 1, die != last))


def _parse_put(state: State, seat: int, words: str) -> int:
    """A row and a place in it: the right end unless said otherwise."""
    found = re.fullmatch(r"([1-3]) ?(<|left|>|right|(?:after |\.)(\d{1,2}))?", words)
    if not found or int(found[3] or 0) > ANY_DIE:
        raise BadNotation("not-a-place", text=words)
    row = int(found[1]) - 1
    place = int(found[3]) if found[3] else 0 if found[2] in ("<", "left") else int(state.length[seat, row])
    return int(put_at(row, place))


def state_text(state: State) -> str:
    """A position on one line, `name value` pairs between semicolons; what is as in `USUAL` is left out."""
    faces = state.faces
    pairs = {
        "phase": Phase(state.phase).name.lower(),
        "round": str(state.stage + 1),
        "kind": KINDS[state.kind],
        "area": dice_text(faces, dice_of(state.area)),
        "hands": " / ".join(dice_text(faces, [die - 1] if die else []) for die in state.hand.tolist()),
        "rows": " / ".join(_rows_text(faces, [row_dice(row) for row in own]) for own in state.row),
        **{name: " / ".join(dice_text(faces, dice_of(dice)) for dice in state[name]) for name in NOTED},
        "grabbed": " / ".join(_grab_text(state, seat) for seat in range(SEATS)),
        "last": Ending(state.ending).name.lower(),
        "missed": " ".join(str(number) for number in range(1, FACES + 1) if (state.missed >> number) & 1) or "-",
        "removed": " / ".join(dice_text(state.removed_faces, dice_of(dice)) for dice in state.removed),
        "assisted": "yes" if state.assisted else "no",
        "patience": str(state.patience // 1000),
        **{name: str(state[name] + (name == "starter")) for name in PLAIN},
        **{name: " ".join(map(str, state[name])) for name in PAIRS},
    }
    return pairs_text(pairs, USUAL) or "phase duel"


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    state: State = np.zeros(1, LAYOUT)[0]
    pairs = parse_pairs(text, USUAL)
    try:
        _read(state, pairs)
        if pairs:
            raise BadNotation("position-names", names=list(pairs))
    except (KeyError, ValueError, IndexError, OverflowError, BadNotation) as error:
        raise BadNotation("not-a-position", text=text, reason=error) from None
    return state


def _read(state: State, pairs: dict[str, str]) -> None:
    """Set a state from words, and take the words away."""
    for name in PLAIN:
        state[name] = BOUNDS.read(name, pairs.pop(name), away=int(name == "starter"))
    for name in PAIRS:
        state[name] = BOUNDS.read_all(name, pairs.pop(name), SEATS)
    state.phase = Phase[pairs.pop("phase").upper()]
    state.stage = BOUNDS.read("stage", pairs.pop("round"), away=1)
    state.kind = KINDS.index(pairs.pop("kind"))
    state.ending = Ending[pairs.pop("last").upper()]
    state.assisted = ("no", "yes").index(pairs.pop("assisted"))
    state.patience = BOUNDS.read("patience", f"{pairs.pop('patience')}000")
    state.missed = sum(1 << face for face in set(faces_of(parse_dice(pairs.pop("missed"), FACES))))
    _read_dice(state, pairs)
    for name in NOTED:
        state[name] = [marked(words)[0] for words in _two(pairs.pop(name))]
    for seat, words in enumerate(_two(pairs.pop("removed"))):
        state.removed[seat], faces = marked(words)
        state.removed_faces |= faces
    for seat, words in enumerate(_two(pairs.pop("grabbed"))):
        if words != "-":
            what, _, when = words.partition("@")
            found = re.fullmatch(rf"s([1-{FACES}])|([{''.join(MARKS[:COLOURS])}])", what)
            if not found:
                raise BadNotation("position-die", die=what)
            code = COPY + int(found[1]) if found[1] else MARKS.index(found[2])
            state.grabbed[seat], state.grabbed_at[seat] = code + 1, BOUNDS.read("grabbed_at", when)
    _check(state)


def _check(state: State) -> None:
    """Refuse what no rule could go on from."""
    if (state.stage > MIXED_ROUND) != (state.phase == Phase.OVER):
        raise BadNotation("position-over")


def _read_dice(state: State, pairs: dict[str, str]) -> None:
    """The dice in the area, in hands and in rows."""
    reader = Reader(" ".join(pairs[name] for name in ("area", "hands", "rows")))
    state.area = sum(1 << die for die in reader.read(pairs.pop("area")))
    for seat, words in enumerate(_two(pairs.pop("hands"))):
        held = reader.read(words)
        if len(held) > 1:
            raise BadNotation("position-hand")
        state.hand[seat] = sum(die + 1 for die in held)
    for seat, words in enumerate(_two(pairs.pop("rows"))):
        for row, own in enumerate(words.split("|")):
            dice = reader.read(own)
            state.row[seat, row] = sum((die + 1) << (ROW_BITS * place) for place, die in enumerate(dice))
            state.length[seat, row] = len(dice)
            state.lying[seat] |= sum(1 << die for die in dice)
            state.down[seat] += len(dice)
    state.faces = reader.faces


def _rows_text(faces: int, rows: list[list[int]]) -> str:
    """The rows of a player, without empty ones at the end."""
    while rows and not rows[-1]:
        rows = rows[:-1]
    return " | ".join(dice_text(faces, row) for row in rows) or "-"


def _grab_text(state: State, seat: int) -> str:
    code = int(state.grabbed[seat]) - 1
    if code < 0:
        return "-"
    return f"{MARKS[code] if code < COLOURS else f's{code - COPY}'}@{state.grabbed_at[seat]}"


def _two(words: str, between: str | None = "/") -> list[str]:
    parts = [part.strip() for part in words.split(between)]
    if len(parts) != 2:
        raise BadNotation("position-two", text=words)
    return parts
