"""The course of an analysed game in the browser: what stands where, also for who was not told of everything."""

import json
import subprocess
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path

import msgspec
import pytest

import croupier
from house.people import Json

from .test_golden import GOLDEN
from .test_telling import NODE

COURSE = Path(__file__).parent / "course.mjs"
RECORD = GOLDEN["finishlinephotofinish"]


def test_moments_stand_where_they_happened_also_for_who_was_not_told_of_secret_bets() -> None:
    analysis = croupier.analyse(RECORD, tries=20)
    tables = [table(analysis, mine) for mine in ([1], [2], [], [1, 2])]
    for given, found in zip(tables, client_of([], *tables)[1:], strict=True):
        numbers = [0, *given["numbers"]]
        assert found["numbers"] == [max(1, *(one for one in numbers[: place + 1])) for place in range(1, len(numbers))]
        for entry, number in enumerate(given["numbers"], 1):
            if number and entry < max(place for place, one in enumerate(given["numbers"], 1) if one):
                assert found["at"][number - 1] == entry
        assert found["at"][-1] == len(analysis.entries)
        assert all(moment["at"] in (0, *found["at"]) for moment in found["moments"])
        assert len({mark["moment"]["at"] for mark in found["marks"]}) == len(found["marks"]) <= 8


def test_no_mark_lies_over_another_and_luck_does_not_crowd_out_decisions() -> None:
    costs = {number: 0.02 * number for number in (2, 4, 6, 8, 10)}
    many = made_up(40, costs, dict.fromkeys(range(11, 31, 2), 0.9))
    few = made_up(40, {2: 0.3}, dict.fromkeys(range(11, 31, 2), 0.9))
    marks = [one["marks"] for one in client_of([], many, few)[1:]]
    for placed in marks:
        for one, other in combinations(placed, 2):
            assert max(abs(one["x"] - other["x"]), abs(one["y"] - other["y"])) >= 28
        assert all(0 <= one["y"] <= 96 for one in placed)
    kinds = [[one["moment"]["kind"] for one in placed] for placed in marks]
    assert kinds[0] == ["cost"] * 4 + ["lucky"] * 4
    assert [one["moment"]["entry"]["number"] for one in marks[0][:4]] == [10, 8, 6, 4]
    assert kinds[1] == ["cost"] + ["lucky"] * 7


def test_luck_is_told_by_what_it_changed_whatever_was_tried_out_before_it() -> None:
    given = made_up(4, {}, {2: 0.105, 4: -0.5}, chances=[0.4, 0.33, 0.48, 0.7])
    told = [(one["kind"], one["from"], one["to"]) for one in client_of([], given)[1]["moments"]]
    assert told == [("lucky", pytest.approx(0.225), 0.33), ("unlucky", 1, 0.7)]


def test_luck_is_marked_by_how_sure_it_is_itself_and_not_by_the_curve() -> None:
    given = made_up(4, {}, {1: 0.1, 2: 0.1, 3: 0.1, 4: 0.1})
    errors = [(0, 0.04), (0, 0.06), (0.2, 0.04), (0.2, 0.06)]
    for entry, (curve, luck) in zip(given["analysis"]["entries"], errors, strict=True):
        entry |= {"errors": [curve], "change_errors": [luck]}
    assert [one["entry"]["number"] for one in client_of([], given)[1]["moments"]] == [1, 3]


def test_how_far_an_analysis_is_never_becomes_less() -> None:
    steps = [
        {"state": "waiting", "ahead": 1, "done": 0, "of": 9},
        {"state": "working", "ahead": 0, "done": 5, "of": 9},
        {"state": "working", "ahead": 0, "done": 0, "of": 9},
        {"state": "waiting", "ahead": 0, "done": 0, "of": 0},
        {"state": "working", "ahead": 0, "done": 7, "of": 9},
    ]
    told = [(one["state"], one["done"], one["of"]) for one in client_of(steps)[0]]
    assert told == [("waiting", 0, 9), *[("working", 5, 9)] * 3, ("working", 7, 9)]


def client_of(*given: Json) -> list[Json]:
    """What the client makes of steps towards an analysis, and of tables."""
    sent = json.dumps(given).encode()
    done = subprocess.run([NODE, "node", COURSE], input=sent, capture_output=True, check=False)
    assert not done.returncode, done.stderr.decode()
    found: list[Json] = json.loads(done.stdout)
    return found


def made_up(length: int, costs: dict[int, float], luck: dict[int, float], chances: Sequence[float] = ()) -> Json:
    """A table where the decisions of some entries cost so much, and others changed so much."""
    entries: list[Json] = [
        {
            "number": number,
            "seat": 0 if number in luck else 1,
            "about": 1,
            "words": "",
            "chances": [chances[number - 1] if chances else 0.5],
            "errors": [0],
            "change": [luck.get(number, 0)],
            "change_errors": [0],
            "cost": costs.get(number, 0),
            "cost_error": 0,
            "considered": [{}],
        }
        for number in range(1, length + 1)
    ]
    news = [{"kind": "laid-out"}, {"kind": "began"}, *({"kind": "played"} for _ in entries)]
    return {"analysis": {"entries": entries, "initial": [0.5], "complete": True}, "news": news, "mine": []}


def table(analysis: croupier.Analysis, mine: list[int]) -> Json:
    """An analysed game as somebody with these seats was told it: the number in its log of every entry, or 0."""
    news, numbers = [{"kind": "laid-out"}, {"kind": "began"}], []
    for entry in analysis.entries:
        told = not entry.hidden or any(seat not in entry.hidden for seat in mine)
        news += [{"kind": "played"}] if told else []
        numbers.append(len(news) if told else 0)
    assert any(first == 0 for first, _ in pairwise(numbers)) is (len(mine) < 2)
    return {"analysis": msgspec.to_builtins(analysis), "news": news, "mine": mine, "numbers": numbers}
