"""Rows of Bessel functions, spherical ones, and Airy functions.

A derivative by x is made of the neighbours in the order v; by v no formula is in closed form.  The
scaled functions have rows for their derivatives, which as differences of neighbours would cancel.
"""

from gradcli.ops.arithmetic import div
from gradcli.ops.kinks import Kink, last_at_zero
from gradcli.ops.rows import POSITIVE, SOMEWHERE, STATIC, none, smooth
from gradcli.ops.special.scipy_rows import special_row
from gradcli.ops.taylor.ladder import ladder

CYLINDER, MODIFIED, SPHERICAL = "DLMF 10.6.1", "DLMF 10.29.1", "DLMF 10.51.2"
ORDERS = (0.2, 3.0)
VALUES = "gradcli.ops.special.values.bessel_values."
SPHERICAL_VALUES = "gradcli.ops.special.values.spherical_values."
AIRY_VALUES = "gradcli.ops.special.values.airy_values."


# -- J and Y --------------------------------------------------------------------------------------
def _difference(v):
    return 0.5, 0.0, -0.5


jv = special_row(
    "jv",
    none("jv", "v"),
    smooth(lambda v, x, z: 0.5 * (jv(v - 1, x) - jv(v + 1, x))),
    values=VALUES + "jv",
    domain=(ORDERS, POSITIVE),
    series=ladder(lambda v, x: jv(v, x), _difference),
    source=CYLINDER,
    regular="x > 0; below 0 too where v is whole",
    ball=lambda v, x: x.bessel_j(v),
)
jn = special_row(  # of a whole number n
    "jn",
    STATIC,
    smooth(lambda n, x, z: 0.5 * (jn(n - 1, x) - jn(n + 1, x))),
    values=VALUES + "jv",
    series=ladder(lambda n, x: jn(n, x), _difference),
    source=CYLINDER,
    undefined=SOMEWHERE,
    ball=lambda n, x: x.bessel_j(n),
)
j0 = special_row(
    "j0",
    smooth(lambda x, z: -j1(x)),
    values=VALUES + "j0",
    series=ladder(lambda n, x: jn(n, x), _difference, 0),
    source=CYLINDER,
    ball=lambda x: x.bessel_j(0),
)
j1 = special_row(
    "j1",
    smooth(lambda x, z: 0.5 * (j0(x) - jn(2, x))),
    values=VALUES + "j1",
    series=ladder(lambda n, x: jn(n, x), _difference, 1),
    source=CYLINDER,
    ball=lambda x: x.bessel_j(1),
)
yv = special_row(
    "yv",
    none("yv", "v"),
    smooth(lambda v, x, z: 0.5 * (yv(v - 1, x) - yv(v + 1, x))),
    values=VALUES + "yv",
    domain=(ORDERS, POSITIVE),
    series=ladder(lambda v, x: yv(v, x), _difference),
    source=CYLINDER,
    ball=lambda v, x: x.bessel_y(v),
)
yn = special_row(  # of a whole number n
    "yn",
    STATIC,
    smooth(lambda n, x, z: 0.5 * (yn(n - 1, x) - yn(n + 1, x))),
    values=VALUES + "yv",
    domain=(POSITIVE,),
    series=ladder(lambda n, x: yn(n, x), _difference),
    source=CYLINDER,
    ball=lambda n, x: x.bessel_y(n),
)
y0 = special_row(
    "y0",
    smooth(lambda x, z: -y1(x)),
    values=VALUES + "y0",
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    series=ladder(lambda n, x: yn(n, x), _difference, 0),
    source=CYLINDER,
    ball=lambda x: x.bessel_y(0),
)
y1 = special_row(
    "y1",
    smooth(lambda x, z: 0.5 * (y0(x) - yn(2, x))),
    values=VALUES + "y1",
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    series=ladder(lambda n, x: yn(n, x), _difference, 1),
    source=CYLINDER,
    ball=lambda x: x.bessel_y(1),
)


# -- I and K --------------------------------------------------------------------------------------
def _sum(v):
    return 0.5, 0.0, 0.5


def _less_sum(v):
    return -0.5, 0.0, -0.5


