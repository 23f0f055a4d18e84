"""Lists of whole numbers that get reals: as arrays they are of reals from the start.

An item of Python's list is what it is given; an array of integers would cut it.
"""

from collections.abc import Iterator

from gradcli.language import core, walks
from gradcli.language.core import Assign, Body, Def, Expr
from gradcli.language.kinds import Scope, kinds_of
from gradcli.language.reals import Reals


def with_real_lists(program: core.Program, lists: set[str]) -> core.Program:
    """The program, in which names of lists that are given reals begin as arrays of reals."""
    if not lists:
        return program
    while whole := [key for key, s in _placed(program) if key[1] in lists and _is_whole(s)]:
        reals = Reals(program)
        given = {key for key, s in _placed(program) if s.index and reals.of(s.value, key[0])}
        if given.isdisjoint(whole):
            break
        program = program.with_body(_body(program.body, None, given), program.outputs)
    return program


def _placed(program: core.Program) -> Iterator[tuple[tuple[Scope, str], Assign]]:
    """The assignments of single names and elements, with the place of the name."""
    kinds = kinds_of(program)
    for scope, s in kinds.blocks:
        if type(s) is Assign and len(s.targets) == 1:
            yield (kinds.scope(s.targets[0], scope), s.targets[0]), s


def _body(body: Body, scope: Scope, given: set[tuple[Scope, str]]) -> Body:
    new = []
    for s in body:
        if _is_whole(s) and (scope, s.targets[0]) in given:
            s = Assign(s.targets, (), _as_real(s.value))
        inner = s.name if type(s) is Def else scope
        new.append(walks.with_bodies(s, lambda b, inner=inner: _body(b, inner, given)))
    return tuple(new)


def _is_whole(s) -> bool:
    """Whether a statement makes an array of whole numbers that are written out."""
    return type(s) is Assign and not s.index and is_whole(s.value)


def is_whole(value) -> bool:
    """Whether a value is an array of integers that are written out."""
    return (
        type(value) is Expr
        and value.op is core.ARRAY
        and all(type(item) is int or is_whole(item) for item in value.args)
    )


def _as_real(value):
    if type(value) is int:
        return float(value)
    return value.graph.node(core.ARRAY, tuple(map(_as_real, value.args)))
