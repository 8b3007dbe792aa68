"""Simulating on a GPU: the same games as on the CPU, part by part, each so short that whoever breaks off is heard."""

import time
import warnings
from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from .contract import Learning, Lore
from .errors import BadBot, BadGame, BadOption, CroupierError
from .mistakes import compiling_failed
from .playout import WHOLE, Deal, Hand, Tally, new_tally
from .setup import Setup

if TYPE_CHECKING:
    from .game import Game
    from .position import Position

DEVICES = ("cpu", "cuda")
PART = 0.1
"""Seconds that a part should take on a GPU."""
NAP = 0.0005
"""Seconds between two looks whether it is done."""
THREADS = 128
"""Of a block."""
REGISTERS: int | None = None
"""That a thread may use at most."""
LOGGED = 1 << 20
"""Deals of a part that is logged, at most."""
ROOMY = 4
"""What part of the GPU's free memory may be room to think."""
FEW = 4
"""Blocks and threads of the simulator, which runs each as a thread of Python."""
ENDLESS = np.iinfo(np.int64).max


class Shape(NamedTuple):
    """How a kernel is launched."""

    blocks: int
    threads: int


def check_device(device: str, alone: bool) -> None:
    """Refuse a device there is no driver for, a GPU that is not there, and one that should do more than play."""
    if device not in DEVICES:
        raise BadOption("unknown-device", name=device, known=DEVICES)
    if device == "cpu":
        return
    if not alone:
        raise BadOption("device-alone")
    if find_spec("numba_cuda") is None:
        raise BadOption("no-gpu-extra")
    try:
        from numba import cuda

        cuda.get_current_device()
    except Exception as error:
        why = next((line.strip() for line in str(error).splitlines()[1:] if line.strip()), type(error).__name__)
        raise BadOption("no-gpu", why=why) from None


