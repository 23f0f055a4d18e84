"""What the language gives to call: Python's own functions, methods, the library's functions.

Each is made an apply(owner, values, keywords, node, nodes) on the values of a call, where `node` is
the call and `nodes` those of its values; it serves a call in the text and a function held as a
value, whose arguments have no nodes.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.evaluator.faults import FAULTS, check_values, fault
from gradcli.evaluator.library import builtins
from gradcli.evaluator.library.functions import callable_, invoke
from gradcli.evaluator.values.array import Array, check_fits, is_number, unwrap, wrap, write
from gradcli.evaluator.values.objects import holds_object
from gradcli.evaluator.values.values import LAZY, UNSET, Function, Object, describe, text, writer
from gradcli.evaluator.values.views import caller
from gradcli.language.names.builtins import TAKES_FUNCTIONS
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import is_spread
from gradcli.ops.containers import Named, plain
from gradcli.ops.libraries.names import aliased, masks, out_at, parameters, takes_out
from gradcli.ops.nesting import measure
from gradcli.ops.piecewise import where

# Functions that go through all of their argument, which may be endless.
EXPANDS = {"list", "tuple", "sorted", "sum", "max", "min", "any", "all", "dict"}
LONG = (range, *LAZY)
TAKES_NONE = {
    "print",
    "str",
    "repr",
    "bool",
    "type",
    "list",
    "tuple",
    "max",
    "min",
    "map",
    "filter",
    "isinstance",
    "callable",
    "next",
    "hasattr",
}


# -- Python's own functions --------------------------------------------------------------------
def python_function(name: str) -> Callable:
    """The apply of one of Python's own functions."""
    if name in ("print", "str", "repr"):
        return {"print": _print, "str": _str, "repr": _repr}[name]
    function = builtins.FUNCTIONS[name]
    expands, calls, any_value = name in EXPANDS, name in TAKES_FUNCTIONS, name in TAKES_NONE

    def apply(owner, values, keywords, node, nodes):
        try:
            for value in values:
                if value is UNSET or (value is None and not any_value):
                    check_values(tuple(values), nodes, name, owner.source, owner)
            if calls:
                _make_callable(owner, name, values, keywords, node)
            if expands and len(values) == 1 and type(values[0]) in LONG:
                values[0] = owner.meter.counted(values[0], node.span)
            return function(*values, **keywords)
        except FAULTS as error:
            raise fault(error, name, tuple(values), node, owner.source) from error

    return apply


def _make_callable(owner, name: str, values: list, keywords: dict, node: s.Node) -> None:
    """Make the function among the arguments, if any, one that Python can call."""
    key = TAKES_FUNCTIONS[name]
    if key and keywords.get(key) is not None:
        keywords[key] = callable_(owner, keywords[key], node)
    elif not key and values[0] is not None:
        values[0] = callable_(owner, values[0], node)


def _check_set(owner, values: list, nodes: tuple) -> None:
    """Raise where a name among the arguments has no value."""
    for value, node in zip(values, nodes):
        if value is UNSET:
            raise owner.unset(node.id, node.span)


def _print(owner, values, keywords, node, nodes):
    ends = {"sep": " ", "end": "\n"}
    for name, found in keywords.items():
        if type(found) is not str and found is not None:
            raise Diagnostic(
                "E0201", f"print: {name} must be text, not {describe(found)}", node.span,
                source=owner.source,
            )  # fmt: skip
        ends[name] = ends[name] if found is None else found
    _check_set(owner, values, nodes)
    spend = writer(owner, node.span)
    owner.printed = True
    owner.write(ends["sep"].join([text(value, spend) for value in values]) + ends["end"])


def _str(owner, values, keywords, node, nodes):
    _check_set(owner, values, nodes)
    return text(values[0], writer(owner, node.span)) if values else ""


def _repr(owner, values, keywords, node, nodes):
    _check_set(owner, values, nodes)
    return text(values[0], writer(owner, node.span), True)


# -- methods -----------------------------------------------------------------------------------
def method(name: str) -> Callable:
    """The apply of the method `name`, of the first of the values."""
    from gradcli.evaluator.library import methods
    from gradcli.evaluator.library.tapes import called_method
    from gradcli.evaluator.values.objects import is_object

    what = f".{name}"

    def apply(owner, values, keywords, node, nodes):
        x = values[0]
        try:
            if x is UNSET or x is None:
                check_values(tuple(values), nodes, what, owner.source, owner)
            if type(x) is Named and name in x.of.fields:  # a function that it has
                return invoke(owner, methods.attribute(name)(x), tuple(values[1:]), keywords, node)
            if isinstance(x, Object) and name in x.methods:
                return x.methods[name](owner, x, tuple(values[1:]), keywords, node)
            if is_object(x):
                _check_set(owner, values, nodes)
                return called_method(owner, x, name, values[1:], keywords, node)
            return methods.found(x, name)(owner, values, keywords, node)
        except FAULTS as error:
            raise fault(error, what, tuple(values), node, owner.source) from error

    return apply


