"""Views: an expression that is a part of a variable's array, and writes through it.

A name of a part stands for an expression over the variable of the whole: b for a[1:3].  So there
is one array, whoever writes to it, and after a write each of its parts is that of the new version.
What is not surely a part, nor surely new, only may share memory (`shares`).
"""

from gradcli.core import ir
from gradcli.core.alias.views import STRAIGHT
from gradcli.core.ir import Expr
from gradcli.core.operators import BOOLEANS
from gradcli.lowering.provenance import NOT_YET, told
from gradcli.lowering.values import UNDEFINED, Leaf
from gradcli.ops.arithmetic import pos
from gradcli.ops.arrays import getitem
from gradcli.ops.rows import TABLE

TRANSPOSE, RESHAPE = TABLE["transpose"], TABLE["reshape"]


# -- what is a part of what -----------------------------------------------------------------------
def place(st, e) -> Expr | None:
    """A value as an expression over the variable of the array that it surely is a part of, or is
    as a whole; None of any other."""
    if type(e) is not Expr:
        return None
    if e.op is None:
        view = st.views.get(e.args[0])
        return e if view is None else place(st, view)
    if e.op is getitem.op:
        taken = {_takes(st, p) for p in e.args[1:]}
        if not taken <= {*KEEPING} or not ("slice" in taken or _is_shaped(st, e)):
            return None
        if "slice" in taken and st.is_given_list(Leaf(e.args[0])):
            return None  # a list gives a copy
    elif e.op not in (TRANSPOSE, RESHAPE):
        return None
    of = place(st, e.args[0])
    if of is None or (e.op is RESHAPE and not _in_order(st, of)):
        return None
    return st.graph.node(e.op, (of, *e.args[1:]), e.attrs)


def root(e: Expr) -> Expr:
    """The variable that a place is over."""
    while e.op is not None:
        e = e.args[0]
    return e


def over(e: Expr, whole: Expr) -> Expr:
    """The same place of another variable."""
    if e.op is None:
        return whole
    return e.graph.node(e.op, (over(e.args[0], whole), *e.args[1:]), e.attrs)


def shares(st, value) -> set[str]:
    """The variables whose arrays a value may be, or be a part of; none where it surely is new."""
    found: set[str] = set()
    pending = [value]
    while pending:
        e = pending.pop()
        if type(e) is not Expr or st.rows.is_number(e):
            continue
        if e.op is None:
            found.add(e.args[0])
        elif e.op in ir.CHOICES:
            pending += e.args[1:] if e.op is ir.SELECT else e.args
        elif e.op is getitem.op and any([_takes(st, p) == "copies" for p in e.args[1:]]):
            continue
        elif e.op.view and e.op is not pos.op:
            pending.append(e.args[0])
    return found


KEEPING = ("element", "slice")


def _takes(st, part) -> str:
    """What a part of an index takes: an "element", a "slice", "copies"; "" where not known."""
    if type(part) is bool or (type(part) is Expr and part.op in (ir.ARRAY, *BOOLEANS)):
        return "copies"
    if type(part) is not Expr:
        return "slice" if part is None or part is ... else "element"
    if part.op is ir.SLICE:
        return "slice"
    shape = st.rows.lengths.of(part)
    if shape == ():
        return "" if st.may_be_truth(part) else "element"
    return "copies" if type(shape) is tuple else ""


def _is_shaped(st, e: Expr) -> bool:
    """Whether a value surely is an array."""
    return bool(axes(st, e))


def axes(st, e) -> int | None:
    """How many axes a value has where the inputs that are not declared are numbers, or rows of
    them where they are indexed, and never has fewer; None where that is not known."""
    return told(e, lambda v: reads(st, v), lambda v, of: _axes(st, v, of), None)


