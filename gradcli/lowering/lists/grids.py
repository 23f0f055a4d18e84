"""Grids: a list of lists of numbers, all of one length, as an array of two axes.

A row is a list whose array is a part of the grid's (`parts`), so that a write through any name of a
row is a write to the grid.  What would make a row longer, or turn it round, a grid has not: the
staging begins again with lists that keep their items apart.
"""

from typing import NoReturn

from gradcli.core import ir
from gradcli.language.syntax import surface
from gradcli.lowering import parts
from gradcli.lowering.environment import Again
from gradcli.lowering.lists import layers, lists
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import Array, Clash, Grid, Leaf, Ref, Vector

ROWS_APART = "keep the rows of one length, and write to their elements"


def fits(st, items: list) -> bool:
    """Whether lists can be the rows of a grid: each one itself, and all of one known length."""
    if not items or not all([layers.is_row(st, v) for v in items]):
        return False
    found = {layers.width(st, v) for v in items}
    return len(found) == 1 and None not in found and len({v.box for v in items}) == len(items)


def wanted(st, items: list, place: tuple) -> None:
    """Begin the staging again with lists of a place as grids, if they can be."""
    if place not in st.forms.apart and len(place) == 2 and fits(st, items):
        st.forms.chosen[place] = "grid"
        raise Again


def apart(st, place: tuple) -> NoReturn:
    """Begin the staging again with lists of a place that keep their items apart."""
    st.forms.chosen[place] = "items"
    st.forms.apart.add(place)
    raise Again


def new_grid(st, items: list, place: tuple, name: str) -> Grid:
    """A grid of these rows, which are its parts from now on."""
    wide = layers.width(st, items[0]) if fits(st, items) else None
    if wide is None:
        apart(st, place)
    rows = []
    for v in items:
        row = lists.whole(st, v, place)
        if not st.forms.real.isdisjoint((place, v.box.place)) and row.op is ir.ARRAY:
            numbers = [float(e) if type(e) in (int, bool) else e for e in row.args]
            row = st.graph.node(ir.ARRAY, tuple(numbers))
        rows.append(row)
    var = st.emit(name, st.graph.node(ir.ARRAY, tuple(rows)))
    for k, v in enumerate(items):
        st.write(v.box, Array(var[k], wide))
    return Grid(var, Leaf(len(items)), wide)


def row(st, box, grid: Grid, index) -> Ref:
    """The row at an index, as a list."""
    expr = grid.expr[index]
    contents = Vector(expr) if grid.width is None else Array(expr, grid.width)
    return st.new("list", box.node, contents)


def set_row(st, box, grid: Grid, index, value, span) -> None:
    """grid[index] = a list, which is the row from now on; who has the row before may not read it,
    as it is no part of the grid any more."""
    if not layers.is_row(st, value) or grid.width is None or layers.width(st, value) != grid.width:
        apart(st, box.place)
    given = parts.shares(st, lists.whole(st, value, span))
    if any([st.share(n, grid.expr.args[0]) for n in given]):  # two places have one row
        apart(st, box.place)
    at = lists.at_index(st, index, span)
    whole = st.object(grid.expr)
    words = "a row of a list whose rows are replaced"
    causes = ((span, "a row is replaced here"),)
    for other, contents in list(st.state.heap.items()):
        if layers.is_part(st, contents) and st.whole(contents.expr) == whole:
            st.state.heap[other] = Clash(words, causes, "copy it before: list(row)")
    new = st.store(grid.expr, (at,), lists.whole(st, value, span))
    st.write(box, Grid(new, grid.count, grid.width))
    st.write(value.box, Array(new[at], grid.width))


def changes_places(target, value) -> bool:
    """Whether an assignment gives what stands at some places to the same places, in another order,
    as m[i], m[j] = m[j], m[i]."""
    if type(target) is not surface.Tuple or type(value) is not surface.Tuple:
        return False
    given, taken = list(target.items), list(value.items)
    if len(given) != len(taken) or not all([type(n) is surface.Subscript for n in given]):
        return False
    return all([given.count(n) == taken.count(n) == 1 for n in given])


def detached(st, v):
    """A row without a name as a list of its own, which is to be a row at another place."""
    if isinstance(v, Ref) and v.box.kind == "list" and not v.box.hint:
        contents = st.state.heap.get(v.box)
        if layers.is_part(st, contents):
            var = st.emit("?row", st.graph.node(ir.COPY, (contents.expr,)))
            new = Vector(var) if isinstance(contents, Vector) else Array(var, contents.count)
            return st.new("list", v.box.node, new)
    return v


def check_whole(st, box, contents, span) -> None:
    """Raise where a list that is to be made longer, or ordered, is a row of a grid."""
    if layers.is_part(st, contents):
        if st.forms.chosen.get(box.place) == "grid":
            apart(st, box.place)
        words = "a row of a list of lists that changes its length or order"
        raise Refused(words, span, ((box.place, "this list"),), ROWS_APART)
