"""The functions of our own that C files have ahead of theirs, where they use them.

They keep Python's meaning where C's own operators differ, and the digits of the rows that they are.
"""

# Our own functions, by their names.  What one calls is printed before it.
HELPERS: dict[str, str] = {}


def _helper(comment: str, head: str, body: str) -> None:
    name = head.partition("(")[0].split()[-1].lstrip("*")
    lines = "\n".join(f"    {line}" if line else "" for line in body.strip("\n").split("\n"))
    HELPERS[name] = f"/* {comment} */\nstatic {head}\n{{\n{lines}\n}}\n"


# -- arithmetic -----------------------------------------------------------------------------------
_helper(
    "x - y*floor(x/y): the remainder with the sign of y, as Python's %.",
    "double floor_mod(double x, double y)",
    """
double r = fmod(x, y);
if (r == 0)
    return copysign(0.0, y);
return (r < 0) != (y < 0) ? r + y : r;
""",
)
_helper(
    "floor(x/y), by the exact remainder, as Python's //.",
    "double floor_divide(double x, double y)",
    """
double r = fmod(x, y), q = (x - r)/y;
if (y == 0)
    return x/y;
if (r != 0 && (r < 0) != (y < 0))
    q -= 1;
if (q == 0)
    return copysign(0.0, x/y);
return q - floor(q) > 0.5 ? floor(q) + 1 : floor(q);
""",
)
_helper(
    "The remainder with the sign of n, as Python's %.",
    "long long floor_mod_whole(long long k, long long n)",
    """
long long r = k % n;
return r != 0 && (r < 0) != (n < 0) ? r + n : r;
""",
)
_helper(
    "floor(k/n), as Python's //.",
    "long long floor_divide_whole(long long k, long long n)",
    """
long long q = k/n;
return k % n != 0 && (k < 0) != (n < 0) ? q - 1 : q;
""",
)
_helper(
    "k to the power n >= 0.",
    "long long power_whole(long long k, long long n)",
    """
long long power = 1;
while (n-- > 0)
    power *= k;
return power;
""",
)
_helper(
    "k >> n, rounded down.",
    "long long shift_right(long long k, long long n)",
    """
if (n > 63)
    n = 63;
return k < 0 ? ~(~k >> n) : k >> n;
""",
)
_helper(
    "k << n.",
    "long long shift_left(long long k, long long n)",
    """
while (n-- > 0)
    k *= 2;
return k;
""",
)
_helper(
    "The greatest common divisor.",
    "long long gcd(long long k, long long n)",
    """
while (n != 0) {
    long long r = k % n;
    k = n;
    n = r;
}
return k < 0 ? -k : k;
""",
)
_helper(
    "The least common multiple.",
    "long long lcm(long long k, long long n)",
    """
long long multiple = k == 0 || n == 0 ? 0 : k/gcd(k, n)*n;
return multiple < 0 ? -multiple : multiple;
""",
)
_helper(
    "How many numbers there are from start, by step, before stop.",
    "long long range_length(long long start, long long stop, long long step)",
    """
if (step > 0)
    return start < stop ? (stop - start - 1)/step + 1 : 0;
return start > stop ? (start - stop - 1)/-step + 1 : 0;
""",
)
_helper(
    "An index counted from the end where it is negative.",
    "long long wrapped(long long k, long long n)",
    "return k < 0 ? k + n : k;",
)

# -- choices --------------------------------------------------------------------------------------
_helper(
    "The larger, the first of equals, as Python's max.",
    "double larger(double x, double y)",
    "return y > x ? y : x;",
)
_helper(
    "The smaller, the first of equals, as Python's min.",
    "double smaller(double x, double y)",
    "return y < x ? y : x;",
)
_helper(
    "The larger of two whole numbers.",
    "long long larger_whole(long long k, long long n)",
    "return n > k ? n : k;",
)
_helper(
    "The smaller of two whole numbers.",
    "long long smaller_whole(long long k, long long n)",
    "return n < k ? n : k;",
)
_helper(
    "The larger; NaN where one is.",
    "double maximum(double x, double y)",
    "return x >= y || isnan(x) ? x : y;",
)
_helper(
    "The smaller; NaN where one is.",
    "double minimum(double x, double y)",
    "return x <= y || isnan(x) ? x : y;",
)
_helper(
    "x within low and high.",
    "double clip(double x, double low, double high)",
    "return minimum(maximum(x, low), high);",
)
_helper(
    "x, and 0 below 0.",
    "double relu(double x)",
    "return x > 0 || isnan(x) ? x : 0;",
)
_helper(
    "-1, 0 or 1; NaN of NaN.",
    "double sign(double x)",
    "return isnan(x) ? x : (x > 0) - (x < 0);",
)
_helper(
    "-1, 0 or 1.",
    "long long sign_whole(long long k)",
    "return (k > 0) - (k < 0);",
)
_helper(
    "0 below 0, 1 above, and h at 0.",
    "double heaviside(double x, double h)",
    "return x == 0 ? h : isnan(x) ? x : x > 0;",
)

