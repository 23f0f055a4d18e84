"""What TensorFlow, JAX, PyTorch and autograd answer in the cases of docs/conventions.md.

    PYTHON tests/peers/conventions.py NAME     with NAME one of tensorflow, jax, torch, autograd

runs each case with the library that PYTHON has, and writes its answers to the case's line in
tests/cases/conventions.json.  A case is an expression of x, y and z in names that each of them
has here; its answer is the derivative of the sum of its elements, of the order asked for.
"""

import json
import math
import sys
from functools import partial
from pathlib import Path

CASES = Path(__file__).parents[1] / "cases" / "conventions.json"
SHARED = (
    "abs", "sign", "floor", "ceil", "rint", "trunc", "maximum", "minimum", "max", "min", "sort",
    "median", "where", "sqrt", "log", "mod", "fmod", "hypot", "arctan2", "prod", "std", "sinc",
    "cbrt", "arccos", "arcsin", "fmax", "copysign", "heaviside", "clip", "sum", "stack", "exp",
    "floor_divide", "power", "array",
)  # fmt: skip
ONE = ("abs", "sign", "floor", "ceil", "trunc", "max", "min", "sqrt", "log", "sinc", "sum", "exp",
       "prod")  # fmt: skip
TWO = ("maximum", "minimum", "fmod", "hypot", "arctan2", "fmax", "copysign", "heaviside", "xlogy",
       "floor_divide")  # fmt: skip
LACKS = "-"  # where a library has no such function


class Missing(Exception):
    """The library has no such function."""


def names_of(table: dict) -> dict:
    """Names for `eval`, where one that is None raises Missing when it is called."""

    def missing(*_, **__):
        raise Missing

    return {name: missing if function is None else function for name, function in table.items()}


def of_autograd():
    import autograd.numpy as np
    import autograd.scipy.special as special
    from autograd import elementwise_grad

    names = names_of({
        **{n: getattr(np, n, None) for n in SHARED},
        "norm": np.linalg.norm, "det": np.linalg.det,
        "relu": lambda x: np.maximum(x, 0.0), "logsumexp": special.logsumexp,
        "eigh": lambda a: np.linalg.eigh(a)[0], "xlogy": getattr(special, "xlogy", None),
        "power": np.power, "array": np.array,
    })  # fmt: skip
    names["stack"] = lambda parts: np.array(parts)

    def derivative(f, x, order):
        g = lambda x: np.sum(f(x)) + 0.0 * x
        for _ in range(order):
            g = elementwise_grad(g)
        return float(g(x))

    return names, derivative


def of_jax():
    import jax
    import jax.numpy as np
    import jax.scipy.special as special

    jax.config.update("jax_enable_x64", True)
    names = names_of({
        **{n: getattr(np, n, None) for n in SHARED},
        "norm": np.linalg.norm, "det": np.linalg.det, "eigh": np.linalg.eigvalsh,
        "relu": jax.nn.relu, "logsumexp": special.logsumexp, "xlogy": special.xlogy,
    })  # fmt: skip

    def derivative(f, x, order):
        g = lambda x: np.sum(f(x)) * 1.0
        for _ in range(order):
            g = jax.grad(g)
        return float(g(float(x)))

    return names, derivative


