"""Comprehensions of comprehensions, as grids whose size is worked out before their loops."""

from typing import Any

from gradcli.core import ir
from gradcli.core.ir import Expr, fresh
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import bound_in
from gradcli.lowering import blocks, iterables, loops, parts
from gradcli.lowering.environment import Again
from gradcli.lowering.values import Grid, Leaf, Ref, Tuple, Walk, key


def comprehension(st, node: surface.Comprehension, name: str) -> Ref | None:
    """[[c]*m for i in range(n)], or [[… for j in range(m)] for i in range(n)], as a grid whose
    size is worked out before its loops; None of another comprehension."""
    if len(node.clauses) != 1 or node.clauses[0].tests or node.span in st.forms.apart:
        return None
    (clause,), element = node.clauses, node.element
    if _copies(element, clause.target) and not st.acts(clause.iterable):
        return copied(st, node, name)
    item, times = _of_row(element)
    sizes = None if times is None else _sizes(st, clause, element, times, node.span)
    if sizes is None:
        return None
    repeats, (count, wide) = type(element) is surface.Binary, sizes
    known = wide.known and wide.known[0]
    if known is not None and type(known) is not int:
        return None
    if st.forms.chosen.get(node.span) != "grid":
        if known is None or count.known is None:
            st.forms.chosen[node.span] = "grid"
            raise Again
        if count.known[0] <= loops.MOST_TURNS:
            st.forms.short.add(node.span)
        return None
    fill = _filling(st, item, (node.span, element.span)) if repeats else Leaf(0.0)
    if fill is None:
        return None
    var = st.emit(name, filled(st, fill.expr, (count.expr, wide.expr)))
    made = st.new("list", node, Grid(var, count, known))
    if not repeats:
        made.box.hint.append(name)
        fill_in(st, made, node, item)
    return made


def _sizes(st, clause, element, times, span) -> tuple | None:
    """How many rows a comprehension makes, and how long they are; None where that is not known
    before its loops."""
    repeats = type(element) is surface.Binary
    outside = element if repeats else times
    own = bound_in([surface.For(clause.target, clause.iterable, (), ())])
    inside = bool(own & {n.id for n in surface.walk(outside) if type(n) is surface.Name})
    if any(map(st.acts, (clause.iterable, outside))):
        return None
    it = st.value(clause.iterable)
    if inside and (repeats or not _is_rectangular(st, it)):
        return None
    wide = _of_first(st, it, clause.target, times) if inside else st.value(times)
    count = _count(st, it, span)
    return count, st.number(wide, times.span) if repeats else _count(st, wide, times.span)


def _is_rectangular(st, it) -> bool:
    """Whether what is walked gives rows of one length: those of arrays."""
    if isinstance(it, Walk):
        return it.kind in ("zip", "enumerate") and all([_is_rectangular(st, p) for p in it.parts])
    if isinstance(it, Ref) and it.box.kind == "list":
        return isinstance(st.contents(it.box, None), Grid) or it.box.place in st.forms.layers
    return isinstance(it, Leaf) and not it.known


def _of_first(st, it, target, node):
    """What an expression is of the first item of what is walked."""
    st.frames.append(st.frame(Ref(st.frames[-1]), {}))
    _, item = iterables.from_zero(st, iterables.walked(st, it, node.span), node.span)
    first = item(Leaf(0))
    if type(target) is surface.Tuple and isinstance(first, Tuple):
        pairs = list(zip(target.items, first.items))
    else:
        pairs = [(target, first)]
    for name, v in pairs:
        if type(name) is surface.Name:  # (what is not read of it is not worked out)
            st.write(st.frames[-1], v, name.id)
    found = st.value(node)
    st.frames.pop()
    return found


def _of_row(element) -> tuple:
    """The item of a row that a comprehension makes, and what says how many; None of another."""
    match element:
        case surface.Binary("*", surface.List([item]), times):
            return item, times
        case surface.Binary("*", times, surface.List([item])):
            return item, times
        case surface.Comprehension(item, [surface.Clause(_, times, ())]):
            return item, times
    return None, None


def _filling(st, item, places: tuple) -> Leaf | None:
    """The number that all elements of a grid are; None of what is no number."""
    fill = st.value(item)
    if not isinstance(fill, Leaf) or not st.is_number_if(fill.expr):
        return None
    return Leaf(float(fill.known[0])) if st.forms.real & {*places} and fill.known else fill


def _copies(element, target) -> bool:
    """Whether an element of a comprehension is a copy of what it walks: row[:], list(row)."""
    match element:
        case surface.Subscript(of, surface.Slice(None, None, None)):
            pass
        case surface.Call(surface.Attribute(of, "copy"), (), ()):
            pass
        case surface.Call(surface.Name("list"), [of], ()):
            pass
        case surface.Comprehension(surface.Name(item), [surface.Clause(surface.Name(v), of, ())]):
            if item != v:
                return False
        case _:
            return False
    return type(of) is type(target) is surface.Name and of.id == target.id


