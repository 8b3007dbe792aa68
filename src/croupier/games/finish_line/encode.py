"""FINISH LINE in numbers, for learners: horses by their starting places, dice by their colours and faces."""

from croupier.kernel.contract import Features, State
from croupier.kernel.features import tell_beside, tell_one, tell_share
from croupier.kernel.rule import rule
from croupier.kernel.seats import next_seat
from croupier.kernel.sets import set_size

from .actions import ACTIONS as ACTIONS
from .actions import PAIRS, pair_number
from .actions import action_of as action_of
from .actions import move_of as move_of
from .betting import ALONE, LINES, SEATS, first_of, second_of, sheet, stake, staked
from .dice import BLACK, PALETTE, ROLLED, Face, face_at, of_colour, side, size
from .money import odds_of
from .options import FIELD, MOST_DICE, MOST_ODDS, SIDES
from .state import BETTING, PHOTO, RACES, Phase
from .tally import MOST, amount_of
from .track import outsider_on, spot_of
from .using import SIDE_STAKE

PHASES, FACES = len(Phase), len(Face)
FORTUNE = 5000
"""Euros beside which money is told."""
MOST_SIDE = 10 * SIDE_STAKE
THOUSANDS = 3

HEAD = PHASES + RACES + 5
BOX = 1 + 4 * PALETTE + 2 * FACES
AHEAD = 2 + (RACES - 1)
HORSE = FIELD + 11
BETS = 1 + PAIRS
PLAYER = 7 + 2 * FIELD
FEATURES = HEAD + BOX + AHEAD + FIELD * HORSE + BETS + SEATS * PLAYER


@rule
def observe(state: State, seat: int, out: Features) -> None:
    """The race, the dice, what is ahead, the horses with this seat's bets, and everybody from this seat on."""
    at = tell_one(out, 0, PHASES, state.phase)
    at = tell_one(out, at, RACES, state.race)
    at = tell_share(out, at, state.races, RACES)
    out[at] = state.winning_only
    out[at + 1] = state.home
    out[at + 2] = state.level
    out[at + 3] = state.was_level
    at = tell_dice(state, out, at + 4)
    at = tell_ahead(state, out, at)
    first = at
    for horse in range(FIELD):
        at = tell_horse(state, horse, out, at)
    tell_bets(state, seat, out, first, at)
    at += BETS
    player = seat
    for _ in range(state.players):
        at = tell_player(state, player, out, at)
        player = next_seat(player, state.players)


@rule
def tell_dice(state: State, out: Features, at: int) -> int:
    """The turns that the pool lasts, where the dice of each colour are, the roll, and what the dice can show."""
    at = tell_share(out, at, size(state.pool), MOST_DICE)
    for colour in range(PALETTE):
        all_dice = of_colour(state.box, colour)
        out[at + colour] = all_dice / MOST_DICE
        out[at + PALETTE + colour] = of_colour(state.pool, colour) / max(1, all_dice)
        out[at + 2 * PALETTE + colour] = of_colour(state.pile, colour) / max(1, all_dice)
        out[at + 3 * PALETTE + colour] = of_colour(state.hand, colour) / ROLLED
    at += 4 * PALETTE
    for number in range(ROLLED if state.roll else 0):
        out[at + face_at(state.roll, number) - 1] += 1
    at += FACES
    for colour in range(PALETTE):
        for number in range(SIDES):
            out[at + side(state, colour, number) - 1] += 1
    for face in range(FACES):
        out[at - FACES + face] /= ROLLED
        out[at + face] /= SIDES
    return at + FACES


@rule
def tell_ahead(state: State, out: Features, at: int) -> int:
    """Favourites and steady runners among the tiles that are not drawn yet, and the capital of races to come."""
    tiles = max(1, set_size(state.deck))
    at = tell_share(out, at, set_size(state.deck & state.f_tiles), tiles)
    at = tell_share(out, at, set_size(state.deck & state.s_tiles), tiles)
    for later in range(1, RACES):
        race = state.race + later
        at = tell_beside(out, at, state.capital[race] if race < state.races else 0, FORTUNE)
    return at


@rule
def tell_horse(state: State, horse: int, out: Features, at: int) -> int:
    """Its place in the row from the front, its marks, what lies on its tile, its odds, and room for a bet on it."""
    here = (state.running >> horse) & 1
    out[at] = here
    at = tell_one(out, at + 1, FIELD, state.left - 1 - spot_of(state, horse) if here else -1)
    out[at] = (state.favourites >> horse) & 1
    out[at + 1] = (state.steady >> horse) & 1
    out[at + 2] = (state.shoes >> horse) & 1
    out[at + 3] = (state.blacks >> horse) & 1
    out[at + 4] = (state.whips >> horse) & 1
    at = tell_share(out, at + 5, outsider_on(state.outsiders, horse), THOUSANDS)
    for later in range(RACES):
        race = state.race + later
        at = tell_share(out, at, odds_of(state, race, horse) if race < state.races else 0, MOST_ODDS)
    return at + 1


@rule
def tell_bets(state: State, seat: int, out: Features, horses: int, at: int) -> None:
    """L8: this seat's own bets on the race by its money: all together, on pairs, and on each horse among the horses."""
    money = max(1, state.money[seat])
    at = tell_share(out, at, staked(state, state.race, seat), money)
    start = sheet(state.race, seat)
    for line in range(start, start + LINES):
        bet = state.bets[line]
        if bet:
            one, two = first_of(bet), second_of(bet)
            where = horses + (one + 1) * HORSE - 1 if two == ALONE else at + pair_number(one, two)
            tell_share(out, where, stake(bet), money)


@rule
def tell_player(state: State, player: int, out: Features, at: int) -> int:
    """Who is in turn, began the race, is done betting; money, side bets, extra moves; what was done about horses."""
    out[at] = 1
    out[at + 1] = state.active == player and BETTING < state.phase < PHOTO
    out[at + 2] = state.starter == player
    out[at + 3] = (state.done >> player) & 1
    at = tell_beside(out, at + 4, max(0, state.money[player]), FORTUNE)
    at = tell_share(out, at, state.side[player] + MOST_SIDE, 2 * MOST_SIDE)
    at = tell_share(out, at, of_colour(state.kept, player), max(1, of_colour(state.box, BLACK)))
    for horse in range(FIELD):
        out[at + horse] = amount_of(state.aided[player], horse) / MOST
        out[at + FIELD + horse] = amount_of(state.harmed[player], horse) / MOST
    return at + 2 * FIELD
