"""Methods: what value.method(…) is of each kind of value."""

from typing import Any

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.refusals import FENCE, row
from gradcli.language.syntax import surface
from gradcli.lowering import attempts, dicts, draws, iterables
from gradcli.lowering.functions import arguments
from gradcli.lowering.library import (
    builtins,
    complex_numbers,
    containers,
    named_tuples,
    sorting,
    texts,
)
from gradcli.lowering.lists import lists
from gradcli.lowering.quotation import by_rows, quoted
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
    NONE,
    STREAM,
    Complex,
    Leaf,
    OpenText,
    Ref,
    Text,
    Walk,
    described,
)


def method(st, node: surface.Call, function: surface.Attribute):
    """value.method(…)."""
    of, *given = st.values([function.value, *node.args, *[v for _, v in node.keywords]])
    attempts.check_attribute(st, of, function)
    args, name = arguments.spread(st, node.args, given), function.name
    named = arguments.named_by(st, node, given[len(node.args) :])
    if isinstance(of, Ref) and of.variant is not None:
        act = containers.METHODS[of.variant.name].get((name, len(args)))
        if act is not None and not named:
            value = act(st, of, *args, node.span)
            return NONE if value is None else value
        if of.box.kind == "list":
            raise method_of(name, of, node.span)
    if isinstance(of, Complex):
        return complex_numbers.called(st, name, [of, *args], named, node)
    found = named_tuples.method(st, of, name, args, named, node)
    return _method(st, of, name, args, named, node) if found is None else found


def _method(st, of, name: str, args: list, named: dict, node: surface.Call):
    """A method of a value that any of its kind has."""
    match of:
        case Leaf() if name == "clip" and named:
            bounds = [*args, *[NONE] * (2 - len(args))]
            bounds = [named.get(k, b) for k, b in zip(("min", "max"), bounds)]
            return builtins.called(st, "np.clip", [of, *bounds], {}, node)
        case Ref(box) if box.kind == "list" and name == "sort" and "key" in named:
            if (back := lists.is_backwards(named)) is not None:
                sorting.sort_by(st, box, named["key"], back, node.span)
                return NONE
        case Ref(box) if box.kind == "list" and not (named and name != "sort"):
            return lists.method(st, box, name, args, named, node.span)
        case Ref(box) if box.kind == STREAM:
            return draws.drawn(st, box, name, args, named, node)
        case Ref(box) if box.kind == "dict" and not named:
            return of_dict(st, box, name, args, node.span)
        case OpenText():
            return texts.method(st, of, name, args, node.span)
        case Text(str()) if not named:
            return texts.of_written(of, name, args, node.span)
        case Leaf(expr=expr) if type(expr) is Expr:
            function: Any = node.function
            held = quoted(st, of, function.value.span)
            inner = surface.Attribute(held, name, span=function.span)
            value = by_rows(st, inner, args, named, node, 0)
            new = name == "flatten" and isinstance(value, Leaf)  # where ravel gives a view
            return Leaf(st.graph.node(ir.COPY, (value.expr,))) if new else value
    raise method_of(name, of, node.span)


def method_of(name: str, of, span) -> Refused:
    """The refusal of a method that a value has not, or not here."""
    instead = row("method", name)[1] if f"method {name}" in FENCE else "write out what it does"
    return Refused(f"the method {name} of {described(of)}", span, (), instead)


def of_dict(st, box, name: str, args: list, span):
    contents = st.contents(box, span)
    match name, args:
        case (("items" | "keys" | "values"), []):
            return Walk(name, (Ref(box),))
        case "get", [key, default] if dicts.is_worked_out(st, box, key, span):
            return dicts.among(st, box, dicts.keys_of(st, box, key, span), key, default, span)
        case (("get" | "pop" | "setdefault"), [key, *default]) if len(default) < 2:
            return looked_up(st, box, name, st.key(key, span), default, span)
        case "copy", []:
            return st.new("dict", box.node, type(contents)(contents))
        case "update", [Ref(other)] if other.kind == "dict":
            for pair in iterables.pairs_of(st, other, span):
                key, v = pair.items
                st.write(box, v, st.key(key, span))
            return NONE
        case "clear", []:
            st.write(box, {})
            return NONE
    raise method_of(name, Ref(box), span)


def looked_up(st, box, name: str, key, default: list, span):
    """d.get(key, …), d.pop(key, …) or d.setdefault(key, …)."""
    contents = st.contents(box, span)
    if key in contents:
        if name == "pop":
            st.write(box, type(contents)({n: v for n, v in contents.items() if n != key}))
        return st.readable(contents[key], span)
    if name == "pop" and not default:
        raise dicts.no_key(st, box, key, span)
    value = default[0] if default else NONE
    if name == "setdefault":
        value = st.settled(value, f"{st.hint(box)}_{key}")
        st.write(box, value, key)
    return value
