"""Functions that bring a derivative of their own: custom_gradient and custom_jvp.

A call becomes a row of its own, so every world can ask it for its rule.  Either kind of rule is a
linear map: custom_gradient's takes a cotangent back, custom_jvp's a tangent forward.  What is
asked for in the other direction is the transposed map, the gradient of <rule(u), v> by u; where a
rule is not linear, as one that clips gradients, that is an error and never a number.

The rule is for the arguments.  A value that depends on a variable both through them and from around
the function has no derivative here, and that is an error too.
"""

from collections.abc import Callable
from typing import Any

from gradcli.engine.batch import Batch
from gradcli.engine.recorders import recording
from gradcli.engine.steps import in_order
from gradcli.engine.structure import leaves, rebuilt
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor, unwrap_dead_levels
from gradcli.engine.transforms import real
from gradcli.errors import Diagnostic
from gradcli.ops.arrays import (
    as_array,
    concatenate,
    getitem,
    ones_like,
    reshape,
    zeros_like,
)
from gradcli.ops.dispatch import World, apply, held, layers, primal
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.reductions import total
from gradcli.ops.rows import Arg, Op


def custom_gradient(function: Callable) -> Callable:
    """`function`, which returns a value and the function that carries cotangents back.

    That one takes the cotangent of the value (of a tuple, one for each part) and gives the
    cotangent of the argument, or a tuple with one for each; None is 0.
    """
    name = getattr(function, "__name__", "a custom gradient")

    def call(*args, **keywords):
        def run(values):
            made = function(*rebuilt(args, values), **keywords)
            if type(made) not in (list, tuple) or len(made) != 2 or not callable(made[1]):
                raise Diagnostic(
                    "E0201",
                    f"'{name}' is to return two things: its value, and the function that carries "
                    "a cotangent back",
                    help="as in: return y, lambda dy: dy * slope",
                )
            return made

        return _Gradient(name, args, run).result()

    call.__name__ = name
    return call


class custom_jvp:
    """`function` with a rule for its tangents, which `defjvp` sets.

    The rule takes a tuple of primals and a tuple of tangents, and returns the value and its
    tangent.
    """

    def __init__(self, function: Callable):
        self.function = function
        self.rule: Callable | None = None
        self.__name__ = getattr(function, "__name__", "a custom jvp")

    def defjvp(self, rule: Callable) -> Callable:
        """Make `rule` the function's rule; gives it back, so that it may be a decorator."""
        self.rule = rule
        return rule

    def __call__(self, *args):
        return _Tangent(self.__name__, args, self.function, self.rule).result()


class Given:
    """The NumPy function of a row that stands for a call: the value as it was computed, the last
    argument.  `function` computes it again from the others, numbers and arrays."""

    __slots__ = ("function",)

    def __init__(self, function: Callable):
        self.function = function

    def __call__(self, *values):
        return values[-1]


