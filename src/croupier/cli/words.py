"""What the command line says, in the language of whoever sits at this terminal."""

from functools import cache
from pathlib import Path

from croupier.kernel import errors
from croupier.kernel.errors import CroupierError
from croupier.kernel.speech import Texts, reader_language

HERE = Path(__file__).parent


class BadCommand(CroupierError):
    """Something typed on the command line that cannot be done."""

    folder = HERE


@cache
def texts() -> Texts:
    """The texts of the command line, the kernel's among them."""
    return Texts((errors.HERE, HERE), reader_language())


def digits(written: object) -> str:
    """A number that is written as in English, or a figure, with the signs of the language."""
    return texts().number(str(written))


def room(size: int) -> str:
    """How much room so many bytes take."""
    return texts().size(size)


def say(text: str, /, **values: object) -> str:
    """A text of the command line."""
    return texts().say(text, values)
