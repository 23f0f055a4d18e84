"""Functions whose derivative is their own: custom_gradient, recompute_grad, stop_gradient, and
those that run a function of Python: function, py_function, numpy_function.

A function with a gradient of its own becomes one step of the tapes, as `recorded` makes it: what
it computed inside stays with the closure that carries its gradients back.
"""

from collections.abc import Callable
from contextlib import contextmanager
from functools import wraps

import numpy as np

from gradcli.engine.custom import Given, transposed
from gradcli.engine.dual import Dual
from gradcli.engine.recorders import begin, end, paused
from gradcli.engine.tensor import unwrap_dead_levels
from gradcli.errors import Diagnostic
from gradcli.ops import arithmetic, arrays
from gradcli.ops.dispatch import World, apply, primal
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.rows import Arg, Op
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import convert_to_tensor, retyped
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.nesting import flatten, map_structure, pack
from gradcli.tensorflow.tape import GradientTape, UnconnectedGradients, conjugate
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made, wrapped
from gradcli.tensorflow.variable import Variable


def custom_gradient(f=None):
    """`f`, which returns its result and the function that carries gradients back.

    That one takes the gradient of each tensor of the result and returns one for each tensor of the
    arguments, None for none; where `f` reads variables that are no arguments it takes them as
    `variables`, and returns two things: the gradients of the arguments, and a list of theirs.
    Raises TypeError where it does not take them, ValueError at the gradient where it returns
    another number of gradients.
    """
    if f is None:
        return custom_gradient

    @wraps(f)
    def call(*args, **kwargs):
        with VariableWatcher() as watcher:
            both = f(*args, **kwargs)
        if not isinstance(both, (list, tuple)) or len(both) != 2 or not callable(both[1]):
            raise TypeError(
                f"{_name(f)!r} is to return two things: its result, and the function of the "
                "result's gradients that gives those of the arguments"
            )
        result, grad_fn = both
        flat = flatten(args)
        given = [*flat, *flatten(kwargs)]
        variables = [v for v in watcher.variables if all(v is not x for x in given)]
        if variables and not _takes_variables(grad_fn):
            raise TypeError(
                "@tf.custom_gradient grad_fn must accept keyword argument 'variables', since "
                f"function uses variables: {variables}"
            )

        def backward(*gradients):
            if not variables:
                return _counted(flatten(grad_fn(*gradients)), flat)
            by_inputs, by_variables = grad_fn(*gradients, variables=variables)
            if len(by_variables) != len(variables):
                raise RuleError(
                    "Must return gradient for each variable from @custom_gradient grad_fn."
                )
            return _counted(flatten(by_inputs), flat) + list(by_variables)

        def again(inputs):
            with _assigned(variables, inputs[len(flat) :]):
                result, _ = f(*pack(args, inputs[: len(flat)]), **kwargs)
            return [convert_to_tensor(y) for y in flatten(result)]

        outputs = [convert_to_tensor(y) for y in flatten(result)]
        return pack(result, recorded(_name(f), outputs, [*flat, *variables], backward, again))

    return call


class RuleError(Diagnostic, ValueError):
    """A rule of one's own that gives other gradients than its arguments have; also the ValueError
    that TensorFlow raises."""

    def __init__(self, message: str):
        super().__init__("E0202", message)


def _name(f: Callable) -> str:
    return getattr(f, "__name__", type(f).__name__)


def _takes_variables(f: Callable) -> bool:
    """Whether f has a parameter `variables`, as far as can be told."""
    if hasattr(f, "parameters"):  # a function of a program
        return "variables" in f.parameters
    code = getattr(f, "__code__", None)
    if code is None:
        return True
    parameters = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    return "variables" in parameters or bool(code.co_flags & 0x08)  # it takes any by **


def _counted(gradients: list, inputs: list) -> list:
    if len(gradients) != len(inputs):
        raise RuleError(
            f"custom_gradient function expected to return {len(inputs)} gradients, but returned "
            f"{len(gradients)} instead."
        )
    return gradients


