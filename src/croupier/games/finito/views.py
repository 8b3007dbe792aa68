"""What a seat sees of a game of FINITO!, as data and as text."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.position import Position
from croupier.kernel.sets import set_size
from croupier.kernel.speech import Texts

from .notation import space_names
from .rules import (
    FACES,
    PASS,
    TILES,
    Phase,
    faces_of,
    finished,
    free_of,
    longest_run,
    put,
    space_of,
    tile_of,
)

ROW = 6
WIDTH = 2 + 6 * ROW
"""Of a board as it is printed."""


class Board(msgspec.Struct, frozen=True):
    """One player's board."""

    tiles: tuple[int, ...]
    """What lies on each space in reading order, 0 for nothing."""
    open: tuple[int, ...]
    face_down: int
    run: int
    """The longest run."""
    points: int
    owes: bool
    """Whether this player has still to act on the roll."""
    finished: bool
    """Whether it shows the run that ends the round (F13, F15)."""


class View(msgspec.Struct, frozen=True):
    """The whole table: FINITO! has no secrets."""

    spaces: tuple[str, ...]
    boards: tuple[Board, ...]
    phase: str
    number: int
    rolled: int
    rolls: int
    series: int
    round: int
    rounds: int


def view(state: State, seat: int) -> View:
    """What every seat sees."""
    return View(
        spaces=tuple(space_names(state)),
        boards=tuple(_board(state, player) for player in range(state.players)),
        phase=Phase(state.phase).name.lower(),
        number=int(state.number),
        rolled=int(state.rolled),
        rolls=int(state.rolls),
        series=int(state.series),
        round=int(state.past),
        rounds=int(state.rounds),
    )


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """The boards two by two, tiles bright on dim spaces, with every board's tiles in order and its longest run."""
    lines = []
    for left in range(0, len(names), 2):
        pair = [_board_lines(view, seat, names[seat], texts) for seat in range(left, min(left + 2, len(names)))]
        for parts in zip(*pair, strict=True):
            lines.append("   ".join(f"{text}{' ' * (WIDTH - width)}" for text, width in parts).rstrip())
        lines.append("")
    facts = [
        texts.say("rolls", {"rolled": view.rolled, "rolls": view.rolls}),
        texts.say("goal", {"series": view.series}),
    ]
    if view.rounds > 1:
        facts.insert(0, texts.say("round", {"round": min(view.round + 1, view.rounds), "rounds": view.rounds}))
    lines.append(f"  [dim]{' · '.join(facts)}[/dim]")
    if view.phase == "place":
        lines.append(f"  [bold cyan]{texts.say('die', {'number': view.number})}[/bold cyan]")
    return "\n".join(lines)


def census(state: State) -> Mapping[str, int]:
    """Every player's twelve tiles lie somewhere, each on a space of its own."""
    counts = {"players": int(state.players)}
    for seat in range(state.players):
        lying = [int(space) for space in state.place[seat] if space]
        counts[f"tiles {seat}"] = len(set(lying)) + set_size(state.open[seat]) + set_size(state.closed[seat])
        counts[f"taken too much {seat}"] = int(state.taken[seat]) - sum(1 << space for space in set(lying))
    return counts


def _board(state: State, seat: int) -> Board:
    tiles = [0] * int(state.last[FACES])
    for tile, space in enumerate(state.place[seat].tolist()):
        if space:
            tiles[space - 1] = tile
    up = int(state.open[seat])
    return Board(
        tiles=tuple(tiles),
        open=tuple(tile for tile in range(1, TILES + 1) if (up >> (tile - 1)) & 1),
        face_down=int(set_size(state.closed[seat])),
        run=int(longest_run(state, seat)),
        points=int(state.points[seat]),
        owes=bool((state.owing >> seat) & 1),
        finished=bool(finished(state, seat)),
    )


def _board_lines(view: View, seat: int, name: str, texts: Texts) -> list[tuple[str, int]]:
    """The lines of one board with their printed width."""
    board = view.boards[seat]
    hand = "▶" if board.owes else " "
    points = f"  {texts.say('points', {'points': board.points})}" if view.rounds > 1 else ""
    lines = [(f"{hand} [bold]{name}[/bold]{points}", 2 + len(name) + len(points))]
    runs = _runs(board.tiles)
    for row in range(0, len(view.spaces), ROW):
        cells = []
        for space in range(row, min(row + ROW, len(view.spaces))):
            tile = board.tiles[space]
            style = "bold black on green" if tile in runs[0] else "bold black on yellow"
            cells.append(f"[{style}]({tile:>2})[/]  " if tile else f"[dim]{view.spaces[space]:^4}[/dim]  ")
        lines.append(("  " + "".join(cells), 2 + ROW * len(cells)))
    order = " ".join("-".join(map(str, run)) for run in _all_runs(board.tiles)) or "–"
    tiles = " ".join(map(str, board.open))
    waiting = texts.say("show-open", {"tiles": tiles}) if tiles else texts.say("show-placed")
    if board.face_down:
        waiting += f" · {texts.say('face-down', {'count': board.face_down})}"
    return lines + [(f"  {text}", 2 + len(text)) for text in (texts.say("show-order", {"order": order}), waiting)]


def risks(position: Position, seat: int, move: int) -> dict[str, float]:
    """F7: how many numbers of the next roll will have no free space on the board of a seat."""
    if position.after(seat, move).over:
        return {}
    board = position.state.copy()
    if move != PASS:
        put(board, seat, tile_of(move), space_of(move))
    numbers = range(1, faces_of(board) + 1)
    return {"full": sum(not free_of(board, board.taken[seat], number) for number in numbers) / len(numbers)}


def _all_runs(tiles: tuple[int, ...]) -> list[list[int]]:
    """The tiles in board order, cut into runs."""
    runs: list[list[int]] = []
    for tile in filter(None, tiles):
        if runs and runs[-1][-1] < tile:
            runs[-1].append(tile)
        else:
            runs.append([tile])
    return runs


def _runs(tiles: tuple[int, ...]) -> list[list[int]]:
    """The runs, longest first."""
    return sorted(_all_runs(tiles), key=len, reverse=True) or [[]]
