"""Lists: how they are made, and their items and methods by the forms that they have."""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.alias.views import aliased
from gradcli.core.array_functions import CALLED
from gradcli.core.ir import Expr
from gradcli.core.refusals import refuse, row
from gradcli.errors import Diagnostic
from gradcli.language.shape_errors import out_of_range, text_at
from gradcli.language.syntax import surface
from gradcli.lowering import dicts
from gradcli.lowering.environment import Again
from gradcli.lowering.lists import forms, grids, layers, tables
from gradcli.lowering.quotation import quoted
from gradcli.lowering.refused import Refused, fault, fenced
from gradcli.lowering.values import (
    NONE,
    Array,
    Grid,
    Items,
    Last,
    Layer,
    Leaf,
    Maybe,
    Ref,
    Room,
    Stack,
    Table,
    Text,
    Tuple,
    Vector,
    Walk,
    described,
    in_array,
    key,
    leaves,
    numbers,
    shape_of,
)  # fmt: skip
from gradcli.lowering.versions import Assign, Pop
from gradcli.ops.rows import TABLE

LONG, MANY_LINES = 5, 16  # lines of a loop's body, and of all its turns, that are not written out
LINES = (surface.Assign, surface.AugAssign, surface.Expression, surface.If, surface.For)
MOST_ITEMS = 100_000  # that are kept apart
FROM_THE_END = "an index that may count from the end of a list that grows"
FROM_THE_START = "count from the start: xs[len(xs) - k]"


def counted(st, it, body: tuple, span) -> None:
    """Begin the staging again with a list that a long body goes through as one of the core, which
    the loop counts: written out, its turns would be many lines."""
    if isinstance(it, Walk) and it.kind == "enumerate":
        it = it.parts[0]
    if not isinstance(it, Ref) or it.box.kind != "list" or len(it.box.place) != 2:
        return
    contents, place = st.contents(it.box, span), it.box.place
    if not isinstance(contents, Items) or place in st.forms.chosen:
        return
    items = contents.values
    lines = sum([isinstance(n, LINES) for s in body for n in surface.walk(s)])
    if len(items) < 3 or lines < LONG or len(items) * lines < MANY_LINES:
        return
    shapes = {shape_of(v) for v in items}
    if len(shapes) != 1 or not all([numbers(v) for v in items]):
        return
    st.forms.tried.add(place)
    if isinstance(items[0], Leaf):
        st.forms.chosen[place] = "array"
        raise Again
    for k in range(len(numbers(items[0]) or ())):
        st.forms.chosen[(*place, k)] = "array"
    tables.becomes_table(st, items[0], place)


def item_of_core(st, value, place, span) -> Leaf:
    """An item of a list in the core: a number, a layer, or an array on a stack; a list of other
    things keeps its items apart."""
    if place in st.forms.layers:
        return layers.put_in(st, value, place, span)
    if not isinstance(value, Leaf) or not st.is_number_if(value.expr):
        on_stack = isinstance(value, Leaf) and st.forms.chosen.get(place) == "stack"
        if on_stack:
            value, former = st.number(value, span), st.forms.arrays.get(place)
            layer = layers.layer_of(st, value)
            if st.forms.shapes.setdefault(place, layer) != layer:
                st.forms.shapes[place] = None
            shared = bool(former or aliased(value.expr))
            if former == shared:
                return value
            st.forms.arrays[place] = shared
            raise Again
        if st.forms.chosen.get(place) in ("items", "table"):
            words = f"{described(value)} in a list that has numbers, or grows in a loop,"
            causes = ((place, "this list"),)
            raise Refused(words, span, causes, "keep numbers in a list of their own")
        tables.becomes_table(st, value, place)
        layers.becomes_layers(st, value, place)
        st.forms.chosen[place] = "items"
        raise Again
    return st.number(value, span)


def new_list(st, items: list, node) -> Ref:
    name = st.wanted[1] if st.wanted is not None and st.wanted[0] is node else "?items"
    if st.forms.chosen.get(node.span) == "table":
        return tables.new_table(st, items, node, name)
    ref = st.new("list", node, contents_of(st, items, node.span, name))
    if name != "?items" and st.forms.chosen.get(node.span) not in (None, "items"):
        ref.box.hint.append(name)
    return ref


