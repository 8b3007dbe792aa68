"""Moves and positions of TUTTO in words: `keep 1 5 5`, `stop`, `next`, rolls as `1 3 3 4 6 6`, cards as `bonus-600`.

In short: faces alone are kept.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from croupier.kernel.contract import State
from croupier.kernel.counts import dice_in, dice_text, parse_dice
from croupier.kernel.errors import BadNotation
from croupier.kernel.pairs import pairs_text, parse_pairs
from croupier.kernel.seats import CHANCE

from .cards import CARDS, X2, Card
from .dice import DICE
from .options import Double, Keep, PlusMinus
from .rules import BOUNDS, LAYOUT, NEXT, STOP, Phase, valid_dice

NUMBERS = ("last_round", "champion", "leaves", "earlier", "extras", "rolled", "target", "reshuffled")
RULES: dict[str, type[IntEnum]] = {"keep": Keep, "x2": Double, "plus_minus": PlusMinus}
FACE_SIGNS = {*"123456", " "}
STANDARD = "5 5 5 5 5 5 10 5 5 1 5"
CARD_NAMES = tuple(card.name.lower().replace("_", "-") for card in Card)
USUAL = (
    {"seat": "1", "first": "1", "card": "bonus-200", "roll": "-", "aside": "-", "deck": STANDARD, "box": STANDARD}
    | dict.fromkeys(NUMBERS, "0")
    | {"target": "6000", "keep": "free", "x2": "all", "plus_minus": "go_on"}
)


def card_name(card: int) -> str:
    """A card in words."""
    return CARD_NAMES[card]


def parse_card(text: str) -> int:
    """The opposite of `card_name`."""
    name = text.upper().replace("-", "_")
    if name not in Card.__members__:
        raise BadNotation("not-a-card", text=text, known=[card_name(card) for card in Card])
    return Card[name]


def move_text(state: State, seat: int, move: int) -> str:
    """A card, a roll, `keep` with faces, `stop`, or `next`."""
    if seat == CHANCE:
        return card_name(move) if state.phase == Phase.CARD else dice_text(move)
    if move == STOP:
        return "stop"
    return "next" if move == NEXT else f"keep {dice_text(move)}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`; faces alone are kept."""
    words = " ".join(text.lower().split())
    if seat == CHANCE:
        return parse_card(words) if state.phase == Phase.CARD else parse_dice(words, DICE)
    if words in ("stop", "next"):
        return STOP if words == "stop" else NEXT
    if words.startswith("keep ") or (words and set(words) <= FACE_SIGNS):
        return parse_dice(words.removeprefix("keep "), DICE)
    raise BadNotation("not-a-move", text=text)


def state_text(state: State) -> str:
    """A position on one line, `name value` pairs between semicolons; what is as in `USUAL` is left out."""
    pairs = {
        "scores": _numbers(state.score[: state.players]),
        "seat": str(state.active + 1),
        "first": str(state.first + 1),
        "phase": Phase(state.phase).name.lower(),
        "card": card_name(state.card),
        "roll": dice_text(state.roll),
        "aside": dice_text(state.aside),
        **{name: str(state[name]) for name in NUMBERS},
        **{name: choices(state[name]).name.lower() for name, choices in RULES.items()},
        "deck": _numbers(state.deck),
        "box": _numbers(state.box),
    }
    return pairs_text(pairs, USUAL)


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    state: State = np.zeros(1, LAYOUT)[0]
    pairs = parse_pairs(text, USUAL)
    try:
        scores = BOUNDS.read_all("score", pairs.pop("scores"))
        state.players = BOUNDS.read("players", str(len(scores)))
        state.score[: len(scores)] = scores
        state.active = BOUNDS.read("active", pairs.pop("seat"), away=1)
        state.first = BOUNDS.read("first", pairs.pop("first"), away=1)
        state.phase = Phase[pairs.pop("phase").upper()]
        state.card = parse_card(pairs.pop("card"))
        for name, choices in RULES.items():
            state[name] = choices[pairs.pop(name).upper()]
        for name in ("roll", "aside"):
            state[name] = parse_dice(pairs.pop(name), DICE)
        for name in ("deck", "box"):
            state[name] = BOUNDS.read_all(name, pairs.pop(name), CARDS)
        for name in NUMBERS:
            state[name] = BOUNDS.read(name, pairs.pop(name))
        if pairs:
            raise BadNotation("position-names", names=list(pairs))
        state.cards = state.deck.sum()
        state.valid = valid_dice(state.card, state.roll, state.aside)
        _check(state)
    except (KeyError, ValueError, IndexError, OverflowError, BadNotation) as error:
        raise BadNotation("not-a-position", text=text, reason=error) from None
    return state


def _check(state: State) -> None:
    """Refuse what no rule could go on from."""
    if not {int(state.active), int(state.first), max(0, state.champion - 1)} <= set(range(state.players)):
        raise BadNotation("position-seats", players=int(state.players))
    if dice_in(state.roll) + dice_in(state.aside) > DICE or (state.phase == Phase.CHOICE and not state.valid):
        raise BadNotation("position-roll")
    if not state.box[: X2 + 1].any() or (state.phase == Phase.CARD and not state.cards):
        raise BadNotation("position-deck")


def _numbers(values: NDArray[np.int32]) -> str:
    return " ".join(str(value) for value in values)
