"""Calls: what is called, a function of the program, of the language or of a library."""

from gradcli.errors import Diagnostic
from gradcli.language.names.scopes import dotted
from gradcli.language.syntax import surface
from gradcli.lowering.functions import arguments, closures, methods
from gradcli.lowering.library import builtins, named_tuples, texts
from gradcli.lowering.lists.comprehensions import FOLDS, fold
from gradcli.lowering.refused import fault
from gradcli.lowering.values import Chosen, Closure, Leaf, Library, NamedType, described


def call(st, node: surface.Call):
    """The value of a call."""
    function = node.function
    if type(function) is surface.Attribute:
        start, _ = dotted(function)
        if start is None or st.is_bound(start.id):
            return methods.method(st, node, function)
    begun = [*node.args[1:], *[v for k, v in node.keywords if k == "start"]]
    others = len(node.args) + len(node.keywords) - 1
    match node.args[:1]:
        case [surface.Comprehension() as items] if len(begun) == others:
            of = st.value(function) if type(function) is not surface.Call else None
            plain = all([type(v) in (surface.Number, surface.Name) for v in begun])
            folds = of.name if isinstance(of, Library) and of.name in FOLDS and plain else ""
            if folds and len(begun) < 2 and (not begun or folds == "sum"):
                return fold(st, folds, items, st.value(begun[0]) if begun else None)
    f, *given = st.values([function, *node.args, *[v for _, v in node.keywords]])
    args = arguments.spread(st, node.args, given, f)
    named = arguments.named_by(st, node, given[len(node.args) :])
    return invoked(st, f, args, named, node)


def applied(st, f, args: list, span):
    """A value called with others."""
    node = surface.Call(surface.Name("f", span=span), (), (), span=span)
    return invoked(st, f, args, {}, node)


def invoked(st, f, args: list, named: dict, node: surface.Call):
    match f:
        case Library(name):
            return builtins.called(st, name, args, named, node)
        case Closure():
            return closures.called(st, f, args, named, node.span)
        case NamedType():
            return named_tuples.made(st, f, args, named, node)
        case Chosen():
            return texts.each_option(st, f, lambda v: invoked(st, v, args, named, node), node.span)
    help = "to multiply, write * between the two" if isinstance(f, Leaf) else None
    name = node.function.id if type(node.function) is surface.Name else ""
    is_what = f"{name!r} is {described(f)}, and" if name else described(f)
    error = Diagnostic("E0103", f"{is_what} cannot be called", help=help)
    raise fault(st, error, node.span)
