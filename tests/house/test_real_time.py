"""A game of two hands over two lines."""

import asyncio
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from croupier.house.live.acts import alarm, move
from croupier.house.live.bots import Bots
from croupier.house.live.client import Client
from croupier.house.live.clocks import Clocks
from croupier.house.live.draft import Draft
from croupier.house.live.errands import Errands
from croupier.house.live.meaning import Said
from croupier.house.live.room import Room
from croupier.house.live.seating import promise, wish
from croupier.house.live.warm import Warmth
from croupier.house.log.entries import Chair, Opened, Played
from croupier.house.log.fair import commitment, promise_of, verify
from croupier.house.log.table import MOST_MISSED, Table
from croupier.house.store.pen import Listing
from croupier.house.wire.delays import REFILL, Delays, even_out
from croupier.house.wire.messages import Pong
from croupier.kernel.record import Record
from croupier.kernel.seats import CHANCE, clock_of
from croupier.kernel.shelf import find_game

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out
from .siege.lies import LIES, race


async def duel(house: Process) -> tuple[Person, Person, Json]:
    """Two people at a table of FINI! with the dice cast."""
    keys = lay_out(house.url, "fini", "person", "person", options={"chips": "1"})
    people = []
    for seat, token in enumerate(keys["seats"].values(), 1):
        person = await Person(house.url, keys["table"], [token]).come()
        await person.wish(seat)
        people.append(person)
    for seat, person in enumerate(people, 1):
        assert await person.until(seat)
    return people[0], people[1], keys


def test_both_hands_act_at_any_moment_and_every_move_is_stamped(house: Process) -> None:
    async def play() -> Json:
        left, right, keys = await duel(house)
        for _ in range(3):
            for seat, person, which in ((2, right, 0), (1, left, -1)):
                takes = [move["words"] for move in person.last["moves"][str(seat)] if move["words"].startswith("take")]
                assert (await person.move(seat, takes[which]))["kind"] == "update"
                puts = [move["words"] for move in person.last["moves"][str(seat)] if move["words"].startswith("put")]
                assert (await person.move(seat, puts[0]))["kind"] == "update"
        await left.move(1, "fini")
        return ask(f"{house.url}/api/tables/{keys['table']}/record")[1]

    record = Record.from_text(at_tables(play()))
    times = [int(entry.words.rpartition("@")[2]) for entry in record.log if "@" in entry.words]
    assert times == sorted(times)
    assert len(times) >= 13


def test_who_leaves_the_seat_alone_does_nothing_but_announce(house: Process) -> None:
    async def play() -> list[Json]:
        keys = lay_out(house.url, "fini", "person", find_game("fini").practice, options={"chips": "1"}, first=2)
        left = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        await left.wish(1)
        for _ in range(3):
            assert await left.until(1)
            await left.move(1, "fini")
        assert left.last["result"] == [0, 1]
        return left.news

    news = at_tables(play())
    assert [one["move"]["kind"] for one in news if one["kind"] == "played" and one.get("seat") == 2] == ["announce"]


def test_whether_a_call_would_be_right_is_not_told_before_it_is_made(house: Process) -> None:
    async def play() -> tuple[Json, Json]:
        left, _, _ = await duel(house)
        offered = left.last["moves"]["1"]
        await left.move(1, "fini")
        return offered, left.news

    offered, news = at_tables(play())
    assert "FINI!" in [move["words"] for move in offered]
    assert not any("events" in move for move in offered)
    assert any(event["kind"] == "called" for one in news for event in one.get("events", []))


def test_a_hand_that_lost_the_race_for_a_die_is_told_the_clause(house: Process) -> None:
    async def play() -> Json:
        left, right, _ = await duel(house)
        words = next(move["words"] for move in right.last["moves"]["2"] if move["words"].startswith("take"))
        seen = right.number
        await left.move(1, words)
        return await right.answer({"kind": "move", "seat": 2, "words": words, "seen": seen})

    answer = at_tables(play())
    assert (answer["kind"], answer["clause"]) == ("problem", "I7")


