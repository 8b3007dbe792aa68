"""Sitting at a terminal: what is listed, what can be typed, and what a slip of the finger cannot do."""

import re
from io import StringIO
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

from commands import croupier, refusal, terminal
from croupier.cli.menu import MOST, Menu
from croupier.cli.narrate import Teller
from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.record import Player, Record
from croupier.kernel.shelf import GAMES, find_game, games

NAMES = ("Left", "Right")
TURN_BASED = [game for game in games(GAMES) if not game.facts.realtime]


def menu_at(at: Position, seat: int = 0, width: int = 80) -> tuple[Menu, Console]:
    """What a seat is offered, and the screen on which it is."""
    console = Console(width=width, record=True, file=StringIO())
    return Menu(at.veiled(seat), seat, Teller(console, at.game, NAMES)), console


def menus(game: Game, number: int) -> list[tuple[Menu, Console]]:
    """What is offered in the course of a game between bots."""
    match, dice, wits = Match(game.setup(2)), new_rng(number), new_rng(~number)
    found = []
    while not match.over and len(match.log) < 150:
        seat = match.seats[0]
        if match.dice_due:
            match.roll(dice)
        else:
            found.append(menu_at(match, seat))
            match.play(seat, match.ask(seat, "random", wits))
    return found


@pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.id)
def test_what_ends_something_never_stands_first(game: Game) -> None:
    for menu, _ in menus(game, 3):
        costly = [menu._costly(move) for move in menu.moves[: menu.listed]]
        assert costly == sorted(costly)
        assert sorted(menu.moves) == sorted(menu.seen.moves(menu.seat))


def test_no_list_begins_with_words_that_end_something() -> None:
    """Whatever the games themselves say of their moves: these words end a turn, or what can be done in it."""
    seen = set()
    for game in TURN_BASED:
        for menu, _ in menus(game, 6) + menus(game, 7):
            words = [menu.words(place) for place in range(1, menu.listed + 1)]
            ends = [word.split()[0] in {"stop", "done", "hold", "pass"} for word in words]
            assert ends == sorted(ends), words
            seen |= {game.id} if any(ends) and not all(ends) else set()
    assert len(seen) >= 4


@pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.id)
def test_a_long_list_is_cut_to_a_dozen_with_what_a_good_bot_would_do(game: Game) -> None:
    for menu, _ in menus(game, 4):
        assert menu.listed <= MOST
        best = menu.seen.ask(menu.seat, "steady", new_rng(0))
        assert best in menu.moves[: menu.listed]


@pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.id)
def test_no_line_of_a_list_is_cut_off(game: Game) -> None:
    """On a usual screen whatever tells two moves apart can be read."""
    for menu, console in menus(game, 5)[::4]:
        menu.show_rest(console)
        menu.show(console)
        said = console.export_text()
        assert "…" not in said
        read = re.sub(r"\s+", " ", said)
        assert all(menu.words(number) in read for number in range(1, len(menu.moves) + 1))


def test_the_rest_of_a_list_is_numbered_on(tmp_path: Path) -> None:
    table = terminal("play", "finish_line", "--seats", "person:Me,casual", "--seed", 3, "--save", tmp_path / "a.record")
    table.expect("12  done ")
    table.expect("17 more moves: say one in words")
    table.expect("Me > ")
    table.sendline("13")
    table.expect('"13" is not a move here')
    table.sendline("all")
    table.expect("13  bet 500 on ")
    table.expect("29  bet")
    table.expect("Me > ")
    table.sendline("13")
    table.expect("Me bets 500 euros on ")
    table.close(force=True)


def test_faces_alone_are_kept() -> None:
    at = Position.from_text(find_game("tutto"), "scores 0 0; phase choice; card bonus-200; roll 1 5 5 2 3 4")
    assert {at.words(0, at.parse(0, words)) for words in ("keep 1 5 5", "1 5 5", "5 1 5", "155")} == {"keep 1 5 5"}


