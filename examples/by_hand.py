"""A few moves by hand: what may be done, what it does, and what the rules forbid.

Prints:
    seat 1 may: roll
    P3: A turn begins with a roll: a player who has gathered no points this turn may not hold.
    scores 0 0, seat 1, gathered 4, target 100, faces 6
    seat 1 may: roll, hold
"""

import croupier

match = croupier.Match(croupier.game("pig").setup(players=2))


def offer() -> None:
    """What the seat in turn may do, in words."""
    (seat,) = match.seats
    print(f"seat {seat + 1} may:", ", ".join(match.words(seat, move) for move in match.moves(seat)))


offer()
try:
    match.play(0, match.parse(0, "hold"))
except croupier.Refused as refused:
    print(refused)
match.play(0, match.parse(0, "roll"))
match.play(croupier.CHANCE, match.parse(croupier.CHANCE, "4"))
print(match.text())
offer()