def test_no_alarm_rings_for_real_dice_that_people_have_yet_to_roll() -> None:
    async def story() -> Room:
        game = find_game("fini")
        edition = msgspec.json.encode(game.edition()).decode()
        chairs = (Chair("person", "left", "a"), Chair("person", "right", "b"))
        draft = Draft(Table.laid_out("t", "", Opened("fini", edition, {}, chairs, "h"), 1), 1)
        draft.settle()
        room = Room(draft.table, Listing("t", "fini", False, "playing", 0, 1, ""))
        errands = Errands()

        async def act(*_: object) -> bool:
            return False

        Clocks(act, Bots(act, Warmth(), 0), errands, 0, 0).set(room)
        return room

    room = asyncio.run(story())
    assert room.table.dice_due
    assert room.alarm is None


def fini_at_play(**options: str) -> Table:
    """A table of FINI! with fair dice, cast for two hands."""
    edition = msgspec.json.encode(find_game("fini").edition()).decode()
    chairs = (Chair("person", "left", "a"), Chair("person", "right", "b"))
    opened = Opened("fini", edition, options, chairs, "h", commitment("00" * 32))
    draft = Draft(Table.laid_out("t", "00" * 32, opened, 1), 1)
    for seat in range(2):
        promise(draft, seat, promise_of("luck"))
    for seat in range(2):
        wish(draft, seat, "luck")
    assert draft.table.playing
    return draft.table


def test_idle_hands_are_passed_over_a_few_times_and_then_waited_for() -> None:
    table, voids = fini_at_play(), 0
    for _ in range(20):
        draft = Draft(table, table.at + 3_600_000)
        alarm(draft)
        voids += any(
            table.position.words(CHANCE, entry.move).startswith("void")
            for entry in draft.entries[:1]
            if isinstance(entry, Played)
        )
        table = draft.table
    assert voids == MOST_MISSED
    assert table.asleep
    draft = Draft(table, table.at + 1)
    words = table.position.words(0, table.position.moves(0)[0])
    move(draft, 0, Said(b"", words), table.entries)
    assert not draft.table.asleep


def test_a_duel_after_months_is_timed_like_the_first() -> None:
    table = fini_at_play()
    for _ in range(4):
        draft = Draft(table, table.at + 30 * 86_400_000)
        move(draft, 0, Said(b"", "FINI!"), table.entries)
        while not draft.table.ended and CHANCE not in draft.table.turn:
            seat = draft.table.turn[0]
            move(draft, seat, Said(b"", draft.table.position.words(seat, draft.table.position.moves(seat)[0])), 10**6)
        table = draft.table
        hand = Draft(table, table.at + 700)
        taken = next(code for code in table.position.moves(1) if "take" in table.position.words(1, code))
        move(hand, 1, Said(b"", table.position.words(1, taken)), table.entries)
        assert [clock_of(entry.move) for entry in hand.entries if isinstance(entry, Played)] == [700]
        table = hand.table


def test_there_is_time_to_look_before_the_first_cast() -> None:
    table = fini_before_the_cast()
    for at, cast in ((3999, False), (4000, True)):
        later = Draft(table, at, breath=3000)
        alarm(later)
        assert bool(later.entries) == cast


def test_I26_a_void_duel_is_seen_before_the_next_cast() -> None:
    table = fini_at_play()
    over = Draft(table, table.at + 3_600_000, breath=3000)
    alarm(over)
    played = [entry.move for entry in over.entries if isinstance(entry, Played)]
    assert [table.position.words(CHANCE, one).partition(" ")[0] for one in played] == ["void"]
    for after, cast in ((2999, False), (3000, True)):
        later = Draft(over.table, over.at + after, breath=3000)
        alarm(later)
        assert bool(later.entries) == cast


def test_I27_the_end_of_a_round_is_seen_longer_than_that_of_a_duel() -> None:
    waits = []
    for chips in ("2", "1"):
        table = fini_at_play(chips=chips)
        room = Room(table, Listing("t", "fini", False, "playing", 0, 1, ""), breath=3000)
        draft = Draft(table, table.at + 1000, room.pause)
        move(draft, 0, Said(b"", "FINI!"), table.entries)
        room.move_on(draft.table, draft.moments, seated=False)
        waits.append(room.dice_in)
    duel, over = waits
    assert 4000 <= duel <= 7000 < over


