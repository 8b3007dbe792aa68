"""A copy of Pig is a sixth game; and for every law there is a copy that breaks it and is caught."""

import importlib
import itertools
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from unittest import SkipTest

import pytest

from croupier.kernel.errors import BadGame, CroupierError
from croupier.kernel.game import Game
from croupier.kernel.playout import Tray, drivers
from croupier.kernel.shelf import find_game, games
from croupier.kernel.simulating import simulate
from croupier.testkit import LAWS, conduct, entry, folder, learning, secrecy, sources, telling, valuing

pytestmark = pytest.mark.long

PIG = find_game("pig").folder
SEALED = Path(__file__).parent / "toys" / "sealed"
numbers = itertools.count()

Copy = Callable[..., Game]


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Copy]:
    """Copies a game folder, with changes in its files."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))

    def make(source: Path = PIG, **changes: tuple[str, str]) -> Game:
        package = tmp_path / f"shelf{next(numbers)}"
        target = package / "hog"
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        (package / "__init__.py").write_text('"""A shelf."""\n')
        for name, (old, new) in changes.items():
            path = target / (name if "." in name else f"{name}.py")
            if old not in path.read_text():
                raise LookupError(f"nothing is broken: {name} has no {old!r}")
            path.write_text(path.read_text().replace(old, new))
        importlib.invalidate_caches()
        (game,) = games(package.name)
        return game

    yield make
    for name in [name for name in sys.modules if name.startswith("shelf")]:
        del sys.modules[name]


def test_a_copy_of_pig_keeps_the_laws_as_it_is(copy: Copy) -> None:
    game = copy()
    for law in LAWS:
        with suppress(SkipTest):  # one needs a GPU
            law(game)


Breaks = tuple[Callable[[Game], None], dict[str, tuple[str, str]], str]
"""A law, a change that breaks it, and the words in which it complains."""

BROKEN: list[Breaks] = [
    (
        conduct.listed_moves_are_legal_and_no_others,
        {"rules": ("return 2 if state.gathered > 0 else 1", "return 2")},
        "listed move 1 of seat . breaks 3",
    ),
    (
        conduct.listed_moves_are_legal_and_no_others,
        {"rules": ("1 <= move <= state.faces", "1 <= move <= 30")},
        "move .* of seat 31 should break a clause, not 0",
    ),
    (
        conduct.listed_moves_are_legal_and_no_others,
        {"rules": ("return 10\n", "return 11\n")},
        "refusal returned 11, but RULES.md has P1 to P10",
    ),
    (
        conduct.nobody_acts_from_a_seat_that_is_not_there,
        {"rules": ("seat != state.active or", "seat < state.active or")},
        "move . of seat .* should break a clause, not 0",
    ),
    (conduct.listed_moves_are_legal_and_no_others, {"rules": ("MOST_MOVES = 2", "MOST_MOVES = 1")}, "out of bounds"),
    (
        conduct.looking_changes_nothing,
        {"rules": ("    out[0] = ROLL\n", "    out[0] = ROLL\n    state.score[9] += 1\n")},
        "looking changed the state",
    ),
    (
        conduct.play_touches_no_other_copy,
        {"rules": ("        state.score[seat] +=", "        state.score[seat + 10] +=")},
        "out of bounds",
    ),
    (
        conduct.drawn_outcomes_follow_their_weights,
        {"rules": ("1 + below(rng, state.faces)", "1 + below(rng, 5)")},
        "chi-square",
    ),
    (
        conduct.drawn_outcomes_follow_their_weights,
        {"rules": ("weights[face - 1] = 1", "weights[face - 1] = face")},
        "chi-square",
    ),
    (
        conduct.nothing_is_lost_or_gained,
        {"rules": ("        state.rolling = 1\n", "        state.faces += 1\n")},
        "faces",
    ),
    (conduct.games_end_with_one_victory_to_share, {"rules": ("1.0 if", "0.7 if")}, "the shares add up to 0.7"),
    (conduct.bots_choose_listed_moves, {"bots": ("return ROLL", "return 7")}, "casual on seat . chose 7"),
    (
        conduct.bots_choose_listed_moves,
        {"bots": ("return ROLL", "state.target += 1; return ROLL")},
        "casual on seat . changes what it is shown",
    ),
    (conduct.words_mean_what_they_say, {"notation": ("gathered {state.gathered}", "gathered 0")}, "gathered 0"),
    (
        conduct.words_mean_what_they_say,
        {"notation": ("move.name.lower() for move in Move", '"roll" for move in Move')},
        "something else is read from",
    ),
    (
        entry.bytes_of_a_position_are_that_position,
        {"rules": ("gathered=(0, MOST_GATHERED)", "gathered=(0, 1)")},
        "gathered cannot be .*; it can be: 0 to 1",
    ),
    (
        entry.numbers_that_cannot_be_are_refused_by_name,
        {"notation": ('BOUNDS.read("gathered", found[3])', "min(9, int(found[3]))")},
        "was taken for a position",
    ),
    (
        entry.what_is_let_in_can_be_played,
        {
            "rules": ("active=(0, SEATS - 1)", "active=(0, 30)"),
            "notation": ("state.active >= len(scores) or ", ""),
        },
        "out of bounds",
    ),
    (
        conduct.a_replayed_record_gives_the_same_bytes,
        {"notation": ("return int(text)", "return 2")},
        "does not replay|the position is",
    ),
    (
        secrecy.a_veiled_state_serves_its_seat,
        {
            "rules": (
                "from croupier.kernel.usual import veil as veil\n",
                "\n\n@rule\ndef veil(state: State, seat: int) -> None:\n    state.score[9] += 1\n",
            )
        },
        "a game without secrets veils something",
    ),
    (
        learning.every_listed_move_has_an_action_of_its_own,
        {"encode": ('numbers already."""\n    return move', 'numbers already."""\n    return 0')},
        "share an action",
    ),
    (
        learning.observations_are_numbers_from_0_to_1,
        {"encode": ("out[1] = state.active == seat", "out[1] = 1 + (state.active == seat)")},
        "sees numbers that are not from 0 to 1",
    ),
    (
        learning.a_batch_tells_what_a_seat_may_know,
        {"encode": ("    other = seat\n", "    other = seat\n    state.gathered += 1\n")},
        "is told what its position does not",
    ),
    (
        valuing.chances_to_win_are_shared_out,
        {"values": ("out[1 - seat] = 1.0 - out[seat]", "out[1 - seat] = 0.5")},
        "do not make a whole one",
    ),
    (
        sources.compiled_and_uncompiled_runs_agree,
        {"rules": ("state.gathered += move", "state.gathered = state.gathered * 1000000000 // 1000000000 + move")},
        "uncompiled",
    ),
    (
        sources.rules_allocate_nothing,
        {"rules": ('("gathered", np.int32)', '("gathered", np.int8)')},
        "gathered is int8",
    ),
    (
        sources.rules_allocate_nothing,
        {"rules": ("    state.players = players\n", "    state.players = np.ones(players).sum()\n")},
        "setup: asks for memory of its own",
    ),
    (
        sources.bots_think_in_their_own_room,
        {"lore": ('THINKING = "holding"', 'THINKING = "going_on"')},
        "best writes to holding of its lore",
    ),
    (
        folder.every_clause_has_a_test,
        {"RULES.md": ("**P10**", "**P10** [ours] One more.\n\n**P11**")},
        "no test for .'P11'",
    ),
    (
        folder.every_clause_has_a_test,
        {"tests/test_rules.py": ("def test_P4_", "def test_P44_")},
        "clauses that are not in RULES.md: .'P44'",
    ),
    (
        folder.clauses_say_where_they_come_from,
        {"RULES.md": ("**P7** [found]", "**P7**")},
        "P7",
    ),
    (
        folder.clauses_say_where_they_come_from,
        {"RULES.md": ("**P9** [found, ours]", "**P9** [found]")},
        "P9 names target, which is ours",
    ),
    (
        folder.options_and_editions_explain_themselves,
        {"options": ('"points that win the game"', '""')},
        "option target does not say",
    ),
    (telling.nonsense_is_answered, {"moves": ("case Face(face) if seat == CHANCE:", "case Face(face):")}, "taken for"),
    (
        telling.nonsense_is_answered,
        {"moves": ("            if not 1 <= face <= state.faces:", "            face &= 15\n            if face < 1:")},
        "was taken for Face",
    ),
    (telling.texts_say_everything, {"texts/en.ftl": ("move-hold = Hold\n", "")}, "there is no text move-hold"),
    (
        conduct.words_mean_what_they_say,
        {"texts/en.ftl": ("error-not-a-move =", "error-not-this-move =")},
        "refused with error-not-a-move, which is not in texts/en.ftl",
    ),
    (telling.texts_say_everything, {"texts/en.ftl": ("event-lost", "event-lots")}, "there is no text event-lost"),
    (telling.texts_say_everything, {"texts/en.ftl": ("move-hold", "move-fold = fold\nmove-hold")}, "move-fold"),
    (telling.texts_say_everything, {"texts/en.ftl": ("= Hold\n", "= Hold {\n")}, "not a text"),
    (telling.texts_say_everything, {"texts/en.ftl": ("= Hold", "= Roll")}, "the same label"),
    (
        telling.seats_are_known_by_name,
        {"events": ("    seat: Seat\n    points: int\n\n", "    seat: int\n    points: int\n\n")},
        "seat is a seat here",
    ),
    (telling.texts_say_everything, {"texts/en.ftl": ("{ $seat } banks", "seat 1 banks")}, "is not for people"),
    (
        telling.texts_say_everything,
        {"texts/en.ftl": ("move-hold = Hold", "move-hold = Hold\nmove-hold = Stay")},
        "there are two texts move-hold",
    ),
]

BROKEN_SECRETS: list[Breaks] = [
    (
        secrecy.a_secret_move_changes_nothing_others_see,
        {"rules": ("                state.number[other] = 0", "                state.number[other] += 0")},
        "learns of the secret move",
    ),
    (
        secrecy.a_secret_move_changes_nothing_others_see,
        {"rules": ("state.chosen = own", "state.chosen |= own")},
        "learns of the secret move",
    ),
    (
        secrecy.a_secret_move_changes_nothing_others_see,
        {"rules": ("other_seats(seat, state.players)", "(1 << state.players) - 1")},
        "may not know its own move",
    ),
    (
        secrecy.a_veiled_state_serves_its_seat,
        {
            "rules": (
                "out[0], out[1], out[2] = 10, 50, 90",
                "out[0], out[1], out[2] = 10 + state.number[1], 50 + state.number[0], 90",
            )
        },
        "has other moves behind its veil",
    ),
    (
        secrecy.what_is_told_is_known,
        {"moves": ("else Choose(code)", "else Choose(code + int(state.number[1 - seat]))")},
        "from what is hidden",
    ),
    (
        learning.observations_are_numbers_from_0_to_1,
        {"rules": ("                state.number[other] = 0", "                state.number[other] += 0")},
        "is told of the secret move",
    ),
    (
        learning.a_batch_tells_what_a_seat_may_know,
        {"__init__": ("secrets=True", "secrets=False")},
        "is told what is hidden",
    ),
    (
        telling.what_a_move_would_do_comes_true,
        {"events": ("[Chose(seat, move)]", "[Chose(seat, int(after.number.sum()))]")},
        "was told, and",
    ),
    (
        conduct.moves_made_at_once_commute,
        {"rules": ("state.number[seat] = move", "state.number[seat] = move + state.number[1 - seat]")},
        "get in each other's way",
    ),
]


def names(breaks: object) -> str:
    return str(getattr(breaks, "__name__", ""))


@pytest.mark.parametrize(("law", "changes", "words"), BROKEN, ids=names)
def test_a_broken_copy_is_caught(
    copy: Copy, law: Callable[[Game], None], changes: dict[str, tuple[str, str]], words: str
) -> None:
    game = copy(**changes)
    with pytest.raises((AssertionError, CroupierError, IndexError), match=words):
        law(game)


@pytest.mark.parametrize(("law", "changes", "words"), BROKEN_SECRETS, ids=names)
def test_a_broken_secret_is_caught(
    copy: Copy, law: Callable[[Game], None], changes: dict[str, tuple[str, str]], words: str
) -> None:
    game = copy(SEALED, **changes)
    with pytest.raises(AssertionError, match=words):
        law(game)


def test_a_bot_that_has_its_luck_from_the_dice_to_come_is_caught(copy: Copy, monkeypatch: pytest.MonkeyPatch) -> None:
    game = copy()
    honest = drivers(game, searching=True)

    def peeking(tray: Tray, seat: int, which: int) -> int:
        tray.wits[:] = tray.dice
        return honest.decide(tray, seat, which)

    monkeypatch.setattr(secrecy, "drivers", lambda game, searching: honest._replace(decide=peeking))
    with pytest.raises(AssertionError, match=r"random on seat . knows what will be dealt"):
        secrecy.no_bot_knows_what_will_be_dealt(game)


def test_a_game_where_nobody_searches_beside_a_secret_is_caught(copy: Copy) -> None:
    """A choice that is hidden, and nobody left who could act on it: whether a search would peek is not known."""
    game = copy(SEALED, rules=("out[0], out[1], out[2] = 10, 50, 90\n    return 3", "out[0] = 10\n    return 1"))
    with pytest.raises(AssertionError, match="no bot that searches has had a choice"):
        secrecy.no_bot_knows_a_secret(game)


def test_a_game_without_a_golden_playthrough_is_caught(copy: Copy) -> None:
    game = copy()
    (game.folder / "golden" / "to_twenty.record").unlink()
    with pytest.raises(AssertionError, match="no golden playthrough"):
        folder.golden_playthroughs_replay(game)


def test_a_game_that_does_not_end_is_caught(copy: Copy) -> None:
    with pytest.raises(BadGame, match="did not end within 1000000 steps"):
        conduct.games_end_with_one_victory_to_share(copy(bots=("return HOLD", "return ROLL")))


def test_a_changed_rule_is_compiled_again(copy: Copy) -> None:
    """The compiled drivers on disk are those of the sources as they are now."""
    game, changed = (
        copy(),
        copy(rules=("state.score[seat] += state.gathered", "state.score[seat] += 2 * state.gathered")),
    )
    bots = ["random", "random"]
    assert simulate(changed, 300, bots).steps < simulate(game, 300, bots).steps * 0.7
