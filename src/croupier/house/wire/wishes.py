"""What is asked for over HTTP, and what it is answered with."""

from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from croupier.kernel.game import Game
from croupier.kernel.options import option_texts

from ..errors import BadRequest
from ..live.seating import BEST
from ..log.entries import Chair, Clock, Opened
from ..store.pen import Listing
from .safety import alike, clean, new_token, token_hash

MOST_NAME = 40
MOST_SECONDS = 86_400
Words = Annotated[str, msgspec.Meta(max_length=200)]


class ChairWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the host wants it: his own, a bot's, or open."""

    kind: Literal["person", "bot", "open"]
    name: Words = ""
    """A person's name, or the level or the name of a bot; the best one if empty."""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to lay out."""

    game: Words
    chairs: Annotated[list[ChairWish], msgspec.Meta(max_length=16)]
    edition: Words = "standard"
    options: dict[Words, Words] = {}
    dice: Literal["fair", "real"] = "fair"
    first: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0
    """The seat that begins; 0 to have it drawn."""
    clock: Clock | None = None
    public: bool = False
    coach: bool | None = None
    """Whether seats may ask for hints and have a tutor; if nothing is said, where one person plays against bots."""


class Keys(msgspec.Struct, frozen=True):
    """What a client keeps to itself: the tokens of its seats, by seat number, and the host's."""

    table: str
    seats: dict[str, str]
    host: str = ""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to sit down on, counted from 1."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=16)]
    name: Words = ""


class KeyWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to take over from another device, by the key it was handed on with."""

    key: Words


class BranchWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be played on from where it was at a number, as a browser with these tokens has seen it."""

    number: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    seat: Annotated[int, msgspec.Meta(ge=1, le=16)]
    name: Words = ""
    tokens: Annotated[list[Words], msgspec.Meta(max_length=20)] = []
    coach: bool = True
    """Whether he may ask for hints and have a tutor; not while the other game goes on."""


class Offer(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    free: int
    opened_at: int
    host: str
    """The name of who laid it out; empty where he does not play himself."""
    options: dict[str, str]
    clock: Clock | None


class Lobby(msgspec.Struct, frozen=True):
    """A page of the lobby."""

    offers: list[Offer]
    before: str = ""
    """What to ask the next page with; empty on the last one."""


class Health(msgspec.Struct, frozen=True):
    """How the house is."""

    status: Literal["well"]


def grant(wish: TableWish, game: Game) -> tuple[Opened, Keys]:
    """What a table opens with if it is as wished, and the keys for its host; the table has no name yet."""
    if wish.edition not in game.editions:
        raise BadRequest("no-such-edition", name=wish.edition, known=list(game.editions))
    setup = game.setup(len(wish.chairs), wish.options, wish.edition, wish.first - 1)
    if wish.clock is not None and not 1 <= wish.clock.seconds <= MOST_SECONDS:
        raise BadRequest("clock-bounds", least=1, most=MOST_SECONDS)
    host, tokens = new_token(), {}
    chairs: list[Chair] = []
    for number, chair in enumerate(wish.chairs, 1):
        if chair.kind == "person":
            tokens[str(number)] = new_token()
        others = [other.name for other in chairs]
        chairs.append(_chair(chair, game, number, tokens.get(str(number), ""), others))
    if wish.coach and game.facts.realtime:
        raise BadRequest("coach-realtime")
    opened = Opened(
        game=game.id,
        edition=msgspec.json.encode(setup.edition).decode(),
        options=option_texts(setup.options),
        chairs=tuple(chairs),
        host=token_hash(host),
        clock=wish.clock,
        public=wish.public,
        first=setup.first,
        coach=_alone(wish, game) if wish.coach is None else wish.coach,
    )
    return opened, Keys("", tokens, host)


def _alone(wish: TableWish, game: Game) -> bool:
    """Whether one person plays against bots, and not in real time."""
    kinds = sorted(chair.kind for chair in wish.chairs if chair.kind != "bot")
    return kinds == ["person"] and not game.facts.realtime


def offer_of(listed: Listing, opened: Opened) -> Offer:
    """A table as the lobby shows it."""
    host = next((chair.name for chair in opened.chairs if chair.kind == "person"), "")
    return Offer(listed.id, listed.game, listed.free, listed.opened_at, host, opened.options, opened.clock)


def _chair(wish: ChairWish, game: Game, number: int, token: str, others: list[str]) -> Chair:
    if wish.kind == "open":
        return Chair("open")
    if wish.kind == "bot":
        level = wish.name or BEST
        game.bot(level)
        return Chair("bot", level)
    return Chair("person", name_of(wish.name, number, others), token_hash(token))


def name_of(words: str, seat: int, others: Iterable[str] = ()) -> str:
    """A person's name, or one for somebody who gave none; it can be seen, and is nobody else's at the table."""
    name = clean(words, MOST_NAME, "name")
    if words.strip() and not alike(name):
        raise BadRequest("name-invisible")
    name = name or f"Player {seat}"
    if alike(name) in map(alike, others):
        raise BadRequest("name-taken", name=name)
    return name
