"""TensorFlow's GradientTape, over the engine's: of tensors, variables and nested values."""

import math
import warnings
from enum import Enum
from itertools import zip_longest
from typing import TYPE_CHECKING

import numpy as np

from gradcli.engine.objects import LibraryObject
from gradcli.engine.recorders import recording
from gradcli.engine.tape import GradientTape as Tape
from gradcli.engine.tensor import Tensor as Node
from gradcli.ops import arrays
from gradcli.ops.complex_numbers import conj
from gradcli.ops.dispatch import primal
from gradcli.ops.numpy_call import shape
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.nesting import flatten, pack
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.tensor import EagerTensor, wrapped
from gradcli.tensorflow.variable import Variable

if TYPE_CHECKING:
    from typing import Self  # of Python 3.11


class UnconnectedGradients(Enum):
    """What the gradient by a source is that a target does not depend on."""

    NONE = "none"
    ZERO = "zero"


class GradientTape(Tape, LibraryObject):
    """Records what is computed from watched tensors and variables, and differentiates it.

    persistent: whether it gives any number of gradients, and keeps what it recorded until it is
    dropped; watch_accessed_variables: whether it watches trainable variables that are read.
    """

    __slots__ = ("_accessed", "_variables")
    follows_variables = True

    visible = frozenset({"watch", "gradient", "jacobian", "batch_jacobian", "stop_recording",
                         "reset", "watched_variables"})  # fmt: skip

    def __init__(self, persistent=False, watch_accessed_variables=True):
        super().__init__(bool(persistent))
        self.steps = None  # there is no record before the first `with`
        self._accessed, self._variables = bool(watch_accessed_variables), {}

    def __enter__(self) -> "Self":
        if self.steps is None:
            self._variables = {}
        return super().__enter__()

    @property
    def keeps_values(self) -> bool:
        return self.observer is not None  # the record is there to be shown

    def accessed(self, variable: Variable) -> None:
        known = variable.node.node in self.seen
        is_followed = known or (self._accessed and variable.trainable)
        if is_followed and not (known and variable.node.level == self.level):
            self._follow(variable)
        if self.observer:
            self.observer.shown(self, variable, "read")

    def watch(self, tensor) -> None:
        """Record what is computed from `tensor` from now on: one, a variable, or nested ones.

        ValueError for what is neither.  One of integers, strings or booleans is left out, with a
        warning.
        """
        for x in flatten(tensor):
            if not isinstance(x, (EagerTensor, Variable)):
                raise ValueError(
                    f"Passed in object {x} of type {type(x).__name__!r}, not tf.Tensor or "
                    "tf.Variable or ExtensionType."
                )
            if self.steps is None:  # TensorFlow's words for a tape not yet entered, or freed
                raise AttributeError("'NoneType' object has no attribute '_tape'")
            if not x.dtype.is_differentiable:
                warnings.warn(
                    "The dtype of the watched tensor must be floating (e.g. tf.float32), got "
                    f"{x.dtype!r}",
                    stacklevel=2,
                )
            if isinstance(x, Variable):
                self._follow(x)
            elif x.dtype.is_differentiable:
                self._watch(node_of(x))
            if self.observer:
                self.observer.shown(self, x, "watch")

    def _follow(self, variable: Variable) -> None:
        self._variables[variable.order] = variable
        if variable.dtype.is_differentiable:
            self._watch(variable.node)

    def watched_variables(self) -> tuple[Variable, ...]:
        """The variables that the tape watches, in the order in which they were made."""
        return tuple(self._variables[order] for order in sorted(self._variables))

    def reset(self) -> None:
        super().reset()
        self._variables = {}

    # -- derivatives -----------------------------------------------------------------------------
    def gradient(self, target, sources, output_gradients=None,
                 unconnected_gradients=UnconnectedGradients.NONE):  # fmt: skip
        """The gradient of the sum of the target's elements by each source, in their nesting.

        target: a tensor or a variable, or nested ones; output_gradients weighs their elements, in
        shapes that broadcast to theirs.
        None where the target does not depend on a source, or zeros, if asked for.
        RuntimeError for a second call, where the tape is not persistent.
        """
        zero = connection(unconnected_gradients)
        self._asked(inside=True)
        if target is None:
            raise TypeError(
                "Argument `target` should be a list or nested structure of Tensors, Variables or "
                "CompositeTensors to be differentiated, but received None."
            )
        wanted = _differentiated(flatten(sources), "source")
        targets = _differentiated(flatten(target), "target")
        weights = [] if output_gradients is None else flatten(output_gradients)
        weights = [_weight(w, y) for w, y in zip_longest(weights[: len(targets)], targets)]
        nodes = {id(x): _node(x) for x in wanted}
        ends = [(nodes[id(y)] if id(y) in nodes else _node(y), w) for y, w in zip(targets, weights)
                if y.dtype.is_differentiable]  # fmt: skip
        found = self._gradient(
            [y for y, _ in ends], [w for _, w in ends], [nodes[id(x)] for x in wanted]
        )
        if zero:
            for g, x in zip(found, wanted):
                if g is None and isinstance(x, Variable):
                    x.told()  # its zeros are made by reading it
        results = [_result(g, x, zero) for g, x in zip(found, wanted)]
        return pack(sources, self._given("gradient", wanted, results))

    def jacobian(self, target, sources, unconnected_gradients=UnconnectedGradients.NONE,
                 parallel_iterations=None, experimental_use_pfor=True):  # fmt: skip
        """The derivative of each element of the target by each source, shape(y) + shape(x).

        RuntimeError for a second call, where the tape is not persistent.
        """
        zero = connection(unconnected_gradients)
        self._asked()
        if not experimental_use_pfor:
            self._keeps("jacobian with eager execution enabled and with ")
        wanted = _differentiated(flatten(sources), "source")
        (target,) = _differentiated([target], "target")
        found = self._jacobian(_node(target), [_node(x) for x in wanted])
        before = tuple(target.shape)
        results = [_result(g, x, zero, before) for g, x in zip(found, wanted)]
        return pack(sources, self._given("jacobian", wanted, results))

    def batch_jacobian(self, target, source, unconnected_gradients=UnconnectedGradients.NONE,
                       parallel_iterations=None, experimental_use_pfor=True):  # fmt: skip
        """The jacobian of each row of the target by the same row of the source.

        target: (b, y1, …), source: (b, x1, …); the result is of the shape (b, y1, …, x1, …), and
        zeros where nothing connects them.
        ValueError where the first axes differ, or one has fewer than two.
        """
        zero = connection(unconnected_gradients)
        self._asked()
        rows = _rows(target, source)
        if not experimental_use_pfor:
            self._keeps("batch_jacobian with eager execution enabled and  with ")
        elif parallel_iterations is not None and not self.persistent and rows > 1:
            raise RuntimeError(
                "GradientTape must be created with persistent=True to compute the batch_jacobian "
                "with parallel_iterations."
            )
        dtype = source.dtype if zero else target.dtype  # of zeros, as TensorFlow's are
        target = _node(target)
        (found,) = self._vjps(target, _columns(target, rows), [_node(source)])
        full = (*shape(target), *tuple(source.shape)[1:])
        if found is None:
            result = wrapped(np.zeros(full), dtype)
        else:
            order = (1, 0, *range(2, len(shape(found))))  # (b, rows, x1, …)
            found = arrays.reshape(arrays.transpose(found, order), full)
            result = wrapped(conjugate(found), source.dtype)
        return self._given("batch_jacobian", [source], [result])[0]

    def _asked(self, inside: bool = False) -> None:
        """RuntimeError where nothing is recorded, a warning where the asking is recorded too."""
        if self.steps is None:
            raise RuntimeError(
                "A non-persistent GradientTape can only be used to compute one set of gradients "
                "(or jacobians)"
            )
        if inside and self.persistent and self in recording():
            warnings.warn(
                "Calling GradientTape.gradient on a persistent tape inside its context is "
                "significantly less efficient than calling it outside the context (it causes the "
                "gradient ops to be recorded on the tape, leading to increased CPU and memory "
                "usage). Only call GradientTape.gradient inside the context if you actually want "
                "to trace the gradient in order to compute higher order derivatives.",
                stacklevel=3,
            )

    def _keeps(self, what: str) -> None:
        if not self.persistent:
            raise RuntimeError(
                f"GradientTape must be created with persistent=True to compute the {what}"
                "experimental_use_pfor set to False."
            )


