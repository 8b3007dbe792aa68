"""Six-sided dice counted by face: three bits for each face, the 1s lowest, as `roll_counts` rolls them."""

from .contract import Codes
from .rule import rule

FACES = 6


@rule
def count_of(code: int, face: int) -> int:
    """How many dice show a face; faces count from 0 here."""
    return (code >> (3 * face)) & 7


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
