"""A program of your own at a real table: it sits down in a house and plays Pig, first alone, then against itself.

Open a house with `croupier serve`, then say where it is: python at_a_table.py http://127.0.0.1:8300

Prints:
    against hold-at-20: one of us has won, and the dice are as they were promised
    against myself: both of us have the same record
"""

import asyncio
import sys

import croupier
from croupier import client
from croupier.games.pig.moves import Hold, Roll

HOUSE = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8300"


def my_player(turn: client.Turn) -> Roll | Hold:
    """Holds at 25, or when that wins."""
    view = turn.view
    enough = min(25, view.target - view.scores[turn.seat])
    return Hold() if view.gathered >= enough else Roll()


async def sit_and_play(invitation: str, name: str) -> client.Ended:
    """The same with asyncio, where one program may sit at many tables."""
    async with client.sit(invitation, name) as seat:
        async for turn in seat:
            await turn.play(my_player(turn))
        return await seat.ended()


async def against_myself(invitation: str) -> tuple[client.Ended, client.Ended]:
    """Both take an open seat, as anybody may who has the link."""
    return await asyncio.gather(sit_and_play(invitation, "Left"), sit_and_play(invitation, "Right"))


try:
    table = client.lay_out(HOUSE, "pig", ["person:My player", "hold-at-20"])
    end = client.play(table.seats[0], my_player)
    record = croupier.Record.from_text(end.record)
    if sum(end.result) == 1 and record.fairness and record.fairness.commitment == end.commitment:
        print("against hold-at-20: one of us has won, and the dice are as they were promised")

    table = client.lay_out(HOUSE, "pig", ["open", "open"], options={"target": 50})
    left, right = asyncio.run(against_myself(table.invitation))
    if left.record == right.record:
        print("against myself: both of us have the same record")
except croupier.CroupierError as error:
    sys.exit(str(error))
