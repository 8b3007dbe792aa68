"""A client of the house: a program's own seat at a live table, with the game's own structs.

`play` lets a plain function play a whole game, `sit` is the same for asyncio, and `lay_out` asks a house for a table.
"""

from .asking import LaidOut, lay_out
from .errors import Away, ClientError, HouseSays, PlayerFailed, SeatLost, Unfair
from .plain import Player, play
from .seat import Seat, sit
from .turn import Answer, Ended, News, Offer, Turn

__all__ = [
    "Answer",
    "Away",
    "ClientError",
    "Ended",
    "HouseSays",
    "LaidOut",
    "News",
    "Offer",
    "Player",
    "PlayerFailed",
    "Seat",
    "SeatLost",
    "Turn",
    "Unfair",
    "lay_out",
    "play",
    "sit",
]
