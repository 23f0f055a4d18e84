"""Functions of tensors of strings, which are bytes: not of characters, unless they say so."""

from collections.abc import Callable

import numpy as np

from gradcli.ops.dispatch import primal
from gradcli.ops.memory import ask, product
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import constants, convert_to_tensor, shape_of
from gradcli.tensorflow.exceptions import failed, lengths
from gradcli.tensorflow.ragged_tensors import RaggedTensor
from gradcli.tensorflow.tensor import EagerTensor, made, wrapped


def _strings(x) -> np.ndarray:
    """x as an array of bytes; TypeError where it is none of strings."""
    if isinstance(x, EagerTensor) and x.dtype is not types.string:
        raise TypeError(f"Input must be a tensor of strings, not of {x.dtype.name}")
    plain, array = primal(convert_to_tensor(x, types.string).value), np.empty((), object)
    if isinstance(plain, np.ndarray):
        return plain
    array[()] = plain
    return array


def _at(strings: np.ndarray, place: tuple[int, ...]) -> bytes:
    """The string at a place."""
    return strings[place]


def _each(x, function: Callable, dtype=types.string):
    """The tensor, or the ragged tensor, of function(bytes) of each string of x."""
    if isinstance(x, RaggedTensor):
        return x.__tf_mapped__(lambda values: _each(values, function, dtype))
    plain = _strings(x)
    found = np.empty(plain.shape, dtype.as_numpy_dtype)
    for place in np.ndindex(plain.shape):
        found[place] = function(plain[place])
    return made(found if plain.shape else found[()], dtype)


