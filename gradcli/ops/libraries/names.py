"""Names of functions and constants: bare, or under a library's prefix.

A prefix is a table of names onto the same primitives, never a Python module.  The functions here
are at hand; those of `directory` are imported when they are first asked for.
"""

import math
from collections.abc import Callable, Iterable
from types import ModuleType

from gradcli.ops import arithmetic, arrays, comparisons, elementary, piecewise, reductions
from gradcli.ops.dispatch import bounded, primal
from gradcli.ops.libraries.directory import LIBRARIES, SAME, imported, places
from gradcli.ops.rows import Function

CONSTANTS = {"pi": math.pi, "e": math.e, "inf": math.inf, "nan": math.nan, "tau": math.tau}

# Functions made of rows that are at hand: name -> function.
MADE: dict[str, Callable] = {
    f.__name__: f
    for f in (
        arrays.array, arrays.concatenate, arrays.expand_dims, arrays.ravel, arrays.reshape,
        arrays.squeeze, arrays.stack, arrays.transpose,
    )
}  # fmt: skip


def _whole(function: Function) -> Callable:
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


def _to_base(x, base=None):
    """The logarithm as `math` has it."""
    return (
        elementary.log(x)
        if base is None
        else arithmetic.div(elementary.log(x), elementary.log(base))
    )


_MATH = {f.__name__: _whole(f) for f in (piecewise.floor, piecewise.ceil, piecewise.trunc)}
_MATH |= {"log": _to_base, "pow": _real(arithmetic.power), "fabs": _real(piecewise.absolute)}
# Rows that programs reach by operators and literals, or not at all.
_HIDDEN = ("getitem", "setitem", "add_at", "spread_like", "filled_like", "cast", "norm")


def _rows(module: ModuleType) -> dict[str, Callable]:
    """The rows of a module by the names that programs call them."""
    found = [f for f in vars(module).values() if hasattr(f, "op")]
    return {name: f for f in found for name in (f.op.name, *f.op.also) if name not in _HIDDEN}


_AT_HAND = (arithmetic, comparisons, piecewise, elementary, arrays, reductions)
BARE: dict[str, Callable] = {
    name: f for module in _AT_HAND for name, f in _rows(module).items()
} | MADE
_NUMPY: dict[str, Callable] = {
    **BARE, "abs": piecewise.absolute, "asarray": arrays.array,
    "isscalar": arrays.isscalar, "ndim": arrays.ndim, "shape": arrays.shape_of,
    "size": arrays.size,
}  # fmt: skip
_OURS = {"direction", "one_minus_square", "sech", "relu", "ln", "xlogy", "norm", "sum_like"}
_NUMPY = {name: f for name, f in _NUMPY.items() if name not in _OURS}
_TENSORFLOW = {
    **BARE,
    "reduce_sum": reductions.total, "reduce_mean": reductions.mean, "reduce_max": reductions.amax,
    "reduce_min": reductions.amin, "pow": arithmetic.power,
    "math.log": elementary.log, "math.exp": elementary.exp, "nn.relu": piecewise.relu,
}  # fmt: skip

# NumPy's further names of one function
ALIASES = {
    "acos": "arccos", "acosh": "arccosh", "amax": "max", "amin": "min", "around": "round",
    "asanyarray": "asarray", "ascontiguousarray": "asarray",
    "asin": "arcsin", "asinh": "arcsinh", "atan": "arctan", "atan2": "arctan2", "atanh": "arctanh",
    "concat": "concatenate", "conjugate": "conj", "permute_dims": "transpose", "pow": "power",
    "row_stack": "vstack",
}  # fmt: skip

PREFIXES: dict[str, dict[str, Callable]] = {
    "np": _NUMPY,
    "jnp": _NUMPY,
    "math": {  # whose remainder is another one
        n: f for n, f in {**BARE, **_MATH}.items() if hasattr(math, n) and n != "remainder"
    },
    "tf": _TENSORFLOW,
    "jax.nn": {"relu": piecewise.relu},
    # whose functions are of the language
    "np.random": {}, "functools": {}, "collections": {}, "typing": {}, "scipy.optimize": {},
    "scipy.constants": {},  # whose numbers are SciPy's
    "scipy.special": {name: BARE[name] for name in ("xlogy", "exp2", "expm1", "log1p")},
}  # fmt: skip
PREFIXES |= {
    library: PREFIXES.get(SAME.get(library, ""), {})
    for library in (*LIBRARIES, *SAME)
    if library not in ("", *PREFIXES)
}
# The modules that an import may bind, and the prefix each one is.
MODULES = {
    "numpy": "np", "math": "math", "jax": "jax", "jax.numpy": "jnp", "scipy": "scipy",
    "autograd.numpy": "np", "autograd.scipy": "scipy", "gradcli.numpy": "np", "tensorflow": "tf",
    "gradcli.tensorflow": "tf", "keras": "tf.keras", "functools": "functools",
    "collections": "collections", "typing": "typing",
}  # fmt: skip


# NumPy's further names of one type
TYPES = {"np.float_": "np.float64", "np.double": "np.float64", "np.int_": "np.int64"}


