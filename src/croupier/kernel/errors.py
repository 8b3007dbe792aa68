"""What can go wrong through somebody's input; each error is one clear line that says whose fault it is."""


class CroupierError(Exception):
    """Anything a person can put right; the text names what is wrong."""


class Unknown(CroupierError):
    """A game, bot, option or edition that does not exist."""

    def __init__(self, kind: str, name: str, known: list[str]) -> None:
        super().__init__(f"there is no {kind} {name!r}; there is: {', '.join(known) or 'none'}")


class BadOption(CroupierError):
    """A house rule, an edition or a number of players outside what the game allows."""


class Refused(CroupierError):
    """A move that breaks a rule; `clause` is the clause it breaks."""

    def __init__(self, clause: str, words: str) -> None:
        super().__init__(f"{clause}: {words}")
        self.clause = clause
        self.words = words


class BadNotation(CroupierError):
    """A text that is not a move or a position."""


class BadRecord(CroupierError):
    """A record of a game that is damaged, of an unknown version, or does not replay."""


class BadGame(CroupierError):
    """A game folder that does not keep the contract."""
