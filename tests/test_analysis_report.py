"""The report of an analysed game: what it says is what happened, whoever reads it, and nothing is shown too early."""

import json
import re
import resource
import shlex
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pexpect
import pytest

import croupier
from commands import CROUPIER
from commands import croupier as ran
from croupier.cli import main
from croupier.cli.analysed import blocks, print_told
from croupier.games.pig.rules import HOLD, ROLL
from croupier.kernel.contract import Codes, Lore, State
from croupier.kernel.dice import Rng
from croupier.lab.analysis.analysing import Stopped
from croupier.lab.analysis.entrance import GamesStopped
from croupier.lab.analysis.page import page
from croupier.lab.analysis.playing import play_match
from croupier.lab.analysis.points import points_more
from croupier.lab.analysis.report import made_and_better
from croupier.lab.analysis.skill import Scale, Skill, likened, scale_of
from croupier.lab.analysis.telling import Told, tell

GAMES = Path(croupier.__file__).parent / "games"
GOLDEN = {path.parts[-3]: path for path in sorted(GAMES.glob("*/golden/*.record"), reverse=True)}
PIG = croupier.game("pig")
ANY: Any = croupier


@cache
def record(game: str) -> croupier.Record:
    return croupier.Record.from_text(GOLDEN[game].read_text("utf-8"))


@cache
def analysed(game: str, tries: int | None = None) -> croupier.Analysis:
    return croupier.analyse(record(game), tries=tries, seed=1)


@cache
def told(game: str, tries: int | None = None) -> Told:
    return tell(analysed(game, tries), record(game).replay(croupier.game(game)))


def test_a_record_and_its_match_are_analysed_alike() -> None:
    kept = record("pig")
    assert croupier.analyse(kept.replay(PIG), kept.players, seed=1) == analysed("pig")
    assert [account.name for account in croupier.analyse(kept.replay(PIG)).accounts] == ["seat 1", "seat 2"]


def test_what_is_printed_as_json_is_the_analysis() -> None:
    out = ran("analyse", GOLDEN["pig"], "--seed", 1, "--json").stdout
    assert msgspec.json.decode(out, type=croupier.Analysis) == analysed("pig")
    assert json.loads(out)["version"] == 1


@pytest.mark.parametrize("game", sorted(GOLDEN))
def test_an_analysis_is_the_same_when_it_is_read_back(game: str) -> None:
    match = record(game).replay(croupier.game(game))
    shorter = croupier.Match(match.began)
    for seat, move in match.log[:12]:
        shorter.play(seat, move)
    analysis = croupier.analyse(shorter, tries=4)
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=croupier.Analysis) == analysis


def test_the_terminal_tells_turning_points_in_the_words_of_the_game_and_what_errors_cost() -> None:
    out = ran("analyse", GOLDEN["pig"]).stdout
    assert "Left rolls a 1 and loses 11 points." in out
    assert "The chance of Left falls from 76% to 38%." in out
    assert "Left: “Hold”" in out
    assert "that cost 31.6% of a victory" in " ".join(out.split())
    assert re.search(r"Left +61\.6% +\+46\.7% +−31\.6% +\+23\.3% +0\.0% +100\.0% +53\.3%", out)
    assert "The chances are exact" in out
    assert "There is no rest" in out


@pytest.mark.parametrize("game", ["pig", "tutto"])
def test_everybodys_account_adds_up_as_it_is_printed(game: str) -> None:
    for sheet in told(game, 200).sheets:
        parts = [float(row.told.replace("−", "-").rstrip("%")) for row in (*sheet.rows, sheet.final)]
        assert sum(parts[:-1]) == pytest.approx(parts[-1], abs=0.26)
        assert sum(row.value for row in sheet.rows) == pytest.approx(sheet.final.value)


def test_of_a_mistake_the_better_move_is_told_with_what_it_would_have_won() -> None:
    for game in ("pig", "tutto"):
        analysis = analysed(game, 200)
        for number, mistake in zip(analysis.costliest, told(game, 200).mistakes, strict=True):
            made, better = made_and_better(analysis.entries[number - 1])
            assert better.chance - made.chance == pytest.approx(analysis.entries[number - 1].cost)
            assert mistake.choices[0].chance == better.chance
            assert [choice.chance for choice in mistake.choices if choice.made] == [made.chance]
            assert mistake.points


