"""Writes the TypeScript types of all that goes over the wire, so that a renamed field fails the client's build."""

import inspect as python_inspect
import typing
from pathlib import Path

import msgspec
from msgspec import inspect

from croupier.house.live import news
from croupier.house.wire import messages, wishes
from croupier.kernel.clauses import Clause
from croupier.kernel.shelf import GAMES, Box, games
from croupier.lab.analysis.report import Analysis

GENERATED = Path(__file__).parent.parent / "web" / "src" / "generated"
SAID: tuple[object, ...] = (wishes.TableWish, wishes.SeatWish, wishes.KeyWish, wishes.BranchWish)
TOLD: tuple[object, ...] = (Box, wishes.Keys, wishes.Lobby, news.Making, Analysis, Clause)


class Writer:
    """One file of types; where the client is the one who writes, fields with a default may be left out."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.structs: dict[str, type] = {}

    def add(self, kind: object, said: bool) -> str:
        """The TypeScript type of a Python type, written down with all it needs."""
        return self._text(inspect.type_info(kind), said)

    def _text(self, kind: inspect.Type, said: bool) -> str:
        match kind:
            case inspect.Metadata(type=inner):
                return self._text(inner, said)
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
                return f"Array<{self._text(item, said)}>"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self._text(item, said) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self._text(value, said)}>"
            case inspect.UnionType(types=types):
                return " | ".join(self._text(one, said) for one in types)
            case inspect.StructType():
                return self._struct(kind, said)
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {kind}")

    def _struct(self, kind: inspect.StructType, said: bool) -> str:
        name = kind.cls.__name__
        if self.structs.setdefault(name, kind.cls) is not kind.cls:
            raise TypeError(f"two structs are called {name}")
        if name not in self.written:
            self.written[name] = ""
            may_miss = said or bool(kind.cls.__struct_config__.omit_defaults)
            lines = [f'  {kind.tag_field}: "{kind.tag}";'] if kind.tag_field else []
            for field in kind.fields:
                mark = "?" if may_miss and not field.required else ""
                lines.append(f"  {field.encode_name}{mark}: {self._text(field.type, said)};")
            doc = (python_inspect.getdoc(kind.cls) or "").split("\n")[0]
            self.written[name] = f"/** {doc} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        return name

    def save(self, file: Path, *more: str) -> None:
        """Write the file if it is another one than before."""
        text = "\n".join([*self.written.values(), *more])
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")


def main() -> None:
    """The wire in one file; view, moves, outcomes and events of every game in a folder of its own."""
    wire = Writer()
    unions = []
    for name, union, said in (("Request", messages.Request, True), ("Answer", messages.Answer, False)):
        unions.append(f"export type {name} = {wire.add(union, said)};\n")
    for wish in SAID:
        wire.add(wish, said=True)
    for answer in TOLD:
        wire.add(answer, said=False)
    wire.save(GENERATED / "wire.ts", *unions)
    for game in games(GAMES):
        folder = GENERATED / "games" / game.id
        view = Writer()
        view.add(typing.get_type_hints(game.views.view)["return"], said=False)
        view.save(folder / "view.ts")
        shared = ['export * from "./view";\n']
        for name, union in (
            ("Moves", game.codec.Moves),
            ("Outcomes", game.codec.Outcomes),
            ("Events", game.story.Events),
        ):
            told = Writer()
            told.save(folder / f"{name.lower()}.ts", f"export type {name} = {told.add(union, said=True)};\n")
            shared.append(f'export type {{ {name} }} from "./{name.lower()}";\n')
        Writer().save(folder / "index.ts", *shared)


if __name__ == "__main__":
    main()
