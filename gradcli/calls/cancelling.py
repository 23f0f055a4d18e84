"""Points near which the terms of a printed derivative cancel, where the tape's has its digits.

Such are points at which terms have a pole and their sum has none: 0, or a constant of the formula.
Next to each the printed derivative is held against the tape's, which is right there.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gradcli.errors import Diagnostic

if TYPE_CHECKING:
    from gradcli.calls import Program

NEAR = 1e-7  # how far from a point one looks, relative to it if it is past 1
AROUND = (-0.5, 0.5)  # and where one sees how large the derivative is there
OFF = 1e-12  # the error, relative to that, from which on terms cancel
MOST = 4  # points that are looked at
LARGE = 10**6  # constants that are no such points
HIGHEST = 3  # order of the derivatives that are looked at
SHORT = 2000  # characters of a program that is looked at
LONG = 20_000  # and of its derivatives


def cancelling(program: "Program", derived, wrt: tuple[str, ...], order: int) -> list[str]:
    """The points, such as `x = 0`, near which digits of a formula's printed derivatives cancel."""
    from gradcli.calls.programs import program as parsed
    from gradcli.emit.about import About
    from gradcli.emit.targets import printed

    given = program.inputs
    plain = all(x.kind == "float" and not x.shape for x in given.values())
    if not plain or order > HIGHEST or not _is_formula(program):
        return []
    text = printed(derived, "expr", About())
    if "/" not in text or len(text) > LONG:
        return []
    try:
        twin = parsed(text, bound=tuple(given))
    except Diagnostic:  # it nests too deeply
        return []
    others = {name: 0.7 + 0.11 * i for i, name in enumerate(given)}
    found = []
    for name in wrt:
        for at in _constants(program):
            if _cancels(program, twin, wrt, order, others, name, at):
                found.append(f"{name} = {at:g}")
    return found


def _is_formula(program: "Program") -> bool:
    """Whether a program is short, and runs its statements once."""
    from gradcli.language.syntax import surface as s

    repeats = (s.For, s.While, s.Def, s.Lambda, s.Comprehension)
    short = len(program.source.text) <= SHORT
    return short and not any(type(n) in repeats for n in s.walk(program.module))


def _constants(program: "Program") -> list[float]:
    """0, and the constants of a program next to which a denominator may be 0."""
    from gradcli.language.syntax import surface as s

    numbers = [n.value for n in s.walk(program.module) if type(n) is s.Number]
    reals = [float(x) for x in numbers if not isinstance(x, complex) and abs(x) < LARGE]
    return list(dict.fromkeys([0.0, *reals]))[:MOST]


def _cancels(program: "Program", twin, wrt, order: int, others: dict, name: str, at: float) -> bool:
    """Whether the printed derivative `twin` is off next to x = at."""
    step = NEAR * max(1.0, abs(at))
    for near in (at + step, at - step):
        point = others | {name: near}
        want = _of_tape(program, point, wrt, order)
        got = _of_text(twin, point, len(want))
        if not want or not got:
            continue
        around = [_of_tape(program, others | {name: at + d}, wrt, order) for d in AROUND]
        for k, (x, y) in enumerate(zip(got, want)):
            size = max([abs(y), *[abs(found[k]) for found in around if found]])
            if abs(x - y) > OFF * size:
                return True
    return False


def _of_tape(program: "Program", point: dict, wrt, order: int) -> list[float]:
    """The derivatives at a point; none where one is not finite, or has lost digits."""
    from gradcli.calls.values import gradient
    from gradcli.emit.about import partials

    try:
        result = gradient(program, point, wrt, order=order, unconnected="zero", write=_silent)
    except Diagnostic:
        return []
    if any("of the derivatives can be relied on" in note for note in result.notes):
        return []
    return list(_finite([result.gradients[",".join(by)] for by in partials(wrt, order)]))


def _of_text(twin, point: dict, count: int) -> list[float]:
    """The last `count` values of a program of derivatives; none where one is not finite."""
    from gradcli.calls.values import value

    try:
        result = value(twin, {n: x for n, x in point.items() if n in twin.inputs}, write=_silent)
    except Diagnostic:
        return []
    (values,) = result.values
    return list(_finite(values if type(values) is tuple else [values]))[-count:] if count else []


def _finite(values) -> Iterator[float]:
    numbers = [float(x) for x in values if type(x) in (float, int)]
    if len(numbers) == len(values) and all(x - x == 0 for x in numbers):
        yield from numbers


def _silent(text: str) -> None:
    """What the program prints is not asked for here."""