@contextmanager
def _assigned(variables: list[Variable], values: list):
    """A context in which the variables have these values."""
    before = [v.numpy() for v in variables]
    with paused():
        try:
            for variable, value in zip(variables, values):
                variable.assign(value)
            yield
        finally:
            for variable, value in zip(variables, before):
                variable.assign(value)


class VariableWatcher:
    """A context that collects the trainable variables that are read in it."""

    level, keeps_values = 0, False
    seen: frozenset[int] = frozenset()
    follows_variables = comes_last = False

    def __init__(self):
        self.variables: list[Variable] = []

    def __enter__(self) -> "VariableWatcher":
        begin(self)
        return self

    def __exit__(self, *_) -> None:
        end(self)

    def accessed(self, variable: Variable) -> None:
        if variable.trainable and all(v is not variable for v in self.variables):
            self.variables.append(variable)


# -- one step of the tapes -------------------------------------------------------------------------
def recorded(
    name: str, outputs: list, inputs: list, backward: Callable, again: Callable | None = None
) -> list[EagerTensor]:
    """The outputs as those of one operation on the inputs, for the tapes that watch any of these.

    backward: it takes the gradient of each output and returns one for each input, or None; again:
    the outputs for other inputs, where they can be computed again.
    """
    step = _Step(name, outputs, inputs, backward, again)
    sources = [unwrap_dead_levels(x.value) for x in step.sources]
    parts = [y for y in outputs if y.dtype.is_differentiable]
    if not parts or not any(isinstance(x, World) for x in sources):
        return outputs
    rule = Arg("smooth", step.pull)
    function = Given(step.again) if again else _last
    op = Op(name, (rule,), elementwise=False, variadic=True, array=function, jvp=step.push)
    with quiet():
        whole = apply(op, (*sources, _packed([primal(y.value) for y in parts])), {})
        pieces = iter(_unpacked(whole, parts))
    return [next(pieces) if y.dtype.is_differentiable else y for y in outputs]


_DOUBLE = (types.float64, types.complex128, types.int64)


class _Step:
    """The rule of a recorded operation; its last argument is the value, as it was computed."""

    def __init__(self, name: str, outputs: list, inputs: list, backward: Callable, again=None):
        self.name, self.backward, self.count = name, backward, len(inputs)
        self.inputs, self.rerun = inputs, again
        self.results = [made(primal(y.value), y.dtype) for y in outputs]
        tensors = [_tensor(x) for x in inputs]
        self.at = [i for i, x in enumerate(tensors) if is_typed(x) and x.dtype.is_differentiable]
        self.sources: list[EagerTensor] = [tensors[i] for i in self.at]
        self.dtypes = [x.dtype for x in self.sources]
        self.last: tuple = (None, None, [])

    def again(self, *values):
        """The outputs in one number or vector, the values of the sources being others."""
        inputs = list(self.inputs)
        for i, dtype, value in zip(self.at, self.dtypes, values):
            inputs[i] = made(primal(value), dtype)
        outputs = [y for y in self.rerun(inputs) if y.dtype.is_differentiable]
        return _packed([primal(y.value) for y in outputs])

    def pull(self, i: int, g, args: tuple, out):
        """The cotangent of source i; None where the operation has no gradient by it."""
        if i == len(args) - 1:
            return None
        if self.last[0] is not g or self.last[1] is not args:
            self.last = g, args, self.cotangents(g, args)
        return self.last[2][i]

    def cotangents(self, g, args: tuple) -> list:
        parts = iter(_unpacked(g, [y for y in self.results if y.dtype.is_differentiable]))
        gradients = []
        for y in self.results:
            if y.dtype.is_differentiable:
                part = next(parts)
                gradients.append(made(conjugate(part.value), part.dtype))
            else:
                gradients.append(made(arrays.zeros_like(y.value), y.dtype))
        found = list(self.backward(*gradients))
        if len(found) < self.count:
            raise RuleError(
                f"'{self.name}' has too few gradients: {len(found)} for {self.count} inputs"
            )
        return [
            _fitted(found[i], dtype, x, self.name)
            for i, dtype, x in zip(self.at, self.dtypes, args)
        ]

    def push(self, tangents: tuple, args: tuple, out, attrs):
        """The tangent of the value: the map that carries gradients back, transposed."""
        given = [(i, t) for i, t in enumerate(tangents[:-1]) if t is not None]

        def rule(g):
            found = self.cotangents(g[0], args)
            return [arrays.zeros_like(t) if found[i] is None else found[i] for i, t in given]

        weights = [t for _, t in given]
        double = all(types.of_value(primal(x)) in _DOUBLE for x in (*args, *weights))
        (tangent,) = transposed(
            rule, [arrays.ones_like(out)], weights, self.name, 1e-8 if double else 1e-3
        )
        levels = [a.level for a in (*args, *tangents) if isinstance(a, World)]
        while type(tangent) is Dual and tangent.level > max(levels, default=0):
            tangent = tangent.value  # the closure's own tangents, of the transform that asks
        return tangent


