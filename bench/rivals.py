"""Whom the bots are measured against beside each other, as `--bots best,bench/rivals.py:NAME` names them.

The plain search tries out all moves with a bot that plays on, and has no advice of the game's. How long it thinks is
counted in steps of the game: some 20 milliseconds for a choice, or a second.
"""

import croupier
from croupier.bots.search import Thought, searching
from croupier.games.tutto.bots import steady
from croupier.games.tutto.cards import X2
from croupier.games.tutto.dice import DICE, points
from croupier.games.tutto.odds import STEP, Rolls
from croupier.games.tutto.rules import STOP, TUTTO
from croupier.games.tutto.solving import FIRST, LAST, SECOND, Chances, Room, fallen, reach, weigh_turn
from croupier.games.tutto.turns import ALL, Desk, Luck, paid
from croupier.games.tutto.victory import ENDS_TURN, steps_of
from croupier.kernel.contract import Bot, Codes, Lore, Shares, State
from croupier.kernel.counts import dice_in
from croupier.kernel.dice import Rng
from croupier.kernel.own import Own
from croupier.kernel.rule import rule

DICETTO, FINI, FINISH_LINE, FINITO = map(croupier.game, ("dicetto", "fini", "finish_line", "finito"))
SOON = {"dicetto": 280_000, "finish_line": 250_000}
"""Steps of some 20 milliseconds."""
SECOND_LONG, LONGER = 50, 10
"""How many times as many make a second, and what is taken for long enough to find out whether there is room."""
DUEL = 20
"""Steps that a duel of FINI! takes, about."""
MOST_LEAD = 100.0


def lent(head: Bot, hand: str = "") -> Own:
    """What one bot thinks, in real time done as fast as another does it."""

    @croupier.bot(pace=hand)
    def lent(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
        return head(state, seat, moves, count, rng, lore)

    return lent


def plain(game: croupier.Game, times: int = 1) -> Own:
    """The plain search, for so many times 20 milliseconds."""
    guess = getattr(game.valuing, "guess", None)
    return lent(searching(game.rules, game.bots["casual"], times * SOON[game.id], guessing=guess))


def with_steps(bot: Bot, steps: int) -> Own:
    """A bot that searches, thinking for so many steps."""
    of: Thought = bot.thought  # type: ignore[attr-defined]
    guess = of.guess if of.secrets else None
    return lent(searching(of.rules, of.policy, steps, guided_by=of.guide, guessing=guess, worth=of.worth, far=of.far))


dicetto_plain, dicetto_plain_second = plain(DICETTO), plain(DICETTO, SECOND_LONG)
finish_line_plain, finish_line_plain_second = plain(FINISH_LINE), plain(FINISH_LINE, SECOND_LONG)
finish_line_best = with_steps(FINISH_LINE.bots["best"], SOON["finish_line"])
finish_line_best_second = with_steps(FINISH_LINE.bots["best"], SECOND_LONG * SOON["finish_line"])

dicetto_longer = lent(searching(DICETTO.rules, DICETTO.bots["best"], LONGER * SOON["dicetto"]))
finish_line_longer = with_steps(FINISH_LINE.bots["best"], LONGER * FINISH_LINE.bots["best"].steps)  # type: ignore[attr-defined]
finito_longer = with_steps(FINITO.bots["best"], LONGER * FINITO.bots["best"].steps)  # type: ignore[attr-defined]

head_of_slow, head_of_calm, head_of_quick, head_of_lightning = (
    lent(FINI.bots[head], "slow") for head in ("slow", "calm", "quick", "lightning")
)


@rule
def lead(state: State, shares: Shares) -> None:
    """Chips and points beyond the opponent's, as a share."""
    ahead = state.score[0] + state.chips[0] - state.score[1] - state.chips[1]
    shares[0] = 0.5 + ahead / MOST_LEAD
    shares[1] = 1.0 - shares[0]


fini_searching = lent(searching(FINI.rules, FINI.bots["lightning"], 2000, worth=lead, far=DUEL), "lightning")


@croupier.bot
def optimum(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """TUTTO for two as it was solved: each turn weighed as the solver weighs it, whatever is left of the deck.

    Where `best` keeps what it remembers, this has the room that the solver works in.
    """
    if state.card > X2 and state.phase != TUTTO:
        return steady(state, seat, moves, count, rng, lore)
    chances = Chances(lore.first, lore.second, lore.last)
    size = chances.last.shape[1]
    row = lore.kept[: size * size].reshape(size, 1, size)
    room = Room(Desk(lore.stop[0], row[0], lore.rolling), row)
    kind = FIRST if seat == state.first else (LAST if state.last_round else SECOND)
    own, other = steps_of(state, state.score[seat]), steps_of(state, state.score[1 - seat])
    if lore.turn[0] != kind or lore.turn[1] != own or lore.turn[2] != other:
        lore.turn[0], lore.turn[1], lore.turn[2] = kind, own, other
        rolls = Rolls(
            lore.dice, lore.chance, lore.whole_dice, lore.whole_steps, lore.first_way, lore.kept_dice, lore.kept_steps
        )
        ends_turn = state.plus_minus == ENDS_TURN
        luck = Luck(rolls, lore.deck, lore.fireworks[DICE], lore.tutto[DICE], lore.straight[0], ends_turn, ALL)
        met = [other]
        while fallen(own, met[-1]) != met[-1]:
            met.append(fallen(own, met[-1]))
        for score in met[::-1]:
            weigh_turn(luck, kind, own, score, chances, room)
    end = reach(kind, own, other, len(chances.first), size - 1)
    chosen, most = moves[0], -1.0
    for number in range(count):
        worth = worth_of(state, moves[number], end, lore, row[other, 0])
        if worth > most:
            chosen, most = moves[number], worth
    return chosen


def worth_of(state: State, move: int, end: int, lore: Lore, banked: Shares) -> float:
    """What a move is worth on the desk; between equals the first one listed is made, which is to stop."""
    at = (state.earlier + state.extras + state.rolled) // STEP
    kept, left = 0, 0
    if state.phase != TUTTO:
        kept = state.valid if move == STOP else move
        left = DICE - dice_in(state.aside) - dice_in(kept)
        at += points(kept) // STEP
        if left == 0:
            at = paid(state.card, at, 0)
    at = min(at, end)
    if move == STOP:
        return lore.stop[0, at]
    if left == 0:
        return banked[at]
    return lore.rolling[0, left, at, state.card]
