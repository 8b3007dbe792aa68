"""Reports for designers: what they count is so, every kind of game has one, and its page needs nothing else."""

import json
import re
import shlex
import sys
from collections import Counter
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import pytest

import croupier
from commands import croupier as ran
from commands import refusal
from croupier.kernel.data import Over, Turn
from croupier.kernel.errors import CroupierError, Endless
from croupier.kernel.margins import Figure
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import games
from croupier.lab.analysis.playing import play_match
from croupier.lab.reports.making import work
from croupier.lab.reports.numbers import GameReport
from croupier.lab.reports.sample import bars, leader
from croupier.lab.reports.telling import Telling, figured

PIG = croupier.game("pig")
TOYS = {game.id: game for game in games("toys")}


@cache
def made(name: str = "pig") -> GameReport:
    return croupier.report(TOYS.get(name, name), 200, 12, seed=2)


@cache
def pair() -> GameReport:
    return croupier.report(PIG, 200, 12, seed=2, against={"target": 30, "players": 3})


def test_the_figures_are_those_of_the_games_that_are_named() -> None:
    found = made().numbers[0]
    best = found.bots[-1]
    alone = croupier.simulate(PIG, 200, [best, best], seed=2)
    assert found.length.steps == alone.length
    assert found.seats[-1].shares == tuple(alone.payoffs)
    casual = next(one for one in found.skill if one.other == "casual")
    paired = croupier.simulate(PIG, 100, [best, "casual"], seed=2, paired=True)
    assert casual.share == paired.payoffs[0]
    assert casual.decided.mean == pytest.approx(2 * paired.payoffs[0].mean - 1)


def test_what_is_counted_in_the_sample_is_what_happened_in_its_games() -> None:
    found, setup = made().numbers[0], PIG.setup(2)
    moves, kinds, faces, real, changes = 0, Counter[str](), Counter[str](), 0, 0
    for number in range(12):
        match = play_match(setup, [found.bots[-1]] * 2, 2, number)
        at, ahead = Match(match.began), list[int]()
        for seat, move in match.log:
            moves += seat != CHANCE
            real += seat != CHANCE and len(at.moves(seat)) > 1
            before = Position(at.setup, at.state)
            at.play(seat, move)
            for event in story(before, seat, move, at):
                if not isinstance(event, Turn | Over):
                    kinds[str(event.__struct_config__.tag)] += 1
                    if hasattr(event, "face"):
                        faces[str(event.face)] += 1
            ahead.append(leader(at.scores()))
        leads = [seat for seat in ahead if seat >= 0]
        changes += sum(one != other for one, other in pairwise(leads))
    assert found.length.moves.mean == pytest.approx(moves / 12)
    assert found.decisions.real.mean == pytest.approx(real / moves)
    assert {one.kind: round(one.per_game.mean * 12) for one in found.happenings} == kinds
    rolled = next(piece for piece in found.pieces if piece.kind == "rolled")
    assert {value.value: round(value.per_game.mean * 12) for value in rolled.values} == faces
    assert found.lead is not None
    assert found.lead.changes.mean == pytest.approx(changes / 12)


def test_the_same_seed_gives_the_same_report_however_many_workers_there_are() -> None:
    one, two = (croupier.report(PIG, 60, 3, seed=5, workers=workers) for workers in (1, 2))
    assert one == two
    assert croupier.report(PIG, 60, 3, seed=6) != one


@pytest.mark.parametrize("name", sorted(TOYS))
def test_every_kind_of_game_has_a_report(name: str) -> None:
    """Secrets, real time, seats that act at once: whatever a toy has."""
    found = made(name)
    assert msgspec.json.decode(msgspec.json.encode(found), type=GameReport).game == name
    game = TOYS[name]
    assert found.numbers[0].length.moves.mean > 0
    assert (found.numbers[0].length.seconds is not None) == game.facts.realtime
    assert {one.bot for one in found.numbers[0].seats} == set(found.numbers[0].bots)


