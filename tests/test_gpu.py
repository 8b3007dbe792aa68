"""The same games on a GPU: in Numba's simulator everywhere, and on the GPU itself where there is one."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path
from unittest import SkipTest

import pytest

import croupier
from commands import refusal
from croupier.kernel import device
from croupier.kernel.device import There, check_device
from croupier.kernel.errors import BadOption
from croupier.kernel.game import Game
from croupier.kernel.playout import Deal, Hand
from croupier.kernel.shelf import find_game, games
from croupier.kernel.simulating import Interrupted
from croupier.testkit.machines import a_gpu_plays_the_same_games

pytestmark = pytest.mark.long


def missing() -> str:
    """Why nothing can be played on a GPU here; "" where it can."""
    try:
        check_device("cuda", alone=True)
    except BadOption as error:
        return str(error)
    return ""


MISSING = missing()
ON_A_GPU = pytest.mark.skipif(bool(MISSING), reason=MISSING)
NUMBA_CUDA = pytest.mark.skipif(importlib.util.find_spec("numba_cuda") is None, reason="numba-cuda is not installed")
PROGRAM = Path(__file__).with_name("simulated.py")
PLAYERS = [(game, bot) for game in games() for bot in game.quick]


def test_the_simulator_of_a_gpu_plays_the_same_games() -> None:
    """With house rules, secrets, in real time, paired, from a position, with bots of one's own. It says who broke a
    rule, and the law tells what differs.
    """
    done = subprocess.run([sys.executable, PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    differs, broke, plain = done.stdout.splitlines()
    assert re.match(r"who wins what in games of seed \d+ of .* differs on a GPU, under ", differs)
    assert broke.startswith("wrong made a move that the rules forbid: 99 on seat 1, game 0 of seed 0, scores 0 0")
    assert plain.startswith("<lambda> runs as plain Python, which no GPU can: ")


@pytest.mark.lasting
def test_the_simulator_of_a_gpu_plays_larger_games_too() -> None:
    done = subprocess.run([sys.executable, PROGRAM, "larger"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@ON_A_GPU
@pytest.mark.parametrize(("game", "bot"), PLAYERS, ids=[f"{game.id}-{bot}" for game, bot in PLAYERS])
def test_a_gpu_plays_the_same_games(game: Game, bot: str) -> None:
    for players in sorted(set(game.facts.seats)):
        bots = [bot, *["random"] * (players - 1)]
        here = croupier.simulate(game, 200, bots, seed=players, paired=True)
        there = croupier.simulate(game, 200, bots, seed=players, paired=True, device="cuda")
        assert here.sums == there.sums


@ON_A_GPU
def test_who_breaks_a_gpu_off_keeps_what_there_is() -> None:
    def stop(games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Interrupted) as broken:
        croupier.simulate("pig", 10**9, "random", players=2, progress=stop, device="cuda")
    kept = broken.value.result
    assert kept.sums == croupier.simulate("pig", kept.games, "random", players=2).sums


def test_a_device_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadOption, match=r'there is no device "gpu"; there is: cpu, cuda'):
        croupier.simulate("pig", 10, ["random", "random"], device="gpu")


def test_without_the_package_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "find_spec", lambda name: None)
    with pytest.raises(BadOption, match=r'pip install "croupier\[gpu\]"'):
        croupier.simulate("pig", 10, ["random", "random"], device="cuda")


@pytest.mark.skipif(not MISSING, reason="there is a GPU")
def test_without_a_gpu_that_is_one_line() -> None:
    assert refusal("simulate", "pig", "--games", 10, "--device", "cuda") == f"croupier: {MISSING}"


@pytest.mark.skipif(not MISSING, reason="there is a GPU")
def test_without_a_gpu_the_law_says_that_it_is_not_run() -> None:
    with pytest.raises(SkipTest, match="not run: there is no GPU to play on"):
        a_gpu_plays_the_same_games(find_game("pig"))


@NUMBA_CUDA
def test_products_and_sums_are_rounded_one_by_one_on_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba has no name for it: what is replaced is still what compiles, and is told so."""
    from numba.cuda import codegen
    from numba.cuda.cudadrv import nvvm

    from croupier.kernel import grid

    given: list[dict[str, object]] = []

    def compiled(irs: object, **options: object) -> bytes:
        given.append(options)
        return b""

    monkeypatch.setattr(nvvm, "compile_ir", compiled)
    monkeypatch.setattr(codegen.nvrtc, "get_arch_option", lambda *which: "compute_90a")
    for lto, ask in ((False, "get_asm_strs"), (True, "get_ltoir")):
        library = codegen.CUDACodeLibrary(None, "game", lto=lto, nvvm_options={"fastmath": False})
        with grid.exact():
            getattr(library, ask)(cc=(9, 0))
    assert [options["fma"] for options in given] == [False, False]


@NUMBA_CUDA
def test_a_numpy_without_row_stack_is_no_hindrance() -> None:
    """numba-cuda names that while it is loaded, and is not going to stop; Numba itself goes by the version."""
    lines = ["import numba.np.arrayobj, numpy", "del numpy.row_stack", "import croupier.kernel.grid"]
    lines += ["from numba.cuda.np import arrayobj", "print(arrayobj.__file__)"]
    done = subprocess.run([sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=False)
    assert "numba_cuda" in done.stdout, done.stderr


def test_bots_that_search_stay_on_the_cpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("croupier.kernel.simulating.check_device", lambda name, alone: None)
    with pytest.raises(BadOption, match="sharp searches before each move, which is not done on a GPU"):
        croupier.simulate("finito", 10, ["random", "sharp"], device="cuda")


@NUMBA_CUDA
def test_no_sum_of_a_block_can_overflow() -> None:
    pig = find_game("pig")
    setup = pig.setup(10)
    deal = Deal(10, 0, setup.flat_options, setup.flat_edition, pig.facts.longest, 10, False)
    hand = Hand("random", pig.bots["random"], None)
    there = There(setup, deal, [hand], 0, None, setup.lore)
    longest = pig.facts.longest * 10
    assert there.most_each * longest**2 < 1 << 63 <= (there.most_each + 1) * longest**2


def test_a_gpu_plays_and_does_nothing_else(tmp_path: Path) -> None:
    with pytest.raises(BadOption) as refused:
        croupier.simulate("pig", 2, ["random", "random"], device="cuda", keep=tmp_path / "games.parquet")
    assert str(refused.value) == "a GPU keeps no row of every game, and plays on no cluster"
    assert not list(tmp_path.iterdir())
