"""Laws about what a seat may know."""

from croupier.kernel.dice import Rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.seats import CHANCE

from .tables import bytes_of, on_tables, positions, struct_bytes

WATCHER = -1


def a_secret_move_changes_nothing_others_see(game: Game) -> None:
    """After a secret move every other seat, and whoever watches, sees to the byte what it saw before."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            for seat in at.seats:
                for move in at.moves(seat)[:6] if seat != CHANCE else ():
                    if not game.rules.secret(at.state, seat, move):
                        continue
                    assert game.facts.secrets, "a game without secrets has a secret move"
                    after = at.copy()
                    after.play(seat, move)
                    for other in {*range(at.players), WATCHER} - {seat}:
                        assert bytes_of(after.veiled(other)) == bytes_of(at.veiled(other)), (
                            f"seat {other} learns of the secret move {move} of seat {seat}"
                        )

    on_tables(game, check)


def a_veiled_state_serves_its_seat(game: Game) -> None:
    """A veiled state needs no second veil and still lists its seat's moves; without secrets all seats see the same."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            watched = struct_bytes(game.table.view(at.veiled(WATCHER), WATCHER))
            for seat in [*range(at.players), WATCHER]:
                veiled = at.veiled(seat)
                once = bytes_of(veiled)
                if not game.facts.secrets:
                    assert once == bytes_of(at.state), "a game without secrets veils something"
                view = struct_bytes(game.table.view(veiled, seat))
                assert game.facts.secrets or view == watched, f"seat {seat} sees what others do not"
                game.rules.veil(veiled, seat)
                assert bytes_of(veiled) == once
                assert struct_bytes(game.table.view(veiled, seat)) == view
                if seat in at.seats:
                    behind = at.copy()
                    behind.state = veiled
                    assert behind.moves(seat) == at.moves(seat), f"seat {seat} has other moves behind its veil"
            _public_moves_are_told_to_all(at)

    on_tables(game, check)


def _public_moves_are_told_to_all(at: Match) -> None:
    """What is said of a move that is no secret is as true for whoever only watches."""
    watched, game = at.veiled(WATCHER), at.game
    for seat in at.seats:
        for move in at.moves(seat)[:6] if seat != CHANCE else ():
            if not game.rules.secret(at.state, seat, move):
                for said in (game.table.remark, game.notation.move_text):
                    assert said(at.state, seat, move) == said(watched, seat, move), (
                        f"{move} is told from what is hidden"
                    )