def reads(st, e) -> list:
    """What tells how many axes a value has; nothing where they are known."""
    if type(st.rows.lengths.of(e)) is tuple or (e.op is None and e.args[0] in st.rows.inputs):
        return []
    if e.op is None:
        before = st.former.get(e.args[0])
        ways = st.values_of.get(e.args[0], ()) if before is None else (before,)
        return [v for v in ways if v is not None and v is not UNDEFINED]
    if e.op is getitem.op:
        return [e.args[0], *[p for p in e.args[1:] if type(p) is Expr and not _takes(st, p)]]
    if e.op is ir.COPY or e.op.shape == "first":
        return [e.args[0]]
    return list(e.args) if _spreads(e.op) or e.op is ir.ARRAY else []


def _spreads(op) -> bool:
    """Whether a row's value has as many axes as the largest of its arguments."""
    return op.elementwise or op in (*ir.LAZY, *ir.CHOICES, ir.NOT, ir.FLOAT)


def _axes(st, e, of) -> int | None:
    """The same of one node, `of` its parts."""
    shape = st.rows.lengths.of(e)
    if type(shape) is tuple:
        return len(shape)
    if e.op is None:
        return _axes_of_variable(st, e, of)
    parts = [of(v) for v in reads(st, e)]
    if None in parts or NOT_YET in parts:
        return None if None in parts else NOT_YET
    if e.op is getitem.op:
        taken = [_takes(st, p) or "element" for p in e.args[1:]]
        plain = {*taken} <= {*KEEPING} and not any(parts[1:])
        if not plain or any([p is None or p is ... or st.may_be_truth(p) for p in e.args[1:]]):
            return None
        return max(parts[0] - taken.count("element"), taken.count("slice"))
    if e.op is ir.ARRAY:
        return parts[0] + 1 if len({*parts}) == 1 else None
    if e.op is ir.COPY or e.op.shape == "first":
        return parts[0]
    if e.op is RESHAPE:
        wanted = e.attrs[0][1]
        tuples = type(wanted) is Expr and wanted.op is ir.TUPLE
        return len(wanted.args) if tuples else 1 if type(wanted) is int else None
    if _spreads(e.op):
        return max(parts)
    return 0 if e.op.shape == "number" and not e.attrs else None


def _axes_of_variable(st, e, of) -> int | None:
    """Those that all have which it may be."""
    (name,) = e.args
    if name in st.rows.inputs:
        if name in st.forms.inputs:
            return 1 if st.forms.inputs[name] == "vector" else None
        return 0 if st.rows.inputs[name][1] is None else None
    if any([v is None for v in st.values_of.get(name, (None,))]):
        return None
    found = {of(v) for v in reads(st, e)} - {NOT_YET}
    return found.pop() if len(found) == 1 else None if found else NOT_YET


def _in_order(st, e: Expr, around: frozenset = frozenset()) -> bool:
    """Whether the elements of a place surely lie one after the other, so that another shape of
    them is a view.  around: the variables that are asked about already."""
    if e.op is None:
        (name,) = e.args
        if name in st.rows.inputs or name in around:
            return True
        ways = (st.former[name],) if name in st.former else st.values_of.get(name, (None,))
        return all([type(v) is Expr and _is_straight(st, v, around | {name}) for v in ways])
    if e.op is TRANSPOSE:
        return False
    if e.op is getitem.op:
        parts = list(e.args[1:])
        while parts and _takes(st, parts[0]) == "element":
            parts.pop(0)
        if parts and not (len(parts) == 1 and _is_slice(parts[0]) and _by_one(parts[0])):
            return False
    return _in_order(st, e.args[0], around)


def _is_straight(st, e: Expr, around: frozenset) -> bool:
    if e.op is None:
        return _in_order(st, e, around)
    turned = any([op.view == "turned" for op in st.graph.rows])
    return not e.op.view and (not turned or e.op.name in STRAIGHT)