def canonical(path: str) -> str:
    """A dotted path of modules under its prefix: "np.linalg.norm" of "numpy.linalg.norm"; a type by
    the name that says its size."""
    parts = path.split(".")
    for k in range(len(parts), 0, -1):
        prefix = MODULES.get(".".join(parts[:k]))
        if prefix is not None:
            path = ".".join([prefix, *parts[k:]])
            break
    return TYPES.get(path, path)


def is_prefix(name: str) -> bool:
    """Whether functions stand under `name`, as under "np", "np.linalg", "tf.nn"."""
    head, _, tail = name.partition(".")
    return any(f"{prefix}.".startswith(f"{name}.") for prefix in PREFIXES) or any(
        key.startswith(f"{tail}.") for key in PREFIXES.get(head, ())
    )


def function(name: str) -> Callable | None:
    """The function a program calls `name`: "sin", "np.sin", "np.linalg.norm"; None if unknown."""
    if name in BARE:
        return BARE[name]
    prefix, _, last = name.rpartition(".")
    last = aliased(prefix, last)
    if last in PREFIXES.get(prefix, ()):
        return PREFIXES[prefix][last]
    head, _, tail = name.partition(".")
    return PREFIXES.get(head, {}).get(tail) or imported(prefix, last) or imported(head, tail)


def aliased(prefix: str, name: str) -> str:
    """The name that NumPy's function of a name has first: "concatenate" of "concat"."""
    return ALIASES.get(name, name) if prefix in ("np", "jnp") else name


def takes_out(name: str) -> bool:
    """Whether the function of a name may be told by out= where what it gives is written."""
    return name.rpartition(".")[0] == "np"


def out_at(name: str) -> int | None:
    """The place of `out` among the arguments of NumPy's ufunc of a name: np.sqrt(x, y) writes y."""
    op = getattr(function(name), "op", None) if takes_out(name) else None
    return len(op.args) if op is not None and op.elementwise else None


def masks(name: str) -> bool:
    """Whether where= beside out= says which elements it writes: NumPy's ufunc of that name does."""
    np = arrays.load_numpy()
    return isinstance(getattr(np, name.removeprefix("np."), None), np.ufunc)


# Reductions -> those that leave out elements, or begin with a value
MASKED = {
    reductions.total: "masked_sum", reductions.mean: "masked_mean",
    reductions.amax: "masked_max", reductions.amin: "masked_min",
}  # fmt: skip


def by_count(
    function: Callable | None, count: int, whole: int, keywords: frozenset[str]
) -> Callable | None:
    """What a call with `count` arguments by position that are not None, of `whole` ones, calls, as
    in NumPy: where(c) is nonzero(c), a bound of clip may be None, and sum(where=) is a function of
    its own."""
    if function in MASKED and not keywords.isdisjoint(("where", "initial")):
        from gradcli.ops.structural import masked

        return getattr(masked, MASKED[function])
    if function is piecewise.clip and count < 3 <= whole:
        return piecewise.clipped
    return imported("np", "nonzero") if count == 1 and function is piecewise.where else function


def parameters(function: Callable) -> tuple[str, ...]:
    """The names of the parameters that a call gives by position; "" for those of a row."""
    op = getattr(function, "op", None)
    if op is not None:
        return ("",) * len(op.args) + op.keywords
    if hasattr(function, "takes"):
        return function.takes[0]
    code = getattr(function, "__code__", None)
    return code.co_varnames[: code.co_argcount] if code else ()


def least(function: Callable) -> int:
    """How many arguments a call gives by position at least; the others are options."""
    op = getattr(function, "op", None)
    if op is not None:
        return len(op.args)
    if hasattr(function, "takes"):
        return function.takes[1]
    return len(parameters(function)) - len(getattr(function, "__defaults__", None) or ())


def words(function: Callable) -> frozenset[str]:
    """The parameters that say which function is meant: truths, words, and all that NumPy reads."""
    op = getattr(function, "op", None)
    if op is not None:
        return TRUTHS & frozenset(op.keywords)
    if hasattr(function, "takes"):  # a maker of arrays, which NumPy makes
        return frozenset(function.takes[0])
    named = dict(zip(reversed(parameters(function)), reversed(function.__defaults__ or ())))
    named |= getattr(function, "__kwdefaults__", None) or {}
    return frozenset([name for name, value in named.items() if type(value) in (bool, str)])


TRUTHS = frozenset({"keepdims", "reverse"})  # among the keywords of rows


def constant(name: str) -> float | None:
    """The constant a program calls `name`: "pi", "np.pi", "math.tau"; None if unknown."""
    prefix, _, last = name.rpartition(".")
    if prefix == "scipy.constants":
        from scipy import constants

        found = getattr(constants, last, None)
        return float(found) if isinstance(found, int | float) else None
    known = prefix in PREFIXES if prefix else last != "tau"  # bare, it is a variable's name
    return CONSTANTS.get(last) if known else None


def known_functions() -> Iterable[str]:
    """Every name that `function` knows, bare ones first."""
    for prefix, table in {"": BARE, **PREFIXES}.items():
        for name in {**table, **places(prefix)}:
            yield f"{prefix}.{name}" if prefix else name
    yield from (f"np.{name}" for name in ALIASES)
