"""Fifteen dice: eleven coloured ones, each of its own colour, and four silver ones, the copiers.

A die is a number from 0 to 14, the coloured ones first. What all dice show is kept in three bits for each, the first
lowest; 0 for a die that was not cast yet. Some dice are a bit set. A row is a list: four bits for each die, the left
one lowest, which hold the die plus one, so that a row ends at the first 0. A tally has four bits for each number.
"""

from croupier.kernel.counts import FACES, count_of
from croupier.kernel.rule import rule

COLOURS = 11
COPIERS = 4
DICE = COLOURS + COPIERS
COLOURED = (1 << COLOURS) - 1
SILVER = ((1 << COPIERS) - 1) << COLOURS
CASTS = FACES**COLOURS


@rule
def number_of(faces: int, die: int) -> int:
    """What a die shows."""
    return (faces >> (3 * die)) & 7


@rule
def coloured_faces(cast: int) -> int:
    """I4: what the coloured dice show after a cast, which is one digit to the base of six for each."""
    faces = 0
    for die in range(COLOURS):
        faces |= (cast % FACES + 1) << (3 * die)
        cast //= FACES
    return faces


@rule
def silver_faces(counts: int) -> int:
    """I4: what the silver dice show after a cast counted by face; equal ones lie beside each other."""
    faces = 0
    place = 3 * COLOURS
    for face in range(FACES):
        for _ in range(count_of(counts, face)):
            faces |= (face + 1) << place
            place += 3
    return faces


@rule
def tally(faces: int, dice: int) -> int:
    """How many of some dice show each number."""
    counts = 0
    while dice:
        counts += (dice & 1) << (4 * (faces & 7))
        dice >>= 1
        faces >>= 3
    return counts


@rule
def tallied(counts: int, number: int) -> int:
    """How many show this number."""
    return (counts >> (4 * number)) & 15


@rule
def dice_count(dice: int) -> int:
    """How many dice a bit set holds."""
    count = 0
    while dice:
        dice &= dice - 1
        count += 1
    return count


@rule
def with_die(row: int, place: int, die: int) -> int:
    """I8: a row with a die more, which has `place` dice to its left."""
    low = (1 << (4 * place)) - 1
    return (row & low) | ((die + 1) << (4 * place)) | ((row & ~low) << 4)