_helper(
    "x, and 0 for an infinity.",
    "double finite_or_0(double x)",
    "return isinf(x) ? 0 : x;",
)

# -- exponentials and logarithms ------------------------------------------------------------------
_helper(
    "1/(1 + exp(-x)), without overflow.",
    "double sigmoid(double x)",
    """
double t = exp(-fabs(x));
return x >= 0 ? 1/(1 + t) : t/(1 + t);
""",
)
_helper(
    "log(1 + exp(x)), without overflow.",
    "double softplus(double x)",
    "return isnan(x) ? x : fmax(x, 0.0) + log1p(exp(-fabs(x)));",
)
_helper(
    "log(sigmoid(x)).",
    "double log_expit(double x)",
    "return isnan(x) ? x : fmin(x, 0.0) - log1p(exp(-fabs(x)));",
)
_helper(
    "log(exp(x) + exp(y)), without overflow.",
    "double logaddexp(double x, double y)",
    """
if (x == y)
    return x + log(2.0);
if (isnan(x) || isnan(y))
    return NAN;
return fmax(x, y) + log1p(exp(-fabs(x - y)));
""",
)
_helper(
    "The logarithm to the base 2 of 2^x + 2^y, without overflow.",
    "double logaddexp2(double x, double y)",
    """
if (x == y)
    return x + 1;
if (isnan(x) || isnan(y))
    return NAN;
return fmax(x, y) + log1p(exp2(-fabs(x - y)))/log(2.0);
""",
)
_helper(
    "1/cosh(x), without overflow.",
    "double sech(double x)",
    """
double t = exp(-fabs(x));
return 2*t/(1 + t*t);
""",
)
_helper(
    "x log(y), and 0 where x is 0.",
    "double xlogy(double x, double y)",
    "return x == 0 && !isnan(y) ? 0 : x*log(y);",
)
_helper(
    "x log(1 + y), and 0 where x is 0.",
    "double xlog1py(double x, double y)",
    "return x == 0 && !isnan(y) ? 0 : x*log1p(y);",
)
_helper(
    "log(p/(1 - p)): near 1/2 by their difference, which keeps its digits.",
    "double logit(double p)",
    """
if (p < 0.3 || p > 0.65)
    return log(p/(1 - p));
double s = 2*(p - 0.5);
return log1p(s) - log1p(-s);
""",
)
_helper(
    "log(x/y), also where x/y overflows.",
    "double log_ratio(double x, double y)",
    """
double ratio = x/y;
return isfinite(ratio) && ratio > 1e-300 ? log(ratio) : log(x) - log(y);
""",
)
_helper(
    "x log(x/y), 0 where x is 0, infinite outside its domain.",
    "double rel_entr(double x, double y)",
    """
if (isnan(x) || isnan(y))
    return NAN;
if (x > 0 && y > 0)
    return x*log_ratio(x, y);
return x == 0 && y >= 0 ? 0 : INFINITY;
""",
)
_helper(
    "-x log(x), 0 at 0, minus infinity below.",
    "double entr(double x)",
    """
if (isnan(x) || x > 0)
    return -x*log(x);
return x == 0 ? 0 : -INFINITY;
""",
)
_helper(
    "(exp(x) - 1)/x, 1 at 0.",
    "double exprel(double x)",
    """
if (fabs(x) < 1e-16)
    return 1;
return x > 700 && !isinf(x) ? exp(x - log(x)) : isinf(x) && x > 0 ? x : expm1(x)/x;
""",
)
_helper(
    "(x^p - 1)/p, log(x) for p = 0.",
    "double boxcox(double x, double p)",
    "return fabs(p*log(x)) < 1e-17 ? log(x) : expm1(p*log(x))/p;",
)
_helper(
    "((1 + x)^p - 1)/p, log(1 + x) for p = 0.",
    "double boxcox1p(double x, double p)",
    "return fabs(p*log1p(x)) < 1e-17 ? log1p(x) : expm1(p*log1p(x))/p;",
)
_helper(
    "log(1 + p y)/p, y for p = 0.",
    "double log1p_over(double y, double p)",
    """
if (fabs(p*y) < 1e-17)
    return y;
if (isinf(p*y) && p*y > 0 && isfinite(p) && isfinite(y))
    return (log(fabs(p)) + log(fabs(y)))/p;
return log1p(p*y)/p;
""",
)
_helper(
    "(1 + p y)^(1/p), exp(y) for p = 0.",
    "double inv_boxcox(double y, double p)",
    "return exp(log1p_over(y, p));",
)
_helper(
    "(1 + p y)^(1/p) - 1, exp(y) - 1 for p = 0.",
    "double inv_boxcox1p(double y, double p)",
    "return expm1(log1p_over(y, p));",
)
_helper(
    "softplus(x) - x*label.",
    "double sigmoid_cross_entropy(double x, double label)",
    """
if (isnan(x))
    return x;
return (x > 0 ? x*(1 - label) : -x*label) + log1p(exp(-fabs(x)));
""",
)

