"""Lists of numbers that a function which calls itself is given, and gives: as arrays.

Only where the recursion would not end if it were staged in its place.  Neither list may be changed:
Python's function has the very list that it is given, and may give it back.
"""

from gradcli.core import ir
from gradcli.core.types.lengths import UNKNOWN
from gradcli.lowering.lists import layers
from gradcli.lowering.values import Items, Leaf, Ref, Tuple, Vector


def is_row(st, v, span) -> bool:
    """Whether a value is a list of numbers, which no list of lists has."""
    contents = st.list_contents(v, span)
    if isinstance(v, Ref) and v.variant:
        return False
    if isinstance(contents, Items):
        return all([isinstance(i, Leaf) and st.is_number_if(i.expr) for i in contents.values])
    plain = isinstance(v, Ref) and contents is not None and v.box.place not in st.forms.layers
    return plain and isinstance(contents, layers.IN_ARRAYS)


def as_array(st, v, span):
    """A list as the array that stands for it in a call."""
    if not isinstance(v, Ref):
        return v
    contents = st.contents(v.box, span)
    empty = isinstance(contents, Items) and not contents.values
    return Vector(st.graph.node(ir.constant_form("zeros"), (0,)) if empty else st.as_array(v, span))


def given_to(st, v, span):
    """An argument, a list of numbers as an array."""
    return as_array(st, v, span) if is_row(st, v, span) else v


def as_list(st, v, node, name: str):
    """What stands for a list in a call, as a list that may not be changed."""
    match v:
        case Tuple(items, of):
            return Tuple(tuple([as_list(st, i, node, name) for i in items]), of)
        case Vector(expr=expr):
            st.rows.lengths.names[expr.args[0]] = (UNKNOWN,)
            ref = st.new("list", node, v, ("lent", name))
            st.forms.chosen[ref.box.place] = "vector"
            st.lent.add(ref.box)
            return ref
    return v


def keep(st, given: dict, value) -> None:
    """Note that lists which a function was given may be the one that it gives."""
    parts = value.items if isinstance(value, Tuple) else (value,)
    if any([isinstance(v, Ref) and v.box in st.lent for v in parts]):
        st.lent |= {v.box for v in given.values() if isinstance(v, Ref)}


def are_mixed(shapes: list) -> bool:
    """Whether a result is a list on one way and an array on another."""
    if all([isinstance(s, Tuple) for s in shapes]) and len({len(s.items) for s in shapes}) == 1:
        return any([are_mixed(list(column)) for column in zip(*[s.items for s in shapes])])
    return {type(s) for s in shapes} == {Leaf, Vector}


def given_back(st, v, span):
    """A result, its lists as arrays."""
    if isinstance(v, Tuple):
        return Tuple(tuple([given_back(st, i, span) for i in v.items]), v.of)
    if isinstance(v, Leaf) and st.function.gives_lists and not st.rows.is_number(v.expr):
        return Vector(v.expr)
    return given_to(st, v, span)
