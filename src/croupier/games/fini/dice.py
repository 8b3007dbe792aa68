"""Fifteen dice: eleven coloured ones, each of its own colour, and four silver ones, the copiers.

A die is a number from 0 to 14, the coloured ones first. What all dice show is kept in three bits for each, the first
lowest; 0 for a die that was not cast yet. Some dice are a bit set. A row is a list: four bits for each die, the left
one lowest, which hold the die plus one, so that a row ends at the first 0. A tally has four bits for each number.
"""

from croupier.kernel.counts import FACES, count_of
from croupier.kernel.rule import rule

NUMBER_BITS = 3
ANY_NUMBER = (1 << NUMBER_BITS) - 1
ROW_BITS = 4
ANY_DIE = (1 << ROW_BITS) - 1
TALLY_BITS = 4
ANY_TALLY = (1 << TALLY_BITS) - 1
COLOURS = 11
COPIERS = 4
DICE = COLOURS + COPIERS
COLOURED = (1 << COLOURS) - 1
SILVER = ((1 << COPIERS) - 1) << COLOURS
CASTS = FACES**COLOURS


@rule
def number_of(faces: int, die: int) -> int:
    """What a die shows."""
    return (faces >> (NUMBER_BITS * die)) & ANY_NUMBER


@rule
def showing(die: int, number: int) -> int:
    """A die that shows a number, among what all dice show."""
    return number << (NUMBER_BITS * die)


@rule
def coloured_faces(cast: int) -> int:
    """I4: what the coloured dice show after a cast, which is one digit to the base of six for each."""
    faces = 0
    for die in range(COLOURS):
        faces |= showing(die, cast % FACES + 1)
        cast //= FACES
    return faces


@rule
def silver_faces(counts: int) -> int:
    """I4: what the silver dice show after a cast counted by face; equal ones lie beside each other."""
    faces = 0
    die = COLOURS
    for face in range(FACES):
        for _ in range(count_of(counts, face)):
            faces |= showing(die, face + 1)
            die += 1
    return faces


@rule
def tally(faces: int, dice: int) -> int:
    """How many of some dice show each number."""
    counts = 0
    while dice:
        counts += (dice & 1) << (TALLY_BITS * (faces & ANY_NUMBER))
        dice >>= 1
        faces >>= NUMBER_BITS
    return counts


@rule
def tallied(counts: int, number: int) -> int:
    """How many show this number."""
    return (counts >> (TALLY_BITS * number)) & ANY_TALLY


@rule
def leftmost(row: int) -> int:
    """The first die of a row, or -1 if it is empty."""
    return (row & ANY_DIE) - 1


@rule
def beyond(row: int, dice: int) -> int:
    """A row without its first dice."""
    return row >> (ROW_BITS * dice)


@rule
def with_die(row: int, place: int, die: int) -> int:
    """I8: a row with a die more, which has `place` dice to its left."""
    at = ROW_BITS * place
    left = row & ((1 << at) - 1)
    return left | (die + 1) << at | (row ^ left) << ROW_BITS
