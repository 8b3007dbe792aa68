"""The bots of Snatch differ in their hands alone."""

from croupier.bots.chance import random
from croupier.kernel.contract import Bot

BOTS: dict[str, Bot] = {"random": random, "slow": random, "quick": random}
TEMPO = {"random": (300, 400), "slow": (1000, 100), "quick": (100, 100)}
