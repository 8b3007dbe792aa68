"""How positions of FINISH LINE are tried out, and what a seat may believe of bets that it cannot see."""

from .guessing import guess as guess

PLAYS_ON = "casual"
TRIES = 800
STEPS = 110_000_000