def contents_of(st, items: list, place, name: str):
    """What a list of these items holds, in the form that lists of the place have."""
    form = st.forms.chosen.get(place)
    if form in (None, "items") or (form == "grid" and not items):
        return Items(tuple(items))
    if form == "grid":
        return grids.new_grid(st, items, place, name)
    if form == "array":
        grids.wanted(st, items, place)
    if form == "filled" and place in st.forms.layers:
        return Items(tuple(items))
    given = [item_of_core(st, v, place, place) for v in items]
    exprs = [v.expr for v in given]
    if place in st.forms.real:
        exprs = reals(st, exprs)
    made = forms.NEW[form](st, exprs, place, name)
    if place in st.forms.layers:
        (array, *_) = leaves(made)
        for v in given:
            layers.note_arrays(st, place, array, None, v)
    return made


def append(st, box, value, span) -> None:
    forms.ask(st, box, "append")
    contents = st.contents(box, span)
    grids.check_whole(st, box, contents, span)
    hint = st.hint(box)
    match contents:
        case Items(items):
            v = st.settled(value, f"{hint}_{len(items)}") if box.hint else value
            st.write(box, Items((*items, v)))
        case Stack():
            most = None if contents.most is None else contents.most + 1
            v = item_of_core(st, value, box.place, span)
            var = forms.push(st, contents.expr, v.expr, box.place)
            layers.note_arrays(st, box.place, var, contents.expr, v)
            st.write(box, Stack(var, forms.note_length(st, box.place, most)))
        case Room():
            v = item_of_core(st, value, box.place, span)
            new = st.store(contents.expr, (contents.count.expr,), v.expr)
            layers.note_arrays(st, box.place, new, contents.expr, v)
            if st.forms.chosen.get(box.place) == "filled":
                st.write(box, Room(new, forms.shifted(st, contents.count, 1), None))
                return
            more = forms.shifted(st, contents.count, 1)
            if more.known is None:
                more = Leaf(st.emit(f"{hint}_count", more.expr))
            most = None if contents.most is None else contents.most + 1
            st.write(box, Room(new, more, forms.note_length(st, box.place, most)))
        case Vector() if st.forms.chosen.get(box.place) != "filled":
            v = item_of_core(st, value, box.place, span)
            row = st.graph.node(ir.ARRAY, (v.expr,))
            var = st.emit(hint, joined(st, contents.expr, row))
            layers.note_arrays(st, box.place, var, contents.expr, v)
            st.write(box, Vector(var))
        case Table():
            tables.append(st, box, contents, value, span)
        case Grid():
            grids.apart(st, box.place)
        case Last():
            v = item_of_core(st, value, box.place, span)
            last = Leaf(st.emit(f"{hint}_last", v.expr))
            layers.note_arrays(st, box.place, last.expr, contents.item.expr, v)
            more = st.settled(st.plus(contents.count, Leaf(1), span), f"{hint}_count")
            st.write(box, Last(last, more))
        case _:
            forms.climb(st, [box], span, growing=True)


