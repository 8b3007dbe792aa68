"""What `best` remembers and what it sees of the deck, beside turns that are weighed as a whole."""

from collections.abc import Iterator
from typing import cast

import numpy as np
import pytest

from croupier.kernel.contract import State
from croupier.kernel.counts import dice_in
from croupier.kernel.dice import new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.simulating import simulate

from ..cards import CARDS, X2
from ..dice import DICE, points
from ..lore import ROOM, SOLVED, TARGET
from ..odds import STEP
from ..options import Edition, Options
from ..rules import STOP, TUTTO
from ..solving import FIRST, LAST, SECOND, Chances, fallen, new_room, reach, stopped, weigh_turn
from ..turns import TAKEN, Desk, card_worth, luck_of, paid

GAME = Game(__package__.removesuffix(".tests"))
CHANCES = Chances(
    *map(np.ascontiguousarray, np.split(np.load(SOLVED).astype(np.float64), (TARGET, 2 * TARGET), axis=1))
)
MOST = CHANCES.last.shape[1] - 1
DECISIONS = 60
LUCK = luck_of(cast(Options, GAME.setup(2).options), cast(Edition, GAME.setup(2).edition))
WORKROOM = new_room(LUCK, MOST)


def chances(state: State, moves: list[int]) -> list[float]:
    """What each move is worth, with nothing remembered and every way to go on weighed."""
    own, other = (int(state.score[seat]) // STEP for seat in (state.active, 1 - state.active))
    kind = FIRST if state.active == state.first else LAST if state.last_round else SECOND
    met = [other]
    while (left := fallen(own, met[-1])) != met[-1]:
        met.append(left)
    for score in reversed(met):
        weigh_turn(LUCK, kind, own, score, CHANCES, WORKROOM)
    most, struck = (reach(kind, own, score, TARGET, MOST) for score in (met[0], met[min(1, len(met) - 1)]))
    desk, after = Desk(WORKROOM.desk.stop, WORKROOM.row[other], WORKROOM.desk.rolling), fallen(own, other)

    def going_on(at: int) -> float:
        ended = stopped(CHANCES, kind, own + TAKEN, after)
        worths = [
            card_worth(LUCK, card, at, 0, most, desk, WORKROOM.row[after], struck, ended) for card in range(CARDS)
        ]
        return float(LUCK.deck @ worths)

    def worth(move: int) -> float:
        at = int(state.earlier + state.extras + state.rolled) // STEP
        if state.phase == TUTTO:
            return desk.stop[min(at, most)] if move == STOP else going_on(min(at, most))
        kept = int(state.valid) if move == STOP else move
        left, at = DICE - dice_in(int(state.aside)) - dice_in(kept), at + points(kept) // STEP
        at = min(paid(int(state.card), at, 0) if left == 0 else at, most)
        if move == STOP:
            return float(desk.stop[at])
        return float(desk.rolling[0, left, at, state.card]) if left else max(float(desk.stop[at]), going_on(at))

    return [worth(move) for move in moves]


def decisions() -> Iterator[tuple[Position, list[int]]]:
    """Where `best` weighs the victory, in games of its own in which every card is drawn from the whole deck."""
    found, rng = 0, new_rng(1)
    while found < DECISIONS:
        match = Match(GAME.setup(2, {"deck": "reshuffled"}))
        while not match.over:
            if match.dice_due:
                match.roll(rng)
                continue
            seat = match.seats[0]
            moves = match.moves(seat)
            if len(moves) > 1 and (match.state.card <= X2 or match.state.phase == TUTTO):
                found += 1
                yield match, moves
            match.play(seat, match.ask(seat, "best", rng))


def test_what_is_remembered_and_what_is_left_out_changes_no_choice() -> None:
    """Twice the same games: the second time every turn is remembered."""
    for _ in range(2):
        for match, moves in decisions():
            worths = chances(match.state, moves)
            chosen = match.ask(match.seats[0], "best", new_rng(1))
            assert worths[moves.index(chosen)] >= max(worths) - 1e-12
    lore = GAME.setup(2, {"deck": "reshuffled"}).lore
    assert np.count_nonzero(lore.begins) > 20


TURN = "phase tutto; earlier 1000; card bonus-200; reshuffled 1"


def test_a_memory_that_is_full_is_emptied() -> None:
    at = Position.from_text(GAME, f"scores 450 2250; {TURN}")
    other = Position.from_text(GAME, f"scores 400 2250; {TURN}")
    lore = at.setup.lore
    first = at.ask(0, "best", new_rng(1))
    lore.used[0] = ROOM
    other.ask(0, "best", new_rng(1))
    assert np.count_nonzero(lore.begins) < 20
    assert lore.used[0] < ROOM
    assert at.ask(0, "best", new_rng(1)) == first


def test_a_score_below_those_that_were_solved_is_taken_for_the_least_of_them() -> None:
    far, near = (
        Position.from_text(GAME, f"{line}; phase tutto; earlier 700; card bonus-200; reshuffled 1")
        for line in ("target 10000; scores 4000 4100", "target 6000; scores 0 100")
    )
    assert far.ask(0, "best", new_rng(1)) == near.ask(0, "best", new_rng(1))


ROLLING = (
    "scores 6700 3350; first 1; seat 2; last_round 1; phase choice; card bonus-500; roll 1 2 3 4 4 4; earlier 1150"
)


@pytest.mark.parametrize(
    ("deck", "does"), [("0 0 0 0 0 0 9 0 0 0 1", "keep 1"), ("0 0 0 0 0 9 0 0 0 0 1", "keep 1 4 4 4")]
)
def test_the_cards_that_are_left_count_before_the_tutto_that_turns_one(deck: str, does: str) -> None:
    """With nothing but Stops to come the points must come now; with x2 cards the TUTTO is worth more."""
    at = Position.from_text(GAME, f"{ROLLING}; deck {deck}")
    assert at.words(1, at.ask(1, "best", new_rng(1))) == does


def test_sharp_is_stronger_than_steady_and_weaker_than_best() -> None:
    far, near = (None, Position.from_text(GAME, "scores 4000 4000; phase card; reshuffled 1"))
    for better, worse, start, deals in [("sharp", "steady", far, 10_000), ("best", "sharp", near, 4000)]:
        share = simulate(GAME, deals, [better, worse], seed=1, paired=True, start=start).payoffs[0]
        assert share.mean - share.margin > 0.5
