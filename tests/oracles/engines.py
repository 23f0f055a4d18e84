"""One program through every engine: each gives the gradient of the target's sum by each input.

An array's gradient is a list of numbers; an unconnected input counts as 0, since a printed program
cannot say null.
"""

import math
from collections.abc import Callable

import numpy as np
from oracle import execute

from gradcli.derive.differentiate import differentiate
from gradcli.engine.dual import jvp
from gradcli.engine.partials import partials
from gradcli.engine.sweep import sweep
from gradcli.engine.tape import GradientTape
from gradcli.engine.taylor import derivatives
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic, Source
from gradcli.evaluator.function import Function
from gradcli.evaluator.run import run
from gradcli.language.names.resolve import resolve
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax.parser import parse

# Every engine multiplies the same partials along the same paths and only adds in another order, so
# the difference is rounding, amplified as the program amplifies it.  Programs are built to be tame:
# 1e-8 of the largest derivative leaves eight digits of room over the 1e-16 of one operation.  Where
# that is not enough, the largest cotangent of any intermediate says what a rounding there counts.
TOLERANCE = 1e-8
ROUNDING = 1e-13  # of some thousand operations


def program_of(text: str):
    return resolve(parse(Source(text)))


def silent(program, point: dict, wrt: tuple[str, ...]) -> Function:
    return Function(program, point, wrt, write=lambda text: None)


def total(values) -> object:
    """The sum of all elements of all values, in any world."""
    from gradcli.ops.numpy_call import shape
    from gradcli.ops.reductions import total as of_array

    found = 0.0
    for v in values:
        found = found + (v if shape(v) == () else of_array(v))
    return found


def numbers(value) -> list[float]:
    """A derivative as a flat list of plain numbers; None is one 0."""
    while hasattr(value, "value"):
        value = value.value
    return [0.0] if value is None else [float(v) for v in np.ravel(value)]


def flat(gradients: list, point: dict, wrt: tuple[str, ...]) -> list[float]:
    found: list[float] = []
    for name, g in zip(wrt, gradients):
        size = np.size(point[name])
        g = numbers(g)
        found += g * size if len(g) == 1 and size > 1 else g
    return found


def by_tape(program, point: dict, wrt: tuple[str, ...]) -> list[float]:
    f = silent(program, point, wrt)
    _, found = partials(f, f.sources(), 1)
    return flat([found[(i,)] for i in range(len(wrt))], point, wrt)


def _directions(point: dict, wrt: tuple[str, ...]):
    """For each element of each input, the tangents that move it alone."""
    zeros = [np.zeros(np.shape(point[n])) if np.shape(point[n]) else 0.0 for n in wrt]
    for i, name in enumerate(wrt):
        shape, size = np.shape(point[name]), np.size(point[name])
        for k in range(size):
            one = np.eye(1, size, k).reshape(shape) if shape else 1.0
            yield [*zeros[:i], one, *zeros[i + 1 :]]


def by_dual(program, point: dict, wrt: tuple[str, ...]) -> list[float]:
    f = silent(program, point, wrt)
    xs = f.sources()
    return [
        numbers(jvp(lambda x: total(f(x)), xs, tangents)[1])[0]
        for tangents in _directions(point, wrt)
    ]


def by_series(program, point: dict, wrt: tuple[str, ...], order: int = 1) -> list[float]:
    """The derivatives of one order along each element of each input."""
    f = silent(program, point, wrt)
    xs = f.sources()

    def along(tangents):
        def target(t):
            return total(f([x + d * t if np.any(d) else x for x, d in zip(xs, tangents)]))

        return derivatives(target, 0.0, order)[1][order - 1]

    return [numbers(along(tangents))[0] for tangents in _directions(point, wrt)]


def printed(program, wrt: tuple[str, ...], mode: str, order: int = 1) -> str:
    return unparse(differentiate(program, wrt, mode=mode, order=order))


def run_printed(text: str, point: dict, wrt: tuple[str, ...]) -> list[float]:
    outcome = run(program_of(text), dict(point), write=lambda text: None)
    values = outcome.values
    if len(wrt) > 1 and len(values) == 1:
        values = values[0]
    return flat(list(values), point, wrt)


def by_tangent(program, point: dict, wrt: tuple[str, ...]) -> list[float]:
    """Forward mode prints the derivative by one number at a time."""
    found: list[float] = []
    for name in wrt:
        if np.shape(point[name]):
            raise Diagnostic("E0108", "an array input has no single direction")
        found += run_printed(printed(program, (name,), "forward"), point, (name,))
    return found


def by_adjoint(program, point: dict, wrt: tuple[str, ...]) -> list[float]:
    return run_printed(printed(program, wrt, "reverse"), point, wrt)


ENGINES: dict[str, Callable] = {
    "dual": by_dual,
    "series": by_series,
    "tangent": by_tangent,
    "adjoint": by_adjoint,
}
PRINTED = ("tangent", "adjoint")
# no derivative as a program; or one that declares a number where the point has an array
REFUSED = ("E0108", "E0202")


class Mismatch(AssertionError):
    """Two engines, or an engine and CPython, do not agree."""


