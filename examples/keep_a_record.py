"""A game as text: written, read, checked move by move, and every position on the way.

Prints:
    croupier record 2
    11 moves, the last position: scores 11 0, seat 1, gathered 0, over, target 10, faces 6
"""

import croupier

pig = croupier.game("pig")
match = croupier.Match(pig.setup(players=2, options={"target": "10"}))
dice = croupier.new_rng(seed=3)
while not match.over:
    seat = match.seats[0]
    if seat == croupier.CHANCE:
        match.roll(dice)
    else:
        match.play(seat, match.ask(seat, "hold-at-20", dice))
players = (croupier.Player("bot", "hold-at-20"),) * 2
text = croupier.Record.of(match, players).text()
again = croupier.Record.from_text(text).replay(pig)
print(text.splitlines()[0])
print(f"{len(again.log)} moves, the last position: {again.text()}")