def _tensor(x):
    """An input as a tensor, where it may have a gradient."""
    if isinstance(x, World):  # a number that is differentiated from outside
        return wrapped(x)
    return x.__tf_tensor__() if isinstance(x, Variable) else x


def _last(*values):
    return values[-1]


def _fitted(g, dtype, like, name: str):
    """A gradient as the cotangent of an input of this type: summed over what the input is stretched
    along.  Raises ValueError where it has any other shape, which TensorFlow's tapes hand on."""
    if g is None:
        return None
    g = convert_to_tensor(g, dtype_hint=dtype)
    value = unwrap_dead_levels(conjugate(retyped(g.value, g.dtype, dtype)))
    if shape(value) == shape(like):
        return value
    if _is_stretched(shape(value), shape(like)):
        return arrays.sum_like(value, like)
    raise RuleError(  # TensorFlow's words, where it builds a graph
        f"Incompatible shapes between op input and calculated input gradient. Forward operation: "
        f"{name}. Original input shape: {shape(like)}. Calculated input gradient shape: "
        f"{shape(value)}"
    )


def _is_stretched(wide: tuple, narrow: tuple) -> bool:
    """Whether a value of the second shape broadcasts to the first."""
    pairs = zip(reversed(wide), reversed(narrow))
    return len(wide) >= len(narrow) and all(n in (m, 1) for m, n in pairs)


def _packed(values: list):
    """Values as one vector; a single one as it is."""
    if len(values) == 1:
        return values[0]
    return np.concatenate([np.ravel(x) for x in values])


def _unpacked(whole, like: list[EagerTensor]) -> list[EagerTensor]:
    """The tensors, in the types and shapes of `like`, that _packed made one of."""
    if len(like) == 1:
        return [wrapped(whole, like[0].dtype)]
    parts, start = [], 0
    for y in like:
        full = shape(y.value)
        size = int(np.prod(full, dtype=int))
        part = arrays.getitem(whole, slice(start, start + size) if full else start)
        parts.append(wrapped(arrays.reshape(part, full) if full else part, y.dtype))
        start += size
    return parts


# -- functions of functions ------------------------------------------------------------------------
def recompute_grad(f: Callable) -> Callable:
    """`f`, of which a tape keeps nothing but the arguments: its gradient runs it again."""

    @wraps(f, updated=())
    def call(*args, **kwargs):
        with paused(), VariableWatcher() as watcher:
            result = f(*args, **kwargs)
        variables = watcher.variables

        def backward(*gradients):
            again = map_structure(_copied, args)  # before the tape: a variable is none of its own
            with GradientTape() as tape:
                tape.watch([x for x in flatten([again, variables]) if is_typed(x)])
                result = f(*again, **kwargs)
            flat = [x if is_typed(x) else convert_to_tensor(0.0) for x in flatten(again)]
            return tape.gradient(
                result, [*flat, *variables], list(gradients), UnconnectedGradients.ZERO
            )

        outputs = [convert_to_tensor(y) for y in flatten(result)]
        return pack(result, recorded(_name(f), outputs, [*flatten(args), *variables], backward))

    return call


