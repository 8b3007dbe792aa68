"""The pages of what the numbers say that come with our games: one of each in every language, and all of it in that."""

import gzip
from functools import cache
from typing import get_args

import msgspec
import pytest

from croupier.kernel.data import Turn
from croupier.kernel.game import Game
from croupier.kernel.languages import CROUPIER, ENGLISH, languages
from croupier.kernel.shelf import GAMES, find_game, games
from croupier.kernel.speech import Texts
from croupier.lab.reports.numbers import GameReport
from croupier.testkit.translated import texts
from made_up import spoken
from test_design_report import Reading
from test_language import notation, outside

OURS = games(GAMES)
LAB = CROUPIER / "lab"


@cache
def figures(game: str) -> GameReport:
    return msgspec.json.decode((find_game(game).folder / "report.json").read_bytes(), type=GameReport)


def shipped(game: str, language: str) -> str:
    page = find_game(game).report(language)
    assert page
    return gzip.decompress(page).decode()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_every_game_has_a_page_in_every_language_that_is_small_and_needs_nothing_else(
    game: Game, language: str
) -> None:
    assert game.report_file(language).stat().st_size < 20_000
    text = shipped(game.id, language)
    title = Texts([LAB], language).say("report-title", {"game": game.facts.title})
    assert f'<html lang="{language}">' in text
    assert f"<title>{title}</title>" in text
    page = Reading(text)
    assert not page.links
    assert figures(game.id).command in page.words
    english = {words for words in Reading(shipped(game.id, ENGLISH)).words if len(words) > 30}
    assert language == ENGLISH or english & set(page.words) == {figures(game.id).command}


@pytest.mark.parametrize(("game", "language"), [("finito", "fi"), ("pig", "en"), ("finish_line", "de")])
def test_a_page_is_what_its_figures_are_drawn_to(game: str, language: str) -> None:
    pytest.importorskip("altair")
    pytest.importorskip("vl_convert")
    assert shipped(game, language) == figures(game).page(language)


def test_a_page_is_the_same_file_whenever_it_is_made() -> None:
    for game in OURS:
        header = game.report_file("de").read_bytes()[:8]
        assert header == gzip.compress(b"", mtime=0)[:8]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_all_of_a_page_is_told_in_texts(game: Game) -> None:
    pytest.importorskip("altair")
    with spoken() as made_up:
        page = Reading(figures(game.id).page(made_up))
    assert outside("\n".join(page.words), *notation(game), figures(game.id).command) == []


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.id)
def test_all_that_happens_in_a_game_has_a_name_for_reports_and_nothing_else_has(game: Game) -> None:
    kinds = [kind for kind in get_args(game.story.Events) if kind is not Turn]
    happen = {f"happening-{kind.__struct_config__.tag}" for kind in kinds}
    fields = {field for kind in kinds for field in kind.__struct_fields__}
    written = set(texts(game.folder / "texts" / "en.ftl")[0])
    named = {name for name in written if name.startswith("happening-")}
    assert happen <= named
    within = ("happening-of-", *(f"happening-{field}-" for field in fields))
    assert {name for name in named - happen if not name.startswith(within)} == set()
    assert {name.removeprefix("happening-of-") for name in named if name.startswith("happening-of-")} <= fields


def test_numbers_are_written_as_the_language_does_in_words_and_in_plots() -> None:
    page = Reading(shipped("tutto", "de"))
    assert "47,4\u00a0% ± 1,0\u00a0%" in page.text
    assert "10.000 Partien" in page.text
    assert {"0,2", "20\u00a0%"} <= set(page.words)


def test_who_reads_a_language_without_a_page_reads_the_english_one() -> None:
    pig = find_game("pig")
    assert pig.report("tlh") == pig.report(ENGLISH)
