"""The value domain: what a name can stand for while a program is staged, and the heap.

A value is a structure with leaves.  `leaves` and `rebuilt` take it apart and put it together, and
parameters, results, joins and the keys of specialised functions are made of that pair.
"""

from collections.abc import Callable, Iterator

from gradcli.core.ir import Expr
from gradcli.language.syntax import surface
from gradcli.lowering.records import NEW_LIST, Record, Value
from gradcli.lowering.refused import Refused


class Undefined:
    """What a name has where nothing has given it a value: a leaf that nobody may read."""

    def __repr__(self):
        return "undefined"


UNDEFINED = Undefined()


def key(expr):
    """What tells expressions apart: nodes are interned; 1, 1.0 and True differ."""
    return id(expr) if type(expr) in (Expr, Undefined) else (type(expr), repr(expr))


class Leaf:
    """A number or an array that has an expression; `known` is (value,) where it is certain now."""

    __slots__ = ("expr", "known")

    def __init__(self, expr, known: tuple | None = None):
        is_plain = type(expr) in (int, float, bool)
        self.expr, self.known = expr, (expr,) if is_plain else known

    def key(self):
        return key(self.expr), None if self.known is None else key(self.known[0])

    def __eq__(self, other):
        return type(other) is Leaf and self.key() == other.key()

    def __hash__(self):
        return hash(self.key())

    def __repr__(self):
        return f"Leaf({self.expr!r})"


class Text(Value):
    value: str | None


NONE = Text(None)


class OpenText:
    """A text that the inputs decide: it is compared, and given on."""

    __slots__ = ("expr",)

    def __init__(self, expr):
        self.expr = expr

    def __eq__(self, other):
        return type(other) is OpenText and key(self.expr) == key(other.expr)

    def __hash__(self):
        return hash(key(self.expr))


class Fields(Value):
    """A type of named tuples: its title, the names of their items, and where it was made."""

    title: str
    names: tuple[str, ...]
    place: object


class Tuple(Value):
    items: tuple
    of: Fields | None = None  # of a named tuple its type


class Complex(Value):
    """A complex number, or an array of them."""

    parts: tuple[Leaf, Leaf]  # the real one, the imaginary one


class Chosen:
    """One of some texts or functions of libraries, or None, as a test decides: its number."""

    __slots__ = ("expr", "options")

    def __init__(self, expr, options: tuple):
        self.expr, self.options = expr, options  # options: (its number, the value), in order

    def __eq__(self, other):
        same = type(other) is Chosen and self.options == other.options
        return same and key(self.expr) == key(other.expr)

    def __hash__(self):
        return hash((key(self.expr), self.options))


class NamedType(Record):
    """What makes named tuples: their type, and the defaults of the last of their items."""

    of: Fields
    defaults: tuple

    def __eq__(self, other):
        return type(other) is NamedType and self.of == other.of

    def __hash__(self):
        return hash(self.of)


class Library(Value):
    """A function, a type or another thing of the language or of a library, by its dotted name."""

    name: str


class Box(Record):
    """A thing that can change: a frame of names, a list, a dict.  The heap has its contents."""

    kind: str
    node: surface.Node | None  # where it was made; lists made in one place have one form
    hint: list = NEW_LIST  # what its parts are called after
    column: object = None  # of a table, which of its lists this is; of layers, that it is one

    @property
    def place(self) -> tuple:
        """Where in the text it was made: nodes that look alike compare equal, places do not."""
        place = self.node.span if self.node is not None and self.node.span is not None else ()
        return place if self.column is None else (*place, self.column)


class Variant(Value):
    """What a list or a dict is besides: a deque, by its dotted name, and what it was made with."""

    name: str
    given: object  # of a deque how many it holds at most


class Ref(Value):
    """What a name of a box stands for."""

    box: Box
    variant: Variant | None = None


class Closure(Record):
    """A function and the frame that it was made in."""

    node: surface.Def | surface.Lambda
    frame: Ref
    defaults: tuple = ()  # of the last parameters

    def __eq__(self, other):
        same = type(other) is Closure and self.node is other.node
        return same and self.frame == other.frame and self.defaults == other.defaults

    def __hash__(self):
        return hash((id(self.node), self.frame, self.defaults))


class Maybe:
    """A value or None: whether it is one, and which, a number or a tuple."""

    __slots__ = ("has", "value")

    def __init__(self, has, value: Leaf | Tuple):
        self.has, self.value = has, value

    def __eq__(self, other):
        pair = (key(self.has), self.value)
        return type(other) is Maybe and pair == (key(other.has), other.value)

    def __hash__(self):
        return hash((key(self.has), self.value))


class Walk(Value):
    """What is walked once, item by item: "range", "enumerate", "zip", "reversed" of parts."""

    kind: str
    parts: tuple


