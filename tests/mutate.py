"""Breaks gradcli in one place at a time and expects the tests to notice: `python tests/mutate.py`.

Mutations are made in the running interpreter and undone: each rule of each row times 1 + 1e-6, each
jvp and Taylor recurrence likewise, each convention at a tie or an edge turned over, masks off,
levels off, and each value that a printed adjoint pushes replaced.  What no test notices is printed
and written to tests/survivors.txt, which is to be empty.
"""

import ast
import io
import math
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

import pytest
import structural
from pushing import PROGRAMS

from gradcli.engine import levels, masks, sweep, tape
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import div, power
from gradcli.ops.comparisons import equal, greater, greater_equal, less, less_equal, logical_and
from gradcli.ops.elementary import log
from gradcli.ops.piecewise import where
from gradcli.ops.table import TABLE, Arg, Op

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "ops"))
import exact  # noqa: E402

SURVIVORS = HERE / "survivors.txt"
FACTOR = 1 + 1e-6
CARRYING = ("smooth", "linear", "bilinear")

# the tests that a mutation outside the rows' own rules is held to
CHOSEN = ["ops/test_ties.py", "engine/test_levels.py", "ops/test_rows.py"]
OF_COMPLEX = ["ops/test_complex_numbers.py", "tensorflow/test_complex.py"]

Mutation = tuple[str, Callable]  # a name, and a context manager that breaks and restores


# -- breaking and restoring -----------------------------------------------------------------------
@contextmanager
def rule(op: Op, i: int, changed: Callable, written: Callable | None = None) -> Iterator[None]:
    """Argument i of a row with another rule."""
    args, rule0, rule1 = op.args, op.rule0, op.rule1
    op.args = (*args[:i], Arg(args[i].kind, changed, written), *args[i + 1 :])
    op.rule0 = changed if i == 0 else rule0
    op.rule1 = changed if i == 1 else rule1
    try:
        yield
    finally:
        op.args, op.rule0, op.rule1 = args, rule0, rule1


@contextmanager
def attribute(owner, name: str, changed) -> Iterator[None]:
    old = owner.__dict__[name] if isinstance(owner, type) else getattr(owner, name)
    setattr(owner, name, changed)
    try:
        yield
    finally:
        setattr(owner, name, old)


def scaled(function: Callable) -> Callable:
    return lambda *args, **attrs: function(*args, **attrs) * FACTOR


def scaled_series(series: Callable) -> Callable:
    """The recurrence with every coefficient after the value scaled."""

    def changed(*u):
        found = series(*u)
        return found and _scaled(found)

    return changed


def _scaled(coefficients: Iterator) -> Iterator:
    for k, c in enumerate(coefficients):
        yield c if c is None or k == 0 else c * FACTOR


