"""Cells of notebooks: `%load_ext gradcli`, then `%%gradcli` over a program.

    %%gradcli grad --wrt x
    x^2 * sin(y)

The inputs of the program are variables of the notebook.  The words behind `%%gradcli` are those of
the command: what is asked (grad, if nothing is), `--wrt`, `--of` and `--order`, and bindings of
inputs that no variable has.  What comes out is what the library's call of that name gives, which
the notebook shows as a table; of `diff` the derivative in LaTeX, of `plot` a picture.
"""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

from gradcli import calls
from gradcli.errors import Diagnostic, nearest

# What is asked, and the options that it takes
ASKED = {
    "eval": ("of",),
    "grad": ("wrt", "of", "order"),
    "jacobian": ("wrt", "of"),
    "hessian": ("wrt", "of"),
    "diff": ("wrt", "of", "order"),
    "check": ("wrt",),
    "minimize": ("wrt",),
    "solve": ("wrt",),
    "plot": (),
}
CALLS = {"eval": "value", "grad": "gradient"}  # the other calls have the name of the command


class Shell(Protocol):
    """What is used of IPython's shell."""

    user_ns: dict[str, Any]

    def register_magic_function(self, func: Callable, magic_kind: str) -> None: ...


def load_ipython_extension(shell: Shell) -> None:
    """Give a notebook its `%%gradcli` cells."""

    def gradcli(line: str, cell: str) -> Any:
        return _shown(line, cell, shell.user_ns)

    shell.register_magic_function(gradcli, "cell")


def _shown(line: str, cell: str, variables: dict[str, Any]) -> Any:
    """What a cell shows: a result, a formula, a picture, or an error in words."""
    from gradcli.report.diagnostics.diagnostic import render

    try:
        return run(line, cell, variables)
    except Diagnostic as error:
        print(render(error), file=sys.stderr)
        return None


def run(line: str, cell: str, variables: dict[str, Any]) -> Any:
    """The answer to a cell, whose inputs are variables of these names.

    Raises E0002 where the line asks for what cells have not, else as the call of the library.
    """
    command, options, bindings = _read(line)
    if command == "plot":
        return _picture(cell, bindings, variables)
    program = calls.program(cell, "<cell>", [text.partition("=")[0] for text in bindings])
    if command == "diff":
        from IPython.display import Latex

        return Latex(f"$$\n{calls.diff(program, to='latex', **options).strip()}\n$$")
    return getattr(calls, CALLS.get(command, command))(
        program, _point(program, bindings, variables), **options
    )


def _read(line: str) -> tuple[str, dict[str, Any], list[str]]:
    """The command of a line, its options, and its bindings."""
    words = shlex.split(line)
    command = words.pop(0) if words and words[0][:1] != "-" and "=" not in words[0] else "grad"
    if command not in ASKED:
        close = nearest(command, list(ASKED))
        help = f"did you mean '{close[0]}'?" if close else f"it has {', '.join(ASKED)}"
        raise Diagnostic("E0002", f"%%gradcli has no '{command}'", help=help)
    options: dict[str, Any] = {}
    bindings = []
    while words:
        word = words.pop(0)
        if word[:2] != "--":
            bindings.append(word)
            continue
        name, equals, value = word[2:].partition("=")
        value = value if equals else words.pop(0) if words else ""
        if name not in ASKED[command]:
            known = ", ".join(f"--{option}" for option in ASKED[command])
            help = f"it takes {known}" if known else "it takes inputs: x=0:10"
            raise Diagnostic("E0002", f"%%gradcli {command} has no option --{name}", help=help)
        options[name] = _order(value) if name == "order" else tuple(value.split(","))
    return command, options, bindings


def _order(value: str) -> int:
    if not value.isdecimal():
        raise Diagnostic("E0002", f"--order is a whole number, not '{value}'")
    return int(value)


def _point(program: calls.Program, bindings: list[str], variables: dict[str, Any]) -> dict:
    """The values of the inputs: those of the line, else those of the notebook."""
    point = {name: variables[name] for name in program.inputs if name in variables}
    for text in bindings:
        name, _, value = text.partition("=")
        point[name] = calls.value(calls.program(value, f"<{name}>"), {}).value
    return point


def _picture(cell: str, bindings: list[str], variables: dict[str, Any]) -> Any:
    """A plot over the grid of an input, as `gradcli plot` draws it."""
    from IPython.display import Image

    from gradcli.cli.app import main

    named = {text.partition("=")[0] for text in bindings}
    inputs = calls.program(cell, "<cell>", named).inputs
    known = [f"{n}={variables[n]!r}" for n in inputs if n in variables and n not in named]
    with TemporaryDirectory() as folder:
        path = Path(folder) / "plot.png"
        code = main(["plot", "-e", cell, *bindings, *known, "--out", str(path)])
        return Image(path.read_bytes()) if code == 0 and path.exists() else None
