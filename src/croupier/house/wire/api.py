"""What is asked over plain HTTP: the shelf, the lobby, laying out tables, sitting down, records, figures."""

from contextlib import nullcontext
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from croupier.kernel.clauses import Clause
from croupier.kernel.languages import ENGLISH, language_of
from croupier.kernel.shelf import Box, boxes, find_game
from croupier.lab.analysis.report import Analysis

from ..errors import NotYours, TooMany
from ..live.branch import branch
from ..live.client import NOBODY
from ..live.clocks import now
from ..live.draft import Draft
from ..live.news import Making, TableView, encode
from ..live.seating import sit, take_over
from ..live.telling import table_view, turn_of
from ..log.entries import Chair, decode_opened
from ..log.records import record_of
from ..metrics import REGISTRY
from .house import House
from .problems import problems
from .safety import may_see_figures, new_token, token_hash
from .wishes import BranchWish, Health, Keys, KeyWish, Lobby, SeatWish, TableWish, grant, name_of, offer_of

TableId = Annotated[str, Parameter(pattern="^[0-9a-z]{1,32}$")]
GameName = Annotated[str, Parameter(max_length=64)]
Tag = Annotated[str, Parameter(pattern="^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$")]
PageMark = Annotated[str, Parameter(pattern="^([0-9]{1,15}-[0-9a-z]{1,32})?$")]
PAGE = 20
"""Tables on a page of the lobby."""
MAKING = ResponseSpec(Making, description="It is being made: ask again.")


@get("/api/games", responses=problems())
async def shelf(language: Tag = ENGLISH) -> list[Box]:
    """The games, as they stand on the shelf; what each is like in a language, or in English where it has none."""
    tongue = language_of(language)
    return [msgspec.structs.replace(box, line=find_game(box.id).line(tongue)) for box in boxes()[0]]


@get("/api/games/{game:str}/rules", responses=problems(404))
async def rules(game: str, language: Tag = ENGLISH) -> Response[list[Clause]]:
    """The rules of a game, clause by clause, and where each comes from; in English where the language has none."""
    found, tongue = find_game(game), language_of(language)
    written = {"content-language": found.rules_language(tongue)}
    return Response(list(found.rules_in(tongue).values()), headers=written)


@get("/api/tables", responses=problems(400, 404))
async def lobby(state: State, before: PageMark = "", game: GameName = "") -> Lobby:
    """Public tables with free seats where somebody was seen lately, the newest first, of all games or of one."""
    house: House = state.house
    at, _, last = before.partition("-")
    wanted = find_game(game).id if game else ""
    found = await house.store.lobby(PAGE + 1, house.offers.since, (int(at), last) if before else None, wanted)
    page = found[:PAGE]
    opened = {table: decode_opened(entries) for table, entries in (await house.store.openings(page)).items()}
    offers = [offer_of(listed, opened[listed.id]) for listed in page if listed.id in opened]
    return Lobby(offers, f"{page[-1].opened_at}-{page[-1].id}" if len(found) > PAGE else "")


@post("/api/tables", responses=problems(400, 404))
async def open_table(request: Request[None, None, State], data: TableWish, state: State) -> Keys:
    """Lay out a table; the host gets the keys of his seats."""
    house: House = state.house
    address = house.addresses.of(request.scope)
    if not house.accounts.of(address).tables.take():
        raise TooMany("many-from-address", what="tables")
    opened, keys = grant(data, find_game(data.game))
    async with house.offers.one_more(address) if data.public else nullcontext(set[str]()) as tables:
        room = await house.rooms.open(opened, fair=data.dice == "fair")
        tables.add(room.table.id)
    return msgspec.structs.replace(keys, table=room.table.id)


@get("/api/tables/{table:str}", responses=problems(400, 404, 410))
async def look(table: TableId, state: State) -> TableView:
    """A table as anybody sees it."""
    house: House = state.house
    room = await house.rooms.room(table)
    view = table_view(room.table, NOBODY, room.here, False)
    return msgspec.structs.replace(
        view,
        now=room.table.clock(now()) if room.table.began else 0,
        turn=turn_of(room.table),
        scores=list(room.table.position.standing()),
        waits=room.company().waits,
    )


