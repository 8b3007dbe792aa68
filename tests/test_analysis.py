"""Luck and skill: values, errors and luck, exactly where games are solved."""

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import croupier
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story, would
from croupier.kernel.record import Record
from croupier.kernel.seats import CHANCE
from croupier.kernel.setup import DRAWN
from croupier.kernel.shelf import games
from croupier.lab.analysis import analysing
from croupier.lab.analysis.analysing import Stopped, analyse
from croupier.lab.analysis.entrance import analyse_bots
from croupier.lab.analysis.hint import advised, hint, risks
from croupier.lab.analysis.judge import Judge
from croupier.lab.analysis.many import figures, without_luck
from croupier.lab.analysis.playing import play_match
from croupier.lab.analysis.report import Analysis, considered, read_back

pytestmark = pytest.mark.long

SOLVED = [("pig", {}), ("pig", {"target": 37}), ("tutto", {"deck": "reshuffled"})]
EXACT = 1e-9
FEW = 8


def played(game: str, options: dict[str, object], bots: list[str], number: int = 0) -> Match:
    return play_match(croupier.game(game).setup(2, options), bots, 7, number)


def positions(match: Match) -> list[Position]:
    at, found = Position(match.began), []
    for seat, move in match.log:
        found.append(at.copy())
        at.play(seat, move)
    return found


def chance_positions(match: Match) -> list[Position]:
    return [at for at, (seat, _) in zip(positions(match), match.log, strict=True) if seat == CHANCE]


def whole(found: Analysis) -> None:
    """Nothing comes from nowhere: what one has another has not, and what errors cost, others get."""
    accounts = found.accounts
    for part, total in (("initial", 1), ("final", 1), ("luck", 0), ("rest", 0)):
        assert sum(getattr(account, part) for account in accounts) == pytest.approx(total, abs=EXACT)
    assert sum(one.given for one in accounts) == pytest.approx(sum(one.errors for one in accounts), abs=EXACT)
    assert min(one.errors for one in accounts) >= 0


def counted(match: Match) -> NDArray[np.float64]:
    """By seat: luck, errors and what others' errors gave, by the worth of positions and lists of outcomes alone."""
    judge, at, found = Judge(match.setup), Position(match.began), np.zeros((match.players, 3))
    for seat, move in match.log:
        after = at.after(seat, move)
        change = judge.worth(after).chances
        if seat == CHANCE:
            outcomes = at.outcomes()
            weights = np.array([weight for _, weight in outcomes])
            could = np.array([judge.worth(at.after(CHANCE, outcome)).chances for outcome, _ in outcomes])
            found[:, 0] += change - weights @ could / weights.sum()
        else:
            best = max((judge.worth(at.after(seat, one)).chances for one in at.moves(seat)), key=lambda one: one[seat])
            others = np.arange(match.players) != seat
            found[seat, 1] += best[seat] - change[seat]
            found[others, 2] += (change - best)[others]
        at = after
    return found


RECORDED = [("pig", "to_twenty"), ("tutto", "reshuffled")]


@pytest.mark.parametrize(("game", "name"), RECORDED)
def test_what_a_recorded_game_came_to_is_luck_and_errors_as_counted_by_hand(game: str, name: str) -> None:
    file = croupier.game(game).folder / "golden" / f"{name}.record"
    match = Record.from_text(file.read_text("utf-8")).replay(croupier.game(game))
    found = analyse(match)
    begun = Judge(match.setup).worth(Position(match.began)).chances
    for account, share, first, (luck, errors, given) in zip(
        found.accounts, match.payoff(), begun, counted(match), strict=True
    ):
        assert share - first == pytest.approx(luck - errors + given, abs=EXACT)
        assert [account.luck, account.errors, account.given] == pytest.approx([luck, errors, given], abs=EXACT)
        assert account.rest == pytest.approx(0, abs=EXACT)
    assert found.exact
    assert found.left_out == ()
    assert sum(account.errors for account in found.accounts) > 0.01


@pytest.mark.parametrize(("game", "options"), SOLVED)
def test_where_a_game_is_solved_luck_and_errors_tell_all_of_it(game: str, options: dict[str, object]) -> None:
    found = analyse(played(game, options, ["steady", "casual"]))
    whole(found)
    assert found.exact
    assert found.left_out == ()
    assert all(abs(account.rest) < EXACT for account in found.accounts)
    assert sum(account.errors for account in found.accounts) > 0.001
    assert found.tries == 0