def connection(given) -> bool:
    """Whether a gradient that nothing connects is zeros; ValueError for an unknown word."""
    try:
        return UnconnectedGradients(given) is UnconnectedGradients.ZERO
    except ValueError:
        raise ValueError(f"Unknown value for unconnected_gradients: {given!r}") from None


def _differentiated(flat: list, role: str) -> list:
    """The tensors and variables among targets or sources, with a warning for integers."""
    for x in flat:
        if x is None:
            raise TypeError("Cannot convert the argument `type_value`: None to a TensorFlow DType.")
        if not isinstance(x, (EagerTensor, Variable)):
            raise AttributeError(f"{type(x).__name__!r} object has no attribute 'dtype'")
        if not x.dtype.is_differentiable:
            warnings.warn(
                f"The dtype of the {role} tensor must be floating (e.g. tf.float32) when calling "
                f"GradientTape.gradient, got {x.dtype!r}",
                stacklevel=3,
            )
    return flat


def node_of(x: EagerTensor) -> Node:
    """What tapes watch of a tensor: its value, made a node of theirs where it is none yet."""
    if type(x.value) is not Node:
        x.value = Node(x.value, max(getattr(x.value, "level", 1), 1))
    return x.value


def _node(x) -> Node:
    """What tapes know a target or source by; one that none has seen stands for itself."""
    if isinstance(x, Variable):
        return x.node
    return x.value if type(x.value) is Node else Node(x.value)


