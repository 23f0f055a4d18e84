"""Typed statements: a program as machines run it, whatever language it is printed in.

A value has a kind: "real" (a double), "int" (64 bits) or "bool".  It is a small tree; a node that
is one object is one value within its statement.  Everything is said: conversions are operations,
whole arithmetic is checked (`add`) or known to stay within 64 bits (`add!`), an index is checked
(`Place`) or known to be in its array.  What is checked and fails ends the run with `FAULT`: what
the words for it are, the tape knows.

Arrays are memory of a known size, row after row; a stack grows.
"""

from collections.abc import Iterator
from typing import NamedTuple

KINDS = ("bool", "int", "real")


# -- values ---------------------------------------------------------------------------------------
class Const(NamedTuple):
    """A number."""

    kind: str
    value: float | int | bool


class Get(NamedTuple):
    """What a name holds."""

    kind: str
    name: str


class Item(NamedTuple):
    """The element of an array at a place, which is in it."""

    kind: str
    array: str
    place: "Value"


class Op(NamedTuple):
    """An operation on numbers, all of which are computed."""

    kind: str
    row: str
    args: "tuple[Value, ...]"


class Choose(NamedTuple):
    """One of two values; the other is not computed."""

    kind: str
    test: "Value"
    yes: "Value"
    no: "Value"


class Place(NamedTuple):
    """An index of an axis of `length` elements, from 0 on: checked, and wrapped where below 0."""

    at: "Value"
    length: "Value"
    below: bool  # whether it may be below 0

    @property
    def kind(self) -> str:
        return "int"


class Held(NamedTuple):
    """How many numbers are on a stack."""

    stack: str

    @property
    def kind(self) -> str:
        return "int"


class OfTarget:
    """A value in a form that only a target knows, such as C's text of a counter."""

    kind: str


Value = Const | Get | Item | Op | Choose | Place | Held | OfTarget


# -- statements -----------------------------------------------------------------------------------
class Set(NamedTuple):
    """A name takes a number."""

    name: str
    value: Value


class Put(NamedTuple):
    """An element takes a number."""

    array: str
    place: Value
    value: Value


class Check(NamedTuple):
    """The run ends where a truth is false."""

    test: Value


class Each(NamedTuple):
    """A name counts from 0 up to a number: over elements, which are no steps."""

    name: str
    rounds: Value
    body: "list[Statement]"


class Loop(NamedTuple):
    """A name goes over range(start, stop, step), or back over it; each round is a step."""

    name: str
    start: Value
    stop: Value
    step: Value
    reverse: bool
    body: "list[Statement]"


class Repeat(NamedTuple):
    """As long as a test holds, which `before` computes; each round is a step."""

    before: "list[Statement]"
    test: Value
    body: "list[Statement]"


class Branch(NamedTuple):
    test: Value
    then: "list[Statement]"
    orelse: "list[Statement]"


class Push(NamedTuple):
    stack: str
    value: Value


class Pop(NamedTuple):
    """A name takes the number that was pushed last; without a name it is dropped."""

    name: str
    stack: str


class PushAll(NamedTuple):
    """The elements of an array go on a stack."""

    stack: str
    array: str
    size: Value


class PopAll(NamedTuple):
    """The elements of an array come back from a stack; without a name they are dropped."""

    array: str
    stack: str
    size: Value


class Clear(NamedTuple):
    """A stack is made anew, without numbers."""

    stack: str


class Fill(NamedTuple):
    """All elements of an array are 0."""

    array: str
    size: Value


class Copy(NamedTuple):
    """The elements of an array, of the same kind and size, become another's."""

    array: str
    other: str
    size: Value


class Total(NamedTuple):
    """A name takes the sum of real elements from a place on, added in pairs as NumPy does."""

    name: str
    array: str
    place: Value
    size: Value


class Apply(NamedTuple):
    """An array takes what a row of Python's gives of whole arrays, which is called back.

    attributes: the row's own; axes: the lengths of the array, and given those of each argument.
    """

    row: str
    attributes: tuple[tuple[str, float | str | None], ...]
    array: str
    axes: tuple[Value, ...]
    given: tuple[tuple[str, tuple[Value, ...]], ...]


class Matrix(NamedTuple):
    """A matrix of reals in memory: the element of row i and column j is at place + i*row +
    j*column."""

    array: str
    place: Value
    row: Value
    column: Value

    def at(self, i: Value, j: Value) -> Item:
        place = plus(plus(self.place, times(i, self.row)), times(j, self.column))
        return Item("real", self.array, place)


