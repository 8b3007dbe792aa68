"""Tournaments: everybody meets everybody on the same dice, and what is said of it holds."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pexpect
import pytest

import croupier
from commands import CROUPIER, refusal
from commands import croupier as ran
from croupier.cli.tournaments import print_tournament
from croupier.games.pig.rules import HOLD, ROLL
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.kernel.game import Game
from croupier.kernel.shelf import games
from croupier.kernel.simulating import BotName
from croupier.lab import tournaments
from croupier.lab.ratings import Rating, rate
from croupier.lab.sequential import SCORES, Stop, next_look
from croupier.lab.standings import Tournament, TournamentReport

PIG = croupier.game("pig")
TUTTO = croupier.game("tutto")
SHORT = {"target": 1000}
ANY: Any = croupier


def holding_at(least: int) -> Callable[..., int]:
    """A bot that holds with so many points."""

    @croupier.bot
    def hold(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return HOLD if state.gathered >= least or state.score[seat] + state.gathered >= state.target else ROLL

    return hold


def timeless(found: Tournament) -> TournamentReport:
    return msgspec.structs.replace(found.report(), seconds=0)


def test_everybody_meets_everybody_and_a_pair_fares_as_in_a_paired_simulation() -> None:
    found = croupier.tournament(TUTTO, ["random", "casual", "steady"], 300, seed=5, options=SHORT)
    assert [table.bots for table in found.tables] == [("random", "casual"), ("random", "steady"), ("casual", "steady")]
    for table in found.tables:
        alone = croupier.simulate(TUTTO, 300, table.bots, seed=5, paired=True, options=SHORT)
        assert table.result.sums == alone.sums
        assert sum(table.pentanomial) == 300
        halves = sum(count * score for count, score in zip(table.pentanomial, SCORES, strict=True))
        assert halves / 300 == pytest.approx(alone.mean_payoff[0])
    assert found.games == found.asked == 3 * 2 * 300
    assert found.standings[0].bot == "steady"


@pytest.mark.lasting
def test_the_total_share_is_the_mean_over_all_tables_and_its_margin_knows_of_the_same_dice() -> None:
    """Of 80 tournaments, nearly 95 of 100 lie within their margin of the mean of all."""
    bots = [holding_at(10), holding_at(20), holding_at(30)]
    found = [croupier.tournament(PIG, bots, 100, seed=seed, workers=1) for seed in range(80)]
    for name in ("hold", "hold-2", "hold-3"):
        figures = [standing.share for one in found for standing in one.standings if standing.bot == name]
        pairs = [one.between(name, other) for one in found[:1] for other in ("hold", "hold-2", "hold-3")]
        means = [pair.mean for pair in pairs if pair]
        assert figures[0] is not None
        assert figures[0].mean == pytest.approx(sum(means) / 2)
        truth = sum(figure.mean for figure in figures if figure) / 80
        assert 0.88 <= sum(abs(figure.mean - truth) <= figure.margin for figure in figures if figure) / 80 <= 1


@pytest.mark.parametrize("stop", [None, (0.5, 0.53)])
def test_the_seed_decides_and_not_the_workers(stop: tuple[float, float] | None) -> None:
    one, two, three = (
        croupier.tournament(PIG, [holding_at(25), "hold-at-20"], 3000, seed=3, workers=workers, stop=stop)
        for workers in (1, 2, 5)
    )
    assert timeless(one) == timeless(two) == timeless(three)
    other = croupier.tournament(PIG, [holding_at(25), "hold-at-20"], 3000, seed=4, stop=stop)
    assert timeless(other).tables != timeless(one).tables


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_all_bots_of_a_game_meet_where_none_is_named(game: Game) -> None:
    found = croupier.tournament(game, games=3)
    assert {standing.bot for standing in found.standings} == set(game.quick)
    assert len(found.tables) == len(game.quick) * (len(game.quick) - 1) / 2


def test_tables_can_be_larger_than_two() -> None:
    bots: list[BotName] = [holding_at(10), holding_at(20), "random", "hold-at-20"]
    found = croupier.tournament(PIG, bots, 80, players=3)
    assert [len(table.bots) for table in found.tables] == [3] * 4
    assert found.games == 4 * 3 * 80
    assert found.standings[-1].bot == "random"
    assert sum(standing.share.mean for standing in found.standings if standing.share) == pytest.approx(4 / 3)
    assert {table.pentanomial for table in found.tables} == {()}


def test_ratings_stand_in_the_order_of_strength_and_settle() -> None:
    few, many = (croupier.tournament(TUTTO, None, count, options=SHORT, seed=2) for count in (30, 600))
    for found in (few, many):
        ratings = {standing.bot: standing.rating for standing in found.standings}
        assert ratings["random"].mu < min(ratings["casual"].mu, ratings["steady"].mu)
        assert ratings["steady"].ordinal == pytest.approx(ratings["steady"].mu - 3 * ratings["steady"].sigma)
    assert ratings["casual"].mu < ratings["steady"].mu
    assert many.standings[0].rating.sigma < few.standings[0].rating.sigma / 2


def test_ratings_are_of_the_first_games_however_many_follow() -> None:
    one, more = (croupier.tournament(PIG, ["random", "casual", "steady"], count, seed=1) for count in (1000, 3000))
    assert [standing.rating for standing in one.standings] == [standing.rating for standing in more.standings]
    assert (one.rated, more.rated, more.deals) == (1000, 1000, 3000)


LIVELY = np.array([0.3, 0.1, 0.25, 0.1, 0.25])
"""Chances of the five for two bots that differ much, before they are tilted to a share."""
ALIKE = np.array([0.02, 0.0, 0.96, 0.0, 0.02])
"""For two that nearly always win one game each."""


SAME = np.array([0.0, 0.0, 1.0, 0.0, 0.0])
"""For a bot and its copy."""


def tilted(chances: np.ndarray[Any, Any], share: float) -> np.ndarray[Any, Any]:
    """The same chances, with so much moved to the upper end that the mean is the share."""
    moved = share - float(chances @ np.array(SCORES))
    found = chances + (np.array([-moved, 0, 0, 0, moved]) if chances[0] else np.array([0, 0, -2 * moved, 0, 2 * moved]))
    assert found.min() >= 0
    return found


def decided(stop: Stop, chances: np.ndarray[Any, Any], times: int, most: int = 200_000) -> tuple[list[float], float]:
    """What a test decides in so many tournaments of coins, and how many deals they take."""
    rng, verdicts, deals = np.random.default_rng(7), [], 0
    decide = cache(stop.verdict)
    for _ in range(times):
        counts = np.zeros(5, np.int64)
        while (verdict := decide(tuple(counts.tolist()))) is None and counts.sum() < most:
            counts += rng.multinomial(next_look(int(counts.sum())), chances)
        deals += int(counts.sum())
        verdicts.append(verdict or 0)
    return verdicts, deals / times


@pytest.mark.parametrize(
    ("chances", "alpha", "beta", "share1", "times"),
    [
        (LIVELY, 0.05, 0.05, 0.56, 1000),
        (LIVELY, 0.1, 0.02, 0.56, 1000),
        (LIVELY, 0.05, 0.05, 0.515, 400),
        (ALIKE, 0.05, 0.05, 0.515, 1000),
        (ALIKE, 0.05, 0.05, 0.502, 200),
        (SAME, 0.05, 0.05, 0.505, 10_000),
    ],
    ids=["clear", "uneven", "close", "alike", "very close", "same"],
)
def test_a_test_is_wrong_no_more_often_than_it_says(
    chances: np.ndarray[Any, Any], alpha: float, beta: float, share1: float, times: int
) -> None:
    """Of many tournaments of coins; two standard errors are forgiven."""
    stop = Stop(0.5, share1, alpha, beta)
    for truth, risk in ((0.5, alpha), (share1, beta)):
        verdicts, _ = decided(stop, tilted(chances, truth), times)
        wrong = sum(verdict != truth for verdict in verdicts) / times
        assert wrong <= risk + 2 * (risk * (1 - risk) / times) ** 0.5


def test_a_clear_case_is_decided_sooner_than_a_close_one() -> None:
    stop = Stop(0.5, 0.53, 0.05, 0.05)
    deals = {share: decided(stop, tilted(LIVELY, share), 50)[1] for share in (0.4, 0.515, 0.65)}
    assert deals[0.4] < deals[0.515] / 3
    assert deals[0.65] < deals[0.515] / 3
    verdicts, _ = decided(stop, tilted(LIVELY, 0.65), 50)
    assert set(verdicts) == {0.53}


def test_the_ratio_is_that_of_the_normal_approximation_where_there_are_many_deals() -> None:
    """Deals times (share1 - share0) times (2 mean - share0 - share1), by twice the variance."""
    counts, stop = (2400, 1300, 2500, 1300, 2500), Stop(0.5, 0.505, 0.05, 0.05)
    deals, scores = sum(counts), np.array(SCORES)
    mean = sum(np.array(counts) * scores) / deals
    variance = sum(np.array(counts) * scores**2) / deals - mean**2
    assert stop.llr(counts) == pytest.approx(deals * 0.005 * (2 * mean - 1.005) / (2 * variance), rel=0.01)
    assert stop.bounds == pytest.approx((-2.944439, 2.944439))


def test_a_tournament_stops_as_soon_as_it_can_tell() -> None:
    found = croupier.tournament(PIG, ["hold-at-20", "random"], 100_000, stop=(0.5, 0.55))
    assert found.test is not None
    assert found.test.verdict == 0.55
    assert found.deals == next_look(0)
    other = croupier.tournament(PIG, ["random", "hold-at-20"], 100_000, stop=(0.5, 0.55)).test
    assert other is not None
    assert other.verdict == 0.5
    close = croupier.tournament(PIG, [holding_at(20), "hold-at-20"], 100, stop=(0.49, 0.51))
    assert close.test is not None
    assert close.test.verdict is None
    assert close.deals == 100


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"bots": ["random"]}, "a tournament needs two bots or more, not 1"),
        ({"bots": []}, "a tournament needs two bots or more, not 0"),
        ({"bots": "random"}, "are a list, not random"),
        ({"bots": ["random", "nobody"]}, 'there is no bot "nobody"'),
        ({"bots": ["random", "hold-at-20", "random"]}, "random is entered twice"),
        ({"bots": [len, "random", len]}, "len is entered twice"),
        ({"bots": [5, "random"]}, "a bot takes"),
        ({"games": 0}, "the number of games must be from 1 to 4294967296, not 0"),
        ({"games": 1.5}, "1.5 is not a whole number"),
        ({"workers": 0}, "the number of workers"),
        ({"seed": -1}, "the seed must be"),
        ({"players": 3}, "a table for 3 needs 3 different bots, and there are 2"),
        ({"players": 11}, "2 to 10 players, not 11"),
        ({"options": {"target": 5}}, "option target"),
        ({"stop": 0.5}, "takes two shares of the victory, not 0.5"),
        ({"stop": (0.6, 0.5)}, "the smaller one first, not 0.6 and 0.5"),
        ({"stop": (0.5, 1.5)}, "between 0 and 1"),
        ({"stop": (1e-320, 0.5)}, "between 0 and 1"),
        ({"stop": (0.5, 1 - 1e-15)}, "between 0 and 1"),
        ({"bots": ["random", None]}, "a bot is a name or a function, not None"),
        ({"stop": (0.5, 0.6), "alpha": 0}, "alpha is a risk above 0 and up to 0.5, not 0"),
        ({"stop": (0.5, 0.6), "beta": 0.7}, "beta is a risk"),
        ({"bots": [len, "random", "hold-at-20"], "stop": (0.5, 0.6)}, "not with 3 bots at tables for 2"),
    ],
)
def test_what_cannot_be_held_is_one_line(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(croupier.CroupierError, match=says) as caught:
        ANY.tournament(PIG, **{"games": 10, "bots": ["random", "hold-at-20"], **wrong})
    assert "\n" not in str(caught.value)


def test_a_level_is_the_bot_that_plays_at_it() -> None:
    level, bot = next((level, bot) for level, bot in PIG.levels.items() if level != bot)
    with pytest.raises(croupier.CroupierError, match="entered twice"):
        croupier.tournament(PIG, [level, bot], 10)


def test_who_breaks_off_has_what_there_was() -> None:
    heard = 0

    def stop(more: int) -> None:
        nonlocal heard
        heard += more
        if heard > 3000:
            raise KeyboardInterrupt

    bots: list[BotName] = [holding_at(25), "random", "hold-at-20"]
    with pytest.raises(croupier.TournamentInterrupted, match=r"of 24,000,000 games") as caught:
        croupier.tournament(PIG, bots, 4_000_000, progress=stop)
    part = caught.value.result
    assert part.games == heard
    again = croupier.tournament(PIG, bots, part.deals)
    assert [standing.rating for standing in part.standings] == [standing.rating for standing in again.standings]
    for one, other in zip(part.standings, again.standings, strict=True):
        assert one.share == pytest.approx(other.share)


def test_who_breaks_off_at_the_first_table_has_that_alone() -> None:
    def stop(more: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(croupier.TournamentInterrupted) as caught:
        croupier.tournament(TUTTO, None, 1000, options=SHORT, progress=stop)
    part = caught.value.result
    assert [table.bots for table in part.tables] == [("random", "casual")]
    assert {standing.share for standing in part.standings} == {None}
    assert part.deals == 0
    assert "–" in str(part)


COMMAND = ["tournament", "tutto", "random", "casual", "steady", "--games", 200, "--option", "target=1000"]


def test_the_command_prints_standings_and_who_beat_whom_on_80_columns() -> None:
    out = ran(*COMMAND).stdout
    lines = out.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[1].split()[:2] == ["1", "steady"]
    assert "0.5" not in lines[0]
    assert "1,200 games" in out
    assert "200 deals at each of 3 tables, from every seating" in out


def test_the_command_prints_json_that_the_seed_decides() -> None:
    one, two = (ran(*COMMAND, "--json", "--seed", 6, "--workers", workers).stdout for workers in (1, 3))
    report = msgspec.json.decode(one, type=TournamentReport, strict=True)
    assert json.loads(one) | {"seconds": 0} == json.loads(two) | {"seconds": 0}
    assert (report.version, report.game, report.seed, report.games) == (1, "tutto", 6, 1200)
    same = croupier.tournament("tutto", report.bots, 200, seed=6, options=SHORT)
    assert json.loads(msgspec.json.encode(timeless(same))) == json.loads(one) | {"seconds": 0}


def test_the_command_says_what_a_test_found_and_how_often_it_may_be_wrong() -> None:
    out = ran("tournament", "pig", "hold-at-20", "random", "--stop", "0.5,0.55", "--alpha", "0.02").stdout
    assert "Decided: the share of hold-at-20 is 0.55 or more" in out
    told = " ".join(out.split())
    assert "Where it is 0.5 or less, such a test is wrong at most 2 times in 100" in told
    assert "where it is 0.55 or more, at most 5 times" in told
    assert sum(map(int, re.findall(r"\d+", told.partition("2 games: ")[2])[:5])) == 64
    assert max(map(len, out.splitlines())) <= 80


def test_bots_of_ones_own_take_part(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("def mine(state, seat, moves, count, rng, lore):\n    return moves[count - 1]\n", "utf-8")
    found = json.loads(ran("tournament", "pig", f"{file}:mine", "random", "--games", 3, "--json").stdout)
    assert found["bots"] == ["mine", "random"]
    assert found["own"]["mine"]["file"] == str(file)
    assert "compiled" in found["plain"]["mine"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["pig", "random"], "two bots or more, not 1"),
        (["pig", "random", "genius"], 'there is no bot "genius"; there is: random, casual, hold-at-20'),
        (["pig", "random", "random"], "random is entered twice"),
        (["pig", "mine.py:a", "mine.py:a"], "mine.py:a is entered twice"),
        (["pig", "--games", "0"], "the number of games"),
        (["pig", "--games", "many"], "--games"),
        (["pig", "--players", "6"], "a table for 6 needs"),
        (["chess"], 'there is no game "chess"'),
        (["pig", "--stop", "0.5"], "two shares"),
        (["pig", "--stop", "half,more"], "two shares"),
        (["pig", "--stop", ""], 'not ""'),
        (["pig", "--stop", ","], 'not ","'),
        (["pig", "--stop", "0.5,nan"], "between 0 and 1"),
        (["pig", "--stop", "0.5,0.6", "--alpha", "2"], "alpha is a risk"),
        (["pig", "--alpha", "0.1"], "--stop"),
    ],
)
def test_a_bad_request_is_one_line(words: list[str], says: str) -> None:
    assert says in refusal("tournament", *words)


def test_a_tournament_that_is_broken_off_says_what_it_has() -> None:
    words = ["tournament", "pig", "random", "hold-at-20", "--games", "2e9"]
    running = pexpect.spawn(CROUPIER[0], [*CROUPIER[1:], *words], encoding="utf-8", timeout=120, dimensions=(40, 80))
    running.expect(r"[1-9]\d*/4000000000")
    running.sendintr()
    running.expect(r"1 +hold-at-20 +0\.[89]\d+ ± 0\.")
    running.expect(r"Broken off: .* of +4,000,000,000 games")
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 130


def test_who_breaks_off_while_ratings_are_worked_out_has_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    tries = []

    def breaking(bots: int, tables: Any) -> list[Rating]:
        tries.append(bots)
        if len(tries) == 1:
            raise KeyboardInterrupt
        return rate(bots, tables)

    monkeypatch.setattr(tournaments, "rate", breaking)
    with pytest.raises(croupier.TournamentInterrupted, match="broken off after 40 of 40 games"):
        croupier.tournament(PIG, ["random", "hold-at-20"], 20)


def test_who_breaks_off_again_does_not_wait_for_ratings_and_still_has_all_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaking(bots: int, tables: Any) -> list[Rating]:
        if rated := list(tables):
            raise KeyboardInterrupt
        return rate(bots, rated)

    monkeypatch.setattr(tournaments, "rate", breaking)
    with pytest.raises(croupier.TournamentInterrupted, match="broken off after 40 of 40 games") as caught:
        croupier.tournament(PIG, ["random", "hold-at-20"], 20)
    part = caught.value.result
    assert (part.deals, part.rated) == (20, 0)
    assert {standing.rating.mu for standing in part.standings} == {25}
    assert part.standings[0].bot == "hold-at-20"
    print_tournament(part)
    assert "Nobody is rated: that was not waited for." in capsys.readouterr().out


def test_a_round_at_a_large_table_keeps_no_more_than_at_a_small_one(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []

    def counting(*words: Any, each: Callable[[Codes], None], **named: Any) -> Any:
        logs: list[Codes] = []
        played = croupier.simulate(*words, each=logs.append, **named)
        for log in logs:
            each(log)
        kept.append(sum(log.size for log in logs))
        return played

    monkeypatch.setattr(tournaments, "simulate", counting)
    monkeypatch.setattr(tournaments, "MOST_LOGGED", 1000)
    bots: list[BotName] = ["random", "casual", "hold-at-20", "sharp", "best"]
    found = croupier.tournament(PIG, bots, 100, players=5, options={"target": 20})
    assert found.deals == 100
    assert sum(kept) == 100 * 5 * 5
    assert max(kept) <= 1000


def test_a_bot_may_have_any_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    bot = "def mine(state, seat, moves, count, rng, lore):\n    return moves[0] if state.gathered < 5 else moves[-1]\n"
    file.write_text(f"{bot}mine.__name__ = '[/x]'\n", "utf-8")
    for words in (
        ["tournament", "pig", f"{file}:mine", "random"],
        ["simulate", "pig", "--bots", f"{file}:mine,random"],
    ):
        done = ran(*words, "--games", 3)
        assert done.returncode == 0
        assert "[/x]" in done.stdout
