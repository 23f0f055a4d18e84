"""Reverse mode: tensors that record themselves on the live tapes, and the tapes.

What a tape holds are numbers, as engine.steps says.  A node is a number that a tensor is given
once; unlike an id it never comes back.

The sweep is a free function over such a list (engine.sweep); `GradientTape` is the policy around
it: what is watched, when it records, and what a gradient call may do.
"""

from collections.abc import Callable
from itertools import count

from gradcli.engine import levels
from gradcli.engine.cotangents import accumulate, is_alike
from gradcli.engine.objects import LibraryObject
from gradcli.engine.recorders import RECORDING, begin, end, told
from gradcli.engine.steps import CONSTANT_NODE
from gradcli.engine.structure import leaves, rebuilt
from gradcli.engine.sweep import backward
from gradcli.ops.arithmetic import pos
from gradcli.ops.arrays import broadcast_to, ones_like, typed, zeros_like
from gradcli.ops.dispatch import PLAIN, World, apply
from gradcli.ops.doubt import doubts
from gradcli.ops.methods import ArrayWorld
from gradcli.ops.numpy_call import ARRAYS, on_arrays, quiet, shape
from gradcli.ops.rows import Op

HEAVY = 1 << 17  # elements of an array that a lean tape does not keep in vain

_new_node = count(1).__next__
_new = object.__new__


class Tensor(ArrayWorld):
    """A value that tapes can watch; immutable.  `value` is a number, an array, or a lower world."""

    __slots__ = ("level", "node", "value")

    def __init__(self, value, level: int = levels.CONSTANT, node: int | None = None):
        self.value, self.level, self.node = value, level, node or _new_node()

    def __repr__(self):
        return f"Tensor({self.value!r})"

    @staticmethod
    def unary(op: Op, x: "Tensor", level: int):
        value = x.value
        if type(value) is float:
            return _record(op, op.value(value), level, x.node, value, CONSTANT_NODE, None)
        out = on_arrays(op, (value,), {}) if type(value) in ARRAYS else op.call(value)
        record = _record_lean if op.uses and _is_large(out) else _record
        return record(op, out, level, x.node, value, CONSTANT_NODE, None)

    @staticmethod
    def binary(op: Op, x, y, level: int):
        if type(x) is Tensor:
            vx, nx = x.value, x.node
        else:
            vx, nx = x, CONSTANT_NODE
        if type(y) is Tensor:
            vy, ny = y.value, y.node
        else:
            vy, ny = y, CONSTANT_NODE
        if type(vx) is float and type(vy) is float:
            return _record(op, op.value(vx, vy), level, nx, vx, ny, vy)
        if type(vx) in ARRAYS and (type(vy) in ARRAYS or type(vy) in PLAIN):
            out = on_arrays(op, (vx, vy), {})
        else:
            out = op.call(vx, vy)
        record = _record_lean if op.uses and _is_large(out) else _record
        return record(op, out, level, nx, vx, ny, vy)

    @staticmethod
    def apply(op: Op, args: tuple, attrs: dict, level: int):
        """The general form: any number of arguments, some of lower levels, and attributes."""
        nodes, values, arrays, others = [], [], False, False
        for a in args:
            node = CONSTANT_NODE
            if type(a) is Tensor and a.level == level:
                node, a = a.node, a.value
            nodes.append(node)
            values.append(a)
            if type(a) in ARRAYS:
                arrays = True
            elif type(a) not in PLAIN:
                others = True
        nodes, values = tuple(nodes), tuple(values)
        out = (on_arrays if arrays and not others else apply)(op, values, attrs)
        if op.arity == 1:
            return _record(op, out, level, nodes[0], values[0], CONSTANT_NODE, None)
        if op.arity == 2:
            return _record(op, out, level, nodes[0], values[0], nodes[1], values[1])
        if op.static:
            return out
        z = None
        for tape in RECORDING.get():
            if tape.level == level and not tape.seen.isdisjoint(nodes):
                z = Tensor(out, level) if z is None else z
                tape.seen.add(z.node)
                tape.steps += (op, z.node, out, nodes, values, None, attrs)
        return _unrecorded(out) if z is None else z


