"""Functions: one of the core for each structure of its arguments (specialisation), what it reads of
the names around it as further parameters (lambda lifting); what is more than numbers to numbers is
staged where it is called (inlining).
"""

import math
from collections.abc import Callable
from typing import Any

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.graph import LONGEST
from gradcli.core.ir import Expr
from gradcli.core.operators import is_boolean
from gradcli.core.refusals import FENCE, ITERATORS, refuse, row
from gradcli.errors import Diagnostic
from gradcli.language.names.lookup import higher_name
from gradcli.language.names.scopes import dotted, written
from gradcli.language.syntax import surface
from gradcli.language.syntax.jumps import yields
from gradcli.language.syntax.trees import (
    SPREAD,
    by_names,
    has_default,
    is_options,
    is_rest,
    places,
)
from gradcli.lowering import assignments, attempts, blocks, dicts, draws, loops, parts
from gradcli.lowering.environment import Again, InPlace, Target
from gradcli.lowering.library import functional, sorting, texts
from gradcli.lowering.library.instances import has_attribute, is_instance, type_of
from gradcli.lowering.lists import forms, generators, grids, layers, lent, lists, tables
from gradcli.lowering.quotation import quoted, value_of
from gradcli.lowering.raising.restore import path
from gradcli.lowering.refused import Refused, fault, fenced
from gradcli.lowering.values import (
    NONE,
    STREAM,
    UNDEFINED,
    Chosen,
    Closure,
    Items,
    Leaf,
    Library,
    Maybe,
    OpenText,
    Ref,
    State,
    Table,
    Text,
    Tuple,
    Vector,
    Walk,
    described,
    leaves,
    rebuilt,
    shape_of,
)  # fmt: skip
from gradcli.lowering.versions import Assign, Function, Invoke, statements
from gradcli.ops.libraries import names
from gradcli.ops.rows import TABLE

DEPTH = 40


class Making:
    """A function of the core while it is made: what it captures, and what it returns."""

    def __init__(self, made: Function, around, state: State):
        self.made, self.around, self.state = made, around, state
        self.shape: Any = None  # of its result
        self.is_recursive = False
        self.first: Any = Leaf(UNDEFINED)  # what a call of itself is taken to give at first
        self.gives_lists = False  # and arrays that the inputs are, which are lists then
        self.local: set = set()
        self.captures: dict = {}  # (box, slot) -> (value outside, value inside)
        self.constants: dict = {}  # (box, slot) -> the number that is known to be there
        self.returns: list = []

    def outside(self, st, act):
        """Act in the place that calls the function."""
        inner = st.state, st.function
        st.state, st.function = self.state, self.around
        try:
            return act()
        finally:
            self.state = st.state
            st.state, st.function = inner

    def captured(self, st, box, slot):
        """What a box of another function holds, as parameters of this one."""
        if (box, slot) not in self.captures:
            outer = self.outside(st, lambda: st.read(box, slot))
            if isinstance(outer, Leaf) and outer.known is not None and type(outer.expr) is Expr:
                self.constants[box, slot] = Leaf(outer.known[0])
                return self.constants[box, slot]
            written_out = isinstance(outer, Closure) and all([is_plain(e) for e in leaves(outer)])
            if written_out and not any([one is outer.node for one in st.making]):
                self.constants[box, slot] = outer  # its defaults are written out
                return outer
            hint = slot if isinstance(slot, str) else st.hint(box)
            new = parameters(st, hint, outer)
            self.made.params += new
            self.captures[box, slot] = outer, rebuilt(outer, iter(new))
        return self.captures[box, slot][1]


def parameters(st, hint: str, v, called: list[str] | None = None) -> list:
    """New variables for the leaves of a value that comes in from outside; `called` names those of
    as many parts."""
    given = leaves(v)
    names = [hint] if len(given) == 1 else [f"{hint}_{k}" for k in range(len(given))]
    if called is not None and len(called) == len(given):
        names = called
    new = list(map(st.version, names))
    for var, e in zip(new, given):
        st.values_of[var.args[0]] = (e,)
        st.parameters.add(var.args[0])
        if e is not UNDEFINED:
            st.rows.lengths.names[var.args[0]] = st.rows.lengths.of(e)
    return new


