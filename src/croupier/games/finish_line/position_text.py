"""Positions of FINISH LINE on one line: `name value` pairs between semicolons; what is as usual is left out.

A row names the tiles from the last to the lead, after a colon what lies on them: `o` a horseshoe, `b` an extra move
that serves as one, `w` a whipping, `1` to `3` an outsider's thousands. A dead-even pair is joined by `=`, the upper
tile first.
"""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.pairs import pairs_text, parse_pairs

from .betting import ALONE, LINES, SEATS, STEP, WINNER_LINES, first_of, line_for, pick_of, second_of, sheet, stake
from .dice import BITS, BLACK, GREEN, PALETTE, RED, ROLLED, WHITE, Face, dice_of, face_at, of_colour, roll_of
from .money import LEFT_BITS, ODDS_BITS, ORDER_BITS, finishers
from .options import COLOURS, FIELD, SIDES, TILES
from .sound import check
from .state import BOUNDS, LAYOUT, MOST_STAKE, RACES, Phase
from .tally import TALLY_BITS
from .track import NIBBLE, OUTSIDER_BITS, TILE_BITS, outsider_on

MARKS = "obw"
SHOWN = ((1, 2), (3, 4, 5, 6), (7, 8, 9, 10), (11, 12, 13, 14), (15, 16, 17, 18))
"""The faces that each colour can show, in the order of an edition."""
NUMBERS = ("races", "winning_only", "home", "was_level")
USUAL = {
    "race": "1", "races": "3", "winning_only": "0", "seat": "1", "starter": "1", "done": "-", "side": "-", "pool": "-",
    "hand": "0 0 0 0 0", "kept": "-", "roll": "-", "home": "0", "row": "-", "was_level": "0", "aided": "-",
    "harmed": "-", "capital": "1000 2000 3000",
    "favourites": "4 8 12 16 20 24", "steady": "3 6 9 15 18 21",
    "odds": "11 9 7 5 4 3 2 / 15 12 8 6 5 4 2 / 20 15 10 8 6 5 3",
    "sides": "4 2 / 2 1 1 2 / 2 2 1 1 / 2 1 1 2 / 2 2 1 1",
    **{f"{name}{race}": "-" for race in (1, 2, 3) for name in ("start", "bets", "finish")},
}  # fmt: skip
"""Values that are left out; the box and what is spare depend on the players, see `_boxes`."""


def tiles_of(state: State, race: int = -1) -> list[int]:
    """The numbers on the tiles of this race or another by starting place; 0 for those that are not drawn yet."""
    return _split(int(state.horses[race if race >= 0 else state.race]), TILE_BITS, FIELD)


def tile_of(state: State, horse: int) -> int:
    """The number on a horse's tile in this race."""
    return tiles_of(state)[horse]


def state_text(state: State) -> str:
    """A position on one line."""
    players = int(state.players)
    usual = USUAL | _boxes(players)
    pairs = {
        "money": _numbers(state.money[:players]),
        "phase": Phase(state.phase).name.lower(),
        "race": str(state.race + 1),
        "seat": str(state.active + 1),
        "starter": str(state.starter + 1),
        "done": " ".join(str(seat + 1) for seat in range(players) if (state.done >> seat) & 1) or "-",
        "row": _row_text(state),
        "pool": _counts(state.pool),
        "hand": _counts(state.hand),
        "roll": " ".join(_face_name(face_at(state.roll, die)) for die in range(ROLLED)) if state.roll else "-",
        "kept": _or_none([of_colour(state.kept, seat) for seat in range(players)]),
        "side": _or_none(state.side[:players]),
        **{name: str(state[name]) for name in NUMBERS},
        **{name: _tallies(state, state[name][:players]) for name in ("aided", "harmed")},
    }
    for race in range(RACES):
        pairs |= {
            f"start{race + 1}": _or_none([tile for tile in tiles_of(state, race) if tile]),
            f"bets{race + 1}": _bets_text(state, race),
            f"finish{race + 1}": _finish_text(state, race),
        }
    pairs |= {
        "box": _counts(state.box),
        "spare": _counts(state.spare),
        "capital": _numbers(state.capital),
        "favourites": _tiles(state.f_tiles),
        "steady": _tiles(state.s_tiles),
        "odds": " / ".join(_numbers(_split(odds, ODDS_BITS, FIELD)) for odds in state.odds.tolist()),
        "sides": " / ".join(
            _numbers(_split(sides, BITS, SIDES).count(face) for face in faces)
            for faces, sides in zip(SHOWN, state.sides.tolist(), strict=True)
        ),
    }
    if pairs["row"] == pairs[f"start{state.race + 1}"]:
        pairs["row"] = "-"
    if pairs["pool"] == pairs["box"]:
        pairs["pool"] = "-"
    return pairs_text(pairs, usual)


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    state: State = np.zeros(1, LAYOUT)[0]
    said = parse_pairs(text, {})
    try:
        players = BOUNDS.read("players", str(len(said["money"].split())))
        pairs = USUAL | _boxes(players) | said
        _read(state, players, pairs)
        if pairs:
            raise BadNotation("position-names", names=list(pairs))
        check(state)
    except (KeyError, ValueError, IndexError, OverflowError, BadNotation) as error:
        raise BadNotation("not-a-position", text=text, reason=error) from None
    return state


