"""What a printer is told of the program that it prints, beside the program itself."""

from collections.abc import Iterable
from itertools import combinations_with_replacement, groupby
from keyword import iskeyword
from typing import NamedTuple

from gradcli.core import ir, walks
from gradcli.core.ir import fresh

# Words that C has and Python has not, and the name of a C program's start
C_WORDS = frozenset((
    "auto", "case", "char", "const", "default", "do", "double", "enum", "extern", "float", "goto",
    "inline", "int", "long", "main", "register", "restrict", "short", "signed", "sizeof", "static",
    "struct", "switch", "typedef", "union", "unsigned", "void", "volatile",
))  # fmt: skip


class About(NamedTuple):
    """The words of an emitted function, and the points that it tests itself at.

    name: the function's name, an identifier in every target; summary: what it computes, in one
    line; outputs: a name for each output of the program, in order, that is none of its author's;
    self_test: points, each input -> a number or nested lists of numbers, that the text checks
    itself at (none: no test); expected: at each of the points the values of the outputs, in order;
    graded: the inputs whose derivatives of the outputs' sum stand there after these;
    by: for each output the names that it is differentiated by, () for a value; letter: what a
    formula calls the value; author: the names of the program's author; labelled: whether a program
    of gradcli says the names of its outputs in a comment; notes: input -> the comment beside its
    declaration; named: whether a user asked for the name, so that others give way to it; real: the
    type of C's real numbers.
    """

    name: str = "f"
    summary: str = ""
    outputs: tuple[str, ...] = ("value",)
    self_test: tuple[dict, ...] = ()
    expected: tuple[tuple, ...] = ()
    by: tuple[tuple[str, ...], ...] = ()
    letter: str = "f"
    author: frozenset[str] | None = None
    labelled: bool = False
    notes: dict[str, str] | None = None
    named: bool = False
    real: str = "double"
    graded: tuple[str, ...] = ()


def identifier(text: str) -> str:
    """A name like `text` that every target takes."""
    name = "".join(c if c.isascii() and (c.isalnum() or c == "_") else "_" for c in text)
    name = name.strip("_") or "f"
    if name[0].isdigit():
        name = f"f_{name}"
    return f"{name}_" if iskeyword(name) or name in C_WORDS else name


def partials(wrt: tuple[str, ...], order: int) -> list[tuple[str, ...]]:
    """The names that each partial derivative of an order is by, in the order of their printing."""
    return list(combinations_with_replacement(wrt, order))


def partial_name(by: tuple[str, ...]) -> str:
    """The name of a partial derivative: dx, dx2, dx_dy."""
    parts = []
    for name, run in groupby(by):
        times = len(list(run))
        digits = "" if times == 1 else f"_{times}" if name[-1].isdigit() else str(times)
        parts.append(f"d{name}{digits}")
    return "_".join(parts)


def apart(names: Iterable[str], program: ir.Program, author: frozenset[str]) -> tuple[str, ...]:
    """`names`, each changed where it is an input, a function, or a name of the author's."""
    taken = {*program.inputs, *program.defs, *(walks.own_names(program) & author)}
    return tuple(fresh(taken, name) for name in names)


def in_the_way(program: ir.Program, outputs: tuple[str, ...]) -> set[str]:
    """The names of outputs that the program gives to something else."""
    own = ir.assigned(program.body)
    named = zip(outputs, program.outputs)
    return {n for n, v in named if n in own and v is not program.graph.var(n)}
