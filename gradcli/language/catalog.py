"""What a program can call, in families: a line each with its signature and what it gives.

`gradcli ops` and `gradcli help language` print it; no run of a program imports it.  Arguments in
brackets, and those with a value, may be left out.
"""

from typing import NamedTuple


class Entry(NamedTuple):
    """A function of the language; `name` is the shortest that programs can call it by."""

    name: str
    signature: str
    description: str
    family: str

    @property
    def parameters(self) -> list[str]:
        """The names of its arguments, in order."""
        inside = self.signature.partition("(")[2].rpartition(")")[0]
        names = inside.translate(str.maketrans("", "", "[]* …")).split(",")
        return [name.partition("=")[0] for name in names if name]


# Two blanks stand between a signature and its description.
FAMILIES: dict[str, str] = {
    "arithmetic": """
add(x, y)  The sum, x + y
subtract(x, y)  The difference, x - y
negative(x)  The number with its sign changed, -x
positive(x)  The number itself, +x
multiply(x, y)  The product, x*y
divide(x, y)  The quotient, x/y
floor_divide(x, y)  The quotient rounded down, x // y
mod(x, y)  What remains, with the sign of y: x % y
fmod(x, y)  What remains, with the sign of x
divmod(x, y)  The pair x // y, x % y
reciprocal(x)  1/x
""",
    "powers and roots": """
power(x, y)  x to the power y: x^y
pow(x, y, modulus=None)  x to the power y; of integers also by a modulus
square(x)  x*x
sqrt(x)  The square root
cbrt(x)  The cube root, also of negative numbers
hypot(x, y)  sqrt(x^2 + y^2) without overflow
""",
    "exponentials, logs": """
exp(x)  e to the power x
exp2(x)  2 to the power x
expm1(x)  exp(x) - 1, exact near 0
log(x)  The natural logarithm
log2(x)  The logarithm to base 2
log10(x)  The logarithm to base 10
log1p(x)  log(1 + x), exact near 0
xlogy(x, y)  x*log(y), and 0 where x is 0
logaddexp(x, y)  log(exp(x) + exp(y)) without overflow
""",
    "trigonometric": """
sin(x)  The sine of an angle in radians
cos(x)  The cosine of an angle in radians
tan(x)  The tangent of an angle in radians
arcsin(x)  The angle from -pi/2 to pi/2 whose sine is x
arccos(x)  The angle from 0 to pi whose cosine is x
arctan(x)  The angle between -pi/2 and pi/2 whose tangent is x
arctan2(y, x)  The angle of the point (x, y), from -pi to pi
""",
    "hyperbolic": """
sinh(x)  The hyperbolic sine
cosh(x)  The hyperbolic cosine
tanh(x)  The hyperbolic tangent
arcsinh(x)  The number whose hyperbolic sine is x
arccosh(x)  The number from 0 on whose hyperbolic cosine is x
arctanh(x)  The number whose hyperbolic tangent is x
""",
    "kinks and rounding": """
abs(x)  The absolute value
sign(x)  -1, 0 or 1: the sign of x
floor(x)  The whole number below x, as a float
ceil(x)  The whole number above x, as a float
trunc(x)  x without its fraction, as a float
rint(x)  The nearest whole number as a float; of two the even
round(x, ndigits=None)  The nearest integer, or x to ndigits digits
math.floor(x)  The integer below x: no derivative passes
math.ceil(x)  The integer above x: no derivative passes
math.trunc(x)  The integer part of x: no derivative passes
maximum(x, y)  The larger, element by element; a tie is shared
minimum(x, y)  The smaller, element by element; a tie is shared
clip(x, low, high)  x, but at least low and at most high
where(condition, x, y)  x where the condition holds, y elsewhere
stop_gradient(x)  The value of x as a constant
""",
    "statistics, nets": """
relu(x)  x where it is positive, else 0
sigmoid(x)  1/(1 + exp(-x))
softplus(x)  log(1 + exp(x)) without overflow
softmax(x, axis=-1)  exp(x) over its sum along an axis
log_softmax(x, axis=-1)  log(softmax(x)) without overflow
logsumexp(x, axis=None, keepdims=False)  log(sum(exp(x))) without overflow
erf(x)  The error function
erfc(x)  1 - erf(x), exact where it is small
var(x, axis=None, ddof=0, keepdims=False)  The variance: sum of squares over n - ddof
std(x, axis=None, ddof=0, keepdims=False)  The standard deviation, the root of the variance
""",
    "activations": """
elu(x, alpha=1.0)  x where positive, else alpha*(exp(x) - 1)
selu(x)  elu scaled so that layers keep mean and variance
celu(x, alpha=1.0)  x where positive, else alpha*(exp(x/alpha) - 1)
leaky_relu(x, negative_slope=0.01)  x, times the slope where it is negative
relu6(x)  relu, at most 6
gelu(x, approximate=False)  x times the normal probability of less than x
jax.nn.gelu(x, approximate=True)  gelu by a tanh, as JAX has it
silu(x)  x*sigmoid(x)
mish(x)  x*tanh(softplus(x))
log_sigmoid(x)  log(sigmoid(x)) without overflow
soft_sign(x)  x/(1 + |x|)
squareplus(x, b=4.0)  (x + sqrt(x^2 + b))/2
hard_tanh(x)  x between -1 and 1
hard_sigmoid(x)  x/6 + 1/2 between 0 and 1
hard_silu(x)  x*hard_sigmoid(x)
glu(x, axis=-1)  One half of x times the sigmoid of the other
standardize(x, axis=-1, epsilon=1e-05)  x with mean 0 and variance 1 along an axis
one_hot(x, num_classes)  A row for each integer: 1 in its place
""",
    "sums and extremes": """
sum(x, axis=None, keepdims=False, start=0)  The sum of an array, along an axis, or of a list
mean(x, axis=None, keepdims=False)  The mean of an array, or along an axis
max(*x, axis=None, keepdims=False, key=None, default)  The largest of an array, a list or values
min(*x, axis=None, keepdims=False, key=None, default)  The smallest of an array, a list or values
norm(x, ord=None, axis=None, keepdims=False)  The Euclidean norm; its derivative at 0 is 0
any(x)  Whether one element is true
all(x)  Whether every element is true
""",
    "matrices": """
matmul(a, b)  The matrix product, a @ b
dot(a, b)  The product of numbers, vectors or matrices
outer(a, b)  All products of two vectors, as a matrix
np.linalg.solve(a, b)  The z that solves a @ z = b
transpose(x, axes=None)  The axes reversed, or in the order of axes
""",
    "makers of arrays": """
array(values, dtype=None)  An array of nested lists of numbers
linspace(start, stop, num=50, endpoint=True, dtype=None)  num evenly spaced numbers, stop included
arange([start, ]stop, step=1, dtype=None)  Numbers from start up to stop, stop excluded
zeros(shape, dtype=None)  An array of zeros
ones(shape, dtype=None)  An array of ones
full(shape, fill_value, dtype=None)  An array of one number
eye(N, M=None, k=0, dtype=None)  Ones on the k-th diagonal, zeros elsewhere
identity(n, dtype=None)  The identity matrix
zeros_like(x)  Zeros in the shape of x
ones_like(x)  Ones in the shape of x
copy(x)  A new array with the values of x
""",
    "shapes and joining": """
reshape(x, newshape)  x in another shape; one length may be -1
ravel(x)  The elements in one row
expand_dims(x, axis)  x with a new axis of length 1
squeeze(x)  x without its axes of length 1
broadcast_to(x, shape)  x repeated along new and short axes
sum_like(x, like)  x summed or spread to the shape of like
concatenate(parts, axis=0)  The parts joined along an axis they have
stack(parts, axis=0)  The parts as the layers of a new axis
vstack(parts)  The parts as rows, one under another
hstack(parts)  The parts side by side
repeat(x, repeats, axis=None)  Each element several times
tile(x, reps)  x laid side by side
""",
    "tests": """
less(x, y)  x < y
less_equal(x, y)  x <= y
greater(x, y)  x > y
greater_equal(x, y)  x >= y
equal(x, y)  x == y
not_equal(x, y)  x != y
logical_and(x, y)  Whether both hold, element by element
logical_or(x, y)  Whether one of them holds, element by element
logical_xor(x, y)  Whether just one of them holds, element by element
logical_not(x)  Whether it does not hold, element by element
isnan(x)  Whether it is NaN
isfinite(x)  Whether it is neither NaN nor infinite
""",
    "bits of integers": """
bitwise_and(x, y)  The bits that both have, x & y
bitwise_or(x, y)  The bits that one of them has, x | y
invert(x)  All bits changed, ~x
left_shift(x, y)  x times 2^y, x << y
right_shift(x, y)  x over 2^y rounded down, x >> y
""",
    "Python's own": """
bool(x=False)  Whether x is true
int(x=0)  x cut to an integer: no derivative passes
float(x=0.0)  x as a real number, its derivative kept
str(x='')  The text of x
repr(x)  The text of x as programs write it
list(x=[])  The elements of x as a list
tuple(x=())  The elements of x as a tuple
dict(x={}, **named)  A dict of another or of pairs, and of names
type(x)  The type of x
len(x)  How many elements x has
range([start, ]stop, step=1)  The integers from start up to stop, stop excluded
enumerate(x, start=0)  Pairs of a count and an element
zip(*x, strict=False)  Tuples of the elements that stand at one place
map(f, *x)  f of each element
filter(f, x)  The elements of which f is true
sorted(x, key=None, reverse=False)  The elements in rising order, as a list
reversed(x)  The elements from last to first
print(*x, sep=' ', end='\\n')  Writes the values, with blanks between them
""",
    "derivatives, roots": """
grad(f, argnums=0)  The function of f's gradient; grad(y, x) dy/dx
value_and_grad(f, argnums=0)  The function of f's value and gradient
jacobian(f, argnums=0)  The function of f's matrix of derivatives
hessian(f, argnums=0)  The function of f's matrix of second derivatives
jvp(f, primals, tangents)  f and its derivative in a direction
vjp(f, *primals)  f, and the function from a cotangent back
root(f, x0, tol=None, max_iterations=100, bracket=None)  The x near x0 where f(x) is 0
fixed_point(f, x0, tol=None, max_iterations=100)  The x near x0 where f(x) is x
custom_gradient(f)  A decorator: f returns its value and pullback
custom_jvp(f)  A decorator: f.defjvp gives its derivative
GradientTape(persistent=False, watch_accessed_variables=True)  A tape as TensorFlow has it, for with
Variable(x, dtype=None, name=None, trainable=True)  x as a variable that tapes watch
constant(x, dtype=None, name=None)  x as a constant
""",
    "of derivatives only": """
getitem(x, *index)  The element or slice x[index]
setitem(x, value, *index)  x after x[index] = value
add_at(x, value, *index)  x with a value added to the elements at index
spread_like(x, like)  x repeated to the shape of like
filled_like(x, value)  One number in the shape of x
softmax_cross_entropy(x, labels)  -sum(labels * log_softmax(x)) of each row
sparse_softmax_cross_entropy(x, labels)  -log_softmax(x) at the label of each row
sigmoid_cross_entropy(x, labels)  softplus(x) - x * labels
windows(x, size, strides, dilations, pads)  The windows of images that a convolution sees
overlaid(g, full, size, strides, dilations, pads)  Windows back in their places, added up
""",
}


def entries() -> dict[str, Entry]:
    """Every entry by its name, family by family."""
    found = {}
    for family, lines in FAMILIES.items():
        for line in lines.strip().splitlines():
            signature, _, description = line.partition("  ")
            name = signature.partition("(")[0]
            found[name] = Entry(name, signature, description, family)
    return found
