"""Moves and positions of FINITO! in words: `7 to 15b`, `pass`, `seat 1 turns 7`, and the number on the die."""

import re

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation, BadOption
from croupier.kernel.options import check_struct, flat
from croupier.kernel.pairs import pairs_text, parse_pairs
from croupier.kernel.seats import CHANCE
from croupier.kernel.sets import set_size

from .options import Edition
from .rules import (
    BOUNDS,
    LAYOUT,
    PASS,
    SPACES,
    TILES,
    Phase,
    faces_of,
    lay_spaces,
    placing,
    space_of,
    tile_of,
    tiles_of,
    turning_seat,
)

RULES = ("next_number", "may_pass", "series", "all_placed", "rounds", "rolls")
NUMBERS = ("number", "owing", "rolled", "past")
STANDARD = "1 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11 12 12 13 13 14 14 15 15 16 16 17 17 18 18 19 20"
USUAL = {
    "rules": "0 0 12 0 1 300",
    "spaces": STANDARD,
    "tiles": str(TILES),
    "number": "0",
    "owing": "0",
    "rolled": "0",
    "past": "0",
}


def space_names(state: State) -> list[str]:
    """The spaces by their numbers, with a or b where there are two (F2)."""
    names = []
    for number, (first, last) in enumerate(zip(state.first.tolist(), state.last.tolist(), strict=True)):
        if first:
            names += [str(number)] if first == last else [f"{number}a", f"{number}b"]
    return names


def parse_space(state: State, text: str) -> int:
    """The space with a name, counted from 1."""
    found = re.fullmatch(r"(\d{1,2})([ab]?)", text)
    if found and 1 <= int(found[1]) <= faces_of(state):
        first, last = int(state.first[int(found[1])]), int(state.last[int(found[1])])
        if bool(found[2]) == (first != last):
            return last if found[2] == "b" else first
        if first != last:
            raise BadNotation("two-such-spaces", space=text)
    raise BadNotation("no-such-space", space=text)


def move_text(state: State, seat: int, move: int) -> str:
    """A tile and its space, `pass`, a tile turned up, or the number on the die."""
    if seat == CHANCE:
        return str(move) if state.phase == Phase.ROLL else f"seat {turning_seat(state) + 1} turns {move}"
    return "pass" if move == PASS else f"{tile_of(move)} to {space_names(state)[space_of(move) - 1]}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`."""
    words = " ".join(text.lower().split())
    if seat == CHANCE:
        return _parse_outcome(state, words)
    if words == "pass":
        return PASS
    if found := re.fullmatch(r"(\d{1,2}) (?:to )?(\d{1,2}[ab]?)", words):
        if not 1 <= int(found[1]) <= TILES:
            raise BadNotation("no-such-tile", tile=found[1], most=TILES)
        return int(placing(int(found[1]), parse_space(state, found[2])))
    raise BadNotation("not-a-move", text=text)


def _parse_outcome(state: State, words: str) -> int:
    """A number alone, or with the words of F8 for the seat that has to turn up a tile."""
    found = re.fullmatch(r"(?:seat (\d{1,2}) turns )?(\d{1,2})", words)
    if not found:
        raise BadNotation("not-an-outcome", text=words)
    if found[1]:
        if state.phase != Phase.TILE:
            raise BadNotation("no-tile-due", text=words)
        if int(found[1]) != turning_seat(state) + 1:
            raise BadNotation("another-turns", seat=turning_seat(state) + 1)
    return int(found[2])


def state_text(state: State) -> str:
    """A position on one line; a board is `tile@space` for what lies on it, then the open tiles."""
    boards = []
    names = space_names(state)
    for seat in range(state.players):
        lying = sorted((space, tile) for tile, space in enumerate(state.place[seat].tolist()) if space)
        tiles = [f"{tile}@{names[space - 1]}" for space, tile in lying]
        boards.append(" ".join([*tiles, f"open {_tiles_text(state.open[seat])} points {state.points[seat]}"]))
    pairs = {
        "phase": Phase(state.phase).name.lower(),
        **{name: str(state[name]) for name in NUMBERS},
        "rules": " ".join(str(state[name]) for name in RULES),
        "spaces": " ".join(name.rstrip("ab") for name in names),
        "tiles": str(set_size(tiles_of(state))),
    }
    return " | ".join([pairs_text(pairs, USUAL), *boards])


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    state: State = np.zeros(1, LAYOUT)[0]
    head, *boards = (part.strip() for part in text.split("|"))
    try:
        pairs = parse_pairs(head, USUAL)
        state.players = BOUNDS.read("players", str(len(boards)))
        state.phase = Phase[pairs.pop("phase").upper()]
        tiles = int(pairs.pop("tiles"))
        _lay_spaces(state, pairs.pop("spaces"), tiles)
        for name, value in zip(RULES, pairs.pop("rules").split(), strict=True):
            state[name] = BOUNDS.read(name, value)
        for name in NUMBERS:
            state[name] = BOUNDS.read(name, pairs.pop(name))
        if pairs:
            raise BadNotation("position-names", names=list(pairs))
        for seat, board in enumerate(boards):
            _parse_board(state, seat, board, tiles)
        if state.phase == Phase.TILE and turning_seat(state) < 0:
            raise BadNotation("position-tile")
        if state.phase == Phase.PLACE and not (state.number and 0 < state.owing < 1 << state.players):
            raise BadNotation("position-owing")
        if state.phase != Phase.OVER and state.past >= state.rounds:
            raise BadNotation("position-past")
    except (KeyError, ValueError, IndexError, OverflowError, BadNotation, BadOption) as error:
        raise BadNotation("not-a-position", text=text, reason=error) from None
    return state


def _lay_spaces(state: State, text: str, tiles: int) -> None:
    """The spaces of each number, as an edition has them."""
    numbers = BOUNDS.read_all("number", text, len(text.split()))
    edition = Edition(title="", tiles=tiles, spaces=(*numbers, *[0] * (SPACES - len(numbers))))
    check_struct(edition, Edition)
    lay_spaces(state, flat(edition))


def _parse_board(state: State, seat: int, board: str, count: int) -> None:
    lying, _, rest = board.rpartition("open ")
    tiles, _, points = rest.partition(" points ")
    state.points[seat] = BOUNDS.read("points", points or "0")
    left = set(range(1, count + 1))
    for word in lying.split():
        tile, _, name = word.partition("@")
        space = parse_space(state, name)
        if (state.taken[seat] >> space) & 1:
            raise BadNotation("position-space", space=name)
        state.place[seat, _take(left, tile)] = space
        state.taken[seat] |= np.int64(1 << space)
    for word in tiles.split():
        if word != "-":
            state.open[seat] |= 1 << (_take(left, word) - 1)
    state.closed[seat] = sum(1 << (tile - 1) for tile in left)


def _take(left: set[int], word: str) -> int:
    """A tile that lies nowhere yet."""
    if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word) in left):
        raise BadNotation("no-such-tile", tile=word, most=TILES)
    left.remove(int(word))
    return int(word)


def _tiles_text(tiles: int) -> str:
    return " ".join(str(tile) for tile in range(1, TILES + 1) if (tiles >> (tile - 1)) & 1) or "-"
