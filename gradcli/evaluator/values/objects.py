"""Objects of the library as values of programs: what a program may do with one.

A tensor, a variable, a tape or a layer does what it does in Python, by its own special methods, and
what it raises keeps its words.
"""

import operator
import re
from collections.abc import Callable

from gradcli.engine.objects import LibraryObject
from gradcli.errors import EXCEPTIONS, Diagnostic
from gradcli.evaluator.values.array import Array, unwrap
from gradcli.ops.containers import CONTAINERS, remade
from gradcli.ops.dispatch import World, primal
from gradcli.ops.nesting import measure

OPERATORS: dict[str, tuple[Callable, str]] = {
    "+": (operator.add, "__radd__"), "-": (operator.sub, "__rsub__"),
    "*": (operator.mul, "__rmul__"), "/": (operator.truediv, "__rtruediv__"),
    "//": (operator.floordiv, "__rfloordiv__"), "%": (operator.mod, "__rmod__"),
    "**": (operator.pow, "__rpow__"), "@": (operator.matmul, "__rmatmul__"),
    "&": (operator.and_, "__rand__"), "|": (operator.or_, "__ror__"),
    "<<": (operator.lshift, "__rlshift__"), ">>": (operator.rshift, "__rrshift__"),
    "<": (operator.lt, "__gt__"), "<=": (operator.le, "__ge__"), ">": (operator.gt, "__lt__"),
    ">=": (operator.ge, "__le__"), "==": (operator.eq, "__eq__"), "!=": (operator.ne, "__ne__"),
}  # fmt: skip
IN_PLACE: dict[str, Callable] = {
    "+": operator.iadd, "-": operator.isub, "*": operator.imul, "/": operator.itruediv,
    "//": operator.ifloordiv, "%": operator.imod, "**": operator.ipow, "@": operator.imatmul,
    "&": operator.iand, "|": operator.ior, "<<": operator.ilshift, ">>": operator.irshift,
}  # fmt: skip
UNARY: dict[str, Callable] = {"-": operator.neg, "+": operator.pos, "~": operator.invert}

# A part of what the library says -> what helps.
HELP = {
    "non-persistent GradientTape": "tf.GradientTape(persistent=True) gives any number of them",
    "expected to be a": "tf.cast(x, dtype) gives one tensor the type of the other",
    "does not support item assignment": "a new tensor: tf.tensor_scatter_nd_update; to change one, "
    "make it a tf.Variable: v[0].assign(…)",
    "not tf.Tensor or tf.Variable": "tf.constant(…) makes a tensor of it",
    "Incompatible shapes": "axes are matched from the last one: two must be equal, or one be 1",
    "size-incompatible": "the second has as many rows as the first has columns; tf.transpose(x) "
    "turns one, and print(x.shape) shows it",
    "ndims must be": "tf.tensordot(a, b, 1) is the product of vectors; v[:, None] makes a column",
    "truth value of an array": "tf.reduce_all(x > 0) is one answer for all, tf.where one for each",
    "of int32 is not in the list": "tf.cast(x, tf.float32) makes it floating",
    "of int64 is not in the list": "tf.cast(x, tf.float32) makes it floating",
    "not recognized: {'lr'": "write learning_rate",
    "No gradients provided": "the loss is computed from the variables, within the tape",
    "object has no attribute 'dtype'": "targets and sources are tensors and variables, which tf's "
    "functions give; NumPy's give numbers",
}


def is_object(x) -> bool:
    return isinstance(x, LibraryObject)


def is_numpy(x) -> bool:
    """Whether x is a number of NumPy's, or a complex one."""
    if isinstance(x, (World, LibraryObject)) or type(x) is Array:
        return False
    return type(x) is complex or (hasattr(x, "dtype") and x.shape == ())


def holds_object(x) -> bool:
    """Whether x is an object, or a list or a tuple that holds one."""
    if type(x) in (list, tuple):
        measure(x)
        return any(map(_holds_object, x))
    return isinstance(x, LibraryObject)


def _holds_object(x) -> bool:
    if type(x) in (list, tuple):
        return any(map(_holds_object, x))
    return isinstance(x, LibraryObject)


# -- what it raises ------------------------------------------------------------------------------
def attempt(function: Callable, *args, **keywords):
    """function(…), and a Diagnostic of what it raises, in the library's words."""
    try:
        return function(*args, **keywords)
    except (Diagnostic, MemoryError, RecursionError):
        raise
    except Exception as error:
        raise stated(error) from error