def unpacked(node, name: str) -> list[str] | None:
    """What a function calls the parts of a parameter, which it takes apart at once."""
    match node:
        case surface.Def(_, _, [surface.Assign([surface.Tuple(targets)], surface.Name(of)), *_]):
            names = [t.id for t in targets if type(t) is surface.Name]
            own = {p.name for p in node.parameters}
            if of == name and len(set(names) - own) == len(targets):
                return names
    return None


def closure(st, node) -> Closure:
    given = list(filter(has_default, node.parameters))
    defaults = [
        Leaf(v.known[0]) if isinstance(v, Leaf) and v.known else st.settled(v, f"?{p.name}")
        for p, v in zip(given, st.values([p.default for p in given]))
    ]
    return Closure(node, Ref(st.frames[-1]), tuple(defaults))


# -- calls ----------------------------------------------------------------------------------------
def call(st, node: surface.Call):
    """The value of a call."""
    function = node.function
    if type(function) is surface.Attribute:
        start, _ = dotted(function)
        if start is None or st.is_bound(start.id):
            return method(st, node, function)
    begun = [*node.args[1:], *[v for k, v in node.keywords if k == "start"]]
    others = len(node.args) + len(node.keywords) - 1
    match node.args[:1]:
        case [surface.Comprehension() as items] if len(begun) == others:
            of = st.value(function) if type(function) is not surface.Call else None
            plain = all([type(v) in (surface.Number, surface.Name) for v in begun])
            folds = of.name if isinstance(of, Library) and of.name in loops.FOLDS and plain else ""
            if folds and len(begun) < 2 and (not begun or folds == "sum"):
                return loops.fold(st, folds, items, st.value(begun[0]) if begun else None)
    f, *given = st.values([function, *node.args, *[v for _, v in node.keywords]])
    args, named = spread(st, node.args, given, f), named_by(st, node, given[len(node.args) :])
    return invoked(st, f, args, named, node)


def named_by(st, node: surface.Call, values: list) -> dict:
    """The keywords of a call, those that a dict holds among them."""
    found: dict = {}
    for (name, of), v in zip(node.keywords, values):
        more = entries(st, v, of.span) if name == SPREAD else {name: v}
        for n in more:
            if type(n) is not str or n in found:
                words = f"** takes the names of arguments, not {n!r}"
                words = f"the argument {n!r} is given twice" if n in found else words
                raise fault(st, Diagnostic("E0103", words), of.span)
        found |= more
    return found


def entries(st, v, span) -> dict:
    """What ** takes: the entries of a dict."""
    if not (isinstance(v, Ref) and v.box.kind == "dict"):
        raise fault(st, Diagnostic("E0201", f"** takes a dict, not {described(v)}"), span)
    return {n: st.readable(i, span) for n, i in st.contents(v.box, span).items()}


def spread(st, nodes, values: list, f=None) -> list:
    """The arguments of a call, what is behind a `*` item by item."""
    found = []
    for node, value in zip(nodes, values):
        if type(node) is not surface.Starred:
            found.append(value)
        elif f == Library("zip") and len(nodes) == 1 and lists.is_matrix(st, value, node.span):
            found.append(Walk("columns", (Leaf(st.as_array(value, node.span)),)))
        elif f == Library("zip") and len(nodes) == 1 and tables.is_of_tuples(st, value, node.span):
            found.append(Walk("columns", (value,)))
        elif isinstance(value, Leaf) and (room := _room(f, len(nodes) - 1)):
            found += assignments.taken_apart(st, value, room, node.span)
        else:
            found += lists.known_items(st, value, node.span)
    return found


def _room(f, others: int) -> int:
    """How many arguments a function of the program needs beside others; 0 where that is open."""
    parameters = f.node.parameters if isinstance(f, Closure) else ()
    return places(parameters) - others if all(p.default is None for p in parameters) else 0


def applied(st, f, args: list, span):
    """A value called with others."""
    node = surface.Call(surface.Name("f", span=span), (), (), span=span)
    return invoked(st, f, args, {}, node)


def invoked(st, f, args: list, named: dict, node: surface.Call):
    match f:
        case Library(name):
            return library(st, name, args, named, node)
        case Closure():
            return of_program(st, f, args, named, node.span)
        case Chosen():
            return texts.each_option(st, f, lambda v: invoked(st, v, args, named, node), node.span)
    help = "to multiply, write * between the two" if isinstance(f, Leaf) else None
    name = node.function.id if type(node.function) is surface.Name else ""
    is_what = f"{name!r} is {described(f)}, and" if name else described(f)
    error = Diagnostic("E0103", f"{is_what} cannot be called", help=help)
    raise fault(st, error, node.span)


