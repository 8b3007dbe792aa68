"""OpenSpiel's tree search at DICETTO against one of its bots, which also says what is likely and what a leaf is worth.

    python examples/learning/mcts_dicetto.py [GAMES] [SIMULATIONS]

By default 40 games with 64 simulations for every decision, the search on each seat by turns. Prints after some minutes:
    search with 64 simulations wins 0.675 ± 0.155 of 40 games against casual
"""

import sys

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms import mcts

import croupier
import croupier.adapters.openspiel
from croupier.kernel.encoding import encoding
from croupier.kernel.margins import share

BOT = "casual"
LEAF_GAMES = 128
TRUST = 0.5
"""How likely it is beforehand that the bot's own choice is the best."""


def choice(state: pyspiel.State, wits: NDArray[np.uint64]) -> int:
    """What the bot would do."""
    at, seat = state.position, state.current_player()
    return encoding(at.game).action_of(at, seat, at.ask(seat, BOT, wits))


class PlayedOut(mcts.Evaluator):  # type: ignore[misc]
    """Plays states out with the bot on every seat, compiled."""

    def __init__(self) -> None:
        self.wits = croupier.new_rng(seed=2)
        self.played = 0

    def evaluate(self, state: pyspiel.State) -> NDArray[np.float64]:
        """What everybody wins on average, as OpenSpiel counts it."""
        at = state.position
        told = croupier.simulate(at.setup, LEAF_GAMES, [BOT, BOT], start=at, workers=1, first_game=self.played)
        self.played += LEAF_GAMES
        return 2 * np.array(told.mean_payoff) - 1

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """How likely each action is the best; of dice, how likely they fall so."""
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions, best = state.legal_actions(), choice(state, self.wits)
        return [(action, TRUST * (action == best) + (1 - TRUST) / len(actions)) for action in actions]


def play(game: pyspiel.Game, searcher: mcts.MCTSBot, seat: int, random: np.random.RandomState) -> float:
    """What the search on a seat has of the victory in one game."""
    state, wits = game.new_initial_state(), croupier.new_rng(random.randint(1 << 30))
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=chances)
        else:
            action = searcher.step(state) if state.current_player() == seat else choice(state, wits)
        state.apply_action(action)
    return (state.returns()[seat] + 1) / 2


def main(games: int = 40, simulations: int = 64) -> None:
    """Play, and tell how it went."""
    random = np.random.RandomState(7)
    game = pyspiel.load_game("croupier_dicetto(players=2,first=-1)")
    searcher = mcts.MCTSBot(
        game, 0.3, simulations, PlayedOut(), random_state=random, child_selection_fn=mcts.SearchNode.puct_value
    )
    won = [play(game, searcher, number % 2, random) for number in range(games)]
    told = share(sum(won), sum(one * one for one in won), games).told(3)
    print(f"search with {simulations} simulations wins {told} of {games} games against {BOT}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
