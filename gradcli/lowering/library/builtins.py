"""Python's functions that structures are given to: what they make of those, and else of numbers."""

import math
from collections.abc import Callable

from gradcli.core import ir
from gradcli.core.refusals import ITERATORS
from gradcli.errors import Diagnostic
from gradcli.language.names.scopes import written
from gradcli.language.syntax import surface
from gradcli.lowering import assignments, draws, iterables, parts
from gradcli.lowering.library import complex_numbers, containers, functional, iteration, sorting
from gradcli.lowering.library.instances import has_attribute, is_instance, type_of
from gradcli.lowering.library.reductions import extreme, quantifier, summed
from gradcli.lowering.lists import (
    comprehensions,
    forms,
    grid_comprehensions,
    iterators,
    layers,
    lists,
)
from gradcli.lowering.quotation import by_rows, of_numbers
from gradcli.lowering.raising.restore import path
from gradcli.lowering.refused import fault, fenced
from gradcli.lowering.values import (
    NONE,
    Closure,
    Complex,
    Leaf,
    Library,
    NamedType,
    Ref,
    Text,
    Tuple,
    Walk,
    described,
)
from gradcli.ops.libraries import names
from gradcli.ops.rows import TABLE


def called(st, name: str, args: list, named: dict, node: surface.Call):
    """A function of the language or of a library."""
    if draws.is_of_numpy(name):
        return draws.called(st, name, args, named, node)
    if len(args) - 1 == names.out_at(name):
        args, named = args[:-1], {**named, "out": args[-1]}
    if "out" in named and names.takes_out(name):
        return into(st, name, args, named, node)
    if any([isinstance(v, Complex) for v in args]) and name not in OF_STRUCTURES:
        return complex_numbers.called(st, name, args, named, node)
    if name not in ONE_BY_ONE:
        keeps, places = name in ("list", "tuple"), [*node.args, *[node] * len(args)]
        if name == "list" and len(args) == 1 and iterators.is_iterator(args[0]):
            return _list(st, name, args, named, node)
        args = [iteration.listed(st, v, at, keeps) for v, at in zip(args, places)]
    functions = [v for v in (*args, *named.values()) if isinstance(v, Closure)]
    slot = st.wait(Tuple(tuple(functions))) if functions else None  # their frames are needed
    prefix, dot, last = name.rpartition(".")
    structures = OF_STRUCTURES.get(f"{prefix}{dot}{names.aliased(prefix, last)}", of_numbers)
    found = structures(st, name, args, named, node)
    if slot is not None:
        st.finish(slot)
    return found


def into(st, name: str, args: list, named: dict, node: surface.Call):
    """f(…, out=y): a write to y where the call stands, and y."""
    out, given = named["out"], {k: v for k, v in named.items() if k != "out"}
    out = out.items[0] if isinstance(out, Tuple) and len(out.items) == 1 else out
    mask = given.pop("where", Leaf(True)) if names.masks(name) else Leaf(True)
    everywhere = isinstance(mask, Leaf) and mask.known == (True,)
    made = called(st, name, args, given, node)
    if out == NONE and everywhere:
        return made
    made = st.number(made, node.span)
    place = dict(node.keywords).get("out")
    is_left = isinstance(place, surface.Name | surface.Call)
    if not isinstance(out, Leaf) or (st.rows.is_number(out.expr) and not is_left):
        words = f"out= takes an array to write to, not {described(out)}"
        raise fault(st, Diagnostic("E0201", words), node.span)
    if not everywhere:
        made = by_rows(st, path("np.where"), [mask, made, out], {}, node, 3)
    if st.rows.is_number(out.expr):  # an array without axes
        return st.bind(place.id, made) if isinstance(place, surface.Name) else made
    if not parts.shares(st, out.expr):  # an array of no name
        if not everywhere or any([_is_like(out, v) for v in args]):
            return made
        out = Leaf(st.emit("?out", out.expr))
    return Leaf(assignments.written_over(st, out, made, not everywhere, node.span))


def _is_like(v: Leaf, other) -> bool:
    """Whether an array is made in the shape of another, as by np.empty_like(other)."""
    is_like = v.expr.op.name in ir.FILLED_LIKE and isinstance(other, Leaf)
    return is_like and v.expr.args[0] is other.expr


def _range(st, name: str, args: list, named: dict, node: surface.Call):
    if named or not 1 <= len(args) <= 3:
        return of_numbers(st, name, args, named, node)
    bounds = [st.number(a, node.span) for a in args]
    if len(bounds) == 1:
        bounds.insert(0, Leaf(0))
    if len(bounds) == 2:
        bounds.append(Leaf(1))
    return Walk("range", tuple(bounds))


def _enumerate(st, name: str, args: list, named: dict, node: surface.Call):
    if not args or len(args) + len(named) > 2:
        return of_numbers(st, name, args, named, node)
    first = [*args[1:], *named.values(), Leaf(0)][0]
    args = [iterators.taken(st, args[0], node.span), *args[1:]]
    return Walk("enumerate", (args[0], st.number(first, node.span)))


