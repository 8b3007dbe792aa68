"""What can be agreed before a game of Liar's Dice; its box holds nothing but cups and dice."""

from typing import Annotated

from croupier.kernel import options
from croupier.kernel.options import says


class Options(options.Options, frozen=True):
    """What can be agreed."""

    dice: Annotated[int, says("dice that each player begins with", "found", least=1, most=6)] = 5
    wild: Annotated[bool, says("ones count as whatever face was bid", "found")] = True
    spot_on: Annotated[bool, says("a player may call the last bid exactly right", "found")] = False


class Edition(options.Edition, frozen=True):
    """Cups and dice, as everybody has them."""