def _rows(x, function: Callable, inner=types.string):
    """What function(bytes) lists of each string of x: a vector of one, else ragged rows."""
    plain = _strings(x)
    rows = [function(item) for item in plain.ravel()]
    flat = np.empty(sum(map(len, rows)), inner.as_numpy_dtype)
    flat[:] = [item for row in rows for item in row]
    values = made(flat, inner)
    if not plain.shape:
        return values
    found = RaggedTensor.from_row_lengths(values, [len(row) for row in rows])
    for count in plain.shape[:0:-1]:
        found = RaggedTensor.from_row_lengths(found, [count] * (found.rows // max(count, 1)))
    return found


# -- of one string ---------------------------------------------------------------------------------
def _check_unit(unit: str, op: str) -> None:
    if unit not in ("BYTE", "UTF8_CHAR"):
        raise failed(op, f"Value for attr 'unit' of \"{unit}\" is not in the list of allowed "
                         'values: "BYTE", "UTF8_CHAR"')  # fmt: skip


def length(input, unit="BYTE", name=None):
    """How many bytes, or with unit="UTF8_CHAR" characters, each string has, of int32."""
    _check_unit(unit, "StringLength")
    return _each(input, lambda s: len(s if unit == "BYTE" else s.decode()), types.int32)


def _cased(op: str, change: Callable, of_text: Callable) -> Callable:
    def function(input, encoding="", name=None):
        """Each string in other letters: those of ASCII, or with encoding="utf-8" all."""
        if encoding not in ("", "utf-8"):
            raise failed(op, "only utf-8 or '' (no encoding) is supported, received "
                             f"{encoding}")  # fmt: skip
        return _each(input, of_text if encoding == "utf-8" else change)

    return function


lower = _cased("StringLower", bytes.lower, lambda s: s.decode().lower().encode())
upper = _cased("StringUpper", bytes.upper, lambda s: s.decode().upper().encode())


def strip(input, name=None):
    """Each string without the white space at its ends."""
    return _each(input, bytes.strip)


def substr(input, pos, len, unit="BYTE", name=None) -> EagerTensor:
    """The part of each string that begins at pos, from its end where negative, and is this long."""
    _check_unit(unit, "Substr")
    text = _strings(input)
    text, start, count = np.broadcast_arrays(text, constants(pos), constants(len))
    found = np.empty(text.shape, object)
    for index, place in enumerate(np.ndindex(text.shape)):
        whole, begin = _at(text, place), int(start[place])
        item = whole if unit == "BYTE" else whole.decode()
        size = item.__len__()
        if not -size <= begin <= size:
            raise failed("Substr", f"pos {begin} out of range for string b'{whole.decode()}' "
                                   f"at index {index}")  # fmt: skip
        begin += size if begin < 0 else 0
        part = item[begin : begin + int(count[place])]
        found[place] = part if isinstance(part, bytes) else part.encode()
    return made(found if text.shape else found[()], types.string)


def _one(x) -> bytes:
    return _at(_strings(x), ())


# -- apart and together ----------------------------------------------------------------------------
def split(input, sep=None, maxsplit=-1, name=None):
    """The parts of each string between separators, by default runs of white space: a vector of a
    single string, else a ragged tensor."""
    mark = None if sep is None or not _one(sep) else _one(sep)
    return _rows(input, lambda s: s.split(mark, maxsplit))


def bytes_split(input, name=None):
    """The bytes of each string."""
    return _rows(input, lambda s: [s[i : i + 1] for i in range(len(s))])


def unicode_split(input, input_encoding, errors="replace", name=None):
    """The characters of each string, as strings."""
    return _rows(input, lambda s: [c.encode() for c in s.decode(input_encoding, errors)])


def unicode_decode(input, input_encoding, errors="replace", name=None):
    """The code points of each string."""
    return _rows(input, lambda s: list(map(ord, s.decode(input_encoding, errors))), types.int32)


def unicode_encode(input, output_encoding="UTF-8", errors="replace", name=None) -> EagerTensor:
    """The string of the code points of each row."""
    if isinstance(input, RaggedTensor):
        parts = [unicode_encode(row, output_encoding, errors) for row in input]
        return made(np.array([primal(part.value) for part in parts], object), types.string)
    points = constants(input)
    found = np.empty(points.shape[:-1], object)
    for place in np.ndindex(found.shape):
        found[place] = "".join(map(chr, points[place])).encode(output_encoding, errors)
    return made(found if found.shape else found[()], types.string)


def join(inputs, separator="", name=None) -> EagerTensor:
    """The strings at the same places of the inputs joined; one string stands at every place."""
    parts, mark = [_strings(x) for x in inputs], _one(separator)
    full = next((part.shape for part in parts if part.shape), ())
    for part in parts:
        if part.shape not in ((), full):
            raise failed("StringJoin", f"Input shapes do not match: {lengths(full)} vs. "
                                       f"{lengths(part.shape)}")  # fmt: skip
    ask(sum(_bytes(part) * (product(full) if not part.shape else 1) for part in parts))
    found = np.empty(full, object)
    for place in np.ndindex(full):
        found[place] = mark.join(_at(part, place if part.shape else ()) for part in parts)
    return made(found if full else found[()], types.string)


def reduce_join(inputs, axis=None, keepdims=False, separator="", name=None) -> EagerTensor:
    """The strings along axes joined in order; along all of them without `axis`."""
    text, mark = _strings(inputs), _one(separator)
    axes = tuple(range(text.ndim)) if axis is None else shape_of(axis)
    axes = tuple(a % max(text.ndim, 1) for a in axes)
    kept = [i for i in range(text.ndim) if i not in axes]
    outer = [text.shape[i] for i in kept]
    flat = text.transpose(*kept, *axes).reshape(*outer, -1)
    found = np.empty(outer, object)
    for place in np.ndindex(*outer):
        found[place] = mark.join(flat[place])
    if keepdims:
        found = found.reshape([1 if i in axes else n for i, n in enumerate(text.shape)])
    return made(found if found.shape else found[()], types.string)


def _bytes(text: np.ndarray) -> int:
    return sum(map(len, text.ravel()))


# -- numbers ---------------------------------------------------------------------------------------
def to_number(input, out_type=types.float32, name=None):
    """The number that each string is; InvalidArgumentError for one that is none."""
    dtype = types.as_dtype(out_type)

    def number(text: bytes):
        try:
            return int(text) if dtype.is_integer else float(text)
        except ValueError:
            raise failed("StringToNumber", "StringToNumberOp could not correctly convert string: "
                                           f"{text.decode()}") from None  # fmt: skip

    return _each(input, number, dtype)


def as_string(input, precision=-1, scientific=False, shortest=False, width=-1, fill="", name=None):
    """Each number as a string: of six digits after the point, or `precision` of them."""
    if isinstance(input, RaggedTensor):
        return input.__tf_mapped__(
            lambda values: as_string(values, precision, scientific, shortest, width, fill)
        )
    x = convert_to_tensor(input)
    if x.dtype is types.string:
        return x
    kind = "e" if scientific else "g" if shortest else "f"
    digits = f".{precision}" if precision > -1 else ".6"
    size = str(width) if width > -1 else ""

    def real(number) -> str:
        return format(float(number), f"{fill}{size}{digits}{kind}")

    def text(item) -> str:
        if x.dtype.is_bool:
            return "true" if item else "false"
        if x.dtype.is_complex:
            return f"({real(item.real)},{real(item.imag)})"
        return format(int(item), f"{fill}{size}d") if x.dtype.is_integer else real(item)

    plain = np.asarray(primal(x.value))
    ask(plain.size * max(width, precision))
    found = np.empty(plain.shape, object)
    for place in np.ndindex(plain.shape):
        found[place] = text(plain[place]).encode()
    return made(found if plain.shape else found[()], types.string)


def decode_raw(input_bytes, out_type, little_endian=True, fixed_length=None, name=None):
    """The bytes of each string as numbers of a type, along a new last axis."""
    text, dtype = _strings(input_bytes), types.as_dtype(out_type)
    order = np.dtype(dtype.as_numpy_dtype).newbyteorder("<" if little_endian else ">")
    rows = [np.frombuffer(item, order) for item in text.ravel()]
    found: np.ndarray = np.array(rows, dtype.as_numpy_dtype).reshape(*text.shape, -1)
    return wrapped(found, dtype)
