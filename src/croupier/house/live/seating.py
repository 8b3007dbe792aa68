"""What can be done around a game: sitting down and leaving, bots that stand in, luck, chat, the way to a rematch."""

from ..errors import BadRequest, NotNow
from ..log.entries import Again, Left, Returned, Said, Sat, StoodIn, Wished
from ..log.fair import check_luck
from ..log.table import Table
from .draft import Draft


def sit(draft: Draft, seat: int, name: str, token: str) -> None:
    """Take an open seat."""
    seats = draft.table.seats
    if not 0 <= seat < len(seats):
        raise BadRequest("no-such-seat", seats=len(seats))
    if seats[seat].taken:
        raise NotNow("seat-taken")
    draft.add(Sat(seat, name, token))
    draft.settle()


def leave(draft: Draft, seat: int) -> None:
    """Give a seat up: to whoever comes before the game, to a bot during it."""
    table = draft.table
    if table.ended:
        raise NotNow("game-over")
    draft.add(StoodIn(seat, best_bot(table), lost=True) if table.began else Left(seat))


def best_bot(table: Table) -> str:
    """The strongest bot of the game."""
    return list(table.game.bots)[-1]


def stand_in(draft: Draft, seat: int, bot: str) -> None:
    """Let a bot play for an absent person, or on a seat that nobody took."""
    table = draft.table
    held = table.seats[seat]
    if table.ended or (held.bot and not held.token):
        raise NotNow("nobody-to-replace")
    bot = bot or best_bot(table)
    table.game.bot(bot)
    draft.add(StoodIn(seat, bot))
    draft.settle()


def give_back(draft: Draft, seat: int) -> None:
    """Let the person play again."""
    held = draft.table.seats[seat]
    if not (held.token and held.bot):
        raise NotNow("no-stand-in")
    draft.add(Returned(seat))


def wish(draft: Draft, seat: int, luck: str) -> None:
    """Add to the luck of the dice, once, before the game begins."""
    if draft.table.began or draft.table.seats[seat].luck:
        return
    draft.add(Wished(seat, check_luck(luck)))
    draft.settle()


def say(draft: Draft, seat: int, text: str) -> None:
    """Chat."""
    draft.add(Said(seat, text))


def play_again(draft: Draft, table: str) -> None:
    """Point to the rematch."""
    if not draft.table.ended:
        raise NotNow("game-not-over")
    if not draft.table.again:
        draft.add(Again(table))
