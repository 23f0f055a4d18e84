"""Checks of a whole program of the core."""

from gradcli.core import ir
from gradcli.core.refusals import refuse
from gradcli.core.types.kinds import kinds_of
from gradcli.errors import Source


def check_rows(program: ir.Program, source: Source) -> None:
    """Raise where a list has items of different numbers of axes, as no array has."""
    if ir.ARRAY not in program.graph.rows:
        return
    kinds = kinds_of(program)
    values = [(None, program.outputs), *((sc, ir.reads(st)) for sc, st in kinds.blocks)]
    for scope, read in values:
        for node in ir.postorder(read):
            if node.op is ir.ARRAY:
                axes = {kinds.shapes.axes(item, scope) for item in node.args} - {None}
                if len(axes) > 1:
                    raise refuse("rows", program.graph.places.get(id(node)), source)
