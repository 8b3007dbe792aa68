"""Every game for Gymnasium: one learner on a seat, bots on the others; one table, or thousands stepped at once.

`import croupier.adapters.gymnasium` registers `croupier/ID-v0` for every game on the shelf. An observation is what the
learner's seat sees; which actions it has stands in `info["action_mask"]`. The reward is its share of the victory.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from operator import index
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise ImportError("croupier.adapters.gymnasium needs Gymnasium: pip install croupier[gymnasium]") from None

from croupier.kernel.batch import BEAT, Batch
from croupier.kernel.contract import Mask
from croupier.kernel.encoding import encoding
from croupier.kernel.errors import BadOption
from croupier.kernel.options import Edition, Options
from croupier.kernel.position import Position
from croupier.kernel.setup import DRAWN
from croupier.kernel.shelf import find_game, games
from croupier.kernel.simulating import BotName

Observation: TypeAlias = NDArray[np.float32]
Info: TypeAlias = dict[str, Any]
MOST_SEED = 1 << 63
OPPONENTS = "steady"


def lay_out(
    game: str,
    envs: int,
    players: int | None = None,
    bots: BotName | Sequence[BotName] = OPPONENTS,
    seat: int = 0,
    options: Options | Mapping[str, object] | None = None,
    edition: Edition | str | None = None,
    first: int = DRAWN,
    limit: int | None = None,
    beat: int = BEAT,
) -> Batch:
    """Tables for a learner: `seat` is its own, `bots` go around the others, by name or functions of yours."""
    if isinstance(bots, str) or callable(bots):
        bots = [bots]
    if not isinstance(bots, Sequence):
        raise BadOption("bots-list", found=bots)
    players = players if players is not None else max(find_game(game).facts.seats[0], len(bots) + 1)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < players:
        raise BadOption("number-bounds", number=seat, least=0, most=players - 1)
    if not bots or len(bots) >= players:
        raise BadOption("bots-for-players", bots=len(bots), players=players)
    others: list[BotName | None] = [bots[place % len(bots)] for place in range(players - 1)]
    return Batch(
        game,
        envs,
        players=players,
        options=options,
        edition=edition,
        first=first,
        bots=[*others[:seat], None, *others[seat:]],
        limit=limit,
        beat=beat,
    )


def _spaces(batch: Batch) -> tuple[Any, Any]:
    return Box(0, 1, (batch.features,), np.float32), Discrete(batch.actions)


class Tables(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Thousands of tables stepped by one compiled call; where a game ends, the next begins within the same step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, game: str, num_envs: int = 1, seat: int = 0, **agreed: Any) -> None:
        self.batch = lay_out(game, num_envs, seat=seat, **agreed)
        self.seat = seat
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = _spaces(self.batch)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin the games of a seed, or of one drawn at random."""
        super().reset(seed=seed)
        seen = self.batch.reset(int(self.np_random.integers(MOST_SEED)))
        return seen.observation.copy(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action at every table; `BadOption` where one cannot be made, and nothing is changed."""
        seen = self.batch.step(actions)
        over = seen.terminated | seen.truncated
        info = self._info()
        if over.any():
            info |= {"final_obs": self.batch.final_observation.copy(), "_final_obs": over.copy()}
            info |= {"final_info": self._final_info(over, seen.truncated), "_final_info": over.copy()}
        reward = seen.reward[:, self.seat].astype(np.float64)
        return seen.observation.copy(), reward, seen.terminated.copy(), seen.truncated.copy(), info

    def _final_info(self, over: Mask, broken: Mask) -> Info:
        """Of games that have ended in this step: which they were, and what the learner could still have done."""
        mask = np.zeros_like(self.batch.seen.action_mask, np.int8)
        for env in np.flatnonzero(broken):
            mask[env] = _mask(self.batch.ended(int(env)), self.seat)
        number = np.where(over, self.batch.number - self.num_envs, 0)
        return {"action_mask": mask, "_action_mask": over.copy(), "number": number, "_number": over.copy()}

    def _info(self) -> Info:
        seen = self.batch.seen
        return {
            "action_mask": seen.action_mask.astype(np.int8),
            "_action_mask": np.ones(self.num_envs, np.bool_),
            "number": self.batch.number.copy(),
            "_number": np.ones(self.num_envs, np.bool_),
        }


class Table(gymnasium.Env[Observation, np.int64]):
    """One table. An action that cannot be made costs a step and changes nothing; `info["refused"]` says so."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012

    def __init__(self, game: str, seat: int = 0, render_mode: str | None = None, **agreed: Any) -> None:
        self.batch = lay_out(game, 1, seat=seat, **agreed)
        self.seat = seat
        self.render_mode = render_mode
        self.playing = False
        self.over: Position | None = None
        """Where the game ended that was played last, until the next one begins."""
        self.observation_space, self.action_space = _spaces(self.batch)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """Begin a game, the one of a seed or any."""
        super().reset(seed=seed)
        self.playing, self.over = True, None
        seen = self.batch.reset(int(self.np_random.integers(MOST_SEED)))
        return seen.observation[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Info]:
        """One action of the learner, and everything until its next one; after the end there is none before `reset`."""
        if not self.playing:
            raise BadOption("no-reset")
        number, mask = _number(action), self.batch.seen.action_mask[0]
        if not (0 <= number < len(mask) and mask[number]):
            return self._refused(BadOption("no-action-in", env=0, action=number, seat=int(self.batch.seen.seat[0])))
        seen = self.batch.step([number])
        over = bool(seen.terminated[0] or seen.truncated[0])
        self.playing, self.over = not over, self.batch.ended(0) if over else None
        observation = self.batch.final_observation[0] if over else seen.observation[0]
        reward = float(seen.reward[0, self.seat])
        return observation.copy(), reward, bool(seen.terminated[0]), bool(seen.truncated[0]), self._info()

    def render(self) -> str:
        """The table as the learner sees it, as text."""
        return str((self.over or self.batch.position(0)).veiled(self.seat))

    def _refused(self, why: BadOption) -> tuple[Observation, float, bool, bool, Info]:
        """A step all the same, so that whoever does nothing else comes to the end of the game's limit."""
        broken = self.batch.idle(0)
        self.playing = not broken
        return self.batch.seen.observation[0].copy(), 0.0, False, broken, self._info() | {"refused": str(why)}

    def _info(self) -> Info:
        mask = _mask(self.over, self.seat) if self.over else self.batch.seen.action_mask[0]
        return {"action_mask": mask.astype(np.int8)}


def _mask(at: Position, seat: int) -> Mask:
    """Which actions a seat has where a game was broken off; none where it is over."""
    return encoding(at.game).mask(at, seat)


def _number(action: object) -> int:
    """An action as a number; what is none is a mistake in the program and no move of a learner."""
    if not isinstance(action, bool | np.bool_):
        with suppress(TypeError):
            return index(action)  # type: ignore[arg-type]
    raise BadOption("action-shape", found=repr(action))


for _game in games():
    gymnasium.register(
        id=f"croupier/{_game.id}-v0",
        entry_point="croupier.adapters.gymnasium:Table",
        vector_entry_point="croupier.adapters.gymnasium:Tables",
        kwargs={"game": _game.id},
    )
