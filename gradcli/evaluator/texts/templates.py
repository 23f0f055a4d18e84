"""Python's older ways of writing values into strings: `'…' % values` and `'…'.format(values)`.

The fields are read here, not by Python: none reads an attribute, or is wider than an f-string's.
"""

import operator
import re
import string
from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.texts.formatting import WIDEST, ascii_only, formatted
from gradcli.evaluator.values import objects
from gradcli.evaluator.values.array import primal
from gradcli.evaluator.values.values import text, writer

PERCENT = re.compile(
    r"%(?:\(([^)]*)\))?([-+ #0]*)(\*|[0-9]+)?(?:\.(\*|[0-9]*))?[hlL]?(.|$)", re.DOTALL
)
NUMBERS, TEXTS = "diuoxXeEfFgGc", "sra"


def percent(owner, node, template: str, values) -> str:
    """template % values; raises E0201 and E0202 with the names of Python's exceptions."""
    rest = list(reversed(values)) if isinstance(values, tuple) else [values]

    def take(key: str | None = None):
        if key is None and rest:
            return rest.pop()
        if key is None:
            raise Diagnostic("E0201", "not enough arguments for format string")
        if not isinstance(values, dict):
            raise Diagnostic("E0201", "format requires a mapping", help=f"'%({key})s' % {{…}}")
        if key not in values:
            raise _no_field(key)
        rest.clear()
        return values[key]

    def field(match: re.Match) -> str:
        key, flags, width, precision, kind = match.groups()
        if kind == "%":
            return "%"
        if not kind or kind not in NUMBERS + TEXTS:
            what = f"unsupported format character {kind!r}" if kind else "incomplete format"
            raise Diagnostic("E0202", what, help="as in %s, %d, %.3f or %e; %% is the sign itself")
        lengths = [_length(take() if given == "*" else given and int(given[:9]))
                   for given in (width, precision)]  # fmt: skip
        spec = "%" + flags + str("" if lengths[0] is None else lengths[0])
        spec += "" if lengths[1] is None else f".{lengths[1]}"
        return _converted(owner, node, spec, kind, take(key))

    made = PERCENT.sub(field, template)
    if rest and type(values) is not dict:
        raise Diagnostic(
            "E0201", "not all arguments converted during string formatting",
            help="each value has its field, as in 'x = %.3f, y = %.3f' % (x, y)",
        )  # fmt: skip
    owner.meter.elements(len(made), node.span)
    return made


def _length(given):
    if given is not None and given != "" and type(given) is not int:
        raise Diagnostic("E0201", "* wants int")
    if given and abs(given) > WIDEST:
        message = f"the field is wider than {WIDEST} characters"
        raise Diagnostic("E0201", message, exception="ValueError")
    return given


def _converted(owner, node, spec: str, kind: str, x) -> str:
    if kind in TEXTS:
        made = text(x, writer(owner, node.span), kind != "s")
        return f"{spec}s" % (ascii_only(made) if kind == "a" else made)
    return objects.attempt(operator.mod, spec + kind, (primal(x),))


def format(owner, node, template: str, *args, **keywords) -> str:
    """template.format(…); raises E0201 and E0202 with the names of Python's exceptions."""
    spend = writer(owner, node.span)
    made = _filled(template, _finder(args, keywords), lambda x: text(x, spend), spend)
    owner.meter.elements(len(made), node.span)
    return made


def _no_field(name: str) -> Diagnostic:
    return Diagnostic("E0202", f"no value for the field {name!r}", exception="KeyError")


def _finder(args: tuple, keywords: dict) -> Callable:
    """The value of a field by its name; "" is the next one."""
    count, numbered = 0, False

    def find(name: str):
        nonlocal count, numbered
        if name[:1] and not name.isidentifier() and not (name.isascii() and name.isdigit()):
            raise Diagnostic(
                "E0202", f"a field is a number or a name, not '{{{name}}}'",
                help="give the value itself: '{}'.format(x[0])",
            )  # fmt: skip
        if name and not name.isdigit():
            if name not in keywords:
                raise _no_field(name)
            return keywords[name]
        if (count and name) or (numbered and not name):
            kinds = ("automatic field numbering", "manual field specification")
            message = f"cannot switch from {kinds[not name]} to {kinds[bool(name)]}"
            raise Diagnostic("E0202", message, exception="ValueError")
        numbered = numbered or bool(name)
        at = int(name[:9]) if name else count
        count += not name
        if at >= len(args):
            message = f"Replacement index {at} out of range for positional args tuple"
            raise Diagnostic("E0202", message, exception="IndexError")
        return args[at]

    return find


def _filled(template: str, find: Callable, written: Callable, spend: Callable, deep=0) -> str:
    made = []
    for literal, name, spec, conversion in _fields(template):
        made.append(literal)
        if name is None:
            continue
        x = find(name)
        if deep > 1:
            raise Diagnostic("E0202", "Max string recursion exceeded", exception="ValueError")
        wanted = _filled(spec, find, written, spend, deep + 1) if "{" in spec else spec
        if conversion:
            x = text(x, spend, conversion != "s")
            x = ascii_only(x) if conversion == "a" else x
        made.append(formatted(x, wanted, written))
    return "".join(made)


def _fields(template: str) -> list[tuple]:
    try:
        return list(string.Formatter().parse(template))
    except ValueError as error:
        raise Diagnostic(
            "E0202", str(error), help="a brace itself is written twice: {{ and }}",
            exception="ValueError",
        ) from error  # fmt: skip