def copied(st, node: surface.Comprehension, name: str) -> Ref | None:
    """A new grid with the rows of one that is walked, or of an array; None of what is neither."""
    of = st.value(node.clauses[0].iterable)
    if isinstance(of, Walk) and of.kind == "columns" and isinstance(of.parts[0], Leaf):
        return transposed(st, of.parts[0], node, name)
    if isinstance(of, Leaf) and not _is_view(node.element):
        grid = _of_array(st, of)
    else:
        grid = st.list_contents(of, node.span)
    return _new_copy(st, grid, node, name) if isinstance(grid, Grid) else None


def _new_copy(st, grid: Grid, node, name: str) -> Ref:
    """A new grid with the rows of another."""
    if st.forms.chosen.get(node.span) != "grid":
        st.forms.chosen[node.span] = "grid"
        raise Again
    var = st.emit(name, st.graph.node(ir.COPY, (grid.expr,)))
    return st.new("list", node, Grid(var, grid.count, grid.width))


def _is_view(element) -> bool:
    """Whether an element of a comprehension, a copy of a row that is a list, is a view of an
    array's."""
    return type(element) is surface.Subscript


def transposed(st, of: Leaf, node, name: str) -> Ref | None:
    """The columns of an array, each a list; None of what is no matrix."""
    grid = _of_array(st, Leaf(st.graph.node(parts.TRANSPOSE, (of.expr,))))
    return None if grid is None else _new_copy(st, grid, node, name)


def _of_array(st, of: Leaf) -> Grid | None:
    """An array as a grid; None of what surely has another number of axes than two."""
    shape = st.rows.lengths.of(of.expr)
    if type(of.expr) is not Expr or (type(shape) is tuple and len(shape) != 2):
        return None
    wide = shape[1] if type(shape) is tuple and type(shape[1]) is int else None
    return Grid(of.expr, Leaf(st.graph.node(ir.LEN, (of.expr,))), wide)


def _count(st, it, span) -> Leaf:
    """How many items are walked."""
    walked = iterables.walked(st, it, span)
    if walked.items is not None:
        return Leaf(len(walked.items))
    return iterables.from_zero(st, walked, span)[0]


def fill_in(st, made: Ref, node: surface.Comprehension, item) -> None:
    """Give each element of a grid what two comprehensions, one in the other, have for it."""
    st.frames.append(st.frame(Ref(st.frames[-1]), {"#result": made}))
    counters: dict = {}  # clause -> its counter, which is the same in each round of a loop around

    def put(names: list[str]) -> None:
        index = [st.read(st.frames[-1], n) for n in names]
        value = st.number(st.value(item), item.span).expr
        box = st.read(st.frames[-1], "#result").box
        grid = st.contents(box, node.span)
        new = st.store(grid.expr, tuple([i.expr for i in index]), value)
        st.write(box, Grid(new, grid.count, grid.width))

    def loop(clauses: list, names: list[str]) -> None:
        if not clauses:
            put(names)
            return
        (clause, *rest), it = clauses, st.value(clauses[0].iterable)
        target = clause.target
        from_zero = isinstance(it, Walk) and it.kind == "range"
        from_zero = from_zero and it.parts[0] == Leaf(0) and it.parts[2] == Leaf(1)
        if not (from_zero and type(target) is surface.Name):
            if id(clause) not in counters:
                counters[id(clause)] = fresh(set(st.rows.taken), "k")
                st.rows.taken.add(counters[id(clause)])
            counter = surface.Name(counters[id(clause)], span=target.span)
            target = surface.Tuple((counter, target), span=target.span)
            it = Walk("enumerate", (it, Leaf(0)))
        name = target.id if type(target) is surface.Name else target.items[0].id

        def run(end) -> None:
            loop(rest, [*names, name])
            blocks.fall(st, end)

        loops.iterate(st, it, target, run, node)

    inner: Any = node.element  # a comprehension too
    loop([node.clauses[0], inner.clauses[0]], [])
    st.frames.pop()


def filled(st, value, shape: tuple) -> Expr:
    """An array that has one number everywhere."""
    sizes = st.graph.node(ir.TUPLE, shape)
    if type(value) is Expr:
        return value * st.graph.node(ir.constant_form("ones"), (sizes,))
    if key(value) == key(0.0):
        return st.graph.node(ir.constant_form("zeros"), (sizes,))
    return st.graph.node(ir.constant_form("full"), (sizes, value))