class _Call:
    """One call: its arguments, of which the real leaves are those of a row, and its value."""

    def __init__(self, name: str, args: tuple):
        self.name, self.args = name, args
        self.flat = list(leaves(args))
        self.active = [i for i, x in enumerate(self.flat) if _is_real(x)]
        self.value = None  # as the function returned it, on values without derivatives
        self.last: tuple = (None, None, [])

    def plain(self, values):
        """The value at these leaves of the arguments."""
        raise NotImplementedError

    def cotangents(self, values, g) -> list:
        """The cotangents of the real leaves, from the value's."""
        raise NotImplementedError

    def tangent(self, values, tangents, out):
        """The tangent of the value, from those of the real leaves."""
        raise NotImplementedError

    def result(self):
        """The call's value, with the rule for whichever worlds are among the arguments."""
        value = self.plain([held(x) for x in self.flat])
        sources = [self.flat[i] for i in self.active]
        if not any(isinstance(x, World) for x in sources):
            return value
        self.value = value
        around = _packed(value)
        if isinstance(around, World) and _meets(around, sources):
            raise Diagnostic(
                "E0205",
                f"'{self.name}' has a rule for its arguments, and its value depends on a variable "
                "from around it too",
                help="make it an argument of the function",
            )
        op = Op(
            self.name,
            (Arg("smooth", self.pull),),
            elementwise=False,
            variadic=True,
            array=Given(self.again),
            jvp=self.push,
        )
        with quiet():
            return self.unpacked(apply(op, (*sources, around), {}))

    def again(self, *values):
        """The call's value in one number or vector, for other real leaves of its arguments."""
        return _packed(self.plain(self.filled(values)))

    def pull(self, i: int, g, args: tuple, out):
        """The cotangent of argument i of the row; the last is the value as computed around it."""
        if i == len(args) - 1:
            return g
        if self.last[0] is not g or self.last[1] is not args:
            self.last = g, args, self.told(self.cotangents(args[:-1], g), (g, *args))
        return self.last[2][i]

    def push(self, tangents: tuple, args: tuple, out, attrs):
        """The tangent of the value, from those of the arguments (None: a constant)."""
        *given, around = tangents
        if all(t is None for t in given):
            return around
        full = [zeros_like(x) if t is None else t for t, x in zip(given, args)]
        (tangent,) = self.told([self.tangent(args[:-1], full, out)], (*full, *args))
        return tangent if around is None else tangent + around

    def told(self, found: list, given: tuple) -> list:
        """What the rule found; E0205 where that differs between examples that what it was given
        is not of: its function took such values from around it."""
        if _batches(found) - _batches(given):
            raise Diagnostic(
                "E0205",
                f"the rule of '{self.name}' uses a value from around it that differs from example "
                "to example of vmap",
                help="make it an argument of the function",
            )
        return found

    def filled(self, values) -> list:
        """All leaves of the arguments, the real ones being `values`."""
        flat = [held(x) for x in self.flat]
        for i, x in zip(self.active, values):
            flat[i] = x
        return flat

    def unpacked(self, y):
        """The value's structure of the row's result."""
        parts = list(leaves(self.value))
        if len(parts) == 1:
            return rebuilt(self.value, [y])
        pieces, start = [], 0
        for part in parts:
            size = _size(part)
            piece = y[start : start + size]
            pieces.append(reshape(piece, shape(part)) if shape(part) else getitem(piece, 0))
            start += size
        return rebuilt(self.value, pieces)

    def checked(self, given, like, what: str):
        """The leaves of `given` as cotangents or tangents of those of `like`."""
        given, like = list(leaves(given)), list(leaves(like))
        if len(given) != len(like):
            raise Diagnostic("E0202", f"the rule of '{self.name}' gives {len(given)} {what}s for "
                             f"{len(like)} values")  # fmt: skip
        return [self._fitted(g, x, what) for g, x in zip(given, like)]

    def _fitted(self, g, like, what: str):
        if g is None:
            return zeros_like(like)
        g = unwrap_dead_levels(real(g))
        if shape(g) == shape(like):
            return g
        if type(g) is float and g == 0.0:
            return zeros_like(like)
        given = f"of shape {shape(g)}" if shape(g) else "that is a number"
        value = f"a value of shape {shape(like)}" if shape(like) else "a number"
        raise Diagnostic(
            "E0202",
            f"the rule of '{self.name}' gives a {what} {given} for {value}",
            help=f"a {what} has the shape of its value: multiply by ones_like, or sum, as is meant",
        )


class _Gradient(_Call):
    def __init__(self, name: str, args: tuple, run: Callable):
        super().__init__(name, args)
        self.run = run
        self.made: Any = None  # the leaves that it ran on last, and what that gave

    def plain(self, values):
        self.made = values, self.run(values)
        return self.made[1][0]

    def cotangents(self, values, g) -> list:
        flat = self.filled(values)
        known, made = self.made
        if not all(a is b for a, b in zip(flat, known)):
            made = self.run(flat)
        parts = self.unpacked(g)
        parts = parts if type(self.value) in (list, tuple) else (parts,)
        given = made[1](*parts)
        if len(self.args) == 1 and not (type(given) in (list, tuple) and len(given) == 1):
            given = (given,)
        if type(given) not in (list, tuple) or len(given) != len(self.args):
            raise Diagnostic(
                "E0202",
                f"the gradient of '{self.name}' is to give {len(self.args)} cotangents, one for "
                "each argument, in a tuple",
            )
        found = []
        for cotangent, arg in zip(given, rebuilt(self.args, flat)):
            count = sum(1 for _ in leaves(arg))
            whole = cotangent is None or (type(arg) in (list, tuple, dict) and count == 0)
            found += [None] * count if whole else list(leaves(cotangent))
        if len(found) != len(flat):
            raise Diagnostic(
                "E0202", f"the gradient of '{self.name}' has another structure than its arguments"
            )
        return [self._fitted(found[i], flat[i], "cotangent") for i in self.active]

    def tangent(self, values, tangents, out):
        return transposed(
            lambda g: self.cotangents(values, g[0]), [ones_like(out)], tangents, self.name
        )[0]


