"""The table of FINISH LINE as text for a terminal, 80 columns wide."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .views import Account, Horse, Line, Sheet, View

CELL = 10
INK = {"white": "bold white", "red": "red", "yellow": "yellow", "green": "green", "black": "magenta"}
SIGNS = {"white": "bold white", "black": "magenta"}


def show(view: "View", names: tuple[str, ...]) -> str:
    """The row of horses with their dice, the pool, everybody's money, your own bets, and the last race's accounts."""
    lines = []
    over = view.phase == "over"
    if view.phase in ("horses", "bet"):
        for sheet in view.sheets[-1:]:
            lines += [*_accounts(sheet, names), ""]
    if over:
        for sheet in view.sheets:
            lines += [*_accounts(sheet, names), ""]
    else:
        lines += _race(view)
    lines += _players(view, names)
    if view.bets:
        lines.append(f"  your bets  {_bets(view.bets)}")
    if view.phase == "bet" and view.seat >= 0 and not view.done[view.seat]:
        one, two = view.row[0].number, view.row[-1].number
        lines.append(f"  [dim]any amount: bet 300 on {one}, bet 200 on {one} and {two}; with 0 you withdraw it[/dim]")
    if view.roll:
        lines += ["", f"  roll  {'   '.join(_face(face) for face in view.roll)}"]
    elif view.hand and view.phase == "take":
        lines += ["", f"  passed on  {' '.join(_ink(colour, colour) for colour in view.hand)}"]
    return "\n".join(lines)


def _race(view: "View") -> list[str]:
    """The row, the last horse to the left, and the dice beside the track."""
    stretch = "   [yellow]home stretch[/yellow]" if view.home else ""
    lines = [f"  [bold]Race {view.race} of {view.races}[/bold]{stretch}"]
    if view.row:
        front = len(view.row) - (2 if view.level else 1)
        heads = ["last", *[""] * (len(view.row) - 2), "lead"] if len(view.row) > 1 else ["lead"]
        if view.level:
            heads[-2:] = ["dead even", "dead even"]
        lines += [
            f"        [dim]{''.join(f'{head:<{CELL}}' for head in heads).rstrip()}[/dim]",
            f"        {''.join(_number(horse, place >= front) for place, horse in enumerate(view.row))}",
            f"        [dim]{''.join(f'{horse.name:<{CELL}}' for horse in view.row).rstrip()}[/dim]",
            f"  odds  {''.join(f'{horse.odds}x'.ljust(CELL) for horse in view.row)}",
            f"  dice  {''.join(map(_on_tile, view.row))}",
        ]
    if view.phase not in ("horses", "bet"):
        pool = _counted(view.pool)
        pile = _counted(view.pile)
        lines.append(f"  pool  {pool}   [dim]out:[/dim] {pile}")
    return [*lines, ""]


def _number(horse: "Horse", front: bool) -> str:
    mark = "F" * horse.favourite + "S" * horse.steady
    text = f"{horse.number:>2} {mark}"
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


def _players(view: "View", names: tuple[str, ...]) -> list[str]:
    width = max(map(len, names))
    lines = []
    for seat, name in enumerate(names):
        hand = "▶" if view.phase in ("take", "roll", "use", "extra") and seat == view.active else " "
        total = view.money[seat] + (view.side[seat] if view.phase == "over" else 0)
        text = f"{hand} {name:<{width}}  [bold]{total:>8}[/bold] €"
        if view.side[seat]:
            settled = "side bets included" if view.phase == "over" else "side bets, at the end"
            text += f"  [dim]{view.side[seat]:+} {settled}[/dim]"
        if view.kept[seat]:
            text += f"  [magenta]{'Ω' * view.kept[seat]}[/magenta] [dim]extra move[/dim]"
        if view.phase == "bet":
            text += "  [green]done[/green]" if view.done[seat] else "  [dim]is betting[/dim]"
        lines.append(text)
    return lines


def _accounts(sheet: "Sheet", names: tuple[str, ...]) -> list[str]:
    """How a race ended, and what everybody had bet and got."""
    rest = f"   [dim]then {' '.join(map(str, sheet.finish[2:]))}[/dim]" if len(sheet.finish) > 2 else ""
    second = f", [bold]{sheet.finish[1]}[/bold] was second" if len(sheet.finish) > 1 else ""
    lines = [f"  [bold]Race {sheet.race}[/bold]: [bold green]{sheet.finish[0]}[/bold green] won{second}{rest}"]
    width = max(map(len, names))
    for name, account in zip(names, sheet.accounts, strict=True):
        lines += _account(name, width, account)
    return lines


def _account(name: str, width: int, account: "Account") -> list[str]:
    sums = f"bet [bold]{account.staked}[/bold], got [bold]{account.paid}[/bold]"
    sums += f" [green]with a bonus of {account.bonus}[/green]" if account.bonus else ""
    lines = [f"    {name:<{width}}  {sums}"]
    for pair in (False, True):
        bets = tuple(line for line in account.lines if (len(line.horses) == 2) == pair)
        if bets:
            lines.append(f"    {'':<{width}}  {_bets(bets)}")
    return lines


def _bets(bets: "tuple[Line, ...]") -> str:
    return " [dim]·[/dim] ".join(_bet(line) for line in bets)


def _bet(line: "Line") -> str:
    text = f"{line.amount} on {'+'.join(map(str, line.horses))} [dim]{line.odds}x[/dim]"
    return f"[green]{text} pays {line.pays}[/green]" if line.pays else text


def _counted(dice: dict[str, int]) -> str:
    return " ".join(_ink(colour, f"{count} {colour}") for colour, count in dice.items() if count) or "nothing"


def _face(face: str) -> str:
    colours = {
        "white": ("horseshoe", "white-blank"),
        "red": ("double", "whipping", "tempo", "red-blank"),
        "yellow": ("helmet", "interference", "dead-even", "losing-speed"),
        "green": ("outsider-1000", "outsider-2000", "outsider-3000", "green-blank"),
    }
    return _ink(next((colour for colour, faces in colours.items() if face in faces), "black"), face)


def _ink(colour: str, text: str) -> str:
    return f"[{INK[colour]}]{text}[/{INK[colour]}]"
