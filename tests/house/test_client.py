"""Programs of other people at real tables: `croupier.client` with a live house."""

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import get_type_hints

import pytest

from croupier import CHANCE, Record, Refused, client
from croupier.games.fini.moves import Announce, Call, Put, Take
from croupier.games.fini.views import View as FiniView
from croupier.games.finish_line.moves import Done, PlaceBet, WinnerBet
from croupier.games.finish_line.views import View as RaceView
from croupier.games.pig.events import Rolled
from croupier.games.pig.moves import Hold, Roll
from croupier.house.log.fair import verify
from croupier.kernel.game import Game
from croupier.kernel.shelf import GAMES, games

from .houses import Process, sqlite_in
from .people import ask, at_tables
from .programs import Tap, hold_at_20, pig_with


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

    left, right = at_tables(story())
    assert {left.seat, right.seat} == {0, 1}
    assert left.result == right.result
    assert left.record == right.record
    assert verify(
        Record.from_text(left.record), left.commitment, {left.seat + 1: left.luck, right.seat + 1: right.luck}
    )


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

    ends = at_tables(story())
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


def test_a_hand_of_a_program_duels_with_another_in_real_time(house: Process) -> None:
    """One grabs and calls, the other grabs as fast as it can: some of its moves find the table moved on."""
    refused: list[str] = []

    async def grabs(seat: client.Seat, most: int) -> None:
        placed = 0
        async for turn in seat:
            assert isinstance(turn.view, FiniView)
            offered = turn.moves
            announced = [move for move in offered if isinstance(move, Announce)]
            dice = [move for move in offered if isinstance(move, Put | Take)]
            move = announced[0] if announced else dice[0] if dice and placed < most else Call()
            if move not in offered:
                continue
            try:
                placed += await turn.play(move) and isinstance(move, Put)
            except Refused as error:
                refused.append(error.clause)

    async def story() -> list[client.Ended]:
        table = client.lay_out(house.url, "fini", ["person", "person"], options={"chips": 1}, first=0)
        async with client.sit(table.seats[0]) as left, client.sit(table.seats[1]) as right:
            await asyncio.gather(grabs(left, 3), grabs(right, 100))
            return [await left.ended(), await right.ended()]

    left, right = at_tables(story())
    assert left.result == right.result != ()
    assert all(clause.startswith("I") for clause in refused)
    assert verify(Record.from_text(left.record), left.commitment, {1: left.luck, 2: right.luck})


def test_a_plain_player_in_real_time_lets_be_what_it_does_not_want(house: Process) -> None:
    asked: list[FiniView] = []

    def patient(turn: client.Turn) -> str | Announce | None:
        asked.append(turn.view)
        announce = next((move for move in turn.moves if isinstance(move, Announce)), None)
        return announce if announce else None if len(asked) % 3 else "fini"

    table = client.lay_out(house.url, "fini", ["person", "steady"], options={"chips": 1}, first=0)
    end = client.play(table.seats[0], patient)
    assert sum(end.result) == 1
    assert len(asked) >= 3


def test_a_house_that_is_killed_and_comes_back_finds_every_move_made_once(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path) as house:
        table = client.lay_out(house.url, "pig", ["person", "person"], options={"target": 60}, first=0)
        made: list[str] = []
        told: list[client.News] = []

        async def somebody(link: str, kills: bool) -> client.Ended:
            async with client.sit(link) as seat:
                async for turn in seat:
                    told.extend(one for one in turn.news if one.kind == "played" and kills)
                    again = None
                    if kills and made.count("1") in (1, 3):
                        house.kill()
                        again = asyncio.create_task(asyncio.to_thread(house.start))
                    assert await turn.play(hold_at_20(turn))
                    made.append(str(seat.seat + 1))
                    if again:
                        await again
                return await seat.ended()

        async def story() -> list[client.Ended]:
            return await asyncio.gather(*(somebody(link, not seat) for seat, link in table.seats.items()))

        ends = at_tables(story(), 90)
    log = Record.from_text(ends[0].record).log
    assert [line.seat for line in log if line.seat != "*"] == made
    assert len(log) >= len(told) > len(log) // 2
    assert [str(one.seat + 1) for one in told if one.seat != CHANCE] == made[
        : len(told) - sum(one.seat == CHANCE for one in told)
    ]
    assert ends[0].record == ends[1].record


def test_a_move_whose_answer_was_lost_is_not_made_again(house: Process) -> None:
    tap = Tap(house)

    async def story() -> tuple[list[bool], client.Ended]:
        table = pig_with(house, "person", "hold-at-20")
        played: list[bool] = []
        async with await tap.open(), client.sit(table.seats[0].replace(f":{tap.there}/", f":{tap.port}/")) as seat:
            async for turn in seat:
                tap.cutting = len(played) < 3
                played.append(await turn.play(hold_at_20(turn)))
            return played, await seat.ended()

    played, end = at_tables(story())
    assert tap.cut == 3
    assert all(played)
    assert sum(line.seat == "1" for line in Record.from_text(end.record).log) == len(played)


def test_a_plain_player_can_be_called_where_a_loop_is_running_already(house: Process) -> None:
    async def notebook() -> client.Ended:
        return client.play(pig_with(house, "person", "random").seats[0], hold_at_20)

    assert sum(at_tables(notebook()).result) == 1


def test_who_lets_a_turn_be_is_asked_again_after_a_bot_has_moved_for_him(house: Process) -> None:
    clock = {"seconds": 1, "per": "move", "expiry": "bot"}
    chairs = [{"kind": "person"}, {"kind": "person"}]
    _, keys = ask(f"{house.url}/api/tables", {"game": "pig", "chairs": chairs, "first": 1, "clock": clock})
    left, right = (f"{house.url}/tables/{keys['table']}#token={token}" for token in keys["seats"].values())

    async def story() -> list[client.Turn]:
        async with client.sit(left) as slow, client.sit(right):
            return [await anext(slow) for _ in range(2)]

    first, second = at_tables(story())
    assert second.number > first.number
    assert next(one.seat for one in second.news if one.kind == "played") == 0


@pytest.mark.parametrize("game", games(GAMES), ids=lambda game: game.id)
def test_every_game_is_played_to_its_end_by_programs_with_its_own_structs(house: Process, game: Game) -> None:
    async def somebody(link: str) -> client.Ended:
        view = get_type_hints(game.views.view)["return"]
        dice = random.Random(5)
        async with client.sit(link) as seat:
            async for turn in seat:
                assert isinstance(turn.view, view)
                assert [offer.move for offer in turn.offers] == turn.moves
                with suppress(Refused):
                    await turn.play(dice.choice(turn.moves))
            return await seat.ended()

    async def story() -> list[client.Ended]:
        table = client.lay_out(house.url, game.id, ["person", "person"])
        return await asyncio.gather(*map(somebody, table.seats.values()))

    left, right = at_tables(story())
    assert left.result == right.result
    assert sum(left.result) == 1
    assert verify(Record.from_text(left.record), left.commitment, {1: left.luck, 2: right.luck})
