"""Thousands of games stepped by one compiled call: arrays of actions in, arrays of what everybody sees out."""

from collections.abc import Mapping, Sequence
from threading import Lock
from typing import Any, NamedTuple, cast

import numpy as np
from numpy.typing import ArrayLike, NDArray

from .contract import Codes, Features, Mask, State
from .dice import Rng, check_rng, whole
from .encoding import encoding
from .errors import BadBot, BadOption, CroupierError
from .game import Game
from .match import Match
from .options import Edition, Options
from .own import seat_all
from .playout import Drivers, drivers, drivers_with, new_tray, plain_drivers
from .position import Position
from .rule import entrance
from .sampling import any_actions
from .seats import CHANCE, CODES
from .setup import DRAWN, Setup
from .shelf import agreed
from .simulating import MOST_GAMES, BotName
from .spread import DESK, NOBODY, TERMS, Room, Spread, Terms, Told
from .stepping import Noted, Stepper, noting_stepper, plain_stepper, stepper, stepper_with

MOST_ENVS = 1 << 24
BEAT = 100
"""Milliseconds between two times that a seat is asked in real time."""
LONGEST_BEAT = 60_000


class Seen(NamedTuple):
    """What is told of every game after a step. The arrays are those of the batch: the next step writes over them."""

    observation: Features
    reward: Features
    """Everybody's share of the victory in games that have ended in this step, else 0."""
    terminated: Mask
    truncated: Mask
    seat: Codes
    """Who chooses next."""
    action_mask: Mask


