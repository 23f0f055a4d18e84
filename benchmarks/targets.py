"""What printed derivatives cost beside those of their language: `python benchmarks/targets.py`

The derivative that `gradcli diff --to jax` prints, under jax.jit, beside jax.grad of what `gradcli
emit --to jax` prints, and how far they are apart.  Times are wall times, the medians of several
runs, in which both take turns; what is compiled is compiled before.
"""

import re
from statistics import median
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import gradcli

REPEATS = 41
BLACK_SCHOLES = """\
d1 = (log(S/K) + (r + sigma^2/2)*T)/(sigma*sqrt(T))
d2 = d1 - sigma*sqrt(T)
S*ndtr(d1) - K*exp(-r*T)*ndtr(d2)
"""
ROSENBROCK = """\
x: float[100000]
np.sum(100*(x[1:] - x[:-1]^2)^2 + (1 - x[:-1])^2)
"""
ROSENBROCK_LOOP = """\
x: float[100000]
s = 0.0
for i in range(len(x) - 1):
    s += 100*(x[i + 1] - x[i]^2)^2 + (1 - x[i])^2
s
"""
LSTM = """\
x: float[64]
h: float[64]
c: float[64]
W: float[256, 64]
U: float[256, 64]
b: float[256]
z = W @ x + U @ h + b
i = 1/(1 + np.exp(-z[:64]))
f = 1/(1 + np.exp(-z[64:128]))
o = 1/(1 + np.exp(-z[128:192]))
g = np.tanh(z[192:])
cell = f*c + i*g
np.sum(o*np.tanh(cell))
"""
ODE = """\
hares = 10.0
lynxes = 5.0
h = 0.001
for k in range(10000):
    p = hares*(a - b*lynxes)
    q = lynxes*(d*hares - c)
    p2 = (hares + h/2*p)*(a - b*(lynxes + h/2*q))
    q2 = (lynxes + h/2*q)*(d*(hares + h/2*p) - c)
    hares += h*p2
    lynxes += h*q2
hares + lynxes
"""


def function(text: str):
    """The function of a printed module."""
    namespace: dict[str, Any] = {"__name__": "emitted"}
    exec(compile(text, "<emitted>", "exec"), namespace)
    return namespace[re.findall(r"^def (\w+)", text, re.MULTILINE)[-1]]


def timed(calls: list) -> list[float]:
    """The median time of each of some calls, which take turns."""
    for call in calls:
        jax.block_until_ready(call())
    times: list[list[float]] = [[] for _ in calls]
    for _ in range(REPEATS):
        for call, own in zip(calls, times):
            start = perf_counter()
            jax.block_until_ready(call())
            own.append(perf_counter() - start)
    return [median(own) for own in times]


def compare(name: str, text: str, point: dict, wrt: tuple[str, ...], many: bool = False) -> None:
    """Print what a gradient takes either way; many: of rows."""
    program = gradcli.program(text)
    primal = function(gradcli.calls.emit(program, "jax"))
    printed = function(gradcli.calls.diff(program, wrt, to="jax"))
    at = {n: jnp.asarray(x, float) for n, x in point.items()}

    def ours(kw):
        values = printed(**kw)
        return values if type(values) is tuple else (values,)

    def theirs(kw):
        slopes = jax.grad(lambda own: primal(**{**kw, **own}))({n: kw[n] for n in wrt})
        return tuple(slopes[n] for n in wrt)

    both = [jax.jit(jax.vmap(f) if many else f) for f in (ours, theirs)]
    one, two = timed([lambda f=f: f(at) for f in both])
    apart = max(
        float(jnp.max(jnp.abs(x - y)) / jnp.max(jnp.abs(y))) for x, y in zip(*[f(at) for f in both])
    )
    print(f"{name:32} printed {one * 1e6:10.1f} us   jax.grad {two * 1e6:10.1f} us"
          f"   {two / one:5.2f}   apart {apart:.1e}")  # fmt: skip


def main() -> None:
    made = np.random.default_rng(0)
    option = {"S": 100.0, "K": 95.0, "T": 0.5, "r": 0.03, "sigma": 0.2}
    rows = {n: x * made.uniform(0.9, 1.1, 100_000) for n, x in option.items()}
    x = made.normal(size=100_000)
    cell = {"x": 64, "h": 64, "c": 64, "W": (256, 64), "U": (256, 64), "b": 256}
    cell = {n: 0.3 * made.normal(size=shape) for n, shape in cell.items()}
    prey = {"a": 1.1, "b": 0.4, "c": 0.4, "d": 0.1}
    compare("Black-Scholes", BLACK_SCHOLES, option, tuple(option))
    compare("Black-Scholes, 1e5 rows", BLACK_SCHOLES, rows, tuple(option), True)
    compare("Rosenbrock, n = 1e5", ROSENBROCK, {"x": x}, ("x",))
    compare("Rosenbrock, a loop, n = 1e5", ROSENBROCK_LOOP, {"x": x}, ("x",))
    compare("LSTM cell of 64", LSTM, cell, ("W", "U", "b"))
    compare("LSTM cell of 64, by all", LSTM, cell, tuple(cell))
    compare("predators and prey, 1e4 steps", ODE, prey, tuple(prey))


if __name__ == "__main__":
    main()
