"""What programs compute with besides numbers: functions, truth, iteration, printing."""

from collections import Counter, defaultdict, deque
from collections.abc import Callable
from types import GeneratorType
from typing import Any, ClassVar, cast

from gradcli.errors import Diagnostic
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import PLAIN, Array, element, primal
from gradcli.evaluator.values.objects import is_object
from gradcli.ops.containers import CONTAINERS, FAMILY, Named, remade
from gradcli.ops.dispatch import World
from gradcli.ops.nesting import DEEPEST, measure, too_deep


class Unset:
    """The value of a name that no statement has given one yet."""

    __slots__ = ()

    def __repr__(self):
        return "<no value>"


UNSET = Unset()


class Function:
    """A function of the program: its code, the frame it was defined in, and its defaults."""

    __slots__ = ("code", "frame", "defaults")

    def __init__(self, code, frame: list, defaults: tuple):
        self.code, self.frame, self.defaults = code, frame, defaults

    def __repr__(self) -> str:
        return text(self)


class Object:
    """A value that is no number and no container; what programs may do with it is written out.

    `methods` gives name -> function(owner, self, args, keywords, node), `attributes` name ->
    function(self), `kind` the name of its type.  One that has `enter` and `exit`, both without
    arguments, may stand in a `with`: what `enter` gives is what `as` binds.
    """

    __slots__ = ()
    kind = "object"
    methods: ClassVar[dict[str, Callable]] = {}
    attributes: ClassVar[dict[str, Callable]] = {}

    def __repr__(self) -> str:
        return text(self, within=True)


class Builtin(Object):
    """A function that the language gives, held as a value: `call(owner, args, keywords, node)`."""

    __slots__ = ("name", "call")
    kind = "builtin_function_or_method"

    def __init__(self, name: str, call: Callable):
        self.name, self.call = name, call


class Type(Builtin):
    """A type as a value: what type(x) gives, and the classes of exceptions."""

    __slots__ = ()
    kind = "type"
    attributes: ClassVar = {"__name__": lambda self: self.name.rpartition(".")[2]}


class Failure(Object):
    """An exception as a value: its class, its arguments, and the Diagnostic it was raised as."""

    __slots__ = ("name", "args", "error")
    attributes: ClassVar = {"args": lambda self: self.args}

    def __init__(self, name: str, args: tuple, error: Diagnostic | None = None):
        self.name, self.args, self.error = name, args, error

    @property
    def kind(self) -> str:  # type: ignore[override]  # that of its class
        return self.name


def context(x) -> tuple[Callable, Callable]:
    """What `with x` calls before its block and after it; raises where x is no context."""
    if isinstance(x, Object) and hasattr(x, "enter"):
        both: Any = x
        return both.enter, both.exit
    if is_object(x) and hasattr(x, "__exit__"):
        return lambda: objects.attempt(x.__enter__), lambda: x.__exit__(None, None, None)
    raise Diagnostic(
        "E0201",
        f"with takes a tape, not {describe(x)}",
        help="as in: with GradientTape() as t:",
    )


def type_name(x) -> str:
    """The name of the type of `x`, as Python and NumPy print it."""
    if is_object(x):
        return objects.type_name(x)
    lengths: tuple = getattr(x, "shape", ())
    if type(x) is Array or lengths:
        return "numpy.ndarray"
    x = primal(x)
    if type(x) is Named:
        return x.of.name
    if isinstance(x, Object):
        return x.kind.replace("tf.errors.", "tensorflow.python.framework.errors_impl.")
    kind = type(x)
    if kind is Function:
        return "function"
    name = getattr(kind, "python_type", kind.__name__)
    return f"{kind.__module__}.{name}" if kind.__module__ in ("numpy", "collections") else name


def key(x):
    """`x` as the key of a dict: the primal of a number, for no gradient passes through a key.

    Raises TypeError where `x` may change, as a list or an array may.
    """
    if FAMILY.get(type(x)) is tuple:
        measure(x)
    return _key(x)


