"""A game in real time at a terminal: nothing before the person is ready, and no word that was meant for other dice."""

from pathlib import Path

import pexpect

from commands import croupier, refusal, terminal
from croupier.cli.live import LiveSitting
from croupier.kernel.dice import new_rng
from croupier.kernel.match import Match
from croupier.kernel.record import Player, Record
from croupier.kernel.shelf import find_game


def test_a_person_types_while_a_bot_acts_in_real_time(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    table = terminal("play", "fini", "--seats", "person,slow", "--save", file, term="xterm")
    table.expect("when you are ready")
    table.send("\r")
    table.expect("area")
    table.send("?\r")
    table.expect("now: ")
    table.send("take 7\r")
    while table.expect(["came before", '"7" is not a die']) == 0:
        table.send("take 7\r")
    table.expect("take")
    table.send("quit\r")
    table.expect("The game is kept")
    table.expect(pexpect.EOF)
    assert "slow takes" in croupier("replay", file).stdout
    assert "one person at a terminal" in refusal("play", "fini", "--seats", "person,person")


def test_what_was_typed_before_a_cast_is_not_played_after_it(tmp_path: Path) -> None:
    """Somebody calls too early, loses the duel, and has called again before the next dice fall."""
    file = tmp_path / "game.record"
    table = terminal("play", "fini", "--seats", "person,still", "--save", file, term="xterm")
    table.expect("when you are ready")
    table.send("\r")
    table.expect("area")
    table.send("f\r")
    while table.expect(["came before", "Too early!"]) == 0:  # nobody is that fast
        table.send("f\r")
    table.send("f\r")
    table.expect("“f” came before these dice were cast")
    table.expect("when you are ready")
    table.send("\r")
    table.expect("Go!")
    table.send("table\r")
    table.expect("area")
    table.send("quit\r")
    table.expect("The game is kept")
    table.expect(pexpect.EOF)
    record = file.read_text()
    assert (record.count("* silver"), record.count("1 FINI!")) == (2, 1)


def test_nothing_happens_before_the_person_is_ready(tmp_path: Path) -> None:
    """He is told against whom he plays, and what to type; only Enter casts the dice."""
    file = tmp_path / "game.record"
    table = terminal("play", "fini", "--save", file, term="xterm")
    table.expect("In short: 4 takes a coloured die")
    table.expect("You play against .*slow")
    for line in ("f", "table", "4"):
        table.expect("when you are ready")
        table.send(f"{line}\r")
    table.expect("“4” came before")
    table.expect("when you are ready")
    assert "\n* " not in file.read_text()
    table.send("quit\r")
    table.expect("The game is kept")
    table.expect(pexpect.EOF)


def test_what_is_entered_a_blink_after_a_cast_is_dropped(tmp_path: Path) -> None:
    game = find_game("fini")
    match, dice = Match(game.setup(2)), new_rng(1)
    while match.dice_due:
        match.roll(dice)
    sitting = LiveSitting(match, (Player("person", "Me"), Player("bot", "slow")), 1, tmp_path / "game.record")
    log = list(match.log)
    sitting._hear("f", 5)
    assert match.log == log
    sitting._hear("f", 1000)
    assert len(match.log) == len(log) + 1


def test_a_game_in_real_time_goes_on_when_the_person_is_ready_again(tmp_path: Path) -> None:
    """The clock stands still until then: the pause of thirty seconds that voids a duel is counted from there."""
    file = tmp_path / "game.record"
    match, dice = Match(find_game("fini").setup(2)), new_rng(1)
    while match.dice_due:
        match.roll(dice)
    match.play(0, match.parse(0, "take 4 @1500"))
    file.write_text(Record.of(match, (Player("person", "Me"), Player("bot", "still"))).text())
    table = terminal("play", "--resume", file, term="xterm")
    table.expect("when you are ready")
    table.send("\r")
    table.expect(r"Me\S* >")
    table.send("1\r")
    table.expect("Me.* lays the")
    table.send("quit\r")
    table.expect(pexpect.EOF)
    assert croupier("replay", file).returncode == 0
