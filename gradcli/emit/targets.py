"""The targets that programs are printed for: a row each, and the one way into their printers."""

from importlib import import_module
from typing import NamedTuple

from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.errors import Diagnostic, nearest


class Target(NamedTuple):
    """Where a target's printer is, the ends of its files' names, and what it is in words.

    The module has `printed(program: ir.Program, about: About) -> str`; `keeps` is the module
    whose `is_kept(name)` tells the names that its function cannot have, "" where any will do, None
    where there is no function to name.
    """

    module: str
    suffixes: tuple[str, ...]
    words: str
    keeps: str | None = None


REALS = ("double", "float")
TARGETS: dict[str, Target] = {
    "expr": Target("gradcli.emit.expr", (".expr",), "a program of gradcli"),
    "python": Target(
        "gradcli.emit.python.over_math",
        (".py",),
        "a Python function, over math",
        "gradcli.emit.python.module",
    ),
    "numpy": Target(
        "gradcli.emit.python.over_numpy",
        (),
        "a Python function of NumPy's arrays",
        "gradcli.emit.python.module",
    ),
    "jax": Target(
        "gradcli.emit.jax.module",
        (),
        "a function for jax.jit, jax.vmap and jax.grad",
        "gradcli.emit.jax.module",
    ),
    "c": Target("gradcli.emit.c.file", (".c",), "a C11 function", "gradcli.emit.c.names"),
    "rust": Target(
        "gradcli.emit.rust.file",
        (".rs",),
        "a Rust function, of std alone",
        "gradcli.emit.rust.language",
    ),
    "js": Target(
        "gradcli.emit.js.file",
        (".mjs", ".js"),
        "a module of JavaScript",
        "gradcli.emit.js.language",
    ),
    "julia": Target(
        "gradcli.emit.julia.file", (".jl",), "a Julia function", "gradcli.emit.julia.language"
    ),
    "latex": Target("gradcli.emit.latex.document", (".tex",), "a formula, or the steps of one"),
    "json": Target("gradcli.emit.json", (".json",), "the program as data", ""),
}


NAMED = tuple(to for to, row in TARGETS.items() if row.keeps is not None)
LANGUAGES = {"c": "C", "rust": "Rust", "js": "JavaScript", "julia": "Julia"}
IN_STATEMENTS = tuple(LANGUAGES)  # the targets of emit/statements
GRADED = ("jax",)  # those whose own derivative of a function is tested too
IN_FLOATS = ("c",)  # the targets whose real numbers may be floats


def check_target(to: str) -> None:
    """Raise E0002 where `to` is no target."""
    if to not in TARGETS:
        close = nearest(to, TARGETS)
        help = f"did you mean '{close[0]}'?" if close else f"write one of {', '.join(TARGETS)}"
        raise Diagnostic("E0002", f"'{to}' is not a target", help=help)


def check_name(name: str, to: str) -> None:
    """Raise E0002 where the function of the target `to` cannot be called `name`."""
    keeps = TARGETS[to].keeps
    if keeps is None:
        help = f"a function is what --to {', '.join(NAMED)} print"
        raise Diagnostic("E0002", f"--name names a function, and --to {to} prints none", help=help)
    if not (name.isidentifier() and name.isascii()) or "__" in name:
        help = "write it with letters, digits and single _, a letter first: --name slope"
        raise Diagnostic("E0002", f"--name takes the name of a function, not {name!r}", help=help)
    if keeps and import_module(keeps).is_kept(name):
        language = LANGUAGES.get(to, "Python")
        help = f"write another, such as {name.strip('_') or 'f'}_1"
        raise Diagnostic("E0002", f"--name: {language} has {name!r} for itself", help=help)


def check_real(real: str, to: str) -> None:
    """Raise E0002 where the real numbers of the target `to` cannot be of the type `real`."""
    if real not in REALS:
        raise Diagnostic("E0002", f"--real takes {' or '.join(REALS)}, not {real!r}")
    if real != "double" and to not in IN_FLOATS:
        help = "--to c --real float prints a function of floats"
        raise Diagnostic("E0002", f"--real float is for C: {to} has numbers of 64 bits", help=help)


def printed(program: ir.Program, to: str, about: About) -> str:
    """The text of `program` for the target `to`, which ends in a line end.

    E0002 for no target, E0109 for what the target has not.
    """
    check_target(to)
    return import_module(TARGETS[to].module).printed(program, about)
