"""Moves and positions of DICETTO in words: `roll 1 3`, `stop`, `put 5 5 on a, 3 on x`, cards as `pair` or `pair+`."""

import re

import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.counts import dice_in, dice_text, faces_of, one_die, parse_dice
from croupier.kernel.errors import BadNotation
from croupier.kernel.pairs import pairs_text, parse_pairs
from croupier.kernel.seats import CHANCE

from .cards import BONUSES, CARDS, EXTRA, KINDS, Bonus, card_of, has_logo, kind_of
from .dice import DICE, DIE_BITS, attack_of, battle_of, defence_of, die_at, in_row
from .options import TABLE
from .state import BONUSES_DEALT, BOUNDS, EXTRA_PLACE, LAYOUT, NO_CARD, PLACES, PUT, STOP, Phase

KIND_NAMES = (
    *(f"{face}s" for face in range(1, 7)),
    *("chance", "pair", "small-straight", "3-of-a-kind", "2-pairs", "large-straight", "4-of-a-kind", "extra-roll"),
)
BONUS_NAMES = tuple(bonus.name.lower().replace("_", "-") for bonus in Bonus)
PLACE_NAMES = "abcdx"
LOGO = "+"
NUMBERS = ("rolls", "idle", "goal", "idle_rounds", "bonus_due")
STANDARD = " ".join(["2 1"] * 6 + ["3 1"] * 7)
USUAL = {
    "seat": "1", "rolls": "0", "roll": "-", "idle": "0", "goal": "10", "idle_rounds": "10", "table": "- - - -",
    "dice": "- - - - -", "rivals": "- - - - -", "bonuses": "-", "bonus_due": "0", "prizes": "-",
    "points": "2 2 2 2 2 2 1 2 2 3 4 4 6", "worth": "3 3 4 3 3 3 5 3", "box": STANDARD,
}  # fmt: skip


def card_name(card: int) -> str:
    """A card in words, with a plus for the logo; `-` for none."""
    return "-" if card == NO_CARD else KIND_NAMES[kind_of(card)] + (LOGO if has_logo(card) else "")


def parse_card(text: str) -> int:
    """The opposite of `card_name`."""
    if text == "-":
        return NO_CARD
    kind = text.removesuffix(LOGO)
    if kind not in KIND_NAMES[:KINDS]:
        raise BadNotation("not-a-card", text=text, known=KIND_NAMES[:KINDS], logo=LOGO)
    return int(card_of(KIND_NAMES.index(kind), int(text.endswith(LOGO))))


def dice_on(state: State, move: int) -> list[int]:
    """The dice that an assignment puts on each place."""
    row = in_row(state.roll)
    on = [0] * PLACES
    for die in range(DICE):
        place = die_at(move, die)
        if place:
            on[place - 1] += one_die(die_at(row, die) - 1)
    return on


def move_text(state: State, seat: int, move: int) -> str:
    """`roll` with faces, `stop`, `put` with faces and places, or what was dealt and rolled."""
    if seat == CHANCE:
        return _outcome_text(state, move)
    if move == STOP:
        return "stop"
    if move < PUT:
        return f"roll {dice_text(move)}"
    parts = [
        f"{dice_text(dice)} on {name}" for dice, name in zip(dice_on(state, move), PLACE_NAMES, strict=True) if dice
    ]
    return f"put {', '.join(parts) or 'nothing'}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The opposite of `move_text`."""
    words = " ".join(text.lower().split())
    if seat == CHANCE:
        return _parse_outcome(state, words)
    if words == "stop":
        return STOP
    if words.startswith("roll "):
        return parse_dice(words.removeprefix("roll "), DICE)
    if words == "put nothing":
        return PUT
    if words.startswith("put "):
        return _parse_put(state, words.removeprefix("put "))
    raise BadNotation("not-a-move", text=text)


def state_text(state: State) -> str:
    """A position on one line, `name value` pairs between semicolons; what is as in `USUAL` is left out."""
    table = [int(card) for card in state.card[:TABLE]]
    box = state.deck + state.won.sum(axis=0)
    for card in table:
        if card != NO_CARD:
            box[card] += 1
    pairs = {
        "won": " / ".join(_cards_text(state, seat) for seat in range(state.players)),
        "seat": str(state.active + 1),
        "phase": Phase(state.phase).name.lower(),
        "roll": dice_text(state.roll),
        "table": " ".join(map(card_name, table)),
        "dice": " ".join(
            f"{owner}:{dice_text(dice).replace(' ', '')}" if owner else "-"
            for owner, dice in zip(state.owner, state.dice, strict=True)
        ),
        "rivals": " ".join(dice_text(dice).replace(" ", "") for dice in state.rival),
        "bonuses": " ".join(name for bit, name in enumerate(BONUS_NAMES) if (state.bonuses >> bit) & 1) or "-",
        "prizes": " ".join(map(str, state.prize[: state.players])) if state.prize.any() else "-",
        **{name: str(state[name]) for name in NUMBERS},
        **{name: " ".join(map(str, state[name])) for name in ("points", "worth")},
        "box": " ".join(map(str, box)),
    }
    return pairs_text(pairs, USUAL)


def parse_state(text: str) -> State:
    """The opposite of `state_text`."""
    state: State = np.zeros(1, LAYOUT)[0]
    pairs = parse_pairs(text, USUAL)
    try:
        _read(state, pairs)
        if pairs:
            raise BadNotation("position-names", names=list(pairs))
    except (KeyError, ValueError, IndexError, OverflowError, BadNotation) as error:
        raise BadNotation("not-a-position", text=text, reason=error) from None
    return state


