"""The solved game for two, beside a second solver: plain, slow, all scores at once, and nothing of the first in it."""

from collections import Counter
from functools import cache
from itertools import combinations, product
from typing import Any, cast

import msgspec
import numpy as np
import pytest
from numpy.typing import NDArray

from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.position import Position
from croupier.kernel.simulating import simulate

from ..lore import MOST, SOLVED, TARGET
from ..odds import BEYOND, MOST_FIREWORKS, fireworks_steps
from ..options import Edition, Options
from ..solving import Chances, charts, sweep_all
from ..turns import luck_of

TUTTO = Game(__package__.removesuffix(".tests"))
Dice = tuple[int, ...]
Kept = tuple[int, int]
"""How many dice, and their steps."""
DECK = 9
BOX: dict[str, Any] = {
    "bonus": (1, 0, 0, 0, 2),
    "x2": 1,
    "stop": 1,
    "fireworks": 1,
    "plus_minus": 1,
    "cloverleaf": 1,
    "straight": 1,
}


def worth(dice: Dice) -> int:
    """Points of kept dice, in steps of 50."""
    total = 0
    for face, count in Counter(dice).items():
        triplets, singles = divmod(count, 3)
        total += triplets * (20 if face == 1 else 2 * face) + singles * {1: 2, 5: 1}.get(face, 0)
    return total


def counts(dice: Dice) -> bool:
    return all(face in (1, 5) or count % 3 == 0 for face, count in Counter(dice).items())


@cache
def rolls(dice: int, keep_all: bool) -> list[tuple[float, Kept, list[Kept]]]:
    """All rolls with their chance, everything of them that counts, and every way to keep some of it."""
    found: dict[Dice, tuple[float, list[Kept]]] = {}
    for roll, times in Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice)).items():
        parts = {part for size in range(1, dice + 1) for part in combinations(roll, size) if counts(part)}
        whole = max(parts, key=len, default=())
        kept = [whole] if keep_all and parts else parts
        before, _ = found.get(whole, (0.0, []))
        found[whole] = before + times / 6**dice, sorted({(len(part), worth(part)) for part in kept})
    return [(chance, (len(whole), worth(whole)), ways) for whole, (chance, ways) in found.items()]


@cache
def tutto(dice: int, keep_all: bool) -> float:
    if dice == 0:
        return 1.0
    parts = rolls(dice, keep_all)
    return sum(chance * max((tutto(dice - kept, keep_all) for kept, _ in ways), default=0) for chance, _, ways in parts)


@cache
def shown(dice: int) -> Counter[frozenset[int]]:
    """How often dice show exactly these numbers."""
    return Counter(frozenset(roll) for roll in product(range(1, 7), repeat=dice))


@cache
def straight(missing: frozenset[int], keep_all: bool) -> float:
    if not missing:
        return 1.0
    total = 0.0
    for faces, times in shown(len(missing)).items():
        new = missing & faces
        sizes = [len(new)] if keep_all else range(1, len(new) + 1)
        sets = [frozenset(part) for size in sizes for part in combinations(new, size) if part]
        total += times * max((straight(missing - part, keep_all) for part in sets), default=0)
    return total / 6 ** len(missing)


def fireworks(most: int) -> dict[int, float]:
    """How likely Fireworks bring so many steps, or as many as matter."""
    brought: dict[int, float] = {}
    now = {(6, 0): 1.0}
    while sum(now.values()) > 1e-15:
        later: dict[tuple[int, int], float] = {}
        for (dice, steps), before in now.items():
            for chance, (kept, more), _ in rolls(dice, True):
                if kept:
                    key = (dice - kept or 6, min(most, steps + more))
                    later[key] = later.get(key, 0) + chance * before
                else:
                    brought[steps] = brought.get(steps, 0) + chance * before
        now = later
    return brought


