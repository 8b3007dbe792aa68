"""The coach of a table: hints that everybody hears of, and a tutor who asks before a move that costs much."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from croupier.house.live.acts import ask_hint
from croupier.house.live.draft import Draft
from croupier.house.live.questions import Advise, Weigh, encode
from croupier.house.log.entries import Began, Chair, HintAsked, Opened, Played, Tutored, decode_entries, encode_entries
from croupier.house.log.table import Table
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import find_game

from .houses import Process, sqlite_in
from .judges import judge_of, signalled
from .people import Json, Person, ask, at_tables, lay_out, sit
from .records import record_of
from .test_ends import over, until
from .test_secrets import BETS

BANKED = {"kind": "banked", "seat": 0, "points": 24, "total": 24}
HOLD = {"words": "hold", "data": {"kind": "hold"}, "chance": 1.0, "events": [BANKED]}
"""What is best with 24 points gathered in a game to 20."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house where moves wait for the tutor as long as it takes."""
    folder = tmp_path_factory.mktemp("house")
    with Process(sqlite_in(folder), folder, tutor=80.0) as process:
        yield process


async def hinted(house: Process) -> None:
    """Have somebody hear a hint at a table of Pig, so that there is a process that judges."""
    person = await with_real_dice(house)
    assert (await person.answer({"kind": "hint", "seat": 1}))["kind"] == "hinted"


async def with_real_dice(house: Process, *cast: int, players: int = 2, **wishes: Json) -> Person:
    """Somebody on all seats of a table of Pig to 20 points, where seat 1 has rolled this."""
    wishes = {"coach": True, "options": {"target": "20"}, **wishes}
    keys = lay_out(house.url, "pig", *["person"] * players, dice="real", **wishes)
    person = await Person(house.url, keys["table"], [keys["host"], *keys["seats"].values()]).come()
    for face in cast:
        await person.move(1, "roll")
        await person.answer({"kind": "roll", "seat": 1, "words": str(face)})
    return person


def coach_at(house: Process, *chairs: str, game: str = "pig", **wishes: Json) -> bool:
    """Whether there is a coach at a table that is laid out like this."""
    table = lay_out(house.url, game, *chairs, **wishes)["table"]
    return bool(ask(f"{house.url}/api/tables/{table}")[1]["coach"])


def kinds(person: Person) -> list[str]:
    """What somebody has heard of the coach."""
    news = [one["kind"] for one in person.news if one["kind"] in ("hint-asked", "tutor-on", "tutor-off")]
    return news + [one["kind"] for one in person.heard if one["kind"] in ("hinted", "doubt")]


def test_there_is_a_coach_where_one_person_plays_against_bots_or_all_have_agreed(house: Process) -> None:
    assert coach_at(house, "person", "random")
    assert not coach_at(house, "person", "random", coach=False)
    assert not coach_at(house, "person", "person")
    assert not coach_at(house, "person", "open")
    assert coach_at(house, "person", "open", coach=True)
    assert not coach_at(house, "person", "random", game="fini")
    wish = {"game": "fini", "chairs": [{"kind": "person"}, {"kind": "bot"}], "coach": True}
    status, problem = ask(f"{house.url}/api/tables", wish)
    assert (status, problem["text"]) == (400, "coach-realtime")


def test_a_game_that_is_played_on_has_a_coach_as_it_says(house: Process) -> None:
    table = over(house)
    for coach in (True, False):
        wish = {"number": 4, "seat": 1, "coach": coach}
        _, keys = ask(f"{house.url}/api/tables/{table}/branch", wish)
        assert ask(f"{house.url}/api/tables/{keys['table']}")[1]["coach"] is coach


def test_a_hint_is_told_to_who_asked_alone_and_everybody_learns_that_the_seat_did(house: Process) -> None:
    async def story() -> tuple[Json, Json, Person, Person]:
        person = await with_real_dice(house, 6, 6, 6, 6)
        watcher = await Person(house.url, person.table, []).come()
        first = await person.answer({"kind": "hint", "seat": 1})
        number = person.number
        again = await person.answer({"kind": "hint", "seat": 1})
        assert person.number == watcher.number or await watcher.hear()
        assert first["after"] == again["after"] == number == watcher.number
        await person.move(1, "hold")
        await watcher.hear()
        return first, again, person, watcher

    first, again, person, watcher = at_tables(story())
    assert first["advice"] == again["advice"]
    best, other = first["advice"]
    assert best == {"move": HOLD, "risks": {}}
    assert other["move"]["words"] == "roll"
    assert 0.8 < other["move"]["chance"] < 1
    assert other["risks"]["lost"] == pytest.approx(1 / 6)
    assert kinds(person) == ["hint-asked", "hinted", "hinted"]
    assert kinds(watcher) == ["hint-asked"]
    assert "hint" not in record_of(house.url, person.table).text()


