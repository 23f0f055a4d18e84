"""TensorFlow's GradientTape, over the engine's: of tensors, variables and nested values."""

import warnings
from enum import Enum

import numpy as np

from gradcli.engine.objects import LibraryObject
from gradcli.engine.tape import GradientTape as Tape
from gradcli.engine.tape import Tensor as Node
from gradcli.ops import scalar
from gradcli.ops.table import primal, shape
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.nest import flatten, pack
from gradcli.tensorflow.tensor import EagerTensor, wrapped
from gradcli.tensorflow.variable import Variable


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
    visible = frozenset({"watch", "gradient", "jacobian", "batch_jacobian", "stop_recording", "reset",
                         "watched_variables"})  # fmt: skip

    def __init__(self, persistent=False, watch_accessed_variables=True):
        super().__init__(bool(persistent))
        self._accessed, self._variables = bool(watch_accessed_variables), {}

    def accessed(self, variable: Variable) -> None:
        if self._accessed and variable.trainable:
            self._follow(variable)

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
            if not x.dtype.is_differentiable:
                warnings.warn(
                    "The dtype of the watched tensor must be floating (e.g. tf.float32), got "
                    f"{x.dtype!r}",
                    stacklevel=2,
                )
            elif isinstance(x, Variable):
                self._follow(x)
            else:
                if type(x.value) is not Node:
                    x.value = Node(x.value, _level_of(x.value))
                super().watch(x.value)

    def _follow(self, variable: Variable) -> None:
        if variable.dtype.is_differentiable:
            self._variables[variable.order] = variable
            super().watch(variable.node)

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

        target: a tensor or a variable, or nested ones; output_gradients weighs their elements.
        None where the target does not depend on a source, or zeros, if asked for.
        RuntimeError for a second call, where the tape is not persistent.
        """
        zero = _connection(unconnected_gradients)
        if target is None:
            raise TypeError(
                "Argument `target` should be a list or nested structure of Tensors, Variables or "
                "CompositeTensors to be differentiated, but received None."
            )
        targets = [convert_to_tensor(y) for y in flatten(target)]
        weights = [None] * len(targets)
        if output_gradients is not None:
            weights = [
                None if w is None else _conjugate(convert_to_tensor(w, dtype_hint=y.dtype).value)
                for w, y in zip(flatten(output_gradients), targets)
            ]
        chosen = [(y.value, w) for y, w in zip(targets, weights) if _is_differentiable(y, "target")]
        wanted = flatten(sources)
        nodes = [_node(x) for x in wanted]
        found = super().gradient([y for y, _ in chosen], nodes, [w for _, w in chosen])
        return pack(sources, [_result(g, x, zero) for g, x in zip(found, wanted)])

    def jacobian(self, target, sources, unconnected_gradients=UnconnectedGradients.NONE,
                 parallel_iterations=None, experimental_use_pfor=True):  # fmt: skip
        """The derivative of each element of the target by each source, shape(y) + shape(x)."""
        zero = _connection(unconnected_gradients)
        if not experimental_use_pfor and not self.persistent:
            raise RuntimeError(
                "GradientTape must be created with persistent=True to compute the jacobian with "
                "eager execution enabled and with experimental_use_pfor set to False."
            )
        target, wanted = convert_to_tensor(target), flatten(sources)
        found = super().jacobian(target.value, [_node(x) for x in wanted])
        before = shape(target.value)
        return pack(sources, [_result(g, x, zero, before) for g, x in zip(found, wanted)])

    def batch_jacobian(self, target, source, unconnected_gradients=UnconnectedGradients.NONE,
                       parallel_iterations=None, experimental_use_pfor=True):  # fmt: skip
        """The jacobian of each row of the target by the same row of the source: of shapes (b, n)
        and (b, m) one of (b, n, m).  ValueError where the first axes differ."""
        from gradcli.tensorflow.batches import batch_jacobian

        return batch_jacobian(self, target, source, unconnected_gradients, experimental_use_pfor)


def _level_of(value) -> int:
    return max(getattr(value, "level", 1), 1)


def _connection(given) -> bool:
    """Whether a gradient that nothing connects is zeros."""
    try:
        return UnconnectedGradients(given) is UnconnectedGradients.ZERO
    except ValueError:
        raise ValueError(f"Unknown value for unconnected_gradients: {given!r}") from None


def _is_differentiable(x: EagerTensor, role: str) -> bool:
    if not x.dtype.is_differentiable:
        warnings.warn(
            f"The dtype of the {role} tensor must be floating (e.g. tf.float32) when calling "
            f"GradientTape.gradient, got {x.dtype!r}",
            stacklevel=3,
        )
    return x.dtype.is_differentiable


def _node(x) -> Node:
    """What tapes know a source by; one that none has seen stands for what is not watched."""
    if isinstance(x, Variable):
        return x.node
    if not isinstance(x, EagerTensor):
        raise TypeError(f"A source must be a tensor or a variable, not {x!r}.")
    _is_differentiable(x, "source")
    return x.value if type(x.value) is Node else Node(x.value)


def _conjugate(value):
    """A value of the engine's convention in TensorFlow's, and back: theirs is the conjugate."""
    return scalar.conj(value) if types.of_value(primal(value)).is_complex else value


def _result(g, source, zero: bool, before: tuple = ()) -> EagerTensor | None:
    if g is not None and source.dtype.is_differentiable:
        return wrapped(_conjugate(g), source.dtype)
    if not zero:
        return None
    return wrapped(np.zeros(before + tuple(source.shape))[()], source.dtype)
