"""Indices and bounds of loops, which have to be whole numbers."""

from collections.abc import Iterator

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.operators import BOOLEANS
from gradcli.core.refusals import refuse
from gradcli.core.types.dtypes import REAL, Dtypes
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.errors import Diagnostic, Source


def real_indices(
    program: ir.Program, surely: bool = True
) -> list[tuple[Scope, ir.Expr, ir.Expr | None]]:
    """The indices, and bounds of loops, that are surely real numbers, or that may be, each with its
    scope and the element that it is of."""
    kinds = kinds_of(program)
    found = [
        (scope, part, node)
        for scope, read, places in [
            (None, program.outputs, ()),
            *((scope, ir.reads(st), _places(st)) for scope, st in kinds.blocks),
        ]
        for node, parts in (*_picked(read), (None, places))
        for part in parts
        if type(part) is ir.Expr and kinds.of(part, scope) == "real"
    ]
    if not found:
        return []
    reals = Dtypes(program)
    if not surely:
        return [(scope, part, node) for scope, part, node in found if reals.of(part, scope) & REAL]
    return [(scope, part, node) for scope, part, node in found if reals.surely(REAL, part, scope)]


def check_indices(program: ir.Program, source: Source) -> None:
    """Raise where an index, or a bound of a loop, is surely a real number: as the item of a list it
    may be a whole one, but an array of reals has none."""
    for scope, part, node in real_indices(program):
        places = program.graph.places
        span = places.get(id(part)) or places.get(id(node))
        name = part.args[0] if part.op is None else ""
        if scope is None and program.inputs.get(name) == ("float", ()):
            raise Diagnostic(
                "E0201", f"an index, or a count, is an integer: {name!r} is declared a real number",
                span, help=f"declare it {name}: int", source=source,
            )  # fmt: skip
        raise refuse("real index", span, source)


def check_vectors(program: ir.Program, source: Source) -> None:
    """Raise where np.where(test) is not surely of a vector: of others it has more results."""
    row = CALLED["places_in_vector"].row
    if row not in program.graph.rows:
        return
    kinds = kinds_of(program)
    blocks = [(None, program.outputs), *((scope, ir.reads(st)) for scope, st in kinds.blocks)]
    for scope, read in blocks:
        roots = [x for v in read for x in (v.args if type(v) is ir.Call else (v,))]
        for node in ir.postorder(roots):
            if node.op is row and kinds.of(node.args[0], scope) != "vector":
                raise refuse("shape", program.graph.places.get(id(node)), source)


def _places(statement) -> tuple:
    """What a statement needs an integer for: an element that it writes, the bounds of a loop."""
    match statement:
        case ir.Assign(_, index):
            return index
        case ir.For():
            return ir.reads(statement)
    return ()


def _picked(values) -> Iterator[tuple[ir.Expr, tuple]]:
    """The elements that values read, each with the parts of its index."""
    roots = [x for v in values for x in (v.args if type(v) is ir.Call else (v,))]
    for node in ir.postorder(roots):
        if node.op is not None and node.op.name == "getitem":
            yield node, node.args[1:]


def may_be_number(part) -> bool:
    """Whether a part of an index may be a number."""
    if type(part) is not ir.Expr:
        return part is not None and part is not ...
    return part.op not in (ir.SLICE, ir.ARRAY, *BOOLEANS)