def agree(
    got: list[float],
    want: list[float],
    what: str,
    amplification: Callable[[], float],
    tolerance: float = TOLERANCE,
) -> None:
    """Raise Mismatch where the lists differ by more than rounding explains."""
    if len(got) != len(want):
        raise Mismatch(f"{what}: {len(got)} numbers, and not {len(want)}")
    size = max([1.0, *map(abs, want)])
    for g, w in zip(got, want):
        same = abs(g - w) <= tolerance * size or g == w or (math.isnan(g) and math.isnan(w))
        if not same and not abs(g - w) <= ROUNDING * amplification():
            raise Mismatch(f"{what}: {got}, and not {want}")


def amplification_of(program, point: dict, wrt: tuple[str, ...]) -> float:
    """The largest cotangent of any intermediate, as the tape has them."""
    f = silent(program, point, wrt)
    xs = [Tensor(x) for x in f.sources()]
    with GradientTape() as tape:
        for x in xs:
            tape.watch(x)
        y = total(f(xs))
    found = sweep(tape.steps, {y.node: 1.0}, tape.seen, keep=tape.seen)
    return max(abs(v) for g in found.values() for v in numbers(g))


def check_values(text: str, point: dict) -> None:
    """Every top-level value and all that is printed are CPython's, bit for bit."""
    values, target, shown = execute(text, point)
    program = program_of(text)
    names = tuple(n for n in values if n in program.assigned and n not in program.functions)
    said: list[str] = []
    outcome = run(program, dict(point), of=names, write=said.append)
    for name, got in zip(names, outcome.values):
        same_bits(got, values[name], name)
    if target is not None:
        same_bits(run(program, dict(point), write=said[:0].append).values[0], target, "the target")
    if "".join(said) != shown:
        raise Mismatch(f"printed: {''.join(said)!r}, and not {shown!r}")


def same_bits(got, want, what: str) -> None:
    while hasattr(got, "value"):
        got = got.value
    g, w = np.asarray(got, dtype=float), np.asarray(want, dtype=float)
    if g.shape != w.shape or g.tobytes() != w.tobytes():
        raise Mismatch(f"{what}: {got!r}, and not CPython's {want!r}")


def check(text: str, point: dict, higher: bool = False, values=check_values) -> list[str]:
    """All engines on one program; the engines that refuse it, by a Diagnostic, are returned.

    values(text, point) holds what the program computes and prints to its oracle.
    """
    values(text, point)
    program, wrt, refused = program_of(text), tuple(point), []
    want = by_tape(program, point, wrt)
    for name, engine in ENGINES.items():
        try:
            got = engine(program, point, tuple(n for n in wrt if covers(name, point[n])))
        except Diagnostic as fence:
            if name not in PRINTED or fence.code not in REFUSED:
                raise Mismatch(f"{name}: {fence.code} {fence.message}") from fence
            refused.append(f"{name}: {fence.message}")
            continue
        covered = [w for n, w in split(want, point, wrt) if covers(name, point[n])]
        agree(got, covered, name, lambda: amplification_of(program, point, wrt))
    if higher:
        check_higher(program, point, tuple(n for n in wrt if not np.shape(point[n])), refused)
    return refused


def covers(engine: str, value) -> bool:
    """Whether an engine differentiates by such an input: the printed tangent by numbers only."""
    return engine != "tangent" or not np.shape(value)


def split(gradients: list[float], point: dict, wrt: tuple[str, ...]):
    """(input, derivative) for each element."""
    remaining = iter(gradients)
    return [(n, next(remaining)) for n in wrt for _ in range(np.size(point[n]))]


def check_higher(program, point: dict, wrt: tuple[str, ...], refused: list[str]) -> None:
    """Second order by tapes in tapes, by series and printed."""
    f = silent(program, point, wrt)
    _, found = partials(f, f.sources(), 2) if len(wrt) > 1 else (None, None)

    def twice() -> float:
        return amplification_of(program, point, wrt) ** 2

    for i, name in enumerate(wrt):
        second = by_series(program, point, (name,), 2)
        if found:
            agree(numbers(found[(i, i)]), second, f"tape of tape by {name}", twice, 1e-7)
        for mode in ("forward", "reverse"):
            what = f"{mode} of order 2"
            if any(PRINTED_BY[mode] in reason for reason in refused):
                continue
            try:
                got = run_printed(printed(program, (name,), mode, 2), point, (name,))
            except Diagnostic as fence:
                if fence.code != "E0108":
                    raise Mismatch(f"{what}: {fence.code} {fence.message}") from fence
                refused.append(f"{what}: {fence.message}")
                continue
            if math.isnan(second[0]) and not math.isnan(got[0]):
                # a NaN may be missed, and what is printed is then held to a difference
                agree(got, slope_of_dual(program, point, name), f"{what} by {name}", twice, 1e-4)
            else:
                agree(got, second, f"{what} by {name}", twice, 1e-7)


def slope_of_dual(program, point: dict, name: str, h: float = 1e-5) -> list[float]:
    """The difference of first derivatives of dual numbers."""
    ends = [by_dual(program, point | {name: point[name] + d}, (name,)) for d in (h, -h)]
    return [(a - b) / (2 * h) for a, b in zip(*ends)]


PRINTED_BY = {"forward": "tangent", "reverse": "adjoint"}
