"""The bots of FINISH LINE, weakest first."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot

from .casual import casual
from .lore import race_lore
from .steady import steady

BOTS: dict[str, Bot] = {"random": random, "casual": casual, "steady": steady}
LORE = {"steady": race_lore}
