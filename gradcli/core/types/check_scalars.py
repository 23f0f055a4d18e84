"""Numbers of which an array's ways are asked, told before a program is differentiated or printed.

A run tells them when it comes to them.  A printed derivative would compute in silence with what is
no element, for a number's derivative has none either; so they are refused wherever they stand.
"""

from collections.abc import Iterator

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Expr
from gradcli.core.types.kind_rules import NUMBERS, SURE_ARRAYS
from gradcli.core.types.kinds import Kinds, Scope
from gradcli.core.types.shape_rules import is_told
from gradcli.core.types.shapes import MATMUL
from gradcli.errors import Diagnostic, Source
from gradcli.language.shape_errors import text_at, unwritten
from gradcli.ops.arrays import getitem

LEN = "len"
GONE_THROUGH = "{} has no elements to go through"
WHAT = {"bool": "a truth", "int": "an integer", "real": "a number"}


def check_scalars(kinds: Kinds, source: Source) -> None:
    """Raise E0201 where what is surely a number is indexed, written in, measured, gone through, or
    multiplied as an array; E0202 where an array is written to an element, which is one number."""
    asked = {getitem.op, MATMUL} | {op for op in kinds.program.graph.rows if op.name == LEN}
    writes = any(type(s) is Assign and s.index for _, s in kinds.blocks)
    if not writes and asked.isdisjoint(kinds.program.graph.rows):
        return
    for scope, s in kinds.blocks:
        if type(s) is Assign and s.index:
            _check_write(kinds, s, scope, source)
        _check_values(kinds, ir.reads(s), scope, source)
    _check_values(kinds, kinds.program.outputs, None, source)


def _check_values(kinds: Kinds, values: tuple, scope: Scope, source: Source) -> None:
    roots = [x for v in values for x in (v.args if type(v) is Call else (v,))]
    for node in ir.postorder(roots):
        if node.op is None:
            continue
        for value, said in _asked(node, source):
            if kinds.of(value, scope) in NUMBERS:
                raise _refusal(kinds, node, value, said, scope, source)


def _asked(node: Expr, source: Source) -> Iterator[tuple[object, str]]:
    """The arguments that have to be arrays, and what is said of a number there."""
    text = text_at(node.graph.places.get(id(node)), source)
    if node.op is getitem.op and any(part is not None for part in node.args[1:]):
        indexed = not text or text.endswith("]")
        yield node.args[0], "{} is a scalar and cannot be indexed" if indexed else GONE_THROUGH
    elif node.op.name == LEN:
        yield node.args[0], "{} has no length" if text.startswith(LEN) else GONE_THROUGH
    elif node.op is MATMUL:
        called = node.graph.called.get(id(node)) or "@"
        yield from ((a, f"{called} multiplies arrays, not {{}}") for a in node.args)


def _refusal(
    kinds: Kinds, node: Expr, value, said: str, scope: Scope, source: Source
) -> Diagnostic:
    """The error of a value that is a number, with the declaration that would make it an array."""
    graph, inputs = node.graph, kinds.program.inputs
    span = graph.places.get(id(node)) or graph.places.get(id(value))
    what = WHAT[kinds.of(value, scope)]
    names = sorted(value.names & inputs.keys()) if type(value) is Expr else []
    name = next((name for name in names if inputs[name] == ("float", ())), None)
    if name is not None and value.op is None:
        what = f"{name!r}, declared as one number,"
    return Diagnostic(
        "E0201", said.format(what).rstrip(","), span, source=source,
        help=name and f"declare {name}: float[3] for 3 numbers, {name}: float[:] for any number",
    )  # fmt: skip


def _check_write(kinds: Kinds, s: Assign, scope: Scope, source: Source) -> None:
    graph = kinds.program.graph
    target = graph.var(s.targets[0])
    node = graph.node(getitem.op, (target, *s.index))
    span = graph.places.get(id(node))
    if kinds.of(target, scope) in NUMBERS:
        raise _refusal(kinds, node, target, "{} has no elements that can be written", scope, source)
    if type(s.value) is Call or kinds.shapes.of(node, scope) != ():
        return
    shape = kinds.shapes.of(s.value, scope)
    if kinds.of(s.value, scope) not in SURE_ARRAYS or (is_told(shape) and {*shape} <= {1}):
        return
    text = text_at(span, source)
    if is_told(shape):
        raise unwritten(shape, (), text).located(span, source)
    raise Diagnostic(
        "E0202", f"an array does not fit into {text or 'an element'}, which is one number", span,
        help="make an array with an axis more, such as np.zeros((n, 2)), and write its rows",
        source=source,
    )  # fmt: skip
