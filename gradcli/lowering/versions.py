"""Single assignment: the statements of the core while a program is staged.

Every variable is a version of an author's name and is assigned once, so that what was read stays
what it was.  A write to an array or a stack is an operation that gives a new version of it; a join
is an assignment on each way to it (an edge, all of its pairs at once, as the arguments of a block).
`naming` gives the names back.
"""

from collections.abc import Iterator

from gradcli.core.ir import Expr
from gradcli.errors import Span
from gradcli.language.syntax import surface
from gradcli.lowering.records import NEW_LIST, Record

MARK = "\0"  # between an author's name and the number of a version, which no name has
UNNAMED = "?"  # before a name that is not the author's: the first name that is bound to it is its


def base(name: str) -> str:
    """The author's name that a variable is a version of; "" of what has none."""
    return name.partition(MARK)[0]


# -- what is not an expression --------------------------------------------------------------------
class Store(Record):
    """A new version of an array, in which an element is another."""

    old: Expr
    index: tuple
    value: object
    span: Span | None  # of the element that is written


class Push(Record):
    old: Expr
    value: object


class Pop(Record):
    """Two values: the rest of a stack, and the item."""

    old: Expr


class Invoke(Record):
    """A call of a function of the core, with as many results as there are targets."""

    function: "Function"
    args: list


class Function(Record):
    """A function of the core: the first `fixed` parameters are the author's, the rest captures."""

    name: str
    node: surface.Def
    params: list
    fixed: int = 0
    body: list = NEW_LIST


# -- statements -----------------------------------------------------------------------------------
class Assign(Record):
    """Targets and values, all at once."""

    targets: list = NEW_LIST
    values: list = NEW_LIST
    span: Span | None = None
    edge: bool = False
    augmented: bool = False


class If(Record):
    test: object
    body: list
    orelse: list
    span: Span | None = None


class For(Record):
    counter: Expr
    bounds: tuple  # start, stop, step
    body: list
    span: Span | None = None
    reverse: bool = False


class While(Record):
    test: object
    body: list
    span: Span | None = None


class Leave(Record):
    how: str  # break, continue, return
    values: list = NEW_LIST
    span: Span | None = None


Statement = Assign | If | For | While | Leave


def definitions(s: Statement) -> list[tuple]:
    """What a statement itself assigns: (variable, value), the value None where it is one of several
    that come at once, or a count."""
    if isinstance(s, For):
        return [(s.counter, None)]
    if not isinstance(s, Assign):
        return []
    one = len(s.values) == len(s.targets)
    return list(zip(s.targets, s.values if one else [None] * len(s.targets)))


def augmented(s: Assign, v) -> Expr | None:
    """What x op= e changes, where x is an array."""
    first = v.args[0] if s.augmented and type(v) is Expr and v.args else None
    return first if is_variable(first) else None


def is_variable(e) -> bool:
    return type(e) is Expr and e.op is None


def reads(s: Statement) -> list:
    """The expressions that a statement itself reads, those of its blocks left out."""
    match s:
        case Assign():
            return [e for v in s.values for e in parts(v)]
        case If() | While():
            return [s.test]
        case For():
            return list(s.bounds)
        case Leave():
            return s.values
    return []


def parts(value) -> list:
    """The expressions that a value is made of."""
    match value:
        case Store():
            return [value.old, *value.index, value.value]
        case Push():
            return [value.old, value.value]
        case Pop():
            return [value.old]
        case Invoke():
            return value.args
    return [value]


def mapped(value, change):
    """The value with `change(expression)` in the place of each of its expressions."""
    match value:
        case Store():
            index = tuple([change(i) for i in value.index])
            return Store(change(value.old), index, change(value.value), value.span)
        case Push():
            return Push(change(value.old), change(value.value))
        case Pop():
            return Pop(change(value.old))
        case Invoke():
            return Invoke(value.function, [change(a) for a in value.args])
    return change(value)


def blocks(s: Statement) -> list:
    match s:
        case If():
            return [s.body, s.orelse]
        case For() | While():
            return [s.body]
    return []


def statements(block: list) -> Iterator[Statement]:
    """The statements of a block and of the blocks in it, in order."""
    for s in block:
        yield s
        for inner in blocks(s):
            yield from statements(inner)


def invokes(block: list) -> Iterator[Invoke]:
    """The calls of functions of the core in a block."""
    for s in statements(block):
        for v in s.values if isinstance(s, Assign) else ():
            if isinstance(v, Invoke):
                yield v


def mask(expressions) -> int:
    """The variables of expressions, a bit each."""
    found = 0
    for e in expressions:
        if type(e) is Expr:
            found |= e.mask
    return found
