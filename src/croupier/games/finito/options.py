"""What can be agreed before a game of FINITO!, and what its boards look like."""

from typing import Annotated

import msgspec

from croupier.kernel import options
from croupier.kernel.errors import BadOption
from croupier.kernel.options import says

MOST_ROUNDS, MOST_ROLLS, MOST_FACES = 10, 1000, 20


class Options(options.Options, frozen=True):
    """What can be agreed."""

    next_number: Annotated[
        bool, says("whether a taken number sends a tile to the next numbers instead of the nearest spaces", "rulebook")
    ] = False
    may_pass: Annotated[bool, says("whether a player whose tiles all lie may pass", "ours")] = False
    series: Annotated[int, says("length of the run that ends a round", "rulebook", least=2, most=12)] = 12
    all_placed: Annotated[bool, says("whether such a run counts only once all tiles lie", "found")] = False
    rounds: Annotated[int, says("how many rounds are played", "rulebook", least=1, most=MOST_ROUNDS)] = 1
    rolls: Annotated[
        int, says("rolls after which a round ends with the longest run", "ours", least=20, most=MOST_ROLLS)
    ] = 300


class Edition(options.Edition, frozen=True, omit_defaults=True):
    """The numbers of the 36 spaces in reading order, and the tiles of a player; a small board has zeros at its end."""

    spaces: Annotated[tuple[int, ...], msgspec.Meta(min_length=36, max_length=36)]
    tiles: Annotated[int, msgspec.Meta(ge=2, le=12)] = 12

    def check(self) -> None:
        """Refuse what nobody could play with."""
        numbers = [number for number in self.spaces if number]
        if len(numbers) <= self.tiles:
            raise BadOption("edition-room", tiles=self.tiles, spaces=len(numbers))
        if list(self.spaces) != sorted(numbers) + [0] * (len(self.spaces) - len(numbers)):
            raise BadOption("edition-order")
        if set(numbers) != set(range(1, max(numbers) + 1)) or max(numbers) > MOST_FACES:
            raise BadOption("edition-numbers", most=MOST_FACES)
        if max(numbers.count(number) for number in numbers) > 2:
            raise BadOption("edition-twice")
