"""Moves of FINISH LINE in words: `bet 300 on 18 and 11`, `take white`, `horseshoe on 11`, `put away red`.

A horse is also known by the beginning of its name: `bet 300 on saffron and lark`.
"""

import re

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .betting import ALONE, BET, DONE, bet_of, euros_of, first_of, second_of
from .chance import lower_of, photo_of, upper_of
from .dice import EXTRA_MOVE, FULL, INSIDE_TIP, INTERFERENCE, ROLLED, TEMPO, Face, dice_of, face_at, of_colour, roll_of
from .horses import NAMES
from .options import COLOURS, TILES
from .position_text import parse_state as parse_state
from .position_text import state_text as state_text
from .position_text import tile_of, tiles_of
from .rules import GIVE_UP
from .state import Phase
from .track import horse_at
from .using import NOBODY, PUT_AWAY, target, use_of

FACE_NAMES = {face: face.name.lower().replace("_", "-") for face in Face}
FACES = {name: face for face, name in FACE_NAMES.items()}
BARE = (Face.DEAD_EVEN, Face.SIDE_BET)
"""Faces that name no horse; nor does an extra move before the race is run."""
IN_OTHER_WORDS = (Face.TEMPO, Face.INTERFERENCE, Face.INSIDE_TIP)
"""Faces that name more than one thing."""
HORSE = r"([a-z]+|[0-9]{1,2})"
"""A horse by number or name: no two names begin with the same letter."""
DICE_SPOKEN = (Phase.TAKE, Phase.USE, Phase.EXTRA)
"""When the same code is dice to take or the use of one, as the moment has it."""


def move_text(state: State, seat: int, move: int) -> str:
    """A bet, dice from the pool, the use of a die, or what was drawn and rolled."""
    if seat == CHANCE:
        return _outcome_text(state, move)
    if state.phase == Phase.BET:
        return _bet_text(state, move)
    if state.phase == Phase.TAKE:
        return f"take {dice_text(move)}"
    if move & PUT_AWAY:
        return "decline" if state.phase == Phase.EXTRA else f"put away {COLOURS[move ^ PUT_AWAY]}"
    face = Face(move & FULL)
    one, two, three = (target(move, number) for number in range(3))
    if face == TEMPO:
        return f"tempo from {tile_of(state, one)} to {tile_of(state, two)}"
    if face == INTERFERENCE:
        return f"interfere {tile_of(state, one)} {tile_of(state, two)} {tile_of(state, three)}"
    if face == INSIDE_TIP:
        return f"tip {COLOURS[one]}" + (f" {COLOURS[two]}" if two != NOBODY else "")
    if not _names_horse(state, face):
        return FACE_NAMES[face]
    return f"{FACE_NAMES[face]} on {tile_of(state, one)}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`; horses may be called by name."""
    words = " ".join(text.lower().replace(",", " ").split())
    if seat == CHANCE:
        return _parse_outcome(state, words)
    if state.phase in DICE_SPOKEN and words.startswith("take ") != (state.phase == Phase.TAKE):
        raise _not_a_move(state, text)
    if words == "done":
        return DONE
    if found := re.fullmatch(rf"bet (\d{{1,12}}) on {HORSE}(?: (?:and )?{HORSE})?", words):
        return _parse_bet(state, found)
    if words.startswith("take "):
        return parse_dice(words.removeprefix("take "))
    if words == "decline":
        return GIVE_UP
    if words.startswith("put away ") and words.removeprefix("put away ") in COLOURS:
        return PUT_AWAY | COLOURS.index(words.removeprefix("put away "))
    if found := re.fullmatch(rf"tempo (?:change )?from {HORSE} to {HORSE}", words):
        return int(use_of(Face.TEMPO, _horse(state, found[1]), _horse(state, found[2])))
    if found := re.fullmatch(rf"interfere {HORSE} {HORSE} {HORSE}", words):
        return int(use_of(Face.INTERFERENCE, *(_horse(state, tile) for tile in found.groups())))
    if words.startswith("tip "):
        return _parse_tip(words.removeprefix("tip ").split())
    said, _, tile = words.partition(" on ")
    name = said.replace(" ", "-")
    if name in FACES and FACES[name] not in IN_OTHER_WORDS:
        if bool(tile) == _names_horse(state, FACES[name]):
            return int(use_of(FACES[name], _horse(state, tile) if tile else 0))
        if tile:
            raise BadNotation("on-no-horse", face=name)
    raise _not_a_move(state, text)


