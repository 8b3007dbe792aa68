"""Seats, dice and horses can be told apart by everybody, whatever colours somebody sees."""

import re
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

STYLE = Path(__file__).parents[1] / "web" / "src" / "style"
COLOUR = re.compile(r"--([a-z]+)-(\w+): (#[0-9a-f]{6});")
ENOUGH = 0.08
"""In OKLab two colours can just be told apart side by side at 0.02; pieces lie apart, are small, and move."""
READABLE, VISIBLE = 4.5, 3
"""The contrast that letters need, and shapes."""
FELT = re.compile(r"--felt: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")
SHADE = 0.72
"""Seats lie in a shadow on the felt."""
INK = "#1c1a15"
"""In which the sign of a seat stands on its colour."""

EYES = {
    "all colours": np.eye(3),
    "no red": [
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ],
    "no green": [(0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)],
    "no blue": [(1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)],
}
"""What is left of linear red, green and blue: Machado, Oliveira and Fernandes 2009, at full severity."""
CONES = [
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
]
OKLAB = [
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
]


def palette(kind: str) -> dict[str, str]:
    """The colours of a kind of piece, by name."""
    text = "".join(file.read_text(encoding="utf-8") for file in sorted(STYLE.glob("*.css")))
    return {name: colour for one, name, colour in COLOUR.findall(text) if one == kind}


def linear(colour: str) -> np.ndarray:
    """Linear red, green and blue."""
    parts = np.array([int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def seen(colour: str, eyes: str) -> np.ndarray:
    """A colour in OKLab, as these eyes see it."""
    left = np.clip(np.array(EYES[eyes]) @ linear(colour), 0, 1)
    return np.array(OKLAB) @ np.cbrt(np.array(CONES) @ left)


def contrast(one: str, other: str) -> float:
    """How well one colour can be read on another, as WCAG has it."""
    light = sorted(float(np.dot((0.2126, 0.7152, 0.0722), linear(colour))) + 0.05 for colour in (one, other))
    return light[1] / light[0]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("kind", "count"), [("seat", 10), ("die", 12), ("horse", 7)])
def test_no_two_colours_look_alike(kind: str, count: int, eyes: str) -> None:
    colours = palette(kind)
    assert len(colours) == count
    near = {
        (one, other): round(float(distance), 3)
        for one, other in combinations(colours, 2)
        if (distance := np.linalg.norm(seen(colours[one], eyes) - seen(colours[other], eyes))) < ENOUGH
    }
    assert near == {}


@pytest.mark.parametrize("kind", ["seat", "horse"])
def test_every_colour_stands_out_on_the_felt_of_both_themes(kind: str) -> None:
    felts = FELT.findall((STYLE / "felt.css").read_text(encoding="utf-8"))[0]
    dark = ["#" + "".join(f"{round(int(felt[at : at + 2], 16) * SHADE):02x}" for at in (1, 3, 5)) for felt in felts]
    faint = {name: [round(contrast(colour, felt), 1) for felt in dark] for name, colour in palette(kind).items()}
    assert {name: found for name, found in faint.items() if min(found) < VISIBLE} == {}


@pytest.mark.parametrize("kind", ["seat", "horse"])
def test_a_sign_can_be_read_on_every_colour(kind: str) -> None:
    assert {name: colour for name, colour in palette(kind).items() if contrast(colour, INK) < READABLE} == {}
