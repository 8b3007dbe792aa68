"""The plots of a report."""

from collections.abc import Iterable, Sequence
from itertools import cycle
from typing import Any

from croupier.kernel.margins import Figure

from ..plots import SHAPES, altair, ink, rows, seat_inks, svg
from .numbers import Bar, HouseRule, Numbers, Piece
from .telling import Telling

WIDE, HIGH = 340, 190
"""Of a plot, as wide as a phone."""
ROW = 22
"""Of a plot with a row for everything."""
MOST_ROWS, MOST_TICKS = 24, 8
LETTER, MOST_LABEL = 7.5, 180
"""How wide a letter may be where the page is read, and all of a name."""
GAP, NUMBER = 5, 55
"""Between a name and its bar, and how wide a number of an axis may be with the space beside it."""


def drawn(chart: Any, tell: Telling, high: int = HIGH) -> str:
    """A chart in the colours of the page, its numbers as the language writes them."""
    fit = altair().AutoSizeParams(type="fit", contains="padding")
    return svg(chart.properties(width=WIDE, height=high, autosize=fit), tell.texts)


def percents(title: str, **scale: Any) -> dict[str, Any]:
    """An axis of shares."""
    alt = altair()
    return {"title": title, "axis": alt.Axis(format="%", tickCount=5, labelFlush=False), "scale": alt.Scale(**scale)}


