"""The core: six statements over an interned graph of expressions.

`lower` brings every construct of the surface to these six; programs are differentiated and
compiled in this form.  Three invariants keep each pass short:

    a user's function is called only as the whole right side of an Assign, so that every other
    expression is pure and may be shared, moved or dropped;
    a `Leave` (break, continue, return) stands in tail position: nothing that runs follows it up
    to the loop or function that it leaves, so what it would skip sits in the other branch;
    a loop's body does not assign its loop's name.

The leaves of an expression are variables and plain numbers.  `Graph` interns nodes: equal
expressions are one object, and walks memoise by identity.  What only control flow may evaluate
(`and`, `or`, a conditional expression) is a node whose row is in LAZY: it is never taken apart.
"""

import math
from collections.abc import Callable, Container, Iterable, Iterator
from contextlib import contextmanager
from typing import NoReturn

from gradcli.language.surface import Node
from gradcli.ops.table import STATIC, Op, World, bilinear, linear

LONGEST = 12  # numbers in a row of an array that is written out
MANY = 1 << 20  # operations of a tree, more than anyone counts


class Unshaped(TypeError):
    """A function asked for the shape of an expression, which is known only when it runs."""


class Unvalued(Unshaped, AttributeError):
    """A function asked for the value of an expression, which there is only when it runs."""


class Expr(World):
    """A node of the expression graph: a row applied to arguments (op None: a variable)."""

    __slots__ = ("op", "args", "attrs", "graph", "parts", "below", "mask", "size")
    level = 0

    def __init__(self, op: Op | None, args: tuple, attrs: tuple, graph: "Graph"):
        self.op, self.args, self.attrs, self.graph = op, args, attrs, graph
        # arguments and attribute values; those of them that are nodes; the variables below as bits;
        # the operations of the tree, up to a bound
        if op is None:
            self.parts = self.below = ()
            self.mask, self.size = graph.bit(args[0]), 0
            return
        parts = self.parts = (*args, *[v for _, v in attrs]) if attrs else args
        mask, size, plain = 0, 1, False
        for part in parts:
            if type(part) is Expr:
                mask |= part.mask
                size += part.size
            else:
                plain = True
        self.below = tuple([part for part in parts if type(part) is Expr]) if plain else parts
        self.mask, self.size = mask, size if size < MANY else MANY

    @property
    def names(self) -> set[str]:
        """The variables below."""
        return self.graph.named(self.mask)

    @classmethod
    def apply(cls, op, args, attrs, level):
        graph = next(a.graph for a in args if type(a) is cls)
        if op.arity == 0:  # of an index or a shape
            args = tuple([graph.constant(a) for a in args])
            attrs = {name: graph.constant(value) for name, value in attrs.items()}
        return graph.node(op, args, tuple(sorted(attrs.items())))

    @classmethod
    def unary(cls, op, x, level):
        return x.graph.node(op, (x,))

    @classmethod
    def binary(cls, op, x, y, level):
        return (x if type(x) is cls else y).graph.node(op, (x, y))

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths, where the program's text tells them."""
        shape = self.graph.shape_of and self.graph.shape_of(self)
        if type(shape) is not tuple or not all([type(n) is int for n in shape]):
            raise Unshaped(f"the shape of {self!r}")
        return shape

    @property
    def value(self):
        raise Unvalued("an expression has no value until it runs")

    def held(self):
        return self.graph.node(constant_form("stop_gradient"), (self,))

    def __bool__(self):
        raise Unshaped("an expression has no truth until it runs")

    def __iter__(self):
        raise Unshaped("an expression has no elements until it runs")

    def __repr__(self):
        if self.op is None:
            return self.args[0]
        return f"{self.op.name}({', '.join(map(repr, self.args))})"