def pop(st, box, index, span):
    forms.ask(st, box, "pop")
    contents = st.contents(box, span)
    grids.check_whole(st, box, contents, span)
    match contents:
        case Items(items) if items and (index is None or _known(index)):
            k = place(st, index if index is not None else Leaf(-1), len(items), span)
            st.write(box, Items(items[:k] + items[k + 1 :]))
            return items[k]
        case Items(items) if not items:
            words = "pop of index -1: the list has length 0"
            error = Diagnostic("E0202", words, exception="IndexError")
            raise fault(st, error, span)
        case Stack() if index is None:
            rest, item = st.version(st.hint(box)), st.version("?value")
            if box.place not in st.forms.arrays and box.place not in st.forms.layers:
                st.rows.lengths.names[item.args[0]] = ()
            elif st.forms.arrays.get(box.place, True):
                st.comes_of(rest.args[0], {contents.expr.args[0]})
                st.comes_of(item.args[0], {contents.expr.args[0]})
            st.block.append(Assign([rest, item], [Pop(contents.expr)], st.span))
            st.write(box, Stack(rest, contents.most))
            return layers.taken_from_stack(st, box, item, True)
        case Vector() if index is None:
            item = st.emit("?value", contents.expr[-1])
            rest = st.graph.node(ir.SLICE, (None, -1, None))
            rest = st.graph.node(ir.COPY, (contents.expr[rest],))
            st.write(box, Vector(st.emit(st.hint(box), rest)))
            return layers.taken_out(st, box, item)
        case Vector() if index == Leaf(0):
            item = st.emit("?value", contents.expr[0])
            rest = st.graph.node(ir.SLICE, (1, None, None))
            rest = st.graph.node(ir.COPY, (contents.expr[rest],))
            st.write(box, Vector(st.emit(st.hint(box), rest)))
            return layers.taken_out(st, box, item)
        case Table():
            return tables.pop(st, contents, index, span)
        case Grid():
            grids.apart(st, box.place)
    forms.climb(st, [box], span, growing=True)


def reals(st, exprs: list) -> list:
    """Items whose array holds reals: of integers alone NumPy makes an array of integers."""
    exprs = [float(e) if type(e) in (int, bool) else e for e in exprs]
    if all([type(e) is Expr and st.may_be_integer(e) for e in exprs]):
        exprs = [st.graph.node(ir.FLOAT, (e,)) for e in exprs]
    return exprs


def repeated(st, v, times: Leaf, node) -> Ref:
    """A list as often as a number says."""
    span = node.span
    if times.known is not None and type(times.known[0]) is int:
        contents = st.list_contents(v, span)
        if isinstance(contents, Items) and len(contents.values) * times.known[0] <= MOST_ITEMS:
            return new_list(st, list(contents.values) * times.known[0], node)
    items = st.walked(v, span).items
    if items is None:
        raise fenced("list", span)
    if len(items) != 1:
        words = "a list of several items, repeated as often as the run tells,"
        instead = "write a loop that appends them, or np.tile(np.array([…]), n)"
        raise Refused(words, span, (), instead)
    value = item_of_core(st, items[0], span, span).expr
    if span in st.forms.layers:
        raise Refused("a row, repeated as often as the run tells,", span, (), "np.zeros((n, m))")
    if span in st.forms.real and type(value) in (int, bool):
        value = float(value)
    if type(value) is Expr:
        made = value * st.graph.node(ir.constant_form("ones"), (times.expr,))
    elif key(value) == key(0.0):
        made = st.graph.node(ir.constant_form("zeros"), (times.expr,))
    else:
        made = st.graph.node(ir.constant_form("full"), (times.expr, value))
    return forms.vector(st, made, node)


def is_matrix(st, v, span) -> bool:
    """Whether a value is, or may be, an array whose rows are those of a list, if it is one."""
    contents = st.list_contents(v, span)
    if isinstance(v, Ref) and contents is not None:
        rows = v.box.place in st.forms.layers and not isinstance(contents, Items)
        return isinstance(contents, Grid) or rows
    return isinstance(v, Leaf)


def is_empty(st, v, span) -> bool:
    return st.list_contents(v, span) == Items(())


def extend(st, box, more, span) -> None:
    """Append all items of something that is walked."""
    contents, mine = st.list_contents(more, span), st.contents(box, span)
    if isinstance(contents, Table) and isinstance(mine, Table):
        tables.extend(st, mine, contents, span)
        return
    if contents is None or isinstance(contents, Items | Table):
        for v in known_items(st, more, span):
            append(st, box, v, span)
        return
    forms.ask(st, box, "extend")
    if isinstance(mine, Grid):
        grids.apart(st, box.place)
    grids.check_whole(st, box, mine, span)
    row = whole(st, more, span)
    if not isinstance(mine, Vector):
        common_layer(st, [Ref(box), more], span)
        forms.climb(st, [box], span, growing=True)
    st.write(box, Vector(st.emit(st.hint(box), joined(st, mine.expr, row))))


