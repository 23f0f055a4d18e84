"""The names the language itself gives: Python's own functions, attributes of values, modules.

The names of mathematics (`sin`, `np.sum`) are in `gradcli.ops.libraries.names`; these tables hold
the rest, and which arguments of a function must be integers.
"""

# How many positional arguments a built-in takes at least and at most (None: any number), and the
# names of its keywords (None: any name).
Signature = tuple[int, "int | None", "tuple[str, ...] | None"]

BUILTINS: dict[str, Signature] = {
    "abs": (1, 1, ()),
    "all": (1, 1, ()),
    "any": (1, 1, ()),
    "bool": (0, 1, ()),
    "callable": (1, 1, ()),
    "complex": (0, 2, ("real", "imag")),
    "dict": (0, 1, None),
    "divmod": (2, 2, ()),
    "enumerate": (1, 2, ("start",)),
    "filter": (2, 2, ()),
    "hasattr": (2, 2, ()),
    "float": (0, 1, ()),
    "int": (0, 1, ()),
    "isinstance": (2, 2, ()),
    "iter": (1, 1, ()),
    "len": (1, 1, ()),
    "list": (0, 1, ()),
    "map": (2, None, ()),
    "max": (1, None, ("axis", "keepdims", "key", "default")),
    "min": (1, None, ("axis", "keepdims", "key", "default")),
    "next": (1, 2, ()),
    "ord": (1, 1, ()),
    "pow": (2, 3, ()),
    "print": (0, None, ("sep", "end")),
    "range": (1, 3, ()),
    "repr": (1, 1, ()),
    "reversed": (1, 1, ()),
    "round": (1, 2, ("ndigits",)),
    "sorted": (1, 1, ("key", "reverse")),
    "str": (0, 1, ()),
    "sum": (1, 2, ("start", "axis", "keepdims")),
    "tuple": (0, 1, ()),
    "type": (1, 1, ()),
    "zip": (0, None, ("strict",)),
}

# Functions that take functions: derivatives within programs, and what defines them.
HIGHER: dict[str, Signature] = {
    "grad": (1, 2, ("argnums",)),
    "value_and_grad": (1, 2, ("argnums",)),
    "jacobian": (1, 2, ("argnums",)),
    "hessian": (1, 2, ("argnums",)),
    "jvp": (3, 3, ()),
    "vjp": (1, None, ()),
    "root": (2, 2, ("tol", "max_iterations", "bracket")),
    "fixed_point": (2, 2, ("tol", "max_iterations")),
    "quad": (3, 4, ("args", "epsabs", "epsrel", "limit")),
    "custom_gradient": (1, 1, ()),
    "custom_jvp": (1, 1, ()),
    "functools.partial": (1, None, None),
    "functools.reduce": (2, 3, ()),
}
HIGHER_UNDER = {
    "jax.grad": "grad", "jax.value_and_grad": "value_and_grad", "jax.jacobian": "jacobian",
    "jax.jacfwd": "jacobian", "jax.jacrev": "jacobian", "jax.hessian": "hessian",
    "jax.jvp": "jvp", "jax.vjp": "vjp", "jax.custom_jvp": "custom_jvp",
    "scipy.integrate.quad": "quad",
}  # fmt: skip
# What NumPy's streams of random numbers draw.
OF_GENERATORS: dict[str, Signature] = {
    "normal": (0, 3, ("loc", "scale", "size")), "uniform": (0, 3, ("low", "high", "size")),
    "random": (0, 1, ("size",)), "random_sample": (0, 1, ("size",)), "rand": (0, None, ()),
    "randn": (0, None, ()), "standard_normal": (0, 1, ("size",)),
    "integers": (1, 3, ("low", "high", "size", "endpoint")),
    "randint": (1, 3, ("low", "high", "size")), "permutation": (1, 1, ()), "shuffle": (1, 1, ()),
    "choice": (1, 4, ("size", "replace", "p")), "exponential": (0, 2, ("scale", "size")),
    "standard_exponential": (0, 1, ("size",)), "poisson": (0, 2, ("lam", "size")),
    "gamma": (1, 3, ("scale", "size")), "beta": (2, 3, ("size",)), "binomial": (2, 3, ("size",)),
    "lognormal": (0, 3, ("mean", "sigma", "size")),
    "multivariate_normal": (2, 3, ("mean", "cov", "size")),
}  # fmt: skip
HIGHER |= {
    "np.poly1d": (1, 1, ()), "np.vectorize": (1, 1, ("otypes", "doc")),
    "np.apply_along_axis": (3, None, None),
    **dict.fromkeys(
        [f"scipy.optimize.{name}" for name in ("brentq", "brenth", "bisect", "ridder")],
        (1, 6, ("a", "b", "args", "xtol", "rtol", "maxiter")),
    ),
    "scipy.optimize.newton": (2, 4, ("fprime", "args", "tol", "maxiter", "rtol")),
    "scipy.optimize.fsolve": (2, 3, ("args", "fprime", "xtol", "maxfev")),
    "np.random.default_rng": (0, 1, ("seed",)), "np.random.RandomState": (0, 1, ("seed",)),
    "np.random.seed": (0, 1, ("seed",)),
    **{f"np.random.{name}": of for name, of in OF_GENERATORS.items() if name != "integers"},
}  # fmt: skip

