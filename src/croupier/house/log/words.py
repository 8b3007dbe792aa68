"""From where a move or an outcome is put into words for the log."""

from croupier.kernel.position import Position
from croupier.kernel.seats import WATCHING


def known(position: Position, seat: int, move: int) -> Position:
    """The position as somebody sees it who may know of this move or outcome; what everybody may know, as a watcher.

    So no words tell more than those who hear them may know. What nobody may know is written down as it is.
    """
    hidden = position.secret(seat, move)
    if not hidden:
        return position.seen(WATCHING)
    for one in range(position.players):
        if not (hidden >> one) & 1:
            return position.seen(one)
    return position
