"""What `pip install` brings: the built client, small enough for a phone on a slow line."""

import gzip
import json
import re
import subprocess
import sys
import urllib.request
import zipfile
from html import escape
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from croupier.house.wire.pages import SAID_FIRST
from croupier.kernel.languages import CROUPIER, LANGUAGES, languages
from croupier.kernel.shelf import find_game, games
from croupier.kernel.speech import Texts
from house.houses import Process
from house.people import ask, lay_out

from .conftest import Invite

ROOT = Path(__file__).parents[2]
TEXTS = re.compile(r"/assets/(?:texts-)?(\w\w)-[\w-]+\.js$")
"""A file of texts, and their language."""


def test_the_wheel_contains_the_client_and_not_its_sources(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "croupier/house/client/index.html" in names
    assert any(re.fullmatch(r"croupier/house/client/assets/Board-.*\.js", name) for name in names)
    assert {f"croupier/{name}/texts/en.ftl" for name in ("kernel", "house", "games/pig")} <= set(names)
    spoken = [file for file in LANGUAGES.rglob("*") if file.suffix in (".ftl", ".md", ".json", ".toml")]
    assert len({file.relative_to(LANGUAGES).parts[0] for file in spoken}) == len(languages()) > 9
    assert {f"croupier/{file.relative_to(CROUPIER).as_posix()}" for file in spoken} <= set(names)
    assert not [name for name in names if name.endswith((".svelte", ".ts")) or "node_modules" in name]


def test_whatever_text_of_the_client_changes_it_is_built_anew() -> None:
    told = subprocess.run(["make", "-npq", "web"], cwd=ROOT, capture_output=True, text=True, check=False).stdout
    rule = next(line for line in told.splitlines() if line.startswith("src/croupier/house/client/index.html:"))
    homes = [*CROUPIER.glob("kernel/texts/*"), *CROUPIER.glob("house/texts/*"), *CROUPIER.glob("games/*/texts/*")]
    others = [file for part in ("kernel", "house", "web", "games") for file in LANGUAGES.glob(f"*/{part}/**/*.ftl")]
    texts = {str(file.relative_to(ROOT)) for file in (*homes, *others)}
    assert len(texts) > 10
    assert texts <= set(rule.split())


def asked_by(page: Page) -> list[Request]:
    """What a page asks for from now on, as it comes."""
    asked: list[Request] = []
    page.on("requestfinished", lambda request: asked.append(request))
    return asked


def languages_of(asked: list[Request]) -> set[str]:
    """The languages of all texts that were asked for."""
    return {found[1] for one in asked if (found := TEXTS.search(one.url))}


def first_load(guest: Invite, house: Process, game: str) -> int:
    """The bytes that come over the line, compressed, for home and then a table with its board."""
    with guest() as left:
        asked = asked_by(left.page)
        left.visit()
        keys = lay_out(house.url, game, "person", "casual")
        left.hold_keys(keys, game)
        page = left.visit(f"/tables/{keys['table']}")
        expect(page.get_by_role("region", name="The board").get_by_role("button").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        return sum(request.sizes()["responseBodySize"] for request in asked)


def test_the_first_load_is_small(guest: Invite, house: Process) -> None:
    loads = [first_load(guest, house, game.id) for game in games()]
    assert min(loads) > 60_000
    assert max(loads) < 150_000


@pytest.mark.parametrize(
    ("path", "others"),
    [
        ("/", ("de", "pl")),
        ("/games/tutto?way=bots", ("de",)),
        ("/rules/LANGUAGE/tutto", ("de",)),
        ("/tables/TABLE", ("de", "fr", "is", "pl")),
    ],
)
def test_a_page_loads_the_texts_of_one_language(
    path: str, others: tuple[str, ...], guest: Invite, house: Process
) -> None:
    table = lay_out(house.url, "tutto", "person", "casual", first=1)["table"]
    loads = {}
    for language in ("en", *others):
        with guest(language=language) as left:
            asked = asked_by(left.page)
            page = left.visit(path.replace("LANGUAGE", language).replace("TABLE", table))
            expect(page.locator("h1").first).not_to_be_empty()
            page.wait_for_load_state("networkidle")
            assert languages_of(asked) == {language}
            loads[language] = [request.sizes()["responseBodySize"] for request in asked]
    for language in others:
        assert len(loads[language]) == len(loads["en"])
        assert sum(loads[language]) < 1.2 * sum(loads["en"])


def written(house: Process, path: str, liked: str) -> str:
    """A page as somebody gets it whose browser prefers these languages."""
    with urllib.request.urlopen(urllib.request.Request(house.url + path, headers={"accept-language": liked})) as page:
        return str(page.read().decode())


@pytest.mark.parametrize(
    ("path", "liked", "language"),
    [("/", "de-AT,en;q=0.8", "de"), ("/rules/no/pig", "de", "nb"), ("/", "tlh, sv;q=0.5", "sv"), ("/", "*", "en")],
)
def test_the_page_is_in_the_language_of_its_address_or_of_the_browser(
    house: Process, path: str, liked: str, language: str
) -> None:
    page = written(house, path, liked)
    assert f'<html lang="{language}">' in page
    for name in SAID_FIRST:
        assert f"{{{name}}}" not in page
        assert escape(Texts([CROUPIER / "house"], language).say(name)) in page


def test_a_link_to_a_table_is_told_in_the_readers_language(house: Process) -> None:
    page = written(house, f"/tables/{lay_out(house.url, 'pig', 'open', 'open')['table']}", "fi")
    assert f'<meta property="og:title" content="{escape("Pöytä: Pig")}" />' in page
    assert f'<meta property="og:description" content="{escape(find_game("pig").line("fi"))}" />' in page


def gzipped(url: str) -> urllib.request.Request:
    """What a browser asks for."""
    return urllib.request.Request(url, headers={"accept-encoding": "gzip"})


def test_every_address_gets_the_page_its_files_and_answers_compressed(house: Process) -> None:
    status, page = ask(house.url + "/tables/anything1")
    assert status == 200
    scripts = re.findall(r'"(/assets/[^"]+\.js)"', page)
    assert scripts
    with urllib.request.urlopen(gzipped(f"{house.url}/api/games")) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(answer.read()))
    for script in scripts:
        with urllib.request.urlopen(gzipped(house.url + script)) as answer:
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-encoding"] == "gzip" or len(answer.read()) < 1000
