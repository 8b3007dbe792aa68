"""The laws every game keeps; authors of other games can run them too."""

from .laws import LAWS

__all__ = ["LAWS"]
