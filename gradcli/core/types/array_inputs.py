"""Inputs that are arrays though nothing declares them: those of which an array's ways are asked,
and those that are annotated as arrays.

They are found where a name is used, and carried back to the inputs that the name is made of.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from gradcli.core import ir, walks
from gradcli.core.array_functions import TAKES, called_by
from gradcli.core.flow import Place, Scope, has_no_name
from gradcli.core.ir import Call, Expr
from gradcli.core.operators import BOOLEANS
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.ops.rows import TABLE, Op

if TYPE_CHECKING:
    from gradcli.core.types.kinds import Kinds

UNSURE = (*NUMBERS, "any")  # kinds of a name that an array may yet turn out to be


class _Made(NamedTuple):
    """A place that takes its shape from another, or from that of an element of its array; of_call:
    one of them is what a function gives back, or lies on a stack."""

    place: Place
    source: Place
    element: bool
    of_call: bool


def array_inputs(kinds: "Kinds") -> dict[str, str]:
    """Undeclared inputs, real so far, of which an array's ways are asked: their kinds."""
    said = kinds.program.annotated
    if (
        not said
        and all([op.arity for op in kinds.program.graph.rows])
        and not any([shape for _, shape in kinds.program.inputs.values()])
    ):
        return {}  # nothing here is an array
    uses = _uses(kinds) | {(None, n): "any" for n in said if said[n] == "array"}
    if uses:
        flows = list(_flows(kinds))
        if found := _reached(kinds, uses, [f for f in flows if not f.of_call]):
            return found
        # only now: what f(x) gives is an array already where x was found to be one
        if found := _reached(kinds, uses, flows):
            return found
    # a list has one axis where its uses say so, and else any
    return _reached(kinds, {(None, n): "any" for n in said}, [])


def _uses(kinds: "Kinds") -> dict[tuple[Scope, str], str]:
    """The names of which an array's ways are asked where they stand: the kinds they then are."""
    uses: dict[tuple[Scope, str], str] = {}
    outputs = [(None, v) for v in kinds.program.outputs]
    values = [(scope, v) for scope, s in kinds.blocks for v in ir.reads(s)]
    seen: dict[Scope, set[int]] = {}
    for scope, value in (*values, *outputs):
        roots = value.args if type(value) is Call else (value,)
        below = kinds.below(roots, scope)
        known = seen.setdefault(scope, set())
        for node in ir.postorder(roots, known):
            known.add(id(node))
            for used, kind in array_uses(node):
                if type(used) is Expr and below[id(used)] in UNSURE:
                    for n in _carried(used):
                        key = (kinds.scope(n, scope), n)
                        uses[key] = kind if uses.get(key, kind) == kind else "any"
                    for n in _indexed(used):
                        uses[kinds.scope(n, scope), n] = "any"
            if node.op is not None and node.op.elementwise and below[id(node)] not in NUMBERS:
                for n in _mixed(kinds, node, scope, below):
                    uses[None, n] = "any"
    return uses


def _reached(kinds: "Kinds", uses: dict, flows: list[_Made]) -> dict[str, str]:
    """The undeclared inputs, real so far, that uses reach by flows: their kinds."""
    changed = True
    while changed:
        changed = False
        for used, source, element, _ in flows:
            kind = "any" if element else uses.get(used)
            if used in uses and uses.get(source) not in (kind, "any"):
                uses[source] = "any" if source in uses else kind
                changed = True
    return {
        name: kind
        for (scope, name), kind in uses.items()
        if scope is None
        and kinds.program.inputs.get(name) == ("float", None)
        and kinds.table[None, name] == "real"
    }


def _mixed(kinds: "Kinds", node: Expr, scope: Scope, below: dict):
    """Inputs that meet an undeclared array elementwise: nothing says that they are numbers."""
    wide = [a for a in node.args if type(a) is Expr and below[id(a)] not in (None, *NUMBERS)]
    names = {n for a in wide for n in ir.names(a) if kinds.scope(n, scope) is None}
    given = kinds.program.inputs
    if any(given.get(n) == ("float", None) and kinds.table[None, n] not in NUMBERS for n in names):
        for a in node.args:
            for n in _carried(a):
                if kinds.scope(n, scope) is None and given.get(n) == ("float", None):
                    yield n


def _flows(kinds: "Kinds") -> Iterator[_Made]:
    """What the places that are given numbers so far are made of."""
    for edge in kinds.flow.whole:
        if kinds.given(edge) in UNSURE:
            for n, element in _sources(edge.value):
                source = kinds.flow.place(n, edge.home)
                of_call = has_no_name(n) or has_no_name(edge.place[1])
                yield _Made(edge.place, source, element, of_call)


def array_uses(node: Expr):
    """The arguments of which `node` asks what only arrays have, and the kind they then are."""
    if node.op is None:
        return
    if node.op.name == "getitem":
        single = len(node.args) == 2 and node.args[1] is not None and node.args[1] is not ...
        fancy = any(type(p) is Expr and p.op in (ir.ARRAY, *BOOLEANS) for p in node.args[1:])
        yield node.args[0], "vector" if single and not fancy else "any"
    elif node.op.name == "len":
        yield node.args[0], "vector"
    elif _is_of_arrays(node.op):
        kind = "vector" if TAKES.get(node.op.name, ())[:1] == (1,) else "any"
        for k, a in enumerate(node.args):
            if node.op.arg(k).kind != "static" or node.op.static or called_by(node.op):
                yield a, kind


def _is_of_arrays(op: Op) -> bool:
    """Whether arrays are given to a row, or a form that asks how long they are."""
    if called_by(op) is not None:
        return True
    if op.shape_only:
        return op.result_dtype == "int"
    in_table = TABLE.get(op.name) is op and not op.elementwise
    return in_table and not op.static and op.printed


def _sources(value) -> Iterator[tuple[str, bool]]:
    """The names whose shape, or that of whose elements (True), reaches that of `value`."""
    yield from ((name, False) for name in _carried(value))
    yield from ((name, True) for name in _indexed(value))


def _indexed(value) -> set[str]:
    """The names whose elements `value` is made of."""
    found: set[str] = set()
    for node in ir.postorder((value,)):
        if node.op is not None and node.op.name == "getitem":
            found |= _carried(node.args[0])
    return found


def _carried(value) -> set[str]:
    """The names whose shape reaches that of `value`: through elementwise rows, and copies."""
    return walks.leaves_of(value, _of_its_shape)


def _of_its_shape(node: Expr) -> tuple:
    if node.op.elementwise or node.op in ir.CHOICES:
        return node.args
    return node.args[:1] if node.op.shape == "first" else ()
