"""What a seat sees of a game of DICETTO, as data and as text."""

from collections.abc import Mapping

import msgspec
import numpy as np

from croupier.kernel.contract import State
from croupier.kernel.counts import dice_in, faces_of
from croupier.kernel.data import Seat
from croupier.kernel.position import Position
from croupier.kernel.seats import CHANCE
from croupier.kernel.speech import Texts

from .bonus import bonus_seat
from .cards import CARDS, KINDS, card_of, has_logo, kind_of, showing
from .dice import ANY_FACE, DICE, DIE_BITS, covered, in_row, pips, row_sum, twins
from .notation import BONUS_NAMES, KIND_NAMES, PLACE_NAMES, card_name
from .placing import add_place
from .rules import MOST_MOVES, moves
from .state import CHOICE, EXTRA_PLACE, NO_CARD, PLACE, PLACES, PUT, STOP, Phase

PIPS = "⚀⚁⚂⚃⚄⚅"


class Spot(msgspec.Struct, frozen=True):
    """One place of the table."""

    spot: str
    card: str
    """The kind in words; `-` where no card lies."""
    points: int
    logo: bool
    owner: Seat
    """The seat whose dice stand there, or -1."""
    dice: tuple[int, ...]
    attack: tuple[int, ...]
    """The dice of the player in turn where a battle is due."""
    reach: int
    """The highest sum of the dice rolled that its card takes, whatever stands there; 0 where none do."""
    open: bool
    """Whether that is high enough to be placed."""


class Player(msgspec.Struct, frozen=True):
    """What one player has."""

    dice: int
    """How many dice are not on cards."""
    cards: dict[str, int]
    amount: int
    logos: int
    points: int
    bonus: int
    """Points of bonus cards, given out at the end."""


class Bonus(msgspec.Struct, frozen=True):
    """A bonus card in play: its points, and the seat it would go to now or -1."""

    bonus: str
    points: int
    owner: Seat


class View(msgspec.Struct, frozen=True):
    """The whole table: DICETTO has no secrets."""

    goal: int
    deck: int
    active: Seat
    phase: str
    rolls: int
    roll: tuple[int, ...]
    idle: int
    """Whole rounds in a row in which nobody has collected a card."""
    idle_rounds: int
    """How many of them end the game."""
    spots: tuple[Spot, ...]
    players: tuple[Player, ...]
    bonuses: tuple[Bonus, ...]
    """The bonus cards in play."""


def view(state: State, seat: int) -> View:
    """What every seat sees."""
    return View(
        goal=int(state.goal),
        deck=int(state.cards),
        active=int(state.active),
        phase=Phase(state.phase).name.lower(),
        rolls=int(state.rolls),
        roll=faces_of(state.roll),
        idle=int(state.idle) // int(state.players),
        idle_rounds=int(state.idle_rounds),
        spots=tuple(_spot(state, place) for place in range(PLACES)),
        players=tuple(_player(state, player) for player in range(state.players)),
        bonuses=tuple(
            Bonus(name, int(state.worth[bonus]), int(bonus_seat(state, bonus)))
            for bonus, name in enumerate(BONUS_NAMES)
            if (state.bonuses >> bonus) & 1
        ),
    )


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """The cards with the dice on them, then what everybody has, then the roll."""
    over = view.phase == "over"
    lines = [] if over else [_spot_line(spot, view.active, names, texts) for spot in view.spots]
    if not over:
        lines.append(f"  [dim]{texts.say('show-deck', {'deck': view.deck, 'goal': view.goal})}[/dim]")
    if view.idle and not over:
        lines.append(f"  [yellow]{texts.say('show-idle', {'idle': view.idle, 'rounds': view.idle_rounds})}[/yellow]")
    for each in view.bonuses:
        leader = names[each.owner] if each.owner >= 0 else texts.say("show-tie")
        values = {"bonus": texts.word("bonus", each.bonus), "points": each.points, "leader": leader}
        lines.append(f"  [dim]{texts.say('show-bonus', values)}[/dim]")
    lines += [*([""] if lines else []), *_players(view, names, texts)]
    if view.phase in ("choice", "place"):
        left = texts.say("show-rolls", {"rolls": 0 if view.phase == "place" else view.rolls})
        lines += ["", f"  [bold]{_dice(view.roll)}[/bold]   [dim]{left}[/dim]"]
    return "\n".join(lines)


def census(state: State) -> Mapping[str, int]:
    """Everybody has four dice, wherever they are, and every card is in the deck, on the table or collected."""
    counts = {"players": int(state.players)}
    for seat in range(state.players):
        standing = sum(int(dice_in(dice)) for dice in state.dice[state.owner == seat + 1])
        fighting = sum(int(dice_in(dice)) for dice in state.rival) if seat == state.active else 0
        counts[f"dice {seat}"] = int(state.hand[seat]) + standing + fighting
    for card in range(CARDS):
        lying = int((state.card == card).sum())
        counts[f"cards {card}"] = int(state.deck[card] + state.won[:, card].sum()) + lying
    counts["deck"] = int(state.cards - state.deck.sum())
    counts["amounts"] = int(state.amount.sum() - state.won.sum())
    return counts


