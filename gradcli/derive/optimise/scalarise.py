"""Elements of arrays that are computed for them alone, each computed by itself.

    (a*b)[k] = a[k]*b[k]        array([x, y])[0] = x        v[:, None][k][0] = v[k]

Of a sum of products with an array that is 0 but in one place, that place is all there is:

    sum(array([0, c, 0])*v) = c*v[1]        array([0, c]) @ v = c*v[1]

Nor is an array copied that is read on the spot: 2*copy(a) = 2*a, copy(a)[k] = a[k].

Only where the text tells the shapes.  What the author assigns stays as it is.
"""

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Def, Expr, Leave
from gradcli.core.types.kind_rules import SURE_ARRAYS
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.core.types.shape_rules import is_told
from gradcli.derive.rules.known import Known
from gradcli.ops.arithmetic import mul
from gradcli.ops.arrays import getitem, matmul, sum_like
from gradcli.ops.rows import TABLE

SUM, ZEROS = TABLE["sum"], ir.constant_form("zeros_like")
PICKED = frozenset({getitem.op, SUM, matmul.op})
FEW = 16  # elements of an array that is looked through


def picked(program: ir.Program, author: frozenset[str], hints: dict[int, str]) -> ir.Program:
    """The program in which no array is computed for one element.

    hints: the names that values had, by the identity of their nodes; what they become has them.
    """
    if PICKED.isdisjoint(program.graph.rows):
        return program
    walk = _Picking(program, author, None, _whole(program), hints)
    body = walk.body(program.body)
    return program.with_body(body, tuple(map(walk.value, program.outputs)))


def _whole(program: ir.Program) -> set[int]:
    """The nodes, by identity, of which more is read than elements: an array that is computed has
    them."""
    roots = walks.expressions((*walks.values(program.body), *program.outputs))
    found = {id(v) for v in roots if type(v) is Expr}
    for node in reversed(ir.postorder(roots)):
        if _picks(node):
            continue
        if id(node) in found or node.op is None or not node.op.elementwise:
            found.update(map(id, node.below))
    return found


def _picks(node: Expr) -> bool:
    """Whether a node takes an element of an array, at an index that is written out."""
    return node.op is getitem.op and all([type(k) is int for k in node.args[1:]])


