"""Generators of the program.

A loop over a generator is the generator's own body, staged in the loop's place, with the body of
the loop at each `yield` (inlining): what stands between two items runs between them, as in Python,
and no list is made.
"""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import yielding
from gradcli.lowering import assignments, blocks, iterables
from gradcli.lowering.environment import Target
from gradcli.lowering.lists import iterators
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import Closure, Leaf, Ref, Tuple, Walk
from gradcli.lowering.versions import UNNAMED

COUNT = f"{UNNAMED}count"
DEPTH = 40
STOPPED, ITEM = f"{UNNAMED}stopped", f"{UNNAMED}item"


def called(f: Closure, given: dict) -> Walk:
    """A call of a function that yields: nothing of it runs yet."""
    return Walk("generator", (f, *given.values()))


def expression(st, node: surface.Generator) -> Walk:
    """(… for … in …): a function of its first iterable, which is evaluated at once."""
    first, *_ = node.items.clauses
    of = st.settled(st.value(first.iterable), "?items")
    if id(node) not in st.generators:
        function = _as_function(node.items)
        st.generators[id(node)] = node, function
        clause = surface.Clause(first.target, surface.Name(ITEM), first.tests, span=first.span)
        clauses = (clause, *node.items.clauses[1:])
        items = surface.Comprehension(node.items.element, clauses, span=node.items.span)
        st.displays[id(function)] = items
    return Walk("generator", (Closure(st.generators[id(node)][1], Ref(st.frames[-1])), of))


def _as_function(items: surface.Comprehension) -> surface.Def:
    """The function that yields the items of a comprehension, given its first iterable."""
    loop = yielding(items)
    of = surface.Name(ITEM, span=loop.iterable.span)
    loop = surface.For(loop.target, of, loop.body, (), span=items.span)
    given = surface.Parameter(ITEM, None, None, "", span=items.span)
    return surface.Def("generator", (given,), (loop,), (), None, span=items.span)


def iterate(st, of: Walk, target, run: Callable, s) -> None:
    """The body of a loop, or of a comprehension, run for each item that a generator yields."""
    if of.kind == "enumerate":
        _numbered(st, of, target, run, s)
        return
    if of.kind == "map":
        function, *inner = of.parts
        rows = Walk("zip", tuple(inner))
        _changed(st, rows, target, run, s, lambda v: st.applied(function, list(v.items), s.span))
        return
    if of.kind == "zip":
        _zipped(st, of, target, run, s)
        return
    st.depth += 1
    if st.depth > DEPTH:
        st.depth -= 1
        words = "a generator that yields from itself, to a depth that is not known here,"
        raise Refused(words, s.span, ((of.parts[0].node.span, "this is it"),), "write loops")
    try:
        _inlined(st, of, target, run, s)
    finally:
        st.depth -= 1


def _inlined(st, of: Walk, target, run: Callable, s) -> None:
    f, *given = of.parts
    consumer, outer, jumps = list(st.frames), st.yielding, blocks.jump_flags(getattr(s, "body", ()))
    frame = st.frame(f.frame, {})
    st.own_names[frame] = st.names_of(f.node) | {STOPPED}
    for p, v in zip(f.node.parameters, given):
        st.write(frame, st.settled(v, p.name), p.name)

    def turn(value) -> None:
        inner, st.frames, st.yielding = list(st.frames), [*st.frames, *consumer], outer
        try:
            assignments.give(st, target, value, turn=True)
            blocks.take_turn(st, jumps, run, s.span)
            if jumps and st.state is not None:
                flags = [st.readable(st.read(st.frames[-1], flag), s.span) for flag in jumps]
                if "#break" in jumps:
                    st.bind_flag("#break")
                st.bind(STOPPED, st.combined(flags, ir.OR, True), frame=frame)
        finally:
            st.frames, st.yielding = inner, turn

    st.frames = [*consumer, frame]
    st.yielding = turn
    end = Target("place")
    st.targets.append(end)
    try:
        if jumps:
            st.bind(STOPPED, Leaf(False), frame=frame)
        blocks.run(st, _stopping(f.node.body, bool(jumps)), end)
    finally:
        st.yielding = outer
    st.targets.pop()
    st.arrive(end.arrivals, s.span)
    if st.state is None:
        raise Refused(
            "a generator that has no end", s.span, ((f.node.span, "it yields for ever"),),
            "leave the loop over it by a 'break', or give it a bound",
        )  # fmt: skip
    st.frames = consumer


