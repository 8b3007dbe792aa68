"""Options and editions: what is allowed, and clear words for what is not."""

from enum import IntEnum
from pathlib import Path
from typing import Annotated

import pytest

from croupier.kernel.errors import BadOption, Unknown
from croupier.kernel.options import (
    Edition,
    Options,
    flat,
    load_edition,
    option_list,
    option_texts,
    parse_options,
    says,
)
from croupier.kernel.shelf import find_game

PIG = find_game("pig")


class Keep(IntEnum):
    """A choice."""

    FREE = 0
    ALL_OF_THEM = 1


class Rules(Options, frozen=True):
    """One option of each kind."""

    target_score: Annotated[int, says("points to win", "rulebook", least=1, most=9)] = 5
    keep: Annotated[Keep, says("what must be kept", "found")] = Keep.FREE
    pass_on: Annotated[bool, says("whether one may pass", "ours")] = False


class Box(Edition, frozen=True):
    """Numbers and a list."""

    faces: int
    odds: tuple[int, int, int]


def test_options_are_read_and_written() -> None:
    rules = parse_options(Rules, {"target-score": "7", "keep": "all-of-them", "pass-on": "yes"})
    assert rules == Rules(7, Keep.ALL_OF_THEM, True)
    assert parse_options(Rules, option_texts(rules)) == rules


@pytest.mark.parametrize(
    ("pair", "words"),
    [
        (("target-score", "10"), 'target-score cannot be "10"; it can be: 1 to 9'),
        (("target-score", "many"), 'cannot be "many"'),
        (("keep", "some"), "it can be: free, all-of-them"),
        (("pass-on", "maybe"), "it can be: yes, no"),
    ],
)
def test_a_bad_value_says_what_is_allowed(pair: tuple[str, str], words: str) -> None:
    with pytest.raises(BadOption, match=words):
        parse_options(Rules, dict([pair]))


def test_an_unknown_option_says_which_there_are() -> None:
    with pytest.raises(Unknown, match='no option "colour"; there is: target-score, keep, pass-on'):
        parse_options(Rules, {"colour": "red"})


def test_options_list_their_default_bounds_and_source() -> None:
    listed = {option.name: option for option in option_list(Rules)}
    assert (listed["target-score"].default, listed["target-score"].allowed) == ("5", "1 to 9")
    assert (listed["keep"].default, listed["keep"].source) == ("free", "found")
    assert (listed["pass-on"].default, listed["pass-on"].allowed) == ("no", "yes, no")


def test_rules_read_flat_numbers() -> None:
    record = flat(Rules(7, Keep.ALL_OF_THEM, True))
    assert (record.target_score, record.keep, record.pass_on) == (7, 1, 1)
    box = flat(Box(title="x", faces=6, odds=(2, 3, 4)))
    assert (box.faces, box.odds.tolist()) == (6, [2, 3, 4])


def test_an_edition_can_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('title = "Ten faces"\nfaces = 10\n')
    assert PIG.edition(str(path)).title == "Ten faces"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('title = "x"\nfaces = 1\n', r"faces"),
        ('title = "x"\nfaces = "six"\n', r"faces"),
        ('title = "x"\n', r"missing required field `faces`"),
        ('title = "x"\nfaces = 6\ncolour = "red"\n', r"unknown field `colour`"),
        ("title = \n", r"mine.toml"),
    ],
)
def test_a_bad_edition_names_file_and_field(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(BadOption, match=words) as caught:
        load_edition(PIG.edition_type, path)
    assert str(path) in str(caught.value)


def test_a_missing_edition_is_named() -> None:
    with pytest.raises(BadOption, match="there is no such file"):
        PIG.edition("nowhere.toml")
    with pytest.raises(Unknown, match='no edition "golden"; there is: standard'):
        PIG.edition("golden")
