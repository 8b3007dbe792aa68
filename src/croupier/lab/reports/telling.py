"""A report in sentences, made from its numbers."""

import re
from collections.abc import Iterator
from math import floor, hypot, inf, log10
from typing import NamedTuple

from croupier.kernel.margins import Figure
from croupier.kernel.shelf import game_of
from croupier.kernel.speech import Texts

from ..analysis.telling import texts_in
from .numbers import Ending, GameReport, Numbers, Piece, Seats

WIDE_SPREAD, EVEN_SPREAD = 2.0, 1.3
"""How many times as long as the short ones the long ones are for a designer to be told."""
EARLY = 0.8
"""Of the games: what the leader has to win for the game to be as good as decided."""
DISPUTED = 0.1
RARE = 0.1
OFTEN = 4
"""Kinds of events that are told in a sentence."""
SPREAD = 1.15
"""How many times as often as the rarest piece the commonest has to come to be told apart."""


class Row(NamedTuple):
    """One figure of both set-ups."""

    label: str
    told: tuple[str, ...]
    differs: bool
    """Whether by more than chance."""


class Telling:
    """Puts a report into sentences of one language."""

    def __init__(self, report: GameReport, language: str) -> None:
        self.report, self.texts = report, texts_in(language)
        self.own: Texts = game_of(report.package).texts(language)
        self.fields = sorted({piece.field for numbers in report.numbers for piece in numbers.pieces})

    def say(self, name: str, **values: object) -> str:
        """A text of the report."""
        return self.texts.say(name, values)

    def percent(self, share: float, places: int = 1) -> str:
        """A share in the form of the language."""
        name = ("analysis-percent", "analysis-percent-tenths", "analysis-percent-hundredths")[places]
        return self.say(name, share=share)

    def figure(self, figure: Figure) -> str:
        """A figure with its margin."""
        return self.texts.number(figured(figure))

    def share(self, figure: Figure) -> str:
        """A share with its margin."""
        return f"{self.percent(figure.mean)} ± {self.percent(figure.margin)}"

    def happening(self, kind: str) -> str:
        """What a kind of event is called."""
        return self._word(kind, "happening")

    def label(self, found: Piece) -> str:
        """What cards, faces or other words are called, by the events they stand in."""
        return self.say(
            "report-of", happening=self.happening(found.kind), field=self._word(found.field, "happening-of")
        )

    def value(self, field: str, value: str) -> str:
        """What a word is called: for reports alone, in its own field, or in any other where it has a name."""
        return self._word(value, f"happening-{field}", field, *self.fields)

    def ending(self, found: Ending) -> str:
        """What a game ended with: the reason that was given, or what happened last."""
        if found.reason:
            return self.value("reason", found.reason).rstrip(".")
        return self.happening(found.kind) if found.kind else "–"

    def _word(self, word: str, *fields: str) -> str:
        """The game's text for a word in the first of some fields that has one, else the word itself."""
        names = (f"{field}-{word}" for field in fields)
        return next((self.own.say(name) for name in names if self.own.has(name)), re.sub("[-_]", " ", word))

    def name(self, numbers: Numbers) -> str:
        """What a set-up is called."""
        return numbers.said or self.say("report-usual")

    def length(self, numbers: Numbers) -> Iterator[str]:
        """How long games are."""
        length = numbers.length
        told = {"short": length.short, "half": length.half, "long": length.long}
        yield self.say("report-moves", moves=self.figure(length.moves), **told)
        if length.seconds is not None:
            yield self.say("report-seconds", seconds=self.figure(length.seconds))
        elif length.moves.mean > 1.05 * length.turns.mean:
            yield self.say(
                "report-turns", players=numbers.players, turns=self.figure(per(length.turns, numbers.players))
            )
        spread = length.long / max(1, length.short)
        kind = "wide" if spread > WIDE_SPREAD else "even" if spread < EVEN_SPREAD else "some"
        yield self.say("report-spread", kind=kind)

    def seats(self, numbers: Numbers) -> Iterator[str]:
        """Whether a seat is better than others, and for whom."""
        if not self.report.starter:
            yield self.say("report-seat-rules")
        if not numbers.seats:
            return
        yield self._best_seat(numbers, numbers.seats[-1])
        if len(numbers.seats) > 1:
            told = (self.say("report-seat-bots", bot=row.bot, share=self.share(row.shares[0])) for row in numbers.seats)
            yield self.say("report-seat-by-skill", bots=self.texts.join(told))

    def _best_seat(self, numbers: Numbers, row: Seats) -> str:
        even = 1 / numbers.players
        seat = max(range(numbers.players), key=lambda seat: abs(row.shares[seat].mean - even))
        figure = row.shares[seat]
        if row.shares[0].mean - even > row.shares[0].margin:
            seat, figure = 0, row.shares[0]
        told = {"seat": seat + 1, "share": self.share(figure), "even": self.percent(even)}
        if abs(figure.mean - even) <= figure.margin:
            return self.say("report-seat-even", even=told["even"], games=self.report.games)
        return self.say("report-seat-uneven", **told)

    def skill(self, numbers: Numbers) -> Iterator[str]:
        """What being better decides."""
        if not numbers.skill:
            yield self.say("report-luck-only")
            return
        told = next((one for one in numbers.skill if one.other != "random"), numbers.skill[0])
        players, even = numbers.players, self.percent(1 / numbers.players)
        if told.decided.mean <= told.decided.margin:
            yield self.say("report-luck-none", better=told.better, other=told.other, even=even)
        else:
            decided, luck = self.share(told.decided), self.percent(1 - told.decided.mean)
            yield self.say(
                "report-luck", better=told.better, other=told.other, others=players - 1, even=even,
                share=self.share(told.share), decided=decided, luck=luck,
            )  # fmt: skip
        others = [
            self.say("report-luck-beside", other=one.other, luck=self.percent(min(1.0, 1 - one.decided.mean)))
            for one in numbers.skill
            if one is not told
        ]
        if others:
            yield self.say("report-luck-ladder", bots=self.texts.join(others))

    def lead(self, numbers: Numbers) -> Iterator[str]:
        """Comebacks, and how soon a game is as good as decided."""
        lead = numbers.lead
        if lead is None:
            yield self.say("report-no-lead")
            return
        yield self.say("report-changes", changes=self.figure(lead.changes))
        half = lead.course[4]
        if half is not None:
            yield self.say("report-half", share=self.share(half), comebacks=self.share(lead.comebacks))
        open_at = [n for n, one in enumerate(lead.course, 1) if one is None or one.mean < EARLY]
        early = max(open_at, default=0) + 1
        yield self.say("report-early", tenth="never" if early > len(lead.course) else self.percent(early / 10, 0))
        yield self.say("report-level", share=self.percent(lead.level.mean))

    def piece(self, found: Piece) -> str:
        """Which card or face comes most and least often."""
        ordered = sorted(found.values, key=lambda value: -value.per_game.mean)
        most, least = ordered[0], ordered[-1]
        often, seldom = self.figure(most.per_game), self.figure(least.per_game)
        label = sentence(self.label(found))
        if most.per_game.mean <= SPREAD * least.per_game.mean:
            return self.say("report-piece-even", label=label, often=often)
        told = {"most": self.value(found.field, most.value), "least": self.value(found.field, least.value)}
        return self.say("report-piece", label=label, often=often, seldom=seldom, **told)

    def happenings(self, numbers: Numbers) -> Iterator[str]:
        """What happens most often, and what seldom."""
        often = [
            self.say("report-often", label=self.happening(one.kind), times=self.figure(one.per_game))
            for one in numbers.happenings[:OFTEN]
        ]
        yield self.say("report-happenings", kinds=self.texts.join(often))
        if rare := [self.happening(one.kind) for one in numbers.happenings if one.games < RARE]:
            yield self.say("report-rare", kinds=self.texts.join(rare))

    def decisions(self, numbers: Numbers) -> Iterator[str]:
        """How much there is to decide."""
        found = numbers.decisions
        told = {"moves": self.figure(found.per_player), "real": self.percent(found.real.mean)}
        if found.choices is None:
            yield self.say("report-no-choice", moves=told["moves"])
        else:
            yield self.say("report-decides", choices=self.figure(found.choices), **told)
        if self.report.menu:
            yield self.say("report-menu")
        if found.disputed is not None:
            name = "report-disputed" if found.disputed.mean >= DISPUTED else "report-agreed"
            bots = self.texts.join(bot for bot in numbers.bots if bot != "random")
            yield self.say(name, share=self.share(found.disputed), bots=bots)
        if found.costly is not None:
            yield self.say("report-costly", share=self.share(found.costly))

    def house_rules(self, numbers: Numbers) -> Iterator[str]:
        """What every option does at another value."""
        if not numbers.house_rules:
            yield self.say("report-no-rules")
        for rule in numbers.house_rules:
            told = {"option": rule.option, "value": rule.value, "bot": numbers.bots[-1]}
            if not rule.differs:
                yield self.say("report-rule-idle", **told)
            else:
                otherwise, times = self.percent(rule.otherwise.mean), self.texts.number(f"{rule.steps:.2f}")
                yield self.say("report-rule", otherwise=otherwise, times=times, **told)

    def options(self, numbers: Numbers) -> Iterator[str]:
        """What every option is about."""
        for name in dict.fromkeys(rule.option for rule in numbers.house_rules):
            if self.own.has(f"option-{name}"):
                yield self.say("report-option", option=name, says=self.own.say(f"option-{name}"))

    def bots(self, numbers: Numbers) -> Iterator[str]:
        """How every bot thinks, where its game says so."""
        for bot in numbers.bots:
            if self.own.has(f"bot-{bot}"):
                yield self.say("report-bot", bot=bot, says=self.own.say(f"bot-{bot}"))

    def ends(self, numbers: Numbers) -> Iterator[str]:
        """How games end, and what was found that leads nowhere."""
        ways = (
            self.say("report-way", label=self.ending(one), share=self.percent(one.share.mean))
            for one in numbers.endings
        )
        yield self.say("report-ending", ways=self.texts.join(ways))
        yield self.say("report-looked", longest=self.report.longest)
        found = list(self.dead_ends(numbers))
        yield from found or [self.say("report-no-dead-ends")]

    def dead_ends(self, numbers: Numbers) -> Iterator[str]:
        """What was found that leads nowhere."""
        if numbers.endless:
            yield self.say("report-endless", bots=self.texts.join(numbers.endless), longest=self.report.longest)
        if numbers.fixed:
            yield self.say("report-fixed", bots=self.texts.join(numbers.fixed))
        if numbers.never:
            kinds = self.texts.join(map(self.happening, numbers.never))
            yield self.say("report-never", games=self.report.sample, bot=numbers.bots[-1], kinds=kinds)
        if numbers.idle:
            yield self.say("report-idle", options=self.texts.join(numbers.idle), bot=numbers.bots[-1])

    def minute(self, numbers: Numbers) -> list[str]:
        """What somebody wants to know first."""
        told = [next(self.length(numbers)), *list(self._seat(numbers)), next(self.skill(numbers))]
        told += [one for number, one in enumerate(self.lead(numbers)) if number == 1]
        told.append(next(self.decisions(numbers)))
        return [*told, *self.dead_ends(numbers)]

    def _seat(self, numbers: Numbers) -> Iterator[str]:
        if numbers.seats:
            yield self._best_seat(numbers, numbers.seats[-1])

    def compared(self) -> list[Row]:
        """Both set-ups, figure by figure."""
        pairs: list[tuple[str, list[Figure | None], bool]] = []
        both = self.report.numbers

        def row(name: str, figures: list[Figure | None], percent: bool, **values: object) -> None:
            pairs.append((self.say(name, **values), figures, percent))

        row("report-row-moves", [one.length.moves for one in both], False)
        row("report-row-turns", [per(one.length.turns, one.players) for one in both], False)
        row("report-row-first", [one.seats[-1].shares[0] if one.seats else None for one in both], True)
        for skill in both[0].skill:
            found = [next((s.decided for s in one.skill if s.other == skill.other), None) for one in both]
            row("report-row-decided", found, True, better=skill.better, other=skill.other)
        row("report-row-changes", [one.lead.changes if one.lead else None for one in both], False)
        row("report-row-half", [one.lead.course[4] if one.lead else None for one in both], True)
        row("report-row-comebacks", [one.lead.comebacks if one.lead else None for one in both], True)
        row("report-row-own", [one.decisions.per_player for one in both], False)
        row("report-row-real", [one.decisions.real for one in both], True)
        row("report-row-choices", [one.decisions.choices for one in both], False)
        return [self._row(*pair) for pair in pairs if any(figure is not None for figure in pair[1])]

    def _row(self, label: str, figures: list[Figure | None], percent: bool) -> Row:
        told = tuple("–" if one is None else self.share(one) if percent else self.figure(one) for one in figures)
        known = [one for one in figures if one is not None]
        apart = len(known) > 1 and abs(known[0].mean - known[1].mean) > hypot(known[0].margin, known[1].margin)
        return Row(label, told, apart)


def per(figure: Figure, players: int) -> Figure:
    """A figure for one of so many players."""
    return Figure(figure.mean / players, figure.margin / players)


def figured(figure: Figure) -> str:
    """With as many places as its margin leaves a meaning to."""
    if not 0 < figure.margin < inf:
        return f"{figure.mean:.2f}".rstrip("0").rstrip(".")
    return figure.told(min(4, max(0, -floor(log10(figure.margin)))))


def sentence(words: str) -> str:
    """With a capital letter at its beginning."""
    return words[:1].upper() + words[1:]