def method(st, node: surface.Call, function: surface.Attribute):
    """value.method(…)."""
    of, *given = st.values([function.value, *node.args, *[v for _, v in node.keywords]])
    args, name = spread(st, node.args, given), function.name
    named = named_by(st, node, given[len(node.args) :])
    match of:
        case Leaf() if name == "clip" and named:
            bounds = [*args, *[NONE] * (2 - len(args))]
            bounds = [named.get(k, b) for k, b in zip(("min", "max"), bounds)]
            return library(st, "np.clip", [of, *bounds], {}, node)
        case Ref(box) if box.kind == "list" and name == "sort" and "key" in named:
            if (back := lists.is_backwards(named)) is not None:
                sorting.sort_by(st, box, named["key"], back, node.span)
                return NONE
        case Ref(box) if box.kind == "list" and not (named and name != "sort"):
            return lists.method(st, box, name, args, named, node.span)
        case Ref(box) if box.kind == STREAM:
            return draws.drawn(st, box, name, args, named, node)
        case Ref(box) if box.kind == "dict" and not named:
            return of_dict(st, box, name, args, node.span)
        case OpenText():
            return texts.method(st, of, name, args, node.span)
        case Text(str()) if not named:
            return texts.of_written(of, name, args, node.span)
        case Leaf(expr=expr) if type(expr) is Expr:
            held = quoted(st, of, function.value.span)
            inner = surface.Attribute(held, name, span=function.span)
            value = by_rows(st, inner, args, named, node, 0)
            new = name == "flatten" and isinstance(value, Leaf)  # where ravel gives a view
            return Leaf(st.graph.node(ir.COPY, (value.expr,))) if new else value
    raise method_of(name, of, node.span)


def method_of(name: str, of, span) -> Refused:
    """The refusal of a method that a value has not, or not here."""
    instead = row("method", name)[1] if f"method {name}" in FENCE else "write out what it does"
    return Refused(f"the method {name} of {described(of)}", span, (), instead)


def of_dict(st, box, name: str, args: list, span):
    contents = st.contents(box, span)
    match name, args:
        case (("items" | "keys" | "values"), []):
            return Walk(name, (Ref(box),))
        case "get", [key, default] if dicts.is_worked_out(st, box, key, span):
            return dicts.among(st, box, dicts.keys_of(st, box, key, span), key, default, span)
        case (("get" | "pop" | "setdefault"), [key, *default]) if len(default) < 2:
            return looked_up(st, box, name, st.key(key, span), default, span)
        case "copy", []:
            return st.new("dict", box.node, type(contents)(contents))
        case "update", [Ref(other)] if other.kind == "dict":
            for pair in loops.pairs_of(st, other, span):
                key, v = pair.items
                st.write(box, v, st.key(key, span))
            return NONE
        case "clear", []:
            st.write(box, {})
            return NONE
    raise method_of(name, Ref(box), span)


def looked_up(st, box, name: str, key, default: list, span):
    """d.get(key, …), d.pop(key, …) or d.setdefault(key, …)."""
    contents = st.contents(box, span)
    if key in contents:
        if name == "pop":
            st.write(box, type(contents)({n: v for n, v in contents.items() if n != key}))
        return st.readable(contents[key], span)
    if name == "pop" and not default:
        raise lists.no_key(st, box, key, span)
    value = default[0] if default else NONE
    if name == "setdefault":
        value = st.settled(value, f"{st.hint(box)}_{key}")
        st.write(box, value, key)
    return value


# -- the library ----------------------------------------------------------------------------------
def library(st, name: str, args: list, named: dict, node: surface.Call):
    """A function of the language or of a library."""
    if draws.is_of_numpy(name):
        return draws.called(st, name, args, named, node)
    if name not in ONE_BY_ONE:
        keeps, places = name in ("list", "tuple"), [*node.args, *[node] * len(args)]
        if name == "list" and len(args) == 1 and generators.is_iterator(args[0]):
            return _list(st, name, args, named, node)
        args = [generators.listed(st, v, at, keeps) for v, at in zip(args, places)]
    functions = [v for v in (*args, *named.values()) if isinstance(v, Closure)]
    slot = st.wait(Tuple(tuple(functions))) if functions else None  # their frames are needed
    prefix, dot, last = name.rpartition(".")
    structures = OF_STRUCTURES.get(f"{prefix}{dot}{names.aliased(prefix, last)}", of_numbers)
    found = structures(st, name, args, named, node)
    if slot is not None:
        st.finish(slot)
    return found