def test_who_may_not_have_a_hint_is_refused_in_one_line(house: Process) -> None:
    async def refusal(person: Person, seat: int) -> str:
        return str((await person.answer({"kind": "hint", "seat": seat})).get("text"))

    async def story() -> list[str]:
        keys = lay_out(house.url, "pig", "person", "open", dice="real", coach=True)
        person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        told = [await refusal(person, 1)]
        other = await sit(house.url, keys["table"], 2)
        told += [await refusal(person, 2), await refusal(other, 2), await refusal(person, 3)]
        await person.move(1, "roll")
        told += [await refusal(person, 1)]
        await person.answer({"kind": "leave", "seat": 1})
        strange = await with_real_dice(house, coach=False)
        told += [await refusal(strange, 1), (await strange.answer({"kind": "tutor", "seat": 1, "on": True}))["text"]]
        assert not kinds(person) + kinds(other) + kinds(strange)
        return told

    assert at_tables(story()) == [
        "not-begun", "seat-not-yours", "coach-turn", "no-such-seat", "coach-turn", "no-coach", "no-coach",
    ]  # fmt: skip


def test_there_are_no_hints_when_a_game_is_over(house: Process) -> None:
    async def story() -> tuple[Json, Json]:
        person = await with_real_dice(house, 6, 6, 6, 6)
        await person.move(1, "hold")
        tutor = {"kind": "tutor", "seat": 1, "on": True}
        return await person.answer({"kind": "hint", "seat": 1}), await person.answer(tutor)

    assert [one["text"] for one in at_tables(story())] == ["game-over", "game-over"]


def test_the_tutor_asks_before_a_move_that_costs_much_and_it_is_made_when_one_is_sure(house: Process) -> None:
    async def story() -> tuple[Person, Person, Json]:
        person = await with_real_dice(house, 6, 6, 6, 6)
        watcher = await Person(house.url, person.table, []).come()
        await person.answer({"kind": "tutor", "seat": 1, "on": True})
        assert [seat["tutor"] for seat in person.last["table"]["seats"]] == [True, False]
        number = person.number
        doubt = await person.move(1, "roll")
        assert (await person.move(1, {"kind": "roll"})) == {**doubt, "ref": person.ref}
        assert person.number == number
        roll = {"kind": "move", "seat": 1, "seen": number, "words": "roll"}
        assert (await person.answer({**roll, "sure": True}))["kind"] == "update"
        await person.answer({"kind": "roll", "seat": 1, "words": "6"})
        await watcher.hear()
        assert (await person.move(1, "hold"))["kind"] == "update"
        while not watcher.last.get("result"):
            await watcher.hear()
        return person, watcher, doubt

    person, watcher, doubt = at_tables(story())
    assert (doubt["kind"], doubt["seat"], doubt["move"]) == ("doubt", 1, {"kind": "roll"})
    assert doubt["better"] == HOLD
    assert 0.8 < doubt["chance"] < 0.95
    assert kinds(person) == ["tutor-on", "doubt", "doubt"]
    assert kinds(watcher) == ["tutor-on"]


def test_the_tutor_asks_where_chances_are_only_tried_out_too(house: Process) -> None:
    """Pig is solved for two alone."""

    async def story() -> tuple[Json, Json]:
        person = await with_real_dice(house, 6, 6, 6, 6, players=3)
        await person.answer({"kind": "tutor", "seat": 1, "on": True})
        return await person.move(1, "roll"), await person.move(1, "hold")

    doubt, made = at_tables(story())
    assert (doubt["kind"], doubt["better"]) == ("doubt", HOLD)
    assert 0.7 < doubt["chance"] < 0.95
    assert made["kind"] == "update"


def test_the_tutor_lets_good_moves_pass_and_what_is_refused_is_refused_as_ever(house: Process) -> None:
    async def story() -> list[Json]:
        person = await with_real_dice(house)
        await person.answer({"kind": "tutor", "seat": 1, "on": True})
        told = [await person.move(1, "hold"), await person.move(1, "fly"), await person.move(1, "roll")]
        await person.answer({"kind": "roll", "seat": 1, "words": "1"})
        await person.answer({"kind": "tutor", "seat": 2, "on": True})
        await person.answer({"kind": "tutor", "seat": 2, "on": False})
        assert kinds(person) == ["tutor-on", "tutor-on", "tutor-off"]
        return [*told, await person.move(2, "roll")]

    told = at_tables(story())
    assert [one["kind"] for one in told] == ["problem", "problem", "update", "update"]
    assert told[0]["clause"]