class Batch:
    """Many games of one set-up side by side, for whoever chooses moves by the thousand.

    Game e begins as game e of the seed; where one ends, the next of its row (`envs` further on) begins within the same
    step. `bots` has a bot for each seat that plays along, by name or a function of yours, and None for the others.
    Chance is settled inside; `exposed`, it is a seat whose actions are its outcomes or sides of a die, and -1 rolls.
    The call holds no lock of Python's: each thread can step a batch of its own.
    """

    def __init__(
        self,
        game: str | Game | Setup,
        envs: int,
        *,
        players: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        edition: Edition | str | None = None,
        first: int | None = None,
        bots: Sequence[BotName | None] = (),
        seed: int = 0,
        exposed: bool = False,
        limit: int | None = None,
        beat: int = BEAT,
    ) -> None:
        if isinstance(bots, str) or not isinstance(bots, Sequence):
            raise BadOption("bots-list", found=bots)
        if players is None and bots and not isinstance(game, Setup):
            players = len(bots)
        self.setup = agreed(game, players, options, edition, first, usual_first=DRAWN)
        self.game = self.setup.game
        self.encoding = encoding(self.game)
        self.envs, self.exposed, self.limit, self.beat = envs, exposed, self.game.facts.longest, beat
        self.limit = self.limit if limit is None else limit
        self._given = list(bots)
        theirs = any(bot is not None and not isinstance(bot, str) for bot in bots)
        own = seat_all(bots, self.game, new_tray(self.setup)) if theirs else {}
        hands = tuple(seated.hand for seated in own.values())
        self.plain = {seated.hand.name: seated.plain for seated in own.values() if seated.plain is not None}
        """The bots of somebody's own that run as plain Python, and why."""
        self.bots = _bots(self.setup, bots, list(own))
        self._own = [hand.name for hand in hands]
        self._rows = [*self._own, *self.game.row]
        self._lock = Lock()
        searching = self.game.searches(bots)
        if self.plain:
            self._drivers: Drivers | None = plain_drivers(self.game, hands)
            self._stepper = plain_stepper(self.game, hands, exposed)
        elif hands:
            self._drivers = drivers_with(self.game, hands, searching)
            self._stepper = stepper_with(self.game, hands, searching, exposed)
        else:
            self._drivers = drivers(self.game, searching) if self.bots.max() >= 0 else None
            self._stepper = stepper(self.game, self._drivers is not None, searching, exposed)
        for number, least, most in ((envs, 1, MOST_ENVS), (self.limit, 1, 1 << 31), (beat, 1, LONGEST_BEAT)):
            if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
                raise BadOption("number-bounds", number=number, least=least, most=most)
        self._spread, self._room = self._new(envs)
        desks, told = self._spread.desks, self._spread.told
        shown = (told.observation, told.reward, told.terminated, told.truncated, desks["seat"], told.mask)
        self.seen = Seen(*map(_read_only, shown))
        self.number = _read_only(desks["number"])
        """Which game of the seed each is."""
        self.final_observation = _read_only(told.final)
        """What was seen last, where a game has ended in this step."""
        self.weights = _read_only(told.weights)
        """Where chance is exposed: the weight of each of its outcomes, or of the sides of the next die."""
        self.reset(seed)
        self._stepper = entrance(self._stepper)

    def __reduce__(self) -> tuple[object, ...]:
        """A copy stands where this one stands."""
        agreed = (self.setup, self.envs, self._given, self.seed, self.exposed, self.limit, self.beat)
        return _again, (agreed, self._spread.states.tobytes(), self._spread.desks.tobytes(), tuple(self._spread.told))

    def __repr__(self) -> str:
        return f"<{self.envs} games of {self.game.id} for {self.setup.players}>"

    @property
    def actions(self) -> int:
        """How many actions there are; where chance is exposed, also how many outcomes."""
        return int(self._spread.told.mask.shape[1])

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return self.encoding.features

    def reset(self, seed: int | None = None) -> Seen:
        """Begin the games of a seed anew, or those of the same one."""
        if seed is not None:
            if not 0 <= whole(seed) < 1 << 64:
                raise BadOption("seed-bounds", most=(1 << 64) - 1, seed=seed)
            self.seed = whole(seed)
        self._terms = self._agreed()
        self._run(self._stepper, self._spread, self._room, np.arange(self.envs), anew=True)
        return self.seen

    def step(self, actions: ArrayLike) -> Seen:
        """Make one action in every game; where one cannot be, say which and change nothing."""
        given = np.asarray(actions)
        if given.shape != (self.envs,) or given.dtype.kind not in "iu":
            raise BadOption("actions-shape", envs=self.envs, shape=f"{given.dtype} {list(given.shape)}")
        refused = self._run(self._stepper, self._spread, self._room, np.ascontiguousarray(given, np.int64))
        if refused:
            env = refused - 1
            raise BadOption("no-action-in", env=env, action=int(given[env]), seat=int(self.seen.seat[env]))
        return self.seen

    def idle(self, env: int) -> bool:
        """Count a step of one game in which nothing is done; whether it was the last that `limit` allows."""
        self._numbered(env, self.envs)
        steps = self._spread.desks["steps"]
        steps[env] += 1
        return bool(steps[env] >= self.limit)

    def sample(self, rng: Rng) -> Codes:
        """Any action for each game, each as likely; where chance has too many outcomes to list, -1."""
        check_rng(rng)
        out = np.zeros(self.envs, np.int64)
        any_actions(self._spread.told.mask.view(np.uint8), rng, out)
        return out

    def position(self, env: int) -> Position:
        """Where a game stands, to be looked at: a copy."""
        self._numbered(env, self.envs)
        return self._looked_at(self._spread.states[env].copy())

    def ended(self, env: int) -> Position:
        """Where the game stood that was the last to end in this place; before one has, where the first stands."""
        self._numbered(env, self.envs)
        if self.number[env] == env:
            return self.position(env)
        return self._looked_at(np.frombuffer(bytearray(self._spread.told.ended[env]), self.game.rules.LAYOUT)[0])

    def _looked_at(self, state: State) -> Position:
        return Position.from_play(self.setup.begun_by(0) if self.setup.drawn else self.setup, state)

    def replay(self, number: int, actions: Sequence[int]) -> Match:
        """The match that game `number` of the seed becomes with these actions, in the order they were made."""
        self._numbered(number, MOST_GAMES)
        if isinstance(actions, str) or not isinstance(actions, Sequence | np.ndarray):
            raise BadOption("no-number", number=actions)
        made_of = [whole(action) for action in actions]
        games: list[Noted] = []
        spread, room = self._new(1)
        stepper = noting_stepper(self.game, self._drivers, self.exposed, games)
        self._run(stepper, spread, room, np.array([number]), anew=True)
        for made, action in enumerate(made_of):
            if len(games) > 1:
                raise BadOption("actions-too-many", number=number, needed=made)
            if action not in CODES or self._run(stepper, spread, room, np.array([action])):
                raise BadOption("no-action-in", env=0, action=action, seat=int(spread.desks["seat"][0]))
        match = Match(self.setup)
        if self.setup.drawn:
            match.play(CHANCE, games[0].first)
        for seat, move in games[0].moves:
            match.play(seat, move)
        return match

    @staticmethod
    def _numbered(number: int, count: int) -> None:
        if not 0 <= whole(number) < count:
            raise BadOption("no-such-game", number=number, most=count - 1)

    def _run(self, stepper: Stepper, spread: Spread, room: Room, actions: Codes, anew: bool = False) -> int:
        setup, own = self.setup, self._own
        if not self._lock.acquire(blocking=False):
            raise BadOption("batch-busy")
        try:
            refused = stepper(self._terms, setup.flat_options, setup.flat_edition, spread, room, actions, anew)
        except Exception as error:
            if not own or isinstance(error, CroupierError):
                raise
            raise BadBot(f"{' or '.join(own)}: {type(error).__name__}: {error}") from error
        finally:
            self._lock.release()
        if own and self._terms.fault[0]:
            seat, move, number = self._terms.fault.tolist()
            self._terms.fault[0] = 0
            name, where = self._rows[self.bots[seat - 1]], f"game {number} of seed {self.seed}"
            raise BadBot(f"{name} made a move that the rules forbid: {move} on seat {seat}, {where}")
        return refused

    def _agreed(self) -> Terms:
        """What every game is played under, as a record."""
        terms: Terms = np.zeros(1, TERMS)[0]
        others = np.flatnonzero(self.bots < 0)
        terms.players, terms.first, terms.limit, terms.beat = (
            self.setup.players,
            self.setup.first,
            self.limit,
            self.beat,
        )
        terms.eyes = others[0] if len(others) == 1 else NOBODY
        terms.bots[: len(self.bots)] = self.bots
        terms.seed = self.seed
        return terms

    def _new(self, envs: int) -> tuple[Spread, Room]:
        """Room for so many games."""
        rules, players, features = self.game.rules, self.setup.players, self.encoding.features
        listed = self.game.most_chances if self.exposed else 0
        shown, states = np.zeros(2, rules.LAYOUT), np.zeros(envs, rules.LAYOUT)
        room = Room(
            shown=shown,
            raw=shown[:1].view(np.uint8),
            moves=np.zeros(max(rules.MOST_MOVES, listed), np.int64),
            weights=np.zeros(max(1, listed), np.int64),
            shares=np.zeros(players),
            lore=self.setup.lore.copy(),
        )
        observation, final = np.zeros((2, envs, features), np.float32)
        terminated, truncated = np.zeros((2, envs), np.bool_)
        told = Told(
            observation=observation,
            final=final,
            ended=np.zeros((envs, states.itemsize), np.uint8),
            mask=np.zeros((envs, max(self.encoding.actions, listed)), np.bool_),
            weights=np.zeros((envs, listed), np.int64),
            reward=np.zeros((envs, players), np.float32),
            terminated=terminated,
            truncated=truncated,
        )
        return Spread(states, states.view(np.uint8).reshape(envs, -1), np.zeros(envs, DESK), told), room


