"""Imports point down one line, at the top of a module and inside functions alike."""

import ast
import re
import runpy
import sys
from collections.abc import Iterable
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[1] / "gradcli"

# room -> the rooms it may import
ROOMS: dict[str, set[str]] = {
    "errors": set(),
    "result": {"errors"},
    "proven": set(),
    "ops": {"errors"},
    "numpy": {"errors", "ops"},
    "scipy": {"errors", "ops"},
    "language": {"errors", "ops"},
    "catalogue": {"errors", "ops", "language"},
    "core": {"errors", "ops", "language"},
    "lowering": {"errors", "ops", "language", "core"},
    "engine": {"errors", "ops"},
    "tensorflow": {"errors", "ops", "engine"},
    "evaluator": {"errors", "ops", "language", "engine", "tensorflow"},
    "diagnosis": {"errors", "result", "ops", "catalogue", "language", "engine", "evaluator"},
    "checking": {"errors", "result", "ops", "language", "engine", "evaluator", "diagnosis"},
    "derive": {"errors", "ops", "language", "core", "lowering", "engine"},
    "typed": {"errors", "ops", "language", "core", "lowering", "derive"},
    "emit": {"errors", "ops", "language", "core", "lowering", "derive", "typed"},
    "native": {"errors", "ops", "core", "derive", "typed"},
    "calls": {
        "errors",
        "result",
        "proven",
        "diagnosis",
        "checking",
        "ops",
        "catalogue",
        "language",
        "core",
        "lowering",
        "engine",
        "evaluator",
        "derive",
        "typed",
        "emit",
        "native",
    },
    "report": {"errors", "result", "proven"},
    "data": {"errors"},
    "cli": {"errors", "result", "calls", "report", "data"},
    "notebook": {"errors", "report", "calls", "cli"},
    "__main__": {"cli"},
    # the public names, loaded lazily
    "__init__": {"calls", "checking", "errors", "result", "ops", "engine", "notebook"},
}
# What the core keeps of a program's text: its header as it was written
HEADERS = {"gradcli.language.syntax.surface", "gradcli.language.names.scopes"}
WORDS = {"gradcli.language.shape_errors"}  # for arrays that do not fit, of the evaluator too
# The transforms in derive, which know of the core alone; and what runs a row's function on nodes
TRANSFORMS = ("rules", "reverse", "optimise", "algebra", "naming")
ON_NODES = "gradcli.lowering.library.symbolic_execution"
# The imports that lead back up within a room, at their function, and why they are there
PARTS = "one class, the lowering of a program, whose parts are files"
OPERATORS = "a tensor's operators are the operations on tensors, each in the file of its family"
BACK = {
    ("core.types.shapes", "core.types.dtypes"): "indices are told from a mask by their dtype",
    ("evaluator.library.functions", "evaluator.library.tensors"): "what is called may be theirs",
    ("language.names.program", "language.syntax.parser"): "the help of an error is parsed",
    ("language.names.resolve", "language.syntax.parser"): "the help of an error is parsed",
    ("lowering.lists.lists", "lowering.lists.grids"): PARTS,
    ("lowering.lists.lists", "lowering.lists.tables"): PARTS,
    ("ops.arrays", "ops.complex_numbers"): "a cotangent of a real array is real",
    ("ops.dispatch", "ops.arrays"): "a list among the arguments of a row is an array",
    ("ops.piecewise", "ops.complex_numbers"): "abs of a complex number is its modulus",
    ("tensorflow.convert", "tensorflow.tensor"): "what is converted becomes a tensor",
    ("tensorflow.shaping", "tensorflow.ragged_functions"): "ragged tensors are joined too",
    ("tensorflow.tensor", "tensorflow.elementwise"): OPERATORS,
    ("tensorflow.tensor", "tensorflow.matrices"): OPERATORS,
    ("tensorflow.tensor", "tensorflow.slicing"): OPERATORS,
}
FLOORS = runpy.run_path(str(PACKAGE.parent / "docs" / "floors.py"))  # reads the imports too
LARGEST = 26  # files in a folder that was laid out
MODULES = sorted(PACKAGE.rglob("*.py"))


