"""Statements: what each does when it is staged."""

from collections.abc import Callable

from gradcli.language.syntax import surface
from gradcli.lowering import assignments, attempts, blocks, loops
from gradcli.lowering.environment import closure
from gradcli.lowering.refused import fenced
from gradcli.lowering.values import NONE, Leaf, Library
from gradcli.lowering.versions import Leave


def statement(st, s) -> None:
    """Stage a statement that ends at one place."""
    stage = STATEMENTS.get(type(s))
    if stage is None:
        raise fenced(type(s).__name__, s.span)
    stage(st, s)


def expression(st, s: surface.Expression) -> None:
    """An expression for its effects: of a print, those of what it shows."""
    value = s.value
    if type(value) is surface.Ellipsis:
        return
    printed = st.rows.is_print(value) and not st.is_bound("print")
    if type(value) is not surface.Call or not printed:
        st.value(value)
        return
    shown = [p for a in value.args for p in _shown(a)]
    for node in filter(st.acts, shown):
        st.value(node)


def _shown(node) -> list:
    """What is worked out of an argument of print: of an f-string its fields."""
    if type(node) is not surface.FString:
        return [node]
    return [part.value for part in node.parts if type(part) is surface.Field]


def define(st, s: surface.Def) -> None:
    decorators = st.values(s.decorators)
    value = closure(st, s)
    for node, decorator in reversed(list(zip(s.decorators, decorators))):
        if isinstance(decorator, Library):
            raise fenced("decorator", node.span)
        value = st.applied(decorator, [value], node.span)
    st.bind(s.name, value)


def declare(st, s: surface.Declare) -> None:
    """name: type = default; a declaration without a default is read before the program runs."""
    if s.default is None:
        return
    given = st.number(st.value(s.default), s.default.span)
    if s.type == "float" and type(given.expr) is int:
        given = Leaf(float(given.expr))
    st.bind(s.name, given)


def delete(st, s: surface.Delete) -> None:
    for target in s.targets:
        assignments.delete(st, target)


def global_names(st, s: surface.Global) -> None:
    *_, top = st.chain()
    st.elsewhere |= {(st.frames[-1], n.id): top for n in s.names}


def nonlocal_names(st, s: surface.Nonlocal) -> None:
    for n in s.names:
        having = (f for f in st.chain() if n.id in (st.owner_of(f) or ()))
        st.elsewhere[st.frames[-1], n.id] = next(having)


def raise_error(st, s: surface.Raise) -> None:
    attempts.check_raise(st, s)
    st.block.append(Leave("raise", [], s.span))
    st.state = None


def check(st, s: surface.Assert) -> None:
    """An assert: what is printed has it only where its test acts."""
    attempts.check_raise(st, s)
    if st.acts(s.test):
        st.value(s.test)


def nothing(st, s) -> None:
    """What says nothing to a run."""


STATEMENTS: dict[type[surface.Node], Callable] = {
    surface.Assign: assignments.assign,
    surface.AugAssign: assignments.augment,
    surface.If: blocks.conditional,
    surface.For: loops.for_loop,
    surface.While: loops.while_loop,
    surface.Expression: expression,
    surface.Def: define,
    surface.Declare: declare,
    surface.Delete: delete,
    surface.Global: global_names,
    surface.Nonlocal: nonlocal_names,
    surface.Raise: raise_error,
    surface.Yield: lambda st, s: st.yielding(NONE if s.value is None else st.value(s.value)),
    surface.Assert: check,
    attempts.Done: attempts.done,
    surface.Pass: nothing,
    surface.Import: nothing,
    surface.ImportFrom: nothing,
}
