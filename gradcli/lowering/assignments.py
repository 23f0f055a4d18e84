"""Assignments: names, items and elements get their values."""

from gradcli.core import ir
from gradcli.core.graph import LONGEST
from gradcli.core.ir import Expr
from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.lowering import dicts, parts
from gradcli.lowering.checks.indices import may_be_number
from gradcli.lowering.environment import InPlace
from gradcli.lowering.library import complex_numbers
from gradcli.lowering.lists import deques, forms, grids, layers, lists
from gradcli.lowering.refused import Refused, fault, fenced
from gradcli.lowering.values import (
    NONE,
    Complex,
    Leaf,
    Ref,
    Room,
    Stack,
    Tuple,
    Vector,
    Walk,
    described,
)  # fmt: skip
from gradcli.lowering.versions import Assign, is_variable
from gradcli.ops.arrays import getitem

DISPLAYS = (surface.Tuple, surface.List)


def assign(st, s: surface.Assign) -> None:
    """a = b = value; several targets one after another."""
    names = _plain_names(s.targets[0]) if len(s.targets) == 1 else None
    if names is not None and isinstance(s.value, DISPLAYS):
        values = st.values(s.value.items)
        if len(values) != len(names):
            raise uneven(st, len(values), len(names), s.targets[0].span)
        if all([isinstance(v, Leaf) for v in values]) and len(set(names)) == len(names):
            parallel(st, names, values)
            return
        for name, v in zip(names, values):
            st.bind(name, v)
        return
    changes = len(s.targets) == 1 and grids.changes_places(s.targets[0], s.value)
    if changes and isinstance(s.value, DISPLAYS):
        values = [grids.detached(st, v) for v in st.values(s.value.items)]
        give(st, s.targets[0], Tuple(tuple(values)))
        return
    first = s.targets[0]
    st.wanted = (s.value, first.id) if type(first) is surface.Name else None
    value = st.value(s.value)
    for target in s.targets:
        value = give(st, target, value)


def parallel(st, names: list[str], values: list[Leaf]) -> None:
    """Several names at once, as in a, b = b, a."""
    new = [st.version(n) for n in names]
    st.block.append(Assign(list(new), [v.expr for v in values], st.span))
    for name, var, v in zip(names, new, values):
        st.learn(var, v.expr)
        st.write(st.home(name), Leaf(var, v.known), name)


def give(st, target, value, augmented: bool = False, turn: bool = False):
    """Give a target a value; what it then stands for.

    turn: the target is that of a loop that is written out: a number or a variable gets no new name.
    """
    match target:
        case surface.Name(name):
            if turn:
                st.write(st.home(name), st.settled(value, name), name)
                return value
            return st.bind(name, value, augmented)
        case surface.Tuple(targets) | surface.List(targets):
            items = taken_apart(st, value, len(targets), target.span)
            slots = [st.wait(v) for v in reversed(items)]
            for t, slot in zip(targets, reversed(slots)):
                give(st, t, st.release(slot), turn=turn)
            return value
        case surface.Gathered(targets):
            items = _gathered(st, value, target)
            slots = [st.wait(v) for v in reversed(items)]
            for t, slot in zip(targets, reversed(slots)):
                inner = t.value if isinstance(t, surface.Starred) else t
                give(st, inner, st.release(slot), turn=turn)
            return value
        case surface.Subscript(of, index):
            slot = st.wait(value)
            held, at = st.several([lambda: st.value(of), lambda: st.index(index)])
            value = st.release(slot)
            set_item(st, held, at, value, target.span, augmented)
            return value
    raise fenced("assignment", target.span)


def few(st, of) -> int:
    """How many elements an array has, or how many axes a shape is of, where it is known to be no
    more than are written out; 0 of another value."""
    expr = of.expr if isinstance(of, Leaf) else None
    if type(expr) is Expr and expr.op is ir.SHAPE:
        axes = st.rows.lengths.of(expr.args[0])
        return len(axes) if isinstance(axes, tuple) else 0
    match () if expr is None else st.rows.lengths.of(expr):
        case (int(count),) if count <= LONGEST:
            return count
    return 0