# -- writes ---------------------------------------------------------------------------------------
def write(st, at: Expr, index: tuple, value, augmented: bool, span) -> Expr:
    """place[index] = value, as a write to the whole array; the new version of that."""
    if at.op is None:
        return st.store_whole(at, index, value, augmented, span)
    of, taken = at.args[0], at.args[1:]
    if at.op is getitem.op:
        joined = composed(st, taken, index)
        if joined is not None:
            return write(st, of, joined, value, augmented, span)
    elif at.op is TRANSPOSE and not at.attrs and _is_element(st, at, index):
        return write(st, of, index[::-1], value, augmented, span)
    part = st.emit("?part", st.graph.node(ir.COPY, (at,)))
    part = st.stored(part, index, value, augmented, span)
    if at.op is getitem.op:
        return write(st, of, taken, part, False, span)
    if at.op is TRANSPOSE:
        part = st.graph.node(TRANSPOSE, (part,), _back(at.attrs))
    else:
        shape = st.graph.node(ir.SHAPE, (of,))
        part = st.graph.node(RESHAPE, (part,), (("shape", shape),))
    return write(st, of, (st.graph.node(ir.SLICE, (None, None, None)),), part, False, span)


def _back(attrs: tuple) -> tuple:
    """The order of axes that undoes another."""
    if not attrs:
        return attrs
    axes = attrs[0][1]
    axes = axes.args if type(axes) is Expr else axes
    order = sorted(range(len(axes)), key=lambda k: axes[k] % len(axes))
    graph = attrs[0][1].graph
    return ((attrs[0][0], graph.node(ir.TUPLE, tuple(order))),)


# -- indices of indices ---------------------------------------------------------------------------
def composed(st, first: tuple, then: tuple) -> tuple | None:
    """The index that takes `first` and of that `then`; None where none is known to."""
    kinds = [_takes(st, p) for p in first]
    if _is_whole(then) and "copies" not in kinds:
        return first
    if any([p is None or p is ... for p in (*first, *then)]) or "" in kinds:
        return None
    if len(then) > 1 and not all([_takes(st, p) in KEEPING for p in then]):
        return None  # the axes of what is picked may lie elsewhere
    left, out = list(then), []
    for part, kind in zip(first, kinds):
        if kind == "element" or not left:
            out.append(part)
        else:
            joined = _along(st, part, left.pop(0))
            if joined is None:
                return None
            out.append(joined[0])
    return (*out, *left)


def _along(st, part: Expr, then) -> tuple | None:
    """(part of an axis of which a slice is taken, and of that `then`,); None where not known."""
    start, stop, step = part.args
    start, step = 0 if start is None else start, 1 if step is None else step
    if ir.same(start, 0) and stop is None and ir.same(step, 1):
        return (then,)
    if not _counts(st, start) or type(step) is not int or step < 1:
        return None
    if _is_slice(then):
        a, b, by = then.args
        if stop is not None or step != 1 or not _counts(st, 0 if a is None else a):
            return None
        forward = by is None or (type(by) is int and by > 0)
        if not forward or not (b is None or _counts(st, b)):
            return None
        first = _sum(st, start, 0 if a is None else a, 1)
        last = None if b is None else _sum(st, start, b, 1)
        return (st.graph.node(ir.SLICE, (first, last, by)),)
    if type(then) is int and then < 0 and stop is None and step == 1:
        return (then,)
    return (_sum(st, start, then, step),) if _counts(st, then) else None


def _sum(st, start, k, step: int):
    if type(start) is int and type(k) is int:
        return start + k * step
    by = k if step == 1 else k * step
    return by if type(start) is int and start == 0 else start + by


def _counts(st, part) -> bool:
    """Whether a number surely counts from the start of an axis."""
    if type(part) is Expr:
        return part.op is None and part.args[0] in st.naturals
    return type(part) is int and part >= 0


def _is_slice(part) -> bool:
    return type(part) is Expr and part.op is ir.SLICE


def _by_one(part: Expr) -> bool:
    return part.args[2] is None or ir.same(part.args[2], 1)


def _is_whole(index: tuple) -> bool:
    return len(index) == 1 and ir.is_whole(index[0])


def _is_element(st, at: Expr, index: tuple) -> bool:
    """Whether an index surely takes one element of a place."""
    shape = st.rows.lengths.of(at)
    every = type(shape) is tuple and len(index) == len(shape)
    return every and all([_takes(st, p) == "element" for p in index])
