"""Where a result stopped being finite: the program run once more over values that watch themselves.

A `Probe` computes as the number or array inside it does.  At the first row whose value is not
finite, or whose partial derivative is not, it raises a Diagnostic, which the evaluator locates.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.ops.table import Op, World, apply, shape


class Probe(World):
    """A value under watch; with `slopes` its partial derivatives are watched too."""

    __slots__ = ("value", "slopes")
    level = 1

    def __init__(self, value, slopes: bool):
        self.value, self.slopes = value, slopes

    def __repr__(self):
        return repr(self.value)

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        slopes = any(type(a) is cls and a.slopes for a in args)
        raw = tuple(a.value if type(a) is cls else a for a in args)
        out = apply(op, raw, attrs)
        if op.static:
            return out
        if not is_finite(out):
            raise Diagnostic("E0207", f"{op.name} of {_listed(raw)} is {_short(out)}")
        if slopes and op.elementwise and not op.variadic:
            for i, a in enumerate(args):
                if type(a) is cls and op.arg(i).rule:
                    partial = op.pull(i, 1.0, raw, out, attrs)
                    if not is_finite(partial):
                        at = f"{op.name} at {_listed(raw)} is {_short(partial)}"
                        raise Diagnostic("E0207", f"the derivative of {at}")
        return cls(out, slopes)


def origin(run: Callable[[Callable], object], slopes: bool) -> Diagnostic | None:
    """The Diagnostic of the first row that is not finite in `run(probe)`, None where all are.

    `run` computes with its sources passed through `probe`.
    """
    try:
        run(lambda x: Probe(x, slopes))
    except Diagnostic as found:
        return found if found.code == "E0207" else None
    return None


def is_finite(x) -> bool:
    """Whether a number, or every element of an array, is finite."""
    if type(x) in (float, int, bool):
        return x - x == 0
    if shape(x) == () and isinstance(x, float):
        return bool(x - x == 0)
    if getattr(x, "dtype", None) is None:
        return True
    import numpy as np

    return bool(np.all(np.isfinite(x)))


def _listed(args: tuple) -> str:
    return ", ".join(_short(a) for a in args)


def _short(x) -> str:
    """A number's text; of an array its first element that is not finite, or its shape."""
    if shape(x) == ():
        return f"{x:.6g}" if isinstance(x, float) else repr(x)
    if not is_finite(x):
        import numpy as np

        return f"an array with {x[~np.isfinite(x)].flat[0]}"
    return f"an array of shape {shape(x)}"
