"""What compiled programs cost beside C: `python benchmarks/native.py [NAME ...]`

Values and gradients of a map that branches, a sum over a vector, a heat equation, a grid of points,
a call of twenty operations and a perceptron; the Hessian of that sum; products of matrices of each
size, by loops and by BLAS; first answers, and compiling.  The peers are adjoints written by hand in
C with buffers that are kept between calls, the C that `gradcli diff --to c` prints, NumPy where
that is natural; JAX where it is there.  C is compiled with -O2.  Times are processor times, the
least of several runs; those of JAX are of all its threads.
"""

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"

import ctypes
import gc
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import numpy as np

import gradcli

try:
    import jax
except ImportError:
    jax: Any = None
else:
    jax.config.update("jax_enable_x64", True)

REPEATS = 7
LOGISTIC = """\
r: float
x0: float
n: int
x = x0
s = 0.0
for k in range(n):
    if x < 0.5:
        x = r*x*(1.0 - x)
    else:
        x = r*x*(1.0 - x) + 0.001*(x - 0.5)
    s += x
s
"""
ROSENBROCK = """\
x: float[{n}]
s = 0.0
for i in range({n} - 1):
    a = x[i + 1] - x[i]*x[i]
    b = 1.0 - x[i]
    s += 100.0*a*a + b*b
s
"""
HEAT = """\
u0: float[200]
a: float
n: int
u = u0*1.0
v = u0*1.0
for k in range(n):
    for i in range(1, 199):
        v[i] = u[i] + a*(u[i - 1] - 2.0*u[i] + u[i + 1])
    for i in range(1, 199):
        u[i] = v[i]
sum(u*u)
"""
CURVE = "x*exp(-x*x)"
TWENTY = """\
a = x*y + sin(z)
b = exp(-a*a) + y/(1.0 + z*z)
c = (a - b)*(a + b) + log(1.0 + x*x)
c*cos(b) + a*b - z
"""

PERCEPTRON = """\
x: float[{m}, {n}]
wanted: float[{m}, {n}]
a: float[{n}, {n}]
b: float[{n}, {n}]
c: float[{n}, {n}]
h = tanh(x @ a)
k = tanh(h @ b)
y = k @ c
sum((y - wanted)**2)
"""
# A product in each turn that needs the one before, and its axes
PRODUCTS = {
    "of matrices": ("a: float[{n}, {n}]\nt: int\nx = a*1.0\nfor k in range(t):\n    x = x @ a\n"
                    "x[0, 0]", 3),
    "of a matrix and a vector": ("a: float[{n}, {n}]\nt: int\nx = a[0]*1.0\n"
                                 "for k in range(t):\n    x = a @ x\nx[0]", 2),
    "of vectors": ("a: float[{n}, {n}]\nt: int\nx = a[0]*1.0\nfor k in range(t):\n"
                   "    x[0] = a[1] @ x\nx[0]", 1),
}  # fmt: skip