iv = special_row(
    "iv",
    none("iv", "v"),
    smooth(lambda v, x, z: 0.5 * (iv(v - 1, x) + iv(v + 1, x))),
    values=VALUES + "iv",
    domain=(ORDERS, POSITIVE),
    series=ladder(lambda v, x: iv(v, x), _sum),
    source=MODIFIED,
    regular="x > 0; below 0 too where v is whole",
    ball=lambda v, x: x.bessel_i(v),
)
i0 = special_row(
    "i0",
    smooth(lambda x, z: i1(x)),
    series=ladder(lambda v, x: iv(v, x), _sum, 0),
    source=MODIFIED,
    ball=lambda x: x.bessel_i(0),
)
i1 = special_row(
    "i1",
    smooth(lambda x, z: 0.5 * (i0(x) + iv(2, x))),
    series=ladder(lambda v, x: iv(v, x), _sum, 1),
    source=MODIFIED,
    ball=lambda x: x.bessel_i(1),
)
kv = special_row(
    "kv",
    none("kv", "v"),
    smooth(lambda v, x, z: -0.5 * (kv(v - 1, x) + kv(v + 1, x))),
    values=VALUES + "kv",
    domain=(ORDERS, POSITIVE),
    series=ladder(lambda v, x: kv(v, x), _less_sum),
    source=MODIFIED,
    ball=lambda v, x: x.bessel_k(v),
)
kn = special_row(  # of a whole number n
    "kn",
    STATIC,
    smooth(lambda n, x, z: -0.5 * (kn(n - 1, x) + kn(n + 1, x))),
    values=VALUES + "kv",
    domain=(POSITIVE,),
    series=ladder(lambda n, x: kn(n, x), _less_sum),
    source=MODIFIED,
    ball=lambda n, x: x.bessel_k(n),
)
k0 = special_row(
    "k0",
    smooth(lambda x, z: -k1(x)),
    values=VALUES + "k0",
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    series=ladder(lambda n, x: kn(n, x), _less_sum, 0),
    source=MODIFIED,
    ball=lambda x: x.bessel_k(0),
)
k1 = special_row(
    "k1",
    smooth(lambda x, z: -0.5 * (k0(x) + kn(2, x))),
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    series=ladder(lambda n, x: kn(n, x), _less_sum, 1),
    source=MODIFIED,
    ball=lambda x: x.bessel_k(1),
)

# -- scaled: exp(-|x|) I and exp(x) K -------------------------------------------------------------
KINK = Kink("the kink", last_at_zero, "taken from the right")
ive_derivative = special_row(  # the n-th derivative of ive by x
    "ive_derivative",
    STATIC,
    none("ive_derivative", "v"),
    smooth(lambda n, v, x, z: ive_derivative(n + 1, v, x)),
    values=VALUES + "ive_derivative",
    domain=(ORDERS, POSITIVE),
    kink=KINK,
    source="DLMF 10.39.5",
    regular="x > 0; below 0 too where v is whole",
    ball="balls.ive_derivative",
)
ive = special_row(
    "ive",
    none("ive", "v"),
    smooth(lambda v, x, z: ive_derivative(1, v, x)),
    values=VALUES + "ive",
    domain=(ORDERS, POSITIVE),
    kink=KINK,
    source="DLMF 10.39.5",
    regular="x > 0; below 0 too where v is whole",
    ball=lambda v, x: (-abs(x)).exp() * x.bessel_i(v),
)
i0e = special_row(
    "i0e",
    smooth(lambda x, z: ive_derivative(1, 0, x)),
    kink=KINK,
    regular="x != 0",
    ball=lambda x: (-abs(x)).exp() * x.bessel_i(0),
)
i1e = special_row(
    "i1e",
    smooth(lambda x, z: ive_derivative(1, 1, x)),
    ball=lambda x: (-abs(x)).exp() * x.bessel_i(1),
)
kve_derivative = special_row(  # the n-th derivative of kve by x
    "kve_derivative",
    STATIC,
    none("kve_derivative", "v"),
    smooth(lambda n, v, x, z: kve_derivative(n + 1, v, x)),
    values=VALUES + "kve_derivative",
    domain=(ORDERS, POSITIVE),
    source="DLMF 10.32.9",
    ball="balls.kve_derivative",
)
kve = special_row(
    "kve",
    none("kve", "v"),
    smooth(lambda v, x, z: kve_derivative(1, v, x)),
    values=VALUES + "kve",
    domain=(ORDERS, POSITIVE),
    source="DLMF 10.32.9",
    ball=lambda v, x: x.exp() * x.bessel_k(v),
)
k0e = special_row(
    "k0e",
    smooth(lambda x, z: kve_derivative(1, 0, x)),
    values=VALUES + "k0e",
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    ball=lambda x: x.exp() * x.bessel_k(0),
)
k1e = special_row(
    "k1e",
    smooth(lambda x, z: kve_derivative(1, 1, x)),
    domain=(POSITIVE,),
    undefined=((0, "not positive"),),
    ball=lambda x: x.exp() * x.bessel_k(1),
)


