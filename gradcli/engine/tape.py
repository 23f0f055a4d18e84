"""Reverse mode: the tapes that tensors record themselves on.

A tape has its steps (engine.steps) and the nodes that it has seen: those watched, and those
computed from them.  The sweep over these is a free function (engine.sweep); `GradientTape` is the
policy around it: what is watched, when it records, and what a gradient call may do.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gradcli.engine import levels
from gradcli.engine.cotangents import accumulate, is_alike
from gradcli.engine.objects import LibraryObject
from gradcli.engine.recorders import RECORDING, TapeObserver, begin, end
from gradcli.engine.steps import STRIDE
from gradcli.engine.structure import leaves, rebuilt
from gradcli.engine.sweep import backward
from gradcli.engine.tensor import Tensor, give_level, lift, unwrap_dead_levels
from gradcli.ops.arrays import broadcast_to, ones_like, typed, zeros_like
from gradcli.ops.digits.doubt import doubts
from gradcli.ops.dispatch import World
from gradcli.ops.numpy_call import quiet, shape

if TYPE_CHECKING:
    from typing import Self  # of Python 3.11


class GradientTape:
    """Records what is computed from watched tensors, and differentiates it.

    The meaning is tf.GradientTape's: a tape records between `with` and its end; it gives one
    gradient and is then freed, unless `persistent`; sources that a target does not depend on have
    gradient None, or zeros with `unconnected_gradients="zero"`.
    """

    __slots__ = (
        "__weakref__", "_entry", "doubts", "level", "observer", "persistent", "seen", "steps",
    )  # fmt: skip

    shares_level = True  # with tapes directly around it
    follows_variables = False  # whether it is one of a program's own, to which variables are state
    comes_last = False  # whether what it does with a step is itself recorded by the others

    def __init__(self, persistent: bool = False):
        self.persistent = persistent
        self.steps: Any = []  # None once they are freed
        self.seen: set[int] = set()
        self.level = levels.level_for(GradientTape)
        self._entry: Any = None  # what levels.push gave, while it records
        self.doubts = doubts()  # before anything was recorded
        self.observer: TapeObserver | None = None

    def __enter__(self) -> "Self":
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
        if self.observer:
            self.observer.began(self)
        return self

    def __exit__(self, *_) -> None:
        levels.remove(self._entry)
        self._entry = None
        end(self)
        if self.observer:
            self.observer.ended(self)

    def watch(self, tensor: Tensor) -> None:
        """Record what is computed from `tensor` from now on."""
        self._watch(tensor)
        if self.observer:
            self.observer.shown(self, tensor, "watch")

    def _watch(self, tensor: Tensor) -> None:
        if not isinstance(tensor, Tensor):
            raise ValueError(
                f"Passed in object {tensor!r} of type {type(tensor).__name__!r}, not a Tensor"
            )
        give_level(tensor, self.level)
        self.seen.add(tensor.node)

    def accessed(self, variable) -> None:
        """Told of a variable that is read while this tape records; tapes may watch it then."""

    @property
    def keeps_values(self) -> bool:
        """Whether it keeps large arrays that no rule reads: else of these the shape alone."""
        return self.persistent or self.observer is not None

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
        if self.observer:
            self.observer.began(self)

    def gradient(self, target, sources, output_gradients=None, unconnected_gradients="none"):
        """The derivative of the sum of the target's elements by each source.

        target: a tensor, or a list, tuple or dict of them; sources: tensors in any such nesting,
        which the result has.  output_gradients weighs the target's elements (default ones).
        """
        wanted = _tensors_of(sources)
        targets = list(leaves(target))
        weights = [None] * len(targets)
        if output_gradients is not None:
            weights = list(leaves(output_gradients))
        found = self._gradient(targets, weights, wanted)
        if unconnected_gradients == "zero":
            found = [zeros_like(s) if g is None else g for g, s in zip(found, wanted)]
        return rebuilt(sources, self._given("gradient", wanted, found))

    def jacobian(self, target, sources, unconnected_gradients="none", symmetric=False):
        """The derivative of each element of the target by each source, shape(y) + shape(x).

        target: one tensor; sources: tensors in any nesting, which the result has.  symmetric: that
        the target is a gradient by the sources, whose jacobian may be read on either side.
        """
        wanted = _tensors_of(sources)
        found = self._jacobian(target, wanted, symmetric)
        if unconnected_gradients == "zero":
            full = [broadcast_to(0.0, shape=shape(target) + shape(s)) for s in wanted]
            found = [zero if g is None else g for g, zero in zip(found, full)]
        return rebuilt(sources, self._given("jacobian", wanted, found))

    def _given(self, method: str, sources: list, results: list) -> list:
        """The results of a method, of which the observer is told."""
        if self.observer:
            self.observer.gave(self, method, sources, results)
        return results

    # -- gradients ---------------------------------------------------------------------------------
    def _gradient(self, targets: list, weights: list, wanted: list) -> list:
        """For each of `wanted` the derivative of the sum of the weighed targets."""
        steps, seen = self._consume_steps()
        return self._vjp(steps, seen, targets, weights, wanted)

    def _consume_steps(self) -> tuple[list, set]:
        """What was recorded, for one call; freed then, unless the tape is persistent."""
        if self.steps is None:
            raise RuntimeError(
                "A non-persistent GradientTape can only be used to compute one set of "
                "gradients (or jacobians)"
            )
        if self.observer:
            self.observer.asked(self)
        steps, seen = self.steps, self.seen
        if not self.persistent:
            self.steps, self.seen = None, set()
            end(self)
        return steps, seen

    def _vjp(self, steps: list, seen: set, targets: list, weights: list, wanted: list) -> list:
        """The cotangents that `weights` of the targets give to each of `wanted`."""
        seeds: dict[int, object] = {}
        keep = {s.node for s in wanted}
        if self.observer:  # who is shown the cotangent of every step
            keep.update(steps[1::STRIDE])
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
        nested = outer or any(isinstance(s.value, World) for s in wanted)
        lifted = lift(self.level) if outer else None
        with quiet():
            doubtful = self.doubts != doubts()
            cotangents = backward(steps, seeds, seen, keep, lifted, nested, doubtful)
            if self.observer:
                self.observer.swept(self, targets, wanted, cotangents)
            return [_typed_as(cotangents.get(s.node), s) for s in wanted]

    def _is_recorded(self) -> bool:
        """Whether what this tape computes now is recorded, by itself or by another of its level."""
        return any(t.level == self.level for t in RECORDING.get())

    # -- jacobians ---------------------------------------------------------------------------------
    def _jacobian(self, target, wanted: list, symmetric: bool = False) -> list:
        """For each of `wanted` the derivative of each element of the target by each of its own."""
        steps, seen = self._consume_steps()
        if not shape(target):
            return self._vjp(steps, seen, [target], [None], wanted)
        if not isinstance(target, Tensor):
            return [None] * len(wanted)
        from gradcli.engine.jacobians import jacobian

        pull = self._vjp_function(steps, seen, target, wanted)
        lifted = lift(self.level) if self._is_recorded() else None
        found = jacobian(
            steps, seen, target, wanted, pull, lifted, symmetric, apart=self.observer is not None
        )
        return list(map(unwrap_dead_levels, found))

    def _vjp_function(self, steps: list, seen: set, target, wanted: list) -> Callable:
        """The function of a weight of the target that gives the cotangents of `wanted`; with
        careful=True of just the elements that the weight is not 0 at."""
        from gradcli.engine.jacobians import selected

        def pull(weight, careful: bool = False) -> list:
            if not careful:
                return self._vjp(steps, seen, [target], [weight], wanted)
            taken, step = selected(target, weight)
            return self._vjp([*steps, *step], seen | {taken.node}, [taken], [weight], wanted)

        return pull

    def _vjps(self, target, weights, wanted: list) -> list:
        """For each of `wanted` its cotangents, one for each of the weights of the target, which
        are along a first axis."""
        from gradcli.engine.jacobians import vjps

        steps, seen = self._consume_steps()
        pull = self._vjp_function(steps, seen, target, wanted)
        apart = self.observer is not None
        return list(map(unwrap_dead_levels, vjps(weights, target, wanted, pull, apart)))


def _tensors_of(sources) -> list:
    """The tensors in `sources`; ValueError where something else is among them."""
    wanted = list(leaves(sources))
    for source in wanted:
        if not hasattr(source, "node"):
            raise ValueError(f"a source must be a Tensor, not {source!r}")
    return wanted


def _typed_as(g, source):
    """A cotangent of the source, in the type of its elements; None where there is none."""
    return unwrap_dead_levels(g if g is None or is_alike(g, source.value) else typed(g, source))


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
