"""A game as it stands on the shelf: what somebody wants to know before he plays it."""

import msgspec

from .game import Game
from .options import Option, option_list


class Box(msgspec.Struct, frozen=True):
    """A game to choose."""

    id: str
    title: str
    line: str
    seats: tuple[int, int]
    minutes: int
    bots: list[str]
    editions: list[str]
    options: list[Option]
    secrets: bool
    realtime: bool


def box_of(game: Game) -> Box:
    """The box of a game."""
    facts = game.facts
    return Box(
        id=game.id,
        title=facts.title,
        line=facts.line,
        seats=facts.seats,
        minutes=facts.minutes,
        bots=list(game.bots),
        editions=list(game.editions),
        options=option_list(game.house),
        secrets=facts.secrets,
        realtime=facts.realtime,
    )
