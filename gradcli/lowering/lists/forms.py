"""Lists: what is asked of them, and the forms they choose.

Lists that are made in one place of the text have one form.  *Items*: each a value of its own, as
long as their number is known.  *Array*: an index is not known now.  *Stack*: they grow by what is
not known; of what is asked of it by then, the next staging chooses *Last* (the last item and the
length) or *Room* (an array for all that it will ever hold, and a count).  Where each turn of one
loop adds an item, the form is "filled": items till that loop, which makes the array before its
first turn, so that a turn writes at its own number; after the loop the list is that array.
"""

from collections.abc import Callable
from typing import NoReturn

from gradcli.core import ir
from gradcli.core.alias.views import aliased
from gradcli.core.ir import Expr
from gradcli.lowering.environment import Again
from gradcli.lowering.lists import layers
from gradcli.lowering.refused import Refused
from gradcli.lowering.values import (
    UNDEFINED,
    Array,
    Items,
    Last,
    Layer,
    Leaf,
    Ref,
    Room,
    Stack,
    Vector,
)  # fmt: skip
from gradcli.lowering.versions import Assign, Push
from gradcli.ops.arithmetic import add, sub


class Forms:
    """The forms of lists by the places that make them, and what is asked of them in a staging."""

    def __init__(self):
        self.chosen: dict = {}
        self.final: set = set()
        self.most: dict = {}
        self.real: set = set()  # of integers when they are made, and given others
        self.rows: dict = {}  # of the places of tables: an item, without its numbers
        self.called: dict = {}  # of the same: what loops call the parts of an item
        self.inputs: dict = {}  # those taken for numbers at first that are arrays: their kinds
        self.apart: set = set()  # places of lists of lists that are no grids
        self.arrays: dict = {}  # place of stacks of arrays -> whether other names may have these
        self.shapes: dict = {}  # of the same: the layer that each of these is; None of others
        self.layers: dict = {}  # place of lists that are arrays of layers -> what each of these is
        self.recursive: set = set()  # functions that call themselves with lists, which are arrays
        self.short: set = set()  # places of lists of few lists that loops write out
        self.tried: set = set()  # those that a loop would rather count
        self.loops: dict = {}  # place -> that of the loop each of whose turns may add one item

    def better(self, place, asked: set, most: int | None, mixed: bool) -> str | None:
        """The form that what was asked of a stack wants; None where that is a stack."""
        if place in self.arrays:
            if asked <= OF_STACK:
                return None
            if self.shapes.get(place) is None:
                return "items"
            self.layers[place] = self.shapes[place]
            del self.arrays[place]
        if place in self.final:
            return "vector" if not asked <= OF_STACK else None
        if not mixed and asked <= {"append", "last", "len"} and "last" in asked:
            return "last"
        if not mixed and "pop" not in asked and self.loops.get(place) and not asked <= OF_STACK:
            return "filled"
        if not mixed and "pop" not in asked and most:
            self.most[place] = most
            return "room"
        return "vector" if not asked <= OF_STACK else None

    def without_layers(self) -> bool:
        """Whether all that was chosen is forgotten, because lists do not fit as layers, which loops
        of few rounds then write out."""
        if self.layers.keys() <= self.short:
            return False
        vars(self).update(vars(Forms()), short=self.short | self.layers.keys())
        return True

    def layer(self, place) -> Layer | None:
        """What the items of a place are that are layers, or will be if more is asked of a stack."""
        waiting = self.shapes.get(place) if place in self.arrays else None
        return self.layers.get(place, waiting)

    def improved(self, st) -> bool:
        """Whether lists have a better form by now, with which the staging begins again."""
        changed = False
        for place, form in list(self.chosen.items()):
            if form == "stack":
                asked, most = st.asked.get(place, set()), st.lengths.get(place)
                better = self.better(place, asked, most, place in st.mixed)
                if better is not None:
                    self.chosen[place], changed = better, True
                self.final.add(place)
            elif form == "room":
                most = st.lengths.get(place, 0)
                if most is None:
                    self.chosen[place], changed = "vector", True
                elif most > self.most[place]:
                    self.most[place], changed = most, True
        return changed

    def unfilled(self, place) -> None:
        """Take back that a loop fills the lists of a place: the staging begins again."""
        self.chosen[place], self.loops[place] = "stack", None
        self.final.discard(place)
        raise Again

    def lowered(self) -> bool:
        """Whether forms that did not fit are taken back, with which the staging begins again."""
        if self.tried:
            for place in self.tried:
                self.chosen[place] = "items"
            self.tried.clear()
            return True
        tried = [n for n, form in self.chosen.items() if form in ("last", "room")]
        for place in tried:
            self.chosen[place] = "stack"
            self.final.add(place)
        return bool(tried)


OF_STACK = {"append", "pop", "last", "len"}
NEXT = {None: "array", "array": "stack", "last": "stack", "room": "stack", "stack": "vector"}


