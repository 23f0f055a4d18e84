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
    for s, home, begun in _with_origins(program.body, None, {}):
        if id(s) not in asked_for or type(s.value) is not Expr:
            continue
        place = kinds.scope(s.targets[0], home), s.targets[0]
        if place in lists:
            continue
        if in_place is not None and kinds.name(s.targets[0], home) not in SURE_ARRAYS:
            continue
        held = reals.at(place) if begun is None else reals.of(begun, home)
        if held & WHOLE and not values.surely(WHOLE, s.value, home):
            raise refused(place)


def _with_origins(body: ir.Body, home: Scope, begun: dict[str, object]) -> Iterator[tuple]:
    """Each assignment with its scope and what its name surely holds before; None where several."""
    for s in body:
        if type(s) is Assign:
            yield s, home, begun.get(s.targets[0]) if s.targets else None
            if not s.index:
                begun |= dict.fromkeys(s.targets, None if type(s.value) is Call else s.value)
            continue
        inner = set() if type(s) is ir.If else ir.assigned((s,))
        known = {} if type(s) is ir.Def else {n: v for n, v in begun.items() if n not in inner}
        for part in ir.bodies(s):
            yield from _with_origins(part, s.name if type(s) is ir.Def else home, dict(known))
        for name in ir.assigned((s,)):
            begun.pop(name, None)


def check_likes(program: ir.Program, likes: list[Like], source: Source) -> None:
    """Raise where np.full_like may be given an array of integers, which cuts what fills it."""
    reals = Dtypes(program, as_numpy=True) if likes else None
    for like, home, place in likes:
        if not reals.surely(REAL, like, home):
            raise refuse("integer array", place, source)