BY_HAND = r"""
#include <math.h>
#include <stdlib.h>
#include <string.h>

static double *kept;
static size_t room;

static double *buffer(size_t n)
{
    if (n > room) {
        free(kept);
        kept = malloc(n*sizeof *kept);
        room = n;
    }
    return kept;
}

double logistic(double r, double x0, long long n, double *dr, double *dx0)
{
    double *saved = buffer(n), x = x0, sum = 0, bx = 0, br = 0;
    for (long long k = 0; k < n; k++) {
        saved[k] = x;
        if (x < 0.5)
            x = r*x*(1.0 - x);
        else
            x = r*x*(1.0 - x) + 0.001*(x - 0.5);
        sum += x;
    }
    for (long long k = n - 1; k >= 0; k--) {
        double s = saved[k];
        bx += 1;
        br += bx*(s*(1.0 - s));
        if (s < 0.5)
            bx = bx*(r*(1.0 - s) - r*s);
        else
            bx = bx*(r*(1.0 - s) - r*s + 0.001);
    }
    *dr = br;
    *dx0 = bx;
    return sum;
}

double rosenbrock(const double *x, long long n, double *dx)
{
    double s = 0;
    memset(dx, 0, n*sizeof *dx);
    for (long long i = 0; i < n - 1; i++) {
        double a = x[i + 1] - x[i]*x[i], b = 1.0 - x[i];
        s += 100.0*a*a + b*b;
    }
    for (long long i = n - 2; i >= 0; i--) {
        double a = x[i + 1] - x[i]*x[i], b = 1.0 - x[i];
        dx[i + 1] += 200.0*a;
        dx[i] -= 400.0*a*x[i] + 2.0*b;
    }
    return s;
}

double heat(const double *u0, double a, long long n, double *du, double *da)
{
    double u[200], v[200], bu[200], bv[200], s = 0, ba = 0;
    double *saved = buffer((size_t)n*200);
    memcpy(u, u0, sizeof u);
    memcpy(v, u0, sizeof v);
    for (long long k = 0; k < n; k++) {
        memcpy(saved + k*200, u, sizeof u);
        for (int i = 1; i < 199; i++)
            v[i] = u[i] + a*(u[i - 1] - 2.0*u[i] + u[i + 1]);
        for (int i = 1; i < 199; i++)
            u[i] = v[i];
    }
    for (int i = 0; i < 200; i++) {
        s += u[i]*u[i];
        bu[i] = 2.0*u[i];
        bv[i] = 0;
    }
    for (long long k = n - 1; k >= 0; k--) {
        const double *w = saved + k*200;
        for (int i = 1; i < 199; i++) {
            bv[i] = bu[i];
            bu[i] = 0;
        }
        for (int i = 198; i >= 1; i--) {
            double g = a*bv[i];
            ba += bv[i]*(w[i - 1] - 2.0*w[i] + w[i + 1]);
            bu[i] += bv[i] - 2.0*g;
            bu[i - 1] += g;
            bu[i + 1] += g;
        }
    }
    memcpy(du, bu, sizeof bu);
    *da = ba;
    return s;
}

void curve(const double *x, long long n, double *y, double *dy)
{
    for (long long k = 0; k < n; k++) {
        double e = exp(-x[k]*x[k]);
        y[k] = x[k]*e;
        dy[k] = e - 2.0*x[k]*x[k]*e;
    }
}
"""


def least(
    run: Callable[[], object], repeats: int = REPEATS, clock: Callable[[], float] = process_time
) -> float:
    """The least processor time of a run, in seconds: others may be at the machine too."""
    times = []
    for _ in range(repeats):
        start = clock()
        run()
        times.append(clock() - start)
    return min(times)


