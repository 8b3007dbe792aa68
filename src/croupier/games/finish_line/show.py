"""The table of FINISH LINE as text for a terminal, 80 columns wide."""

from typing import TYPE_CHECKING

from croupier.kernel.speech import Texts

from .horses import NAMES

if TYPE_CHECKING:
    from .views import Account, Horse, Line, Sheet, View

CELL = 10
INK = {"white": "bold white", "red": "red", "yellow": "yellow", "green": "green", "black": "magenta"}
SIGNS = {"white": "bold white", "black": "magenta"}


def show(view: "View", names: tuple[str, ...], texts: Texts) -> str:
    """The row of horses with their dice, the pool, everybody's money, your own bets, and the last race's accounts."""
    lines = []
    over = view.phase == "over"
    if over or view.phase in ("horses", "bet"):
        for sheet in view.sheets if over else view.sheets[-1:]:
            lines += [*_accounts(sheet, names, texts), ""]
    if not over:
        lines += _race(view, texts)
    lines += _players(view, names, texts)
    lines += _own(view, texts)
    if view.roll:
        roll = "   ".join(_face(face, texts.word("roll", face)) for face in view.roll)
        lines += ["", f"  {texts.say('show-roll')}  {roll}"]
    elif view.hand and view.phase == "take":
        hand = " ".join(_ink(colour, texts.word("hand", colour)) for colour in view.hand)
        lines += ["", f"  {texts.say('show-hand')}  {hand}"]
    return "\n".join(lines)


def _race(view: "View", texts: Texts) -> list[str]:
    """The row, the last horse to the left, and the dice beside the track."""
    race = texts.say("show-race", {"race": view.race, "races": view.races})
    stretch = f"   [yellow]{texts.say('show-home')}[/yellow]" if view.home else ""
    lines = [f"  [bold]{race}[/bold]{stretch}"]
    if view.row:
        front = len(view.row) - (2 if view.level else 1)
        last, lead = texts.say("show-last"), texts.say("show-lead")
        heads = [last, *[""] * (len(view.row) - 2), lead] if len(view.row) > 1 else [lead]
        if view.level:
            heads[-2:] = [texts.say("show-level")] * 2
        each = [texts.say("show-odd", {"odds": horse.odds}) for horse in view.row]
        odds, dice = (texts.say(f"show-{label}") for label in ("odds", "dice"))
        edge = max(len(odds), len(dice))
        lines += [
            f"  {'':<{edge}}  [dim]{''.join(f'{head:<{CELL}}' for head in heads).rstrip()}[/dim]",
            f"  {'':<{edge}}  {''.join(_number(horse, place >= front, texts) for place, horse in enumerate(view.row))}",
            f"  {'':<{edge}}  [dim]{''.join(f'{horse.name:<{CELL}}' for horse in view.row).rstrip()}[/dim]",
            f"  {odds:<{edge}}  {''.join(f'{odd:<{CELL}}' for odd in each)}",
            f"  {dice:<{edge}}  {''.join(map(_on_tile, view.row))}",
        ]
    if any(horse.favourite or horse.steady for horse in view.row) and view.phase == "bet":
        lines.append(f"  [dim]{texts.say('show-signs')}[/dim]")
    if view.out:
        lines.append(
            f"  [red]{texts.say('show-out', {'horses': texts.join(_horse(tile, texts) for tile in view.out)})}[/red]"
        )
    if view.phase not in ("horses", "bet"):
        pool, pile = _counted("pool", view.pool, texts), _counted("pile", view.pile, texts)
        lines.append(f"  {texts.say('show-pool', {'pool': pool, 'pile': pile})}")
    return [*lines, ""]


def _horse(tile: int, texts: Texts) -> str:
    return texts.say("part-runner", {"name": NAMES[tile - 1], "number": tile})


def _number(horse: "Horse", front: bool, texts: Texts) -> str:
    sign = "show-favourite" if horse.favourite else "show-steady" if horse.steady else ""
    text = f"{horse.number:>2} {texts.say(sign) if sign else ''}"
    style = "bold green" if front else "bold"
    return f"[{style}]{text}[/{style}]{' ' * (CELL - len(text))}"


def _on_tile(horse: "Horse") -> str:
    """A horseshoe, a warning, an outsider's euros."""
    parts = []
    if horse.horseshoe:
        parts.append(("Ω", SIGNS[horse.horseshoe]))
    if horse.whipped:
        parts.append(("!", "bold red"))
    if horse.outsider:
        parts.append((f"€{horse.outsider}", "green"))
    if not parts:
        return f"[dim]·[/dim]{' ' * (CELL - 1)}"
    width = sum(len(text) for text, _ in parts) + len(parts) - 1
    return " ".join(f"[{style}]{text}[/{style}]" for text, style in parts) + " " * (CELL - width)


