"""Points at which an emitted text checks itself, and what the tape gives there."""

from random import Random
from typing import Any

from gradcli.errors import Diagnostic

POINTS = 3
TRIES = 60
Points = tuple[tuple[dict, ...], tuple[tuple, ...]]


def points_of_value(program, lowered, to: str) -> Points:
    """Three points for a text in `to`, and the program's value at each; E0109 without any."""
    from gradcli.calls.values import value

    def outputs(point: dict) -> tuple:
        return value(program, point, write=_silent).values

    return _points(program, lowered, to, outputs)


def points_of_derivative(
    program, derived, to: str, wrt: tuple[str, ...], order: int, first: bool
) -> Points:
    """Three points and the derivatives of `order` there, the value `first`; E0109 without."""
    from gradcli.calls.values import gradient
    from gradcli.emit.about import partials

    def outputs(point: dict) -> tuple:
        result = gradient(program, point, wrt, order=order, unconnected="zero", write=_silent)
        found = tuple(result.gradients[",".join(by)] for by in partials(wrt, order))
        return (*result.values, *found) if first else found

    return _points(program, derived, to, outputs)


def _silent(text: str) -> None:
    """What the program prints is not asked for here."""


def _points(program, derived, to: str, outputs) -> Points:
    kinds, random = _kinds(derived, to), Random(1)
    found: list[tuple[dict, tuple]] = []
    for attempt in range(TRIES):
        point = {}
        try:
            for given in program.inputs.values():
                kind = kinds[given.name]
                point[given.name] = _number(program, given, kind, point, random, attempt)
            values = tuple(map(_plain, outputs(point)))
        except Diagnostic:
            continue
        if values and all(map(_is_finite, values)):
            found.append(({n: _plain(x) for n, x in point.items()}, values))
        if len(found) == POINTS:
            return tuple(zip(*found))
    raise Diagnostic(
        "E0109",
        f"there are no {POINTS} points at hand where what it computes is finite",
        help="leave out --self-test, or give the inputs defaults near which it is",
        source=program.source,
    )


def _kinds(derived, to: str) -> dict[str, str | None]:
    """What each input may hold; C takes one that may be any array for what its uses leave."""
    from gradcli.language.kinds import kinds_of

    kinds = {name: kinds_of(derived).name(name, None) for name in derived.inputs}
    if to == "c" and "any" in kinds.values():
        from gradcli.emit.c.shapes import Array
        from gradcli.emit.c.types import types_of

        for name, found in types_of(derived).inputs.items():
            if kinds[name] == "any":
                kinds[name] = "vector" if type(found) is Array else found
    return kinds


def _number(program, given, kind: str | None, point: dict, random: Random, attempt: int) -> Any:
    """A value for an input: its default or near it, else numbers between 0 and 2, or -1 and 1."""
    from gradcli.calls.values import value

    if given.default is not None:
        unbound = {n: 1.0 for n, i in program.inputs.items() if i.default is None}
        (x,) = value(program, unbound | point, (given.name,), write=_silent).values
        return x if attempt == 0 or given.kind != "float" else _near(_plain(x), random)
    if given.kind == "bool":
        return bool(random.randrange(2))
    low, high = ((0.1, 1.9), (-1.0, 1.0))[attempt // 10 % 2]
    one = (lambda: random.randrange(2, 5)) if given.kind == "int" else (
        lambda: round(random.uniform(low, high), 3)
    )  # fmt: skip
    shape = given.shape or {
        "vector": (3,),
        "array": (3, 3),
        "any": ((3,), (3, 3))[attempt % 2],
    }.get(kind, ())
    return _filled(shape, one)


def _near(x, random: Random):
    """Numbers within a tenth of those of x."""
    if type(x) is list:
        return [_near(item, random) for item in x]
    return round(x * random.uniform(0.9, 1.1) + random.uniform(0.0, 0.1) * (x == 0), 6)


def _filled(shape: tuple[int, ...], one) -> Any:
    return [_filled(shape[1:], one) for _ in range(shape[0])] if shape else one()


def _plain(x) -> Any:
    """A value as numbers and lists of Python's."""
    return x.tolist() if hasattr(x, "tolist") else x


def _is_finite(x) -> bool:
    from math import isfinite

    return all(map(_is_finite, x)) if type(x) is list else isfinite(x)
