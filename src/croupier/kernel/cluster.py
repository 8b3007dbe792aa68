"""Many machines: parts of a simulation as tasks of Dask, whose scheduler hands them out and plays lost ones again."""

import hashlib
import platform
import sys
import threading
import time
import uuid
from collections.abc import Callable, Generator, Sequence
from functools import lru_cache
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, NamedTuple

import numba
import numpy as np

from .caching import sources
from .errors import BadOption, CroupierError
from .own import Own
from .position import Position
from .result import Sums
from .setup import Setup
from .shelf import game_of

if TYPE_CHECKING:
    from distributed import Client, Future

    from .simulating import Batch, BotName, Played

PART = 0.5
"""Seconds that a task should take: so long at most somebody who breaks off leaves workers busy."""
MOST_DEALS = 1 << 20
"""Of one task."""
MOST_ROWS = 1 << 17
"""Of one task, where an account of every game is kept."""
AHEAD = 2
"""Tasks that wait for every thread of a worker."""
SMALL = 8
"""How many times smaller than usual the last tasks are at least, so that workers end together."""
WINDOW = 8
"""Tasks for every thread that are done or under way while they wait for an earlier one, where order matters."""
LOOK = 1.0
"""Seconds between two looks at how many threads there are."""
KEPT = 4
"""Simulations that a worker remembers."""
ASK = "__import__('croupier.kernel.cluster', fromlist=['made_of']).made_of({!r})"
"""What every worker is asked at first: as words, so that one without croupier can be asked, too."""

_ONE_AT_A_TIME = threading.Lock()


class Order(NamedTuple):
    """What a worker needs to play parts of a simulation."""

    made_of: dict[str, str]
    setup: Setup
    bots: list[Any]
    seed: int
    paired: bool
    start: Position | None
    logged: bool
    kept: bool


class Shipped(NamedTuple):
    """A bot of somebody's own on its way, that is to be compiled where it arrives."""

    function: Callable[..., Any]
    pace: Any


def made_of(package: str) -> dict[str, str]:
    """What the games of a simulation depend on: versions, and the sources of the rules and bots."""
    digest = hashlib.sha256()
    for source in sources(game_of(package).folder):
        digest.update(source.name.encode() + source.read_bytes())
    return {
        "croupier": version("croupier"),
        "sources": digest.hexdigest()[:16],
        "python": platform.python_version(),
        "numpy": np.__version__,
        "numba": numba.__version__,
    }