class _Picking:
    """One scope of a program; `whole` are the nodes of which more is read than elements."""

    def __init__(
        self,
        program: ir.Program,
        author: frozenset[str],
        scope: Scope,
        whole: set[int],
        hints: dict[int, str],
    ):
        self.program, self.graph, self.author, self.whole = program, program.graph, author, whole
        self.hints = hints
        self.scope, self.known = scope, Known(kinds_of(program), scope)
        self.memo: dict[int, object] = {}

    # -- statements -------------------------------------------------------------------------------
    def body(self, body) -> tuple:
        return tuple(map(self.statement, body))

    def statement(self, s):
        match s:
            case Assign(targets):
                ours = self.author.isdisjoint(targets)
                return walks.with_values(s, self.value) if ours else s
            case Leave():
                return walks.with_values(s, self.value)
            case Def(name):
                walk = _Picking(self.program, self.author, name, self.whole, self.hints)
                return walks.with_bodies(s, walk.body)
        return walks.with_bodies(s, self.body)

    # -- expressions ------------------------------------------------------------------------------
    def value(self, value):
        """A value with its elements picked where they are made."""
        return walks.rewritten(value, self.node, self.memo)

    def node(self, node: Expr):
        """A node with its arguments rewritten, and then itself."""
        if node.op is None:
            return node
        args, attrs = walks.arguments(node, self.memo)
        if ir.COPY in self.graph.rows:
            args = self.uncopied(node, args)
        if not all(map(ir.same, (*args, *(v for _, v in attrs)), node.parts)):
            node = self.anew(node, args, attrs)
        if type(node) is not Expr or node.op not in PICKED or node.attrs:
            return node
        if node.op is getitem.op:
            found = self.element_of(*node.args) if _picks(node) else None
        elif node.op is SUM:
            factors = node.args[0]
            is_product = type(factors) is Expr and factors.op is mul.op
            found = self.only(*factors.args) if is_product else None
        else:
            found = self.only(*node.args) if self.axes(node.args) == [1, 1] else None
        return node if found is None else found

    def anew(self, node: Expr, args: tuple, attrs: tuple):
        """A node of other arguments, under the name that it had."""
        new = self.graph.node(node.op, args, attrs)
        if id(node) in self.hints:
            self.hints.setdefault(id(new), self.hints[id(node)])
        return new

    def uncopied(self, node: Expr, args: tuple) -> tuple:
        """The arguments of a node, without copies where it gives what shares no array with them."""
        if (node.op.elementwise and not node.op.view) or node.op is ir.COPY:
            return tuple(map(self.original, args))
        if node.op is getitem.op and self.known.is_number(node):
            return (self.original(args[0]), *args[1:])
        read = node.op.shape_only or ()
        return tuple([self.original(a) if k in read else a for k, a in enumerate(args)])

    def original(self, value):
        """What a value is a copy of, itself or summed."""
        if type(value) is not Expr:
            return value
        if value.op is sum_like.op:
            part = self.original(value.args[0])
            same = part is value.args[0]
            return value if same else self.anew(value, (part, value.args[1]), ())
        if value.op is not ir.COPY:
            return value
        array = value.args[0]
        return array if self.known.kinds.of(array, self.known.scope) in SURE_ARRAYS else value

    def axes(self, values) -> list[int | None]:
        return [self.known.axes(v) for v in values]

    def element_of(self, array, *index):
        """What array[index] is, computed alone; None where it is nothing simpler."""
        value = array
        for k in index:
            value = self.part(value, k)
            if value is None:
                return None
        return value

    def part(self, array, k: int):
        """array[k], computed alone; None where all of the array has to be computed."""
        shape = self.known.shape(array)
        if type(array) is not Expr or array.op is None or not shape or not is_told(shape):
            return None
        if not -shape[0] <= k < shape[0]:
            return None
        k %= shape[0]
        if array.op is ir.ARRAY:
            return array.args[k]
        if array.op is getitem.op:
            return self.part_of_part(array, k)
        if array.op is ZEROS:
            return 0.0 if len(shape) == 1 else None
        if not array.op.elementwise or array.attrs or id(array) in self.whole:
            return None
        return self.graph.node(array.op, tuple([self.along(a, k, shape) for a in array.args]))

    def along(self, value, k: int, shape: tuple):
        """What a broadcast value is at k of the first axis of the shape that it has then."""
        own = self.known.shape(value)
        if len(own) < len(shape):
            return value
        k = 0 if own[0] == 1 else k
        found = self.part(value, k)
        return self.graph.node(getitem.op, (value, k)) if found is None else found

    def part_of_part(self, array: Expr, k: int):
        """array[index][k] as an element of `array`, where its index keeps an axis whole or adds
        one."""
        base, *index = array.args
        for place, part in enumerate(index):
            if part is None:
                rest = (*index[:place], *index[place + 1 :])
            elif ir.is_whole(part):
                rest = (*index[:place], k, *index[place + 1 :])
            elif type(part) is int:
                continue
            else:
                return None
            if not rest:
                return base
            new = self.graph.node(getitem.op, (base, *rest))
            found = self.element_of(base, *rest) if _picks(new) else None
            return new if found is None else found
        return None

    def only(self, a, b):
        """The sum of a*b, of one shape, where one of them is 0 but in one place."""
        shape = self.known.shape(a)
        if not shape or not is_told(shape) or shape != self.known.shape(b):
            return None
        for one, other in ((a, b), (b, a)):
            places = self.places(one)
            if places is not None and len(places) == 1:
                ((index, value),) = places
                for k in index:
                    other = self.along(other, k, tuple(self.known.shape(other)))
                return self.graph.node(mul.op, (value, other))
        return None

    def places(self, array) -> list[tuple[tuple[int, ...], object]] | None:
        """(index, value) of each element of an array that is written out and is not 0."""
        if type(array) is not Expr:
            return [] if type(array) in (int, float) and array == 0 else [((), array)]
        if array.op is ZEROS:
            return []
        if self.known.shape(array) == ():
            return [((), array)]
        if array.op is not ir.ARRAY or len(array.args) > FEW:
            return None
        found = []
        for k, part in enumerate(array.args):
            inner = self.places(part)
            if inner is None:
                return None
            found += [((k, *index), value) for index, value in inner]
        return found
