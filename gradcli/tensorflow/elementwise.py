"""Functions of each element of a tensor, or of those at the same place of two.

Those of two that are operators as well are in `tensor`.
"""

from collections.abc import Callable

import numpy as np

from gradcli.ops import arithmetic, comparisons, complex_numbers, elementary, logistic, piecewise
from gradcli.ops.dispatch import primal
from gradcli.ops.libraries import composites as functions
from gradcli.ops.numpy_call import shape
from gradcli.ops.special import error_functions, gamma_functions
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import alike, cast, convert_to_tensor
from gradcli.tensorflow.creation import zeros_like
from gradcli.tensorflow.exceptions import InvalidArgumentError, NotFoundError
from gradcli.tensorflow.shapes import TensorShape
from gradcli.tensorflow.tensor import (
    EagerTensor,
    binary,
    incompatible,
    is_composite,
    is_typed,
    made,
    mismatch,
    multiply,
    not_allowed,
    of_elements,
    unlike,
    untraced,
    wrapped,
)
from gradcli.tensorflow.types import (
    FIELD,
    FLOATING,
    INTEGERS,
    LOGICAL,
    NUMERIC,
    ORDERED,
    SIGNED,
    DType,
)


def unary(op: str, row: Callable, kinds: frozenset, result: DType | None = None) -> Callable:
    """The function (x) of an operation of one tensor, whose elements are of `kinds`.

    InvalidArgumentError where they are not, in TensorFlow's words with the operation's name `op`.
    """

    half = types.float16

    def apply(x, name=None):
        if type(x) is not EagerTensor:
            if is_composite(x):
                return x.__tf_mapped__(apply)
            x = convert_to_tensor(x)
        dtype = x.dtype
        if dtype.kind not in kinds:
            raise not_allowed(op, dtype, kinds)
        if dtype is half:  # scipy has no functions of it
            return wrapped(row(x.value), result or dtype)
        return made(row(x.value), result or dtype)

    return apply


def _of_numpy(function: Callable) -> Callable:
    """A function of NumPy as a row, through which no gradient passes."""

    def row(*values):
        y = function(*map(primal, values))
        return y.item() if isinstance(y, np.generic) and y.dtype.char in "dl?" else y

    return row


def _inverse_root(x):
    return arithmetic.div(1.0, arithmetic.sqrt(x))


def _chosen(zero, x):
    """x, and where `zero` holds 0, without a gradient."""
    return piecewise.where(zero, 0.0, x)


def _safe_quotient(x, y):
    """x / y, and 0 where y is 0."""
    zero = comparisons.equal(y, 0.0)
    return _chosen(zero, arithmetic.div(x, piecewise.where(zero, 1.0, y)))


def _safe_product(x, y):
    """x y, and 0 where y is 0, whatever x is."""
    return _chosen(comparisons.equal(y, 0.0), arithmetic.mul(x, y))


def _zero_by(row: Callable, harmless: float) -> Callable:
    """The row of x and y, and 0 with a gradient of 0 where x is 0, whatever y is."""

    def safe(x, y):
        zero = comparisons.equal(x, 0.0)
        return _chosen(zero, row(x, piecewise.where(zero, harmless, y)))

    return safe


def cut_quotient(x, y):
    """x / y cut towards 0, of NumPy's integers without rounding."""
    quotient = np.abs(x) // np.abs(y)
    return (quotient * np.sign(x) * np.sign(y)).astype(np.result_type(x, y))


def _distance_square(x, y):
    d = arithmetic.sub(x, y)
    complex_valued = getattr(primal(d), "dtype", np.dtype(float)).kind == "c"
    return arithmetic.mul(d, complex_numbers.conj(d) if complex_valued else d)


# -- powers, exponentials, logarithms --------------------------------------------------------------
square = unary("Square", arithmetic.square, NUMERIC)
sqrt = unary("Sqrt", arithmetic.sqrt, FIELD)
rsqrt = unary("Rsqrt", _inverse_root, FIELD)
exp = unary("Exp", elementary.exp, FIELD)
expm1 = unary("Expm1", elementary.expm1, FIELD)
log = unary("Log", elementary.log, FIELD)
log1p = unary("Log1p", elementary.log1p, FIELD)
_reciprocal = unary("Reciprocal", functions.reciprocal, FIELD)

