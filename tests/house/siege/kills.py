"""Power cuts: whatever was acknowledged is in the log, and what the log says is what people were told."""

import asyncio
import random
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed

from ..houses import Process
from ..people import Json, Person, lay_out
from ..records import moves_of, played, record_of

TABLES = 4


class Kills(msgspec.Struct):
    """How it went."""

    kills: int = 0
    moves: int = 0
    """Acknowledged, and found in the log after each kill that followed."""


async def kill_again_and_again(database: str, folder: Path, count: int, seed: int) -> Kills:
    """Play at some tables of a house that is killed in the middle of everything; assert that nothing is lost."""
    chance, done = random.Random(seed), Kills()
    house = Process(database, folder)
    try:
        people = [await _sit_down(house) for _ in range(TABLES)]
        for _ in range(count):
            before = sum(len(played(person)) for person in people)
            enough = before + chance.randrange(1, 120)
            work = [asyncio.create_task(_play_until_cut(person)) for person in people]
            while sum(len(played(person)) for person in people) < enough and not all(task.done() for task in work):
                await asyncio.sleep(0.001)
            house.kill()
            await asyncio.gather(*work)
            house.start()
            done.kills += 1
            done.moves += sum(len(played(person)) for person in people) - before
            for number, person in enumerate(people):
                await _compare(house, person)
                if person.last.get("result"):
                    await person.go()
                    people[number] = await _sit_down(house)
    finally:
        house.stop()
    return done


async def _sit_down(house: Process) -> Person:
    keys = lay_out(house.url, "pig", "person", "person", options={"target": "1000"})
    person = await Person(house.url, keys["table"], list(keys["seats"].values())).come()
    await person.wish(1, 2)
    while not person.last["moves"]:
        await person.hear()
    return person


async def _play_until_cut(person: Person) -> None:
    try:
        while not person.last.get("result"):
            seat, moves = next(iter(person.last["moves"].items()))
            answer = await person.move(int(seat), moves[-1]["words"])
            assert answer["kind"] == "update", answer
    except (ConnectionClosed, OSError):
        return


async def _compare(house: Process, person: Person) -> None:
    told: list[Json] = played(person)
    await person.come()
    now = played(person)
    assert now[: len(told)] == told, "an acknowledged move is lost"
    assert moves_of(record_of(house.url, person.table)) == now, "the log says something else than people were told"
