"""How a program uses its names: which stand for one value, begin as 0, or count.

A name that is assigned once stands for its value, and so may be a length; the 0 that a name begins
with says nothing of its type; and what indices and bounds are made of is whole.
"""

from gradcli.core import ir
from gradcli.core.flow import Flow, Place
from gradcli.core.ir import Assign, Call, Expr, For


def constants(flow: Flow) -> dict[Place, object]:
    """What is assigned once, -> its value; an input or a parameter that never is, -> itself."""
    count: dict[Place, list] = {}
    for scope, s in flow.blocks:
        if type(s) is Assign:
            value = s.value if not s.index and len(s.targets) == 1 else None
            for t in s.targets:
                count.setdefault(flow.place(t, scope), []).append(value)
        elif type(s) is For:
            count.setdefault((scope, s.name), []).append(None)
    found: dict[Place, object] = {}
    for f, d in flow.defs.items():
        found |= {(f, p): flow.program.graph.var(p) for p in d.parameters if (f, p) not in count}
    given = {(None, n): flow.program.graph.var(n) for n in flow.program.inputs}
    found |= {key: v for key, v in given.items() if key not in count}
    for key, values in count.items():
        parameter = key[0] is not None and key[1] in flow.defs[key[0]].parameters
        once = len(values) == 1 and key not in given and not parameter
        if once and type(values[0]) in (int, Expr):
            found[key] = values[0]
    return found


def starting(flow: Flow) -> set[Place]:
    """The names that begin as 0 and are given something else later."""
    given: dict[Place, list[bool]] = {}
    for scope, s in flow.blocks:
        if type(s) is Assign and not s.index:
            for t in s.targets:
                given.setdefault(flow.place(t, scope), []).append(is_zero(s.value))
    return {key for key, zeros in given.items() if any(zeros) and not all(zeros)}


def counting(flow: Flow) -> set[Place]:
    """The names that indices and bounds are made of; of what they take the length of, any."""
    found: set[Place] = set()
    for scope, s in flow.blocks:
        values = [v for v in ir.reads(s) if type(v) is not Call]
        counts = [v for n in ir.postorder(values) if _is_item(n) for v in n.args[1:]]
        if type(s) is Assign:
            counts += s.index
        elif type(s) is For:
            counts += s.start, s.stop, s.step
        told = {
            id(n)
            for n in ir.postorder(counts)
            if n.op and n.op.shape_only and n.op.result_dtype == "int"
        }
        made = (n for n in ir.postorder(counts, told) if n.op is None)
        found |= {flow.place(n.args[0], scope) for n in made}
    while True:
        more = {
            flow.place(n, scope) for scope, s in flow.blocks
            if type(s) is Assign and not s.index and type(s.value) is Expr
            and any(flow.place(t, scope) in found for t in s.targets)
            for n in s.value.names
        }  # fmt: skip
        if more <= found:
            return found
        found |= more


def is_zero(value) -> bool:
    return type(value) in (int, float, bool) and not value


def _is_item(node: Expr) -> bool:
    return node.op is not None and node.op.name == "getitem"
