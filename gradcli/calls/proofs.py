"""A program's value and derivatives with digits that are proven: in ball arithmetic."""

import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from typing import Any

from gradcli import calls
from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.calls.differentiable import differentiable
from gradcli.errors import Diagnostic
from gradcli.proven import Proven
from gradcli.result.checks import Certainty
from gradcli.result.derivatives import Result

PLAIN = re.compile(r"[+-]?[0-9]+(\.[0-9]*)?([eE][+-]?[0-9]{1,4})?")  # needs no evaluation
DIGITS = 17  # of an enclosure where none are asked for: of 64 bits all
MOST_DIGITS = 100_000
PER_DIGIT, SPARE = 3.33, 40  # bits of a digit, and more at first
LEAST, FURTHER = 1 << 14, 8  # bits that are tried at most: so many, or so many times the first


@bounded
def proven(
    program,
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    order: int = 1,
    unconnected: str = "none",
    *,
    digits: int = DIGITS,
    enclose: bool = False,
    strict: bool = False,
    limits=None,
    write: Write | None = None,
) -> Result:
    """The target's value at `point` and its derivatives up to `order`, each number a Proven.

    A value of `point` is exact: a float is the binary number that it is, a text what it spells,
    as "0.1" and "pi/2".  Literals of the program are what is typed.  Of `digits` significant
    digits those are given that are certain; with more bits each time until all are.  With `enclose`
    a number is given by two ends.  order 0 asks for no derivative.

    Raises E0214 where a test is not decided with all bits, E0002 without python-flint, E0215 of a
    program with a step that has no ball.
    """
    from gradcli.engine.balls import Undecided, bits, load_flint
    from gradcli.ops.rows import exact_rules

    load_flint()
    if program.tensors:
        raise Diagnostic(
            "E0215", "numbers of TensorFlow's are of so many bits, and prove nothing",
            program.module.body[0].span, source=program.source,
            help="write it with floats and NumPy's names",
        )  # fmt: skip
    first = int(digits * PER_DIGIT) + SPARE
    found: Result | None = None
    question: Undecided | None = None
    count = first
    while count <= max(LEAST, FURTHER * first):
        lines: list[str] = []
        try:
            with bits(count) as hulls, exact_rules():
                asked = (wrt, of, order, unconnected, limits, lines.append)
                found = _at(program, point, asked, digits, enclose)
        except Undecided as undecided:
            found, question = None, undecided
        if found is not None and not _missing(found, digits):
            break
        last, count = count, 2 * count
    if found is None:
        assert question is not None
        question.source = question.source or program.source
        raise question.diagnostic(last)
    for line in lines:
        (write or _standard_output)(line)
    found.notes = (*program.readings, *_notes(found, digits, hulls))
    if strict:
        _check_finite(found)
    return found


def _standard_output(text: str) -> None:
    import sys

    sys.stdout.write(text)


def _at(program, point: dict, asked: tuple, digits: int, enclose: bool) -> Result:
    """The result in balls of as many bits as the context has."""
    from gradcli.engine.partials import partials
    from gradcli.evaluator.balls import InBalls
    from gradcli.evaluator.function import Function

    wrt, of, order, unconnected, limits, write = asked
    balls = {name: _bound(program, name, value) for name, value in point.items()}

    def shown(x):
        return _proven(x, digits, enclose)

    if order == 0:
        program.check_of(of)
        program.check_point(point)
        function = Function(program, balls, (), of, limits, write)
        function.coder = InBalls
        values = tuple(map(shown, function([])))
        if program.ends_in_print and not of:
            return Result((), (), None, (), point)
        return Result(function.names, function.shaped(values), None, (), point)
    function, xs = differentiable(program, balls, wrt, of, "grad", limits, write, InBalls)
    try:
        with placing(function):
            values, derivatives = partials(function, xs, order)
    except (TypeError, ValueError, AttributeError) as error:  # of a rule; a row says it itself
        raise Diagnostic(
            "E0215", "a rule of the derivative takes numbers of 64 bits alone, and proves nothing",
            help="without --precision and --prove it is computed so", source=program.source,
        ) from error  # fmt: skip
    undefined = any(type(y) is float and y != y for y in values)
    gradients: dict[str, Any] = {}
    for k in range(1, order + 1):
        for index in combinations_with_replacement(range(len(xs)), k):
            g = derivatives.get(index)
            if g is None and unconnected == "zero":
                g = 0.0
            elif g is not None and undefined:
                g = float("nan")
            gradients[",".join(function.wrt[i] for i in index)] = g if g is None else shown(g)
    shaped = function.shaped(tuple(map(shown, values)))
    return Result(function.names, shaped, gradients, function.wrt, point)


def _bound(program, name: str, value: Any):
    """The value of an input in balls; a whole number that the program needs stays one."""
    from gradcli.evaluator.balls import InBalls, lifted, typed
    from gradcli.evaluator.run import run
    from gradcli.ops.arrays import array
    from gradcli.ops.dispatch import World

    given = program.inputs.get(name)
    if type(value) is str and PLAIN.fullmatch(value):
        value = typed(value)
    elif type(value) is str:
        value = run(calls.program(value, "<value>"), {}, coder=InBalls).values[0]
    if given is not None and given.kind != "float":
        is_ball = isinstance(value, World) and given.kind == "int"
        return int(value) if is_ball else value  # type: ignore[call-overload]  # a Ball has one
    if type(value) is bool:
        return value
    value = lifted(value)
    return array(value) if type(value) in (list, tuple) else value


