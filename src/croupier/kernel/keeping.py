"""A row for every game of a simulation, as frames of polars: streamed into a file, or to whoever listens."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from .accounts import CHANGES, SCORES, STEPS
from .errors import BadOption, system
from .options import option_texts
from .playout import WHOLE
from .setup import DRAWN

if TYPE_CHECKING:
    from polars import DataFrame

    from .simulating import Batch, Played

GROUP = 1 << 17
"""Rows of one group in a Parquet file, and of the pieces it is made of."""
SUFFIXES = (".parquet", ".arrow")


def where_kept(keep: Any) -> Any:
    """Where the rows shall go, if they can go there: a file, whoever listens, or nowhere."""
    if keep is None:
        return None
    if find_spec("polars") is None:
        raise BadOption("no-polars")
    if callable(keep):
        return keep
    if not isinstance(keep, str | Path):
        raise BadOption("keep-where", found=type(keep).__name__)
    file = Path(keep)
    if file.suffix not in SUFFIXES:
        raise BadOption("keep-suffix", file=file, known=SUFFIXES)
    try:
        if file.is_dir():
            raise IsADirectoryError(errno.EISDIR, "")
        if not file.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, "")
        if not os.access(file.parent, os.W_OK):
            raise PermissionError(errno.EACCES, "")
    except OSError as error:
        raise BadOption("not-kept", file=file, why=system(error)) from None
    return file


@contextmanager
def keeping(where: Any, batch: "Batch") -> "Iterator[Kept]":
    """What gets the rows of a simulation; a file is whole where somebody breaks off, too, and else not there."""
    if not isinstance(where, Path):
        yield Kept() if where is None else Listened(batch, where)
        return
    streamed = Streamed(batch, where)
    try:
        try:
            yield streamed
        except KeyboardInterrupt:
            streamed.close()
            raise
        streamed.close()
    finally:
        streamed.drop()


class Kept:
    """Nothing is kept."""

    def __init__(self) -> None:
        self.last: Played | None = None
        """What was played last, and is not written yet."""

    def write(self) -> None:
        """Hand on what was played last."""


class Listened(Kept):
    """Whoever listens hears of every frame."""

    def __init__(self, batch: "Batch", heard: "Callable[[DataFrame], object]" = lambda frame: None) -> None:
        super().__init__()
        self.batch, self.heard = batch, heard
        self.same = told_alike(batch)

    def write(self) -> None:
        """Hand on what was played last."""
        if self.last is not None:
            frame, self.last = self.frame(self.last), None
            self.heard(frame)

    def frame(self, part: "Played") -> "DataFrame":
        """A row for every game of a part."""
        import polars as pl

        players, seatings = self.batch.setup.players, self.batch.deal.seatings
        games = part.deals * seatings
        seating = np.tile(np.arange(seatings), part.deals)
        at_seats = (np.arange(players) - seating[:, None]) % players
        won = np.take_along_axis(part.log.reshape(games, players), at_seats, axis=1)
        winner = np.where((won > 0).sum(axis=1) == 1, won.argmax(axis=1) + 1, 0).astype(np.uint8)
        bots = pl.Series(self.batch.names, dtype=pl.Categorical)
        columns: dict[str, Any] = {
            "seed": pl.repeat(int(self.batch.seed), games, dtype=pl.UInt64, eager=True),
            "number": np.repeat(np.arange(part.first, part.first + part.deals, dtype=np.uint32), seatings),
            "seating": seating.astype(np.uint8),
            "steps": part.rows[:, STEPS].astype(np.uint32),
            "lead_changes": part.rows[:, CHANGES].astype(np.uint32),
            "winner": pl.Series(winner).replace(0, None),
        }
        columns |= {f"share_{seat + 1}": won[:, seat] / WHOLE for seat in range(players)}
        columns |= {f"score_{seat + 1}": part.rows[:, SCORES + seat].copy() for seat in range(players)}
        columns |= {f"bot_{seat + 1}": bots.gather(at_seats[:, seat]) for seat in range(players)}
        same = [pl.lit(value, _type_of(value)).alias(name) for name, value in self.same.items()]
        return pl.DataFrame(columns).with_columns(same)


class Streamed(Listened):
    """A file that gets every frame; what is there under its name stays until this one is whole.

    Polars cannot add to a Parquet file: pieces are written beside it as they come, and joined at the end.
    """

    def __init__(self, batch: "Batch", file: Path) -> None:
        super().__init__(batch)
        self.file = file
        with self._said():
            self.pieces = Path(mkdtemp(prefix=f".{file.name}-", dir=file.parent))
        self.waiting: list[DataFrame] = []
        self.written: list[Path] = []

    def write(self) -> None:
        """Take what was played last, in one step that cannot be broken off, and write a piece when there is enough."""
        if self.last is not None:
            self.waiting, self.last = [*self.waiting, self.frame(self.last)], None
        if sum(frame.height for frame in self.waiting) >= GROUP:
            self._write_piece()

    def _write_piece(self) -> None:
        """Write what waits. Broken off before it is done, it is written again under the same name."""
        import polars as pl

        piece = self.pieces / f"{len(self.written):08}.parquet"
        with self._said():
            pl.concat(self.waiting).write_parquet(piece, compression="lz4")
        self.waiting, self.written = [], [*self.written, piece]

    def close(self) -> None:
        """Write what is left, and give the file its name, if there is anything in it."""
        import polars as pl

        self.write()
        if self.waiting:
            self._write_piece()
        if self.written:
            whole = self.pieces / self.file.name
            rows = pl.scan_parquet(self.written)
            with self._said():
                if self.file.suffix == ".parquet":
                    rows.sink_parquet(whole, row_group_size=GROUP, engine="streaming")
                else:
                    rows.sink_ipc(whole, engine="streaming")
                whole.replace(self.file)

    def drop(self) -> None:
        """Leave nothing beside the file."""
        rmtree(self.pieces, ignore_errors=True)

    @contextmanager
    def _said(self) -> Iterator[None]:
        """What the system refuses is said in one line."""
        import polars as pl

        try:
            yield
        except (OSError, pl.exceptions.PolarsError) as error:
            raise BadOption("not-kept", file=self.file, why=system(error)) from error


def told_alike(batch: "Batch") -> dict[str, str | int | None]:
    """What all games of a simulation have in common, so that each can be played again from its row alone."""
    setup = batch.setup
    return {
        "game": setup.game.id,
        "players": setup.players,
        "first": None if setup.first == DRAWN else setup.first + 1,
        "start": batch.start.text() if batch.start else "",
        "options": msgspec.json.encode(option_texts(setup.options)).decode(),
        "edition": msgspec.json.encode(setup.edition).decode(),
        "own": msgspec.json.encode(batch.origins).decode(),
    }


def _type_of(value: str | int | None) -> Any:
    import polars as pl

    return pl.Categorical if isinstance(value, str) else pl.UInt8