def _copied(x):
    """A tensor of the same value that tapes tell from x."""
    if not is_typed(x) or not x.dtype.is_differentiable:
        return x
    x = convert_to_tensor(x)
    return made(arithmetic.pos(x.value), x.dtype)


def grad_pass_through(f: Callable) -> Callable:
    """`f` with the gradient of the identity; variables that it reads get none."""

    @custom_gradient
    @wraps(f, updated=())
    def call(*args, **kwargs):
        def grad(*gradients, variables=None):
            return gradients if variables is None else (gradients, [None] * len(variables))

        return f(*args, **kwargs), grad

    return call


def stop_gradient(input, name=None) -> EagerTensor:
    """The tensor's value, through which no gradient passes."""
    x = convert_to_tensor(input)
    return made(primal(x.value), x.dtype)


def function(func=None, input_signature=None, autograph=True, jit_compile=None,
             reduce_retracing=False, experimental_implements=None,
             experimental_autograph_options=None, experimental_attributes=None,
             experimental_relax_shapes=None, experimental_compile=None,
             experimental_follow_type_hints=None):  # fmt: skip
    """`func` as it is, run by Python: arrays that it is given and values that it returns become
    tensors."""
    if func is None:
        return function

    @wraps(func, updated=())
    def call(*args, **kwargs):
        args = tuple([convert_to_tensor(x) if isinstance(x, np.ndarray) else x for x in args])
        return map_structure(_as_output, func(*args, **kwargs))

    call.python_function = func  # type: ignore[attr-defined]
    return call


def _as_output(x):
    if isinstance(x, Variable):
        return x.value()
    known = type(x) in (bool, int, float, complex, str, bytes)
    return convert_to_tensor(x) if known or isinstance(x, (np.ndarray, np.generic)) else x


def py_function(func=None, inp=None, Tout=None, name=None):
    """func(*inp) of tensors, its results tensors of the types Tout: a list of types for several.

    What it computes is recorded, whichever way it goes.  InvalidArgumentError where it fails, or a
    result is not of its type.
    """
    several = isinstance(Tout, (list, tuple))
    wanted = list(Tout) if several else [Tout]
    try:
        result = func(*[convert_to_tensor(x) for x in inp or []])
        if not wanted:
            return []
        results = list(result) if several and isinstance(result, (list, tuple)) else [result]
        if len(results) != len(wanted):
            raise ValueError(
                f"pyfunc returns {len(results)} values but expects to see {len(wanted)} values."
            )
        tensors = [convert_to_tensor(x, dtype) for x, dtype in zip(results, wanted)]
    except (ValueError, TypeError) as error:
        raise InvalidArgumentError(f"{type(error).__name__}: {error}") from error
    return tensors if several else tensors[0]


def numpy_function(func=None, inp=None, Tout=None, stateful=True, name=None):
    """func(*inp) of NumPy's arrays, its results tensors, a list of several; no gradient passes.

    Tout is not looked at, nor does TensorFlow where it runs eagerly.
    """
    result = flatten(func(*[convert_to_tensor(x).numpy() for x in inp or []]))
    tensors = [convert_to_tensor(np.asarray(x)) for x in result]
    return tensors if len(tensors) != 1 else tensors[0]


# -- of graphs: names that code for both ways of running asks for ----------------------------------
def executing_eagerly() -> bool:
    """True: an operation is computed when it is called."""
    return True


def get_static_value(tensor, partial=False):
    """The tensor's value as NumPy's."""
    return convert_to_tensor(tensor).numpy()


def gradients(ys, xs, *args, **kwargs):
    """RuntimeError: this is a function of graphs."""
    raise RuntimeError(
        "tf.gradients is not supported when eager execution is enabled. Use tf.GradientTape "
        "instead."
    )
