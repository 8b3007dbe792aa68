"""Moves and positions of Liar's Dice in words: `3 fours`, `liar`, `seat 2 rolls 1 1 4 5 6`, `cups 11456 ???? -, …`."""

import re
from collections.abc import Iterable

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.counts import FACES, count_of
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .rules import BOUNDS, LAYOUT, LIAR, MOST_DICE, SPOT_ON

ONE = ("one", "two", "three", "four", "five", "six")
MANY = ("ones", "twos", "threes", "fours", "fives", "sixes")
CALLS = {LIAR: "liar", SPOT_ON: "spot on"}
BY_WORDS = {words: call for call, words in CALLS.items()}
BID = re.compile(rf"(\d{{1,3}}) (?:{'|'.join([*ONE, *MANY, '[1-6]'])})")
ROLL = re.compile(rf"(?:seat (\d) rolls )?([1-6](?: [1-6]){{0,{MOST_DICE - 1}}})")
CUPS = rf"(?:-|\?{{1,{MOST_DICE}}}|[1-6]{{1,{MOST_DICE}}})"
POSITION = re.compile(
    rf"cups ({CUPS}(?: {CUPS})*), seat (\d)(?:, rolling (\d))?(?:, bid (\d+ \w+) by (\d))?"
    r", aside (\d+)(, wild)?(, spot-on)?"
    rf"(?:, last ({CUPS}(?: {CUPS})*) (liar|spot on) by (\d) on (\d+ \w+) of (\d))?"
)


def faces_of(code: int) -> list[int]:
    """The dice of a cup, face by face, the lowest first."""
    return [face for face in range(1, FACES + 1) for _ in range(count_of(code, face - 1))]


def code_of(faces: Iterable[str]) -> int:
    """The opposite of `faces_of`."""
    return sum(1 << 3 * (int(face) - 1) for face in faces)


def bid_text(bid: int) -> str:
    """A bid as it is said: `1 six`, `3 fours`."""
    count, face = divmod(bid, 10)
    return f"{count} {(ONE if count == 1 else MANY)[face - 1]}"


def move_text(state: State, seat: int, move: int) -> str:
    """A bid, a call, or the dice that fell under a cup."""
    if seat == CHANCE:
        return f"seat {state.to_roll + 1} rolls {' '.join(map(str, faces_of(move)))}"
    return CALLS.get(move) or bid_text(move)


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`; dice may be named without their seat, and faces by number."""
    words = " ".join(text.lower().split())
    if seat == CHANCE:
        found = ROLL.fullmatch(words)
        if not found or (found[1] and int(found[1]) != state.to_roll + 1):
            raise BadNotation("not-a-roll", text=text, seat=state.to_roll + 1)
        return code_of(found[2].split())
    if words in BY_WORDS:
        return BY_WORDS[words]
    return _bid(words, text)


def _bid(words: str, text: str) -> int:
    if not BID.fullmatch(words):
        raise BadNotation("not-a-move", text=text)
    count, _, face = words.partition(" ")
    named = next((names.index(face) + 1 for names in (ONE, MANY) if face in names), 0)
    return 10 * int(count) + (named or int(face))


def state_text(state: State) -> str:
    """A position on one line; what lies under a cup that nobody sees is `?`."""
    players = range(state.players)
    cups = " ".join(_cup(state.cup[seat]) or "?" * state.dice[seat] or "-" for seat in players)
    rolling = f", rolling {state.to_roll + 1}" if state.to_roll < state.players else ""
    bid = f", bid {bid_text(state.bid)} by {state.bidder + 1}" if state.bid else ""
    options = (", wild" if state.wild else "") + (", spot-on" if state.spot_on else "")
    last = ""
    if state.last_call:
        shown = " ".join(_cup(state.shown[seat]) or "-" for seat in players)
        last = f", last {shown} {CALLS[int(state.last_call)]} by {state.last_caller + 1}"
        last += f" on {bid_text(state.last_bid)} of {state.last_bidder + 1}"
    return f"cups {cups}, seat {state.active + 1}{rolling}{bid}, aside {state.aside}{options}{last}"


def _cup(code: int) -> str:
    return "".join(map(str, faces_of(code)))


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    found = POSITION.fullmatch(text.strip())
    cups = found[1].split() if found else []
    shown = (found[9] or "").split() if found else []
    seats = [int(found[place]) for place in (2, 3, 5, 11, 13) if found[place]] if found else []
    if not found or len(shown) not in (0, len(cups)) or not 1 <= min(seats) <= max(seats) <= len(cups):
        raise BadNotation("not-a-position", text=text)
    state: State = np.zeros(1, LAYOUT)[0]
    state.players = BOUNDS.read("players", str(len(cups)))
    for seat, cup in enumerate(cups):
        state.dice[seat] = 0 if cup == "-" else len(cup)
        state.cup[seat] = code_of(cup) if cup.isdecimal() else 0
    state.active = int(found[2]) - 1
    state.to_roll = int(found[3]) - 1 if found[3] else len(cups)
    if found[4]:
        state.bid, state.bidder = _bid(found[4], text), int(found[5]) - 1
    state.aside = BOUNDS.read("aside", found[6])
    state.wild, state.spot_on = found[7] is not None, found[8] is not None
    if shown:
        state.shown[: len(shown)] = [code_of(cup) if cup.isdecimal() else 0 for cup in shown]
        state.last_call, state.last_caller = BY_WORDS[found[10]], int(found[11]) - 1
        state.last_bid, state.last_bidder = _bid(found[12], text), int(found[13]) - 1
    needed = {
        int(state.active),
        *([int(state.to_roll)] if found[3] else []),
        *([int(state.bidder)] if found[4] else []),
    }
    if not all(state.dice[seat] for seat in needed):
        raise BadNotation("no-dice-left", text=text)
    return state
