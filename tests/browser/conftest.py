"""One house and one browser for all tests of this folder."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from house.houses import Process, sqlite_in

from .guests import CHROMIUM, Guest

Invite = Callable[..., Guest]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A house whose bots do not dawdle."""
    folder = tmp_path_factory.mktemp("house")
    with Process(sqlite_in(folder), folder) as process:
        yield process


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium without a screen."""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@pytest.fixture
def guest(browser: Browser, house: Process) -> Invite:
    """Invites somebody with a browser of his own."""

    def invite(name: str = "Left", **wishes: Any) -> Guest:
        return Guest(browser, wishes.pop("url", house.url), name, **wishes)

    return invite
