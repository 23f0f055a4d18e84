"""What functions of the library that are made of rows make of expressions.

Such a function runs on nodes in the place of numbers: what it computes is the program that it
stands for, where it asks for nothing that is known only when that runs.
"""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.ir import Expr, Unshaped
from gradcli.core.types.shapes import Lengths
from gradcli.errors import Diagnostic, Source
from gradcli.language.syntax import surface
from gradcli.ops.libraries import names
from gradcli.ops.rows import TABLE


def outcome(graph: ir.Graph, function: Callable, args: tuple, attrs: dict, shape_of: Callable):
    """What a function makes of expressions, several results as a tuple.

    Raises Unshaped for a shape that `shape_of` does not tell, and what the function raises.
    """
    former, graph.shape_of = graph.shape_of, shape_of
    try:
        found = function(*args, **attrs)
    finally:
        graph.shape_of = former
    if type(found) in (tuple, list):
        return graph.node(ir.TUPLE, tuple([_as_called(graph, part) for part in found]))
    return _as_called(graph, found)


def _as_called(graph: ir.Graph, found):
    """What a function gives in rows as programs call them: without options that they have not, in
    the way that these are by default; arrays of constants are written out."""
    if type(found) is not Expr:
        return graph.constant(found)
    change: dict[Expr, Expr] = {}
    for node in ir.postorder([found]):
        function = node.op and CALLED.get(node.op.name)
        if not function or all(name in function.parameters for name, _ in node.attrs):
            continue
        attrs = tuple([p for p in node.attrs if p[0] in function.parameters or p[1] is not False])
        args = tuple([ir.rebuild(a, change) for a in node.args])
        change[node] = graph.node(function.row, args, attrs)
    return ir.rebuild(found, change) if change else found


def can_be_written(made, given: tuple = ()) -> bool:
    """Whether programs can call every row in what a function of the library has made of what it
    was given."""
    if type(made) is not Expr:
        return type(made) in (float, int, bool)
    for node in ir.postorder([made], set(map(id, given))):
        op = node.op
        if op is None or op.symbol or TABLE.get(op.name) is not op:
            continue
        if op.name in CALLED:
            row = CALLED[op.name]
            if row.part is not None or any(name not in row.parameters for name, _ in node.attrs):
                return False
            continue
        if op.path or op.name in ("getitem", "spread_like", "sum_like"):
            continue
        called = names.function(op.name)
        if called is None:
            return False
        takes = op.keywords if getattr(called, "op", None) is op else _parameters(called)
        if any(name not in takes for name, _ in node.attrs):
            return False
    return True


def needs_shapes(function: Callable, args: tuple, attrs: dict) -> bool:
    """Whether a function that asks for shapes is written in rows where arrays are declared."""
    for shape in ((3,), (3, 3)):
        graph = ir.Graph()
        given = [graph.var(f"x{k}") if type(a) is Expr else a for k, a in enumerate(args)]
        inputs = {f"x{k}": ("float", shape) for k in range(len(args))}
        lengths = Lengths(inputs, surface.Module((), (), Source("")))
        try:
            found = outcome(graph, function, tuple(given), attrs, lengths.of)
        except (Unshaped, TypeError, ValueError, AttributeError, Diagnostic):
            continue  # NumPy and Python refuse an expression, each in its way
        rows = {node.op for node in ir.postorder([found]) if node.op is not None}
        if can_be_written(found) and all(op.printed for op in rows):
            return True
    return False


def _parameters(function) -> set[str]:
    from inspect import signature

    return set(signature(function).parameters)
