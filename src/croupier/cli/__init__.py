"""The command line of Croupier."""

import errno
import os
import sys
from io import TextIOWrapper
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from croupier import __version__
from croupier.kernel.errors import CroupierError, system
from croupier.kernel.languages import language_of, languages
from croupier.kernel.speech import CHOSEN, reader_language

from .typed import pairs, seat, split, whole
from .usage import Command, Commands, wrong
from .words import BadCommand

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Why what is printed cannot be kept where somebody wants it."""

app = typer.Typer(cls=Commands, no_args_is_help=True, pretty_exceptions_enable=False)
"""What each command and each of its options does is told by the texts `command-…`, once somebody asks."""


def _complete_game(begun: str) -> list[str]:
    from croupier.kernel.shelf import games

    return [game.id for game in games() if game.id.startswith(begun)]


def _complete_bots(context: typer.Context, begun: str) -> list[str]:
    """The bots of the game that is typed already, for the last word of a list with commas."""
    from . import shelf

    return shelf.bots_for([context.params.get("game"), *context.args], begun)


def _complete_played(begun: str) -> list[str]:
    """Games, and the records and folders that are there."""
    folder, _, name = begun.rpartition("/")
    start = f"{folder}/" if "/" in begun else ""
    there = [path for path in sorted(Path(start or ".").glob("*")) if path.name.startswith(name)]
    files = [f"{start}{path.name}{'/' * path.is_dir()}" for path in there if path.is_dir() or path.suffix == ".record"]
    return _complete_game(begun) + files


def _complete_bots_played(context: typer.Context, begun: str) -> list[str]:
    """As `_complete_bots`, where a game is named rather than a record."""
    from . import shelf

    return shelf.bots_for([context.params.get("played"), *context.args], begun)


def _complete_seats(context: typer.Context, begun: str) -> list[str]:
    """As `_complete_bots`, where a person may sit, too."""
    from . import shelf

    return shelf.bots_for([context.params.get("game"), *context.args], begun, "person")


GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=_complete_game)]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE"),
]
EditionName = Annotated[str, typer.Option("--edition")]
First = Annotated[str, typer.Option("--first", metavar="SEAT")]
AsJson = Annotated[bool, typer.Option("--json")]


def main() -> None:
    """Run the command line; whatever a person can put right is one line on stderr and exit code 2."""
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")  # closed by who called us: nothing is said there
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows ? in their place
    for command in app.registered_commands:
        command.cls = Command
    try:
        _read_in(_asked(sys.argv[1:]))
        code = app(standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except TyperException as error:
        if message := wrong(error):
            _fail(message)
        sys.exit(2)  # the help has been printed
    except CroupierError as error:
        _fail(error.line(reader_language()))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
    except OSError as error:
        if error.errno not in FULL:
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or it is written again at the end
        _fail(BadCommand("not-told", why=system(error)).line(reader_language()))
    sys.exit(code if isinstance(code, int) else 0)


def _fail(message: str) -> None:
    print(f"croupier: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(2)


def _door() -> Any:
    """What opens the house, if that is installed."""
    try:
        from . import door
    except ModuleNotFoundError as error:
        raise BadCommand("no-house", package=error.name) from None
    return door


def _asked(words: list[str]) -> str:
    """The language that is asked for before any command: it is known before anything is said."""
    for word, after in pairwise([*words, ""]):
        name, _, tag = word.partition("=")
        if name == "--language":
            return tag or after
        if not word.startswith("-"):
            break
    return ""


def _read_in(tag: str) -> None:
    """Read another language than the system's own."""
    if tag:
        language = language_of(tag)
        if language not in languages():
            raise BadCommand("no-language", language=tag, known=list(languages()))
        os.environ[CHOSEN] = language


def _version(wanted: bool) -> None:
    if wanted:
        print(f"croupier {__version__}")
        raise typer.Exit


@app.callback()
def croupier(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
    language: Annotated[str, typer.Option(metavar="TAG")] = "",
) -> None:
    """Dice games: play them, simulate them, replay them."""


@app.command()
def games(
    game: Annotated[str, typer.Argument(metavar="[GAME]", autocompletion=_complete_game)] = "",
    json: AsJson = False,
) -> None:
    """List the games, or show one with its bots and options."""
    from . import shelf

    shelf.print_games(game, json)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="CLAUSE")] = "",
) -> None:
    """Show the rules of a game, or one clause of them."""
    from . import shelf

    shelf.print_rules(game, clause)


