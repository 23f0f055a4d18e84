"""Values with their standard uncertainties, for people: `V/I = 254.03 ± 0.16`, and the budget."""

from collections.abc import Iterator

from gradcli.report.box import Frame, draw
from gradcli.report.formats import Style
from gradcli.report.narrow import narrowed
from gradcli.report.numbers.drawing import DIGITS, drawn, gap, shape_of
from gradcli.report.numbers.measured import ended, measured
from gradcli.report.numbers.names import heading
from gradcli.report.numbers.values import number
from gradcli.report.text import elided, escaped
from gradcli.result.derivatives import Share, Trials, UncertainGradient, Uncertainty

SMALL_DIGITS = 3  # of a contribution
INPUT_DIGITS = 12  # of the value of an input
LEAST = 0.005  # percent: what is less of second order is not shown
LABEL = 48  # columns of a name


def drawing(
    result: Uncertainty | UncertainGradient | Trials, style: Style, frame: Frame | None
) -> Iterator[str]:
    """The lines of the values, then of each its budget, and how the targets are correlated."""
    if isinstance(result, UncertainGradient):
        yield from _gradient(result, style)
        return
    if isinstance(result, Trials):
        yield from _trials(result, style)
        return
    for i, (target, value, u) in enumerate(zip(result.targets, result.values, result.us)):
        if shape_of(value) or isinstance(value, (list, tuple, dict)):
            yield from _array(target, value, u, style)
            continue
        yield f"{_name(target, style)} = {_measured(value, u, style)}\n"
        yield _budget(result.budgets[i], style, frame)
    if result.correlations:
        rows = [
            [[" and ".join(k.split(","))], [f"{r:.3f}"]] for k, r in result.correlations.items()
        ]
        yield draw([["correlation of"], ["r"]], rows, [True, False], frame, style.color)


def _name(text: str, style: Style) -> str:
    return elided(escaped(text), LABEL, gap(style))


def _measured(value, u, style: Style) -> str:
    return measured(float(value), u, style.digits, style.ascii)


def _array(target: str, value, u, style: Style) -> Iterator[str]:
    """A value of many elements, and below it the uncertainty of each."""
    for name, part in ((_name(target, style), value), ("u", u)):
        first, *rest = drawn(part, style, max(style.width - len(name) - 3, 12))
        yield f"{name} = {first}\n"
        yield from (f"{' ' * (len(name) + 3)}{line}\n" for line in rest)


def _budget(shares: list[Share], style: Style, frame: Frame | None) -> str:
    """The table of the shares."""
    head = ["input", "value", "u", "sensitivity", "contribution", "percent"]
    rows = [_row(s, style) for s in shares if s.order == 1 or abs(s.percent) >= LEAST]
    return narrowed(head, rows, style, frame, ("value", "u", "sensitivity"))


def _row(share: Share, style: Style) -> list[str]:
    contribution, percent = f"{share.contribution:.{SMALL_DIGITS}g}", f"{share.percent:.1f}"
    if share.u is None:
        name = share.input.replace(",", f" {'x' if style.ascii else '×'} ")
        name += f"  (r = {share.correlation:.3g})" if share.order == 1 else "  (order 2)"
        return [escaped(name), "", "", "", contribution, percent]
    slope = "null" if share.sensitivity is None else number(share.sensitivity + 0.0, DIGITS)
    value, u = number(share.value, INPUT_DIGITS), f"{share.u:.{SMALL_DIGITS}g}"
    return [escaped(share.input), value, u, slope, contribution, percent]


def _gradient(result: UncertainGradient, style: Style) -> Iterator[str]:
    for target, value, u in zip(result.targets, result.values, result.us):
        yield f"{_name(target, style)} = {_measured(value, u, style)}\n"
    for key, g in (result.gradients or {}).items():
        text = "null" if g is None else _measured(g, result.gradients_u[key], style)
        yield f"{heading(result, key)} = {text}\n"


def _trials(result: Trials, style: Style) -> Iterator[str]:
    for target, mean, u, (low, high) in zip(
        result.targets, result.means, result.us, result.intervals
    ):
        yield f"{_name(target, style)} = {_measured(mean, u, style)}\n"
        ends = ", ".join(ended(end, u, style.digits) for end in (low, high))
        yield f"95 % of {result.trials} trials lie in [{ends}]\n"