def of_numbers(st, name: str, args: list, named: dict, node: surface.Call):
    """A function of numbers and arrays, as its row takes it."""
    for v in (*args, *named.values()):
        if isinstance(v, Closure):
            if higher_name(name) is not None:
                raise fenced("derivative", node.span)
            instead = "write a loop that calls it of each item"
            raise Refused(f"a function that is given to {name}", node.span, (), instead)
    found = names.function(name)
    least = names.least(found) if found is not None else len(args)
    return by_rows(st, quoted(st, Library(name), node.function.span), args, named, node, least)


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
    args = [generators.taken(st, args[0], node.span), *args[1:]]
    return Walk("enumerate", (args[0], st.number(first, node.span)))


def _walk(st, name: str, args: list, named: dict, node: surface.Call):
    """zip, reversed and map, which wait till they are walked; of lengths that differ no run is
    told but where they are known, as of what a raise stops."""
    args = [generators.taken(st, v, node.span) for v in args]
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
    args = [generators.taken(st, v, node.span) for v in args]
    if args and generators.is_generator(args[0]):
        return generators.listed(st, args[0], node, keeps=True)
    items = []
    for of in args:
        if isinstance(of, Walk) and of.kind == "columns" and isinstance(of.parts[0], Leaf):
            return Leaf(st.graph.node(TABLE["transpose"], (of.parts[0].expr,)))
        if (made := _columns(st, of, node)) is not None:
            return made
        if name == "tuple" and (few := _few(st, of)):
            return Tuple(tuple(assignments.taken_apart(st, of, few, node.span)))
        if (row := in_a_row(st, of, node.span)) is not None:
            layer = st.forms.layers.get(of.box.place) if isinstance(of, Ref) else None
            return forms.vector(st, row, node, layer=layer)
        if not isinstance(of, (Tuple, Text)) and not loops.is_known(st.walked(of, node.span)):
            return loops.gathered(st, of, node)
        items = lists.known_items(st, of, node.span)
    return Tuple(tuple(items)) if name == "tuple" else lists.new_list(st, items, node)


def _columns(st, of, node: surface.Call):
    """The columns of a matrix, each a list or a tuple: list(map(list, zip(*m)))."""
    match of:
        case Walk("map", (Library("list"), Walk("columns", (Leaf() as m,)))):
            return grids.transposed(st, m, node, "?items")
        case Walk("map", (Library("tuple"), Walk("columns", (Leaf(expr=e),)))):
            return Leaf(st.graph.node(TABLE["transpose"], (e,)))
    return None


def _few(st, of) -> int:
    """How many elements an array has, where it is known to be no more than are written out; 0 of
    another value."""
    shape = st.rows.lengths.of(of.expr) if isinstance(of, Leaf) else ()
    match shape:
        case (int(count),) if count <= LONGEST:
            return count
    return 0


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
    if "key" not in named:
        layers.check_numbers(st, args[0], node.span)
    if "key" in named:
        return sorting.sorted_by(st, args[0], named["key"], back, node)
    return in_order(st, args[0], node, back)


def _filter(st, name: str, args: list, named: dict, node: surface.Call):
    if len(args) != 2 or named:
        return of_numbers(st, name, args, named, node)
    function, of = args

    def each(put, v):
        found = v if function == NONE else applied(st, function, [v], node.span)
        st.branch(st.truth(found, node.span), lambda: put(v), lambda: None, node.span)

    return loops.gathered(st, of, node, each)


def _str(st, name: str, args: list, named: dict, node: surface.Call):
    return Text(written(node))


def _number(st, name: str, args: list, named: dict, node: surface.Call):
    """float, int and ord, of texts."""
    match args:
        case [Text(str(text))] if name != "ord" and not named:
            return number_of_text(st, name, text, node.span)
        case [Text(str(text))] if len(text) == 1:
            return Leaf(ord(text))
    return of_numbers(st, name, args, named, node)


def _isinstance(st, name: str, args: list, named: dict, node: surface.Call):
    of, kinds = args
    return Leaf(is_instance(st, of, kinds, node.span))


