"""The surface tree: a program as its author wrote it, loss-free, with spans.

The evaluator, the formatter and every error read this tree; `lower` turns it into the core.
Every node is one row: its fields in order.  Names follow Python's own `ast` where the two agree.
Nodes are frozen, and `span` (offsets into the Source) takes no part in comparison.
"""

from gradcli.errors import Source, Span


# The parser builds a node for every second token, so each class gets a constructor for its number
# of fields, which writes the slots directly: a third of the time of a loop over their names.
def _of_none(span_to):
    def __init__(self, *, span=None):
        span_to(self, span)

    return __init__


def _of_one(span_to, a_to):
    def __init__(self, a, /, *, span=None):
        a_to(self, a)
        span_to(self, span)

    return __init__


def _of_two(span_to, a_to, b_to):
    def __init__(self, a, b, /, *, span=None):
        a_to(self, a)
        b_to(self, b)
        span_to(self, span)

    return __init__


def _of_three(span_to, a_to, b_to, c_to):
    def __init__(self, a, b, c, /, *, span=None):
        a_to(self, a)
        b_to(self, b)
        c_to(self, c)
        span_to(self, span)

    return __init__


def _of_more(span_to, *setters):
    def __init__(self, *values, span=None):
        for to, value in zip(setters, values, strict=True):
            to(self, value)
        span_to(self, span)

    return __init__


CONSTRUCTORS = (_of_none, _of_one, _of_two, _of_three, *[_of_more] * 4)


class Caret(str):
    """The operator `^`: equal to "**", which it means, and printed as its author wrote it."""

    __slots__ = ()


CARET = Caret("**")


class Node:
    """A frozen tree node; the fields of a subclass are its `__slots__`."""

    __slots__ = ("span",)
    __match_args__: tuple[str, ...] = ()
    span: Span | None

    def __init_subclass__(cls):
        cls.__match_args__ = tuple(cls.__slots__)
        slots = [cls.__dict__[name].__set__ for name in cls.__slots__]
        cls.__init__ = CONSTRUCTORS[len(slots)](Node.__dict__["span"].__set__, *slots)

    def __init__(self, *values, span: Span | None = None):
        """The fields in order; every subclass has its own, from CONSTRUCTORS."""
        raise TypeError("Node is abstract")

    def __setattr__(self, name, value):
        raise AttributeError(f"{type(self).__name__} is frozen")

    def fields(self) -> tuple:
        return tuple(getattr(self, name) for name in self.__match_args__)

    def __eq__(self, other):
        if type(self) is not type(other):
            return False
        pairs = [(self.fields(), other.fields())]
        while pairs:  # no recursion: a sum of any length, and any nesting
            left, right = pairs.pop()
            if type(left) is tuple:
                if type(right) is not tuple or len(left) != len(right):
                    return False
                pairs.extend(zip(left, right))
            elif isinstance(left, Node):
                if type(left) is not type(right):
                    return False
                pairs.append((left.fields(), right.fields()))
            elif left != right:
                return False
        return True

    def __hash__(self):
        return hash((type(self), self.fields()))

    def __repr__(self):
        return f"{type(self).__name__}({', '.join(map(repr, self.fields()))})"


