"""What `pip install` brings: the built client, small enough for a phone on a slow line."""

import gzip
import json
import re
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

from house.houses import Process
from house.people import ask

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "croupier" / "house" / "client"


def test_the_wheel_contains_the_client_and_not_its_sources(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "croupier/house/client/index.html" in names
    assert any(re.fullmatch(r"croupier/house/client/assets/Board-.*\.js", name) for name in names)
    assert {f"croupier/{name}/texts/en.ftl" for name in ("kernel", "house", "games/pig")} <= set(names)
    assert not [name for name in names if name.endswith((".svelte", ".ts")) or "node_modules" in name]


def test_the_first_load_is_small(house: Process) -> None:
    files = [*CLIENT.glob("assets/*.js"), *CLIENT.glob("assets/*.css"), CLIENT / "index.html"]
    shell = [file for file in files if not file.name.startswith("Board-")]
    assert sum(len(gzip.compress(file.read_bytes())) for file in shell) < 150_000


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
