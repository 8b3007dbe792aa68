"""Records: written, read, replayed, compared; and what damage does to them."""

import contextlib
import re
import zlib

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.kernel.data import Over
from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadRecord
from croupier.kernel.match import Match
from croupier.kernel.record import Difference, Line, Player, Record, difference
from croupier.kernel.seats import CHANCE
from croupier.kernel.setup import DRAWN
from croupier.kernel.shelf import find_game
from croupier.testkit.trials import CAREFUL

PIG = find_game("pig")
TEXT = (PIG.folder / "golden" / "to_twenty.record").read_text()
RECORD = Record.from_text(TEXT)


def sealed_again(text: str) -> str:
    """A text with changed moves, and the end line it would need."""
    log = [line.split(" ", 1) for line in text.splitlines() if re.match(r"[*\d] ", line)]
    return msgspec.structs.replace(RECORD, log=tuple(Line(seat, words) for seat, words in log)).text()


def test_a_record_replays_to_its_result() -> None:
    match = RECORD.replay(PIG)
    assert match.payoff() == [1, 0]
    assert len(match.log) == 21


def test_comments_and_blank_lines_do_not_matter() -> None:
    assert Record.from_text(TEXT.replace("\n* 4", "\n\n# four\n* 4")) == RECORD


def test_an_unknown_version_is_named() -> None:
    with pytest.raises(BadRecord, match='version "4"; this program reads up to version 3'):
        Record.from_text(TEXT.replace("croupier record 1", "croupier record 4"))


def test_what_is_secret_is_covered_until_the_game_is_over() -> None:
    game = find_game("finish_line")
    match = Match(game.setup(2, {"races": "1"}))
    players, dice = (Player("person", "A"), Player("bot", "casual")), new_rng(5)
    texts = []
    while not match.over:
        seat = match.seats[0]
        match.play(seat, match.draw(dice) if seat == CHANCE else match.ask(seat, "casual", dice))
        record = Record.of(match, players, covered=True)
        assert Record.from_text(record.text()) == record
        assert record.replay(game).tobytes() == match.tobytes()
        texts.append(record.text())
    clear = Record.of(match, players).text()
    bets = [line for line in clear.splitlines() if re.match(r"[12] bet", line)]
    assert len(bets) >= 4
    assert [text for text in texts[:-1] if " bet " in text] == []
    assert {text.splitlines()[0] for text in texts} == {"croupier record 2", "croupier record 3"}
    assert texts[-1] == clear
    half = texts[-2].splitlines()
    covered = {len(line) for line in half if " ~ " in line}
    assert len(covered) == 1, "the length of a cover tells something"
    with pytest.raises(BadRecord, match="does not belong there"):
        Record.from_text("\n".join(re.sub("~ .*", "~ x", line) for line in half))


@pytest.mark.parametrize("text", ["", "hello", "\x00\x01", "# only a comment"])
def test_something_else_is_not_a_record(text: str) -> None:
    with pytest.raises(BadRecord, match="not a record"):
        Record.from_text(text)


@CAREFUL
@given(st.integers(200, len(TEXT) - 3))
def test_a_cut_record_is_refused(length: int) -> None:
    with pytest.raises(BadRecord):
        Record.from_text(TEXT[:length])


@CAREFUL
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_a_changed_letter_is_noticed_or_is_in_a_comment(place: int, letter: str) -> None:
    changed = TEXT[:place] + letter + TEXT[place + 1 :]
    with contextlib.suppress(BadRecord):
        assert Record.from_text(changed) == RECORD


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("* 5\n", "* 9\n", r"move 2 \(\* 9\) does not replay: P4"),
        ("* 5\n", "* five\n", '"five" is not a move in Pig'),
        ("1 hold\n", "3 hold\n", "by seat 3, and there are 2"),
    ],
)
def test_a_move_against_the_rules_is_named(old: str, new: str, words: str) -> None:
    with pytest.raises(BadRecord, match=words):
        Record.from_text(sealed_again(TEXT.replace(old, new, 1))).replay(PIG)


def test_a_wrong_position_and_a_wrong_result_are_named() -> None:
    log = (Line("1", "roll", "scores 5 5"), *RECORD.log[1:])
    with pytest.raises(BadRecord, match="after move 1 the position is"):
        msgspec.structs.replace(RECORD, log=log).replay(PIG)
    with pytest.raises(BadRecord, match="result is 0 1, its moves give 1 0"):
        msgspec.structs.replace(RECORD, result=("0", "1")).replay(PIG)


