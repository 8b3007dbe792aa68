"""One page that needs nothing else, to be read, printed or sent; light or dark, on a phone or a desk."""

from collections.abc import Iterable
from html import escape
from pathlib import Path

STYLE = Path(__file__).with_name("paper.css")


def sheet(language: str, title: str, style: Path, parts: Iterable[str]) -> str:
    """The page, with a style of its own beside the common one."""
    styles = "".join(each.read_text(encoding="utf-8") for each in (STYLE, style))
    head = (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{styles}</style>\n</head>\n"
    )
    return f"{head}<body>\n<main>\n" + "\n".join(parts) + "\n</main>\n</body>\n</html>\n"


def section(heading: str, parts: Iterable[str]) -> str:
    """A part of it, with its heading."""
    return f"<section>\n<h2>{escape(heading)}</h2>\n" + "\n".join(parts) + "\n</section>"


def paragraphs(*sentences: str, kind: str = "") -> list[str]:
    """Those that say something, each a paragraph."""
    begin = f'<p class="{kind}">' if kind else "<p>"
    return [f"{begin}{escape(sentence)}</p>" for sentence in sentences if sentence]
