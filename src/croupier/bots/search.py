"""The player who tries his moves out: games played on in his head, the same dice after each of the moves compared.

It serves any game: it needs its rules, and a bot to play on for everybody; in real time that bot's hand, too. What the
seat does not see is guessed, by the game's own `guess` where it has secrets. Who acts beside others acts first: what
they do at once with him, he does not see.
"""

import inspect
import sys
from collections.abc import Callable
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, cast

import numpy as np

from croupier.kernel.contract import Bot, Codes, Lore, Pace, Rulebook, Shares, State
from croupier.kernel.dice import HOUSE, RNG_WORDS, STREAMS, Rng, seed_streams, word
from croupier.kernel.errors import BadBot
from croupier.kernel.playout import OneGame, Tray, decide, now_in, only_bot, only_pace, play_in_time, play_turns, show
from croupier.kernel.rule import bind, rule
from croupier.kernel.scratch import row, rows
from croupier.kernel.seats import MOST_SEATS
from croupier.kernel.usual import stream as nobodys

LONGEST = 100_000
"""Steps after which a game that is tried out is broken off."""
CAUTION = 1.0
"""How many times its standard error a gain must be for the guide not to be followed."""
HALF_WORD = np.uint64(32)

rules: Rulebook
guide: Bot
guess: Callable[[State, int, Rng], None]
worth: Callable[[State, Shares], None]
reckon: Callable[[State, Shares], None]
play_out: OneGame
try_out: Callable[[Tray, Codes, int, int, np.uint64, int], float]
weigh: Callable[[Tray, State, int, Codes, int, Rng], int]
LAYOUT: Any
MOST_MOVES: int
STEPS: int
FAR: int


def one_try(tray: Tray, spent: Codes, seat: int, move: int, seed: np.uint64, number: int) -> float:
    """What the seat gets if it makes a move in the tray's third state, and all play on with the dice of a number."""
    state = tray.states[0]
    tray.states[0] = tray.states[2]
    seed_streams(tray.dice, seed, np.uint64(number), MOST_SEATS, 0)
    seed_streams(tray.wits, ~seed, np.uint64(number), MOST_SEATS, 0)
    rules.play(state, seat, move)
    spent[0] += 1 + play_out(tray, tray.bots, FAR)
    shares = row(np.float64, MOST_SEATS)
    reckon(state, shares)
    return shares[seat]


def reckoned(state: State, shares: Shares) -> None:
    """What everybody has got of a game that was tried out, be it over or broken off."""
    if rules.turn(state) == 0:
        rules.payoff(state, shares)
    else:
        worth(state, shares)


@rule
def nothing_yet(state: State, shares: Shares) -> None:
    """A game that is not over is worth nothing to anybody."""
    shares[:] = 0.0


@rule
def best_first(moves: Codes, gains: Any, count: int) -> None:
    """Sort moves but the first by what they have gained."""
    for place in range(2, count):
        move, gain = moves[place], (gains[place, 0], gains[place, 1])
        back = place
        while back > 1 and gains[back - 1, 0] < gain[0]:
            moves[back] = moves[back - 1]
            gains[back, 0] = gains[back - 1, 0]
            gains[back, 1] = gains[back - 1, 1]
            back -= 1
        moves[back] = move
        gains[back, 0] = gain[0]
        gains[back, 1] = gain[1]


@rule
def beyond_chance(total: float, squares: float, tries: int) -> bool:
    """Whether gains are more than chance; what never varies may seem to by less than nothing, for want of digits."""
    mean = total / tries
    return mean > CAUTION * sqrt(max(0.0, squares / tries - mean * mean) / tries)


def think(state: State, seat: int, moves: Codes, count: int, rng: Rng, lore: Lore) -> int:
    """Choose on a tray of one's own, unless there is nothing to choose."""
    if count == 1:
        return moves[0]
    tray = Tray(
        row(LAYOUT, 3),
        row(np.int64, MOST_MOVES),
        row(np.int64, MOST_SEATS),
        row(np.int64, MOST_SEATS),
        row(np.int64, 2),
        lore,
        lore,
        rows(np.uint64, STREAMS, RNG_WORDS),
        rows(np.uint64, STREAMS, RNG_WORDS),
        rows(np.int64, 1, 1),
    )
    tray.bots[:] = 0
    return weigh(tray, state, seat, moves, count, rng)


def try_all(tray: Tray, state: State, seat: int, moves: Codes, count: int, rng: Rng) -> int:
    """The move that has done best in many tries; the guide's, unless another is better beyond chance.

    All are tried, then the better half of them, then the better half of those: the guide's own is always among them.
    """
    open_moves = row(np.int64, MOST_MOVES)
    gains = rows(np.float64, MOST_MOVES, 2)
    spent = row(np.int64, 1)
    spent[0] = 0
    for place in range(count):
        open_moves[place] = moves[place]
        gains[place, 0] = 0.0
        gains[place, 1] = 0.0
    tray.states[1] = state
    first = guide(tray.states[1], seat, moves, count, rng, tray.lore)
    for place in range(count):
        if open_moves[place] == first:
            open_moves[place] = open_moves[0]
            open_moves[0] = first
    seed = (word(rng) << HALF_WORD) | word(rng)
    left, tries, rounds = count, 0, 1
    while (1 << rounds) < count:
        rounds += 1
    while left > 1 and rounds > 0:
        enough = spent[0] + (STEPS - spent[0]) // rounds
        while tries == 0 or spent[0] < enough:
            tray.states[2] = state
            seed_streams(tray.dice, ~seed, np.uint64(tries), MOST_SEATS, 0)
            guess(tray.states[2], seat, tray.dice[HOUSE])
            guided = try_out(tray, spent, seat, first, seed, tries)
            for place in range(1, left):
                gain = try_out(tray, spent, seat, open_moves[place], seed, tries) - guided
                gains[place, 0] += gain
                gains[place, 1] += gain * gain
            tries += 1
        best_first(open_moves, gains, left)
        left = (left + 1) // 2
        rounds -= 1
    return open_moves[1] if beyond_chance(gains[1, 0], gains[1, 1], tries) else first


