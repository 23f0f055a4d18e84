"""Values as `tf.print` writes them: tensors by their elements, the ends of long axes only."""

import sys
from types import FunctionType
from typing import Any

import numpy as np

from gradcli.errors import uncontrolled
from gradcli.ops.dispatch import primal
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import convert_to_tensor
from gradcli.tensorflow.nesting import is_nested, map_structure
from gradcli.tensorflow.ragged_tensors import RaggedTensor
from gradcli.tensorflow.sparse_tensors import SparseTensor
from gradcli.tensorflow.tensor import EagerTensor, is_typed, made


class _Text:
    """A text that shows as it is among nested values."""

    def __init__(self, text: str):
        self.text = text

    def __repr__(self):
        return self.text


def print_(*inputs, output_stream=None, summarize=3, sep=" ", end="\n", name=None) -> None:
    """Write the values to standard error, or another stream: of long axes the first and the last
    `summarize` elements, of -1 all."""
    stream = sys.stderr if output_stream is None else output_stream
    alone = len(inputs) == 1
    text = sep.join([_printed(x, int(summarize), alone) for x in inputs]) + end
    stream.write(uncontrolled(text) if stream.isatty() else text)


def _printed(x: Any, edge: int, alone: bool) -> str:
    if isinstance(x, str):
        return x
    if alone and is_typed(x) and x.dtype is types.string and not x.shape.rank:
        return x.numpy().decode(errors="replace")
    if is_nested(x):
        return str(map_structure(lambda leaf: _Text(shown(leaf, edge)), x))
    return shown(x, edge)


def shown(x: Any, edge: int = 3) -> str:
    """A tensor by its elements, or another value as Python shows it."""
    if isinstance(x, SparseTensor):
        parts = (shown(part, edge) for part in (x.indices, x.values, x.dense_shape))
        return "'SparseTensor(indices={}, values={}, shape={})'".format(*parts)
    if isinstance(x, RaggedTensor):
        return f"[{', '.join(shown(row, edge).replace(' ', ', ') for row in x)}]"
    if isinstance(x, FunctionType):
        return f"<function {x.__name__}>"
    if not is_typed(x):
        return repr(x)
    x = convert_to_tensor(x)
    return _elements(np.asarray(primal(x.value)), x.dtype, edge, 1)


def _elements(part, dtype: types.DType, edge: int, depth: int) -> str:
    if not np.ndim(part):
        return _element(part[()] if isinstance(part, np.ndarray) else part, dtype)
    inside = [_elements(item, dtype, edge, depth + 1) for item in _ends(part, edge)]
    if 0 <= 2 * edge < len(part):
        inside.insert(edge, "...")
    between = "\n" * (part.ndim - 1) + " " * depth if part.ndim > 1 else " "
    return f"[{between.join(inside)}]"


def _ends(part: np.ndarray, edge: int) -> list:
    if edge < 0 or len(part) <= 2 * edge:
        return list(part)
    return [*part[:edge], *part[len(part) - edge :]]


def _element(x, dtype: types.DType) -> str:
    if dtype is types.string:
        text = x.decode(errors="replace").translate(_ESCAPED)
        return f'"{text}"'
    if dtype.is_floating:
        return _shortest(x, dtype)
    return str(int(x)) if dtype.is_integer or dtype.is_bool else str(x)


_ESCAPED = str.maketrans({"\n": "\\n", "\t": "\\t", "\r": "\\r", '"': '\\"', "\\": "\\\\"})
_DIGITS = {"float64": (15, 17)}  # that any decimal keeps, and that tell any two numbers apart


def _shortest(x, dtype: types.DType) -> str:
    few, all_ = _DIGITS.get(dtype.name, (6, 9))
    text = format(float(x), f".{few}g")
    return text if dtype.scalar(text) == x or x != x else format(float(x), f".{all_}g")


def format_(template, inputs, placeholder="{}", summarize=3, name=None) -> EagerTensor:
    """The template with each placeholder replaced by a value, as a tensor of a string."""
    values = inputs if isinstance(inputs, (list, tuple)) else [inputs]
    parts = template.split(placeholder)
    if len(parts) != len(values) + 1:
        raise ValueError(f"{len(parts) - 1} placeholder(s) in template does not match "
                         f"{len(values)} tensor(s) provided as input")  # fmt: skip
    texts = [shown(convert_to_tensor(x), int(summarize)) for x in values]
    joined = "".join(part + text for part, text in zip(parts, [*texts, ""]))
    return made(joined.encode(), types.string)
