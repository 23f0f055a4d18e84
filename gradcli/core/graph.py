"""The interned graph of a core program's expressions, and the rows that only the core has.

The leaves of an expression are variables and plain numbers.  `Graph` interns nodes: equal
expressions are one object, and walks memoise by identity.  What only control flow may evaluate
(`and`, `or`, a conditional expression) is a node whose row is in LAZY: it is never taken apart.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from gradcli.ops.dispatch import CALLS, World
from gradcli.ops.reductions import total
from gradcli.ops.rows import FLAT, STATIC, TABLE, Op, bilinear, linear

LONGEST = 12  # numbers in a row of an array that is written out
MANY = 1 << 20  # operations of a tree, more than anyone counts


class Unshaped(TypeError):
    """A function asked for the shape of an expression, which is known only when it runs."""


class Unvalued(Unshaped, AttributeError):
    """A function asked for the value of an expression, which there is only when it runs."""


class Expr(World):
    """A node of the expression graph: a row applied to arguments (op None: a variable)."""

    op: Op  # None of a variable: who walks an expression asks for that first
    args: tuple
    attrs: tuple
    graph: Graph
    parts: tuple
    below: tuple[Expr, ...]
    mask: int
    size: int
    __slots__ = tuple(__annotations__)
    level = 0

    def __init__(self, op: Op | None, args: tuple, attrs: tuple, graph: Graph):
        self.op, self.args, self.attrs, self.graph = op, args, attrs, graph  # type: ignore[assignment]
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
        found = CALLS[-1](op, args, attrs) if CALLS else None
        if found is not None:
            return found
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

    def rank(self) -> int | None:
        """How many axes there are, where the program's text tells it."""
        shape = self.graph.shape_of and self.graph.shape_of(self)
        return len(shape) if type(shape) is tuple else None

    def length(self, axis: int) -> int | Expr:
        """The length of an axis: a number where the program's text tells it."""
        shape = self.graph.shape_of and self.graph.shape_of(self)
        if type(shape) is tuple and -len(shape) <= axis < len(shape) and type(shape[axis]) is int:
            return shape[axis]
        return self.graph.node(TABLE["getitem"], (self.graph.node(SHAPE, (self,)), axis))

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
    `written` is how many nodes of `pool`, the first, are the author's; `leaves` are its variables,
    and `ranks` has their places in products, once these are asked for, and the `written` that they
    are of.
    `constants` has the values of the variables that are the language's own, such as pi, and `bound`
    the names that are the program's; `wide` those, as bits, of its arrays, None where
    it computes with none.
    """

    __slots__ = (
        "bits", "bound", "called", "constants", "leaves", "order", "places", "pool",
        "ranks", "rows", "shape_of", "simplify", "wide", "written",
    )  # fmt: skip

    def __init__(self) -> None:
        self.bits: dict[str, int] = {}
        self.order: list[str] = []  # the names by the places of their bits
        self.pool: dict[tuple, Expr] = {}
        self.leaves: list[Expr] = []
        self.ranks: tuple[int, dict[int, int]] | None = None
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
            self.leaves.append(node)
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
        if not values or len(values) > LONGEST:
            raise Unshaped("a table of numbers, or of none, whose type nothing says")
        return self.node(ARRAY, tuple(map(self._numbers, values)))

    def intern(self, op: Op, args: tuple, attrs: tuple = ()) -> Expr:
        """The node as it is given, not simplified."""
        key: tuple = op, args
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


def is_whole(part) -> bool:
    """Whether a part of an index is `:`, a whole axis; ends that are values have no truth."""
    return type(part) is Expr and part.op is SLICE and all(end is None for end in part.args)


def _key(value):
    """What tells two arguments apart: 1, 1.0 and True differ, and so do 0.0 and -0.0."""
    if type(value) is Expr:
        return value
    return type(value), value if type(value) is int else repr(value)


# -- rows that only the core has: Python's own forms, and what control flow alone may evaluate ----
def _form(name: str, *args, variadic: bool = False, **facts) -> Op:
    return Op(name, args, variadic=variadic, elementwise=False, **facts)


# a if test else b: (test, a, b)
SELECT = _form(
    "select", STATIC, linear(None), linear(None), result_dtype="others", magnitude="chosen"
)
AND = _form("and", STATIC, variadic=True, family="logic")
OR = _form("or", STATIC, variadic=True, family="logic")
NOT = _form("not", STATIC, result_dtype="bool", family="logic")
# Python's own: the first of equals
MAX = _form(
    "max of", linear(None), variadic=True, result_dtype="common", magnitude="chosen", path="max"
)
MIN = _form(
    "min of", linear(None), variadic=True, result_dtype="common", magnitude="chosen", path="min"
)
SLICE = _form("slice", STATIC, STATIC, STATIC)
TUPLE = _form("tuple", STATIC, variadic=True)  # a shape, an index
# array([a, b, …])
ARRAY = _form(
    "array",
    linear(None),
    variadic=True,
    shape="stacked",
    result_dtype="common",
    magnitude="largest",
    path="np.array",
)
LIST = _form("list", STATIC, variadic=True)  # [], a stack
# an array of one's own
COPY = _form(
    "copy", linear(None), shape="first", result_dtype="first", magnitude="itself", path="np.copy"
)
LEN = _form("len", STATIC, shape_only=(0,), shape="number", result_dtype="int", magnitude="place")
SHAPE = _form("shape", STATIC, shape_only=(0,), result_dtype="int")
# of a text, compared with another as its attributes say: ("is", "c"), ("startswith", "c")
TEXT_IS = _form("text is", STATIC, shape="number", result_dtype="bool", family="logic")
TEXT_METHOD = _form(
    "text method", STATIC, shape="number", result_dtype="str"
)  # a text of a text: attribute "lower"
INT = _form("int", STATIC, shape="number", result_dtype="int", magnitude="largest")
FLOAT = _form(
    "float", linear(lambda g, x, out: g), shape="first", result_dtype="real", magnitude="largest"
)
# Python's round of a number to 1 to DIGITS digits after the point; of an array it is NumPy's
ROUND_TO = Op(
    "round to", (FLAT, STATIC), value=round, result_dtype="first", magnitude="largest", path="round"
)
# Python's sum of a list, from left to right, where NumPy's sum of an array adds in pairs
SUM_OF = _form(
    "sum of",
    *total.op.args,
    shape="reduced",
    result_dtype="counted",
    family="fold",
    fold="+",
    path="sum",
)
DIGITS = 22  # up to which powers of ten are reals
# a cotangent of a @ b carried back to a, and to b, whatever their axes: (g, that one, the other)
MATMUL_LEFT, MATMUL_RIGHT = (
    _form(name, bilinear(None), STATIC, bilinear(None), shape_only=(1,), shape="second")
    for name in ("matmul_left", "matmul_right")
)
FILLED_LIKE = ("zeros_like", "ones_like", "full_like")  # arrays in the shape of another
# Functions of math that give integers, which carry no derivative
WHOLE = tuple(f"math.{name}" for name in ("floor", "ceil", "trunc", "factorial", "comb", "isqrt"))
COUNT = {"shape": "number", "result_dtype": "int"}
_FACTS: dict[str, dict] = {  # of the forms below
    **{
        name: {"path": f"np.{name}", "shape_only": (0,), "shape": "first", "magnitude": "largest"}
        for name in FILLED_LIKE
    },
    **{name: {"shape_only": (0,), "magnitude": "place", **COUNT} for name in (".size", ".ndim")},
    **{name: {"magnitude": "largest", **COUNT} for name in ("round", *WHOLE)},
    "len range": {"magnitude": "range", **COUNT},
    "math.factorial": {"magnitude": "factorial", **COUNT},
    "math.isqrt": {"magnitude": "root", **COUNT},
    "math.comb": {"magnitude": "subsets", **COUNT},
    "zeros": {"path": "np.zeros", "shape": "filled", "result_dtype": "real"},
    "ones": {"path": "np.ones", "shape": "filled", "result_dtype": "real"},
    "eye": {"path": "np.eye", "shape": "unit", "result_dtype": "real"},
    "identity": {"path": "np.identity", "shape": "unit", "result_dtype": "real"},
    "linspace": {"path": "np.linspace", "shape": "spaced", "result_dtype": "real"},
    "arange": {
        "path": "np.arange", "shape": "ranged", "result_dtype": "counted", "magnitude": "largest",
    },
    "full": {
        "path": "np.full", "shape": "filled", "result_dtype": "others", "magnitude": "largest",
    },
    "bool": {"result_dtype": "bool"},
    "stop_gradient": {
        "shape": "first", "view": "in order", "result_dtype": "first", "magnitude": "itself",
    },
}  # fmt: skip
_FORMS: dict[str, Op] = {}


def constant_form(name: str) -> Op:
    """The row of a library function that carries no derivative: zeros, arange, math.floor."""
    if name not in _FORMS:
        _FORMS[name] = _form(name, STATIC, variadic=True, **_FACTS.get(name, {}))
    return _FORMS[name]


LAZY = frozenset({SELECT, AND, OR})
CHOICES = frozenset({SELECT, MAX, MIN})
OF_ANY_AXES = frozenset({*CHOICES, AND, OR, NOT, INT, FLOAT, COPY})  # beside what is elementwise
