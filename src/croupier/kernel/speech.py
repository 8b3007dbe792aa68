"""Sentences in the reader's language, made last, from data and Fluent files that terminal and browser share.

Every package keeps its own in `texts/LANGUAGE.ftl`, or the language has a folder for all of them (`languages.py`);
English is always there. What is data becomes words by its type: a
seat is its player's name, a list is joined as the language does it, and a word such as a card's name is looked up as
`FIELD-WORD`, so that `card` with the value `stop` is the text `card-stop` where there is one. The client does the same.
"""

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from babel import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import get_decimal_symbol, get_group_symbol, get_minus_sign_symbol
from babel.units import format_unit
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from msgspec import inspect

from .data import is_seat
from .languages import ENGLISH, Language, language_of, languages, lying

CHOSEN = "CROUPIER_LANGUAGE"
"""The variable that says which language somebody reads, whatever the system's own is."""
THOUSAND = 1000
SMALL = re.compile(r"(?<![\d,])\d,\d{3}(?![\d,])")
"""A number of four digits in English."""
SIZES = ("digital-kilobyte", "digital-megabyte", "digital-gigabyte", "digital-terabyte")
"""Units of room on a disk, each a thousand of the one before."""


class Texts:
    """The texts of some folders in one language, and in English where they have none."""

    def __init__(self, folders: Iterable[Path], language: str = ENGLISH) -> None:
        places = tuple(folders)
        written = any(_file(folder, language).is_file() for folder in places)
        self.language = language if written else ENGLISH
        self.together = languages().get(self.language, Language(self.language)).together
        self.bundles = [_bundle(places, tongue) for tongue in dict.fromkeys((self.language, ENGLISH))]

    def has(self, name: str) -> bool:
        """Whether there is a text of this name."""
        return any(bundle.has_message(name) for bundle in self.bundles)

    def say(self, name: str, values: Mapping[str, Any] | None = None) -> str:
        """The text of this name, with these values in it."""
        for bundle in self.bundles:
            if bundle.has_message(name) and (pattern := bundle.get_message(name).value) is not None:
                told = {field: self._whole(value) for field, value in (values or {}).items()}
                words, errors = bundle.format_pattern(pattern, told)
                if errors:
                    raise LookupError(f"text {name}: {errors[0]}")
                return str(words)
        raise LookupError(f"there is no text {name}")

    def word(self, field: str, word: str) -> str:
        """What a word in a field is called: the text `FIELD-WORD` where there is one, else the word itself."""
        return self.say(f"{field}-{word}") if self.has(f"{field}-{word}") else word

    def join(self, parts: Iterable[str]) -> str:
        """A list as the language joins it."""
        listed = list(parts)
        return format_list(listed, locale=_locale(self.language)) if listed else self.say("nothing")

    def number(self, written: str) -> str:
        """A number that is written as in English, with the signs of the language."""
        plain = SMALL.sub(lambda found: found[0].replace(",", ""), written) if self.together > 3 else written
        return plain.translate(_signs(self.language))

    def _whole(self, value: Any) -> Any:
        """A number that the language writes in one piece is said so; libraries do not know of it."""
        small = type(value) is int and 3 < len(str(abs(value))) <= self.together
        return fluent_number(value, useGrouping=False) if small else value

    def size(self, count: int) -> str:
        """So many bytes, in the largest unit of which there is one."""
        locale = _locale(self.language)
        if count < THOUSAND:
            return format_unit(count, "byte", locale=locale)
        power = min((len(str(count)) - 1) // 3, len(SIZES))
        return format_unit(count / THOUSAND**power, SIZES[power - 1], "short", "#,##0.0", locale)

    def tell(self, data: msgspec.Struct, names: tuple[str, ...], what: str = "event") -> str:
        """An event, or a move, in words; empty where there is nothing to say."""
        kind = f"{what}-{data.__struct_config__.tag}"
        return self.say(kind, self.values(data, names)) if self.has(kind) else ""

    def values(self, data: msgspec.Struct, names: tuple[str, ...]) -> dict[str, Any]:
        """The fields of a struct as texts take them, with `FIELD-count` of a list and `FIELD-word` of a word."""
        values: dict[str, Any] = {}
        for name in data.__struct_fields__:
            value = getattr(data, name)
            values[name] = self._value(name, value, name in _seats(type(data)), names)
            if isinstance(value, tuple | list):
                values[f"{name}-count"] = len(value)
            elif isinstance(value, str):
                values[f"{name}-word"] = value
        return values

    def _value(self, field: str, value: Any, seat: bool, names: tuple[str, ...]) -> Any:
        match value:
            case bool():
                return "yes" if value else "no"
            case int() if seat:
                return names[value] if value >= 0 else self.say("nobody")
            case str():
                return self.word(field, value)
            case msgspec.Struct():
                return self.tell(value, names, field) or self.tell(value, names, "part")
            case tuple() | list():
                parts = [self._value(field, one, seat, names) for one in value]
                if all(isinstance(one, int) for one in parts):
                    return " ".join(map(str, parts)) or self.say("nothing")
                return self.join(parts)
        return value


@cache
def _seats(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields of a struct that hold seats, or lists of them."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return frozenset(field.name for field in info.fields if is_seat(field.type))


def _file(folder: Path, language: str) -> Path:
    return lying(folder, "texts", f"{language}.ftl", language)


@cache
def _locale(language: str) -> Locale:
    """How a language joins lists and writes numbers; as English where nobody has written that down."""
    try:
        return Locale.parse(language, sep="-")
    except (ValueError, UnknownLocaleError):
        return Locale.parse(ENGLISH)


@cache
def _signs(language: str) -> dict[int, str]:
    """The signs in numbers of a language, by those of English."""
    locale = _locale(language)
    signs = get_group_symbol(locale), get_decimal_symbol(locale), get_minus_sign_symbol(locale)
    return str.maketrans(dict(zip(",.-", signs, strict=True)))


@cache
def _bundle(folders: tuple[Path, ...], language: str) -> FluentBundle:
    bundle = FluentBundle([language, ENGLISH], use_isolating=False)
    for folder in folders:
        file = _file(folder, language)
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def reader_language() -> str:
    """The language of whoever sits at this terminal, as the environment says it."""
    tags = (os.environ.get(name, "") for name in (CHOSEN, "LC_ALL", "LC_MESSAGES", "LANG"))
    tag = next(filter(None, tags), ENGLISH)
    return language_of(tag) if tag[:1] not in "CP" else ENGLISH
