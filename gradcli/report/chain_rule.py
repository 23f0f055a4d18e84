"""The chain rule as one writes it: each step with its partials, then the derivatives back."""

from collections.abc import Iterator
from textwrap import indent
from typing import Any

from gradcli.report.fields import field
from gradcli.report.formats import Style
from gradcli.report.formulas import lines
from gradcli.report.numbers.drawing import drawn, gap
from gradcli.report.table import notes
from gradcli.report.text import columns_of
from gradcli.result.chain_rule import Chained, ChainRule, Sum
from gradcli.result.grids import Records
from gradcli.result.tapes import Large

STEPS, ENDS = 16, 6  # of more steps so many are shown at each end
TERMS, SHOWN = 5, 2  # of a longer sum so many terms at each end
LEFT = 44  # columns of a step, beside which its partials stand
COLUMNS = ("part", "of", "by", "symbols", "value")


def render(rule: ChainRule, style: Style, whole: bool) -> Iterator[str]:
    """Forward, back, and the derivatives; in the middle of many steps some are left out."""
    mark, names = gap(style), {step.name for step in rule.steps}
    steps, sums = rule.steps, [one for one in rule.sums if one.terms]
    hidden = {s.name for s in steps[ENDS:-ENDS]} if len(steps) > STEPS and not whole else set()
    if steps:
        yield "forward\n"
        rows = [(s, *_forward(s, rule, style)) for s in steps if s.name not in hidden]
        column = max([columns_of(left) for _, left, _ in rows if columns_of(left) <= LEFT] or [0])
        line = 0
        for k, (step, left, partials) in enumerate(rows):
            if hidden and k == ENDS:
                yield f"  {mark} {len(hidden)} more steps (--all shows everything)\n"
            if rule.lines and step.line != line:
                yield f"  line {step.line}: {rule.lines[step.line]}\n"
            line = step.line
            yield from _beside(left, partials, column)
        yield "back\n"
    skipped = False
    for one in sums if steps else []:
        if one.by in hidden:
            yield "" if skipped else f"  {mark}\n"
            skipped = True
        else:
            yield _back(one, rule, style, whole)
    if rule.unused:
        what = "step, as of a test, carries" if rule.unused == 1 else "steps, as of tests, carry"
        yield f"{rule.unused} more {what} nothing back\n"
    if steps:
        yield "derivatives\n" if len(sums) > 1 and sums[-2].by not in names else "derivative\n"
    for text in lines(rule.formulas, rule.result, style):
        yield indent(text, "  ") if steps else text
    yield from notes(rule.known.notes, style)


def _forward(step: Chained, rule: ChainRule, style: Style) -> tuple[str, list[str]]:
    """A step, and its partials."""
    left = _joined([step.name, step.text, *_value(step.value, rule, style)])
    partials = [
        _joined([_partial(step.name, by, style), text, *_value(number, rule, style)])
        for by, text, number in step.partials
        if text or number is not None
    ]
    return left, partials


def _beside(left: str, partials: list[str], column: int) -> Iterator[str]:
    """A step with its partials beside it, below one another."""
    first, *rest = partials or [""]
    gap_left = " " * (column - columns_of(left))
    if columns_of(left) > column and first:
        yield f"  {left}\n"
        left, gap_left = "", " " * column
    yield f"  {left}{gap_left}    {first}".rstrip() + "\n"
    yield from (f"  {' ' * column}    {more}\n" for more in rest)


def _back(one: Sum, rule: ChainRule, style: Style, whole: bool) -> str:
    """`dv3/dx = dv3/dv1*dv1/dx + … = its factors in symbols = in numbers = its value`."""
    label = _quotient(rule.of, one.by)
    chain, symbols, numbers = [], [], []
    for term in one.terms:
        start = term.through == rule.of
        through, part = _quotient(rule.of, term.through), _partial(term.through, one.by, style)
        if term.through == one.by:  # the target by itself
            start, part = True, "1"
        symbol = term.text or part
        chain.append(part if start else f"{through}*{part}")
        signed = f"({symbol})" if symbol[0] == "-" else symbol
        product = through if symbol == "1" else f"{through}*{signed}"
        symbols.append(symbol if start else product)
        numbers.append(_product(term, start, style))
    parts = [label, *(_sum(texts, style, whole) for texts in (chain, symbols))]
    if rule.valued:
        number = type(one.value) is float and one.value == one.value
        summed = [text for text in numbers if text is not None]
        told = number and len(summed) == len(numbers)  # of an array and of NaN there is no sum
        parts += [_sum(summed, style, whole)] if told else []
        parts += _value(one.value, rule, style)
    return _folded(parts, style)