def stated(error: Exception) -> Diagnostic:
    """The Diagnostic of an exception of the library."""
    message = re.sub(" at 0x[0-9a-fA-F]+", "", str(error)) or type(error).__name__
    help = next((help for part, help in HELP.items() if part in message), None)
    name = exception_name(type(error))
    code = {"TypeError": "E0201", "AttributeError": "E0201", "ValueError": "E0202"}.get(name)
    return Diagnostic(code or "E0200", message, help=help, exception=name)


def exception_name(kind: type) -> str:
    """The name by which programs know a class of exceptions."""
    names = [f"tf.errors.{kind.__name__}", *(k.__name__ for k in kind.__mro__)]
    return next((name for name in names if name in EXCEPTIONS), "Exception")


# -- operators -----------------------------------------------------------------------------------
def operated(symbol: str, x, y, in_place: bool = False):
    """x op y, where one of them is an object; with `in_place` what x op= y makes of x."""
    x, y = unwrap(x), unwrap(y)
    function, reflected = OPERATORS[symbol]
    if isinstance(x, World):  # a number that is differentiated: the tensor takes it as one
        return attempt(getattr(y, reflected), x)
    return attempt(IN_PLACE[symbol] if in_place and is_object(x) else function, x, y)


def signed(symbol: str, x):
    return attempt(UNARY[symbol], x)


# -- elements, attributes ------------------------------------------------------------------------
def item(x, at):
    """x[at], with whatever stands in the brackets."""
    return attempt(operator.getitem, x, _index(at))


def set_item(x, at, new) -> None:
    """x[at] = new; what takes no such assignment raises TypeError."""
    operator.setitem(x, _index(at), unwrap(new))


def del_item(x, at) -> None:
    operator.delitem(x, _index(at))


def _index(at):
    if type(at) is tuple:
        return tuple(map(_index, at))
    return unwrap(at)


def read(x, name: str):
    """The attribute or the method that programs may read of an object; AttributeError if none."""
    if name in x.visible:
        return attempt(getattr, x, name)
    kind = type(x)
    message = f"'{x.called or kind.__name__}' object has no attribute '{name}'"
    raise Diagnostic("E0201", message, exception="AttributeError", help=_listed(x, name))


def _listed(x, name: str) -> str | None:
    from gradcli.errors import nearest
    from gradcli.ops.libraries.tensorflow_absent import METHODS

    if name in METHODS:
        return METHODS[name]
    close = nearest(name, sorted(x.visible))
    return f"did you mean '.{close[0]}'?" if close else None


def type_name(x) -> str:
    """The name of an object's class, as Python prints it."""
    return f"{type(x).__module__}.{type(x).__name__}"


# -- out of a program ----------------------------------------------------------------------------
def outside(x):
    """A program's value for what is around it: the values of tensors, in lists and dicts too."""
    if type(x) in CONTAINERS:
        measure(x)
    return _outside(x)


def _outside(x):
    if type(x) in CONTAINERS:
        return remade(_outside, x)
    if not is_object(x):
        return x
    if isinstance(x, tuple):
        return tuple(map(_outside, x))
    if hasattr(x, "__tf_plain__"):
        return _outside(x.__tf_plain__())
    return _plain(x.__tf_tensor__().value) if hasattr(x, "__tf_tensor__") else x


def replaced(x, watch: Callable):
    """The tensor with watch(its value) as its value, or the variable that has been given it."""
    from gradcli.engine.tensor import Tensor
    from gradcli.tensorflow.convert import retyped
    from gradcli.tensorflow.tensor import EagerTensor
    from gradcli.tensorflow.types import of_value

    if not hasattr(x, "__tf_tensor__"):
        return x
    is_tensor = type(x) is EagerTensor
    new = watch(x.value if is_tensor else x.node.value)
    new = retyped(new, of_value(primal(new)), x.dtype)
    if is_tensor:
        return type(x)(new, x.dtype)
    x.node = Tensor(new, node=x.node.node)
    return x


def numpy_type(x):
    """NumPy's type of the elements of a tensor or a variable; None of another object."""
    return getattr(getattr(x, "dtype", None), "as_numpy_dtype", None)


def _plain(value):
    if type(value) is bytes:
        return value.decode(errors="replace")
    if getattr(getattr(value, "dtype", None), "kind", "") == "O":
        return [_plain(item) for item in value]
    return Array(value) if getattr(value, "shape", ()) else value
