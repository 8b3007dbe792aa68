"""The queue of analyses inside a house: whatever fails is told, and the queue goes on."""

import asyncio
import sys
from pathlib import Path

import pytest

from croupier.house.errors import Fault
from croupier.house.live.analyses import Analyses
from croupier.house.live.beside import Beside
from croupier.house.live.rooms import Rooms
from croupier.house.settings import Settings
from croupier.house.store.engines import database_url, open_engine
from croupier.house.store.store import Store
from croupier.kernel.record import Record
from croupier.kernel.shelf import find_game

from .houses import sqlite_in
from .records import lay_down

GOLDEN = Record.from_text((find_game("pig").folder / "golden" / "to_twenty.record").read_text(encoding="utf-8"))


def test_where_no_process_can_be_started_all_are_told_and_may_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no-python"))

    async def story() -> None:
        await lay_down(sqlite_in(tmp_path), {"one": GOLDEN, "two": GOLDEN})
        store = Store(open_engine(database_url(sqlite_in(tmp_path))))
        await store.open()
        rooms = Rooms(store, Settings())
        analyses = Analyses(rooms, Beside(), 8)
        tables = [await rooms.room(name) for name in ("one", "two")]
        for _ in range(2):
            for room in tables:
                assert not isinstance(await analyses.of(room, "here"), bytes)
            assert analyses.work
            await analyses.work
            for room in tables:
                with pytest.raises(Fault, match="try again"):
                    await analyses.of(room, "here")
        await rooms.close()
        await store.close()

    asyncio.run(story())