def test_the_cast_comes_sooner_only_if_everybody_has_seen_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        table, at = fini_at_play(chips="2"), 0

        def later(seconds: float) -> None:
            nonlocal at
            at = over.at + round(1000 * seconds)

        monkeypatch.setattr("croupier.house.live.room.time.time_ns", lambda: at * 1_000_000)
        room = Room(table, Listing("t", "fini", False, "playing", 0, 1, ""), breath=3000)
        over = Draft(table, table.at + 1000, room.pause)
        move(over, 0, Said(b"", "FINI!"), table.entries)
        clients = [Client(frozenset(token), lambda _: False) for token in "ab"]
        for client in clients:
            room.enter(client)
        room.move_on(over.table, over.moments, seated=False)
        for client in clients:
            client.outbox.clear()
        later(0.9)
        assert [room.hurry(frozenset({seat})) for seat in (0, 1)] == [False, False]
        later(2)
        left, right = frozenset({0}), frozenset({1})
        assert [room.hurry(left), room.hurry(left)] == [False, False]
        assert (room.dice_in, [len(client.outbox) for client in clients]) == (5000, [0, 0])
        later(2.5)
        assert room.hurry(right)
        assert (room.dice_in, [len(client.outbox) for client in clients]) == (1000, [1, 1])
        for wait, cast in ((3.499, False), (3.5, True)):
            later(wait)
            draft = Draft(room.table, at, room.pause)
            alarm(draft)
            assert bool(draft.entries) == cast
        room.move_on(draft.table, draft.moments, seated=False)
        assert (room.hastened, room.pause) == (0, 3000)

    asyncio.run(story())


def test_two_people_hurry_the_next_cast(tmp_path: Path) -> None:
    async def play(house: Process) -> float:
        left, right, _ = await duel(house)
        await left.move(1, "fini")
        began = time.monotonic()
        while "1" not in left.last["moves"]:
            for person in (left, right):
                await person.say({"kind": "hurry"})
            with suppress(TimeoutError):
                async with asyncio.timeout(0.2):
                    await left.hear()
        return time.monotonic() - began

    with Process(sqlite_in(tmp_path), tmp_path, breath=2.0) as house:
        assert at_tables(play(house)) < 5


def test_how_long_everybody_waits_for_the_cast_is_told(tmp_path: Path) -> None:
    async def play(house: Process) -> tuple[int, float]:
        keys = lay_out(house.url, "fini", "person", "casual")
        person = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        await person.wish(1)
        waiting, began = person.last["dice_in"], time.monotonic()
        assert await person.until(1)
        return waiting, 1000 * (time.monotonic() - began)

    with Process(sqlite_in(tmp_path), tmp_path, breath=1.0) as house:
        told, waited = at_tables(play(house))
    assert 500 < told <= 1000
    assert waited > told - 100


def test_a_table_rests_while_nobody_is_connected() -> None:
    async def story() -> tuple[bool, bool, bool]:
        room = Room(fini_at_play(), Listing("t", "fini", False, "playing", 0, 1, ""))

        async def act(*_: object) -> bool:
            return False

        clocks = Clocks(act, Bots(act, Warmth(), 0), Errands(), 0, 0)
        clocks.set(room)
        alone = room.alarm is None
        client = Client(frozenset(), lambda _: True)
        room.enter(client)
        clocks.set(room)
        watched = room.alarm is not None
        room.depart(client)
        clocks.set(room)
        return alone, watched, room.alarm is None

    assert asyncio.run(story()) == (True, True, True)


def fini_before_the_cast() -> Table:
    """A table of FINI! against a bot, long after it began, with nothing cast yet."""
    edition = msgspec.json.encode(find_game("fini").edition()).decode()
    chairs = (Chair("person", "left", "a"), Chair("bot", "casual"))
    opened = Opened("fini", edition, {}, chairs, "h", commitment("00" * 32))
    draft = Draft(Table.laid_out("t", "00" * 32, opened, 1), 1000, breath=3000)
    promise(draft, 0, promise_of("luck"))
    wish(draft, 0, "luck")
    assert draft.table.playing
    return draft.table