def give_level(tensor: Tensor, level: int) -> None:
    """Make `tensor` one that tapes at `level` see, and those at its other levels as before.

    A tensor watched at several levels holds itself at the lower ones: the same node, one layer a
    level.  It may have kept layers of transforms that have ended, which do no harm.
    """
    while tensor.level > level and isinstance(tensor.value, Tensor) and tensor.value.level >= level:
        tensor = tensor.value
    if tensor.level > level:
        tensor.value = Tensor(tensor.value, level, tensor.node)
    elif tensor.level < level:
        if tensor.level > levels.CONSTANT:
            tensor.value = Tensor(tensor.value, tensor.level, tensor.node)
        tensor.level = level


def _record(op: Op, out, level: int, nx: int, vx, ny: int, vy):
    """`out` as a tensor on every live tape of this level that has seen an argument."""
    if op.static:
        return out
    z = None
    for tape in RECORDING.get():
        if tape.level == level:
            seen = tape.seen
            if nx in seen or ny in seen:
                if z is None:
                    z = _new(Tensor)
                    z.value, z.level, z.node = out, level, _new_node()
                seen.add(z.node)
                tape.steps += (op, z.node, out, nx, vx, ny, vy)
    return _unrecorded(out) if z is None else z


def _record_lean(op: Op, out, level: int, nx: int, vx, ny: int, vy):
    """As _record, of a large array: of those that no rule of the step reads only the shape is kept,
    unless someone looks at the values."""
    if not all(tape.lean for tape in RECORDING.get()):
        return _record(op, out, level, nx, vx, ny, vy)
    read = "".join(use for use, node in zip(op.uses, (nx, ny)) if node)
    kept = out if "z" in read else _shell(out)
    vx, vy = vx if "x" in read else _shell(vx), vy if "y" in read else _shell(vy)
    z = _record(op, kept, level, nx, vx, ny, vy)
    z.value = out
    return z


def _is_large(x) -> bool:
    """Whether x is an array of many elements: a value of a world holds more than elements."""
    return type(x) in ARRAYS and x.size >= HEAVY


def _shell(x):
    """An array of the shape and type of x that holds nothing; anything else is as it is."""
    if not _is_large(x):
        return x
    import numpy as np

    return np.broadcast_to(np.zeros((), x.dtype), x.shape)


def in_one_layer(x: Tensor) -> Tensor:
    """x as a tensor of one layer a level, made by a step of every tape that has seen it.

    A tensor that holds another of its own level is known by its node to some tapes and by the
    inner one's to others: rules would carry each on its own, and mix them up.
    """
    inner = settled(x.value)
    if type(inner) is not Tensor or inner.level != x.level:
        return x
    z = Tensor(inner.value, x.level)
    for tape in RECORDING.get():
        known = next((n for n in (x.node, inner.node) if n in tape.seen), None)
        if tape.level == x.level and known is not None:
            tape.seen.add(z.node)
            tape.steps += (pos.op, z.node, z.value, known, z.value, CONSTANT_NODE, None)
    return z


def _unrecorded(out):
    return out if isinstance(out, World) else Tensor(out)