class Graph:
    """Interns expressions: one node for each distinct (row, arguments, attributes).

    `simplify`, where set (`simplifying`), is asked first: (graph, op, args, attrs) -> a simpler
    value, or None.
    `shape_of`, where set, gives the shape of a node, for the rules that ask for it.
    `places` has the span of the first call that is a node, by its id, where an error may need it,
    and `called` what its author wrote for the function; `rows` are those of all of its nodes, so
    that a pass sees at once that there is nothing of its kind.
    `written` is how many nodes of `pool`, the first, are the author's.
    `constants` has the values of the variables that are the language's own, such as pi, and `bound`
    the names that are the program's; `wide` those, as bits, of its arrays, None where
    it computes with none.
    """

    __slots__ = (
        "bits", "bound", "called", "constants", "order", "places", "pool", "rows", "shape_of",
        "simplify", "wide", "written",
    )  # fmt: skip

    def __init__(self):
        self.bits: dict[str, int] = {}
        self.order: list[str] = []  # the names by the places of their bits
        self.pool: dict[tuple, Expr] = {}
        self.rows: set[Op] = set()
        self.places: dict[int, tuple[int, int] | None] = {}
        self.called: dict[int, str] = {}
        self.simplify: Callable | None = None
        self.shape_of: Callable | None = None
        self.written = 0
        self.constants: dict[str, float] = {}
        self.bound: frozenset[str] = frozenset()
        self.wide: int | None = None

    @contextmanager
    def simplifying(self, rules: Callable | None) -> Iterator[None]:
        """Nodes that are made meanwhile are simplified by these rules, by none where None."""
        former, self.simplify = self.simplify, rules
        try:
            yield
        finally:
            self.simplify = former

    def var(self, name: str, version: int = 0) -> Expr:
        """A variable; of another version, the same name at a place where it holds another value."""
        key = (name, version)
        node = self.pool.get(key)
        if node is None:
            args = key if version else (name,)
            node = self.pool[key] = Expr(None, args, (), self)
        return node

    def pi(self) -> Expr:
        """The constant, by the name that the program has for it."""
        known = [name for name in self.constants if self.is_constant(name, math.pi)]
        name = known[0] if known else "np.pi" if "pi" in self.bound else "pi"
        self.constants[name] = math.pi
        return self.var(name)

    def is_constant(self, name: str, value: float) -> bool:
        """Whether a name is the language's own for a value, wherever it stands."""
        return self.constants.get(name) == value and name not in self.bound

    def bit(self, name: str) -> int:
        """The bit that stands for a name in masks."""
        bit = self.bits.get(name)
        if bit is None:
            bit = self.bits[name] = 1 << len(self.order)
            self.order.append(name)
        return bit

    def mask(self, names: Iterable[str]) -> int:
        """The mask of a set of names."""
        mask = 0
        for name in names:
            mask |= self.bit(name)
        return mask

    def named(self, mask: int) -> set[str]:
        """The names whose bits a mask has."""
        found: set[str] = set()
        while mask:
            found.add(self.order[(mask & -mask).bit_length() - 1])
            mask &= mask - 1
        return found

    def node(self, op: Op, args: tuple, attrs: tuple = ()):
        if self.simplify is not None:
            simpler = self.simplify(self, op, args, attrs)
            if simpler is not None:
                return simpler
        return self.intern(op, args, attrs)

    def constant(self, value):
        """A slice, a tuple or a small array of numbers as a node; what else there is as it is."""
        if type(value) is slice:
            return self.node(SLICE, (value.start, value.stop, value.step))
        if type(value) is tuple:
            return self.node(TUPLE, tuple(map(self.constant, value)))
        if hasattr(value, "tolist") or type(value) is list:
            return self._numbers(value if type(value) is list else value.tolist())
        return value

    def _numbers(self, values):
        if type(values) is not list:
            return values
        if len(values) > LONGEST:
            raise Unshaped("a table of numbers")
        return self.node(ARRAY, tuple(map(self._numbers, values)))

    def intern(self, op: Op, args: tuple, attrs: tuple = ()) -> Expr:
        """The node as it is given, not simplified."""
        key = op, args
        for a in args:
            if type(a) is not Expr:
                key = op, tuple(map(_key, args))
                break
        if attrs:
            key = (*key, *[(name, _key(value)) for name, value in attrs])
        node = self.pool.get(key)
        if node is None:
            self.rows.add(op)
            node = self.pool[key] = Expr(op, args, attrs, self)
        return node


def _key(value):
    """What tells two arguments apart: 1, 1.0 and True differ, and so do 0.0 and -0.0."""
    if type(value) is Expr:
        return value
    return type(value), value if type(value) is int else repr(value)


# -- rows that only the core has: Python's own forms, and what control flow alone may evaluate ----
def _form(name: str, *args, variadic: bool = False, elementwise: bool = False) -> Op:
    return Op(name, args, variadic=variadic, elementwise=elementwise)