def _isscalar(st, name: str, args: list, named: dict, node: surface.Call):
    kinds = Tuple((Library("int"), Library("float"), Library("str")))
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
    """bool of what is no number."""
    if len(args) == 1 and not named and not isinstance(args[0], Leaf):
        return st.truth(args[0], node.span)
    return of_numbers(st, name, args, named, node)


def _callable(st, name: str, args: list, named: dict, node: surface.Call):
    if len(args) == 1:
        return Leaf(isinstance(args[0], (Closure, Library)))
    return of_numbers(st, name, args, named, node)


def _iter(st, name: str, args: list, named: dict, node: surface.Call):
    return generators.made(st, args[0])


def _next(st, name: str, args: list, named: dict, node: surface.Call):
    return generators.following(st, args[0], args[1:], node)


def _sum(st, name: str, args: list, named: dict, node: surface.Call):
    args = [generators.taken(st, v, node.span) for v in args]
    if args and generators.runs(args[0]):
        start = [*args[1:], *named.values(), Leaf(0)][0]
        return loops.added_up(st, args[0], start, node)
    args = _walk_ended(st, args, node)
    if len(args) == 1 and named.keys() == {"start"}:
        args, named = [*args, named["start"]], {}
    if named or not 1 <= len(args) <= 2:
        return of_numbers(st, name, args, named, node)
    of, *start = args
    layers.check_numbers(st, of, node.span)
    if (summed := _apart(st, of, node.span)) is not None:
        return total(st, [*start, *summed], node.span)
    is_row = _is_vector(st, of) or st.list_contents(of, node.span) is not None
    if start and is_row:  # Python adds to the start, which rounds otherwise
        return loops.added_up(st, of, start[0], node)
    if start:
        return st.plus(start[0], sum_of_rows(st, of, node), node.span)
    return of_numbers(st, name, args, named, node)


def _extreme(st, name: str, args: list, named: dict, node: surface.Call):
    """max and min."""
    if len(args) == 1 and named.keys() == {"key"}:
        if _is_known(st, args[0], node.span):
            items = lists.known_items(st, args[0], node.span)
            return largest(st, name, items, named["key"], node.span)
        layers.check_numbers(st, args[0], node.span)
        if (row := in_a_row(st, args[0], node.span)) is None:
            row = lists.whole(st, loops.gathered(st, args[0], node), node.span)
        return sorting.best_by(st, name, row, named["key"], node)
    args = _walk_ended(st, args, node)
    if args and not named:
        several = _apart(st, args[0], node.span) if len(args) == 1 else args
        for v in several or ():
            st.number(v, node.span)
        layers.check_numbers(st, args[0], node.span)
        if several is None and st.list_contents(args[0], node.span) is not None:
            return largest_item(st, name, args[0], node)
    return of_numbers(st, name, args, named, node)


def _quantifier(st, name: str, args: list, named: dict, node: surface.Call):
    """any and all."""
    args = _walk_ended(st, args, node)
    for v in args:
        layers.check_numbers(st, v, node.span)
    if len(args) != 1 or not _is_known(st, args[0], node.span):
        return of_numbers(st, name, args, named, node)
    tests = [_is_true(st, v, node.span) for v in lists.known_items(st, args[0], node.span)]
    return st.combined(tests, ir.OR if name == "any" else ir.AND, name == "any")


# Python's functions that structures are given to: what they make of those, and else of numbers
OF_STRUCTURES: dict[str, Callable] = {
    "range": _range, "enumerate": _enumerate, "zip": _walk, "reversed": _walk, "map": _walk,
    "len": _len, "list": _list, "tuple": _list, "dict": _dict, "sorted": _sorted, "str": _str,
    "bool": _bool, "float": _number, "int": _number, "ord": _number, "isinstance": _isinstance,
    "filter": _filter, "iter": _iter, "next": _next,
    "quad": _quad, "scipy.integrate.quad": _quad,
    "np.array": _array, "np.asarray": _array, "np.isscalar": _isscalar, "np.fromiter": _fromiter,
    "pow": _pow, "divmod": _divmod, "callable": _callable, "sum": _sum,
    "type": _type, "hasattr": _hasattr,
    "functools.partial": functional.partial, "functools.reduce": functional.reduce,
    "max": _extreme, "min": _extreme, "any": _quantifier, "all": _quantifier,
}  # fmt: skip