def _product(term, start: bool, style: Style) -> str | None:
    """The factors of a term as numbers; None where they are none."""
    if type(term.cotangent) is not float or type(term.partial) is not float:
        return None
    partial = _number(term.partial, style)
    if start:
        return partial
    factors = (_number(term.cotangent, style), partial)[: 1 if term.text == "1" else 2]
    if len(factors) == 1:
        return factors[0]
    return "*".join(f"({x})" if x[0] == "-" else x for x in factors)


def _sum(terms: list[str], style: Style, whole: bool) -> str:
    if len(terms) > TERMS and not whole:
        left = f"{gap(style)} {len(terms) - 2 * SHOWN} more {gap(style)}"
        terms = [*terms[:SHOWN], left, *terms[-SHOWN:]]
    first, *others = terms
    return first + "".join(f" - {t[1:]}" if t[0] == "-" else f" + {t}" for t in others)


def _folded(parts: list[str], style: Style) -> str:
    """`a = b = c`, a part a line where they do not fit on one."""
    parts = _once(parts)
    line = f"  {' = '.join(parts)}"
    if columns_of(line) <= style.width:
        return f"{line}\n"
    label, *rest = parts
    below = " " * columns_of(label)
    return "".join(f"  {label if k == 0 else below} = {part}\n" for k, part in enumerate(rest))


def _joined(parts: list[str]) -> str:
    return " = ".join(_once(parts))


def _once(parts: list[str]) -> list[str]:
    """The parts without what is empty, and without what the one before is."""
    parts = [part for part in parts if part]
    return [part for k, part in enumerate(parts) if not k or part != parts[k - 1]]


def _value(value: Any, rule: ChainRule, style: Style) -> list[str]:
    if not rule.valued or value is None:
        return []
    if isinstance(value, Large):
        return [f"array {'x'.join(map(str, value.shape))}"]
    lines = drawn(value, Style(style.digits, ascii=style.ascii, elides=True), 60)
    return [" ".join(line.strip() for line in lines)]


def _number(value: float, style: Style) -> str:
    return drawn(value, Style(style.digits))[0]


def _quotient(of: str, by: str) -> str:
    return f"d{of}/d{by}"


def _partial(of: str, by: str, style: Style) -> str:
    """The derivative of one step alone, by what it is made of."""
    return _quotient(of, by) if style.ascii else f"∂{of}/∂{by}"


# -- for machines ----------------------------------------------------------------------------------
def facts(rule: ChainRule) -> dict[str, Any]:
    """The chain rule as one object of JSON; what has no value is null."""
    result = rule.result if rule.valued else None
    known = result is not None
    return {
        "target": rule.known.targets[0],
        "value": None if result is None else result.value,
        "of": rule.of,
        "steps": [
            {
                "name": step.name, "text": step.text, "line": step.line,
                "value": _kept(step.value) if known else None,
                "partials": [
                    {"by": by, "text": text, "value": number if known else None}
                    for by, text, number in step.partials
                ],
            }
            for step in rule.steps
        ],
        "derivatives": [
            {
                "by": one.by, "value": _kept(one.value) if known else None,
                "terms": [
                    {
                        "through": term.through, "text": term.text,
                        "cotangent": _kept(term.cotangent) if known else None,
                        "partial": term.partial if known else None,
                    }
                    for term in one.terms
                ],
            }
            for one in rule.sums
        ],
        "gradients": None if result is None else result.gradients,
        "formulas": dict(rule.formulas.rows) if rule.formulas else {},
        "notes": [] if result is None else list(result.notes),
    }  # fmt: skip


def records(rule: ChainRule) -> Records:
    """A row for each step, each of its partials, and each term of a derivative."""
    rows = []
    for step in rule.steps:
        rows.append(("step", step.name, "", step.text, _field(step.value, rule)))
        for by, text, number in step.partials:
            rows.append(("partial", step.name, by, text, _field(number, rule)))
    for one in rule.sums:
        for term in one.terms:
            text = f"{_quotient(rule.of, term.through)}*{_quotient(term.through, one.by)}"
            rows.append(("term", rule.of, one.by, text, _field(_carried(term), rule)))
        rows.append(("derivative", rule.of, one.by, "", _field(one.value, rule)))
    return Records(COLUMNS, rows)


def _carried(term) -> float | None:
    numbers = type(term.cotangent) is float and type(term.partial) is float
    return term.cotangent * term.partial if numbers else None


def _field(value: Any, rule: ChainRule) -> str:
    return (
        field(value) if rule.valued and value is not None and not isinstance(value, Large) else ""
    )


def _kept(value: Any) -> Any:
    return None if isinstance(value, Large) else value