# -- rows -----------------------------------------------------------------------------------------
def row_mutations() -> Iterator[tuple[str, Callable, Op]]:
    for op in TABLE.values():
        for i, arg in enumerate(op.args):
            if arg.kind in CARRYING:
                yield (
                    f"{op.name}: rule of argument {i}",
                    lambda op=op, i=i, f=arg.rule: rule(op, i, scaled(f), op.args[i].written),
                    op,
                )
            if arg.written:
                yield (
                    f"{op.name}: rule of argument {i} as printed",
                    lambda op=op, i=i, a=arg: rule(op, i, a.rule, scaled(a.written)),
                    op,
                )
        provided = any(arg.kind not in ("none", "static") for arg in op.args)
        if op.jvp and provided:  # else the jvp is NaN, and so are multiples of it
            yield f"{op.name}: jvp", lambda op=op: attribute(op, "jvp", scaled(op.jvp)), op
        if op.series:
            yield (
                f"{op.name}: series",
                lambda op=op: attribute(op, "series", scaled_series(op.series)),
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


# -- conventions ----------------------------------------------------------------------------------
def _first(g, x, y, z):
    """Ties of maximum go to the first argument."""
    return where(greater_equal(x, y), g, 0.0)


def _both(g, x, y, z):
    return where(greater_equal(y, x), g, 0.0)


CONVENTIONS: list[tuple[str, str, int, Callable]] = [
    ("ties of maximum to the first", "maximum", 0, _first),
    ("ties of maximum to the second", "maximum", 1, _both),
    ("ties of minimum to the first", "minimum", 0, lambda g, x, y, z: _both(g, x, y, z)),
    ("ties of minimum to the second", "minimum", 1, lambda g, x, y, z: _first(g, x, y, z)),
    ("relu' (0) = 1", "relu", 0, lambda g, x, z: where(greater_equal(x, 0.0), g, 0.0)),
    ("abs' (0) = 1", "abs", 0, lambda g, x, z: where(greater_equal(x, 0.0), g, -g)),
    ("clip's lower edge outside", "clip", 0, lambda g, x, a, b, z: where(
        logical_and(greater(x, a), less_equal(x, b)), g, 0.0)),
    ("clip's upper edge outside", "clip", 0, lambda g, x, a, b, z: where(
        logical_and(greater_equal(x, a), less(x, b)), g, 0.0)),
    ("clip's lower bound takes its edge", "clip", 1, lambda g, x, a, b, z: where(
        less_equal(x, a), g, 0.0)),
    ("clip's upper bound takes its edge", "clip", 2, lambda g, x, a, b, z: where(
        greater_equal(x, b), g, 0.0)),
    ("x**0 by x without its own case", "power", 0, lambda g, x, p, z: (
        g * (p * power(x, p - 1.0)))),
    ("0**p by p without its own case", "power", 1, lambda g, x, p, z: g * (z * log(x))),
    ("hypot without its own case at 0", "hypot", 0, lambda g, x, y, z: g * div(x, z)),
    ("where multiplies", "where", 1, lambda g, c, x, y, z: g * (1.0 * c)),
    ("sign is not flat", "sign", 0, lambda g, x, z: g),
    ("floor is not flat", "floor", 0, lambda g, x, z: g),
    ("floor division is not flat", "floor_divide", 0, lambda g, x, y, z: div(g, y)),
    ("ties of max each take all", "max", 0, lambda g, x, z, axis=None, keepdims=False: where(
        equal(x, z), g, 0.0)),
    ("ties of min each take all", "min", 0, lambda g, x, z, axis=None, keepdims=False: where(
        equal(x, z), g, 0.0)),
]  # fmt: skip


def _plain_sweep(steps, seeds, seen, keep, lift):
    return sweep.sweep(steps, dict(seeds), seen, keep, lift)


def _no_mask(op, i, g, alive, args, out, attrs):
    return op.pull(i, g, args, out, attrs), None


def _last_mask(cotangents, node, d, alive, primal):
    """Adding two cotangents keeps the mask of the last alone."""
    old = cotangents.get(node)
    cotangents[node] = (d if old is None else old[0] + d, alive)


def machine_mutations() -> Iterator[Mutation]:
    for name, op, i, changed in CONVENTIONS:
        yield name, lambda op=op, i=i, f=changed: rule(TABLE[op], i, f)
    yield "masks off", lambda: attribute(sweep, "masked_sweep", _plain_sweep)
    yield "no row masks", lambda: attribute(masks, "_pull", _no_mask)
    yield "masks are not joined", lambda: attribute(masks, "_accumulate", _last_mask)
    yield "masks always on, never off", lambda: attribute(sweep, "_finite", lambda x: True)
    one = levels.CONSTANT + 1
    yield "levels off", lambda: attribute(levels, "level_for", lambda kind: one)
    yield "every transform shares its level", lambda: attribute(levels, "level_for", _shared_level)
    yield "cotangents are not added", lambda: attribute(sweep, "accumulate", _overwrite)
    yield (
        "an outer tape does not see the sweep",
        lambda: attribute(tape, "lift", lambda level: lambda node, value: value),
    )


def _shared_level(kind):
    stack = levels._STACK.get()
    return stack[-1][0] if stack else levels.CONSTANT + 1


def _overwrite(cotangents, node, d, primal, *wanted):
    cotangents[node] = d


def suite_notices(chosen: list[str] = CHOSEN) -> bool:
    """Whether the chosen tests fail; they run in this interpreter."""
    with redirect_stdout(io.StringIO()):
        options = ["-x", "-q", "-n0", "-p", "no:cacheprovider", "-p", "no:hypothesispytest"]
        status = pytest.main([*options, *[str(HERE / name) for name in chosen]])
    return status != pytest.ExitCode.OK


# -- printed adjoints -----------------------------------------------------------------------------
VARIANTS = ("({}) + 0.5", "not ({})", "0.25", "({}) + 1")


def pushed_mutations(text: str, adjoint: str) -> Iterator[tuple[str, list[str]]]:
    """For each value pushed in an adjoint, the texts in which another one is pushed instead."""
    tree = ast.parse(adjoint.replace("^", "**"))
    pushes = [n for n in ast.walk(tree) if _is_push(n)]
    for push in pushes:
        value = push.args[0]
        changed = []
        for variant in VARIANTS:
            push.args[0] = ast.parse(variant.format(ast.unparse(value)), mode="eval").body
            changed.append(ast.unparse(ast.fix_missing_locations(tree)))
        push.args[0] = value
        yield f"{ast.unparse(push)} in the adjoint of {text!r}", changed


def _is_push(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "append"
    )


def pushed_values() -> Iterator[tuple[str, bool]]:
    """(pushed value, whether pushing another was noticed), over the programs of `pushing`."""
    import engines

    for title, (text, point) in PROGRAMS.items():
        wrt = tuple(point)
        adjoint = engines.printed(engines.program_of(text), wrt, "reverse")
        want = engines.run_printed(adjoint, point, wrt)
        for name, texts in pushed_mutations(title, adjoint):
            yield name, any(_differs(t, point, wrt, want) for t in texts)


def _differs(text: str, point: dict, wrt: tuple[str, ...], want: list[float]) -> bool:
    import engines

    try:
        return engines.run_printed(text, point, wrt) != want
    except Diagnostic:
        return True


def main() -> int:
    start, total, survivors = time.time(), 0, []
    for name, broken, op in row_mutations():
        total += 1
        with broken():
            noticed = row_noticed(op)
        if not noticed:
            survivors.append(name)
    print(f"{total} rules, jvps and recurrences: {len(survivors)} survive", flush=True)
    if suite_notices():
        sys.exit("the chosen tests fail as they are: mend that first")
    for name, broken in machine_mutations():
        total += 1
        with broken():
            noticed = suite_notices()
        if not noticed:
            survivors.append(name)
            print(f"survives: {name}", flush=True)
    for name, noticed in pushed_values():
        total += 1
        if not noticed:
            survivors.append(name)
    SURVIVORS.write_text("".join(f"{name}\n" for name in survivors))
    for name in survivors:
        print(f"survives: {name}")
    minutes = math.floor(time.time() - start) / 60
    print(f"{total} mutations, {len(survivors)} survive, {minutes:.1f} minutes")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
