"""Who wins more often, and by how much: bots against each other, many games at once.

Prints:
    hold-at-20 wins 0.8981 of 10000 games against random
    with a target of 30 it is 0.7724
"""

import croupier

pig = croupier.game("pig")
bots = ["random", "hold-at-20"]
usual = croupier.simulate(pig.setup(players=2), games=10_000, bots=bots, seed=1)
short = croupier.simulate(pig.setup(players=2, options={"target": "30"}), games=10_000, bots=bots, seed=1)
print(f"{bots[1]} wins {usual.mean_payoff[1]:.4f} of {usual.games} games against {bots[0]}")
print(f"with a target of 30 it is {short.mean_payoff[1]:.4f}")
