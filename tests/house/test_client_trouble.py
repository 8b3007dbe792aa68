"""What may go wrong for a program at a table, and what it is told then: one clear line."""

import asyncio
import hashlib
import re
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier import CroupierError, Record, Refused, client
from croupier.games.pig.moves import Hold, Roll

from .houses import CROUPIER, Process, sqlite_in
from .people import Person, ask, at_tables, sit
from .programs import Tap, hold_at_20, last_offered, pig_with, seat_kinds, token_of


def test_a_refusal_names_the_clause_and_leaves_the_turn_open(house: Process) -> None:
    async def story() -> tuple[int, tuple[float, ...]]:
        table = pig_with(house, "person", "random")
        refused = 0
        async with client.sit(table.seats[0]) as seat:
            async for turn in seat:
                if Hold() not in turn.moves and not refused:
                    with pytest.raises(Refused, match=r"^P3: A turn begins with a roll"):
                        await turn.play(Hold())
                    with pytest.raises(client.HouseSays, match="dance"):
                        await turn.play("dance")
                    with pytest.raises(client.HouseSays, match="no such move"):
                        await turn.play({"kind": "jump"})
                    refused += 1
                assert await turn.play(turn.moves[-1])
            return refused, seat.result

    assert at_tables(story())[0] == 1


def test_a_plain_player_whose_move_is_refused_hears_the_clause_and_a_bot_plays_on(house: Process) -> None:
    table = pig_with(house, "person", "random")
    with pytest.raises(Refused, match=r"^P3: "):
        client.play(table.seats[0], lambda _: Hold())
    assert seat_kinds(table) == ["bot", "bot"]


def test_a_player_that_raises_is_told_in_one_line_and_the_seat_is_given_up(house: Process) -> None:
    def clumsy(turn: client.Turn) -> Roll:
        raise ValueError("the die rolled under the table")

    table = pig_with(house, "person", "random")
    with pytest.raises(client.PlayerFailed, match="the player clumsy has raised ValueError: the die rolled") as failed:
        client.play(table.seats[0], clumsy)
    assert isinstance(failed.value.__cause__, ValueError)
    assert "\n" not in str(failed.value)
    assert seat_kinds(table) == ["bot", "bot"]


def test_an_answer_that_is_no_move_is_told_in_one_line(house: Process) -> None:
    table = pig_with(house, "person", "random")
    with pytest.raises(client.PlayerFailed, match=r"the player <lambda> has to answer with a move, .* not with int"):
        client.play(table.seats[0], lambda _: 7)  # type: ignore[arg-type, return-value]


def test_who_keeps_the_seat_comes_back_to_it_with_its_link(house: Process) -> None:
    async def story() -> tuple[float, ...]:
        table = pig_with(house, "open", "random")
        async with client.sit(table.invitation, "Hal", keep=True) as seat:
            turn = await anext(seat)
            link = seat.link
            assert await turn.play(Roll())
        async with client.sit(link) as seat:
            assert seat.names[0] == "Hal"
            await last_offered(seat)
            return seat.result

    assert len(at_tables(story())) == 2


def test_who_leaves_before_the_game_leaves_an_open_seat(house: Process) -> None:
    async def story() -> list[str]:
        table = pig_with(house, "open", "open")
        async with client.sit(table.invitation, seat=1) as seat:
            assert seat.seat == 1
            await seat.leave()
            assert [turn async for turn in seat] == []
        return seat_kinds(table)

    assert at_tables(story()) == ["open", "open"]


def test_a_seat_that_is_handed_on_is_taken_by_its_link_and_lost_by_who_had_it(house: Process) -> None:
    async def story() -> None:
        table = pig_with(house, "person", "person")
        key = "once-and-for-all"
        async with client.sit(table.seats[0], keep=True) as before, client.sit(table.seats[1], keep=True):
            turn = await anext(before)
            person = await Person(house.url, table.invitation.rpartition("/")[2], [token_of(table.seats[0])]).come()
            await person.answer({"kind": "hand-on", "seat": 1, "key": hashlib.sha256(key.encode()).hexdigest()})
            await person.go()
            async with client.sit(f"{table.invitation}#seat={key}", keep=True) as after:
                assert after.seat == 0
                assert await (await anext(after)).play(Roll())
                with pytest.raises(client.SeatLost, match="seat 1 is not this program's any more"):
                    await turn.play(Roll())
                with pytest.raises(client.SeatLost):
                    await anext(before)
            with pytest.raises(client.HouseSays, match="this link holds no seat: it works once"):
                async with client.sit(f"{table.invitation}#seat={key}"):
                    pass

    at_tables(story())


