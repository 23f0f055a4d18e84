"""Items that no array has: what lists of the core stand for, held to the kinds of what they get."""

from collections.abc import Iterator

from gradcli.errors import Source
from gradcli.language import core
from gradcli.language.fence import refuse
from gradcli.language.kinds import NUMBERS, kinds_of
from gradcli.language.program import Program


def check_elements(program: core.Program, resolved: Program, source: Source) -> None:
    """Raise where an array that stands for a list of numbers would be given an array."""
    kinds = kinds_of(program)
    for scope, statement in kinds.blocks:
        if type(statement) is core.Assign and type(statement.value) is not core.Call:
            key = scope, statement.targets[0]
            kind = kinds.of(statement.value, scope)
            # where an element may be an array, its write fails if it is one; a sum would be another
            wrong = ("vector", "array") if statement.index else ("vector", "array", "any")
            if 0 < len(statement.index) < resolved.depths.get(key, 0):
                continue  # a row
            if key in resolved.depths and not statement.index:
                for item in _joined(statement.value):
                    if kinds.of(item, scope) in ("vector", "array"):
                        raise refuse("rows", resolved.first_place(*key), source)
            if any(kinds.of(part, scope) not in NUMBERS for part in statement.index):
                continue  # a part of it, which the program writes itself
            if kind in wrong and key in (resolved.depths if statement.index else resolved.totals):
                raise refuse("rows", resolved.first_place(*key), source)


def check_rows(program: core.Program, source: Source) -> None:
    """Raise where a list has items of different numbers of axes, as no array has."""
    if core.ARRAY not in program.graph.rows:
        return
    kinds = kinds_of(program)
    values = [(None, program.outputs), *((sc, core.reads(st)) for sc, st in kinds.blocks)]
    for scope, read in values:
        for node in core.postorder(read):
            if node.op is core.ARRAY:
                axes = {kinds.shapes.axes(item, scope) for item in node.args} - {None}
                if len(axes) > 1:
                    raise refuse("rows", program.graph.places.get(id(node)), source)


def _joined(value) -> Iterator:
    """The items of the lists written out that a value is joined of."""
    if type(value) is core.Expr and value.op is not None and value.op.name == "concatenate":
        for part in value.args:
            if type(part) is core.Expr and part.op is core.ARRAY:
                yield from part.args
