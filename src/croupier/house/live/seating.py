"""What can be done around a game: sitting down and leaving, bots that stand in, luck, chat, the way to a rematch."""

from croupier.kernel.game import LEVELS

from ..errors import BadRequest, NotNow, Stale
from ..log.entries import Again, Broken, HandedOn, Left, Promised, Returned, Said, Sat, StoodIn, Wished
from ..log.fair import HASH, check_luck, check_promise, promise_of
from ..log.table import Table
from .draft import Draft

BEST = LEVELS[-1]
"""Who stands in for people."""
MOST_SAID = 500
"""Messages of chat at one table."""
MOST_HANDED = 100
"""How often somebody may hand his seat on, whether his keys are used or not."""


def sit(draft: Draft, seat: int, name: str, token: str) -> None:
    """Take an open seat."""
    seats = draft.table.seats
    if not 0 <= seat < len(seats):
        raise BadRequest("no-such-seat", seats=len(seats))
    if seats[seat].taken:
        raise NotNow("seat-taken")
    draft.add(Sat(seat, name, token))
    draft.settle()


def hand_on(draft: Draft, seat: int, key: str, host: bool) -> None:
    """Let whoever has a key, of which this is the hash, take a seat to another device; no earlier key does any more."""
    if draft.table.seats[seat].handed >= MOST_HANDED:
        raise NotNow("handed-often", most=MOST_HANDED)
    if not HASH.fullmatch(key) or any(one.key == key for one in draft.table.seats):
        raise BadRequest("key-form")
    if draft.table.over:
        raise NotNow("game-over")
    draft.add(HandedOn(seat, key, host))


def take_over(draft: Draft, key: str, token: str) -> int:
    """Have the seat of a key held by another token from now on, on another device; the old one holds it no more.

    Luck that was promised before the game is promised anew: the other device cannot know it.
    """
    seats = draft.table.seats
    seat = next((number for number, one in enumerate(seats) if one.token and one.key == key), None)
    if seat is None:
        raise NotNow("key-holds-nothing")
    if draft.table.over:
        raise NotNow("game-over")
    if draft.table.revealing:
        raise NotNow("key-luck")
    draft.add(Sat(seat, seats[seat].name, token))
    return seat


def leave(draft: Draft, seat: int) -> None:
    """Give a seat up: to whoever comes before the game, to a bot during it."""
    table = draft.table
    if table.ended:
        raise NotNow("game-over")
    if table.began:
        draft.add(StoodIn(seat, BEST, lost=True))
    else:
        _open(draft, seat)


def _open(draft: Draft, seat: int) -> None:
    """Open a seat again before the game; who goes when luck is being shown breaks his promise."""
    draft.add(Broken((seat,)) if draft.table.revealing else Left(seat))


def stand_in(draft: Draft, seat: int, bot: str, away: float, enough: float) -> None:
    """Let a bot play for a person who has been away for long enough, or on a seat that nobody took.

    A game never begins without the luck of a seat that is held: before it, such a seat can only be emptied.
    """
    table = draft.table
    held = table.seats[seat]
    if table.ended or held.bot:
        raise NotNow("nobody-to-replace")
    if held.token and not table.began:
        raise NotNow("seat-held")
    if held.token and away < enough:
        raise NotNow("not-away", seconds=round(enough))
    bot = bot or BEST
    table.game.bot(bot)
    draft.add(StoodIn(seat, bot))
    draft.settle()


def empty(draft: Draft, seat: int, away: float, enough: float) -> None:
    """Open a seat again before the game, whose holder has been away for long enough; for a host that is at once."""
    if draft.table.began or not draft.table.seats[seat].token:
        raise NotNow("nobody-to-move")
    if away < enough:
        raise NotNow("holder-here", seconds=round(enough))
    _open(draft, seat)


def give_back(draft: Draft, seat: int) -> None:
    """Let the person play again."""
    held = draft.table.seats[seat]
    if not (held.token and held.bot):
        raise NotNow("no-stand-in")
    draft.add(Returned(seat))


def promise(draft: Draft, seat: int, words: str) -> None:
    """Promise luck by its hash; until everybody has, another one can be promised, but none that was ever shown here."""
    table = draft.table
    check_promise(words)
    if table.began or table.real_dice or words == table.seats[seat].promise:
        return
    if table.revealing:
        raise NotNow("luck-promised")
    if words in table.spent:
        raise BadRequest("luck-spent")
    draft.add(Promised(seat, words))


def wish(draft: Draft, seat: int, luck: str) -> None:
    """Show the luck that was promised, when everybody has promised his."""
    table = draft.table
    check_luck(luck)
    if table.began or table.real_dice or table.seats[seat].luck:
        return
    if not table.revealing:
        raise NotNow("luck-not-yet")
    if promise_of(luck) != table.seats[seat].promise:
        raise BadRequest("luck-other")
    draft.add(Wished(seat, luck))
    draft.settle()


def break_off(draft: Draft, within: int) -> None:
    """Who has not shown his luck in time loses his seat, and everybody promises anew."""
    table = draft.table
    if not table.revealing or draft.at < table.promised + within:
        raise Stale("stale")
    draft.add(Broken(tuple(number for number, seat in enumerate(table.seats) if seat.wishes and not seat.luck)))


def begin_without(draft: Draft, within: int) -> None:
    """A rematch begins with those who came: on the other seats bots play."""
    table = draft.table
    if not waits_for_some(table) or draft.at < table.promised + within:
        raise Stale("stale")
    for number, seat in enumerate(table.seats):
        if seat.wishes and not seat.promise:
            draft.add(StoodIn(number, BEST, lost=True))


def waits_for_some(table: Table) -> bool:
    """Whether some have come to a rematch, and some have not."""
    if not table.opened.after or table.began or table.cleared or table.real_dice or table.revealing:
        return False
    return any(seat.promise for seat in table.seats)


def say(draft: Draft, seat: int, text: str) -> None:
    """Chat, as much as a table bears."""
    if not text:
        raise BadRequest("nothing-said")
    if draft.table.said >= MOST_SAID:
        raise NotNow("chat-full", most=MOST_SAID)
    draft.add(Said(seat, text))


def play_again(draft: Draft, table: str) -> None:
    """Point to the rematch."""
    if not draft.table.ended:
        raise NotNow("game-not-over")
    if not draft.table.again:
        draft.add(Again(table))