def _walk(st, name: str, args: list, named: dict, node: surface.Call):
    """zip, reversed and map, which wait till they are walked; of lengths that differ no run is
    told but where they are known, as of what a raise stops."""
    args = [iterators.taken(st, v, node.span) for v in args]
    if name == "zip":
        counts = {count for v in args if (count := _known_count(st, v)) is not None}
        if named.get("strict") == Leaf(True) and len(counts) > 1:
            words = "zip with strict=True takes sequences of one length"
            raise fault(st, Diagnostic("E0202", words), node.span)
        named = {k: v for k, v in named.items() if k != "strict"}
    match args:
        case [Walk("columns") as columns] if name == "zip" and not named:
            return columns
    return Walk(name, tuple(args)) if not named else of_numbers(st, name, args, named, node)


def _known_count(st, v) -> int | None:
    """How many items a tuple or a list surely has; None where that is not known."""
    if isinstance(v, Tuple):
        return len(v.items)
    return layers.width(st, v) if isinstance(v, Ref) and v.box.kind == "list" else None


def _len(st, name: str, args: list, named: dict, node: surface.Call):
    match args:
        case [Walk(kind)] if kind in ITERATORS:
            return of_numbers(st, name, args, named, node)
        case [Walk() as of]:
            return Leaf(len(lists.known_items(st, of, node.span)))
        case [of]:
            return lists.length(st, of, node.span)
    return of_numbers(st, name, args, named, node)


def _list(st, name: str, args: list, named: dict, node: surface.Call):
    """list and tuple."""
    if len(args) > 1:
        return of_numbers(st, name, args, named, node)
    args = [iterators.taken(st, v, node.span) for v in args]
    if args and iterators.is_generator(args[0]):
        return iteration.listed(st, args[0], node, keeps=True)
    items = []
    for of in args:
        if isinstance(of, Walk) and of.kind == "columns" and isinstance(of.parts[0], Leaf):
            return Leaf(st.graph.node(TABLE["transpose"], (of.parts[0].expr,)))
        if (made := _columns(st, of, node)) is not None:
            return made
        if name == "tuple" and (few := assignments.few(st, of)):
            return Tuple(tuple(assignments.taken_apart(st, of, few, node.span)))
        contents = st.list_contents(of, node.span)
        if (row := lists.in_a_row(st, of, contents, node.span)) is not None:
            layer = st.forms.layers.get(of.box.place) if isinstance(of, Ref) else None
            return forms.vector(st, row, node, layer=layer)
        if not isinstance(of, (Tuple, Text)) and not iterables.is_known(st.walked(of, node.span)):
            return comprehensions.gathered(st, of, node)
        items = lists.known_items(st, of, node.span)
    return Tuple(tuple(items)) if name == "tuple" else lists.new_list(st, items, node)


def _columns(st, of, node: surface.Call):
    """The columns of a matrix, each a list or a tuple: list(map(list, zip(*m)))."""
    match of:
        case Walk("map", (Library("list"), Walk("columns", (Leaf() as m,)))):
            return grid_comprehensions.transposed(st, m, node, "?items")
        case Walk("map", (Library("tuple"), Walk("columns", (Leaf(expr=e),)))):
            return Leaf(st.graph.node(TABLE["transpose"], (e,)))
    return None


def _dict(st, name: str, args: list, named: dict, node: surface.Call):
    match args:
        case []:
            return st.new("dict", node, dict(named))
        case [Ref(box)] if box.kind == "dict":
            contents = st.contents(box, node.span)
            return st.new("dict", node, type(contents)({**contents, **named}))
        case [pairs] if not named:
            span = node.span
            rows = [lists.known_items(st, p, span) for p in lists.known_items(st, pairs, span)]
            if (wrong := next((row for row in rows if len(row) != 2), None)) is not None:
                raise assignments.uneven(st, len(wrong), 2, span)
            return st.new("dict", node, {st.key(k, span): v for k, v in rows})
    return of_numbers(st, name, args, named, node)


def _sorted(st, name: str, args: list, named: dict, node: surface.Call):
    if len(args) != 1 or (back := lists.is_backwards(named)) is None:
        return of_numbers(st, name, args, named, node)
    if "key" in named:
        return sorting.sorted_by(st, args[0], named["key"], back, node)
    return sorting.in_order(st, args[0], node, back)


def _filter(st, name: str, args: list, named: dict, node: surface.Call):
    if len(args) != 2 or named:
        return of_numbers(st, name, args, named, node)
    function, of = args

    def each(put, v):
        found = v if function == NONE else st.applied(function, [v], node.span)
        st.branch(st.truth(found, node.span), lambda: put(v), lambda: None, node.span)

    return comprehensions.gathered(st, of, node, each)


def _str(st, name: str, args: list, named: dict, node: surface.Call):
    return Text(written(node) if args else "")


