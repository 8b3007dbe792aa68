"""Every test runs rules and bots with bounds checks: an index out of range is an error, not silent damage.

They are compiled sooner rather than better, because most tests play few games: what that costs in speed is a tenth.
"""

import os

import pytest

os.environ |= {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}
WAITING = {"browser", "house", "test_live.py", "test_terminal.py"}
"""Where tests wait for other processes, which a busy machine may keep waiting for too long."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with few tests that last go first: begun last, they would keep one core busy and the others idle.

    Before a change lands, what waits for other processes is tried once more where it fails, and named.
    """
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    if os.environ.get("CI"):
        for item in items:
            if WAITING & {*item.path.parts}:
                item.add_marker(pytest.mark.flaky(reruns=1))