def _read(state: State, pairs: dict[str, str]) -> None:
    """Set a state from words, and take the words away."""
    for name in NUMBERS:
        state[name] = BOUNDS.read(name, pairs.pop(name))
    state["points"] = BOUNDS.read_all("points", pairs.pop("points"), KINDS)
    state["worth"] = BOUNDS.read_all("worth", pairs.pop("worth"), BONUSES)
    state["deck"] = BOUNDS.read_all("deck", pairs.pop("box"), CARDS)
    hands = pairs.pop("won").split("/")
    state.players = BOUNDS.read("players", str(len(hands)))
    state.hand[: len(hands)] = DICE
    for seat, cards in enumerate(hands):
        for name in cards.split() if cards.strip() != "-" else ():
            _win(state, seat, parse_card(name))
    state.active = BOUNDS.read("active", pairs.pop("seat"), away=1)
    if state.active >= state.players:
        raise BadNotation("position-seat")
    state.phase = Phase[pairs.pop("phase").upper()]
    state.roll = parse_dice(pairs.pop("roll"), DICE)
    for place, name in enumerate(_exactly(TABLE, pairs.pop("table"))):
        state.card[place] = parse_card(name)
        if state.card[place] != NO_CARD:
            state.deck[state.card[place]] -= 1
    state.card[EXTRA_PLACE] = card_of(EXTRA, 0)
    for place, words in enumerate(_exactly(PLACES, pairs.pop("dice"))):
        if words != "-":
            owner, _, faces = words.partition(":")
            _stand(state, place, BOUNDS.read("owner", owner), parse_dice(faces, DICE))
    for place, words in enumerate(_exactly(PLACES, pairs.pop("rivals"))):
        state.rival[place] = parse_dice(words, DICE)
        state.hand[state.active] -= dice_in(state.rival[place])
    names = pairs.pop("bonuses")
    state.bonuses = sum(1 << BONUS_NAMES.index(name) for name in names.split() if name != "-")
    prizes = pairs.pop("prizes")
    if prizes != "-":
        state.prize[: state.players] = BOUNDS.read_all("prize", prizes, int(state.players))
    if (state.deck < 0).any() or (state.hand < 0).any():
        raise BadNotation("position-pieces")
    state.cards = state.deck.sum()
    _check(state)


def _check(state: State) -> None:
    """Refuse what no rule could go on from."""
    if state.phase == Phase.CARD and not (state.cards and NO_CARD in state.card[:TABLE]):
        raise BadNotation("position-card")
    if (state.phase == Phase.BATTLE) != state.rival.any() or (state.rival[state.owner == 0]).any():
        raise BadNotation("position-battle")
    dealt = int(state.bonuses).bit_count()
    dealing = state.phase == Phase.BONUS
    if dealing != (state.bonus_due > 0) or (dealing and dealt + state.bonus_due > BONUSES_DEALT):
        raise BadNotation("position-bonus", count=BONUSES_DEALT)


def _win(state: State, seat: int, card: int) -> None:
    state.won[seat, card] += 1
    state.deck[card] -= 1
    state.amount[seat] += 1
    state.score[seat] += state.points[kind_of(card)]


def _stand(state: State, place: int, owner: int, dice: int) -> None:
    if not 1 <= owner <= state.players or not dice:
        raise BadNotation("position-owner", place=PLACE_NAMES[place])
    state.owner[place] = owner
    state.dice[place] = dice
    state.hand[owner - 1] -= dice_in(dice)


def _outcome_text(state: State, move: int) -> str:
    if state.phase == Phase.BONUS:
        return BONUS_NAMES[move]
    if state.phase == Phase.CARD:
        return card_name(move)
    return f"{attack_of(move)} against {defence_of(move)}" if state.phase == Phase.BATTLE else dice_text(move)


def _parse_outcome(state: State, words: str) -> int:
    if state.phase == Phase.BONUS:
        if words not in BONUS_NAMES:
            raise BadNotation("not-there", what="bonus", name=words, known=BONUS_NAMES)
        return BONUS_NAMES.index(words)
    if state.phase == Phase.CARD:
        return parse_card(words)
    if state.phase == Phase.BATTLE:
        if not (battle := re.fullmatch(r"([1-6]) against ([1-6])", words)):
            raise BadNotation("not-a-battle", text=words)
        return int(battle_of(int(battle[1]), int(battle[2])))
    return parse_dice(words, DICE)


def _parse_put(state: State, words: str) -> int:
    """Dice on places: of dice that show the same, those further left in the row go to the earlier place (D10)."""
    row = in_row(state.roll)
    left = [int(die_at(row, die)) for die in range(DICE)]
    on: dict[int, list[int]] = {}
    for part in words.split(","):
        dice, _, name = part.strip().partition(" on ")
        if len(name.strip()) != 1 or name.strip() not in PLACE_NAMES:
            raise BadNotation("not-a-place", text=part.strip())
        on.setdefault(PLACE_NAMES.index(name.strip()) + 1, []).extend(faces_of(parse_dice(dice, DICE)))
    code = 0
    for place in sorted(on):
        for face in on[place]:
            if face not in left:
                raise BadNotation("not-that-many", dice=dice_text(state.roll), face=face)
            die = left.index(face)
            left[die] = 0
            code |= place << (DIE_BITS * die)
    return PUT | code


def _cards_text(state: State, seat: int) -> str:
    cards = [card_name(card) for card in range(CARDS) for _ in range(state.won[seat, card])]
    return " ".join(cards) or "-"


def _exactly(count: int, words: str) -> list[str]:
    parts = words.split()
    if len(parts) != count:
        raise BadNotation("position-count", count=count, text=words)
    return parts
