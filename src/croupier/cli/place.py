"""Files that a command writes: refused before long work where they cannot be, and whole or as they were."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from croupier.kernel.errors import system

from .words import BadCommand


def check_place(file: Path, record: Path | None = None) -> None:
    """Say before long work that a file cannot be written, or would take the place of the record that it is about."""
    with _written(file) as (whole, fresh):
        if record is not None and any(one.exists() and one.samefile(record) for one in (whole, fresh)):
            raise BadCommand("page-over-record", file=str(file))
        fresh.open("a").close()
        if fresh != whole:
            fresh.unlink()


def write(file: Path, text: str) -> None:
    """Write a file; what was there stays until all of it is written."""
    with _written(file) as (whole, fresh):
        try:
            fresh.write_text(text, "utf-8")
            if fresh != whole:
                fresh.replace(whole)
        except OSError:
            if fresh != whole:
                fresh.unlink(missing_ok=True)
            raise


@contextmanager
def _written(file: Path) -> Iterator[tuple[Path, Path]]:
    """Where a file comes to stand, and where it is written first: beside, if it is a plain one; or why it cannot be."""
    try:
        whole = file if file.exists() and not file.is_file() else file.resolve()
        yield whole, whole if whole is file else whole.with_name(f"{whole.name}.new")
    except OSError as error:
        raise BadCommand("not-written", file=str(file), why=system(error)) from None