ONE_BY_ONE = ("next", "iter", "sum", "enumerate", "map", "zip")  # they take an iterator as it is


def _walk_ended(st, args: list, node: surface.Call) -> list:
    """Arguments of which the first, if it is walked, has been: a tuple or a list of its items."""
    match args:
        case [Walk() as of, *rest] if loops.is_known(st.walked(of, node.span)):
            return [Tuple(tuple(lists.known_items(st, of, node.span))), *rest]
        case [Walk() as of, *rest]:
            return [loops.gathered(st, of, node), *rest]
    return args


def sum_of_rows(st, of, node):
    """Python's sum of an array or a list, which adds up its rows where it has any."""
    if isinstance(of, Leaf) and not _is_vector(st, of):
        return by_rows(st, path("np.sum"), [of], {"axis": Leaf(0)}, node, 1)
    return by_rows(st, path("sum"), [of], {}, node, 1)


def _is_vector(st, of) -> bool:
    """Whether a value is surely an array of one axis."""
    row = isinstance(of, Leaf) and st.rows.lengths.of(of.expr)
    return type(row) is tuple and len(row) == 1


def _is_true(st, v, span) -> Leaf:
    """Whether a value is true, as a truth: what `or` gives of x and y is one of them otherwise."""
    test = st.truth(v, span)
    if test.known is None and not all(map(is_boolean, st.origins(test.expr))):
        return st.compared("!=", test, Leaf(0), span)
    return test


def _is_known(st, v, span) -> bool:
    """Whether it is known how many items a value has, which is no number and no array."""
    if isinstance(v, Leaf):
        return False
    return isinstance(v, (Tuple, Text, Maybe)) or loops.is_known(st.walked(v, span))


def _apart(st, v, span) -> list | None:
    """The items of a tuple, or of a list that keeps them apart."""
    if isinstance(v, Tuple):
        return list(v.items)
    contents = st.list_contents(v, span)
    return list(contents.values) if isinstance(contents, Items) else None


def total(st, values: list, span) -> Leaf:
    """The sum of numbers, from left to right."""
    values = values if len(values) > 1 else [Leaf(0), *values]
    found = values[0]
    for v in values[1:]:
        found = st.plus(found, v, span)
    return found


def by_rows(st, function, args: list, named: dict, node: surface.Call, least: int):
    """What the rows make of a call."""
    spans = [a.span for a in node.args]
    spans += [node.span] * (len(args) - len(spans))
    given = tuple([quoted(st, v, spans[k], option=k >= least) for k, v in enumerate(args)])
    keywords = tuple([(k, quoted(st, v, node.span, option=True)) for k, v in named.items()])
    made = surface.Call(function, given, keywords, span=node.span)
    value = st.rows.call(made)
    if type(value) is ir.Call:
        raise refuse("call", node.span, st.source)
    return value_of(value)


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


def in_a_row(st, of, span):
    """The array that has the items of an array, or of a list that has them in one; None of what
    keeps them apart or is walked in another way."""
    contents = st.list_contents(of, span)
    if isinstance(of, Leaf) and st.is_vector_if(of.expr):
        return st.number(of, span).expr
    if contents is None or isinstance(contents, Items | Table):
        return None
    return lists.whole(st, of, span)


def largest_item(st, name: str, of: Ref, node) -> Leaf:
    """Python's max or min of a list of numbers: the first of equals, where an array's shares."""
    row = st.settled(Leaf(lists.whole(st, of, node.span)), "?items").expr
    found = lists.element(st, row, st.graph.node(CALLED[f"arg{name}"].row, (row,)))
    return Leaf(st.rows.placed(found.expr, node))


def in_order(st, of, node, back: bool) -> Ref:
    """sorted(numbers), as a list."""
    if (row := in_a_row(st, of, node.span)) is not None:
        return forms.vector(st, lists.ordered(st, row, back), node)
    items = [st.number(v, node.span) for v in lists.known_items(st, of, node.span)]
    if len(items) < 2:
        return lists.new_list(st, items, node)
    row = st.graph.node(ir.ARRAY, tuple([v.expr for v in items]))
    whole = st.emit("?ordered", lists.ordered(st, row, back))
    return lists.new_list(st, [lists.element(st, whole, k) for k in range(len(items))], node)


