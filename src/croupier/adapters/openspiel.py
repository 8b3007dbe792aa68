"""Every game for OpenSpiel: importing this registers `croupier_ID` for each game on the shelf.

Chance is listed everywhere with its probabilities. Where several seats may act at once they do so one after the other,
and none is told what the others did before the rules tell it. Returns add up to 0: a victory alone is worth 1.
"""

from contextlib import suppress
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel
except ModuleNotFoundError:
    raise ImportError("croupier.adapters.openspiel needs OpenSpiel: pip install croupier[openspiel]") from None

from croupier.kernel.errors import BadGame
from croupier.kernel.game import Game
from croupier.kernel.options import option_list
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE, WATCHING
from croupier.kernel.shelf import games

from .past import Past
from .turns import BEAT, Turns


def register(game: Game) -> str:
    """Make a game known to OpenSpiel, and say by which name."""
    name = f"croupier_{game.id}"
    if name not in pyspiel.registered_names():
        kind = _type_of(game, name)
        pyspiel.register_game(kind, type(name, (OpenGame,), {"game": game, "kind": kind}))
    return name


def _load(game: Game, params: dict[str, Any]) -> Any:
    return pyspiel.load_game(register(game), params)


def _type_of(game: Game, name: str) -> Any:
    facts = game.facts
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name,
        long_name=f"{facts.title} (Croupier)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if facts.secrets else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts.seats[1],
        min_num_players=facts.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> dict[str, Any]:
    """What can stand in brackets behind a game's name: the set-up, and each of its options by name."""
    usual = {"players": game.facts.seats[0], "first": 0, "edition": "standard"}
    clock = {"beat": BEAT} if game.facts.realtime else {}
    options = {}
    for option in option_list(game.option_type):
        value = option.default if option.words else int(option.default)
        options[option.name.replace("-", "_")] = value == "yes" if option.words == ("yes", "no") else value
    return usual | clock | options


class OpenGame(pyspiel.Game):  # type: ignore[misc]
    """A game set up; a class of its own for each, because OpenSpiel keeps what it registers beyond Python's end."""

    game: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.game
        said = _parameters(game) | (params or {})
        players, first, edition = said.pop("players"), said.pop("first"), said.pop("edition")
        beat = said.pop("beat", BEAT)
        self.began = Turns(game.setup(players, said, edition, first), beat)
        self.longest = game.facts.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=self.began.encoding.actions,
            max_chance_outcomes=max(game.most_chances, players),
            num_players=players,
            min_utility=worth(0.0, players),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, params or {})

    def __reduce__(self) -> tuple[object, ...]:
        """A copy is the same game with the same parameters, loaded again."""
        return _load, (self.game, self.get_parameters())

    def new_initial_state(self, text: str | None = None) -> "OpenState":
        """The beginning."""
        return OpenState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game takes more steps than `longest`, whoever makes them."""
        return self.longest

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "OpenObserver":
        """What shows a state to somebody: as numbers or words, with or without memory."""
        return OpenObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class OpenState(pyspiel.State):  # type: ignore[misc]
    """Where a game stands, and how it got there."""

    def __init__(self, game: OpenGame) -> None:
        super().__init__(game)
        self.past = Past(game.began.copy(), game.longest)

    @property
    def position(self) -> Position:
        """Where the game stands, to read and not to play on."""
        return self.past.turns.at

    def current_player(self) -> int:
        """Whose decision it is."""
        if self.past.over:
            return pyspiel.PlayerId.TERMINAL
        seat = self.past.turns.seat
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Whether the game is over, or has taken so long that nobody wins."""
        return self.past.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.past.turns.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes by their place in the list, each with its probability."""
        weights = [weight for _, weight in self.past.turns.outcomes()]
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        self.past.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.past.words(CHANCE if player == pyspiel.PlayerId.CHANCE else player, action)

    def returns(self) -> list[float]:
        """What the victory is worth to everybody; nothing before."""
        at = self.past.turns.at
        return [worth(share, at.players) for share in at.payoff()] if at.over else [0.0] * at.players

    def __str__(self) -> str:
        return self.past.text()


def worth(share: float, players: int) -> float:
    """A share of the victory so that all add up to 0 and a victory alone is worth 1."""
    return (players * share - 1) / max(1, players - 1)


class OpenObserver:
    """Shows states: what a seat sees, as numbers and words; in words also all it remembers, and what is public."""

    def __init__(self, game: OpenGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        self._public = kind.public_info
        self._private = kind.private_info
        self._recall = kind.perfect_recall
        plain = self._public and not self._recall and self._private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        features = game.began.encoding.features
        self.tensor: NDArray[np.float32] | None = np.zeros(features, np.float32) if plain else None
        self.dict = {"observation": self.tensor} if plain else {}

    def set_from(self, state: OpenState, player: int) -> None:
        """Write what a player sees into `tensor`."""
        if self.tensor is not None:
            turns = state.past.turns
            self.tensor[:] = turns.encoding.observe(turns.at, max(0, player))

    def string_from(self, state: OpenState, player: int) -> str:
        """What a player sees, or all that it remembers."""
        at, kinds = state.past.turns.at, pyspiel.PrivateInfoType
        public = at.seen(WATCHING).text()
        if self._private == kinds.NONE:
            return public if self._public else ""
        if self._recall and self._public:
            return state.past.told(player)
        own = at.text() if self._private == kinds.ALL_PLAYERS else at.seen(player).text()
        return own if self._public or own != public else ""


for _game in games():
    with suppress(BadGame):
        register(_game)
