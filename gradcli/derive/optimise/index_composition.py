"""Elements of elements as one: D[i][j] is D[i, j], which reads one number and copies no row."""

from gradcli.core import ir, walks
from gradcli.core.ir import Def, Expr
from gradcli.core.types.kinds import Kinds, Scope, kinds_of
from gradcli.ops.arrays import getitem


def joined_subscripts(program: ir.Program) -> ir.Program:
    """The program in which an element of an element of a name's array has one subscript."""
    if not any(map(_is_nested, program.graph.pool.values())):
        return program
    walk = _Subscripts(kinds_of(program), None)
    return program.with_body(walk.body(program.body), tuple(map(walk.value, program.outputs)))


class _Subscripts:
    """One scope of a program."""

    def __init__(self, kinds: Kinds, scope: Scope):
        self.kinds, self.scope = kinds, scope
        self.memo: dict[int, object] = {}

    def body(self, body) -> tuple:
        return tuple(map(self.statement, body))

    def statement(self, s):
        if type(s) is Def:
            return walks.with_bodies(s, _Subscripts(self.kinds, s.name).body)
        return walks.with_bodies(walks.with_values(s, self.value), self.body)

    def value(self, value):
        return walks.rewritten(value, self.node, self.memo)

    def node(self, node: Expr):
        if node.op is None:
            return node
        args, attrs = walks.arguments(node, self.memo)
        if node.op is getitem.op and self.is_element(node.args[0]):
            inner = args[0]
            return node.graph.node(getitem.op, (*inner.args, *args[1:]))
        if all(map(ir.same, (*args, *(v for _, v in attrs)), node.parts)):
            return node
        return node.graph.node(node.op, args, attrs)

    def is_element(self, value) -> bool:
        """Whether a value is what integers take of the array that a name has."""
        if type(value) is not Expr or value.op is not getitem.op:
            return False
        base, *index = value.args
        if any(self.kinds.of(k, self.scope) != "int" for k in index):
            return False
        if type(base) is Expr and base.op is not None:
            return self.is_element(base)
        return self.kinds.of(base, self.scope) != "list"


def _is_nested(node: Expr) -> bool:
    inner = node.args[0] if node.op is getitem.op else None
    return type(inner) is Expr and inner.op is getitem.op