class GradientTape:
    """Records what is computed from watched tensors, and differentiates it.

    The meaning is tf.GradientTape's: a tape records between `with` and its end; it gives one
    gradient and is then freed, unless `persistent`; sources that a target does not depend on have
    gradient None, or zeros with `unconnected_gradients="zero"`.
    """

    __slots__ = ("__weakref__", "_entry", "doubts", "level", "persistent", "seen", "steps")

    shares_level = True
    follows_variables = False  # whether it is one of a program's own, to which variables are state
    sweeps_apart = False  # whether each row of a jacobian has a sweep, for who looks at them
    lean = False  # whether it may keep less of large arrays than their values
    comes_last = False  # whether what it does with a step is itself recorded by the others

    def __init__(self, persistent: bool = False):
        self.persistent, self.steps, self.seen = persistent, [], set()
        self.level, self._entry = levels.level_for(GradientTape), None
        self.doubts = doubts()  # before anything was recorded

    def __enter__(self) -> "GradientTape":
        if self._entry:
            raise ValueError(
                "Tape is still recording, This can happen if you try to re-enter an already-active "
                "tape."
            )
        if self.steps is None:
            self.steps, self.seen = [], set()
        self.level = levels.level_for(GradientTape)
        self._entry = levels.push(self.level, GradientTape)
        begin(self)
        return self

    def __exit__(self, *_) -> None:
        levels.remove(self._entry)
        self._entry = None
        end(self)

    def watch(self, tensor: Tensor) -> None:
        """Record what is computed from `tensor` from now on."""
        if not isinstance(tensor, Tensor):
            raise ValueError(
                f"Passed in object {tensor!r} of type {type(tensor).__name__!r}, not a Tensor"
            )
        give_level(tensor, self.level)
        self.seen.add(tensor.node)

    def accessed(self, variable) -> None:
        """Told of a variable that is read while this tape records; tapes may watch it then."""

    @property
    def is_recording(self) -> bool:
        """Whether the tape's `with` is open and what it recorded has not been freed."""
        return self._entry is not None and self.steps is not None

    def stop_recording(self) -> "_Paused":
        """A context in which this tape records nothing.

        It raises RuntimeError where the tape is freed, ValueError where it does not record.
        """
        return _Paused(self)

    def reset(self) -> None:
        """Forget everything recorded and watched so far; ValueError where nothing records."""
        if self not in RECORDING.get():
            raise ValueError("Tape is not recording.")
        self.steps, self.seen = [], set()

    def gradient(self, target, sources, output_gradients=None, unconnected_gradients="none"):
        """The derivative of the sum of the target's elements by each source.

        target: a tensor, or a list, tuple or dict of them; sources: tensors in any such nesting,
        which the result has.  output_gradients weighs the target's elements (default ones).
        """
        wanted = _checked(sources)
        targets = list(leaves(target))
        weights = [None] * len(targets)
        if output_gradients is not None:
            weights = list(leaves(output_gradients))
        steps, seen = self._taken()
        found = self._pulled(steps, seen, targets, weights, wanted)
        if unconnected_gradients == "zero":
            found = [zeros_like(s) if g is None else g for g, s in zip(found, wanted)]
        return rebuilt(sources, found)

    def jacobian(self, target, sources, unconnected_gradients="none", symmetric=False):
        """The derivative of each element of the target by each source, shape(y) + shape(x).

        target: one tensor; sources: tensors in any nesting, which the result has.  symmetric: that
        the target is a gradient by the sources, whose jacobian may be read on either side.
        """
        wanted = _checked(sources)
        steps, seen = self._taken()
        found = self._jacobian(steps, seen, target, wanted, symmetric)
        if unconnected_gradients == "zero":
            full = [broadcast_to(0.0, shape=shape(target) + shape(s)) for s in wanted]
            found = [zero if g is None else g for g, zero in zip(found, full)]
        return rebuilt(sources, found)

    def _jacobian(self, steps: list, seen: set, target, wanted: list, symmetric: bool) -> list:
        """For each of `wanted` the derivative of each element of the target by each of its own."""
        if not shape(target):
            return self._pulled(steps, seen, [target], [None], wanted)
        if not isinstance(target, Tensor):
            return [None] * len(wanted)
        from gradcli.engine.jacobians import jacobian

        pull = self._pull(steps, seen, target, wanted)
        lifted = lift(self.level) if self._is_recorded() else None
        found = jacobian(
            steps, seen, target, wanted, pull, lifted, symmetric, apart=self.sweeps_apart
        )
        return list(map(settled, found))

    def _pull(self, steps: list, seen: set, target, wanted: list) -> Callable:
        """The function of a weight of the target that gives the cotangents of `wanted`; with
        careful=True of just the elements that the weight is not 0 at."""
        from gradcli.engine.jacobians import selected

        def pull(weight, careful: bool = False) -> list:
            if not careful:
                return self._pulled(steps, seen, [target], [weight], wanted)
            taken, step = selected(target, weight)
            return self._pulled([*steps, *step], seen | {taken.node}, [taken], [weight], wanted)

        return pull

    def pulled(self, target, weights, wanted: list) -> list:
        """For each of `wanted` its cotangents, one for each of the weights of the target, which
        are along a first axis."""
        from gradcli.engine.jacobians import pulled

        steps, seen = self._taken()
        pull = self._pull(steps, seen, target, wanted)
        return list(map(settled, pulled(weights, target, wanted, pull, self.sweeps_apart)))

    def _is_recorded(self) -> bool:
        """Whether what this tape computes now is recorded, by itself or by another of its level."""
        return any(t.level == self.level for t in RECORDING.get())

    def _taken(self) -> tuple[list, set]:
        """What was recorded, for one call; freed then, unless the tape is persistent."""
        if self.steps is None:
            raise RuntimeError(
                "A non-persistent GradientTape can only be used to compute one set of "
                "gradients (or jacobians)"
            )
        steps, seen = self.steps, self.seen
        if not self.persistent:
            self.steps, self.seen = None, set()
            end(self)
        return steps, seen

    def _pulled(self, steps: list, seen: set, targets: list, weights: list, wanted: list) -> list:
        """The cotangents that `weights` of the targets give to each of `wanted`."""
        seeds: dict[int, object] = {}
        keep = {s.node for s in wanted}
        for t, weight in zip(targets, weights):
            if isinstance(t, Tensor) and (t.node in seen or t.node in keep):
                if weight is not None and shape(weight) != t.shape:
                    raise ValueError(
                        f"output_gradients has shape {shape(weight)}, its target {t.shape}"
                    )
                if weight is None:
                    weight = 1.0 if type(t.value) is float else ones_like(t)
                accumulate(seeds, t.node, weight, t.value)
        # an outer transform differentiates the sweep too, where a plain 0 * inf shows only later
        outer = self._is_recorded()
        deeper = outer or any(isinstance(s.value, World) for s in wanted)
        lifted = lift(self.level) if outer else None
        with quiet():
            doubtful = self.doubts != doubts()
            found = backward(steps, seen, seeds, keep, lifted, deeper, doubtful)
            return [_settled_as(found.get(s.node), s) for s in wanted]


