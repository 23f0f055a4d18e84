"""What functions take of an iterator: a list of what is left of it, or its next item."""

from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.ir import Expr
from gradcli.core.refusals import ITERATORS
from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.lowering import blocks
from gradcli.lowering.lists import comprehensions, generators, iterators, lists
from gradcli.lowering.lists.generators import ITEM
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import Items, Leaf, Ref, Tuple, Walk, described
from gradcli.lowering.versions import UNNAMED


def listed(st, v, node, keeps: bool = False):
    """A value that a function of the library is given: of an iterator what is left, of a generator
    a list, which the function `keeps` or reads item by item."""
    v = iterators.taken(st, v, node.span)
    if isinstance(v, Walk) and v.kind in ("enumerate", "map", "zip", "reversed"):
        return Walk(v.kind, tuple([listed(st, part, node) for part in v.parts]))
    if not iterators.is_generator(v):
        return v
    f, *given = v.parts
    if id(f.node) in st.displays:  # (… for … in …) has the items of a comprehension
        st.frames.append(st.frame(f.frame, {ITEM: given[0]}))
        found = comprehensions.comprehension(st, st.displays[id(f.node)])
        st.frames.pop()
        return found

    def each(put: Callable, item) -> None:
        if not keeps and _may_change(st, item):
            words = "a list or an array that a generator yields, and may change then,"
            raise Refused(words, node.span, ((f.node.span, "it yields here"),), iterators.LIST)
        put(item)

    return comprehensions.gathered(st, v, node, each)


def _may_change(st, v) -> bool:
    inner = v.items if isinstance(v, Tuple) else (v,)
    return any([isinstance(x, Ref) or (isinstance(x, Leaf) and not st.is_number_if(x.expr))
                for x in inner])  # fmt: skip


FIRST = f"{UNNAMED}first"
ENDED = "next of an iterator that has ended"


def following(st, of, default: list, node, ended: str = ENDED):
    """next(of), and next(of, default); `ended` is what a run says where there is none."""
    if iterators.is_generator(of):
        return _first(st, of, default, node)
    if not (isinstance(of, Ref) and of.box.kind == "iterator"):
        raise Refused(f"next of {described(of)}", node.span, (), "take the item by its index")
    left = st.readable(st.read(of.box, "of"), node.span)
    contents = st.list_contents(left, node.span)
    if contents is not None and not isinstance(contents, Items):
        left = Leaf(lists.whole(st, left, node.span))
    match left:
        case Leaf(expr=expr) if type(expr) is Expr and not default:
            rest = st.graph.node(ir.SLICE, (1, None, None))
            left = st.settled(left, "?items")
            item, left = Leaf(left.expr[0]), Leaf(left.expr[rest])
            st.write(of.box, left, "of")
            return item
        case Walk("generator"):
            left = comprehensions.gathered(st, left, node)
        case Walk(kind) if kind in ITERATORS:
            left = listed(st, left, node)
    items = lists.known_items(st, left, node.span)
    if not items and default:
        return default[0]
    if not items:
        raise fault(st, Diagnostic("E0201", ended), node.span)
    st.write(of.box, Tuple(tuple(items[1:])), "of")
    return items[0]


def _first(st, of: Walk, default: list, node):
    """The first item of a generator that is made for it; NaN where a run would raise."""
    start = default[0] if default else Leaf(st.rows.constant_of("nan"))
    item, first = surface.Name(ITEM, span=node.span), surface.Name(FIRST, span=node.span)
    keep = surface.Assign((first,), item, span=node.span)
    loop = surface.For(item, item, (keep, surface.Break(span=node.span)), (), span=node.span)
    frame = st.frame(Ref(st.frames[-1]), {})
    st.frames.append(frame)
    st.bind(FIRST, start, frame=frame)
    generators.iterate(st, of, item, lambda end: blocks.run(st, loop.body, end), loop)
    value = st.readable(st.read(frame, FIRST), node.span)
    st.frames.pop()
    return value