def _players(view: "View", names: tuple[str, ...], texts: Texts) -> list[str]:
    width = max(map(len, names))
    over = view.phase == "over"
    lines = []
    for seat, name in enumerate(names):
        hand = "▶" if view.phase in ("take", "roll", "use", "extra") and seat == view.active else " "
        total = view.money[seat] + (view.side[seat] if over else 0)
        euros = texts.say("standing", {"score": total})
        text = f"{hand} {name:<{width}}  [bold]{euros:>11}[/bold]"
        if view.side[seat]:
            values = {"amount": f"{view.side[seat]:+}", "settled": "yes" if over else "no"}
            text += f"  [dim]{texts.say('show-side', values)}[/dim]"
        if view.kept[seat]:
            text += f"  [magenta]{'Ω' * view.kept[seat]}[/magenta] [dim]{texts.word('horseshoe', 'black')}[/dim]"
        if view.phase == "bet":
            done = view.done[seat]
            text += f"  [{'green' if done else 'dim'}]{texts.say('show-done' if done else 'show-betting')}[/]"
        lines.append(text)
    return lines


def _own(view: "View", texts: Texts) -> list[str]:
    """Your bets, and while you may bet what is left for more."""
    lines = [f"  {texts.say('show-bets')}  {_bets(view.bets, texts)}"] if view.bets else []
    if view.phase == "bet" and view.seat >= 0 and not view.done[view.seat]:
        left = view.money[view.seat] - sum(line.amount for line in view.bets)
        lines.append(f"  [bold yellow]{texts.say('show-left', {'left': left})}[/bold yellow]")
        one, two = view.row[0].number, view.row[-1].number
        lines.append(f"  [dim]{texts.say('show-amount', {'one': one, 'two': two})}[/dim]")
    return lines


def _accounts(sheet: "Sheet", names: tuple[str, ...], texts: Texts) -> list[str]:
    """How a race ended, and what everybody had bet and got."""
    winner, *others = (_horse(tile, texts) for tile in sheet.finish)
    values = {"race": sheet.race, "winner": f"[bold green]{winner}[/bold green]"}
    lines = [f"  [bold]{texts.say('show-won', values)}[/bold]"]
    if others:
        lines[0] += f" [dim]{texts.say('show-then', {'horses': ', '.join(others[:2])})}[/dim]"
    width = max(map(len, names))
    for name, account in zip(names, sheet.accounts, strict=True):
        lines += _account(name, width, account, texts)
    return lines


def _account(name: str, width: int, account: "Account", texts: Texts) -> list[str]:
    """What somebody bet and got, and each bet below it."""
    sums = texts.say("show-account", {"staked": account.staked, "paid": account.paid, "bonus": account.bonus})
    return [
        f"    [bold]{name:<{width}}[/bold]  {sums}",
        *(f"    {'':<{width}}  {_bet(line, texts)}" for line in account.lines),
    ]


def _bets(bets: "tuple[Line, ...]", texts: Texts) -> str:
    return " [dim]·[/dim] ".join(_bet(line, texts) for line in bets)


def _bet(line: "Line", texts: Texts) -> str:
    horses = texts.join(_horse(tile, texts) for tile in line.horses)
    values = {"amount": line.amount, "horses": horses, "odds": line.odds, "pays": line.pays}
    return f"[{'green' if line.pays else 'default'}]{texts.say('show-bet', values)}[/]"


def _counted(place: str, dice: dict[str, int], texts: Texts) -> str:
    counts = {colour: count for colour, count in dice.items() if count}
    return " ".join(_ink(colour, f"{count} {texts.word(place, colour)}") for colour, count in counts.items()) or "–"


def _face(face: str, words: str) -> str:
    colours = {
        "white": ("horseshoe", "white-blank"),
        "red": ("double", "whipping", "tempo", "red-blank"),
        "yellow": ("helmet", "interference", "dead-even", "losing-speed"),
        "green": ("outsider-1000", "outsider-2000", "outsider-3000", "green-blank"),
    }
    return _ink(next((colour for colour, faces in colours.items() if face in faces), "black"), words)


def _ink(colour: str, text: str) -> str:
    return f"[{INK[colour]}]{text}[/{INK[colour]}]"
