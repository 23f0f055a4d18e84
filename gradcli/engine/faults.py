"""Faults of a running program in plain words: what rows and NumPy raise becomes a Diagnostic."""

from gradcli.engine.array import Array
from gradcli.engine.values import UNSET, describe
from gradcli.errors import Diagnostic, Source
from gradcli.language import surface as s

# What an operator or a function may raise on values that do not fit it.
FAULTS = (Diagnostic, ValueError, TypeError, IndexError, KeyError, AttributeError, ArithmeticError,
          MemoryError, NotImplementedError)  # fmt: skip
SHAPES = ("broadcast", "shape", "mismatch", "align", "dimension", "axis", "axes", "size", "index")


def fault(error: Exception, what: str, values: tuple, node: s.Node, source: Source) -> Diagnostic:
    """The diagnostic of `error`, which `what` ("+", "sin") raised on `values`, at `node`."""
    if isinstance(error, Diagnostic):
        return error.located(node.span, source)
    words = str(error).strip().rstrip(".")
    if isinstance(error, (MemoryError, OverflowError)):
        return Diagnostic(
            "E0206", f"{what}: the result is too large: {words}", node.span, source=source
        )
    odd = next((v for v in values if not _is_numeric(v)), None)
    shaped = any(word in words.lower() for word in SHAPES)
    if isinstance(error, (ValueError, IndexError)) and (shaped or odd is None):
        shapes = [str(v.shape) for v in values if getattr(v, "shape", ())]
        of = f" (operands of shape {' and '.join(shapes)})" if shapes else ""
        return Diagnostic("E0202", f"{what}: {words}{of}", node.span, source=source)
    kinds = " and ".join(describe(v) for v in values) if values else "these arguments"
    if isinstance(error, TypeError) and ("argument" in words or "keyword" in words):
        return Diagnostic("E0103", f"{what}: {words}", node.span, source=source)
    message = f"{what} is not defined for {kinds}"
    return Diagnostic("E0201", message, node.span, help=_advice(values), source=source)


def _is_numeric(x) -> bool:
    return type(x) in (float, int, bool, Array) or hasattr(x, "level") or hasattr(x, "dtype")


def _advice(values: tuple) -> str | None:
    if any(type(v) in (list, tuple) for v in values):
        return "np.array([…]) makes an array, on which operators act element by element"
    return None


def check_values(values: tuple, nodes: tuple, what: str, source: Source, owner) -> None:
    """Raise where one of `values`, those of `nodes`, is missing or None."""
    for value, node in zip(values, nodes):
        if value is not UNSET and value is not None:
            continue
        if value is UNSET:
            raise owner.unset(node.id, node.span)
        if type(node) is s.Call and type(node.function) is s.Name:
            name = node.function.id
            raise Diagnostic(
                "E0201",
                f"'{name}' gives None, which {what} cannot use: it ended without a return",
                node.span,
                "this is None",
                help=f"end '{name}' with a return",
                source=source,
            )
        raise Diagnostic(
            "E0201", f"{what} cannot use None", node.span, "this is None", source=source
        )
