"""The check of every use of a name: is it known, may it be called so, does it have a value yet."""

from gradcli.errors import Diagnostic, nearest
from gradcli.language import surface as s
from gradcli.language.builtin_names import ATTRIBUTES, BUILTINS, METHODS, VALUES, Signature
from gradcli.language.program import Program
from gradcli.language.scopes import Read, Scope, dotted
from gradcli.ops import names as library
from gradcli.ops.names import MODULES, PREFIXES


def meaning(program: Program, scope: Scope, name: str) -> tuple[str, object]:
    """What `name` is for code in `scope`, and what stands for it.

    ("variable", its Scope), ("prefix", its text), ("builtin", its Signature), ("function", the
    function), ("constant", its value) or ("input", None).
    """
    home = scope.home(name)
    if home is not None:
        place = home.bindings[name][0]
        if place.kind == "import":
            return "prefix", MODULES.get(place.value.module, place.value.module)
        return "variable", home
    builtin = BUILTINS.get(name) or library.function(name)
    if name in program.bound and (builtin is None or _is_value(program, name)):
        return "input", None
    if name in BUILTINS:
        return "builtin", BUILTINS[name]
    if builtin is not None:
        return "function", builtin
    constant = library.constant(name)
    if constant is not None:
        return "constant", constant
    return ("prefix", name) if name in PREFIXES else ("input", None)


def _is_value(program: Program, name: str) -> bool:
    """Whether some code uses `name` other than by calling it."""
    for scope in program.scope.walk():
        if scope.home(name) is None:
            for read in scope.reads:
                if type(read.node) is s.Name and read.node.id == name:
                    return True
    return False


def full_name(program: Program, scope: Scope, node: s.Node) -> str | None:
    """The dotted name of a function or constant of a library; None where `node` is a value."""
    start, text = dotted(node)
    if start is None:
        return None
    kind, prefix = meaning(program, scope, start.id)
    if kind != "prefix":
        return None
    _, dot, rest = text.partition(".")
    return f"{prefix}{dot}{rest}"


def check_reads(program: Program, free: dict) -> None:
    """Raise at the first use of a name, in source order of each scope, that cannot be right."""
    for scope in program.scope.walk():
        for read in scope.reads:
            node = read.node
            if type(node) is s.Call:
                _check_call(program, scope, read, free)
            elif type(node) is s.Attribute:
                _check_attribute(program, scope, read, free)
            elif type(node) is s.Subscript:
                _check_indexed(scope, node)
            else:
                _check_value(program, scope, read, node)


# -- a name as a value -------------------------------------------------------------------------
def _check_value(program: Program, scope: Scope, read: Read, node: s.Name) -> None:
    name = node.id
    if name.startswith("__"):
        raise Diagnostic(
            "E0104",
            f"names that begin with two underscores are refused: unknown '{name}'",
            node.span,
        )
    kind, _ = meaning(program, scope, name)
    if kind == "variable":
        _check_order(program, scope, read, name, node)
    elif kind in ("builtin", "function"):
        raise _function_as_value(name, node)
    elif kind == "prefix":
        raise _prefix_as_value(name, node)


def _function_as_value(name: str, node: s.Node) -> Diagnostic:
    return Diagnostic(
        "E0101",
        f"'{name}' is a function of the language, used here as a value",
        node.span,
        "neither called nor bound",
        help=f"to call it, write {name}(…); to have an input of this name, bind it: {name}=VALUE",
    )


def _prefix_as_value(name: str, node: s.Node) -> Diagnostic:
    return Diagnostic(
        "E0101",
        f"'{name}' is a prefix of names, not a value",
        node.span,
        help=f"write a name after it, as in {name}.sin(x)",
    )


def _check_order(program: Program, scope: Scope, read: Read, name: str, node: s.Node) -> None:
    """Raise where straight-line code reads `name` before any statement gives it a value."""
    if scope.home(name) is not scope or not read.certain:
        return
    places = scope.bindings[name]
    if any(b.order < read.order or (b.kind == "declare" and not b.value.default) for b in places):
        return
    first = places[0]
    if name in program.inputs and scope is program.scope:
        help = f"the input '{name}' takes its value at that statement: move it up"
    elif name in program.bound:
        help = f"a name that the program assigns is no input: read the input as {name}0, say"
    else:
        help = "assign it before this line"
    raise Diagnostic(
        "E0204",
        f"'{name}' is read before it has a value",
        node.span,
        "no value yet",
        help=help,
        seconds=((first.span, "it gets its value here"),) if first.span != node.span else (),
    )


