"""Laws about what a seat may know."""

from collections.abc import Iterator

from croupier.kernel.contract import Bot
from croupier.kernel.data import Event, Over, Turn
from croupier.kernel.dice import Rng, below, new_rng
from croupier.kernel.game import Game
from croupier.kernel.match import Match
from croupier.kernel.playout import drivers, new_streams, new_tray
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE, WATCHING, seats_of

from .trials import asked_bots, bytes_of, on_setups, positions, searcher, struct_bytes

SAMPLE = 6
"""Moves or outcomes of a seat that are tried at each position."""
RARELY = 8
"""Beside one of so many secrets a search is asked, too."""


def a_secret_move_changes_nothing_others_see(game: Game) -> None:
    """After a secret move whoever may not know of it sees to the byte what it saw before."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            for seat, move in _moves(at):
                hidden = _hidden_from(at, seat, move)
                assert not (hidden >> seat) & 1, f"seat {seat} may not know its own move {move}"
                for other in _outsiders(hidden):
                    assert bytes_of(at.after(seat, move).veiled(other).state) == bytes_of(at.veiled(other).state), (
                        f"seat {other} learns of the secret move {move} of seat {seat}"
                    )

    on_setups(game, check)


def what_is_dealt_in_secret_shows_nothing(game: Game) -> None:
    """Whatever falls in secret, whoever may not know sees the same; and that it is secret does not depend on it."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            if CHANCE not in at.seats:
                continue
            drawn = [at.draw(rng) for _ in range(SAMPLE)]
            hidden = {_hidden_from(at, CHANCE, outcome) for outcome in drawn}
            assert len(hidden) == 1, f"who may know of an outcome depends on it: {drawn}"
            for other in _outsiders(hidden.pop()):
                looks = {bytes_of(at.after(CHANCE, outcome).veiled(other).state) for outcome in drawn}
                assert len(looks) == 1, f"seat {other} can tell apart what it may not know: {drawn}"

    on_setups(game, check)


def a_veiled_state_serves_its_seat(game: Game) -> None:
    """A veiled state needs no second veil and still lists its seat's moves; without secrets all seats see the same."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            watched = struct_bytes(at.view(WATCHING))
            for seat in [*range(at.players), WATCHING]:
                veiled = at.veiled(seat)
                once = bytes_of(veiled.state)
                if not game.facts.secrets:
                    assert once == bytes_of(at.state), "a game without secrets veils something"
                view = struct_bytes(at.view(seat))
                assert game.facts.secrets or view == watched, f"seat {seat} sees what others do not"
                assert bytes_of(veiled.veiled(seat).state) == once
                assert struct_bytes(veiled.view(seat)) == view
                assert seat not in at.seats or veiled.moves(seat) == at.moves(seat), (
                    f"seat {seat} has other moves behind its veil"
                )

    on_setups(game, check)


def what_is_told_is_known(game: Game) -> None:
    """A move's words, data and events are the same from behind the veil of everybody who may know of it."""

    def check(match: Match, rng: Rng) -> None:
        for at in positions(match, rng):
            chance = [(CHANCE, at.draw(rng))] if CHANCE in at.seats else []
            for seat, move in [*_moves(at), *chance]:
                hidden = _hidden_from(at, seat, move)
                after = at.after(seat, move)
                words, data = at.words(seat, move), at.data(seat, move)
                for other in {WATCHING, *range(at.players)} - set(_outsiders(hidden)):
                    behind = at.veiled(other)
                    assert (behind.words(seat, move), behind.data(seat, move)) == (words, data), (
                        f"{words} is told to seat {other} from what is hidden"
                    )
                    again = story(behind, seat, move, after.veiled(other), other)
                    assert _own(again) == _own(story(at, seat, move, after, other))

    on_setups(game, check)


def no_bot_knows_a_secret(game: Game) -> None:
    """Whatever is done or dealt in secret, the bots of those who may not know do the same, and so does any search."""
    asked, chose = 0, 0

    def check(match: Match, rng: Rng) -> None:
        nonlocal asked, chose
        for at in positions(match, rng, most=60):
            chance = [(CHANCE, at.draw(rng)) for _ in range(2)] if CHANCE in at.seats else []
            bots: list[str | Bot] = [*asked_bots(game, rng)]
            for seat, move in [*_moves(at), *chance]:
                after = [at.after(seat, move), at.after(seat, chance[0][1]) if seat == CHANCE else at]
                for other in seats_of(_hidden_from(at, seat, move)):
                    if not all(other in one.seats for one in after):
                        continue
                    also = [searcher(game)] if below(rng, RARELY) == 0 else []
                    if also:
                        asked, chose = asked + 1, chose + (len(after[0].moves(other)) > 1)
                    for bot in [*bots, *also]:
                        seed = below(rng, 1 << 30)
                        did = [one.ask(other, bot, new_rng(seed)) for one in after]
                        assert did[0] == did[1], f"{bot} on seat {other} knows of {move} of seat {seat}"

    on_setups(game, check)
    needed = asked or (game.facts.secrets and game.searches(game.bots))
    assert chose or not needed, "no bot that searches has had a choice while others had a secret"


def no_bot_knows_what_will_be_dealt(game: Game) -> None:
    """The dice to come are others, the bot's own luck is the same: so is what it does, also where it searches."""
    deciding = drivers(game, searching=game.searches(game.bots)).decide

    def check(match: Match, rng: Rng) -> None:
        tray, searched = new_tray(match.setup), False
        for at in positions(match, rng, most=60):
            for seat in [seat for seat in at.seats if seat != CHANCE]:
                bots = game.quick if searched or len(at.moves(seat)) == 1 else game.row
                searched = searched or bots is game.row
                for bot in bots:
                    seed, did = below(rng, 1 << 30), set[int]()
                    for luck in range(2):
                        tray.states[0] = at.state
                        tray.dice[:] = new_streams(seed + luck, at.players)
                        tray.wits[:] = new_streams(~seed, at.players)
                        did.add(int(deciding(tray, seat, game.row.index(bot))))
                    assert len(did) == 1, f"{bot} on seat {seat} knows what will be dealt: {did}"

    on_setups(game, check)


def _own(events: list[Event]) -> list[Event]:
    """Events of the game's own: who is in turn and who has won is for everybody to know."""
    return [event for event in events if not isinstance(event, Turn | Over)]


def _moves(at: Position) -> Iterator[tuple[int, int]]:
    for seat in at.seats:
        for move in at.moves(seat)[:SAMPLE]:
            yield seat, move


def _hidden_from(at: Position, seat: int, move: int) -> int:
    """The rulebook's own word, also where the game claims to have no secrets."""
    hidden = int(at.game.rules.secret(at.state, seat, move))
    assert at.game.facts.secrets or not hidden, f"a game without secrets hides {move} of seat {seat}"
    assert hidden >> at.players == 0, f"{move} of seat {seat} is hidden from seats that do not exist"
    return hidden


def _outsiders(hidden: int) -> list[int]:
    """Who may not know: what is hidden from a seat is hidden from whoever watches."""
    return [*seats_of(hidden), WATCHING] if hidden else []
