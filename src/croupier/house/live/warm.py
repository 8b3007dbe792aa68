"""Having games ready: compiling one takes half a minute, and nobody shall wait for that."""

import asyncio
import logging
import subprocess

from croupier.kernel.compiling import BROKEN, is_compiled, play_a_little, start_compiling
from croupier.kernel.errors import BadGame
from croupier.kernel.game import Game
from croupier.kernel.plain import look_again

from ..metrics import FIGURES

LOG = logging.getLogger("croupier.house")


class Warmth:
    """The games that are ready or about to be."""

    def __init__(self) -> None:
        self.games: dict[str, asyncio.Task[None]] = {}
        self.compilers: set[subprocess.Popen[str]] = set()

    def close(self) -> None:
        """Let nothing be compiled any more."""
        for compiler in self.compilers:
            compiler.terminate()

    def begin(self, game: Game) -> None:
        """Start getting a game ready; until it is, its rules run as plain Python. `BadGame` if they turned out bad."""
        task = self.games.get(game.id)
        if task is None:
            self.games[game.id] = asyncio.get_running_loop().create_task(self._warm(game))
            self.games[game.id].add_done_callback(self._count)
        elif task.done():
            task.result()

    async def warm(self, game: Game) -> None:
        """Wait until a game is ready, compiled and loaded once, without holding up any table."""
        self.begin(game)
        await asyncio.shield(self.games[game.id])

    async def _warm(self, game: Game) -> None:
        if not is_compiled(game):
            await self._compile(game)
            look_again()
        if is_compiled(game):
            await asyncio.to_thread(play_a_little, game)

    async def _compile(self, game: Game) -> None:
        """In another process: a compiler needs much memory, and its work would hold up this one."""
        compiler = start_compiling(game)
        self.compilers.add(compiler)
        said, _ = await asyncio.to_thread(compiler.communicate)
        self.compilers.discard(compiler)
        if compiler.returncode == BROKEN:
            raise BadGame(said.strip())
        if compiler.returncode > 0:
            LOG.warning("a game stays uncompiled", extra={"game": game.id, "error": said.strip()[-1000:]})

    def _count(self, _: object) -> None:
        FIGURES.games_ready = sum(task.done() for task in self.games.values())
