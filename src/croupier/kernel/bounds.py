"""What the numbers of a state can be: a position from outside is held against it before any rule reads it."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from .errors import BadNotation


class Bounds:
    """The least and the most of each field of a state; of a list, of every number in it."""

    def __init__(self, **bounds: tuple[int, int]) -> None:
        self.fields: Mapping[str, tuple[int, int]] = bounds

    def read(self, field: str, words: str, away: int = 0) -> int:
        """The number of a field in words, where it is counted from `away`; `BadNotation` names what it cannot be."""
        least, most = self.fields[field]
        try:
            number = int(words)
        except ValueError:
            raise BadNotation("position-number", field=field, text=words) from None
        if not least <= number - away <= most:
            raise BadNotation("position-bounds", field=field, number=number, least=least + away, most=most + away)
        return number - away

    def read_all(self, field: str, words: str, count: int | None = None) -> list[int]:
        """So many numbers of a field, or as many as there are."""
        numbers = [self.read(field, word) for word in words.split()]
        if count is not None and len(numbers) != count:
            raise BadNotation("position-list", field=field, count=count, text=words)
        return numbers

    def check(self, state: Any) -> None:
        """Refuse a state with a number that cannot be."""
        for field, (least, most) in self.fields.items():
            numbers = np.asarray(state[field])
            if numbers.min() < least or numbers.max() > most:
                wrong = numbers.max() if numbers.max() > most else numbers.min()
                raise BadNotation("position-bounds", field=field, number=int(wrong), least=least, most=most)
