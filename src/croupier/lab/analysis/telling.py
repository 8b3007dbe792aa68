"""An analysis in words, as data: what terminal and page both show of it."""

from pathlib import Path

import msgspec

from croupier.kernel import errors
from croupier.kernel.data import Event, Over
from croupier.kernel.languages import ENGLISH
from croupier.kernel.margins import Figure
from croupier.kernel.match import Match
from croupier.kernel.position import Position, story
from croupier.kernel.seats import CHANCE
from croupier.kernel.speech import Texts

from .report import COARSE, Account, Analysis, Entry, made_and_better
from .skill import scale_for

HERE = Path(__file__).parents[1]
PERCENTS = ("percent", "percent-tenths", "percent-hundredths")
"""The texts of shares, by how many decimal places they have."""
SMALL = (0.02, 0.002)
"""Costs below which chances are told with a decimal place more: they would look the same."""
MUCH = 0.1
"""A rest that is told first where it is more than anything else."""
WHOLE = 20
"""So many points have no decimal places."""
OTHERS = 1
"""Moves told of a decision beside the one that was made and the better one."""


class Moment(msgspec.Struct, frozen=True):
    """Something that changed the chances a lot."""

    number: int
    """Of the entry in the log, counted from 1."""
    when: str
    """The same in words."""
    seat: int
    """Whose chance it changed most, counted from 1."""
    told: str
    """What happened."""
    changed: str
    """What that did to his chance."""


class Choice(msgspec.Struct, frozen=True):
    """A move with what it was worth."""

    label: str
    chance: float
    percent: str
    made: bool = False


class Mistake(msgspec.Struct, frozen=True):
    """A decision that cost something."""

    number: int
    when: str
    seat: int
    before: str
    """What had happened."""
    made: str
    """What was done."""
    why: str
    points: str
    """What it was in points; empty where that is not told."""
    choices: tuple[Choice, ...]


class Row(msgspec.Struct, frozen=True):
    """A line of somebody's account."""

    label: str
    value: float
    told: str


class Sheet(msgspec.Struct, frozen=True):
    """What a game comes to for one player."""

    name: str
    rows: tuple[Row, ...]
    """They add up to the one that comes after them."""
    final: Row
    adjusted: Row
    skill: str


class Told(msgspec.Struct, frozen=True):
    """An analysis in words."""

    language: str
    title: str
    result: str
    part: str
    """That only some of it was analysed; empty where all was."""
    names: tuple[str, ...]
    curves: tuple[tuple[float, ...], ...]
    """Everybody's chances, at first and after every entry."""
    known: str
    """What the chances know that players did not; empty where there are no secrets."""
    moments: tuple[Moment, ...]
    mistakes: tuple[Mistake, ...]
    sheets: tuple[Sheet, ...]
    remark: str
    """What the chances and points of decisions are."""
    mostly: str
    """That the rest is the largest part of somebody's result; empty where it is not."""
    coarse: str
    """That luck cannot be told, where it cannot; empty where it can."""
    scale: str
    """How well the bots of the game play, or that it was not measured for such a game."""
    rest: str
    how: str
    full: str
    half: str
    none: str
    """The chances 1, ½ and 0."""
    words: dict[str, str]
    """Headings and remarks, by the names of their texts."""


HEADINGS = ("chances", "moments", "mistakes", "faultless", "ledger", "ledger-means", "how")


def tell(analysis: Analysis, match: Match, language: str = ENGLISH) -> Told:
    """Tell an analysis of a match."""
    return _Telling(analysis, match, language).told()


def texts_in(language: str) -> Texts:
    """The texts of the lab, the kernel's among them."""
    return Texts((errors.HERE, HERE), language)


