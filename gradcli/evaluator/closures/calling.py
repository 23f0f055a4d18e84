"""Calls: the closure of each, by what is called; functions held as values; decorators."""

from collections.abc import Callable
from typing import Any

from gradcli.errors import EXCEPTIONS, Diagnostic
from gradcli.evaluator.faults import FAULTS, check_values, fault
from gradcli.evaluator.library.functions import RETURN, invoke, user_call
from gradcli.evaluator.library.provided import (
    argument,
    library_function,
    method,
    python_function,
)
from gradcli.evaluator.values.array import PLAIN, Array, wrap
from gradcli.evaluator.values.objects import holds_object
from gradcli.evaluator.values.values import Builtin, Type, entries, iterate
from gradcli.language.names.builtins import BUILTINS, COLLECTIONS, DTYPES, NAMED
from gradcli.language.names.check_calls import counts
from gradcli.language.names.lookup import full_name, higher_name, library_name, meaning
from gradcli.language.names.scopes import dotted, written_to
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import SPREAD, is_spread
from gradcli.ops.dispatch import World
from gradcli.ops.libraries import names as library

__all__ = ("RETURN", "bound_method", "call", "decorated", "invoke", "named")


def call(owner, node: s.Call) -> Callable:
    """The closure of a call, by what is called."""
    function = node.function
    if is_spread(node):
        return _spread(owner, node)
    found = _found(owner, function)
    if found is None:
        if type(function) is s.Attribute:
            apply = _asked(function) if id(function) in owner.tried else method(function.name)
            return _given(owner, node, apply, (function.value, *node.args))
        return user_call(owner, node)
    kind, name, value = found
    if kind == "function":
        value = library.by_count(value, *counts(node))
        op = getattr(value, "op", None)
        short = len(node.args) == 1 and not node.keywords
        if op is not None and op.elementwise and not op.variadic and short:
            return _elementwise(owner, node, name, value)
    run = _given(owner, node, _applied(kind, name, value), node.args)
    out = written_to(node) if kind == "function" else None
    return _kept(owner, out, run) if type(out) is s.Name else run


def _kept(owner, out: s.Name, run: Callable) -> Callable:
    """A call that writes to what a name has: an array without axes, which is a number here, is a
    new number."""
    old, put = owner.read(out), owner.put(out.id)

    def keep(f):
        is_there = old(f) is not None
        x = run(f)
        if is_there and type(x) is not Array:
            put(f, x)
        return x

    return keep


def _asked(function: s.Attribute) -> Callable:
    """The apply of a method that a number of Python's may not have."""
    from gradcli.evaluator.library.methods import check_python

    apply = method(function.name)

    def run(owner, values, keywords, node, nodes):
        check_python(values[0], function, owner.source)
        return apply(owner, values, keywords, node, nodes)

    return run


def _found(owner, node: s.Node) -> tuple[str, str, Any] | None:
    """(kind, name, what it is) of a function of the language; None where `node` is a value."""
    full = full_name(owner.program, owner.scope, node)
    if full is not None:
        kind, found = library_name(full)
        if kind in ("tensorflow", "type", "exception"):
            return kind, full, found
        higher = higher_name(full)
        return ("function", full, library.function(full)) if higher is None else (
            "higher", full, higher,
        )  # fmt: skip
    if type(node) is not s.Name:
        return None
    kind, found = meaning(owner.program, owner.scope, node.id)
    return (kind, node.id, found) if kind in GIVEN else None


GIVEN = ("builtin", "function", "higher", "exception", "tensorflow", "type")


def _applied(kind: str, name: str, found) -> Callable:
    """The apply(owner, values, keywords, node, nodes) of a function of the language."""
    if kind == "builtin":
        return python_function(name)
    if kind == "function":
        return library_function(name, found)
    if kind == "exception":
        from gradcli.evaluator.closures.exceptions import make_failure

        return make_failure(name)
    if kind in ("tensorflow", "type"):
        from gradcli.evaluator.library import tensors

        if kind == "tensorflow":
            return tensors.function(found)
        made = tensors.numpy_type(found)
        return lambda owner, values, keywords, node, nodes: made.call(owner, values, keywords, node)
    from gradcli.evaluator.library.higher import HIGHER

    higher = HIGHER[found]
    return lambda owner, values, keywords, node, nodes: higher(owner, values, keywords, node)


def _spread(owner, node: s.Call) -> Callable:
    """The closure of a call some of whose arguments are what a list, an array or a dict holds:
    f(x, *xs, **options)."""
    known = named(owner, node.function)
    callee = owner.expression(node.function) if known is None else lambda f: known
    args = [owner.expression(arg) for arg in node.args]
    starred = [type(arg) is s.Starred for arg in node.args]
    keywords = [(key, _keyword(owner, key, value)) for key, value in node.keywords]

    def run(f):
        function = callee(f)
        values: list = []
        for arg, many in zip(args, starred):
            values += arg(f) if many else [arg(f)]
        return invoke(owner, function, tuple(values), _keywords(owner, keywords, f, node), node)

    return run