class _Tangent(_Call):
    def __init__(self, name: str, args: tuple, function: Callable, rule: Callable | None):
        super().__init__(name, args)
        self.function, self.rule = function, rule

    def plain(self, values):
        return self.function(*rebuilt(self.args, values))

    def tangent(self, values, tangents, out):
        if self.rule is None:
            raise Diagnostic(
                "E0205",
                f"'{self.name}' has no rule for its derivative",
                help=f"give it one: @{self.name}.defjvp before def rule(primals, tangents): …",
            )
        zeros = [0.0 if type(x) in (int, bool) else None for x in self.flat]
        for i, t in zip(self.active, tangents):
            zeros[i] = t
        made = self.rule(rebuilt(self.args, self.filled(values)), rebuilt(self.args, zeros))
        if type(made) not in (list, tuple) or len(made) != 2:
            raise Diagnostic(
                "E0201",
                f"the rule of '{self.name}' is to return two things: the value and its tangent",
            )
        parts = self.checked(made[1], self.value, "tangent")
        return parts[0] if len(parts) == 1 else _packed(parts)

    def cotangents(self, values, g) -> list:
        start = [zeros_like(x) for x in values]
        return transposed(lambda t: [self.tangent(values, t, None)], start, [g], self.name)


# -- transposed maps -------------------------------------------------------------------------------
def transposed(
    rule: Callable, start: list, weights: list, name: str, rounding: float = 1e-8
) -> list:
    """The linear map u -> rule(u), transposed and applied to weights: d/du <rule(u), weights>.

    start: values in the shapes of u; rounding: by what part its values may miss those of a linear
    map.  E0205 where the rule turns out not to be linear, by its rows or by its values elsewhere.
    """
    with GradientTape() as tape:
        tensors = [Tensor(u) for u in start]
        for tensor in tensors:
            tape.watch(tensor)
        product = _inner(rule(tensors), weights)
    linear = _is_linear(tape.steps, tape.seen)
    found = [
        zeros_like(u) if g is None else g for u, g in zip(start, tape.gradient(product, tensors))
    ]
    if linear:
        plain, sizes = [primal(g) for g in found], [primal(w) for w in weights]
        for scale in (-1.0, 1e4):
            probe = [_ramp(u, scale) for u in start]
            terms = [primal(r) for r in rule(probe)]
            got, want = _inner(terms, sizes), _inner(probe, plain)
            size = sum(primal(total(abs(as_array(r * w)))) for r, w in zip(terms, sizes))
            linear = linear and (not abs(got - want) > rounding * (size + abs(want)))
    if not linear:
        raise Diagnostic(
            "E0205",
            f"the rule of '{name}' is not linear, so it gives derivatives in one direction only",
            help="a custom gradient works in reverse (grad, GradientTape), a custom jvp forward "
            "(jvp); a linear rule works in both",
        )
    return found


def _is_linear(steps: list, seen: set[int]) -> bool:
    """Whether each step is linear in what depends on the watched values."""
    for step in in_order(steps):
        kinds = [step.op.arg(i).kind for i, n in enumerate(step.nodes) if n in seen]
        if not set(kinds) <= {"linear", "static"} and kinds != ["bilinear"]:
            return False
    return True


def _inner(xs: list, ys: list):
    whole = None
    for x, y in zip(xs, ys):
        term = x * y
        term = total(term) if shape(term) else term
        whole = term if whole is None else whole + term
    return whole


def _ramp(like, scale: float):
    """Numbers that grow from `scale` on, in a shape."""
    if not shape(like):
        return scale
    import numpy as np

    count = int(np.prod(shape(like)))
    return (scale * np.linspace(1.0, 1.7, count)).reshape(shape(like))


# -- values ----------------------------------------------------------------------------------------
def _meets(around: World, sources: list) -> bool:
    """Whether one derivative sees both the value as computed around the call and a source."""
    nodes = {(x.level, getattr(x, "node", None)) for source in sources for x in layers(source)}
    for layer in layers(around):
        if type(layer) is Batch:
            continue
        if type(layer) is not Tensor:
            if any(level == layer.level for level, _ in nodes):
                return True
            continue
        for tape in recording():
            both = {(layer.level, layer.node)}, nodes
            if all(any(at == tape.level and n in tape.seen for at, n in some) for some in both):
                return True
    return False


def _batches(values) -> set[int]:
    """The levels of the examples that values are of."""
    return {layer.level for x in values for layer in layers(x) if type(layer) is Batch}


def _is_real(x) -> bool:
    if type(x) is float or isinstance(x, World):
        return True
    return getattr(getattr(x, "dtype", None), "kind", "") == "f"


def _packed(value):
    """The leaves of a value as one number or vector."""
    parts = [real(x) for x in leaves(value)]
    return parts[0] if len(parts) == 1 else concatenate([reshape(x, (-1,)) for x in parts])


def _size(x) -> int:
    count = 1
    for n in shape(x):
        count *= n
    return count