@rule
def sees_all(state: State, seat: int, rng: Rng) -> None:
    """In games without secrets there is nothing to guess."""


Guess: TypeAlias = Callable[[State, int, Rng], None]
Worth: TypeAlias = Callable[[State, Shares], None]


class Thought(NamedTuple):
    """What a search is made of."""

    rules: Any
    policy: Any
    """The bot that plays on for everybody."""
    guide: Any
    """The bot whose advice comes first."""
    guess: Any
    """What a seat believes of what it cannot see."""
    secrets: bool
    pace: Any = None
    """In real time: the hand that everybody has."""
    worth: Any = nothing_yet
    """What everybody has of a game that is broken off."""
    far: int = LONGEST
    """Steps after which that is done."""

    @property
    def parts(self) -> list[Any]:
        """The functions in it."""
        return [part for part in (self.policy, self.guide, self.guess, self.pace, self.worth) if part is not None]

    @property
    def label(self) -> str:
        """A name that no other of the game has."""
        return f"{'.'.join(part.__name__ for part in self.parts)}.{self.far}"

    @property
    def folder(self) -> Path | None:
        """Where it is kept once compiled: with its game, where nothing of it comes from elsewhere."""
        home = Path(self.rules.__file__).parent
        made_of = [inspect.getfile(inspect.unwrap(part)) for part in self.parts]
        return home if {Path(file).parent for file in made_of} <= {home, Path(__file__).parent} else None

    def make(self, driver: Callable[..., Any], **names: object) -> Any:
        """Compile a driver for this search."""
        return bind(driver, self.folder, self.label, rules=self.rules, **names)


def thought(
    rulebook: Any, policy: Any, guided_by: Any, guessing: Any, worth: Any = None, far: int = LONGEST
) -> Thought:
    """What is thought with, where not everything is said."""
    pace = hand_of(rulebook, policy)
    known = worth or nothing_yet
    return Thought(rulebook, policy, guided_by or policy, guessing or sees_all, guessing is not None, pace, known, far)


def hand_of(rulebook: Any, policy: Any) -> Pace | None:
    """In real time: the hand of a bot, which is its own, or that of the first bot with this head."""
    game = sys.modules[rulebook.__package__]
    if not game.FACTS.realtime:
        return None
    bots = sys.modules.get(f"{game.__name__}.bots")
    heads, hands = getattr(bots, "BOTS", {}), getattr(bots, "PACES", {})
    named = (hands[name] for name, head in heads.items() if head is policy)
    pace = getattr(policy, "pace", None) or next(named, None)
    if pace is None:
        raise BadBot(f"{policy.__name__} has no hand to play on with: give it a pace")
    return cast(Pace, pace)


@cache
def playing_on(of: Thought) -> OneGame:
    """What plays a game on with one bot on every seat; compiled once, however long the search."""
    showing = of.make(show, SECRETS=of.secrets, OPEN=not of.secrets and of.folder is not None)
    deciding = of.make(decide, choose=of.make(only_bot, bot=of.policy), show=showing, TRUSTED=True, OWN=0)
    used = {"decide": deciding, "stream": getattr(of.rules, "stream", nobodys), "TRUSTED": True}
    if of.pace is None:
        return cast(OneGame, of.make(play_turns, **used))
    waiting = of.make(only_pace, pace=of.pace)
    return cast(OneGame, of.make(play_in_time, wait=waiting, show=showing, now=now_in(of.rules), **used))


def thinking(of: Thought, steps: int, weighing: Callable[..., Any], **names: object) -> Bot:
    """A bot that weighs its moves on a tray of its own, for about so many steps of the game."""
    most, label = of.rules.MOST_MOVES, f"{of.label}.{weighing.__name__}.{steps}"
    weigh = bind(weighing, of.folder, label, rules=of.rules, MOST_MOVES=most, STEPS=steps, **names)
    bot: Any = bind(think, of.folder, label, weigh=weigh, LAYOUT=of.rules.LAYOUT, MOST_MOVES=most)
    bot.thought, bot.steps = of, steps
    if of.pace is not None:
        bot.pace = of.pace
    return cast(Bot, bot)


def searching(
    rulebook: Any,
    policy: Bot,
    steps: int,
    *,
    guided_by: Bot | None = None,
    guessing: Guess | None = None,
    worth: Worth | None = None,
    far: int = LONGEST,
) -> Bot:
    """A bot that tries all its moves out, playing on with `policy`, for about so many steps before each choice.

    What is tried out is broken off `far` steps on, where `worth` says what everybody has got by then.
    """
    of = thought(rulebook, policy, guided_by, guessing, worth, far)
    reckoning = of.make(reckoned, worth=of.worth)
    trying = of.make(one_try, play_out=playing_on(of), reckon=reckoning, FAR=far)
    return thinking(of, steps, try_all, try_out=trying, guide=of.guide, guess=of.guess)