def test_a_game_of_many_has_a_report_of_many() -> None:
    found = croupier.report(PIG, 40, 2, players=10, options={"target": 20}, bots=["random", "casual"]).numbers[0]
    assert len(found.seats[0].shares) == 10
    assert found.skill[0].decided.mean == pytest.approx((10 * found.skill[0].share.mean - 1) / 9)


def test_a_house_rule_that_changes_nothing_is_told_from_one_that_does() -> None:
    rules = {(rule.option, rule.value): rule for rule in made().numbers[0].house_rules}
    assert set(rules) == {("target", "50"), ("target", "200")}
    assert all(rule.differs and rule.otherwise.mean > 0 for rule in rules.values())
    assert rules["target", "50"].steps < 1 < rules["target", "200"].steps
    idle = msgspec.structs.replace(
        made().numbers[0], house_rules=(msgspec.structs.replace(rules["target", "50"], differs=False),)
    )
    assert idle.idle == ("target",)


def test_games_that_do_not_end_are_a_dead_end_and_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    short = msgspec.structs.replace(PIG.facts, longest=60)
    monkeypatch.setattr(PIG, "facts", short)
    with pytest.raises(Endless, match="did not end within 60 steps"):
        play_match(PIG.setup(2), ["random", "random"], 0, 0)
    with pytest.raises(CroupierError, match="do not end within 60 steps"):
        croupier.report(PIG, 20, 2, bots=["random"])
    found = croupier.report(PIG, 20, 2, options={"target": 10}, bots=["random", "casual"]).numbers[0]
    assert "casual" not in found.endless


def test_bars_hold_everything_once_and_the_far_ones_in_the_last() -> None:
    numbers = [*range(1, 100)] * 3 + [10_000]
    found = bars(numbers)
    assert len(found) <= 21
    assert sum(bar.share for bar in found) == pytest.approx(1)
    assert (found[0].least, found[-1].most) == (0, 10_000)
    assert [bar.least for bar in bars([2, 2, 3])] == [2, 3]


def test_figures_have_as_many_places_as_their_margins_give_a_meaning_to() -> None:
    figures = [(12.3, 3.2), (12.34, 0.4), (0.1234, 0.004), (2.0, 0.0), (2.5, inf)]
    told = [figured(Figure(*figure)) for figure in figures]
    assert told == ["12 ± 3", "12.3 ± 0.4", "0.123 ± 0.004", "2", "2.5"]


class Reading(HTMLParser):
    """What a page is made of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags, self.links, self.words = list[str](), list[str](), list[str]()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Count it, and note where it leads."""
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]

    def handle_data(self, data: str) -> None:
        """Read it, unless it is the style."""
        if self.tags[-1:] != ["style"]:
            self.words.append(data)

    @property
    def text(self) -> str:
        """All that is read."""
        return "".join(self.words)


@cache
def read(name: str = "pig") -> Reading:
    return Reading((pair() if name == "both" else made(name)).page())


@pytest.mark.parametrize("name", ["pig", "both", "bluff", "snatch"])
def test_a_page_needs_nothing_else_and_has_the_plots(name: str) -> None:
    page = read(name)
    assert not page.links
    assert not {"script", "img", "link", "iframe"} & set(page.tags)
    assert page.tags.count("svg") >= 5
    assert page.tags.count("svg") == page.tags.count("figure")
    assert not re.search(r"\{ ?\$|None(?! of)|\bnan\b|\binf\b", page.text)


def test_a_page_says_its_command_and_the_command_makes_it_again(tmp_path: Path) -> None:
    report = croupier.report(
        PIG, 30, 2, seed=4, options={"target": 40}, against={"players": 3}, bots=["random", "casual"]
    )
    assert report.command in Reading(report.page()).text
    file = tmp_path / "pig.html"
    done = ran(*report.command.split()[1:], "--html", file, "--json")
    assert json.loads(done.stdout) == json.loads(msgspec.json.encode(report))
    assert file.read_text("utf-8") == report.page()


