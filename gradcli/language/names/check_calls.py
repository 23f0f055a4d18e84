"""Whether a call fits its function: how many arguments, and which keywords."""

from gradcli.errors import Diagnostic, nearest
from gradcli.language.names.builtins import Signature
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import by_names, is_options, is_rest, is_spread, places
from gradcli.ops.libraries.names import by_count, masks, out_at, takes_out

# (a function, how many arguments it is given) -> what to write for what they mean elsewhere.
MEANT = {
    ("log", 2): "log(x)/log(b) is the logarithm to the base b; log2 and log10 have their own",
    ("sqrt", 2): "x^(1/n) is the n-th root",
    ("arctan", 2): "atan2(y, x) takes two",
    ("exp", 2): "b^x is the power of another base",
}


def check_parameters(definition: s.Def, call: s.Call) -> None:
    """Raise where `call` does not fit the parameters of a function of the program."""
    if is_spread(call):
        return  # as many as there are
    parameters = definition.parameters
    names = [p.name for p in parameters if type(p.default) is not s.Starred]
    by_place, by_name = places(parameters), by_names(parameters)
    given = dict.fromkeys(names[: min(len(call.args), by_place)])
    listed = f"{definition.name}({', '.join(map(_signed, parameters))})"
    place = ((definition.span, "defined here"),) if definition.span else ()
    if len(call.args) > by_place and not any(map(is_rest, parameters)):
        alone = " by place" if by_place < len(names) else ""
        raise Diagnostic(
            "E0103",
            f"{listed} takes {_counted(by_place)}{alone}, {len(call.args)} are given",
            call.span,
            seconds=place,
        )
    more = any(map(is_options, parameters))
    for name, value in call.keywords:
        if more and name not in by_name:
            continue
        if name not in by_name or name in given:
            twice, close = name in given and name in by_name, nearest(name, by_name)
            raise Diagnostic(
                "E0103",
                f"{listed} is given '{name}' twice" if twice else f"{listed} has no '{name}'",
                value.span,
                help=None if twice or not close else f"did you mean '{close[0]}'?",
                seconds=place,
            )
        given[name] = None
    missing = [p.name for p in parameters if p.default is None and p.name not in given]
    if missing:
        raise Diagnostic(
            "E0103",
            f"{listed} takes {_counted(len(names))}, {len(given)} given: "
            f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing",
            call.span,
            seconds=place,
        )


def _signed(parameter: s.Parameter) -> str:
    return "*" * is_rest(parameter) + "**" * is_options(parameter) + parameter.name


def _counted(n: int) -> str:
    return f"{n} argument{'' if n == 1 else 's'}"


def _between(least: int, most: int | None) -> str:
    if most is None:
        return f"{least} or more arguments"
    return _counted(most) if least == most else f"{least} to {_counted(most)}"


def counts(call: s.Call) -> tuple[int, int, frozenset[str]]:
    """How many arguments a call gives by position that are not None, how many it gives, and the
    names of those by name."""
    by_position = [arg for arg in call.args if type(arg) is not s.NoneLiteral]
    keywords = frozenset([keyword for keyword, _ in call.keywords])
    return len(by_position), len(call.args) + len(keywords), keywords


def check_count(name: str, signature: Signature, call: s.Call) -> None:
    """Raise where `call` does not fit a function or method of the language itself."""
    least, most, keywords = signature
    if is_spread(call):
        return
    for keyword, value in call.keywords:
        if keywords is not None and keyword not in keywords:
            raise _no_keyword(name, keyword, value, keywords)
    n = len(call.args)
    if n < least or (most is not None and n > most):
        raise Diagnostic("E0103", f"{name} takes {_between(least, most)}, {n} given", call.span)


def _no_keyword(name: str, keyword: str, value: s.Node, keywords) -> Diagnostic:
    help = f"its keywords are {', '.join(keywords)}" if keywords else "it takes no keywords"
    label = f"the value of '{keyword}'"
    close = nearest(keyword, keywords)
    if close:
        help = f"did you mean '{close[0]}'?"
    return Diagnostic(
        "E0103", f"{name} has no keyword argument '{keyword}'", value.span, label, help
    )


def check_arguments(name: str, function, call: s.Call, full: str = "") -> None:
    """Raise where `call` does not fit a function of the library; `full` is its name there."""
    if is_spread(call):
        return
    if takes_out(full):
        call = _without_out(name, full, call)
    function = by_count(function, *counts(call))
    op = getattr(function, "op", None)
    if op is None:
        _check_python(name, function, call)
        return
    for keyword, value in call.keywords:
        if keyword not in op.keywords:
            raise _no_keyword(name, keyword, value, op.keywords)
    want, n = len(op.args), len(call.args)
    most = want if op.elementwise else want + len(op.keywords)
    several = op.variadic or (op.rest and n > want)
    if not several and not (want if op.elementwise else 1) <= n <= most:
        example = f"as in {name}({', '.join('xyzw'[:want])})"
        help = MEANT.get((op.name, n), example if op.elementwise else None)
        message = f"{name} takes {_counted(want)}, {n} given"
        raise Diagnostic("E0103", message, call.span, help=help)


def _without_out(name: str, full: str, call: s.Call) -> s.Call:
    """A call without out=, and the mask that goes with it where the function has one."""
    given = dict(call.keywords)
    if len(call.args) - 1 == out_at(full) and type(call.args[-1]) is not s.Number:
        given["out"] = call.args[-1]
        call = s.Call(call.function, call.args[:-1], tuple(given.items()), span=call.span)
    if given.keys().isdisjoint(("out", "where")):
        return call
    out = given.pop("out", s.NoneLiteral())
    mask = given.pop("where", None) if masks(full) else None
    if mask is not None and type(out) is s.NoneLiteral:
        message = f"where= of {name} leaves elements without a value where there is no out="
        help = f"say what they are: {name}(…, out=np.zeros_like(x), where=…)"
        raise Diagnostic("E0103", message, mask.span, help=help)
    return s.Call(call.function, call.args, tuple(given.items()), span=call.span)


def _check_python(name: str, function, call: s.Call) -> None:
    """As `check_arguments`, for a function that is written in Python: by its parameters."""
    if hasattr(function, "takes"):
        names, least = function.takes
    else:
        function = getattr(function, "expanded", function)
        code = getattr(function, "__code__", None)
        if code is None or code.co_flags & 0x0C:  # *args or **attrs: it checks them itself
            return
        names = code.co_varnames[: code.co_argcount]
        least = code.co_argcount - len(function.__defaults__ or ())
    for keyword, value in call.keywords:
        if keyword not in names:
            raise _no_keyword(name, keyword, value, names[least:])
    n = len(call.args) + sum(k in names[len(call.args) :] for k, _ in call.keywords)
    if not least <= n <= len(names) or len(call.args) > len(names):
        raise Diagnostic(
            "E0103",
            f"{name}({', '.join(names)}) takes {_between(least, len(names))}, {n} given",
            call.span,
        )
