"""Errors are data: they are told in any language, on one line, and can be sent elsewhere."""

import os
import pickle
from errno import (
    EACCES,
    EADDRINUSE,
    EADDRNOTAVAIL,
    ECONNREFUSED,
    EEXIST,
    EIO,
    EISDIR,
    ENOENT,
    ENOSPC,
    ENOTDIR,
    EPERM,
    EROFS,
)
from pathlib import Path

import numpy as np
import pytest

from croupier.house.errors import BadSetting, NoTable
from croupier.kernel.errors import BadNotation, BadOption, BadRecord, CroupierError, Unknown, system
from croupier.kernel.languages import languages

BEARISH = """\
error-lost = brumm { $paws } { $paws ->
    [one] tapp
   *[other] tapps
  }
error-found = brumm: { $what }
"""


@pytest.fixture
def cave(tmp_path: Path) -> Path:
    """A package with texts in another language."""
    (tmp_path / "texts").mkdir()
    (tmp_path / "texts" / "xx.ftl").write_text(BEARISH)
    (tmp_path / "texts" / "en.ftl").write_text("error-lost = lost\nerror-found = found { $what }\n")
    return tmp_path


def test_an_error_is_told_in_a_language_with_what_stands_in_it(cave: Path) -> None:
    error = BadNotation("found", what=BadNotation("lost", paws=1)).of(cave)
    assert str(error) == "found lost"
    assert error.words("xx") == "brumm: brumm 1 tapp"
    assert BadNotation("lost", paws=4).of(cave).words("xx") == "brumm 4 tapps"


@pytest.mark.parametrize("number", [7, 4711, -4711, 1 << 53, 10**40, np.int32(4711)])
def test_numbers_are_told_in_one_piece(number: int) -> None:
    assert str(BadOption("games-bounds", most=1, games=number)).endswith(f"not {number}")


def test_signs_that_cannot_be_printed_are_escaped() -> None:
    said = str(BadRecord("record-line", line="ö\n\x1b[31mred"))
    assert said == r'the record is damaged: "ö\n\x1b[31mred" does not belong there'


def test_lists_are_joined_and_an_empty_one_is_nothing() -> None:
    known = [BadOption("option-words", option="keep", value="?", known=known) for known in (["all", "some"], [])]
    assert [str(error).rpartition(": ")[2] for error in known] == ["all, some", "nothing"]


@pytest.mark.parametrize("error", [NoTable("no-table", table="x"), BadSetting("workers", most=64, workers=99)])
def test_an_error_can_be_sent_to_another_process(error: CroupierError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.code, str(again)) == (type(error), error.code, str(error))


@pytest.mark.parametrize("language", sorted(languages()))
def test_what_the_system_refuses_is_told_in_every_language(language: str) -> None:
    kinds = (ENOENT, EISDIR, ENOTDIR, EACCES, EPERM, EROFS, ENOSPC, EEXIST, EADDRINUSE, EADDRNOTAVAIL, ECONNREFUSED)
    for number in kinds:
        told = BadOption("not-kept", file="x", why=system(OSError(number, os.strerror(number)))).words(language)
        assert os.strerror(number) not in told
    other = BadOption("not-kept", file="x", why=system(OSError(EIO, "Strange thing")))
    assert other.words(language).endswith("Strange thing")


def test_an_error_repeats_only_the_beginning_of_what_was_too_long() -> None:
    unknown = Unknown("unknown-game", name="x" * 100_000, known=["y" * 100_000])
    for told in (
        unknown,
        BadRecord("record-line", line="9" * 5000),
        BadRecord("record-game", game="pig", reason=unknown),
    ):
        assert len(str(told)) < 1200
        assert "…" in str(told)