def _keywords(owner, given: list, f, node: s.Call) -> dict:
    """The keywords of a call, those that a dict holds among them."""
    found: dict = {}
    for (key, value), (_, place) in zip(given, node.keywords):
        x = value(f)
        try:
            more = entries(x) if key == SPREAD else {key: x}
            for name in more:
                if type(name) is not str:
                    raise Diagnostic("E0103", f"** takes the names of arguments, not {name!r}")
                if name in found:
                    raise Diagnostic("E0103", f"the argument '{name}' is given twice")
        except Diagnostic as error:
            raise error.located(place.span, owner.source) from None
        found |= more
    return found


def starred(owner, node: s.Starred) -> Callable:
    """The closure of the values of *xs, as a tuple."""
    value = owner.expression(node.value)

    def run(f):
        many = value(f)
        try:
            return tuple(iterate(many))
        except FAULTS as error:
            raise fault(error, "*", (many,), node.value, owner.source) from error

    return run


def _given(owner, node: s.Call, apply: Callable, nodes: tuple) -> Callable:
    """The closure of a call of what the language gives, on the values of `nodes`."""
    args = [owner.closure(owner.operand(arg)) for arg in nodes]
    if len(nodes) == 2 and getattr(node.function, "name", "") == "astype":
        args[1] = _keyword(owner, "dtype", nodes[1])
    if not node.keywords:
        return lambda f: apply(owner, [arg(f) for arg in args], {}, node, nodes)
    keywords = [(key, _keyword(owner, key, value)) for key, value in node.keywords]

    def run(f):
        values = [arg(f) for arg in args]
        return apply(owner, values, {key: value(f) for key, value in keywords}, node, nodes)

    return run


def with_values(owner, node: s.Call) -> Callable | None:
    """The closure (frame, values) of a call of TensorFlow's with others in place of its positional
    arguments; None of another call."""
    found = _found(owner, node.function)
    if found is None or found[0] != "tensorflow":
        return None
    apply = _applied(*found)
    keywords = [(key, _keyword(owner, key, value)) for key, value in node.keywords]
    return lambda f, values: apply(
        owner, values, {key: value(f) for key, value in keywords}, node, ()
    )


def _elementwise(owner, node: s.Call, name: str, function: Any) -> Callable:  # noqa: C901 (hot: a closure for each short way)
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
            if holds_object(x):
                from gradcli.evaluator.library.tensors import by_row

                return by_row(owner, name, function, (x,), {}, node)
            return wrap(function(argument(x, name, owner.meter, node)))
        except FAULTS as error:
            raise fault(error, name, (x,), node, source) from error

    if kind == "slot" and value is not None:

        def run_slot(f):
            x = f[operand]
            if type(x) is not float:
                return slow(x)
            try:
                return value(x)
            except TypeError as error:  # a row of integers alone
                raise fault(error, name, (x,), node, source) from error

        return run_slot

    def run(f):
        x = arg(f)
        if type(x) is not float or value is None:
            return slow(x)
        try:
            return value(x)
        except TypeError as error:
            raise fault(error, name, (x,), node, source) from error

    return run


def _keyword(owner, key: str, node: s.Node) -> Callable:
    """The closure of a keyword's value; `dtype=` takes the name of a type."""
    if key != "dtype" or dotted(node)[0] is None:
        return owner.expression(node)
    found = DTYPES.get(full_name(owner.program, owner.scope, node) or dotted(node)[1])
    start = dotted(node)[0]
    is_variable = start is not None and owner.scope.home(start.id) is not None
    if found is None and (owner.program.tensors or is_variable):
        return owner.expression(node)
    if found is None:
        raise Diagnostic(
            "E0201",
            "dtype takes the name of a type",
            node.span,
            help=f"one of {', '.join(DTYPES)}",
            source=owner.source,
        )
    return lambda f: found


# -- functions of the language as values -------------------------------------------------------
def named(owner, node: s.Node) -> Builtin | None:
    """The value of a name that stands for a function of the language; None of another name."""
    found = _found(owner, node)
    if found is None or found[2] is None:
        return None
    kind, name, _ = found
    if kind in ("tensorflow", "type"):
        from gradcli.evaluator.library import tensors

        return tensors.named(found[2]) if kind == "tensorflow" else tensors.numpy_type(found[2])
    if name not in owner.functions:
        apply = _applied(*found)
        is_type = (name in COLLECTIONS and name not in NAMED) or (
            kind == "builtin" and name in TYPES
        )
        make = Type if name in EXCEPTIONS or is_type else Builtin
        owner.functions[name] = make(
            name, lambda owner, args, keywords, node: apply(owner, list(args), keywords, node, ())
        )
    return owner.functions[name]


TYPES = [
    n
    for n in ("bool", "complex", "dict", "float", "int", "list", "range", "str", "tuple")
    if n in BUILTINS
]


def bound_method(owner, node: s.Attribute) -> Callable:
    """The closure of x.name as a value: the method, to be called later."""
    value, apply = owner.expression(node.value), method(node.name)

    def run(f):
        x = value(f)
        return Builtin(
            node.name,
            lambda owner, args, keywords, node: apply(owner, [x, *args], keywords, node, ()),
        )

    return run


def decorated(owner, node: s.Def, make: Callable) -> Callable:
    """The closure of a function with its decorators called on it, the innermost first."""
    decorators = [(owner.expression(item), item) for item in node.decorators]

    def run(f):
        found = [(value(f), item) for value, item in decorators]
        made = make(f)
        for decorator, item in reversed(found):
            made = invoke(owner, decorator, (made,), {}, item)
        return made

    return run
