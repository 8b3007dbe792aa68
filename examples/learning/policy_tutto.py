"""TUTTO by policy gradient (PPO) through Gymnasium's vector environment; pip install torch croupier[gymnasium].

    python examples/learning/policy_tutto.py [UPDATES] [GAMES]

Plays against `casual`; before and after, without exploring, that many games against each bot. TUTTO is luck for
the most part: `steady`, which knows every turn exactly, wins 0.854 against `random` and 0.528 against `casual`. Prints:
    before: 0.439 ± 0.014 against random, 0.124 ± 0.009 against casual, 0.112 ± 0.009 against steady
    after: 0.807 ± 0.011 against random, 0.454 ± 0.014 against casual, 0.435 ± 0.014 against steady
"""

import sys
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import croupier.adapters.gymnasium

UPDATES = int(sys.argv[1]) if len(sys.argv) > 1 else 220
GAMES = int(sys.argv[2]) if len(sys.argv) > 2 else 5000
BOTS = ("random", "casual", "steady")
TABLES, STEPS, EPOCHS, MINIBATCH = 1024, 64, 2, 4096
RATE, TRACE, CLIP, CURIOSITY, HIDDEN = 2e-3, 0.95, 0.2, 0.003, 128


def tables(number: int, bot: str, seed: int) -> tuple[croupier.adapters.gymnasium.Tables, Any, dict[str, Any]]:
    """Tables against a bot, and what is seen there first."""
    envs: Any = gymnasium.make_vec("croupier/tutto-v0", num_envs=number, bots=[bot])
    return envs, *envs.reset(seed=seed)


def think(player: Any, seen: Any, mask: Any) -> tuple[Any, Any]:
    """How likely it makes each action that there is, as logarithms, and its chance to win."""
    thought = player(seen)
    return thought[:, 1:].masked_fill(mask == 0, -1e9).log_softmax(1), thought[:, 0]


def look(seen: Any, info: Any) -> tuple[Any, Any]:
    """What the tables tell, for the network."""
    return torch.from_numpy(seen), torch.from_numpy(info["action_mask"])


def share(player: Any, bot: str) -> str:
    """How much its likeliest actions win of the first game at each of many tables."""
    envs, seen, info = tables(GAMES, bot, seed=2)
    won = np.full(GAMES, np.nan)
    with torch.no_grad():
        while np.isnan(won).any():
            seen, reward, over, _, info = envs.step(think(player, *look(seen, info))[0].argmax(1).numpy())
            won = np.where(np.isnan(won) & over, reward, won)
    return f"{won.mean():.3f} ± {1.96 * won.std() / GAMES**0.5:.3f} against {bot}"


def learn(player: Any) -> None:
    """Play, weigh every action by how much better it went than expected, and make the better ones likelier."""
    envs, seen, info = tables(TABLES, "casual", seed=1)
    optimiser = torch.optim.Adam(player.parameters(), RATE)
    slower = torch.optim.lr_scheduler.LinearLR(optimiser, 1, 0.05, UPDATES)
    for _ in range(UPDATES):
        path, gains, gain = [], [], torch.zeros(TABLES)
        with torch.no_grad():
            for _ in range(STEPS):
                at = look(seen, info)
                likely, chance = think(player, *at)
                action = torch.multinomial(likely.exp(), 1)
                seen, reward, over, _, info = envs.step(action[:, 0].numpy())
                came = torch.tensor(np.array((reward, over), np.float32))
                path.append((*at, action, likely.gather(1, action), chance, *came))
            _, later = think(player, *look(seen, info))
        for *_, chance, won, ends in reversed(path):
            gain, later = won + (1 - ends) * (later + TRACE * gain) - chance, chance
            gains.append(gain)
        sights, masks, actions, before, chances, *_ = (torch.cat(column) for column in zip(*path, strict=True))
        better = torch.cat(gains[::-1])
        goals, better = chances + better, ((better - better.mean()) / better.std())[:, None]
        for part in (part for _ in range(EPOCHS) for part in torch.randperm(len(goals)).split(MINIBATCH)):
            likely, chance = think(player, sights[part], masks[part])
            ratio, gain = (likely.gather(1, actions[part]) - before[part]).exp(), better[part]
            gained = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            sameness = (likely.exp() * likely).sum(1).mean()
            optimiser.zero_grad()
            ((chance - goals[part]).square().mean() - gained + CURIOSITY * sameness).backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()
        slower.step()


torch.manual_seed(1)
torch.set_num_threads(1)
_, seen, info = tables(1, "casual", seed=1)
wide, actions = seen.shape[1], info["action_mask"].shape[1]
layers = nn.Linear(wide, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, 1 + actions)
player = nn.Sequential(*layers)
nn.init.zeros_(player[-1].weight)
print("before:", ", ".join(share(player, bot) for bot in BOTS))
learn(player)
print("after:", ", ".join(share(player, bot) for bot in BOTS))
