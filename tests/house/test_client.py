"""Programs of other people at real tables: `croupier.client` with a live house."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from croupier import Record, Refused, client
from croupier.games.fini.moves import Announce, Call, Put, Take
from croupier.games.fini.views import View as FiniView
from croupier.games.finish_line.moves import Done, PlaceBet, WinnerBet
from croupier.games.finish_line.views import View as RaceView
from croupier.games.pig.events import Rolled
from croupier.games.pig.moves import Hold, Roll
from croupier.games.pig.views import View as PigView
from croupier.house.log.fair import verify

from .houses import Process, sqlite_in
from .people import ask

T = TypeVar("T")


def at_table(story: Coroutine[Any, Any, T], seconds: float = 60) -> T:
    """Let a story at a table happen."""
    return asyncio.run(asyncio.wait_for(story, seconds))


def hold_at_20(turn: client.Turn) -> Roll | Hold:
    """A player of Pig, who looks at the view."""
    view = turn.view
    assert isinstance(view, PigView)
    assert turn.moves[0] == Roll()
    return Hold() if view.gathered >= min(20, view.target - view.scores[turn.seat]) else Roll()


async def last_offered(seat: client.Seat) -> None:
    """Play the last move that is offered until the game is over."""
    async for turn in seat:
        await turn.play(turn.moves[-1])


def pig_with(house: Process, *chairs: str, **wishes: Any) -> client.LaidOut:
    """A short game of Pig."""
    return client.lay_out(house.url, "pig", chairs, options={"target": 30}, first=0, **wishes)


def test_a_plain_function_plays_a_whole_game_against_a_bot(house: Process) -> None:
    turns: list[client.Turn] = []

    def player(turn: client.Turn) -> Roll | Hold:
        turns.append(turn)
        return hold_at_20(turn)

    table = pig_with(house, "person:Hal", "hold-at-20")
    end = client.play(table.seats[0], player)
    assert sorted(end.result) == [0, 1]
    assert end.scores == end.view.scores
    assert end.result[end.scores.index(max(end.scores))] == 1
    assert any(isinstance(event, Rolled) for turn in turns for event in turn.events)
    assert [turn.scores for turn in turns] == [turn.view.scores for turn in turns]
    record = Record.from_text(end.record)
    assert verify(record, end.commitment, {1: end.luck}) > 0
    assert sum(line.seat == "1" for line in record.log) == len(turns)
    told = [one for turn in turns for one in turn.news if one.kind == "played"]
    assert len(told) >= len([line for line in record.log if line.seat == "1"])


def test_two_programs_play_each_other_by_an_invitation(house: Process) -> None:
    async def story() -> tuple[client.Ended, client.Ended]:
        table = pig_with(house, "open", "open")

        async def somebody(name: str) -> client.Ended:
            async with client.sit(table.invitation, name) as seat:
                async for turn in seat:
                    assert await turn.play("hold" if Hold() in turn.moves else "roll")
                assert sorted(seat.names) == ["Left", "Right"]
                return await seat.ended()

        return await asyncio.gather(somebody("Left"), somebody("Right"))

    left, right = at_table(story())
    assert {left.seat, right.seat} == {0, 1}
    assert left.result == right.result
    assert left.record == right.record
    assert verify(Record.from_text(left.record), left.commitment, {left.seat + 1: left.luck, right.seat + 1: right.luck})


def test_bets_of_others_are_never_seen_while_they_are_secret(house: Process) -> None:
    seen: dict[int, list[client.Turn]] = {0: [], 1: []}

    async def better(link: str) -> client.Ended:
        async with client.sit(link) as seat:
            async for turn in seat:
                seen[turn.seat].append(turn)
                if turn.view.phase == "bet" and not turn.view.bets:
                    bets = [move for move in turn.moves if isinstance(move, WinnerBet | PlaceBet) and move.amount]
                    await turn.play(bets[turn.seat])
                else:
                    await turn.play(Done() if Done() in turn.moves else turn.moves[-1])
            return await seat.ended()

    async def story() -> list[client.Ended]:
        table = client.lay_out(house.url, "finish_line", ["person", "person"], first=0)
        return await asyncio.gather(*(better(link) for link in table.seats.values()))

    ends = at_table(story())
    assert ends[0].result == ends[1].result
    made = {0: set[str](), 1: set[str]()}
    for seat, turns in seen.items():
        assert all(isinstance(turn.view, RaceView) and turn.view.seat == seat for turn in turns)
        for one in (one for turn in turns for one in turn.news):
            if isinstance(one.move, WinnerBet | PlaceBet):
                assert one.seat == seat, "somebody else's bet was told"
                made[seat].add(str(one.move))
    assert made[0]
    assert made[1]
    assert all(ends[seat].view.seat == seat for seat in seen)