@pytest.mark.parametrize(("game", "options"), SOLVED)
def test_who_plays_as_well_as_can_be_makes_no_error(game: str, options: dict[str, object]) -> None:
    for number in range(2):
        found = analyse(played(game, options, ["best", "best"], number))
        assert max(entry.cost for entry in found.entries) < EXACT
        assert all(abs(account.rest) < EXACT for account in found.accounts)


@pytest.mark.parametrize(("game", "options"), [*SOLVED, ("tutto", {})])
def test_luck_is_nothing_on_the_mean_of_all_that_can_come(game: str, options: dict[str, object]) -> None:
    """Also where cards are used up, which the judgement leaves out: that is no luck."""
    match = played(game, options, ["steady", "casual"])
    judge = Judge(match.setup)
    for at in chance_positions(match)[::4]:
        outcomes = at.outcomes()
        if judge.left_out and len(outcomes) > FEW:
            continue
        weights = np.array([weight for _, weight in outcomes])
        luck = np.array([judge.luck(at, outcome).chances for outcome, _ in outcomes])
        assert np.abs(weights @ luck / weights.sum()).max() < EXACT


@pytest.mark.parametrize(
    ("game", "options", "bot", "analysed", "games"),
    [
        ("pig", {}, "hold-at-20", 400, 40_000),
        pytest.param("tutto", {"deck": "reshuffled"}, "steady", 120, 10_000, marks=pytest.mark.lasting),
    ],
)
def test_errors_of_a_bot_are_what_it_loses_to_the_optimum(
    game: str, options: dict[str, object], bot: str, analysed: int, games: int
) -> None:
    """As far as what either says of itself goes: 95 of 100 times it is no further off than that."""
    setup = croupier.game(game).setup(2, options)
    found = analyse_bots(setup, ["best", bot], analysed)
    best, other = found.bots
    turns = other.decisions / found.games
    lost, off = other.mean_error.mean * turns, other.mean_error.margin * turns
    assert best.mean_error.mean < EXACT
    assert best.adjusted.mean == pytest.approx(0.5 + lost, abs=off + best.adjusted.margin)
    played = croupier.simulate(setup, games, ["best", bot], paired=True).payoffs[0]
    assert played.margin < 0.006
    assert played.mean == pytest.approx(0.5 + lost, abs=off + played.margin)
    assert lost > off + played.margin


def test_without_luck_fewer_games_are_as_sure() -> None:
    best, other = analyse_bots(croupier.game("pig").setup(2), ["best", "hold-at-20"], 200).bots
    assert best.precision > 4
    assert best.adjusted.mean + other.adjusted.mean == pytest.approx(1, abs=EXACT)


def test_luck_that_is_off_in_one_position_is_not_off_in_the_next() -> None:
    """So errors of a whole game add up as those of tries do that know nothing of each other."""
    pig, off = croupier.game("pig"), []
    for score in (30, 31):
        at = Position.from_text(pig, f"scores {score} 28 29, seat 1, gathered 7, target 100, faces 6")
        at.play(0, at.parse(0, "roll"))
        off.append([Judge(at.setup, 4, seed).luck(at, at.outcomes()[0][0]).chances[0] for seed in range(60)])
    assert min(np.std(off, axis=1)) > 0.05
    assert abs(np.corrcoef(off)[0, 1]) < 0.5


def test_games_that_are_compared_are_not_tried_out_with_the_same_dice() -> None:
    judge, at = Judge(croupier.game("finito").setup(2), 20), Match(croupier.game("finito").setup(2))
    outcome = at.outcomes()[0][0]
    assert judge.luck(at, outcome, 1).chances[0] != judge.luck(at, outcome, 2).chances[0]


