"""The expressions of a program in normal form, statement by statement."""

from collections.abc import Callable

from gradcli.derive.algebra.normal import normal
from gradcli.derive.loops import added, addition
from gradcli.language import core
from gradcli.language.core import Assign, Call, Def, For, If, Leave, While
from gradcli.language.kinds import Kinds, Scope


def normalised(
    program: core.Program, author: frozenset[str] = frozenset(), lost: list | None = None
) -> core.Program:
    """The program with its expressions in normal form.

    What is assigned to a name in `author`, and every test and bound where there is one, stays as
    its author wrote it.  To `lost` is added where the program has no value and its form has one.
    """
    kinds = Kinds(program)
    body = []
    for s in program.body:
        if type(s) is Def:
            inner, _ = _scope(program, s.body, (), s.name, kinds, author, lost)
            s = Def(s.name, s.parameters, inner)
        body.append(s)
    body, outputs = _scope(program, tuple(body), program.outputs, None, kinds, author, lost)
    return program.with_body(body, outputs)


def _scope(program, body, outputs: tuple, scope: Scope, kinds: Kinds, author, lost):
    """A function's body, or the top level without its functions, in normal form."""
    roots: list = [*outputs]
    kept: list = []
    _rewritten(body, author, roots.append, kept.append)
    below = kinds.below([*roots, *kept], scope)
    values = iter(normal(program.graph, roots, below, kept, bool(author), lost))
    outputs = tuple([next(values) for _ in outputs])
    return _rewritten(body, author, lambda _: next(values), lambda value: value), outputs


def _rewritten(body, author: frozenset[str], change: Callable, keep: Callable) -> tuple:
    """A body with change(value) in the place of each value, or keep(value) of an author's."""
    out = []
    own = keep if author else change

    def read(value, how: Callable):
        if type(value) is Call:
            return Call(value.function, tuple([how(a) for a in value.args]))
        return how(value)

    def inner(part) -> tuple:
        return _rewritten(part, author, change, keep)

    for s in body:
        match s:
            case Assign(targets, index, value):
                how = keep if not author.isdisjoint(targets) else change
                sum_ = addition(s) if how is change else None
                if sum_ is None or targets[0] in core.names(sum_[1]):
                    new = read(value, how)
                else:  # what a sum grows by is said by itself
                    new = added(value, how(sum_[1]))
                s = Assign(targets, tuple([own(p) for p in index]), new)
            case If(test, then, orelse):
                s = If(read(test, own), inner(then), inner(orelse))
            case For(name, start, stop, step, reverse, part):
                ends = [read(v, own) for v in (start, stop, step)]
                s = For(name, *ends, reverse, inner(part))
            case While(test, part):
                s = While(read(test, own), inner(part))
            case Leave(how, values):
                s = Leave(how, tuple([change(v) for v in values]))
        out.append(s)
    return tuple(out)
