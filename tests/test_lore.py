"""What bots know beforehand: one record for each game, options and edition, and a copy for each thread."""

from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import numpy as np
import pytest

from croupier.kernel.errors import BadGame
from croupier.kernel.game import NO_LORE, Game
from croupier.kernel.layout import layout
from croupier.kernel.playout import new_tray
from croupier.kernel.shelf import find_game


def test_a_game_without_lore_has_an_empty_record() -> None:
    assert find_game("fini").setup(2).lore.dtype == NO_LORE


def test_a_thread_has_one_copy_and_a_worker_one_of_its_own() -> None:
    setup = find_game("finito").setup(2)
    mine = setup.lore
    assert setup.lore is mine
    assert find_game("finito").setup(3).lore is mine
    with ThreadPoolExecutor(1) as pool:
        other = pool.submit(lambda: setup.lore).result()
    tray = new_tray(setup).lore
    for copy in (other, tray):
        assert not np.shares_memory(copy.gaps, mine.gaps)
        assert (copy.gaps == mine.gaps).all()


def test_options_have_lore_of_their_own() -> None:
    tutto = find_game("tutto")
    free, strict = (tutto.setup(2, {"keep": keep}).lore for keep in ("free", "all"))
    assert free.tutto[6] > strict.tutto[6]


def test_work_out_must_return_a_record_of_its_own_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("croupier.games.finito")
    learning = SimpleNamespace(LORE=layout([("gaps", np.float64)]), work_out=lambda options, edition: np.zeros(3))
    monkeypatch.setattr(game, "_module", lambda *names: learning)
    with pytest.raises(BadGame, match=r"finito: lore\.py: work_out must return a record of LORE"):
        game.lore(find_game("finito").option_type(), find_game("finito").edition())
