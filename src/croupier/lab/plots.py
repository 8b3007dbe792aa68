"""Plots as SVG, drawn by Altair: in colours that follow the page they stand on, or fixed ones for a file of its own."""

import re
from collections.abc import Sequence
from itertools import cycle
from typing import TYPE_CHECKING, Any

from croupier.kernel.speech import Texts

from .errors import BadReport

if TYPE_CHECKING:
    from .sweeping import Sweep

PAPER = {"ink": "#20241d", "soft": "#54574a", "line": "#d9d0ba", "card": "#ffffff"}
SEATS = ("#b4500f", "#0f6d93", "#4d7a00", "#7a35b5", "#a3221b", "#1c6b73", "#8a6100", "#a03a78", "#4c6470", "#5f6b45")
SHAPES = ("circle", "square", "triangle-up", "diamond", "cross", "triangle-down")
"""How what has colours is told apart where colours are not."""
ROLES = re.compile(r' (?:role|aria-[a-z]+)="[^"]*"')
"""What every mark says of itself to screen readers: a plot is one picture, and its page says what it shows."""
FONT = "Liberation Sans, Arial, Helvetica, sans-serif"
"""The first is measured wherever plots are drawn, so that they are the same everywhere: what draws brings it along."""


def altair() -> Any:
    """What draws, where it is installed."""
    try:
        import altair
        import vl_convert  # noqa: F401
    except ModuleNotFoundError as error:
        raise BadReport("no-plots", package=error.name) from None
    return altair


def rows(values: Sequence[dict[str, Any]]) -> Any:
    """Some rows to plot."""
    return altair().Data(values=list(values))


def ink(name: str, paper: bool) -> str:
    """A colour of the page, by its name."""
    return PAPER[name] if paper else f"var(--{name})"


def seat_inks(count: int, paper: bool) -> list[str]:
    """As many colours as there are seats or bots."""
    numbers = cycle(range(len(SEATS)))
    return [
        SEATS[number] if paper else f"var(--seat-{number + 1})"
        for _, number in zip(range(count), numbers, strict=False)
    ]


def numerals(texts: Texts) -> dict[str, Any]:
    """The signs in numbers of a language, as what draws takes them."""
    signs = {"decimal": texts.number("."), "thousands": texts.number(","), "minus": texts.number("-")}
    percent = texts.say("analysis-percent", {"share": 0}).replace("0", "")
    return {**signs, "percent": percent, "grouping": [3], "currency": ["", ""]}


def svg(chart: Any, texts: Texts, paper: bool = False) -> str:
    """A chart as SVG, its numbers in a language."""
    altair()
    import vl_convert

    soft, line = ink("soft", paper), ink("line", paper)
    drawn = (
        chart.configure(aria=False, background=PAPER["card"] if paper else "transparent", font=FONT, padding=4)
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=ink("ink", paper), titleColor=soft, domainColor=line, tickColor=line, gridColor=line,
            labelFontSize=12, titleFontSize=12, titleFontWeight="normal", labelLimit=150, labelOverlap="greedy",
        )
        .configure_legend(labelColor=ink("ink", paper), titleColor=soft, labelFontSize=12, orient="bottom", title=None)
        .configure_title(color=ink("ink", paper), fontSize=13)
    )  # fmt: skip
    return ROLES.sub("", vl_convert.vegalite_to_svg(drawn.to_json(), format_locale=numerals(texts)))


def sweep_plot(sweep: "Sweep", texts: Texts) -> str:
    """The share of the victory that each bot has in every combination, with its margin."""
    alt = altair()
    told = [
        {
            "said": ", ".join(f"{key} {row[key]}" for key in sweep.vary),
            "bot": f"{row['place']} {row['bot']}",
            "share": row["share"],
            "low": max(0.0, row["share"] - row["margin"]),
            "high": min(1.0, row["share"] + row["margin"]),
        }
        for row in sweep.rows()
    ]
    bots = list(dict.fromkeys(row["bot"] for row in told))
    place = alt.Y("said:N", sort=None, title=None)
    colour = alt.Color("bot:N", sort=None, scale=alt.Scale(domain=bots, range=seat_inks(len(bots), True)))
    shape = alt.Shape(
        "bot:N",
        sort=None,
        scale=alt.Scale(domain=bots, range=[one for one, _ in zip(cycle(SHAPES), bots, strict=False)]),
    )
    base = alt.Chart(rows(told)).encode(y=place, color=colour)
    share = alt.X("share:Q", title=None, axis=alt.Axis(format="%"), scale=alt.Scale(zero=False))
    chart = base.mark_rule(strokeWidth=2).encode(x="low:Q", x2="high:Q") + base.mark_point(
        filled=True, size=60, opacity=1
    ).encode(x=share, shape=shape)
    return svg(chart.properties(width=480), texts, paper=True)