def _key(x):
    kind = type(x)
    if kind is str or kind in PLAIN or x is None:
        return x
    if FAMILY.get(kind) is tuple:
        return remade(_key, x)
    if is_object(x):
        objects.attempt(hash, x)
        return x
    x = primal(x)
    if kind is Function or isinstance(x, Object) or kind is range:
        return x
    axes: tuple = getattr(x, "shape", ())
    if axes or kind is Array or kind in CONTAINERS or kind in VIEWS:
        raise Diagnostic(
            "E0201",
            f"{describe(x)} cannot be a key: it may change",
            help="a tuple can be one, as in d[(1, 2)]",
        )
    return cast(Any, x).key() if isinstance(x, World) else x


def truth(x) -> bool:
    """Whether a test with the value `x` holds."""
    kind = type(x)
    if kind is bool:
        return x
    if kind in PLAIN:
        return x != 0
    if is_object(x):
        return objects.attempt(bool, x)
    x = primal(x)
    size = getattr(x, "size", None)
    if size is not None and size != 1:
        raise Diagnostic(
            "E0201",
            f"the truth of an array of shape {x.shape} is ambiguous",
            help="compare one element, or reduce it first, as in np.max(a) > 0",
            exception="ValueError",
        )
    return bool(x)


def describe(x) -> str:
    """What kind of value `x` is, in words for a message."""
    kind = type(x)
    if is_object(x):
        return x.described()
    lengths: tuple = getattr(x, "shape", ())
    if kind is Array or lengths:
        return f"an array of shape {x.shape}"
    x = primal(x)
    kind = type(x)
    if kind is Function:
        return f"the function '{x.code.name}'"
    if isinstance(x, Type):
        return f"the type '{x.name}'"
    if isinstance(x, Object):
        return f"the function '{x.name}'" if isinstance(x, Builtin) else _with_article(x.kind)
    if kind is Named:
        return f"a {x.of.title}"
    if kind in CONTAINERS:
        return f"a {kind.__name__} of {len(x)}"
    words = {float: "a number", int: "an integer", bool: "a boolean", str: "a string"}
    words[complex] = "a complex number"
    if isinstance(x, World):
        return "a number"
    return words.get(kind if kind.__name__[:7] != "complex" else complex) or (
        "None" if x is None else _with_article(kind.__name__)
    )


def _with_article(word: str) -> str:
    return f"{'an' if word[0] in 'aeiouAEIOU' else 'a'} {word}"


# -- going through values ----------------------------------------------------------------------
VIEWS: tuple[type, ...] = (type({}.keys()), type({}.values()), type({}.items()))


def entries(x) -> dict:
    """What ** takes: a dict."""
    if FAMILY.get(type(x)) is not dict:
        raise Diagnostic("E0201", f"** takes a dict, not {describe(x)}")
    return x


def iterate(x):
    """The elements of `x` in order: numbers of a vector, views of the rows of a matrix."""
    kind = type(x)
    if kind is Array:
        if not x.shape:
            raise TypeError("an array without axes has no elements to go through")
        return _elements(x)
    if kind in CHECKED or kind in VIEWS:
        return _unchanged(x)
    if is_object(x):
        return objects.attempt(iter, x)
    odd = isinstance(x, (World, Object))
    if odd or kind in PLAIN or x is None or kind is Function:
        raise Diagnostic(
            "E0201",
            f"{describe(x)} has no elements to go through",
            help="a loop takes a range, an array, a list, a tuple or a dict",
        )
    return iter(x)


def _elements(cell: Array):
    for i in range(cell.shape[0]):
        yield element(cell, (i,))


CHECKED = frozenset(kind for kind, family in FAMILY.items() if family in (dict, deque))


def _unchanged(items):
    """The elements of a dict, a view of one or a deque, which must not change meanwhile."""
    try:
        yield from items
    except RuntimeError as error:
        raise Diagnostic(
            "E0200",
            f"the {'deque' if type(items) is deque else 'dict'} grew or shrank while a loop went "
            "through it",
            help="go through list(d), which is a copy",
            exception="RuntimeError",
        ) from error


