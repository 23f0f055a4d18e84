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
from gradcli.ops.libraries.tensorflow_names import NAMES, SPACES

Lazy = dict[str, tuple[str, str]]  # a name -> the module that it is in, and what it is called there


def of_tensorflow(space: str) -> Lazy:
    """TensorFlow's names right under one of them, "" for the top."""
    start = f"{space}." if space else ""
    under = {name.removeprefix(start) for name in NAMES if name.startswith(start)}
    spaces = {name.removeprefix(start) for name in SPACES if name.startswith(start)}
    home = f"gradcli.tensorflow.{space}".rstrip(".")
    found = {name: (home, name) for name in spaces if "." not in name}
    for name in under:
        if "." not in name:
            module, own = NAMES[start + name]
            found[name] = f"gradcli.tensorflow.{module}", own
    return found


LAZY: dict[str, Lazy] = {
    "gradcli": {name: (place, name) for name, place in gradcli.PUBLIC.items()},
    "gradcli.calls": {
        name: (resolve_name(f".{place}", "gradcli.calls"), name)
        for name, place in calls.PLACES.items()
    },
    "gradcli.tensorflow": of_tensorflow(""),
}
# modules that only their names make: there is no file of theirs
MADE = {f"gradcli.tensorflow.{space}": of_tensorflow(space) for space in sorted(SPACES)}
# functions by NumPy's names and SciPy's, which take what NumPy's and SciPy's do
FUNCTIONS = {
    "gradcli.numpy": "np", "gradcli.numpy.fft": "np.fft", "gradcli.numpy.linalg": "np.linalg",
    "gradcli.scipy.linalg": "scipy.linalg", "gradcli.scipy.signal": "scipy.signal",
    "gradcli.scipy.special": "scipy.special", "gradcli.scipy.stats": "scipy.stats",
}  # fmt: skip
# NumPy's own that every version of it has; the others are whatever is installed
PLAIN = """
bool_ complex128 complex64 dtype e euler_gamma float32 float64 inf int32 int64 int8 integer nan
ndarray newaxis number pi uint8
"""
HEAD = "# Written by `python tests/test_stubs.py`: the lazy names as imports.\n"
FUNCTION = "def {}(*args: Any, **keywords: Any) -> Any: ..."
MODULES = (*LAZY, *MADE, *FUNCTIONS)


def stub(module: str) -> str:
    """The text of a module's stub."""
    if module in FUNCTIONS:
        return _of_functions(module)
    return _of_imports({}, MADE[module], []) if module in MADE else _of_lazy(module)


def _of_lazy(module: str) -> str:
    """Its imports, its constants, what loads on demand, and its functions."""
    given = import_module(module)
    imports, constants, functions = [], [], []
    for node in ast.parse(inspect.getsource(given)).body:
        if isinstance(node, ast.ImportFrom) and module != "gradcli.tensorflow":
            imports.append(ast.unparse(node))
        elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) != "__all__":
            name = ast.unparse(node.targets[0])
            kind = _type(getattr(given, name))
            constants.append(f"{name}: {kind}" if kind else ast.unparse(node))
        elif isinstance(node, ast.FunctionDef) and node.name[0] != "_":
            functions.append(f"def {node.name}({ast.unparse(node.args)}): ...")
    functions.append("def __dir__() -> list[str]: ...")
    if module == "gradcli.tensorflow":
        return _of_imports({}, LAZY[module], functions)
    lazy = [f"from {place} import {own} as {name}" for name, (place, own) in LAZY[module].items()]
    return _joined(imports, _in_order(lazy), constants, functions)


def _of_imports(imports: dict, lazy: Lazy, functions: list[str]) -> str:
    """Names that are others elsewhere: `__all__` says that they are the module's."""
    lines = [f"from {place} import {own} as {name}" for name, (place, own) in lazy.items()]
    listed = ["__all__ = [", *[f'    "{name}",' for name in sorted(lazy)], "]"]
    return _joined(_in_order(lines), listed, functions)


def _of_functions(module: str) -> str:
    """Functions alone, and what has some: NumPy's types and constants are its own."""
    library, given = FUNCTIONS[module], import_module(module)
    imports = ["from typing import Any"]
    taken: set[str] = set()
    if library == "np":
        imports += [f"from numpy import {n} as {n}" for n in PLAIN.split()]
        imports += [f"from gradcli.numpy import {n} as {n}" for n in ("fft", "linalg")]
        imports += [f"from gradcli.numpy.brackets import {n} as {n}" for n in ("c_", "r_")]
        taken = {"fft", "linalg", "c_", "r_"}
    theirs = import_module(library.replace("np", "numpy", 1)) if library[:2] == "np" else None
    values = {n: getattr(given, n) for n in dir(given) if n not in taken}
    own = {n: v for n, v in values.items() if v is not getattr(theirs, n, None)}
    functions = [FUNCTION.format(n) for n, v in own.items() if callable(v)]
    others = [f"{n}: Any" for n, v in own.items() if not callable(v)]
    rest = ["def __getattr__(name: str) -> Any: ..."] if theirs else []
    return _joined(_in_order(imports), others, functions, rest)


def _joined(*parts: list[str]) -> str:
    return HEAD + "\n" + "\n\n".join("\n".join(part) for part in parts if part) + "\n"


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


@pytest.mark.parametrize("module", MODULES)
def test_stubs_have_the_names_that_load(module):
    assert path(module).read_text() == stub(module)


@pytest.mark.parametrize("module", MODULES)
def test_names_of_stubs_are_there(module):
    for node in ast.parse(path(module).read_text()).body:
        if isinstance(node, ast.ImportFrom) and node.module != "typing":
            for alias in node.names:
                found = getattr(import_module(str(node.module)), alias.name)
                assert getattr(import_module(module), alias.asname or alias.name) is found


def path(module: str) -> Path:
    """A module's stub: beside its file, or in the folder that it has, or needs for others."""
    whole = Path(__file__).parents[1].joinpath(*module.split("."))
    inner = any(name.startswith(f"{module}.") for name in MODULES)
    return whole / "__init__.pyi" if inner or whole.is_dir() else whole.with_suffix(".pyi")


if __name__ == "__main__":
    for module in MODULES:
        path(module).parent.mkdir(exist_ok=True)
        path(module).write_text(stub(module))
