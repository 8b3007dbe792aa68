"""What every thread of a GPU does: games one after the other, with the rules and drivers that play on the CPU.

Each begins its next game without waiting for the threads beside it, and looks about a few steps at a time. The
game lies in the thread's own memory, what bots know is shared, and sums are added up by thread, by block and by grid.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from threading import Lock
from typing import Any, NamedTuple

import numpy as np
from numba import cuda
from numba.cuda.core import config
from numpy.typing import NDArray

from . import playout
from .caching import cache_folder
from .contract import Codes, Lore, Rulebook, State
from .dice import RNG_WORDS, STREAMS
from .game import Game
from .playout import Deal, Hand, Tally, Tray
from .rule import plain, wide
from .seats import MOST_SEATS

SIMULATED = bool(config.ENABLE_CUDASIM)
"""Whether there is no GPU, but Numba's simulator of one, which runs kernels as plain Python."""
vars(np).setdefault("row_stack", np.vstack)  # numba-cuda names it when it is loaded; NumPy has it no more
if not SIMULATED:
    from numba.cuda.cudadrv import nvvm
    from numba.cuda.dispatcher import CUDADispatcher

    from . import copying as copying
    from .split import records, split

CHUNK = 16
"""Steps that are played before anybody looks who has come to an end."""
NEAR = 16 << 10
"""Bytes of room to think that a thread has in its own memory; more lies in that of the GPU."""
COUNTS = 4 * MOST_SEATS + 2
"""Sums of a tally: wins, shares and their squares by bot, games by how many won them, then the totals."""
HALVES = 2 * COUNTS
"""Each in two halves of 32 bits, so that very many add up exactly."""
LOW = 0xFFFFFFFF
NOTHING = [("nothing", np.int64)]
"""In place of a part that has no fields."""

Words = NDArray[np.int64]
Kind = np.dtype[Any]

_ONE_AT_A_TIME = Lock()

rules: Rulebook
play_out: Callable[[Tray, Codes, int], int]
begin: Callable[[Deal, Tray, Codes, np.uint64, int, int], None]
count_shares: Callable[[Deal, Tray, Tally, int, int], None]
close_deal: Callable[[Deal, Tally, int], None]
lore_of: Callable[[Any, Any, Words, int], Lore]
STATE: Kind
KNOWN: Kind
ROOM: Kind
MOST_MOVES: int
ROOM_WORDS: int
STATE_WORDS: int
STRIDE: int


class Parts(NamedTuple):
    """A record of lore in two: what is known, and the room to think."""

    known: Kind
    room: Kind


def aligned(kind: Kind) -> Kind:
    """The same fields where a GPU can read each at once."""
    return np.dtype([(name, kind[name].base, kind[name].shape) for name in kind.names or ()], align=True)


def parted(kind: Kind, known: int) -> Parts:
    """The two parts of a lore, of which the first has so many fields."""
    fields = [(name, kind[name].base, kind[name].shape) for name in kind.names or ()]
    return Parts(*(np.dtype(part or NOTHING, align=True) for part in (fields[:known], fields[known:])))


