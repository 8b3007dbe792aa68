"""What can be done while a game goes on: each act checks itself and writes its entries on a draft."""

from collections.abc import Sequence

from croupier.kernel.data import Event
from croupier.kernel.position import would
from croupier.kernel.seats import CHANCE, clock_of

from ..errors import NotNow, NotYours, Stale
from ..log.entries import HintAsked, StoodIn, TakenBack, Tutored
from ..log.rolling import hidden_from, typists
from ..log.table import Table
from .draft import Draft, must_stand
from .meaning import Said
from .seating import BEST


def move(draft: Draft, seat: int, said: Said, seen: int) -> None:
    """A person's move, made when the log had come as far as entry `seen`."""
    _must_be_on(draft.table)
    _must_play(draft.table, seat)
    _fresh(draft, seat, seen)
    if draft.table.cast > draft.at:
        raise NotNow("counting")
    draft.play(seat, draft.stamped(said.meant(draft.table.position.seen(seat), seat)))
    draft.settle()


def attempt(table: Table, seat: int, said: Said) -> list[Event]:
    """What a person's move would do, as far as his seat can know; nothing is written."""
    _must_be_on(table)
    _must_play(table, seat)
    if table.realtime:
        raise NotNow("no-trying")
    seen = table.position.seen(seat)
    move = said.meant(seen, seat)
    seen.check(seat, move)
    return would(seen, seat, move)


def ask_hint(draft: Draft, seat: int) -> None:
    """Note that a seat asks the coach; asked again before all have seen something happen it is no news.

    What was done in secret does not count, whoever did it: everybody could tell by the note that it was.
    """
    table = draft.table
    must_be_in_turn(table, seat)
    if table.seats[seat].advised <= table.stirred:
        draft.add(HintAsked(seat))


def must_be_in_turn(table: Table, seat: int) -> None:
    """Refuse a hint where there is no coach, and to a seat that has nothing to decide."""
    _must_have_coach(table)
    _must_be_on(table)
    _must_play(table, seat)
    if seat not in table.turn:
        raise NotNow("coach-turn", seat=seat + 1)


def tutor(draft: Draft, seat: int, on: bool) -> None:
    """Have the tutor ask before moves of a seat that cost much, or not any more."""
    table = draft.table
    _must_have_coach(table)
    if table.ended:
        raise NotNow("game-over")
    if table.seats[seat].tutor != on:
        draft.add(Tutored(seat, on))


def _must_have_coach(table: Table) -> None:
    must_stand(table)
    if not table.opened.coach:
        raise NotNow("no-coach")


def _must_be_on(table: Table) -> None:
    """Refuse what can only be done while the game goes on."""
    must_stand(table)
    if not table.began:
        raise NotNow("not-begun")
    if table.ended:
        raise NotNow("game-over")


def _must_play(table: Table, seat: int) -> None:
    """Refuse what a person does on a seat that is played by a bot."""
    if table.seats[seat].bot:
        raise NotNow("bot-plays")


def bot_moves(draft: Draft, seat: int, bot: str, moves: list[int], seen: int) -> None:
    """A bot's moves, thought out when the log ended with entry `seen`, if it still plays on this seat."""
    if draft.table.seats[seat].bot != bot:
        raise Stale("stale")
    _thought_out(draft, seat, moves, seen)


def _thought_out(draft: Draft, seat: int, moves: list[int], seen: int) -> None:
    """What a bot has thought out, for itself or for a person out of time: all but the last is hidden from others."""
    _must_be_on(draft.table)
    _fresh(draft, seat, seen)
    for move in moves:
        draft.play(seat, draft.stamped(move))
    draft.settle()


def _fresh(draft: Draft, seat: int, seen: int) -> None:
    if max(draft.table.seats[seat].acted, draft.table.rolled) > seen:
        raise Stale("stale")


def alarm(draft: Draft) -> None:
    """What happens by itself in real time: dice that had to wait, and what is due when nobody has acted in time."""
    draft.settle()
    table = draft.table
    if table.playing and not table.dice_due and CHANCE in table.turn and not table.asleep:
        outcome = table.draw()
        if clock_of(outcome) <= table.moment(draft.at):
            draft.play(CHANCE, outcome)
            draft.settle()


def roll(draft: Draft, seat: int, cast: Sequence[Said], enough: float) -> None:
    """The outcomes of a cast of real dice, typed in: by who is asked for them, or after long enough by anybody."""
    table = draft.table
    _must_be_on(table)
    if not table.real_dice:
        raise NotNow("house-rolls")
    for said in cast:
        if not table.dice_due:
            raise NotNow("no-dice-due")
        asked = typists(table.seats, table.roller, table.position)
        if asked and seat not in asked and not _overdue(draft, enough):
            raise NotYours("others-roll", seats=[one + 1 for one in asked], count=len(asked))
        draft.play(CHANCE, draft.stamped(said.meant(table.position.seen(seat), CHANCE)), seat)
        draft.settle()


def _overdue(draft: Draft, enough: float) -> bool:
    """Whether anybody may type the outcome that is due: it has been for long enough, and is no secret."""
    table = draft.table
    return draft.at >= table.still + 1000 * enough and not hidden_from(table.position)


def take_back(draft: Draft, seat: int) -> None:
    """Undo the last outcome typed, until the next move; by who was asked for it, or typed it in his place.

    In real time, where nobody moves before all dice lie, all of their cast.
    """
    table = draft.table
    _must_be_on(table)
    if not table.before:
        raise NotNow("nothing-typed")
    asked = typists(table.seats, table.roller, table.before[-1])
    if asked and seat not in (asked if table.typist in asked else [table.typist]):
        raise NotNow("nothing-typed")
    while table.before:
        draft.add(TakenBack(seat))


def out_of_time(draft: Draft, seen: int, plans: dict[int, list[int]]) -> None:
    """The time of some seats has run out: they are lost to bots, or bots move for them this once, all together.

    No bot can roll real dice: it stands in for who has not typed them, so that anybody may.
    """
    table, clock = draft.table, draft.table.opened.clock
    for seat, moves in plans.items():
        deadline = table.deadline(seat)
        if clock is None or deadline is None or deadline > draft.at or not table.playing:
            raise Stale("stale")
        if clock.expiry == "lost":
            draft.add(StoodIn(seat, BEST, lost=True))
        elif moves:
            _thought_out(draft, seat, moves, seen)
            seen = table.entries
        elif seat == table.debtor:
            draft.add(StoodIn(seat, BEST))
