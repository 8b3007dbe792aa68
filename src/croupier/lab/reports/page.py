"""A report as one page that needs nothing else: no script, nothing to load."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from ..paper import paragraphs, section, sheet
from . import drawing
from .numbers import GameReport, Numbers, Piece
from .telling import Telling, sentence

STYLE = Path(__file__).with_name("page.css")
PLACE = "\0"
"""Where in a sentence something is put that is more than words."""
MOST_PIECES = 10
"""Plots of cards and faces on a page."""
Draw = Callable[[Numbers], str | None]


def page(report: GameReport, language: str = "en") -> str:
    """The page."""
    tell = Telling(report, language)
    say, several = tell.say, len(report.numbers) > 1
    played = {"game": report.title, "games": report.games, "sample": report.sample}
    one = report.numbers[0]
    under = (
        say("report-both", **played)
        if several
        else say("report-under", players=one.players, agreed=one.said or "none", **played)
    )
    writing = _Writing(tell)
    parts = [
        f"<h1>{escape(say('report-title', game=report.title))}</h1>",
        *paragraphs(under, kind="result"),
        *([section(say("report-compared"), writing.compared())] if several else []),
        section(say("report-minute"), writing.minute()),
        writing.part("length", tell.length, writing.length),
        writing.part("seats", tell.seats, lambda one: drawing.seats(one, tell)),
        writing.part("skill", tell.skill, writing.skill, after=[say("report-luck-means")]),
        writing.part("lead", tell.lead, writing.course, writing.changes),
        writing.part("decisions", tell.decisions, writing.choices),
        writing.part(
            "rules",
            tell.house_rules,
            writing.rules,
            before=say("report-rules-mean"),
            after=list(tell.options(one)),
            listed=True,
        ),
        writing.part("pieces", tell.happenings, writing.happenings, more=writing.pieces()),
        writing.part("ends", tell.ends),
        section(say("report-how"), writing.how()),
    ]
    return sheet(tell.texts.language, say("report-title", game=report.title), STYLE, parts)


class _Writing:
    """Writes the parts of a page."""

    def __init__(self, tell: Telling) -> None:
        self.tell, self.say = tell, tell.say
        self.all = tell.report.numbers
        self.several = len(self.all) > 1

    def part(
        self,
        name: str,
        told: Callable[[Numbers], Iterable[str]],
        *draws: Draw,
        before: str = "",
        after: Sequence[str] = (),
        more: Iterable[str] = (),
        listed: bool = False,
    ) -> str:
        """What is said of every set-up, with the plots of it: beside the words where there is one set-up alone."""
        heading = self.say(f"report-{name}")
        words = [part for one in self.all for part in (*self._named(one), *_words(list(told(one)), listed))]
        plates = "".join(plate for draw in draws for plate in self._plates(draw, heading))
        if plates:
            kind = "several" if self.several else "beside"
            words = [f'<div class="{kind}"><div>{"".join(words)}</div><div class="plates">{plates}</div></div>']
        soft = "soft small" if listed else "soft"
        return section(heading, [*paragraphs(before, kind="soft"), *words, *paragraphs(*after, kind=soft), *more])

    def _named(self, one: Numbers) -> list[str]:
        return [f"<h3>{escape(sentence(self.tell.name(one)))}</h3>"] if self.several else []

    def _plates(self, draw: Draw, heading: str) -> Iterator[str]:
        for one in self.all:
            if plot := draw(one):
                yield _plate(plot, heading, self._caption(one, ""))

    def _caption(self, one: Numbers, caption: str) -> str:
        name = sentence(self.tell.name(one)) if self.several else ""
        return ". ".join(filter(None, (name, caption)))

    def minute(self) -> Iterator[str]:
        """The first things to know, of every set-up."""
        for one in self.all:
            yield from self._named(one)
            yield from _words(self.tell.minute(one), True)

    def compared(self) -> Iterator[str]:
        """Both set-ups in a table."""
        names = "".join(f'<th scope="col">{escape(sentence(self.tell.name(one)))}</th>' for one in self.all)
        yield f'<div class="wide"><table><thead><tr><td></td>{names}</tr></thead><tbody>'
        for row in self.tell.compared():
            cells = "".join(f"<td>{escape(told)}</td>" for told in row.told)
            differs = ' class="differs"' if row.differs else ""
            yield f'<tr{differs}><th scope="row">{escape(row.label)}</th>{cells}</tr>'
        yield "</tbody></table></div>"
        yield from paragraphs(self.say("report-compared-means"), kind="soft")

    def length(self, one: Numbers) -> str:
        """How long games are."""
        span = drawing.span_of(each.length.bars for each in self.all)
        axes = self.say("report-axis-moves"), self.say("report-axis-games")
        return drawing.histogram(one.length.bars, *axes, span, self.tell)

    def skill(self, one: Numbers) -> str | None:
        """What is decided by being better."""
        return drawing.skill(one, self.tell) if one.skill else None

    def course(self, one: Numbers) -> str | None:
        """How soon a game is decided."""
        return drawing.course(one, self.tell) if one.lead and any(one.lead.course) else None

    def changes(self, one: Numbers) -> str | None:
        """How often the lead changes."""
        if one.lead is None:
            return None
        span = drawing.span_of(each.lead.bars for each in self.all if each.lead)
        axes = self.say("report-axis-changes"), self.say("report-axis-games")
        return drawing.histogram(one.lead.bars, *axes, span, self.tell)

    def choices(self, one: Numbers) -> str:
        """Among how many moves people choose."""
        span = drawing.span_of(each.decisions.bars for each in self.all)
        axes = self.say("report-axis-choices"), self.say("report-axis-share")
        return drawing.histogram(one.decisions.bars, *axes, span, self.tell)

    def rules(self, one: Numbers) -> str | None:
        """What house rules do."""
        return drawing.house_rules(one.house_rules, self.tell) if one.house_rules else None

    def happenings(self, one: Numbers) -> str | None:
        """What happens how often."""
        told = [(self.tell.happening(each.kind), each.per_game.mean) for each in one.happenings]
        far = max((found.per_game.mean for each in self.all for found in each.happenings), default=0.0)
        return drawing.lying(told, self.say("report-axis-times"), self.tell, far=far) if told else None

    def pieces(self) -> Iterator[str]:
        """Every card and face, by what happens with it."""
        plates = []
        for piece in list(filter(_tells, self.all[0].pieces))[:MOST_PIECES]:
            same = [(one, found) for one in self.all if (found := _same(one, piece))]
            far = drawing.far_of(found for _, found in same)
            for one, found in same:
                plot, caption = drawing.piece(found, self.tell, far), self._caption(one, self.tell.piece(found))
                plates.append(_plate(plot, self.tell.label(piece), caption))
        if plates:
            yield f'<div class="plates">{"".join(plates)}</div>'

    def how(self) -> Iterator[str]:
        """How all of it was found."""
        bots = self.tell.texts.join(self.all[0].bots)
        yield from paragraphs(self.say("report-found-how", bots=bots))
        yield from paragraphs(*self.tell.bots(self.all[0]), kind="soft small")
        if self.tell.report.command:
            command = f"<code>{escape(self.tell.report.command)}</code>"
            yield f"<p>{escape(self.say('report-again', command=PLACE)).replace(PLACE, command)}</p>"


def _words(sentences: list[str], listed: bool) -> list[str]:
    """Sentences as paragraphs, or each with a point."""
    if not listed or len(sentences) < 2:
        return paragraphs(*sentences)
    items = "".join(f"<li>{escape(said)}</li>" for said in sentences)
    return [f'<ul class="points">{items}</ul>']


def _plate(plot: str, label: str, caption: str) -> str:
    """A plot with its name, for those who cannot see it, and what it says."""
    named = plot.replace("<svg ", f'<svg role="img" aria-label="{escape(label)}" ', 1)
    said = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f'<figure class="plate">{named}{said}</figure>'


def _tells(piece: Piece) -> bool:
    """Whether its values do not all come exactly as often."""
    return len({value.per_game for value in piece.values}) > 1


def _same(one: Numbers, piece: Piece) -> Piece | None:
    """The same cards or faces in another set-up."""
    found = (each for each in one.pieces if (each.kind, each.field) == (piece.kind, piece.field))
    return next(found, None)
