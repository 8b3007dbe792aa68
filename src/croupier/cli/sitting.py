"""A game around one terminal, saved after every move."""

import secrets
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import CroupierError, system
from croupier.kernel.match import Match
from croupier.kernel.options import option_texts
from croupier.kernel.position import Position
from croupier.kernel.record import Player, Record
from croupier.kernel.seats import CHANCE, WATCHING
from croupier.kernel.speech import reader_language

from .menu import Menu
from .narrate import Teller, print_line, show_table, shown_names, wipe
from .shelf import assumed_text, clause_text
from .words import BadCommand, say


class Quit(Exception):
    """Somebody wants to stop here."""


class Sitting:
    """People and bots around one terminal."""

    def __init__(
        self, match: Match, players: tuple[Player, ...], seed: int | None, file: Path, thinking: float = 0.0
    ) -> None:
        self.match = match
        self.thinking = thinking
        """Seconds that bots that search have for a choice; 0 for as many steps as they usually try out."""
        self.players = players
        self.file = file
        self.names = shown_names(players)
        self.console = Console(highlight=False)
        self.teller = Teller(self.console, match.game, self.names)
        luck = secrets.randbits(64) if seed is None else seed
        self.dice = new_rng(luck, stream=len(match.log))
        self.wits = new_rng(~luck, stream=len(match.log))
        self.people = [seat for seat, player in enumerate(players) if player.kind == "person"]
        self.looker = self.people[0] if len(self.people) == 1 else WATCHING
        self.meant: set[tuple[int, str]] = set()
        """Slips that a seat was asked about and meant; "" for a number that is a move by itself, too."""
        self.menu: Menu | None = None

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self._save(self.file)
        self._head()
        try:
            self._play()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print(f"\n{say('kept')}\n  croupier play --resume {self.file}", soft_wrap=True)
            return
        show_table(self.console, self.match, WATCHING, self.names)
        self.console.print(f"[dim]{say('record', file=str(self.file))}[/dim]", soft_wrap=True)

    def _head(self) -> None:
        """What is played, and what nobody could read off a box."""
        setup = self.match.setup
        agreed = ", ".join(f"{name} {value}" for name, value in option_texts(setup.options).items())
        self.console.print(f"[bold]{setup.game.facts.title}[/bold]  [dim]{say('heading-help', agreed=agreed)}[/dim]")
        if setup.edition.assumed:
            fields = assumed_text(setup.edition.assumed, self.teller.texts)
            self.console.print(f"[dim]{say('assumed', fields=fields)}[/dim]")

    def _play(self) -> None:
        while not self.match.over:
            seat = self.match.seats[0]
            if seat == CHANCE:
                self._make(seat, self.match.draw(self.dice))
            elif seat in self.people:
                self._hand_over(seat)
                self._make(seat, self._ask(seat))
            else:
                self._make(seat, self._thought(seat))

    def _thought(self, seat: int) -> int:
        """What the bot of a seat does; one that searches takes the time it may."""
        name = self.players[seat].name
        seconds = self.thinking if self.match.game.searches([name]) else 0.0
        return self.match.think(seat, name, self.wits, seconds=seconds)

    def _make(self, seat: int, move: int) -> None:
        before = self.match.copy()
        self.match.play(seat, move)
        self._save(self.file)
        self.teller.tell(before, seat, move, self.match, self.looker)

    def _hand_over(self, seat: int) -> None:
        """Where there are secrets and several people, the screen is wiped before the next one looks."""
        if not self.match.game.facts.secrets or seat == self.looker:
            return
        if self.looker != WATCHING:
            self.console.input(f"\n{say('hand-over', name=self.teller.bold[seat])}")
            wipe(self.console)
        self.console.input(say("look", name=self.teller.bold[seat]))
        self.looker = seat

    def _ask(self, seat: int) -> int:
        show_table(self.console, self.match, seat, self.names)
        seen = self.match.veiled(seat)
        menu = self.menu = Menu(seen, seat, self.teller)
        menu.show(self.console)
        while True:
            answer = self.console.input(f"{self.teller.bold[seat]} > ").strip()
            if not answer or self._obeyed(answer):
                continue
            try:
                move = self._chosen(menu, answer)
                if move is None:
                    continue
                self.match.check(seat, move)
                slip = seen.slip(seat, move)
                if not slip or self._meant(seat, slip, self.teller.texts.say(f"slip-{slip}")):
                    return move
            except CroupierError as error:
                self._refuse(error)

    def _chosen(self, menu: Menu, answer: str) -> int | None:
        """The move with a number of the list, or in words; nothing if somebody meant the words by a number."""
        seen, seat = menu.seen, menu.seat
        if not (answer.isascii() and answer.isdecimal() and 1 <= int(answer) <= menu.listed):
            return seen.parse(seat, answer)
        move, words = menu.moves[int(answer) - 1], menu.words(int(answer))
        other = self._legal(seen, seat, answer)
        if other not in (None, words):
            clash = say("menu-clash", number=answer, words=words, other=other)
            return move if self._meant(seat, "", clash) else None
        return move

    def _legal(self, seen: Position, seat: int, answer: str) -> str | None:
        """The legal move that an answer would be by itself, in its fixed words."""
        try:
            move = seen.parse(seat, answer)
            seen.check(seat, move)
        except CroupierError:
            return None
        return seen.words(seat, move)

    def _meant(self, seat: int, slip: str, why: str) -> bool:
        """Whether somebody means what looks like a slip, asked once for each kind."""
        if (seat, slip) not in self.meant:
            print_line(self.console, escape(why))
            answer = self.console.input(f"  {say('slip')} ").strip().lower()
            if not answer or answer[0] not in say("slip-yes"):
                return False
            self.meant.add((seat, slip))
        return True

    def _refuse(self, error: CroupierError) -> None:
        print_line(self.console, f"[red]{escape(error.line(reader_language()))}[/red]")

    def _obeyed(self, answer: str) -> bool:
        word, _, rest = answer.partition(" ")
        rules = self.match.game.rules_in(reader_language())
        clauses = {clause.name: clause_text(clause) for clause in rules.values()}
        match word.lower():
            case "?" | "help":
                self._help(next(iter(clauses)))
            case "quit" | "q" | "exit":
                raise Quit
            case "rules" if rest.upper() in clauses:
                print_line(self.console, clauses[rest.upper()])
            case "rules":
                for words in clauses.values():
                    print_line(self.console, words)
            case "table" if self.people:
                show_table(self.console, self.match, self.looker, self.names)
            case "all" if self.menu and not rest:
                self.menu.show_rest(self.console)
            case "save" if rest:
                self._keep_copy(Path(rest).expanduser())
            case _:
                return False
        return True

    def _help(self, clause: str) -> None:
        words = {"all": "all"} if self.menu else {}
        words |= {"table": "table", "rules": "rules", f"rules {clause}": "clause", "save FILE": "save", "quit": "quit"}
        width = max(map(len, words))
        lines = [f"  {word:<{width}}  {say(f'help-{what}')}" for word, what in words.items()]
        self.console.print("\n".join([say("help"), *lines]), style="dim")
        self._typing()

    def _typing(self) -> None:
        """How moves are typed, where a game knows a shorter way than its fixed words."""
        if self.teller.texts.has("show-typing"):
            print_line(self.console, f"[dim]{escape(self.teller.texts.say('show-typing'))}[/dim]")

    def _keep_copy(self, path: Path) -> None:
        try:
            self._save(path)
        except BadCommand as error:
            self._refuse(error)
        else:
            self.console.print(f"  {say('saved', file=str(path))}", soft_wrap=True)

    def _save(self, path: Path) -> None:
        text = Record.of(self.match, self.players, covered=True).text()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(path.name + ".new")
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise BadCommand("not-saved", file=path, why=system(error)) from None