def largest(st, name: str, items: list, key, span):
    """max or min by a key: the first of those whose key is the largest."""
    if not items:
        error = Diagnostic("E0201", f"{name} of nothing: the sequence is empty")
        raise fault(st, error, span)
    best, best_key = items[0], invoked_key(st, key, items[0], span)
    for v in items[1:]:
        slots = st.wait(Tuple((best, best_key, v)))
        found = invoked_key(st, key, v, span)
        best, best_key, v = st.release(slots).items
        op = ">" if name == "max" else "<"
        test = st.compared(op, found, best_key, span)
        both = Tuple((v, found)), Tuple((best, best_key))
        chosen = st.branch(test, lambda b=both: b[0], lambda b=both: b[1], span)
        best, best_key = chosen.items
    return best


def invoked_key(st, key, v, span):
    return applied(st, key, [v], span)


# -- functions of the program ---------------------------------------------------------------------
def of_program(st, f: Closure, args: list, named: dict, span):
    """A function of the core where numbers come of numbers; else it is staged in its place."""
    given = taken(st, f, args, named, span)
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
                value = call_core(st, f, f.node, given, span)
                lent.keep(st, given, value)
                return value
            except InPlace:
                st.restore(before)
        return in_place(st, f, given, span)
    finally:
        st.depth -= 1
        st.span = outer


def taken(st, f: Closure, args: list, named: dict, span) -> dict:
    """What each parameter of a function takes of the arguments of a call."""
    parameters = f.node.parameters
    count, by_name = places(parameters), by_names(parameters)
    given = dict(zip([p.name for p in parameters[:count]], args))
    rest, others = args[count:], {n: v for n, v in named.items() if n not in by_name}
    if any([n in given and n not in others for n in named]):
        raise misfit(f, span)
    given |= {n: v for n, v in named.items() if n not in others}
    given = dict(zip([p.name for p in parameters if has_default(p)], f.defaults)) | given
    for p in parameters:
        if is_rest(p):
            given[p.name], rest = Tuple(tuple(rest)), []
        elif is_options(p):
            held = {n: st.settled(v, n) for n, v in others.items()}
            given[p.name], others = st.new("dict", p, held), {}
    if rest or others or len(given) < len(parameters):
        raise misfit(f, span)
    return {p.name: given[p.name] for p in parameters}


def is_constant(v, known: Leaf | Closure) -> bool:
    """Whether a value is known to be this number, or is this function."""
    if isinstance(known, Closure):
        return v == known
    return isinstance(v, Leaf) and v.known is not None and Leaf(v.known[0]) == known


def is_plain(e) -> bool:
    return type(e) in (int, float, bool)


def misfit(f: Closure, span) -> Refused:
    """The refusal of a call whose arguments are not the parameters of what is called."""
    names = ", ".join([p.name for p in f.node.parameters]) or "none"
    causes = ((f.node.span, f"its parameters: {names}"),)
    return Refused("this call", span, causes, "give one value for each parameter")


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


def call_core(st, f: Closure, node: surface.Def, given: dict, span):
    """Call the function that was made for arguments of this structure, or make it."""
    if f.node.span in st.forms.recursive:
        given = {n: lent.given_to(st, v, span) for n, v in given.items()}
    for v in given.values():
        if isinstance(v, (Ref, Walk)) or (isinstance(v, Leaf) and st.is_given_list(v)):
            raise InPlace
    if attempts.may_take(st):
        raise InPlace
    key = (
        f,
        tuple([(shape_of(v), *_natures(st, v)) for v in given.values()]),
    )
    for made in st.made.get(key, ()):
        if made is None or (made.shape is None and made is not st.function):
            raise InPlace
        captures, constants = made.captures.items(), made.constants.items()
        same = [shape_of(st.read(b, n)) == shape_of(v) for (b, n), (v, _) in captures]
        if all(same) and all([is_constant(st.read(b, n), v) for (b, n), v in constants]):
            return called(st, made, given)
    if sum([one is node for one in st.making]) > 1:
        raise InPlace
    result = Function(node.name, node, [])
    making = Making(result, st.function, st.state)
    st.made.setdefault(key, []).append(making)
    outer = st.snapshot()
    st.making.append(node)
    try:
        make(st, making, f, given)
    except (InPlace, Refused):
        st.made[key] = [None]
        st.restore(outer)
        raise InPlace from None
    finally:
        st.making.pop()
    st.restore(outer)
    st.functions.append(result)
    return called(st, making, given)