def histogram(bars: Sequence[Bar], axis: str, of: str, span: tuple[int, int], tell: Telling) -> str:
    """How often numbers lie where, from the least to the most of all set-ups."""
    alt = altair()
    wide = bars[1].least - bars[0].least if len(bars) > 1 else 1
    told = [{"from": bar.least - 0.5, "to": bar.least + wide - 0.5, "share": bar.share} for bar in bars]
    begin, end = span
    scale = alt.Scale(domain=[begin - 0.5, end - 0.5], nice=False)
    step = wide * max(1, -(-(end - begin) // (wide * MOST_TICKS)))
    chart = alt.Chart(rows(told)).mark_bar(color="var(--seat-2)", stroke="var(--card)", strokeWidth=1)
    across = alt.X("from:Q", title=axis, scale=scale, axis=alt.Axis(
        grid=False, values=list(range(begin, end, step)), format="~d"
    ))  # fmt: skip
    return drawn(chart.encode(x=across, x2="to:Q", y=alt.Y("share:Q", **percents(of)), y2=alt.datum(0)), tell)


def span_of(several: Iterable[Sequence[Bar]]) -> tuple[int, int]:
    """Where the first bar of several plots begins, and where the last one ends."""
    found = list(several)
    ends = (bars[-1].least + (bars[1].least - bars[0].least if len(bars) > 1 else 1) for bars in found)
    return min(bars[0].least for bars in found), max(ends)


def dots(
    told: list[dict[str, Any]], names: Sequence[str], x: Any, share: dict[str, Any], even: float | None, tell: Telling
) -> str:
    """Shares with their margins, a colour and a shape for each name."""
    alt = altair()
    look = {"domain": list(names)}
    shapes = [shape for shape, _ in zip(cycle(SHAPES), names, strict=False)]
    legend = alt.Legend(columns=3, symbolOpacity=1) if len(names) > 1 else None
    colour = alt.Color("name:N", sort=None, scale=alt.Scale(range=seat_inks(len(names), False), **look), legend=legend)
    shape = alt.Shape("name:N", sort=None, scale=alt.Scale(range=shapes, **look), legend=legend)
    offset = {"xOffset": alt.XOffset("name:N", sort=None, scale=alt.Scale(**look))} if len(names) > 1 else {}
    base = alt.Chart(rows(told)).encode(x=x, color=colour, **offset)
    parts = base.mark_rule(strokeWidth=2).encode(y=alt.Y("low:Q", **share), y2="high:Q")
    parts += base.mark_point(filled=True, size=64, opacity=1).encode(y="mean:Q", shape=shape)
    if even is not None:
        line = alt.Chart(rows([{"even": even}])).mark_rule(color=ink("soft", False), strokeDash=[4, 4])
        parts = line.encode(y=alt.Y("even:Q", **share)) + parts
    return drawn(parts, tell, HIGH + 30)


def spanned(figure: Figure) -> dict[str, float]:
    """A figure with the ends of its margin."""
    low, high = max(0.0, figure.mean - figure.margin), min(1.0, figure.mean + figure.margin)
    return {"mean": figure.mean, "low": low, "high": high}


def seats(numbers: Numbers, tell: Telling) -> str:
    """How every seat fares, by who plays."""
    told = [
        {"seat": str(seat), "name": row.bot, **spanned(figure)}
        for row in numbers.seats
        for seat, figure in enumerate(row.shares, 1)
    ]
    x = altair().X("seat:N", sort=None, title=tell.say("report-axis-seat"), axis=altair().Axis(labelAngle=0))
    share = percents(tell.say("report-axis-wins"), zero=False, padding=8)
    return dots(told, [row.bot for row in numbers.seats], x, share, 1 / numbers.players, tell)


def skill(numbers: Numbers, tell: Telling) -> str:
    """What is decided by being better, beside each weaker bot."""
    told = [{"seat": one.other, "name": one.better, **spanned(one.decided)} for one in numbers.skill]
    x = altair().X("seat:N", sort=None, title=None, axis=altair().Axis(labelAngle=0))
    return dots(told, [numbers.bots[-1]], x, percents(tell.say("report-axis-decided"), domain=[0, 1]), None, tell)


def course(numbers: Numbers, tell: Telling) -> str:
    """How often who leads wins, by how far the game is."""
    alt = altair()
    assert numbers.lead is not None
    told = [
        {"at": tenth / 10, **spanned(figure)}
        for tenth, figure in enumerate(numbers.lead.course, 1)
        if figure is not None
    ]
    x = alt.X("at:Q", **percents(tell.say("report-axis-course"), domain=[0, 1]))
    share = percents(tell.say("report-axis-leader"), domain=[0, 1])
    base = alt.Chart(rows(told)).encode(x=x)
    band = base.mark_area(color="var(--seat-2)", opacity=0.2).encode(y=alt.Y("low:Q", **share), y2="high:Q")
    line = base.mark_line(color="var(--seat-2)", point=alt.OverlayMarkDef(color="var(--seat-2)", size=40))
    even = alt.Chart(rows([{"even": 1 / numbers.players}])).mark_rule(color=ink("soft", False), strokeDash=[4, 4])
    return drawn(band + even.encode(y="even:Q") + line.encode(y="mean:Q"), tell)


def lying(told: list[tuple[str, float]], axis: str, tell: Telling, share: bool = False, far: float = 0.0) -> str:
    """A bar for everything, its name beside it."""
    alt = altair()
    listed = [{"name": name, "value": value} for name, value in told[:MOST_ROWS]]
    scale = {"domain": [0, max(far, *(value for _, value in told), 0.01)]} if share or far else {}
    room = min(MOST_LABEL, LETTER * max(len(name) for name, _ in told))
    form = {"format": "%"} if share else {}
    ticks = alt.Axis(tickCount=int((WIDE - room) // NUMBER), labelFlush=False, **form)
    names = alt.Axis(domain=False, ticks=False, minExtent=room, labelLimit=MOST_LABEL, labelPadding=GAP)
    chart = alt.Chart(rows(listed)).mark_bar(color="var(--seat-2)").encode(
        x=alt.X("value:Q", title=axis, axis=ticks, scale=alt.Scale(**scale)),
        y=alt.Y("name:N", sort=None, title=None, axis=names),
    )  # fmt: skip
    return drawn(chart, tell, 46 + ROW * len(listed))


def piece(found: Piece, tell: Telling, far: float) -> str:
    """How often everything comes."""
    told = [(tell.value(found.field, value.value), value.per_game.mean) for value in found.values]
    return lying(told, tell.say("report-axis-times"), tell, far=far)


def far_of(several: Iterable[Piece]) -> float:
    """The most often that anything comes."""
    return max(value.per_game.mean for found in several for value in found.values)


def house_rules(rules: Sequence[HouseRule], tell: Telling) -> str:
    """How many games every house rule changes."""
    told = [(f"{rule.option} = {rule.value}", rule.otherwise.mean) for rule in rules]
    return lying(told, tell.say("report-axis-otherwise"), tell, share=True)
