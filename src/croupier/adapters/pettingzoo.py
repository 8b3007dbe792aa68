"""Every game for PettingZoo: `aec` asks one seat after the other, `parallel` all that may act at once.

A seat observes what it may see and which actions it has. Rewards are the shares of the victory, when the game is over.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError:
    raise ImportError("croupier.adapters.pettingzoo needs PettingZoo: pip install croupier[pettingzoo]") from None

from croupier.kernel.dice import new_rng
from croupier.kernel.errors import BadOption
from croupier.kernel.options import Edition, Options
from croupier.kernel.setup import Setup
from croupier.kernel.shelf import find_game

from .turns import BEAT, Turns

Observation: TypeAlias = dict[str, NDArray[Any]]
RENDER_MODES = ["ansi", "human"]
BYTE = np.float32(255)


def aec(
    game: str,
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int = 0,
    **table: Any,
) -> "TurnByTurn":
    """A game whose seats are asked one after the other; `table` is what `Table` may be told besides."""
    return TurnByTurn(_setup(game, players, options, edition, first), **table)


def parallel(
    game: str,
    players: int | None = None,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int = 0,
    **table: Any,
) -> "AllAtOnce":
    """A game whose seats all act in every step; those that may not act now have one action, which does nothing."""
    return AllAtOnce(_setup(game, players, options, edition, first), **table)


def _setup(
    name: str,
    players: int | None,
    options: Options | Mapping[str, object] | None,
    edition: Edition | str | None,
    first: int,
) -> Setup:
    game = find_game(name)
    return game.setup(game.facts.seats[0] if players is None else players, options, edition, first)


class Table:
    """What both kinds have: spaces, dice that follow from a seed, and the table as text."""

    def __init__(
        self, setup: Setup, *, beat: int = BEAT, limit: int | None = None, render_mode: str | None = None
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("option-words", option="render_mode", value=render_mode, known=RENDER_MODES)
        game = setup.game
        self.setup = setup
        self.beat = beat
        """In real time: the milliseconds between two decisions of a seat."""
        self.limit = game.facts.longest if limit is None else limit
        """A game that is not over after so many decisions, those of chance among them, is truncated."""
        self.render_mode = render_mode
        self.metadata = {
            "name": f"croupier_{game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(setup.players)]
        self.turns = Turns(setup, beat)
        numbers = Box(0, 1, (self.turns.encoding.features,), np.float32)
        masks = Box(0, 1, (self._actions,), np.int8)
        self.observation_spaces = {
            agent: Dict({"observation": numbers, "action_mask": masks}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(self._actions) for agent in self.possible_agents}
        self.state_space = Box(0, 1, (game.rules.LAYOUT.itemsize,), np.float32)
        self._seeds = np.random.default_rng()

    @property
    def _actions(self) -> int:
        return self.turns.encoding.actions

    def observation_space(self, agent: str) -> Dict:
        """What a seat observes: numbers from 0 to 1, and a mask of its actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """What a seat can ever do; the mask says what it can do now."""
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """The whole table, secrets and all: the bytes of its state, from 0 to 1."""
        return np.frombuffer(self.turns.at.tobytes(), np.uint8).astype(np.float32) / BYTE

    def render(self) -> str | None:
        """The table as anybody sees it: returned as text, or printed."""
        if self.render_mode is None:
            gymnasium.logger.warn("there is nothing to render without a render_mode: ansi or human")
            return None
        if self.render_mode == "ansi":
            return str(self.turns.at)
        print(self.turns.at)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        """A new game; without a seed its dice go on from the last one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.turns = Turns(self.setup, self.beat)
        self._dice = new_rng(int(self._seeds.integers(1 << 63)))
        self.turns.settle(self._dice)

    def _seen(self, seat: int, legal: list[int]) -> Observation:
        mask = np.zeros(self._actions, np.int8)
        mask[legal] = 1
        return {"observation": self.turns.encoding.observe(self.turns.at, seat), "action_mask": mask}

    def _shares(self) -> list[float]:
        at = self.turns.at
        return at.payoff() if at.over else [0.0] * at.players

    @property
    def _truncated(self) -> bool:
        return not self.turns.at.over and self.turns.steps >= self.limit


class TurnByTurn(Table, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One seat after the other; where several may act at once, the lowest first, and in real time by turns."""

    def __init__(self, setup: Setup, **table: Any) -> None:
        super().__init__(setup, **table)
        self.reset()

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; it takes no options."""
        self._begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[max(0, self.turns.seat)]

    def observe(self, agent: str) -> Observation:
        """What a seat sees; its mask is empty unless the decision is its own."""
        seat = self.possible_agents.index(agent)
        return self._seen(seat, self.turns.legal(seat) if seat == self.turns.seat else [])

    def step(self, action: Any) -> None:
        """What the selected seat does; `BadOption` and nothing else where it has no such action."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.turns.act(action)
        self.turns.settle(self._dice)
        self._cumulative_rewards[agent] = 0.0
        over, truncated = self.turns.at.over, self._truncated
        if over or truncated:
            self.rewards = dict(zip(self.agents, self._shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, truncated)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.turns.seat]


class AllAtOnce(Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All seats in every step; in real time a step is a beat, and a move that another was quicker than lapses."""

    def __init__(self, setup: Setup, **table: Any) -> None:
        super().__init__(setup, **table)
        self.reset()

    @property
    def nothing(self) -> int:
        """The last action: to do nothing, because it is somebody else's turn, or in real time for now."""
        return self._actions - 1

    @property
    def _actions(self) -> int:
        return self.turns.encoding.moves + 1

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game; it takes no options."""
        self._begin(seed)
        self.agents = list(self.possible_agents)
        return self._all(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """What every seat does; `BadOption` and nothing else where one has no such action."""
        playing, acting = self.agents, set(self.turns.seats)
        if strangers := set(actions) - set(playing):
            raise BadOption("not-in-turn", seat=min(strangers))
        by_seat = {seat: actions.get(agent, self.nothing) for seat, agent in enumerate(playing)}
        for seat, action in by_seat.items():
            if seat not in acting and action != self.nothing:
                raise BadOption("no-such-action", action=action, seat=seat + 1)
        if playing:
            self.turns.act_together(by_seat)
            self.turns.settle(self._dice)
        over, truncated = self.turns.at.over, self._truncated
        if over or truncated:
            self.agents = []
        return (
            {agent: seen for agent, seen in self._all().items() if agent in playing},
            dict(zip(playing, self._shares(), strict=False)),
            dict.fromkeys(playing, over),
            dict.fromkeys(playing, truncated),
            {agent: {} for agent in playing},
        )

    def _all(self) -> dict[str, Observation]:
        """What every seat sees; the mask of one that may not act has nothing but `nothing`."""
        legal = {seat: self.turns.legal(seat) for seat in self.turns.seats}
        return {
            agent: self._seen(seat, legal.get(seat) or [self.nothing])
            for seat, agent in enumerate(self.possible_agents)
        }
