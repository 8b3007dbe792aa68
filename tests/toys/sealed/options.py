"""Sealed has no house rules and an empty box."""

from croupier.kernel.options import Components, House


class Options(House, frozen=True):
    """None."""


class Edition(Components, frozen=True):
    """None."""
