"""The premature call against brute force: every way to take and put down every set of dice, tried in plain Python."""

import random
from collections import Counter
from itertools import groupby, pairwise
from typing import NamedTuple

import pytest

from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.testkit.trials import step

from ..names import MARKS
from ..premature import missed
from ..state import DUEL

GAME = Game(__package__.removesuffix(".tests"))


class Lying(NamedTuple):
    """A die in a row."""

    number: int
    silver: bool
    removed: bool = False


Row = tuple[Lying, ...]
Area = Counter[tuple[int, bool]]


def in_combinations(matching: bool, rows: tuple[Row, ...]) -> int:
    """How many dice of some rows stay in combinations."""
    if matching:
        sizes = [max((len(list(dice)) for _, dice in groupby(die.number for die in row)), default=0) for row in rows]
        return sum(size for size in sizes if size > 1)
    parts = [
        [die.number for die in dice]
        for row in rows
        for removed, dice in groupby(row, key=lambda die: die.removed)
        if not removed
    ]
    return sum(max(longest_run(part), longest_run(part[::-1])) for part in parts)


def longest_run(part: list[int]) -> int:
    """The longest run that rises by one, in a part that rises; 0 if there is none."""
    if any(left >= right for left, right in pairwise(part)):
        return 0
    runs = [
        stop - start
        for start in range(len(part))
        for stop in range(start + 2, len(part) + 1)
        if part[stop - 1] - part[start] == stop - start - 1
    ]
    return max(runs, default=0)


def may_take(matching: bool, die: tuple[int, bool], area: Area, rows: tuple[Row, ...], originals: Counter[int]) -> bool:
    """Whether a player may take a die from the area at this moment and use it."""
    number, silver = die
    own = [lying for row in rows for lying in row]
    if not matching and any(lying.number == number for lying in own):
        return False
    if not silver:
        return True
    copied = sum(lying.silver and lying.number == number for lying in own) if matching else 0
    return area[number, False] == 0 and originals[number] > copied


def could_gain(matching: bool, rows: tuple[Row, ...], area: Area, originals: Counter[int]) -> bool:
    """Try everything: take a die, put it anywhere, and go on, until more dice stay in combinations."""
    before = in_combinations(matching, rows)
    seen = {rows}
    open_ = [(rows, area)]
    for rows, area in open_:
        if sum(map(len, rows)) >= 6:
            continue
        for die in [die for die, count in area.items() if count and may_take(matching, die, area, rows, originals)]:
            for place, row in enumerate(rows):
                for left in range(len(row) + 1):
                    longer = (*row[:left], Lying(*die), *row[left:])
                    after = (*rows[:place], longer, *rows[place + 1 :])
                    if in_combinations(matching, after) > before:
                        return True
                    if after not in seen:
                        seen.add(after)
                        open_.append((after, area - Counter([die])))
    return False


def brute_force(match: Position, seat: int, order: list[int]) -> bool:
    """A position in plain lists, with the order in which the player's dice were put down, and then everything tried."""
    state = match.state
    matching = bool(state.kind)

    def number(die: int) -> int:
        return (int(state.faces) >> (3 * die)) & 7

    again = {die for place, die in enumerate(order) if number(die) in map(number, order[:place])}
    rows = tuple(
        tuple(
            Lying(number(die), die > 10, die in again and not matching)
            for die in [((int(row) >> (4 * place)) & 15) - 1 for place in range(15)]
            if die >= 0
        )
        for row in state.row[seat][: 3 if matching else 2]
    )
    near = [die for die in range(15) if (int(state.area) >> die) & 1 or die == state.hand[seat] - 1]
    originals = Counter(number(die) for die in range(11) if (int(state.lying[1 - seat]) >> die) & 1)
    return could_gain(matching, rows, Counter((number(die), die > 10) for die in near), originals)


def any_position(chance: random.Random) -> tuple[Position, list[int]]:
    """A duel with some of the dice, well laid out or not, and the order in which the first player put them down."""
    matching = chance.random() < 0.5
    dice = [f"{mark}{chance.randint(1, 6)}" for mark in chance.sample(MARKS, 15)]
    players = []
    for most in (6, 5):
        own = [dice.pop() for _ in range(chance.randint(0, most))]
        order = chance.sample(own, len(own))
        again = [die for place, die in enumerate(order) if die[-1] in [other[-1] for other in order[:place]]]
        if chance.random() < 0.6:
            own.sort(key=lambda die: die[-1], reverse=chance.random() < 0.5)
        cuts = sorted(chance.randint(0, len(own)) for _ in range(2 if matching else 1))
        rows = [own[start:stop] for start, stop in pairwise([0, *cuts, len(own)])]
        players.append((" | ".join(" ".join(row) or "-" for row in rows), " ".join(again) or "-", order))
    hands = [dice.pop() if dice and chance.random() < 0.3 else "-" for _ in range(2)]
    area = dice[: chance.choice([0, 1, 2, 3, 4, 6, 9])]
    repeated = "- / -" if matching else " / ".join(again for _, again, _ in players)
    position = (
        f"kind {'matching' if matching else 'straights'}; area {' '.join(area) or '-'}; hands {' / '.join(hands)}; "
        f"rows {' / '.join(rows for rows, _, _ in players)}; repeated {repeated}"
    )
    return Position.from_text(GAME, position), [MARKS.index(die[:-1]) for die in players[0][2]]


def test_I19_premature_calls_agree_with_brute_force_in_any_position() -> None:
    chance = random.Random(1)
    verdicts: Counter[bool] = Counter()
    for _ in range(1500):
        match, order = any_position(chance)
        expected = brute_force(match, 0, order)
        assert (missed(match.state, 0) != 0) == expected, GAME.notation.state_text(match.state)
        verdicts[expected] += 1
    assert min(verdicts.values()) > 300


@pytest.mark.parametrize("options", [{}, {"assisted": "yes"}])
def test_I19_premature_calls_agree_with_brute_force_in_play(options: dict[str, str]) -> None:
    match = Match(GAME.setup(2, {"chips": "3", **options}))
    rng = new_rng(4)
    compared = 0
    orders: list[list[int]] = [[], []]
    while not match.over and compared < 300:
        if match.state.phase == DUEL:
            for seat in range(2):
                compared += 1
                lying = [die for die in range(15) if (int(match.state.lying[seat]) >> die) & 1]
                orders[seat] = [*orders[seat], *(die for die in lying if die not in orders[seat])] if lying else []
                assert (missed(match.state, seat) != 0) == brute_force(match, seat, orders[seat])
        step(match, rng)
    assert compared > 100
