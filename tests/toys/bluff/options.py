"""Bluff has nothing to agree on and an empty box."""

from croupier.kernel import options


class Options(options.Options, frozen=True):
    """None."""


class Edition(options.Edition, frozen=True):
    """None."""