class There:
    """Some bots of a set-up on a GPU; the first `own` of the hands are somebody's own."""

    def __init__(
        self, setup: Setup, deal: Deal, hands: Sequence[Hand], own: int, start: "Position | None", lore: Lore
    ) -> None:
        from . import grid

        self.grid: Any = grid
        self.setup = setup
        self.deal = deal
        self.lore = lore
        self.hands = _told_apart(setup.game, tuple(hands), own)
        self.own = own
        self.start = start
        self.parts = grid.parted(lore.dtype, len(known_fields(setup.game, lore)))

    @property
    def most_each(self) -> int:
        """Deals of a block: so many that no sum of squares can overflow, whoever plays them all."""
        largest = max(WHOLE, self.deal.limit) * self.deal.seatings
        return max(1, int(ENDLESS) // largest**2)

    @cached_property
    def kernel(self) -> Any:
        """What plays, compiled or taken from the cache when it is first asked for."""
        return self.grid.player(self.setup.game, self.hands, self.own, self.parts, REGISTERS)

    @cached_property
    def given(self) -> tuple[Any, ...]:
        """What is the same for all parts, on the GPU: options, edition, the start, and what is known."""
        cuda, grid, setup = self.grid.cuda, self.grid, self.setup
        state = np.zeros(1, setup.game.rules.LAYOUT)
        if self.start is not None:
            state[0] = self.start.state
        records = [setup.flat_options, setup.flat_edition, state[0]]
        if grid.SIMULATED:
            return (*(_alone(record) for record in records), _alone(self.lore))
        flat = [grid.words_of(grid.aligned(record.dtype), record) for record in records]
        laid = [words.view(np.uint8)[: grid.aligned(record.dtype).itemsize].view(grid.aligned(record.dtype))
                for words, record in zip(flat, records, strict=True)]  # fmt: skip
        return tuple(cuda.to_device(each) for each in (*laid, grid.words_of(self.parts.known, self.lore)))

    @property
    def remembers(self) -> bool:
        """Whether bots remember what they thought, beside the room that each has to itself."""
        return "shared" in (self.parts.room.names or ())

    def known(self) -> bytes:
        """What bots know by now, with all that they remember."""
        return b"".join(self.lore[name].tobytes() for name in known_fields(self.setup.game, self.lore))

    @cached_property
    def room(self) -> Any:
        """Room to think as everybody finds it."""
        lore = self.lore.copy()
        if self.remembers:
            lore["shared"] = 1
        return lore

    def rooms(self, shape: Shape) -> Any:
        """Room for all threads; one to be copied where each has it in its own memory."""
        grid, threads = self.grid, shape.blocks * shape.threads
        if grid.SIMULATED:
            made = np.zeros(threads, self.room.dtype)
            made[:] = self.room
            return made
        words = grid.words_of(self.parts.room, self.room)
        if self.parts.room.itemsize <= grid.NEAR:
            return grid.cuda.to_device(words.reshape(1, -1))
        made, done = grid.cuda.device_array((threads, len(words)), np.int64), 1
        made[:1].copy_to_device(words.reshape(1, -1))
        while done < threads:
            more = min(done, threads - done)
            made[done : done + more].copy_to_device(made[:more])
            done += more
        return made

    def shape(self, arguments: Any) -> Shape:
        """As many blocks as the GPU can play at a time, and has room for."""
        if self.grid.SIMULATED:
            return Shape(2, FEW)
        cuda, grid = self.grid.cuda, self.grid
        with grid.exact():
            made = self.kernel.compile(arguments)
        context = cuda.current_context()
        at_once = context.get_active_blocks_per_multiprocessor(made._codelibrary.get_cufunc(), THREADS, 0)
        blocks = max(1, int(at_once)) * cuda.get_current_device().MULTIPROCESSOR_COUNT
        if self.parts.room.itemsize > grid.NEAR:
            fits = context.get_memory_info().free // ROOMY // self.parts.room.itemsize // THREADS
            blocks = max(1, min(blocks, fits))
        return Shape(blocks, THREADS)

    def play_all(self, bots: Sequence[int], seed: int, first: int, deals: int, logged: bool) -> Iterator[Any]:
        """Play all deals, part by part in order: how many, what came out, and the first that did not end."""
        cuda, last = self.grid.cuda, first + deals
        numbers = np.array(bots, np.int64)
        row = numbers if self.grid.SIMULATED else cuda.to_device(numbers)
        shape = self._ready(row)
        rooms = self.rooms(shape)
        size = shape.blocks * 32
        while first < last:
            most = min(LOGGED if logged else last - first, shape.blocks * self.most_each)
            count = min(size, last - first, most)
            began = time.perf_counter()
            tally, broken = self._play(shape, rooms, row, seed, first, count, logged)
            yield count, tally, broken
            seconds = max(time.perf_counter() - began, 1e-9)
            size = max(shape.blocks, min(size * 4, int(count * PART / seconds)))
            first += count

    def _ready(self, row: Any) -> Shape:
        """Compile, or say in one line what cannot be."""
        try:
            some = self._arguments(Shape(1, 1), self.rooms(Shape(1, 1)), row, 0, 0, 0, False)[0]
            return self.shape(() if self.grid.SIMULATED else tuple(self.kernel.typeof_pyval(each) for each in some))
        except CroupierError:
            raise
        except Exception as error:
            said = compiling_failed(error, self.hands[0].bot if self.own else self.grid.play_block)
            if self.own:
                names = " or ".join(hand.name for hand in self.hands[: self.own])
                raise BadBot(f"{names} cannot be compiled for a GPU: {said}") from None
            raise BadGame(f"{self.setup.game.id} cannot be compiled for a GPU: {said}") from None

    def _arguments(
        self, shape: Shape, rooms: Any, row: Any, seed: int, first: int, count: int, logged: bool
    ) -> tuple[tuple[Any, ...], Any, Any, Any]:
        cuda, deal = self.grid.cuda, self.deal
        each = -(-count // shape.blocks)
        log = np.zeros((count if logged else 0, deal.seatings, deal.players), np.int64)
        sums, broken = np.zeros(self.grid.HALVES, np.int64), np.array([ENDLESS])
        if not self.grid.SIMULATED:
            log, sums, broken = (cuda.to_device(array) for array in (log, sums, broken))
        options, edition, start, known = self.given
        numbers = (deal.players, deal.first, deal.limit, deal.seatings, deal.midway, first, count, each)
        places = (options, edition, start, known, rooms, row, log, sums, broken)
        return (*numbers, np.uint64(seed), *places), log, sums, broken

    def _play(
        self, shape: Shape, rooms: Any, row: Any, seed: int, first: int, count: int, logged: bool
    ) -> tuple[Tally, int | None]:
        """One part."""
        cuda = self.grid.cuda
        given, log, sums, broken = self._arguments(shape, rooms, row, seed, first, count, logged)
        if self.grid.SIMULATED:
            self.kernel[shape.blocks, shape.threads](*given)
        else:
            done = cuda.event(timing=False)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # a small GPU has few blocks, and Numba thinks that a mistake
                configured = self.kernel[shape.blocks, shape.threads]
            configured(*given)
            done.record()
            while not done.query():
                time.sleep(NAP)
            log, sums, broken = (array.copy_to_host() for array in (log, sums, broken))
        ended = int(broken[0])
        return self._tally(sums, log), None if ended == ENDLESS else ended

    def _tally(self, halves: Any, log: Any) -> Tally:
        """The sums in one piece; as Python's whole numbers, which never overflow."""
        counts = self.grid.COUNTS
        sums = [int(low) + (int(high) << 32) for low, high in zip(halves[:counts], halves[counts:], strict=True)]
        seats = self.grid.MOST_SEATS
        wins, shares, squares, winners = (
            np.array(sums[kind * seats : kind * seats + self.deal.players], object) for kind in range(4)
        )
        totals = np.array(sums[4 * seats :], object)
        empty = new_tally(self.deal.players)
        return empty._replace(wins=wins, shares=shares, share_squares=squares, winners=winners, totals=totals, log=log)


def thinking(game: "Game") -> str:
    """The field from which on a game's lore is room to think; "" where it may be anywhere."""
    if not game.learned:
        return ""
    return str(getattr(game._module("lore", Learning, "LORE"), "THINKING", ""))


def known_fields(game: "Game", lore: Lore) -> list[str]:
    """The fields of its lore that bots only read."""
    names, field = list(lore.dtype.names or ()), thinking(game)
    return names[: names.index(field)] if field in names else []


def _told_apart(game: "Game", hands: tuple[Hand, ...], own: int) -> tuple[Hand, ...]:
    """The last of a row is one of the game's own: it is trusted with all moves there is room for."""
    if own < len(hands):
        return hands
    name = game.quick[0]
    return (*hands, Hand(name, game.bots[name], game.paces[name] if game.facts.realtime else None))


def _alone(record: Any) -> Any:
    """A row of one record."""
    made = np.zeros(1, record.dtype)
    made[0] = record
    return made