def time_of_children() -> float:
    """The processor time of the processes that were started and have ended, in seconds."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def c_library(text: str, folder: str, name: str) -> ctypes.CDLL:
    source, library = Path(folder, f"{name}.c"), Path(folder, f"{name}.so")
    source.write_text(text)
    flags = ["-O2", "-std=c11", "-shared", "-fPIC"]
    subprocess.run(["gcc", *flags, "-o", str(library), str(source), "-lm"], check=True)
    return ctypes.CDLL(str(library))


def address(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


def printed_c(text: str, wrt: tuple[str, ...], folder: str, name: str) -> ctypes.CDLL:
    """What `diff --to c` prints of the value and the gradient."""
    program = gradcli.program(text)
    written = gradcli.diff(program, wrt, "reverse", to="c", value=True, name=name)
    return c_library(written, folder, f"printed_{name}")


def compiled(text: str):
    """The program compiled; None where gradcli has no engine for it."""
    make = getattr(gradcli, "compile", None) if "compile" in gradcli.PUBLIC else None
    return make(gradcli.program(text)) if make else None


def told(what: str, seconds: float, count: int, unit: str) -> None:
    print(f"    {what:34} {1e9 * seconds / count:9.2f} ns {unit}   {1e3 * seconds:9.2f} ms")


def logistic(hand: ctypes.CDLL, folder: str) -> None:
    hand.logistic.restype = ctypes.c_double
    number, whole = ctypes.c_double, ctypes.c_longlong
    printed = printed_c(LOGISTIC, ("r", "x0"), folder, "logistic_printed").logistic_printed
    program = compiled(LOGISTIC)
    for r in (2.7, 3.9):
        for n in (1_000, 100_000, 3_000_000):
            print(f"  logistic map, r = {r}, {n} iterations, value and gradient by r and x0")
            out = [number() for _ in range(3)]
            given = number(r), number(0.4), whole(n)
            refs = [ctypes.byref(o) for o in out]
            run = partial(hand.logistic, *given, *refs[:2])
            told("C by hand", least(run), n, "an iteration")
            told("C printed", least(partial(printed, *given, *refs)), n, "an iteration")
            if program is not None:
                run = partial(program.value_and_gradient, r=r, x0=0.4, n=n)
                told("native", least(run), n, "an iteration")
            if jax is not None:
                told("JAX, jit of grad of scan", least(logistic_jax(r, n)), n, "an iteration")


def logistic_jax(r: float, n: int) -> Callable:
    def total(r, x0):
        def step(carry, _):
            x, s = carry
            y = r * x * (1.0 - x)
            x = jax.numpy.where(x < 0.5, y, y + 0.001 * (x - 0.5))
            return (x, s + x), None

        return jax.lax.scan(step, (x0, 0.0), None, length=n)[0][1]

    run = jax.jit(jax.value_and_grad(total, (0, 1)))
    return lambda: jax.block_until_ready(run(r, 0.4))


def rosenbrock(hand: ctypes.CDLL, folder: str) -> None:
    hand.rosenbrock.restype = ctypes.c_double
    n = 1_000_000
    print(f"  Rosenbrock, n = {n}, value and gradient")
    x = np.linspace(-1.0, 1.0, n)
    dx = np.empty(n)
    text = ROSENBROCK.format(n=n)
    length, value = ctypes.c_longlong(n), ctypes.c_double()
    run = lambda: hand.rosenbrock(address(x), length, address(dx))
    told("C by hand", least(run), n, "an element")
    printed = printed_c(text, ("x",), folder, "rosenbrock_printed").rosenbrock_printed
    run = lambda: printed(address(x), ctypes.byref(value), address(dx))
    told("C printed", least(run), n, "an element")
    told("NumPy by hand", least(lambda: rosenbrock_numpy(x)), n, "an element")
    program = compiled(text)
    if program is not None:
        told("native", least(lambda: program.value_and_gradient(x=x)), n, "an element")
    if jax is not None:
        run = jax.jit(jax.value_and_grad(rosenbrock_sum))
        told("JAX, jit", least(lambda: jax.block_until_ready(run(x))), n, "an element")


def rosenbrock_sum(x):
    a, b = x[1:] - x[:-1] * x[:-1], 1.0 - x[:-1]
    return (100.0 * a * a + b * b).sum()


def rosenbrock_numpy(x: np.ndarray) -> tuple[float, np.ndarray]:
    a, b = x[1:] - x[:-1] * x[:-1], 1.0 - x[:-1]
    dx = np.zeros_like(x)
    dx[1:] += 200.0 * a
    dx[:-1] -= 400.0 * a * x[:-1] + 2.0 * b
    return float((100.0 * a * a + b * b).sum()), dx


def heat(hand: ctypes.CDLL, folder: str) -> None:
    hand.heat.restype = ctypes.c_double
    n = 2_000
    cells = 198 * n
    print(f"  heat equation, 200 cells, {n} steps, value and gradient by u0 and a")
    u0 = np.sin(np.linspace(0.0, 3.0, 200))
    du, da, value = np.empty(200), ctypes.c_double(), ctypes.c_double()
    given = address(u0), ctypes.c_double(0.2), ctypes.c_longlong(n)
    run = lambda: hand.heat(*given, address(du), ctypes.byref(da))
    told("C by hand", least(run), cells, "a cell")
    printed = printed_c(HEAT, ("u0", "a"), folder, "heat_printed").heat_printed
    run = lambda: printed(*given, ctypes.byref(value), address(du), ctypes.byref(da))
    told("C printed", least(run), cells, "a cell")
    program = compiled(HEAT)
    if program is not None:
        call = program.value_and_gradient
        told("native", least(lambda: call(u0=u0, a=0.2, n=n)), cells, "a cell")
    if jax is not None:
        told("JAX, jit of grad of scan", least(heat_jax(u0, n)), cells, "a cell")


def heat_jax(u0: np.ndarray, n: int) -> Callable:
    def total(u0, a):
        def step(u, _):
            return u.at[1:-1].add(a * (u[:-2] - 2.0 * u[1:-1] + u[2:])), None

        u = jax.lax.scan(step, u0, None, length=n)[0]
        return (u * u).sum()

    run = jax.jit(jax.value_and_grad(total, (0, 1)))
    return lambda: jax.block_until_ready(run(u0, 0.2))


def grid(hand: ctypes.CDLL, folder: str) -> None:
    n = 500_001
    print(f"  a grid of {n} points of {CURVE}, value and slope")
    x = np.linspace(-5.0, 5.0, n)
    y, dy = np.empty(n), np.empty(n)
    run = lambda: hand.curve(address(x), ctypes.c_longlong(n), address(y), address(dy))
    told("C by hand", least(run), n, "a point")
    told("NumPy by hand", least(lambda: curve_numpy(x)), n, "a point")
    program = compiled(CURVE)
    if program is not None:
        call = program.batch_value_and_gradient
        told("native", least(lambda: call(x=x)), n, "a point")
    if jax is not None:
        both = jax.jit(jax.vmap(jax.value_and_grad(lambda x: x * jax.numpy.exp(-x * x))))
        told("JAX, jit", least(lambda: jax.block_until_ready(both(x))), n, "a point")


def curve_numpy(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    e = np.exp(-x * x)
    return x * e, e - 2.0 * x * x * e


def call(hand: ctypes.CDLL, folder: str) -> None:
    print("  a call of twenty operations")
    point = {"x": 0.3, "y": 1.2, "z": -0.7}
    tape = gradcli.program(TWENTY)
    told("the tape, gradient", least(lambda: tape.gradient(point)), 1, "a call")
    program = compiled(TWENTY)
    if program is None:
        return
    for name in ("__call__", "value_and_gradient"):
        f = getattr(program, name)

        def many(f=f):
            for _ in range(10_000):
                f(x=0.3, y=1.2, z=-0.7)

        told(f"native, {name}", least(many), 10_000, "a call")


def perceptron(hand: ctypes.CDLL, folder: str) -> None:
    for rows, n in ((256, 256), (32, 64)):
        perceptron_of(rows, n, folder)


def perceptron_of(rows: int, n: int, folder: str) -> None:
    print(f"  a perceptron of 3 layers of {n}, {rows} rows, value and gradient by the weights")
    source, wrt = np.random.default_rng(1), ("a", "b", "c")
    point = {k: source.normal(size=(n, n)) / n**0.5 for k in wrt}
    point = {k: source.normal(size=(rows, n)) for k in ("x", "wanted")} | point
    text = PERCEPTRON.format(m=rows, n=n)
    told("NumPy by hand", least(lambda: perceptron_numpy(**point)), 1, "a call")
    printed = printed_c(text, wrt, folder, f"perceptron_{n}")[f"perceptron_{n}"]
    slopes = [np.empty((n, n)) for _ in wrt]
    given = [*(address(point[k]) for k in ("x", "wanted", *wrt)), ctypes.byref(ctypes.c_double())]
    run = partial(printed, *given, *map(address, slopes))
    told("C printed", least(run, 3), 1, "a call")
    tape = gradcli.program(text)
    told("the tape", least(lambda: tape.gradient(point, wrt=wrt)), 1, "a call")
    program = gradcli.compile(tape, wrt)
    told("native", least(lambda: program.value_and_gradient(**point)), 1, "a call")
    for found, wanted in zip(program.gradient(**point).values(), slopes):
        np.testing.assert_allclose(found, wanted, 1e-9, 1e-12)


def perceptron_numpy(x, wanted, a, b, c):
    h = np.tanh(x @ a)
    k = np.tanh(h @ b)
    e = k @ c - wanted
    g = 2.0 * e
    by_k = (g @ c.T) * (1.0 - k * k)
    by_h = (by_k @ b.T) * (1.0 - h * h)
    return (e * e).sum(), x.T @ by_h, h.T @ by_k, k.T @ g


def products(hand: ctypes.CDLL, folder: str) -> None:
    from gradcli.native import products as code

    own = code.MATRICES, code.VECTOR, code.VECTORS
    kept = os.environ.get("GRADCLI_CACHE")
    os.environ["GRADCLI_CACHE"] = ""  # what is kept would be run whatever the bounds are
    for kind, (text, axes) in PRODUCTS.items():
        print(f"  a product {kind}, n to an axis")
        for n in (2, 3, 4, 5, 6, 8, 10, 12, 16, 24, 32, 64, 128, 256, 512):
            turns = max(2_000_000 // n**axes, 2)
            a = np.linalg.qr(np.random.default_rng(n).normal(size=(n, n)))[0]
            for name, least_of in (("loops", 1 << 62), ("BLAS", 1)):
                code.MATRICES = code.VECTOR = code.VECTORS = least_of
                f = gradcli.compile(text.format(n=n))
                f(a=a, t=1)
                told(f"n = {n}, {name}", least(partial(f, a=a, t=turns), 5), turns, "a product")
    code.MATRICES, code.VECTOR, code.VECTORS = own
    if kept is None:
        del os.environ["GRADCLI_CACHE"]
    else:
        os.environ["GRADCLI_CACHE"] = kept


def hessian(hand: ctypes.CDLL, folder: str) -> None:
    n = 1_000
    print(f"  the Hessian of Rosenbrock's function, n = {n}")
    x = np.linspace(-1.0, 1.0, n)
    program = compiled(ROSENBROCK.format(n=n))
    if program is not None:
        told("native, first call", least(lambda: program.sparse_hessian(x=x), 1), 1, "a Hessian")
        told("native, a sparse matrix", least(lambda: program.sparse_hessian(x=x), 50), 1, "")
        told("native, an array", least(lambda: program.hessian(x=x), 50), 1, "")
    if jax is not None:
        of_jax = jax.jit(jax.hessian(rosenbrock_sum))
        run = lambda: jax.block_until_ready(of_jax(x))
        told("JAX, jit of hessian, first call", least(run, 1), 1, "")
        told("JAX, an array", least(run, 50), 1, "")


def first(hand: ctypes.CDLL, folder: str) -> None:
    """From a text to the first answer, in processes of their own, whose bytecode is kept."""
    print("  from the start of a process to an answer")
    run = "import gradcli\np = gradcli.program({text!r})\npoint = {point}\n{then}\n"
    gradient = "p.gradient(point)"
    compiled = "gradcli.compile(p).value_and_gradient(**point)"
    cases = (
        ("twenty operations", TWENTY, {"x": 0.3, "y": 1.2, "z": -0.7}),
        ("1,000 iterations of the map", LOGISTIC, {"r": 2.7, "x0": 0.4, "n": 1_000}),
    )
    kept = {
        **os.environ,
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": f"{folder}/bytecode",
    }
    for what, text, point in cases:
        for name, then, cache in (
            ("the tape", gradient, ""), ("native", compiled, ""), ("cached", compiled, folder)
        ):  # fmt: skip
            command = [sys.executable, "-c", run.format(text=text, point=point, then=then)]
            env = {**kept, "GRADCLI_CACHE": cache}
            subprocess.run(command, check=True, env=env)
            again = partial(subprocess.run, command, check=True, env=env)
            told(f"{what}, {name}", least(again, 5, time_of_children), 1, "a process")


STRAIGHT = ("{a}*{b} + sin({c})", "{a}/(1.0 + {b}*{b}) - {c}", "log(1.0 + {a}*{a}) + {b}*{c}")
ROUND = """\
for k{k} in range(n):
    a{k} = t*y + sin(s)/(2.0 + t*t)
    if a{k} > 0.{k}:
        t = 0.5*a{k} + z
    else:
        t = a{k}*a{k}*0.3 - z
    s += t*0.1