# -- the library's functions -------------------------------------------------------------------
def library_function(name: str, function: Callable) -> Callable:
    """The apply of a function of mathematics, known to the program as `name`."""
    prefix, _, last = name.rpartition(".")
    last = aliased(prefix, last)
    op = getattr(function, "op", None)
    on_cells = builtins.ON_CELLS.get(last) if op is None else None
    optional = _optional(function) if op is None else ()
    known = () if op is not None else parameters(function)
    at_dtype = known.index("dtype") if "dtype" in known else None
    words = op is None  # a function made of rows may take the name of a mode; a row is of numbers
    call = caller(last, function)
    writes, at_out = takes_out(name), out_at(name)

    def apply(owner, values, keywords, node, nodes):
        if len(values) - 1 == at_out:
            values, keywords = values[:-1], {**keywords, "out": values[-1]}
        if writes and "out" in keywords:
            out, given = keywords["out"], {k: v for k, v in keywords.items() if k != "out"}
            mask = given.pop("where", True) if masks(name) else True
            return _written(owner, name, apply(owner, values, given, node, nodes), out, mask, node)
        values = tuple(values)
        try:
            for value in values:
                if value is UNSET or value is None:
                    plain = [0 if v is None and i in optional else v for i, v in enumerate(values)]
                    check_values(tuple(plain), nodes, name, owner.source, owner)
                    break
            if owner.program.tensors and any(map(holds_object, values)):
                from gradcli.evaluator.library.tensors import by_row

                return by_row(owner, name, function, values, keywords, node)
            if on_cells is not None:
                measure([*values, *keywords.values()])
                return on_cells(*values, **keywords)
            if at_dtype is not None and len(values) > at_dtype:
                values = (
                    *values[:at_dtype],
                    builtins.named_type(values[at_dtype]),
                    *values[at_dtype + 1 :],
                )
            plain = [
                value if words and type(value) is str else argument(value, name, owner.meter, node)
                for value in values
            ]
            named = {key: unwrap(builtins.named_type(value)) for key, value in keywords.items()}
            return call(values, plain, named)
        except FAULTS as error:
            raise fault(error, name, values, node, owner.source) from error

    return apply


def _written(owner, name: str, made, out, mask, node: s.Call):
    """What a function with out= gives: the array that it has written to, where the mask is true; of
    one without axes, which is a number here, the number that is left in it."""
    out = out[0] if type(out) is tuple and len(out) == 1 else out
    if out is None and mask is True:
        return made
    try:
        if type(made) in (tuple, list):
            raise Diagnostic("E0201", f"{name} gives several values: it takes no out= here")
        place = dict(node.keywords).get("out")
        is_left = isinstance(place, s.Name | s.Call) and not is_spread(node)
        if type(out) is not Array and not (is_left and is_number(out)):
            raise Diagnostic("E0201", f"out= takes an array to write to, not {describe(out)}")
        if mask is not True:
            made = wrap(where(unwrap(mask), unwrap(made), unwrap(out)))
        check_fits(out, unwrap(made), "out=")
        if type(out) is not Array:
            return made
        write(out, (Ellipsis,), made, owner.in_place)
        return out
    except FAULTS as error:
        raise fault(error, name, (out,), node, owner.source) from error


def _optional(function: Callable) -> list[int]:
    """The positions of the arguments that may be None: an axis, and what is None if left out."""
    function = getattr(function, "expanded", function)
    code, defaults = getattr(function, "__code__", None), getattr(function, "__defaults__", None)
    names = code.co_varnames[: code.co_argcount] if code else ()
    given = (*(False,) * (len(names) - len(defaults or ())), *(defaults or ()))
    return [i for i, name in enumerate(names) if name == "axis" or given[i] is None]


def argument(value, name: str, meter, node: s.Node):
    """A value as the library's functions take it: without cells, a range as a list."""
    if type(value) is Array:
        return value.get()
    if type(value) is range:
        meter.elements(len(value), node.span)
        return list(value)
    odd = isinstance(value, (Function, str, dict, Object))
    if odd or type(value) in LAZY:
        raise Diagnostic("E0201", f"{name} is not defined for {describe(value)}")
    value = unwrap(value)
    return value if type(value) in (list, tuple) else plain(value)
