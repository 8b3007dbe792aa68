"""Having games ready: loading or compiling one takes seconds, and no table shall wait for another's."""

import asyncio

from croupier.kernel.dice import below, new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE

from ..metrics import FIGURES


class Warmth:
    """The games that are ready or about to be."""

    def __init__(self) -> None:
        self.games: dict[str, asyncio.Task[None]] = {}

    async def warm(self, game: Game) -> None:
        """Have a game's rules ready, loaded or compiled once, without holding up the other tables."""
        if game.id not in self.games:
            self.games[game.id] = asyncio.get_running_loop().create_task(asyncio.to_thread(play_a_little, game))
            self.games[game.id].add_done_callback(self._count)
        await asyncio.shield(self.games[game.id])

    def _count(self, _: object) -> None:
        FIGURES.games_ready = sum(task.done() for task in self.games.values())


def play_a_little(game: Game) -> None:
    """Use every rule and every bot of a game once."""
    match, rng = Match(game.setup(game.facts.seats[0])), new_rng(1)
    for _ in range(20):
        if match.over:
            return
        seat = match.seats[0]
        if seat == CHANCE:
            match.roll(rng)
            continue
        for bot in game.bots:
            match.ask(seat, bot, rng)
            if game.facts.realtime:
                match.pause(seat, bot, rng)
        moves = match.moves(seat)
        move = moves[below(rng, len(moves))]
        match.secret(seat, move)
        match.play(seat, move)
        match.payoff()
