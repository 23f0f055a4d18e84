"""Calls of TensorFlow's functions as calls of NumPy's, which are lowered as those are.

A row takes what TensorFlow's function takes, by its names there, and gives the call that it stands
for.  What a row does not take, and what none stands for, is refused: no option is lost on the way.
"""

from collections.abc import Callable

from gradcli.language.syntax import surface
from gradcli.language.syntax.surface import Call, Node


def as_numpys(name: str, args: tuple, keywords: dict[str, Node]) -> Node | None:
    """What a call of tf.`name` is in NumPy's functions; None where nothing is.

    Raises TypeError where it is given what is not taken here.
    """
    row = ROWS.get(name)
    return row and row(*args, **keywords)


def _call(name: str, *args: Node, **options: Node | None) -> Call:
    """A call with the options that are given: None stands for the default of NumPy's too."""
    first, *rest = name.split(".")
    function: Node = surface.Name(first)
    for part in rest:
        function = surface.Attribute(function, part)
    given = [(key, v) for key, v in options.items() if v is not None and not _is_none(v)]
    return Call(function, args, tuple(given))


def _is_none(node: Node | None) -> bool:
    return type(node) is surface.NoneLiteral


def _axes(node: Node | None) -> Node | None:
    """Axes in a list, which NumPy takes in a tuple."""
    return surface.Tuple(node.items, span=node.span) if type(node) is surface.List else node


def _is_true(node: Node | None) -> bool:
    """Whether a flag is set; TypeError where it is worked out."""
    if node is not None and type(node) not in (surface.Boolean, surface.NoneLiteral):
        raise TypeError("a flag that is not written out")
    return type(node) is surface.Boolean and node.value


def _reduction(name: str) -> Callable[..., Node]:
    def reduced(input_tensor, axis=None, keepdims=None):
        return _call(name, input_tensor, axis=_axes(axis), keepdims=keepdims)

    return reduced


def _matrix_product(
    a, b, transpose_a=None, transpose_b=None, adjoint_a=None, adjoint_b=None
) -> Node:
    """a @ b, of which each may be transposed; the adjoint of a real matrix is its transpose."""
    sides = (a, transpose_a, adjoint_a), (b, transpose_b, adjoint_b)
    turned = [(x, any(map(_is_true, turns))) for x, *turns in sides]
    return _call("np.matmul", *[_call("np.matrix_transpose", x) if t else x for x, t in turned])


ROWS: dict[str, Callable[..., Node]] = {
    "reduce_sum": _reduction("np.sum"),
    "reduce_mean": _reduction("np.mean"),
    "reduce_max": _reduction("np.max"),
    "reduce_min": _reduction("np.min"),
    "reduce_logsumexp": _reduction("logsumexp"),
    "math.reduce_logsumexp": _reduction("logsumexp"),
    "matmul": _matrix_product,
    "transpose": lambda a, perm=None: _call("np.transpose", a, axes=_axes(perm)),
    "reshape": lambda tensor, shape: _call("np.reshape", tensor, shape),
    "expand_dims": lambda input, axis: _call("np.expand_dims", input, axis),
    "squeeze": lambda input, axis=None: _call("np.squeeze", input, axis=_axes(axis)),
    "stack": lambda values, axis=None: _call("np.stack", values, axis=axis),
    "broadcast_to": lambda input, shape: _call("np.broadcast_to", input, shape),
    "nn.softmax": lambda logits, axis=None: _call("softmax", logits, axis=axis),
    "zeros_like": lambda input: _call("np.zeros_like", input),
    "ones_like": lambda input: _call("np.ones_like", input),
    "square": lambda x: _call("np.square", x),
    "stop_gradient": lambda input: _call("stop_gradient", input),
}