class Product(NamedTuple):
    """A matrix takes the product of two others, (rows, inner) by (inner, columns), or has it added;
    it shares no memory with them.  loops: the statements that do so element by element."""

    result: Matrix
    left: Matrix
    right: Matrix
    rows: Value
    inner: Value
    columns: Value
    added: bool
    loops: "list[Statement]"


class Dot(NamedTuple):
    """A name takes the sum of products of two vectors of reals, each a row.  loops: the statements
    that do so element by element."""

    name: str
    left: Matrix
    right: Matrix
    size: Value
    loops: "list[Statement]"


class Invoke(NamedTuple):
    """A call of a function: numbers, and names of arrays, in its order; each of its numbers goes
    to a name."""

    function: str
    args: list[Value | str]  # or the name of an array
    arrays: list[str]  # that results go to
    names: list[str]


class Leave(NamedTuple):
    """break, continue or return; the values are the numbers that a function gives back."""

    how: str
    values: tuple[Value, ...] = ()


Statement = (
    Set | Put | Check | Each | Loop | Repeat | Branch | Push | Pop | PushAll | PopAll | Clear
    | Fill | Copy | Total | Product | Dot | Apply | Invoke | Leave
)  # fmt: skip


def within(body: list[Statement]) -> Iterator[Statement]:
    """The statements of a body, and those in them."""
    for s in body:
        yield s
        match s:
            case Each(_, _, inner) | Loop(_, _, _, _, _, inner):
                yield from within(inner)
            case Repeat(before, _, inner) | Branch(_, before, inner):
                yield from within([*before, *inner])
            case Product() | Dot():
                yield from within(s.loops)


class Function:
    """parameters: (name, kind, whether it is an array), in order; arrays_out: the names of arrays
    that results are written to; results: the kinds of the numbers that it gives back; slots: the
    kinds of its names of numbers; arrays: its own arrays, name -> (kind, size); stacks: the kinds
    of what is on them.
    """

    def __init__(self, name: str):
        self.name = name
        self.parameters: list[tuple[str, str, bool]] = []
        self.arrays_out: list[tuple[str, str]] = []
        self.results: list[str] = []
        self.slots: dict[str, str] = {}
        self.arrays: dict[str, tuple[str, Value]] = {}
        self.stacks: dict[str, str] = {}
        self.kinds: dict[str, str] = {}  # of the elements of every array
        self.body: list[Statement] = []


# -- making values --------------------------------------------------------------------------------
def whole(k: int) -> Const:
    return Const("int", k)


ZERO, ONE = whole(0), whole(1)


def known_whole(value: Value) -> int | None:
    """A whole number that is written; None of one that is known only when it runs."""
    return int(value.value) if type(value) is Const else None


def plus(a: Value, b: Value) -> Value:
    """The sum of two places, or lengths, which are far below 64 bits."""
    m, n = known_whole(a), known_whole(b)
    if m is not None and n is not None:
        return whole(m + n)
    if a == ZERO:
        return b
    return a if b == ZERO else Op("int", "add!", (a, b))


def times(a: Value, b: Value) -> Value:
    m, n = known_whole(a), known_whole(b)
    if m is not None and n is not None:
        return whole(m * n)
    if ZERO in (a, b):
        return ZERO
    if a == ONE:
        return b
    return a if b == ONE else Op("int", "multiply!", (a, b))


def minus(a: Value, b: Value) -> Value:
    m, n = known_whole(a), known_whole(b)
    if m is not None and n is not None:
        return whole(m - n)
    return a if b == ZERO else Op("int", "subtract!", (a, b))


def parts(value: Value) -> tuple[Value, ...]:
    """The values that a value is made of."""
    match value:
        case Item(_, _, place):
            return (place,)
        case Op(_, _, args):
            return args
        case Choose(_, test, yes, no):
            return test, yes, no
        case Place(at, length, _):
            return at, length
    return ()


def nodes(value: object) -> Iterator[Value]:
    """A value and what it is made of, each once; nothing of what is no value."""
    waiting, seen = [value], set()
    while waiting:
        node = waiting.pop()
        if id(node) not in seen and isinstance(node, Value):
            seen.add(id(node))
            yield node
            waiting += parts(node)
