"""Bots of somebody's own: the bot that was given is the one that plays, however it is written."""

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numba
import numpy as np
import pexpect
import pytest

import croupier
from croupier.games.pig.rules import HOLD, ROLL
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng, below
from croupier.kernel.errors import BadBot
from croupier.kernel.game import Game
from croupier.kernel.likeness import origin
from croupier.kernel.result import Report
from croupier.kernel.shelf import find_game, games
from croupier.kernel.simulating import BotName

PIG = find_game("pig")
GAMES = 200
AT = 25
TABLE = np.array([20, 25])


def holding_at(points: int) -> Callable[..., int]:
    def hold(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        enough = state.gathered >= points or state.score[seat] + state.gathered >= state.target
        return HOLD if enough else ROLL

    return hold


def reading(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    return HOLD if state.gathered >= AT or (count == 1 and state.gathered) else ROLL


def with_helper(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    return HOLD if is_enough(state.gathered) else ROLL


def is_enough(gathered: int) -> bool:
    return gathered >= 12


def looking_up(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    return HOLD if state.gathered >= TABLE[0] else ROLL


def figures(*bots: BotName, game: Game = PIG, games: int = GAMES) -> Any:
    return croupier.simulate(game, games, bots).sums


@pytest.mark.parametrize("mark", [croupier.bot, lambda function: function], ids=["compiled", "plain"])
def test_it_plays_as_the_game_s_bot_that_does_the_same(mark: Callable[..., Any]) -> None:
    assert figures(mark(holding_at(20)), "random") == figures("hold-at-20", "random")
    assert figures("random", mark(holding_at(20))) == figures("random", "hold-at-20")
    assert figures(mark(holding_at(25)), "hold-at-20") != figures("hold-at-20", "hold-at-20")


def test_compiled_and_plain_play_the_same_games() -> None:
    for points in (10, 25):
        assert figures(croupier.bot(holding_at(points)), "random") == figures(holding_at(points), "random")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_in_every_game_a_plain_bot_of_ones_own_plays_as_a_compiled_one(game: Game) -> None:
    function = game.bots["random"]
    others = ["random"] * (game.facts.seats[0] - 1)

    def mine(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return function(state, seat, moves, count, rng, lore)

    mine.pace = "random"  # type: ignore[attr-defined]
    usual = figures("random", *others, game=game, games=3)
    assert figures(mine, *others, game=game, games=3) == usual
    assert figures(croupier.bot(pace="random")(mine), *others, game=game, games=3) == usual


def test_what_it_reads_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba freezes what a function names: a number, an array, a helper. Each change is another bot."""
    here = sys.modules[__name__]
    for function, name, other in (
        (reading, "AT", 5),
        (looking_up, "TABLE", np.array([6, 25])),
        (with_helper, "is_enough", lambda gathered: gathered >= 30),
    ):
        bot = croupier.bot(function)
        before = figures(bot, "random")
        monkeypatch.setattr(here, name, other)
        after = figures(bot, "random")
        assert after != before
        assert after == figures(function, "random")


def test_the_bots_of_a_game_stay_as_they_are() -> None:
    with pytest.raises(TypeError, match="does not support item assignment"):
        PIG.bots["mine"] = holding_at(25)  # type: ignore[index]


def test_it_is_said_what_ran_as_plain_python() -> None:
    result = croupier.simulate(PIG, 5, [holding_at(20), croupier.bot(holding_at(20))])
    assert result.plain == {"hold": "@croupier.bot above it has it compiled"}
    assert "hold ran as plain Python" in str(result)

    @croupier.bot
    def dressed(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return {"roll": ROLL}.get("roll", int(object() is None))

    said = croupier.simulate(PIG.setup(2, {"target": 10}), 1, ["hold-at-20", dressed]).plain["dressed"]
    assert "test_own_bots.py, line" in said


@pytest.mark.parametrize("mark", [croupier.bot, lambda function: function], ids=["compiled", "plain"])
@pytest.mark.parametrize(
    ("returns", "says"),
    [
        (lambda state, seat, moves, count, rng, lore: 17, "made a move that the rules forbid: 17 on seat 1, game 0"),
        (lambda state, seat, moves, count, rng, lore: 0.5, "must return a whole number, not 0.5"),
        (lambda state, seat, moves, count, rng, lore: None, "must return a whole number, not None"),
        (lambda state, seat, moves, count, rng, lore: moves[count + 50], "IndexError"),
        (lambda state, seat, moves, count, rng, lore: 1 // (count - count), "ZeroDivisionError"),
        (lambda state: 1, r"a bot takes \(state, seat, moves, count, rng, lore\)"),
    ],
)
def test_what_it_does_wrong_is_one_line(mark: Callable[..., Any], returns: Callable[..., Any], says: str) -> None:
    with pytest.raises(BadBot, match=says):
        croupier.simulate(PIG, 10, [mark(returns), "random"])
    assert figures("random", "random", games=20).wins


def test_nobody_is_no_bot() -> None:
    nobody: Any = [None, "random"]
    with pytest.raises(BadBot, match="a bot is a name or a function, not None"):
        croupier.simulate(PIG, 10, nobody)


def test_a_match_asks_it_too() -> None:
    match = croupier.Match(PIG.setup(2))
    assert match.ask(0, croupier.bot(holding_at(20)), croupier.new_rng(1)) == ROLL


MINE = """
import croupier
from croupier.games.pig.rules import HOLD, ROLL

@croupier.bot
def mine(state, seat, moves, count, rng, lore):
    return HOLD if state.gathered >= 25 or state.score[seat] + state.gathered >= state.target else ROLL
"""
PLAY = "print(croupier.simulate('pig', 50, [mine, 'random']).wins)"


def test_it_can_come_from_the_prompt_and_from_a_file(tmp_path: Path) -> None:
    expected = str(figures(holding_at(25), "random", games=50).wins)
    typed = subprocess.run([sys.executable, "-c", MINE + PLAY], capture_output=True, text=True, check=True)
    assert typed.stdout.strip() == expected
    piped = subprocess.run([sys.executable], input=MINE + PLAY, capture_output=True, text=True, check=True)
    assert piped.stdout.strip() == expected
    file = tmp_path / "mine.py"
    for points in (25, 6):
        file.write_text(MINE.replace("25", str(points)), encoding="utf-8")
        command = [sys.executable, "-m", "croupier", "simulate", "pig", "--games", "50", "--bot", f"{file}:mine,random"]
        said = subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout
        assert '"bots": [\n    "mine",\n    "random"\n  ]' in said
        wins = figures(holding_at(points), "random", games=50).wins
        assert f'"wins": [\n    {wins[0]},\n    {wins[1]}\n  ]' in said


@pytest.mark.parametrize(
    ("text", "name", "says"),
    [
        ("", "mine", "has no function mine"),
        ("mine = 5", "mine", "has no function mine"),
        ("def mine(:", "mine", "line 1: SyntaxError"),
        ("import nothing_of_the_kind", "mine", "line 1: ModuleNotFoundError"),
        ("def mine(*given):\n    raise RuntimeError('no idea')", "mine", "mine.py, line 2: RuntimeError: no idea"),
    ],
)
def test_a_file_that_will_not_do_is_named(tmp_path: Path, text: str, name: str, says: str) -> None:
    (tmp_path / "mine.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "croupier", "simulate", "pig", "--bot", f"{tmp_path / 'mine.py'}:{name}"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (2, "")
    assert says in said.stderr
    assert said.stderr.startswith("croupier: ")
    assert said.stderr.count("\n") == 1


def test_what_it_reads_deep_inside_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a function within, and in a module of a module."""
    package, inner = ModuleType("package"), ModuleType("inner")
    monkeypatch.setattr(package, "inner", inner, raising=False)
    monkeypatch.setattr(inner, "POINTS", 5, raising=False)

    @croupier.bot
    def within(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        def enough(gathered: int) -> bool:
            return gathered >= AT

        return HOLD if enough(state.gathered) else ROLL

    @croupier.bot
    def deep(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return HOLD if state.gathered >= package.inner.POINTS else ROLL

    for bot, module, name in ((within, sys.modules[__name__], "AT"), (deep, inner, "POINTS")):
        before = figures(bot, "random")
        monkeypatch.setattr(module, name, 11)
        assert figures(bot, "random") == figures(bot.function, "random") != before


def test_it_spoils_nobody_s_lore() -> None:
    finito = find_game("finito")

    def spoiling(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        for name in lore.dtype.names or ():
            lore[name] = 0
        return int(moves[0])

    def first(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return int(moves[0])

    clean = figures(first, "steady", game=finito, games=5)
    assert figures(spoiling, "steady", game=finito, games=5) == clean
    match = croupier.Match(finito.setup(2))
    while match.dice_due:
        match.roll(croupier.new_rng(1))
    match.ask(0, spoiling, croupier.new_rng(1))
    assert figures(first, "steady", game=finito, games=5) == clean


def test_no_count_and_no_generator_can_hang_it() -> None:
    """As compiled code draws, which nobody checks."""
    assert below(croupier.new_rng(1), 0) == 0
    assert below(croupier.new_rng(1), -3) >= 0
    assert 0 <= below(np.zeros(3, np.uint64), 6) < 6


def test_whatever_it_raises_is_a_bad_bot_s() -> None:
    @croupier.bot
    def compiled(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        raise RuntimeError("no idea")

    def leaving(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        sys.exit(0)

    for bot, says in ((compiled, "no idea"), (leaving, "SystemExit")):
        with pytest.raises(BadBot, match=says):
            figures(bot, "random")
    with pytest.raises(BadBot, match="a bot is a function, not 5"):
        croupier.bot(5)  # type: ignore[call-overload]


@pytest.mark.parametrize("mark", [croupier.bot, lambda function: function], ids=["compiled", "plain"])
def test_two_of_one_name_are_two(mark: Callable[..., Any]) -> None:
    """At one table each has a name of its own, and results of different ones do not add up."""
    careful, bold = mark(holding_at(5)), mark(holding_at(25))
    both = croupier.simulate(PIG, GAMES, [careful, bold])
    assert both.bots == ("hold", "hold-2")
    assert set(both.plain) == (set() if mark is croupier.bot else {"hold", "hold-2"})
    one, other = (croupier.simulate(PIG, 10, [bot, "random"], seed=seed) for seed, bot in enumerate((careful, bold)))
    with pytest.raises(croupier.CroupierError, match="these differ in: digests"):
        one + other
    again = croupier.simulate(PIG, 10, [mark(holding_at(5)), "random"], seed=5)
    assert (one + again).games == 20


def test_one_that_is_called_as_a_bot_of_the_game_is_another() -> None:
    def random(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return ROLL if count == 1 else HOLD

    assert croupier.simulate(PIG, 10, ["random", random]).bots == ("random", "random-2")


def test_where_it_comes_from_is_told_and_is_the_same_in_every_process(tmp_path: Path) -> None:
    """A report has the file, the name and a digest: enough to play the same again, and to see that it is the same."""
    file = tmp_path / "mine.py"
    file.write_text(MINE + "other = croupier.bot(mine.function)", encoding="utf-8")
    words = [sys.executable, "-m", "croupier", "simulate", "pig", "--games", "20", "--json", "--bots"]

    def report(name: str) -> Report:
        said = subprocess.run([*words, f"{file}:{name},random"], capture_output=True, text=True, check=True).stdout
        return msgspec.json.decode(said, type=Report)

    first = report("mine")
    assert (first.own["mine"].file, first.own["mine"].name) == (str(file.resolve()), "mine")
    assert report("mine").own == first.own
    assert report("other").own["mine"].name == "other"
    origin = first.own["mine"]
    assert report(origin.name).sums == first.sums
    file.write_text(MINE.replace("25", "6"), encoding="utf-8")
    assert report("mine").own["mine"].digest != origin.digest


@croupier.bot
def found_by_name(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    return ROLL


def test_a_bot_and_what_is_refused_can_be_packed() -> None:
    assert pickle.loads(pickle.dumps(found_by_name)) is found_by_name
    with pytest.raises(croupier.Refused) as caught:
        croupier.Match(PIG.setup(2)).play(0, HOLD)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_bot_of_ones_own_that_scribbles_on_what_it_is_shown_changes_nothing() -> None:
    @croupier.bot
    def honest(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return HOLD if state.gathered >= 20 else ROLL

    @croupier.bot
    def scribbler(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        gathered = state.gathered
        state.score[1 - seat] = 0
        state.gathered = 0
        return HOLD if gathered >= 20 else ROLL

    scribbled, played = (croupier.simulate("pig", 300, [bot, bot]) for bot in (scribbler, honest))
    assert scribbled.sums == played.sums


def half_a_second(state: State, seat: int, rng: Rng, lore: Lore) -> int:
    return HALF_A_SECOND


HALF_A_SECOND = 500


def first_of(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    return moves[0]


def test_a_hand_of_ones_own_is_compiled_with_its_bot() -> None:
    fini = find_game("fini")
    plain = figures(first_with(half_a_second), "slow", game=fini, games=2)
    result = croupier.simulate(fini, 2, [croupier.bot(pace=half_a_second)(first_of), "slow"])
    assert result.plain == {}
    assert result.sums == plain
    assert figures(croupier.bot(pace=numba.njit(half_a_second))(first_of), "slow", game=fini, games=2) == plain


def first_with(hand: Any) -> Callable[..., int]:
    def first(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return moves[0]

    first.pace = hand  # type: ignore[attr-defined]
    return first


def test_a_hand_that_cannot_be_compiled_runs_as_plain_python_with_its_bot() -> None:
    mine = croupier.bot(pace=lambda state, seat, rng, lore: {"pause": 500}.get("pause", int(object() is None)))(
        first_of
    )
    result = croupier.simulate("fini", 1, [mine, "slow"])
    assert "test_own_bots.py, line" in result.plain["first_of"]


def test_what_has_its_usual_value_is_compiled_too() -> None:
    @croupier.bot
    def holding(
        state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore, points: int = 20, target: int = 100
    ) -> int:
        return HOLD if state.gathered >= points or state.score[seat] + state.gathered >= target else ROLL

    result = croupier.simulate(PIG, GAMES, [holding, "random"])
    assert result.plain == {}
    assert result.sums == figures("hold-at-20", "random")


class Holding:
    """A bot that is an object."""

    def __init__(self, points: int) -> None:
        self.points = points

    def __call__(self, state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        """Hold where that is enough."""
        return HOLD if self.enough(state.gathered) else ROLL

    def enough(self, gathered: int) -> bool:
        """Whether that is enough."""
        return gathered >= self.points


def holding_otherwise() -> type:
    """Another class of the same name, with another way of counting."""
    return type("Holding", (Holding,), {"enough": lambda self, gathered: gathered > self.points})


def digest(bot: Any) -> str:
    return origin(bot).digest


def test_bots_that_play_differently_are_told_apart() -> None:
    def usually(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore, *, points: int = 20) -> int:
        return HOLD if state.gathered >= points else ROLL

    hands = [croupier.bot(pace=pace)(first_of) for pace in ("slow", "lightning", half_a_second)]
    bots = [*hands, first_of, usually, Holding(20), Holding(25), holding_otherwise()(20)]
    bots += [partial(usually, points=points) for points in (20, 25)]
    found = [digest(bot) for bot in bots]
    usually.__kwdefaults__ = {"points": 25}
    found.append(digest(usually))
    assert len({*found}) == len(found)
    assert digest(Holding(20)) == digest(Holding(20))
    with pytest.raises(croupier.CroupierError, match="these differ in: digests"):
        sum([croupier.simulate("pig", 2, [bot, "random"], seed=seed) for seed, bot in enumerate(bots[5:7])])


def test_an_object_is_the_same_bot_in_every_process() -> None:
    words = "import test_own_bots as here; print(*map(here.digest, (here.Holding(20), here.holding_otherwise()(20))))"
    env = os.environ | {"PYTHONPATH": str(Path(__file__).parent)}
    said = {
        subprocess.run([sys.executable, "-c", words], env=env, capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    }
    assert said == {f"{digest(Holding(20))} {digest(holding_otherwise()(20))}\n"}


def test_a_bot_that_is_typed_again_at_the_prompt_is_another() -> None:
    """In a real terminal, with nothing but the keyboard: defined, played, defined anew, played."""
    prompt = pexpect.spawn(sys.executable, ["-i", "-q"], encoding="utf-8", timeout=120, echo=False)
    prompt.sendline("import croupier; from croupier.games.pig.rules import HOLD, ROLL")
    told = []
    for points, mark in ((25, "@croupier.bot"), (6, "@croupier.bot"), (12, ""), (25, "")):
        lines = MINE.replace("25", str(points)).replace("@croupier.bot", mark).strip().splitlines()[3:]
        for line in [
            *(line for line in lines if line),
            "",
            "print('wins', *croupier.simulate('pig', 50, [mine, 'random']).wins)",
        ]:
            prompt.sendline(line)
        prompt.expect(r"wins (\d+) (\d+)\r")
        assert prompt.match is not None
        told.append(tuple(map(int, prompt.match.groups())))
    prompt.close(force=True)
    expected = [figures(holding_at(points), "random", games=50).wins for points in (25, 6, 12, 25)]
    assert told == expected
    assert len(set(told)) == 3


def test_what_gives_nothing_at_once_is_no_bot() -> None:
    @croupier.bot
    def later(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> Any:
        yield 0

    @croupier.bot
    async def sometime(state: Any, seat: int, moves: Any, count: int, rng: Any, lore: Any) -> int:
        return 0

    for function in (later, sometime):
        with pytest.raises(BadBot, match=f"{function.__name__} must return a whole number, and at once"):
            croupier.simulate("pig", 3, [function, "hold-at-20"])
