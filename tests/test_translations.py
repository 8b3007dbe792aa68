"""Every language says all that the English says, with the same values, and its rules have the same clauses."""

import re
from pathlib import Path

import pytest

from commands import croupier
from croupier.kernel import languages as kernel
from croupier.kernel.languages import ENGLISH, LANGUAGES, language_of, languages, lying
from croupier.kernel.speech import CHOSEN, Texts, reader_language
from croupier.testkit.translated import missing, pairs

OTHERS = sorted(folder.name for folder in LANGUAGES.iterdir() if folder.is_dir() and folder.name != ENGLISH)
TEXT = """sat = { $count ->
    [one] { $name } sat down
   *[other] { $name } sat down with { $count }
  }
asked = { $how ->
    [kindly] please { $whom }
   *[other] now { $whom }
  }
"""


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_lacks_nothing(language: str) -> None:
    assert missing(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_it_is_called_and_has_one_glossary(language: str) -> None:
    assert languages()[language].name
    assert (LANGUAGES / language / "glossary.toml").is_file()


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (TEXT, []),
        (
            "sat = x\nasked = now",
            [
                "sat does not name $count",
                "sat does not name $name",
                "asked does not name $how",
                "asked does not name $whom",
            ],
        ),
        (TEXT + "more = x", ["more is not in the English"]),
        (TEXT.partition("asked")[0], ["asked is not there"]),
        (TEXT.replace("[kindly]", "[kind]"), ["asked has no case kindly of $how"]),
        (TEXT.replace("[one]", "[two]"), ["sat has no plural one of $count", "sat has a plural two of $count"]),
        (TEXT.replace("with { $count }", "with { $them }"), ["sat names $them, which is not in the English"]),
        (TEXT + "sad = {", ["sad = { cannot be read"]),
        (
            TEXT.replace("[kindly] please { $whom }", "[kindly] please"),
            ["asked does not name $whom in the case kindly"],
        ),
    ],
)
def test_what_a_translation_lacks_is_named(
    own: str, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, words = tmp_path / "xx", tmp_path / "package" / "texts" / "en.ftl"
    about = ((home / name, "") for name in ("language.json", "glossary.toml"))
    for file, text in ((words, TEXT), (home / "package" / "xx.ftl", own), *about):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    from croupier.testkit import translated

    monkeypatch.setattr(translated, "LANGUAGES", tmp_path)
    monkeypatch.setattr(translated, "pairs", lambda language: [translated.Pair(words, home / "package" / "xx.ftl")])
    monkeypatch.setattr(translated, "_forms", lambda language: {"one", "other"})
    found = missing("xx")
    assert len(found) == len(told)
    for line, start in zip(sorted(found), sorted(told), strict=True):
        assert line.removeprefix("xx/package/xx.ftl: ").startswith(start)


def test_a_language_of_one_region_is_looked_into(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = tmp_path / "en.ftl"
    said.write_text("sat = { $name } sat down")
    from croupier.testkit import translated

    monkeypatch.setattr(translated, "LANGUAGES", tmp_path)
    monkeypatch.setattr(translated, "pairs", lambda language: [translated.Pair(said, said)])
    assert missing("pt-BR") == ["pt-BR/language.json is not there", "pt-BR/glossary.toml is not there"]


@pytest.mark.parametrize(
    ("own", "told"),
    [
        ("Nach **X2** gibt es im 300. Wurf 1.000 Punkte.", []),
        ("Nach X3 gibt es im 300. Wurf 1.000 Punkte.", ["X1 differs in X2, X3"]),
        ("Nach X2 gibt es im 200. Wurf 1.000 Punkte.", ["X1 differs in 200, 300"]),
    ],
)
def test_a_clause_refers_to_the_same_clauses_and_has_the_same_numbers(
    own: str, told: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from croupier.testkit import translated

    said, home = tmp_path / "RULES.md", tmp_path / "xx"
    home.mkdir()
    said.write_text("**X1** [ours] By X2 the 300th roll brings 1,000 points.\n\n**X2** [ours] Or not.\n")
    (home / "RULES.xx.md").write_text(f"**X1** [ours] {own}\n\n**X2** [ours] Oder nicht.\n")
    for name in ("language.json", "glossary.toml"):
        (home / name).touch()
    monkeypatch.setattr(translated, "LANGUAGES", tmp_path)
    monkeypatch.setattr(translated, "pairs", lambda language: [translated.Pair(said, home / "RULES.xx.md")])
    assert missing("xx") == [f"xx/RULES.xx.md: {line}" for line in told]


def test_all_that_people_read_belongs_to_a_language() -> None:
    files = [pair.own.relative_to(LANGUAGES / "xx").as_posix() for pair in pairs("xx")]
    assert {"kernel/xx.ftl", "cli/xx.ftl", "web/xx.ftl", "games/pig/xx.ftl", "games/pig/RULES.xx.md"} <= set(files)


def test_a_language_is_known_by_other_tags(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"en": kernel.Language("English"), "nb": kernel.Language("Norsk", ("no", "nn"))}
    monkeypatch.setattr(kernel, "languages", lambda: known)
    tags = ("en-GB", "nb_NO.UTF-8", "no", "nn-NO", "xx")
    assert [language_of(tag) for tag in tags] == ["en", "nb", "nb", "nb", "xx"]


def test_a_language_may_be_of_one_region(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"pt": kernel.Language("português"), "pt-BR": kernel.Language("português do Brasil")}
    monkeypatch.setattr(kernel, "languages", lambda: known)
    tags = ("pt-BR", "pt_BR.UTF-8", "pt-PT", "pt")
    assert [language_of(tag) for tag in tags] == ["pt-BR", "pt-BR", "pt", "pt"]


def test_words_lie_at_home_or_in_the_folder_of_their_language(tmp_path: Path) -> None:
    pig = kernel.CROUPIER / "games" / "pig"
    assert lying(pig, "texts", "xx.ftl", "xx") == LANGUAGES / "xx" / "games" / "pig" / "xx.ftl"
    assert lying(pig, "texts", "en.ftl", "en") == pig / "texts" / "en.ftl"
    assert lying(tmp_path, "texts", "xx.ftl", "xx") == tmp_path / "texts" / "xx.ftl"


@pytest.mark.parametrize(
    ("language", "number", "sizes"),
    [
        ("en", "-12,345.6 ± 0.5", ["0 bytes", "1 byte", "999 bytes", "1.5 kB", "251.4 MB", "1,234,000.0 TB"]),
        ("de", "-12.345,6 ± 0,5", ["0 Byte", "1 Byte", "999 Byte", "1,5 kB", "251,4 MB", "1.234.000,0 TB"]),
        ("pl", "-12 345,6 ± 0,5", ["0 bajtów", "1 bajt", "999 bajtów", "1,5 kB", "251,4 MB", "1 234 000,0 TB"]),
        ("fi", "−12 345,6 ± 0,5", ["0 tavua", "1 tavu", "999 tavua", "1,5 kt", "251,4 Mt", "1 234 000,0 Tt"]),
    ],
)
def test_numbers_and_sizes_are_those_of_the_language(language: str, number: str, sizes: list[str]) -> None:
    texts = Texts([kernel.CROUPIER / "kernel"], language)
    told = [texts.number("-12,345.6 ± 0.5"), *map(texts.size, (0, 1, 999, 1500, 251_400_000, 1_234_000 * 10**12))]
    assert [words.replace("\u00a0", " ") for words in told] == [number, *sizes]


@pytest.mark.parametrize(
    ("language", "folder", "text", "value", "told"),
    [
        ("pl", "cli", "analysed-exactly", "games", "1 partia, 2 partie, 5 partii, 21 partii, 22 partie"),
        ("pl", "cli", "menu-more", "more", "jeden ruch, 2 ruchy, 5 ruchów, 21 ruchów, 22 ruchy"),
        ("pl", "games/pig", "to-win", "target", "1 punkt, 2 punkty, 5 punktów, 21 punktów, 22 punkty"),
        ("is", "cli", "analysed-exactly", "games", "1 leikur, 2 leikir, 5 leikir, 21 leikur, 22 leikir"),
        ("is", "cli", "menu-more", "more", "Ein aðgerð, 2 aðgerðir, 5 aðgerðir, 21 aðgerð, 22 aðgerðir"),
        ("is", "lab", "analysis-skill", "decisions", "1 sinni, 2 sinnum, 5 sinnum, 21 sinni, 22 sinnum"),
    ],
)
def test_what_is_counted_has_the_form_that_its_number_asks_for(
    language: str, folder: str, text: str, value: str, told: str
) -> None:
    texts = Texts([kernel.CROUPIER / folder], language)
    for count, words in zip((1, 2, 5, 21, 22), told.split(", "), strict=True):
        said = texts.say(text, {value: count, "name": "Ann", "mean": ""})
        assert re.search(rf"(?<!\w){words}(?!\w)", said), f"{count}: {said}"


def test_four_digits_stand_in_one_piece_where_the_language_says_so() -> None:
    texts = Texts([kernel.CROUPIER / "cli"], "pl")
    assert [texts.number(one).replace("\u00a0", " ") for one in ("1,100", "11,000", "1,000,000")] == [
        "1100",
        "11 000",
        "1 000 000",
    ]
    assert "1100 partii" in texts.say("analysed-exactly", {"games": 1100, "name": "", "mean": ""})


def test_who_chooses_a_language_reads_it_whatever_the_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    assert reader_language() == "xx"
    monkeypatch.setenv(CHOSEN, "en")
    assert reader_language() == "en"


def test_a_language_that_nobody_has_written_is_one_line() -> None:
    told = croupier("--language", "tlh", "games")
    assert told.returncode == 2
    assert told.stderr.startswith("croupier: nothing is written in tlh here; there is: ")
    assert len(told.stderr.splitlines()) == 1
    assert croupier("--language", "en-GB", "rules", "pig", "P1").returncode == 0
