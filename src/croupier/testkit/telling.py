"""Laws about moves and events as data."""

import msgspec

from croupier.kernel.data import Event, Move, Outcome, Over, Turn
from croupier.kernel.dice import Rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE, WATCHING, may_know

from .trials import on_setups, positions, step, struct_bytes


def moves_are_data(game: Game) -> None:
    """Every legal move and outcome survives being made data, sent, read, and put in words."""
    said = msgspec.json.Decoder(game.codec.Moves | game.codec.Outcomes)

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng, most=60):
            for seat in at.seats:
                for move in at.choices(seat) or [at.draw(rng)]:
                    data = at.data(seat, move)
                    assert isinstance(data, Outcome if seat == CHANCE else Move), f"{data} of seat {seat}"
                    again = said.decode(msgspec.json.encode(data))
                    assert again == data
                    assert at.code(seat, again) == move, f"{data} is {at.code(seat, again)}, not {move}"
                    assert at.words(seat, at.code(seat, at.data(seat, at.parse(seat, at.words(seat, move))))) == (
                        at.words(seat, move)
                    )

    on_setups(game, check)


def events_tell_the_game(game: Game) -> None:
    """Scores, the seats in turn and the result can be rebuilt from the events alone."""

    def check(match: Match, rng: Rng) -> None:
        if match.setup.drawn:
            match.roll(rng)
        scores, turn, shares = list(game.story.scores(match.state)), _seats(match), ()
        for _ in range(400):
            if match.over:
                break
            before = match.copy()
            seat, move = step(match, rng)
            for event in story(before, seat, move, match):
                if isinstance(event, Turn):
                    turn = event.seats
                elif isinstance(event, Over):
                    turn, shares = (), event.shares
                elif hasattr(event, "total"):
                    scores[event.seat] = event.total  # type: ignore[attr-defined]
            assert tuple(scores) == game.story.scores(match.state), f"{scores} after {before.words(seat, move)}"
            assert turn == _seats(match), f"{turn} after {before.words(seat, move)}"
        assert shares == (tuple(match.payoff()) if match.over else ())

    on_setups(game, check)


def events_tell_no_secret(game: Game) -> None:
    """What a seat that may know of a move is told follows from what it sees; no more is told to whoever watches."""

    def check(match: Match, rng: Rng) -> None:
        if match.setup.drawn:
            match.roll(rng)
        for _ in range(150):
            if match.over:
                break
            before = match.copy()
            seat, move = step(match, rng)
            hidden = before.secret(seat, move)
            for looker in [*range(match.players), WATCHING]:
                if may_know(hidden, [looker] if looker >= 0 else []):
                    behind = story(before.veiled(looker), seat, move, match.veiled(looker), looker)
                    told = story(before, seat, move, match, looker)
                    own = [event for event in told if not isinstance(event, Turn | Over)]
                    assert own == [event for event in behind if not isinstance(event, Turn | Over)]

    on_setups(game, check)


def _seats(at: Position) -> tuple[int, ...]:
    return tuple(seat for seat in at.seats if seat != CHANCE)
