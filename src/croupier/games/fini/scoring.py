"""How a duel ends: the three steps of the scoring, the chips, and what comes next."""

from croupier.kernel.contract import State
from croupier.kernel.rule import rule

from .dice import DICE, number_of, showing
from .judging import MATCHING, STRAIGHTS, judge, offences
from .premature import missed
from .state import ANNOUNCE, CAST, DECIDED, MIXED_ROUND, OFFENCE, OVER, PREMATURE, SEATS


@rule
def call(state: State, seat: int) -> None:
    """I18 to I23: the three steps of the scoring, and then the next duel."""
    clear_verdict(state)
    state.caller = seat + 1
    state.missed = missed(state, seat)
    empty_hands(state)
    if state.missed:
        state.ending = PREMATURE
        penalise(state, seat)
    else:
        for player in range(SEATS):
            state.longest[player], kept, right = judge(state, player)
            state.offence[player] = offences(state, player, right)
            state.removed[player] = state.lying[player] & ~kept
        if state.offence[0] or state.offence[1]:
            state.ending = OFFENCE
            punish(state)
        else:
            state.ending = DECIDED
            award(state, seat)
        note_removed(state)
    next_duel(state)


@rule
def clear_verdict(state: State) -> None:
    """Nothing is known of the duel that ends."""
    state.caller = 0
    state.missed = 0
    state.removed_faces = 0
    for seat in range(SEATS):
        state.offence[seat] = 0
        state.longest[seat] = 0
        state.removed[seat] = 0
        state.change[seat] = 0


@rule
def empty_hands(state: State) -> None:
    """I18: dice in hands go back into the area, and nobody reaches for one any more."""
    for seat in range(SEATS):
        state.area |= (1 << state.hand[seat]) >> 1
        state.hand[seat] = 0
        state.grabbed[seat] = 0
        state.grabbed_at[seat] = 0


@rule
def note_removed(state: State) -> None:
    """I11, I13: with an offence only repeated numbers are removed; what they show is kept beyond the next cast."""
    if state.ending == OFFENCE:
        for seat in range(SEATS):
            state.removed[seat] = state.repeated[seat]
    dice = state.removed[0] | state.removed[1]
    for die in range(DICE):
        if (dice >> die) & 1:
            state.removed_faces |= showing(die, number_of(state.faces, die))


@rule
def give(state: State, seat: int, chips: int) -> None:
    """Chips from the stock to a player, or back if negative."""
    state.chips[seat] += chips
    state.change[seat] += chips
    state.stock -= chips


@rule
def penalise(state: State, seat: int) -> None:
    """I21: the loser returns a chip, or the opponent takes one."""
    if state.chips[seat] > 0:
        give(state, seat, -1)
    else:
        give(state, 1 - seat, 1)


@rule
def punish(state: State) -> None:
    """I21, I22: the one with an offence is penalised; if it is both, each returns a chip that has one."""
    if state.offence[0] and state.offence[1]:
        for seat in range(SEATS):
            give(state, seat, -min(1, state.chips[seat]))
    else:
        penalise(state, 0 if state.offence[0] else 1)


@rule
def award(state: State, caller: int) -> None:
    """I23: the longest combination takes a chip, the caller's among equals."""
    if state.longest[0] == 0 and state.longest[1] == 0:
        return
    give(state, caller if state.longest[caller] >= state.longest[1 - caller] else 1 - caller, 1)


@rule
def next_duel(state: State) -> None:
    """I2, I3, I27: the other player starts; an empty stock ends the round."""
    state.starter = 1 - state.starter
    if state.stock == 0:
        for seat in range(SEATS):
            state.score[seat] += state.chips[seat]
            state.stock += state.chips[seat]
            state.chips[seat] = 0
        state.stage += 1
        state.kind = MATCHING if state.stage == 1 else STRAIGHTS
    if state.stage > MIXED_ROUND:
        state.phase = OVER
    else:
        state.phase = ANNOUNCE if state.stage == MIXED_ROUND else CAST


@rule
def void(state: State, ending: int) -> None:
    """I26: the same duel once more."""
    clear_verdict(state)
    empty_hands(state)
    state.ending = ending
    state.phase = CAST