def test_the_command_names_the_files_of_editions_of_ones_own(tmp_path: Path) -> None:
    long, short = tmp_path / "a long die.toml", tmp_path / "short.toml"
    long.write_text('title = "A long die"\nfaces = 8\n')
    short.write_text('title = "A short die"\nfaces = 4\n')
    said = ["--edition", long, "--against", f"edition={short}", "--bots", "random,casual", "--games", 20, "--sample", 2]
    report = json.loads(ran("report", "pig", *said, "--json").stdout)
    assert [one["edition"]["faces"] for one in report["numbers"]] == [8, 4]
    assert json.loads(ran(*shlex.split(report["command"])[1:], "--json").stdout) == report
    back = croupier.report(PIG, 20, 2, bots=["random", "casual"], edition=str(long), against={"edition": "standard"})
    assert back.command.split("--against ")[1].startswith("edition=standard ")


def test_a_report_of_an_edition_that_lies_nowhere_says_no_command() -> None:
    edition = msgspec.structs.replace(PIG.edition(), title="A long die", faces=8)
    for report in (
        croupier.report(PIG, 20, 2, bots=["random", "casual"], edition=edition),
        croupier.report(PIG, 20, 2, bots=["random", "casual"], against={"edition": edition}),
    ):
        assert not report.command
        assert "Made by" not in Reading(report.page()).text


def test_two_sets_of_rules_stand_side_by_side_and_what_differs_is_marked() -> None:
    usual, other = pair().numbers
    assert (usual.said, other.said) == ("", "target 30, players 3")
    rows = {row.label: row for row in Telling(pair(), "en").compared()}
    assert rows["moves in a game"].differs
    assert all(len(row.told) == 2 for row in rows.values())
    page = pair().page()
    assert "Target 30, players 3" in page
    assert page.count('class="differs"') == sum(row.differs for row in rows.values())


def test_what_is_said_of_the_lead_holds_from_then_on() -> None:
    report, lead = made(), made().numbers[0].lead
    assert lead is not None
    shares = [0.85, 0.7, 0.7, 0.75, 0.75, 0.79, 0.81, 0.9, 0.95]
    course = tuple(Figure(share, 0.01) for share in shares)
    one = msgspec.structs.replace(report.numbers[0], lead=msgspec.structs.replace(lead, course=course))
    assert "From 70% of a game on" in " ".join(Telling(report, "en").lead(one))
    assert Telling(report, "de").figure(Figure(12.34, 0.4)) == "12,3 ± 0,4"


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ({"sample": 1}, "2 to"),
        ({"games": 0}, "games"),
        ({"seed": -1}, "seed"),
        ({"bots": ["casual", "casual"]}, "casual is named twice"),
        ({"bots": ["nobody"]}, "nobody"),
        ({"against": {}}, "nothing can be compared"),
        ({"against": {"target": 100}}, "nothing can be compared"),
        ({"against": {"goal": 10}}, "goal"),
        ({"against": {"target": 5}}, '"5"'),
        ({"against": {"players": 11}}, "11"),
        ({"against": "target"}, "target"),
    ],
)
def test_what_cannot_be_reported_is_named_before_anything_is_played(said: Any, named: str) -> None:
    heard = list[int]()
    with pytest.raises(CroupierError, match=named):
        croupier.report(PIG, **{"games": 10, "sample": 2, "progress": heard.append, **said})
    assert not heard


def test_the_command_says_what_is_wrong_and_leaves_no_page(tmp_path: Path) -> None:
    file = tmp_path / "pig.html"
    assert "cannot be" in refusal("report", "pig", "--against", "target=5", "--html", file)
    assert "cannot be written" in refusal("report", "pig", "--html", tmp_path / "nowhere" / "pig.html")
    assert not file.exists()


def test_without_what_draws_plots_there_are_still_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)
    report = croupier.report(PIG, 10, 2, bots=["random", "casual"])
    with pytest.raises(CroupierError, match="altair is not installed"):
        report.page()


def test_the_progress_is_about_what_was_said() -> None:
    heard = list[int]()
    croupier.report(PIG, 20, 2, bots=["random", "casual"], progress=heard.append)
    assert sum(heard) == work(PIG.setup(2), 20, 2, ["random", "casual"])