# -- trigonometric and hyperbolic ------------------------------------------------------------------
sin = unary("Sin", elementary.sin, FIELD)
cos = unary("Cos", elementary.cos, FIELD)
tan = unary("Tan", elementary.tan, FIELD)
asin = unary("Asin", elementary.asin, FIELD)
acos = unary("Acos", elementary.acos, FIELD)
atan = unary("Atan", elementary.atan, FIELD)
sinh = unary("Sinh", elementary.sinh, FIELD)
cosh = unary("Cosh", elementary.cosh, FIELD)
tanh = unary("Tanh", elementary.tanh, FIELD)
asinh = unary("Asinh", elementary.asinh, FIELD)
acosh = unary("Acosh", elementary.acosh, FIELD)
atanh = unary("Atanh", elementary.atanh, FIELD)
atan2 = binary("Atan2", elementary.atan2, FLOATING)

# -- of statistics ---------------------------------------------------------------------------------
sigmoid = unary("Sigmoid", logistic.sigmoid, FIELD)
erf = unary("Erf", error_functions.erf, FLOATING)
erfc = unary("Erfc", error_functions.erfc, FLOATING)
erfinv = unary("Erfinv", error_functions.erfinv, FLOATING)
lgamma = unary("Lgamma", gamma_functions.lgamma, FLOATING)
digamma = unary("Digamma", gamma_functions.digamma, FLOATING)
ndtri = unary("Ndtri", error_functions.ndtri, FLOATING)
log_sigmoid = unary("Softplus", lambda x: -logistic.softplus(-x), FLOATING)

# -- signs, rounding, tests: no gradient passes the roundings --------------------------------------
negative = unary("Neg", arithmetic.neg, NUMERIC)
floor = unary("Floor", untraced(piecewise.floor), FLOATING)
ceil = unary("Ceil", untraced(piecewise.ceil), FLOATING)
rint = unary("Rint", untraced(piecewise.rint), FLOATING)
_round = unary("Round", untraced(piecewise.rint), FLOATING)
_absolute = unary("Abs", piecewise.absolute, SIGNED)
_sign = unary("Sign", piecewise.sign, ORDERED)
is_nan = unary("IsNan", untraced(comparisons.isnan), FLOATING, types.bool_)
is_finite = unary("IsFinite", untraced(comparisons.isfinite), FLOATING, types.bool_)
is_inf = unary("IsInf", _of_numpy(np.isinf), FLOATING, types.bool_)
nextafter = binary("NextAfter", _of_numpy(np.nextafter), FLOATING)

# -- of two numbers --------------------------------------------------------------------------------
_maximum = binary("Maximum", piecewise.maximum, ORDERED)
_minimum = binary("Minimum", piecewise.minimum, ORDERED)
squared_difference = binary("SquaredDifference", _distance_square, NUMERIC)
_div_no_nan = binary("DivNoNan", _safe_quotient, FIELD)
multiply_no_nan = binary("MulNoNan", _safe_product, FIELD)
xlogy = binary("Xlogy", _zero_by(lambda x, y: arithmetic.mul(x, elementary.log(y)), 1.0), FIELD)
xlog1py = binary(
    "Xlog1py", _zero_by(lambda x, y: arithmetic.mul(x, elementary.log1p(y)), 0.0), FIELD
)
reciprocal_no_nan = unary("Reciprocal", lambda x: _safe_quotient(1.0, x), FIELD)
truncatediv = binary("TruncateDiv", _of_numpy(cut_quotient), ORDERED)
truncatemod = binary("TruncateMod", arithmetic.fmod, ORDERED)
xdivy = binary("Xdivy", _zero_by(arithmetic.div, 1.0), FIELD)