def test_nobody_sets_a_tutor_on_another_s_seat(house: Process) -> None:
    async def story() -> Json:
        keys = lay_out(house.url, "pig", "person", "open", dice="real", coach=True)
        await Person(house.url, keys["table"], list(keys["seats"].values())).come()
        other = await sit(house.url, keys["table"], 2)
        return await other.answer({"kind": "tutor", "seat": 1, "on": True})

    assert at_tables(story())["text"] == "seat-not-yours"


@pytest.fixture
def calm(tmp_path: Path) -> Iterator[Process]:
    """A house of one's own, whose process beside can be held."""
    with Process(sqlite_in(tmp_path), tmp_path, tutor=0.2) as process:
        at_tables(hinted(process))
        yield process


def test_a_move_does_not_wait_for_a_tutor_who_does_not_answer(calm: Process) -> None:
    async def story() -> Json:
        person = await with_real_dice(calm, 6, 6, 6, 6)
        await person.answer({"kind": "tutor", "seat": 1, "on": True})
        await person.answer({"kind": "hint", "seat": 1})
        judge = signalled(signal.SIGSTOP, judge_of(calm))
        made = [await person.move(1, "roll"), await person.hear()]
        signalled(signal.SIGKILL, judge)
        await person.answer({"kind": "roll", "seat": 1, "words": "6"})
        made += [await person.move(1, "hold")]
        assert person.last["result"] == [1.0, 0.0]
        assert made[1] == {"kind": "late", "seat": 1}
        return [one["kind"] for one in made]

    assert at_tables(story()) == ["update", "late", "update"]


def test_a_hint_comes_although_the_process_beside_dies_over_it(calm: Process) -> None:
    async def story() -> Json:
        person = await with_real_dice(calm, 5)
        judge = signalled(signal.SIGSTOP, judge_of(calm))
        await person.say({"kind": "hint", "seat": 1, "ref": 70})
        while not kinds(person):
            await person.hear()
        busy = await person.answer({"kind": "hint", "seat": 1})
        signalled(signal.SIGKILL, judge)
        while (heard := await person.hear()).get("ref") != 70:
            pass
        return busy["text"], heard["kind"]

    assert at_tables(story()) == ("coach-thinking", "hinted")


def test_a_hint_for_a_position_that_has_passed_is_not_told(calm: Process) -> None:
    async def story() -> str:
        person = await with_real_dice(calm, 5)
        judge = signalled(signal.SIGSTOP, judge_of(calm))
        first = await with_real_dice(calm, 3)
        await first.say({"kind": "hint", "seat": 1, "ref": 70})
        while not kinds(first):
            await first.hear()
        await person.say({"kind": "hint", "seat": 1, "ref": 80})
        while not kinds(person):
            await person.hear()
        await person.move(1, "roll")
        signalled(signal.SIGCONT, judge)
        while (heard := await person.hear()).get("ref") != 80:
            pass
        return str(heard["code"])

    assert at_tables(story()) == "stale"


def test_hints_come_before_analyses(calm: Process) -> None:
    tables = [over(calm) for _ in range(4)]

    async def story() -> Json:
        person = await with_real_dice(calm, 5)
        signalled(signal.SIGSTOP, judge := judge_of(calm))
        for table in tables:
            await asyncio.to_thread(ask, f"{calm.url}/api/tables/{table}/analysis")
        await person.say({"kind": "hint", "seat": 1, "ref": 70})
        while not kinds(person):
            await person.hear()
        signalled(signal.SIGCONT, judge)
        while (heard := await person.hear()).get("ref") != 70:
            pass
        return heard["kind"]

    assert at_tables(story()) == "hinted"
    until(lambda: all(ask(f"{calm.url}/api/tables/{table}/analysis")[0] == 200 for table in tables))


def race(bets: list[str], done: bool) -> Table:
    """A table of FINISH LINE where the second seat has made these bets, and the first is done, too, or not."""
    first = [(0, "bet 300 on 11"), *([(0, "done")] if done else [])]
    return at_the_start(*first, *((1, words) for words in [*bets, "done"]))