def _checked(sources) -> list:
    """The tensors in `sources`; ValueError where something else is among them."""
    wanted = list(leaves(sources))
    for source in wanted:
        if not hasattr(source, "node"):
            raise ValueError(f"a source must be a Tensor, not {source!r}")
    return wanted


def lift(level: int) -> Callable:
    """Values as the tensors they were, for the tapes that are still recording at this level.

    One that none of them has seen is its value: a layer more would stay on what is made of it.
    """
    tapes = [t for t in RECORDING.get() if t.level == level]

    def lifted(node: int, value):
        return Tensor(value, level, node) if any(node in t.seen for t in tapes) else value

    return lifted


def settled(x):
    """x without its outermost layers that are tensors no tape records now."""
    while type(x) is Tensor:
        if any(t.level == x.level and x.node in t.seen for t in RECORDING.get()):
            break
        x = x.value
    return x


def _settled_as(g, source):
    """A cotangent of the source, in the type of its elements; None where there is none."""
    return settled(g if g is None or is_alike(g, source.value) else typed(g, source))


def untraced(x):
    """x as a value of which the tapes that follow variables know nothing; others still do."""
    x = settled(x)
    tapes = RECORDING.get()
    if type(x) is not Tensor or not any(t.follows_variables for t in tapes):
        return x
    with told(tuple(t for t in tapes if not t.follows_variables)):
        return settled(pos(x))


class _Paused(LibraryObject):
    """The context of stop_recording."""

    __slots__ = ("tape",)

    def __init__(self, tape: GradientTape):
        self.tape = tape

    def __enter__(self) -> None:
        if self.tape.steps is None:
            raise RuntimeError("Trying to stop recording a tape which is not recording.")
        if self.tape not in RECORDING.get():
            raise ValueError("Tape is not recording.")
        end(self.tape)

    def __exit__(self, *_) -> None:
        if self.tape.is_recording:
            begin(self.tape)
