"""What is asked over plain HTTP: the shelf, the lobby, laying out tables, sitting down, records."""

from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from croupier.kernel.clauses import Clause
from croupier.kernel.errors import BadOption
from croupier.kernel.options import option_texts, parse_options
from croupier.kernel.shelf import Box, boxes, find_game

from .entries import Chair, Clock, Opened
from .errors import HouseError
from .fair import commitment, new_secret
from .house import House
from .messages import Problem, TableView
from .metrics import FIGURES
from .records import record_of_table
from .rooms import now
from .safety import clean, new_id, new_token, token_hash
from .telling import table_view

MOST_NAME = 40
Words = Annotated[str, msgspec.Meta(max_length=200)]
TableId = Annotated[str, Parameter(pattern="^[0-9a-z]{1,32}$")]


SAYS = {
    400: "Something in the request is not as described.",
    404: "There is no such thing.",
    409: "Not at this time.",
    429: "Too much from one address.",
    503: "The database does not answer.",
}


class ChairWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat as the host wants it: his own, a bot's, or open."""

    kind: Literal["person", "bot", "open"]
    name: Words = ""
    """A person's name, or the level of a bot; the best one if empty."""


class TableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to lay out."""

    game: Words
    chairs: Annotated[list[ChairWish], msgspec.Meta(max_length=16)]
    edition: Words = "standard"
    options: dict[Words, Words] = {}
    dice: Literal["fair", "real"] = "fair"
    clock: Clock | None = None
    public: bool = False


class Keys(msgspec.Struct, frozen=True):
    """What a client keeps to itself: the tokens of its seats, by seat number, and the host's."""

    table: str
    seats: dict[str, str]
    host: str = ""


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat to sit down on, counted from 1."""

    seat: Annotated[int, msgspec.Meta(ge=1, le=16)]
    name: Words = ""


class Offer(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    free: int
    opened_at: int


class Health(msgspec.Struct, frozen=True):
    """How the house is."""

    status: Literal["well"]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What else a request may be answered with."""
    return {status: ResponseSpec(Problem, description=SAYS[status]) for status in (*statuses, 429, 503)}


@get("/api/games", responses=problems())
async def shelf() -> list[Box]:
    """The games, as they stand on the shelf."""
    return boxes()[0]


@get("/api/games/{game:str}/rules", responses=problems(404))
async def rules(game: str) -> list[Clause]:
    """The rules of a game, clause by clause, and where each comes from."""
    return list(find_game(game).clauses.values())


@get("/api/tables", responses=problems())
async def lobby(state: State) -> list[Offer]:
    """Public tables with free seats, the newest first."""
    house: House = state.house
    return [Offer(row.id, row.game, row.free, row.opened_at) for row in await house.store.lobby()]


@post("/api/tables", responses=problems(400, 404))
async def open_table(request: Request[None, None, State], data: TableWish, state: State) -> Keys:
    """Lay out a table; the host gets the keys of his seats."""
    house: House = state.house
    house.new_tables.check(house.address(request.scope))
    game = find_game(data.game)
    options = parse_options(game.option_type, data.options)
    if data.edition not in game.editions:
        raise BadOption(f"there is no edition {data.edition!r}; there is: {', '.join(game.editions)}")
    game.check_players(len(data.chairs))
    if data.clock is not None and not 1 <= data.clock.seconds <= 86_400:
        raise HouseError("a clock has 1 to 86400 seconds")
    await house.warm(game)
    tokens, chairs = {}, []
    for number, wish in enumerate(data.chairs, 1):
        if wish.kind == "bot":
            level = wish.name or list(game.bots)[-1]
            game.bot(level)
            chairs.append(Chair("bot", level))
        elif wish.kind == "person":
            tokens[str(number)] = new_token()
            name = clean(wish.name, MOST_NAME, "a name") or f"Player {number}"
            chairs.append(Chair("person", name, token_hash(tokens[str(number)])))
        else:
            chairs.append(Chair("open"))
    host, secret = new_token(), new_secret() if data.dice == "fair" else ""
    opened = Opened(
        game=game.id,
        edition=msgspec.json.encode(game.edition(data.edition)).decode(),
        options=option_texts(options),
        chairs=tuple(chairs),
        host=token_hash(host),
        commitment=commitment(secret) if secret else "",
        clock=data.clock,
        public=data.public,
    )
    name = new_id()
    await house.rooms.open(name, secret, opened)
    FIGURES.tables_opened += 1
    return Keys(name, tokens, host)


@get("/api/tables/{table:str}", responses=problems(400, 404))
async def look(table: TableId, state: State) -> TableView:
    """A table as anybody sees it."""
    house: House = state.house
    room = await house.room(table)
    view = table_view(room.table, frozenset(), room.here, False)
    return msgspec.structs.replace(view, now=room.table.clock(now()) if room.table.began else 0)


@post("/api/tables/{table:str}/seats", responses=problems(400, 404, 409))
async def sit(table: TableId, data: SeatWish, state: State) -> Keys:
    """Sit down on an open seat."""
    house: House = state.house
    room = await house.room(table)
    name = clean(data.name, MOST_NAME, "a name") or f"Player {data.seat}"
    token = new_token()
    await house.rooms.act(room, lambda draft: draft.sit(data.seat - 1, name, token_hash(token)))
    return Keys(table, {str(data.seat): token})


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=problems(400, 404, 409))
async def record(table: TableId, state: State) -> Response[str]:
    """The record of a game; where it has secrets, once it is over."""
    house: House = state.house
    room = await house.room(table)
    text = await record_of_table(house.store, room.table)
    return Response(text, headers={"content-disposition": f'attachment; filename="{table}.record"'})


@get("/health", responses=problems())
async def health() -> Health:
    """Whether this process is alive."""
    return Health("well")


@get("/ready", responses=problems())
async def ready(state: State) -> Health:
    """Whether this process can serve: its database answers."""
    house: House = state.house
    await house.store.ping()
    return Health("well")


ROUTES = [shelf, rules, lobby, open_table, look, sit, record, health, ready]