# -- roots, waves, bells --------------------------------------------------------------------------
_helper(
    "1 - x^2, by factors, which keep its digits near 1 and -1.",
    "double one_minus_square(double x)",
    "return (1 - x)*(1 + x);",
)
_helper(
    "x/hypot(x, y), and 0 at the origin.",
    "double direction(double x, double y)",
    """
double radius = hypot(x, y);
if (isinf(x) && isfinite(y))
    return copysign(1.0, x);
return radius == 0 ? 0 : x/radius;
""",
)
_helper(
    "sin(pi x + quarters pi/2), reduced without rounding.",
    "double sine_of_turns(double x, int quarters)",
    """
if (!isfinite(x))
    return NAN;
x = fmod(x, 2.0);
int nearest = (int)rint(2*x), turn = (((nearest + quarters) % 4) + 4) % 4;
double angle = 3.141592653589793*(x - 0.5*nearest);
double s = turn % 2 == 1 ? cos(angle) : sin(angle);
return turn > 1 ? -s : s;
""",
)
_helper(
    "The n-th derivative of sin(pi x)/(pi x): by its power series near 0, else upward in n.",
    "double sinc_derivative(long long n, double x)",
    """
const double pi = 3.141592653589793;
double t = pi*x;
if (fabs(t) < 1.5 + (double)n) {
    long long first = (n + 1)/2;
    double term = n % 2 == 1 ? pow(pi, (double)n + 1)*x : pow(pi, (double)n), sum = 0, added;
    if (first % 2 == 1)
        term = -term;
    for (long long j = first;; j++) {
        added = term/(double)(2*j + 1);
        sum += added;
        if (fabs(added) <= 1e-17*fabs(sum) || added == 0)
            return sum;
        double m = (double)(2*j - n);
        term *= -t*t/((m + 1)*(m + 2));
    }
}
if (isinf(x))
    return 0;
double s = sine_of_turns(x, 0)/t;
for (int k = 1; k <= n; k++)
    s = (pow(pi, k - 1.0)*sine_of_turns(x, k) - k*s)/x;
return s;
""",
)
_helper(
    "sin(pi x)/(pi x), 1 at 0.",
    "double sinc(double x)",
    "return sinc_derivative(0, x);",
)
_helper(
    "The n-th derivative of exp(-x^2), a Hermite polynomial times it.",
    "double gaussian(long long n, double x)",
    """
double root = exp(-0.5*x*x), before = 0, g = root;
if (root == 0)
    return 0;
for (long long k = 0; k < n; k++) {
    double next = -2*(x*g + (double)k*before);
    before = g;
    g = next;
}
return g*root;
""",
)
_helper(
    "The normal distribution function.",
    "double ndtr(double x)",
    "return 0.5*erfc(-0.7071067811865476*x);",
)
_helper(
    "exp(x^2) erfc(x): far out by its continued fraction (DLMF 7.9.2).",
    "double erfcx(double x)",
    """
if (isnan(x) || x < -27)
    return isnan(x) ? x : INFINITY;
if (x < 2) {
    double high = ldexp(rint(ldexp(x, 20)), -20), low = x - high; /* high^2 is exact */
    return exp(high*high)*exp(low*(x + high))*erfc(x);
}
double tail = 0;
for (int k = 5 + (int)(200/x); k > 0; k--)
    tail = 0.5*k/(x + tail);
return 0.5641895835477563/(x + tail);
""",
)
_helper(
    "What erf has the value y at, |y| <= 1/2: two terms of its series, and Halley's steps.",
    "double erfinv_near(double y)",
    """
double x = 0.886226925452758*y*(1 + 0.2617993877991494*y*y);
for (int k = 0; k < 4; k++) {
    double step = (erf(x) - y)/(1.1283791670955126*exp(-x*x));
    x -= step/(1 + x*step);
}
return x;
""",
)
_helper(
    "What erfc has the value y at, y <= 1/2: a guess by Hastings (1955), and Halley's steps.",
    "double erfcinv_far(double y)",
    """
double t = sqrt(-2*log(0.5*y));
double x = 0.7071067811865476
    *(t - (2.515517 + t*(0.802853 + t*0.010328))/(1 + t*(1.432788 + t*(0.189269 + t*0.001308))));
for (int k = 0; k < 4; k++) {
    double step = (erfc(x) - y)/(1.1283791670955126*exp(-x*x));
    x += step/(1 - x*step);
}
return x;
""",
)
_helper(
    "What erf has the value y at.",
    "double erfinv(double y)",
    """
if (!(fabs(y) < 1))
    return fabs(y) == 1 ? copysign(INFINITY, y) : NAN;
return fabs(y) <= 0.5 ? erfinv_near(y) : copysign(erfcinv_far(1 - fabs(y)), y);
""",
)
_helper(
    "What erfc has the value y at.",
    "double erfcinv(double y)",
    """
if (!(y > 0 && y < 2))
    return y == 0 ? INFINITY : y == 2 ? -INFINITY : NAN;
if (y < 0.5)
    return erfcinv_far(y);
return y <= 1.5 ? erfinv_near(1 - y) : -erfcinv_far(2 - y);
""",
)
_helper(
    "What the normal distribution function has the value p at.",
    "double ndtri(double p)",
    "return p < 0.5 ? -1.4142135623730951*erfcinv(2*p) : 1.4142135623730951*erfinv(2*p - 1);",
)

