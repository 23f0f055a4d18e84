"""The check of every use of a name: is it known, may it be called so, does it have a value yet."""

from collections.abc import Callable, Iterable

from gradcli.errors import Diagnostic, Span, nearest
from gradcli.language.names.builtins import (
    ATTRIBUTES,
    BUILTINS,
    DECORATORS,
    HIGHER,
    HIGHER_UNDER,
    METHODS,
    TAKES_ANY,
    TAKES_FUNCTIONS,
    TAKES_TYPES,
)
from gradcli.language.names.check_calls import check_arguments, check_count, check_parameters
from gradcli.language.names.lookup import (
    CALLABLE,
    full_name,
    higher_name,
    is_function,
    library_name,
    meaning,
)
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Read, Scope, dotted
from gradcli.language.syntax import surface as s
from gradcli.ops.libraries import names as library


def check_reads(program: Program, free: dict, errors: list, wrong: set[str]) -> None:
    """Add an error to `errors` for each use of a name that cannot be right, but for those of names
    in `wrong`."""
    for scope in program.scope.walk():
        passed = _decorators(program, scope, errors) | _named(program, scope)
        for read in scope.reads:
            if read.start is None or read.start.id not in wrong:
                try:
                    _check_read(program, scope, read, free, passed)
                except Diagnostic as error:
                    errors.append(error)


def _check_read(program: Program, scope: Scope, read: Read, free: dict, passed: set[int]) -> None:
    """Raise where a use cannot be right; `passed` are the nodes that may be functions as values."""
    node = read.node
    if type(node) is s.Call:
        _check_call(program, scope, read, free)
        passed.update(map(id, _functions_given(program, scope, node)))
    elif type(node) is s.Subscript:
        _check_indexed(scope, node)
    elif id(node) in passed and (_is_rule(node) or is_function(program, scope, node)):
        return
    elif type(node) is s.Attribute:
        _check_attribute(program, scope, read)
    else:
        _check_value(program, scope, read, node)


def _functions_given(program: Program, scope: Scope, call: s.Call) -> list[s.Node]:
    """The arguments of a call that may be functions of the language, held as values, or types."""
    function, keyword = call.function, ""
    kind, found = "variable", None
    if type(function) is s.Name:
        kind, found = meaning(program, scope, function.id)
        keyword = TAKES_FUNCTIONS.get(function.id, "") if kind == "builtin" else ""
        if kind == "builtin" and function.id == TAKES_TYPES:
            return _items(call.args[1:])
        if kind == "builtin" and function.id not in TAKES_FUNCTIONS:
            return []
    elif type(function) is s.Attribute:
        full = full_name(program, scope, function)
        kind, found = library_name(full) if full else ("variable", None)
        keyword = "key" if full is None and function.name == "sort" else ""
    if kind == "function" and found is not None:
        named = library.parameters(found)
        return [x for name, x in zip(named, call.args) if name == "dtype"]
    if kind not in ("variable", "higher", "builtin", "tensorflow"):
        return []
    if keyword:
        return [value for name, value in call.keywords if name == keyword]
    types = _items([value for name, value in call.keywords if name == "otypes"])
    return [*call.args, *(value for _, value in call.keywords), *types]


def _items(nodes: Iterable[s.Node]) -> list[s.Node]:
    """Nodes, those of a tuple or a list that is written out one by one."""
    return [part for each in nodes for part in getattr(each, "items", (each,))]


def _decorators(program: Program, scope: Scope, errors: list) -> set[int]:
    """The decorators of the functions that `scope` defines, by identity; each one checked."""
    found: set[int] = set()
    for places in scope.bindings.values():
        for node in (d for p in places if p.kind == "def" for d in p.value.decorators):
            try:
                _check_decorator(program, scope, node)
            except Diagnostic as error:
                errors.append(error)
            found.add(id(node))
    return found


def _named(program: Program, scope: Scope) -> set[int]:
    """The functions of libraries that get another name, N = norm.cdf, by identity: a bare one that
    is assigned is rather a call without its arguments."""
    values = {id(p.value): p.value for places in scope.bindings.values() for p in places
              if p.kind == "assign"}  # fmt: skip
    return {k for k, v in values.items() if type(v) is s.Attribute and full_name(program, scope, v)}


def _check_decorator(program: Program, scope: Scope, node: s.Node) -> None:
    """Raise at a decorator that is neither the program's own nor one of the language."""
    name = node.function if type(node) is s.Call else node
    full = full_name(program, scope, name)
    start = dotted(name)[0]
    if full is None and (start is None or scope.home(start.id) is not None):
        return  # a value, which its run calls
    if full == "functools.partial" and type(node) is s.Call:
        return
    full = dotted(name)[1] if full is None else full
    if library_name(full)[0] != "tensorflow" and higher_name(full) not in DECORATORS:
        raise Diagnostic(
            "E0104",
            f"the decorator '@{dotted(name)[1]}' is not part of the language",
            node.span,
            help="leave it out, or write a function that gives back what it makes of the function; "
            f"the language has {', '.join(DECORATORS)}",
        )