def _weight(given, target):
    """The weights of a target's elements, in its shape."""
    if given is None:
        return None
    w = conjugate(convert_to_tensor(given, dtype_hint=target.dtype).value)
    if shape(w) == tuple(target.shape):
        return w
    try:
        return arrays.broadcast_to(w, shape=tuple(target.shape))
    except ValueError:
        raise InvalidArgumentError(
            f"output_gradients of shape {TensorShape(shape(w))} do not broadcast to their target's "
            f"shape {target.shape}"
        ) from None


def _rows(target, source) -> int:
    """How many elements a row of the target has; ValueError for shapes that do not match."""
    full, by = tuple(target.shape), tuple(source.shape)
    for part in (full, by):
        if len(part) < 2:
            raise ValueError(f"Shape {TensorShape(part)} must have rank at least 2")
    if full[0] != by[0]:
        raise ValueError(
            f"Need first dimension of target shape ({target.shape}) and source shape "
            f"({source.shape}) to match."
        )
    return math.prod(full[1:])


def _columns(target: Node, rows: int):
    """Weights that take one column of the target's rows each, along a first axis."""
    lengths = shape(target)
    columns = np.eye(rows, dtype=primal(target).dtype)[:, None, :]
    columns = np.broadcast_to(columns, (rows, lengths[0], rows))
    return columns.reshape(rows, *lengths)


def conjugate(value):
    """A value of the engine's convention in TensorFlow's, and back: theirs is the conjugate."""
    return conj(value) if types.of_value(primal(value)).is_complex else value


def _result(g, source, zero: bool, before: tuple = ()) -> EagerTensor | None:
    if g is not None and source.dtype.is_differentiable:
        return wrapped(conjugate(g), source.dtype)
    if not zero:
        return None
    return wrapped(np.zeros(before + tuple(source.shape))[()], source.dtype)