def _numbered(st, of: Walk, target, run: Callable, s) -> None:
    """enumerate of a generator: the count is in a frame of its own."""
    inner, start = of.parts
    frame = st.frame(None, {})
    st.frames.insert(-1, frame)
    st.bind(COUNT, start, frame=frame)

    def numbered(item) -> Tuple:
        k = st.readable(st.read(frame, COUNT), s.span)
        st.bind(COUNT, st.plus(k, Leaf(1), s.span), frame=frame)
        return Tuple((k, item))

    _changed(st, inner, target, run, s, numbered)
    st.frames.remove(frame)


def _zipped(st, of: Walk, target, run: Callable, s) -> None:
    """zip of a generator and of others, which are gone through by a count; of several generators
    all but the first are lists."""
    at = next(k for k, part in enumerate(of.parts) if iterators.runs(part))
    others = [st.listed(part, s.span, keeps=False) for k, part in enumerate(of.parts) if k != at]
    if not others:
        _changed(st, of.parts[at], target, run, s, lambda v: Tuple((v,)))
        return
    slot = st.wait(Tuple(tuple(others)))
    stopping = surface.If(((surface.Boolean(True), (surface.Break(),)),), (), span=s.span)
    body = (stopping, *getattr(s, "body", ()))

    def paired(end) -> None:
        k, v = st.value(surface.Name(ITEM, span=s.span)).items
        rows = iterables.zipped(st, st.read(st.held, slot).items, s.span, counted=True)
        count, item = iterables.from_zero(st, rows, s.span)
        test = st.compared("<", k, count, s.span)

        def go():
            rest = list(item(k).items)
            assignments.give(st, target, Tuple((*rest[:at], v, *rest[at:])), turn=True)
            run(end)

        st.branch(test, go, lambda: blocks.leave(st, "#break", s.span), s.span)

    name = surface.Name(ITEM, span=s.span)
    numbered = Walk("enumerate", (of.parts[at], Leaf(0)))
    iterate(st, numbered, name, paired, surface.For(name, name, body, (), span=s.span))
    st.finish(slot)


def _changed(st, of: Walk, target, run: Callable, s, change: Callable) -> None:
    """A loop over a generator whose items are changed before the body has them."""
    item = surface.Name(ITEM, span=s.span)
    body = getattr(s, "body", ())

    def changed(end) -> None:
        assignments.give(st, target, change(st.value(item)), turn=True)
        run(end)

    iterate(st, of, item, changed, surface.For(item, item, body, (), span=s.span))


def _stopping(body: tuple, stops: bool) -> tuple:
    """The statements of a generator, which ends behind a `yield` where the loop over it was left;
    `yield from xs` is a loop."""
    out: list = []
    for s in body:
        match s:
            case surface.Yield(value, True) if value is not None:
                item = surface.Name(ITEM, span=s.span)
                one = (surface.Yield(item, False, span=s.span),)
                out.append(surface.For(item, value, _stopping(one, stops), (), span=s.span))
                continue
            case surface.Yield() if stops:
                test = surface.Name(STOPPED, span=s.span)
                leave = (surface.Return(None, span=s.span),)
                out += [s, surface.If(((test, leave),), (), span=s.span)]
                continue
            case surface.If(branches, orelse):
                kept = tuple([(test, _stopping(b, stops)) for test, b in branches])
                s = surface.If(kept, _stopping(orelse or (), stops), span=s.span)
            case surface.For(target, iterable, inner, orelse):
                inner, orelse = _stopping(inner, stops), _stopping(orelse, stops)
                s = surface.For(target, iterable, inner, orelse, span=s.span)
            case surface.While(test, inner, orelse):
                inner, orelse = _stopping(inner, stops), _stopping(orelse, stops)
                s = surface.While(test, inner, orelse, span=s.span)
        out.append(s)
    return tuple(out)
