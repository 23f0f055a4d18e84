"""Derivatives in symbols, a line each, with the numbers that they have at a point."""

from collections.abc import Iterator

from gradcli.report.formats import Style
from gradcli.report.numbers.drawing import gap, lone
from gradcli.report.numbers.names import heading
from gradcli.report.table import notes
from gradcli.report.text import columns_of, elided, escaped
from gradcli.result.derivatives import Formulas, Result

LABEL = 48  # columns of a target's text


def render(formulas: Formulas | None, result: Result | None, style: Style) -> Iterator[str]:
    """The derivatives, then the notes on them."""
    yield from lines(formulas, result, style)
    remarks = [*(result.notes if result else ()), *(formulas.notes if formulas else ())]
    yield from notes(dict.fromkeys(remarks), style)


def lines(formulas: Formulas | None, result: Result | None, style: Style) -> Iterator[str]:
    """`d/dx = 2*x = 6`: of each derivative its formula, its value at the result's point, or both.

    A program in the place of formulas stands under a comment that names what it gives.
    """
    values = {} if result is None else result.gradients
    texts = {} if formulas is None else dict(formulas.rows)
    named = result
    if named is None:
        assert formulas is not None  # one of both is given
        named = Result(formulas.targets, (None,), wrt=formulas.wrt)
    if result is not None:
        for target, value in zip(result.targets, result.values):
            yield _line([elided(escaped(target), LABEL, gap(style))], lone(value, style), style)
    if formulas is not None:
        yield from (f"{name} = {text}\n" for name, text in formulas.steps)
        if formulas.program:
            yield f"# {', '.join(heading(named, key) for key in formulas.wrt)}\n{formulas.program}"
    for key in dict.fromkeys((*texts, *values)):
        shown = [heading(named, key), *([texts[key]] if key in texts else [])]
        yield _line(shown, lone(values[key], style) if key in values else [], style)


def _line(texts: list[str], value: list[str], style: Style) -> str:
    """`label = formula = value`, the value below its formula where there is no room beside it."""
    line = " = ".join(texts)
    if not value or [texts[-1]] == value:
        return f"{line}\n"
    first, *rest = value
    column = columns_of(line)
    above = ""
    if len(texts) > 1 and (rest or (style.fits and column + len(first) + 3 > style.width)):
        column = columns_of(texts[0])
        above, line = f"{line}\n", " " * column
    return f"{above}{line} = {first}\n" + "".join(f"{' ' * (column + 3)}{more}\n" for more in rest)