def _not_a_move(state: State, text: str) -> BadNotation:
    return BadNotation("not-a-move", text=text, phase=Phase(state.phase).name.lower())


def dice_text(dice: int) -> str:
    """Dice by their colours."""
    return " ".join(name for colour, name in enumerate(COLOURS) for _ in range(of_colour(dice, colour)))


def parse_dice(text: str) -> int:
    """The opposite of `dice_text`."""
    names = text.split()
    if not names or not set(names) <= set(COLOURS) or len(names) > ROLLED:
        raise BadNotation("not-colours", text=text, most=ROLLED, known=COLOURS)
    return sum(int(dice_of(COLOURS.index(name), 1)) for name in names)


def faces_of(roll: int) -> tuple[Face, ...]:
    """The three faces of a roll; none where nothing was rolled."""
    return tuple(Face(face_at(roll, number)) for number in range(ROLLED)) if roll else ()


def photo_pair(state: State) -> tuple[int, int]:
    """The tiles of a dead-even pair: the one that drew level, and the one that led before."""
    return tile_of(state, horse_at(state, state.left - 2)), tile_of(state, horse_at(state, state.left - 1))


def _names_horse(state: State, face: int) -> bool:
    """Whether a use of this face says on which horse (L27, L28, L33, L37)."""
    return state.phase == Phase.EXTRA if face == EXTRA_MOVE else face not in BARE


def _horse(state: State, text: str) -> int:
    """The starting place in this race of the horse with this number, or with a name that begins like this."""
    called = {place: tile for place, tile in enumerate(tiles_of(state)) if tile}
    for place, tile in called.items():
        if int(text) == tile if text.isdecimal() else NAMES[tile - 1].lower().startswith(text):
            return place
    raise BadNotation("not-in-race", horse=text, known=[horse_name(tile) for tile in called.values()])


def horse_name(tile: int) -> str:
    """A horse by its name and number."""
    return f"{NAMES[tile - 1]} ({tile})"


def _bet_text(state: State, move: int) -> str:
    if not move & BET:
        return "done"
    one, two = first_of(move), second_of(move)
    horses = f"{tile_of(state, one)}" + ("" if two == ALONE else f" and {tile_of(state, two)}")
    return f"bet {euros_of(move)} on {horses}"


def _parse_bet(state: State, found: re.Match[str]) -> int:
    one = _horse(state, found[2])
    if found[3] is None:
        return int(bet_of(one, ALONE, int(found[1])))
    two = _horse(state, found[3])
    if one == two:
        raise BadNotation("two-horses")
    return int(bet_of(min(one, two), max(one, two), int(found[1])))


def _parse_tip(names: list[str]) -> int:
    if not 1 <= len(names) <= 2 or not set(names) <= set(COLOURS):
        raise BadNotation("not-a-tip", known=COLOURS)
    colours = sorted(COLOURS.index(name) for name in names)
    return int(use_of(INSIDE_TIP, colours[0], colours[1] if len(colours) == 2 else NOBODY))


def _outcome_text(state: State, move: int) -> str:
    if state.phase == Phase.HORSES:
        return str(move)
    if state.phase == Phase.PHOTO:
        upper, lower = photo_pair(state)
        return f"{upper_of(move)} for {upper}, {lower_of(move)} for {lower}"
    return " ".join(FACE_NAMES[face] for face in faces_of(move))


def _parse_outcome(state: State, words: str) -> int:
    if state.phase == Phase.HORSES:
        if words.isdecimal() and 1 <= int(words) <= TILES:
            return int(words)
        raise BadNotation("not-a-tile", tile=words, most=TILES)
    if state.phase == Phase.PHOTO:
        upper, lower = photo_pair(state)
        if found := re.fullmatch(rf"([0-6]) for {upper} ([0-6]) for {lower}", words):
            return int(photo_of(int(found[1]), int(found[2])))
        raise BadNotation("not-a-photo", text=words, upper=upper, lower=lower)
    names = words.split()
    if len(names) != ROLLED or not set(names) <= set(FACES):
        raise BadNotation("not-a-roll", text=words, faces=ROLLED, known=list(FACES))
    return int(roll_of(*(int(FACES[name]) for name in names)))
