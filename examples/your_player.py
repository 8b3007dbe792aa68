"""A player of your own in plain Python, move by move against one of ours.

Prints:
    my player won 21 of 40 games against hold-at-20
"""

import croupier


def my_player(at: croupier.Position, seat: int) -> str:
    """Holds at 25, or when that wins."""
    state = at.state
    enough = min(25, state.target - state.score[seat])
    return "hold" if state.gathered >= enough else "roll"


pig = croupier.game("pig")
dice = croupier.new_rng(seed=7)
won = 0.0
for number in range(40):
    match = croupier.Match(pig.setup(players=2, first=number % 2))
    while not match.over:
        seat = match.seats[0]
        if seat == croupier.CHANCE:
            match.roll(dice)
        elif seat == 0:
            match.play(0, match.parse(0, my_player(match.veiled(0), 0)))
        else:
            match.play(1, match.ask(1, "hold-at-20", dice))
    won += match.payoff()[0]
print(f"my player won {won:.0f} of 40 games against hold-at-20")