def test_as_much_luck_is_left_out_as_shows_in_the_results() -> None:
    dice = np.random.default_rng(1)
    luck, noise = dice.normal(0, 0.4, 500), dice.normal(0, 0.4, 500)
    rows = np.zeros((500, 2, 4))
    for told, left in ((luck, 0.01), (luck + noise, 0.6), (noise, 1.02)):
        rows[:, 0, 0], rows[:, 0, 1] = 0.6 + luck, told
        rows[:, 1, 0], rows[:, 1, 1] = 0.4 - luck, -told
        found = without_luck(rows)
        assert found.sum(axis=1) == pytest.approx(1, abs=EXACT)
        assert found[:, 0].var() < left * rows[:, 0, 0].var()
        assert found[:, 0].mean() == pytest.approx(0.6, abs=0.05)


def test_a_deck_that_is_used_up_is_named_and_little() -> None:
    found = analyse(played("tutto", {}, ["steady", "casual"]))
    whole(found)
    assert found.left_out == ("deck",)
    assert all(abs(account.rest) < 0.1 for account in found.accounts)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_golden_record_is_analysed_and_adds_up(game: croupier.Game) -> None:
    for file in sorted((game.folder / "golden").glob("*.record")):
        record = Record.from_text(file.read_text())
        match = record.replay(game)
        found = analyse(match, record.players, tries=FEW)
        assert len(found.entries) == len(match.log)
        assert [account.name for account in found.accounts] == [player.name for player in record.players]
        if found.exact and not found.left_out:
            assert all(abs(account.rest) < EXACT for account in found.accounts)
        if match.over:
            whole(found)
            assert [account.final for account in found.accounts] == pytest.approx(match.payoff())


def test_what_is_tried_out_depends_on_the_seed_alone() -> None:
    match = played("finito", {}, ["steady", "casual"])
    one, other = (analyse(match, tries=FEW, seed=3, workers=workers) for workers in (1, 3))
    assert one == other


def test_the_better_move_is_told_first_and_what_it_gains() -> None:
    match = Match(croupier.game("pig").setup(2))
    for seat, move in [(0, "roll"), (CHANCE, "2"), (0, "hold")]:
        match.play(seat, match.parse(seat, move))
    entry = analyse(match).entries[2]
    assert [move.words for move in entry.considered] == ["roll", "hold"]
    assert entry.cost == pytest.approx(entry.considered[0].chance - entry.considered[1].chance)
    assert entry.given == pytest.approx((-entry.cost, entry.cost))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_move_that_would_have_been_better_says_what_it_would_have_done(game: croupier.Game) -> None:
    """As a seat that has the choice is told it, so that a board shows both alike."""
    record = Record.from_text(next((game.folder / "golden").glob("*.record")).read_text())
    match = record.replay(game)
    at = Position(match.began)
    for seat, move in match.log:
        if seat != CHANCE:
            told = considered(at, seat, move, 0.5)
            assert told.events == ([] if game.facts.realtime else read_back(would(at.seen(seat), seat, move)))
        at.play(seat, move)


def test_luck_is_whose_dice_they_are_also_after_others_have_moved() -> None:
    """A card and a roll after the turn of another are about who turns and rolls."""
    match = played("tutto", {"deck": "reshuffled"}, ["steady", "casual"])
    at, found = Position(match.began), analyse(match)
    for entry, (seat, move) in zip(found.entries, match.log, strict=True):
        after = at.after(seat, move)
        names = [event.seat + 1 for event in story(at, seat, move, after) if hasattr(event, "seat")]
        if seat == CHANCE and names and max(map(abs, entry.change)) > EXACT:
            assert entry.about == names[0]
        at = after


def test_hidden_bets_change_nothing_in_what_a_decision_is_said_to_cost() -> None:
    setup = croupier.game("finish_line").setup(2)
    one, other = Match(setup), Match(setup)
    while {0, 1} - set(one.seats):
        dice = croupier.new_rng(5)
        outcome = one.draw(dice)
        one.play(CHANCE, outcome)
        other.play(CHANCE, outcome)
    hidden = [move for move in one.moves(1) if one.secret(1, move)]
    one.play(1, hidden[0])
    other.play(1, hidden[-1])
    judge = Judge(setup, tries=FEW)
    made = one.moves(0)[0]
    assert judge.weigh(one, 0, made).chances == judge.weigh(other, 0, made).chances


