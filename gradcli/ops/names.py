"""Names of functions and constants: bare, or under a library's prefix.

A prefix is a table of names onto the same primitives, never a Python module.
"""

import math
from collections.abc import Callable, Iterable

from gradcli.ops import arrays, linalg, made, networks, reductions, scalar
from gradcli.ops.table import TABLE, bounded, primal

CONSTANTS = {"pi": math.pi, "e": math.e, "inf": math.inf, "nan": math.nan, "tau": math.tau}

# Functions made of rows, and makers of constant arrays: name -> function.
MADE: dict[str, Callable] = {
    f.__name__: f
    for f in (
        arrays.array, arrays.concatenate, made.copy, arrays.dot, arrays.expand_dims,
        made.hstack, made.logsumexp, made.norm, arrays.ones_like, arrays.outer, arrays.ravel,
        made.reciprocal, made.repeat, arrays.reshape, made.square, arrays.squeeze,
        arrays.stack, made.std, made.stop_gradient, made.tile, arrays.transpose, made.var,
        made.vstack, arrays.zeros_like,
    )
}  # fmt: skip
MADE |= made.MAKERS


def _whole(function: Callable) -> Callable:
    """floor and its like as `math` has them: the result is an integer, and cuts the gradient."""

    def rounded(x):
        return bounded(int(function(primal(x))), function.op)

    rounded.__name__ = function.__name__
    return rounded


def _real(function: Callable) -> Callable:
    """A function as `math` has it: the result is a float also of integers."""

    def real(*args):
        return function(*[1.0 * x for x in args])

    real.__name__ = function.__name__
    return real


_MATH = {name: _whole(getattr(scalar, name)) for name in ("floor", "ceil", "trunc")}
_MATH |= {"pow": _real(scalar.power), "fabs": _real(scalar.absolute)}
# Rows that only functions of tensors call, under `tf`: nothing lists them by these names.
OF_TENSORS = frozenset({
    "cast", "conj", "real", "imag", "modulus", "angle", "complex", "lgamma", "digamma", "polygamma",
    "erfinv", "cumsum", "inverse", "cofactors", "determinant", "log_determinant", "cholesky",
    "eigenvalues", "eigenvectors", "singular_values", "left_vectors", "right_vectors",
    "orthogonal_factor", "triangular_factor",
})  # fmt: skip
# Rows that programs reach by operators and literals, or not at all.
_HIDDEN = (
    "getitem", "setitem", "add_at", "spread_like", "filled_like", "solve",
    "log_softmax", "softmax_cross_entropy", "sparse_softmax_cross_entropy", "sigmoid_cross_entropy",
    "windows", "overlaid",
)  # fmt: skip


def _bare() -> dict[str, Callable]:
    table = {op.name: op.call for op in TABLE.values()}
    for op in TABLE.values():
        table |= dict.fromkeys(op.also, op.call)
    table |= MADE
    for name in (*_HIDDEN, *OF_TENSORS):
        table.pop(name, None)
    return table


BARE = _bare()
_NUMPY = {
    **BARE, "pow": scalar.power, "abs": scalar.absolute, "round": scalar.rint,
    "asarray": arrays.array,
}  # fmt: skip
_OURS = {
    "sigmoid", "expit", "softplus", "relu", "softmax", "logsumexp", "stop_gradient", "ln", "erf",
    "erfc", "xlogy", "norm", "sum_like",
}  # fmt: skip
_NUMPY = {name: f for name, f in _NUMPY.items() if name not in _OURS}
_TENSORFLOW = {
    **{name: f for name, f in BARE.items() if name not in made.MAKERS},
    "reduce_sum": reductions.total, "reduce_mean": reductions.mean, "reduce_max": reductions.amax,
    "reduce_min": reductions.amin, "reduce_logsumexp": made.logsumexp, "pow": scalar.power,
    "math.log": scalar.log, "math.exp": scalar.exp, "nn.relu": scalar.relu,
    "nn.sigmoid": scalar.sigmoid, "nn.softplus": scalar.softplus, "nn.softmax": networks.softmax,
    "math.reduce_logsumexp": made.logsumexp,
}  # fmt: skip

PREFIXES: dict[str, dict[str, Callable]] = {
    "np": _NUMPY,
    "jnp": _NUMPY,
    "math": {n: f for n, f in {**BARE, **_MATH}.items() if hasattr(math, n)},
    "tf": _TENSORFLOW,
    "np.linalg": {"norm": made.norm, "solve": linalg.solve},
    "jnp.linalg": {"norm": made.norm, "solve": linalg.solve},
    "jax": {
        "nn.relu": scalar.relu, "nn.sigmoid": scalar.sigmoid, "nn.softplus": scalar.softplus,
        "nn.softmax": networks.softmax, "nn.logsumexp": made.logsumexp,
        "lax.stop_gradient": made.stop_gradient,
    },
}  # fmt: skip
# The modules that an import may bind, and the prefix each one is.
MODULES = {
    "numpy": "np", "numpy.linalg": "np.linalg", "math": "math", "jax": "jax",
    "jax.numpy": "jnp", "tensorflow": "tf", "gradcli.tensorflow": "tf", "keras": "tf.keras",
}  # fmt: skip


def canonical(path: str) -> str:
    """A dotted path of modules under its prefix: "np.linalg.norm" of "numpy.linalg.norm"."""
    parts = path.split(".")
    for k in range(len(parts), 0, -1):
        prefix = MODULES.get(".".join(parts[:k]))
        if prefix is not None:
            return ".".join([prefix, *parts[k:]])
    return path


def is_prefix(name: str) -> bool:
    """Whether functions stand under `name`, as under "np", "np.linalg", "tf.nn"."""
    head, _, tail = name.partition(".")
    return name in PREFIXES or any(key.startswith(f"{tail}.") for key in PREFIXES.get(head, ()))


def function(name: str) -> Callable | None:
    """The function a program calls `name`: "sin", "np.sin", "np.linalg.norm"; None if unknown."""
    if name in BARE:
        return BARE[name]
    head, _, tail = name.partition(".")
    if not tail:
        return None
    prefix, _, last = name.rpartition(".")
    if prefix in PREFIXES and last in PREFIXES[prefix]:
        return PREFIXES[prefix][last]
    return PREFIXES.get(head, {}).get(tail)


def constant(name: str) -> float | None:
    """The constant a program calls `name`: "pi", "np.pi", "math.e"; None if unknown."""
    prefix, _, last = name.rpartition(".")
    return CONSTANTS.get(last) if not prefix or prefix in PREFIXES else None


def known_functions() -> Iterable[str]:
    """Every name that `function` knows, bare ones first."""
    yield from BARE
    for prefix, table in PREFIXES.items():
        for name in table:
            yield f"{prefix}.{name}"
