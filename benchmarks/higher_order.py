"""Derivatives of exp(sin(x)) to order k, and other libraries: `python benchmarks/higher_order.py`.

Each contender is a process of its own, which gives all derivatives up to the order k and then says
how long the first time took and how long a later one does; what the whole process took is its cold
start.  gradcli's is that of the command `gradcli grad --order k`.  Peers that are not installed are
left out; --jax PYTHON names an interpreter that has JAX, --command the gradcli to run.  It fails
where gradcli is not the first from a cold start, or slower than three times plain Python warm.
"""

import argparse
import json
import math
import shutil
import subprocess
import sys
import time

import mpmath

X, ORDERS, PATIENCE = 0.6, (1, 2, 5, 10, 15, 20, 30), 20.0  # seconds that a contender may take

TIMED = """
import json, sys, time
X, K = float(sys.argv[1]), int(sys.argv[2])
start = time.perf_counter()
{setup}
def once():
{body}
found = [float(d) for d in once()]
first = time.perf_counter() - start
times = []
while len(times) < 3 or (len(times) < 200 and sum(times) < 0.3):
    start = time.perf_counter()
    once()
    times.append(time.perf_counter() - start)
times.sort()
print(json.dumps([first * 1e3, times[len(times) // 2] * 1e3, found]))
"""

PLAIN = """
    u = [X, 1.0] + [0.0] * (K - 1)
    s, c = [math.sin(X)], [math.cos(X)]
    for k in range(1, K + 1):
        a = b = 0.0
        for j in range(1, k + 1):
            w = j * u[j]
            a += w * c[k - j]
            b += w * s[k - j]
        s.append(a / k)
        c.append(-b / k)
    z = [math.exp(s[0])]
    for k in range(1, K + 1):
        a = 0.0
        for j in range(1, k + 1):
            a += j * s[j] * z[k - j]
        z.append(a / k)
    return [z[k] * math.factorial(k) for k in range(1, K + 1)]
"""

# name -> (set-up, the body of a function that gives the derivatives of order 1 … K at X)
CONTENDERS = {
    "gradcli": (
        "from gradcli.engine.taylor import derivatives\n"
        "from gradcli.ops.elementary import exp, sin",
        "    return derivatives(lambda x: exp(sin(x)), X, K)[1]",
    ),
    "plain Python": ("import math", PLAIN),
    "JAX jet": (
        "import jax\njax.config.update('jax_enable_x64', True)\nimport jax.numpy as jnp\n"
        "from jax.experimental.jet import jet\n"
        "run = jax.jit(lambda x: jet(lambda x: jnp.exp(jnp.sin(x)), (x,), "
        "([1.0] + [0.0] * (K - 1),))[1])",
        "    return jax.block_until_ready(run(X))",
    ),
    "mpmath.taylor": (
        "import mpmath\nfrom math import factorial",
        "    f = lambda x: mpmath.exp(mpmath.sin(x))\n"
        "    return [c * factorial(k) for k, c in enumerate(mpmath.taylor(f, X, K))][1:]",
    ),
    "symengine": (
        "import symengine as s\nx = s.Symbol('x')",
        "    e, found = s.exp(s.sin(x)), []\n"
        "    for k in range(K):\n        e = e.diff(x)\n        found.append(e.subs({x: X}))\n"
        "    return found",
    ),
    "sympy": (
        "import sympy as s\nx = s.Symbol('x')",
        "    e, found = s.exp(s.sin(x)), []\n"
        "    for k in range(K):\n        e = e.diff(x)\n        found.append(e.subs(x, X))\n"
        "    return found",
    ),
    "CasADi": (
        "import casadi as c\nx = c.SX.sym('x')",
        "    e, found = c.exp(c.sin(x)), []\n"
        "    for k in range(K):\n        e = c.jacobian(e, x)\n        found.append(e)\n"
        "    return c.Function('f', [x], found).call([X])",
    ),
}


def measured(python: str, setup: str, body: str, order: int) -> tuple[float, float, list] | None:
    """Cold and warm milliseconds of a contender, and its derivatives; None where it has none.

    Cold: to start the interpreter, import the library, and give the derivatives once.
    """
    code = TIMED.format(setup=setup, body=body)
    try:
        done = subprocess.run(
            [python, "-c", code, str(X), str(order)],
            capture_output=True, text=True, timeout=PATIENCE,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return None
    if done.returncode:
        return None
    first, warm, found = json.loads(done.stdout)
    return _start(python) + first, warm, found


_starts: dict[str, float] = {}


def _start(python: str) -> float:
    """The milliseconds that an interpreter takes to do nothing."""
    if python not in _starts:
        _starts[python] = min(_run([python, "-c", "pass"]) for _ in range(7))
    return _starts[python]


def _run(command: list[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    return (time.perf_counter() - start) * 1e3


def error(found: list, order: int) -> float:
    """The largest relative error of the derivatives, by mpmath."""
    with mpmath.workdps(120):
        exact = mpmath.taylor(lambda x: mpmath.exp(mpmath.sin(x)), mpmath.mpf(X), order)
        wanted = [c * math.factorial(k) for k, c in enumerate(exact)][1:]
        return float(max(abs(f - w) / abs(w) for f, w in zip(found, wanted)))


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--jax", default=sys.executable)
    parser.add_argument("--command", default=shutil.which("gradcli") or "gradcli")
    options = parser.parse_args()
    colds: dict[tuple, float] = {}
    warms: dict[tuple, float] = {}
    # the least of a few runs: other programs only add to it
    print(f"{'exp(sin(x)), all derivatives to':>31} " + "".join(f"{k:>10}" for k in ORDERS))
    for name, (setup, body) in CONTENDERS.items():
        python, worst, gone = options.jax if "JAX" in name else sys.executable, 0.0, False
        for order in ORDERS:
            results = [] if gone else [measured(python, setup, body, order)]
            gone = gone or results[0] is None
            while not gone and len(results) < 3 and results[0][0] < 1000.0:
                results.append(measured(python, setup, body, order) or results[0])
            if not gone:
                colds[name, order] = min(cold for cold, _, _ in results)
                warms[name, order] = min(warm for _, warm, _ in results)
                found = results[0][2]
                worst = max(worst, error(found, order))
        if name == "gradcli":
            command = [options.command, "grad", "-e", "exp(sin(x))", f"x={X}", "--order"]
            for order in ORDERS:
                colds[name, order] = min(_run([*command, str(order)]) for _ in range(9))
        for what, times in (("cold", colds), ("warm", warms)):
            cells = "".join(
                f"{times[name, k]:>10.{3 if what == 'warm' else 0}f}" if (name, k) in times else
                f"{'-':>10}"
                for k in ORDERS
            )  # fmt: skip
            print(
                f"{name:>15} {what:>4}, ms        {cells}"
                + (f"   error {worst:.0e}" * (what == "warm"))
            )
    peers = [name for name in CONTENDERS if name not in ("gradcli", "plain Python")]
    ahead = all(
        colds["gradcli", k] < colds[name, k] for name in peers for k in ORDERS if (name, k) in colds
    )
    times = warms["gradcli", 15] / warms["plain Python", 15]
    print(f"ahead of every peer from a cold start: {'yes' if ahead else 'no'}")
    print(f"order 15 warm: {times:.2f} times plain Python (wanted: at most 3)")
    return 0 if ahead and times <= 3.0 else 1


if __name__ == "__main__":
    sys.exit(main())
