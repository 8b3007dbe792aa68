"""The course of an analysed game in the browser: what stands where, also for who was not told of everything."""

import json
import subprocess
from itertools import pairwise
from pathlib import Path

import msgspec

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
        assert len({mark["at"] for mark in found["marks"]}) == len(found["marks"]) <= 5
        assert [mark["at"] for mark in found["marks"]] == sorted(mark["at"] for mark in found["marks"])
        least = min(mark["weight"] for mark in found["marks"])
        marked = {mark["at"] for mark in found["marks"]}
        assert all(moment["weight"] <= least for moment in found["moments"] if moment["at"] not in marked)


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


def table(analysis: croupier.Analysis, mine: list[int]) -> Json:
    """An analysed game as somebody with these seats was told it: the number in its log of every entry, or 0."""
    news, numbers = [{"kind": "laid-out"}, {"kind": "began"}], []
    for entry in analysis.entries:
        told = not entry.hidden or any(seat not in entry.hidden for seat in mine)
        news += [{"kind": "played"}] if told else []
        numbers.append(len(news) if told else 0)
    assert any(first == 0 for first, _ in pairwise(numbers)) is (len(mine) < 2)
    return {"analysis": msgspec.to_builtins(analysis), "news": news, "mine": mine, "numbers": numbers}
