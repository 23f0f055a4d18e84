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
ieee_remainder(x, y)  What remains of the nearest quotient
ord(x)  The number of a letter: ord("a") is 97
divmod(x, y)  The pair x // y, x % y
reciprocal(x)  1/x
""",
    "powers and roots": """
power(x, y)  x to the power y: x^y
pow(x, y, modulus=None)  x to the power y; of integers also by a modulus
square(x)  x*x
one_minus_square(x)  1 - x^2, exact near 1 and -1
sqrt(x)  The square root
cbrt(x)  The cube root, also of negative numbers
float_power(x, y)  x to the power y, as a float also of integers
hypot(x, y)  sqrt(x^2 + y^2) without overflow
direction(x, y)  x/hypot(x, y), and 0 where both are 0
dist(p, q)  The distance between two points
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
logaddexp2(x, y)  log2(2^x + 2^y) without overflow
math.log(x, base=None)  The logarithm, natural or to a base
""",
    "trigonometric": """
sin(x)  The sine of an angle in radians
cos(x)  The cosine of an angle in radians
tan(x)  The tangent of an angle in radians
arcsin(x)  The angle from -pi/2 to pi/2 whose sine is x
arccos(x)  The angle from 0 to pi whose cosine is x
arctan(x)  The angle between -pi/2 and pi/2 whose tangent is x
sinc(x)  sin(pi*x)/(pi*x), and 1 at 0
degrees(x)  An angle in radians in degrees
radians(x)  An angle in degrees in radians
arctan2(y, x)  The angle of the point (x, y), from -pi to pi
""",
    "hyperbolic": """
sinh(x)  The hyperbolic sine
cosh(x)  The hyperbolic cosine
tanh(x)  The hyperbolic tangent
sech(x)  1/cosh(x) without overflow
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
around(x, decimals=0)  The nearest number of so many decimals
round(x, ndigits=None)  The nearest integer, or x to ndigits digits
math.floor(x)  The integer below x: no derivative passes
math.ceil(x)  The integer above x: no derivative passes
math.trunc(x)  The integer part of x: no derivative passes
maximum(x, y)  The larger, element by element; a tie is shared
minimum(x, y)  The smaller, element by element; a tie is shared
clip(x, low, high)  x, but at least low and at most high
where(condition, x, y)  x where it holds, y elsewhere; of it alone nonzero
copysign(x, y)  |x| with the sign of y
heaviside(x, h)  0 below 0, 1 above, and h at 0
fmax(x, y)  The larger; of NaN and a number the number
fmin(x, y)  The smaller; of NaN and a number the number
nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None)  x with numbers for NaN and infinities
ldexp(x, n)  x times 2 to the whole power n
binary_exponent(x)  The n of frexp(x)
frexp(x)  The pair m, n with x = m*2^n and |m| in [1/2, 1)
modf(x)  The pair of the fraction and the whole part of x
nextafter(x, y)  The next number after x towards y
spacing(x)  How far the next number after x is
stop_gradient(x)  The value of x as a constant
""",
    "statistics, nets": """