def _check_indexed(scope: Scope, node: s.Subscript) -> None:
    name = node.value.id
    home = scope.home(name)
    places = home.bindings[name] if home is not None else ()
    if places and all(place.kind == "def" for place in places):
        raise Diagnostic(
            "E0201",
            f"'{name}' is a function and cannot be indexed",
            node.span,
            help=f"to call it, write {name}(…)",
            seconds=((places[0].span, "defined here"),) if places[0].span else (),
        )


# -- attributes --------------------------------------------------------------------------------
def _check_attribute(program: Program, scope: Scope, read: Read, free: dict) -> None:
    node = read.node
    full = full_name(program, scope, node)
    if full is None:
        _check_chain(program, scope, read, node)
        return
    if library.constant(full) is not None or full in VALUES:
        return
    text = dotted(node)[1]
    if library.function(full) is not None:
        raise _function_as_value(text, node)
    if full in PREFIXES:
        raise _prefix_as_value(text, node)
    raise _unknown(program, text, full, node)


def _check_chain(program: Program, scope: Scope, read: Read, node: s.Attribute) -> None:
    """Check `.shape.…` on a value: every name after a dot is one that programs may read."""
    while type(node) is s.Attribute:
        if node.name not in ATTRIBUTES:
            raise _bad_attribute(node)
        node = node.value
    if type(node) is s.Name:
        _check_value(program, scope, read, node)


def _bad_attribute(node: s.Attribute) -> Diagnostic:
    if node.name in METHODS:
        return Diagnostic(
            "E0104",
            f"'{node.name}' is called: it is no value by itself",
            node.span,
            help=f"write .{node.name}(…)",
        )
    close = nearest(node.name, [*ATTRIBUTES, *METHODS])
    return Diagnostic(
        "E0104",
        f"'.{node.name}' is not an attribute of the language: unknown",
        node.span,
        help=f"did you mean '.{close[0]}'?"
        if close
        else f"values have {', '.join('.' + a for a in [*ATTRIBUTES, *METHODS])}",
    )


# -- calls -------------------------------------------------------------------------------------
def _check_call(program: Program, scope: Scope, read: Read, free: dict) -> None:
    call, function = read.node, read.node.function
    if type(function) is s.Name:
        _check_named(program, scope, read, free)
        return
    full = full_name(program, scope, function)
    if full is not None:
        found = library.function(full)
        if found is None:
            raise _unknown(program, dotted(function)[1], full, function)
        check_arguments(dotted(function)[1], found, call)
    elif type(function) is s.Attribute:
        if function.name not in METHODS:
            if function.name in ATTRIBUTES:
                raise Diagnostic(
                    "E0103",
                    f"'.{function.name}' is read without parentheses",
                    call.span,
                )
            raise _bad_attribute(function)
        _check_count(f".{function.name}", METHODS[function.name], call)
        if type(function.value) is s.Attribute:
            _check_chain(program, scope, read, function.value)
        elif type(function.value) is s.Name:
            _check_value(program, scope, read, function.value)
    elif type(function) is s.Number:
        raise _number_called(function.text, call, "a number")


def _check_named(program: Program, scope: Scope, read: Read, free: dict) -> None:
    call, name = read.node, read.node.function.id
    node = call.function
    kind, found = meaning(program, scope, name)
    if name.startswith("__"):
        raise Diagnostic(
            "E0104", f"names that begin with two underscores are refused: '{name}'", node.span
        )
    if kind == "variable":
        _check_order(program, scope, read, name, node)
        if found is program.scope and name in program.inputs:
            raise _number_called(name, call, "a number", program.inputs[name].span)
        places = found.bindings[name]
        if len(places) == 1 and places[0].kind == "def":
            check_parameters(places[0].value, call)
        elif len(places) == 1 and type(places[0].value) is s.Number:
            raise _number_called(name, call, "a number", places[0].span)
    elif kind == "builtin":
        _check_count(name, found, call)
    elif kind == "function":
        check_arguments(name, found, call)
    elif kind == "constant":
        raise _number_called(name, call, "a constant")
    elif kind == "prefix":
        raise _prefix_as_value(name, node)
    elif name in free or name in program.bound:
        raise _number_called(name, call, "a number", free.get(name))
    else:
        raise _unknown(program, name, name, node)


