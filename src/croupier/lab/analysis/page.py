"""An analysis as one page that needs nothing else: no script, nothing to load, to be read, printed or sent."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from ..paper import paragraphs, section, sheet
from .telling import Choice, Mistake, Moment, Sheet, Told

STYLE = Path(__file__).with_name("page.css")
WIDE, HIGH = 1000, 100
"""The sides of the curves' own grid."""
DASHES = ("", "10 6", "3 5", "14 5 3 5", "6 3")
"""How the lines of the seats are told apart where colours are not."""


def page(told: Told) -> str:
    """The page."""
    words = told.words
    parts = [
        f"<h1>{escape(told.title)}</h1>",
        *paragraphs(told.part),
        f'<p class="result">{escape(told.result)}</p>',
        section(words["chances"], [_curves(told), *paragraphs(told.known, kind="soft")]),
        section(words["moments"], [f'<ol class="moments">{"".join(map(_moment, enumerate(told.moments, 1)))}</ol>']),
        section(words["mistakes"], _mistakes(told)),
        section(
            words["ledger"],
            [*paragraphs(told.mostly), f'<div class="cards">{"".join(map(_sheet, told.sheets))}</div>', *_means(told)],
        ),
        section(words["how"], paragraphs(told.how, told.rest)),
    ]
    return sheet(told.language, told.title, STYLE, parts)


def _means(told: Told) -> list[str]:
    return paragraphs(told.words["ledger-means"], told.coarse, told.scale, kind="soft")


def _curves(told: Told) -> str:
    """Everybody's chances, with the moments numbered as below."""
    lines = "".join(_line(seat, chances) for seat, chances in enumerate(told.curves, 1))
    grid = "".join(f'<path class="grid" d="M0 {high}H{WIDE}"/>' for high in (25, 50, 75))
    marks = "".join(
        _mark(number, moment.seat, _place(told.curves[moment.seat - 1], moment.number))
        for number, moment in enumerate(told.moments, 1)
    )
    legend = "".join(
        f'<span><svg viewBox="0 0 32 8" aria-hidden="true">{_path(seat, "M0 4H32")}</svg>{escape(name)}</span>'
        for seat, name in enumerate(told.names, 1)
    )
    return (
        f'<figure>\n<div class="plot"><div class="scale" aria-hidden="true">'
        f"<span>{told.full}</span><span>{told.half}</span><span>{told.none}</span></div>\n"
        f'<div class="curves"><svg viewBox="0 0 {WIDE} {HIGH}" preserveAspectRatio="none" role="img" '
        f'aria-label="{escape(told.words["chances"])}">{grid}{lines}</svg>{marks}</div></div>\n'
        f"<figcaption>{legend}</figcaption>\n</figure>"
    )


def _line(seat: int, chances: Sequence[float]) -> str:
    points = (f"{x * WIDE:.1f} {(1 - y) * HIGH:.2f}" for x, y in (_place(chances, at) for at in range(len(chances))))
    return _path(seat, "M" + "L".join(points))


def _path(seat: int, drawn: str) -> str:
    dash = DASHES[(seat - 1) % len(DASHES)]
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'<path style="stroke:var(--seat-{seat})"{dashed} d="{drawn}"/>'


def _place(chances: Sequence[float], at: int) -> tuple[float, float]:
    """How far to the right and how high a chance stands."""
    return at / max(1, len(chances) - 1), min(1.0, max(0.0, chances[at]))


def _mark(number: int, seat: int, place: tuple[float, float] | None = None) -> str:
    at = f";left:{100 * place[0]:.2f}%;top:{100 - 100 * place[1]:.2f}%" if place else ""
    return f'<span class="mark" style="--seat:var(--seat-{seat}){at}">{number}</span>'


def _moment(numbered: tuple[int, Moment]) -> str:
    number, moment = numbered
    told = f'{escape(moment.told)} <span class="when">({escape(moment.when)})</span>'
    return f"<li>{_mark(number, moment.seat)}<div>{told}<br>{escape(moment.changed)}</div></li>"


def _mistakes(told: Told) -> list[str]:
    if not told.mistakes:
        return paragraphs(told.words["faultless"])
    articles = "".join(map(_mistake, told.mistakes))
    return [f'<div class="mistakes">{articles}</div>', *paragraphs(told.remark, kind="soft")]


def _mistake(mistake: Mistake) -> str:
    heading = f'<h3>{escape(mistake.made)} <span class="when">({escape(mistake.when)})</span></h3>'
    before = "".join(paragraphs(mistake.before, kind="soft"))
    choices = "".join(map(_choice, mistake.choices))
    why = "".join(paragraphs(mistake.why, mistake.points))
    return f'<article>{heading}{before}<ul class="choices">{choices}</ul>{why}</article>\n'


def _choice(choice: Choice) -> str:
    made = ' class="made"' if choice.made else ""
    bar = f'<span class="bar" style="inline-size:{100 * min(1.0, max(0.0, choice.chance)):.1f}%"></span>'
    return f"<li{made}><span>{escape(choice.label)}</span><span>{choice.percent}</span>{bar}</li>"


def _sheet(sheet: Sheet) -> str:
    """Somebody's account, which adds up."""
    rows = "".join(f"<dt>{escape(row.label)}</dt><dd>{row.told}</dd>" for row in sheet.rows)
    final = f'<dt class="sum">{escape(sheet.final.label)}</dt><dd class="sum">{sheet.final.told}</dd>'
    even = f"<dt>{escape(sheet.adjusted.label)}</dt><dd>{sheet.adjusted.told}</dd>"
    skill = "".join(paragraphs(sheet.skill))
    return f"<article><h3>{escape(sheet.name)}</h3><dl>{rows}{final}{even}</dl>{skill}</article>\n"
