"""When enough has been played: a sequential test of two shares of the victory, as chess engines are tested.

Every deal is played from both seatings and gives the first bot 0, ½, 1, 1½ or 2 victories. How often each of the five
came is all that the test looks at (the pentanomial counts). It weighs the likeliest chances of the five that would
give the one share against the likeliest that would give the other: a generalised sequential probability ratio test.
"""

from collections.abc import Sequence
from math import log

import msgspec

from .errors import BadTournament

SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The share of the victory in a deal that each of the five counts stands for."""
UNSEEN = 1e-3
"""What a count of 0 weighs: what has not come yet may come."""
HALVINGS = 60
"""How closely the likeliest chances are worked out."""
FARTHEST = 1e-6
"""How near to 0 or 1 a share may be; nearer ones are not found by so many halvings."""
LEAST = 64
"""Deals before the first look, and between two looks at least: fewer say nothing about how much they vary."""


class Stop(msgspec.Struct, frozen=True):
    """Two shares of the victory between which a test decides, and how often it may be wrong."""

    share0: float
    share1: float
    alpha: float
    """How often it may decide for the larger share where the smaller one, or less, is true."""
    beta: float
    """How often it may decide for the smaller share where the larger one, or more, is true."""

    @classmethod
    def between(cls, shares: object, alpha: float, beta: float) -> "Stop":
        """A test as somebody asked for it."""
        match shares:
            case (float() | int() as share0, float() | int() as share1):
                pass
            case _:
                raise BadTournament("stop-form", found=shares)
        if not FARTHEST <= share0 < share1 <= 1 - FARTHEST:
            least, most = f"{FARTHEST:f}", f"{1 - FARTHEST:f}"
            raise BadTournament("stop-shares", share0=str(share0), share1=str(share1), least=least, most=most)
        for name, risk in (("alpha", alpha), ("beta", beta)):
            if not (isinstance(risk, float) and 0 < risk <= 0.5):
                raise BadTournament("stop-risk", name=name, risk=str(risk))
        return cls(float(share0), float(share1), alpha, beta)

    @property
    def bounds(self) -> tuple[float, float]:
        """Below the one it decides for the smaller share, above the other for the larger one."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def llr(self, counts: Sequence[int]) -> float:
        """How much more the counts speak for the larger share: the logarithm of the ratio of the likelihoods."""
        weights = [max(count, UNSEEN) for count in counts]
        return _log_likelihood(weights, self.share1) - _log_likelihood(weights, self.share0)

    def verdict(self, counts: Sequence[int]) -> float | None:
        """The share that the test decides for; None where it cannot tell yet."""
        lower, upper = self.bounds
        llr = self.llr(counts) if sum(counts) else 0.0
        return self.share1 if llr >= upper else self.share0 if llr <= lower else None


def next_look(deals: int) -> int:
    """How many deals are played until the next look: a good tenth of those before, whoever plays them."""
    return max(LEAST, deals // 8)


def _log_likelihood(weights: Sequence[float], share: float) -> float:
    """Of the likeliest chances with this mean, but for what is the same for every mean.

    They are the found ones, each divided by 1 + tilt · (score − share); halving finds the tilt that gives the mean.
    """
    low, high = -1 / (1 - share), 1 / share
    for _ in range(HALVINGS):
        tilt = (low + high) / 2
        off = sum(weight * (x - share) / (1 + tilt * (x - share)) for weight, x in zip(weights, SCORES, strict=True))
        low, high = (tilt, high) if off > 0 else (low, tilt)
    tilt = (low + high) / 2
    return -sum(weight * log(1 + tilt * (x - share)) for weight, x in zip(weights, SCORES, strict=True))
