"""Real dice that nobody types: a table goes on."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec
import pytest

from croupier.house.errors import NotNow, NotYours, Stale
from croupier.house.live import acts
from croupier.house.live.draft import Draft
from croupier.house.live.meaning import Said
from croupier.house.live.seating import give_back
from croupier.house.log.entries import Chair, Clock, Opened
from croupier.house.log.table import Table
from croupier.kernel.shelf import find_game

from .houses import Process, sqlite_in
from .people import Json, Person, ask, at_tables, lay_out

ROLL = Said(b"", "roll")
LONG = 600.0
"""Seconds that nobody waits for in these tests."""


def at_play(clock: Clock | None = None, timed: bool = True) -> Draft:
    """A table of Pig with real dice where the first of two people has just said that he rolls, at second 1."""
    edition = msgspec.json.encode(find_game("pig").edition()).decode()
    chairs = (Chair("person", "left", "a"), Chair("person", "right", "b"))
    opened = Opened("pig", edition, {}, chairs, "h", clock=clock, timed=timed and clock is not None)
    draft = Draft(Table.laid_out("t", "", opened, 1000), 1000)
    draft.settle()
    acts.move(draft, 0, ROLL, draft.table.entries)
    return draft


def later(draft: Draft, at: int) -> Draft:
    """The table at another time."""
    return Draft(draft.table, at)


def typed(draft: Draft, seat: int, face: int, enough: float = LONG) -> None:
    """Type what the die shows."""
    acts.roll(draft, seat, [Said(b"", str(face))], enough)


def test_the_clock_of_who_owes_an_outcome_runs_until_he_has_typed_it() -> None:
    draft = at_play(Clock(3))
    assert (draft.table.deadline(0), draft.table.deadline(1)) == (4000, None)
    draft = later(draft, 3000)
    typed(draft, 0, 5)
    assert (draft.table.deadline(0), draft.table.seats[0].used) == (6000, 2000)
    draft = later(draft, 4000)
    acts.move(draft, 0, ROLL, draft.table.entries)
    draft = later(draft, 5000)
    typed(draft, 0, 1)
    assert (draft.table.deadline(0), draft.table.deadline(1)) == (None, 8000)


def test_at_tables_of_before_no_clock_runs_while_dice_are_rolled() -> None:
    draft = at_play(Clock(3), timed=False)
    assert (draft.table.deadline(0), draft.table.deadline(1)) == (None, None)


def test_nobody_wins_time_by_taking_back_and_nobody_else_loses_any() -> None:
    draft = at_play(Clock(10))
    for at in (2000, 4000, 6000):
        draft = later(draft, at)
        typed(draft, 0, 5)
        draft = later(draft, at + 1000)
        acts.take_back(draft, 0)
        assert draft.table.deadline(0) == 11_000
    draft = later(draft, 8000)
    typed(draft, 0, 1)
    assert draft.table.deadline(1) == 18_000
    draft = later(draft, 12_000)
    acts.take_back(draft, 0)
    assert (draft.table.deadline(0), draft.table.deadline(1)) == (15_000, None)
    assert draft.table.seats[1].used == 0


@pytest.mark.parametrize("expiry", ["bot", "lost"])
def test_when_the_time_to_type_is_up_a_bot_sits_there_and_anybody_types(expiry: Literal["bot", "lost"]) -> None:
    draft = at_play(Clock(3, expiry=expiry))
    with pytest.raises(Stale):
        acts.out_of_time(later(draft, 3999), draft.table.entries, {0: []})
    draft = later(draft, 4000)
    acts.out_of_time(draft, draft.table.entries, {0: []})
    left = draft.table.seats[0]
    assert (bool(left.bot), left.lost, draft.table.deadline(0)) == (True, expiry == "lost", None)
    if expiry == "lost":
        with pytest.raises(NotNow):
            give_back(later(draft, 4500), 0)
    else:
        back = later(draft, 4500)
        give_back(back, 0)
        assert back.table.deadline(0) == 4000
    typed(draft, 1, 5)
    assert not draft.table.dice_due


def test_without_a_clock_anybody_may_type_what_somebody_did_not_for_long_enough() -> None:
    draft = at_play()
    with pytest.raises(NotYours):
        typed(later(draft, 30_999), 1, 5, enough=30.0)
    draft = later(draft, 31_000)
    typed(draft, 1, 5, enough=30.0)
    with pytest.raises(NotNow):
        acts.take_back(draft, 0)
    acts.take_back(draft, 1)
    typed(draft, 0, 6, enough=30.0)
    acts.take_back(draft, 0)


def test_a_table_with_a_clock_goes_on_though_nobody_types(house: Process) -> None:
    async def story() -> tuple[Person, Json]:
        clock = {"seconds": 1, "per": "move", "expiry": "lost"}
        keys = lay_out(house.url, "pig", "person", "person", dice="real", clock=clock)
        left = await Person(house.url, keys["table"], [keys["seats"]["1"]]).come()
        right = await Person(house.url, keys["table"], [keys["seats"]["2"]]).come()
        await left.move(1, "roll")
        while not any(news["kind"] == "replaced" for news in right.news):
            await right.hear()
        return right, await right.answer({"kind": "roll", "seat": 2, "words": "1"})

    right, done = at_tables(story())
    assert done["kind"] == "update"
    assert [news["seat"] for news in right.news if news["kind"] == "replaced"] == [1]


@pytest.fixture
def frozen(tmp_path: Path) -> Iterator[Process]:
    """A house that snapshots every step, whose tables are left by nobody."""
    with Process(sqlite_in(tmp_path), tmp_path, snapshot_every=1, absence=LONG) as process:
        yield process


def test_clocks_are_set_back_after_a_house_was_closed(frozen: Process) -> None:
    keys = lay_out(frozen.url, "pig", "person", "person", dice="real", clock={"seconds": 3600})
    address = f"{frozen.url}/api/tables/{keys['table']}"

    async def begin() -> None:
        left = await Person(frozen.url, keys["table"], [keys["seats"]["1"]]).come()
        await left.move(1, "roll")
        assert (await left.answer({"kind": "roll", "seat": 1, "words": "1"}))["kind"] == "update"

    async def go_on() -> None:
        left = await Person(frozen.url, keys["table"], [keys["seats"]["1"]]).come()
        assert (await left.answer({"kind": "take-back", "seat": 1}))["kind"] == "update"

    at_tables(begin())
    frozen.stop()
    frozen.start()
    assert [seat["since"] >= 0 for seat in ask(address)[1]["seats"]] == [False, True]
    at_tables(go_on())
    assert [seat["since"] >= 0 for seat in ask(address)[1]["seats"]] == [True, False]
