"""Record what the functions give that google/tangent tests itself by, at points by the names of
their parameters, as its tests choose them: `python tests/peers/choose_tangent.py CHECKOUTS` writes
tests/peers/tangent.json, which run_wild.py reads.

Values and slopes are those of CPython and Ridders' differences; functions of TensorFlow's names are
run by gradcli.tensorflow's values.  Left out are those that need tangent's own stacks, or names of
TensorFlow 1, or raise.
"""

import ast
import inspect
import sys
import warnings
from pathlib import Path
from types import ModuleType

import choose_wild
import numpy as np

import gradcli.tensorflow

RECORD = Path(__file__).parent / "tangent.json"
FILE = "tests/functions.py"
RNG = np.random.default_rng(2017)
POINTS = {
    "a": 1.5, "b": 0.5, "c": 2.0, "n": 2, "i": 1, "x": RNG.normal(size=4), "s": np.array([1.75]),
    "sqm": RNG.normal(size=(3, 3)), "t": RNG.uniform(0.5, 2.0, (2, 3)),
    "t1": RNG.uniform(0.5, 2.0, (2, 3)), "t2": RNG.uniform(0.5, 2.0, (2, 3)),
    "timage": RNG.normal(size=(1, 4, 4, 2)), "timage1": RNG.normal(size=(2, 2, 3, 3)),
    "timage2": RNG.normal(size=(2, 2, 3, 3)), "mat1": RNG.normal(size=(3, 3)),
    "mat2": RNG.normal(size=(3, 3)), "tkernel": RNG.normal(size=(2, 2, 2, 1)),
    "conv2dstrides": [1, 1, 1, 1], "pool2dsizes": [1, 2, 2, 1], "boolean": True,
    "boolean1": False, "boolean2": True, "input": RNG.normal(size=(4, 3)),
    "label": np.array([0.0, 1.0, 1.0, 0.0]), "W": RNG.normal(size=(3, 3)),
    "h": RNG.normal(size=(2, 3)), "U": RNG.normal(size=(3, 3)),
    "inputs": RNG.normal(size=(3, 3)), "abc_packed_in_tuple": [1.5, 0.5, 2.0],
    "val": {"a": 1.5, "b": 0.5, "c": 2.0}, "p": {"i": {"j": 1.5, "k": 2.0}},
}  # fmt: skip
# where a function means another thing by a name
OTHER = {
    "_trace_mul": {"a": np.array(1.5), "b": np.array(0.5)},
    "_nontrace_mul": {"a": np.array(1.5), "b": np.array(0.5)},
    "bilinear": {"x": RNG.normal(size=(2, 3)), "b": RNG.normal(size=3)},
    "init_array_grad_maybe_active": {"x": RNG.normal(size=(4, 3))},
    "listcomp": {"a": RNG.normal(size=4)},
    "logistic_regression": {"W": RNG.normal(size=3), "b": 0.3},
    "numpy_arccos": {"a": 0.3}, "numpy_arcsin": {"a": 0.3},
}  # fmt: skip


def plain(result):
    """What a function gives, as NumPy's numbers."""
    if isinstance(result, gradcli.tensorflow.Tensor):
        return np.asarray(result, dtype=float)
    return type(result)(map(plain, result)) if isinstance(result, (list, tuple)) else result


def main() -> None:
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    warnings.simplefilter("ignore")
    text = (Path(sys.argv[1]) / "tangent" / FILE).read_text()
    tangent = ModuleType("tangent")
    tangent.trace, tangent.insert_grad_of = lambda f: f, None
    sys.modules |= {"tangent": tangent, "tensorflow": gradcli.tensorflow}
    exec(compile(text, FILE, "exec"), space := {"__name__": "functions"})
    cases, left = [], []
    for node in ast.parse(text).body:
        if not isinstance(node, ast.FunctionDef):
            continue
        function, other = space[node.name], OTHER.get(node.name, {})
        point = {n: other.get(n, POINTS[n]) for n in inspect.signature(function).parameters}
        by = [n for n, v in point.items() if choose_wild._has_reals(v) and n != "label"]
        try:
            one = choose_wild.differences(lambda f=function, **at: plain(f(**at)), point, by)
        except Exception as error:
            one, why = None, f"{type(error).__name__}: {error}"
        else:
            why = "not smooth there"
        if one:
            cases.append({"file": FILE, "function": node.name, **one})
        else:
            left.append(f"{node.name}: {why}")
    repository, commit = choose_wild.PROJECTS["tangent"][:2]
    record = {
        "name": "tangent", "repository": repository, "commit": commit,
        "candidates": len(cases) + len(left), "cases": cases,
    }  # fmt: skip
    choose_wild.write([record], RECORD)
    print(f"{len(cases)} functions, left out:", *left, sep="\n  ")


if __name__ == "__main__":
    main()
