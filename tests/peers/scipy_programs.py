"""Functions with SciPy's modules that are programs of the language, as other projects call them.

POINTS has the arguments of each; STOPS the first stage that refuses one, where one does.
"""

import numpy as np
import scipy.signal as ss
from scipy import integrate, interpolate, signal
from scipy.integrate import dblquad, fixed_quad, simpson, solve_ivp
from scipy.interpolate import (
    CubicSpline,
    InterpolatedUnivariateSpline,
    PchipInterpolator,
    interp1d,
    splev,
    splrep,
)
from scipy.signal import get_window, lfilter
from scipy.signal.windows import hann


def under_windows(x):
    return np.sum(hann(len(x)) * x**2) + np.sum(ss.windows.tukey(len(x), 0.4) * x)


def under_named_windows(x):
    return np.sum(get_window("hamming", len(x)) * x**2) + np.sum(
        get_window(("gaussian", 3.0), len(x)) * x
    )


def under_other_windows(x):
    n = len(x)
    return np.sum(signal.windows.blackman(n, sym=False) * x**2) + np.sum(
        (signal.windows.triang(n) - signal.windows.cosine(n) + signal.windows.bartlett(n)) * x
    )


def under_kaiser(x):
    return np.sum(signal.windows.kaiser(len(x), 3.0) * x**2)


def filtered(b, a, x):
    return np.sum(lfilter(b, a, x) ** 2) + np.sum(signal.detrend(x) ** 2)


def by_lines(x, y, t):
    f = interp1d(x, y)
    return f(t) ** 2


def by_cubics(x, y, t):
    f = interp1d(x, y, kind="cubic", fill_value="extrapolate")
    return f(t) ** 2 + f(5.0)


def with_ends(x, y, t):
    f = interp1d(x, y, bounds_error=False, fill_value=(y[0], y[-1]))
    return np.sum(f(np.array([t, 100.0, -100.0])) ** 2)


def at_the_nearest(x, y, t):
    f = interpolate.interp1d(x, y, kind="nearest")
    return f(t) ** 2 + f(1.0) + interpolate.interp1d(x, y, kind="previous")(t)


def on_a_spline(x, y, t):
    cs = CubicSpline(x, y)
    return cs(t) + cs(t, 1)


def on_a_natural_spline(x, y, t):
    cs = CubicSpline(x, y, bc_type="natural")
    return np.sum(cs(np.array([t, 0.5, 1.5])))


def on_a_clamped_spline(x, y, t):
    return CubicSpline(x, y, bc_type=("clamped", (2, 0.5)))(t)


def on_a_parabola(x, t):
    return CubicSpline(x[:3], x[:3] ** 2 + x[0])(t) ** 2


def on_knots(x, y, t):
    tck = splrep(x, y, s=0)
    return splev(t, tck) + splev(t, tck, der=1)


def on_what_keeps_its_shape(x, y, t):
    return PchipInterpolator(x, y)(t) + InterpolatedUnivariateSpline(x, y)(t)


def areas(y, x):
    return simpson(y, x=x) + integrate.simpson(y[1:], dx=0.1) + integrate.trapezoid(y, x)


def by_points_of_gauss(a, b):
    return fixed_quad(lambda t: np.sin(a * t), 0.0, b, n=4)[0]


def over_a_triangle(a, b):
    return dblquad(lambda y, x: np.exp(-a * x * y), 0.0, b, lambda x: 0.0, lambda x: x)[0]


def orbit(a, b):
    def f(t, y):
        return [a * y[0] - b * y[0] * y[1], -y[1] + 0.5 * y[0] * y[1]]

    sol = solve_ivp(f, (0, 2), [1.0, 2.0], t_eval=[0.0, 0.5, 1.5, 2.0])
    return np.sum(sol.y[0]) + sol.y[1, -1]


def orbit_by_its_steps(a, b):
    def f(t, y, a):
        return np.array([a * y[0] - b * y[0] * y[1], -y[1] + 0.5 * y[0] * y[1]])

    sol = solve_ivp(f, [0, 2], np.array([1.0, b]), args=(a,), rtol=1e-6, atol=1e-9)
    return sol.y[0, -1] + sol.y[1][-1]


SAMPLES = {"x": np.array([0.0, 1, 2.5, 3, 4.5]), "y": np.array([1.0, 3, 2, 5, 4]), "t": 1.7}
VECTOR = {"x": np.array([1.0, 2, 3, 4, 5])}
NUMBERS = {"a": 1.1, "b": 0.4}
FILTER = {"b": np.array([0.1, 0.2, 0.3]), "a": np.array([1.0, 0.5]), "x": np.array([1.0, 2, 3, 1])}
POINTS: dict[str, dict] = {
    "under_windows": VECTOR,
    "under_named_windows": VECTOR,
    "under_other_windows": VECTOR,
    "under_kaiser": VECTOR,
    "filtered": FILTER,
    "by_lines": SAMPLES,
    "by_cubics": SAMPLES,
    "with_ends": SAMPLES,
    "at_the_nearest": SAMPLES,
    "on_a_spline": SAMPLES,
    "on_a_natural_spline": SAMPLES,
    "on_a_clamped_spline": SAMPLES,
    "on_a_parabola": {"x": np.array([0.5, 1.0, 2.5]), "t": 1.7},
    "on_knots": SAMPLES,
    "on_what_keeps_its_shape": SAMPLES,
    "areas": {"y": np.array([1.0, 3, 2, 5]), "x": np.array([0.0, 0.4, 1, 1.5])},
    "by_points_of_gauss": NUMBERS,
    "over_a_triangle": NUMBERS,
    "orbit": NUMBERS,
    "orbit_by_its_steps": NUMBERS,
}
STOPS = {
    "under_kaiser": "C",  # which has no i0
    "with_ends": "C",  # nor a search in an array
    "on_a_natural_spline": "C",
    "by_points_of_gauss": "diff",  # of a number of points that is an argument
    "over_a_triangle": "diff",
    "orbit_by_its_steps": "C",  # of which only the run tells how many there are
}
