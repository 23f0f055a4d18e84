"""The core: six statements over an interned graph of expressions.

`lower` brings every construct of the surface to these six; programs are differentiated and
compiled in this form.  Three invariants keep each pass short:

    a user's function is called only as the whole right side of an Assign, so that every other
    expression is pure and may be shared, moved or dropped;
    a `Leave` (break, continue, return) stands in tail position: nothing that runs follows it up
    to the loop or function that it leaves, so what it would skip sits in the other branch;
    a loop's body does not assign its loop's name.

Expressions, and the rows that only the core has, are in `graph`; they are the core's names too.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, NoReturn

from gradcli.core.graph import (  # noqa: F401 (as ir.Expr)
    AND,
    ARRAY,
    CHOICES,
    COPY,
    DIGITS,
    FILLED_LIKE,
    FLOAT,
    INT,
    LAZY,
    LEN,
    LIST,
    MATMUL_LEFT,
    MATMUL_RIGHT,
    MAX,
    MIN,
    NOT,
    OF_ANY_AXES,
    OR,
    ROUND_TO,
    SELECT,
    SHAPE,
    SLICE,
    SUM_OF,
    TEXT_IS,
    TEXT_METHOD,
    TUPLE,
    WHOLE,
    Expr,
    Graph,
    Unshaped,
    constant_form,
    is_whole,
)
from gradcli.language.syntax.surface import Node


# fmt: off
# ruff: noqa: E701, E702
class Call(Node): function: str; args: tuple[Value, ...]     # only as the value of an Assign
class Assign(Node): targets: Names; index: tuple; value: Value | Call  # index: of an element, or ()
class If(Node): test: Value; body: Body; orelse: Body
class For(Node): name: str; start: Value; stop: Value; step: Value; reverse: bool; body: Body
class While(Node): test: Value; body: Body
class Leave(Node): how: str; values: tuple[Value, ...]       # "break" | "continue" | "return"
class Def(Node): name: str; parameters: Names; body: Body
# fmt: on
Names = tuple[str, ...]
Value = Any  # an Expr, or a number of Python's: who reads one asks `type(value) is Expr`
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
    that is known of the program that this one was made of; annotated: the inputs that the author
    says are each an "array" or a "list"; summed: of a derivative, whether the
    program that it is of has several values, whose sum was differentiated.
    """

    __slots__ = ("graph", "inputs", "header", "body", "outputs", "spelling", "taken", "constants",
                 "kinds", "arrays", "annotated", "summed", "_writes")  # fmt: skip

    def __init__(self, graph, inputs, header, body, outputs, spelling, taken, constants):
        self.graph, self.inputs, self.header, self.body = graph, inputs, header, body
        self.outputs, self.spelling, self.taken = outputs, spelling, taken
        self.constants = constants
        self.kinds = self.arrays = self._writes = None
        self.summed = False
        self.annotated: dict[str, str] = {}

    @property
    def defs(self) -> dict[str, Def]:
        """The functions, by their names."""
        return {s.name: s for s in self.body if type(s) is Def}

    @property
    def writes(self) -> bool:
        """Whether a statement of it, or of its functions, writes an element."""
        if self._writes is None:
            self._writes = any(type(s) is Assign and bool(s.index) for s in statements(self.body))
        return self._writes

    def with_body(self, body: Body, outputs: tuple, header: tuple | None = None) -> Program:
        """This program with another body and other outputs; the rest is shared."""
        new = Program(
            self.graph, self.inputs, self.header if header is None else header, body, outputs,
            self.spelling, self.taken, self.constants,
        )  # fmt: skip
        new.arrays, new.summed, new.annotated = self.arrays, self.summed, self.annotated
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
        if type(root) is not Expr:
            continue
        i = id(root)
        if i in seen or i in known:
            continue
        seen.add(i)
        if not root.below:
            order.append(root)
            continue
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


def statements(body: Iterable[Statement]):
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
    return (s.body,) if type(s) is For or type(s) is While or type(s) is Def else ()


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