def is_backwards(named: dict) -> bool | None:
    """Whether an order is from the greatest on; None where that is not known."""
    back = named.get("reverse", Leaf(False))
    return bool(back.known[0]) if isinstance(back, Leaf) and back.known is not None else None


def ordered(st, row, back: bool) -> Expr:
    """An array in order, equals as they were."""
    sort = CALLED["sort"].row
    return -st.graph.node(sort, (-row,)) if back else st.graph.node(sort, (row,))


def sort(st, box, back: bool, span) -> None:
    """xs.sort(), of numbers."""
    contents = layers.contents_of_numbers(st, Ref(box), span)
    grids.check_whole(st, box, contents, span)
    if isinstance(contents, Items):
        if len(contents.values) > 1:
            if st.forms.chosen.get(box.place) is None:
                forms.climb(st, [box], span, growing=False)
            var = st.emit(st.hint(box), ordered(st, whole(st, Ref(box), span), back))
            count = range(len(contents.values))
            new = [Leaf(st.emit(f"{st.hint(box)}_{k}", element(st, var, k).expr)) for k in count]
            st.write(box, Items(tuple(new)))
        return
    rearrange(st, box, lambda row: ordered(st, row, back), span)


def rearrange(st, box, act, span) -> None:
    """Give a list that is an array the array that acting on it gives."""
    contents = st.contents(box, span)
    grids.check_whole(st, box, contents, span)
    if not isinstance(contents, Array | Vector):  # a stack gets another form by it
        forms.ask(st, box, "sort")
    if not isinstance(contents, Array | Vector | Stack):
        forms.climb(st, [box], span, growing=True)
    st.write(box, in_array(contents, st.emit(st.hint(box), act(contents.expr))))


def joined(st, *arrays) -> Expr:
    return st.graph.node(TABLE["concatenate"], arrays)


def concatenated(st, a: Ref, b: Ref, node) -> Ref:
    """a + b of lists: items apart where both keep them so, else one array."""
    if all([isinstance(st.list_contents(v, node.span), Items) for v in (a, b)]):
        both = [known_items(st, v, node.span) for v in (a, b)]
        return new_list(st, both[0] + both[1], node)
    parts = [v for v in (a, b) if not is_empty(st, v, node.span)]
    wholes = [whole(st, v, node.span) for v in parts]
    made = joined(st, *wholes) if len(wholes) > 1 else wholes[0]
    return forms.vector(st, made, node, layer=common_layer(st, parts, node.span))


def common_layer(st, parts: list[Ref], span) -> Layer | None:
    """What the items of lists are that are joined: all are the same."""
    found = {st.forms.layers.get(v.box.place) for v in parts}
    if len(found) > 1:
        words, instead = "lists joined whose items are no rows of one length", "keep two lists"
        raise Refused(words, span, (), instead)
    return found.pop() if found else None


def length(st, v, span) -> Leaf:
    match v:
        case Tuple(items):
            return Leaf(len(items))
        case Text(str(text)):
            return Leaf(len(text))
        case Leaf(expr=expr) if not (st.attempts and st.rows.is_number(expr)):
            return Leaf(st.graph.node(ir.LEN, (expr,)))
        case Ref(box) if box.kind in ("list", "dict"):
            forms.ask(st, box, "len")
            return _length_of(st, st.contents(box, span), span)
    raise fault(st, Diagnostic("E0201", f"{described(v)} has no length"), span)


def _length_of(st, contents, span) -> Leaf:
    """The length of a list or a dict by its contents."""
    match contents:
        case Items(items):
            return Leaf(len(items))
        case dict():
            return Leaf(len(contents))
        case Array():
            return Leaf(contents.count)
        case Table(_, columns):
            return length(st, columns[0], span)
        case Stack() | Vector():
            return Leaf(st.graph.node(ir.LEN, (contents.expr,)))
    return contents.count  # of Last, Room and Grid