# -- spherical, of a whole number n; the neighbour below n = 0 has the weight 0 -------------------
def _of_neighbours(function, weights, signs):
    """The partials of a row (n, x), of which weights(n) say what the neighbours are taken by: n and
    n + 1 over 2n + 1, with these signs."""

    def partial(n, x, z):
        below, _, above = weights(n)
        return below * function(abs(n - 1), x) + above * function(n + 1, x)

    def written(n, x, z):
        below, above = signs[0] * n, signs[1] * (n + 1)
        total = below * function(abs(n - 1), x) + above * function(n + 1, x)
        return div(total, 2 * n + 1)

    return partial, written


def _spherical_difference(n):
    return n / (2.0 * n + 1.0), 0.0, -(n + 1.0) / (2.0 * n + 1.0)


def _spherical_sum(n):
    return n / (2.0 * n + 1.0), 0.0, (n + 1.0) / (2.0 * n + 1.0)


def _less_spherical_sum(n):
    return -n / (2.0 * n + 1.0), 0.0, -(n + 1.0) / (2.0 * n + 1.0)


spherical_jn = special_row(
    "spherical_jn",
    STATIC,
    smooth(*_of_neighbours(lambda n, x: spherical_jn(n, x), _spherical_difference, (1, -1))),
    values=SPHERICAL_VALUES + "spherical_jn",
    series=ladder(lambda n, x: spherical_jn(n, x), _spherical_difference, rounds=True),
    source=SPHERICAL,
    undefined=SOMEWHERE,
    ball="balls.spherical_jn",
)
spherical_yn = special_row(
    "spherical_yn",
    STATIC,
    smooth(*_of_neighbours(lambda n, x: spherical_yn(n, x), _spherical_difference, (1, -1))),
    values=SPHERICAL_VALUES + "spherical_yn",
    domain=(POSITIVE,),
    series=ladder(lambda n, x: spherical_yn(n, x), _spherical_difference, rounds=True),
    source=SPHERICAL,
    regular="x != 0",
    ball="balls.spherical_yn",
)
spherical_in = special_row(
    "spherical_in",
    STATIC,
    smooth(*_of_neighbours(lambda n, x: spherical_in(n, x), _spherical_sum, (1, 1))),
    values=SPHERICAL_VALUES + "spherical_in",
    series=ladder(lambda n, x: spherical_in(n, x), _spherical_sum, rounds=True),
    source="DLMF 10.51.5",
    undefined=SOMEWHERE,
    ball="balls.spherical_in",
)
spherical_kn = special_row(
    "spherical_kn",
    STATIC,
    smooth(*_of_neighbours(lambda n, x: spherical_kn(n, x), _less_spherical_sum, (-1, -1))),
    values=SPHERICAL_VALUES + "spherical_kn",
    domain=(POSITIVE,),
    series=ladder(lambda n, x: spherical_kn(n, x), _less_spherical_sum, rounds=True),
    source="DLMF 10.51.5",
    regular="x != 0",
    ball=lambda n, x: (x.pi() / (2 * x)).sqrt() * x.bessel_k(n + 0.5),
)

# -- Airy functions: y'' = x y --------------------------------------------------------------------
AIRY = "DLMF 9.2.1"
airyai = special_row(
    "airyai",
    smooth(lambda x, z: airyaip(x)),
    values=AIRY_VALUES + "airyai",
    source=AIRY,
    ball="airy_ai",
)
airyaip = special_row(
    "airyaip",
    smooth(lambda x, z: x * airyai(x)),
    values=AIRY_VALUES + "airyaip",
    source=AIRY,
    ball=lambda x: x.airy_ai(1),
)
airybi = special_row(
    "airybi",
    smooth(lambda x, z: airybip(x)),
    values=AIRY_VALUES + "airybi",
    source=AIRY,
    ball="airy_bi",
)
airybip = special_row(
    "airybip",
    smooth(lambda x, z: x * airybi(x)),
    values=AIRY_VALUES + "airybip",
    source=AIRY,
    ball=lambda x: x.airy_bi(1),
)


def airy(x):
    """The tuple Ai(x), Ai'(x), Bi(x), Bi'(x)."""
    return airyai(x), airyaip(x), airybi(x), airybip(x)
