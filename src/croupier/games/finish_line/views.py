"""What a seat sees of a game of FINISH LINE, as data."""

from collections.abc import Mapping

import msgspec
import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.data import Seat
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE

from .betting import ALONE, DONE, STEP, first_of, second_of, stake, staked
from .dice import PALETTE, of_colour, size
from .horses import NAMES
from .money import bonus, finish_bonus, finished, finishers, line_pays, odds_of
from .notation import FACE_NAMES, faces_of
from .options import COLOURS
from .position_text import dice_on_tiles, sheet_lines, tiles_of
from .rules import HOME_STRETCH, MOST_MOVES
from .show import show as show
from .state import RACES, Phase
from .track import horse_at, outsider_on
from .using import PUT_AWAY, uses


class Horse(msgspec.Struct, frozen=True):
    """A tile in the row."""

    number: int
    name: str
    favourite: bool
    steady: bool
    odds: int
    horseshoe: str
    """`white`, `black` for an extra move that serves as one, or nothing."""
    whipped: bool
    outsider: int
    """The euros on its green die, or 0."""


class Line(msgspec.Struct, frozen=True):
    """A bet."""

    horses: tuple[int, ...]
    odds: int
    amount: int
    pays: int
    """What it paid; 0 before the race is over."""


class Account(msgspec.Struct, frozen=True):
    """What a race brought one seat."""

    lines: tuple[Line, ...]
    bonus: int
    staked: int
    paid: int
    before: int
    """The money before the race."""
    after: int
    """The money after it, without what the next race brings."""


class Sheet(msgspec.Struct, frozen=True):
    """A race that is over."""

    race: int
    finish: tuple[int, ...]
    """The tiles as they crossed the line, the winner first."""
    outsiders: dict[int, int]
    """The euros on green dice by tile."""
    capital: int
    """What everybody got for the next race; 0 after the last."""
    accounts: tuple[Account, ...]


class View(msgspec.Struct, frozen=True):
    """The table as one seat sees it: of this race's bets its own alone."""

    seat: Seat
    race: int
    races: int
    phase: str
    active: Seat
    money: tuple[int, ...]
    side: tuple[int, ...]
    """Side bets won and lost, settled at the end."""
    done: tuple[bool, ...]
    """Who has finished betting."""
    kept: tuple[int, ...]
    """Extra moves that players have kept."""
    row: tuple[Horse, ...]
    """From the last to the lead."""
    out: tuple[int, ...]
    """The tiles of horses that are out of the race."""
    level: bool
    """Whether the first two are dead even, the upper tile before the lower one."""
    was_level: bool
    home: bool
    home_at: int
    """With so many dice in the pool the home stretch is reached."""
    dice: int
    """All dice of the race."""
    pool: dict[str, int]
    pile: dict[str, int]
    hand: tuple[str, ...]
    roll: tuple[str, ...]
    bets: tuple[Line, ...]
    left: int
    """What this seat may still bet; 0 while it may not."""
    step: int
    """A bet is a multiple of this."""
    names: dict[int, str]
    """The names of the horses drawn so far, by tile."""
    sheets: tuple[Sheet, ...]


def view(state: State, seat: int) -> View:
    """What a seat sees, from a state veiled for it."""
    players = range(state.players)
    race = int(state.race)
    return View(
        seat=seat,
        race=race + 1,
        races=int(state.races),
        phase=Phase(state.phase).name.lower(),
        active=int(state.active),
        money=tuple(int(state.money[player]) for player in players),
        side=tuple(int(state.side[player]) for player in players),
        done=tuple(bool((state.done >> player) & 1) for player in players),
        kept=tuple(int(of_colour(state.kept, player)) for player in players),
        row=_row(state),
        out=_out(state),
        level=bool(state.level),
        was_level=bool(state.was_level),
        home=bool(state.home),
        home_at=HOME_STRETCH,
        dice=int(size(state.box)),
        pool=_dice(state.pool),
        pile=_dice(state.pile),
        hand=tuple(name for name, count in _dice(state.hand).items() for _ in range(count)),
        roll=tuple(FACE_NAMES[face] for face in faces_of(state.roll)),
        bets=_lines(state, race, seat) if seat >= 0 and not finishers(state.finish[race]) else (),
        left=_left(state, seat),
        step=STEP,
        names={tile: NAMES[tile - 1] for race in range(RACES) for tile in tiles_of(state, race) if tile},
        sheets=_sheets(state),
    )


def census(state: State) -> Mapping[str, int]:
    """The dice by colour wherever they are, the tiles in deck and races, and side bets, which add up to nothing."""
    tiles = dice_on_tiles(state)
    kept = sum(of_colour(state.kept, seat) for seat in range(state.players))
    dice = {
        name: int(sum(of_colour(state[place], colour) for place in ("pool", "hand", "pile", "spare")))
        + tiles.get(colour, 0)
        + (int(kept) if name == "black" else 0)
        for colour, name in enumerate(COLOURS)
    }
    drawn = sum(tile > 0 for race in range(RACES) for tile in tiles_of(state, race))
    return {**dice, "horses": int(state.deck).bit_count() + drawn, "side bets": int(state.side.sum())}


