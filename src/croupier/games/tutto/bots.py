"""The bots of TUTTO, weakest first."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot

BOTS: dict[str, Bot] = {"random": random}