def known_items(st, v, span) -> list:
    """The items of what is known to have so many."""
    v = st.listed(v, span)
    match v:
        case Tuple(items):
            return list(items)
        case Text(str(text)):
            return [Text(c) for c in text]
        case Maybe():
            return known_items(st, v.value, span)
    walked = st.walked(v, span)
    if walked.items is None:
        what = "an array" if isinstance(v, Leaf) else described(v)
        words = f"{what} of which only the run tells how many items it has"
        raise Refused(words, span, (), "make an array of its final length and write its elements")
    return walked.items


def whole(st, v, span) -> Expr:
    """A list of numbers as an array of the core."""
    box, contents = v.box, st.contents(v.box, span)
    forms.ask(st, box, "items")
    match contents:
        case Items(items):
            grids.wanted(st, items, box.place)
            exprs = [item_of_core(st, i, box.place, span).expr for i in items]
            return st.graph.node(ir.ARRAY, tuple(exprs))
        case Array() | Vector() | Stack() | Grid():  # (a stack gets another form by this)
            return layers.tell_shape(st, box.place, contents.expr)
        case Room():
            part = st.graph.node(ir.SLICE, (None, contents.count.expr, None))
            return layers.tell_shape(st, box.place, contents.expr[part])
        case Table() if (made := tables.whole(st, contents, span)) is not None:
            return made
    forms.climb(st, [box], span, growing=True)


def in_a_row(st, of, contents, span):
    """The array that has the items of an array, or of a list that has them in one; None of what
    keeps them apart or is walked in another way."""
    if isinstance(of, Leaf) and st.is_vector_if(of.expr):
        return st.number(of, span).expr
    if contents is None or isinstance(contents, Items | Table):
        return None
    return whole(st, of, span)


def item(st, of, index, span):
    """of[index]."""
    match of:
        case Tuple(items):
            return _item_of_tuple(st, items, index, span)
        case Text(str(text)):
            if isinstance(index, Walk):
                return Text(text[cut(index, span)])
            return Text(text[place(st, index, len(text), span)])
        case Leaf(expr=expr) if type(expr) is Expr:
            node = index_node(st, index, span)
            parts = st.rows.index(node)
            return Leaf(st.rows.part(expr, parts, surface.Subscript(node, node, span=span)))
        case Ref(box) if box.kind == "dict":
            return dicts.item(st, of, index, span)
        case Ref(box) if box.kind == "list":
            return _item_of_list(st, of, index, span)
        case Maybe():
            return item(st, of.value, index, span)
    if isinstance(of, Leaf) and index != NONE:
        error = Diagnostic("E0201", f"{described(of)} is a scalar and cannot be indexed")
        raise fault(st, error, span)
    raise Refused(f"an item of {described(of)}", span, (), "make a list of it: list(…)")


def _item_of_tuple(st, items: tuple, index, span):
    if isinstance(index, Walk):
        return Tuple(items[cut(index, span)])
    of_numbers = all([isinstance(v, Leaf) and st.is_number_if(v.expr) for v in items])
    if of_numbers and not _known(index):
        exprs = tuple([st.number(v, span).expr for v in items])
        return element(st, st.graph.node(ir.ARRAY, exprs), at_index(st, index, span))
    return st.readable(items[place(st, index, len(items), span)], span)


def _slice_of_list(st, of: Ref, index: Walk, span) -> Ref:
    """A new list of the items of another between two places."""
    if of.variant:
        error = Diagnostic("E0201", f"{described(of)} takes one integer as its index")
        raise fault(st, error, span)
    box, contents = of.box, st.contents(of.box, span)
    ends = all([v == NONE or _known(v) for v in index.parts])
    if isinstance(contents, Grid):
        grids.apart(st, box.place)
    if isinstance(contents, Items) and ends:
        return st.new("list", box.node, Items(contents.values[cut(index, span)]), box.column)
    (part,) = st.rows.index(index_node(st, index, span))
    if isinstance(contents, Array) and ends and st.forms.chosen.get(box.place) == "array":
        count = len(range(contents.count)[cut(index, span)])
        row = contents.expr if ir.is_whole(part) else contents.expr[part]
        row = st.emit("?items", st.graph.node(ir.COPY, (row,)))
        return st.new("list", box.node, Array(row, count), box.column)
    return forms.vector(st, whole(st, of, span)[part], box.node, box.column)


