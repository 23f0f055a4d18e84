"""The notes on a result: that it is a sum's, where it stopped being finite, why it is null, which
division by zero no handler sees, and where it lies on a kink."""

from collections.abc import Iterator
from contextlib import nullcontext
from math import log10

from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function, silent
from gradcli.ops.digits.doubt import told
from gradcli.ops.dispatch import is_complex
from gradcli.ops.numpy_call import shape
from gradcli.result.derivatives import OF_SUM, Found, Result, is_connected

# A program whose text has none of these has no kink and no branch.
SIGNS = (
    "<", ">", "==", "!=", "%", "//", " in ", "abs", "sign", "floor", "ceil", "trunc", "fix", "rint",
    "round", "max", "min", "mod", "relu", "norm", "hypot", "std", "clip",
    "ptp", "median", "quantile", "percentile", "sort", "interp", "hard_", "heaviside", "remainder",
    "dist", "ive", "i0e", "eig", "svd", "singular_values", "order_statistic",
)  # fmt: skip


def noted(result: Found, function: Function, strict: bool) -> Found:
    """The result with its notes; where `strict`, E0207 in place of one that something is wrong."""
    program = function.program
    notes = [*program.readings, *warned(function)]
    if not result.targets:
        _check_printed(result, function)
    for target, x in zip(result.targets, result.values):
        if x is None:
            null = _null(target, program)
            if strict:
                raise null
            notes.append(_in_words(null))
    notes += _of_what(result)
    unbounded = _not_finite(result, function)
    if unbounded:
        notes.append(_in_words(unbounded))
    if strict and unbounded:
        unbounded.help = unbounded.help or "without --strict it is a result with a note"
        raise unbounded
    for why in _reasons(result, function, result.missing()):
        why.help = "--unconnected zero takes the derivative by what is not connected as 0"
        if strict:
            raise why
        notes.append(_in_words(why))
    notes += _parts_without(result)
    notes += map(_in_words, _handlers(function))
    notes += _cancelled(result)
    notes += _inexact(result, function)
    if any(g is not None for *_, g in result.derivatives()):
        notes += map(_in_words, _kinks(result, function))
    result.notes = tuple(notes)
    return result


def _check_printed(result: Found, function: Function) -> None:
    """Raise where a program without a value has not printed what is asked for."""
    program = function.program
    if not function.printed:
        raise Diagnostic(
            "E0107", "the program has no value: it assigns nothing and ends in no expression",
            program.module.body[-1].span, "this statement has no value", source=program.source,
            help=_without_value(program, result.command if result.has_derivatives else "eval"),
        )  # fmt: skip
    if result.has_derivatives:
        raise Diagnostic(
            "E0107", "the program ends in a print: it has no value to differentiate",
            program.module.body[-1].span, "this has no value", source=program.source,
            help="--of names what is differentiated, as in --of y",
        )  # fmt: skip


def _of_what(result: Found) -> Iterator[str]:
    """What the derivatives are of, where that is not the plain value, and by what."""
    if result.has_derivatives and not result.wrt and result.targets:
        yield "there is nothing to differentiate by: the program has no real inputs"
    if result.gradients and result.sums and _is_sum(result.values):
        yield OF_SUM
    weighed = result.gradients or result.command == "vjp"
    if weighed and any(map(_is_complex, result.values)):
        yield "the target is complex: the derivatives are of its real part"


def _cancelled(result: Found) -> Iterator[str]:
    """How many digits of the derivatives are left, where their terms cancel."""
    error = told()
    if error and result.has_derivatives:
        yield f"{_left_of(error)} of the derivatives can be relied on: terms of theirs cancel"


def _left_of(error: float) -> str:
    """How many digits a number has whose relative error is that."""
    digits = max(int(-log10(error)), 0)
    return f"about {digits} digits" if digits > 1 else "one digit" if digits else "no digit"


