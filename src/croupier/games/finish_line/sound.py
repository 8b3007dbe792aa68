"""Positions that no rule could go on from, refused before one tries."""

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation

from .dice import BITS, PALETTE, ROLLED, WHITE, Face, colour_of, dice_of, face_at, of_colour
from .options import FIELD, SIDES
from .state import RACES, Phase
from .track import tile_at

HANDS = {Phase.TAKE: (0, ROLLED - 1), Phase.ROLL: (ROLLED,), Phase.USE: (ROLLED,)}
"""How many dice the player in turn holds."""


def check(state: State) -> None:
    """Refuse what cannot be played on."""
    if max(state.active, state.starter) >= state.players or state.race >= state.races:
        raise BadNotation("position-seat")
    if state.phase != Phase.OVER:
        _check_horses(state)
        _check_dice(state)
    if state.phase == Phase.BET and state.done == (1 << state.players) - 1:
        raise BadNotation("position-done")


def _check_horses(state: State) -> None:
    """All horses of this race are drawn, unless they are being drawn, and none of a later one."""
    for race in range(int(state.race), RACES):
        drawn = sum(tile_at(state.horses[race], horse) > 0 for horse in range(FIELD))
        lining = race == state.race and state.phase == Phase.HORSES
        due = drawn < FIELD and drawn == state.left if lining else drawn == (FIELD if race == state.race else 0)
        if not due:
            raise BadNotation("position-horses", race=race + 1, count=drawn)
    least = {Phase.HORSES: 0, Phase.BET: FIELD, Phase.PHOTO: 2}.get(Phase(state.phase), 1 + int(state.level))
    if state.left < least or (state.phase == Phase.PHOTO and not state.level):
        raise BadNotation("position-row", count=int(state.left))


def _check_dice(state: State) -> None:
    held = sum(of_colour(state.hand, colour) for colour in range(PALETTE))
    if held not in HANDS.get(Phase(state.phase), (held,)):
        raise BadNotation("position-hand", count=held)
    faces = [face_at(state.roll, die) for die in range(ROLLED)]
    if state.phase == Phase.USE and sum(dice_of(colour_of(face), 1) for face in faces) != state.hand:
        raise BadNotation("position-roll", faces=[Face(face).name.lower() for face in faces if face])
    if state.phase == Phase.EXTRA and not of_colour(state.kept, state.active):
        raise BadNotation("position-kept")
    shoes = sum(face_at(state.sides[WHITE], side) == Face.HORSESHOE for side in range(SIDES))
    if not 0 < shoes < SIDES or state.kept >> (BITS * state.players):
        raise BadNotation("position-dice")
