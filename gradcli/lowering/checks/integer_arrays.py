"""Arrays of integers that are written reals to, which they would cut."""

from collections.abc import Callable, Container, Iterator

from gradcli.core import ir
from gradcli.core.flow import Place, Scope
from gradcli.core.ir import Assign, Call, Expr
from gradcli.core.refusals import refuse
from gradcli.core.types.dtypes import REAL, WHOLE, Dtypes
from gradcli.core.types.kind_rules import SURE_ARRAYS
from gradcli.core.types.kinds import kinds_of
from gradcli.core.types.literal_arrays import written_integers
from gradcli.errors import Diagnostic, Source, Span

# what np.full_like is given with a value that is worked out, the function it is in, the place
Like = tuple[Expr, Scope, Span | None]


def check_given_integers(program: ir.Program, refused: Callable[[Place], Diagnostic]) -> None:
    """Raise where an array that comes of an input's default of integers is written reals to: at
    its default such a program cuts them, and given reals it does not."""
    given = written_integers(program.header)
    if not given or not any(type(s) is Assign and s.index for s in ir.statements(program.body)):
        return
    always, reals = Dtypes(program), Dtypes(program, whole=given, as_numpy=True)
    values = Dtypes(program, of_values=True, whole=given)
    for place, home, value, *_ in reals.flow.writes:
        cut = always.surely_at(REAL, place) and not reals.surely_at(REAL, place)
        if cut and not values.surely(WHOLE, value, home):
            raise refused(place)


def check_integers(
    program: ir.Program,
    lists: Container[Place],
    in_place: Container[int] | None,
    refused: Callable[[Place], Diagnostic],
) -> None:
    """Raise where a real that is worked out is written to an array of integers, which cuts it.

    lists: the names that stand for lists, which are no such arrays; in_place: the assignments, by
    identity, that are written a += e, which are asked for then; None asks for writes of elements.
    """
    kinds = kinds_of(program)
    asked = [
        s for _, s in kinds.blocks
        if type(s) is Assign and (s.index if in_place is None else id(s) in in_place)
    ]  # fmt: skip
    if not asked or not kinds.has_arrays():
        return
    reals = Dtypes(program, as_numpy=True)
    values, asked_for = Dtypes(program, of_values=True), set(map(id, asked))
    for s, home, held in _held_before(program.body, None, {}, reals):
        if id(s) not in asked_for or type(s.value) is not Expr:
            continue
        place = kinds.scope(s.targets[0], home), s.targets[0]
        if place in lists:
            continue
        if in_place is not None and kinds.name(s.targets[0], home) not in SURE_ARRAYS:
            continue
        if held & WHOLE and not values.surely(WHOLE, s.value, home):
            raise refused(place)


def _held_before(
    body: ir.Body, home: Scope, here: dict[str, int], reals: Dtypes
) -> Iterator[tuple[Assign, Scope, int]]:
    """Each assignment with its scope and what its name may hold before it.

    here: of names that have one value here and hold less than their values together, what that is.
    """
    for s in body:
        if type(s) is Assign:
            target = s.targets[0] if s.targets else ""
            yield s, home, here[target] if target in here else reals.name(target, home)
            if not s.index:
                one = None if type(s.value) is Call else _held_by(s.value, home, here, reals)
                for name in s.targets:
                    here.pop(name, None)
                    if one is not None and one != reals.name(name, home):
                        here[name] = one
            continue
        given, inside = _given_whole(s), s.name if type(s) is ir.Def else home
        before = {} if type(s) is ir.Def else dict(here)
        if isinstance(s, (ir.For, ir.While)):
            if type(s) is ir.For:
                before.pop(s.name, None)
            before = _in_every_turn(s.body, given, home, before, reals)
        for part in ir.bodies(s):
            yield from _held_before(part, inside, dict(before), reals)
        for name in given:
            here.pop(name, None)


def _in_every_turn(
    body: ir.Body, given: set[str], home: Scope, first: dict[str, int], reals: Dtypes
) -> dict[str, int]:
    """What names may hold where a turn of a loop begins, of what they hold before the first."""
    while not given.isdisjoint(first):
        end = dict(first)
        for _ in _held_before(body, home, end, reals):
            pass  # it is what the end of a turn leaves in `end` that is asked for
        found = {n: held | end[n] for n, held in first.items() if n in end}
        if found == first:
            break
        first = found
    return first


def _held_by(value, home: Scope, here: dict[str, int], reals: Dtypes) -> int:
    """What a value may hold where some names hold what `here` says."""
    if here.keys().isdisjoint(ir.names(value)):
        return reals.of(value, home)
    memo: dict[int, int] = {}
    for node in ir.postorder((value,)):
        if node.op is not None:
            memo[id(node)] = reals.transfer(node, memo, home)
        else:
            name = node.args[0]
            memo[id(node)] = here[name] if name in here else reals.name(name, home)
    return memo[id(value)]


def _given_whole(s: ir.Statement) -> set[str]:
    """The names that a statement gives other values; one whose elements it writes keeps its own."""
    if type(s) is ir.Def:
        return set()
    found = [t for t in ir.statements((s,)) if type(t) is not Assign or not t.index]
    return {name for t in found for name in ir.given(t)}


def check_likes(program: ir.Program, likes: list[Like], source: Source) -> None:
    """Raise where np.full_like may be given an array of integers, which cuts what fills it."""
    if not likes:
        return
    reals = Dtypes(program, as_numpy=True)
    for like, home, place in likes:
        if not reals.surely(REAL, like, home):
            raise refuse("integer array", place, source)