def _read(state: State, players: int, pairs: dict[str, str]) -> None:
    """Set a state from words, and take the words away."""
    state.players = players
    state.money[:players] = BOUNDS.read_all("money", pairs.pop("money"), players)
    state.phase = Phase[pairs.pop("phase").upper()]
    for name in ("race", "seat", "starter"):
        field = "active" if name == "seat" else name
        state[field] = BOUNDS.read(field, pairs.pop(name), away=1)
    state.done = sum(1 << (seat - 1) for seat in _some("done", pairs.pop("done"), players))
    for name in NUMBERS:
        state[name] = BOUNDS.read(name, pairs.pop(name))
    state.box, state.spare, state.hand = (_parse_counts(pairs.pop(name)) for name in ("box", "spare", "hand"))
    pool = pairs.pop("pool")
    state.pool = state.box if pool == "-" else _parse_counts(pool)
    roll = pairs.pop("roll")
    state.roll = 0 if roll == "-" else roll_of(*(int(_face(name)) for name in _words(roll, ROLLED)))
    kept, side = pairs.pop("kept"), pairs.pop("side")
    state.kept = 0 if kept == "-" else _joined(_ints(kept, players), BITS)
    state.side[:players] = 0 if side == "-" else BOUNDS.read_all("side", side, players)
    tallies = {name: pairs.pop(name) for name in ("aided", "harmed")}
    state.capital[:] = BOUNDS.read_all("capital", pairs.pop("capital"), RACES)
    state.f_tiles = sum(1 << (tile - 1) for tile in _some("favourites", pairs.pop("favourites"), TILES))
    state.s_tiles = sum(1 << (tile - 1) for tile in _some("steady", pairs.pop("steady"), TILES))
    state.odds[:] = [_joined(_ints(part, FIELD), ODDS_BITS) for part in _parts(pairs.pop("odds"), RACES)]
    for colour, part in enumerate(_parts(pairs.pop("sides"), PALETTE)):
        counts = _ints(part, len(SHOWN[colour]))
        if min(counts) < 0 or sum(counts) != SIDES:
            raise BadNotation("position-sides", colour=COLOURS[colour], sides=SIDES)
        faces = [face for face, count in zip(SHOWN[colour], counts, strict=True) for _ in range(count)]
        state.sides[colour] = _joined(faces, BITS)
    state.deck = (1 << TILES) - 1
    for race in range(RACES):
        for horse, tile in enumerate(_some(f"start{race + 1}", pairs.pop(f"start{race + 1}"), TILES)):
            _line_up(state, race, horse, tile)
        _read_bets(state, race, pairs.pop(f"bets{race + 1}"))
        finish = pairs.pop(f"finish{race + 1}")
        if finish != "-":
            order, left, outsiders = _read_row(state, finish, race, own=False)
            state.finish[race] = order | left << ORDER_BITS | outsiders << (ORDER_BITS + LEFT_BITS)
    row = pairs.pop("row")
    if row == "-" and state.phase != Phase.OVER:
        row = " ".join(str(tile) for tile in tiles_of(state) if tile)
    if row != "-":
        state.order, state.left, state.outsiders = _read_row(state, row, int(state.race), own=True)
    tiles = tiles_of(state)
    for name, text in tallies.items():
        for seat, part in enumerate(_parts(text)):
            amounts = [0] * FIELD
            for word in part.split() if part != "-" else ():
                number, _, amount = word.partition(":")
                amounts[_drawn(tiles, number)] = int(amount)
            state[name][seat] = _joined(amounts, TALLY_BITS)
    _fill_pile(state)


