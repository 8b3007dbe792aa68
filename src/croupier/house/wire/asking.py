"""What a guest may ask of a table, seat by seat."""

from collections.abc import Callable

from ..errors import BadRequest, NotYours
from ..live import acts, seating
from ..live.client import NOBODY, Client
from ..live.draft import Draft
from ..live.meaning import Said
from ..live.news import Tried
from ..live.room import Room
from ..log.table import Table
from .messages import (
    Empty,
    GiveBack,
    HandOn,
    Hint,
    Leave,
    Move,
    Promise,
    Roll,
    Say,
    StandIn,
    TakeBack,
    Try,
    Tutor,
    Wish,
)
from .safety import clean

MOST_CHAT = 300
MOST_WORDS = 500

Asked = Move | Hint | Tutor | Roll | TakeBack | Promise | Wish | HandOn | Leave | StandIn | Empty | GiveBack | Say


def asked(request: Asked, client: Client, room: Room) -> Callable[[Draft], None]:
    """What a request does to a draft, if this client may ask for it when its turn has come."""
    return lambda draft: _do(draft, request, seat_of(request, client, room, draft.table), client, room)


def tried(request: Try, client: Client, room: Room) -> Tried:
    """What a move would do, if this client may make it."""
    seat = seat_of(request, client, room, room.table)
    return Tried(acts.attempt(room.table, seat, _said(request)), request.ref)


def seat_of(request: Asked | Try, client: Client, room: Room, table: Table) -> int:
    """The seat that a request is about: a client's own, or for who may do what a host may also another's."""
    seat = request.seat - 1
    if not 0 <= seat < len(table.seats):
        raise BadRequest("no-such-seat", seats=len(table.seats))
    own = table.seats[seat].token in client.tokens
    if isinstance(request, StandIn | Empty):
        if not room.hosts(client):
            raise NotYours("host-only")
    elif not own and not (isinstance(request, GiveBack) and room.hosts(client)):
        raise NotYours("seat-not-yours", seat=seat + 1)
    return seat


def _entry(seen: int, client: Client, table: Table) -> int:
    """How far the log was for somebody who says that he has seen this number."""
    seats = table.held_by(client.tokens) if table.hidden else NOBODY
    if seen > table.number(seats):
        raise BadRequest("seen-ahead")
    return table.entry_of(max(0, seen), seats)


def _do(draft: Draft, request: Asked, seat: int, client: Client, room: Room) -> None:
    match request:
        case Move(_, seen):
            acts.move(draft, seat, _said(request), _entry(seen, client, draft.table))
        case Hint():
            acts.ask_hint(draft, seat)
        case Tutor(_, on):
            acts.tutor(draft, seat, on)
        case Roll():
            rest = [Said(bytes(one), "") for one in request.rest]
            acts.roll(draft, seat, [_said(request), *rest], room.enough)
        case TakeBack():
            acts.take_back(draft, seat)
        case Promise(_, words):
            seating.promise(draft, seat, words)
        case Wish(_, luck):
            seating.wish(draft, seat, luck)
        case HandOn(_, key):
            alone = draft.table.held_by(client.tokens) == {seat}
            seating.hand_on(draft, seat, key, alone and draft.table.hosted_by(client.tokens))
        case Leave():
            seating.leave(draft, seat)
        case StandIn(_, bot):
            seating.stand_in(draft, seat, bot, room.absence(seat), room.enough)
        case Empty():
            patience = 0.0 if draft.table.hosted_by(client.tokens) else room.enough
            seating.empty(draft, seat, room.absence(seat), patience)
        case GiveBack():
            seating.give_back(draft, seat)
        case Say(_, text):
            seating.say(draft, seat, clean(text, MOST_CHAT, "message"))


def _said(request: Move | Try | Roll) -> Said:
    if len(request.words) > MOST_WORDS:
        raise BadRequest("move-length", most=MOST_WORDS)
    return Said(bytes(request.move), request.words)