SELECT = _form("select", STATIC, linear(None), linear(None))  # a if test else b: (test, a, b)
AND = _form("and", STATIC, variadic=True)
OR = _form("or", STATIC, variadic=True)
NOT = _form("not", STATIC)
MAX = _form("max of", linear(None), variadic=True)  # Python's own: the first of equals
MIN = _form("min of", linear(None), variadic=True)
SLICE = _form("slice", STATIC, STATIC, STATIC)
TUPLE = _form("tuple", STATIC, variadic=True)  # a shape, an index
ARRAY = _form("array", linear(None), variadic=True)  # array([a, b, …])
LIST = _form("list", STATIC, variadic=True)  # [], a stack
COPY = _form("copy", linear(None))  # an array of one's own
LEN = _form("len", STATIC)
SHAPE = _form("shape", STATIC)
INT = _form("int", STATIC)
FLOAT = _form("float", linear(lambda g, x, out: g))
# a cotangent of a @ b carried back to a, and to b, whatever their axes: (g, that one, the other)
MATMUL_LEFT, MATMUL_RIGHT = (
    _form(name, bilinear(None), STATIC, bilinear(None)) for name in ("matmul_left", "matmul_right")
)
_FORMS: dict[str, Op] = {}


def constant_form(name: str) -> Op:
    """The row of a library function that carries no derivative: zeros, arange, math.floor."""
    if name not in _FORMS:
        _FORMS[name] = _form(name, STATIC, variadic=True)
    return _FORMS[name]


LAZY = frozenset({SELECT, AND, OR})
CHOICES = frozenset({SELECT, MAX, MIN})


# fmt: off
# ruff: noqa: E701
class Call(Node): __slots__ = ("function", "args")            # only as the value of an Assign
class Assign(Node): __slots__ = ("targets", "index", "value")  # names; the element written, or ()
class If(Node): __slots__ = ("test", "body", "orelse")
class For(Node): __slots__ = ("name", "start", "stop", "step", "reverse", "body")
class While(Node): __slots__ = ("test", "body")
class Leave(Node): __slots__ = ("how", "values")              # "break" | "continue" | "return"
class Def(Node): __slots__ = ("name", "parameters", "body")
# fmt: on
Statement = Assign | If | For | While | Leave | Def
Body = tuple[Statement, ...]
HOLDERS = frozenset({If, For, While, Def})  # which have bodies of their own

# The two calls with an effect: their first argument is a stack's name.
APPEND, POP = ".append", ".pop"  # no function of a program has such a name
STACK_METHODS = {"append": APPEND, "pop": POP}


class Program:
    """A program in core form.

    inputs: name -> (kind, shape or None); header: the surface statements that stay as they are
    (imports, declarations, inputs with their defaults); outputs: the values of the target;
    spelling: row name -> how the author writes it; taken: every name in use; kinds: what
    `kinds_of` found of it; arrays: the undeclared inputs that are arrays, with their kinds, where
    that is known of the program that this one was made of; summed: of a derivative, whether the
    program that it is of has several values, whose sum was differentiated.
    """

    __slots__ = ("graph", "inputs", "header", "body", "outputs", "spelling", "taken", "constants",
                 "kinds", "arrays", "summed")  # fmt: skip

    def __init__(self, graph, inputs, header, body, outputs, spelling, taken, constants):
        self.graph, self.inputs, self.header, self.body = graph, inputs, header, body
        self.outputs, self.spelling, self.taken = outputs, spelling, taken
        self.constants = constants
        self.kinds = self.arrays = None
        self.summed = False

    @property
    def defs(self) -> dict[str, Def]:
        """The functions, by their names."""
        return {s.name: s for s in self.body if type(s) is Def}

    def with_body(self, body: Body, outputs: tuple, header: tuple | None = None) -> "Program":
        """This program with another body and other outputs; the rest is shared."""
        new = Program(
            self.graph, self.inputs, self.header if header is None else header, body, outputs,
            self.spelling, self.taken, self.constants,
        )  # fmt: skip
        new.arrays, new.summed = self.arrays, self.summed
        return new


def fresh(taken: set[str], base: str) -> str:
    """A name like `base` that is not in `taken`, which it joins."""
    while "__" in base:  # the language keeps double underscores out of names
        base = base.replace("__", "_")
    mark = "_" if base[-1:].isdigit() else ""
    name, free, used = base, 1, 0
    while name in taken:
        free, used = 2 * free, free
        name = f"{base}{mark}{free}"
    while free - used > 1:  # the next number, among as many names as there may be
        middle = (free + used) // 2
        if f"{base}{mark}{middle}" in taken:
            used = middle
        else:
            free, name = middle, f"{base}{mark}{middle}"
    taken.add(name)
    return name


