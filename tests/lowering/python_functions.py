"""Functions of two numbers as other people write and pass functions: test_python_functions
holds each of them, through all stages, to CPython."""

import functools
import os
from functools import partial, reduce, wraps
from math import cos, exp, sqrt
from typing import cast, overload

import numpy as np


# -- keywords that a dict holds ------------------------------------------------------------------
def damped(t, amplitude=1.0, *, rate=0.5, **kwargs):
    phase = kwargs.get("phase", 0.0)
    return amplitude * exp(-rate * t) * cos(t + phase)


def keywords_are_handed_on(x, y, **kwargs):
    kwargs.setdefault("phase", y)
    return damped(x, **kwargs) + damped(x, y, rate=y, **kwargs)


def a_dict_of_settings(x, y):
    settings = {"rate": x * y, "amplitude": y}
    return damped(x, **settings, phase=0.1) + damped(*(x, y), **{"rate": 0.2})


def defaults_are_merged(x, y):
    defaults = {"mass": 2.0, "length": y, "g": 9.81}

    def period(**changed):
        p = {**defaults, **changed}
        return sqrt(p["length"] / p["g"]) * p["mass"]

    return period(g=x) + period(mass=y, length=x * y) + period()


def keywords_are_asked(x, y):
    def model(v, **kwargs):
        out = v
        if kwargs:
            out = out * 2.0
        if "offset" in kwargs:
            out += kwargs.pop("offset")
        scale = kwargs.pop("scale", 1.0)
        for name, value in kwargs.items():
            out += value * value if name == "quadratic" else value
        return out * scale + len(kwargs)

    return model(x) + model(x, offset=y, cubic=x * y) + model(y, scale=x, quadratic=x)


def unknown_keywords_raise(x, y):
    def area(width, **kwargs):
        height = kwargs.pop("height", width)
        if kwargs:
            raise TypeError(f"unexpected keywords {list(kwargs)}")
        return width * height

    return area(x, height=y) + area(y)


def keywords_and_the_rest(x, y):
    def total(first, *others, weight=1.0, power, **more):
        found = weight * first**power
        for v in others:
            found += v**power
        return found + sum(more.values())

    def doubled(*args, **kwargs):
        return 2 * total(*args, **kwargs)

    return doubled(x, y, x * y, power=2) + doubled(y, power=3, weight=x, more=y)


def by_place_and_by_name(x, y):
    def f(a, b=2.0, /, c=3.0, *, d, e=0.5, **a_):
        return a * b + c * d + e + sum(a_.values())

    return f(x, d=y) + f(x, y, x * y, d=1.0, e=y, b=x) + (lambda u, *, v=2.0: u * v)(x, v=y)


# -- decorators ------------------------------------------------------------------------------------
def twice(f):
    @wraps(f)
    def wrapper(*args, **kwargs):
        return 2 * f(*args, **kwargs)

    return wrapper


def scaled(factor=1.0, *, power=1):
    def decorator(f):
        @functools.wraps(f)
        def wrapper(*args, **kwargs):
            return factor * f(*args, **kwargs) ** power

        return wrapper

    return decorator


def checked(f):
    def wrapper(x, y):
        if x < 0:
            raise ValueError("negative")
        return f(x, y)

    return functools.update_wrapper(wrapper, f)


def as_arrays(f):
    @wraps(f)
    def wrapper(*args, **kwargs):
        args = list(args)
        for i, v in enumerate(args):
            if v is not None:
                args[i] = np.asarray(v)
        for k, v in kwargs.items():
            if v is not None:
                kwargs[k] = np.asarray(v)
        return f(*args, **kwargs)

    return wrapper


@twice
@scaled(3.0, power=2)
@checked
def a_decorated_function(x, y=2.0):
    return x * exp(y)


@as_arrays
def arguments_are_made_arrays(x, y=None):
    return np.sqrt(np.sum(x**2, axis=-1)) if y is None else np.sqrt(x * x + y)


def decorated_functions_are_called(x, y):
    @scaled(y)
    def inner(v, p=2.0):
        return v**p * x

    outer = twice(inner)
    return outer(y, p=3.0) + inner(x) + a_decorated_function(x, y=x) + scaled(x)(lambda v: v * v)(y)


def compose(*functions):
    def composed(v, **kwargs):
        for f in reversed(functions):
            v = f(v, **kwargs)
        return v

    return composed


def functions_are_given_back(x, y):
    def powers(n):
        return lambda v, shift=0.0: v**n + shift

    return compose(powers(2), twice(powers(3)))(x, shift=y) + compose(powers(2))(y)


# -- functions as values ---------------------------------------------------------------------------
def model(t, a, b=1.0, *, c=0.0):
    return a * exp(-b * t) + c


def partial_functions(x, y):
    decay = partial(model, a=y, b=2.0)
    first = functools.partial(model, x, c=y)
    again = partial(first, b=0.5)
    total = partial(np.sum, axis=0)
    m = np.array([[x, y], [y, x * y]])
    found = decay(x) + decay(y, c=x) + first(y) + again(2.0, c=x)
    for k in range(3):
        step = partial(model, b=k)
        found += step(y, x)
    return found + total(m)[0]