def words_of(kind: Kind, record: Any) -> Words:
    """A record as it is laid out for the GPU, in whole words."""
    made = np.zeros(1, kind)
    for name in kind.names or ():
        if name in (record.dtype.names or ()):
            made[0][name] = record[name]
    filled = np.zeros(-(-kind.itemsize // 8), np.int64)
    filled.view(np.uint8)[: kind.itemsize] = made.view(np.uint8)
    return filled


def seen_as(kind: Kind, words: Words) -> Any:
    """In the simulator: the records that lie in a row of words."""
    whole = words.view(np.uint8)
    return whole[: len(whole) // kind.itemsize * kind.itemsize].view(kind)


if SIMULATED:
    records = seen_as


def near(known: Words, rooms: Any, own: Words, thread: int) -> Lore:
    """Lore with room in the thread's own memory."""
    for word in range(ROOM_WORDS):
        own[word] = rooms[0, word]
    return split(KNOWN, known, ROOM, own)


def far(known: Words, rooms: Any, own: Words, thread: int) -> Lore:
    """Lore with room in the memory of the GPU."""
    return split(KNOWN, known, ROOM, rooms[thread])


def whole(known: Any, rooms: Any, own: Words, thread: int) -> Lore:
    """In the simulator: a record of the thread's own."""
    return rooms[thread]


def unseen(tray: Tray, seat: int) -> State:
    """What bots are shown that look at nothing: no copy is worth its time."""
    return tray.states[0]


def play_block(
    players: int,
    first: int,
    limit: int,
    seatings: int,
    midway: bool,
    begins: int,
    count: int,
    each: int,
    seed: np.uint64,
    options: Any,
    edition: Any,
    start: Any,
    known: Any,
    rooms: Any,
    bots: Codes,
    log: Any,
    sums: Any,
    broken: Any,
) -> None:
    """Play `count` deals from number `begins` on, `each` of them in a block, and add to `sums`.

    `broken` has the lowest number of a deal with a game that did not end.
    """
    thread, block = cuda.threadIdx.x, cuda.blockIdx.x
    taken = cuda.shared.array(1, np.int64)
    halves = cuda.shared.array(HALVES, np.int64)
    if thread == 0:
        taken[0] = 0
    for half in range(thread, HALVES, cuda.blockDim.x):
        halves[half] = 0
    cuda.syncthreads()

    states = records(STATE, cuda.local.array(STATE_WORDS, np.int64))
    moves = cuda.local.array(MOST_MOVES, np.int64)
    due = cuda.local.array(MOST_SEATS, np.int64)
    seated = cuda.local.array(MOST_SEATS, np.int64)
    fault = cuda.local.array(2, np.int64)
    dice = cuda.local.array((STREAMS, RNG_WORDS), np.uint64)
    wits = cuda.local.array((STREAMS, RNG_WORDS), np.uint64)
    room = cuda.local.array(ROOM_WORDS, np.int64)
    counts = cuda.local.array((5, MOST_SEATS), np.int64)
    totals = cuda.local.array(2, np.int64)
    last = cuda.local.array(MOST_SEATS, np.float64)
    for bot in range(MOST_SEATS):
        for kind in range(5):
            counts[kind, bot] = 0
    for kind in range(2):
        totals[kind] = 0
    fault[0] = -1
    states[2] = start[0]
    lore = lore_of(known, rooms, room, block * cuda.blockDim.x + thread)
    deal = Deal(players, first, options[0], edition[0], limit, seatings, midway)
    tray = Tray(states, moves, due, seated, fault, lore, lore, dice, wits, cuda.local.array((1, 1), np.int64))
    tally = Tally(counts[0], counts[1], counts[2], counts[3], totals, counts[4], last, log)

    end = min(count, (block + 1) * each)
    place = block * each + cuda.atomic.add(taken, 0, 1)
    moved = 0
    steps = 0
    length = 0
    if place < end:
        begin(deal, tray, bots, seed, begins + place, 0)
        for seat in range(players):
            due[seat] = -1
    while place < end:
        wanted = min(STRIDE, limit - steps)
        played = play_out(tray, seated[:players], wanted)
        steps += played
        if rules.turn(states[0]) == 0:
            count_shares(deal, tray, tally, place, moved)
            length += steps
            steps = 0
            moved += 1
            if moved == seatings:
                close_deal(deal, tally, length)
                length = 0
                moved = 0
                place = block * each + cuda.atomic.add(taken, 0, 1)
            if place < end:
                begin(deal, tray, bots, seed, begins + place, moved)
                for seat in range(players):
                    due[seat] = -1
        elif played < wanted or steps >= limit or fault[0] >= 0:
            cuda.atomic.min(broken, 0, begins + place)
            place = end

    for kind in range(4):
        for bot in range(players):
            cuda.atomic.add(halves, kind * MOST_SEATS + bot, counts[kind, bot] & LOW)
            cuda.atomic.add(halves, COUNTS + kind * MOST_SEATS + bot, counts[kind, bot] >> 32)
    for kind in range(2):
        cuda.atomic.add(halves, 4 * MOST_SEATS + kind, totals[kind] & LOW)
        cuda.atomic.add(halves, COUNTS + 4 * MOST_SEATS + kind, totals[kind] >> 32)
    cuda.syncthreads()
    for half in range(thread, HALVES, cuda.blockDim.x):
        cuda.atomic.add(sums, half, halves[half])


def there(driver: Callable[..., Any], **names: object) -> Any:
    """A copy of a driver for the GPU, with `names` in place of its globals; in the simulator, as plain Python."""
    copy: Any = plain(driver, **names)
    if SIMULATED:
        return copy
    made = CUDADispatcher(copy, {"device": True, "opt": True, "debug": False})
    copy.__globals__[copy.__name__] = made
    made.get_call_template = partial(_wide_call, made.get_call_template)
    return made


def _wide_call(template: Callable[..., Any], args: Any, kws: Any) -> Any:
    """As between rules on the CPU: whole numbers have 64 bits, and constants are not compiled one by one."""
    return template(tuple(wide(kind) for kind in args), kws)


@lru_cache(64)
def player(game: Game, hands: tuple[Hand, ...], own: int, parts: Parts, registers: int | None = None) -> Any:
    """The kernel that plays a game with some bots, the first `own` of them somebody's own."""
    rules = game.rules
    kinds = {"STATE": rules.LAYOUT if SIMULATED else aligned(rules.LAYOUT), "KNOWN": parts.known, "ROOM": parts.room}
    is_near = parts.room.itemsize <= NEAR
    words = -(-parts.room.itemsize // 8) if is_near and not SIMULATED else 1
    names: dict[str, Any] = {
        **kinds,
        "MOST_MOVES": rules.MOST_MOVES,
        "ROOM_WORDS": words,
        "STATE_WORDS": -(-3 * kinds["STATE"].itemsize // 8),
    }
    thinking = whole if SIMULATED else there(near if is_near else far, **names)
    drivers = drivers_there(game, hands, own)
    kernel: Any = plain(play_block, **names, rules=rules, lore_of=thinking, **drivers)
    kernel.__qualname__ = f"{kernel.__name__}.{'.'.join(hand.name for hand in hands)}"
    if SIMULATED:
        return cuda.jit(kernel)
    made = cuda.jit(kernel, lto=False, opt=True, max_registers=registers)
    if not own:
        with _cached_under(str(cache_folder(game.folder) / f"cuda-{numba_cuda_version()}")):
            made.enable_caching()
    return made


def drivers_there(game: Game, hands: tuple[Hand, ...], own: int) -> dict[str, Any]:
    """The drivers of `playout` for some bots, numbered as they are given."""
    rules = game.rules
    *others, final = hands
    choose = there(playout.only_bot, bot=final.bot)
    for number in range(len(others) - 1, -1, -1):
        chooser = playout.own_or_one if number < own else playout.one_of_bots
        choose = there(chooser, bot=others[number].bot, others=choose)
    looking = not all(getattr(hand.bot, "looks_away", False) for hand in hands)
    secrets = game.facts.secrets
    seen = {"rules": rules, "SECRETS": secrets, "OPEN": not own and not secrets}
    showing = there(playout.show, **seen) if looking else there(unseen)
    deciding = there(playout.decide, rules=rules, choose=choose, show=showing, TRUSTED=not own, OWN=0)
    used = {"rules": rules, "decide": deciding, "stream": game.stream, "TRUSTED": not own}
    stride = CHUNK
    if game.facts.realtime:
        wait = there(playout.only_pace, pace=final.pace)
        for hand in reversed(others):
            wait = there(playout.one_of_paces, pace=hand.pace, slower=wait)
        timed = "clock" in (rules.LAYOUT.names or ())
        stride = CHUNK if timed else game.facts.longest
        now = playout.now_in(rules)
        playing = there(playout.play_in_time, wait=wait, show=showing, now=now, FRESH=not timed, **used)
    else:
        playing = there(playout.play_turns, **used)
    return {
        "play_out": playing,
        "begin": there(playout.begin_game, rules=rules),
        "count_shares": there(playout.count_game, rules=rules),
        "close_deal": there(playout.add_deal),
        "STRIDE": stride,
    }


def numba_cuda_version() -> str:
    """What compiles for the GPU."""
    import numba_cuda

    return str(numba_cuda.__version__)


@contextmanager
def exact() -> Iterator[None]:
    """While a kernel is compiled: a product and a sum are rounded one after the other, as on the CPU."""
    if SIMULATED:
        yield
        return
    with _ONE_AT_A_TIME:
        before = nvvm.compile_ir
        nvvm.compile_ir = partial(before, fma=False)
        try:
            yield
        finally:
            nvvm.compile_ir = before


@contextmanager
def _cached_under(folder: str) -> Iterator[None]:
    with _ONE_AT_A_TIME:
        before = config.CACHE_DIR
        config.CACHE_DIR = folder
        try:
            yield
        finally:
            config.CACHE_DIR = before
