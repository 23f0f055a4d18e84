"""The surface tree: a program as its author wrote it, loss-free, with spans.

The evaluator, the formatter and every error read this tree; `lower` turns it into the core.
Every node is one row: its fields in order.  Names follow Python's own `ast` where the two agree.
Nodes are frozen, and `span` (offsets into the Source) takes no part in comparison.
"""

from __future__ import annotations

from gradcli.errors import Source

TYPE_CHECKING = False  # typing's own costs an import of milliseconds
if TYPE_CHECKING:
    from typing import Any, dataclass_transform
else:

    def dataclass_transform(**_):
        """typing has it from Python 3.11 on."""
        return lambda cls: cls


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


CONSTRUCTORS: tuple[Any, ...] = (_of_none, _of_one, _of_two, _of_three, *[_of_more] * 4)


class Caret(str):
    """The operator `^`: equal to "**", which it means, and printed as its author wrote it."""

    __slots__ = ()


CARET = Caret("**")


def field(*, default: Any = None, kw_only: bool = True) -> Any:
    """What type checkers know the default of `span` by."""
    return default


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Fields(type):
    """The class of the nodes' classes: a node's annotations are its fields, its slots, what it is
    matched by and what its constructor takes, in their order.
    """

    def __new__(cls, name: str, bases: tuple, namespace: dict[str, Any]):
        fields = tuple(namespace.get("__annotations__", ()))
        for name_of_field in fields:
            namespace.pop(name_of_field, None)  # a default that type checkers read
        namespace["__slots__"] = fields
        node: Any = super().__new__(cls, name, bases, namespace)
        if bases:
            slots = [node.__dict__[name].__set__ for name in fields]
            span_to = Node.__dict__["span"].__set__
            node.__match_args__ = fields  # type: ignore[misc]  # which mypy derives by itself
            node.__init__ = CONSTRUCTORS[len(slots)](span_to, *slots)
        return node


class Node(metaclass=Fields):
    """A frozen tree node; the annotations of a subclass are its fields."""

    span: Any = field(default=None, kw_only=True)  # a Span; None of a node that no text has

    def __setattr__(self, name, value):
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __setstate__(self, state: tuple[None, dict[str, Any]]) -> None:
        for name, value in state[1].items():  # of a pickle
            object.__setattr__(self, name, value)

    def fields(self) -> tuple:
        names: tuple[str, ...] = self.__match_args__
        return tuple(getattr(self, name) for name in names)

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
# ruff: noqa: E701, E702
# -- expressions ------------------------------------------------------------------------------
class Number(Node): value: int | float | complex; text: str | None  # as its author spelled it
class Boolean(Node): value: bool
class NoneLiteral(Node): ...
class String(Node): value: str; text: str | None
class Name(Node): id: str
class Attribute(Node): value: Node; name: str                # np.sin, a.shape
class Call(Node): function: Node; args: Nodes; keywords: tuple[tuple[str, Node], ...]  # or "**"
class Subscript(Node): value: Node; index: Node              # index: expr | Slice | Tuple of them
class Slice(Node): start: Node | None; stop: Node | None; step: Node | None
class Ellipsis(Node): ...
class Unary(Node): op: str; operand: Node                    # "-" "+" "~" "not"
class Binary(Node): op: str; left: Node; right: Node         # "+ - * / // % @ ** & | << >>", CARET
class Compare(Node): first: Node; ops: tuple[str, ...]; rest: Nodes  # a < b <= c; also "not in"
class BoolOp(Node): op: str; values: Nodes                   # "and" | "or"
class Conditional(Node): test: Node; body: Node; orelse: Node  # body if test else orelse
class List(Node): items: Nodes
class Tuple(Node): items: Nodes
class NamedExpr(Node): target: Name; value: Node             # (target := value)
class Starred(Node): value: Node                             # f(*value), and the default of *rest
class Gathered(Node): items: Nodes; is_list: bool            # (a, *b), [a, *b]: some are starred
class Dict(Node): items: tuple[tuple[Node | None, Node], ...]  # key, value; None of **value
class Lambda(Node): parameters: tuple[Parameter, ...]; value: Node
class Comprehension(Node): element: Node; clauses: tuple[Clause, ...]  # element: a Pair in a dict
class Generator(Node): items: Comprehension                  # (… for … in …)
class Fault(Node): error: Any; foreign: bool; text: str      # what no run may get to: unreached.py
class Pair(Node): key: Node; value: Node
class Clause(Node): target: Node; iterable: Node; tests: Nodes  # for target in iterable if test …
class FString(Node): parts: tuple[str | Field, ...]; text: str
class Field(Node): value: Node; shown: str; conversion: str; spec: tuple[str | Field, ...]
# {value!r:spec}: shown is "x=" of {x=}, else ""; conversion "r", "s", "a" or ""


# -- statements -------------------------------------------------------------------------------
class Assign(Node): targets: Nodes; value: Node              # a = b = value: two targets
class AugAssign(Node): target: Node; op: str; value: Node    # op without its "="
class Declare(Node): name: str; type: str; shape: Nodes | None; default: Node | None
class Expression(Node): value: Node
class If(Node): branches: tuple[tuple[Node, Block], ...]; orelse: Block  # (test, body), …
class For(Node): target: Node; iterable: Node; body: Block; orelse: Block
class While(Node): test: Node; body: Block; orelse: Block
class Break(Node): ...
class Continue(Node): ...
class Pass(Node): ...
class Return(Node): value: Node | None
class Yield(Node): value: Node | None; many: bool            # many: yield from value
class Parameter(Node):
    name: str; default: Node | None; annotation: Node | None
    by: str  # how alone it is given: "/" by its place, "*" by its name, "" by either
class Def(Node):
    name: str; parameters: tuple[Parameter, ...]; body: Block; decorators: Nodes
    returns: Node | None
class Import(Node): module: str; alias: str | None           # import numpy as np
class ImportFrom(Node): module: str; names: tuple[tuple[str, str | None], ...]  # name, alias
class Assert(Node): test: Node; message: Node | None
class Delete(Node): targets: Nodes
class Global(Node): names: tuple[Name, ...]
class Nonlocal(Node): names: tuple[Name, ...]
class Raise(Node): value: Node | None; cause: Node | None
class Try(Node): body: Block; handlers: tuple[Handler, ...]; orelse: Block; final: Block
class Handler(Node): types: Node | None; name: str | None; body: Block  # except types as name
class With(Node): items: tuple[tuple[Node, Node | None], ...]; body: Block  # expr as target, …
# fmt: on
Nodes = tuple[Node, ...]
Block = tuple[Node, ...]  # statements


class Comment(Node):
    """A `#` comment: its text with the sign, and whether it stands on a line of its own."""

    text: str
    alone: bool


class Module(Node):
    """A whole program: its statements, its comments in order, and its source."""

    body: Block
    comments: tuple[Comment, ...]
    source: Source

    def __eq__(self, other):
        return type(other) is Module and self.body == other.body


Expr = (
    Number | Boolean | NoneLiteral | String | Name | Attribute | Call | Subscript | Ellipsis | Unary
    | Binary | Compare | BoolOp | Conditional | List | Tuple | Dict | Lambda | Comprehension
    | FString | NamedExpr | Starred | Gathered | Generator | Fault
)  # fmt: skip


LEAVES = frozenset({Number, Name})  # half of all nodes, with no other below them


def children(node: Node) -> list[Node]:
    """The nodes directly below `node`, in source order."""
    found: list[Node] = []
    names: tuple[str, ...] = node.__match_args__
    for name in names:
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
