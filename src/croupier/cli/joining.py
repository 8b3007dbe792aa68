"""`croupier join`: a player of somebody's own at a table of a house."""

from croupier import client

from .own import find_bot
from .words import BadCommand, digits, say


def join(link: str, word: str, name: str) -> None:
    """Let it play until the game is over, and tell how that ended."""
    player = find_bot(word)
    if isinstance(player, str):
        raise BadCommand("own-player", word=word)
    end = client.play(link, player, name)
    shares = " ".join(digits(f"{share:g}") for share in end.result)
    print(say("joined", seat=end.seat + 1, shares=shares, scores=" ".join(map(str, end.scores))))
