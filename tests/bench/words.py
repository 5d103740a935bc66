"""The texts of the program for translators: a template, a language brought up to date, a language made ready.

python tests/bench/words.py template > clubtd.pot   every text of the program
python tests/bench/words.py update vi               new texts into that language's file, texts that are gone out of it
python tests/bench/words.py compile vi              what the program reads
"""

import ast
import re
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[2] / "clubtd"
LANGUAGES = PACKAGE / "formats" / "languages"
# What marks a text, and which of its arguments are texts.
MARKS = {"msg": (0,), "t": (0,), "nmsg": (0, 1), "Command": (2, 3)}
HEADER = "Language: {language}\nContent-Type: text/plain; charset=UTF-8\nPlural-Forms: {plural}\n"
PLURALS = {"vi": "nplurals=1; plural=0;"}


class Text(NamedTuple):
    """A text before translation, with its form for many where it has one."""

    one: str
    many: str = ""


def template() -> dict[Text, list[str]]:
    """Every text of the program, and the files it stands in."""
    found: dict[Text, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE.parent).as_posix()
        for text in texts(ast.parse(path.read_text(encoding="utf-8"))):
            places = found.setdefault(text, [])
            if name not in places:
                places.append(name)
    plurals = {text.one for text in found if text.many}
    return {text: places for text, places in found.items() if text.many or text.one not in plurals}


def texts(tree: ast.AST) -> Iterator[Text]:
    """The texts that one file marks."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        mark = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        given = [node.args[i] for i in MARKS.get(mark, ()) if i < len(node.args)]
        if mark == "nmsg":
            one, many = given
            if isinstance(one, ast.Constant) and isinstance(many, ast.Constant):
                yield Text(one.value, many.value)
            continue
        for argument in given:
            yield from map(Text, filter(None, constants(argument, tree)))


def constants(node: ast.expr, tree: ast.AST) -> Iterator[str]:
    """The texts an argument can be: written there, or given before to the name that stands there."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body, tree)
        yield from constants(node.orelse, tree)
    elif isinstance(node, ast.Name):
        for given in assigned(node.id, tree):
            yield from constants(given, tree)
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        for table in assigned(node.value.id, tree):
            if isinstance(table, ast.Dict):
                for value in table.values:
                    yield from constants(value, tree)


def assigned(name: str, tree: ast.AST) -> Iterator[ast.expr]:
    """What a name is given anywhere in the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(
            isinstance(t, ast.Name) and t.id == name for t in node.targets
        ):
            yield node.value


# Files of translators (.po)


def read(path: Path) -> dict[Text, str]:
    """The translations of a file; empty ones are left out."""
    found: dict[Text, str] = {}
    if not path.exists():
        return found
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        fields = {
            key: ast.literal_eval("(" + value + ")")
            for key, value in re.findall(
                r'^(msgid|msgid_plural|msgstr(?:\[0\])?) ((?:"(?:[^"\\]|\\.)*"\s*)+)', block, re.MULTILINE
            )
        }
        said = fields.get("msgstr") or fields.get("msgstr[0]")
        if said and fields.get("msgid"):
            found[Text(fields["msgid"], fields.get("msgid_plural", ""))] = said
    return found


def written(found: dict[Text, list[str]], said: dict[Text, str], language: str) -> str:
    """The file of a language, or the template when it is empty."""
    header = HEADER.format(language=language, plural=PLURALS.get(language, "nplurals=2; plural=n!=1;"))
    blocks = ['msgid ""\nmsgstr ""\n' + "\n".join(map(quoted, header.splitlines(keepends=True)))]
    for text, places in found.items():
        lines = [f"#: {' '.join(places)}"]
        if "{" in text.one:
            lines.append("#, python-brace-format")
        lines.append(f"msgid {quoted(text.one)}")
        if text.many:
            lines.append(f"msgid_plural {quoted(text.many)}")
        lines.append(f"msgstr{'[0]' if text.many else ''} {quoted(said.get(text, ''))}")
        blocks.append("\n".join(lines))
    return "\n\n".join(blocks) + "\n"


def quoted(text: str) -> str:
    """The text as these files write it."""
    return (
        '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'
    )


# What the program reads (.mo)


def compiled(said: dict[Text, str], language: str) -> bytes:
    """The catalogue in GNU's format."""
    header = HEADER.format(language=language, plural=PLURALS.get(language, "nplurals=2; plural=n!=1;"))
    entries = {"": header}
    entries |= {text.one + ("\0" + text.many if text.many else ""): value for text, value in said.items()}
    pairs = sorted((key.encode(), value.encode()) for key, value in entries.items())
    start = 28 + 16 * len(pairs)
    keys = b"".join(key + b"\0" for key, _ in pairs)
    values = b"".join(value + b"\0" for _, value in pairs)
    tables, offset = [], start
    for column in (0, 1):
        for pair in pairs:
            tables += [len(pair[column]), offset]
            offset += len(pair[column]) + 1
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return head + struct.pack(f"<{len(tables)}I", *tables) + keys + values


def file_of(language: str) -> Path:
    """Where the translation is."""
    return LANGUAGES / language / "LC_MESSAGES" / "clubtd.po"


def main() -> None:
    """Do what is asked."""
    match sys.argv[1:]:
        case ["template"]:
            print(written(template(), {}, ""), end="")
        case ["update", language]:
            path, found = file_of(language), template()
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(written(found, read(path), language), encoding="utf-8")
            print(f"{len(found)} texts, {len(found.keys() - read(path).keys())} without a translation")
        case ["compile", language]:
            path = file_of(language)
            path.with_suffix(".mo").write_bytes(compiled(read(path), language))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