def _bots(setup: Setup, bots: Sequence[BotName | None], own: list[int]) -> Codes:
    """The number of the bot on each seat, somebody's own first; -1 where somebody else chooses."""
    if bots and len(bots) != setup.players:
        raise BadOption("bots-for-players", bots=len(bots), players=setup.players)
    rows = setup.game.row
    numbers = np.full(setup.players, -1, np.int64)
    for seat, bot in enumerate(bots):
        if isinstance(bot, str):
            numbers[seat] = len(own) + rows.index(setup.game.bot(bot))
        elif bot is not None:
            numbers[seat] = own.index(id(bot))
    if numbers.min() >= 0:
        raise BadOption("nobody-chooses")
    return numbers


def _again(agreed: tuple[Any, ...], states: bytes, desks: bytes, told: tuple[NDArray[Any], ...]) -> Batch:
    """A batch that was taken to pieces."""
    setup, envs, bots, seed, exposed, limit, beat = agreed
    batch = Batch(setup, envs, bots=bots, seed=seed, exposed=exposed, limit=limit, beat=beat)
    spread = batch._spread
    spread.states[:] = np.frombuffer(states, spread.states.dtype)
    spread.desks[:] = np.frombuffer(desks, DESK)
    for place, values in enumerate(told):
        cast("NDArray[Any]", spread.told[place])[:] = values
    return batch


def _read_only(array: NDArray[Any]) -> Any:
    """The same numbers, to read: through a buffer that cannot be written, so that no flag makes it writable again."""
    return np.asarray(memoryview(cast(Any, array)).toreadonly())
