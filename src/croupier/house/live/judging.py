"""The process beside a house that judges games; it reads questions from its input until the house is gone.

Games are analysed in one thread, one after the other; seats that wait for advice are answered in another.
"""

import os
import sys
import threading
import zlib
from collections.abc import Callable
from functools import lru_cache, partial

import msgspec
import numpy as np

from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position
from croupier.kernel.setup import Setup
from croupier.kernel.workers import Workers
from croupier.lab.analysis.analysing import analyse
from croupier.lab.analysis.hint import hint
from croupier.lab.analysis.judge import Judge
from croupier.lab.analysis.report import considered
from croupier.lab.analysis.skill import likened

from .questions import (
    Advise,
    Agreed,
    Analyse,
    Asking,
    Done,
    Failed,
    Further,
    Opinion,
    Prepare,
    Weigh,
    encode,
    read_asking,
)

MUCH = 0.05
"""The chance to win that a move has to cost for the tutor to ask."""
_VOICE = threading.Lock()


def main() -> None:
    """Answer until nobody asks any more; what is being thought about then is left."""
    with Workers(1) as analysts, Workers(1) as advisers:
        for line in sys.stdin.buffer:
            asking = read_asking(line)
            workers = analysts if isinstance(asking.question, Analyse) else advisers
            workers.submit(partial(_see_to, asking))
        os._exit(0)


def _see_to(asking: Asking) -> None:
    def further(entries: int) -> None:
        _say(Further(asking.number, entries))

    try:
        _say(Done(asking.number, answer(asking.question, further)))
    except Exception as error:
        _say(Failed(asking.number, f"{type(error).__name__}: {error}"))


def _say(words: Done | Further | Failed) -> None:
    with _VOICE:
        sys.stdout.buffer.write(encode(words) + b"\n")
        sys.stdout.buffer.flush()


def answer(question: Analyse | Prepare | Advise | Weigh, further: Callable[[int], None]) -> bytes:
    """The answer as JSON, that of an analysis compressed; the same question has the same answer."""
    match question:
        case Analyse():
            return zlib.compress(msgspec.json.encode(_analyse(question, further)))
        case Prepare(agreed):
            judge_of(agreed).worth(Position(setup_of(agreed)))
            return b""
        case Advise(agreed, state, seat):
            return encode(hint(judge_of(agreed), _position(agreed, state), seat))
        case Weigh(agreed, state, seat, move):
            return encode(_weigh(judge_of(agreed), _position(agreed, state), seat, move))


def _analyse(question: Analyse, further: Callable[[int], None]) -> msgspec.Struct:
    match = Match(setup_of(question.agreed))
    for seat, move in question.log:
        match.play(seat, move)
    return likened(analyse(match, question.players, workers=1, progress=further), match.game)


def _weigh(judge: Judge, position: Position, seat: int, move: int) -> Opinion:
    weighed = judge.weigh(position, seat, move)
    better, made = weighed.better, position.data(seat, move)
    if better == move or weighed.gain[seat] < MUCH:
        return Opinion(made, weighed.chances[move])
    return Opinion(made, weighed.chances[move], considered(position, seat, better, weighed.chances[better]))


@lru_cache(64)
def setup_of(agreed: Agreed) -> Setup:
    """What a game begins from."""
    game = _game(agreed.package)
    edition = msgspec.json.decode(agreed.edition, type=game.edition_type)
    return game.setup(agreed.players, dict(agreed.options), edition, agreed.first)


@lru_cache
def _game(package: str) -> Game:
    return Game(package)


@lru_cache(64)
def judge_of(agreed: Agreed) -> Judge:
    """Who judges the positions of one set-up."""
    return Judge(setup_of(agreed))


def _position(agreed: Agreed, state: bytes) -> Position:
    setup = setup_of(agreed)
    return Position(setup, np.frombuffer(bytearray(state), setup.game.rules.LAYOUT)[0])
