"""What can be agreed before a game of FINISH LINE, and what its box holds."""

from enum import IntEnum
from typing import Annotated, TypeAlias

import msgspec

from croupier.kernel import options
from croupier.kernel.errors import BadOption
from croupier.kernel.options import says

COLOURS = ("white", "red", "yellow", "green", "black")
SIDES = 6
TILES = 24
FIELD = 7
"""Horses of a race."""
MOST_DICE = 30
MOST_ODDS = 50
MOST_YELLOW = 5
"""With more yellow dice than these, the dice before the home stretch might not be enough to choose from."""


class Outsider(IntEnum):
    """Which place bets an outsider's bonus is paid for."""

    ANY_BET = 0
    WINNING_BET = 1


class Options(options.Options, frozen=True):
    """What can be agreed."""

    races: Annotated[int, says("how many races are run", "ours", least=1, most=3)] = 3
    outsider: Annotated[
        Outsider,
        says("whether an outsider pays its half to any place bet that names it, or only to winning ones", "ours"),
    ] = Outsider.ANY_BET


Dice: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=MOST_DICE)]
Side: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=SIDES)]
Mark: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1)]
Odds: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_ODDS)]
Euros: TypeAlias = Annotated[int, msgspec.Meta(ge=100, le=10_000, multiple_of=100)]

Box: TypeAlias = Annotated[tuple[Dice, ...], msgspec.Meta(min_length=5, max_length=5)]
Sides: TypeAlias = Annotated[tuple[Side, ...], msgspec.Meta(min_length=4, max_length=4)]
Tiles: TypeAlias = Annotated[tuple[Mark, ...], msgspec.Meta(min_length=TILES, max_length=TILES)]
Line: TypeAlias = Annotated[tuple[Odds, ...], msgspec.Meta(min_length=FIELD, max_length=FIELD)]


class Edition(options.Edition, frozen=True):
    """The dice by colour and their sides, the marks on the 24 tiles, and what is printed on the score sheet."""

    dice: Box
    left_out: Box
    """The dice that two players leave out."""
    white: tuple[Side, Side]
    red: Sides
    yellow: Sides
    green: Sides
    black: Sides
    favourites: Tiles
    steady: Tiles
    odds_1: Line
    odds_2: Line
    odds_3: Line
    capital: tuple[Euros, Euros, Euros]

    def check(self) -> None:
        """Refuse what nobody could play with."""
        for colour in COLOURS:
            if sum(getattr(self, colour)) != SIDES:
                raise BadOption("edition-sides", colour=colour, sides=sum(getattr(self, colour)), due=SIDES)
        for colour, dice, left_out in zip(COLOURS, self.dice, self.left_out, strict=True):
            if left_out > dice:
                raise BadOption("edition-left-out", colour=colour, out=left_out, dice=dice)
        if not 3 <= sum(self.dice) - sum(self.left_out) <= sum(self.dice) <= MOST_DICE:
            raise BadOption("edition-dice", most=MOST_DICE)
        if self.dice[2] > MOST_YELLOW:
            raise BadOption("edition-yellow", dice=self.dice[2], most=MOST_YELLOW)
        if not 0 < self.white[0] < SIDES:
            raise BadOption("edition-white")
