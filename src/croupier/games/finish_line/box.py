"""The box of FINISH LINE: what lies on the table before a game begins."""

from croupier.kernel.contract import Choices, State
from croupier.kernel.rule import rule

from .dice import (
    BLACK,
    DOUBLE,
    GREEN,
    HELMET,
    HORSESHOE,
    OUTSIDER_1000,
    PALETTE,
    RED,
    SIDE_BET,
    WHITE,
    YELLOW,
    dice_of,
    face_on,
)
from .money import ODDS_BITS
from .options import FIELD, TILES, Outsider
from .state import RACES

WINNING_BET = int(Outsider.WINNING_BET)
FOUR_KINDS = 4
"""The faces on dice of every colour but white."""


@rule
def setup(state: State, players: int, first: int, options: Choices, edition: Choices) -> None:
    """L1 to L7: the box is opened, everybody has the first capital, and the first horses are due."""
    state.players = players
    state.starter = first
    state.races = options.races
    state.winning_only = options.outsider == WINNING_BET
    for colour in range(PALETTE):
        spare = edition.left_out[colour] if players == 2 else 0
        state.spare += dice_of(colour, spare)
        state.box += dice_of(colour, edition.dice[colour] - spare)
    print_sides(state, edition)
    for tile in range(TILES):
        state.deck |= 1 << tile
        state.f_tiles |= edition.favourites[tile] << tile
        state.s_tiles |= edition.steady[tile] << tile
    for horse in range(FIELD):
        state.odds[0] |= edition.odds_1[horse] << (ODDS_BITS * horse)
        state.odds[1] |= edition.odds_2[horse] << (ODDS_BITS * horse)
        state.odds[2] |= edition.odds_3[horse] << (ODDS_BITS * horse)
    for race in range(RACES):
        state.capital[race] = edition.capital[race]
    state.pool = state.box
    for seat in range(players):
        state.money[seat] = state.capital[0]


@rule
def print_sides(state: State, edition: Choices) -> None:
    """L2: what the dice of each colour show."""
    print_side(state, WHITE, HORSESHOE, edition.white[0], 0)
    print_side(state, WHITE, HORSESHOE + 1, edition.white[1], edition.white[0])
    red = yellow = green = black = 0
    for kind in range(FOUR_KINDS):
        print_side(state, RED, DOUBLE + kind, edition.red[kind], red)
        print_side(state, YELLOW, HELMET + kind, edition.yellow[kind], yellow)
        print_side(state, GREEN, OUTSIDER_1000 + kind, edition.green[kind], green)
        print_side(state, BLACK, SIDE_BET + kind, edition.black[kind], black)
        red += edition.red[kind]
        yellow += edition.yellow[kind]
        green += edition.green[kind]
        black += edition.black[kind]


@rule
def print_side(state: State, colour: int, face: int, count: int, first: int) -> None:
    """A face on some sides of a colour's dice."""
    for number in range(first, first + count):
        state.sides[colour] |= face_on(face, number)
