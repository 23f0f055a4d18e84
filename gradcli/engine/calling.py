"""Calls: of the program's functions, of Python's own, of the library's, of methods."""

from collections.abc import Callable

from gradcli.engine import builtins
from gradcli.engine.array import PLAIN, Array, unwrap, wrap
from gradcli.engine.faults import FAULTS, check_values, fault
from gradcli.engine.limits import ESTIMATES, broadcast
from gradcli.engine.values import UNSET, Function, describe, text
from gradcli.errors import Diagnostic
from gradcli.language import surface as s
from gradcli.language.builtin_names import DTYPES
from gradcli.language.reads import check_parameters, full_name, meaning
from gradcli.language.scopes import dotted
from gradcli.ops import names as library
from gradcli.ops.table import World, shape

RETURN = "return"  # the signal of a return statement; its value is in the frame's slot 1


def call(owner, node: s.Call) -> Callable:
    """The closure of a call, by what is called."""
    function = node.function
    if type(function) is s.Name:
        kind, found = meaning(owner.program, owner.scope, function.id)
        if kind == "builtin":
            if function.id == "print":
                return _print(owner, node)
            return _builtin(owner, node, function.id, builtins.FUNCTIONS[function.id])
        if kind == "function":
            return _library(owner, node, function.id, found)
        return _user(owner, node)
    full = full_name(owner.program, owner.scope, function)
    if full is not None:
        return _library(owner, node, full, library.function(full))
    if type(function) is s.Attribute:
        return _builtin(
            owner, node, f".{function.name}", builtins.METHODS[function.name], function.value
        )
    return _user(owner, node)


# -- functions of the program ------------------------------------------------------------------
def _user(owner, node: s.Call) -> Callable:
    callee = owner.expression(node.function)
    args = [owner.expression(arg) for arg in node.args]
    count, span, source = len(args), node.span, owner.source
    meter, left = owner.meter, owner.meter.left
    keywords = [(name, owner.expression(value)) for name, value in node.keywords]

    def run(f):
        function = callee(f)
        if type(function) is not Function:
            raise _not_function(function, node, source)
        code = function.code
        frame = [function.frame, None]
        for arg in args:
            frame.append(arg(f))
        if keywords or count != code.count:
            values = {name: value(f) for name, value in keywords}
            _complete(frame, function, values, node, source)
        frame += code.blank
        n = left[0]
        left[0] = n - 1
        if n <= 0:
            meter.refill(span)
        meter.depth = depth = meter.depth + 1
        if depth > meter.limits.recursion:
            raise meter.deep(span, code.name)
        try:
            signal = code.body(frame)
        except Diagnostic as error:
            meter.depth = depth - 1  # the program may catch it
            if span != code.definition.span:  # FILE:FUNC calls a function where it is defined
                error.calls.append((span, code.name))
            raise
        meter.depth = depth - 1
        return frame[1] if signal is RETURN else None

    return run


def _not_function(value, node: s.Call, source) -> Diagnostic:
    name = dotted(node.function)[1]
    who = f"'{name}' is {describe(value)}, and" if name else f"{describe(value)}"
    return Diagnostic(
        "E0103",
        f"{who} cannot be called",
        node.span,
        help="to multiply, write * between the two",
        source=source,
    )


def _complete(frame: list, function: Function, values: dict, node: s.Call, source) -> None:
    """Put the keywords and the defaults of a call into its frame."""
    definition = function.code.definition
    try:
        check_parameters(definition, node)
    except Diagnostic as error:
        raise error.located(node.span, source) from None
    for parameter, default in list(zip(definition.parameters, function.defaults))[len(frame) - 2 :]:
        frame.append(values.get(parameter.name, default))


# -- Python's own functions, and methods -------------------------------------------------------
def _print(owner, node: s.Call) -> Callable:
    args = [owner.expression(arg) for arg in node.args]
    keywords = {name: owner.expression(value) for name, value in node.keywords}

    def run(f):
        values = [arg(f) for arg in args]
        ends = {"sep": " ", "end": "\n"}
        for name, value in keywords.items():
            found = value(f)
            if type(found) is not str and found is not None:
                raise Diagnostic(
                    "E0201", f"print: {name} must be text, not {describe(found)}", node.span,
                    source=owner.source,
                )  # fmt: skip
            ends[name] = ends[name] if found is None else found
        owner.printed = True
        owner.write(ends["sep"].join([text(value) for value in values]) + ends["end"])

    return run


