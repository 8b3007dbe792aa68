"""The pages of what the numbers say: in the language of whoever asks, compressed for those who can read that."""

import gzip
import urllib.error
import urllib.request

import pytest

from croupier.kernel.shelf import find_game

from .houses import Process

GERMAN, FINNISH = {"accept-language": "de-AT, en;q=0.5"}, {"cookie": "croupier.language=fi"}


@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [
        ("", {}, "en"),
        ("", GERMAN, "de"),
        ("", FINNISH, "fi"),
        ("", GERMAN | FINNISH, "fi"),
        ("", {"accept-language": "tlh"}, "en"),
        ("/pl", GERMAN | FINNISH, "pl"),
        ("/no", {}, "nb"),
        ("", {"accept-language": "zh, pl;q=0.2, fi;q=0.9"}, "fi"),
        ("", {"accept-language": "de;q=0, pl;q=much"}, "pl"),
    ],
)
def test_a_report_is_in_the_language_of_the_address_that_was_chosen_or_that_is_preferred(
    path: str, headers: dict[str, str], language: str, house: Process
) -> None:
    for packed in (False, True):
        said = headers | ({"accept-encoding": "gzip"} if packed else {})
        asked = urllib.request.Request(f"{house.url}/games/pig/report{path}", headers=said)
        with urllib.request.urlopen(asked) as answer:
            text = answer.read()
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["content-encoding"] == ("gzip" if packed else None)
            told = {name.strip().lower() for name in answer.headers["vary"].split(",")}
        assert told == {"accept-language", "cookie", "accept-encoding"}
        page = find_game("pig").report(language)
        assert page
        assert text == (page if packed else gzip.decompress(page))


@pytest.mark.parametrize("path", ["nogame/report", "nogame/report/pl", "pig/report/tlh"])
def test_a_report_that_is_not_there_is_a_page_that_says_so(path: str, house: Process) -> None:
    asked = urllib.request.Request(f"{house.url}/games/{path}", headers=GERMAN | {"accept": "text/html"})
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(asked)
    assert refused.value.code == 404
    assert '<html lang="de"' in refused.value.read().decode()
