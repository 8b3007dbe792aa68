"""How positions of FINITO! are tried out."""

PLAYS_ON = "steady"
TRIES = 500
STEPS = 16_000_000