def test_a_bot_that_stood_in_gives_the_seat_back_to_a_program_that_returns(house: Process) -> None:
    async def story() -> list[str]:
        table = pig_with(house, "person", "person")
        host = await Person(house.url, table.invitation.rpartition("/")[2], [table.host]).come()
        async with client.sit(table.seats[0], keep=True) as left, client.sit(table.seats[1], keep=True) as right:
            turn = await anext(left)
            link = right.link
            await right.go(keep=True)
            while 2 not in (await host.company())["away"]:
                pass
            assert (await host.answer({"kind": "stand-in", "seat": 2, "bot": "random"}))["kind"] == "update"
            await host.go()
            async with client.sit(link) as back:
                assert await turn.play(Roll())
                playing = asyncio.create_task(last_offered(left))
                told = [one.kind for one in (await anext(back)).news]
                await back.leave()
                await playing
                return told

    assert {"stood-in", "returned"} <= set(at_tables(story()))


BAD_LINKS = {
    "no link at all": ("the table by the window", "is not a link to a table, such as http"),
    "another page": ("{house}/proof", "is not a link to a table"),
    "no such table": ("{house}/tables/nowhere", 'there is no table "nowhere"'),
    "no such table to come back to": ("{house}/tables/nowhere#token=abc", 'there is no table "nowhere"'),
    "a token that holds nothing": ("{table}#token=abc", "this token holds no seat at the table"),
    "a key that holds nothing": ("{table}#seat=abc", "this link holds no seat"),
    "another mark": ("{table}#abc", "has to be seat=KEY or token=TOKEN"),
    "no open seat": ("{table}", "no seat is open"),
    "no house": ("http://127.0.0.1:9/tables/abc", "no house answers at http://127.0.0.1:9/"),
    "no house to come back to": ("http://127.0.0.1:9/tables/abc#token=abc", "no house answers at ws://127.0.0.1:9/"),
}


@pytest.mark.parametrize("what", BAD_LINKS)
def test_a_bad_link_is_told_in_one_line(house: Process, what: str) -> None:
    link, words = BAD_LINKS[what]
    table = pig_with(house, "person", "random").invitation
    with pytest.raises(CroupierError, match=re.escape(words)) as told:
        client.play(link.format(house=house.url, table=table), hold_at_20)
    assert "\n" not in str(told.value)


def test_a_table_that_no_house_lays_out_is_told_in_one_line(house: Process) -> None:
    for game, chairs, words in (
        ("chess", ["person"], 'there is no game "chess"'),
        ("pig", ["person", "nobody"], 'there is no bot "nobody"'),
        ("pig", ["person"], "Pig is for 2 to"),
    ):
        with pytest.raises(client.HouseSays, match=words):
            client.lay_out(house.url, game, chairs)
    with pytest.raises(client.ClientError, match="is not a house"):
        client.lay_out("here", "pig", ["person", "random"])


def test_a_program_has_no_real_dice(house: Process) -> None:
    status, keys = ask(
        f"{house.url}/api/tables",
        {"game": "pig", "chairs": [{"kind": "open"}, {"kind": "bot", "name": "random"}], "dice": "real"},
    )
    assert status == 201
    with pytest.raises(client.ClientError, match="real dice"):
        client.play(f"{house.url}/tables/{keys['table']}", hold_at_20)


def test_a_house_that_does_not_come_back_is_given_up_in_one_line(tmp_path: Path) -> None:
    with Process(sqlite_in(tmp_path), tmp_path) as house:
        table = pig_with(house, "person", "random")

        def last_guest(turn: client.Turn) -> Roll:
            house.kill()
            return Roll()

        with pytest.raises(client.Away, match="has not answered for 1 seconds"):
            client.play(table.seats[0], last_guest, patience=1)


def test_without_the_game_installed_its_data_is_plain(house: Process) -> None:
    table = pig_with(house, "person", "random")
    end = client.play(table.seats[0], lambda turn: {"kind": turn.moves[-1]["kind"]}, typed=False)
    assert end.view["scores"] == list(end.scores)

    async def story() -> None:
        again = pig_with(house, "person", "random")
        async with client.sit(again.seats[0], typed=False) as seat:
            with pytest.raises(Refused, match=r"^P3: "):
                await (await anext(seat)).play({"kind": "hold"})

    at_tables(story())


def test_what_is_said_at_the_table_is_news_and_no_turn(house: Process) -> None:
    async def story() -> list[str]:
        table = pig_with(house, "person", "person")
        async with client.sit(table.seats[0]) as left, client.sit(table.seats[1]) as right:
            turn = await anext(left)
            await right.say("good luck")
            assert await turn.play(Roll())
            said: list[str] = []
            while not said:
                later = await anext(left if not left.view.active else right)
                said = [one.words for one in later.news if one.kind == "said"]
                await later.play(later.moves[-1])
            return said

    assert at_tables(story()) == ["good luck"]


