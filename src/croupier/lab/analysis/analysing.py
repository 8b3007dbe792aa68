"""A game analysed: what every decision cost, how lucky every roll was, and what that comes to for everybody."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial

import msgspec
import numpy as np

from croupier.kernel.data import Event
from croupier.kernel.match import Match
from croupier.kernel.options import option_texts
from croupier.kernel.position import Position, story
from croupier.kernel.record import Player
from croupier.kernel.seats import CHANCE
from croupier.kernel.simulating import usual_workers
from croupier.kernel.workers import Workers

from .judge import SAME, TOLD, Judge, Weighed, Worth
from .report import VERSION, Account, Analysis, Considered, Entry, considered, read_back

FEWEST_TRIES = 20
"""However long a game is."""
CURVE = 4
"""Between the first position and the last one the chances are tried out with this part of the tries."""
TURNING_POINTS = 5
COSTLIEST = 5


class Stopped(KeyboardInterrupt):
    """Somebody broke an analysis off; `result` is what there was until then, of the first entries of the log."""

    def __init__(self, result: Analysis) -> None:
        super().__init__(f"broken off after {len(result.entries)} entries; they are in .result")
        self.result = result

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.result,)


def analyse(
    match: Match,
    players: Sequence[Player] = (),
    tries: int | None = None,
    seed: int = 0,
    workers: int | None = None,
    progress: Callable[[int], None] = lambda entries: None,
) -> Analysis:
    """Analyse a match, over or not. `progress` hears how many more entries are done; `Stopped` has those so far."""
    judge = Judge(match.began, tries, seed)
    seated = tuple(players) or tuple(Player("person", f"seat {seat + 1}") for seat in range(match.players))
    positions = [Position(match.began)]
    for seat, move in match.log:
        positions.append(positions[-1].after(seat, move))
    if tries is None:
        judge.tries = usual_tries(judge, positions, match.log)
    entries: list[Entry] = []
    with Workers(usual_workers() if workers is None else workers) as pool:
        worths = [pool.submit(partial(judge.worth, positions[0]))]
        found: list[Future[Weighed | Worth]] = []
        for before, after, (seat, move) in zip(positions, positions[1:], match.log, strict=False):
            found.append(pool.submit(partial(judged, judge, before, seat, move)))
            worths.append(pool.submit(partial(judge.worth, after, part=1 if after is positions[-1] else CURVE)))
        try:
            for number, done in enumerate(found):
                told = worths[number].result(), worths[number + 1].result(), done.result()
                entries.append(_entry(positions[number], match.log[number], positions[number + 1], number + 1, *told))
                progress(1)
        except KeyboardInterrupt:
            if not entries:
                raise
            raise Stopped(_analysis(match, judge, seated, worths[0].result(), entries)) from None
        return _analysis(match, judge, seated, worths[0].result(), entries)


def judged(judge: Judge, before: Position, seat: int, move: int) -> Weighed | Worth:
    """What a decision cost, or how lucky an outcome was; who has no choice errs in nothing."""
    if seat == CHANCE:
        return judge.luck(before, move)
    if len(before.moves(seat)) == 1:
        return Weighed(move, np.zeros(before.players), 0.0, {})
    return judge.weigh(before, seat, move)


def usual_tries(judge: Judge, positions: Sequence[Position], log: Sequence[tuple[int, int]]) -> int:
    """How often the positions of a game are tried out: less often than usual where that would take too many steps."""
    steps = 0.0
    for number, (seat, _) in enumerate(log):
        before, after = judge.length(positions[number], number), 1 + judge.length(positions[number + 1], number)
        steps += judge.looks(positions[number], seat) * (after if seat == CHANCE else before) + after / CURVE
    return max(FEWEST_TRIES, min(judge.tries, int(judge.most_steps / max(1.0, steps))))


def _entry(
    before: Position,
    made: tuple[int, int],
    then: Position,
    number: int,
    worth: Worth,
    after: Worth,
    found: Weighed | Worth,
) -> Entry:
    """One entry of the log."""
    seat, move = made
    change, errors = after.chances - worth.chances, np.hypot(after.errors, worth.errors)
    if isinstance(found, Worth):
        change, errors = found
    entry = Entry(
        number=number,
        seat=0 if seat == CHANCE else seat + 1,
        words=before.words(seat, move),
        chances=tuple(after.chances.tolist()),
        errors=tuple(after.errors.tolist()),
        change=tuple(change.tolist()),
        change_errors=tuple(errors.tolist()),
        hidden=tuple(other + 1 for other in range(before.players) if before.secret(seat, move) >> other & 1),
        about=_about(change.tolist(), story(before, seat, move, then)) + 1,
    )
    if isinstance(found, Worth):
        return entry
    entry = msgspec.structs.replace(entry, choices=len(before.moves(seat)), cost_error=found.error)
    if found.better == move:
        return entry
    return msgspec.structs.replace(
        entry,
        cost=float(found.gain[seat]),
        given=tuple((-found.gain).tolist()),
        considered=_considered(before, seat, move, found),
    )


def _about(change: list[float], events: list[Event]) -> int:
    """Whom an entry is about: whose chance it changed most; where that are several, whom its events name first."""
    most = max(map(abs, change))
    moved = [seat for seat, more in enumerate(change) if abs(more) >= most - SAME]
    named = (getattr(event, "seat", -1) for event in events)
    return next((seat for seat in named if seat in moved), max(moved, key=lambda seat: change[seat]))


def _considered(before: Position, seat: int, made: int, weighed: Weighed) -> tuple[Considered, ...]:
    """The best moves and the one that was made, the better one that it is held against first."""
    others = [one for one in weighed.chances if one not in (weighed.better, made)][: TOLD - 2]
    told = sorted([weighed.better, *others, made], key=lambda one: -weighed.chances[one])
    return tuple(considered(before, seat, one, weighed.chances[one]) for one in told)


def _analysis(match: Match, judge: Judge, players: tuple[Player, ...], worth: Worth, entries: list[Entry]) -> Analysis:
    """All of it together."""
    setup, complete = match.setup, len(entries) == len(match.log)
    initial = tuple(worth.chances.tolist())
    accounts = [_account(seat, player, worth, entries) for seat, player in enumerate(players)]
    decided = sorted((entry for entry in entries if entry.cost > 0), key=lambda entry: -entry.cost)
    swings = sorted(entries, key=lambda entry: -max(map(abs, entry.change)))[:TURNING_POINTS]
    left_out = [judge.left_out, "sampling" if judge.tried else "", "hidden" if match.game.facts.secrets else ""]
    return Analysis(
        version=VERSION,
        game=match.game.id,
        players=match.players,
        options=option_texts(setup.options),
        edition=read_back(setup.edition),
        complete=complete,
        over=match.over,
        exact=not judge.tried,
        left_out=tuple(filter(None, left_out)),
        bot=judge.bot if judge.tried else "",
        tries=judge.tries if judge.tried else 0,
        seed=int(judge.seed),
        initial=initial,
        entries=tuple(entries),
        accounts=tuple(accounts),
        turning_points=tuple(sorted(entry.number for entry in swings)),
        costliest=tuple(entry.number for entry in decided[:COSTLIEST]),
    )


def _account(seat: int, player: Player, worth: Worth, entries: list[Entry]) -> Account:
    """What a game comes to for one seat; an error of somebody else is as unsure to it as to whoever made it."""
    initial = float(worth.chances[seat])
    final, last = (entries[-1].chances[seat], entries[-1].errors[seat]) if entries else (initial, 0.0)
    luck_error = float(np.sqrt(sum(entry.change_errors[seat] ** 2 for entry in entries if entry.seat == 0)))
    costs = sum(entry.cost_error**2 for entry in entries)
    chance = [entry.change[seat] for entry in entries if entry.seat == 0]
    own = [entry for entry in entries if entry.seat == seat + 1]
    others = [entry.given[seat] for entry in entries if entry.seat not in (0, seat + 1) and entry.given]
    decisions = sum(entry.choices > 1 for entry in own)
    luck, errors, given = float(np.sum(chance)), sum(entry.cost for entry in own), sum(others)
    return Account(
        seat=seat + 1,
        name=player.name,
        kind=player.kind,
        initial=initial,
        final=final,
        luck=luck,
        luck_error=luck_error,
        errors=errors,
        given=given,
        rest=final - initial - luck + errors - given,
        rest_error=float(np.sqrt(luck_error**2 + worth.errors[seat] ** 2 + last**2 + costs)),
        decisions=decisions,
        mean_error=errors / decisions if decisions else 0.0,
        adjusted=final - luck,
    )