@post("/api/tables/{table:str}/seats", responses=problems(400, 404, 409, 410))
async def take_seat(table: TableId, data: SeatWish, state: State) -> Keys:
    """Sit down on an open seat."""
    house: House = state.house
    room = await house.rooms.room(table)
    token = new_token()

    def sit_down(draft: Draft) -> None:
        others = [seat.name for number, seat in enumerate(draft.table.seats, 1) if number != data.seat]
        name = name_of(data.name, data.seat, others)
        sit(draft, data.seat - 1, name, token_hash(token))

    await house.rooms.act(room, sit_down)
    return Keys(table, {str(data.seat): token})


@post("/api/tables/{table:str}/key", responses=problems(400, 404, 409, 410))
async def change_key(table: TableId, data: KeyWish, state: State) -> Keys:
    """Take a seat over from another device: by the key it was handed on with; the old token holds it no more."""
    house: House = state.house
    room = await house.rooms.room(table)
    token = new_token()
    seats: list[int] = []

    def change(draft: Draft) -> None:
        seats[:] = [take_over(draft, token_hash(data.key), token_hash(token))]

    await house.rooms.act(room, change)
    return Keys(table, {str(seat + 1): token for seat in seats})


@post("/api/tables/{table:str}/branch", responses=problems(400, 404, 409, 410))
async def play_on(request: Request[None, None, State], table: TableId, data: BranchWish, state: State) -> Keys:
    """Lay out a table that goes on, against bots, from where this one was."""
    house: House = state.house
    if not house.accounts.of(house.addresses.of(request.scope)).tables.take():
        raise TooMany("many-from-address", what="tables")
    room = await house.rooms.room(table)
    token = new_token()
    eyes = room.table.held_by(frozenset(map(token_hash, data.tokens)))
    chair = Chair("person", name_of(data.name, data.seat, []), token_hash(token))
    opened = await branch(house.rooms, room, eyes, data.number, (data.seat - 1, chair), data.coach)
    laid = await house.rooms.open(opened, fair=True)
    return Keys(laid.table.id, {str(data.seat): token})


@get("/api/tables/{table:str}/record", media_type=MediaType.TEXT, responses=problems(400, 404, 409, 410))
async def record(table: TableId, state: State) -> Response[str]:
    """The record of a game; where it has secrets, once it is over."""
    house: House = state.house
    room = await house.rooms.room(table)
    async with room.lock:
        text = record_of(room.table, await house.rooms.entries(room)).text()
    return Response(text, headers={"content-disposition": f'attachment; filename="{table}.record"'})


@get("/api/tables/{table:str}/analysis", responses={202: MAKING, **problems(400, 404, 409, 410, 500)})
async def analysis(request: Request[None, None, State], table: TableId, state: State) -> Response[Analysis]:
    """How a game that is over went: what every decision cost, and how lucky everybody was; asking has it made."""
    house: House = state.house
    room = await house.rooms.room(table)
    found = await house.analyses.of(room, house.addresses.of(request.scope))
    making = isinstance(found, Making)
    return Response(encode(found) if making else found, media_type=MediaType.JSON, status_code=202 if making else 200)  # type: ignore[arg-type]


@get("/health", responses=problems())
async def health() -> Health:
    """Whether this process is alive."""
    return Health("well")


@get("/ready", responses=problems())
async def ready(state: State) -> Health:
    """Whether this process can serve: it can write to its database."""
    house: House = state.house
    await house.store.ping()
    return Health("well")


@get("/metrics", include_in_schema=False)
async def figures(request: Request[None, None, State], state: State) -> Response[bytes]:
    """Figures for Prometheus, and for whoever runs the house: others could count secret moves by them."""
    house: House = state.house
    if not may_see_figures(request.scope, house.settings.figures_token):
        raise NotYours("figures-only-inside")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


ROUTES = [
    shelf,
    rules,
    lobby,
    open_table,
    look,
    take_seat,
    change_key,
    play_on,
    record,
    analysis,
    health,
    ready,
    figures,
]