@app.command()
def solve(
    game: GameName,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    out: Annotated[Path | None, typer.Option(metavar="FILE.npz")] = None,
    chart: Annotated[bool, typer.Option("--chart")] = False,
    json: AsJson = False,
) -> int:
    """Solve a game: the chance of who begins, or the rolls that one alone needs, if all play as well as can be."""
    from . import solved

    return solved.solve_and_print(game, pairs(option), edition, out, chart, json)


@app.command()
def train(
    game: GameName,
    games: Annotated[str, typer.Option(metavar="NUMBER")] = "350000",
    watched: Annotated[str, typer.Option(metavar="NUMBER")] = "50000",
    against: Annotated[
        str,
        typer.Option(metavar="BOT", autocompletion=_complete_bots),
    ] = "",
    players: int = 0,
    seed: int = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE.npz")] = None,
    workers: int | None = None,
) -> int:
    """Let a game's best bot learn from many games what positions are worth."""
    from croupier.lab.training import Plan

    from . import training

    plan = Plan(whole(watched), whole(games), seed, against, players)
    return training.train_and_print(game, plan, out, workers)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[str, typer.Option(metavar="NUMBER")] = "10000",
    players: int | None = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "--bot",
            autocompletion=_complete_bots,
        ),
    ] = None,
    seed: int = 0,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    first: First = "1",
    paired: Annotated[bool, typer.Option("--paired")] = False,
    workers: int | None = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS"),
    ] = None,
    keep: Annotated[Path | None, typer.Option(metavar="FILE.parquet")] = None,
    record: Annotated[
        str | None,
        typer.Option(
            metavar="NUMBER[:SEATING]",
        ),
    ] = None,
    device: str = "cpu",
    json: AsJson = False,
) -> int:
    """Play many games between bots and count who wins."""
    from . import lab

    wished = split(",".join(bots or []))
    if record is not None:
        lab.print_record(game, record, players, wished, seed, pairs(option), edition, seat(first))
        return 0
    return lab.simulate_and_print(
        game,
        whole(games),
        players,
        wished,
        seed,
        pairs(option),
        edition,
        seat(first),
        workers,
        paired,
        json,
        cluster,
        keep,
        device,
    )


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[BOT BOT …]",
            autocompletion=_complete_bots,
        ),
    ] = None,
    games: Annotated[str, typer.Option(metavar="NUMBER")] = "1000",
    players: int | None = None,
    seed: int = 0,
    stop: Annotated[
        str | None,
        typer.Option(
            metavar="SHARE,SHARE",
        ),
    ] = None,
    alpha: float | None = None,
    beta: float | None = None,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    first: First = "1",
    workers: int | None = None,
    json: AsJson = False,
) -> int:
    """Let bots meet, everybody with everybody on the same dice, and rank them."""
    from . import tournaments

    return tournaments.hold_and_print(
        game,
        split(",".join(bots or [])),
        whole(games),
        players,
        seed,
        tournaments.stopping(stop, alpha, beta),
        pairs(option),
        edition,
        seat(first),
        workers,
        json,
    )


@app.command()
def sweep(
    game: GameName,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            "--vary",
            metavar="KEY=VALUE,VALUE",
        ),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "--bot",
            autocompletion=_complete_bots,
        ),
    ] = None,
    games: Annotated[
        str,
        typer.Option(metavar="NUMBER"),
    ] = "10000",
    players: int | None = None,
    seed: int = 0,
    option: OptionPairs = None,
    edition: Annotated[str, typer.Option("--edition")] = "",
    first: First = "1",
    workers: int | None = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE.json")] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg")] = None,
    json: AsJson = False,
) -> int:
    """Play every combination of some house rules on the same dice, and say what each of them does."""
    from . import sweeps

    agreed = {"players": players, "options": pairs(option), "edition": edition or None, "first": seat(first)}
    return sweeps.sweep_and_print(
        game,
        vary or [],
        split(",".join(bots or [])),
        whole(games),
        seed,
        agreed,
        workers,
        out,
        parquet,
        plot,
        json,
    )


