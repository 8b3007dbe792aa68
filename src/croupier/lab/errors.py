"""What can be wrong with what somebody wants to find out."""

from pathlib import Path

from croupier.kernel.errors import BadOption


class BadTournament(BadOption):
    """A tournament that cannot be held like that."""

    folder = Path(__file__).parent
