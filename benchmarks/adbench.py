"""ADBench's four objectives and their gradients: `python benchmarks/adbench.py [NAME ...]`

A Gaussian mixture (d = 10, K = 25, 1,000 points), bundle adjustment (49 cameras, 7,776 points,
31,843 observations), an LSTM (2 layers of 14, 200 characters) and hand tracking (544 vertices, 200
points), of adbench/*.py: one text, read as it is by every tool but for the LSTM in JAX, whose loop
is a scan.  As a program on gradcli's tape, as a function of gradcli.numpy, as the derivative that
gradcli prints for Python and C (its shapes declared, -O2), as machine code, which gives the value
too, in autograd, and in JAX (compiled, warm).  Data is random, of ADBench's sizes.  Times are
processor times, the least of several runs, in milliseconds; all gradients are held to the first.
"""

import os

for _name in ("OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ[_name] = "1"

import ctypes
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import numpy as np

import gradcli
import gradcli.numpy as gnp
from gradcli import calls

sys.path.append(str(Path(__file__).parents[1] / "tests" / "emit"))
from compiled import unit

try:
    import autograd
    import autograd.numpy
except ImportError:
    autograd: Any = None  # type: ignore[no-redef]
try:
    import jax

    jax.config.update("jax_enable_x64", True)
except ImportError:
    jax: Any = None  # type: ignore[no-redef]

HERE = Path(__file__).parent / "adbench"
REPEATS, AT_LEAST = 7, 0.2  # runs, and seconds of them
SOURCE = np.random.default_rng(7)
WRT = {
    "gmm": ("alphas", "means", "roots"),
    "ba": ("cameras", "points", "weights"),
    "lstm": ("main", "extra"),
    "hand": ("theta",),
}


# -- data ------------------------------------------------------------------------------------------
def gmm() -> dict[str, Any]:
    d, k, n = 10, 25, 1000
    return {
        "alphas": SOURCE.normal(size=k), "means": SOURCE.normal(size=(k, d)),
        "roots": SOURCE.normal(size=(k, d, d)) * 0.3, "points": SOURCE.normal(size=(d, n)),
        "lower": np.tril(np.ones((d, d)), -1), "gamma": 1.0, "m": 0.0,
    }  # fmt: skip


def ba() -> dict[str, Any]:
    n, m, p = 49, 7776, 31843
    cameras = SOURCE.normal(size=(n, 11)) * 0.05
    cameras[:, :3] += 0.4
    cameras[:, 5] -= 4.0
    cameras[:, 6] += 1.2
    return {
        "cameras": cameras, "points": SOURCE.normal(size=(m, 3)),
        "weights": SOURCE.uniform(0.5, 1.5, p), "seen": SOURCE.normal(size=(p, 2)) * 0.2,
        "camera": SOURCE.integers(0, n, p), "point": SOURCE.integers(0, m, p),
    }  # fmt: skip


def lstm() -> dict[str, Any]:
    size, characters = 14, 200
    return {
        "main": SOURCE.normal(size=(4, 4 * size)), "extra": SOURCE.normal(size=(3, size)),
        "state": SOURCE.normal(size=(4, size)),
        "sequence": np.eye(size)[SOURCE.integers(0, size, characters)],
    }  # fmt: skip


def hand() -> dict[str, Any]:
    bones, vertices, points = 22, 544, 200
    relative = np.tile(np.eye(4), (bones, 1, 1))
    relative[:, :3, 3] = SOURCE.normal(size=(bones, 3)) * 0.3
    weights = SOURCE.uniform(size=(vertices, bones)) ** 8
    return {
        "theta": SOURCE.normal(size=26) * 0.4, "bones": relative,
        "inverses": np.linalg.inv(relative),
        "vertices": np.vstack((SOURCE.normal(size=(3, vertices)), np.ones(vertices))),
        "weights": weights / weights.sum(axis=1, keepdims=True),
        "points": SOURCE.normal(size=(points, 3)),
        "corresponding": SOURCE.integers(0, vertices, points),
    }  # fmt: skip


DATA: dict[str, Callable[[], dict[str, Any]]] = {"gmm": gmm, "ba": ba, "lstm": lstm, "hand": hand}


# -- tools -----------------------------------------------------------------------------------------
def objective(name: str, module) -> Callable:
    """The function of a file, in the names of a library like NumPy."""
    text = (HERE / f"{name}.py").read_text().replace("import numpy as np\n", "")
    exec(compile(text, name, "exec"), space := {"np": module})
    return space["objective"]


def by_name(function: Callable, point: dict, wrt: tuple[str, ...]) -> Callable:
    """A function of what it is differentiated by alone."""
    return lambda *xs: function(**{**point, **dict(zip(wrt, xs))})


def program_on_the_tape(name: str, point: dict) -> Callable[[], list]:
    program = calls.read(f"{HERE}/{name}.py:objective")

    def run() -> list:
        found = calls.gradient(program, point, WRT[name]).gradients
        return [found[n] for n in WRT[name]]

    return run


def library(name: str, point: dict) -> Callable[[], list]:
    function = by_name(objective(name, gnp), point, WRT[name])
    slopes = gradcli.grad(function, argnums=tuple(range(len(WRT[name]))))
    xs = [point[n] for n in WRT[name]]
    return lambda: list(slopes(*xs))


def declared(name: str, point: dict, folder: Path):
    """The program of a file, its inputs declared with the shapes of its data."""
    text = (HERE / f"{name}.py").read_text()
    for n, x in point.items():
        shape = ", ".join(map(str, np.shape(x)))
        text = re.sub(rf"\b{n}: (float|int)\[[^]]*\]", rf"{n}: \1[{shape}]", text)
    (folder / f"{name}.py").write_text(text)
    return calls.read(f"{folder}/{name}.py:objective")


def printed_python(name: str, point: dict, folder: Path) -> Callable[[], list]:
    program = declared(name, point, folder)
    text = calls.diff(program, WRT[name], to="python")
    exec(text, space := {})
    function = space[re.findall(r"^def (objective\w*)", text, re.M)[-1]]
    several = len(WRT[name]) > 1

    def run() -> list:
        found = function(**point)
        return list(found) if several else [found]

    return run


def printed_c(name: str, point: dict, folder: Path) -> Callable[[], list]:
    program = declared(name, point, folder)
    found = unit(f"{name}_c", calls.diff(program, WRT[name], to="c", name=f"{name}_c"))
    (folder / f"{name}.c").write_text(found.text)
    library = folder / f"{name}.so"
    flags = ["-O2", "-shared", "-fPIC", "-lm"]
    subprocess.run(["cc", f"{folder}/{name}.c", "-o", library, *flags], check=True)
    call = getattr(ctypes.CDLL(str(library)), found.name)
    results = [np.zeros(np.shape(point[n])) for n in WRT[name]]
    of_results = iter(results)
    given: list[Any] = []
    kept = []
    for p in found.parameters:
        if p.is_result:
            x = next(of_results)
        elif not p.is_array:
            given.append(ctypes.c_double(point[p.name.rstrip("_")]))
            continue
        else:
            kind = np.int64 if p.type == "long long" else float
            x = np.ascontiguousarray(point[p.name.rstrip("_")], dtype=kind)
        kept.append(x)
        given.append(x.ctypes.data_as(ctypes.c_void_p))

    def run() -> list:
        call(*given)
        return results

    run.kept = kept  # type: ignore[attr-defined]  # what the pointers are of
    return run


def machine_code(name: str, point: dict, folder: Path) -> Callable[[], list]:
    program = gradcli.compile(declared(name, point, folder), WRT[name])
    return lambda: list(program.gradient(**point).values())


def with_autograd(name: str, point: dict) -> Callable[[], list]:
    function = by_name(objective(name, autograd.numpy), point, WRT[name])
    slopes = autograd.grad(function, argnum=tuple(range(len(WRT[name]))))
    xs = [point[n] for n in WRT[name]]
    return lambda: list(slopes(*xs))


def with_jax(name: str, point: dict) -> Callable[[], list]:
    import jax.numpy as jnp

    own = objective(name, jnp) if name != "lstm" else scanned(jnp)
    wrt = WRT[name]
    fixed = {n: jnp.asarray(x) for n, x in point.items() if n not in wrt}
    slopes = jax.jit(jax.grad(lambda xs, fixed: own(**dict(zip(wrt, xs)), **fixed)))
    xs = tuple(jnp.asarray(point[n]) for n in wrt)
    return lambda: list(jax.block_until_ready(slopes(xs, fixed)))


def scanned(jnp) -> Callable:
    """The LSTM whose loop JAX compiles once."""
    space: dict = {"np": jnp}
    exec((HERE / "lstm.py").read_text().replace("import numpy as np\n", ""), space)
    layer = space["layer"]

    def lstm(main, extra, state, sequence):
        size = extra.shape[1]

        def step(states, ends):
            (h0, c0, h1, c1), (x, wanted) = states, ends
            h0, c0 = layer(main[0], main[1], x * extra[0], h0, c0)
            h1, c1 = layer(main[2], main[3], h0, h1, c1)
            predicted = h1 * extra[1] + extra[2]
            normal = predicted - jnp.log(jnp.sum(jnp.exp(predicted)) + 2)
            return (h0, c0, h1, c1), jnp.sum(wanted * normal)

        ends = (sequence[:-1], sequence[1:])
        _, terms = jax.lax.scan(step, tuple(state), ends)
        return -jnp.sum(terms) / ((len(sequence) - 1) * size)

    return lstm


# -- times -----------------------------------------------------------------------------------------
def least(run: Callable) -> float:
    """The least processor time of several runs, in milliseconds."""
    found, whole = [], 0.0
    while len(found) < REPEATS or (whole < AT_LEAST and len(found) < 1000):
        start = process_time()
        run()
        found.append(process_time() - start)
        whole += found[-1]
    return 1e3 * min(found)


def main() -> None:
    names = sys.argv[1:] or list(WRT)
    columns: dict[str, Callable] = {
        "program": program_on_the_tape, "library": library, "Python": printed_python,
    }  # fmt: skip
    if autograd is not None:
        columns["autograd"] = with_autograd
    if jax is not None:
        columns["JAX"] = with_jax
    with TemporaryDirectory() as folder:
        columns["Python"] = lambda name, point: printed_python(name, point, Path(folder))
        columns["C"] = lambda name, point: printed_c(name, point, Path(folder))
        columns["native"] = lambda name, point: machine_code(name, point, Path(folder))
        print(f"{'ms':6}" + "".join(f"{c:>10}" for c in columns))
        for name in names:
            point = DATA[name]()
            first: list = []
            cells = []
            for title, tool in columns.items():
                try:
                    run = tool(name, point)
                except gradcli.Diagnostic as error:
                    cells.append(error.code)
                    continue
                found = [np.asarray(g) for g in run()]
                first = first or found
                for a, b in zip(found, first):
                    assert np.allclose(a, b, rtol=1e-8, atol=1e-8 * abs(b).max()), (name, title)
                cells.append(f"{least(run):.3f}")
            print(f"{name:6}" + "".join(f"{c:>10}" for c in cells), flush=True)


if __name__ == "__main__":
    main()
