"""The bots of FINISH LINE, weakest first."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot

from .casual import casual
from .steady import steady

BOTS: dict[str, Bot] = {"random": random, "casual": casual, "steady": steady}
LEVELS = {"casual": "casual", "steady": "steady", "sharp": "steady", "best": "steady"}
