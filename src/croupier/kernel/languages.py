"""The languages that people read: English beside the code, every other in a folder of its own under `languages/`.

Such a folder mirrors the package: the words of `games/pig` lie in `languages/LANGUAGE/games/pig`. Games of other
packages keep theirs at home, as English is kept.
"""

from functools import cache
from pathlib import Path

import msgspec

ENGLISH = "en"
CROUPIER = Path(__file__).parents[1]
LANGUAGES = CROUPIER / "languages"
ABOUT = "language.json"


class Language(msgspec.Struct, frozen=True):
    """What a language says of itself."""

    name: str
    """What its own readers call it."""
    also: tuple[str, ...] = ()
    """Other tags that mean it."""
    together: int = 3
    """Up to how many digits a number is written in one piece; browsers know this of themselves."""


@cache
def languages() -> dict[str, Language]:
    """All that are here by tag, English among them."""
    found = {path.parent.name: path.read_bytes() for path in sorted(LANGUAGES.glob(f"*/{ABOUT}"))}
    return {tag: msgspec.json.decode(about, type=Language) for tag, about in found.items()}


def language_of(tag: str) -> str:
    """The language that a tag means, of its region (`pt-BR`) or of any (`de-AT`, `nb_NO.UTF-8`); as it is if none."""
    whole = tag.partition(".")[0].replace("_", "-").lower()
    short = whole.partition("-")[0]
    known = {each.lower(): name for name, about in languages().items() for each in (name, *about.also)}
    return known.get(whole) or known.get(short, short)


def lying(folder: Path, place: str, name: str, language: str) -> Path:
    """Where a folder's file of a language lies: at home, or in the language's own folder."""
    home = folder / place / name
    if home.is_file() or not folder.is_relative_to(CROUPIER):
        return home
    return LANGUAGES / language / folder.relative_to(CROUPIER) / name
