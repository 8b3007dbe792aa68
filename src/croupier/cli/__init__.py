"""The command line of Croupier."""

import errno
import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.exceptions import TyperException

from croupier import __version__
from croupier.kernel.errors import CroupierError
from croupier.kernel.languages import language_of, languages
from croupier.kernel.speech import CHOSEN, reader_language

from .typed import pairs, seat, split, whole
from .words import BadCommand

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)
"""Why what is printed cannot be kept where somebody wants it."""

app = typer.Typer(
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help="Dice games: play them, simulate them, replay them.",
)


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


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; see `croupier games`.", autocompletion=_complete_game)
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]
EditionName = Annotated[str, typer.Option("--edition", help="An edition by name, or a TOML file of your own.")]
First = Annotated[str, typer.Option("--first", metavar="SEAT", help="The seat that begins, or `drawn`.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def main() -> None:
    """Run the command line; whatever a person can put right is one line on stderr and exit code 2."""
    if sys.stderr is None:
        sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")  # closed by who called us: nothing is said there
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows ? in their place
    try:
        code = app(standalone_mode=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except TyperException as error:
        if message := getattr(error, "format_message", error.__str__)():
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
        _fail(BadCommand("not-told", why=error.strerror).line(reader_language()))
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


def _read_in(tag: str) -> str:
    """Read another language than the system's own."""
    if tag:
        language = language_of(tag)
        if language not in languages():
            raise BadCommand("no-language", language=tag, known=list(languages()))
        os.environ[CHOSEN] = language
    return tag


def _version(wanted: bool) -> None:
    if wanted:
        print(f"croupier {__version__}")
        raise typer.Exit


@app.callback()
def croupier(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
    language: Annotated[
        str, typer.Option(metavar="TAG", callback=_read_in, help="What to read: en, or another that there is.")
    ] = "",
) -> None:
    """Dice games: play them, simulate them, replay them."""


@app.command()
def games(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="One game with its options.", autocompletion=_complete_game)
    ] = "",
    json: AsJson = False,
) -> None:
    """List the games, or show one with its bots and options."""
    from . import shelf

    shelf.print_games(game, json)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(help="One clause alone, such as P3.")] = "",
) -> None:
    """Show the rules of a game, or one clause of them."""
    from . import shelf

    shelf.print_rules(game, clause)


@app.command()
def solve(
    game: GameName,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    out: Annotated[Path | None, typer.Option(metavar="FILE.npz", help="Keep the chances in a file of NumPy.")] = None,
    chart: Annotated[bool, typer.Option("--chart", help="Print when to stop, too, as tables of Markdown.")] = False,
    json: AsJson = False,
) -> int:
    """Solve a game: the chance of who begins, or the rolls that one alone needs, if all play as well as can be."""
    from . import solved

    return solved.solve_and_print(game, pairs(option), edition, out, chart, json)


