"""The games, one folder each; called, it lists every game there is, those of other packages too."""

import sys
from types import ModuleType

from croupier.kernel.game import Game
from croupier.kernel.shelf import games


class _Shelf(ModuleType):
    """A package that `croupier.games()` calls: one name for the folder and for the list of what is in it."""

    def __call__(self) -> tuple[Game, ...]:
        return games()


sys.modules[__name__].__class__ = _Shelf