def _is_rule(node: s.Node) -> bool:
    """Whether a decorator gives a function of the program its rule: @f.defjvp."""
    return type(node) is s.Attribute and node.name == "defjvp"


# -- a name as a value -------------------------------------------------------------------------
def _check_value(program: Program, scope: Scope, read: Read, node: s.Name) -> None:
    name = node.id
    if name.startswith("__"):
        raise two_underscores(name, node.span)
    kind, _ = meaning(program, scope, name)
    if kind == "variable":
        _check_order(program, scope, read, name, node)
    elif kind in CALLABLE and not _is_held(program, scope, node):
        raise _function_as_value(name, node)
    elif kind == "prefix":
        raise _prefix_as_value(name, node)


SAME = frozenset({"is", "is not", "==", "!=", "in", "not in"})
# The parts of a node at which a function may be a value: held, given back, or compared
HOLDERS: dict[type[s.Node], Callable[..., Iterable]] = {
    s.List: lambda node: node.items,
    s.Tuple: lambda node: node.items,
    s.Dict: lambda node: [value for _, value in node.items],
    s.Assign: lambda node: (node.value,),
    s.Return: lambda node: (node.value,),
    s.Parameter: lambda node: (node.default,),
    s.Conditional: lambda node: (node.body, node.orelse),
    s.BoolOp: lambda node: node.values,
    s.Compare: lambda node: (node.first, *node.rest) if {*node.ops} <= SAME else (),
    s.Call: lambda node: node.args if getattr(node.function, "id", "") == TAKES_ANY else (),
}


def _is_held(program: Program, scope: Scope, node: s.Node) -> bool:
    """Whether a function is a value where it is named: of a library by its prefix or an import, or
    of Python's own in a file of Python; a bare name may have been meant for an input."""
    imported = not isinstance(node, s.Name) or scope.home(node.id) is not None
    file = program.source if node.span is None else program.source.file(node.span[0])[0]
    if not imported and not file.name.endswith(".py"):
        return False
    parents = ((HOLDERS.get(type(n)), n) for n in s.walk(program.module))
    return any(node is part for holds, n in parents if holds for part in holds(n))


def two_underscores(name: str, span: Span | None) -> Diagnostic:
    help = "a program is always run by itself: leave the 'if' out" if name == "__name__" else None
    message = f"names that begin with two underscores are refused: '{name}'"
    return Diagnostic("E0104", message, span, help=help)