# fmt: off
# ruff: noqa: E701
# -- expressions ------------------------------------------------------------------------------
class Number(Node): __slots__ = ("value", "text")            # int | float | complex; its spelling
class Boolean(Node): __slots__ = ("value",)                  # True | False
class NoneLiteral(Node): __slots__ = ()
class String(Node): __slots__ = ("value", "text")
class Name(Node): __slots__ = ("id",)
class Attribute(Node): __slots__ = ("value", "name")         # np.sin, a.shape
class Call(Node): __slots__ = ("function", "args", "keywords")  # keywords: ((name, expr), …)
class Subscript(Node): __slots__ = ("value", "index")        # index: expr | Slice | Tuple of them
class Slice(Node): __slots__ = ("start", "stop", "step")     # each an expr or None
class Ellipsis(Node): __slots__ = ()
class Unary(Node): __slots__ = ("op", "operand")             # "-" "+" "~" "not"
class Binary(Node): __slots__ = ("op", "left", "right")      # "+ - * / // % @ ** & | << >>", CARET
class Compare(Node): __slots__ = ("first", "ops", "rest")    # a < b <= c; also "in", "is", "not in"
class BoolOp(Node): __slots__ = ("op", "values")             # "and" | "or"
class Conditional(Node): __slots__ = ("test", "body", "orelse")  # body if test else orelse
class List(Node): __slots__ = ("items",)
class Tuple(Node): __slots__ = ("items",)
class Dict(Node): __slots__ = ("items",)                     # ((key, value), …)
class Lambda(Node): __slots__ = ("parameters", "value")
class Comprehension(Node): __slots__ = ("element", "clauses")  # element: expr, or Pair of a dict
class Pair(Node): __slots__ = ("key", "value")
class Clause(Node): __slots__ = ("target", "iterable", "tests")  # for target in iterable if test …
class FString(Node): __slots__ = ("parts", "text")           # parts: str | Field; its spelling
class Field(Node): __slots__ = ("value", "shown", "conversion", "spec")
# {value!r:spec}: shown is "x=" of {x=}, else ""; conversion "r", "s", "a" or ""; spec: parts


# -- statements -------------------------------------------------------------------------------
class Assign(Node): __slots__ = ("targets", "value")         # a = b = value: two targets
class AugAssign(Node): __slots__ = ("target", "op", "value")  # op without its "="
class Declare(Node): __slots__ = ("name", "type", "shape", "default")  # shape: None of any
class Expression(Node): __slots__ = ("value",)
class If(Node): __slots__ = ("branches", "orelse")           # branches: ((test, body), …)
class For(Node): __slots__ = ("target", "iterable", "body")
class While(Node): __slots__ = ("test", "body")
class Break(Node): __slots__ = ()
class Continue(Node): __slots__ = ()
class Pass(Node): __slots__ = ()
class Return(Node): __slots__ = ("value",)                   # value: expr | None
class Parameter(Node): __slots__ = ("name", "default", "annotation")
class Def(Node): __slots__ = ("name", "parameters", "body", "decorators", "returns")
class Import(Node): __slots__ = ("module", "alias")          # import numpy as np
class ImportFrom(Node): __slots__ = ("module", "names")      # names: ((name, alias | None), …)
class Assert(Node): __slots__ = ("test", "message")          # message: expr | None
class Delete(Node): __slots__ = ("targets",)
class Raise(Node): __slots__ = ("value", "cause")            # each an expr or None
class Try(Node): __slots__ = ("body", "handlers", "orelse", "final")
class Handler(Node): __slots__ = ("types", "name", "body")   # except types as name: each or None
class With(Node): __slots__ = ("items", "body")              # items: ((expr, target | None), …)
# fmt: on


class Comment(Node):
    """A `#` comment: its text with the sign, and whether it stands on a line of its own."""

    __slots__ = ("text", "alone")


class Module(Node):
    """A whole program: its statements, its comments in order, and its source."""

    __slots__ = ("body", "comments", "source")
    source: Source

    def __eq__(self, other):
        return type(other) is Module and self.body == other.body

    __hash__ = None


Expr = (
    Number | Boolean | NoneLiteral | String | Name | Attribute | Call | Subscript | Ellipsis | Unary
    | Binary | Compare | BoolOp | Conditional | List | Tuple | Dict | Lambda | Comprehension
    | FString
)  # fmt: skip


LEAVES = frozenset({Number, Name})  # half of all nodes, with no other below them


def children(node: Node) -> list[Node]:
    """The nodes directly below `node`, in source order."""
    found: list[Node] = []
    for name in node.__match_args__:
        value = getattr(node, name)
        if isinstance(value, Node):
            found.append(value)
        elif type(value) is tuple:
            _held(value, found)
    return found


def _held(values: tuple, found: list[Node]) -> None:
    """Add the nodes in a field of nodes, or of tuples of them, to `found`."""
    for value in values:
        if isinstance(value, Node):
            found.append(value)
        elif type(value) is tuple:
            _held(value, found)


def walk(node: Node):
    """`node` and every node below it, in source order, without recursion."""
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        if type(node) not in LEAVES:
            stack += children(node)[::-1]
