"""Tables: lists of structures of numbers, as a list for each number of an item (struct of arrays).

Each column is a list of its own, in the form that is best for what is asked of it; what is done to
a table is done to its columns.  Items are values: a tuple cannot change, so that no name can see
that it was taken apart.
"""

from gradcli.core.ir import Expr
from gradcli.language.syntax import surface
from gradcli.lowering.environment import Again
from gradcli.lowering.lists import lists
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
    NONE,
    Items,
    Leaf,
    Ref,
    Table,
    Tuple,
    Walk,
    described,
    numbers,
    of_numbers,
    shape_of,
)  # fmt: skip
from gradcli.ops.rows import TABLE


def becomes_table(st, value, place: tuple) -> None:
    """Begin the staging again with the lists of a place as tables of such items, if they can be."""
    if numbers(value) and not isinstance(value, Leaf) and len(place) == 2:
        st.forms.chosen[place], st.forms.rows[place] = "table", shape_of(value)
        raise Again


def new_table(st, items: list, node, name: str) -> Ref:
    """A table with these items."""
    row = st.forms.rows[node.span]
    rows = [fitting(st, v, row, node.span, node.span) for v in items]
    columns = []
    for k, label in enumerate(labels(st, node.span, row)):
        place, called = (*node.span, k), f"{name}_{label}"
        made = lists.contents_of(st, [r[k] for r in rows], place, called)
        columns.append(st.new("list", node, made, k))
        columns[-1].box.hint.append(called)
    return st.new("list", node, Table(row, tuple(columns)))


def fitting(st, value, row, place: tuple, span) -> list[Leaf]:
    """The numbers of an item, which is made as the others of its table."""
    found = numbers(value)
    if found is None or shape_of(value) != row:
        words = f"{described(value)} in a list whose other items are made otherwise"
        causes = ((place, "this list"),)
        raise Refused(words, span, causes, "give all items the same parts, or keep two lists")
    return found


def labels(st, place: tuple, row) -> list[str]:
    """What the columns are called: as a loop calls the parts of an item, or by their places."""
    count = len(numbers(row) or ())
    called = st.forms.called.get(place)
    return called if called and len(called) == count else list(map(str, range(count)))


def call_columns(st, v, target) -> None:
    """Note what a loop calls the parts of the items of a table."""
    match v, target:
        case Walk("enumerate", (of, _)), surface.Tuple([_, inner]):
            call_columns(st, of, inner)
        case Walk("zip", parts), surface.Tuple(targets) if len(parts) == len(targets):
            for part, inner in zip(parts, targets):
                call_columns(st, part, inner)
        case Walk("reversed", (of,)), _:
            call_columns(st, of, target)
        case Ref(box), surface.Tuple(targets) if box.kind == "list":
            names = [t.id for t in targets if type(t) is surface.Name and t.id != "_"]
            known = box.place in st.forms.called or len(set(names)) != len(targets)
            if not known:
                st.forms.called[box.place] = names
                if st.forms.chosen.get(box.place) == "table":
                    raise Again


def each(st, table: Table, values: list, act) -> None:
    """Act on each column with a value, which waits while those before it change."""
    slot = st.wait(Tuple(tuple(values)))
    for k, column in enumerate(table.columns):
        act(column.box, st.read(st.held, slot).items[k])
    st.release(slot)


def append(st, box, table: Table, value, span) -> None:
    found = fitting(st, value, table.row, box.place, span)
    each(st, table, found, lambda column, v: lists.append(st, column, v, span))


def insert(st, box, table: Table, at: Leaf, value, span) -> None:
    found = fitting(st, value, table.row, box.place, span)
    each(st, table, found, lambda column, v: lists.insert(st, column, at, v, span))


def extend(st, table: Table, more: Table, span) -> None:
    if more.row != table.row:
        words = "a list that gets the items of one whose items are made otherwise"
        raise Refused(words, span, (), "give all items the same parts, or keep two lists")
    for column, other in zip(table.columns, more.columns):
        lists.extend(st, column.box, other, span)


def pop(st, table: Table, index, span):
    found = [lists.pop(st, column.box, index, span) for column in table.columns]
    return of_numbers(table.row, iter(found))


def item(st, box, table: Table, index, span):
    found = [lists.item(st, column, index, span) for column in table.columns]
    if isinstance(index, Walk):
        return st.new("list", box.node, Table(table.row, tuple(found)))
    return of_numbers(table.row, iter(found))


def set_item(st, box, table: Table, index, value, span) -> None:
    found = fitting(st, value, table.row, box.place, span)
    if not (isinstance(index, Leaf) and index.known is not None):
        index = st.settled(index, "place")
    each(st, table, found, lambda column, v: lists.set_item(st, column, index, v, span))


def items(st, table: Table, span) -> list | None:
    """The items, where their number is known."""
    columns = [st.contents(c.box, span) for c in table.columns]
    if not all([isinstance(c, Items) for c in columns]):
        return None
    return [of_numbers(table.row, iter(parts)) for parts in zip(*[c.values for c in columns])]


def is_of_tuples(st, v, span) -> bool:
    """Whether a value is a table of tuples of numbers."""
    contents = st.list_contents(v, span)
    row = contents.row if isinstance(contents, Table) else None
    return isinstance(row, Tuple) and all([isinstance(i, Leaf) for i in row.items])


def columns(st, v: Ref, span) -> list:
    """The columns of a table, each a new list."""
    found = st.contents(v.box, span).columns
    return [lists.method(st, c.box, "copy", [], {}, span) for c in found]


def whole(st, table: Table, span) -> Expr | None:
    """A list of tuples of numbers as an array of two axes; None of one of other things."""
    row = table.row.items if isinstance(table.row, Tuple) else (None,)
    layered = any([c.box.place in st.forms.layers for c in table.columns])
    if layered or not all([isinstance(v, Leaf) for v in row]):
        return None
    columns = tuple([lists.whole(st, c, span) for c in table.columns])
    return st.graph.node(TABLE["stack"], columns, (("axis", 1),))


def method(st, box, table: Table, name: str, args: list, named: dict, span):
    """A method that does to each column what it does to the list."""
    if name not in ("clear", "reverse", "copy") or args or named:
        words = f"the method {name} of a list of tuples that grows, or is asked for any item,"
        raise Refused(words, span, ((box.place, "this list"),), "keep a list for each part")
    found = [lists.method(st, column.box, name, [], {}, span) for column in table.columns]
    if name == "copy":
        return st.new("list", box.node, Table(table.row, tuple(found)))
    return NONE