relu(x)  x where it is positive, else 0
sigmoid(x)  1/(1 + exp(-x))
softplus(x)  log(1 + exp(x)) without overflow
softmax(x, axis=-1)  exp(x) over its sum along an axis
log_softmax(x, axis=-1)  log(softmax(x)) without overflow
scipy.special.softmax(x, axis=None)  softmax, of all elements without an axis
scipy.special.log_softmax(x, axis=None)  log_softmax, of all elements without one
logsumexp(x, axis=None, keepdims=False, b=None)  log(sum(b*exp(x))) without overflow
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
    "gamma and beta": """
gamma(x)  The gamma function, (x-1)! of whole numbers
lgamma(x)  log |gamma(x)|
digamma(x)  The derivative of lgamma
polygamma(n, x)  The n-th derivative of digamma
multigammaln(a, d)  log of the multivariate gamma function, dimension d
gammasgn(x)  The sign of gamma(x)
rgamma(x)  1/gamma(x), which has no poles
factorial(x)  gamma(x + 1), and 0 below 0
beta(a, b)  gamma(a)*gamma(b)/gamma(a + b)
betaln(a, b)  log |beta(a, b)|
poch(x, m)  gamma(x + m)/gamma(x), the rising factorial
binom(n, k)  The binomial coefficient, also of real numbers
comb(n, k)  binom(n, k), and 0 where k is below 0 or above n
gammainc(a, x)  The gamma distribution up to x, from 0 to 1
gammaincc(a, x)  1 - gammainc(a, x), exact where it is small
gammaincinv(a, p)  The x with gammainc(a, x) = p
gammainccinv(a, p)  The x with gammaincc(a, x) = p
gamma_density(a, x)  x^(a-1)*exp(-x)/gamma(a)
betainc(a, b, x)  The beta distribution up to x, from 0 to 1
betaincc(a, b, x)  1 - betainc(a, b, x), exact where it is small
beta_density(a, b, x)  x^(a-1)*(1-x)^(b-1)/beta(a, b)
""",
    "error functions": """
erfcx(x)  exp(x^2)*erfc(x) without overflow
erfinv(x)  The number whose erf is x
erfcinv(x)  The number whose erfc is x
erfi(x)  The imaginary error function, erf(i*x)/i
dawsn(x)  Dawson's integral
fresnels(x)  The Fresnel integral of sin(pi*t^2/2)
fresnelc(x)  The Fresnel integral of cos(pi*t^2/2)
fresnel(x)  The tuple fresnels(x), fresnelc(x)
ndtr(x)  The normal distribution function
log_ndtr(x)  log(ndtr(x)) without underflow
ndtri(p)  The quantile of the normal distribution
""",
    "Bessel, Airy": """
j0(x)  The Bessel function J of order 0
j1(x)  The Bessel function J of order 1
jn(n, x)  The Bessel function J of a whole order n
jv(v, x)  The Bessel function J of a real order v
y0(x)  The Bessel function Y of order 0
y1(x)  The Bessel function Y of order 1
yn(n, x)  The Bessel function Y of a whole order n
yv(v, x)  The Bessel function Y of a real order v
i0(x)  The modified Bessel function I of order 0
i1(x)  The modified Bessel function I of order 1
iv(v, x)  The modified Bessel function I of a real order v
i0e(x)  exp(-abs(x))*i0(x) without overflow
i1e(x)  exp(-abs(x))*i1(x) without overflow
ive(v, x)  exp(-abs(x))*iv(v, x) without overflow
k0(x)  The modified Bessel function K of order 0
k1(x)  The modified Bessel function K of order 1
kn(n, x)  The modified Bessel function K of a whole order n
kv(v, x)  The modified Bessel function K of a real order v
k0e(x)  exp(x)*k0(x) without underflow
k1e(x)  exp(x)*k1(x) without underflow
kve(v, x)  exp(x)*kv(v, x) without underflow
spherical_jn(n, x)  The spherical Bessel function j of order n
spherical_yn(n, x)  The spherical Bessel function y of order n
spherical_in(n, x)  The modified spherical Bessel function i of order n
spherical_kn(n, x)  The modified spherical Bessel function k of order n
airyai(x)  The Airy function Ai
airyaip(x)  The derivative of Ai
airybi(x)  The Airy function Bi
airybip(x)  The derivative of Bi
airy(x)  The tuple Ai(x), Ai'(x), Bi(x), Bi'(x)
""",
    "integrals, zeta": """
expi(x)  The exponential integral Ei
exp1(x)  The exponential integral E1
expn(n, x)  The exponential integral of order n
exprel(x)  (exp(x) - 1)/x, and 1 at 0
sinint(x)  The sine integral Si
cosint(x)  The cosine integral Ci
sici(x)  The tuple sinint(x), cosint(x)
sinhint(x)  The hyperbolic sine integral Shi
coshint(x)  The hyperbolic cosine integral Chi
shichi(x)  The tuple sinhint(x), coshint(x)
spence(x)  The dilogarithm of 1 - x
ellipk(m)  The complete elliptic integral K of the parameter m
ellipkm1(p)  ellipk(1 - p), exact where p is small
ellipe(m)  The complete elliptic integral E of the parameter m
zeta(x, q=None)  Hurwitz's zeta function, or Riemann's of x alone
riemann_zeta(x)  The sum of k^-x over k from 1
hurwitz_zeta(x, q)  The sum of (k + q)^-x over k from 0
lambertw(x, k=0)  The real w with w*exp(w) = x; k is 0 or -1
""",
    "entropies, losses": """
entr(x)  -x*log(x), and 0 at 0
rel_entr(x, y)  x*log(x/y), and 0 where x is 0
kl_div(x, y)  x*log(x/y) - x + y, exact where x is near y
log_ratio(x, y)  log(x/y), also where x/y overflows
xlog1py(x, y)  x*log(1 + y), and 0 where x is 0
logit(p)  log(p/(1 - p)), the inverse of sigmoid
log_expit(x)  log(sigmoid(x)) without underflow
boxcox(x, lmbda)  (x^lmbda - 1)/lmbda, and log(x) for lmbda = 0
boxcox1p(x, lmbda)  boxcox(1 + x, lmbda), exact near 0
inv_boxcox(y, lmbda)  The x with boxcox(x, lmbda) = y
inv_boxcox1p(y, lmbda)  The x with boxcox1p(x, lmbda) = y
huber(delta, r)  r^2/2 up to delta, a straight line beyond
pseudo_huber(delta, r)  A smooth loss like huber
""",
    "probability": """
scipy.stats.norm.pdf(x, loc=0.0, scale=1.0)  The normal density
scipy.stats.norm.logpdf(x, loc=0.0, scale=1.0)  log of the normal density
scipy.stats.norm.cdf(x, loc=0.0, scale=1.0)  The normal probability of less than x
scipy.stats.norm.logcdf(x, loc=0.0, scale=1.0)  log(cdf) without underflow
scipy.stats.norm.sf(x, loc=0.0, scale=1.0)  The normal probability of more than x
scipy.stats.norm.logsf(x, loc=0.0, scale=1.0)  log(sf) without underflow
scipy.stats.norm.ppf(q, loc=0.0, scale=1.0)  The normal quantile: the x with cdf(x) = q
scipy.stats.t.pdf(x, df, loc=0.0, scale=1.0)  The density of Student's t
scipy.stats.t.logpdf(x, df, loc=0.0, scale=1.0)  log of the density of Student's t
scipy.stats.t.cdf(x, df, loc=0.0, scale=1.0)  The probability that Student's t is less
scipy.stats.t.logcdf(x, df, loc=0.0, scale=1.0)  log of it
stdtr(df, x)  scipy.stats.t.cdf in the order of scipy.special
scipy.stats.gamma.pdf(x, a, loc=0.0, scale=1.0)  The gamma density, 0 below loc
scipy.stats.gamma.logpdf(x, a, loc=0.0, scale=1.0)  log of the gamma density
scipy.stats.gamma.cdf(x, a, loc=0.0, scale=1.0)  The gamma probability of less than x
scipy.stats.chi2.pdf(x, df, loc=0.0, scale=1.0)  The chi-squared density
scipy.stats.chi2.logpdf(x, df, loc=0.0, scale=1.0)  log of the chi-squared density
scipy.stats.chi2.cdf(x, df, loc=0.0, scale=1.0)  The chi-squared probability of less than x
scipy.stats.beta.pdf(x, a, b, loc=0.0, scale=1.0)  The beta density, 0 outside of 0 to 1
scipy.stats.beta.logpdf(x, a, b, loc=0.0, scale=1.0)  log of the beta density
scipy.stats.beta.cdf(x, a, b, loc=0.0, scale=1.0)  The beta probability of less than x
scipy.stats.poisson.pmf(k, mu, loc=0.0)  The probability of k events, of mu on average
scipy.stats.poisson.logpmf(k, mu, loc=0.0)  log of the probability of k events
scipy.stats.poisson.cdf(k, mu, loc=0.0)  The probability of at most k events
scipy.stats.dirichlet.pdf(x, alpha)  The density of a point on the simplex
scipy.stats.dirichlet.logpdf(x, alpha)  log of the density on the simplex
scipy.stats.multivariate_normal.pdf(x, mean=0.0, cov=1.0)  The normal density of vectors
scipy.stats.multivariate_normal.logpdf(x, mean=0.0, cov=1.0)  log of the density of vectors
scipy.stats.multivariate_normal.entropy(mean=0.0, cov=1.0)  The entropy of that density
scipy.stats.linregress(x, y)  Slope, intercept, r, p and standard error of a line
scipy.signal.convolve(in1, in2, mode='full')  The convolution along all axes
""",
    "sums and extremes": """
sum(x, axis=None, keepdims=False, start=0)  The sum of an array, along an axis, or of a list
mean(x, axis=None, keepdims=False)  The mean of an array, or along an axis
max(*x, axis=None, keepdims=False, key=None, default)  The largest of an array, a list or values
min(*x, axis=None, keepdims=False, key=None, default)  The smallest of an array, a list or values
prod(x, axis=None, keepdims=False)  The product of an array, or along an axis
fsum(x)  The sum of all elements, rounded once
average(x, axis=None, weights=None, keepdims=False)  The mean, or the weighted mean
median(x, axis=None, keepdims=False)  The middle of the elements in order; ties share
quantile(x, q, axis=None, keepdims=False, method='linear')  Below it is the part q of the elements
percentile(x, q, axis=None, keepdims=False, method='linear')  As quantile, with q from 0 to 100
ptp(x, axis=None, keepdims=False)  The largest less the smallest
cov(x, y=None, rowvar=True, bias=False, ddof=None)  The covariances of the rows of x
corrcoef(x, y=None, rowvar=True)  The correlations of the rows of x
nansum(x, axis=None, keepdims=False)  The sum, NaN left out
nanprod(x, axis=None, keepdims=False)  The product, NaN left out
nanmean(x, axis=None, keepdims=False)  The mean, NaN left out
nanvar(x, axis=None, ddof=0, keepdims=False)  The variance, NaN left out
nanstd(x, axis=None, ddof=0, keepdims=False)  The standard deviation, NaN left out
nanmedian(x, axis=None, keepdims=False)  The median, NaN left out
nanquantile(x, q, axis=None, keepdims=False, method='linear')  The quantile, NaN left out
nanpercentile(x, q, axis=None, keepdims=False, method='linear')  The percentile, NaN left out
nanmax(x, axis=None, keepdims=False)  The largest, NaN left out
nanmin(x, axis=None, keepdims=False)  The smallest, NaN left out
any(x)  Whether one element is true
all(x)  Whether every element is true
np.add.reduce(x, axis=0, keepdims=False)  The sum along an axis
np.multiply.reduce(x, axis=0, keepdims=False)  The product along an axis
np.maximum.reduce(x, axis=0, keepdims=False)  The largest along an axis
np.minimum.reduce(x, axis=0, keepdims=False)  The least along an axis
np.logical_and.reduce(x, axis=0, keepdims=False)  Whether all along an axis are true
np.logical_or.reduce(x, axis=0, keepdims=False)  Whether one along an axis is true
""",
    "running sums": """
cumsum(x, axis=None)  The sum of each element and those before it
cumprod(x, axis=None)  The product of each element and those before it
nancumsum(x, axis=None)  cumsum, NaN taken for 0
nancumprod(x, axis=None)  cumprod, NaN taken for 1
diff(x, n=1, axis=-1, prepend=None, append=None)  The differences of neighbours, n times
np.add.accumulate(x, axis=0)  The sum of each element and those before it
np.multiply.accumulate(x, axis=0)  The product of each element and those before it
np.maximum.accumulate(x, axis=0)  The largest so far, NaN from the first on
np.minimum.accumulate(x, axis=0)  The least so far, NaN from the first on
np.fmax.accumulate(x, axis=0)  The largest of the elements so far, but NaN
np.fmin.accumulate(x, axis=0)  The least of the elements so far, but NaN
unwrap(p, discont=None, axis=-1, period=2*pi)  Angles without their jumps by a period
ediff1d(x, to_end=None, to_begin=None)  The differences of all in a row, and others around
gradient(f, *distances, axis=None, edge_order=1)  The slopes of a sampled function
trapezoid(y, x=None, dx=1.0, axis=-1)  The area under samples joined by lines
cumulative_trapezoid(y, x=None, dx=1.0, axis=-1, initial=None)  That area up to each sample
interp(x, xp, fp, left=None, right=None, period=None)  Samples fp at xp, joined by lines, at x
convolve(a, v, mode='full')  The sums of a[i]*v[k-i]
correlate(a, v, mode='valid')  The sums of a[i+k]*v[i]
""",
    "order and places": """
sort(x, axis=-1)  The elements in rising order along an axis
argsort(x, axis=-1)  The places of the elements in rising order
partition(x, kth, axis=-1)  The smaller before the kth of the sorted
argpartition(x, kth, axis=-1)  The places of the elements in that order
unique(x, return_index=False, return_inverse=False, return_counts=False)  The distinct elements
argmax(x, axis=None, keepdims=False)  The place of the largest, the first of equals
argmin(x, axis=None, keepdims=False)  The place of the smallest, the first of equals
searchsorted(x, values, side='left')  Where values are to stand in a sorted x
digitize(x, bins, right=False)  The number of each element's bin
histogram(x, bins=10, range=None, density=False, weights=None)  The counts in bins, and their edges
nonzero(x)  The places of the elements that are not 0
flatnonzero(x)  The same, all elements in a row
argwhere(x)  The same, each place a row
count_nonzero(x, axis=None, keepdims=False)  How many elements are not 0
np.any(x, axis=None, keepdims=False)  Whether an element is true, also along axes
np.all(x, axis=None, keepdims=False)  Whether every element is true, also along axes
array_equal(x, y)  Whether shapes and elements are the same
allclose(x, y, rtol=1e-05, atol=1e-08)  Whether all elements are near each other
take(x, indices, axis=None, mode='raise')  The elements or layers of x at indices
take_along_axis(x, indices, axis=-1)  Elements at the indices of their row
put_along_axis(x, indices, values, axis)  Values written where that would read
choose(x, choices, mode='raise')  For each integer an element of that choice
select(condlist, choicelist, default=0.0)  The first choice whose condition holds
compress(condition, x, axis=None)  The elements or layers where it holds
extract(condition, x)  The elements where it holds, in a row
""",
    "matrices": """
matmul(a, b)  The matrix product, a @ b
dot(a, b)  The product of numbers, vectors, matrices, arrays
vdot(a, b)  The sum of products of all elements, a conjugated
vecdot(a, b, axis=-1)  The sums of products of vectors, a conjugated
inner(a, b)  The sums of products over the last axes
outer(a, b)  All products of two vectors, as a matrix
tensordot(a, b, axes=2)  The sums of products over axes of both
einsum(*operands, optimize=True)  Sums of products that subscripts such as 'ij,jk' say
kron(a, b)  Each element of a times all of b, as blocks
cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None)  The cross product of vectors of 2 or 3
multi_dot(arrays)  The product of many matrices, in the best order
matrix_power(a, n)  a @ a … n times; of -n the inverse
matrix_transpose(x)  Each matrix with rows and columns exchanged
np.linalg.diagonal(x, offset=0)  A diagonal of each matrix of the last two axes
np.linalg.trace(x, offset=0)  The sum of a diagonal of each matrix
block_diag(*arrs)  Matrices along the diagonal of one
toeplitz(c, r=None)  The matrix with constant diagonals, c its column
vander(x, N=None, increasing=False)  The matrix of the powers of each x
polyval(p, x)  p[0]*x^(n-1) + … + p[n-1]
polyfit(x, y, deg, w=None)  The coefficients that fit y at x best
np.bartlett(M)  The triangular window of M samples
np.blackman(M)  The window of three cosines
np.hamming(M)  The raised cosine, 0.08 at its ends
np.hanning(M)  The raised cosine, 0 at its ends
np.polynomial.legendre.leggauss(deg)  Points and weights of Gauss's rule on [-1, 1]
np.polynomial.hermite.hermgauss(deg)  Those of the weight exp(-x^2), on all numbers
np.polynomial.laguerre.laggauss(deg)  Those of the weight exp(-x), from 0 on
diag(x, k=0)  The matrix of a diagonal, or a matrix's diagonal
diagflat(x, k=0)  The matrix with all elements of x on a diagonal
diagonal(x, offset=0, axis1=0, axis2=1)  The elements on a diagonal
trace(x, offset=0, axis1=0, axis2=1)  The sum of the elements on a diagonal
tril(x, k=0)  x with zeros above its k-th diagonal
triu(x, k=0)  x with zeros below its k-th diagonal
transpose(x, axes=None)  The axes reversed, or in the order of axes
""",
    "linear algebra": """
solve(a, b)  The z that solves a @ z = b
inv(a)  The inverse
pinv(a, rcond=None)  The pseudo-inverse
scipy.linalg.pinv(a, rtol=None)  The same, with SciPy's default cut-off
lstsq(a, b, rcond=None)  (x, residuals, rank, s): least squares of a @ x - b
tensorsolve(a, b, axes=None)  The z with tensordot(a, z, z.ndim) = b
tensorinv(a, ind=2)  The inverse as a map of the last axes
det(a)  The determinant; of singular matrices too
slogdet(a)  (sign, log |det(a)|)
cholesky(a, upper=False)  The lower triangular z with z @ z.T = a
qr(a, mode='reduced')  (q, r): orthonormal columns, upper triangle
scipy.linalg.cholesky(a, lower=False)  The upper factor, or the lower one
scipy.linalg.qr(a, mode='full')  qr with q square; also 'economic' and 'r'
eigh(a, UPLO='L')  (values, vectors) of symmetric matrices
eigvalsh(a, UPLO='L')  The eigenvalues of symmetric matrices, rising
eig(a)  (values, vectors) of square matrices
eigvals(a)  The eigenvalues of square matrices
svd(a, full_matrices=True, compute_uv=True, hermitian=False)  (u, s, vh): a = u @ diag(s) @ vh
svdvals(a)  The singular values, falling
norm(x, ord=None, axis=None, keepdims=False)  The norm of vectors or matrices; 0 at 0
vector_norm(x, axis=None, keepdims=False, ord=2)  The norm of vectors along axes
matrix_norm(x, keepdims=False, ord='fro')  The norm of the matrices of the last axes
cond(x, p=None)  The condition number
matrix_rank(a, tol=None, hermitian=False, rtol=None)  How many singular values are not 0
expm(a)  The exponential of matrices
logm(a)  The logarithm of matrices
sqrtm(a)  The z with z @ z = a
solve_sylvester(a, b, q)  The z with a @ z + z @ b = q
solve_triangular(a, b, trans=0, lower=False, unit_diagonal=False)  solve that reads a triangle of a
solve_banded(l_and_u, ab, b)  solve of a band matrix, given by diagonals
cho_factor(a, lower=False)  (the triangular factor, lower)
cho_solve(c_and_lower, b)  solve by what cho_factor gives
""",
    "Fourier transforms": """
fft(a, n=None, axis=-1, norm=None)  The discrete Fourier transform
ifft(a, n=None, axis=-1, norm=None)  The inverse of fft
rfft(a, n=None, axis=-1, norm=None)  Half of the transform of a real array
irfft(a, n=None, axis=-1, norm=None)  The inverse of rfft, of even length
hfft(a, n=None, axis=-1, norm=None)  The transform of half of a Hermitian array
ihfft(a, n=None, axis=-1, norm=None)  The inverse of hfft
fft2(a, s=None, axes=(-2, -1), norm=None)  fft along two axes
ifft2(a, s=None, axes=(-2, -1), norm=None)  The inverse of fft2
rfft2(a, s=None, axes=(-2, -1), norm=None)  rfft along two axes
irfft2(a, s=None, axes=(-2, -1), norm=None)  The inverse of rfft2
fftn(a, s=None, axes=None, norm=None)  fft along several axes
ifftn(a, s=None, axes=None, norm=None)  The inverse of fftn
rfftn(a, s=None, axes=None, norm=None)  rfft along several axes
irfftn(a, s=None, axes=None, norm=None)  The inverse of rfftn
fftshift(x, axes=None)  The frequency 0 into the middle
ifftshift(x, axes=None)  The inverse of fftshift
fftfreq(n, d=1.0)  The frequencies of fft of n points
rfftfreq(n, d=1.0)  The frequencies of rfft of n points
""",
    "complex numbers": """
real(x)  The real part
imag(x)  The imaginary part
conjugate(x)  The complex conjugate
angle(z, deg=False)  The angle from the positive real axis
real_if_close(x, tol=100)  The real part, where the imaginary one is negligible
""",
    "makers of arrays": """
array(values, dtype=None, order='K', copy=True, subok=False, ndmin=0)  An array of nested lists
fromiter(iter, dtype, count=-1)  An array of what is gone through
linspace(start, stop, num=50, endpoint=True, dtype=None)  num evenly spaced numbers, stop included
arange([start, ]stop, step=1, dtype=None)  Numbers from start up to stop, stop excluded
logspace(start, stop, num=50, endpoint=True, base=10.0)  Powers of evenly spaced numbers
geomspace(start, stop, num=50, endpoint=True)  Each the same multiple of the one before
zeros(shape, dtype=None, order='C')  An array of zeros
ones(shape, dtype=None, order='C')  An array of ones
empty(shape, dtype=None, order='C')  The same: no element is left unset
full(shape, fill_value, dtype=None, order='C')  An array of one number
full_like(x, fill_value, dtype=None, order='K', subok=True)  One number in the shape of x
empty_like(x, dtype=None, order='K', subok=True)  Zeros in the shape of x
eye(N, M=None, k=0, dtype=None)  Ones on the k-th diagonal, zeros elsewhere
identity(n, dtype=None)  The identity matrix
tri(N, M=None, k=0, dtype=None)  Ones on and below the k-th diagonal, zeros above
meshgrid(*x, indexing='xy')  The coordinates of the points of a grid
indices(dimensions)  The indices of every element of a shape
tril_indices(n, k=0, m=None)  The places on and below the k-th diagonal
triu_indices(n, k=0, m=None)  The places on and above the k-th diagonal
diag_indices(n, ndim=2)  The places on the diagonal
zeros_like(x, dtype=None, order='K', subok=True)  Zeros in the shape and the type of x
ones_like(x, dtype=None, order='K', subok=True)  Ones in the shape and the type of x
copy(x, order='K', subok=False)  A new array with the values of x
""",
    "shapes and joining": """
reshape(x, newshape, order='C')  x in another shape; one length may be -1
ravel(x, order='C')  The elements in one row
np.shape(x)  The lengths of the axes, () of a number
np.ndim(x)  How many axes there are
np.isscalar(element)  Whether it is one number or a text
np.size(x, axis=None)  How many elements there are, of all or along an axis
expand_dims(x, axis)  x with a new axis of length 1
squeeze(x, axis=None)  x without its axes of length 1
moveaxis(x, source, destination)  Axes moved to other places
swapaxes(x, axis1, axis2)  Two axes exchanged
rollaxis(x, axis, start=0)  An axis moved before another
atleast_1d(*x)  x with one axis or more
atleast_2d(*x)  x with two axes or more
atleast_3d(*x)  x with three axes or more
broadcast_arrays(*x)  The arrays in the one shape they broadcast to
flip(x, axis=None)  The elements from last to first
fliplr(x)  The columns from last to first
flipud(x)  The rows from last to first
rot90(x, k=1, axes=(0, 1))  x turned k times by a quarter
roll(x, shift, axis=None)  The elements moved round
resize(x, newshape)  x in a shape of any size, repeated
pad(x, pad_width, mode='constant', constant_values=0, end_values=0, …)  x made larger at its ends
broadcast_to(x, shape)  x repeated along new and short axes
matmul_left(g, a, b)  A cotangent g of a @ b carried back to a
matmul_right(g, b, a)  A cotangent g of a @ b carried back to b
prod_others(x, axis=None)  For each element the product of all others
cumprod_ahead(t, x, axis=None)  A tangent t of x carried on to cumprod(x)
cumprod_back(g, x, axis=None)  A cotangent g of cumprod(x) carried back to x
polyval_back(g, p, x)  A cotangent g of polyval(p, x) carried back to p
cofactors(a)  The derivatives of det(a) by the elements of a
sum_like(x, like)  x summed or spread to the shape of like
concatenate(parts, axis=0)  The parts joined along an axis they have
stack(parts, axis=0)  The parts as the layers of a new axis
vstack(parts)  The parts as rows, one under another
hstack(parts)  The parts side by side
dstack(parts)  The parts one behind another
column_stack(parts)  The parts as columns
append(x, values, axis=None)  The elements of x and then the values
block(parts)  An array of nested lists of blocks
insert(x, indices, values, axis=None)  x with values put in before places
delete(x, indices, axis=None)  x without the elements at places
split(x, indices_or_sections, axis=0)  x cut into equal pieces, or at places
array_split(x, indices_or_sections, axis=0)  x cut into nearly equal pieces
vsplit(x, indices_or_sections)  split along the first axis
hsplit(x, indices_or_sections)  split along the second axis, or the only one
dsplit(x, indices_or_sections)  split along the third axis
unstack(x, axis=0)  The layers of x as a tuple
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
isinf(x)  Whether it is infinite
isposinf(x)  Whether it is infinity
isneginf(x)  Whether it is minus infinity
signbit(x)  Whether it is below 0, or -0.0
isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False)  Whether they are about equal
math.isclose(a, b, rel_tol=1e-09, abs_tol=0.0)  Whether two numbers are about equal
""",
    "whole numbers": """
gcd(x, y)  The greatest common divisor
lcm(x, y)  The least common multiple
math.factorial(n)  n! of an integer
math.comb(n, k)  How many subsets of k elements a set of n has
perm(n, k=None)  How many orders of k of n elements there are
isqrt(n)  The integer part of the square root
""",
    "bits of integers": """
bitwise_and(x, y)  The bits that both have, x & y
bitwise_or(x, y)  The bits that one of them has, x | y
bitwise_xor(x, y)  The bits that just one of them has
invert(x)  All bits changed, ~x
left_shift(x, y)  x times 2^y, x << y
right_shift(x, y)  x over 2^y rounded down, x >> y
""",
    "Python's own": """
bool(x=False)  Whether x is true
int(x=0)  x cut to an integer: no derivative passes
float(x=0.0)  x as a real number, its derivative kept
complex(real=0.0, imag=0.0)  The number real + i imag
str(x='')  The text of x
repr(x)  The text of x as programs write it
list(x=[])  The elements of x as a list
tuple(x=())  The elements of x as a tuple
dict(x={}, **named)  A dict of another or of pairs, and of names
type(x)  The type of x
len(x)  How many elements x has
isinstance(x, types)  Whether x is of a type, or of one of a tuple of them
range([start, ]stop, step=1)  The integers from start up to stop, stop excluded
enumerate(x, start=0)  Pairs of a count and an element
zip(*x, strict=False)  Tuples of the elements that stand at one place
map(f, *x)  f of each element
filter(f, x)  The elements of which f is true
callable(x)  Whether x is a function
hasattr(x, name)  Whether x has an attribute of this name
iter(x)  The elements, to be gone through once
next(x, default=None)  The next of an iterator, the default at its end
functools.partial(f, *args, **options)  f with some of its arguments
functools.reduce(f, x, first=None)  f of f of … of the elements, from the left
collections.deque(iterable=(), maxlen=None)  A list with two ends, and the most that it holds
collections.defaultdict(f=None, *pairs, **items)  A dict of f() at each key that it has not
collections.Counter(x=(), **counts)  A dict of how often each element is there
collections.namedtuple(name, field_names, defaults=(), module=None)  A type of tuples with fields
typing.NamedTuple(name, fields, defaults=())  The same, as typing writes it
sorted(x, key=None, reverse=False)  The elements in rising order, as a list
reversed(x)  The elements from last to first
print(*x, sep=' ', end='\\n')  Writes the values, with blanks between them
""",
    "random numbers": """
np.random.default_rng(seed=None)  NumPy's Generator, of a seed
np.random.RandomState(seed=None)  NumPy's older one, of a seed
np.random.seed(seed=None)  Begins the stream that np.random draws from
np.random.normal(loc=0.0, scale=1.0, size=None)  Normal numbers, after np.random.seed
np.random.uniform(low=0.0, high=1.0, size=None)  Uniform numbers from low to high
np.random.random(size=None)  Uniform numbers from 0 to 1
np.random.random_sample(size=None)  Uniform numbers from 0 to 1
np.random.rand(*shape)  Uniform numbers from 0 to 1, of a shape
np.random.randn(*shape)  Standard normal numbers, of a shape
np.random.standard_normal(size=None)  Standard normal numbers
np.random.randint(low, high=None, size=None)  Integers from low, or 0, to below high
np.random.permutation(x)  The elements, or those of range(x), in random order
np.random.shuffle(x)  Puts the elements in random order
np.random.choice(a, size=None, replace=True, p=None)  Elements, or of range(a), at random
np.random.exponential(scale=1.0, size=None)  Numbers of the exponential distribution
np.random.standard_exponential(size=None)  Numbers of the exponential distribution of mean 1
np.random.poisson(lam=1.0, size=None)  Numbers of the Poisson distribution
np.random.gamma(shape, scale=1.0, size=None)  Numbers of the gamma distribution
np.random.beta(a, b, size=None)  Numbers of the beta distribution
np.random.binomial(n, p, size=None)  Numbers of the binomial distribution
np.random.lognormal(mean=0.0, sigma=1.0, size=None)  Numbers whose logarithm is normal
np.random.multivariate_normal(mean, cov, size=None)  Normal vectors of a covariance
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
scipy.optimize.brentq(f, a=0, b=1, args=(), xtol=0, rtol=0, maxiter=100)  The root from a to b
scipy.optimize.brenth(f, a=0, b=1, args=(), xtol=0, rtol=0, maxiter=100)  The root from a to b
scipy.optimize.bisect(f, a=0, b=1, args=(), xtol=0, rtol=0, maxiter=100)  The root from a to b
scipy.optimize.ridder(f, a=0, b=1, args=(), xtol=0, rtol=0, maxiter=100)  The root from a to b
scipy.optimize.newton(f, x0, fprime=None, args=(), tol=0, maxiter=50, rtol=0)  A root near x0
scipy.optimize.fsolve(f, x0, args=(), fprime=None, xtol=0, maxfev=0)  Roots near x0
np.poly1d(c)  The polynomial of these coefficients, a function
np.vectorize(f, otypes=None, doc=None)  f as a function of each element of arrays
np.apply_along_axis(f, axis, x, *args)  What f gives of each vector along an axis
quad(f, a, b, args=(), epsabs=1.49e-8, epsrel=1.49e-8, limit=50)  SciPy's integral and its error
custom_gradient(f)  A decorator: f returns its value and pullback
custom_jvp(f)  A decorator: f.defjvp gives its derivative
GradientTape(persistent=False, watch_accessed_variables=True)  A tape as TensorFlow has it, for with
Variable(x, dtype=None, name=None, trainable=True)  x as a variable that tapes watch
constant(x, dtype=None, name=None)  x as a constant
""",
    "of derivatives only": """
gaussian(n, x)  The n-th derivative of exp(-x^2)
sinc_derivative(n, x)  The n-th derivative of sinc
getitem(x, *index)  The element or slice x[index]
setitem(x, value, *index)  x after x[index] = value
add_at(x, value, *index)  x with a value added to the elements at index
spread_like(x, like)  x repeated to the shape of like
linear_recurrence(a, b, axis, reverse=False)  y[k] = a[k]*y[k-1] + b[k]
order_statistic(x, k, axis=None, keepdims=False)  The k-th of the elements in rising order
filled_like(x, value)  One number in the shape of x
softmax_cross_entropy(x, labels)  -sum(labels * log_softmax(x)) of each row
sparse_softmax_cross_entropy(x, labels)  -log_softmax(x) at the label of each row
sigmoid_cross_entropy(x, labels)  softplus(x) - x * labels
polygamma_difference(n, a, b)  polygamma(n, a + b) - polygamma(n, a)
rgamma_derivative(n, x)  The n-th derivative of rgamma
erfc_integral(n, x)  exp(x^2) times the n-th integral of erfc
log_ndtr_derivative(n, x)  The n-th derivative of log_ndtr
dawsn_derivative(n, x)  The n-th derivative of dawsn
ive_derivative(n, v, x)  The n-th derivative of ive by x
kve_derivative(n, v, x)  The n-th derivative of kve by x
exp_moment(n, x)  The n-th derivative of exprel
log_moment(n, x)  The integral of s^n/(1 + s*(x-1))^(n+1) for s to 1
ellipk_derivative(n, p)  The n-th derivative of ellipk at 1 - p
ellipe_derivative(n, p)  The n-th derivative of ellipe at 1 - p
lambert_branch(x, k)  The real w with w*exp(w) = x on the branch k
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
