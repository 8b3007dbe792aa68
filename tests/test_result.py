"""What comes out of a simulation: sums that add up exactly, and margins that keep their word."""

import copy
import pickle
import threading
from math import sqrt
from typing import Any, TypeVar, cast

import msgspec
import numpy as np
import polars
import pytest

import croupier
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng, new_rng
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.margins import student
from croupier.kernel.match import Match
from croupier.kernel.playout import WHOLE
from croupier.kernel.result import Report, Result, Span, Sums
from croupier.kernel.shelf import find_game, games
from croupier.kernel.simulating import Interrupted

PIG = find_game("pig")
T = TypeVar("T")
TUTTO = find_game("tutto")
BOTS = ["random", "hold-at-20"]


def packed(thing: T) -> T:
    """What comes out of the suitcase."""
    return cast(T, pickle.loads(pickle.dumps(thing)))


def same(one: Result, other: Result) -> bool:
    """Whether two results are the same but for the time they took."""
    return msgspec.structs.replace(one, seconds=0, asked=0) == msgspec.structs.replace(other, seconds=0, asked=0)


@pytest.mark.parametrize("paired", [False, True])
def test_parts_add_up_to_the_whole(paired: bool) -> None:
    whole = croupier.simulate(TUTTO, 300, ["casual", "random", "steady"], seed=7, paired=paired)
    parts = [
        croupier.simulate(TUTTO, count, ["casual", "random", "steady"], seed=7, paired=paired, first_game=first)
        for first, count in ((200, 100), (0, 150), (150, 50))
    ]
    assert same(parts[0] + parts[1] + parts[2], whole)
    assert (parts[0] + parts[1]).played == (Span(7, 0, 150), Span(7, 200, 100))


def test_games_are_counted_once() -> None:
    one = croupier.simulate(PIG, 30, BOTS)
    with pytest.raises(BadOption, match="games in common: seed 0, game 20"):
        one + croupier.simulate(PIG, 10, BOTS, first_game=20)
    with pytest.raises(BadOption, match="these differ in: bots"):
        one + croupier.simulate(PIG, 10, BOTS[::-1], seed=1)
    assert (one + croupier.simulate(PIG, 10, BOTS, seed=1)).games == 40


def coverage(bots: list[str], setup: croupier.Setup, games: int, paired: bool, times: int) -> float:
    """How often a margin holds what it says, of many simulations."""
    pool = croupier.simulate(setup, 200_000, bots, seed=12345, paired=paired)
    truth = pool.payoffs[0].mean
    found = [croupier.simulate(setup, games, bots, seed=seed, workers=1, paired=paired) for seed in range(times)]
    figures = [result.payoffs[0] for result in found]
    return sum(abs(mean - truth) <= margin for mean, margin in figures) / times


@pytest.mark.parametrize("paired", [False, True])
@pytest.mark.parametrize(
    ("game", "bots", "target"), [("pig", ["random", "hold-at-20"], 50), ("tutto", ["casual", "steady"], 1000)]
)
def test_95_of_100_simulations_stay_within_the_margin(game: str, bots: list[str], target: int, paired: bool) -> None:
    """Of 800 at least 93.5 of 100 do, by chance at most 97.5; a margin that is as much too small as 90 would be seen.

    Paired games of Pig vary little: 98 of 100 do, for the margin counts one deal more that is won or lost.
    """
    held = coverage(bots, find_game(game).setup(2, {"target": target}), 60, paired, 800)
    assert 0.935 < held < (0.985 if game == "pig" and paired else 0.975)


def result_of(deals: int, share: int, squares: int, players: int = 2) -> Result:
    sums = Sums((0,) * players, (share,) * players, (squares,) * players, (0,) * players, deals * 10, deals * 100)
    return Result(PIG.setup(2), "", ("a", "b"), {}, False, (Span(0, 0, deals),), deals, sums, 1.0)


def test_near_0_and_1_a_margin_is_never_nothing() -> None:
    """Of 1000 games without a win, the true share may be 3 in 1000: exactly, 95 of 100 times at most 0.0037."""
    never, always = result_of(1000, 0, 0), result_of(1000, 1000 * WHOLE, 1000 * WHOLE**2)
    for result in (never, always):
        assert 0.0037 <= result.payoffs[0].margin < 0.006
    half = result_of(1000, 500 * WHOLE, 500 * WHOLE**2)
    assert half.payoffs[0].margin == pytest.approx(1.96 * sqrt(0.25 / 1000), rel=0.01)
    assert result_of(1, 0, 0).length.margin == float("inf")


@pytest.mark.parametrize(
    ("free", "known"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (9, 2.2622), (29, 2.0452), (99, 1.9842)],
)
def test_few_deals_need_wider_margins(free: int, known: float) -> None:
    """Student's t for 95 of 100, as printed tables have it."""
    assert student(free) == pytest.approx(known, rel=0.002)
    assert student(10**9) == pytest.approx(1.959964)