def _proven(x: Any, digits: int, enclose: bool) -> Any:
    """A number of a result as a Proven, an array as one of these; what is not finite as it is."""
    from gradcli.engine.balls import Ball, Balls, Unknown
    from gradcli.evaluator.balls import lifted
    from gradcli.ops.arrays import load_numpy

    if type(x) is float or (type(x) is not Ball and getattr(x, "dtype", None) is not None):
        x = lifted(x)
    if type(x) is Balls:
        return load_numpy().frompyfunc(lambda y: _proven(y, digits, enclose), 1, 1)(x.cells)
    if type(x) is Unknown:
        bool(x)
    if type(x) is not Ball:
        return x
    return Proven(*x.ends(digits + SPARE // 4), digits, enclose)


def _numbers(found: Result) -> list[tuple[str, Proven]]:
    """Each number of a result that is a Proven, with what it is called."""
    named = list(zip(found.targets, found.values))
    named += [(f"the derivative by {key}", g) for key, g in (found.gradients or {}).items()]
    return [(name, x) for name, value in named for x in _leaves(value)]


def _leaves(value: Any) -> list[Proven]:
    if isinstance(value, dict):
        value = list(value.values())
    if getattr(value, "shape", ()):
        value = value.reshape(-1).tolist()
    if isinstance(value, (list, tuple)):
        return [x for item in value for x in _leaves(item)]
    return [value] if type(value) is Proven else []


def _missing(found: Result, digits: int) -> list[tuple[str, Proven]]:
    return [(name, x) for name, x in _numbers(found) if x.certain < digits]


def _notes(found: Result, digits: int, hulls: list[str]) -> list[str]:
    """What is told of numbers of which not all digits are certain."""
    missing: dict[str, int] = {}
    for name, x in _missing(found, digits):
        missing[name] = min(x.certain, missing.get(name, digits))
    notes = [
        f"{name} is known to {count} digit{'s' * (count != 1)}"
        if count
        else f"of {name} no digit is certain: it lies between the two ends"
        for name, count in missing.items()
    ]
    if missing and hulls:
        listed = ", ".join(hulls)
        notes.append(
            f"the point is not told from a kink or a step of {listed}: what depends on its side is "
            "the hull of both"
        )
    return notes


def _check_finite(found: Result) -> None:
    """E0207 where a number is not finite."""
    named = [*zip(found.targets, found.values), *(found.gradients or {}).items()]
    for name, value in named:
        if value is None or (type(value) is float and value - value != 0):
            state = "is not connected" if value is None else f"is {value}"
            raise Diagnostic("E0207", f"{name} {state}, and --strict asks for finite results")


# -- of the ordinary answer ------------------------------------------------------------------------
def certain(
    program,
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    of: tuple[str, ...] = (),
    order: int = 1,
    *,
    limits=None,
    write: Write | None = None,
) -> tuple[list[Certainty], tuple[str, ...]]:
    """Of each number that `gradient` gives at `point` how many digits are those of the exact one,
    and the notes of the proof.

    `point` is as `proven` takes it; 64 bits have the floats next to it, so that what their rounding
    costs is counted.
    """
    floats = {name: calls.constant(x) if type(x) is str else x for name, x in point.items()}
    plain = calls.gradient(program, floats, wrt, of, order, limits=limits, write=write)
    exact = proven(
        program, point, wrt, of, order, digits=DIGITS, limits=limits, write=lambda text: None
    )
    found = []
    for (name, x), (_, y) in zip(_each(plain), _each(exact)):
        found.append(Certainty(name=name, value=x, digits=_shared(x, y), proven=y))
    return found, exact.notes


def _each(found: Result) -> Iterator[tuple[str, Any]]:
    """The numbers of a result, each element by a name of its own."""
    named = list(zip(found.targets, found.values))
    named += [(_heading(found, key), g) for _, _, key, g in found.derivatives()]
    for name, value in named:
        yield from _elements(name, value)


def _heading(found: Result, key: str) -> str:
    """What a derivative is called, such as d2y/dx dz."""
    target = found.targets[0] if len(found.targets) == 1 else "sum"
    names = key.split(",")
    below = " ".join(
        f"d{name}{n if n > 1 else ''}" for name in dict.fromkeys(names) for n in [names.count(name)]
    )
    order = len(names) if len(names) > 1 else ""
    return f"d{order}{target if target.isidentifier() else ''}/{below}"


def _elements(name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if getattr(value, "shape", ()):
        import numpy as np

        for at in np.ndindex(value.shape):
            x = value[at]
            yield f"{name}[{','.join(map(str, at))}]", x.item() if isinstance(x, np.generic) else x
    elif isinstance(value, (list, tuple)):
        for i, item in enumerate(value):
            yield from _elements(f"{name}[{i}]", item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _elements(f"{name}[{key!r}]", item)
    else:
        yield name, value


def _shared(x: Any, y: Any) -> int | None:
    """How many digits x has of the number that y proves; None where it is that number, or both
    are none."""
    if type(y) is not Proven:
        return None if x is y or x == y or (x != x and y != y) else 0
    if x is None or x - x != 0:
        return 0
    scale = Fraction(10) ** y.power
    ends = y.low * scale, y.high * scale
    error = max(abs(Fraction(x) - end) for end in ends)
    if not error:
        return None
    if y.low <= 0 <= y.high:
        return 0
    part = error / min(map(abs, ends))
    return next(n for n in range(DIGITS, -1, -1) if part * 10**n < 1 or n == 0)
