"""Six-sided dice counted by face: three bits for each face, the 1s lowest, as `roll_counts` rolls them."""

from functools import lru_cache
from math import comb

from .contract import Codes
from .errors import BadNotation
from .rule import rule

FACES = 6
COUNT_BITS = 3
ANY_COUNT = (1 << COUNT_BITS) - 1
CODES = 1 << (COUNT_BITS * FACES)
"""Every code is below this."""
ROLLS_OF = tuple(comb(dice + FACES - 1, dice) for dice in range(FACES + 1))
"""How many different rolls there are of no die, one, and so on up to six."""
KEPT_FACES = 2048
"""More than there are codes of up to six dice."""


@rule
def count_of(code: int, face: int) -> int:
    """How many dice show a face; faces count from 0 here."""
    return (code >> (COUNT_BITS * face)) & ANY_COUNT


@rule
def one_die(face: int) -> int:
    """The code of a single die that shows a face, counted from 0."""
    return 1 << (COUNT_BITS * face)


@rule
def dice_in(code: int) -> int:
    """How many dice a code counts: neighbours are added, then the three pairs."""
    pairs = (code & 0o070707) + ((code >> 3) & 0o070707)
    return (pairs + (pairs >> 6) + (pairs >> 12)) & 63


@rule
def roll_codes(dice: int, out: Codes) -> int:
    """All different rolls of some dice."""
    count = 0
    for ones in range(dice + 1):
        for twos in range(dice - ones + 1):
            for threes in range(dice - ones - twos + 1):
                for fours in range(dice - ones - twos - threes + 1):
                    for fives in range(dice - ones - twos - threes - fours + 1):
                        sixes = dice - ones - twos - threes - fours - fives
                        out[count] = ones | twos << 3 | threes << 6 | fours << 9 | fives << 12 | sixes << 15
                        count += 1
    return count


@rule
def roll_weight(roll: int) -> int:
    """How many ordered rolls look like this one: the multinomial coefficient."""
    weight = 1
    so_far = 0
    for face in range(FACES):
        for number in range(count_of(roll, face)):
            so_far += 1
            weight = weight * so_far // (number + 1)
    return weight


@rule
def roll_outcomes(dice: int, out: Codes, weights: Codes) -> int:
    """All different rolls of some dice with their weights."""
    count = roll_codes(dice, out)
    for number in range(count):
        weights[number] = roll_weight(out[number])
    return count


@lru_cache(KEPT_FACES)
def faces_of(code: int) -> tuple[int, ...]:
    """Counted dice by their faces from 1 to 6, lowest first."""
    return tuple(face + 1 for face in range(FACES) for _ in range(code >> (COUNT_BITS * face) & ANY_COUNT))


def dice_text(code: int) -> str:
    """Dice by their faces; `-` for none."""
    return " ".join(map(str, faces_of(code))) or "-"


def parse_dice(text: str, most: int) -> int:
    """The opposite of `dice_text`; faces may stand in any order, with or without blanks."""
    faces = text.replace(" ", "")
    if faces == "-":
        return 0
    if not faces or len(faces) > most or not set(faces) <= set("123456"):
        raise BadNotation("not-dice", text=text, most=most)
    return sum(int(one_die(int(face) - 1)) for face in faces)
