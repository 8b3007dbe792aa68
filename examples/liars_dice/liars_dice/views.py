"""What a seat sees of a game of Liar's Dice, as data and as text."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.data import Seat
from croupier.kernel.speech import Texts

from .notation import CALLS, faces_of
from .rules import LIAR, found_of, in_play

DICE = " ⚀⚁⚂⚃⚄⚅"
HIDDEN = "▪"


class Bid(msgspec.Struct, frozen=True):
    """A claim: at least so many dice of a face."""

    count: int
    face: int
    seat: Seat


class Player(msgspec.Struct, frozen=True):
    """A cup: how many dice it has, and which, where this seat may look."""

    dice: int
    faces: tuple[int, ...]


class Last(msgspec.Struct, frozen=True):
    """How the last round ended, cups lifted."""

    cups: tuple[tuple[int, ...], ...]
    bid: Bid
    call: str
    """`liar` or `spot-on`."""
    caller: Seat
    found: int
    losers: tuple[Seat, ...]


class View(msgspec.Struct, frozen=True):
    """The table."""

    players: tuple[Player, ...]
    active: Seat
    bid: Bid | None
    in_play: int
    wild: bool
    rolling: bool
    over: bool
    last: Last | None


def view(state: State, seat: int) -> View:
    """What this seat sees: its own dice, and how many the others have."""
    seats = range(int(state.players))
    return View(
        players=tuple(Player(int(state.dice[each]), tuple(faces_of(int(state.cup[each])))) for each in seats),
        active=int(state.active),
        bid=_bid(int(state.bid), int(state.bidder)) if state.bid else None,
        in_play=int(in_play(state)),
        wild=bool(state.wild),
        rolling=bool(state.to_roll < state.players),
        over=sum(bool(state.dice[each]) for each in seats) == 1,
        last=_last(state) if state.last_call else None,
    )


def _bid(bid: int, seat: int) -> Bid:
    return Bid(*divmod(bid, 10), seat)


def _last(state: State) -> Last:
    bid = _bid(int(state.last_bid), int(state.last_bidder))
    found = int(found_of(state.shown, state.players, bid.face, state.wild))
    cups = tuple(tuple(faces_of(int(state.shown[seat]))) for seat in range(int(state.players)))
    call, caller = int(state.last_call), int(state.last_caller)
    losers: tuple[int, ...]
    if call == LIAR:
        losers = (caller if found >= bid.count else bid.seat,)
    elif found == bid.count:
        losers = tuple(seat for seat, cup in enumerate(cups) if cup and seat != caller)
    else:
        losers = (caller,)
    return Last(cups, bid, CALLS[call].replace(" ", "-"), caller, found, losers)


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """Every cup, the bid on the table, and how the last round ended."""
    width = max(map(len, names))
    lines = []
    if view.last:
        lines += [*_shown(view.last, names, texts), ""]
    for seat, (player, name) in enumerate(zip(view.players, names, strict=True)):
        hand = "▶" if seat == view.active and not view.over and not view.rolling else " "
        hidden = HIDDEN * player.dice or texts.say("cup", {"dice": 0})
        dice = f"[bold]{_faces(player.faces)}[/bold]" if player.faces else f"[dim]{hidden}[/dim]"
        bid = f"  [yellow]{texts.say('claim', _claim(view.bid))}[/yellow]" if view.bid and view.bid.seat == seat else ""
        lines.append(f"{hand} {name:<{width}}  {dice}{bid}")
    facts = texts.say("in-play", {"dice": view.in_play, "wild": "yes" if view.wild else "no"})
    return "\n".join([*lines, f"  [dim]{facts}[/dim]"])


def _shown(last: Last, names: tuple[str, ...], texts: Texts) -> list[str]:
    """The call and what it cost, and all cups."""
    who = {"caller": names[last.caller], "bidder": names[last.bid.seat], "found": last.found}
    called = texts.say(f"last-{last.call}", who | _claim(last.bid))
    less = texts.say("one-less", {"names": texts.join(names[seat] for seat in last.losers)})
    cups = "  ".join(f"{name} {_faces(cup)}" for name, cup in zip(names, last.cups, strict=True) if cup)
    return [f"  {called} {less}.", f"  [dim]{cups}[/dim]"]


def _claim(bid: Bid) -> dict[str, int]:
    return {"count": bid.count, "face": bid.face}


def _faces(faces: tuple[int, ...]) -> str:
    return " ".join(f"{DICE[face]} {face}" for face in faces)


def census(state: State) -> Mapping[str, int]:
    """No die leaves the table."""
    return {"players": int(state.players), "dice": int(in_play(state)) + int(state.aside)}