def _drawn(tiles: list[int], number: str) -> int:
    """The horse with the tile of a number."""
    if not (number.isascii() and number.isdigit() and len(number) < 3 and int(number) in tiles and int(number)):
        raise BadNotation("position-tile", tile=number)
    return tiles.index(int(number))


def _line_up(state: State, race: int, horse: int, tile: int) -> None:
    if not 1 <= tile <= TILES or horse >= FIELD or not (state.deck >> (tile - 1)) & 1:
        raise BadNotation("position-tile", tile=tile)
    state.deck ^= 1 << (tile - 1)
    state.horses[race] |= np.int64(tile) << (TILE_BITS * horse)


def _read_row(state: State, row: str, race: int, own: bool) -> tuple[int, int, int]:
    """The row as order, number of horses and outsiders; `own` for the row on the table, with its other dice."""
    tiles = tiles_of(state, race)
    level = "=" in row
    order = outsiders = 0
    words = row.replace("=", " ").split()
    for spot, word in enumerate(words):
        number, _, marks = word.partition(":")
        horse = _drawn(tiles, number)
        if set(marks) - set(MARKS + "123") or len(set(marks) & set("123")) > 1 or len(set(marks)) != len(marks):
            raise BadNotation("position-marks", marks=marks)
        order |= horse << (NIBBLE * spot)
        outsiders |= sum(int(mark) for mark in marks if mark in "123") << (OUTSIDER_BITS * horse)
        if own:
            state.shoes |= ("o" in marks or "b" in marks) << horse
            state.blacks |= ("b" in marks) << horse
            state.whips |= ("w" in marks) << horse
            state.running |= 1 << horse
    if own:
        state.level = level
        for horse, tile in enumerate(tiles):
            state.favourites |= (tile > 0 and int(state.f_tiles >> (tile - 1)) & 1) << horse
            state.steady |= (tile > 0 and int(state.s_tiles >> (tile - 1)) & 1) << horse
        if state.phase == Phase.HORSES:
            state.running = 0
    if len({word.partition(":")[0] for word in words}) != len(words):
        raise BadNotation("position-twice")
    return order, len(words), outsiders


def dice_on_tiles(state: State) -> dict[int, int]:
    """How many dice of each colour rest on tiles."""
    black = int(state.blacks).bit_count()
    return {
        WHITE: int(state.shoes).bit_count() - black,
        RED: int(state.whips).bit_count(),
        GREEN: sum(outsider_on(state.outsiders, horse) > 0 for horse in range(FIELD)),
        BLACK: black,
    }


def _fill_pile(state: State) -> None:
    """The pile has the dice that are nowhere else."""
    tiles = dice_on_tiles(state)
    kept = sum(of_colour(state.kept, seat) for seat in range(SEATS))
    for colour in range(PALETTE):
        rest = of_colour(state.box, colour) - of_colour(state.pool, colour) - of_colour(state.hand, colour)
        rest -= tiles.get(colour, 0) + (kept if colour == BLACK else 0)
        if rest < 0:
            raise BadNotation("position-dice")
        state.pile += int(dice_of(colour, int(rest)))


def _row_text(state: State) -> str:
    tiles = tiles_of(state)
    row = _split(int(state.order), NIBBLE, int(state.left))
    words = [str(tiles[horse]) + _marks(state, horse) for horse in row]
    if state.level:
        words[-2:] = [f"{words[-2]}={words[-1]}"]
    return " ".join(words) or "-"


def _marks(state: State, horse: int) -> str:
    """What lies on a tile."""
    bit = 1 << horse
    marks = ("b" if state.blacks & bit else "o") if state.shoes & bit else ""
    marks += "w" if state.whips & bit else ""
    marks += str(outsider_on(state.outsiders, horse) or "")
    return f":{marks}" if marks else ""


def _finish_text(state: State, race: int) -> str:
    finish = int(state.finish[race])
    tiles = tiles_of(state, race)
    words = []
    for horse in _split(finish, NIBBLE, int(finishers(finish))):
        outsider = outsider_on(finish >> (ORDER_BITS + LEFT_BITS), horse)
        words.append(f"{tiles[horse]}" + (f":{outsider}" if outsider else ""))
    return " ".join(words) or "-"


