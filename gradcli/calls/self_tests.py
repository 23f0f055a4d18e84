"""Points at which an emitted text checks itself, and what the tape gives there."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from random import Random
from struct import pack, unpack
from typing import TYPE_CHECKING, Any, cast

from gradcli.core.types.lengths import Length, names, replaced
from gradcli.core.types.lengths import name as open_length
from gradcli.errors import Diagnostic
from gradcli.evaluator.limits import Limits
from gradcli.language.syntax import surface as s

if TYPE_CHECKING:
    from gradcli.calls import Program

POINTS = 3
LENGTH = 3  # of axes whose length is open
SMALL = 1e-6  # below it a derivative tells no more than 0 does
OFF = 1 + 2.0**-40  # inputs so far off may move a result by one part in a million, and no more
OFF_IN_FLOATS = 1 + 2.0**-19  # the same, by one part in a thousand
TRIES = 60
NEAR = 4  # of them, the first so many are near the defaults, then one in NEAR_ONE
NEAR_ONE = 3
# How many steps a run may take at a point, after how many points that take more no other is looked
# at, and how many are looked at where a derivative is 0 at the first: a loop may have no end at a
# point that nobody has in mind.
STEPS = ((20_000, 20, 12), (300_000, 2, POINTS))
Points = tuple[tuple[dict, ...], tuple[tuple, ...]]


def points_of_value(
    program: "Program", lowered, to: str, graded: tuple[str, ...] = (), single: bool = False
) -> Points:
    """Three points for a text in `to`, and the program's value at each; E0109 without any.

    graded: what it is differentiated by there as well; single: of numbers that floats have, and
    where a result in floats has three digits.
    """
    if graded:
        return points_of_derivative(program, lowered, to, graded, 1, True)
    from gradcli.calls.values import value

    def outputs(point: dict, steps: int) -> tuple:
        return _parts(value(program, point, limits=Limits(steps=steps), write=_silent).values)

    return _points(program, lowered, to, outputs, single)


def points_of_derivative(
    program: "Program",
    derived,
    to: str,
    wrt: tuple[str, ...],
    order: int,
    first: bool,
    single: bool = False,
) -> Points:
    """Three points and the derivatives of `order` there, the value `first`; E0109 without.

    single: as for `points_of_value`.
    """
    from gradcli.calls.values import gradient, value
    from gradcli.emit.about import partials

    def outputs(point: dict, steps: int) -> tuple:
        value(program, point, limits=Limits(steps=steps), write=_silent)  # soon, where it is long
        result = gradient(
            program, point, wrt, order=order, unconnected="zero", limits=Limits(steps=steps),
            write=_silent,
        )  # fmt: skip
        found = tuple(result.gradients[",".join(by)] for by in partials(wrt, order))
        return (*_parts(result.values), *found) if first else found

    return _points(program, derived, to, outputs, single)


def _parts(values: tuple) -> tuple:
    """The values of a target, of which a tuple is its parts."""
    return values[0] if len(values) == 1 and type(values[0]) is tuple else values


def _silent(text: str) -> None:
    """What the program prints is not asked for here."""


def _points(program: "Program", derived, to: str, outputs, single: bool) -> Points:
    """Points at which all is finite, and is what it is close by: where an iteration has gone
    astray, rounding decides.  Of those at hand the ones that take the most ways come first.

    Where an output is 0 at all three, the last gives way to a point where the fewest are.
    """
    given = _given(derived, to)
    found: list[tuple[dict, tuple]] = []
    for steps, endless, most in STEPS:
        points = _by_ways(program, _candidates(program, *given))
        found = _found(points, outputs, steps, endless, most, single)
        if len(found) >= POINTS:
            break
    if len(found) < POINTS:
        raise Diagnostic(
            "E0109",
            f"there are no {POINTS} points at hand where it ends soon, and is finite",
            help="leave out --self-test, or give the inputs defaults near which it is",
            source=program.source,
        )
    kept, others = found[: POINTS - 1], found[POINTS - 1 :]
    last = min(others, key=lambda one: _zeros([*kept, one]))
    three = [*kept, last]
    return tuple(point for point, _ in three), tuple(values for _, values in three)


def _found(
    points: Iterator[dict], outputs, steps: int, endless: int, most: int, single: bool
) -> list[tuple[dict, tuple]]:
    """Points, with what is computed there, of which the first POINTS may serve, and up to `most`
    where an output is 0 at these; fewer where a run takes more than so many steps at `endless`
    points."""
    found: list[tuple[dict, tuple]] = []
    for point in points:
        if single:
            point = {n: _in_floats(_plain(x)) for n, x in point.items()}
        try:
            values = tuple(map(_plain, outputs(point, steps)))
        except Diagnostic as error:
            endless -= error.code == "E0206"
            if not endless:
                break
            continue
        if (
            values
            and all(map(_is_finite, values))
            and _is_steady(point, values, outputs, steps, single)
        ):
            found.append(({n: _plain(x) for n, x in point.items()}, values))
        if len(found) == most or (len(found) == POINTS and not _zeros(found)):
            break
    return found


def _is_steady(point: dict, values: tuple, outputs, steps: int, single: bool) -> bool:
    """Whether the outputs are what they are close by, so that rounding does not decide them."""
    try:
        off, small = (OFF_IN_FLOATS, 1e-3) if single else (OFF, SMALL)
        close = outputs({n: _times(_plain(x), off) for n, x in point.items()}, steps)
    except Diagnostic:
        return False
    pairs = zip(_numbers(values), _numbers(map(_plain, close)))
    return all(abs(x - y) <= small * max(abs(x), small) for x, y in pairs)


def _in_floats(x):
    """Numbers as the nearest floats of 32 bits."""
    if type(x) is list:
        return [_in_floats(item) for item in x]
    return unpack("f", pack("f", x))[0] if type(x) is float else x


def _times(x, factor: float):
    """A number, or all of a list, times a factor; whole numbers and truths as they are."""
    if type(x) is list:
        return [_times(item, factor) for item in x]
    return x * factor if type(x) is float else x


def _zeros(found: list[tuple[dict, tuple]]) -> int:
    """How many numbers of the outputs are 0 or nearly at all points; elements by their place."""
    flat = [[*_numbers(values)] for _, values in found]
    return sum(all(abs(x) < SMALL for x in numbers) for numbers in zip(*flat))


def _numbers(values) -> Iterator:
    for x in values:
        yield from _numbers(x) if type(x) in (list, tuple) else (x,)


def _candidates(
    program, shapes: dict[str, tuple[Length, ...] | None], whole: set[str]
) -> Iterator[dict]:
    """The same points in every run, at each of which all inputs have a value; those in `whole` keep
    their defaults, of whole numbers.

    Where lengths are open, every other point has another length on each axis, so that a text that
    takes one axis for another does not pass.
    """
    random, texts = Random(1), _texts(program)
    open_lengths = {n for shape in shapes.values() for length in shape or () for n in names(length)}
    alike = dict.fromkeys(open_lengths, LENGTH)
    apart = {n: LENGTH + k for k, n in enumerate(sorted(open_lengths), 1)}
    inputs = sorted(program.inputs.values(), key=lambda given: given.default is not None)
    preset = [given for given in inputs if given.default is not None]  # they may read the others
    for attempt in range(TRIES):
        point: dict = {}
        for given in inputs[: len(inputs) - len(preset)]:
            shape = shapes[given.name]
            if shape is None:
                shape = (LENGTH,) * (1 + attempt % 2)
            lengths = (alike, apart)[attempt % 2]
            counts = cast(list[int], [replaced(length, lengths) for length in shape])  # all known
            point[given.name] = _number(given, counts, random, attempt, texts)
        if preset:
            of = tuple(given.name for given in preset)
            found = _defaults(program, point, of)
            if found is None:
                continue
            near = 0.1 if attempt < NEAR or attempt % NEAR_ONE == 0 else 3.0
            for given, x in zip(preset, found):
                moves = attempt > 0 and given.kind == "float" and given.name not in whole
                point[given.name] = _near(_plain(x), random, near) if moves else x
        yield point


def _texts(program: "Program") -> list[str]:
    """What texts are compared with, and one that none is."""
    compared = [n for n in s.walk(program.module) if type(n) in (s.Compare, s.Dict)]
    found = {t.value for n in compared for t in s.walk(n) if type(t) is s.String}
    return [*sorted(found), "other"]


def _defaults(program: "Program", point: dict, names: tuple[str, ...]) -> list | None:
    """What the defaults of inputs are at a point, whatever the program does with them; None where
    one is not reached."""
    from gradcli.evaluator.run import run

    seen: dict[str, Any] = {}
    watch = {name: lambda x, name=name: seen.setdefault(name, x) for name in names}
    with suppress(Diagnostic):
        run(program, point, of=(), watch=watch, limits=Limits(steps=STEPS[0][0]), write=_silent)
    return [seen[name] for name in names] if seen.keys() >= {*names} else None


def _by_ways(program: "Program", points: Iterable[dict]) -> Iterator[dict]:
    """The points, before others those where a test or a comparison goes another way."""
    from gradcli.diagnosis.branches import ways

    first = next(points := iter(points), None)
    if first is None:
        return
    yield first
    seen = ways(program, first)
    if not seen:  # nothing is tested, or a run is too long to look for others
        yield from points
        return
    rest = [(p, taken) for p in points if (taken := ways(program, p)) is not None]
    while rest:
        best = max(range(len(rest)), key=lambda k: len(rest[k][1] - seen))
        point, taken = rest.pop(best)
        seen |= taken
        yield point


def _given(derived, to: str) -> tuple[dict[str, tuple[Length, ...] | None], set[str]]:
    """The shape that each input has at the points, None where it may have any number of axes; and
    the inputs that are taken for whole numbers."""
    from gradcli.core.types.kind_rules import axes_of
    from gradcli.core.types.kinds import kinds_of

    kinds = kinds_of(derived)
    found: dict[str, tuple[Length, ...] | None] = {}
    for name in derived.inputs:
        shape, axes = kinds.shapes.table[None, name], axes_of(kinds.name(name, None))
        if type(shape) is tuple:
            found[name] = shape
        else:
            own = (open_length(f"{name}.{k}") for k in range(axes or 0))
            found[name] = None if axes is None else tuple(own)
    from gradcli.emit.targets import IN_STATEMENTS

    if to not in IN_STATEMENTS:
        return found, set()
    from gradcli.emit.statements.file import typed
    from gradcli.typed.values import Array

    whole = set()
    for name, given in typed(
        derived
    ).told.inputs.items():  # without those that a derivative reads not
        found[name] = given.axes if type(given) is Array else ()  # what uses leave open
        if (given.kind if type(given) is Array else given) == "int":
            whole.add(name)
    return found, whole


def _number(given, shape: Sequence[int], random: Random, attempt: int, texts: Sequence[str]) -> Any:
    """A value for an input without a default: numbers between 0 and 2, or -1 and 1, or one of the
    program's texts."""
    if given.kind == "bool":
        return bool(random.randrange(2))
    if given.kind == "str":
        return random.choice(texts)
    low, high = ((0.1, 1.9), (-1.0, 1.0))[attempt // 10 % 2]
    one = (lambda: random.randrange(2, 5)) if given.kind == "int" else (
        lambda: round(random.uniform(low, high), 3)
    )  # fmt: skip
    return _filled(shape, one)


def _near(x, random: Random, part: float):
    """Numbers that are off those of x by up to a part of them."""
    if type(x) is list:
        return [_near(item, random, part) for item in x]
    factor = random.uniform(1 - part, 1 + part)
    return round(x * factor + random.uniform(0.0, part) * (x == 0), 6)


def _filled(shape: Sequence[int], one) -> Any:
    return [_filled(shape[1:], one) for _ in range(shape[0])] if shape else one()


def _plain(x) -> Any:
    """A value as numbers and lists of Python's."""
    return x.tolist() if hasattr(x, "tolist") else x


def _is_finite(x) -> bool:
    from math import isfinite

    return all(map(_is_finite, x)) if type(x) is list else isfinite(x)
