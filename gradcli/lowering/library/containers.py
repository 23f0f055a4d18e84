"""The containers of `collections`: lists and dicts with a variant, which says what else they do.

A deque is a list (`deques`), a defaultdict a dict with what makes its items (`dicts`), a Counter
one of numbers, which are 0 where it has none.
"""

from collections.abc import Callable

from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.lowering.library import named_tuples, sorting
from gradcli.lowering.lists import deques, lists
from gradcli.lowering.refused import Refused, fault
from gradcli.lowering.values import (
    NONE,
    Closure,
    Leaf,
    Library,
    Ref,
    Tuple,
    Variant,
    Walk,
)  # fmt: skip


def defaultdict(st, name: str, args: list, named: dict, node: surface.Call) -> Ref:
    """defaultdict(make, …)."""
    make, *given = args or [NONE]
    slot = st.wait(make)
    made = st.invoked(Library("dict"), given, named, node)
    return Ref(made.box, Variant(name, st.release(slot)))


def counter(st, name: str, args: list, named: dict, node: surface.Call) -> Ref:
    """Counter(…)."""
    made = Ref(st.new("dict", node, {}).box, Variant(name, NONE))
    _count(st, made, [*args, *([st.new("dict", node, dict(named))] if named else [])], 1, node.span)
    return made


def _count(st, of: Ref, sources: list, by: int, span) -> None:
    """Add to a Counter what other dicts have, or one for each item of another."""
    for source in sources:
        if isinstance(source, Ref) and source.box.kind == "dict":
            pairs = [pair.items for pair in lists.known_items(st, Walk("items", (source,)), span)]
        else:
            pairs = [(v, Leaf(1)) for v in lists.known_items(st, source, span)]
            _check_no_reals(st, [v for v, _ in pairs], span)
        for k, more in pairs:
            key, by_node = st.key(k, span, "a Counter of keys"), surface.Pass(span=span)
            old = st.contents(of.box, span).get(key, Leaf(0))
            new = st.binary("+" if by > 0 else "-", old, more, by_node)
            new = more if old == Leaf(0) and by > 0 else new
            st.write(of.box, st.settled(new, f"{st.hint(of.box)}_{key}"), key)


def _check_no_reals(st, items: list, span) -> None:
    if any([isinstance(v, Leaf) and v.known and type(v.known[0]) is float for v in items]):
        words = "Counter counts integers and strings here, no real numbers"
        raise fault(st, Diagnostic("E0201", words, exception="TypeError"), span)


def _most_common(st, of: Ref, *given) -> Ref:
    *most, span = given
    pair = surface.Name("pair", span=span)
    count = surface.Subscript(pair, surface.Number(1, None, span=span), span=span)
    takes = (surface.Parameter("pair", None, None, "", span=span),)
    by = surface.Lambda(takes, surface.Unary("-", count, span=span), span=span)
    node = surface.Call(pair, (), (), span=span)
    pairs = Walk("items", (of,))
    found = sorting.sorted_by(st, pairs, Closure(by, Ref(st.frames[-1])), False, node)
    if not most or most[0] == NONE:
        return found
    first = max(0, lists.cut(Walk("slice", (NONE, most[0], NONE)), span).stop)
    return lists.item(st, found, Walk("slice", (NONE, Leaf(first), NONE)), span)


def _elements(st, of: Ref, span) -> Tuple:
    pairs = [pair.items for pair in lists.known_items(st, Walk("items", (of,)), span)]
    if any([not isinstance(n, Leaf) or n.known is None for _, n in pairs]):
        words = "the elements of a Counter that only the run counts"
        raise Refused(words, span, (), "write a loop over its items")
    return Tuple(tuple([k for k, n in pairs for _ in range(n.known[0])]))


def _total(st, of: Ref, span) -> Leaf:
    found = Leaf(0)
    for v in st.contents(of.box, span).values():
        found = st.plus(found, v, span)
    return found


def _copy_of_dict(st, of: Ref, span) -> Ref:
    contents = st.contents(of.box, span)
    return Ref(st.new("dict", of.box.node, type(contents)(contents)).box, of.variant)


DICT: dict[tuple[str, int], Callable] = {("copy", 0): _copy_of_dict}
COUNTER: dict[tuple[str, int], Callable] = DICT | {
    ("most_common", 0): _most_common, ("most_common", 1): _most_common,
    ("elements", 0): _elements, ("total", 0): _total,
    ("update", 1): lambda st, of, more, span: _count(st, of, [more], 1, span),
    ("subtract", 1): lambda st, of, more, span: _count(st, of, [more], -1, span),
}  # fmt: skip
# The methods of each variant by their names and how many arguments they have
METHODS: dict[str, dict[tuple[str, int], Callable]] = {
    "collections.deque": deques.METHODS, "collections.defaultdict": DICT,
    "collections.Counter": COUNTER,
}  # fmt: skip


# What is read of each variant by its name
ATTRIBUTES: dict[tuple[str, str], Callable] = {
    ("collections.deque", "maxlen"): lambda of: of.variant.given,
    ("collections.defaultdict", "default_factory"): lambda of: of.variant.given,
}
OF_STRUCTURES: dict[str, Callable] = {
    "collections.deque": deques.deque, "collections.defaultdict": defaultdict,
    "collections.Counter": counter, "collections.namedtuple": named_tuples.named_type,
    "typing.NamedTuple": named_tuples.named_type,
}  # fmt: skip