def slip(state: State, seat: int, move: int) -> str:
    """Putting no dice on cards where some fit (D10)."""
    return "none-placed" if move == PUT and moves(state, seat, np.zeros(MOST_MOVES, np.int64)) > 1 else ""


def _spot(state: State, place: int) -> Spot:
    card = int(state.card[place])
    reach = _reach(state, place)
    return Spot(
        spot=PLACE_NAMES[place],
        card=card_name(NO_CARD) if card == NO_CARD else KIND_NAMES[kind_of(card)],
        points=0 if card == NO_CARD or place == EXTRA_PLACE else int(state.points[kind_of(card)]),
        logo=card != NO_CARD and bool(has_logo(card)),
        owner=int(state.owner[place]) - 1,
        dice=faces_of(state.dice[place]),
        attack=faces_of(state.rival[place]),
        reach=reach,
        open=reach > 0 and reach >= pips(state.dice[place]),
    )


def _reach(state: State, place: int) -> int:
    if state.card[place] == NO_CARD or state.phase not in (CHOICE, PLACE):
        return 0
    row = in_row(state.roll)
    ways = np.zeros(1 << DICE, np.int64)
    count = add_place(row, twins(row), kind_of(state.card[place]), place, 0, ways, 1)
    return max(int(row_sum(covered(row, showing(way, place + 1)))) for way in ways[:count])


def _player(state: State, seat: int) -> Player:
    won = state.won[seat]
    return Player(
        dice=int(state.hand[seat]),
        cards={
            KIND_NAMES[kind]: int(count)
            for kind in range(KINDS)
            if (count := won[card_of(kind, 0)] + won[card_of(kind, 1)])
        },
        amount=int(state.amount[seat]),
        logos=int(won[1::2].sum()),
        points=int(state.score[seat]),
        bonus=int(state.prize[seat]),
    )


def _players(view: View, names: tuple[str, ...], texts: Texts) -> list[str]:
    """Everybody's points, cards and logos, the dice in hand, and which cards they are."""
    width = max(map(len, names))
    owned = [
        texts.say("show-owned", {"points": each.points, "bonus": each.bonus, "cards": each.amount, "logos": each.logos})
        for each in view.players
    ]
    wide = max(map(len, owned))
    lines = []
    for seat, (name, words, player) in enumerate(zip(names, owned, view.players, strict=True)):
        hand = "▶" if seat == view.active and view.phase != "over" else " "
        dice = f"[cyan]{'■' * player.dice}[/cyan][dim]{'·' * (4 - player.dice)}[/dim]"
        lines.append(f"{hand} [bold]{name:<{width}}[/bold]  {words:<{wide}}  {dice}")
        if player.cards:
            cards = [(texts.word("card", kind), count) for kind, count in player.cards.items()]
            listed = ", ".join(kind if count == 1 else f"{count} × {kind}" for kind, count in cards)
            lines.append(f"  {'':<{width}}  [dim]{listed}[/dim]")
    return lines


def risks(position: Position, seat: int, move: int) -> dict[str, float]:
    """D8, D10: how often dice that are rolled again fit cards for fewer points than those that lie there fit now."""
    if position.state.phase != CHOICE or move == STOP:
        return {}
    after, now = position.after(seat, move), _fitting(position.state)
    rolls = [(weight, after.after(CHANCE, outcome).state) for outcome, weight in after.outcomes()]
    fewer = sum(weight for weight, rolled in rolls if _fitting(rolled) < now)
    return {"fewer": fewer / sum(weight for weight, _ in rolls)}


def _fitting(state: State) -> int:
    """The most points of the cards that the dice of a roll can be placed on at once."""
    placing, codes = state.copy(), np.zeros(MOST_MOVES, np.int64)
    placing.phase = PLACE
    listed = codes[: moves(placing, placing.active, codes)] ^ PUT
    places = [(listed >> (DIE_BITS * die)) & ANY_FACE for die in range(DICE)]
    points = np.zeros(len(listed), np.int64)
    for place in range(EXTRA_PLACE):
        taken = np.logical_or.reduce([one == place + 1 for one in places])
        points += taken * (0 if state.card[place] == NO_CARD else int(state.points[kind_of(state.card[place])]))
    return int(points.max())


def _spot_line(spot: Spot, active: int, names: tuple[str, ...], texts: Texts) -> str:
    """A place with its card, its points, and whose dice stand there."""
    empty = spot.card == card_name(NO_CARD)
    worth = "" if empty or spot.spot == PLACE_NAMES[EXTRA_PLACE] else spot.points
    card = spot.card if empty else f"{texts.word('card', spot.card)}{' +' if spot.logo else ''}"
    place = texts.word("spot", spot.spot)
    line = f"  [bold]{place}[/bold]  [magenta]{card:<17}[/magenta] [bold yellow]{worth:>2}[/bold yellow]"
    if spot.owner >= 0:
        line += f"  {_dice(spot.dice)}  {names[spot.owner]} [dim]({sum(spot.dice)})[/dim]"
    if spot.attack:
        line += f"  [red]{texts.say('show-against')}[/red]  {_dice(spot.attack)}  {names[active]}"
    return line


def _dice(faces: tuple[int, ...]) -> str:
    return " ".join(f"{PIPS[face - 1]} {face}" for face in faces) or "–"