def _item_of_list(st, of: Ref, index, span):
    box = of.box
    if isinstance(table := st.contents(box, span), Table):
        return tables.item(st, box, table, index, span)
    if isinstance(index, Walk):
        return _slice_of_list(st, of, index, span)
    if isinstance(table, Grid):
        return grids.row(st, box, table, at_index(st, index, span))
    last = isinstance(index, Leaf) and index.known == (-1,)
    forms.ask(st, box, "last" if last else "items")
    contents = st.contents(box, span)
    match contents:
        case Items(items) if _known(index):
            return st.readable(items[place(st, index, len(items), span)], span)
        case Items(items):
            grids.wanted(st, items, box.place)
            forms.climb(st, [box], span, growing=False)
        case Last() if last:
            return layers.taken_from_last(st, box, contents.item)
        case Stack() if last or (box.place in st.forms.arrays):
            item = contents.expr[-1 if last else at_index(st, index, span)]
            return layers.taken_from_stack(st, box, item, last)
        case Room():
            at = _place_in_room(st, contents, index, span)
            return layers.taken_out(st, box, contents.expr[at])
        case Array() | Vector() | Stack():  # (a stack gets another form, as it is asked for items)
            return layers.taken_out(st, box, contents.expr[at_index(st, index, span)])
    forms.climb(st, [box], span, growing=True)


def _place_in_room(st, contents: Room, index, span):
    """An index of a list whose array is longer: from the end it counts from the list's own."""
    at = Leaf(at_index(st, index, span), index.known)
    if at.known is not None and at.known[0] < 0:
        at = forms.shifted(st, contents.count, at.known[0])
    elif at.known is None and not st.is_natural(at):
        raise Refused(FROM_THE_END, span, (), FROM_THE_START)
    return at.expr


def element(st, whole: Expr, index) -> Leaf:
    """An item of a list in the core, which is one number."""
    item = whole[index]
    st.rows.lengths.memo[id(item)] = ()
    return Leaf(item)


def at_index(st, index, span):
    """An index that is no truth: True is 1 to a list, and another thing to an array."""
    v = st.number(index, span)
    if st.may_be_truth(v.expr):
        raise refuse("truth", span, st.source)
    return v.expr


def set_item(st, box, index, value, span, augmented: bool = False) -> None:
    if isinstance(index, Walk):
        words = "a write to a part of a list"
        raise Refused(words, span, (), "write its items one by one in a loop, or to np.array([…])")
    if isinstance(table := st.contents(box, span), Table):
        tables.set_item(st, box, table, index, value, span)
        return
    if isinstance(table, Grid):
        grids.set_row(st, box, table, index, value, span)
        return
    forms.ask(st, box, "items")
    contents = st.contents(box, span)
    match contents:
        case Items(items) if _known(index):
            k = place(st, index, len(items), span)
            v = st.settled(value, f"{st.hint(box)}_{k}")
            items = st.contents(box, span).values
            st.write(box, Items((*items[:k], v, *items[k + 1 :])))
        case Items(items):
            grids.wanted(st, items, box.place)
            forms.climb(st, [box], span, growing=False)
        case Array() | Room() | Vector() | Stack():
            v = item_of_core(st, value, box.place, span)
            at = Leaf(at_index(st, index, span), index.known)
            real = box.place not in st.forms.real and not st.holds_integers(v.expr)
            if isinstance(contents, Array | Vector) and real:
                st.forms.real.add(box.place)
                raise Again
            if isinstance(contents, Room) and not st.is_natural(at):
                raise Refused(FROM_THE_END, span, (), FROM_THE_START)
            layers.check_write(st, contents.expr)
            new = st.store(contents.expr, (at.expr,), v.expr, augmented)
            layers.note_arrays(st, box.place, new, contents.expr, v)
            st.write(box, in_array(contents, new))  # (a stack gets another form)
        case _:
            forms.climb(st, [box], span, growing=True)


