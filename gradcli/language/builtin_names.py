"""The names the language itself gives: Python's own functions, attributes of values, modules.

The names of mathematics (`sin`, `np.sum`) are in `gradcli.ops.names`; these tables hold the rest,
and which arguments of a function must be integers.
"""

# How many positional arguments a built-in takes at least and at most (None: any number), and the
# names of its keywords.
Signature = tuple[int, "int | None", tuple[str, ...]]

BUILTINS: dict[str, Signature] = {
    "abs": (1, 1, ()),
    "bool": (1, 1, ()),
    "enumerate": (1, 2, ("start",)),
    "float": (1, 1, ()),
    "int": (1, 1, ()),
    "len": (1, 1, ()),
    "list": (0, 1, ()),
    "max": (1, None, ("axis", "keepdims")),
    "min": (1, None, ("axis", "keepdims")),
    "print": (0, None, ("sep", "end")),
    "range": (1, 3, ()),
    "reversed": (1, 1, ()),
    "round": (1, 2, ("ndigits",)),
    "sorted": (1, 1, ("reverse",)),
    "sum": (1, 2, ("start", "axis", "keepdims")),
    "tuple": (0, 1, ()),
    "zip": (0, None, ()),
}

# What may follow a dot on a value: attributes are read, methods are called.
ATTRIBUTES = ("shape", "ndim", "size", "T")
METHODS: dict[str, Signature] = {
    "sum": (0, 1, ("axis", "keepdims")),
    "mean": (0, 1, ("axis", "keepdims")),
    "max": (0, 1, ("axis", "keepdims")),
    "min": (0, 1, ("axis", "keepdims")),
    "reshape": (1, None, ()),
    "transpose": (0, None, ()),
    "copy": (0, 0, ()),
    "flatten": (0, 0, ()),
    "ravel": (0, 0, ()),
    "dot": (1, 1, ()),
    "item": (0, None, ()),
    "append": (1, 1, ()),
    "pop": (0, 1, ()),
}

# Dotted names of values that are no floats.
VALUES = {"np.newaxis": None, "jnp.newaxis": None, "tf.newaxis": None}

# The names `dtype=` takes, and the NumPy dtype each stands for.
DTYPES = {
    "float": "float64", "int": "int64", "bool": "bool", "np.float64": "float64",
    "np.float32": "float32", "np.int64": "int64", "np.int32": "int32", "np.bool_": "bool",
    "jnp.float64": "float64", "jnp.float32": "float32", "tf.float64": "float64",
    "tf.float32": "float32", "tf.int32": "int32", "tf.int64": "int64",
}  # fmt: skip

# Functions whose literal argument makes an assigned name an input with a default.
CONSTRUCTORS = ("array", "asarray", "constant", "Variable")

# Positions of the arguments that must be integers, by the last part of the function's name.
INTEGER_ARGUMENTS: dict[str, tuple[int, ...]] = {
    "range": (0, 1, 2),
    "zeros": (0,),
    "ones": (0,),
    "full": (0,),
    "eye": (0, 1),
    "identity": (0,),
    "linspace": (2,),
    "logspace": (2,),
    "reshape": (1,),
    "broadcast_to": (1,),
    "repeat": (1,),
    "tile": (1,),
    "roll": (1,),
    "sum": (1,),
    "mean": (1,),
    "max": (1,),
    "min": (1,),
    "prod": (1,),
    "expand_dims": (1,),
    "factorial": (0,),
}
METHOD_INTEGERS = {
    "reshape": None,
    "sum": (0,),
    "mean": (0,),
    "max": (0,),
    "min": (0,),
    "pop": (0,),
}
INTEGER_KEYWORDS = (
    "axis", "axes", "shape", "newshape", "repeats", "reps", "num", "k", "N", "M", "shift",
)  # fmt: skip
