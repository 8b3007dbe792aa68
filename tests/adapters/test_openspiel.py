"""OpenSpiel's own tests pass on every game, and what only OpenSpiel has is right."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest import TestLoader, TextTestRunner

import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, generate_playthrough

from croupier.adapters.openspiel import register
from croupier.kernel.errors import CroupierError
from croupier.kernel.game import Game
from croupier.kernel.seats import CHANCE
from croupier.kernel.shelf import find_game, games

pytestmark = pytest.mark.long
GAMES = games()
