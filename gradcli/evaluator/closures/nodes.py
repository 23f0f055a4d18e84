"""Which closure each kind of node is made: the tables of the compiler, and its entry.

What few programs have is imported when one has it.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

from gradcli.errors import Diagnostic
from gradcli.evaluator.closures import assignment, statements
from gradcli.evaluator.closures.code import EXPRESSIONS, LOCAL, STATEMENTS, Coder
from gradcli.evaluator.faults import FAULTS, fault
from gradcli.evaluator.operators import operators
from gradcli.evaluator.operators.indexing import indexed
from gradcli.language.names.builtins import ATTRIBUTES, VALUES
from gradcli.language.names.lookup import full_name, meaning
from gradcli.language.syntax import surface as s
from gradcli.ops.libraries import names as library


def compiled(owner: Coder) -> Callable:
    """The closure of the whole program."""
    return statements.block(owner, owner.program.module.body)


# -- expressions -------------------------------------------------------------------------------
def _name(owner: Coder, node: s.Name) -> Callable:
    kind, found = meaning(owner.program, owner.scope, node.id)
    if kind in LOCAL:
        return owner.read(node)
    if kind != "constant":  # resolve refused all but functions and classes of exceptions
        from gradcli.evaluator.closures.calling import named

        found = named(owner, node)
    return lambda f: found


def _literal(owner: Coder, node) -> Callable:
    value = node.value
    return lambda f: value


def _constant(value: object) -> Callable:
    """The maker of a node that is always this."""
    return lambda owner, node: lambda f: value


def _conditional(owner: Coder, node: s.Conditional) -> Callable:
    test = owner.test(node.test)
    body, orelse = owner.expression(node.body), owner.expression(node.orelse)
    return lambda f: body(f) if test(f) else orelse(f)


def _list(owner: Coder, node: s.List) -> Callable:
    items = [owner.expression(item) for item in node.items]
    return lambda f: [item(f) for item in items]


def _tuple(owner: Coder, node: s.Tuple) -> Callable:
    items = [owner.expression(item) for item in node.items]
    return lambda f: tuple([item(f) for item in items])


def _gathered(owner: Coder, node: s.Gathered) -> Callable:
    items = [(owner.expression(item), type(item) is s.Starred) for item in node.items]
    kind = list if node.is_list else tuple

    def run(f):
        found: list = []
        for item, many in items:
            found += item(f) if many else [item(f)]
        return kind(found)

    return run


def _attribute(owner: Coder, node: s.Attribute) -> Callable:
    from gradcli.evaluator.closures.calling import bound_method, named
    from gradcli.evaluator.library.methods import attribute, check_python

    full = full_name(owner.program, owner.scope, node)
    if full is None and owner.program.open and node.name != "__name__":
        return _read_of_any(owner, node)
    if full is not None:
        found: Any = VALUES[full] if full in VALUES else library.constant(full)
        if found is None and full not in VALUES:
            found = named(owner, node)
        return lambda f: found
    if node.name not in ATTRIBUTES and node.name != "__name__":
        return bound_method(owner, node)
    value, give, source = owner.expression(node.value), attribute(node.name), owner.source
    asked = id(node) in owner.tried

    def run(f):
        x = value(f)
        try:
            if asked:
                check_python(x, node, source)
            return give(x)
        except FAULTS as error:
            raise fault(error, f".{node.name}", (x,), node, source) from error

    return run


def _read_of_any(owner: Coder, node: s.Attribute) -> Callable:
    """The closure of x.name where x may be an object, which alone knows whether it has it."""
    from gradcli.evaluator.library.methods import attribute, is_attribute
    from gradcli.evaluator.library.provided import method
    from gradcli.evaluator.values.values import Builtin

    value, source, name = owner.expression(node.value), owner.source, node.name
    give, apply = attribute(name), method(name)

    def run(f):
        x = value(f)
        try:
            if is_attribute(x, name):
                return give(x)
        except FAULTS as error:
            raise fault(error, f".{name}", (x,), node, source) from error
        return Builtin(
            name, lambda owner, args, keywords, node: apply(owner, [x, *args], keywords, node, ())
        )

    return run


def _fault(owner: Coder, node: s.Fault) -> Callable:
    of, source = node.error, owner.source

    def run(f):
        error = Diagnostic(of.code, of.message, of.span, of.label, of.help, source, of.seconds)
        error.exception = None  # Python raises none there, and no handler of the program takes it
        raise error

    return run


def _named(owner: Coder, node: s.NamedExpr) -> Callable:
    value, put = owner.expression(node.value), owner.put(node.target.id)

    def run(f):
        x = value(f)
        put(f, x)
        return x

    return run


# -- what few programs have --------------------------------------------------------------------
# of each of these nodes the module of the evaluator that has its maker, and what that is called
LATER: dict[type[s.Node], tuple[str, str]] = {
    s.Call: ("closures.calling", "call"),
    s.Starred: ("closures.calling", "starred"),
    s.Lambda: ("library.functions", "lambda_"),
    s.Dict: ("closures.comprehensions", "dict_display"),
    s.Comprehension: ("closures.comprehensions", "comprehension"),
    s.Compare: ("operators.comparison", "compare"),
    s.FString: ("texts.formatting", "f_string"),
    s.Generator: ("closures.generators", "generator"),
    s.Raise: ("closures.exceptions", "raise_"),
    s.Assert: ("closures.exceptions", "assert_"),
}  # fmt: skip


@cache
def later(kind: type[s.Node]) -> Callable[[Coder, s.Node], Callable]:
    """The maker of a node's closure, of LATER, which is imported here."""
    module, name = LATER[kind]
    return getattr(import_module(f"gradcli.evaluator.{module}"), name)


def _later(owner: Coder, node: s.Node) -> Callable:
    return later(type(node))(owner, node)


def _try(owner: Coder, node: s.Try) -> Callable:
    from gradcli.evaluator.closures.exceptions import try_

    return try_(owner, node, statements.block)


EXPRESSIONS |= {
    s.Number: _literal, s.Boolean: _literal, s.String: _literal, s.NoneLiteral: _constant(None),
    s.Ellipsis: _constant(Ellipsis), s.Name: _name, s.Attribute: _attribute, s.Call: _later,
    s.Subscript: indexed, s.Unary: operators.unary, s.Binary: operators.binary,
    s.Compare: _later, s.BoolOp: operators.logic, s.Conditional: _conditional,
    s.List: _list, s.Tuple: _tuple, s.Gathered: _gathered, s.Dict: _later, s.Lambda: _later,
    s.Comprehension: _later, s.Generator: _later, s.FString: _later, s.Starred: _later,
    s.NamedExpr: _named, s.Fault: _fault,
}  # fmt: skip

STATEMENTS |= {
    s.Assign: assignment.assign, s.AugAssign: assignment.augment, s.Declare: assignment.declare,
    s.Delete: assignment.delete, s.Expression: statements.expression, s.If: statements.if_,
    s.For: statements.for_, s.While: statements.while_, s.Break: statements.break_,
    s.Continue: statements.continue_, s.Return: statements.return_, s.Def: statements.define,
    s.With: statements.with_, s.Try: _try, s.Raise: _later, s.Assert: _later,
    s.Pass: statements.nothing, s.Global: statements.nothing, s.Nonlocal: statements.nothing,
    s.Import: statements.nothing, s.ImportFrom: statements.nothing,
}  # fmt: skip