class Clash(Value):
    """What ways leave different and no join can hold: refused where it is read, not before.

    causes: where each way gave it its value, and what that is; instead: what to write.
    """

    words: str
    causes: tuple
    instead: str

    def refused(self, span) -> Refused:
        return Refused(self.words, span, self.causes, self.instead)


# The contents of a list; those of a frame and of a dict are a dict of values.
class Items(Value):
    """Every item is a value of its own; how many there are is known."""

    values: tuple


STREAM = "generator of random numbers"  # the kind of a box that has a stream


class Stream(Value):
    """Random numbers from a seed: NumPy's kind of generator, and all that has been drawn so far."""

    kind: str
    seed: int
    calls: tuple


class Unordered(dict):
    """The contents of a dict whose keys are in another order on each way to it."""


class Array:
    """A list of numbers as an array of the core, of a length that is known."""

    __slots__ = ("expr", "count")

    def __init__(self, expr, count: int):
        self.expr, self.count = expr, count

    def __eq__(self, other):
        return type(other) is Array and (key(self.expr), self.count) == (
            key(other.expr),
            other.count,
        )


class Last:
    """Of a list that is only asked for its last item and its length: these two."""

    __slots__ = ("count", "item")

    def __init__(self, item: Leaf, count: Leaf):
        self.item, self.count = item, count

    def __eq__(self, other):
        return type(other) is Last and (self.item, self.count) == (other.item, other.count)


class Room:
    """A list in an array with room for all that it will ever hold, and how many it holds."""

    __slots__ = ("count", "expr", "most")

    def __init__(self, expr, count: Leaf, most: int | None):
        self.expr, self.count, self.most = expr, count, most

    def __eq__(self, other):
        same = type(other) is Room and self.most == other.most and self.count == other.count
        return same and key(self.expr) == key(other.expr)


class Vector:
    """A list as an array of a length that is not known: it grows by being made anew."""

    __slots__ = ("expr",)

    def __init__(self, expr):
        self.expr = expr

    def __eq__(self, other):
        return type(other) is Vector and key(self.expr) == key(other.expr)

    def __hash__(self):
        return hash(key(self.expr))


class Stack:
    """A list of the core: it is pushed to, popped from and asked for its length."""

    __slots__ = ("expr", "most")

    def __init__(self, expr, most: int | None):
        self.expr, self.most = expr, most  # most: a bound of its length

    def __eq__(self, other):
        pair = key(self.expr), self.most
        return type(other) is Stack and pair == (key(other.expr), other.most)


class Grid:
    """A list of lists of numbers, all of one length (`width`, where it is known), as an array of
    two axes."""

    __slots__ = ("count", "expr", "width")

    def __init__(self, expr, count: Leaf, width: int | None):
        self.expr, self.count, self.width = expr, count, width

    def __eq__(self, other):
        same = type(other) is Grid and self.width == other.width and self.count == other.count
        return same and key(self.expr) == key(other.expr)


class Layer(Value):
    """What each item of a list is that is an array of one axis more: of one known shape."""

    shape: tuple[int, ...]
    is_list: bool  # of numbers


class Table(Value):
    """A list of structures of numbers, as a list for each number of an item (struct of arrays)."""

    row: object  # an item, without its leaves
    columns: tuple[Ref, ...]


class State(Record):
    """What everything stands for at a place: the contents of each box, and who wrote them last."""

    heap: dict
    places: dict

    def copy(self) -> "State":
        return State(dict(self.heap), dict(self.places))


def leaves(v) -> list:
    """The expressions of a value, in the order of its structure."""
    match v:
        case Leaf() | OpenText() | Chosen():
            return [v.expr]
        case Tuple(values) | Items(values) | Complex(values) | Walk(_, values):
            return [e for item in values for e in leaves(item)]
        case Closure(defaults=values) | NamedType(_, values):
            return [e for item in values for e in leaves(item)]
        case Maybe():
            return [v.has, *leaves(v.value)]
        case Ref(_, Variant(_, given)):
            return leaves(given)
        case Array() | Stack() | Vector():
            return [v.expr]
        case Last():
            return leaves(v.item) + leaves(v.count)
        case Room() | Grid():
            return [v.expr, *leaves(v.count)]
        case dict():
            return [e for item in v.values() for e in leaves(item)]
    return []


def same_leaves(a, b) -> bool:
    """Whether equal values have the same leaves too, as types of named tuples need not."""
    return list(map(key, leaves(a))) == list(map(key, leaves(b)))


def rebuilt(v, given: Iterator):
    """The value of the same structure with other leaves; numbers that are known stay known."""
    rebuild = REBUILT.get(type(v))
    return v if rebuild is None else rebuild(v, given)