def test_a_number_that_is_a_move_by_itself_is_asked_about_once(tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    table = terminal("play", "tutto", "--seats", "person:Me,casual", "--seed", 4, "--save", file)
    table.expect("roll .* 1 .* 1 .* 3 .* 4 .* 4 .* 5")
    table.expect("5  keep 1 5 ")
    table.expect("Me > ")
    table.sendline("5")
    table.expect("5 plays “keep 1 5”. For “keep 5” say")
    table.expect("y/N")
    table.sendline("")
    table.expect("Me > ")
    table.sendline("1 5")
    table.expect("Me keeps 1 5")
    table.expect("Me > ")
    table.close(force=True)
    assert "1 keep 1 5\n" in file.read_text()


def test_the_table_is_shown_again(tmp_path: Path) -> None:
    table = terminal("play", "pig", "--seats", "person:Me,random", "--seed", 1, "--save", tmp_path / "a.record")
    for _ in range(2):
        table.expect("100 points win")
        table.expect("Me > ")
        table.sendline("table")
    table.close(force=True)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("bet 300 on saffron", "bet 300 on 18"),
        ("Bet 300 on LARK and saf", "bet 300 on 18 and 11"),
        ("bet 300 on l s", "bet 300 on 18 and 11"),
        ("bet 300 on 11 and saffron", "bet 300 on 18 and 11"),
    ],
)
def test_horses_are_called_by_name(typed: str, words: str) -> None:
    from croupier.games.finish_line.tests.positions import betting

    at = betting()
    assert at.words(0, at.parse(0, typed)) == words


def test_the_list_names_horses(tmp_path: Path) -> None:
    table = terminal("play", "finish_line", "--seats", "person:Me,casual", "--seed", 3, "--save", tmp_path / "a.record")
    table.expect(r"euros on [A-Z][a-z]+ \(\d+\)")
    table.close(force=True)


def test_enter_does_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    table = terminal("play", "tutto", "--seats", "person:Me,casual", "--seed", 4, "--save", file)
    for line in ("", "  ", "quit"):
        table.expect("Me > ")
        table.sendline(line)
    table.expect(pexpect.EOF)
    assert "\n1 " not in file.read_text()


def test_a_saved_game_shows_no_bets_of_bots_and_goes_on(tmp_path: Path) -> None:
    """What a peek into the file shows while the race is run, what the game goes on with, and what is left of it."""
    file = tmp_path / "a.record"
    words = ["--seats", "casual,person:Me", "-o", "races=1", "--seed", 3, "--save", file]
    table = terminal("play", "finish_line", *words)
    for line in ("bet 300 on 16", "done"):
        table.expect("Me > ")
        table.sendline(line)
    table.expect("Me > ")
    table.sendline("quit")
    table.expect(pexpect.EOF)
    kept = file.read_text()
    assert re.search(r"\n1 ~ \S+\n", kept)
    assert " bet " not in kept
    told = croupier("replay", file).stdout
    assert "is done betting" in told
    assert "euros" not in told
    assert "its secrets are covered" in refusal("replay", file, "--positions")

    table = terminal("play", "--resume", file, "--seed", 3)
    while table.expect(["Me > ", "record: "]) == 0:
        table.sendline("1")
    table.expect(pexpect.EOF)
    over = file.read_text()
    assert over.startswith("croupier record 2\n")
    assert re.search(r"\n1 bet \d+ on ", over)
    assert "\n2 bet 300 on 16\n" in over
    assert croupier("replay", file).returncode == 0


def test_what_an_earlier_version_saved_goes_on(tmp_path: Path) -> None:
    """Such a file has everything in clear, and is covered from the next move on."""
    match = Match(find_game("finish_line").setup(2))
    dice = new_rng(2)
    while match.dice_due:
        match.roll(dice)
    match.play(1, match.parse(1, match.words(1, match.moves(1)[1])))
    file = tmp_path / "a.record"
    file.write_text(Record.of(match, (Player("person", "Me"), Player("bot", "casual"))).text())
    assert "\n2 bet" in file.read_text()
    table = terminal("play", "--resume", file)
    table.expect("Me > ")
    table.sendline("quit")
    table.expect(pexpect.EOF)
    assert " bet " not in file.read_text()