def climb(st, boxes, span, growing: bool) -> NoReturn:
    """These lists need a form in the core: the staging begins again with it."""
    chosen, changed = st.forms.chosen, False
    places = list(dict.fromkeys([b.place for b in boxes]))
    if filled := next((place for place in places if chosen.get(place) == "filled"), None):
        st.forms.unfilled(filled)
    forms = {chosen.get(place) for place in places}
    for place in places:
        form = chosen.get(place)
        if form in ("items", "table", "grid") or place in st.forms.arrays:
            words, instead = (
                "a list that grows in a loop by items that are no numbers",
                "keep their numbers in lists of their own",
            )
            if place in st.forms.apart:
                words, instead = (
                    "an item at a worked-out place of lists that change places or lengths",
                    "copy a list where it is given on: m[i] = [v for v in row]",
                )
            raise Refused(words, span, ((place, "this list"),), instead)
        wanted = NEXT.get(form)
        if (form is None and growing) or len(forms) > 1:  # lists that meet have one form
            wanted = "stack"
        if "vector" in forms:
            wanted = "vector"
        if wanted is not None and wanted != form:
            if form in ("last", "room"):
                st.forms.final.add(place)
            chosen[place], changed = wanted, True
    if changed:
        raise Again
    causes = tuple([(place, "this list") for place in places])
    instead = "make an array of its final length and write its elements"
    raise Refused("what is asked here of a list that grows", span, causes, instead)


def ask(st, box, what: str) -> None:
    st.asked.setdefault(box.place, set()).add(what)


def _filled(st, exprs: list, place, name: str) -> Items:
    for e in exprs:
        if type(e) is Expr and place not in st.forms.layers:
            st.rows.lengths.memo[id(e)] = ()
    return Items(tuple(map(Leaf, exprs)))


def _array(st, exprs: list, place, name: str) -> Array:
    return Array(st.emit(name, st.graph.node(ir.ARRAY, tuple(exprs))), len(exprs))


def _vector(st, exprs: list, place, name: str) -> Vector:
    made = st.graph.node(ir.ARRAY, tuple(exprs)) if exprs else layers.zeros(st, place, 0)
    return Vector(st.emit(name, made))


def _last(st, exprs: list, place, name: str) -> Last:
    nothing = st.emit(name, layers.zeros(st, place)) if place in st.forms.layers else UNDEFINED
    return Last(Leaf(exprs[-1] if exprs else nothing), Leaf(len(exprs)))


def _stack(st, exprs: list, place, name: str) -> Stack:
    note_length(st, place, len(exprs))
    var = st.emit(name, st.graph.node(ir.LIST, ()))
    for e in exprs:
        var = push(st, var, e, place)
    return Stack(var, len(exprs))


def _room(st, exprs: list, place, name: str) -> Room:
    note_length(st, place, len(exprs))
    var = st.emit(name, layers.zeros(st, place, st.forms.most[place]))
    for k, e in enumerate(exprs):
        var = st.store(var, (k,), e)
    return Room(var, Leaf(len(exprs)), len(exprs))


# The contents of a new list of numbers in each form
NEW: dict[str, Callable] = {
    "filled": _filled, "array": _array, "vector": _vector, "last": _last, "stack": _stack,
    "room": _room,
}  # fmt: skip


def note_length(st, place, most: int | None) -> int | None:
    """Note how long the lists of a place get: outside of loops, which say it at their ends."""
    if not any([t.kind == "loop" for t in st.targets]):
        former = st.lengths.get(place, 0)
        st.lengths[place] = None if None in (former, most) else max(former, most)
    return most


def push(st, var: Expr, value, place) -> Expr:
    new = st.version(st.base(var.args[0]))
    if st.forms.arrays.get(place):
        st.comes_of(new.args[0], {var.args[0], *aliased(value)})
    st.block.append(Assign([new], [Push(var, value)], st.span))
    return new


def shifted(st, v: Leaf, by: int) -> Leaf:
    """A number and so many more: one integer is added, whatever was added before."""
    e = v.expr
    if type(e) is int:
        return Leaf(e + by)
    if e.op in (add.op, sub.op) and len(e.args) == 2 and type(e.args[1]) is int:
        e, by = e.args[0], by + (e.args[1] if e.op is add.op else -e.args[1])
    if not by:
        return Leaf(e)
    return Leaf(st.graph.node(add.op if by > 0 else sub.op, (e, abs(by))))


def vector(st, expr, node, column=None, layer: Layer | None = None) -> Ref:
    """A new list of numbers, or of layers, whose length is not known, that an array has."""
    place = node.span if column is None else (*node.span, column)
    if layer is not None:
        st.forms.layers.setdefault(place, layer)
    if st.forms.chosen.get(place) != "vector":
        if st.forms.chosen.get(place) in ("items", "table"):
            words = "a list of which only the run tells how many items it has, some no numbers,"
            raise Refused(words, node.span, (), "keep numbers in a list of their own")
        st.forms.chosen[place] = "vector"
        raise Again
    name = st.wanted[1] if st.wanted is not None and st.wanted[0] is node else "?items"
    new = st.graph.node(ir.COPY, (expr,)) if aliased(expr) else expr
    ref = st.new("list", node, Vector(st.emit(name, new)), column)
    if name != "?items":
        ref.box.hint.append(name)
    return ref
