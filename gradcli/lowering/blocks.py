"""Structured control flow: what a jump skips goes into the other branch.

Every jump ends in tail position, as the core wants it: where one branch falls through, what follows
is staged in it; where several do, a jump notes itself in a flag, which is tested where they meet.
A flag is a name like another, so that it is known wherever the text alone decides.
"""

from gradcli.language.syntax import surface
from gradcli.language.syntax.jumps import JUMPS, falls_through, has_jump
from gradcli.lowering import attempts
from gradcli.lowering.environment import InPlace, Target
from gradcli.lowering.lists import lent
from gradcli.lowering.values import NONE, Closure, Leaf, Ref, Text, Tuple, leaves
from gradcli.lowering.versions import UNNAMED, Assign, Leave

LOOPS = (surface.For, surface.While)

FLAGS: dict[type[surface.Node], str] = {
    surface.Break: "#break",
    surface.Continue: "#continue",
    surface.Return: "#return",
}


def run(st, body, end: Target | None = None) -> None:
    """Stage statements in order.  What falls off their end arrives at `end`, where one is given:
    then each way does so for itself."""
    for k, s in enumerate(body):
        if st.state is None:
            return
        rest = body[k + 1 :]
        st.span = s.span
        if type(s) in JUMPS:
            jump(st, s)
            return
        if type(s) is surface.If and (kept := _without_guards(st, s)) != (s,):
            run(st, (*kept, *rest), end)
            return
        if type(s) is surface.Try:
            attempts.attempt(st, s, rest, end, run)
            return
        if type(s) is surface.If and has_jump(s):
            branching(st, s, rest, end)
            return
        if type(s) in LOOPS and s.orelse:
            run(st, (*_without_else(s), *rest), end)
            return
        if type(s) in LOOPS and has_jump(s, (surface.Return,)):
            st.bind_flag("#return")
            st.statement(s)
            after(st, ["#return"], rest, end, s.span)
            return
        st.statement(s)
    fall(st, end)


def take_turn(st, jumps: list[str], run, span) -> None:
    """Run a body whose jumps are noted in flags, and go on from where all its ways meet."""
    for flag in jumps:
        st.bind_flag(flag)
    met = Target("turn")
    st.targets.append(met)
    run(met)
    st.targets.pop()
    st.arrive(met.arrivals, span)


def jump_flags(body) -> list[str]:
    """The flags of the jumps that leave a turn."""
    kinds = (("#break", surface.Break), ("#return", surface.Return))
    jumps = [f for f, kind in kinds if any([has_jump(b, (kind,)) for b in body])]
    if not jumps and any([has_jump(b, (surface.Continue,)) for b in body]):
        jumps = ["#break"]
    return jumps


def fall(st, end: Target | None) -> None:
    """What falls off the end of a block arrives where that ends."""
    if st.state is not None and end is not None:
        edge = Assign(edge=True, span=st.span)
        st.block.append(edge)
        end.arrivals.append((st.state, edge))
        st.state = None


def branching(st, s: surface.If, rest: tuple, end: Target | None) -> None:
    """An If of which a branch jumps."""
    bodies = [b for _, b in s.branches] + [s.orelse or ()]
    falling = [k for k, b in enumerate(bodies) if falls_through(b)]
    tests = [t for t, _ in s.branches]
    if len(falling) > 1 and (rest or end is None):
        kinds = [FLAGS[k] for k in JUMPS if has_jump(s, (k,))]
        for flag in kinds:
            st.bind_flag(flag)
        met = Target("end")
        st.targets.append(met)
        chosen(st, tests, bodies, met, s.span)
        st.targets.pop()
        st.arrive(met.arrivals, s.span)
        after(st, kinds, rest, end, s.span)
        return
    if falling:
        bodies[falling[0]] = (*bodies[falling[0]], *rest)
    chosen(st, tests, bodies, end, s.span)


def chosen(st, tests: list, bodies: list, end: Target | None, span) -> None:
    """If, elif, else."""
    if not tests:
        run(st, bodies[0], end)
        return
    st.span = tests[0].span
    test = st.tested(tests[0])
    st.branch(
        test,
        lambda: run(st, bodies[0], end),
        lambda: chosen(st, tests[1:], bodies[1:], end, span),
        span,
    )


def after(st, flags: list, rest: tuple, end: Target | None, span) -> None:
    """Where a flag is set its jump, else what follows."""
    if st.state is None:
        return
    if not flags:
        run(st, rest, end)
        return
    flag, *others = flags
    test = st.readable(st.read(st.frames[-1], flag), span)
    st.bind_flag(flag)
    st.branch(
        test,
        lambda: leave(st, flag, span),
        lambda: after(st, others, rest, end, span),
        span,
    )


