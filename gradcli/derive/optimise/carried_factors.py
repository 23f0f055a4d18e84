"""What a round of a loop makes a derivative anew of stands last in its product.

    dx = r*dx*(1 - 2*x)  ->  dx = r*(1 - 2*x)*dx

All else is known before the round begins: from one round to the next it is one multiplication, of
which a processor waits for the end, in place of two.
"""

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Expr, For, Statement, While
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.ops.arithmetic import mul


def carried_last(program: ir.Program, author: frozenset[str]) -> ir.Program:
    """The program whose products end with what they carry; what the author assigns stays."""
    if not any(type(s) in (For, While) for s in ir.statements(program.body)):
        return program
    kinds = kinds_of(program)

    def turned(s: Statement, scope: Scope) -> Statement:
        match s:
            case Assign((name,), (), Expr() as value) if (
                name not in author and kinds.is_number_name(name, scope)
            ):
                return Assign((name,), (), _with_last(value, value.graph.var(name)))
        return s

    def looped(s: Statement, scope: Scope) -> Statement:
        if type(s) in (For, While):
            return walks.with_bodies(s, lambda body: walks.mapped(body, turned, scope))
        return s

    return program.with_body(walks.mapped(program.body, looped), program.outputs)


def _with_last(value: Expr, carried: Expr) -> object:
    change: dict[Expr, object] = {}
    for node in ir.postorder([value]):
        factors = _factors(node)
        if len(factors) > 2 and any(f is carried for f in factors[:-1]):
            rest = [f for f in factors if f is not carried]
            product = rest[0]
            for f in (*rest[1:], *[carried] * (len(factors) - len(rest))):
                product = node.graph.node(mul.op, (product, f))
            change[node] = product
    return ir.rebuild(value, change) if change else value


def _factors(node) -> list:
    """What a product is made of, in order."""
    right = []
    while type(node) is Expr and node.op is mul.op:
        node, last = node.args
        right.append(last)
    return [node, *reversed(right)]
