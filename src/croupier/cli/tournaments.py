"""`croupier tournament`: bots meet, and are ranked."""

import sys
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from croupier.kernel.shelf import find_game
from croupier.kernel.simulating import BotName
from croupier.lab.errors import BadTournament
from croupier.lab.standings import Test, Tournament, rating_figure
from croupier.lab.tournaments import TournamentInterrupted, entered, tournament

from .compiling import announce_compiling
from .lab import BROKEN_OFF, progress_bar
from .own import find_bot, found_at
from .typed import to_json
from .words import BadCommand, digits, say

CELL = 16
"""Columns of a share with its margin in one line; where that is too wide for all, the margin stands below."""


def stopping(shares: str | None, alpha: float | None, beta: float | None) -> dict[str, Any]:
    """What is to be tested, as `tournament` takes it."""
    risks = {name: risk for name, risk in (("alpha", alpha), ("beta", beta)) if risk is not None}
    if shares is None:
        if risks:
            raise BadCommand("risk-alone")
        return {}
    try:
        return {"stop": tuple(map(float, shares.split(","))), **risks}
    except ValueError:
        raise BadCommand("no-shares", word=shares) from None


def hold_and_print(
    name: str,
    bots: list[str],
    games: int,
    players: int | None,
    seed: int,
    stop: dict[str, Any],
    options: dict[str, str],
    edition: str,
    first: int,
    workers: int | None,
    json: bool,
) -> int:
    """Hold a tournament and print the standings or JSON, also of what was played when somebody broke it off."""
    game = find_game(name)
    if twice := [bot for number, bot in enumerate(bots) if bot in bots[:number]]:
        raise BadTournament("bot-twice", bot=twice[0])
    field: list[BotName] = [find_bot(bot) for bot in bots] or list(game.quick)
    setup = game.setup(game.facts.seats[0] if players is None else players, options, edition, first)
    tables = entered(setup, field)
    announce_compiling(game.facts.title, own=any(callable(bot) for bot in field))
    status = 0
    try:
        with progress_bar(game.facts.title, games * setup.players * tables) as advance:
            result = tournament(setup, field, games, seed, workers, advance, **stop)
    except TournamentInterrupted as broken:
        result, status = broken.result, BROKEN_OFF
    except KeyboardInterrupt:
        sys.unraisablehook = lambda unraisable: None  # a compiler that is broken off leaves halves behind
        print(say("simulated-nothing"), file=sys.stderr)
        return BROKEN_OFF
    if json:
        typed = dict(zip(result.bots, bots, strict=False))
        own = {bot: found_at(typed[bot], origin) for bot, origin in result.own.items()}
        print(to_json(msgspec.structs.replace(result.report(), own=own)))
    else:
        print_tournament(result)
    if status:
        print(say("simulated-part", games=result.games, asked=result.asked), file=sys.stderr)
    return status


def print_tournament(result: Tournament) -> None:
    """The standings, and how everybody fared against everybody."""
    console = Console(highlight=False)
    console.print(_standings(result))
    console.print()
    if result.setup.players > 2:
        console.print(_tables(result))
        console.print()
    elif len(result.bots) > 2:
        console.print(_cross_table(result, console.width))
        console.print()
    if result.test is not None:
        _print_test(console, result, result.test)
    for bot, why in result.plain.items():
        console.print(escape(say("simulated-plain", bot=bot, why=why)), soft_wrap=True)
    played = {"games": result.games, "tables": len(result.tables), "deals": result.deals}
    console.print(f"[dim]{say('tournament-games', **played, seconds=digits(f'{result.seconds:.2f}'))}[/dim]")
    rated = "tournament-rated" if result.rated or not result.deals else "tournament-unrated"
    console.print(f"[dim]{say(rated, rated=result.rated)}[/dim]")


def _columns(*names: str) -> Table:
    return Table(*names, box=None, pad_edge=False, header_style="bold")


def _standings(result: Tournament) -> Table:
    table = _columns("", say("simulated-bot"), say("simulated-share"), say("tournament-rating"))
    for place, standing in enumerate(result.standings, 1):
        share, rating = standing.share or "–", rating_figure(standing.rating).told(1)
        table.add_row(str(place), escape(standing.bot), digits(share), digits(rating))
    return table


def _cross_table(result: Tournament, width: int) -> Table:
    """Each one's share against each other; places stand for the bots at the top."""
    bots = [standing.bot for standing in result.standings]
    apart = " " if 6 + max(map(len, bots)) + CELL * len(bots) <= width else "\n"
    table = _columns("", "", *(str(place) for place in range(1, len(bots) + 1)))
    for place, bot in enumerate(bots, 1):
        shares = [result.between(bot, other) for other in bots]
        told = (digits(share.told(3)).replace(" ± ", f"{apart}±") if share else "" for share in shares)
        table.add_row(str(place), escape(bot), *told)
    return table


def _tables(result: Tournament) -> Table:
    """Each one's share at each table."""
    table = _columns(say("tournament-table"), say("simulated-bot"), say("simulated-share"))
    for number, one in enumerate(result.tables, 1):
        table.add_row(str(number), escape("\n".join(one.bots)), "\n".join(map(digits, one.result.payoffs)))
    return table


def _print_test(console: Console, result: Tournament, test: Test) -> None:
    """What a sequential test found, and how often such a test is wrong."""
    shares = {"share0": digits(f"{test.share0:g}"), "share1": digits(f"{test.share1:g}")}
    told = {"bot": escape(result.bots[0]), **shares}
    verdict = {None: "open", test.share0: "less", test.share1: "more"}[test.verdict]
    risks = {name: digits(f"{100 * getattr(test, name):g}") for name in ("alpha", "beta")}
    ratio = {name: digits(f"{getattr(test, name):.2f}") for name in ("llr", "lower", "upper")}
    counts = ", ".join(digits(f"{count:,}") for table in result.tables for count in table.pentanomial)
    console.print(say(f"tournament-{verdict}", **told))
    console.print(say("tournament-risk", **told, **risks))
    console.print(say("tournament-evidence", **told, **ratio))
    console.print(say("tournament-five", **told, counts=counts))
    console.print()