def _function_as_value(name: str, node: s.Node) -> Diagnostic:
    return Diagnostic(
        "E0101",
        f"'{name}' is a function of the language, used here as a value",
        node.span,
        "neither called nor bound",
        help=f"to call it, write {name}(…); to have an input of this name, declare it: "
        f"{name}: float",
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
    elsewhere = first.span != node.span
    raise Diagnostic(
        "E0204",
        f"'{name}' is read before it has a value",
        node.span,
        "no value yet",
        help=help,
        seconds=((first.span, "it gets its value here"),) if elsewhere and first.span else (),
    )


def _check_indexed(scope: Scope, node: s.Subscript) -> None:
    if type(node.value) is not s.Name:
        return
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
def _check_attribute(program: Program, scope: Scope, read: Read) -> None:
    node = read.node
    full = full_name(program, scope, node)
    if full is None:
        _check_chain(program, scope, read, node)
        return
    kind, text = library_name(full)[0], dotted(node)[1]
    if kind in CALLABLE and not _is_held(program, scope, node):
        raise _function_as_value(text, node)
    if kind == "prefix":
        raise _prefix_as_value(text, node)
    if kind == "unknown":
        raise _unknown(program, text, full, node)


def _check_chain(program: Program, scope: Scope, read: Read, node: s.Node) -> None:
    """Check `.shape.…` on a value: every name after a dot is one that programs may read."""
    while type(node) is s.Attribute:
        if full_name(program, scope, node) is not None:
            return
        if not _is_readable(program, node) and not _is_type_name(node):
            raise _bad_attribute(node)
        node = node.value
    if type(node) is s.Name:
        _check_value(program, scope, read, node)


def _is_readable(program: Program, node: s.Attribute) -> bool:
    """Whether values may have what `node` reads; what a tensor or a layer has, its run tells."""
    return node.name in ATTRIBUTES or (program.open and node.name[:1] != "_")


def _is_type_name(node: s.Attribute) -> bool:
    """Whether `node` is type(x).__name__."""
    call = node.value
    of_type = type(call) is s.Call and type(call.function) is s.Name and call.function.id == "type"
    return node.name == "__name__" and of_type


def _bad_attribute(node: s.Attribute) -> Diagnostic:
    start, text = dotted(node)
    if start is not None and text.rpartition(".")[0] in library.MODULES:
        return Diagnostic(
            "E0101",
            f"'{start.id}' is not imported",
            start.span,
            help=f"begin the program with: import {text.rpartition('.')[0]}",
        )
    if node.name in METHODS:
        return Diagnostic(
            "E0104",
            f"'{node.name}' is called: it is no value by itself",
            node.span,
            help=f"write .{node.name}(…)",
        )
    close = nearest(node.name, [*ATTRIBUTES, *METHODS])
    help = f"did you mean '.{close[0]}'?" if close else "gradcli help language tells what there is"
    known = library.canonical(text) if start is not None else ""
    if start is not None and library.function(known) and known == text:
        help = f"'{start.id}' is a value of the program here: give that another name"
    elif library.function(known):
        help = f"did you mean '{known}'?"
    elif library.function(node.name):
        help = f"it is a function: write {node.name}(…)"
    if node.name.startswith("__"):
        help = "names that begin with two underscores are refused"
    message = f"'.{node.name}' is not an attribute of the language: unknown"
    return Diagnostic("E0104", message, node.span, help=help)


# -- calls -------------------------------------------------------------------------------------
def _check_call(program: Program, scope: Scope, read: Read, free: dict) -> None:
    call, function = read.node, read.node.function
    if type(function) is s.Name:
        _check_named(program, scope, read, free)
        return
    full = full_name(program, scope, function)
    if full is not None:
        (kind, found), text = library_name(full), dotted(function)[1]
        if kind == "higher":
            check_count(text, HIGHER[found], call)
        elif kind == "function":
            check_arguments(text, found, call, full)
        elif kind not in ("tensorflow", "type", "exception"):
            raise _unknown(program, text, full, function)
    elif type(function) is s.Attribute:
        _check_method(program, scope, read, function)


def _check_method(program: Program, scope: Scope, read: Read, function: s.Attribute) -> None:
    of_object = program.open and function.name[:1] != "_"
    if function.name in ATTRIBUTES and function.name not in METHODS and not of_object:
        raise Diagnostic(
            "E0103",
            f"'.{function.name}' is read without parentheses",
            read.node.span,
            help=f"write .{function.name}",
        )
    if function.name not in METHODS and not of_object:
        raise _bad_attribute(function)
    if not of_object:  # a method of a tensor checks its arguments itself
        check_count(f".{function.name}", METHODS[function.name], read.node)
    if type(function.value) is s.Attribute:
        _check_chain(program, scope, read, function.value)
    elif type(function.value) is s.Name:
        _check_value(program, scope, read, function.value)


def _check_named(program: Program, scope: Scope, read: Read, free: dict) -> None:
    call, name = read.node, read.node.function.id
    node = call.function
    kind, found = meaning(program, scope, name)
    if name.startswith("__"):
        raise two_underscores(name, node.span)
    if kind == "variable":
        _check_variable_called(program, scope, read, found)
    elif kind in ("tensorflow", "type"):
        return
    elif kind == "higher":
        check_count(name, HIGHER[found], call)
    elif kind in ("builtin", "exception"):
        check_count(name, found if kind == "builtin" else (0, None, ()), call)
    elif kind == "function":
        check_arguments(name, found, call, full_name(program, scope, node) or "")
    elif kind == "constant":
        raise _number_called(name, call, "a constant")
    elif kind == "prefix":
        raise _prefix_as_value(name, node)
    elif name in free or name in program.bound:
        raise _number_called(name, call, "a number", free.get(name))
    else:
        raise _unknown(program, name, name, node)


def _check_variable_called(program: Program, scope: Scope, read: Read, home: Scope) -> None:
    call, node, name = read.node, read.node.function, read.node.function.id
    _check_order(program, scope, read, name, node)
    if home is program.scope and name in program.inputs:
        raise _number_called(name, call, "a number", program.inputs[name].span)
    places = home.bindings[name]
    if len(places) == 1 and places[0].kind == "def" and not places[0].value.decorators:
        check_parameters(places[0].value, call)
    elif len(places) == 1 and type(places[0].value) is s.Number:
        raise _number_called(name, call, "a number", places[0].span)


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
    from gradcli.language.syntax.errors.other_languages import FUNCTIONS

    known = [*BUILTINS, *HIGHER, *HIGHER_UNDER, *library.known_functions(), *program.functions]
    written = ""
    if full[:3] == "tf.":
        from gradcli.ops.libraries.tensorflow_absent import instead
        from gradcli.ops.libraries.tensorflow_names import NAMES

        known = [f"tf.{name}" for name in NAMES]
        written = instead(full[3:], NAMES)
    elif full[:10] == "np.random.":
        written = "draw from a stream with a seed: np.random.default_rng(0).normal(size=3)"
    else:
        known += [f"{full.rpartition('.')[0]}.{name}" for name in library.CONSTANTS]
    prefix, dot, last = full.rpartition(".")
    if library.is_prefix(prefix):  # what is wrong is the last part
        beside = [k.rpartition(".") for k in known]
        close = [f"{prefix}.{k}" for k in nearest(last, [k for p, _, k in beside if p == prefix])]
    else:
        close = nearest(full, [k for k in known if ("." in k) == bool(dot)])
    if not close and dot:
        close = [last] if last in known else nearest(last, [k for k in known if "." not in k])
    help = "gradcli ops lists the functions, gradcli help language the rest"
    help = f"did you mean '{close[0]}'?" if close else help
    return Diagnostic(
        "E0102",
        f"unknown function '{text}'",
        node.span,
        "no function has this name",
        help=written or FUNCTIONS.get(last, help),
    )
