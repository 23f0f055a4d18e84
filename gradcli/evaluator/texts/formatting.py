"""f-strings: each field's value as Python formats it, by the primals of numbers.

The specification is checked before it is used: its width and precision are at most WIDEST, so that
no field is longer than a program's text may make it.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import PLAIN, primal
from gradcli.evaluator.values.values import describe, text, writer
from gradcli.language.syntax import surface as s

WIDEST = 1000


def f_string(owner, node: s.FString) -> Callable:
    """The closure of an f-string."""
    parts, meter = _parts(owner, node.parts, node), owner.meter

    def run(f):
        made = [part if type(part) is str else part(f) for part in parts]
        meter.elements(sum(map(len, made)), node.span)
        return "".join(made)

    return run


def _parts(owner, parts: tuple, node: s.FString) -> list:
    """Strings, and the closures that give the strings of fields."""
    return [part if type(part) is str else _field(owner, part, node) for part in parts]


def _field(owner, node: s.Field, whole: s.FString) -> Callable:
    value, spec = owner.expression(node.value), _parts(owner, node.spec or (), whole)
    conversion, shown, source = node.conversion, node.shown, owner.source
    place = node.value if node.value.span else whole

    def run(f):
        x = value(f)
        wanted = "".join([part if type(part) is str else part(f) for part in spec])
        try:
            if conversion:
                x = text(x, writer(owner, place.span), conversion != "s")
                x = ascii_only(x) if conversion == "a" else x
            return shown + formatted(x, wanted, lambda x: text(x, writer(owner, place.span)))
        except FAULTS as error:
            raise fault(error, "an f-string", (x,), place, source) from error

    return run


def ascii_only(words: str) -> str:
    """`words` with every other character written as an escape."""
    return words.encode("ascii", "backslashreplace").decode("ascii")


def formatted(x, spec: str, written: Callable[[object], str]) -> str:
    """format(x, spec); `written` gives the text of a value where `spec` is empty."""
    if not spec and not objects.is_object(x):
        return written(x)
    if objects.is_object(x) and _largest(spec) <= WIDEST:
        return objects.attempt(format, x, spec)
    plain = primal(x)
    if type(plain) not in PLAIN and type(plain) is not str and getattr(plain, "shape", None) != ():
        raise Diagnostic(
            "E0201",
            f"{describe(x)} takes no format: ':{spec}' is for numbers and strings",
            help="format its elements one by one",
        )
    if _largest(spec) > WIDEST:
        raise Diagnostic(
            "E0201",
            f"the format ':{spec}' is wider than {WIDEST} characters",
            exception="ValueError",
        )
    try:
        return format(plain, spec)
    except (ValueError, OverflowError) as error:
        kind = "a string" if type(plain) is str else f"the number {plain!r}"
        raise Diagnostic(
            "E0201",
            f"':{spec}' is no format of {kind}",
            help="as in {x:.3f}, {x:10.2e}, {n:5d} or {name:>8}",
            exception=type(error).__name__,
        ) from error


def _largest(spec: str) -> int:
    """The largest number that stands in a format."""
    numbers = "".join([c if c.isdecimal() else " " for c in spec]).split()  # of any script
    return max([int(n) if len(n) < 9 else WIDEST + 1 for n in numbers], default=0)