def method(st, box, name: str, args: list, named: dict, span):
    """A method of a list."""
    table = st.contents(box, span)
    if isinstance(table, Table) and name not in ("append", "pop", "extend", "insert"):
        return tables.method(st, box, table, name, args, named, span)
    if isinstance(table, Grid):
        grids.apart(st, box.place)
    if name in ("clear", "insert"):
        grids.check_whole(st, box, table, span)
    back = is_backwards(named)
    if name == "sort" and not args and back is not None:
        sort(st, box, back, span)
        return NONE
    act = METHODS.get((name, len(args)))
    if act is None or (name == "insert" and not _known(args[0])):
        words, instead = row("method", name)
        raise Refused(f"{words} of a list", span, (), instead)
    value = act(st, box, *args, span)
    return NONE if value is None else value


def copied(st, box, span) -> Ref:
    if isinstance(st.contents(box, span), Items):
        made = contents_of(st, known_items(st, Ref(box), span), box.place, st.hint(box))
        return st.new("list", box.node, made, box.column)
    row, layer = whole(st, Ref(box), span), st.forms.layers.get(box.place)
    return forms.vector(st, row, box.node, box.column, layer)


def clear(st, box, span) -> None:
    st.write(box, contents_of(st, [], box.place, st.hint(box)))


def reverse(st, box, span) -> None:
    contents = st.contents(box, span)
    if isinstance(contents, Items):
        st.write(box, Items(contents.values[::-1]))
        return
    back = st.graph.node(ir.SLICE, (None, None, -1))
    rearrange(st, box, lambda row: st.graph.node(ir.COPY, (row[back],)), span)


def insert(st, box, at, value, span) -> None:
    contents = st.contents(box, span)
    if isinstance(contents, Table):
        tables.insert(st, box, contents, at, value, span)
        return
    if at.known == (0,) and not isinstance(contents, Items):
        forms.ask(st, box, "insert")
        if not isinstance(contents, Vector):
            forms.climb(st, [box], span, growing=True)
        v = item_of_core(st, value, box.place, span)
        row = st.graph.node(ir.ARRAY, (v.expr,))
        var = st.emit(st.hint(box), joined(st, row, contents.expr))
        layers.note_arrays(st, box.place, var, contents.expr, v)
        st.write(box, Vector(var))
        return
    items = known_items(st, Ref(box), span)
    items.insert(at.known[0], st.settled(value, st.hint(box)))
    st.write(box, Items(tuple(items)))


# The methods of a list by their names and how many arguments they have
METHODS: dict[tuple[str, int], Callable] = {
    ("append", 1): append,
    ("extend", 1): extend,
    ("pop", 0): lambda st, box, span: pop(st, box, None, span),
    ("pop", 1): pop,
    ("copy", 0): copied,
    ("clear", 0): clear,
    ("reverse", 0): reverse,
    ("insert", 2): insert,
}


def place(st, index, count: int, span) -> int:
    """A known index as a place in so many items."""
    if not _known(index):
        raise fenced("item", span)
    try:
        return range(count)[index.known[0]]
    except IndexError:
        text = text_at(span, st.source)
        name = text.partition("[")[0] if text.endswith("]") else "a list"
        raise fault(st, out_of_range(index.known[0], count, name, text), span) from None


def cut(index: Walk, span) -> slice:
    """A slice whose ends are known."""
    ends = []
    for v in index.parts:
        if v != NONE and not _known(v):
            words = "a part of a list of other things than numbers, whose ends are worked out,"
            raise Refused(words, span, (), "write its ends out, such as xs[1:3]")
        ends.append(None if v == NONE else v.known[0])
    return slice(*ends)


def index_node(st, index, span) -> surface.Node:
    """An index as a node for the rows."""
    match index:
        case Walk("slice", parts):
            ends = [None if v == NONE else quoted(st, v, span) for v in parts]
            return surface.Slice(*ends, span=span)
        case Walk("ellipsis"):
            return surface.Ellipsis(span=span)
        case Tuple(items):
            return surface.Tuple(tuple([index_node(st, i, span) for i in items]), span=span)
    return quoted(st, index, span)


def _known(index) -> bool:
    is_leaf = isinstance(index, Leaf) and index.known is not None
    return is_leaf and type(index.known[0]) in (int, bool)