def at_the_start(*bets: tuple[int, str]) -> Table:
    """A table of FINISH LINE where the horses stand, and these bets are made."""
    match = Match(find_game("finish_line").setup(2))
    horses = [(CHANCE, horse) for horse in ("8", "22", "3", "5", "18", "11", "20")]
    for seat, words in (*horses, *bets):
        match.play(seat, match.parse(seat, words))
    edition = msgspec.json.encode(match.setup.edition).decode()
    chairs = (Chair("person"), Chair("person"))
    opened = Opened("finish_line", edition, {}, chairs, "", given=tuple(match.log), coach=True)
    return Table.laid_out("t", "", opened, 1)


@pytest.mark.parametrize("done", [True, False])
def test_the_secret_bets_of_another_seat_change_nothing_in_what_the_coach_is_asked(done: bool) -> None:
    """And the same question has the same answer."""
    tables = [race(bets, done) for bets in BETS]
    assert len({table.position.tobytes() for table in tables}) == len(BETS)
    assert len({encode(Advise.about(table, 0)) for table in tables}) == 1
    move = tables[0].position.seen(0).moves(0)[0]
    assert len({encode(Weigh.about(table, 0, move)) for table in tables}) == 1
    assert len({encode(Advise.about(table, 1)) for table in tables}) == len(BETS)


def test_that_somebody_asks_again_tells_nobody_of_moves_made_in_secret() -> None:
    table = at_the_start()
    table.apply(Began(), 2)

    def ask_for(seat: int) -> int:
        draft = Draft(table, 3)
        ask_hint(draft, seat)
        for entry in draft.entries:
            table.apply(entry, 3)
        return len(draft.entries)

    def play(seat: int, words: str) -> None:
        table.apply(Played(seat, table.position.seen(max(0, seat)).parse(seat, words)), 3)

    assert [ask_for(0), ask_for(0)] == [1, 0]
    play(1, "bet 200 on 18")
    assert [ask_for(0), ask_for(1), ask_for(1)] == [0, 1, 0]
    play(0, "bet 300 on 11")
    assert [ask_for(0), ask_for(1)] == [0, 0]
    play(1, "done")
    assert [ask_for(0), ask_for(0)] == [1, 0]


def test_logs_with_the_coach_s_entries_read_as_they_were_written_and_others_as_before() -> None:
    entries = (HintAsked(0), Tutored(1, True))
    assert decode_entries(encode_entries(entries)) == entries
    opened = Opened("pig", '{"title": "t", "faces": 6}', {}, (Chair("open"),) * 2, "")
    assert "coach" not in encode_entries([opened]).decode()
    assert not Table.laid_out("t", "", opened, 1).opened.coach


def test_a_table_with_a_coach_is_the_same_in_a_house_that_opens_again(tmp_path: Path) -> None:
    async def begin(house: Process) -> tuple[Person, list[Json]]:
        person = await with_real_dice(house, 6)
        await person.answer({"kind": "tutor", "seat": 2, "on": True})
        await person.answer({"kind": "hint", "seat": 1})
        return person, person.news

    async def again(house: Process, who: Person) -> Person:
        return await Person(house.url, who.table, who.tokens).come()

    with Process(sqlite_in(tmp_path), tmp_path, snapshot_every=2) as house:
        person, news = at_tables(begin(house))
    with Process(sqlite_in(tmp_path), tmp_path) as house:
        back = at_tables(again(house, person))
    assert back.news == news
    assert [seat["tutor"] for seat in back.last["table"]["seats"]] == [False, True]
    assert back.last["table"]["coach"]


def test_an_address_waits_for_so_many_answers_and_no_more(calm: Process) -> None:
    async def story() -> tuple[list[Json], str]:
        people = [await with_real_dice(calm, *[2] * number) for number in range(1, 10)]
        people += [await with_real_dice(calm, 3, *[2] * number) for number in range(2)]
        signalled(signal.SIGSTOP, judge := judge_of(calm))
        for person in people:
            await person.say({"kind": "hint", "seat": 1, "ref": 70})
        told = [await heard(person) for person in people[10:]]
        signalled(signal.SIGCONT, judge)
        return [*[await heard(person) for person in people[:10]]], str(told[0]["text"])

    async def heard(person: Person) -> Json:
        while (answer := await person.hear()).get("ref") != 70:
            pass
        return answer

    told, refused = at_tables(story())
    assert {one["kind"] for one in told} == {"hinted"}
    assert refused == "coach-busy"