@pytest.mark.parametrize("deals", [2, 3, 4, 6, 10])
@pytest.mark.parametrize("paired", [False, True])
def test_of_very_few_deals_95_of_100_stay_within_the_margin_too(deals: int, paired: bool) -> None:
    """Shares of the victory, and steps: of 1000 simulations of a few deals each; as if of many deals 700 would."""
    setup = PIG.setup(2)
    truth = croupier.simulate(setup, 100_000, BOTS, seed=99, paired=paired)
    found = [croupier.simulate(setup, deals, BOTS, seed=seed, workers=1, paired=paired) for seed in range(1000)]
    for mean, figures in (
        (truth.payoffs[0].mean, [result.payoffs[0] for result in found]),
        (truth.length.mean, [result.length for result in found]),
    ):
        assert sum(abs(figure.mean - mean) <= figure.margin for figure in figures) >= 0.92 * 1000


def test_a_single_game_is_told_without_a_margin_that_it_cannot_have() -> None:
    one = croupier.simulate(PIG, 1, BOTS)
    assert "inf" not in str(one)
    assert str(one).endswith(f"1 game of {one.steps}.00 steps")
    assert one.payoffs[0].margin == 1
    assert "share of victories" in str(one)


CALM = find_game("fini").bots["calm"]


@croupier.bot(pace="slow")
def patient(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """The head of one bot and the hand of another, so that neither of both always wins."""
    return CALM(state, seat, moves, count, rng, lore)


def spread(game: str, bots: list[Any], which: int, seed: int, paired: bool = False) -> tuple[float, float]:
    """The variance of what a bot has of a deal, and the variance of that figure."""
    heard: list[Any] = []
    croupier.simulate(game, 1000, bots, seed=seed, paired=paired, each=heard.append)
    shares = np.concatenate(heard)[:, :, which].mean(axis=1) / WHOLE
    off = (shares - shares.mean()) ** 2
    return off.mean(), off.var() / len(off)


@pytest.mark.parametrize(
    ("game", "bots", "most"),
    [
        ("pig", ["random", "hold-at-20"], 1),
        ("tutto", ["casual", "steady"], 0.8),
        ("finito", ["casual", "steady"], 1),
        ("dicetto", ["casual", "steady"], 1),
        ("fini", [patient, "slow"], 1),
        ("finish_line", ["casual", "steady"], 1),
    ],
)
def test_pairing_costs_no_precision(game: str, bots: list[Any], most: float) -> None:
    """With as many games, what is paired is as precise as what is not, or more so, as far as so few deals can tell."""
    paired, doubt = spread(game, bots, 0, 0, paired=True)
    apart = [spread(game, bots, 0, 1), spread(game, bots[::-1], 1, 2)]
    usual, usual_doubt = sum(one for one, _ in apart) / 4, sum(one for _, one in apart) / 16
    factor = paired / usual
    assert factor < most + 2 * factor * sqrt(doubt / paired**2 + usual_doubt / usual**2)


def test_games_can_begin_from_any_position() -> None:
    setup = PIG.setup(2, {"target": 20})
    position = Match(setup)
    usual = croupier.simulate(setup, 200, BOTS, seed=3)
    assert same(msgspec.structs.replace(croupier.simulate(PIG, 200, BOTS, seed=3, start=position), start=""), usual)
    near = croupier.Position.from_text(PIG, "scores 0 19, seat 2, gathered 5, target 20, faces 6")
    result = croupier.simulate(PIG, 50, BOTS, start=near)
    assert result.wins == (0, 50)
    assert result.start == near.text()
    assert near.text() == "scores 0 19, seat 2, gathered 5, target 20, faces 6"


@pytest.mark.parametrize("workers", [1, 3])
def test_who_breaks_off_keeps_what_is_there(workers: int) -> None:
    """What is kept is the first games of the seed, so that they can be played again."""
    heard = []

    def stop(games: int) -> None:
        heard.append(games)
        if sum(heard) > 500:
            raise KeyboardInterrupt

    with pytest.raises(Interrupted, match=r"of 4,000,000,000 games") as caught:
        croupier.simulate(PIG, 4_000_000_000, BOTS, workers=workers, progress=stop)
    part = caught.value.result
    assert part.games == sum(heard)
    assert part.asked == 4_000_000_000
    assert same(part, croupier.simulate(PIG, part.games, BOTS))
    assert threading.active_count() < 20


def test_a_report_has_all_of_it_for_programs() -> None:
    report = croupier.simulate(PIG.setup(2, {"target": 30}), 40, BOTS, seed=5, paired=True).report()
    again = msgspec.json.decode(msgspec.json.encode(report), type=Report)
    assert msgspec.json.encode(again) == msgspec.json.encode(report)
    edition = msgspec.convert(report.edition, PIG.edition_type)
    setup = PIG.setup(report.players, report.options, edition, (report.first or 0) - 1)
    (span,) = report.played
    once_more = croupier.simulate(
        setup, span.deals, report.bots, span.seed, paired=report.paired, first_game=span.first
    )
    assert once_more.sums == report.sums
    assert report.games == 80
    assert len(report.payoff_margin) == 2


def test_rows_are_for_data_frames() -> None:
    rows = croupier.simulate(PIG, 40, BOTS).rows()
    assert [row["bot"] for row in rows] == BOTS
    assert {frozenset(row) for row in rows} == {frozenset(rows[0])}
    assert sum(row["mean_payoff"] for row in rows) == pytest.approx(1)
    for paired in (False, True):
        result = croupier.simulate(PIG, 40, BOTS, paired=paired)
        frame = polars.DataFrame(result.rows())
        assert frame.columns == ["game", "seat", "bot", "games", "wins", "mean_payoff", "payoff_margin"]
        assert frame["bot"].to_list() == BOTS
        assert tuple(frame["wins"]) == result.wins
        assert frame["mean_payoff"].to_list() == result.mean_payoff
        assert frame["seat"].to_list() == ([None, None] if paired else [1, 2])


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_everything_can_be_packed_and_copied(game: Game) -> None:
    match = Match(game.setup(game.facts.seats[0]))
    for _ in range(3):
        if match.dice_due:
            match.roll(new_rng(1))
    result = croupier.simulate(game, 2, ["random"] * game.facts.seats[0])
    for again in (packed, copy.deepcopy):
        assert again(game) is game
        assert again(match.setup) == match.setup
        other = again(match)
        assert (other.text(), other.log, other.seats) == (match.text(), match.log, match.seats)
        assert other.game is game
        assert again(match.veiled(0)).tobytes() == match.veiled(0).tobytes()
        assert again(match.state).tobytes() == match.state.tobytes()
        assert same(again(result), result)
        seat = other.seats[0]
        before = match.tobytes()
        other.play(seat, (other.choices(seat) or [other.draw(new_rng(2))])[0])
        assert match.tobytes() == before


def test_what_enters_the_kernel_is_checked_at_the_door() -> None:
    options, edition = PIG.option_type, PIG.edition_type
    with pytest.raises(BadOption, match="Expected `int` <= 20"):
        PIG.setup(2, edition=edition(title="Huge", faces=100_000))  # type: ignore[call-arg]
    with pytest.raises(BadOption, match="Expected `int` >= 10"):
        PIG.setup(2, options(target=-5))
    with pytest.raises(BadOption, match="Expected `int`, got `float`"):
        PIG.setup(2, options(target=50.5))
    with pytest.raises(BadOption, match=r"must be a croupier\.games\.pig\.options\.Options"):
        PIG.setup(2, TUTTO.option_type())
    with pytest.raises(BadOption, match="2 to 10 players"):
        msgspec.structs.replace(PIG.setup(2), players=77)
    with pytest.raises(BadOption, match="2 to 10 players"):
        PIG.setup(2.0)  # type: ignore[arg-type]
    assert PIG.setup(2, {"target": 50}) == PIG.setup(2, options(target=50))


def test_a_position_takes_no_nonsense() -> None:
    match = Match(PIG.setup(2))
    with pytest.raises(BadOption, match="the game is not over"):
        match.payoff()
    for move in (1.0, "roll", None, 1 << 70):
        with pytest.raises(croupier.CroupierError, match="a move is a whole number"):
            match.play(0, move)  # type: ignore[arg-type]
    match.play(0, match.moves(0)[0])
    for rng in (np.zeros(3, np.uint64), np.ones(3, np.uint64), [1, 2], 5):
        with pytest.raises(BadOption, match="these are no dice"):
            match.roll(rng)  # type: ignore[arg-type]
        with pytest.raises(BadOption, match="these are no dice"):
            match.ask(0, "random", rng)  # type: ignore[arg-type]


def test_a_game_can_be_named() -> None:
    assert same(croupier.simulate("pig", 20, BOTS), croupier.simulate(PIG, 20, BOTS))
    with pytest.raises(croupier.CroupierError, match='no game "pigs"'):
        croupier.simulate("pigs", 20, BOTS)


def _anything(match: Match) -> None:
    seat = match.seats[0]
    match.play(seat, match.choices(seat)[-1])


def test_where_games_begin_is_checked_too() -> None:
    position = Match(PIG.setup(2))
    for game, says in ((TUTTO, "the position to begin from is of pig"), (5, "no game and no set-up")):
        with pytest.raises(BadOption, match=says):
            croupier.simulate(game, 10, BOTS, start=position)  # type: ignore[arg-type]
    while not position.over:
        _anything(position)
    with pytest.raises(BadOption, match="the end of a game"):
        croupier.simulate(PIG, 10, BOTS, start=position)
    for wrong in ({"games": 10.5}, {"seed": 1.5}, {"workers": "2"}, {"first_game": None}):
        with pytest.raises(BadOption, match="is not a whole number"):
            croupier.simulate(PIG, **{"games": 10, "bots": BOTS, **wrong})  # type: ignore[arg-type]
    assert sum([croupier.simulate(PIG, 5, BOTS), croupier.simulate(PIG, 5, BOTS, seed=1)]).games == 10  # type: ignore[union-attr]