def room(module: Path) -> str:
    first = module.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imports(module: Path):
    """(line, dotted name) of every import in a module, wherever it stands."""
    for node, _ in FLOORS["imports"](module):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        else:
            assert node.level == 0, f"line {node.lineno}: a relative import hides its room"
            if node.module == "gradcli":
                yield from ((node.lineno, f"gradcli.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, node.module


def known(name: str) -> bool:
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file()


@pytest.mark.parametrize("here", ROOMS)
def test_imports_point_down(here):
    for module in (m for m in MODULES if room(m) == here):
        for line, name in imports(module):
            parts = name.split(".")
            if parts[0] != "gradcli" or len(parts) < 2 or not known(parts[1]):
                continue
            there = parts[1]
            allowed = there == here or there in ROOMS[here]
            assert allowed, f"{module}, line {line}: {here} may not import {there}"


def test_every_room_is_on_the_line():
    assert {room(m) for m in MODULES} == ROOMS.keys()


def modules_of(nodes: Iterable[ast.Import | ast.ImportFrom]) -> set[str]:
    """The modules of gradcli that these statements import, or import names of."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
            continue
        for alias in node.names:
            whole = f"{node.module}.{alias.name}"
            is_module = PACKAGE.parent.joinpath(*whole.split(".")).with_suffix(".py").is_file()
            found.add(whole if is_module else node.module)
    return found


def modules_named(module: Path) -> set[str]:
    return modules_of(node for node, _ in FLOORS["imports"](module))


def test_no_module_of_a_room_leads_back_to_itself():
    """Nor by an import within a function, but for those of BACK, each of which is still there."""
    graph: dict[str, set[str]] = {}
    for module in MODULES:
        name = ".".join(module.relative_to(PACKAGE).with_suffix("").parts)
        used = modules_of(node for node, run in FLOORS["imports"](module) if run)
        found = {m.removeprefix("gradcli.") for m in used}
        graph[name] = {m for m in found - {name} if m.split(".")[0] == name.split(".")[0]}
    missing = [(a, b) for a, b in BACK if b not in graph[a]]
    assert not missing, f"these are no longer imported: {missing}"
    for a, b in BACK:
        graph[a].remove(b)
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as error:
        raise AssertionError(" <- ".join(error.args[1])) from None


def test_the_core_knows_no_syntax_but_its_header():
    for module in sorted((PACKAGE / "core").rglob("*.py")):
        used = {m for m in modules_named(module) if m.startswith("gradcli.language")}
        assert used <= HEADERS | WORDS, f"{module} imports {used - HEADERS - WORDS}"


@pytest.mark.parametrize("folder", TRANSFORMS)
def test_a_transform_knows_the_core_alone(folder):
    above = ("gradcli.language", "gradcli.lowering")
    for module in sorted((PACKAGE / "derive" / folder).rglob("*.py")):
        used = {m for m in modules_named(module) if m.startswith(above)} - {ON_NODES}
        assert not used, f"{module} imports {used}"


def test_tensors_know_nothing_of_keras():
    for module in sorted((PACKAGE / "tensorflow").glob("*.py")):
        used = {m for m in modules_named(module) if m.startswith("gradcli.tensorflow._keras")}
        assert not used, f"{module} imports {used}"


@pytest.mark.parametrize(
    "room",
    ["ops", "language", "catalogue", "core", "lowering", "evaluator", "derive", "typed", "emit"],
)
def test_a_folder_can_be_read_at_one_look(room):
    for folder in (PACKAGE / room, *(d for d in (PACKAGE / room).rglob("*") if d.is_dir())):
        count = len(list(folder.glob("*.py")))
        assert count <= LARGEST, f"{folder} has {count} files"


def test_nothing_below_the_calls_knows_of_a_terminal():
    terminal = {"rich", "typer", "click", "curses", "tty", "termios"}
    below = [
        m
        for m in MODULES
        if room(m) in ("errors", "ops", "language", "lowering", "engine", "derive")
    ]
    for module in below:
        used = {n.split(".")[0] for _, n in imports(module)}
        assert not used & terminal, f"{module} imports {used & terminal}"


def test_the_picture_of_the_floors_is_that_of_the_imports():
    shown = FLOORS["PLACE"].search(FLOORS["PAGE"].read_text(encoding="utf-8"))[0]
    assert shown == FLOORS["picture"](), "python docs/floors.py draws it anew"


@pytest.mark.parametrize("here", ROOMS)
def test_what_is_imported_when_it_is_used_is_there(here):
    for module in (m for m in MODULES if room(m) == here):
        for node, _ in FLOORS["imports"](module):
            if isinstance(node, ast.ImportFrom) and node.module.split(".")[0] == "gradcli":
                source = import_module(node.module)
                is_room = hasattr(source, "__path__")
                for name in (alias.name for alias in node.names):
                    found = hasattr(source, name) or (
                        is_room and find_spec(f"{node.module}.{name}")
                    )
                    assert found, f"{module}, line {node.lineno}: {node.module} has no {name}"


def test_what_is_imported_is_installed_with_it():
    """All but what draws plots in files, compiles, and reads large tables or many: extras."""
    listed = (PACKAGE.parent / "pyproject.toml").read_text().partition("\ndependencies = [")[2]
    base = set(re.findall(r'"([a-z_]+)[<>=]', listed.partition("\n]")[0]))
    used = {n.split(".")[0] for m in MODULES for _, n in imports(m)}
    extras = {"matplotlib", "llvmlite", "polars", "flint", "dask", "distributed", "jax",
              "IPython"}  # fmt: skip
    assert used - {*sys.stdlib_module_names, "gradcli", *extras} == base


def test_no_two_modules_of_tests_have_one_name():
    """pytest imports them by their names alone: the second of two is refused."""
    names = [path.name for path in Path(__file__).parent.rglob("test_*.py")]
    assert len(names) == len(set(names)), sorted(x for x in set(names) if names.count(x) > 1)


def test_no_text_is_run_as_python():
    """A program's text is data: nothing is made of it, or of a row's name, that Python compiles."""
    called = [
        (path.name, node.lineno)
        for path in MODULES
        for text in [path.read_text()]
        if re.search(r"\b(eval|exec)\b", text)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("eval", "exec")
    ]
    assert not called