def _number_called(name: str, call: s.Call, what: str, place=None) -> Diagnostic:
    return Diagnostic(
        "E0103",
        f"'{name}' is {what} and cannot be called",
        call.span,
        help=f"to multiply, write {name}*(…)",
        seconds=((place, f"'{name}' is {what} here"),) if place and place != call.span else (),
    )


def _unknown(program: Program, text: str, full: str, node: s.Node) -> Diagnostic:
    """The error of a function that is not known, with the nearest that is."""
    known = [*BUILTINS, *library.known_functions(), *program.functions]
    close = nearest(full, [k for k in known if ("." in k) == ("." in full)])
    if not close and "." in full:
        close = nearest(full.rpartition(".")[2], [k for k in known if "." not in k])
    return Diagnostic(
        "E0102",
        f"unknown function '{text}'",
        node.span,
        "no function has this name",
        help=f"did you mean '{close[0]}'?" if close else "`gradcli ops` lists the functions",
    )


def check_parameters(definition: s.Def, call: s.Call) -> None:
    """Raise where `call` does not fit the parameters of a function of the program."""
    names = [p.name for p in definition.parameters]
    given = dict.fromkeys(names[: len(call.args)])
    listed = f"{definition.name}({', '.join(names)})"
    place = ((definition.span, "defined here"),) if definition.span else ()
    if len(call.args) > len(names):
        raise Diagnostic(
            "E0103",
            f"{listed} takes {_counted(len(names))}, {len(call.args)} are given",
            call.span,
            seconds=place,
        )
    for name, value in call.keywords:
        if name not in names or name in given:
            twice = name in given
            raise Diagnostic(
                "E0103",
                f"{listed} is given '{name}' twice" if twice else f"{listed} has no '{name}'",
                value.span,
                seconds=place,
            )
        given[name] = None
    missing = [p.name for p in definition.parameters if p.default is None and p.name not in given]
    if missing:
        raise Diagnostic(
            "E0103",
            f"{listed} takes {_counted(len(names))}, {len(given)} given: "
            f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing",
            call.span,
            seconds=place,
        )


def _counted(n: int) -> str:
    return f"{n} argument{'' if n == 1 else 's'}"


def _check_count(name: str, signature: Signature, call: s.Call) -> None:
    least, most, keywords = signature
    for keyword, value in call.keywords:
        if keyword not in keywords:
            raise _no_keyword(name, keyword, value, keywords)
    n = len(call.args)
    if n < least or (most is not None and n > most):
        span = str(least) if most == least else f"{least} to {most}" if most else f"{least} or more"
        raise Diagnostic(
            "E0103",
            f"{name} takes {span} argument{'' if span == '1' else 's'}, {n} given",
            call.span,
        )


def _no_keyword(name: str, keyword: str, value: s.Node, keywords) -> Diagnostic:
    listed = f"its keywords are {', '.join(keywords)}" if keywords else None
    return Diagnostic(
        "E0103", f"{name} has no keyword argument '{keyword}'", value.span, help=listed
    )


def check_arguments(name: str, function, call: s.Call) -> None:
    """Raise where `call` does not fit a function of the library."""
    op = getattr(function, "op", None)
    if op is None:
        _check_python(name, function, call)
        return
    if op.elementwise and call.keywords:
        raise _no_keyword(name, call.keywords[0][0], call.keywords[0][1], ())
    want, n = len(op.args), len(call.args)
    if not op.variadic and (n != want if op.elementwise else n < 1):
        raise Diagnostic("E0103", f"{name} takes {_counted(want)}, {n} given", call.span)


def _check_python(name: str, function, call: s.Call) -> None:
    """As `check_arguments`, for a function that is written in Python: by its parameters."""
    code = getattr(function, "__code__", None)
    if code is None or code.co_flags & 0x0C:  # it takes *args or **attrs: it checks them itself
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
            f"{name}({', '.join(names)}) takes {_counted(len(names))}, {n} given",
            call.span,
        )
