"""Calls of the program's own functions: of one of the core where numbers come of numbers
(`specialisation`); all others are staged where they are called (inlining).
"""

from gradcli.language.syntax import surface
from gradcli.language.syntax.jumps import yields
from gradcli.lowering import blocks
from gradcli.lowering.environment import Again, InPlace, Target
from gradcli.lowering.functions import arguments, specialisation
from gradcli.lowering.lists import generators, lent
from gradcli.lowering.refused import Refused, fenced
from gradcli.lowering.values import NONE, Closure

DEPTH = 40


def called(st, f: Closure, args: list, named: dict, span):
    """A function of the core where numbers come of numbers; else it is staged in its place."""
    given = arguments.taken(st, f, args, named, span)
    if type(f.node) is surface.Def and yields(f.node):
        return generators.called(f, given)
    st.depth += 1
    if st.depth > DEPTH:
        st.depth -= 1
        if f.node.span not in st.forms.recursive and type(f.node) is surface.Def:
            st.forms.recursive.add(f.node.span)
            raise Again
        words = "a recursion whose end is not known here"
        causes = ((f.node.span, "this calls itself"),)
        raise Refused(words, span, causes, "give it numbers alone, or write a loop")
    outer = st.span
    try:
        if type(f.node) is surface.Def:
            before = st.snapshot()
            try:
                value = specialisation.called(st, f, f.node, given, span)
                lent.keep(st, given, value)
                return value
            except InPlace:
                st.restore(before)
        return in_place(st, f, given, span)
    finally:
        st.depth -= 1
        st.span = outer


def in_place(st, f: Closure, given: dict, span):
    """The body of a function, staged where it is called."""
    frame = st.frame(f.frame, {})
    st.own_names[frame] = st.names_of(f.node)
    st.frames.append(frame)
    for n, v in given.items():
        st.write(frame, st.settled(v, n), n)
    if isinstance(f.node, surface.Lambda):
        value = st.value(f.node.value)
        st.frames.pop()
        return value
    body = f.node.body
    end = Target("place")
    st.targets.append(end)
    blocks.run(st, body, end)
    st.targets.pop()
    for state, _ in end.arrivals:
        names = state.heap[st.frames[-1]]
        if "#value" not in names:
            state.heap[st.frames[-1]] = {**names, "#value": NONE}
    st.arrive(end.arrivals, span)
    if st.state is None:
        raise fenced("no return", span, "", ((f.node.span, "this never returns"),))
    value = st.readable(st.read(st.frames[-1], "#value"), span)
    st.frames.pop()
    return value