class _Telling:
    """Puts one analysis into words."""

    def __init__(self, analysis: Analysis, match: Match, language: str) -> None:
        self.analysis, self.match = analysis, match
        self.texts, self.own = match.game.texts(language), texts_in(language)
        names = [account.name for account in analysis.accounts]
        self.names = tuple(f"{name} ({seat})" if names.count(name) > 1 else name for seat, name in enumerate(names, 1))
        self.positions = [Position(match.began)]
        for seat, move in match.log[: len(analysis.entries)]:
            self.positions.append(self.positions[-1].after(seat, move))
        self.sentences = [self._sentence(number) for number in range(1, len(self.positions))]

    def told(self) -> Told:
        """All of it."""
        analysis, game = self.analysis, self.match.game
        mistakes = [self._mistake(analysis.entries[number - 1]) for number in analysis.costliest]
        chances = [analysis.initial, *(entry.chances for entry in analysis.entries)]
        done = {"done": len(analysis.entries), "all": len(self.match.log)}
        return Told(
            language=self.own.language,
            title=self._say("title", game=game.facts.title),
            result=self._result(),
            part="" if analysis.complete else self._say("part", **done),
            names=self.names,
            curves=tuple(zip(*chances, strict=True)),
            known=self._say("known") if game.facts.secrets else "",
            moments=tuple(self._moment(analysis.entries[number - 1]) for number in analysis.turning_points),
            mistakes=tuple(mistakes),
            sheets=tuple(map(self._sheet, analysis.accounts)),
            remark=self._say("points-mean" if any(one.points for one in mistakes) else "chances-mean"),
            mostly=self._mostly(),
            coarse=self._coarse(),
            scale=self._scale(),
            rest=self._rest(),
            how=self._how(),
            full=self._percent(1),
            half=self._percent(0.5),
            none=self._percent(0),
            words={name: self._say(name) for name in HEADINGS},
        )

    def _say(self, text: str, **values: object) -> str:
        return self.own.say(f"analysis-{text}", values)

    def _when(self, entry: Entry) -> str:
        """The move of a seat that an entry is, or comes after: as where a game is looked back at."""
        return self._say("when", number=sum(one.seat > 0 for one in self.analysis.entries[: entry.number]))

    def _percent(self, share: float, places: int = 0) -> str:
        size = self._say(PERCENTS[places], share=abs(round(share, 2 + places)))
        return self._say("less", size=size) if round(share, 2 + places) < 0 else size

    def _signed(self, share: float) -> str:
        """A change, with its sign."""
        size = self._percent(abs(share), 1)
        return size if round(share, 3) == 0 else self._say("more" if share > 0 else "less", size=size)

    def _sentence(self, number: int) -> str:
        """What an entry did, by the events of the game; else its move in words."""
        lines = [line for event in self._events(number) if (line := self.texts.tell(event, self.names))]
        return " ".join(lines) or self._does(self.positions[number - 1], *self.match.log[number - 1])

    def _events(self, number: int) -> list[Event]:
        """What an entry did."""
        return story(self.positions[number - 1], *self.match.log[number - 1], self.positions[number])

    def _does(self, before: Position, seat: int, move: int) -> str:
        label = self._label(before, seat, move)
        return label if seat == CHANCE else self._say("does", name=self.names[seat], move=label)

    def _label(self, before: Position, seat: int, move: int) -> str:
        return self.texts.tell(before.data(seat, move), self.names, "move") or before.words(seat, move)

    def _result(self) -> str:
        """How it ended, or that it has not."""
        if not self.analysis.over:
            return self._say("unfinished")
        shares = tuple(self.match.payoff())
        over = Over(tuple(seat for seat, share in enumerate(shares) if share > 0), shares)
        return self.texts.tell(over, self.names)

    def _moment(self, entry: Entry) -> Moment:
        """What an entry changed, for whom it is about."""
        seat = entry.about - 1
        after = entry.chances[seat]
        before = after - entry.change[seat]
        changed = self._say(
            "rises" if after > before else "falls",
            name=self.names[seat],
            before=self._percent(before),
            after=self._percent(after),
        )
        return Moment(entry.number, self._when(entry), seat + 1, self.sentences[entry.number - 1], changed)

    def _mistake(self, entry: Entry) -> Mistake:
        """A decision, what would have been better, and what each was worth."""
        seat, at = entry.seat - 1, self.positions[entry.number - 1]
        made, better = made_and_better(entry)
        others = [one for one in entry.considered if one not in (made, better)]
        told = [better, made, *others[:OTHERS]]
        labels = {one.words: self._label(at, seat, at.parse(seat, one.words)) for one in told}
        places = sum(entry.cost < small for small in SMALL)
        choices = [
            Choice(labels[one.words], one.chance, self._percent(one.chance, places), one is made)
            for one in sorted(told, key=lambda one: -one.chance)
        ]
        values = {"better": labels[better.words], "made": labels[made.words]}
        chance, less = self._percent(better.chance, places), self._percent(made.chance, places)
        why = self._say("why", **values, chance=chance, less=less, cost=self._percent(entry.cost, max(1, places)))
        return Mistake(
            number=entry.number,
            when=self._when(entry),
            seat=entry.seat,
            before=self._say("before", told=self.sentences[entry.number - 2]) if entry.number > 1 else "",
            made=self._say("did", name=self.names[seat], move=labels[made.words]),
            why=why,
            points=self._points(entry, values),
            choices=tuple(choices),
        )

    def _points(self, entry: Entry, values: dict[str, str]) -> str:
        """What the better move would have been worth in points, where that is known."""
        if entry.points is None or entry.points_margin is None:
            return ""
        gain = Figure(entry.points, entry.points_margin)
        text = "points-same" if abs(gain.mean) <= gain.margin else "points-more" if gain.mean > 0 else "points-fewer"
        return self._say(text, **values, points=self._score(gain), margin=self._count(Figure(gain.margin, 0)))

    def _score(self, figure: Figure) -> str:
        """So many points, as the game writes them."""
        if not self.texts.has("standing"):
            return self._say("points", points=self._count(figure))
        size = abs(figure.mean)
        return self.texts.say("standing", {"score": round(size) if size >= WHOLE else round(size, 1)})

    def _count(self, figure: Figure) -> str:
        """Points, with as many places as they are sure to."""
        size = abs(figure.mean)
        return self.own.number(f"{size:.0f}" if size >= WHOLE else f"{size:.1f}")

    def _sheet(self, account: Account) -> Sheet:
        """Somebody's account, and what it says of his skill."""
        changes = {"luck": account.luck, "errors": -account.errors, "given": account.given, "rest": account.rest}
        first = Row(self._say("at-first"), account.initial, self._percent(account.initial, 1))
        whole = self.analysis.complete and self.analysis.over
        untold = {"luck", "rest"} if account.coarse else set()
        coarse = self._say("coarse")
        rows = [
            Row(self._row(name), value, coarse if name in untold else self._signed(value))
            for name, value in changes.items()
        ]
        adjusted = coarse if account.vague else self._percent(account.adjusted, 1)
        return Sheet(
            name=self.names[account.seat - 1],
            rows=(first, *rows),
            final=Row(self._say("in-the-end" if whole else "so-far"), account.final, self._percent(account.final, 1)),
            adjusted=Row(self._say("without-luck"), account.adjusted, adjusted),
            skill=self._skill(account),
        )

    def _skill(self, account: Account) -> str:
        values = {"name": self.names[account.seat - 1], "decisions": account.decisions}
        if not account.decisions:
            return self._say("nothing-made" if self.match.game.facts.realtime else "no-decision", **values)
        sure = "yes" if self.analysis.exact else "no"
        mean = self._percent(account.mean_error, 2)
        told = self._say("skill", **values, mean=mean) if account.errors else self._say("no-error", **values, sure=sure)
        return f"{told} {self._say('like', bot=account.like)}" if account.like else told

    def _row(self, name: str) -> str:
        """What a row of an account is called: the rest by what it is, where it is one thing."""
        return self._say("tempo" if name == "rest" and "tempo" in self.analysis.left_out else name)

    def _mostly(self) -> str:
        """Whose result is the rest more than anything else."""
        whose = [account for account in self.analysis.accounts if rest_leads(account)]
        names = self.own.join(self.names[account.seat - 1] for account in whose)
        what = "tempo" if "tempo" in self.analysis.left_out else "rest"
        return self._say("mostly", names=names, what=what) if whose else ""

    def _coarse(self) -> str:
        """That luck, or the result without it, cannot be told, for whom that is so."""
        most = max(account.luck_error for account in self.analysis.accounts)
        if most > COARSE:
            return self._say("coarse-means", tries=self.analysis.tries, off=self._percent(2 * most))
        return self._say("vague-means") if any(account.vague for account in self.analysis.accounts) else ""

    def _scale(self) -> str:
        """How well the bots play, where somebody was held against them."""
        scale = scale_for(self.analysis, self.match.game)
        if scale is None:
            return self._say("no-scale")
        bots = [
            self._say("scale-bot", bot=name, mean=self._percent(bot.mean_error, 2))
            for name, bot in sorted(scale.bots.items(), key=lambda one: -one[1].mean_error)
        ]
        return f"{self._say('scale', bots=self.own.join(bots))} {self._say('like-means')}"

    def _rest(self) -> str:
        """What the rest is made of."""
        if not self.analysis.left_out:
            return self._say("no-rest")
        return self._say("rest-of", parts=self.own.join(self._say(f"left-{part}") for part in self.analysis.left_out))

    def _how(self) -> str:
        """How chances were found."""
        analysis = self.analysis
        judged = bool({"judgement", "tempo"} & set(analysis.left_out))
        if not analysis.tries:
            return self._say("judged" if judged else "exact-but" if analysis.left_out else "exact")
        errors = [error for entry in analysis.entries for error in entry.errors if error]
        off = self._percent(2 * sum(errors) / len(errors), 1) if errors else ""
        told = self._say("tried-judged" if judged else "tried", bot=analysis.bot, tries=analysis.tries)
        return f"{told} {self._say('off', off=off)}" if off else told


def rest_leads(account: Account) -> bool:
    """Whether what cannot be told apart is more of a result than luck and errors, and much."""
    others = max(abs(account.luck), account.errors, abs(account.given))
    return not account.coarse and abs(account.rest) > max(MUCH, others)
