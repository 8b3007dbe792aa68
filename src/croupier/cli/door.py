"""`croupier serve`, `backup` and `prune`: the house from the command line."""

import asyncio
import threading
import webbrowser
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console

from croupier.house.serve import serve
from croupier.house.settings import read_settings
from croupier.house.store.backup import copy_database
from croupier.house.store.upkeep import prune
from croupier.kernel.errors import system

from .words import BadCommand, room, say


def open_house(host: str, port: int, database: str, workers: int, file: Path | None, browser: bool) -> None:
    """Open the house, say where, and show it."""
    url = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    settings = read_settings(file, database)
    if not settings.database:
        settings = read_settings(file, _usual_database(make_folder=True))

    def ready() -> None:
        Console(highlight=False).print(say("open", url=f"[bold]{url}[/bold]"))
        if browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    serve(settings, host, port, workers, ready)


def backup_and_print(file: Path, database: str) -> None:
    """Copy a house's database."""
    if file.exists():
        raise BadCommand("file-exists", file=file)
    tables, steps = asyncio.run(copy_database(database or _usual_database(), file))
    print(say("backed-up", tables=tables, steps=steps, file=str(file)))


def prune_and_print(days: int | None, database: str, file: Path | None, dry_run: bool) -> None:
    """Remove tables that have been over for long enough, or say what would go."""
    settings = read_settings(file, database)
    seconds = settings.keep_for if days is None else days * 86_400.0
    if days is None and not seconds:
        raise BadCommand("how-old")
    tables, steps, size = asyncio.run(prune(settings.database or _usual_database(), seconds, dry_run))
    print(say("would-prune" if dry_run else "pruned", tables=tables, steps=steps, size=room(size)))


def _usual_database(make_folder: bool = False) -> str:
    """The database of whoever is logged in; only a house that opens makes a folder for it."""
    folder = user_data_path("croupier")
    try:
        if make_folder:
            folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadCommand("no-folder", folder=folder, why=system(error)) from None
    return f"sqlite:///{folder / 'house.db'}"