def test_options_and_editions_that_do_not_fit_are_named() -> None:
    with pytest.raises(BadRecord, match='option target cannot be "5"'):
        msgspec.structs.replace(RECORD, options={"target": "5"}).replay(PIG)
    with pytest.raises(BadRecord, match="does not fit Pig"):
        msgspec.structs.replace(RECORD, edition="{").replay(PIG)


WICKED = "\x1b[31mA\x1b]0;t\x07 \x9b2J\u202eB\x00\u200b\u3164"


def test_a_name_that_is_read_can_be_shown_to_anybody() -> None:
    players = (Player("person", WICKED), RECORD.players[1])
    read = Record.from_text(msgspec.structs.replace(RECORD, players=players).text())
    assert read.players == (Player("person", "[31mA ]0;t 2J B"), RECORD.players[1])


@pytest.mark.parametrize(
    ("player", "says"),
    [
        (Player("person", "x" * 101), "the name on seat 1 has 101 letters, and 100 at most"),
        (Player("person", "x" * 100_000), "the name on seat 1 has 100000 letters"),
        (Player("person", "\x1b\u202e"), "does not belong there"),
        (Player("person", ""), "does not belong there"),
        (Player("\x1b[2J", "A"), "does not belong there"),
    ],
)
def test_a_name_that_is_none_is_refused(player: Player, says: str) -> None:
    with pytest.raises(BadRecord, match=says) as caught:
        Record.from_text(msgspec.structs.replace(RECORD, players=(player, RECORD.players[1])).text())
    assert str(caught.value).isprintable()


def test_ten_names_as_long_as_can_be_are_told() -> None:
    match = Match(PIG.setup(10))
    players = tuple(Player("person", f"{seat}{'漢' * 99}") for seat in range(10))
    read = Record.from_text(Record.of(match, players).text())
    assert read.players == players
    names = tuple(player.name for player in players)
    told = PIG.texts("en").tell(Over(tuple(range(10)), (0.1,) * 10), names)
    assert all(name in told for name in names)


def test_an_edition_is_written_without_signs_that_cannot_be_printed() -> None:
    edition = msgspec.structs.replace(PIG.setup(2).edition, title=f"own {WICKED}")
    record = Record.of(Match(PIG.setup(2, edition=edition)), RECORD.players)
    assert record.text().replace("\n", "").isprintable()
    assert Record.from_text(record.text()).replay(PIG).setup.edition == edition


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("begins 9", "seat 9 cannot begin: there are 2 players"),
        ("begins 0", "does not belong there"),
        ("given 999", "it has 21 moves, and says that 999 were given"),
        ("given -1", "does not belong there"),
        ("given 0", "does not belong there"),
    ],
)
def test_a_beginning_that_cannot_be_is_refused(line: str, says: str) -> None:
    lines = [one for one in RECORD.text().splitlines() if one.split()[0] not in ("end", line.split()[0])]
    lines.insert(6, line)
    check = zlib.crc32("\n".join(lines).encode())
    with pytest.raises(BadRecord, match=says):
        Record.from_text("\n".join([*lines, f"end {len(RECORD.log)} {check:08x}"])).replay(PIG)


def test_no_more_moves_are_given_than_there_are() -> None:
    assert Record.from_text(msgspec.structs.replace(RECORD, given=2).text()).given == 2
    with pytest.raises(BadRecord, match="it has 21 moves, and says that 500 were given"):
        Record.from_text(msgspec.structs.replace(RECORD, given=500).text())


def test_records_are_compared() -> None:
    assert difference(RECORD, RECORD) is None
    shorter = msgspec.structs.replace(RECORD, log=RECORD.log[:-1])
    assert difference(RECORD, shorter) == Difference("length", "21", "20", 20)
    other = msgspec.structs.replace(RECORD, log=(*RECORD.log[:3], Line("*", "2"), *RECORD.log[4:]))
    assert difference(RECORD, other) == Difference("move", "* 6", "* 2", 4)
    dearer = msgspec.structs.replace(RECORD, options={"target": "30"})
    assert difference(RECORD, dearer) == Difference("options", "target = 20", "target = 30")
    drawn = msgspec.structs.replace(RECORD, first=DRAWN)
    assert difference(RECORD, drawn) == Difference("begins", "1", "drawn")
    given = msgspec.structs.replace(RECORD, given=4)
    assert difference(RECORD, given) == Difference("given", "0", "4")
