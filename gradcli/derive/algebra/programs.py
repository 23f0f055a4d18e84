"""The expressions of a program in normal form, statement by statement."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from gradcli.core import ir, walks
from gradcli.core.flow import Flow, reached
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While
from gradcli.core.types.dtypes import REAL, Dtypes
from gradcli.core.types.kinds import Kinds, Scope
from gradcli.derive.algebra.normal_form import normal
from gradcli.derive.optimise.statements import added, addition

if TYPE_CHECKING:
    from gradcli.derive.algebra.conditions import Lost


def normalised(
    program: ir.Program,
    author: frozenset[str] = frozenset(),
    lost: "Lost | None" = None,
    hints: dict[int, str] | None = None,
) -> ir.Program:
    """The program with its expressions in normal form.

    What is assigned to a name in `author`, and every test and bound where there is one, stays as
    its author wrote it.  To `lost` is added where the program has no value and its form has one.
    `hints` has the names that values had, by their nodes: what these become is added to it.
    """
    kinds = Kinds(program)
    body = []
    for s in program.body:
        if type(s) is Def:
            inner, _ = _scope(program, s.body, (), s.name, kinds, author, lost, hints)
            s = Def(s.name, s.parameters, inner)
        body.append(s)
    body, outputs = _scope(program, tuple(body), program.outputs, None, kinds, author, lost, hints)
    return program.with_body(body, outputs)


def _scope(program, body, outputs: tuple, scope: Scope, kinds: Kinds, author, lost, hints):
    """A function's body, or the top level without its functions, in normal form."""
    roots: list = [*outputs]
    kept: list = []
    named = {s.name: s.parameters for s in program.body if type(s) is Def}
    _rewritten(body, author, roots.append, kept.append, named)
    below = kinds.below([*roots, *kept], scope)
    derived, is_real = bool(author), _reals(program, body, scope)
    if lost is not None:
        lost.enter(scope, body, outputs)
    values = iter(normal(program.graph, roots, below, kept, derived, lost, is_real, hints))
    outputs = tuple([next(values) for _ in outputs])
    return _rewritten(body, author, lambda _: next(values), lambda value: value, named), outputs


def _reals(program: ir.Program, body, scope: Scope) -> Callable:
    """Whether a value, of some kind, is a real, or never 0: an element may be a whole number, and
    one of a table that holds reals as well be 0."""
    above = _positive(body)
    found: list[Dtypes] = []

    def is_real(value, kind: str | None) -> bool:
        if type(value) is Expr and value.op is None and value.args[0] in above:
            return True
        if kind == "real" and not found:
            found.append(Dtypes(program))
        if kind != "real" or not found[0].surely(REAL, value, scope):
            return False
        return not _of_items(found[0].flow, value, scope)

    return is_real


def _of_items(flow: Flow, value, scope: Scope) -> bool:
    """Whether a value is made of elements by computed indices, or of names of such."""
    places = reached(flow.places(value, scope), flow.sources)
    values = [edge.value for place in places for edge in flow.into.get(place, ())]
    return any(
        node.op is not None and node.op.name == "getitem"
        and any([type(i) is Expr for i in node.args[1:]])
        for node in ir.postorder([value, *values])
    )  # fmt: skip


def _positive(body) -> frozenset[str]:
    """The names that are never 0: of loops over whole numbers from 1 on, and of numbers."""
    found: set[str] = set()
    others: set[str] = set()
    for s in ir.statements(body):
        if type(s) is For:
            up = type(s.start) is int is type(s.step) and s.start > 0 < s.step
            (found if up else others).add(s.name)
        elif type(s) is Assign:
            number = type(s.value) in (int, float) and s.value != 0 and not s.index
            (found if number else others).update(s.targets)
        elif type(s) is Def:
            others.update(s.parameters)
    return frozenset(found - others)


def _rewritten(
    body, author: frozenset[str], change: Callable, keep: Callable, named: dict[str, tuple]
) -> tuple:
    """A body with change(value) in the place of each value, or keep(value) of an author's.

    named: the parameters of each function: what is given to one of the author's is the author's.
    """
    out = []
    own = keep if author else change

    def read(value, how: Callable):
        if type(value) is not Call:
            return how(value)
        parameters = named.get(value.function) if how is keep else None
        if parameters is None:
            return Call(value.function, tuple([how(a) for a in value.args]))
        pairs = zip(parameters, value.args)
        return Call(value.function, tuple([(keep if p in author else change)(a) for p, a in pairs]))

    def inner(part) -> tuple:
        return _rewritten(part, author, change, keep, named)

    for s in body:
        match s:
            case Assign(targets, index, value):
                how = keep if not author.isdisjoint(targets) else change
                sum_ = addition(s) if how is change else None
                if sum_ is None or not isinstance(value, Expr) or targets[0] in ir.names(sum_[1]):
                    new = read(value, how)
                else:  # what a sum grows by is said by itself
                    new = added(value, how(sum_[1]))
                s = Assign(targets, tuple([own(p) for p in index]), new)
            case Leave():
                s = walks.with_values(s, change)
            case If() | For() | While():
                s = walks.with_bodies(walks.with_values(s, lambda v: read(v, own)), inner)
        out.append(s)
    return tuple(out)