METHODS = {"sin": np.sin, "cos": cos, "square": lambda v: v * v, "model": partial(model, a=2.0)}
STEPS = [exp, sqrt, abs]


def functions_in_tables(x, y, method="square", fallback=None):
    h = METHODS[method]
    k = fallback or METHODS.get("nothing", np.tanh)
    out = h(x) + METHODS["sin"](y) + METHODS["model"](x)
    for step in STEPS:
        out = out + step(x)
    for name, each in METHODS.items():
        if each is not np.sin and callable(each):
            out += each(y) if name != "model" else 0
    if h is not cos and not callable(x):
        out = out * 2
    return out + k(x)


def functions_are_reduced(x, y):
    chain = reduce(lambda f, g: lambda v: g(f(v)), (np.exp, lambda v: v * y, sqrt))
    return chain(x) + reduce(lambda p, q: p * q, [x, y, 3.0]) + functools.reduce(max, [y, x], 0.1)


@partial(scaled, 2.0)(power=3)
def decorated_by_a_partial(x, y):
    return x + sqrt(y)


def functions_are_handed_on(x, y):
    def newton(f, df, start, *args, steps=4, **options):
        found = start
        for _ in range(steps):
            found = found - options.get("damping", 1.0) * f(found, *args) / df(found, *args)
        return found

    square = {"f": lambda v, a: v * v - a, "df": lambda v, a: 2 * v}
    found = newton(square["f"], square["df"], 1.0, x * y, steps=5, damping=0.9)
    return found * newton(lambda v: v - y, lambda v: x, **{"start": y})


# -- types of numbers and of arrays ----------------------------------------------------------------
SCALARS = (int, np.integer, float, np.floating)


def types_of_numpy_are_asked_for(x, y):
    if isinstance(x, np.ndarray):
        return np.sum(x) * y
    if not isinstance(y, SCALARS):
        raise TypeError("y")
    v = np.array([x, y, x * y])
    return (np.sum(v) if isinstance(v, (list, np.ndarray)) else v) * y


# -- what the environment and the libraries that are there decide ----------------------------------
def compiled_by_none(*args, **kwargs):
    return lambda f: f


if os.getenv("GRADCLI_HAS_NO_SUCH", "0") != "0":
    try:
        from numba import jit
    except ImportError:
        compiled = compiled_by_none
    else:
        compiled = jit
else:
    compiled = compiled_by_none

try:
    import cupy as xp
except ImportError:
    xp = None

FAST = os.environ.get("GRADCLI_HAS_NO_SUCH", "No").lower() in ("1", "true")


@overload
def doubled(v: float) -> float: ...


@overload
def doubled(v: str) -> str: ...


@compiled("float64(float64)", nopython=True)
def doubled(v):
    return cast(float, v) * 2


def switched_by_the_environment(x, y):
    if FAST or xp is not None or bool(os.environ.get("GRADCLI_HAS_NO_SUCH")):
        return x
    return doubled(x) * y


def texts_are_asked(x, y, kind="  Mean-Square "):
    name = kind.strip().lower().replace("-", "_")
    out = x * y if name == "mean_square" else y
    if name.startswith(("mean", "root")) and not name.endswith("root"):
        out = out + name.count("a") * x**2
    return out * (2 if "a".upper() == "A" else y) + name.find("s") * y


def a_function_has_the_name_of_an_input(x, y):
    if not callable(y):
        number = y

        def y(t):
            return number * t

    return x / y(x * x)


# -- NumPy's functions of arrays, of numbers -------------------------------------------------------
def root_mean_square(v):
    return np.sqrt(np.sum(v * v) / np.size(v)) + np.ndim(v)


def numbers_have_a_size(x: float, y: float):
    return root_mean_square(x) * y / np.sqrt(np.size(y)) + np.ndim(x * y) + np.size(x * y)


def another_type_is_asked_for(x, y, dtype=None):
    of = np.float64 if dtype is None else np.dtype(dtype).type
    return of(2.0) * x / y


# -- a * before a name, in what is written and in what is taken ------------------------------------
def what_is_left_is_a_list(x, y):
    a, *rest = [x, y, x * y]
    *first, last = rest
    (p, *q), r = (x, 2 * y, 3.0), y
    zs = [*rest, p, *(v * v for v in q)]
    t = (1.0, *zs, *first)
    return a * last + sum(k * v for k, v in enumerate(t)) + r * len(first) + max(*zs, x)


def items_of_an_array_are_written_out(x, y):
    v = np.array([x, x * y, y, 1.0])
    first, *rest, last = v
    rest.append(first * y)
    shape = (2, *v.shape)
    total = np.sum(np.ones(shape) * v) * last
    return sum([*rest, *v, x]) * len(rest) + total + np.array([y, *v])[2]


def a_list_grows_by_its_items(x, y):
    xs = [x, y]
    xs = [*xs, xs[-1] * y]
    *_, a, b = (*xs, *reversed(xs), 2 * x)
    return sum(xs) * a + b
