"""`croupier play`: a game around one terminal, saved after every move."""

import secrets
import time
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.markup import escape

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadOption, BadRecord, CroupierError
from croupier.kernel.game import Game, find_game
from croupier.kernel.match import Match
from croupier.kernel.options import option_texts, parse_options
from croupier.kernel.record import Seat, parse_record, record_of, record_text, replay
from croupier.kernel.seats import CHANCE

from .compiling import announce_compiling
from .narrate import narrate, result_line, show_table, shown_names
from .words import read_text

HELP = """[dim]A number or the words of a move plays it. Besides:
  rules        the rules       rules {clause}   one clause
  save FILE    keep a copy     quit       stop here; the game is kept[/dim]"""


def start(
    name: str, seats: list[str], options: dict[str, str], edition: str, seed: int | None, save: Path | None
) -> None:
    """A new game."""
    game = find_game(name)
    house, components = parse_options(game.house, options), game.edition(edition)
    people = seat_people(game, seats)
    announce_compiling(game.facts.title)
    match = Match(game, len(people), house, components)
    Sitting(match, people, seed, save or _default_file(game)).run()


def resume(file: Path, name: str | None, seed: int | None, save: Path | None) -> None:
    """A saved game, from where it was left."""
    record = parse_record(read_text(file))
    game = find_game(record.game)
    if name is not None and name != game.id:
        raise BadRecord(f"{file}: this is a game of {game.id}, not {name}")
    announce_compiling(game.facts.title)
    Sitting(replay(record, game), record.seats, seed, save or file).run()


def seat_people(game: Game, words: list[str]) -> tuple[Seat, ...]:
    """Who sits where; by default one person against the best bot, up to the fewest players the game needs."""
    best = list(game.bots)[-1]
    words = words or ["person", *[best] * (game.facts.seats[0] - 1)]
    seats = []
    for number, word in enumerate(words, 1):
        kind, _, name = word.partition(":")
        if kind == "person":
            plain = "".join(letter for letter in " ".join(name.split()) if letter.isprintable())[:40]
            seats.append(Seat("person", plain or ("You" if words.count("person") == 1 else f"Player {number}")))
        else:
            game.bot(word)
            seats.append(Seat("bot", word))
    game.check_players(len(seats))
    return tuple(seats)


class Quit(Exception):
    """Somebody wants to stop here."""


class Sitting:
    """People and bots around one terminal."""

    def __init__(self, match: Match, seats: tuple[Seat, ...], seed: int | None, file: Path) -> None:
        self.match = match
        self.seats = seats
        self.file = file
        self.names = shown_names(seats)
        self.console = Console(highlight=False)
        luck = secrets.randbits(64) if seed is None else seed
        self.dice = new_rng(luck, stream=len(match.log))
        self.wits = new_rng(~luck, stream=len(match.log))

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self._save(self.file)
        rules = ", ".join(f"{name} {value}" for name, value in option_texts(self.match.options).items())
        self.console.print(f"[bold]{self.match.game.facts.title}[/bold]  [dim]{rules}; type ? for help[/dim]")
        try:
            while not self.match.over:
                self._move()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(f"\nThe game is kept. Go on with:\n  croupier play --resume {self.file}", soft_wrap=True)
            return
        show_table(self.console, self.match, -1, self.names)
        self.console.print(result_line(self.match, self.names))
        self.console.print(f"[dim]record: {self.file}[/dim]", soft_wrap=True)

    def _move(self) -> None:
        seat = self.match.seats[0]
        if seat == CHANCE:
            move = self.match.game.rules.draw(self.match.state, self.dice)
        elif self.seats[seat].kind == "bot":
            move = self.match.ask(seat, self.seats[seat].name, self.wits)
        else:
            move = self._ask(seat)
        narrate(self.console, self.names, self.match, seat, move)
        self.match.play(seat, move)
        self._save(self.file)

    def _ask(self, seat: int) -> int:
        show_table(self.console, self.match, seat, self.names)
        notation = self.match.game.notation
        moves = self.match.moves(seat)
        listed = [notation.move_text(self.match.state, seat, move) for move in moves]
        width = max(map(len, listed))
        for number, (move, words) in enumerate(zip(moves, listed, strict=True), 1):
            remark = self.match.game.table.remark(self.match.veiled(seat), seat, move)
            self.console.print(f"  [bold]{number:>2}[/bold] {words:<{width}}  [dim]{remark}[/dim]")
        while True:
            answer = self.console.input(f"[bold]{self.names[seat]}[/bold] > ").strip()
            if not answer or self._obeyed(answer):
                continue
            words = listed[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(listed) else answer
            try:
                return self.match.parse(seat, words)
            except CroupierError as error:
                self.console.print(f"  [red]{escape(str(error))}[/red]")

    def _obeyed(self, answer: str) -> bool:
        word, _, rest = answer.partition(" ")
        clauses = {clause.name: clause.words for clause in self.match.game.clauses.values()}
        match word.lower():
            case "?" | "help":
                self.console.print(HELP.format(clause=next(iter(clauses))))
            case "quit" | "q" | "exit":
                raise Quit
            case "rules" if rest.upper() in clauses:
                self.console.print(f"  [bold]{rest.upper()}[/bold] {clauses[rest.upper()]}")
            case "rules":
                for name, words in clauses.items():
                    self.console.print(f"  [bold]{name}[/bold] {words}")
            case "save" if rest:
                self._keep_copy(Path(rest).expanduser())
            case _:
                return False
        return True

    def _keep_copy(self, path: Path) -> None:
        try:
            self._save(path)
        except BadOption as error:
            self.console.print(f"  [red]{escape(str(error))}[/red]")
        else:
            self.console.print(f"  saved: {path}", soft_wrap=True)

    def _save(self, path: Path) -> None:
        text = record_text(record_of(self.match, self.seats))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(path.name + ".new")
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise BadOption(f"the game cannot be saved to {path}: {error.strerror}") from None


def _default_file(game: Game) -> Path:
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    return user_data_path("croupier") / f"{game.id}-{moment}.record"
