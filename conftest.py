"""Every test runs rules and bots with bounds checks: an index out of range is an error, not silent damage."""

import os

import pytest

os.environ["NUMBA_BOUNDSCHECK"] = "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with few tests that last go first: begun last, they would keep one core busy and the others idle."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