def _inexact(result: Result, function: Function) -> Iterator[str]:
    """Which values have lost digits, how many they have, and what they are in full."""
    from gradcli.diagnosis.cancellation import inexact

    for i, error, y in inexact(function, result.values):
        name = result.targets[i] if result.targets[i].isidentifier() else "the value"
        if y and not result.values[i]:
            yield f"{name} is not 0: what it is computed from under- or overflows, or cancels"
        else:
            known = "" if y is None else f"; with more digits it is {y!r}".removesuffix(".0")
            left = f"{_left_of(error)} of {name} can be relied on"
            yield f"{left}: what it is computed from cancels{known}"


def warned(function: Function) -> tuple[str, ...]:
    """What the library warned of as the program ran."""
    return tuple(map(_in_words, function.notes))


def _without_value(program, command: str) -> str:
    """What to do with a program that has no value."""
    name = next(iter(program.functions), "")
    run = program.running(name, command) if name else ""
    if run.startswith("gradcli"):
        return f"run a function of it: {run}"
    return run or "end it with an expression"


def _null(target: str, program) -> Diagnostic:
    """That a target is None, as what a tape gives."""
    places = program.assigned.get(target)
    return Diagnostic(
        "E0207", f"'{target}' is null", places[-1] if places else program.target.span,
        "None is what a tape gives where nothing connects two values", source=program.source,
    )  # fmt: skip


def _is_complex(value) -> bool:
    """Whether a value, or a part of it, is a complex number or an array of them."""
    if type(value) in (list, tuple):
        return any(map(_is_complex, value))
    return is_complex(value)


def _is_sum(values: tuple) -> bool:
    return sum(map(_count, values)) > 1


def _count(value) -> int:
    if isinstance(value, (list, tuple)):
        return sum(map(_count, value))
    count = 1
    for length in shape(value):
        count *= length
    return count


def _in_words(found: Diagnostic) -> str:
    """A note: what a diagnostic says, its line, the lines it was called from, and its label."""
    words = found.message
    if found.span is not None and found.source is not None:
        places = [found.source.place(span[0]) for span in (found.span, *_callers(found))]
        words += f", at {places[0]}" + "".join(f", called at {place}" for place in places[1:])
    return f"{words}: {found.label}" if found.label else words


def _callers(found: Diagnostic) -> list:
    """The places of the innermost and the outermost call."""
    spans = [span for span, _ in found.calls if span is not None]
    return spans if len(spans) < 3 else [spans[0], spans[-1]]


# -- infinities and NaN ----------------------------------------------------------------------------
def _not_finite(result: Result, function: Function) -> Diagnostic | None:
    """What made the result infinite or NaN: the first row to be so, else the target itself."""
    value = all(map(is_finite, result.values))
    derivatives = [(key, g) for *_, key, g in result.derivatives() if g is not None]
    if value and all(is_finite(g) for _, g in derivatives):
        return None
    for name, x in function.point.items():
        if not is_finite(x):
            given = function.program.inputs.get(name)
            span = given.span if given is not None else None
            return Diagnostic(
                "E0207", f"the input '{name}' is not finite", span, source=function.program.source
            )
    from gradcli.diagnosis.probe import origin

    program = function.program
    real = tuple(name for name, given in program.inputs.items() if given.kind == "float")
    wrt = result.wrt if value else (*result.wrt, *(n for n in real if n not in result.wrt))
    probing = Function(program, function.point, wrt, function.of, function.limits, silent)
    order = max((key.count(",") + 1 for key, _ in derivatives), default=0)
    try:
        found = origin(probing, order, result.wrt)
    except Diagnostic as error:
        _only_a_limit(error)
        found = None
    if found is not None:
        distance = _distance(program, found) if value else ""
        if distance and not found.label:
            found.label = f"{distance} has the derivative 0 there"
        return found
    what = "the value" if not value else "a derivative"
    return Diagnostic("E0207", f"{what} of {', '.join(result.targets)} is not finite")


