"""Taylor polynomials in rows: the order, the derivative and the coefficient of each term."""

from cmath import isfinite
from collections.abc import Iterator
from math import factorial
from typing import Any

from gradcli.report.box import Frame, draw
from gradcli.report.fields import field
from gradcli.report.formats import Style
from gradcli.report.numbers.drawing import DIGITS, drawn, gap
from gradcli.report.numbers.polynomial import Form, elements, text
from gradcli.report.numbers.values import number
from gradcli.report.text import columns_of, elided, escaped, wrapped
from gradcli.result.derivatives import Expansion

LABEL = 32  # columns of a target's text before its polynomial
ROWS, ENDS = 60, 20  # more terms than these are shown by their ends, where the style elides


def rows(result: Expansion) -> Iterator[tuple[str, tuple[int, ...], Any, Any]]:
    """(element of the targets, powers of the variables, derivative, coefficient) of each term."""
    for name, terms in elements(result):
        for powers, c in terms:
            scale = 1
            for n in powers:
                scale *= factorial(n)
            yield name, powers, None if c is None else c * scale, c


def lines(result: Expansion, digits: int | None) -> Iterator[list[str]]:
    """A header, then a line a term; of several variables the power of each has a column."""
    several = result.wrt if len(result.wrt) > 1 else ()
    powers_of = [f"power_{name}" for name in several]
    yield ["target", "order", *powers_of, "derivative", "coefficient"]
    for name, powers, derivative, c in rows(result):
        each = map(str, powers if several else ())
        yield [name, str(sum(powers)), *each, field(derivative, digits), field(c, digits)]


def drawing(result: Expansion, style: Style, frame: Frame | None) -> tuple[str, bool]:
    """The polynomials and the table of their terms, for people; and whether terms are left out."""
    form = Form(digits=style.digits or DIGITS)
    found, room = list(elements(result)), style.width if style.fits else 0
    alone = len(found) == 1
    polynomials = []
    for name, terms in found:
        label = elided(escaped(result.targets[0] if alone else name), LABEL, gap(style))
        if all(c is None or isfinite(c) for _, c in terms):
            whole = f"{label} = {text(result, terms, form)}"
        else:
            at = ", ".join(f"{escaped(x)} = {number(a, form.digits)}" for x, a in result.at.items())
            whole = f"{label} has no Taylor polynomial about {at}"
        polynomials += _folded(whole, room, columns_of(label) + 3)
    several = len(result.wrt) > 1
    table = []
    for name, powers, derivative, c in rows(result):
        term = _term(result.wrt, powers) if several else str(sum(powers))
        cells = [[term], drawn(derivative, style), drawn(c, style)]
        table.append(cells if alone else [[escaped(name)], *cells])
    cut = style.elides and len(table) > ROWS
    head = ["term" if several else "order", "derivative", "coefficient"]
    head = head if alone else ["target", *head]
    if cut:
        table = [*table[:ENDS], [[gap(style)] for _ in head], *table[-ENDS:]]
    align = [not alone, *[False] * (len(head) - 1)]
    align[len(head) - 3] = several
    drawn_table = draw([[name] for name in head], table, align, frame, style.color)
    space = "" if frame else "\n"
    return "\n".join(polynomials) + f"\n{space}{drawn_table}", cut


def _folded(whole: str, room: int, hanging: int) -> list[str]:
    """A polynomial in lines, those after the first below its own beginning."""
    first, *rest = wrapped(whole, room, 0, hanging)
    return [first, *(" " * hanging + line for line in rest)]


def _term(names: tuple[str, ...], powers: tuple[int, ...]) -> str:
    """The powers of a term, such as x^2*y; 1 of none."""
    factors = [name if n == 1 else f"{name}^{n}" for name, n in zip(names, powers) if n]
    return "*".join(factors) or "1"
