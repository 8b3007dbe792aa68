"""Moves and positions of TUTTO in words: `keep 1 5 5`, `stop`, `next`, rolls as `1 3 3 4 6 6`, cards as `bonus-600`."""

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.errors import BadNotation
from croupier.kernel.seats import CHANCE

from .dice import FACES, count_of
from .options import Double, Keep, PlusMinus
from .rules import CARDS, LAYOUT, NEXT, STOP, Card, Phase, valid_dice

NUMBERS = ("active", "last_round", "champion", "leaves", "earlier", "extras", "rolled", "target")


def card_name(card: int) -> str:
    """A card in words."""
    return Card(card).name.lower().replace("_", "-")


def parse_card(text: str) -> int:
    """The opposite of `card_name`."""
    name = text.upper().replace("-", "_")
    if name not in Card.__members__:
        raise BadNotation(f"{text!r} is not a card; there is: {', '.join(card_name(card) for card in Card)}")
    return Card[name]


def dice_text(code: int) -> str:
    """Dice by their faces, lowest first; `-` for none."""
    return " ".join(str(face + 1) for face in range(FACES) for _ in range(count_of(code, face))) or "-"


def parse_dice(text: str) -> int:
    """The opposite of `dice_text`; faces may stand in any order, with or without blanks."""
    faces = text.replace(" ", "")
    if faces == "-":
        return 0
    if not faces or len(faces) > 6 or not set(faces) <= set("123456"):
        raise BadNotation(f"{text!r} are not dice; say their faces, such as 1 5 5")
    return sum(1 << (3 * (int(face) - 1)) for face in faces)


def move_text(state: State, seat: int, move: int) -> str:
    """A card, a roll, `keep` with faces, `stop`, or `next`."""
    if seat == CHANCE:
        return card_name(move) if state.phase == Phase.CARD else dice_text(move)
    if move == STOP:
        return "stop"
    return "next" if move == NEXT else f"keep {dice_text(move)}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`."""
    words = " ".join(text.lower().split())
    if seat == CHANCE:
        return parse_card(words) if state.phase == Phase.CARD else parse_dice(words)
    if words in ("stop", "next"):
        return STOP if words == "stop" else NEXT
    if words.startswith("keep "):
        return parse_dice(words.removeprefix("keep "))
    raise BadNotation(f"{text!r} is not a move in TUTTO; say stop, next, or keep and faces, such as keep 1 5 5")


def state_text(state: State) -> str:
    """A position on one line, `name value` pairs between semicolons."""
    pairs = {
        "scores": " ".join(str(score) for score in state.score[: state.players]),
        "phase": Phase(state.phase).name.lower(),
        "card": card_name(state.card),
        "roll": dice_text(state.roll),
        "aside": dice_text(state.aside),
        **{name: str(state[name]) for name in NUMBERS},
        "keep": Keep(state.keep).name.lower(),
        "x2": Double(state.x2).name.lower(),
        "plus_minus": PlusMinus(state.plus_minus).name.lower(),
        "deck": " ".join(str(count) for count in state.deck),
        "box": " ".join(str(count) for count in state.box),
    }
    return "; ".join(f"{name} {value}" for name, value in pairs.items())


def parse_state(text: str) -> State:
    """The opposite of `state_text`; what is left out is 0, and the deck and box those of the standard edition."""
    state: State = np.zeros(1, LAYOUT)[0]
    standard = "5 5 5 5 5 5 10 5 5 1 5"
    pairs = {"deck": standard, "box": standard, "target": "6000"} | dict(_pair(part) for part in text.split(";"))
    try:
        scores = [int(score) for score in pairs.pop("scores").split()]
        state.players = len(scores)
        state.score[: len(scores)] = scores
        state.phase = Phase[pairs.pop("phase").upper()]
        state.keep = Keep[pairs.pop("keep", "free").upper()]
        state.x2 = Double[pairs.pop("x2", "all").upper()]
        state.plus_minus = PlusMinus[pairs.pop("plus_minus", "go_on").upper()]
        state.card = parse_card(pairs.pop("card", "bonus-200"))
        for name in ("roll", "aside"):
            state[name] = parse_dice(pairs.pop(name, "-"))
        for name in ("deck", "box"):
            state[name] = np.array([int(count) for count in pairs.pop(name).split()]).reshape(CARDS)
        for name in [name for name in NUMBERS if name in pairs]:
            state[name] = int(pairs.pop(name))
    except (KeyError, ValueError, IndexError) as error:
        raise BadNotation(f"{text!r} is not a position of TUTTO: {error}") from None
    state.cards = state.deck.sum()
    state.valid = valid_dice(state.card, state.roll, state.aside)
    if pairs or not 2 <= len(scores) <= 10 or not 0 <= state.active < len(scores):
        raise BadNotation(f"{text!r} is not a position of TUTTO")
    return state


def _pair(part: str) -> tuple[str, str]:
    name, _, value = part.strip().partition(" ")
    return name, value
