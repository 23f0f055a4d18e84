"""gradcli's tape beside TensorFlow's, PyTorch's and autograd's: `python benchmarks/gradienttape.py`

    python benchmarks/gradienttape.py --tensorflow PYTHON --torch PYTHON --autograd PYTHON

Each peer runs in an interpreter of its own that has it; one that is not given, or does not have
it, is left out with a line that says so.  The chain is y = sin(y*a + x) - b, four operations a
turn: of a scalar, timed forward and backward in microseconds a recorded operation, and of an array
of a million elements, with a matrix product of a million elements beside it, in milliseconds
forward and backward.  Each number is the least of several runs.
"""

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable

OPERATIONS, REPEATS = 20_000, 5
SIDE, TURNS = 1000, 3  # arrays have SIDE * SIDE elements; TURNS of the chain
SCALARS = ("scalar float32", "scalar float64")
ARRAYS = ("chain float32", "chain float64", "matmul float32", "matmul float64")
PEERS = ("tensorflow", "torch", "autograd")
ALLOWED = 0.3  # of the time of PyTorch's scalar operation


def chain(x, sine: Callable, turns: int):
    y = x
    for _ in range(turns):
        y = sine(y * 0.9 + x) - 0.1
    return y


def timed(forward: Callable, backward: Callable) -> tuple[float, float]:
    """Seconds of forward() and of backward(what it gave)."""
    start = time.perf_counter()
    given = forward()
    middle = time.perf_counter()
    backward(given)
    return middle - start, time.perf_counter() - middle


def measured(run: Callable) -> dict[str, list[float]]:
    """The times of each case, by `run(case, turns)`, which gives seconds forward and backward."""
    times = {}
    for case in (*SCALARS, *ARRAYS):
        scalar = case in SCALARS
        turns = OPERATIONS // 4 if scalar else TURNS
        scale = 1e6 / OPERATIONS if scalar else 1e3
        runs = [run(case, turns) for _ in range(REPEATS)]
        times[case] = [min(r[i] for r in runs) * scale for i in (0, 1)]
    return times


# -- the peers: each in its own interpreter --------------------------------------------------------
def of_tensorflow(tf) -> Callable:
    """The run of TensorFlow, or of the library that has its names."""
    import numpy as np

    def run(case: str, turns: int) -> tuple[float, float]:
        kind, dtype = case.split()
        start = np.full((SIDE, SIDE), 0.7) if kind != "scalar" else 0.7
        x = tf.constant(start, dtype)
        tape = tf.GradientTape()

        def forward():
            with tape:
                tape.watch(x)
                y = tf.matmul(x, x) if kind == "matmul" else chain(x, tf.sin, turns)
                return y if kind == "scalar" else tf.reduce_sum(y)

        return timed(forward, lambda y: tape.gradient(y, x))

    return run


def of_gradcli() -> Callable:
    import gradcli.tensorflow

    return of_tensorflow(gradcli.tensorflow)


def of_floats() -> Callable:
    """The run of gradcli's own tape, on Python's floats and NumPy's arrays."""
    import numpy as np

    import gradcli
    from gradcli.ops.arrays import matmul
    from gradcli.ops.elementary import sin
    from gradcli.ops.reductions import total

    def run(case: str, turns: int) -> tuple[float, float]:
        kind, dtype = case.split()
        start = 0.7 if case == "scalar float64" else np.dtype(dtype).type(0.7)
        x = gradcli.Tensor(start if kind == "scalar" else np.full((SIDE, SIDE), start, dtype))
        tape = gradcli.GradientTape()

        def forward():
            with tape:
                tape.watch(x)
                y = matmul(x, x) if kind == "matmul" else chain(x, sin, turns)
                return y if kind == "scalar" else total(y)

        return timed(forward, lambda y: tape.gradient(y, x))

    return run


def of_torch() -> Callable:
    import torch

    def run(case: str, turns: int) -> tuple[float, float]:
        kind, dtype = case.split()
        shape = () if kind == "scalar" else (SIDE, SIDE)
        x = torch.full(shape, 0.7, dtype=getattr(torch, dtype), requires_grad=True)

        def forward():
            y = x @ x if kind == "matmul" else chain(x, torch.sin, turns)
            return y if kind == "scalar" else y.sum()

        return timed(forward, lambda y: y.backward())

    return run


def of_autograd() -> Callable:
    import autograd.numpy as np
    from autograd import make_vjp

    def run(case: str, turns: int) -> tuple[float, float]:
        kind, dtype = case.split()
        start = 0.7 if case == "scalar float64" else np.dtype(dtype).type(0.7)
        x = start if kind == "scalar" else np.full((SIDE, SIDE), start)

        def f(x):
            y = np.dot(x, x) if kind == "matmul" else chain(x, np.sin, turns)
            return y if kind == "scalar" else np.sum(y)

        sys.setrecursionlimit(10**6)
        return timed(lambda: make_vjp(f)(x)[0], lambda pull: pull(start * 0 + 1))

    return run


def of_eager() -> Callable:
    import tensorflow

    return of_tensorflow(tensorflow)


RUNS = {"gradcli.tensorflow": of_gradcli, "gradcli.GradientTape": of_floats,
        "tensorflow": of_eager, "torch": of_torch, "autograd": of_autograd}  # fmt: skip


def asked(name: str, python: str | None) -> dict | None:
    """The times of one library from its interpreter; None, and a line that says why."""
    if python is None:
        print(f"{name}: left out, as no --{name} PYTHON is given")
        return None
    ran = subprocess.run([python, __file__, "--run", name], capture_output=True, text=True)
    if ran.returncode:
        why = (ran.stderr.strip().splitlines() or ["it failed"])[-1]
        print(f"{name}: left out: {why}")
        return None
    return json.loads(ran.stdout.splitlines()[-1])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    for name in PEERS:
        parser.add_argument(f"--{name}", metavar="PYTHON")
    parser.add_argument("--run", choices=list(RUNS), help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.run:
        print(json.dumps(measured(RUNS[given.run]())))
        return 0
    names = {name: getattr(given, name, sys.executable) for name in RUNS}
    times = {name: asked(name, python) for name, python in names.items()}
    times = {name: found for name, found in times.items() if found}
    failed = False
    for cases, unit, least in ((SCALARS, "µs an operation", ALLOWED), (ARRAYS, "ms", 1.0)):
        for case in cases:
            print(f"\n{case}, {unit}     forward  backward      both")
            for name, found in times.items():
                forward, backward = found[case]
                print(f"  {name:21}{forward:13.3f}{backward:10.3f}{forward + backward:10.3f}")
            mine = sum(times["gradcli.tensorflow"][case])
            others = {name: sum(times[name][case]) for name in PEERS if name in times}
            if cases is SCALARS:
                others = {name: t for name, t in others.items() if name == "torch"}
            for name, theirs in others.items():
                word = "" if mine <= least * theirs else f", and is to be at most {least}"
                failed = failed or bool(word)
                print(f"  gradcli.tensorflow is {mine / theirs:.2f} of {name}{word}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
