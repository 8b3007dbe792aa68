"""The settings of a house, as they are described."""

from itertools import takewhile
from pathlib import Path

import msgspec

from croupier.house.settings import Settings

DESCRIBED = Path(__file__).parents[2] / "docs" / "house.md"


def test_the_settings_that_are_described_are_the_usual_ones_and_all_there_are() -> None:
    lines = DESCRIBED.read_text("utf-8").partition("## Settings\n\n")[2].splitlines()
    block = "\n".join(takewhile(lambda line: not line or line.startswith("    "), lines))
    told = msgspec.toml.decode("\n".join(line.removeprefix("    ") for line in block.splitlines()))
    assert told.keys() | {"database"} == set(Settings.__struct_fields__)
    assert told["limits"].keys() == set(Settings().limits.__struct_fields__)
    assert msgspec.convert(told, Settings) == Settings()
