"""OpenSpiel's tree search at DICETTO against one of its bots; what a leaf is worth, compiled games of that bot tell.

python mcts_dicetto.py [GAMES] [SIMULATIONS], by default 40 games with 64 simulations for each decision. Each deal of who
begins is played from both seats. After some minutes it prints:
    ...
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import croupier
import croupier.adapters.openspiel  # registers the games
from croupier.kernel.encoding import encoding

BOT = "casual"
LEAF_GAMES = 64


class PlayedOut(mcts.Evaluator):  # type: ignore[misc]
    """Plays a state out with the bot on every seat."""

    def __init__(self) -> None:
        self.played = 0

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        """What everybody wins on average, as OpenSpiel counts it."""
        bots = [BOT] * state.num_players()
        result = croupier.simulate(
            state.position.setup, LEAF_GAMES, bots, start=state.position, workers=1, first_game=self.played
        )
        self.played += LEAF_GAMES
        return 2 * np.array(result.mean_payoff) - 1

    def prior(self, state: pyspiel.State) -> list[tuple[int, float]]:
        """Nothing is more likely than anything else, but for the dice."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def play(game: pyspiel.Game, searcher: mcts.MCTSBot, seat: int, random: np.random.RandomState) -> float:
    """What the search on a seat wins in one game."""
    state, wits = game.new_initial_state(), croupier.new_rng(random.randint(1 << 30))
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = random.choice(outcomes, p=chances)
        elif player == seat:
            action = searcher.step(state)
        else:
            at = state.position
            action = encoding(at.game).action_of(at, player, at.ask(player, BOT, wits))
        state.apply_action(action)
    return (state.returns()[seat] + 1) / 2


def main(games: int = 40, simulations: int = 64) -> None:
    """Play from both seats by turns, and tell how it went."""
    random = np.random.RandomState(1)
    game = pyspiel.load_game("croupier_dicetto(players=2,first=-1)")
    searcher = mcts.MCTSBot(game, 0.5, simulations, PlayedOut(), random_state=random)
    won = [play(game, searcher, number % 2, random) for number in range(games)]
    margin = 1.96 * np.std(won) / np.sqrt(games)
    print(
        f"search with {simulations} simulations wins {np.mean(won):.3f} ± {margin:.3f} of {games} games against {BOT}"
    )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
