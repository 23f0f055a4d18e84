"""The rows broken: each rule, jvp and Taylor recurrence times 1 + 1e-6."""

from collections.abc import Callable, Iterator

import exact
import structural
from mutations.breaking import attribute, rule, scaled, scaled_series
from mutations.machine import suite_notices

from gradcli.errors import Diagnostic
from gradcli.ops.rows import TABLE, Op

CARRYING = ("smooth", "linear", "bilinear")
OF_COMPLEX = ["ops/test_complex_numbers.py", "tensorflow/test_complex.py"]


def results() -> Iterator[tuple[str, bool]]:
    """Each mutation with whether the row's own tests fail."""
    for name, broken, op in row_mutations():
        with broken():
            yield name, row_noticed(op)


def row_mutations() -> Iterator[tuple[str, Callable, Op]]:
    for op in TABLE.values():
        for i, arg in enumerate(op.args):
            if arg.kind in CARRYING:
                yield (
                    f"{op.name}: rule of argument {i}",
                    lambda op=op, i=i, f=arg.rule: rule(op, i, scaled(f), op.args[i].symbolic),
                    op,
                )
            if arg.symbolic:
                yield (
                    f"{op.name}: rule of argument {i} as printed",
                    lambda op=op, i=i, a=arg: rule(op, i, a.rule, scaled(a.symbolic)),
                    op,
                )
        provided = any(arg.kind not in ("none", "static") for arg in op.args)
        if op.jvp and provided:  # else the jvp is NaN, and so are multiples of it
            yield f"{op.name}: jvp", lambda op=op: attribute(op, "jvp", scaled(op.jvp)), op
        if op.series:
            yield (
                f"{op.name}: series",
                lambda op=op: attribute(op, "series", scaled_series(op.recurrence())),
                op,
            )


def row_noticed(op: Op) -> bool:
    """Whether the row's own tests fail."""
    if op.elementwise and op.value is None:  # a row of complex numbers
        return suite_notices(OF_COMPLEX)
    try:
        if op.elementwise:
            exact.check_written(op)
            for case in exact.special().get(op.name, {}).get("limits", ()):
                exact.check_limit(op, case)
            assert next(exact.check(op), None) is None
        else:
            for sample in structural.SAMPLES[op.name]:
                structural.check_structural(op, *sample)
    except (AssertionError, Diagnostic):
        return True
    return False
