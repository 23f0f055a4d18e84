"""Forward mode over tensors: TensorFlow's ForwardAccumulator.

An accumulator is told of each step as a tape is, and computes the step's tangent at once, with
operations that the tapes and the accumulators around it are told of in turn.  So a tape in an
accumulator, an accumulator in a tape, and one in another each give second derivatives.
"""

import warnings
from typing import Any

from gradcli.engine import levels
from gradcli.engine.dual import tangent_of
from gradcli.engine.objects import LibraryObject
from gradcli.engine.recorders import begin, end, recording, told
from gradcli.engine.tape import GradientTape as Tape
from gradcli.engine.tensor import Tensor as Node
from gradcli.engine.tensor import give_level, lift
from gradcli.ops.numpy_call import quiet
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.creation import zeros_like
from gradcli.tensorflow.nesting import assert_same_structure, flatten, map_structure
from gradcli.tensorflow.tape import UnconnectedGradients, connection, node_of
from gradcli.tensorflow.tensor import EagerTensor, wrapped
from gradcli.tensorflow.variable import Variable


class ForwardAccumulator(LibraryObject):
    """Computes the derivative, in the direction `tangents` of `primals`, of what is computed in it.

    primals: tensors and variables, nested; tangents: for each one a tensor of its shape.
    ValueError where a primal stands twice, or its tangent is of another shape or type.
    """

    __slots__ = ("__weakref__", "_entry", "_nodes", "level", "seen", "tangents")
    visible = frozenset({"jvp"})
    follows_variables = comes_last = True  # its own operations are steps of the tapes
    keeps_values = False

    def __init__(self, primals, tangents):
        self.level, self.seen, self.tangents = levels.level_for(Tape), set(), {}
        self._entry: Any = None
        self._nodes: list = []
        assert_same_structure(primals, tangents)
        flat = flatten(primals)
        if len({id(x) for x in flat}) < len(flat):
            raise ValueError(
                "A tensor was specified as a primal multiple times. This may indicate an error. If "
                "it was intended, please sum the corresponding tangents."
            )
        for x, t in zip(flat, flatten(tangents)):
            self._watch(x, t)

    def _watch(self, x, tangent) -> None:
        if not isinstance(x, (EagerTensor, Variable)):
            raise AttributeError(f"{type(x).__name__!r} object has no attribute 'dtype'")
        tangent = convert_to_tensor(tangent, x.dtype)
        if not x.dtype.is_differentiable:
            warnings.warn(
                "The dtype of the watched primal must be floating (e.g. tf.float32), got "
                f"{x.dtype!r}",
                stacklevel=3,
            )
            return
        if tangent.shape != x.shape:
            raise ValueError(
                f"The tangent of a primal of shape {x.shape} has the shape {tangent.shape}"
            )
        node = x.node if isinstance(x, Variable) else node_of(x)
        give_level(node, self.level)
        self._nodes.append(node)
        self.seen.add(node.node)
        self.tangents[node.node] = tangent.value

    def __enter__(self) -> "ForwardAccumulator":
        if self._entry:
            raise ValueError("Accumulator is already recording.")
        self.level = levels.level_for(Tape)
        self._entry = levels.push(self.level, Tape)
        for node in self._nodes:
            give_level(node, self.level)
        begin(self)
        return self

    def __exit__(self, *_) -> None:
        levels.remove(self._entry)
        self._entry = None
        end(self)

    def accessed(self, variable: Variable) -> None:
        if variable.node.node in self.seen:
            give_level(variable.node, self.level)

    def jvp(self, primals, unconnected_gradients=UnconnectedGradients.NONE):
        """The tangents of tensors that were computed in the accumulator, in their nesting; None
        where one does not depend on what it watches, or zeros, if asked for."""
        zero = connection(unconnected_gradients)

        def tangent(x):
            if not isinstance(x, (EagerTensor, Variable)):
                raise AttributeError(f"{type(x).__name__!r} object has no attribute '_id'")
            node = x.node if isinstance(x, Variable) else x.value
            found = self.tangents.get(node.node) if type(node) is Node else None
            if found is None:
                return zeros_like(x) if zero else None
            return wrapped(found, x.dtype)

        return map_structure(tangent, primals)

    # -- as a recorder -----------------------------------------------------------------------------
    @property
    def steps(self) -> "ForwardAccumulator":
        """What a step is added to, as to a tape's list: itself."""
        return self

    @steps.setter
    def steps(self, _) -> None:
        pass

    def __iadd__(self, step: tuple) -> "ForwardAccumulator":
        op, node, out, nx, vx, ny, vy = step
        nodes, values, attrs = (nx, vx, vy) if not op.arity else ((nx, ny), (vx, vy), {})
        nodes, values = nodes[: op.arity or None], values[: op.arity or None]
        tangents = tuple(
            self.tangents.get(n) if op.arg(i).rule else None for i, n in enumerate(nodes)
        )
        if any(t is not None for t in tangents):
            with told(recording()[: recording().index(self)]), quiet():
                lifted = lift(self.level)
                args = tuple(map(lifted, nodes, values))
                t = tangent_of(op, tangents, args, lifted(node, out), attrs)
            self.tangents[node] = t
        return self
