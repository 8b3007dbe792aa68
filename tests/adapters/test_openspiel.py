"""OpenSpiel's own tests pass on every game, and what only OpenSpiel asks for is right."""

import pickle
import subprocess
import sys
import unittest
from collections.abc import Callable
from copy import copy, deepcopy
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough, get_all_states

from croupier.adapters.openspiel import register
from croupier.kernel.errors import CroupierError
from croupier.kernel.game import Game
from croupier.kernel.shelf import games

pytestmark = pytest.mark.long
GAMES = games()
BLUFF, CUPS, SEALED, SNATCH = (register(game) for game in games("toys"))
SHORT = {"tutto": "target=1000", "fini": "chips=3"}
"""Options with which a random game is over soon."""


def loaded(game: Game, **said: object) -> Any:
    """A game that is over soon."""
    short = dict(pair.split("=") for pair in SHORT.get(game.id, "").split(",") if pair)
    return pyspiel.load_game(f"croupier_{game.id}({','.join(f'{k}={v}' for k, v in (short | said).items())})")


def play(state: Any, steps: int, random: Random) -> Any:
    """So many random steps on, or to the end."""
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
    return state


def test_every_game_on_the_shelf_is_registered() -> None:
    assert {f"croupier_{game.id}" for game in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_games_keep_the_contract(game: Game) -> None:
    pyspiel.random_sim_test(loaded(game, first=-1), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_part_of_the_tree_keeps_the_contract(game: Game) -> None:
    facts = {"game": loaded(game), "game_name": game.id}
    case = type(f"Partial_{game.id}", (api_test.EnforceAPIOnPartialTreeBase,), facts)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 4
    assert [*result.errors, *result.failures] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_can_be_written_down(game: Game) -> None:
    text = generate_playthrough.playthrough(str(loaded(game)), action_sequence=[], seed=1)
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_most_players_share_a_victory_that_adds_up_to_nothing(game: Game) -> None:
    most = game.facts.seats[1]
    state = play(loaded(game, players=most).new_initial_state(), 100_000, Random(1))
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) <= 1


def test_who_begins_is_an_outcome_where_it_is_drawn() -> None:
    state = pyspiel.load_game("croupier_tutto(players=3,first=-1)").new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "seat 3 begins"


def test_probabilities_follow_the_weights() -> None:
    state = pyspiel.load_game("croupier_tutto").new_initial_state()
    while state.is_chance_node() and len(state.chance_outcomes()) < 400:
        state.apply_action(0)
    chances = {
        state.action_to_string(pyspiel.PlayerId.CHANCE, roll): chance for roll, chance in state.chance_outcomes()
    }
    assert len(chances) == 462
    assert chances["1 1 1 1 1 1"] == pytest.approx(1 / 6**6)
    assert chances["1 2 3 4 5 6"] == pytest.approx(720 / 6**6)


def test_what_is_too_much_to_list_is_dealt_die_by_die() -> None:
    state = pyspiel.load_game("croupier_fini").new_initial_state()
    seen = []
    while state.is_chance_node() and len(state.chance_outcomes()) == 6:
        seen.append(state.chance_outcomes())
        state.apply_action(5)
    assert len(seen) == 11
    assert {chance for dice in seen for _, chance in dice} == {1 / 6}
    assert "\n* 6 6 6 6 6 6 6 6 6 6 6\n" in state.information_state_string(0)


def test_a_bad_set_up_is_told_in_a_line() -> None:
    with pytest.raises(CroupierError, match="Pig is for 2 to 10 players, not 99"):
        pyspiel.load_game("croupier_pig(players=99)")
    with pytest.raises(CroupierError, match=r"target.*-4"):
        pyspiel.load_game("croupier_pig(target=-4)")


def test_a_state_comes_back_from_text_with_all_it_knows() -> None:
    game = pyspiel.load_game("croupier_finish_line")
    state = play(game.new_initial_state(), 60, Random(2))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.observation_tensor(player) == state.observation_tensor(player)


def test_a_copy_goes_its_own_way() -> None:
    state = play(pyspiel.load_game("croupier_tutto").new_initial_state(), 9, Random(3))
    text = state.information_state_string(0)
    play(state.clone(), 5, Random(4))
    assert state.information_state_string(0) == text


@pytest.mark.parametrize("again", [copy, deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
def test_a_game_can_be_copied_and_sent_elsewhere(again: Callable[[Any], Any]) -> None:
    game = pyspiel.load_game("croupier_pig", {"players": 3, "target": 50})
    other = again(game)
    assert str(other) == str(game)
    assert other.began.at.setup == game.began.at.setup
    state = again(play(game.new_initial_state(), 9, Random(3)))
    assert state.information_state_string(0) == play(game.new_initial_state(), 9, Random(3)).information_state_string(0)


def test_a_game_is_the_same_in_another_process() -> None:
    game = pyspiel.load_game("croupier_pig", {"players": 3, "target": 50})
    read = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    there = subprocess.run([sys.executable, "-c", read], input=pickle.dumps(game), capture_output=True, check=True)
    assert there.stdout.decode().strip() == str(game)


def nodes(name: str) -> list[Any]:
    """Every state of a toy."""
    found = get_all_states.get_all_states(pyspiel.load_game(name), include_terminals=True, include_chance_states=True)
    return list(found.values())


@pytest.mark.parametrize("name", [BLUFF, SEALED])
def test_information_states_of_the_whole_tree_keep_secrets_and_forget_nothing(name: str) -> None:
    """States that a seat cannot tell apart offer it the same, and came about by the same actions of its own."""
    known: dict[str, tuple[Any, ...]] = {}
    for state in nodes(name):
        if state.is_terminal() or state.is_chance_node():
            continue
        player, own = state.current_player(), []
        walked = state.get_game().new_initial_state()
        for action in state.history():
            if walked.current_player() == player:
                own.append((walked.information_state_string(player), action))
            walked.apply_action(action)
        facts = (player, tuple(own), tuple(state.legal_actions()), state.observation_string(player))
        assert known.setdefault(state.information_state_string(player), facts) == facts
    counts = {BLUFF: 12, SEALED: 2}
    assert len(known) == counts[name]


def test_a_secret_choice_is_not_told_to_who_chooses_next() -> None:
    told = set()
    for action in range(3):
        state = pyspiel.load_game(SEALED).new_initial_state()
        state.apply_action(action)
        told.add(state.information_state_string(1))
    assert len(told) == 1


def test_a_secret_bet_is_forgotten_by_nobody_and_told_to_nobody_before_it_is_revealed() -> None:
    """Two games of FINISH LINE in which the first seat bet otherwise, and nothing else is different."""
    one, other = (pyspiel.load_game("croupier_finish_line").new_initial_state() for _ in range(2))
    random = Random(1)
    while one.is_chance_node():
        play(one, 1, random)
    for action in one.history():
        other.apply_action(action)
    bets = [action for action in one.legal_actions() if one.action_to_string(0, action).startswith("bet")]
    one.apply_action(bets[0])
    other.apply_action(bets[1])
    alike = []
    for _ in range(150):
        action = random.choice(sorted(set(one.legal_actions()) & set(other.legal_actions())))
        one.apply_action(action)
        other.apply_action(action)
        assert one.information_state_string(0) != other.information_state_string(0)
        same = one.information_state_string(1) == other.information_state_string(1)
        assert same == (one.position.state.race == 0)
        alike.append(same)
    assert min(alike.count(True), alike.count(False)) > 20


def test_the_tree_of_bluff_is_that_of_its_model() -> None:
    """4 chance nodes, 24 decisions and 30 ends, as OpenSpiel counts in its own Kuhn poker."""
    states = nodes(BLUFF)
    ends = sum(state.is_terminal() for state in states)
    chance = sum(state.is_chance_node() for state in states)
    assert (chance, len(states) - ends - chance, ends) == (4, 24, 30)


def test_counterfactual_regret_finds_the_known_value() -> None:
    """Kuhn: the first player loses a chip of eighteen; ours are worth half as much."""
    game = pyspiel.load_game(BLUFF)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(150):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.nash_conv(game, policy) < 0.01
    assert exploitability.exploitability(game, policy) < 0.005
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value[0] == pytest.approx(-1 / 36, abs=0.005)


def test_a_moment_can_pass_and_the_house_sweeps_up_in_the_end() -> None:
    """Snatch: both wait; after two seconds without a move chance acts by itself, at the time it said."""
    game = pyspiel.load_game(f"{SNATCH}(beat=500)")
    state = game.new_initial_state()
    state.apply_action(0)
    asked = []
    while state.current_player() >= 0:
        asked.append(state.current_player())
        (wait,) = [action for action in state.legal_actions() if state.action_to_string(action) == "wait"]
        state.apply_action(wait)
    assert asked == [0, 1, 1, 0, 0, 1, 1, 0]
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 1
    state.apply_action(0)
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_a_game_that_lasts_too_long_ends_without_a_winner() -> None:
    state = pyspiel.load_game(SNATCH).new_initial_state()
    state.past.longest = 7
    state = play(state, 3, Random(1))
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert len(state.history()) == 7
    assert state.returns() == [0, 0]
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
