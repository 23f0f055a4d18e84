"""TensorFlow's names in programs: a program's values as the library takes them, and back.

The library is Python and a program is not: its arrays are cells, its functions are closures over
frames.  Here each becomes the other's at the call.
"""

from collections.abc import Callable
from functools import cache

from gradcli.engine.objects import LibraryObject
from gradcli.engine.tensor import unwrap_dead_levels
from gradcli.errors import Diagnostic
from gradcli.evaluator.library.builtins import make_array, real
from gradcli.evaluator.library.functions import invoke
from gradcli.evaluator.values.array import PLAIN, Array, unwrap
from gradcli.evaluator.values.objects import attempt, is_object
from gradcli.evaluator.values.values import LAZY, UNSET, VIEWS, Builtin, Function, Type, describe
from gradcli.language.syntax import surface as s
from gradcli.ops.containers import CONTAINERS, remade
from gradcli.ops.dispatch import World
from gradcli.ops.nesting import measure
from gradcli.ops.numpy_call import shape

SIMPLE = {*PLAIN, str, type(None), complex, bytes}


class Made(Builtin):
    """A function of the library as a value of a program: `made` is Python's."""

    __slots__ = ("made",)

    def __init__(self, name: str, made: Callable):
        def call(owner, args, keywords, node):
            return called(owner, made, args, keywords, node)

        super().__init__(name, call)
        self.made = made


class MadeType(Type):
    """A class of the library, or a type of NumPy's, as a value of a program; of an enumeration its
    members are attributes."""

    __slots__ = ("attributes", "made")

    def __init__(self, name: str, made: Callable):
        members = getattr(made, "__members__", {})
        self.made = made
        own = {key: lambda self, member=member: member for key, member in members.items()}
        self.attributes = Type.attributes | own  # type: ignore[misc]  # a slot of its own
        super().__init__(name, Made(name, made).call)


@cache
def named(path: str):
    """What a name of TensorFlow's stands for, as a value of programs."""
    from gradcli.tensorflow import find

    found = find(path)
    if isinstance(found, type):
        return MadeType(f"{found.__module__}.{found.__name__}", found)
    return taken(found, f"tf.{path}")


@cache
def numpy_type(name: str) -> Type:
    """A type of NumPy's: np.float32 makes a number of it."""
    import numpy as np

    made = MadeType(f"numpy.{name}", getattr(np, name))
    if name == "float64":
        made.call = _real(made.call)
    return made


def _real(made: Callable) -> Callable:
    """np.float64, whose numbers keep their derivatives: they are reals of 64 bits here."""

    def call(owner, args, keywords, node):
        x = args[0] if len(args) == 1 and not keywords else None
        if x is None or is_object(x) or not isinstance(unwrap(x), World):
            return made(owner, args, keywords, node)
        return make_array(x, "float64") if shape(unwrap(x)) else real(x)

    return call


def function(path: str) -> Callable:
    """The apply of a name of TensorFlow's that is called."""
    found = named(path)

    def apply(owner, values, keywords, node, nodes):
        for value, at in zip(values, nodes):
            if value is UNSET:
                raise owner.unset(at.id, at.span)
        if not isinstance(found, Builtin):
            raise Diagnostic(
                "E0103", f"{describe(found)} cannot be called", node.span, source=owner.source
            )
        return found.call(owner, values, keywords, node)

    return apply


def called(owner, function: Callable, args, keywords: dict, node: s.Node):
    """What a function of the library gives on values of the program."""
    owner.at = node
    try:
        given = [python(owner, x, node) for x in args]
        named = {key: python(owner, x, node) for key, x in keywords.items()}
        result = attempt(function, *given, **named)
    except Diagnostic as error:
        raise error.located(node.span, owner.source) from error.__cause__
    except MemoryError as error:
        message = "the result does not fit into memory"
        raise Diagnostic("E0206", message, node.span, source=owner.source) from error
    if owner.variables is not None:
        owner.variables.open(result)
    return taken(result)