def _gathered(st, value, target: surface.Gathered) -> list:
    """The parts of a value that a, *b, c takes, of which b is a list."""
    star = next(k for k, t in enumerate(target.items) if isinstance(t, surface.Starred))
    behind, at = len(target.items) - star - 1, target.items[star]
    contents = st.list_contents(value, target.span)
    count = few(st, value)
    if not count and (isinstance(value, Leaf) or isinstance(contents, (Vector, Stack, Room))):
        ends = [Leaf(star), Leaf(-behind) if behind else NONE, NONE]
        part = lists.item(st, value, Walk("slice", tuple(ends)), target.span)
        row = lists.in_a_row(st, part, None, target.span) if isinstance(part, Leaf) else None
        rest = part if row is None else forms.vector(st, row, at)
        places = [*range(star), None, *range(-behind, 0)]
        parts = [rest if k is None else lists.item(st, value, Leaf(k), target.span) for k in places]
        return parts
    known = taken_apart(st, value, count, target.span) if count else None
    items = lists.known_items(st, value, target.span) if known is None else known
    if len(items) < star + behind:
        raise uneven(st, len(items), star + behind, target.span)
    end = len(items) - behind
    return [*items[:star], lists.new_list(st, items[star:end], at), *items[end:]]


def taken_apart(st, value, count: int, span) -> list:
    """The parts of a value that is unpacked into so many."""
    if isinstance(value, Leaf) and type(value.expr) is Expr:
        is_there = is_variable(value.expr) or value.expr.op is ir.SHAPE
        whole = value.expr if is_there else st.emit("?parts", value.expr)
        return [Leaf(whole[k]) for k in range(count)]
    if isinstance(value, Walk) and value.kind == "columns" and isinstance(value.parts[0], Leaf):
        every = st.graph.node(ir.SLICE, (None, None, None))
        return [Leaf(value.parts[0].expr[every, k]) for k in range(count)]
    if isinstance(value, Complex):
        return complex_numbers.parts_of(st, value, count)
    contents = st.list_contents(value, span)
    if isinstance(contents, (Vector, Stack, Room)):
        row = lists.whole(st, value, span)
        return [layers.taken_out(st, value.box, row[k]) for k in range(count)]
    items = lists.known_items(st, value, span)
    if len(items) != count:
        raise uneven(st, len(items), count, span)
    return items


def uneven(st, found: int, wanted: int, span) -> Refused:
    """The refusal of so many values for as many names."""
    more = "more than" if found > wanted else f"{found} of"
    words = f"{more} {wanted} values for {wanted} names"
    return fault(st, Diagnostic("E0202", words), span)


def unwritable(v, act: str) -> Diagnostic:
    """The error of a value that has no elements."""
    what = described(v)
    if what in ("a number", "an integer", "a truth") and act == "written":
        help = "np.zeros(n) and np.array([…]) make arrays to write into"
        return Diagnostic("E0201", f"{what} has no elements that can be {act}", help=help)
    return Diagnostic("E0201", f"{what} has no elements that can be {act}")


def is_list(v) -> bool:
    return isinstance(v, Ref) and v.box.kind == "list"


def augment(st, s: surface.AugAssign) -> None:
    """target op= value; an element is found once, and read before the value."""
    match s.target:
        case surface.Subscript(of, index):

            def read():
                base, at = st.several([lambda: st.value(of), lambda: st.index(index)])
                return Tuple((base, at, lists.item(st, base, at, s.target.span)))

            (of, index, old), value = [
                v.items if k == 0 else v
                for k, v in enumerate(st.several([read, lambda: st.value(s.value)]))
            ]
            new = st.binary(s.op, old, value, s)
            both = isinstance(new, Leaf) and isinstance(old, Leaf)
            if isinstance(of, Ref) and both and not st.rows.is_number(old.expr):
                slot = st.wait(of)
                new = changed(st, f"{st.hint(of.box)}_item", old, new)
                of = st.release(slot)
            set_item(st, of, index, new, s.target.span, True)
        case surface.Name(name):
            old, value = st.several([lambda: st.value(s.target), lambda: st.value(s.value)])
            if isinstance(old, Ref) and old.box.kind == "list" and s.op == "+":
                deques.extend(st, old, value, s.span)
                st.bind(name, old)
                return
            new = st.binary(s.op, old, value, s)
            if not isinstance(new, Leaf) or not isinstance(old, Leaf):
                st.bind(name, new)
                return
            new = changed(st, name, old, new)
            if is_variable(new.expr):
                st.bind(name, new)
            else:  # a part of an array, which was written to
                st.write(st.frames[-1], new, name)
        case _:
            raise fenced("assignment", s.target.span)