# -- logic and bits --------------------------------------------------------------------------------
_and = binary("LogicalAnd", comparisons.logical_and, LOGICAL)
_or = binary("LogicalOr", comparisons.logical_or, LOGICAL)
_xor = binary("LogicalXor", comparisons.logical_xor, LOGICAL)
bitwise_and = binary("BitwiseAnd", comparisons.bit_and, INTEGERS)
bitwise_or = binary("BitwiseOr", comparisons.bit_or, INTEGERS)
bitwise_xor = binary("BitwiseXor", _of_numpy(np.bitwise_xor), INTEGERS)
invert = unary("Invert", comparisons.invert, INTEGERS)
left_shift = binary("LeftShift", _of_numpy(np.left_shift), INTEGERS)
right_shift = binary("RightShift", _of_numpy(np.right_shift), INTEGERS)


def _of_truths(function: Callable) -> Callable:
    def apply(x, y, name=None):
        if is_composite(x) or is_composite(y):
            return of_elements(apply, x, y)
        return function(convert_to_tensor(x, types.bool_), convert_to_tensor(y, types.bool_))

    return apply


logical_and, logical_or, logical_xor = _of_truths(_and), _of_truths(_or), _of_truths(_xor)


def logical_not(x, name=None) -> EagerTensor:
    if is_composite(x):
        return x.__tf_mapped__(logical_not)
    return made(comparisons.logical_not(convert_to_tensor(x, types.bool_).value), types.bool_)


def _first_typed(op: str, function: Callable) -> Callable:
    """A function of two values, of which a plain second must fit the first's type: TypeError."""

    def apply(x, y, name=None):
        if is_composite(x) or is_composite(y):
            return of_elements(apply, x, y)
        return function(*alike((x, y), op))

    return apply


maximum, minimum = _first_typed("Maximum", _maximum), _first_typed("Minimum", _minimum)


def reciprocal(x, name=None) -> EagerTensor:
    """1 / x; NotFoundError for integers."""
    x = convert_to_tensor(x)
    if x.dtype.is_integer:
        raise NotFoundError(
            f"Could not find device for node: {{{{node Reciprocal}}}} = Reciprocal[T=DT_"
            f"{x.dtype.name.upper()}]"
        )
    return _reciprocal(x)


def divide_no_nan(x, y, name=None) -> EagerTensor:
    """x / y, and 0 where y is 0; of integers in float64."""
    if is_typed(x) and is_typed(y) and x.dtype is not y.dtype:
        raise unlike(x, y)
    x, y = alike((x, y), "DivNoNan")
    if x.dtype.is_integer:
        x, y = cast(x, types.float64), cast(y, types.float64)
    return _div_no_nan(x, y)


def round(x, name=None) -> EagerTensor:
    """x to the nearest integer, halves to the even one."""
    x = convert_to_tensor(x)
    return x if x.dtype.is_integer else _round(x)


def polygamma(a, x, name=None) -> EagerTensor:
    """The derivative of order `a` of digamma."""
    a, x = alike((a, x), "Polygamma")
    return wrapped(gamma_functions.polygamma(primal(a.value), x.value), x.dtype)


# -- complex numbers -------------------------------------------------------------------------------
def absolute(x, name=None) -> EagerTensor:
    """|x|; of complex numbers real ones."""
    if is_composite(x):
        return x.__tf_mapped__(absolute)
    x = convert_to_tensor(x)
    if x.dtype.is_complex:
        return wrapped(complex_numbers.modulus(x.value), x.dtype.real_dtype)
    return _absolute(x)


def sign(x, name=None) -> EagerTensor:
    """-1, 0 or 1 as x is; of a complex number the one of modulus 1 in its direction."""
    if is_composite(x):
        return x.__tf_mapped__(sign)
    x = convert_to_tensor(x)
    if not x.dtype.is_complex:
        return _sign(x)
    z, size = x.value, complex_numbers.modulus(x.value)
    parts = (_safe_quotient(part(z), size) for part in (complex_numbers.real, complex_numbers.imag))
    return wrapped(complex_numbers.complex_of(*parts), x.dtype)


def complex(real, imag, name=None) -> EagerTensor:
    """real + i imag: complex64 of float32, complex128 of float64; TypeError for other types."""
    real, imag = convert_to_tensor(real), convert_to_tensor(imag)
    found = {types.float32: types.complex64, types.float64: types.complex128}.get(real.dtype)
    if found is None or imag.dtype is not real.dtype:
        raise TypeError(
            f"The `real` and `imag` components have incorrect types: {real.dtype.name} "
            f"{imag.dtype.name}. They must be consistent, and one of "
            f"{[types.float32, types.float64]}"
        )
    try:
        return wrapped(complex_numbers.complex_of(real.value, imag.value), found)
    except ValueError:
        raise incompatible("Complex", shape(real.value), shape(imag.value)) from None