@pytest.mark.parametrize("game", sorted(GOLDEN))
def test_programs_are_told_the_points_of_the_costliest_decisions_but_in_real_time(game: str) -> None:
    analysis, timed = analysed(game, 20), croupier.game(game).facts.realtime
    with_points = [entry.number for entry in analysis.entries if entry.points is not None]
    assert with_points == ([] if timed else sorted(analysis.costliest))
    assert with_points == [entry.number for entry in analysis.entries if entry.points_margin is not None]
    assert [bool(mistake.points) for mistake in told(game, 20).mistakes] == [not timed] * len(analysis.costliest)


def test_who_breaks_off_while_points_are_found_has_all_but_them() -> None:
    match, heard = record("pig").replay(PIG), 0

    def told_of(entries: int) -> None:
        nonlocal heard
        heard += entries
        if heard > len(match.log):
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        croupier.analyse(match, record("pig").players, seed=1, progress=told_of)
    left = stopped.value.result
    assert left.complete
    assert [msgspec.structs.replace(entry, points=None, points_margin=None) for entry in analysed("pig").entries] == [
        *left.entries
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_worth_of_a_move_in_points_is_that_of_the_seat_that_chose(seat: int) -> None:
    """Who holds 40 before the other wins has them in the end; who dares all for the victory mostly has none."""
    scores = "0 99" if seat == 0 else "99 0"
    line = f"scores {scores}, seat {seat + 1}, gathered 40, target 100, faces 6"
    at = croupier.Position.from_text(PIG, line)
    gain = points_more(at, seat, ROLL, HOLD, tries=200)
    assert 20 < gain.mean - gain.margin < gain.mean + gain.margin < 45
    assert points_more(at, seat, HOLD, ROLL, tries=200).mean == -gain.mean
    assert points_more(at, seat, HOLD, HOLD, tries=20).mean == 0


def answer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """The one line on stderr that a bad request gets, without a process of its own."""
    monkeypatch.setattr(sys, "argv", ["croupier", *map(str, words)])
    with pytest.raises(SystemExit) as left:
        main()
    out, err = capsys.readouterr()
    assert (left.value.code, out) == (2, "")
    lines = [line for line in err.splitlines() if not line.startswith("Compiling")]
    assert len(lines) == 1
    return lines[0]


class Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep a tag."""
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Keep what is read."""
        self.words += data


def test_the_page_needs_nothing_else_and_says_the_same(tmp_path: Path) -> None:
    file = tmp_path / "game.html"
    done = ran("analyse", GOLDEN["pig"], "--html", file)
    assert done.returncode == 0
    assert "What changed most" in done.stdout
    text = file.read_text("utf-8")
    found = Tags(text)
    kinds = {tag for tag, _ in found.tags}
    assert not kinds & {"script", "link", "img", "iframe"}
    assert not any(name in ("src", "href") or name.startswith("on") for _, names in found.tags for name in names)
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text
    curves = [names["d"] or "" for tag, names in found.tags if tag == "path" and (names.get("d") or "").count("L") > 5]
    assert [curve.count("L") for curve in curves] == [len(record("pig").log)] * 2
    for sentence in (*(moment.told for moment in told("pig").moments), told("pig").mistakes[0].why, told("pig").how):
        assert sentence in found.words


def test_a_name_is_never_taken_for_markup() -> None:
    wicked = (croupier.Player("person", "<b>[red]x"), croupier.Player("person", "<b>[red]x"))
    match = record("pig").replay(PIG)
    words = tell(croupier.analyse(match, wicked), match)
    assert words.names == ("<b>[red]x (1)", "<b>[red]x (2)")
    text = page(words)
    assert "<b>" not in text
    assert "&lt;b&gt;[red]x (1)" in text


def test_a_page_alone_beside_json_leaves_json_whole(tmp_path: Path) -> None:
    done = ran("analyse", GOLDEN["pig"], "--json", "--html", tmp_path / "a.html")
    assert json.loads(done.stdout)["game"] == "pig"
    assert "luck and skill" in (tmp_path / "a.html").read_text("utf-8")


def test_a_page_that_is_there_stays_where_nothing_can_be_analysed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.html"
    words = ["analyse", GOLDEN["pig"], "--tries", 0, "--html", file]
    assert "times, not 0" in answer(monkeypatch, capsys, *words)
    assert not file.exists()
    file.write_text("an earlier one")
    assert "times, not 0" in answer(monkeypatch, capsys, *words)
    assert file.read_text() == "an earlier one"


@pytest.mark.parametrize("way", ["itself", "linked", "named twice"])
def test_a_page_never_takes_the_place_of_its_record(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "game.record"
    kept.write_bytes(GOLDEN["pig"].read_bytes())
    file = kept if way == "itself" else tmp_path / "game.html"
    if way == "linked":
        file.symlink_to(kept)
    if way == "named twice":
        file.hardlink_to(kept)
    assert "is the record itself" in answer(monkeypatch, capsys, "analyse", kept, "--html", file)
    assert kept.read_bytes() == GOLDEN["pig"].read_bytes()


def test_where_the_page_cannot_be_kept_the_analysis_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.html"
    file.write_text("an earlier one")
    monkeypatch.setattr(sys, "argv", ["croupier", "analyse", str(GOLDEN["pig"]), "--html", str(file)])
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        with pytest.raises(SystemExit) as left:
            main()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    out, err = capsys.readouterr()
    assert left.value.code == 2
    assert "What changed most" in out
    assert "game.html cannot be written: File too large" in err
    assert [(one.name, one.read_text()) for one in tmp_path.iterdir()] == [("game.html", "an earlier one")]


def test_a_page_goes_where_a_link_leads_and_to_what_is_no_file(tmp_path: Path) -> None:
    file = tmp_path / "link.html"
    file.symlink_to(tmp_path / "there.html")
    assert ran("analyse", GOLDEN["pig"], "--html", file).returncode == 0
    assert file.is_symlink()
    assert "luck and skill" in (tmp_path / "there.html").read_text("utf-8")
    assert "<!doctype html>" in ran("analyse", GOLDEN["pig"], "--html", "/dev/stdout").stdout


def test_a_curve_has_a_block_for_every_chance_or_for_the_last_of_several() -> None:
    assert blocks((0.0, 0.5, 1.0), 10) == "▁▅█"
    assert blocks((0.0, 1.0) * 50, 10) == "█" * 10
    assert blocks((0.3,) * 97, 40) == "▃" * 40


def test_a_game_that_goes_on_is_told_as_far_as_it_is() -> None:
    match = croupier.Match(PIG.setup(2))
    words = tell(croupier.analyse(match), match)
    assert words.result == "The game is not over yet."
    assert words.moments == ()
    assert words.mistakes == ()
    match.play(0, ROLL)
    assert tell(croupier.analyse(match), match).curves[0] == pytest.approx((words.curves[0][0],) * 2)
    assert page(words)


def test_luck_that_is_too_coarse_is_not_told_as_a_figure(capsys: pytest.CaptureFixture[str]) -> None:
    sure, unsure = analysed("pig").accounts
    unsure = msgspec.structs.replace(unsure, luck=-3.96, rest=3.82, adjusted=4.96, luck_error=0.16)
    coarse = msgspec.structs.replace(analysed("pig"), accounts=(sure, unsure), tries=29)
    words = tell(coarse, record("pig").replay(PIG))
    told_of = [[row.told for row in (*sheet.rows, sheet.final, sheet.adjusted)] for sheet in words.sheets]
    assert told_of[0] == ["61.6%", "+46.7%", "−31.6%", "+23.3%", "0.0%", "100.0%", "53.3%"]
    assert told_of[1] == ["38.4%", "?", "−23.3%", "+31.6%", "?", "0.0%", "?"]
    assert words.coarse.startswith("A ? is too coarse to be told: 29 tries from every position")
    assert "may be off by 32% of a victory" in words.coarse
    print_told(words)
    for shown in (capsys.readouterr().out, page(words)):
        assert words.coarse in " ".join(shown.split())
        assert not re.search("396|382|496", shown)
    assert tell(analysed("pig"), record("pig").replay(PIG)).coarse == ""


def test_a_rest_that_is_more_than_all_else_is_told_first_and_no_result_without_luck() -> None:
    """Somebody does nothing in a game of hands, and loses it."""
    match = croupier.Match(croupier.game("fini").setup(2))
    left, right = croupier.analyse(match).accounts
    lost = msgspec.structs.replace(left, rest=-0.5, final=0.0, adjusted=0.0)
    won = msgspec.structs.replace(right, rest=0.5, final=1.0, adjusted=1.0)
    words = tell(msgspec.structs.replace(croupier.analyse(match), accounts=(lost, won)), match)
    assert words.mostly.startswith("How fast hands were decided more for seat 1 and seat 2 than luck and decisions did")
    assert [(row.label, row.told) for row in words.sheets[0].rows][-1] == ("how fast hands were", "−50.0%")
    assert words.sheets[0].adjusted.told == "?"
    assert words.coarse.startswith("A ? is too vague to be told")
    assert words.sheets[0].skill.startswith("seat 1 made no move where there was a choice. In real time")
    assert tell(analysed("pig"), record("pig").replay(PIG)).mostly == ""


def test_a_game_that_was_broken_off_says_so_first(capsys: pytest.CaptureFixture[str]) -> None:
    part = msgspec.structs.replace(
        analysed("pig"), complete=False, entries=analysed("pig").entries[:6], turning_points=(6,), costliest=()
    )
    words = tell(part, record("pig").replay(PIG))
    assert words.part == "Broken off: this is the analysis of the first 6 of 21 moves, rolls and cards."
    assert [len(curve) for curve in words.curves] == [7, 7]
    assert {sheet.final.label for sheet in words.sheets} == {"so far"}
    print_told(words)
    for shown in (capsys.readouterr().out, page(words)):
        assert shown.index("Broken off") < shown.index("Left wins.")


def covered(tmp_path: Path) -> Path:
    """A game of FINISH LINE after its first hidden bet."""
    match = record("finish_line").replay(croupier.game("finish_line"))
    again = croupier.Match(match.began)
    for seat, move in match.log:
        hidden = again.secret(seat, move)
        again.play(seat, move)
        if hidden:
            break
    file = tmp_path / "open.record"
    file.write_text(croupier.Record.of(again, record("finish_line").players, covered=True).text(), "utf-8")
    return file


def test_a_record_whose_secrets_are_covered_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = covered(tmp_path)
    page_file = tmp_path / "game.html"
    assert "its secrets are covered" in answer(monkeypatch, capsys, "analyse", file, "--html", page_file)
    assert not page_file.exists()
    with pytest.raises(croupier.CroupierError, match="secrets are covered"):
        croupier.analyse(croupier.Record.from_text(file.read_text("utf-8")))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["nothing"], "neither a record in a file nor a game; there is: .*pig"),
        (["nothing", "--bots", "best"], '"nothing" is neither a record in a file nor a game'),
        ([""], '"" is neither a record in a file nor a game'),
        (["there/is/no.record"], "there is no such file"),
        ([__file__], "not a record of a game"),
        ([GAMES], "it is a folder"),
        ([GOLDEN["pig"], "--tries", "0"], "1 to 1000000 times, not 0"),
        ([GOLDEN["pig"], "--seed", "-1"], "the seed must be"),
        ([GOLDEN["pig"], "--workers", "0"], "the number of workers"),
        ([GOLDEN["pig"], "--games", "5"], "--games belongs to many games"),
        ([GOLDEN["pig"], "--bots", "best"], "--bots belongs to many games"),
        ([GOLDEN["pig"], "--html", "/no/where.html"], "/no/where.html cannot be written"),
        (["pig"], "which bots are to play?"),
        (["pig", "--bots", "nobody,best"], 'no bot "nobody"'),
        (["pig", "--bots", "best", "--html", "a.html"], "--html belongs to a record"),
        (["pig", "--bots", "best", "--games", "0"], "the number of games"),
        (["pig", "--bots", "best", "--games", "x"], "--games cannot be"),
        (["pig", "--bots", "best", "--players", "99"], "2 to 10 players"),
        (["pig", "--bots", "best", "-o", "target=1"], "target cannot be"),
    ],
    ids=str,
)
def test_a_bad_request_is_one_line(
    words: list[object], says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert re.search(says, answer(monkeypatch, capsys, "analyse", *words))


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda: ANY.analyse("pig"), "a match or a record can be analysed, not a str"),
        (lambda: ANY.analyse(record("pig"), players=(croupier.Player("bot", "x"),)), "1 names for 2 players"),
        (lambda: ANY.analyse(record("pig"), tries=2.5), "2.5 is not a whole number"),
        (lambda: ANY.analyse_bots("pig", None, 5), "bots are a list"),
        (lambda: ANY.analyse_bots("pig", ["best"] * 3, 5, players=2), "3 bots for 2 players"),
        (lambda: ANY.analyse_bots("fini", [rolls_on, "slow"], 5), "everybody has a hand"),
    ],
)
def test_a_mistake_in_python_is_one_line(call: Any, says: str) -> None:
    with pytest.raises(croupier.CroupierError, match=says) as caught:
        call()
    assert "\n" not in str(caught.value)