def _distance(program, found: Diagnostic) -> str:
    """The function that is the root of squares in which a derivative was lost; "" for none."""
    if found.span is None or found.source is not program.source:
        return ""
    from gradcli.language.names.distances import as_distance

    return as_distance(program.module, found.span)


def is_finite(value) -> bool:
    """Whether a number is finite, or all that an array, a list or a tuple holds."""
    if type(value) in (float, int, bool):
        return value - value == 0
    if isinstance(value, (list, tuple)):
        return all(map(is_finite, value))
    from gradcli.diagnosis import elements

    return elements.is_finite(value)


# -- null ------------------------------------------------------------------------------------------
def _reasons(result: Result, function: Function, missing: list) -> list[Diagnostic]:
    """Why each of the derivatives in `missing` is null."""
    found = []
    for i in dict.fromkeys(i for i, _ in missing):
        names = tuple(name for j, name in missing if j == i)
        several = i is not None and len(result.targets) > 1
        of = f" of '{result.targets[i]}'" if several else ""
        target = (result.targets[i],) if several else function.of
        for name, why in _why(function, names, target).items():
            why.message = f"the derivative{of} by '{name}' is null: {why.message}"
            found.append(why)
    return found


def _why(function: Function, names: tuple[str, ...], of: tuple[str, ...]) -> dict[str, Diagnostic]:
    from gradcli.diagnosis.unconnected import why

    program = function.program
    tracing = Function(program, function.point, function.wrt, of, function.limits, silent)
    try:
        return why(tracing, names)
    except Diagnostic as error:
        _only_a_limit(error)
        return {name: Diagnostic("E0207", f"no gradient reaches '{name}'") for name in names}


def _parts_without(result: Result) -> list[str]:
    """That parts of a target, which is a list or a tuple, do not depend on a variable."""
    notes = []
    for kind, i, key, found in result.derivatives():
        if kind == "derivative" and i is not None and is_connected(found):
            name = result.targets[i] if result.targets[i].isidentifier() else "the value"
            parts = list(_nulls(found))
            if parts:
                notes.append(f"the derivative by '{key}' is null for {', '.join(parts)} of {name}")
    return notes


def _nulls(found, path: str = "") -> Iterator[str]:
    """The places in a nested derivative that are None."""
    if found is None:
        yield path
    elif isinstance(found, (list, tuple, dict)):
        items = found.items() if isinstance(found, dict) else enumerate(found)
        for key, part in items:
            yield from _nulls(part, f"{path}[{key!r}]")


# -- handlers --------------------------------------------------------------------------------------
def _handlers(function: Function) -> list[Diagnostic]:
    if "except" not in function.program.source.text:
        return []
    from gradcli.diagnosis.handlers import passed_by

    return passed_by(function)


# -- kinks -----------------------------------------------------------------------------------------
def _may_have_kinks(program) -> bool:
    """Whether the text of a program has a sign of one; what looks closer is loaded only then."""
    return any(sign in program.source.text for sign in SIGNS)


def looking_for_kinks(function: Function):
    """A context in which the runs of a function look for kinks, so that no other has to."""
    if not _may_have_kinks(function.program):
        return nullcontext()
    from gradcli.diagnosis.kinks import sifted

    return sifted(function)


def _kinks(result: Result, function: Function) -> list[Diagnostic]:
    program = function.program
    if not _may_have_kinks(program):
        return []
    from gradcli.diagnosis.kinks import kinks

    looking = Function(program, function.point, result.wrt, function.of, function.limits, silent)
    looking.noticed = function.noticed
    try:
        return kinks(looking)
    except Diagnostic as error:
        _only_a_limit(error)
        return []


def _only_a_limit(error: Diagnostic) -> None:
    """Raise an error of a second run that no limit explains: the first had none."""
    if error.code != "E0206":
        raise error
