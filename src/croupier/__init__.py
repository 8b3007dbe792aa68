"""Croupier runs dice games: fair dice, every rule known, no secret shown."""

__version__ = "0.1.0"