@app.command()
def train(
    game: GameName,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="Games that it plays itself.")] = "350000",
    watched: Annotated[str, typer.Option(metavar="NUMBER", help="Games of its teacher that come before.")] = "50000",
    against: Annotated[
        str,
        typer.Option(
            metavar="BOT", help="Learn to beat this bot, and play on against it.", autocompletion=_complete_bots
        ),
    ] = "",
    players: Annotated[int, typer.Option(help="How many at a table; by turns as many as can play if 0.")] = 0,
    seed: Annotated[int, typer.Option(help="The same seed gives the same judgement.")] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE.npz", help="Where it is kept, and gone on from.")] = None,
    workers: Annotated[
        int | None, typer.Option(help="Threads; all cores if not given. The result is the same.")
    ] = None,
) -> int:
    """Let a game's best bot learn from many games what positions are worth."""
    from croupier.lab.training import Plan

    from . import training

    plan = Plan(whole(watched), whole(games), seed, against, players)
    return training.train_and_print(game, plan, out, workers)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="How many games; 1e6 is a million.")] = "10000",
    players: Annotated[
        int | None, typer.Option(help="How many players; the fewest the game allows if not given.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "--bot",
            help="Bots in seat order, as in `random,mine.py:my_bot`; repeated around the table.",
            autocompletion=_complete_bots,
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    first: First = "1",
    paired: Annotated[bool, typer.Option("--paired", help="The same dice from every seating; counted by bot.")] = False,
    workers: Annotated[
        int | None, typer.Option(help="Threads; all cores if not given. The result is the same.")
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on the workers of a Dask scheduler, as in `tcp://host:8786`."),
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE.parquet", help="Keep a row for every game, as Parquet or .arrow.")
    ] = None,
    record: Annotated[
        str | None,
        typer.Option(
            metavar="NUMBER[:SEATING]",
            help="Print the record of this game of the seed instead; both count from 0.",
        ),
    ] = None,
    device: Annotated[str, typer.Option(help="`cuda` plays on a GPU of Nvidia's. The result is the same.")] = "cpu",
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
            help="Bots, as in `random mine.py:my_bot`; if none is named, all of the game's own that answer at once.",
            autocompletion=_complete_bots,
        ),
    ] = None,
    games: Annotated[
        str, typer.Option(metavar="NUMBER", help="Deals for every table, each from every seating; 1e6 is a million.")
    ] = "1000",
    players: Annotated[
        int | None, typer.Option(help="Bots at a table; the fewest the game allows if not given.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    stop: Annotated[
        str | None,
        typer.Option(
            metavar="SHARE,SHARE",
            help="Between two bots: end as soon as it is told which of two shares of the victory the first one has, "
            "as in `0.5,0.52`.",
        ),
    ] = None,
    alpha: Annotated[
        float | None, typer.Option(help="How often --stop may decide wrongly for the larger share; 0.05 if not given.")
    ] = None,
    beta: Annotated[float | None, typer.Option(help="The same for the smaller share; 0.05 if not given.")] = None,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    first: First = "1",
    workers: Annotated[
        int | None, typer.Option(help="Threads; all cores if not given. The result is the same.")
    ] = None,
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
            help="An option with its values, `players` or `edition`; may be repeated.",
        ),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "--bot",
            help="Bots, as in `best,steady`; repeated around the table.",
            autocompletion=_complete_bots,
        ),
    ] = None,
    games: Annotated[
        str,
        typer.Option(metavar="NUMBER", help="Deals of every combination, each from every seating; 1e6 is a million."),
    ] = "10000",
    players: Annotated[
        int | None, typer.Option(help="How many players; the fewest the game allows if not given.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    option: OptionPairs = None,
    edition: Annotated[str, typer.Option("--edition", help="An edition by name, or a TOML file of your own.")] = "",
    first: First = "1",
    workers: Annotated[
        int | None, typer.Option(help="Threads; all cores if not given. The result is the same.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="Where it is kept, and gone on from by the same command.")
    ] = None,
    parquet: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the table as Parquet, too.")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Write a plot of the shares, too.")] = None,
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
    players: Annotated[
        int | None, typer.Option(help="How many players; the fewest the game allows if not given.")
    ] = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--against",
            metavar="KEY=VALUE",
            help="A second set of rules beside the first: what is different there, an option, `players` or `edition`; "
            "may be repeated.",
        ),
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "--bot",
            help="Bots that play, weakest first; those of the game's levels that answer at once if not given.",
            autocompletion=_complete_bots,
        ),
    ] = None,
    games: Annotated[str, typer.Option(metavar="NUMBER", help="Games for every figure; 1e6 is a million.")] = "10000",
    sample: Annotated[str, typer.Option(metavar="NUMBER", help="Games looked at move by move.")] = "300",
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    workers: Annotated[
        int | None, typer.Option(help="Threads; all cores if not given. The result is the same.")
    ] = None,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="FILE.html", help="Where the page goes; GAME-report.html if not given."),
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
        typer.Argument(metavar="GAME", help="A game; see `croupier games`.", autocompletion=_complete_game),
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            help="Who sits where: `person`, `person:NAME` or a bot or its level, as in `person,sharp`.",
            autocompletion=_complete_seats,
        ),
    ] = "",
    option: OptionPairs = None,
    edition: EditionName = "standard",
    first: First = "1",
    seed: Annotated[int | None, typer.Option(help="Dice from a seed, to play the same game again.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to keep the game; saved after every move.")
    ] = None,
    thinking: Annotated[
        float, typer.Option(min=0, max=600, metavar="SECONDS", help="How long bots that search may think for a move.")
    ] = 0,
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
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record of a game.")],
    against: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Another record: say where the two part.")
    ] = None,
    positions: Annotated[
        bool, typer.Option("--positions", help="Print the record again with the position after every move.")
    ] = False,
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
            help="A record of a game that was played, or a game for bots to play.",
            autocompletion=_complete_played,
        ),
    ],
    bots: Annotated[
        list[str] | None,
        typer.Option(
            "--bots",
            "--bot",
            help="Bots that play the game, as in `steady,best`; repeated around the table.",
            autocompletion=_complete_bots_played,
        ),
    ] = None,
    games: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="How many games bots play; 1000 if not given.")
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many bots at a table; as many as are named if not given.")
    ] = None,
    option: OptionPairs = None,
    edition: EditionName = "standard",
    tries: Annotated[
        int | None, typer.Option(help="How often positions are tried out; each game says how often if not given.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same result.")] = 0,
    workers: Annotated[
        int | None, typer.Option(help="Threads; all cores if not given. The result is the same.")
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE.html", help="Write the analysis of a record as a page.")
    ] = None,
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
    name: Annotated[str, typer.Argument(metavar="NAME", help="The game's id: small letters, digits and _.")],
    like: Annotated[
        str, typer.Option(metavar="GAME", help="The game to copy, or its folder; the shortest one if not given.")
    ] = "",
) -> None:
    """Begin a game of your own: a package with a copy of one that works."""
    from . import copying

    copying.new_game(name, like)


