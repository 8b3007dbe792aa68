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


def say(text: str, /, **values: object) -> str:
    """A text of the command line."""
    return texts().say(text, values)
