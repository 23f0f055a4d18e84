"""functools: functions that are made of functions, while a program is staged."""

from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import SPREAD
from gradcli.lowering import blocks, loops
from gradcli.lowering.library import iteration
from gradcli.lowering.lists import iterators
from gradcli.lowering.refused import fault
from gradcli.lowering.values import Closure, Library, NamedType, Ref, Tuple, described


def partial(st, name: str, args: list, named: dict, node: surface.Call) -> Closure:
    """functools.partial, as lambda *more, **others: f(*first, *more, **{**given, **others})."""
    if not args or not isinstance(args[0], (Closure, Library, NamedType)):
        given = described(args[0]) if args else "nothing"
        words = f"functools.partial takes a function, not {given}"
        raise fault(st, Diagnostic("E0201", words), node.span)
    f, *first = args
    if node.span not in st.partials:  # the same in each turn of a loop
        st.partials[node.span] = _call_with_more(node.span)
    inside = {
        "f": f,
        "first": Tuple(tuple([st.settled(v, "?given") for v in first])),
        "given": st.new("dict", node, {n: st.settled(v, n) for n, v in named.items()}),
    }
    return Closure(st.partials[node.span], Ref(st.frame(None, inside)))


def _call_with_more(span) -> surface.Lambda:
    def read(name: str) -> surface.Name:
        return surface.Name(name, span=span)

    def all_of(name: str, none: surface.Node) -> surface.Parameter:
        return surface.Parameter(name, surface.Starred(none, span=span), None, "", span=span)

    args = tuple([surface.Starred(read(name), span=span) for name in ("first", "more")])
    merged = surface.Dict(((None, read("given")), (None, read("others"))), span=span)
    call = surface.Call(read("f"), args, ((SPREAD, merged),), span=span)
    takes = (
        all_of("more", surface.Tuple((), span=span)),
        all_of("others", surface.Dict((), span=span)),
    )
    return surface.Lambda(takes, call, span=span)


NOTHING = "functools.reduce of nothing, without a value to begin with"


def reduce(st, name: str, args: list, named: dict, node: surface.Call):
    """functools.reduce: of items whose number the run tells a loop."""
    f, of, *start = args
    items = iterators.made(st, of)
    found = start[0] if start else iteration.following(st, items, [], node, NOTHING)
    frame = st.frame(Ref(st.frames[-1]), {"#found": st.settled(found, "?found")})
    st.frames.append(frame)
    item = surface.Name("item", span=node.span)

    def body(end) -> None:
        v = st.applied(f, [st.read(frame, "#found"), st.value(item)], node.span)
        st.write(frame, st.settled(v, "?found"), "#found")
        blocks.fall(st, end)

    loops.iterate(st, items, item, body, node)
    found = st.readable(st.read(frame, "#found"), node.span)
    st.frames.pop()
    return found
