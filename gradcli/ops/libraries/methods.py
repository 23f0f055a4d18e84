"""What code written for NumPy's arrays asks of a value: their attributes, methods and protocols.

Each method is the function of its name; NumPy's own functions, given such a value, are handed on to
the function here that has their name, or refuse: none takes a plain number out of it in silence.
"""

import math
from typing import Any, cast

from gradcli.ops.dispatch import World, held
from gradcli.ops.numpy_call import shape

# Methods that are functions of the same name, with the value first; or "method=function".
METHODS = (
    "all any argmax argmin argpartition argsort clip conj conjugate=conj cumprod cumsum "
    "diagonal dot flatten=ravel max mean min nonzero prod ravel repeat round searchsorted "
    "squeeze std sum swapaxes take trace var"
)


class ArrayWorld(World):
    """A world whose values stand in for arrays wherever NumPy's would do."""

    __slots__ = ()

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        count = 1
        for n in self.shape:
            count *= n
        return count

    @property
    def dtype(self):
        """The type of the elements, as NumPy has it; float64 of Python's floats."""
        import numpy as np

        inner = self.value
        return cast(Any, inner).dtype if isinstance(inner, World) else np.result_type(inner)

    @property
    def real(self):
        return _function("real")(self)

    @property
    def imag(self):
        return _function("imag")(self)

    @property
    def mT(self):
        from gradcli.ops.arrays import swapped

        return swapped(self)

    def __iter__(self):
        if not self.shape:
            raise TypeError("iteration over a number")
        return (self[i] for i in range(self.shape[0]))

    def __round__(self, ndigits=None):
        return _function("round")(self, ndigits or 0)

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def reshape(self, *lengths):
        return _function("reshape")(self, lengths[0] if len(lengths) == 1 else lengths)

    def transpose(self, *axes):
        axes = axes[0] if len(axes) == 1 and type(axes[0]) is not int else axes
        return _function("transpose")(self, axes or None)

    def compress(self, condition, axis=None):
        return _function("compress")(condition, self, axis)

    def copy(self):
        return self  # it cannot be written

    def astype(self, dtype):
        """The value in another type of elements; the result is plain where those are no floats."""
        import numpy as np

        from gradcli.ops.arrays import cast
        from gradcli.ops.element_types import element_type

        dtype = element_type(dtype)
        if np.dtype(dtype).kind in "fc":
            return cast(self, to=dtype)
        plain = held(self)
        return plain.astype(dtype) if shape(plain) else np.dtype(dtype).type(plain)

    def item(self, *index):
        """One element as a number: of several, the one at an index."""
        if not index and self.size != 1:
            raise ValueError(f"item() takes the one element of an array, this one has {self.size}")
        if len(index) == 1 and type(index[0]) is tuple:
            (index,) = index
        flat = self.reshape(-1) if len(index) < 2 and self.ndim != len(index) else self
        return flat[index or 0] if flat.shape else flat

    def tolist(self):
        """The elements as nested lists of numbers, each a value of this world."""
        return [row.tolist() if shape(row) else row for row in self] if self.shape else self

    def __array_ufunc__(self, ufunc, method, *inputs, **keywords):
        if method != "__call__":
            raise TypeError(
                f"numpy.{ufunc.__name__}.{method} does not differentiate: "
                "write it with a function of gradcli.numpy"
            )
        return _dispatched(f"np.{ufunc.__name__}", inputs, keywords)

    def __array_function__(self, function, types, args, keywords):
        module = function.__module__.removeprefix("numpy").removeprefix(".")
        name = ".".join(filter(None, ("np", module, function.__name__)))
        return _dispatched(name, args, keywords)

    def __array__(self, dtype=None, copy=None):
        raise TypeError(
            f"numpy cannot take the numbers out of a {type(self).__name__}: their derivative would "
            "be lost; gradcli.numpy has array, asarray and its other functions, and "
            "stop_gradient(x) gives plain numbers"
        )

    def __float__(self):
        raise TypeError(
            f"a {type(self).__name__} is not made a float: its derivative would be lost; "
            "gradcli.numpy has sin, exp and their like, and stop_gradient(x) gives plain numbers"
        )

    __int__ = __complex__ = __float__


def _function(name: str):
    from gradcli.ops.libraries.names import function

    found = named(name, function(f"np.{name}"))
    if found is None:
        raise AttributeError(f"gradcli.numpy has no function '{name}'")
    return found


def _method(name: str):
    def method(self, *args, **keywords):
        return _function(name)(self, *args, **keywords)

    return method


# As functions of the class: with a __getattr__ every attribute of a tensor takes longer to read.
for _entry in METHODS.split():
    _name, _, _of = _entry.partition("=")
    setattr(ArrayWorld, _name, _method(_of or _name))

# What NumPy calls the arguments of rows of several, and what those are that are left out.
NAMED: dict[str, dict[str, float | None]] = {
    "clip": {"a": None, "a_min": -math.inf, "a_max": math.inf},
    "where": {"condition": None, "x": None, "y": None},
}
SHORT = {"min": "a_min", "max": "a_max"}  # of clip, also by position in its method


def named(name: str, function):
    """`function`, a row that NumPy calls `name`, with the names that its arguments have there."""
    if name not in NAMED:
        return function
    names = NAMED[name]

    def call(*args, **keywords):
        given = dict(zip(names, args)) | {SHORT.get(k, k): v for k, v in keywords.items()}
        if len(args) > len(names) or given.keys() - set(names) or next(iter(names)) not in given:
            raise TypeError(f"numpy.{name} takes {', '.join(names)}")
        if name == "where" and len(given) == 1:
            return _function("nonzero")(*given.values())
        if name == "where" and len(given) == 2:
            raise TypeError("numpy.where takes both x and y, or neither")
        return function(*[given.get(k) if given.get(k) is not None else names[k] for k in names])

    call.__name__ = name
    return call


_FOUND: dict = {}  # name of a function of NumPy's -> the one here, or None


def _dispatched(name: str, args, keywords: dict):
    """A function of NumPy's by the one here that has its name; TypeError where there is none."""
    if name not in _FOUND:
        from gradcli.ops.libraries.names import function
        from gradcli.ops.libraries.plain import of_values

        _FOUND[name] = named(name[3:], function(name)) or of_values(name)
    found = _FOUND[name]
    if found is None:
        raise TypeError(
            f"numpy{name[2:]} does not differentiate, and gradcli.numpy has no '{name[3:]}'"
        )
    if keywords.get("out") is not None:
        raise TypeError(
            f"numpy{name[2:]} cannot write a {_world(args)} into an array: its derivative would be "
            "lost; write a = a + b for a += b, and leave out= away"
        )
    if not keywords:
        return found(*args)
    return found(*args, **{k: v for k, v in keywords.items() if v is not None})


def _world(args) -> str:
    return next(type(a).__name__ for a in args if isinstance(a, World))
