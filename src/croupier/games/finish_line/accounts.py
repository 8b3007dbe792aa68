"""How a race ends and what it pays, as data."""

from typing import TypeAlias

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.data import Event, Reveal, Seat, slug

from .betting import ALONE, picked, stake, staked
from .effects import Runner, runner
from .money import bonus, finish_bonus, finished, finishers, line_pays, odds_of, payout
from .position_text import sheet_lines
from .state import Phase


class Ticket(msgspec.Struct, frozen=True, tag_field="kind", tag=slug):
    """A bet that is shown: on one horse to win, or on a pair to come in first and second."""

    horses: tuple[Runner, ...]
    pair: bool
    odds: int
    amount: int
    pays: int


class RaceOver(Event, frozen=True):
    """The horses have crossed the line, the winner first (L39)."""

    HOUSE = True
    DWELL = 2.5
    SOUND = "bank"
    WAITS = "look"

    race: int
    winner: Runner
    finish: tuple[Runner, ...]


class OutsiderPays(Event, frozen=True):
    """A green die rests on the winner (`place` 1) or on the second: a bonus for bets on it (L42)."""

    HOUSE = True
    DWELL = 0.6

    horse: Runner
    place: int
    amount: int
    half: int
    """What a place bet gets."""
    winning: bool
    """Whether a place bet must win for that."""


class Settled(Reveal, frozen=True):
    """A player's bets are shown and paid, and there is new capital for the next race (L6, L39 to L42)."""

    DWELL = 0.9

    seat: Seat
    bets: tuple[Ticket, ...]
    staked: int
    paid: int
    """All that came back, with the bonus."""
    bonus: int
    capital: int
    total: int


class SideBetsSettled(Event, frozen=True):
    """What side bets bring or cost a player in the end (L43)."""

    seat: Seat
    won: bool
    amount: int
    total: int


class NextRace(Event, frozen=True):
    """Who will begin the next race (L44)."""

    HOUSE = True
    DWELL = 0.6

    seat: Seat
    race: int


class GameOver(Event, frozen=True):
    """Why the game has ended (L45)."""

    HOUSE = True
    DWELL = 1.3

    reason: str


Accounts: TypeAlias = RaceOver | OutsiderPays | Settled | SideBetsSettled | NextRace | GameOver


def race_over(before: State, after: State) -> list[Accounts]:
    """The finish of a race, everybody's bets and money, and what comes next."""
    race = int(before.race)
    finish = int(after.finish[race])
    row = [int(finished(finish, place)) for place in range(finishers(finish))]
    runners = tuple(runner(after, race, horse) for horse in row)
    told: list[Accounts] = [RaceOver(race + 1, runners[0], runners)]
    for place, horse in enumerate(row[:2]):
        if euros := int(finish_bonus(finish, horse)):
            told.append(OutsiderPays(runners[place], place + 1, euros, euros // 2, bool(after.winning_only)))
    over = after.phase == Phase.OVER
    capital = 0 if over else int(after.capital[race + 1])
    told += [_settled(after, race, seat, capital) for seat in range(after.players)]
    if not over:
        return [*told, NextRace(int(after.starter), race + 2)]
    side = [int(euros) for euros in after.side[: after.players]]
    told += [
        SideBetsSettled(seat, euros > 0, abs(euros), int(after.money[seat]) + euros)
        for seat, euros in enumerate(side)
        if euros
    ]
    return [*told, GameOver("races")]


def _settled(state: State, race: int, seat: int, capital: int) -> Settled:
    return Settled(
        seat=seat,
        bets=tuple(_ticket(state, race, bet) for bet in sheet_lines(state, race, seat)),
        staked=int(staked(state, race, seat)),
        paid=int(payout(state, race, seat)),
        bonus=int(bonus(state, race, seat, 0) + bonus(state, race, seat, 1)),
        capital=capital,
        total=int(state.money[seat]),
    )


def _ticket(state: State, race: int, bet: int) -> Ticket:
    picks = [horse for horse in (bet & 7, int(picked(bet)) >> 3) if horse != ALONE]
    return Ticket(
        horses=tuple(runner(state, race, horse) for horse in picks),
        pair=len(picks) == 2,
        odds=sum(int(odds_of(state, race, horse)) for horse in picks),
        amount=int(stake(bet)),
        pays=int(line_pays(state, race, bet)),
    )
