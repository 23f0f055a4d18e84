"""How a program uses its names: what reads them; which stand for one value, begin as 0, or count.

A name that is assigned once stands for its value, and so may be a length; the 0 that a name begins
with says nothing of its type; and what indices and bounds are made of is whole.
"""

from typing import TYPE_CHECKING

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Expr, For
from gradcli.core.types.kinds import Scope

if TYPE_CHECKING:
    from gradcli.emit.c.types.infer import Types


LENGTHS = ("len", ".size", ".ndim", "shape")


def constants(types: "Types") -> dict[tuple[Scope, str], object]:
    """What is assigned once, -> its value; an input or a parameter that never is, -> itself."""
    count: dict[tuple[Scope, str], list] = {}
    for scope, s in types.blocks:
        if type(s) is Assign:
            value = s.value if not s.index and len(s.targets) == 1 else None
            for t in s.targets:
                count.setdefault((types.scope(t, scope), t), []).append(value)
        elif type(s) is For:
            count.setdefault((scope, s.name), []).append(None)
    found: dict[tuple[Scope, str], object] = {}
    for f, d in types.defs.items():
        found |= {(f, p): types.graph.var(p) for p in d.parameters if (f, p) not in count}
    given = {(None, n): types.graph.var(n) for n in types.program.inputs}
    found |= {key: v for key, v in given.items() if key not in count}
    for key, values in count.items():
        parameter = key[0] is not None and key[1] in types.defs[key[0]].parameters
        once = len(values) == 1 and key not in given and not parameter
        if once and type(values[0]) in (int, Expr):
            found[key] = values[0]
    return found


def starting(types: "Types") -> set[tuple[Scope, str]]:
    """The names that begin as 0 and are given something else later."""
    given: dict[tuple[Scope, str], list[bool]] = {}
    for scope, s in types.blocks:
        if type(s) is Assign and not s.index:
            for t in s.targets:
                given.setdefault(types.key(t, scope), []).append(is_zero(s.value))
    return {key for key, zeros in given.items() if any(zeros) and not all(zeros)}


def counting(types: "Types") -> set[tuple[Scope, str]]:
    """The names that indices and bounds are made of; of what they take the length of, any."""
    found: set[tuple[Scope, str]] = set()
    for scope, s in types.blocks:
        values = [v for v in ir.reads(s) if type(v) is not Call]
        counts = [v for n in ir.postorder(values) if _is_item(n) for v in n.args[1:]]
        if type(s) is Assign:
            counts += s.index
        elif type(s) is For:
            counts += s.start, s.stop, s.step
        told = {id(n) for n in ir.postorder(counts) if n.op is not None and n.op.name in LENGTHS}
        made = (n for n in ir.postorder(counts, told) if n.op is None)
        found |= {types.key(n.args[0], scope) for n in made}
    while True:
        more = {
            types.key(n, scope) for scope, s in types.blocks
            if type(s) is Assign and not s.index and type(s.value) is Expr
            and any(types.key(t, scope) in found for t in s.targets)
            for n in s.value.names
        }  # fmt: skip
        if more <= found:
            return found
        found |= more


def readers(types: "Types") -> dict[tuple[Scope, str], set[int]]:
    """The places in `blocks` of the statements whose types follow from that of a name.

    What a function returns is a name too: that of a result of its calls.
    """
    found: dict[tuple[Scope, str], set[int]] = {}
    for k, (scope, s) in enumerate(types.blocks):
        values = ir.reads(s)
        written = s.targets if type(s) is Assign and s.index else ()
        keys = [types.key(n, scope) for n in (*ir.names(*values), *written)]
        for call in calls(values):
            keys += types.returns.get(call.function, ())
        for key in keys:
            found.setdefault(key, set()).add(k)
    return found


def calls(values) -> list[Call]:
    """The calls among values and their arguments, in the order that Python makes them in."""
    return [c for v in values if type(v) is Call for c in (*calls(v.args), v)]


def is_zero(value) -> bool:
    return type(value) in (int, float, bool) and not value


def _is_item(node: Expr) -> bool:
    return node.op is not None and node.op.name == "getitem"