"""


def straight_lines(count: int) -> str:
    """Lines each of which reads some of the six before it."""
    draw, names = Random(count), ["x", "y", "z"]
    lines = ["x: float", "y: float", "z: float"]
    for k in range(count):
        a, b, c = (draw.choice(names[-6:]) for _ in range(3))
        lines.append(f"v{k} = " + STRAIGHT[k % 3].format(a=a, b=b, c=c))
        names.append(f"v{k}")
    return "\n".join([*lines, f"{names[-1]} + {names[-2]}", ""])


def lines_of_loops(count: int) -> str:
    loops = "".join(ROUND.format(k=k) for k in range(count // 7))
    return f"x: float\ny: float\nz: float\nn: int\ns = 0.0\nt = x*1.0\n{loops}s + t\n"


def compiling(hand: ctypes.CDLL, folder: str) -> None:
    """What code takes to make, beside the imports: LLVM's part, and all."""
    gc.set_threshold(100_000, 20, 50)  # as on the command line
    print("  compiling a value with its gradient by three inputs")
    compiled(CURVE)(x=1.0)
    for what, text in (
        ("50 straight lines", straight_lines(50)), ("1,200 straight lines", straight_lines(1200)),
        ("14 lines, two loops", lines_of_loops(14)), ("50 lines, seven loops", lines_of_loops(50)),
    ):  # fmt: skip
        compile_times(what, gradcli.program(text))


def compile_times(what: str, program: gradcli.Program) -> None:
    from gradcli.calls.compiled import _core
    from gradcli.native.build import object_code
    from gradcli.native.compile import assembled, lowered_program
    from gradcli.native.effort import effort
    from gradcli.native.text import Module

    def lower():
        core = _core(program, ("x", "y", "z"), 1)
        return lowered_program(core, dict.fromkeys(program.inputs, ()), 3)

    lowered = lower()
    llvm = partial(object_code, Module(lowered, False).text, effort(lowered, False))
    told(f"{what}, LLVM", least(llvm, 3), 1, "")
    told(f"{what}, all", least(lambda: assembled(lower(), False), 3), 1, "")


BENCHMARKS = {
    f.__name__: f
    for f in (
        logistic, rosenbrock, heat, grid, call, perceptron, products, hessian, first, compiling,
    )
}  # fmt: skip


def main() -> None:
    with TemporaryDirectory() as folder:
        hand = c_library(BY_HAND, folder, "hand")
        for name in sys.argv[1:] or BENCHMARKS:
            BENCHMARKS[name](hand, folder)


if __name__ == "__main__":
    main()