@app.command()
def join(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The link of a table, or of a seat that is held there.")],
    bot: Annotated[str, typer.Option("--bot", metavar="FILE.py:NAME", help="A player: it is given turns.")],
    name: Annotated[str, typer.Option(help="What the others at the table read.")] = "",
) -> None:
    """Let a player of your own play at a table of a house; docs/client.md says how one is written."""
    from . import joining

    joining.join(link, bot, name)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; by default only this machine.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8300,
    database: Annotated[
        str, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://HOST/NAME; by default a file of yours.")
    ] = "",
    workers: Annotated[int, typer.Option(help="Processes; more than one needs PostgreSQL.")] = 1,
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Limits and paces in a TOML file; see docs/house.md.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the page in a browser.")] = False,
) -> None:
    """Open the house: tables in the browser and over the network."""
    _door().open_house(host, port, database, workers, settings, browser)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record downloaded from a table.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The commitment as it was before the game.")
    ] = None,
    luck: Annotated[
        list[str] | None, typer.Option(metavar="SEAT:LUCK", help="Your own luck, such as 1:abc; can be repeated.")
    ] = None,
) -> None:
    """Check that the dice of a record are those the house had committed itself to."""
    from . import records

    records.verify_and_print(file, commitment, luck or [])


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put the copy; an SQLite database.")],
    database: Annotated[str, typer.Option(metavar="URL", help="The database to copy; by default yours.")] = "",
) -> None:
    """Copy all tables of a house, while it is open, into one SQLite file that can be served again."""
    _door().backup_and_print(file, database)


@app.command()
def prune(
    older_than: Annotated[
        int | None,
        typer.Option(min=0, max=100_000, metavar="DAYS", help="How long they have been over; by default `keep_for`."),
    ] = None,
    database: Annotated[str, typer.Option(metavar="URL", help="The database; by default yours.")] = "",
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The settings of the house, which say `keep_for`.")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
) -> None:
    """Remove tables that have been over for long from a house, open or not; never one that waits or is in play."""
    _door().prune_and_print(older_than, database, settings, dry_run)


@app.command()
def cache(
    clear: Annotated[bool, typer.Option("--clear", help="Remove it all; rules are compiled again.")] = False,
) -> None:
    """Say where compiled rules are kept and how much that is, or remove it."""
    from . import shelf

    shelf.print_cache(clear)
