"""TensorFlow's public names: the module of gradcli.tensorflow that each one is made in.

A word `math.sin` is the public name of what the module calls `sin`; `math.abs=absolute` of what it
calls `absolute`.
"""

_HOMES = {
    "types": """
        DType dtypes.DType as_dtype dtypes.as_dtype bool=bool_ int8 int16 int32 int64 uint8 uint16 uint32
        uint64 float16 half=float16 float32 float64 double=float64 complex64 complex128 string
        dtypes.bool=bool_ dtypes.int8 dtypes.int16 dtypes.int32 dtypes.int64 dtypes.uint8 dtypes.uint16
        dtypes.uint32 dtypes.uint64 dtypes.float16 dtypes.float32 dtypes.float64 dtypes.complex64
        dtypes.complex128 dtypes.string
    """,
    "shapes": "TensorShape",
    "exceptions": """
        errors.OpError errors.InvalidArgumentError errors.InternalError errors.NotFoundError
        errors.OutOfRangeError errors.UnimplementedError errors.FailedPreconditionError
    """,
    "tensor": "Tensor=EagerTensor newaxis",
    "convert": "constant convert_to_tensor cast dtypes.cast",
    "variable": "Variable",
    "tape": "GradientTape UnconnectedGradients",
}  # fmt: skip


def _read() -> dict[str, tuple[str, str]]:
    names = {}
    for module, words in _HOMES.items():
        for word in words.split():
            public, _, own = word.partition("=")
            names[public] = module, own or public.rpartition(".")[2]
    return names


NAMES: dict[str, tuple[str, str]] = _read()  # public name -> (module, name in it)
SPACES = frozenset(  # the names that others stand under: "math", "keras.layers"
    ".".join(parts[:k]) for parts in (n.split(".") for n in NAMES) for k in range(1, len(parts))
)