def _bets_text(state: State, race: int) -> str:
    """Everybody's lines: `11 300` for a winner bet, `18+11 200` for a place bet."""
    tiles = tiles_of(state, race)
    sheets = []
    for seat in range(state.players):
        lines = []
        for bet in sheet_lines(state, race, seat):
            one, two = first_of(bet), second_of(bet)
            pair = "" if two == ALONE else f"+{tiles[two]}"
            lines.append(f"{tiles[one]}{pair} {stake(bet)}")
        sheets.append(", ".join(lines) or "-")
    return " / ".join(sheets) if any(lines != "-" for lines in sheets) else "-"


def sheet_lines(state: State, race: int, seat: int) -> list[int]:
    """The bets of a seat on a race, without empty lines."""
    first = sheet(race, seat)
    return [bet for bet in state.bets[first : first + LINES].tolist() if bet]


def _read_bets(state: State, race: int, text: str) -> None:
    tiles = tiles_of(state, race)
    for seat, lines in enumerate(_parts(text)):
        counts = [sheet(race, seat), sheet(race, seat) + WINNER_LINES]
        for line in lines.split(",") if lines.strip() != "-" else ():
            horses, amount = line.split()
            picks = [_drawn(tiles, tile) for tile in horses.split("+")]
            pair = len(picks) == 2
            full = counts[pair] - sheet(race, seat) >= (LINES if pair else WINNER_LINES)
            if full or len(picks) > 2 or int(amount) % STEP or not 0 < int(amount) <= MOST_STAKE:
                raise BadNotation("position-bet", bet=line.strip())
            pick = pick_of(picks[0], picks[1] if pair else ALONE)
            state.bets[counts[pair]] = line_for(pick, int(amount) // STEP)
            counts[pair] += 1


def _boxes(players: int) -> dict[str, str]:
    """The usual dice in play, and those left out."""
    if players == 2:
        return {"box": "10 5 4 2 2", "spare": "2 1 1 0 0"}
    return {"box": "12 6 5 2 2", "spare": "0 0 0 0 0"}


def _counts(dice: int) -> str:
    return _numbers(of_colour(dice, colour) for colour in range(PALETTE))


def _parse_counts(text: str) -> int:
    return _joined(_ints(text, PALETTE), BITS)


def _tallies(state: State, tallies: np.ndarray) -> str:
    """What every seat did for or against horses, `11:2` for each horse."""
    tiles = tiles_of(state)
    words = [
        " ".join(f"{tiles[horse]}:{count}" for horse, count in enumerate(_split(tally, TALLY_BITS, FIELD)) if count)
        for tally in tallies.tolist()
    ]
    return " / ".join(word or "-" for word in words) if any(words) else "-"


def _tiles(marks: int) -> str:
    return _numbers(tile + 1 for tile in range(TILES) if (marks >> tile) & 1) or "-"


def _face_name(face: int) -> str:
    return Face(face).name.lower().replace("_", "-")


def _face(name: str) -> Face:
    return Face[name.upper().replace("-", "_")]


def _split(code: int, bits: int, count: int) -> list[int]:
    return [(code >> (bits * number)) & ((1 << bits) - 1) for number in range(count)]


def _joined(values: list[int], bits: int) -> int:
    if any(not 0 <= value < 1 << bits for value in values):
        raise BadNotation("position-numbers", numbers=values)
    return sum(value << (bits * number) for number, value in enumerate(values))


def _numbers(values: object) -> str:
    return " ".join(str(int(value)) for value in values)  # type: ignore[attr-defined]


def _or_none(values: object) -> str:
    found = [int(value) for value in values]  # type: ignore[attr-defined]
    return " ".join(map(str, found)) if any(found) else "-"


def _words(text: str, count: int) -> list[str]:
    words = text.split()
    if len(words) != count:
        raise BadNotation("position-count", count=count, text=text)
    return words


def _ints(text: str, count: int) -> list[int]:
    return [int(word) for word in _words(text, count)]


def _some(field: str, text: str, most: int) -> list[int]:
    """Some numbers from 1 on, none twice."""
    numbers = [] if text == "-" else [int(word) for word in text.split()]
    if any(not 1 <= number <= most for number in numbers) or len(set(numbers)) != len(numbers):
        raise BadNotation("position-some", field=field, most=most)
    return numbers


def _parts(text: str, count: int = 0) -> list[str]:
    parts = [] if text == "-" else [part.strip() for part in text.split("/")]
    if count and len(parts) != count:
        raise BadNotation("position-parts", count=count, text=text)
    return parts