@pytest.mark.parametrize(("stays", "cast"), [(True, 1), (False, 0)])
def test_no_dice_fall_at_a_table_that_everybody_left(stays: bool, cast: int, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> int:
        room, done = Room(fini_before_the_cast(), Listing("t", "fini", False, "playing", 0, 1, "")), 0

        async def act(*_: object) -> bool:
            nonlocal done
            done += 1
            room.silence()
            return False

        errands, rung = Errands(), asyncio.get_running_loop().create_future()

        def ring(errand: object) -> None:
            if not rung.done():
                rung.set_result(errand)

        monkeypatch.setattr(errands, "send", ring)
        client = Client(frozenset(), lambda _: True)
        room.enter(client)
        Clocks(act, Bots(act, Warmth(), 0), errands, 0, 0).set(room)
        if not stays:
            room.depart(client)
        await (await rung)
        return done

    assert asyncio.run(story()) == cast


def test_who_comes_to_a_table_that_rested_sees_how_it_lies_before_the_dice_fall() -> None:
    async def story() -> list[int]:
        room = Room(fini_before_the_cast(), Listing("t", "fini", False, "playing", 0, 1, ""), breath=3000)
        told = [room.dice_in]
        room.enter(Client(frozenset(), lambda _: True))
        return [*told, room.dice_in]

    assert all(2000 < told <= 3000 for told in asyncio.run(story()))


def test_bots_play_a_whole_game_that_can_be_checked(house: Process) -> None:
    async def play() -> Json:
        keys = lay_out(house.url, "fini", "slow", "lightning", options={"chips": "2"})
        watcher = await Person(house.url, keys["table"], []).come()
        while not watcher.last.get("result"):
            await watcher.hear()
        return ask(f"{house.url}/api/tables/{keys['table']}/record")[1]

    assert verify(Record.from_text(at_tables(play()))) > 0


@pytest.mark.parametrize("lie", LIES)
def test_on_a_direct_line_no_lie_wins_a_die_that_another_hand_took_first(house: Process, lie: str) -> None:
    took, lost = at_tables(race(house, lie))
    assert took["kind"] == "update"
    assert (lost["kind"], lost["clause"]) == ("problem", "I7")


def behind_a_proxy(quota: float) -> Delays:
    return Delays(Client(frozenset(), lambda _: True), lambda: 0.01, direct=False, quota=quota)


def test_behind_a_proxy_a_lie_gains_no_more_than_the_quota(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [100.0]
    monkeypatch.setattr("croupier.house.wire.delays.time.monotonic", lambda: time[0])
    delays = behind_a_proxy(150)
    gained = []
    for _ in range(20):
        ping = delays.ping()
        time[0] += 2.0  # a pong that is two seconds late
        delays.note(Pong(ping.nonce))
        gained.append(delays.client.delay)
        delays.moved()
    assert gained[0] == 150
    assert sum(gained) <= 150 + 20 * 2000 * REFILL
    assert gained[-1] <= 2000 * REFILL


def test_only_an_outstanding_ping_is_answered_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    time = [100.0]
    monkeypatch.setattr("croupier.house.wire.delays.time.monotonic", lambda: time[0])
    delays = behind_a_proxy(150)
    ping = delays.ping()
    time[0] += 0.02
    for nonce in (ping.nonce + 1, 0, -1):
        delays.note(Pong(nonce))
    assert delays.client.delay == 0
    delays.note(Pong(ping.nonce))
    assert delays.client.delay == pytest.approx(10)
    time[0] += 5
    delays.note(Pong(ping.nonce))
    assert list(delays.measured) == [pytest.approx(10)]


def test_a_quicker_line_waits_for_a_slower_one_within_a_bound() -> None:
    assert even_out(10, [10, 80], 150) == (70, 80)
    assert even_out(80, [10, 80], 150) == (0, 80)
    assert even_out(10, [10, 400], 150) == (140, 150)
    assert even_out(400, [10, 400], 150) == (0, 150)