# -- the calculator's and NumPy's functions of tensors ------------------------------------------
def by_row(owner, name: str, function: Callable, values, keywords: dict, node: s.Node):
    """What a function that is not TensorFlow's gives on tensors.

    A function without a prefix gives a tensor, recorded as TensorFlow's are.  NumPy's and math's
    give numbers and arrays, as in Python: no gradient passes, which is told where one is lost.
    """
    from gradcli.tensorflow.convert import convert_to_tensor
    from gradcli.tensorflow.tensor import EagerTensor, is_typed, wrapped

    bare = "." not in name
    recorded = False

    def value(x):
        nonlocal recorded
        if type(x) in (list, tuple):
            return type(x)([value(item) for item in x])
        if not isinstance(x, LibraryObject):
            return python(owner, x, node)
        if not is_typed(x):
            return python(owner, taken(x), node)
        found = x if type(x) is EagerTensor else convert_to_tensor(x)
        recorded = recorded or isinstance(unwrap_dead_levels(found.value), World)
        return found.value if bare else found.numpy()

    measure([*values, *keywords.values()])
    plain = [value(x) for x in values]
    named = {key: value(x) for key, x in keywords.items()}
    if recorded and not bare:
        words = "gives NumPy's numbers, through which no gradient passes; tf has its own"
        owner.note(f"{name} {words}", node)
    found = attempt(function, *plain, **named)
    return wrapped(found) if bare else taken(found)


# -- values --------------------------------------------------------------------------------------
def python(owner, x, node: s.Node):
    """A value of the program as one of Python's."""
    if type(x) in CONTAINERS:
        measure(x)
    return _python(owner, x, node)


def _python(owner, x, node: s.Node):
    kind = type(x)
    if kind in SIMPLE or isinstance(x, LibraryObject):
        return x
    if kind is Array:
        return x.get()
    if kind in CONTAINERS:
        return remade(lambda item: _python(owner, item, node), x)
    if kind is Made or kind is MadeType:
        return x.made
    if kind is Function or isinstance(x, Builtin):
        return _callable(owner, x, node)
    if kind in LAZY or kind in VIEWS:
        items = owner.meter.counted(x, node.span)
        return [python(owner, item, node) for item in items]
    return x


PYTHON_TYPES = {"bool": bool, "float": float, "int": int, "str": str, "list": list, "tuple": tuple}


def _callable(owner, function, node: s.Node) -> Callable:
    """A function of the program as one of Python's."""
    if isinstance(function, Type) and function.name in PYTHON_TYPES:
        return PYTHON_TYPES[function.name]

    def call(*args, **keywords):
        result = invoke(
            owner, function, tuple(map(taken, args)),
            {key: taken(x) for key, x in keywords.items()}, node,
        )  # fmt: skip
        return python(owner, result, node)

    if type(function) is Function:
        call.__name__ = function.code.name
        names = tuple(p.name for p in function.code.definition.parameters)
        call.parameters = names  # type: ignore[attr-defined]  # which tf.function reads
    return call


def taken(x, name: str = ""):
    """A value of Python's as one of the program."""
    kind = type(x)
    if kind in SIMPLE or isinstance(x, LibraryObject):
        return x
    if isinstance(x, World):
        return Array(x) if shape(x) else x
    if isinstance(x, (list, tuple)):
        items = [taken(item) for item in x]
        return items if isinstance(x, list) else tuple(items)
    if isinstance(x, dict):
        return {key: taken(item) for key, item in x.items()}
    if kind.__name__ == "ndarray":
        return Array(x) if x.shape else x[()]
    if isinstance(x, type):
        return MadeType(f"{x.__module__}.{x.__name__}", x)
    if hasattr(x, "dtype"):  # a number of NumPy's
        return x
    if callable(x):
        return Made(name or getattr(x, "__name__", "function"), x)
    return x
