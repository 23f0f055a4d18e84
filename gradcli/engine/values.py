"""What programs compute with besides numbers: functions, truth, iteration, printing."""

from gradcli.engine.array import PLAIN, Array, element, primal
from gradcli.errors import Diagnostic
from gradcli.ops.table import World


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


def truth(x) -> bool:
    """Whether a test with the value `x` holds."""
    kind = type(x)
    if kind is bool:
        return x
    if kind in PLAIN:
        return x != 0
    x = primal(x)
    size = getattr(x, "size", None)
    if size is not None and size != 1:
        raise Diagnostic(
            "E0201",
            f"the truth of an array of shape {x.shape} is ambiguous",
            help="compare one element, or reduce it first, as in np.max(a) > 0",
        )
    return bool(x)


def describe(x) -> str:
    """What kind of value `x` is, in words for a message."""
    kind = type(x)
    if kind is Array or getattr(x, "shape", ()):
        return f"an array of shape {x.shape}"
    x = primal(x)
    kind = type(x)
    if kind is Function:
        return f"the function '{x.code.name}'"
    if kind in (list, tuple):
        return f"a {kind.__name__} of {len(x)}"
    words = {float: "a number", int: "an integer", bool: "a boolean", str: "a string"}
    return words.get(kind) or ("None" if x is None else f"a {kind.__name__}")


def iterate(x):
    """The elements of `x` in order: numbers of a vector, views of the rows of a matrix."""
    kind = type(x)
    if kind is Array:
        if not x.shape:
            raise TypeError("an array without axes has no elements to go through")
        return _elements(x)
    if kind in PLAIN or isinstance(x, World) or x is None or kind is Function:
        raise Diagnostic(
            "E0201",
            f"{describe(x)} has no elements to go through",
            help="a loop takes a range, an array, a list or a tuple",
        )
    return iter(x)


def _elements(cell: Array):
    for i in range(cell.shape[0]):
        yield element(cell, (i,))


def text(x, within: bool = False) -> str:
    """What print writes for `x`, as Python and NumPy do; `within` a list or a tuple."""
    kind = type(x)
    if kind is list:
        return f"[{', '.join([text(item, True) for item in x])}]"
    if kind is tuple:
        inner = ", ".join([text(item, True) for item in x])
        return f"({inner},)" if len(x) == 1 else f"({inner})"
    if kind is Function:
        return f"<function {x.code.name}>"
    if kind in (zip, enumerate) or kind.__name__.endswith("iterator"):
        return f"<{kind.__name__}>"
    x = primal(x)
    return repr(x) if within else str(x)