def changed(st, name: str, old: Leaf, new: Leaf) -> Leaf:
    """What x op= e gives: of an array a change that all who have it see, of a number a new one."""
    layers.check_write(st, old.expr)
    at = parts.place(st, old.expr)
    shape = st.rows.lengths.of(old.expr)
    if at is not None and at.op is not None:
        whole = (st.graph.node(ir.SLICE, (None, None, None)),)
        return Leaf(st.store(at, whole, new.expr, augmented=True))
    sure = at is not None and bool(parts.axes(st, at))
    outside = st.function is not None and is_variable(old.expr) and shape != ()
    if outside and not st.is_number_if(old.expr) and st.comes_from_outside(old.expr):
        raise InPlace
    if sure:
        st.spill(old.expr)
    var = st.emit(name, new.expr, augmented=True)
    if sure:
        st.take_over(old.expr, var)
    return Leaf(var, new.known)


def set_item(st, of, index, value, span, augmented: bool = False) -> None:
    """of[index] = value."""
    match of:
        case Leaf(expr=expr) if not st.rows.is_number(expr):
            v = Leaf(st.as_array(value, span)) if is_list(value) else st.number(value, span)
            node = lists.index_node(st, index, span)
            at = st.rows.index(node)
            layers.check_write(st, expr)
            if parts.place(st, expr) is None:
                while expr.op is getitem.op and all(map(may_be_number, expr.args[1:])):
                    expr, at = expr.args[0], (*expr.args[1:], *at)  # a[i][j] is a[i, j]
            st.store(expr, at, v.expr, augmented, span)
        case Ref(box) if box.kind == "dict":
            key = st.key(index, span)
            st.contents(box, span)
            st.write(box, st.settled(value, f"{st.hint(box)}_{key}"), key)
        case Ref(box) if box.kind == "list":
            lists.set_item(st, box, index, value, span, augmented)
        case _:
            raise fault(st, unwritable(of, "written"), span)


def written_over(st, of: Leaf, value: Leaf, is_whole: bool, span) -> Expr:
    """All of an array written, as by of[...] = value; the array then.  is_whole: the value surely
    has its shape, so that an array that nobody else has is made anew."""
    layers.check_write(st, of.expr)
    at = parts.place(st, of.expr)
    if at is not None and at.op is not None:
        return st.store(at, (st.graph.node(ir.SLICE, (None, None, None)),), value.expr, False, span)
    if is_whole and is_variable(of.expr) and st.is_alone(of.expr):
        st.spill(of.expr)
        new = st.emit(st.base(of.expr.args[0]), value.expr)
        st.take_over(of.expr, new)
        return new
    return st.store(of.expr, (...,), value.expr, False, span)


def delete(st, target) -> None:
    match target:
        case surface.Name(name):
            st.forget(st.frames[-1], name)
        case surface.Subscript(of, index):
            of, index = st.several([lambda: st.value(of), lambda: st.index(index)])
            if isinstance(of, Ref) and of.box.kind == "dict":
                key = st.key(index, target.span)
                counts = of.variant and of.variant.name == dicts.COUNTER  # one lets it pass
                if key not in st.contents(of.box, target.span) and not counts:
                    raise dicts.no_key(st, of.box, key, target.span)
                contents = st.contents(of.box, target.span)
                rest = {k: v for k, v in contents.items() if k != key}
                st.write(of.box, type(contents)(rest))
            elif isinstance(of, Ref) and of.box.kind == "list":
                lists.pop(st, of.box, index, target.span)
            else:
                if isinstance(of, Leaf) and not st.rows.is_number(of.expr):
                    raise fenced("Delete", target.span)
                raise fault(st, unwritable(of, "deleted"), target.span)


def _plain_names(target: surface.Node) -> list[str] | None:
    """The names that a target consists of; None of another."""
    if not isinstance(target, DISPLAYS):
        return None
    names = [t.id for t in target.items if type(t) is surface.Name]
    return names if len(names) == len(target.items) else None
