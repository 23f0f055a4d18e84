"""Names that load when they are first used are written out for type checkers and editors.

`python tests/test_stubs.py` writes the stubs anew.
"""

import ast
import inspect
from importlib import import_module
from importlib.util import resolve_name
from pathlib import Path

import pytest

import gradcli
from gradcli import calls

# module -> its lazy names, each with the module that it is in
LAZY = {
    "gradcli": gradcli.PUBLIC,
    "gradcli.calls": {
        name: resolve_name(f".{place}", "gradcli.calls") for name, place in calls.PLACES.items()
    },
}
HEAD = "# Written by `python tests/test_stubs.py`: the lazy names as imports.\n"


def stub(module: str) -> str:
    """The text of a module's stub: its imports, its constants, and what loads on demand."""
    given = import_module(module)
    imports, constants = [], []
    for node in ast.parse(inspect.getsource(given)).body:
        if isinstance(node, ast.ImportFrom):
            imports.append(ast.unparse(node))
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) != "__all__":
            name = ast.unparse(node.targets[0])
            kind = _type(getattr(given, name))
            constants.append(f"{name}: {kind}" if kind else ast.unparse(node))
    lazy = sorted(f"from {place} import {name} as {name}" for name, place in LAZY[module].items())
    functions = ["def __dir__() -> list[str]: ..."]
    parts = ("\n".join(part) for part in (imports, _in_order(lazy), constants, functions) if part)
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _type(value) -> str:
    """The type of a constant; "" where its text says it."""
    match value:
        case dict():
            return "dict[str, str]"
        case tuple():
            return f"tuple[{type(value[0]).__name__}, ...]"
        case int() | str():
            return type(value).__name__
    return ""


def _in_order(lines: list[str]) -> list[str]:
    """Imports as ruff sorts them: by module, constants and classes before functions."""
    return sorted(lines, key=lambda line: (line.split()[1], line.split()[3][0].islower(), line))


@pytest.mark.parametrize("module", LAZY)
def test_stubs_have_the_names_that_load(module):
    assert path(module).read_text() == stub(module)


@pytest.mark.parametrize("module", LAZY)
def test_names_of_stubs_are_there(module):
    for node in ast.parse(path(module).read_text()).body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                found = getattr(import_module(str(node.module)), alias.name)
                assert getattr(import_module(module), alias.asname or alias.name) is found


def path(module: str) -> Path:
    return Path(__file__).parents[1].joinpath(*module.split("."), "__init__.pyi")


if __name__ == "__main__":
    for module in LAZY:
        path(module).write_text(stub(module))