def jump(st, s) -> None:
    if type(s) is surface.Return:
        value = NONE if s.value is None else st.value(s.value)
        if st.returns_directly():
            give(st, value, s.span)
            return
        st.write(st.frames[-1], st.settled(value, "?result"), "#value")
    leave(st, FLAGS[type(s)], s.span)


def leave(st, flag: str, span) -> None:
    """Jump: this state arrives at the innermost place that takes a jump of its kind."""
    target = st.targets[-1]
    edge = Assign(edge=True, span=span)
    match target.kind:
        case "function":
            give(st, st.read(st.frames[-1], "#value"), span)
            return
        case "place":
            st.block.append(edge)
            target.arrivals.append((st.state, edge))
        case "loop" if flag == "#continue":
            st.block += [edge, Leave("continue", [], span)]
            target.arrivals.append((st.state, edge))
        case "loop":
            if flag == "#return":
                st.write(st.frames[-1], Leaf(True), flag)
            st.block += [edge, Leave("break", [], span)]
            target.breaks.append((st.state, edge))
        case _:
            if not (target.kind == "turn" and flag == "#continue"):
                st.write(st.frames[-1], Leaf(True), flag)
            st.block.append(edge)
            target.arrivals.append((st.state, edge))
    st.state = None


def give(st, value, span) -> None:
    """Return from the function of the core that is being made."""
    st.readable(value, span)
    if st.function.made.node.span in st.forms.recursive:
        value = lent.given_back(st, value, span)
    inner = value.items if isinstance(value, Tuple) else (value,)
    if any([isinstance(v, (Ref, Closure, Text)) or not leaves(v) for v in inner]):
        raise InPlace
    st.function.returns.append(value)
    st.block.append(Leave("return", leaves(value), span))
    st.state = None


def conditional(st, s: surface.If) -> None:
    """An If of which no branch jumps."""
    bodies = [*[b for _, b in s.branches], s.orelse or ()]
    chosen(st, [t for t, _ in s.branches], bodies, None, s.span)


def _without_else(s) -> tuple:
    """A loop with what its `else` has behind it, where no `break` has noted itself."""
    *head, body, orelse = s.fields()
    if not any([has_jump(b, (surface.Break,)) for b in body]):
        return type(s)(*head, body, (), span=s.span), *orelse
    inner = [n for b in body for n in surface.walk(b) if type(n) in LOOPS and n.orelse]
    stopped = surface.Name(f"{UNNAMED * (len(inner) + 1)}stopped", span=s.span)

    def note(value: bool):
        return surface.Assign((stopped,), surface.Boolean(value, span=s.span), span=s.span)

    loop = type(s)(*head, _noted(body, note(True)), (), span=s.span)
    unless = surface.Unary("not", stopped, span=s.span)
    return note(False), loop, surface.If(((unless, orelse),), (), span=s.span)


def _noted(body: tuple, note: surface.Assign) -> tuple:
    """The statements of a loop with a note before each `break` that ends it."""
    out: list = []
    for s in body:
        match s:
            case surface.Break():
                out.append(note)
            case surface.If(branches, orelse):
                kept = tuple([(test, _noted(b, note)) for test, b in branches])
                s = surface.If(kept, _noted(orelse or (), note), span=s.span)
            case surface.For(target, iterable, inner, orelse):
                s = surface.For(target, iterable, inner, _noted(orelse, note), span=s.span)
            case surface.While(test, inner, orelse):
                s = surface.While(test, inner, _noted(orelse, note), span=s.span)
            case surface.Try(body, handlers, orelse, final):
                each = [surface.Handler(h.types, h.name, _noted(h.body, note)) for h in handlers]
                parts = _noted(body, note), tuple(each), _noted(orelse, note), _noted(final, note)
                s = surface.Try(*parts, span=s.span)
        out.append(s)
    return tuple(out)


def _without_guards(st, s: surface.If) -> tuple:
    """An If without the branches that only raise, which what is printed has not."""
    kept = tuple([(t, b) for t, b in s.branches if st.acts(t) or not _only_raises(b)])
    if len(kept) == len(s.branches):
        return (s,)
    for _, body in s.branches:
        attempts.check_raises(st, body if _only_raises(body) else ())
    return (surface.If(kept, s.orelse, span=s.span),) if kept else s.orelse or ()


def _only_raises(body: tuple) -> bool:
    """Whether statements raise in any case: nothing leaves them before."""
    parts = (part for s in body for part in surface.walk(s))
    raises = bool(body) and type(body[-1]) is surface.Raise
    return raises and not any([type(part) in FLAGS for part in parts])