def _natures(st, v) -> list:
    """What a function may take for granted of the parts of an argument."""
    return [] if isinstance(v, Vector) else [st.nature(e) for e in leaves(v)]


def make(st, making: Making, f: Closure, given: dict) -> None:
    """Stage the body; again, where a call of itself is taken for a number and is a list."""
    try:
        make_body(st, making, f, given)
    except (InPlace, Refused):
        if not making.is_recursive or f.node.span not in st.forms.recursive:
            raise
        making.first, making.shape = Vector(UNDEFINED), None
        make_body(st, making, f, given)


def make_body(st, making: Making, f: Closure, given: dict) -> None:
    """Stage the body; again, where a call of itself took its result for something else."""
    made = making.made
    for _ in range(4):
        shape = making.shape
        making.returns, making.local, made.params = [], set(), []
        making.captures, making.constants = {}, {}
        st.state, st.function = State({st.held: {}}, {}), making
        st.targets, st.frames, st.block = [Target("function")], [], []
        frame = st.frame(f.frame, {})
        st.own_names[frame] = st.names_of(f.node)
        st.frames.append(frame)
        for n, v in given.items():
            new = parameters(st, n, v, unpacked(f.node, n))
            made.params += new
            st.write(frame, lent.as_list(st, rebuilt(v, iter(new)), f.node, n), n)
        made.fixed = len(made.params)
        end = Target("end")
        made.body, _, _ = st.staged(lambda end=end: blocks.run(st, made.node.body, end))
        shapes = [shape_of(v) for v in making.returns]
        if not making.gives_lists and lent.are_mixed(shapes):
            making.gives_lists, making.shape = True, None
            continue
        if end.arrivals or not shapes or any([s != shapes[0] for s in shapes]):
            raise InPlace  # None, or a number on one way and a tuple on another
        making.shape = shapes[0]
        if shape in (None, making.shape) and (shape or not making.is_recursive):
            if making.is_recursive:
                _with_captures(made)
            return
    raise InPlace


def _with_captures(made: Function) -> None:
    """Calls of itself get what the function captures, which is known by now."""
    more = list(made.params[made.fixed :])
    for s in statements(made.body):
        if isinstance(s, Assign):
            for k, v in enumerate(s.values):
                if isinstance(v, Invoke) and v.function is made and len(v.args) == made.fixed:
                    s.values[k] = Invoke(made, [*v.args, *more])


def called(st, making: Making, given: dict):
    if making.shape is None:
        making.is_recursive, making.shape = True, making.first
    args = [e for v in given.values() for e in leaves(v)]
    if making is not st.function:  # a call of itself gets what it captures when that is known
        for b, n in making.captures:
            args += leaves(st.read(b, n))
    outs = []
    for _ in leaves(making.shape):
        outs.append(st.version(f"?{value_name(making.made.name)}"))
    st.block.append(Assign(list(outs), [Invoke(making.made, args)], st.span))
    for k, var in enumerate(outs):
        st.comes_of(var.args[0], given_back(st, making, k, args, outs))
    for k, var in enumerate(outs):
        st.values_of[var.args[0]] = tuple([leaves(v)[k] for v in making.returns])
    return lent.as_list(st, rebuilt(making.shape, iter(outs)), making.made.node, "value")


def value_name(function: str) -> str:
    """What the value of a function is called."""
    return function if function.endswith("value") else f"{function}_value"


def given_back(st, making: Making, k: int, args: list, outs: list) -> set[str]:
    """The variables whose arrays a result may be: those of arguments, and of results before it."""
    if making is st.function or making.is_recursive:  # what it returns is not all known
        numbers = all(map(st.rows.is_number, [a for a in args if a is not UNDEFINED]))
        every = [parts.shares(st, e) for e in (*args, *outs[:k])]
        return set() if numbers else set().union(*every)
    found: set[str] = set()
    for value in making.returns:
        exprs = leaves(value)
        for e, given in (*zip(making.made.params, args), *zip(exprs, outs[:k])):
            if _may_be_one(st, exprs[k], e):
                found |= parts.shares(st, given)
    return found


def _may_be_one(st, a, b) -> bool:
    return any([st.share(x, y) for x in parts.shares(st, a) for y in parts.shares(st, b)])