def of_torch():
    import torch

    number = lambda v: (
        v if isinstance(v, torch.Tensor) else torch.tensor(float(v), dtype=torch.float64)
    )
    both = lambda f: lambda a, b: f(number(a), number(b))
    names = names_of({
        **{n: getattr(torch, n, None) for n in ONE},
        **{n: both(getattr(torch, n)) for n in TWO},
        "rint": torch.round, "mod": both(torch.remainder), "cbrt": None, "median": torch.median,
        "where": lambda c, a, b: torch.where(c, number(a), number(b)),
        "clip": torch.clamp, "norm": torch.linalg.vector_norm, "det": torch.linalg.det,
        "eigh": torch.linalg.eigvalsh, "relu": torch.relu, "arccos": torch.arccos,
        "arcsin": torch.arcsin, "power": both(torch.pow), "array": torch.stack,
        "sort": lambda x: torch.sort(x).values, "std": lambda x: torch.std(x, correction=0),
        "logsumexp": lambda x: torch.logsumexp(x, 0),
    })  # fmt: skip
    names["array"] = names["stack"] = lambda rows: torch.stack(
        [torch.stack([number(v) for v in r]) if isinstance(r, list) else number(r) for r in rows]
    )

    def derivative(f, x, order):
        x = torch.tensor(float(x), dtype=torch.float64, requires_grad=True)
        g = f(x).sum()
        for _ in range(order):
            if not g.requires_grad:
                return None
            (g,) = torch.autograd.grad(g, x, create_graph=True, allow_unused=True)
            if g is None:
                return None
        return float(g)

    return names, derivative


def of_tensorflow():
    import tensorflow as tf

    number = lambda v: v if isinstance(v, tf.Tensor) else tf.constant(float(v), tf.float64)
    both = lambda f: lambda a, b: f(number(a), number(b))
    names = names_of({
        "abs": tf.abs, "sign": tf.sign, "floor": tf.floor, "ceil": tf.math.ceil,
        "rint": tf.math.rint, "trunc": None, "maximum": both(tf.maximum),
        "minimum": both(tf.minimum), "max": tf.reduce_max, "min": tf.reduce_min, "sort": tf.sort,
        "median": None, "where": lambda c, a, b: tf.where(c, number(a), number(b)),
        "sqrt": tf.sqrt, "log": tf.math.log, "mod": both(tf.math.floormod),
        "fmod": None, "hypot": None, "arctan2": both(tf.atan2), "prod": tf.reduce_prod,
        "std": tf.math.reduce_std, "sinc": None, "cbrt": None, "arccos": tf.acos,
        "arcsin": tf.asin, "fmax": None, "copysign": None, "heaviside": None,
        "clip": lambda x, a, b: tf.clip_by_value(x, number(a), number(b)), "sum": tf.reduce_sum,
        "exp": tf.exp, "norm": tf.norm, "det": tf.linalg.det, "eigh": tf.linalg.eigvalsh,
        "relu": tf.nn.relu, "logsumexp": tf.reduce_logsumexp, "xlogy": both(tf.math.xlogy),
        "power": both(tf.pow), "floor_divide": both(tf.math.floordiv),
    })  # fmt: skip
    names["stack"] = names["array"] = lambda rows: tf.stack(
        [tf.stack([number(v) for v in r]) if isinstance(r, list) else number(r) for r in rows]
    )

    def derivative(f, x, order):
        x = tf.constant(float(x), tf.float64)

        def lower(k):
            if k == 0:
                return tf.reduce_sum(f(x))
            with tf.GradientTape() as tape:
                tape.watch(x)
                y = lower(k - 1)
            return None if y is None else tape.gradient(y, x)

        g = lower(order)
        return None if g is None else float(g)

    return names, derivative


def evaluated(code, names: dict, x):
    return eval(code, names | {"x": x})


def main(library: str) -> None:
    names, derivative = globals()[f"of_{library}"]()
    names |= {"pymax": max}
    cases = json.loads(CASES.read_text())
    for case in cases:
        code = compile(case.get("peers_expression", case["expression"]), "case", "eval")
        held = {k: v for k, v in case["point"].items() if k != "x"}
        try:
            function = partial(evaluated, code, names | held)
            found = derivative(function, case["point"]["x"], case["order"])
        except Missing:
            found = LACKS
        except Exception as error:
            print(case["expression"], type(error).__name__, str(error)[:100])
            found = "error"
        if isinstance(found, float) and not math.isfinite(found):
            found = str(found)
        case.setdefault("peers", {})[library] = found
    CASES.write_text(json.dumps(cases, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
