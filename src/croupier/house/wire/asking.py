"""What a guest may ask of a table, seat by seat."""

from collections.abc import Callable

from ..errors import BadRequest, NotYours
from ..live import acts, seating
from ..live.client import Client
from ..live.draft import Draft
from ..log.table import Table
from .messages import GiveBack, Leave, Move, Roll, Say, StandIn, TakeBack, Wish
from .safety import clean

MOST_CHAT = 300
MOST_WORDS = 500

Asked = Move | Roll | TakeBack | Wish | Leave | StandIn | GiveBack | Say


def asked(request: Asked, client: Client, table: Table) -> Callable[[Draft], None]:
    """What a request does to a draft, if this client may ask for it: for his own seats, as a host also for others'."""
    seat = request.seat - 1
    if not 0 <= seat < len(table.seats):
        raise BadRequest(f"this table has seats 1 to {len(table.seats)}")
    if isinstance(request, StandIn):
        if not client.host:
            raise NotYours("only the host can hand a seat to a bot")
    elif not (isinstance(request, GiveBack) and client.host) and not (seat in client.seats and table.seats[seat].token):
        raise NotYours(f"seat {seat + 1} is not yours")
    return lambda draft: _do(draft, request, seat, client)


def _do(draft: Draft, request: Asked, seat: int, client: Client) -> None:
    match request:
        case Move(_, words, seen):
            acts.move(draft, seat, _short(words), draft.table.entry_of(max(0, seen), client.seats))
        case Roll(_, words):
            acts.roll(draft, seat, _short(words))
        case TakeBack():
            acts.take_back(draft, seat)
        case Wish(_, luck):
            seating.wish(draft, seat, luck)
        case Leave():
            seating.leave(draft, seat)
        case StandIn(_, bot):
            seating.stand_in(draft, seat, bot)
        case GiveBack():
            seating.give_back(draft, seat)
        case Say(_, text):
            seating.say(draft, seat, clean(text, MOST_CHAT, "a message"))


def _short(words: str) -> str:
    if len(words) > MOST_WORDS:
        raise BadRequest(f"a move has at most {MOST_WORDS} letters")
    return words
