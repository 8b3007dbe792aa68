"""Options and editions: declared as structs, checked with clear errors, handed to the rules as flat records."""

import sys
from collections.abc import Mapping
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np
from msgspec import inspect

from .clauses import Source
from .errors import BadGame, BadOption, CroupierError, Unknown, system
from .layout import Flat, layout

T = TypeVar("T", bound=msgspec.Struct)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be agreed before a game; every field has a default and `says` what it means."""


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a box holds: whole numbers and lists of them of a fixed length."""

    title: str
    assumed: tuple[str, ...] = ()
    """The fields that nobody could read off a real box."""

    def __post_init__(self) -> None:
        """Check it however it is made; `check` may trust that every field has its kind and length."""
        kind = type(self)
        try:
            _convert(msgspec.structs.asdict(self), _fields_alone(kind), "edition")
            self.check()
        except CroupierError as error:
            raise error.of(_folder(kind)) from None

    def check(self) -> None:
        """Refuse what a game of one's own cannot be played with, with an error told by the game's texts."""


class Option(msgspec.Struct, frozen=True):
    """One option, for listing."""

    name: str
    says: str
    source: Source
    default: str
    least: int | None
    most: int | None
    words: tuple[str, ...]
    """What it can be, where it is no number."""
    first: str = ""
    """What it had better be in somebody's first game, where that is not its default."""
    practice: str = ""
    """The same for somebody who practises."""

    @property
    def allowed(self) -> str:
        """What it can be, in words."""
        return ", ".join(self.words) or f"{self.least} to {self.most}"


def says(
    words: str, source: Source, least: int | None = None, most: int | None = None, first: str = "", practice: str = ""
) -> msgspec.Meta:
    """The meaning, origin and bounds of an option, and what it had better be in a first game, or in practice."""
    extra = {"source": source, "first": first, "practice": practice}
    return msgspec.Meta(description=words, ge=least, le=most, extra=extra)


def option_list(options: type[Options]) -> list[Option]:
    """Every option of a game with its default, what it allows and where it comes from."""
    default = msgspec.structs.asdict(options())
    return [_option(name, kind, value_text(default[name.replace("-", "_")])) for name, kind in _fields(options).items()]


def check_struct(struct: msgspec.Struct, kind: type[T]) -> None:
    """Refuse options or an edition that no text could have asked for; Python alone checks nothing in a struct."""
    if type(struct) is not kind:
        raise BadOption("struct-kind", wanted=f"{kind.__module__}.{kind.__name__}", found=type(struct).__name__)
    _convert(struct, kind, kind.__name__.lower())


def parse_options(options: type[T], pairs: Mapping[str, object]) -> T:
    """The options that `pairs` of names and values ask for, the others at their defaults."""
    fields = _fields(options)
    values: dict[str, Any] = {}
    if not isinstance(pairs, Mapping):
        raise BadOption("no-options", found=pairs)
    for key, value in pairs.items():
        name = str(key).replace("_", "-")
        if name not in fields:
            raise Unknown("unknown-option", name=name, known=list(fields))
        values[name.replace("-", "_")] = _value(name, fields[name], value_text(value))
    return options(**values)


def option_texts(options: Options) -> dict[str, str]:
    """Options in words, the opposite of `parse_options`."""
    return {name.replace("_", "-"): value_text(value) for name, value in msgspec.structs.asdict(options).items()}


def read_edition(edition: type[T], text: str, where: str) -> T:
    """An edition from the text of a TOML file."""
    try:
        return msgspec.toml.decode(text, type=edition)
    except msgspec.MsgspecError as error:
        raise BadOption("bad-edition", edition=where, reason=error) from None
    except CroupierError as error:
        raise BadOption("bad-edition", edition=where, reason=error) from None


def load_edition(edition: type[T], path: Path) -> T:
    """An edition from a TOML file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption("bad-edition", edition=path, reason=system(error)) from None
    return read_edition(edition, text, str(path))


def flat(struct: msgspec.Struct) -> Flat:
    """A struct as the record the rules read: every number and list of numbers in it, in order, as 64-bit integers."""
    values = {
        name: value
        for name, value in msgspec.structs.asdict(struct).items()
        if isinstance(value, int)
        or (isinstance(value, tuple) and all(isinstance(item, int) for item in value) and value)
    }
    lengths = tuple((name, len(value) if isinstance(value, tuple) else 0) for name, value in values.items())
    record: Flat = np.zeros(1, _flat_layout(lengths))[0]
    for name, value in values.items():
        record[name] = value
    return record


@cache
def _flat_layout(lengths: tuple[tuple[str, int], ...]) -> "np.dtype[Flat]":
    fields = [(name, np.int64, (length,)) if length else (name, np.int64) for name, length in lengths]
    return layout(fields or [("none", np.int64)])


def _convert(data: object, kind: type[msgspec.Struct], name: str) -> None:
    """Refuse what a text could not have said."""
    try:
        msgspec.convert(msgspec.to_builtins(data), kind)
    except (msgspec.ValidationError, TypeError) as error:
        raise BadOption("struct-value", kind=name, reason=error) from None


@cache
def _fields_alone(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A struct of the same fields that checks no more than these."""
    fields = [(field.name, field.type) for field in msgspec.structs.fields(kind)]
    return msgspec.defstruct(kind.__name__, fields, forbid_unknown_fields=True)


def _folder(kind: type[msgspec.Struct]) -> Path:
    """Where the texts of a game's struct are."""
    return Path(sys.modules[kind.__module__].__file__ or "").parent


def value_text(value: object) -> str:
    """How the value of an option is written."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, IntEnum):
        return value.name.lower().replace("_", "-")
    return str(value)


def _fields(options: type[msgspec.Struct]) -> dict[str, inspect.Metadata]:
    info = inspect.type_info(options)
    assert isinstance(info, inspect.StructType)
    fields = {}
    for field in info.fields:
        if not isinstance(field.type, inspect.Metadata) or "source" not in (field.type.extra or {}):
            raise BadGame(f"option {field.name} needs says(words, source): Annotated[type, says(…)] = default")
        if field.required:
            raise BadGame(f"option {field.name} needs a default")
        fields[field.name.replace("_", "-")] = field.type
    return fields


def _facts(kind: inspect.Metadata) -> dict[str, Any]:
    return {"description": (kind.extra_json_schema or {}).get("description", ""), **(kind.extra or {})}


def _option(name: str, kind: inspect.Metadata, default: str = "") -> Option:
    facts = _facts(kind)
    least: int | None = None
    most: int | None = None
    words: tuple[str, ...] = ("yes", "no")
    match kind.type:
        case inspect.IntType(ge=least, le=most):
            words = ()
        case inspect.EnumType(cls=choices):
            words = tuple(value_text(choice) for choice in choices)
    better = facts.get("first", ""), facts.get("practice", "")
    return Option(name, facts["description"], facts["source"], default, least, most, words, *better)


def _value(name: str, kind: inspect.Metadata, text: str) -> object:
    match kind.type:
        case inspect.IntType(ge=least, le=most):
            try:
                number = int(text)
            except ValueError:
                number = None
            if number is not None and (least is None or number >= least) and (most is None or number <= most):
                return number
        case inspect.EnumType(cls=choices):
            by_text = {value_text(choice): choice for choice in choices}
            if text in by_text:
                return by_text[text]
        case _:
            if text in ("yes", "no"):
                return text == "yes"
    option = _option(name, kind)
    if option.words:
        raise BadOption("option-words", option=name, value=text, known=option.words)
    raise BadOption("option-bounds", option=name, value=text, least=option.least, most=option.most)