def _leaf(v: Leaf, given: Iterator) -> Leaf:
    expr = next(given)
    return Leaf(expr, v.known if key(expr) == key(v.expr) else None)


def _ref(v: Ref, given: Iterator) -> Ref:
    of = v.variant
    return v if of is None else Ref(v.box, Variant(of.name, rebuilt(of.given, given)))


def _each(values, given: Iterator) -> tuple:
    return tuple([rebuilt(v, given) for v in values])


def _dict(v: dict, given: Iterator) -> dict:
    return type(v)({k: rebuilt(i, given) for k, i in v.items()})


# What each kind of structure is with other leaves, which it takes in the order that `leaves` has
REBUILT: dict[type, Callable] = {
    Leaf: _leaf,
    OpenText: lambda v, given: OpenText(next(given)),
    Chosen: lambda v, given: Chosen(next(given), v.options),
    Tuple: lambda v, given: Tuple(_each(v.items, given), v.of),
    NamedType: lambda v, given: NamedType(v.of, _each(v.defaults, given)),
    Complex: lambda v, given: Complex(_each(v.parts, given)),
    Items: lambda v, given: Items(_each(v.values, given)),
    Walk: lambda v, given: Walk(v.kind, _each(v.parts, given)),
    Closure: lambda v, given: Closure(v.node, v.frame, _each(v.defaults, given)),
    Ref: _ref,
    Maybe: lambda v, given: Maybe(next(given), rebuilt(v.value, given)),
    Array: lambda v, given: Array(next(given), v.count),
    Vector: lambda v, given: Vector(next(given)),
    Stack: lambda v, given: Stack(next(given), v.most),
    Last: lambda v, given: Last(rebuilt(v.item, given), rebuilt(v.count, given)),
    Room: lambda v, given: Room(next(given), rebuilt(v.count, given), v.most),
    Grid: lambda v, given: Grid(next(given), rebuilt(v.count, given), v.width),
    dict: _dict,
    Unordered: _dict,
}


def in_array(contents, expr):
    """The contents of a list that is an array, in another array."""
    return rebuilt(contents, iter([expr, *leaves(contents)[1:]]))


def shape_of(v):
    """The structure without its leaves: what a specialised function is keyed by."""
    return rebuilt(v, iter([UNDEFINED] * len(leaves(v))))


def numbers(v) -> list | None:
    """The numbers that a structure is made of; None of what changes, or acts."""
    match v:
        case Leaf():
            return [v]
        case Maybe():
            return [Leaf(v.has), Leaf(v.value)]
        case Complex(parts):
            return list(parts)
        case Tuple(items):
            inner = [n for n in map(numbers, items) if n is not None]
            return None if len(inner) < len(items) else [n for part in inner for n in part]
        case Text() | Library():
            return []
    return None


def of_numbers(row, given: Iterator[Leaf]):
    """The structure of a row, with these numbers."""
    match row:
        case Leaf():
            return next(given)
        case Maybe():
            return Maybe(next(given).expr, next(given).expr)
        case Complex():
            return Complex((next(given), next(given)))
        case Tuple(items, of):
            return Tuple(tuple([of_numbers(i, given) for i in items]), of)
    return row


def lifted(v) -> Complex | None:
    """A number as a complex one; None of another value."""
    if isinstance(v, Complex):
        return v
    if not isinstance(v, Leaf):
        return None
    return Complex((Leaf(float(v.expr)) if type(v.expr) is int else v, Leaf(0.0)))


def described(v) -> str:
    """What a value is, in words."""
    if isinstance(v, Ref):
        kind = v.variant.name.rpartition(".")[2] if v.variant else v.box.kind
        return f"a{'n' if kind == 'iterator' else ''} {kind}"
    if isinstance(v, Leaf) and type(v.expr) in (bool, int):
        return "a truth" if type(v.expr) is bool else "an integer"
    if isinstance(v, Tuple | NamedType) and v.of is not None:
        return f"{'a' if isinstance(v, Tuple) else 'the type'} {v.of.title}"
    if isinstance(v, Closure):
        return "a lambda" if type(v.node) is surface.Lambda else "a function"
    if isinstance(v, Text):
        return "None" if v.value is None else f"the string {v.value!r}"
    if isinstance(v, Walk):
        return f"{v.kind}(…)"
    if isinstance(v, Library):
        return f"the function {v.name}"
    if isinstance(v, Maybe):
        return f"{described(v.value)} or None"
    if isinstance(v, Chosen):
        return " or ".join([described(of) for _, of in v.options])
    words = {Leaf: "a number", Complex: "a complex number", Tuple: "a tuple", OpenText: "a text"}
    return words.get(type(v), "nothing")