@app.command()
def report(
    game: GameName,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    players: int | None = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--against",
            metavar="KEY=VALUE",
        ),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "--bot",
            autocompletion=_complete_bots,
        ),
    ] = None,
    games: Annotated[str, typer.Option(metavar="NUMBER")] = "10000",
    sample: Annotated[str, typer.Option(metavar="NUMBER")] = "300",
    seed: int = 0,
    workers: int | None = None,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="FILE.html"),
    ] = None,
    json: AsJson = False,
) -> int:
    """Say what the rules of a game do, as a page with plots: for designers, and whoever invents house rules."""
    from . import reported

    agreed = {"players": players, "options": pairs(option), "edition": edition}
    return reported.report_and_print(
        game,
        agreed,
        pairs(against),
        split(",".join(bots or [])),
        whole(games),
        whole(sample),
        seed,
        workers,
        html,
        json,
    )


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", autocompletion=_complete_game),
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            autocompletion=_complete_seats,
        ),
    ] = "",
    option: OptionPairs = None,
    edition: EditionName = "standard",
    first: First = "1",
    seed: int | None = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    thinking: Annotated[float, typer.Option(min=0, max=600, metavar="SECONDS")] = 0,
) -> None:
    """Play in the terminal, people and bots on any seat."""
    from . import seating

    if resume is not None:
        if seats or option or edition != "standard" or first != "1":
            raise BadCommand("saved-seats")
        seating.resume(resume, game, seed, save, thinking)
    elif game is None:
        raise BadCommand("which-game")
    else:
        seating.start(game, split(seats), pairs(option), edition, seat(first), seed, save, thinking)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    against: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    positions: Annotated[bool, typer.Option("--positions")] = False,
) -> int:
    """Play a record again, checking every move against the rules; with --against, 1 if the two differ."""
    from . import records

    return records.replay_and_print(file, against, positions)


@app.command()
def analyse(
    played: Annotated[
        str,
        typer.Argument(
            metavar="FILE|GAME",
            autocompletion=_complete_played,
        ),
    ],
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "--bot",
            autocompletion=_complete_bots_played,
        ),
    ] = None,
    games: Annotated[str | None, typer.Option(metavar="NUMBER")] = None,
    players: int | None = None,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    tries: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE.html")] = None,
    json: AsJson = False,
) -> int:
    """Say how much of a game was luck and how much skill, and which decisions cost most."""
    from . import analysed

    if not analysed.is_game(played):
        file = analysed.record_named(played)
        said = {"--bots": bots, "--games": games, "--players": players, "--option": option}
        said["--edition"] = edition if edition != "standard" else None
        for words in (word for word, value in said.items() if value):
            raise BadCommand("of-games", words=words)
        return analysed.analyse_record(file, tries, seed, workers, json, html)
    if html is not None:
        raise BadCommand("of-records", words="--html")
    return analysed.analyse_games(
        played,
        split(",".join(bots or [])),
        whole(games or "1000"),
        players,
        pairs(option),
        edition,
        tries,
        seed,
        workers,
        json,
    )


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    like: Annotated[str, typer.Option(metavar="GAME")] = "",
) -> None:
    """Begin a game of your own: a package with a copy of one that works."""
    from . import copying

    copying.new_game(name, like)


@app.command()
def join(
    link: Annotated[str, typer.Argument(metavar="LINK")],
    bot: Annotated[str, typer.Option("--bot", metavar="FILE.py:NAME")],
    name: str = "",
) -> None:
    """Let a player of your own play at a table of a house; docs/client.md says how one is written."""
    from . import joining

    joining.join(link, bot, name)


@app.command()
def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8300,
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    workers: int = 1,
    settings: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    browser: Annotated[bool, typer.Option("--browser")] = False,
) -> None:
    """Open the house: tables in the browser and over the network."""
    _door().open_house(host, port, database, workers, settings, browser)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    commitment: Annotated[str | None, typer.Option(metavar="HEX")] = None,
    luck: Annotated[list[str] | None, typer.Option(metavar="SEAT:LUCK")] = None,
) -> None:
    """Check that the dice of a record are those the house had committed itself to."""
    from . import records

    records.verify_and_print(file, commitment, luck or [])


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    database: Annotated[str, typer.Option(metavar="URL")] = "",
) -> None:
    """Copy all tables of a house, while it is open, into one SQLite file that can be served again."""
    _door().backup_and_print(file, database)


@app.command()
def prune(
    older_than: Annotated[
        int | None,
        typer.Option(min=0, max=100_000, metavar="DAYS"),
    ] = None,
    database: Annotated[str, typer.Option(metavar="URL")] = "",
    settings: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run")] = False,
) -> None:
    """Remove tables that have been over for long from a house, open or not; never one that waits or is in play."""
    _door().prune_and_print(older_than, database, settings, dry_run)


@app.command()
def cache(
    clear: Annotated[bool, typer.Option("--clear")] = False,
) -> None:
    """Say where compiled rules are kept and how much that is, or remove it."""
    from . import shelf

    shelf.print_cache(clear)