# The containers of `collections`, which are types.
COLLECTIONS: dict[str, Signature] = {
    "collections.deque": (0, 2, ("iterable", "maxlen")),
    "collections.defaultdict": (0, 2, None),
    "collections.Counter": (0, 1, None),
    "collections.namedtuple": (1, 2, ("field_names", "defaults", "module")),
    "typing.NamedTuple": (1, 2, ("fields", "defaults")),  # those of a class of fields
}
NAMED = ("collections.namedtuple", "typing.NamedTuple")  # which make types
HIGHER |= COLLECTIONS

# TensorFlow's names that programs may use without their prefix.
TENSORFLOW = ("GradientTape", "Variable", "constant")
DECORATORS = ("custom_gradient", "custom_jvp", "np.vectorize")
# Functions of Python's that take functions, with the keyword that does where no argument does.
TAKES_FUNCTIONS = {"map": "", "filter": "", "sorted": "key", "max": "key", "min": "key"}

# The functions of Python's that take types, and any value.
TAKES_TYPES, TAKES_ANY = "isinstance", "callable"

# Methods that give no value: a program that ends in a call of one has no target there.
WITHOUT_VALUE = (
    "append", "extend", "insert", "remove", "reverse", "sort", "clear", "update", "fill", "watch",
    "appendleft", "extendleft", "rotate", "subtract",
    "reset", "assign", "assign_add", "assign_sub", "apply_gradients",
)  # fmt: skip

# What may follow a dot on a value: attributes are read, methods are called.
ATTRIBUTES = (
    "shape", "ndim", "size", "T", "flat", "dtype", "real", "imag", "args", "maxlen",
    "default_factory", "_fields",
)  # fmt: skip
_REDUCTION: Signature = (0, 1, ("axis", "keepdims"))
METHODS_OF: dict[str, dict[str, Signature]] = {
    "array": {
        "sum": _REDUCTION, "mean": _REDUCTION, "max": _REDUCTION, "min": _REDUCTION,
        "std": (0, 1, ("axis", "ddof", "keepdims")), "var": (0, 1, ("axis", "ddof", "keepdims")),
        "argmax": _REDUCTION, "argmin": _REDUCTION, "any": _REDUCTION, "all": _REDUCTION,
        "prod": _REDUCTION, "ptp": _REDUCTION, "cumsum": (0, 1, ("axis",)),
        "cumprod": (0, 1, ("axis",)), "squeeze": (0, 1, ("axis",)), "swapaxes": (2, 2, ()),
        "sort": (0, 1, ("axis",)), "argsort": (0, 1, ("axis",)), "nonzero": (0, 0, ()),
        "argpartition": (1, 2, ("axis",)), "searchsorted": (1, 2, ("side",)),
        "take": (1, 2, ("axis", "mode")), "compress": (1, 2, ("axis",)),
        "repeat": (1, 2, ("axis",)), "trace": (0, 3, ("offset", "axis1", "axis2")),
        "diagonal": (0, 3, ("offset", "axis1", "axis2")), "reshape": (1, None, ("order",)),
        "transpose": (0, None, ()),
        "copy": (0, 0, ()), "flatten": (0, 1, ("order",)), "ravel": (0, 1, ("order",)),
        "dot": (1, 1, ()),
        "item": (0, None, ()), "tolist": (0, 0, ()), "numpy": (0, 0, ()), "fill": (1, 1, ()),
        "clip": (0, 2, ("min", "max")), "round": (0, 1, ("decimals",)),
        "astype": (0, 1, ("dtype",)), "conj": (0, 0, ()), "conjugate": (0, 0, ()),
    },
    "number": {
        "item": (0, 0, ()), "tolist": (0, 0, ()), "numpy": (0, 0, ()),
        "round": (0, 1, ("decimals",)), "conj": (0, 0, ()), "conjugate": (0, 0, ()),
    },
    "list": {
        "append": (1, 1, ()), "extend": (1, 1, ()), "insert": (2, 2, ()), "pop": (0, 1, ()),
        "remove": (1, 1, ()), "index": (1, 3, ()), "count": (1, 1, ()), "reverse": (0, 0, ()),
        "sort": (0, 0, ("key", "reverse")), "clear": (0, 0, ()), "copy": (0, 0, ()),
    },
    "deque": {
        "append": (1, 1, ()), "appendleft": (1, 1, ()), "extend": (1, 1, ()),
        "extendleft": (1, 1, ()), "pop": (0, 0, ()), "popleft": (0, 0, ()), "rotate": (0, 1, ()),
        "insert": (2, 2, ()), "remove": (1, 1, ()), "index": (1, 3, ()), "count": (1, 1, ()),
        "reverse": (0, 0, ()), "clear": (0, 0, ()), "copy": (0, 0, ()),
    },
    "tuple": {"index": (1, 3, ()), "count": (1, 1, ())},
    "range": {"index": (1, 1, ()), "count": (1, 1, ())},
    "dict": {
        "keys": (0, 0, ()), "values": (0, 0, ()), "items": (0, 0, ()), "get": (1, 2, ()),
        "pop": (1, 2, ()), "popitem": (0, 0, ()), "update": (0, 1, None),
        "setdefault": (1, 2, ()), "copy": (0, 0, ()), "clear": (0, 0, ()),
    },
    "named tuple": {"_replace": (0, 0, None), "_asdict": (0, 0, ()), "_make": (1, 1, ())},
    "counter": {
        "most_common": (0, 1, ("n",)), "elements": (0, 0, ()), "total": (0, 0, ()),
        "subtract": (0, 1, None),
    },
    "stream of random numbers": OF_GENERATORS,
    "custom function": {"defjvp": (1, 1, ())},
    "string": {
        "join": (1, 1, ()), "split": (0, 2, ("sep", "maxsplit")), "strip": (0, 1, ()),
        "format": (0, None, None),
        "lstrip": (0, 1, ()), "rstrip": (0, 1, ()), "upper": (0, 0, ()), "lower": (0, 0, ()),
        "replace": (2, 3, ()), "startswith": (1, 3, ()), "endswith": (1, 3, ()),
        "find": (1, 3, ()), "count": (1, 3, ()), "index": (1, 3, ()), "isdigit": (0, 0, ()),
        "isalpha": (0, 0, ()), "title": (0, 0, ()), "splitlines": (0, 0, ()),
        "ljust": (1, 2, ()), "rjust": (1, 2, ()), "center": (1, 2, ()), "zfill": (1, 1, ()),
    },
}  # fmt: skip
METHODS_OF["named tuple"] |= METHODS_OF["tuple"]
METHODS_OF["counter"] = METHODS_OF["dict"] | METHODS_OF["counter"]
# What NumPy's numbers have of arrays, which they are of no axes.
METHODS_OF["number"] |= {
    name: METHODS_OF["array"][name]
    for name in (
        "sum", "mean", "max", "min", "std", "var", "any", "all", "prod", "cumsum", "cumprod",
        "squeeze", "reshape", "ravel", "flatten", "transpose", "copy", "clip", "astype", "repeat",
    )
}  # fmt: skip


