"""Draws the rooms of gradcli in floors, made from its imports: `python docs/floors.py`.

A room stands above all that it imports.  The picture is written into docs/architecture.md;
tests/test_rooms.py holds the two to one another.  `python docs/floors.py ROOM` lists the files of
a room, each with the first line of its text, which says what its idea is.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "gradcli"
PAGE = ROOT / "docs" / "architecture.md"
PLACE = re.compile(r"(?<=<!-- floors -->\n```\n).*?(?=```\n)", re.DOTALL)
LEFT_OUT = ("__init__", "__main__")


def rooms() -> dict[str, list[Path]]:
    """The rooms, each with its files."""
    found: dict[str, list[Path]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        found.setdefault(path.relative_to(PACKAGE).parts[0].removesuffix(".py"), []).append(path)
    return {room: files for room, files in found.items() if room not in LEFT_OUT}


class Imported(NamedTuple):
    """An import of a file, wherever it stands; run: not for a type checker alone."""

    node: ast.Import | ast.ImportFrom
    run: bool


@cache
def imports(path: Path) -> tuple[Imported, ...]:
    """Those of a file, in their order."""
    return tuple(_imports(ast.parse(path.read_text(encoding="utf-8")), True))


def _imports(tree: ast.AST, run: bool) -> Iterator[Imported]:
    for block in ("body", "orelse", "handlers", "finalbody", "cases"):
        for node in getattr(tree, block, ()):
            if isinstance(node, (ast.Import, ast.ImportFrom)):
                yield Imported(node, run)
            elif isinstance(node, ast.If):
                yield from _imports(node, run and "TYPE_CHECKING" not in ast.unparse(node.test))
            else:
                yield from _imports(node, run)


def imported(path: Path) -> Iterator[str]:
    """The rooms that a file imports."""
    for node, _ in imports(path):
        under = f"{node.module}." if isinstance(node, ast.ImportFrom) else ""
        names = [f"{under}{alias.name}" for alias in node.names]
        yield from (name.split(".")[1] for name in names if name.startswith("gradcli."))


def below() -> dict[str, set[str]]:
    """The rooms that each imports."""
    files = rooms()
    return {
        room: {there for path in paths for there in imported(path) if there in files} - {room}
        for room, paths in files.items()
    }


def floors() -> list[list[str]]:
    """The rooms by floors, the lowest first: one floor above the highest that they import."""
    under = below()

    @cache
    def floor(room: str) -> int:
        return max((floor(there) + 1 for there in under[room]), default=0)

    found: list[list[str]] = [[] for _ in range(max(map(floor, under)) + 1)]
    for room in sorted(under):
        found[floor(room)].append(room)
    return found


def picture() -> str:
    """The floors, the highest first, each room with those that it stands on: what it imports and
    reaches in no other way."""
    under = below()
    lines = []
    for names in reversed(floors()):
        lines.append("")
        for room in names:
            through = {further for there in under[room] for further in _all(there, under)}
            direct = ", ".join(sorted(under[room] - through))
            lines.append(f"{room:<11} on {direct}" if direct else room)
    return "\n".join(lines[1:]) + "\n"


def _all(room: str, under: dict[str, set[str]]) -> set[str]:
    """All that a room imports, and what that does."""
    return under[room].union(*(_all(there, under) for there in under[room]))


def listing(room: str) -> str:
    """The files of a room, folder by folder, each with the first line of its text."""
    lines = []
    for path in sorted(rooms()[room], key=lambda path: (path.parent, path.name)):
        words = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
        name = str(path.relative_to(PACKAGE / room if room != path.stem else PACKAGE))
        lines.append(f"{name:<36} {words.partition(chr(10))[0]}")
    return "\n".join(lines) + "\n"


def main(names: list[str]) -> None:
    for room in names:
        print(listing(room), end="")
    if not names:
        text = PLACE.sub(lambda _: picture(), PAGE.read_text(encoding="utf-8"))
        PAGE.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