class Plain:
    """Everything at once: an entry for each kind of turn and both scores."""

    def __init__(self, target: int, beyond: int, keep_all: bool, ends_turn: bool, x2: str) -> None:
        self.keep_all, self.ends_turn, self.target, self.most, self.x2 = (
            keep_all,
            ends_turn,
            target,
            target + beyond,
            x2,
        )
        kinds = (("first", target), ("second", target), ("last", self.most + 1))
        self.turns = [(kind, own, other) for kind, size in kinds for own in range(target) for other in range(size)]
        self.number = {turn: number for number, turn in enumerate(self.turns)}
        self.chance = np.full(len(self.turns), 0.5)
        self.steps = self.most + 2
        ends = [[self.ended(*turn, at) for at in range(self.steps)] for turn in self.turns]
        self.sure = np.array([[end if isinstance(end, float) else 0.0 for end in line] for line in ends])
        self.other = np.array([[-1 if isinstance(end, float) else end for end in line] for line in ends])
        self.struck = np.array([self.number[kind, own, self.fallen(own, other)] for kind, own, other in self.turns])
        self.fireworks = fireworks(self.steps)

    @staticmethod
    def fallen(own: int, other: int) -> int:
        """The other's score after a TUTTO under Plus/Minus."""
        return max(0, other - 20) if other >= own else other

    def ended(self, kind: str, own: int, other: int, at: int) -> float | int:
        """The chance of who stops with so many steps, or the number of the turn that follows."""
        score = own + at
        if kind == "last":
            return 1.0 if score > other else 0.5 if score == other else 0.0
        if score < self.target:
            return self.number["second" if kind == "first" else "first", other, score]
        return 1.0 if kind == "second" else self.number["last", other, min(score, self.most)]

    def place(self, fixed: int, free: int) -> tuple[int, int]:
        """Where a turn stands with steps that an x2 does not double and others that it does, up to all that matter."""
        return (fixed, free) if fixed + free < self.steps - 1 else (0, self.steps - 1)

    def brought(self, fixed: int, free: int, steps: int) -> tuple[int, int]:
        """After a card has brought steps."""
        return self.place(fixed, free + steps) if self.x2 == "all" else self.place(fixed + steps, free)

    def paid(self, card: int, fixed: int, free: int) -> tuple[int, int]:
        """After a TUTTO under an x2 (2), or a Bonus of so many points."""
        return self.place(fixed, 2 * free) if card == 2 else self.brought(fixed, free, card // 50)

    def turned(self, fixed: int, free: int) -> tuple[int, int]:
        """Under a new card."""
        return self.place(fixed + free, 0) if self.x2 == "card-only" else self.place(fixed, free)

    def sweep(self) -> None:
        """Weigh all turns once."""
        stop = np.where(self.other < 0, self.sure, 1 - self.chance[self.other]).T
        null, top = stop[0], self.steps - 1
        places = [(0, top)]
        for total in range(top - 1, -1, -1):
            places += [(fixed, total - fixed) for fixed in range(1 if self.x2 == "all" else total + 1)]
        roll: dict[tuple[int, int, tuple[int, int]], Any] = {}
        banked = {(0, top): stop[top]}
        one, both = tutto(6, self.keep_all), tutto(6, self.keep_all) ** 2
        line = straight(frozenset(range(1, 7)), self.keep_all)
        for total in range(top, -1, -1):
            level = [place for place in places if sum(place) == total]
            for (fixed, free), card, dice in product(level, (200, 600, 2), range(1, 7)):
                roll[card, dice, (fixed, free)] = self.rolled(card, dice, fixed, free, stop, banked, roll)
            for fixed, free in level:
                at = self.turned(fixed, free) if total < top else (0, top)
                more = self.brought(fixed, free, 20)
                after = stop[min(20, top)] if self.ends_turn else banked.get(more, null)
                cards = [roll[200, 6, at], *2 * [roll[600, 6, at]], roll[2, 6, at], null]
                brings = [part * stop[min(total + more, top)] for more, part in self.fireworks.items()]
                cards.append(np.sum(brings, axis=0))
                cards.append(one * after[self.struck] + (1 - one) * null)
                cards.append(both + (1 - both) * null)
                cards.append(line * banked[self.brought(fixed, free, 40)] + (1 - line) * null)
                going_on = np.mean(cards, axis=0)
                if total < top:
                    banked[fixed, free] = np.maximum(stop[total], going_on)
        assert len(cards) == DECK
        self.chance = going_on

    def rolled(self, card: int, dice: int, fixed: int, free: int, stop: Any, banked: Any, roll: Any) -> Any:
        """The chances of rolling so many dice under a card."""
        chances = np.zeros(len(self.turns))
        for chance, (whole, points), ways in rolls(dice, self.keep_all):
            best = stop[0]
            if whole:
                then = self.place(fixed, free + points)
                best = stop[sum(self.paid(card, *then) if whole == dice else then)]
            for kept, more in ways:
                then = self.place(fixed, free + more)
                after = banked[self.paid(card, *then)] if kept == dice else roll[card, dice - kept, then]
                best = np.maximum(best, after)
            chances += chance * best
        return chances


def both_solvers(target: int, beyond: int, **rules: str) -> tuple[Chances, Plain]:
    """The first solver's solution under some house rules, and the second one before it begins."""
    setup = TUTTO.setup(2, rules)
    edition = msgspec.structs.replace(setup.edition, **BOX)
    chances, _, _ = sweep_all(luck_of(cast(Options, setup.options), cast(Edition, edition)), target, beyond)
    strict, ends = rules["keep"] == "all", rules["plus_minus"] == "ends-turn"
    return chances, Plain(target, beyond, strict, ends, rules.get("x2", "all"))


def flat(chances: Chances) -> NDArray[np.float64]:
    """In the order of the second solver's turns."""
    return np.concatenate([table.ravel() for table in chances])


@pytest.mark.parametrize("plus_minus", ["go-on", "ends-turn"])
@pytest.mark.parametrize("keep", ["free", "all"])
def test_two_solvers_agree(keep: str, plus_minus: str) -> None:
    chances, plain = both_solvers(10, 4, keep=keep, plus_minus=plus_minus)
    before = plain.chance + 1
    while np.abs(plain.chance - before).max() > 1e-12:
        before = plain.chance
        plain.sweep()
    assert np.abs(flat(chances) - plain.chance).max() < 1e-9


FAR_BEHIND = 2, 38
"""A target and steps beyond it: whoever is so far behind turns a second card, and what an x2 doubles matters."""


@pytest.mark.parametrize("keep", ["free", "all"])
@pytest.mark.parametrize("x2", ["all", "rolled-only", "card-only"])
def test_the_second_solver_finds_nothing_to_move_under_any_x2(x2: str, keep: str) -> None:
    """Every sweep brings it nearer by the chance of a Cloverleaf at least, so that nothing is off by 1e-9 either."""
    chances, plain = both_solvers(*FAR_BEHIND, keep=keep, plus_minus="go-on", x2=x2)
    plain.chance = flat(chances)
    plain.sweep()
    ends = tutto(6, keep == "all") ** 2 / DECK
    assert np.abs(flat(chances) - plain.chance).max() / ends < 1e-9


def test_what_an_x2_doubles_makes_a_difference_far_behind() -> None:
    found = [
        both_solvers(*FAR_BEHIND, keep="free", plus_minus="go-on", x2=x2)[0].last[0, -1]
        for x2 in ("all", "rolled-only", "card-only")
    ]
    assert found[0] - found[1] > 1e-6
    assert found[1] - found[2] > 1e-6


def test_points_beyond_those_that_are_counted_make_no_difference() -> None:
    setup = TUTTO.setup(2)
    luck = luck_of(cast(Options, setup.options), cast(Edition, setup.edition))
    fewer, counted, more = (sweep_all(luck, 4, beyond)[0] for beyond in (BEYOND // 2, BEYOND, BEYOND * 3 // 2))
    assert max(np.abs(counted.first - more.first).max(), np.abs(counted.second - more.second).max()) < 1e-12
    assert 1e-9 < np.abs(fewer.first - counted.first).max() < 1e-7


def test_fireworks_hardly_ever_bring_more_than_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = fireworks_steps()
    monkeypatch.setattr("croupier.games.tutto.odds.MOST_FIREWORKS", 2 * MOST_FIREWORKS)
    assert fireworks_steps()[len(counted) :].sum() < 1.1e-11


SECOND_TO_ACT = "seat 2; first 1; last_round 1; card bonus-200"
DECISIONS = [
    ("scores 6000 5950; phase choice; roll 1 5 5 2 3 4", "stop"),
    ("scores 6500 5000; phase choice; roll 1 5 5 2 3 4", "keep"),
    ("scores 6500 6450; phase choice; roll 5 2 2 3 4 4; aside -", "keep"),
    ("scores 6500 6450; phase choice; roll 1 2 2 3 4 4", "stop"),
    ("scores 7000 5000; phase tutto; earlier 1500; extras 450", "next"),
    ("scores 7000 5000; phase tutto; earlier 1500; extras 550", "stop"),
    ("scores 6000 3000; phase choice; roll 1 1 1 5 2 3; earlier 2000", "stop"),
]


@pytest.mark.parametrize("bot", ["sharp", "best"])
@pytest.mark.parametrize(("line", "does"), DECISIONS)
def test_whoever_acts_last_plays_for_the_victory(line: str, does: str, bot: str) -> None:
    at = Position.from_text(TUTTO, f"{line}; {SECOND_TO_ACT}")
    assert at.words(1, at.ask(1, bot, new_rng(1))).split()[0] == does


def test_the_solution_that_is_shipped_is_that_of_the_standard_game() -> None:
    lore = TUTTO.setup(2).lore
    assert lore.first.shape == (TARGET, TARGET)
    assert lore.last.shape == (TARGET, MOST + 1)
    assert lore.first[0, 0] == pytest.approx(0.479382, abs=1e-6)


def test_the_chart_of_the_readme_is_that_of_the_solution() -> None:
    solved = np.split(np.load(SOLVED).astype(np.float64), (TARGET, 2 * TARGET), axis=1)
    setup = TUTTO.setup(2)
    luck = luck_of(cast(Options, setup.options), cast(Edition, setup.edition))
    told = (TUTTO.folder / "README.md").read_text(encoding="utf-8").splitlines()
    rows = [line.strip("| ").split(" | ") for line in told if line.startswith("| ")]
    for chart in charts(luck, Chances(*map(np.ascontiguousarray, solved))):
        for row in chart.rows:
            assert list(row) in rows


def test_the_best_bots_win_as_often_as_the_solution_says() -> None:
    at = Position.from_text(TUTTO, "scores 5000 5000; phase card; reshuffled 1")
    played = simulate(TUTTO, 2000, "best", seed=1, start=at).payoffs[0]
    assert abs(played.mean - at.setup.lore.first[100, 100]) < played.margin


def test_a_turn_at_another_table_is_thought_about_anew() -> None:
    two, three = (
        Position.from_text(TUTTO, f"scores {scores}; phase tutto; earlier 1050") for scores in ("0 0", "0 0 5900")
    )
    alone = two.ask(0, "best", new_rng(1))
    assert three.ask(0, "best", new_rng(1)) != alone
    assert two.ask(0, "best", new_rng(1)) == alone
