"""The library: one plain function for each thing gradcli does, from a program to a Result.

    p = program("y = x^2 * sin(z)")
    gradient(p, {"x": 3.0, "z": 2.0})["x"]

Nothing here knows of a terminal, and nothing above it knows of tapes.  A function's module loads
when the function is first used.
"""

from collections.abc import Callable

MAX_ORDER = 100
TAYLOR_ORDER = 6  # where none is asked for
MAX_SOURCE = 1 << 20
MAX_DEPTH = 200
UNCONNECTED = ("none", "zero")
MODES = ("forward", "reverse")
ENGINES = ("auto", "tape", "native", "jax")
TARGETS = ("expr", "python", "numpy", "jax", "c", "rust", "js", "julia", "latex", "json")
REALS = ("double", "float")

Write = Callable[[str], object]

# name -> the module it is in, as from here
PLACES = {
    "Program": "programs",
    "program": "programs",
    "decoded": "programs",
    "read": "programs",
    "constant": "programs",
    "has_sign": "programs",
    "TYPES": "programs",  # the types of inputs
    "contents": "programs",
    "Limits": ".evaluator.limits",  # of a run
    "value": "values",
    "Session": "sessions",
    "gradient": "values",
    "hessian": "values",
    "slopes": "values",
    "rows": "tables",
    "Table": "tables",
    "jacobian": "jacobians",
    "jvp": "directions",
    "vjp": "directions",
    "hvp": "directions",
    "example": "directions",
    "taylor": "expansions",
    "proven": "proofs",
    "certain": "proofs",
    "uncertainty": "propagation",
    "uncertain_gradient": "propagation",
    "monte_carlo": "trials",
    "uncertainties": "over_rows",
    "fit": "fits",
    "predicted": "fits",
    "starts": "fits",
    "minimize": "minima",
    "solve": "solutions",
    "tape": "tapes",
    "explain": "chain_rule",
    "check": "checks",
    "compile": "compiled",
    "Engine": "engines",
    "at_point": "engines",
    "along": "engines",
    "diff": "printing",
    "formulas": "symbolic",
    "element_formulas": "symbolic",
    "emit": "printing",
    "target_of": "printing",
    "target_suffixes": "printing",
    "fmt": "texts",
    "simplify": "texts",
    "undeclared": "texts",
    "operations": "texts",
}


def __getattr__(name: str):
    if name not in PLACES:
        raise AttributeError(f"module 'gradcli.calls' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f".{PLACES[name]}", __name__), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *PLACES])