# -- values as text ----------------------------------------------------------------------------
def text(x, spend: Callable | None = None, within: bool = False, around: tuple = ()) -> str:
    """What print writes for `x`, as Python and NumPy do; `within` a list, as repr does.

    `spend`, where given, is called with each part of what is written, and may raise.  `around` has
    the containers that `x` is in: one that holds itself is written as `[...]`.
    """
    kind = type(x)
    if kind in CONTAINERS:
        if not around:
            measure(x, endless=True)
        return _container_text(x, spend, around)
    if len(around) > DEEPEST:
        raise too_deep(around[0])
    if isinstance(x, Failure):
        return _failure_text(x, spend, within, around)
    if kind in VIEWS:
        measure(list(x), endless=True)
        return f"{kind.__name__}({text(list(x), spend, True, (*around, x))})"
    made = _text_of_one(x, within)
    if spend is not None:
        spend(made)
    return made


def _text_of_one(x, within: bool) -> str:
    """The text of what holds no other values."""
    kind = type(x)
    if kind is Function:
        return f"<function {x.code.name}>"
    if isinstance(x, Type):
        return f"<class '{x.name}'>"
    if isinstance(x, Object) and not is_object(x):
        return f"<built-in function {x.name}>" if isinstance(x, Builtin) else f"<{x.kind}>"
    if kind in LAZY:
        return f"<{kind.__name__}>"
    x = x if is_object(x) else primal(x)
    return repr(x) if within else str(x)


BRACKETS: dict[type, tuple[str, str]] = {
    list: ("[", "]"),
    tuple: ("(", ")"),
    dict: ("{", "}"),
    deque: ("[", "]"),
}


def _counts(x: Counter, write: Callable) -> str:
    """A Counter with the most frequent first."""
    pairs = sorted(x.items(), key=lambda pair: primal(pair[1]), reverse=True)
    return f"Counter({write(dict(pairs)) if x else ''})"


def _of_deque(x: deque, write: Callable) -> str:
    return f"deque({write(list(x))}{'' if x.maxlen is None else f', maxlen={x.maxlen}'})"


def _of_named(x: Named, write: Callable) -> str:
    shown = [f"{name}={write(item)}" for name, item in zip(x.of.fields, x)]
    return f"{x.of.title}({', '.join(shown)})"


def factory(x: defaultdict):
    """What makes the items of a dict at keys that it has not, as a value of the program."""
    return None if x.default_factory is None else cast(Any, x.default_factory).args[1]


# How a container is written that says more than what it holds
CALLED: dict[type, Callable] = {
    deque: _of_deque, Counter: _counts, Named: _of_named,
    defaultdict: lambda x, write: f"defaultdict({write(factory(x))}, {write(dict(x))})",
}  # fmt: skip


def _container_text(x, spend: Callable | None, around: tuple) -> str:
    opening, closing = BRACKETS[FAMILY[type(x)]]
    if spend is not None:
        spend("")
    if any([x is other for other in around]):
        return f"{opening}...{closing}"
    around = (*around, x)
    if type(x) in CALLED:
        return CALLED[type(x)](x, lambda part: text(part, spend, True, around))
    parts = [text(item, spend, True, around) for item in x]
    if type(x) is dict:
        parts = [f"{k}: {text(v, spend, True, around)}" for k, v in zip(parts, x.values())]
    comma = "," if type(x) is tuple and len(x) == 1 else ""
    return f"{opening}{', '.join(parts)}{comma}{closing}"


LAZY: tuple[type, ...] = (
    zip, enumerate, map, filter, reversed, type(reversed([])), type(reversed(range(0))),
    type(reversed({})), GeneratorType, type(iter([])), type(iter(())), type(iter("")),
    type(iter(range(0))),
)  # fmt: skip


def _failure_text(x: Failure, spend, within: bool, around: tuple) -> str:
    measure(x.args, endless=True)
    around = (*around, x)
    if within:
        return f"{x.name}({', '.join([text(item, spend, True, around) for item in x.args])})"
    if len(x.args) == 1:
        return text(x.args[0], spend, x.name == "KeyError", around)
    return text(x.args, spend, around=around) if x.args else ""


def writer(owner, span) -> Callable:
    """What `text` is to call with each part it writes: a step each, and no more than the limit."""
    meter, total = owner.meter, 0

    def spend(part: str) -> None:
        nonlocal total
        total += len(part)
        n = meter.left[0]
        meter.left[0] = n - 1
        if n <= 0:
            meter.refill(span)
        if total > meter.limits.elements:
            meter.elements(total, span)

    return spend