def real(input, name=None) -> EagerTensor:
    """The real part; of a real number itself."""
    z = convert_to_tensor(input)
    return _part(complex_numbers.real, z) if z.dtype.is_complex else z


def imag(input, name=None) -> EagerTensor:
    """The imaginary part; of a real number 0."""
    z = convert_to_tensor(input)
    return _part(complex_numbers.imag, z) if z.dtype.is_complex else zeros_like(z)


def _part(row: Callable, z: EagerTensor) -> EagerTensor:
    return wrapped(row(z.value), z.dtype.real_dtype)


def conj(x, name=None) -> EagerTensor:
    """The conjugate; of a real number itself."""
    x = convert_to_tensor(x)
    if x.dtype.kind not in NUMERIC:
        raise TypeError(f"Expected numeric or variant tensor, got dtype {x.dtype!r}.")
    return made(complex_numbers.conj(x.value), x.dtype) if x.dtype.is_complex else x


def angle(input, name=None) -> EagerTensor:
    """The argument, between -pi and pi; of a real number 0 or pi."""
    z = convert_to_tensor(input)
    if z.dtype.is_complex:
        return _part(complex_numbers.angle, z)
    return wrapped(piecewise.where(comparisons.less(primal(z.value), 0), np.pi, 0.0), z.dtype)


# -- sums and multiples of tensors, polynomials ---------------------------------------------------
def add_n(inputs, name=None) -> EagerTensor:
    """The sum of a list of tensors of one shape and type."""
    if not isinstance(inputs, (list, tuple)) or not inputs:
        raise ValueError("Inputs must be an iterable of at least one Tensor/IndexedSlices with the "
                         "same dtype and shape.")  # fmt: skip
    tensors = [convert_to_tensor(x) for x in inputs]
    total = tensors[0]
    for i, x in enumerate(tensors[1:], 1):
        if x.dtype is not total.dtype:
            raise mismatch("AddN", i, total.dtype, x.dtype)
        if shape(x.value) != shape(total.value):
            raise InvalidArgumentError(
                f"Inputs to operation AddN of type AddN must have the same size and shape.  Input "
                f"0: {list(shape(total.value))} != input {i}: {list(shape(x.value))} [Op:AddN]"
            )
        total = total + x
    return total


def scalar_mul(scalar, x, name=None) -> EagerTensor:
    """A number times a tensor.  ValueError where the first is no number."""
    x = convert_to_tensor(x)
    factor = convert_to_tensor(scalar, dtype_hint=x.dtype)
    if factor.ndim:
        raise ValueError(f"The input scalar must be a 0-D value. Received shape {factor.shape}.")
    return multiply(factor, x)


def accumulate_n(inputs, shape=None, tensor_dtype=None, name=None) -> EagerTensor:
    """The sum of a list of tensors of one shape and type, which may be said: ValueError and
    TypeError where they are others."""
    total = add_n(inputs)
    if tensor_dtype is not None and tensor_dtype != total.dtype:
        raise TypeError(
            f"The `tensor_dtype` argument is {types.as_dtype(tensor_dtype)}, but `input` is of "
            f"type {total.dtype}. These must be equal. Try casting the input to the desired type."
        )
    if shape is not None and not total.shape.is_compatible_with(shape):
        raise ValueError(f"Shapes {TensorShape(shape)} and {total.shape} are not compatible")
    return total


def polyval(coeffs, x, name=None) -> EagerTensor:
    """The polynomial with these coefficients, the highest power's first, by Horner's rule."""
    if not isinstance(coeffs, list):
        raise ValueError(f"Argument coeffs must be list type. Received type {type(coeffs)}.")
    x = convert_to_tensor(x)
    if not coeffs:
        return zeros_like(x)
    y = convert_to_tensor(coeffs[0])
    for c in coeffs[1:]:
        y = convert_to_tensor(c) + multiply(y, x)
    return y