def slip(state: State, seat: int, move: int) -> str:
    """Ending the betting without a bet: this race can bring nothing then (L8, L12)."""
    idle = move == DONE and state.money[seat] >= STEP and not staked(state, state.race, seat)
    return "no-bet" if idle else ""


def _row(state: State) -> tuple[Horse, ...]:
    tiles = tiles_of(state)
    shoes, blacks, whips, outsiders = (int(state[name]) for name in ("shoes", "blacks", "whips", "outsiders"))
    favourites, steady = int(state.favourites), int(state.steady)
    return tuple(
        Horse(
            number=tiles[horse],
            name=NAMES[tiles[horse] - 1],
            favourite=bool((favourites >> horse) & 1),
            steady=bool((steady >> horse) & 1),
            odds=int(odds_of(state, state.race, horse)),
            horseshoe=("black" if (blacks >> horse) & 1 else "white") if (shoes >> horse) & 1 else "",
            whipped=bool((whips >> horse) & 1),
            outsider=1000 * int(outsider_on(outsiders, horse)),
        )
        for horse in (int(horse_at(state, spot)) for spot in range(state.left))
    )


def _out(state: State) -> tuple[int, ...]:
    """Who has left a row that was complete."""
    if state.phase in (Phase.HORSES, Phase.OVER):
        return ()
    running = {int(horse_at(state, spot)) for spot in range(state.left)}
    return tuple(tile for horse, tile in enumerate(tiles_of(state)) if horse not in running)


def _dice(dice: int) -> dict[str, int]:
    return {COLOURS[colour]: int(of_colour(dice, colour)) for colour in range(PALETTE)}


def _lines(state: State, race: int, seat: int) -> tuple[Line, ...]:
    over = finishers(state.finish[race]) > 0
    tiles = tiles_of(state, race)
    lines = []
    for bet in sheet_lines(state, race, seat):
        picks = [horse for horse in (first_of(bet), second_of(bet)) if horse != ALONE]
        lines.append(
            Line(
                horses=tuple(tiles[horse] for horse in picks),
                odds=sum(int(odds_of(state, race, horse)) for horse in picks),
                amount=int(stake(bet)),
                pays=int(line_pays(state, race, bet)) if over else 0,
            )
        )
    return tuple(lines)


def _left(state: State, seat: int) -> int:
    """L12: what a seat may still bet."""
    if seat < 0 or state.phase != Phase.BET or (state.done >> seat) & 1:
        return 0
    return int(state.money[seat] - staked(state, state.race, seat))


def _sheets(state: State) -> tuple[Sheet, ...]:
    """The races that are over; everybody's money is reckoned back from what it is now."""
    money = [int(state.money[seat]) for seat in range(state.players)]
    sheets: list[Sheet] = []
    for race in reversed(range(RACES)):
        if finishers(state.finish[race]):
            sheets.insert(0, _sheet(state, race, money))
            money = [account.before for account in sheets[0].accounts]
    return tuple(sheets)


def _sheet(state: State, race: int, money: list[int]) -> Sheet:
    """A race that is over, after which everybody had so much money for the next."""
    finish = int(state.finish[race])
    row = [int(finished(finish, place)) for place in range(finishers(finish))]
    tiles = tiles_of(state, race)
    green = {tiles[horse]: finish_bonus(finish, horse) for horse in row}
    capital = 0 if race + 1 == state.races else int(state.capital[race + 1])
    return Sheet(
        race=race + 1,
        finish=tuple(tiles[horse] for horse in row),
        outsiders={tile: int(euros) for tile, euros in green.items() if euros},
        capital=capital,
        accounts=tuple(_account(state, race, seat, euros - capital) for seat, euros in enumerate(money)),
    )


def risks(position: Position, seat: int, move: int) -> dict[str, float]:
    """L18: how often none of the dice that are taken can be used."""
    after = position.after(seat, move)
    if not after.dice_due or after.state.phase != Phase.ROLL:
        return {}
    codes, blank, total = np.zeros(MOST_MOVES, np.int64), 0, 0
    for outcome, weight in after.outcomes():
        rolled = after.after(CHANCE, outcome).state
        total += weight
        blank += weight * all(code & PUT_AWAY for code in codes[: uses(rolled, codes)].tolist())
    return {"useless": blank / total}


def _account(state: State, race: int, seat: int, after: int) -> Account:
    lines = _lines(state, race, seat)
    extra = int(bonus(state, race, seat, 0) + bonus(state, race, seat, 1)) if lines else 0
    laid = sum(line.amount for line in lines)
    paid = sum(line.pays for line in lines) + extra
    return Account(lines=lines, bonus=extra, staked=laid, paid=paid, before=after + laid - paid, after=after)