# -- the gamma function, and the parts of floats --------------------------------------------------
_helper(
    "1/gamma(x), 0 at its poles.",
    "double rgamma(double x)",
    "return x <= 0 && x == floor(x) ? 0 : 1/tgamma(x);",
)
_helper(
    "gamma(1 + x), 0 below 0.",
    "double factorial(double x)",
    "return x < 0 ? 0 : tgamma(1 + x);",
)
_helper(
    "The sign of gamma(x).",
    "double gammasgn(double x)",
    """
if (isnan(x) || x > 0)
    return isnan(x) ? x : 1;
if (x == 0)
    return copysign(1.0, x);
return x == floor(x) ? NAN : fmod(floor(x), 2.0) == 0 ? 1 : -1;
""",
)
_helper(
    "x 2^n.",
    "double ldexp_by(double x, long long n)",
    "return ldexp(x, n > 5000 ? 5000 : n < -5000 ? -5000 : (int)n);",
)
_helper(
    "The exponent of x, whose significand is in [1/2, 1).",
    "long long binary_exponent(double x)",
    """
int n;
frexp(x, &n);
return isfinite(x) ? n : 0;
""",
)
_helper(
    "How far the next number away from 0 is.",
    "double spacing(double x)",
    "return nextafter(x, copysign(INFINITY, x)) - x;",
)

_helper(
    "The root of the sum of squares; where these leave the numbers there are, of x scaled.",
    "double norm(const double *x, long long n)",
    """
double sum = 0, scaled = 0, largest = 0;
for (long long i = 0; i < n; i++)
    sum += x[i]*x[i];
if (isnan(sum) || (sum > 1e-276 && !isinf(sum)))
    return sqrt(sum);
for (long long i = 0; i < n; i++)
    largest = fmax(largest, fabs(x[i]));
if (largest == 0 || isinf(largest))
    return largest;
for (long long i = 0; i < n; i++)
    scaled += x[i]/largest*(x[i]/largest);
return largest*sqrt(scaled);
""",
)

# -- memory ---------------------------------------------------------------------------------------
_helper(
    "Memory for n elements.",
    "void *memory(long long n, size_t size)",
    """
void *at = calloc(n > 0 ? (size_t)n : 1, size);
if (at == NULL)
    abort();
return at;
""",
)
_helper(
    "Put a value on a stack.",
    "void push(struct stack *s, double value)",
    """
if (s->count == s->room) {
    s->room = 2*s->room + 16;
    s->at = realloc(s->at, s->room*sizeof *s->at);
    if (s->at == NULL)
        abort();
}
s->at[s->count++] = value;
""",
)
_helper(
    "Take the last value off a stack.",
    "double pop(struct stack *s)",
    "return s->at[--s->count];",
)
_helper(
    "Put the n values of an array on a stack.",
    "void push_all(struct stack *s, const double *values, long long n)",
    """
for (long long i = 0; i < n; i++)
    push(s, values[i]);
""",
)
_helper(
    "Take an array of n values off a stack.",
    "void pop_all(struct stack *s, double *values, long long n)",
    """
for (long long i = n; i-- > 0;)
    values[i] = pop(s);
""",
)

_helper(
    "Drop n values of a stack.",
    "void drop(struct stack *s, long long n)",
    "s->count -= (size_t)n;",
)

STACK = """\
/* A stack of numbers, which grows. */
struct stack {
    double *at;
    size_t count, room;
};
"""
