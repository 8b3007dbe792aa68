"""What a seat sees of a game of TUTTO, as data and as text."""

from collections.abc import Mapping

import msgspec

from croupier.kernel.contract import State
from croupier.kernel.counts import dice_in, faces_of
from croupier.kernel.data import Seat
from croupier.kernel.layout import read
from croupier.kernel.speech import Texts

from .cards import BONUSES, FIREWORKS, bonus_of, must_go_on
from .dice import DICE
from .events import gathered
from .notation import CARD_NAMES
from .rules import STOP, Phase, pay, play, put_aside

BAR = 24
PHASES = tuple(phase.name.lower() for phase in Phase)
PIPS = "⚀⚁⚂⚃⚄⚅"


class View(msgspec.Struct, frozen=True):
    """The whole table: TUTTO has no secrets."""

    target: int
    scores: tuple[int, ...]
    active: Seat
    phase: str
    card: str
    deck: dict[str, int]
    """Cards left in the deck, by name."""
    reshuffled: bool
    """Whether all of them are shuffled again before every card."""
    roll: tuple[int, ...]
    aside: tuple[int, ...]
    points: int
    """Of this turn, as a stop or the null of Fireworks would bank them; elsewhere this roll does not count yet."""
    leaves: int
    last_round: bool
    champion: Seat
    """The seat that won by the Cloverleaf, or -1."""


def view(state: State, seat: int) -> View:
    """What every seat sees."""
    now = read(state)
    return View(
        target=now.target,
        scores=tuple(now.score[: now.players].tolist()),
        active=now.active,
        phase=PHASES[now.phase],
        card=CARD_NAMES[now.card],
        deck=dict(zip(CARD_NAMES, now.deck.tolist(), strict=True)),
        reshuffled=bool(now.reshuffled),
        roll=faces_of(now.roll),
        aside=faces_of(now.aside),
        points=points(state),
        leaves=now.leaves,
        last_round=bool(now.last_round),
        champion=now.champion - 1,
    )


def points(state: State) -> int:
    """What the turn is worth: where every valid die of this roll will count, as if they were put aside."""
    scored = state.copy()
    if state.phase == Phase.CHOICE and (state.card == FIREWORKS or not must_go_on(state.card)):
        put_aside(scored, scored.valid)
        if dice_in(scored.aside) == DICE:
            pay(scored)
    return gathered(scored)


def show(view: View, names: tuple[str, ...], texts: Texts) -> str:
    """Everybody's score as a bar, then the card, the dice put aside and rolled, and what the turn is worth."""
    width = max(len(name) for name in names)
    over = view.phase == "over"
    lines = []
    for seat, (name, score) in enumerate(zip(names, view.scores, strict=True)):
        full = min(BAR, score * BAR // view.target)
        bar = f"[green]{'█' * full}[/green][dim]{'·' * (BAR - full)}[/dim]"
        hand = "▶" if seat == view.active and not over else " "
        lines.append(f"{hand} {name:<{width}}  {bar} [bold]{score:>6}[/bold]")
    left = texts.say("deck-whole" if view.reshuffled else "deck", {"left": sum(view.deck.values())})
    lines.append(f"  [dim]{texts.say('target', {'target': view.target})} · {left}[/dim]")
    if view.last_round and not over:
        lines.append(f"  [yellow]{texts.say('last-round')}[/yellow]")
    if view.phase in ("choice", "tutto", "roll"):
        lines += ["", *_turn(view, texts)]
    return "\n".join(lines)


def census(state: State) -> Mapping[str, int]:
    """Six dice; and cards in the deck never outnumber the box, whose counts stay."""
    more = sum(int(max(0, left - whole)) for left, whole in zip(state.deck, state.box, strict=True))
    dice = dice_in(state.aside) + (dice_in(state.roll) or DICE - dice_in(state.aside))
    return {"dice": dice, "cards": int(state.box.sum()), "cards too many": more, "players": int(state.players)}


def slip(state: State, seat: int, move: int) -> str:
    """Stopping below the top on one's last turn (T24), or one die short of a bonus worth the risk (T15)."""
    if move != STOP:
        return ""
    after = state.copy()
    play(after, seat, move)
    total = after.score[seat]
    if state.last_round:
        return "behind" if total < max(after.score[: state.players]) else ""
    left = DICE - dice_in(state.aside) - dice_in(state.valid)
    worth = state.card < BONUSES and total - state.score[seat] <= bonus_of(state.card)
    return "short" if left == 1 and worth and total < state.target else ""


def _turn(view: View, texts: Texts) -> list[str]:
    """The card and what it says, the dice, and how far the turn has come under it."""
    card = f"[bold magenta]{texts.word('card', view.card)}[/bold magenta]  [dim]{texts.say(f'says-{view.card}')}[/dim]"
    dice = f"[bold]{_dice(view.roll)}[/bold]"
    if view.phase == "tutto":
        dice = f"[bold yellow]{texts.say('moment')}[/bold yellow]"
    values = {"card": view.card, "points": view.points, "aside": len(view.aside), "leaves": view.leaves}
    parts = {"card": card, "aside": _dice(view.aside), "roll": dice, "turn": texts.say("show-progress", values)}
    labels = {part: texts.say(f"show-{part}") for part in parts}
    width = max(map(len, labels.values()))
    return [f"  {labels[part]:<{width}}  {words}" for part, words in parts.items()]


def _dice(faces: tuple[int, ...]) -> str:
    return " ".join(f"{PIPS[face - 1]} {face} " for face in faces) or "–"