@pytest.mark.parametrize(("game", "entries"), [("finito", 23), ("dicetto", 7)])
def test_hint_tutor_and_analysis_are_one_judgement_however_rough(game: str, entries: int) -> None:
    """What the moves of a position are worth is told alike, whichever of them is made."""
    match = played(game, {}, ["steady", "casual"])
    at, seat = Position(match.began), match.log[entries][0]
    for earlier in match.log[:entries]:
        at.play(*earlier)
    judge = Judge(at.setup, tries=20)
    best, *others = [one.move for one in hint(judge, at, seat)]
    weighed = {made: judge.weigh(at, seat, made) for made in at.moves(seat)}
    errors = {made: found for made, found in weighed.items() if found.better != made}
    assert errors
    assert others == sorted(others, key=lambda one: -one.chance)
    for made, found in errors.items():
        assert at.words(seat, found.better) == best.words
        assert max(found.chances.values()) == found.chances[found.better] == best.chance
        assert found.gain[seat] == pytest.approx(found.chances[found.better] - found.chances[made])


@pytest.mark.parametrize("most", [False, True], ids=["two", "as many as can be"])
@pytest.mark.parametrize("game", [game for game in games() if game.valuing], ids=lambda game: game.id)
def test_an_analysis_takes_no_more_steps_than_its_game_says(
    game: croupier.Game, most: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many play, and however long: positions are tried out less often then. A fifth more may be chance."""
    assert game.valuing is not None
    steps, judges = game.valuing.STEPS // 10, list[Judge]()

    class Counting(Judge):
        """One that is still there when the analysis is done."""

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            judges.append(self)

    monkeypatch.setattr(game.valuing, "STEPS", steps)
    monkeypatch.setattr(analysing, "Judge", Counting)
    players = game.facts.seats[1] if most else game.facts.seats[0]
    match = play_match(game.setup(players), [game.quick[-1]] * players, 7, 0)
    found, taken = analyse(match), judges[0].steps
    assert taken <= 1.2 * steps
    assert found.exact or found.tries == game.valuing.TRIES or taken >= 0.5 * steps


def test_who_begins_and_chance_that_may_act_are_as_unsure_as_what_they_are_worth() -> None:
    drawn = Position(croupier.game("finish_line").setup(2, first=DRAWN))
    duel = Position(croupier.game("fini").setup(2))
    while duel.dice_due or len(duel.seats) == 1:
        if duel.dice_due:
            duel.roll(croupier.new_rng(3))
        else:
            duel.play(0, duel.moves(0)[0])
    for at in (drawn, duel):
        judge, outcome = Judge(at.setup, FEW), at.outcomes()[0][0]
        worths = judge.worth(at), judge.worth(at.after(CHANCE, outcome))
        assert max(np.max(worth.errors) for worth in worths) > 0
        assert judge.luck(at, outcome).errors == pytest.approx(np.hypot(worths[0].errors, worths[1].errors))


def test_who_begins_is_tried_out_with_the_dice_of_its_game() -> None:
    drawn = Position(croupier.game("finish_line").setup(2, first=DRAWN))
    judge = Judge(drawn.setup, 40)
    begun = [judge.worth(drawn.after(CHANCE, seat), 5).chances for seat in range(2)]
    assert judge.worth(drawn, 5).chances == pytest.approx(np.mean(begun, axis=0))


def test_outcomes_that_are_listed_count_by_their_weights_and_not_as_they_are_drawn() -> None:
    """Who rolls no 1 wins; after a 1 somebody else nearly always does. So a 2 is worth about a sixth of the game."""
    at = Position.from_text(croupier.game("pig"), "scores 90 99 99, seat 1, gathered 9, target 100, faces 6")
    at.play(0, at.parse(0, "roll"))
    two = at.parse(CHANCE, "2")
    found = [Judge(at.setup, 60, seed).luck(at, two) for seed in range(12)]
    assert [one.chances[0] for one in found] == pytest.approx([1 / 6] * 12, abs=0.03)
    assert all(one.errors[0] < 0.03 for one in found)


def test_what_luck_does_not_tell_of_a_game_that_is_tried_out_is_as_large_as_it_is_said_to_be() -> None:
    """Where the bot plays that tries positions out, its play changes nothing on the mean."""
    ratios = []
    for number in range(16):
        found = analyse(played("finito", {}, ["steady", "steady"], number), tries=24, seed=number)
        one = found.accounts[0]
        assert one.rest_error > one.luck_error > 0
        ratios.append((one.rest - one.errors + one.given) / one.rest_error)
    assert np.max(np.abs(ratios)) < 3
    assert 0.2 < np.mean(np.square(ratios)) < 1.8


def test_a_decision_that_is_plain_is_sure_although_it_was_tried_out() -> None:
    at = Position.from_text(croupier.game("pig"), "scores 90 99 99, seat 1, gathered 10, target 100, faces 6")
    hold, roll = (at.parse(0, words) for words in ("hold", "roll"))
    right, wrong = (Judge(at.setup, 200).weigh(at, 0, made) for made in (hold, roll))
    assert (right.better, right.error) == (hold, 0)
    assert wrong.better == hold
    assert 0 < wrong.error < 0.05


def test_a_hint_where_there_is_one_move_does_not_know_the_bets_of_others() -> None:
    match = played("finish_line", {}, ["casual", "casual"])
    single = [at for at in positions(match) if at.seats == (0,) and len(at.moves(0)) == 1]
    judge = Judge(match.setup, tries=40)
    for at in single[:3]:
        assert at.tobytes() != at.veiled(0).tobytes()
        assert hint(judge, at, 0) == hint(judge, at.veiled(0), 0)


def test_who_breaks_off_has_what_was_done_until_then() -> None:
    match, heard = played("pig", {}, ["steady", "casual"]), 0

    def told(entries: int) -> None:
        nonlocal heard
        heard += entries
        if heard == 10:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        analyse(match, progress=told)
    found = stopped.value.result
    assert len(found.entries) == 10
    assert not found.complete


def test_a_coach_names_the_best_moves_and_what_dice_may_do() -> None:
    match = Match(croupier.game("pig").setup(2))
    for seat, move in [(0, "roll"), (CHANCE, "6"), (0, "roll"), (CHANCE, "5")]:
        match.play(seat, match.parse(seat, move))
    advice = hint(Judge(match.setup), match, 0)
    assert [one.move.words for one in advice] == ["roll", "hold"]
    assert advice[0].move.chance > advice[1].move.chance
    assert advice[0].risks == {"turn": 1.0, "lost": 1 / 6, "rolled": 5 / 6}
    assert advice[1].risks == {}


def test_where_nothing_is_rolled_there_are_no_risks() -> None:
    assert risks(Match(croupier.game("pig").setup(2)), 0) == {}


def dared(game: str, made: int, *moves: str) -> list[float]:
    """What moves dare after so many entries of a golden record, by what their game has a text for."""
    found = croupier.game(game)
    match = Record.from_text(min((found.folder / "golden").glob("*.record")).read_text("utf-8")).replay(found)
    at, texts = Position(match.began), found.texts("en")
    for earlier in match.log[:made]:
        at.play(*earlier)
    told = []
    for words in moves:
        seat = match.log[made][0]
        advice = advised(at, seat, at.parse(seat, words), 0.5)
        told.append(sum(share for kind, share in advice.risks.items() if texts.has(f"risk-{kind}")))
    return told


def test_what_a_move_dares_is_told_in_a_number_of_its_game() -> None:
    """A Stop card that another turns takes nothing from who has stopped."""
    assert dared("tutto", 7, "stop", "next") == [0, pytest.approx(10 / 55)]
    assert dared("finito", 12, "1 to 5a") == [pytest.approx(1 / 20)]
    stay, again = dared("dicetto", 15, "stop", "roll 1 3 4")
    assert stay == 0
    assert 0 < again < 1
    assert 0 < dared("finish_line", 15, "take white white black")[0] < 0.5


def test_margins_keep_their_word_where_nobody_ever_wins_and_where_games_are_few() -> None:
    """Of 1000 games without a win the true share may be 3 in 1000; of three games the spread is a guess itself."""
    lost = np.zeros((1000, 4))
    lost[:, 3] = 10
    never = figures("bot", lost, lost[:, 0])
    for told in (never.share, never.adjusted, figures("bot", 1 - lost, 1 - lost[:, 0]).share):
        assert 0.0037 <= told.margin < 0.006
    three = lost[:3].copy()
    three[:, 2] = 0.1, 0.2, 0.3
    assert figures("bot", three, three[:, 0]).mean_error.margin == pytest.approx(4.3027 * 0.1 / 3**0.5 / 10, rel=1e-4)