def _widest(signatures: list[Signature]) -> Signature:
    """What a call of a method must be where the value's type is not known."""
    mosts = [most for _, most, _ in signatures if most is not None]
    keywords: dict[str, None] | None = {}
    for _, _, more in signatures:
        keywords = None if more is None or keywords is None else keywords | dict.fromkeys(more)
    return (
        min(least for least, _, _ in signatures),
        None if len(mosts) < len(signatures) else max(mosts),
        None if keywords is None else tuple(keywords),
    )


METHODS: dict[str, Signature] = {
    name: _widest([table[name] for table in METHODS_OF.values() if name in table])
    for table in METHODS_OF.values()
    for name in table
}

# Dotted names of values that are no floats.
VALUES = {"np.newaxis": None, "jnp.newaxis": None}

# The names `dtype=` takes, and the NumPy dtype each stands for.
DTYPES = {
    "float": "float64", "int": "int64", "bool": "bool", "np.float64": "float64",
    "np.float32": "float32", "np.int64": "int64", "np.int32": "int32", "np.bool_": "bool",
    "jnp.float64": "float64", "jnp.float32": "float32", "tf.float64": "float64",
    "tf.float32": "float32", "tf.int32": "int32", "tf.int64": "int64",
}  # fmt: skip
# NumPy's types, which make numbers of NumPy where they are called.
NUMPY_TYPES = {
    f"np.{name}": name
    for name in (
        "float16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "uint16",
        "uint32", "uint64", "bool", "bool_", "complex64", "complex128", "ndarray", "generic",
        "number", "integer", "floating",
    )
}  # fmt: skip

# Functions whose literal argument makes an assigned name an input with a default.
CONSTRUCTORS = ("array", "asarray", "constant", "Variable")

# Parameters that must be integers; of a row those that carry no derivative, as an order, are too.
INTEGER_KEYWORDS = (
    "axis", "axes", "shape", "newshape", "repeats", "reps", "num", "k", "n", "N", "M", "axis1",
    "axis2", "source", "destination", "shift", "indices", "indices_or_sections", "offset",
    "pad_width", "decimals", "order", "kth", "size", "maxlen",
)  # fmt: skip
