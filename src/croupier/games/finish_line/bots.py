"""The bots of FINISH LINE, weakest first."""

from croupier.bots.chance import random
from croupier.bots.search import searching
from croupier.kernel.contract import Bot

from . import rules
from .casual import casual
from .guessing import guess
from .steady import steady

BOTS: dict[str, Bot] = {
    "random": random,
    "casual": casual,
    "steady": steady,
    "sharp": searching(rules, casual, 150_000, guided_by=steady, guessing=guess),
    "best": searching(rules, casual, 800_000, guided_by=steady, guessing=guess),
}
