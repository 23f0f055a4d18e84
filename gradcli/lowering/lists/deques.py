"""Deques: lists that keep within a length, and have a left end."""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.lowering.lists import forms, lists
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import (
    NONE,
    Items,
    Leaf,
    Library,
    Ref,
    Table,
    Variant,
    Vector,
    described,
)  # fmt: skip

FIRST, LAST = Leaf(0), Leaf(-1)


def _argument(args: list, named: dict, place: int, name: str, default):
    return args[place] if len(args) > place else named.get(name, default)


def deque(st, name: str, args: list, named: dict, node: surface.Call) -> Ref:
    """deque(…, maxlen)."""
    most = _argument(args, named, 1, "maxlen", NONE)
    if most != NONE:
        most = st.settled(st.number(most, node.span), "?maxlen")
        if most.known and (type(most.known[0]) is not int or most.known[0] < 0):
            words = f"maxlen needs an integer that is not negative, not {most.known[0]!r}"
            raise fault(st, Diagnostic("E0201", words), node.span)
    slot = st.wait(most)
    of = _argument(args, named, 0, "iterable", None)
    given = [] if of is None else [of]
    made = st.invoked(Library("list"), given, {}, node)
    if not isinstance(made, Ref):
        words = f"a deque of {described(made)}"
        raise Refused(words, node.span, (), "make a list of it first: list(…)")
    found = Ref(made.box, Variant(name, st.release(slot)))
    return found if of is None else like(st, made, found, node.span)


def within(st, of: Ref, end, span) -> None:
    """Drop from an end of a deque what is more than it may hold."""
    most, box = of.variant.given if of.variant else NONE, of.box
    contents = st.contents(box, span)
    if not isinstance(most, Leaf) or (isinstance(contents, Items) and not contents.values):
        return
    count = lists.length(st, Ref(box), span)
    if count.known is not None and most.known is not None:
        for _ in range(count.known[0] - most.known[0]):
            lists.pop(st, box, end, span)
        return
    if isinstance(contents, Table):
        for column in contents.columns:
            within(st, Ref(column.box, of.variant), end, span)
        return
    forms.ask(st, box, "cut")
    if not isinstance(contents, Vector):
        forms.climb(st, [box], span, growing=True)
    by = surface.Pass(span=span)
    over = st.number(st.binary("-", count, most, by), span)
    start = st.graph.node(ir.MAX, (over.expr, 0)) if end == FIRST else None
    stop = None if end == FIRST else most.expr
    part = contents.expr[st.graph.node(ir.SLICE, (start, stop, None))]
    st.write(box, Vector(st.emit(st.hint(box), st.graph.node(ir.COPY, (part,)))))


def _append(st, of: Ref, value, span) -> None:
    lists.append(st, of.box, value, span)
    within(st, of, FIRST, span)


def _append_left(st, of: Ref, value, span) -> None:
    lists.insert(st, of.box, FIRST, value, span)
    within(st, of, LAST, span)


def extend(st, of: Ref, more, span) -> None:
    """d.extend(more), and d += more, of a list too."""
    slot = st.wait(of)
    lists.extend(st, of.box, more, span)
    within(st, st.release(slot), FIRST, span)


def _extend_left(st, of: Ref, more, span) -> None:
    for v in lists.known_items(st, more, span):
        _append_left(st, of, v, span)


def _rotate(st, of: Ref, by: Leaf, span) -> None:
    contents = st.contents(of.box, span)
    if not isinstance(by, Leaf) or by.known is None:
        words = "a deque that is rotated as often as the run tells"
        raise Refused(words, span, (), "write a loop of pop and appendleft")
    if isinstance(contents, Items):
        items = contents.values
        at = -by.known[0] % len(items) if items else 0
        st.write(of.box, Items(items[at:] + items[:at]))
        return
    for _ in range(abs(by.known[0])):
        item = lists.pop(st, of.box, None if by.known[0] > 0 else FIRST, span)
        put = _append_left if by.known[0] > 0 else _append
        put(st, of, item, span)


def _insert(st, of: Ref, at, value, span) -> None:
    if of.variant and of.variant.given != NONE:
        words = "an insert into a deque that is bounded, which may be full,"
        raise Refused(words, span, (), "append and rotate it")
    lists.method(st, of.box, "insert", [at, value], {}, span)


def _of_list(name: str) -> Callable:
    """A method that a deque has of a list, and does as one."""
    return lambda st, of, *args: lists.method(st, of.box, name, list(args[:-1]), {}, args[-1])


def _copy(st, of: Ref, span) -> Ref:
    return Ref(lists.copied(st, of.box, span).box, of.variant)


# The methods of a deque by their names and how many arguments they have
METHODS: dict[tuple[str, int], Callable] = {
    ("append", 1): _append, ("appendleft", 1): _append_left, ("extend", 1): extend,
    ("extendleft", 1): _extend_left, ("pop", 0): _of_list("pop"),
    ("popleft", 0): lambda st, of, span: lists.pop(st, of.box, FIRST, span),
    ("rotate", 0): lambda st, of, span: _rotate(st, of, Leaf(1), span), ("rotate", 1): _rotate,
    ("clear", 0): _of_list("clear"), ("reverse", 0): _of_list("reverse"),
    ("insert", 2): _insert, ("copy", 0): _copy,
}  # fmt: skip


def added(st, a: Ref, b: Ref, node) -> Ref:
    """a + b of lists, of which one at least is a deque."""
    if a.variant is None or b.variant is None:
        words = f"+ is not defined for {described(a)} and {described(b)}"
        raise fault(st, Diagnostic("E0201", words), node.span)
    return like(st, lists.concatenated(st, Ref(a.box), Ref(b.box), node), a, node.span)


def like(st, made: Ref, of: Ref, span) -> Ref:
    """A new list as a deque like another."""
    made = Ref(made.box, of.variant)
    within(st, made, FIRST, span)
    return made