def _builtin(owner, node: s.Call, name: str, function: Callable, first=None) -> Callable:
    """A call of one of the language's own functions, or of a method of `first`."""
    nodes = node.args if first is None else (first, *node.args)
    args = [owner.closure(owner.operand(arg)) for arg in nodes]
    keywords = [(key, owner.expression(value)) for key, value in node.keywords]
    source, meter = owner.source, owner.meter

    def run(f):
        values = [arg(f) for arg in args]
        try:
            for value in values:
                if value is UNSET or value is None:
                    check_values(tuple(values), nodes, name, source, owner)
            if name in EXPANDS and len(values) == 1 and type(values[0]) in LAZY:
                values[0] = meter.counted(values[0], node.span)
            return function(*values, **{key: value(f) for key, value in keywords})
        except FAULTS as error:
            raise fault(error, name, tuple(values), node, source) from error

    return run


# Functions that go through all of their one argument, and arguments that may be endless.
EXPANDS = ("list", "tuple", "sorted", "sum", "max", "min")
LAZY = (range, zip, enumerate, reversed, type(reversed([])), type(reversed(range(0))))


# -- the library's functions -------------------------------------------------------------------
def _library(owner, node: s.Call, name: str, function: Callable) -> Callable:
    last = name.rpartition(".")[2]
    op = getattr(function, "op", None)
    if op is not None and op.elementwise and not op.variadic and len(node.args) == 1:
        return _elementwise(owner, node, name, function)
    on_cells = builtins.ON_CELLS.get(last) if op is None else None
    args = [owner.closure(owner.operand(arg)) for arg in node.args]
    keywords = [(key, _keyword(owner, key, value)) for key, value in node.keywords]
    source, meter, nodes = owner.source, owner.meter, node.args
    estimate = ESTIMATES.get(last)
    spreads = op is not None and op.elementwise

    def run(f):
        values = tuple([arg(f) for arg in args])
        named = {key: value(f) for key, value in keywords}
        try:
            if any(value is UNSET or value is None for value in values):
                check_values(values, nodes, name, source, owner)
            if on_cells is not None:
                return on_cells(*values, **named)
            plain = [_argument(value, name, meter, node) for value in values]
            named = {key: unwrap(value) for key, value in named.items()}
            if estimate is not None:
                meter.elements(estimate(plain, named), node.span)
            elif spreads:
                _check_broadcast(plain, meter, node)
            return wrap(function(*plain, **named))
        except FAULTS as error:
            raise fault(error, name, values, node, source) from error

    return run


def _argument(value, name: str, meter, node: s.Call):
    """A value as the library's functions take it: without cells, a range as a list."""
    if type(value) is range:
        meter.elements(len(value), node.span)
        return list(value)
    if type(value) in (Function, str) or type(value) in LAZY:
        raise Diagnostic("E0201", f"{name} is not defined for {describe(value)}")
    return unwrap(value)


def _check_broadcast(values: list, meter, node: s.Call) -> None:
    shapes = {shape(value) for value in values if shape(value)}
    if len(shapes) > 1:
        meter.elements(broadcast(*sorted(shapes, key=len)[-2:]), node.span)


def _elementwise(owner, node: s.Call, name: str, function: Callable) -> Callable:
    """A function of one argument: a float goes straight to the row's value."""
    kind, operand = owner.operand(node.args[0])
    arg, value, source = owner.closure((kind, operand)), function.op.value, owner.source

    def slow(x):
        try:
            if type(x) is Array:
                return wrap(function(x.get()))
            if type(x) in PLAIN or isinstance(x, World):
                return function(x)
            check_values((x,), node.args, name, source, owner)
            return wrap(function(_argument(x, name, owner.meter, node)))
        except FAULTS as error:
            raise fault(error, name, (x,), node, source) from error

    if kind == "slot" and value is not None:

        def run_slot(f):
            x = f[operand]
            return value(x) if type(x) is float else slow(x)

        return run_slot

    def run(f):
        x = arg(f)
        return value(x) if type(x) is float and value is not None else slow(x)

    return run


def _keyword(owner, key: str, node: s.Node) -> Callable:
    """The closure of a keyword's value; `dtype=` takes the name of a type."""
    if key != "dtype":
        return owner.expression(node)
    start, name = dotted(node)
    found = DTYPES.get(full_name(owner.program, owner.scope, node) or name) if start else None
    if found is None:
        raise Diagnostic(
            "E0201",
            "dtype takes the name of a type",
            node.span,
            help=f"one of {', '.join(DTYPES)}",
            source=owner.source,
        )
    return lambda f: found
