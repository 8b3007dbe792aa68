"""TUTTO by policy gradient: MaskablePPO of sb3-contrib at Gymnasium's vector environment.

    pip install sb3-contrib croupier[gymnasium]
    python examples/learning/policy_tutto.py [UPDATES] [GAMES]

Plays against `casual`; afterwards, without exploring, that many games against each bot. TUTTO is luck for
the most part: `steady`, which knows every turn exactly, wins 0.854 against `random` and 0.528 against `casual`. Prints:
    0.832 ± 0.017 against random, 0.472 ± 0.022 against casual, 0.460 ± 0.022 against steady
"""

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv, VecNormalize

import croupier.adapters.gymnasium  # noqa: F401
from croupier.games.tutto.rules import SEATS
from croupier.kernel.margins import share

UPDATES = int(sys.argv[1]) if len(sys.argv) > 1 else 150
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
BOTS = ("random", "casual", "steady")
TABLES, STEPS, PATIENCE = 1024, 32, 0.98


def tables(number: int, bot: str) -> Any:
    """Tables against a bot."""
    return gymnasium.make_vec("croupier/tutto-v0", num_envs=number, bots=[bot])


class Learners(VecEnv):  # type: ignore[misc]
    """Tables as the library asks for them; beside the victory, points count as soon as they are written."""

    def __init__(self, number: int, bot: str) -> None:
        self.tables = tables(number, bot)
        super().__init__(number, self.tables.single_observation_space, self.tables.single_action_space)

    def reset(self) -> Any:
        """Begin."""
        self.seen, info = self.tables.reset(seed=1)
        self.masks = info["action_mask"]
        return self.seen

    def step_async(self, actions: Any) -> None:
        """Hear what is done."""
        self.actions = actions

    def step_wait(self) -> Any:
        """Do it, and tell what came of it."""
        before = self.seen
        self.seen, won, over, _, info = self.tables.step(self.actions)
        self.masks = info["action_mask"]
        last = np.where(over[:, None], info.get("final_obs", self.seen), self.seen)
        points = 2 * (last[:, -SEATS] - before[:, -SEATS])
        return self.seen, won + points, over, [{}] * self.num_envs

    def has_attr(self, attr_name: str) -> bool:
        """The library asks whether there are masks."""
        return attr_name == "action_masks"

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **named: Any) -> Any:
        """It asks for nothing but these."""
        return self.masks

    def get_attr(self, attr_name: str, indices: Any = None) -> list[None]:
        """Nothing is drawn."""
        return [None] * self.num_envs

    close = set_attr = env_is_wrapped = None


def won_by(player: MaskablePPO, seen_by: VecNormalize, bot: str) -> str:
    """How much its likeliest actions win of the first game at each of many tables."""
    envs = tables(GAMES, bot)
    seen, info = envs.reset(seed=2)
    won = np.full(GAMES, np.nan)
    while np.isnan(won).any():
        sight, mask = seen_by.normalize_obs(seen), info["action_mask"]
        actions, _ = player.predict(sight, deterministic=True, action_masks=mask)
        seen, reward, over, _, info = envs.step(actions)
        won = np.where(np.isnan(won) & over, reward, won)
    return f"{share(won.sum(), (won * won).sum(), GAMES).told(3)} against {bot}"


torch.set_num_threads(1)
learners = VecNormalize(Learners(TABLES, "casual"), gamma=PATIENCE)
how = {"n_steps": STEPS, "batch_size": 4096, "n_epochs": 3, "gamma": PATIENCE, "gae_lambda": 0.9, "ent_coef": 0.003}
wide = {"net_arch": {"pi": [128, 128], "vf": [64, 64]}}
player = MaskablePPO(
    "MlpPolicy", learners, lambda left: 1e-3 * left + 5e-5, policy_kwargs=wide, seed=1, device="cpu", **how
)
player.learn(UPDATES * TABLES * STEPS)
print(", ".join(won_by(player, learners, bot) for bot in BOTS))