# -- walks ----------------------------------------------------------------------------------------
def postorder(roots: Iterable, known: Container[int] = ()) -> list[Expr]:
    """Every node below `roots`, each once, arguments before their users; without recursion.

    Nodes whose identity is in `known`, and what is below them only, are left out.
    """
    seen: set[int] = set()
    order: list[Expr] = []
    waiting: list[tuple] = []  # nodes on the way down, with those of their parts that are left
    for root in roots:
        if type(root) is not Expr or id(root) in seen or id(root) in known:
            continue
        seen.add(id(root))
        node, parts = root, iter(root.below)
        while True:
            for part in parts:
                i = id(part)
                if i not in seen and i not in known:
                    seen.add(i)
                    if part.below:
                        waiting.append((node, parts))
                        node, parts = part, iter(part.below)
                        break
                    order.append(part)
            else:
                order.append(node)
                if not waiting:
                    break
                node, parts = waiting.pop()
    return order


def names(*values) -> set[str]:
    """The variables that expressions or calls read; a call's function is not among them."""
    found, graph = 0, None
    for v in values:
        for a in v.args if type(v) is Call else (v,):
            if type(a) is Expr:
                found, graph = found | a.mask, a.graph
    return graph.named(found) if graph is not None else set()


def mask(values: Iterable) -> int:
    """The same as a mask, one bit a name."""
    found = 0
    for v in values:
        for a in v.args if type(v) is Call else (v,):
            if type(a) is Expr:
                found |= a.mask
    return found


def rebuild(value, change: dict):
    """`value` with the nodes that are keys of `change` (by identity) replaced."""
    if type(value) is Call:
        return Call(value.function, tuple(rebuild(a, change) for a in value.args))
    if type(value) is not Expr:
        return value
    done: dict[int, object] = {id(k): v for k, v in change.items()}
    for node in postorder([value]):
        if id(node) in done:
            continue
        if node.op is None:
            done[id(node)] = node
            continue
        args = tuple(done[id(a)] if type(a) is Expr else a for a in node.args)
        attrs = tuple((n, done[id(v)] if type(v) is Expr else v) for n, v in node.attrs)
        same = all(a is b for a, b in zip((*args, *(v for _, v in attrs)), node.parts))
        done[id(node)] = node if same else node.graph.node(node.op, args, attrs)
    return done[id(value)]


def own(value, former):
    """`value`, or a copy where it is a name's array and `former`, in whose place it is, a new one.

    A new array may be written to while the old one lies on a stack.
    """
    named = type(value) is Expr and value.op is None
    new = type(former) is Expr and former.op is not None
    return value.graph.node(COPY, (value,)) if named and new else value


def statements(body: Body):
    """Every statement of a body and of the bodies in it, in order."""
    for s in body:
        yield s
        if type(s) in HOLDERS:
            for inner in bodies(s):
                yield from statements(inner)


def bodies(s: Statement) -> tuple[Body, ...]:
    """The bodies that a statement holds."""
    if type(s) is If:
        return s.body, s.orelse
    return (s.body,) if type(s) in (For, While, Def) else ()


def reads(s: Statement) -> tuple:
    """The values that a statement itself reads, those of its inner bodies left out."""
    match s:
        case Assign():
            return (*s.index, s.value) if s.index else (s.value,)
        case If() | While():
            return (s.test,)
        case For():
            return s.start, s.stop, s.step
        case Leave():
            return s.values
    return ()


def given(s: Statement) -> tuple[str, ...]:
    """The names that a statement itself assigns, those of its inner bodies left out."""
    return s.targets if type(s) is Assign else (s.name,) if type(s) is For else ()


def assigned(body: Body) -> set[str]:
    """The names that a body assigns, element writes and loop names included, Defs left out."""
    found: set[str] = set()
    for s in body:
        if type(s) is Assign:
            found.update(s.targets)
        elif type(s) is not Def:
            if type(s) is For:
                found.add(s.name)
            for inner in bodies(s):
                found |= assigned(inner)
    return found


def changed(body: Body) -> set[str]:
    """The names that stand for something else after a body: those it assigns, and its stacks."""
    calls = (s.value for s in statements(body) if type(s) is Assign and type(s.value) is Call)
    return assigned(body) | {c.args[0].args[0] for c in calls if c.function in (APPEND, POP)}


def same(a, b) -> bool:
    """Whether two values are one: the same node, or equal numbers of one type."""
    if type(a) is Expr or type(b) is Expr:
        return a is b
    return type(a) is type(b) and a == b


def assert_never(statement: NoReturn) -> NoReturn:
    """End a match over all six statements; typing has one from Python 3.11 on."""
    raise AssertionError(f"no case for {statement!r}")
