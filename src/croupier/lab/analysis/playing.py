"""Whole games of bots with their logs, so that they can be analysed."""

from collections.abc import Sequence
from typing import cast

from croupier.kernel.dice import Rng, new_rng
from croupier.kernel.errors import BadGame, Endless
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE, clock_of, stamp
from croupier.kernel.setup import Setup
from croupier.kernel.simulating import BotName


def play_match(setup: Setup, bots: Sequence[BotName], seed: int, number: int) -> Match:
    """Game `number` of a seed with a bot on every seat; in real time each has its own hand, and goes by its name."""
    match, dice, wits = Match(setup), new_rng(seed, 2 * number), new_rng(~seed, 2 * number + 1)
    if setup.game.facts.realtime:
        _play_in_time(match, cast(Sequence[str], bots), dice, wits)
    while not match.over:
        if len(match.log) >= setup.game.facts.longest:
            raise Endless(f"game {number} of seed {seed} did not end within {setup.game.facts.longest} steps")
        if match.dice_due:
            match.roll(dice)
        else:
            seat = match.seats[0]
            match.play(seat, match.ask(seat, bots[seat], wits))
    return match


def _play_in_time(match: Match, bots: Sequence[str], dice: Rng, wits: Rng) -> None:
    """Whoever may act does so at its own pace, and the earliest acts first."""
    due, clock = dict[int, int](), 0
    for _ in range(match.game.facts.longest):
        if match.over:
            return
        if match.dice_due:
            match.play(CHANCE, stamp(match.draw(dice), clock) if not match.setup.drawn else match.draw(dice))
            due.clear()
            continue
        seats = [seat for seat in match.seats if seat != CHANCE]
        for seat in seats:
            if seat not in due and (pause := match.pause(seat, bots[seat], wits)) >= 0:
                due[seat] = clock + pause
        due = {seat: at for seat, at in due.items() if seat in seats}
        alarm = match.draw(dice) if CHANCE in match.seats else None
        earliest = min(due, key=lambda seat: due[seat], default=None)
        if alarm is not None and (earliest is None or clock_of(alarm) <= due[earliest]):
            clock = clock_of(alarm)
            match.play(CHANCE, alarm)
            due.clear()
        elif earliest is not None:
            clock = due.pop(earliest)
            match.play(earliest, stamp(match.ask(earliest, bots[earliest], wits), clock))
        else:
            break
    raise BadGame(f"{match.game.id}: nobody acts any more")