def play_far(
    client: "Client", batch: "Batch", bots: "Sequence[BotName]", first: int, deals: int
) -> "Generator[Played, None, None]":
    """Play everything on a cluster: what came out of every part, each once; in order where every game is told."""
    from distributed import as_completed

    ours = made_of(batch.setup.game.package)
    _compare(client, ours, batch.setup.game.package)
    order = _packed(batch, bots, ours)
    name, last, size = f"croupier-{uuid.uuid4().hex[:12]}", first + deals, 1
    next_one, threads, looked = first, 1, 0.0
    most = max(1, MOST_ROWS // batch.deal.seatings) if batch.logged else MOST_DEALS
    under_way: dict[Future, int] = {}
    early: dict[int, Played] = {}
    done = as_completed([], loop=client.loop, with_results=True, raise_errors=False)
    try:
        while first < last or under_way:
            if time.monotonic() - looked > LOOK:
                threads, looked = max(1, sum(client.nthreads().values())), time.monotonic()
            while first < last and len(under_way) < AHEAD * threads and len(under_way) + len(early) < WINDOW * threads:
                rest = last - first
                count = min(size, rest, max(1, size // SMALL, rest // (AHEAD * threads)))
                task = client.submit(play_part, name, order, first, count, key=f"{name}-{first}", pure=False)
                under_way[task] = first
                done.add(task)
                first += count
            task, found = next(done)
            del under_way[task]
            seconds, part = _outcome(task, found)
            size = max(1, min(size * 4, most, int(part.deals * PART / max(seconds, 1e-9))))
            if not batch.logged:
                yield part
                continue
            early[part.first] = part
            while next_one in early:
                ready = early.pop(next_one)
                next_one += ready.deals
                yield ready
    finally:
        client.cancel(list(under_way))


def _compare(client: "Client", ours: dict[str, str], package: str) -> None:
    """Every worker that is there has the very same rules; those that come later are asked with their first part."""
    for worker, said in client.run(eval, ASK.format(package), on_error="return").items():
        if isinstance(said, BaseException):
            raise BadOption("worker-cannot", worker=worker, why=f"{type(said).__name__}: {said}")
        _same(worker, ours, said)


def _same(worker: str, ours: dict[str, str], theirs: dict[str, str]) -> None:
    differing = [f"{name} {ours[name]} / {theirs.get(name, '?')}" for name in ours if ours[name] != theirs.get(name)]
    if differing:
        raise BadOption("worker-differs", worker=worker, what=differing)


def _packed(batch: "Batch", bots: "Sequence[BotName]", ours: dict[str, str]) -> bytes:
    """The order as bytes; bots of somebody's own travel as they are, whether a worker has their file or not."""
    import cloudpickle

    own = [bot for bot in bots if not isinstance(bot, str)]
    modules = {sys.modules.get(getattr(bot, "__module__", "")) for bot in own} - {None}
    theirs = [module for module in modules if module and not module.__name__.startswith(("croupier.", "__main__"))]
    sent = {id(bot): Shipped(bot.function, bot.pace) if isinstance(bot, Own) else bot for bot in own}
    setup = batch.setup
    order = Order(
        ours,
        setup,
        [sent.get(id(bot), bot) for bot in bots],
        int(batch.seed),
        batch.deal.seatings > 1,
        batch.start,
        batch.logged,
        batch.kept,
    )
    try:
        for module in theirs:
            cloudpickle.register_pickle_by_value(module)
        packed: bytes = cloudpickle.dumps(order)
    except Exception as error:
        raise BadOption("bots-stay", bots=list(batch.origins), why=f"{type(error).__name__}: {error}") from None
    finally:
        for module in theirs:
            cloudpickle.unregister_pickle_by_value(module)
    return packed


def _outcome(task: "Future", found: Any) -> "tuple[float, Played]":
    """What came out of a task, or whatever is wrong with it in one line."""
    from distributed.scheduler import KilledWorker

    if task.status == "finished":
        seconds, part = found
        return seconds, part
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, CroupierError):
        raise error
    if isinstance(error, KilledWorker):
        died, number = error.allowed_failures + 1, str(task.key).rpartition("-")[2]
        raise BadOption("workers-died", number=number, died=died, worker=error.last_worker.address) from None
    raise BadOption("worker-cannot", worker=task.key, why=f"{type(error).__name__}: {error}") from None


def play_part(name: str, order: bytes, first: int, count: int) -> "tuple[float, Played]":
    """On a worker: play some deals, in pieces whose sums cannot overflow, and say how long that took."""
    from .simulating import MOST_DEALS as PIECE
    from .simulating import Played

    with _ONE_AT_A_TIME:
        batch = _batch(name, order)
    began = time.perf_counter()
    pieces = [batch.play(at, min(PIECE, first + count - at)) for at in range(first, first + count, PIECE)]
    sums: Sums = pieces[0].sums
    for piece in pieces[1:]:
        sums += piece.sums
    log, rows = (np.concatenate([getattr(piece, each) for piece in pieces]) for each in ("log", "rows"))
    return time.perf_counter() - began, Played(first, count, sums, log, rows)


@lru_cache(KEPT)
def _batch(name: str, order: bytes) -> "Batch":
    """What plays the parts of one simulation on this worker."""
    import cloudpickle

    from .simulating import Batch

    given: Order = cloudpickle.loads(order)
    _same(platform.node(), given.made_of, made_of(given.setup.game.package))
    unpacked: dict[int, Any] = {}
    for bot in given.bots:
        unpacked.setdefault(id(bot), Own(bot.function, bot.pace) if isinstance(bot, Shipped) else bot)
    bots = [unpacked[id(bot)] for bot in given.bots]
    return Batch(given.setup, bots, given.seed, given.paired, given.start, given.logged, given.kept)
