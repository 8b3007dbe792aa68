"""`croupier play`: who sits where, and a new or a saved game for them."""

import getpass
import time
from pathlib import Path

from platformdirs import user_data_path

from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.record import Player, Record
from croupier.kernel.shelf import find_game
from croupier.kernel.signs import plain

from .compiling import announce_compiling
from .live import LiveSitting
from .sitting import Sitting
from .typed import read_text
from .words import BadCommand, say


def start(
    name: str,
    seats: list[str],
    options: dict[str, str],
    edition: str,
    first: int,
    seed: int | None,
    save: Path | None,
    thinking: float = 0.0,
) -> None:
    """A new game."""
    game = find_game(name)
    players = seat_players(game, seats)
    setup = game.setup(len(players), options, edition, first)
    announce_compiling(game.facts.title)
    _sitting(Match(setup), players, seed, save or _default_file(game), thinking).run()


def resume(file: Path, name: str | None, seed: int | None, save: Path | None, thinking: float = 0.0) -> None:
    """A saved game, from where it was left."""
    record = Record.from_text(read_text(file))
    game = find_game(record.game)
    if name is not None and name != game.id:
        raise BadCommand("other-game", file=file, found=game.id, wanted=name)
    announce_compiling(game.facts.title)
    match = record.replay(game)
    for player in () if match.over else record.players:
        if player.kind == "bot":
            game.bot(player.name)
    _sitting(match, record.players, seed, save or file, thinking).run()


def seat_players(game: Game, words: list[str]) -> tuple[Player, ...]:
    """Who sits where; by default one person against the best bot, in real time against the easiest."""
    best = game.levels["casual" if game.facts.realtime else "best"]
    words = words or ["person", *[best] * (game.facts.seats[0] - 1)]
    players = []
    for number, word in enumerate(words, 1):
        kind, _, name = word.partition(":")
        if kind == "person":
            own = _own_name() if words.count("person") == 1 else ""
            players.append(Player("person", _plain(name) or own or say("player", seat=number)))
        else:
            players.append(Player("bot", game.bot(word)))
    game.check_players(len(players))
    return tuple(players)


def _own_name() -> str:
    """Whoever sits alone at a terminal is called as he is logged in."""
    try:
        name = _plain(getpass.getuser())
    except (KeyError, OSError):
        return ""
    return name[:1].upper() + name[1:]


def _plain(name: str) -> str:
    """A name that fits into a line."""
    return plain(name)[:40]


def _sitting(match: Match, players: tuple[Player, ...], seed: int | None, file: Path, thinking: float) -> Sitting:
    return (LiveSitting if match.game.facts.realtime else Sitting)(match, players, seed, file, thinking)


def _default_file(game: Game) -> Path:
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    return user_data_path("croupier") / f"{game.id}-{moment}.record"