def test_news_that_were_missed_by_the_hundred_are_told_page_by_page(house: Process) -> None:
    tap = Tap(house)
    words = [f"this is message {number}" for number in range(130)]

    async def story() -> list[str]:
        table = pig_with(house, "person", "person")
        through = table.seats[0].replace(f":{tap.there}/", f":{tap.port}/")
        async with await tap.open(), client.sit(through) as left, client.sit(table.seats[1]) as right:
            turn = await anext(left)
            tap.cutting = tap.shut = True
            playing = asyncio.create_task(turn.play(Roll()))
            for word in words:
                await right.say(word)
            tap.shut = False
            assert await playing
            other = asyncio.create_task(last_offered(right))
            told = [one.words for one in (await anext(left)).news if one.kind == "said"]
            await left.leave()
            await other
            return told

    assert at_tables(story()) == words
    assert tap.cut == 1


def test_luck_is_new_at_every_table_and_promised_before_it_is_shown(house: Process) -> None:
    ends = [client.play(pig_with(house, "person", "random").seats[0], hold_at_20) for _ in range(2)]
    assert len({end.luck for end in ends}) == 2
    assert all(re.fullmatch("[0-9a-f]{32}", end.luck) for end in ends)
    for end in ends:
        assert f"luck 1 {end.luck}" in end.record.splitlines()
        assert "promised 1" in end.record.splitlines()


def test_who_breaks_a_promise_is_replaced_and_luck_is_drawn_anew(tmp_path: Path) -> None:
    async def story() -> tuple[set[str], client.Ended]:
        table = pig_with(house, "person", "open")
        name = table.invitation.rpartition("/")[2]
        async with client.sit(table.seats[0]) as seat:
            silent = await sit(house.url, name, 2)
            await silent.promise(2)
            while not silent.last["table"]["revealing"]:
                await silent.hear()
            promises = {seat["promise"] for seat in silent.last["table"]["seats"]}
            while silent.last["table"]["seats"][1]["mine"]:
                await silent.hear()
            await silent.go()
            async with client.sit(table.invitation) as other:
                await asyncio.gather(last_offered(seat), last_offered(other))
            return promises, await seat.ended()

    with Process(sqlite_in(tmp_path), tmp_path, reveal=0.5) as house:
        promises, end = at_tables(story())
    assert "promised 2" in end.record.splitlines()
    assert hashlib.sha256(end.luck.encode()).hexdigest() not in promises


def test_a_record_that_is_not_what_was_promised_is_found_out(house: Process) -> None:
    async def story() -> None:
        table = pig_with(house, "person", "random")
        async with client.sit(table.seats[0]) as seat:
            await last_offered(seat)
            record = Record.from_text((await seat.ended()).record)
            assert record.fairness
            luck = seat._luck
            luck.check(record, 0)
            forgeries: list[tuple[dict[str, Any], str]] = [
                ({"commitment": "00" * 32}, "another commitment"),
                ({"key": "00" * 32}, "the key shown"),
                ({"luck": ((1, "mine"),)}, "seat 1 had other luck"),
                ({"rounds": 2}, "promised 1 times, and it says 2"),
            ]
            for forged, words in forgeries:
                fairness = msgspec.structs.replace(record.fairness, **forged)
                with pytest.raises(client.Unfair, match=words):
                    luck.check(msgspec.structs.replace(record, fairness=fairness), 0)

    at_tables(story())


PLAYER = """
def eager(turn):
    return turn.moves[-1]
"""


def test_a_player_in_a_file_joins_from_the_command_line(house: Process, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(PLAYER)

    def joined(link: str, bot: str) -> "subprocess.CompletedProcess[str]":
        words = ["join", link, "--bot", bot, "--name", "My player"]
        return subprocess.run([*CROUPIER, *words], capture_output=True, text=True, check=False)

    done = joined(pig_with(house, "open", "random").invitation, f"{file}:eager")
    assert re.fullmatch(r"The game is over\. You sat on seat 1; scores: \d+ \d+; .*: [01] [01]\.\n", done.stdout), (
        done.stderr
    )
    for link, bot, words in (
        (f"{house.url}/tables/nowhere", f"{file}:eager", 'there is no table "nowhere"'),
        (f"{house.url}/tables/nowhere", f"{file}:lazy", "has no function lazy"),
        (f"{house.url}/tables/nowhere", "best", 'croupier: "best" is no player of your own: say FILE.py:NAME'),
    ):
        done = joined(link, bot)
        assert done.returncode == 2
        assert words in done.stderr
        assert done.stderr.count("\n") == 1
