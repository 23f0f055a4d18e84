"""The methods of strings: Python's own, once their arguments are known to be strings or integers.

What makes a longer string says how long before it is made.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.values.values import describe, iterate


def _checked(name: str, kinds: tuple[type, ...]) -> Callable:
    """str's method `name`, whose arguments are of `kinds`; the last kind is that of all others."""
    function = getattr(str, name)

    def method(x: str, *args, **keywords):
        for k, value in enumerate((*args, *keywords.values())):
            kind = kinds[min(k, len(kinds) - 1)] if kinds else str
            if value is None and kind is not bool:
                continue
            _check(name, value, kind)
        try:
            return function(x, *args, **keywords)
        except ValueError as error:  # of index, and of an empty separator
            words = "is empty" if "empty" in str(error) else f"is not in {x!r}"
            message = f".{name}: {args[0]!r} {words}" if args else f".{name}: the separator {words}"
            raise Diagnostic("E0202", message, exception="ValueError") from error

    return method


def _check(name: str, value, kind: type) -> None:
    if type(value) is tuple and name in ("startswith", "endswith"):
        for item in value:
            _check(name, item, str)
    elif type(value) is not kind and not (kind is int and type(value) is bool):
        what = "a string" if kind is str else "an integer"
        raise Diagnostic("E0201", f".{name} takes {what} here, not {describe(value)}")


def _join(owner, node, x: str, items) -> str:
    parts = list(owner.meter.counted(iterate(items), node.span))
    for k, part in enumerate(parts):
        if type(part) is not str:
            raise Diagnostic(
                "E0201", f".join takes strings: element {k} is {describe(part)}",
                help="str(…) makes a string of a value",
            )  # fmt: skip
    owner.meter.elements(sum(map(len, parts)) + len(x) * len(parts), node.span)
    return x.join(parts)


def _replace(owner, node, x: str, old, new, count=-1) -> str:
    for value, kind in ((old, str), (new, str), (count, int)):
        _check("replace", value, kind)
    times = x.count(old) if count < 0 else min(count, x.count(old))
    owner.meter.elements(len(x) + times * max(0, len(new) - len(old)), node.span)
    return x.replace(old, new, count)


def _padded(name: str) -> Callable:
    function = getattr(str, name)

    def method(owner, node, x: str, width, *fill):
        _check(name, width, int)
        for value in fill:
            _check(name, value, str)
            if len(value) != 1:
                raise Diagnostic("E0201", f".{name} fills with one character, not {value!r}")
        owner.meter.elements(width, node.span)
        return function(x, width, *fill)

    return method


def _format(*args, **keywords) -> str:
    from gradcli.evaluator.texts.templates import format

    return format(*args, **keywords)


_FROM = (str, int, int)
STRINGS: dict[str, Callable] = {
    "join": _join, "replace": _replace, "format": _format,
    **{name: _padded(name) for name in ("ljust", "rjust", "center", "zfill")},
    **{name: _checked(name, (str,)) for name in (
        "strip", "lstrip", "rstrip", "upper", "lower", "isdigit", "isalpha", "title", "splitlines",
    )},
    **{name: _checked(name, _FROM) for name in (
        "startswith", "endswith", "find", "count", "index",
    )},
    "split": _checked("split", (str, int)),
}  # fmt: skip
