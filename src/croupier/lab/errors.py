"""What can be wrong with what somebody wants to find out."""

from pathlib import Path

from croupier.kernel.errors import BadOption


class BadTournament(BadOption):
    """A tournament that cannot be held like that."""

    folder = Path(__file__).parent


class BadTraining(BadOption):
    """A training that cannot be done like that."""

    folder = Path(__file__).parent


class BadAnalysis(BadOption):
    """A game that cannot be analysed like that."""

    folder = Path(__file__).parent


class BadSweep(BadOption):
    """House rules that cannot be swept like that, or a file that holds something else."""

    folder = Path(__file__).parent


class BadReport(BadOption):
    """A report that cannot be made like that."""

    folder = Path(__file__).parent