def rolls_on(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Never holds before it has won."""
    return HOLD if state.score[seat] + state.gathered >= state.target else ROLL


def test_many_games_of_bots_tell_who_is_better_and_who_errs_more() -> None:
    found = croupier.analyse_bots(PIG, ["casual", "best"], 40, seed=3)
    worse, better = found.bots
    assert better.adjusted.mean - better.adjusted.margin > worse.adjusted.mean + worse.adjusted.margin
    assert worse.mean_error.mean > better.mean_error.mean + worse.mean_error.margin
    assert better.precision > 1
    assert found == croupier.analyse_bots(PIG, ["casual", "best"], 40, seed=3, workers=1)


def test_a_bot_of_somebodys_own_is_analysed_under_its_name() -> None:
    found = croupier.analyse_bots("pig", [rolls_on, "best"], 10)
    assert [one.bot for one in found.bots] == ["rolls_on", "best"]
    assert found.bots[0].mean_error.mean > found.bots[1].mean_error.mean == 0


def test_a_table_of_bots_is_printed_and_the_same_for_programs(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def lazy(state, seat, moves, count, rng, lore):\n    return moves[count - 1]\n")
    words = ["analyse", "pig", "--bots", f"{tmp_path / 'mine.py'}:lazy,best", "--games", 20, "-o", "target=30"]
    out = ran(*words).stdout
    rows = json.loads(ran(*words, "--json").stdout)
    assert rows["version"] == 1
    assert rows["options"]["target"] == "30"
    assert [row["bot"] for row in rows["bots"]] == ["lazy", "best"]
    assert [sum(row[name] for row in rows["bots"]) for name in ("share", "luck", "adjusted")] == pytest.approx(
        [1, 0, 1]
    )
    for row in rows["bots"]:
        assert sorted([row["share"], row["adjusted"], row["share"] - row["luck"]])[1] == row["adjusted"]
        share, luck, even = (f"{100 * row[name]:.1f}" for name in ("share", "luck", "adjusted"))
        assert re.search(rf"{row['bot']} +{share} ± .*% +{luck} ± .*% +{even} ± .*%", out)
    assert "Behind ± stands what 95 of 100 such runs stay within." in out


def test_games_that_are_broken_off_are_kept() -> None:
    done = 0

    def told_of(games: int) -> None:
        nonlocal done
        done += games
        if done == 6:
            raise KeyboardInterrupt

    with pytest.raises(GamesStopped) as stopped:
        croupier.analyse_bots(PIG, ["random", "best"], 1 << 32, seed=3, progress=told_of)
    assert stopped.value.result == croupier.analyse_bots(PIG, ["random", "best"], 6, seed=3)


def test_with_nowhere_to_say_what_happens_beside_it_the_analysis_is_printed_all_the_same() -> None:
    typed = shlex.join([*CROUPIER, "analyse", str(GOLDEN["pig"])])
    done = subprocess.run(["sh", "-c", f"{typed} 2>&-"], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "What changed most" in done.stdout


def interrupted(*words: object, after: str, says: tuple[str, ...]) -> None:
    """Somebody presses Ctrl+C at a terminal as soon as something has been done."""
    typed = [str(word) for word in words]
    running = pexpect.spawn(CROUPIER[0], [*CROUPIER[1:], *typed], encoding="utf-8", timeout=120, dimensions=(40, 200))
    running.expect(after)
    running.sendintr()
    for line in says:
        running.expect(line)
    running.expect(pexpect.EOF)
    running.close()
    assert running.exitstatus == 130


def test_ctrl_c_keeps_what_was_analysed() -> None:
    interrupted(
        "analyse", GOLDEN["tutto"], "--tries", 30_000,
        after=r"[1-9]\d*/24", says=("Chances to win", "Broken off: this is the analysis of the first"),
    )  # fmt: skip


def test_ctrl_c_keeps_the_games_of_bots_that_were_analysed() -> None:
    interrupted(
        "analyse", "pig", "--bots", "random,best", "--games", "4e9",
        after=r"[1-9]\d+/4000000000", says=(r"best +\d+\.\d ± \d", "Broken off: .* of 4,000,000,000 games"),
    )  # fmt: skip


def scale(**errors: float) -> Scale:
    options = analysed("pig").options
    bots = {name: Skill(error, 0.0, 1, 1) for name, error in errors.items()}
    return Scale(1, "", 2, options, 0, 0, bots)


def test_the_verdict_names_the_bot_that_errs_about_as_much() -> None:
    bots = scale(random=0.04, casual=0.015, steady=0.002, best=0.0)
    assert [bots.nearest(error) for error in (0.5, 0.03, 0.01, 0.0015, 0.0)] == [
        "random", "random", "casual", "steady", "best",
    ]  # fmt: skip


def test_a_game_as_usual_has_a_verdict_and_one_under_other_options_has_none() -> None:
    usual = croupier.Match(PIG.setup(2))
    usual.play(0, ROLL)
    for seat, move in play_match(PIG.setup(2), ["random", "best"], 5, 0).log[1:]:
        usual.play(seat, move)
    analysis = croupier.analyse(usual)
    assert [account.like for account in analysis.accounts] == ["random", "best"]
    words = tell(analysis, usual)
    assert "lost nothing by it. That is about as much as the bot best loses." in words.sheets[1].skill
    assert "What a decision costs our bots on the mean: random" in words.scale
    assert all(account.like == "" for account in analysed("pig").accounts)
    assert told("pig").scale.startswith("No bot is named beside it")
    bare = tuple(msgspec.structs.replace(account, like="") for account in analysis.accounts)
    tried = msgspec.structs.replace(analysis, accounts=bare, tries=50)
    assert likened(tried, PIG) == tried


def test_every_scale_that_is_there_rises_from_the_best_bot_to_random() -> None:
    found = {game.id: scale for game in croupier.games() if (scale := scale_of(game))}
    assert {"pig", "tutto"} <= found.keys()
    for name, bots in found.items():
        game = croupier.game(name)
        assert set(bots.bots) == set(game.bots) - {game.practice}
        assert bots.nearest(1.0) == "random"
        assert bots.bots["best" if "best" in bots.bots else game.levels["best"]].mean_error < 0.02


@pytest.mark.parametrize("game", ["fini", "finish_line"])
def test_games_with_hands_and_with_secrets_are_told_too(game: str) -> None:
    words = told(game, 4)
    assert words.result == "Right wins." if game == "fini" else words.result == "Left wins."
    assert all(moment.told for moment in words.moments)
    assert all(bool(mistake.points) == (game != "fini") for mistake in words.mistakes)
    assert all(mistake.before.startswith("Before it: ") for mistake in words.mistakes)
    assert all("€" in mistake.points or "hardly" in mistake.points for mistake in words.mistakes if mistake.points)
    assert bool(words.known) == (game == "finish_line")
    assert words.scale
    moves = sum(entry.seat > 0 for entry in analysed(game, 4).entries)
    when = [moment.when for moment in words.moments] + [mistake.when for mistake in words.mistakes]
    assert set(when) <= {"beginning", *(f"move {number + 1}" for number in range(moves))}
    assert page(words)