def _number(st, name: str, args: list, named: dict, node: surface.Call):
    """float, int and ord, of texts."""
    match args:
        case [] if name != "ord" and not named:
            return Leaf(0.0 if name == "float" else 0)
        case [Text(str(text))] if name != "ord" and not named:
            return number_of_text(st, name, text, node.span)
        case [Text(str(text))] if len(text) == 1:
            return Leaf(ord(text))
    return of_numbers(st, name, args, named, node)


def number_of_text(st, name: str, text: str, span) -> Leaf:
    """float or int of a text: a number, or an infinity or NaN by its constant."""
    try:
        value = int(text) if name == "int" else float(text)
    except ValueError:
        words = f"{name} of the string {text!r}"
        raise fault(st, Diagnostic("E0201", words, exception="ValueError"), span) from None
    if math.isfinite(value):
        return Leaf(value)
    constant = st.rows.constant_of("nan" if math.isnan(value) else "inf")
    return Leaf(-constant if value < 0 else constant)


def _isinstance(st, name: str, args: list, named: dict, node: surface.Call):
    of, kinds = args
    return Leaf(is_instance(st, of, kinds, node.span))


def _isscalar(st, name: str, args: list, named: dict, node: surface.Call):
    kinds = Tuple(tuple(map(Library, ("int", "float", "complex", "str"))))
    return Leaf(is_instance(st, args[0] if args else NONE, kinds, node.span))


def _fromiter(st, name: str, args: list, named: dict, node: surface.Call):
    """np.fromiter of all items: the array of their list."""
    if not args or len(args) > 2 or "count" in named:
        return of_numbers(st, name, args, named, node)
    of, *kind = args
    of = of if isinstance(of, Ref) else _list(st, "list", [of], {}, node)
    return of_numbers(st, "np.array", [of, *kind], named, node)


def _array(st, name: str, args: list, named: dict, node: surface.Call):
    """np.array and np.asarray, which of a list make an array of its own."""
    if len(args) == 1 and (made := complex_numbers.array(st, args[0], node)) is not None:
        return made
    if args and isinstance(args[0], Ref):
        name, named = "np.array", {k: v for k, v in named.items() if k != "copy"}
    return of_numbers(st, name, args, named, node)


def _type(st, name: str, args: list, named: dict, node: surface.Call):
    if len(args) != 1 or named:
        return of_numbers(st, name, args, named, node)
    return type_of(st, args[0], node.span)


def _hasattr(st, name: str, args: list, named: dict, node: surface.Call):
    match args:
        case [of, Text(str(attribute))]:
            return Leaf(has_attribute(st, of, attribute, node.span))
    return of_numbers(st, name, args, named, node)


def _pow(st, name: str, args: list, named: dict, node: surface.Call):
    if len(args) == 2 and not named:
        return st.binary("**", *args, node)
    return of_numbers(st, name, args, named, node)


def _divmod(st, name: str, args: list, named: dict, node: surface.Call):
    if len(args) != 2 or named:
        return of_numbers(st, name, args, named, node)
    a, b = [st.settled(v, "?value") for v in args]
    return Tuple((st.binary("//", a, b, node), st.binary("%", a, b, node)))


def _quad(st, name: str, args: list, named: dict, node: surface.Call):
    raise fenced("quad", node.span)


def _bool(st, name: str, args: list, named: dict, node: surface.Call):
    """bool of what is no number, or of nothing."""
    if not args:
        return Leaf(False)
    if len(args) == 1 and not named and not isinstance(args[0], Leaf):
        return st.truth(args[0], node.span)
    return of_numbers(st, name, args, named, node)


def _callable(st, name: str, args: list, named: dict, node: surface.Call):
    if len(args) == 1:
        return Leaf(isinstance(args[0], (Closure, Library, NamedType)))
    return of_numbers(st, name, args, named, node)


def _iter(st, name: str, args: list, named: dict, node: surface.Call):
    return iterators.made(st, args[0])


def _next(st, name: str, args: list, named: dict, node: surface.Call):
    return iteration.following(st, args[0], args[1:], node)


# Python's functions that structures are given to: what they make of those, and else of numbers
OF_STRUCTURES: dict[str, Callable] = {
    "range": _range, "enumerate": _enumerate, "zip": _walk, "reversed": _walk, "map": _walk,
    "len": _len, "list": _list, "tuple": _list, "dict": _dict, "sorted": _sorted, "str": _str,
    "bool": _bool, "float": _number, "int": _number, "ord": _number, "isinstance": _isinstance,
    "filter": _filter, "iter": _iter, "next": _next,
    "quad": _quad, "scipy.integrate.quad": _quad,
    "np.array": _array, "np.asarray": _array, "np.isscalar": _isscalar, "np.fromiter": _fromiter,
    "pow": _pow, "divmod": _divmod, "callable": _callable, "sum": summed,
    "type": _type, "hasattr": _hasattr,
    "functools.partial": functional.partial, "functools.reduce": functional.reduce,
    "max": extreme, "min": extreme, "any": quantifier, "all": quantifier,
    "complex": complex_numbers.constructed,
    **containers.OF_STRUCTURES,
}  # fmt: skip


ONE_BY_ONE = ("next", "iter", "sum", "enumerate", "map", "zip")  # they take an iterator as it is
