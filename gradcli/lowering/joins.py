"""Joins: what everything stands for where several ways meet (the phi functions of single
assignment).

Leaves that differ become one variable, assigned on each edge.  Boxes are joined by pairing: box A
of one way with box B of the other, each in one pair only.  Where names see the boxes in the same
pattern on every way this works whether a name has its old box or a new one; where they do not, the
name is marked with a Clash, which is refused where it is read.
"""

import itertools

from gradcli.core.types.lengths import UNKNOWN
from gradcli.lowering import parts
from gradcli.lowering.values import (
    NONE,
    STREAM,
    UNDEFINED,
    Array,
    Box,
    Chosen,
    Clash,
    Closure,
    Complex,
    Grid,
    Items,
    Last,
    Leaf,
    Library,
    Maybe,
    OpenText,
    Ref,
    Room,
    Stack,
    State,
    Table,
    Text,
    Tuple,
    Unordered,
    Variant,
    Vector,
    Walk,
    described,
    key,
    leaves,
    lifted,
    rebuilt,
    same_leaves,
)  # fmt: skip


class Join:
    """The state after several ways; `found` is it, and the edges have what each way assigns."""

    def __init__(self, st, states, edges, span, memo=None):
        self.st, self.states, self.edges, self.span = st, states, edges, span
        self.in_loop = memo is not None
        self.memo = {} if memo is None else memo  # a loop gives a slot the same variable each round
        self.pairs: dict = {}
        self.taken: list[dict] = [{} for _ in states]
        self.patterns: dict[tuple, object] = {}  # of objects, one a way -> that of the variable
        self.given: dict = {}  # variable -> what it is given on each way, by keys
        self.arrays: dict = {}  # the same of arrays, the other way round
        self.done: dict = {}  # path -> what its leaf is joined to
        self.found = State({}, {})
        st.joins += 1
        for root in st.roots():
            self.box((root,) * len(states), root.hint)
        for boxes in self.pairs:
            self.carry_twins(boxes)

    def box(self, boxes, path, hint=None):
        if boxes in self.pairs:
            return self.pairs[boxes]
        if any([b not in s.heap for b, s in zip(boxes, self.states)]):
            # of a function around: nothing here can have changed it
            return boxes[0] if len(set(boxes)) == 1 else None
        if len({b.kind for b in boxes}) > 1:
            return None
        one_of = [b for b, taken in zip(boxes, self.taken) if b in taken]
        if one_of and boxes[0].kind == "frame":
            return None
        for b, taken in zip(boxes, self.taken):
            taken.setdefault(b, boxes)
        new = boxes[0]
        if len({id(b.node) for b in boxes}) > 1:
            self.st.mixed.update([b.place for b in boxes if b.node is not None])
        slot = ("box", *path)
        if slot in self.memo or one_of or any([b is not new for b in boxes]):
            if slot not in self.memo:
                called = [hint] if one_of and hint else list(new.hint)
                self.memo[slot] = Box(new.kind, new.node, called, new.column)
            new = self.memo[slot]
            self.st.owned(new)
        self.mark_as(new, boxes)
        self.pairs[boxes] = new
        contents = [s.heap[b] for b, s in zip(boxes, self.states)]
        self.found.heap[new] = self.contents(new, boxes, contents)
        return new

    def mark_as(self, new, boxes) -> None:
        """Note what one of the boxes is, and the one that they are joined to may be."""
        if not self.st.lent.isdisjoint(boxes):
            self.st.lent.add(new)
        if given := [b for b in boxes if b in self.st.given_rows]:
            self.st.given_rows[new] = self.st.given_rows[given[0]]

    def contents(self, new, boxes, contents):
        """What the box holds that boxes are joined to."""
        if clash := next((c for c in contents if isinstance(c, Clash)), None):
            return clash
        if new.kind == "list":
            hint = new.hint[0] if new.hint else "?item"
            return self.items(contents, boxes, (new, ""), hint)
        if new.kind == "frame":
            return self.names(new, boxes, contents)
        if new.kind == STREAM:
            words = "a draw of random numbers in a loop or a branch, whose turn only a run knows,"
            instead = "draw them all before it: z = rng.normal(size=n)"
            same = all([c == contents[0] for c in contents])
            return contents[0] if same else Clash(words, (), instead)
        if any([c.keys() != contents[0].keys() for c in contents]):
            return self.other_keys(boxes, contents)
        joined = self.names(new, boxes, contents)
        other_order = any([type(c) is Unordered or list(c) != list(joined) for c in contents])
        return Unordered(joined) if other_order else joined

    def carry_twins(self, boxes) -> None:
        """Note which boxes may be one with that of these: what is one of several on each way, and
        what may have been one with them before."""
        new = self.pairs[boxes]
        for b, taken in zip(boxes, self.taken):
            for other in (b, *self.st.twins.get(b, ())):
                found = self.pairs.get(taken.get(other), other)
                if found is not new:
                    self.st.twins.setdefault(new, set()).add(found)
                    self.st.twins.setdefault(found, set()).add(new)

    def names(self, new, boxes, contents) -> dict:
        joined = {}
        for n in dict.fromkeys([n for c in contents for n in c]):
            places = [s.places.get((b, n)) for b, s in zip(boxes, self.states)]
            values = [c.get(n) for c in contents]
            if all([v is None for v in values]):  # what waits has no value yet on any way
                continue
            joined[n] = self.value(values, (new, n), self.named(new, n), tuple(places))
            self.found.places[new, n] = places[-1]
        return joined

    def other_keys(self, boxes, contents) -> Clash:
        """A dict that has other keys on one way than on another."""
        keys = dict.fromkeys([k for c in contents for k in c])
        some = [k for k in keys if any([k not in c for c in contents])]
        causes = [
            (s.places.get((b, k)) or b.place, f"it has the key {k!r} from here")
            for k in some for b, c, s in zip(boxes, contents, self.states) if k in c
        ]  # fmt: skip
        words = f"a dict that may or may not have the key {some[0]!r}"
        return Clash(words, tuple(causes), "give it every key on each way")

    def named(self, box, slot) -> str:
        if box.kind == "frame":
            return HIDDEN.get(slot) or str(slot).replace("#", "?held")
        text = "".join([c if c.isalnum() and c.isascii() else "_" for c in str(slot)])
        return f"{box.hint[0] if box.hint else 'd'}_{text}"

    def items(self, all_, boxes, path, hint):
        kinds = {type(c) for c in all_}
        if kinds == {Items} and len({len(c.values) for c in all_}) == 1:
            made = tuple([b.node.span for b in boxes])
            return Items(tuple([
                self.value(list(column), (*path, k), f"{hint}_{k}", made)
                for k, column in enumerate(zip(*[c.values for c in all_]))
            ]))  # fmt: skip
        if kinds == {Array} and len({c.count for c in all_}) == 1:
            return Array(self.leaf([c.expr for c in all_], (*path, 0), hint), all_[0].count)
        if kinds == {Vector}:
            return Vector(self.leaf([c.expr for c in all_], (*path, 0), hint))
        if kinds == {Grid} and len({c.width for c in all_}) == 1:
            expr = self.leaf([c.expr for c in all_], (*path, 0), hint)
            count = self.leaf_value([c.count for c in all_], (*path, 1), f"{hint}_count")
            return Grid(expr, count, all_[0].width)
        if kinds == {Table} and len({c.row for c in all_}) == 1:
            places = tuple([b.place for b in boxes])
            columns = self.value([Tuple(c.columns) for c in all_], (*path, "table"), hint, places)
            return columns if isinstance(columns, Clash) else Table(all_[0].row, columns.items)
        if len(kinds) > 1 or kinds & {Items, Array}:
            self.st.climb(boxes, self.span, growing=True)
        first = all_[0]
        if type(first) is Last:
            item = self.leaf_value([c.item for c in all_], (*path, 0), f"{hint}_last")
            return Last(item, self.leaf_value([c.count for c in all_], (*path, 1), f"{hint}_count"))
        expr = self.leaf([c.expr for c in all_], (*path, 0), hint)
        most = self.longest([c.most for c in all_], ("most", *path), boxes[0].place)
        if type(first) is Stack:
            return Stack(expr, most)
        count = self.leaf_value([c.count for c in all_], (*path, 1), f"{hint}_count")
        return Room(expr, count, most)

    def longest(self, most, path, place):
        """How long a list gets: on two ways the longer; in a loop what a turn adds, each turn."""
        if self.in_loop and None not in most and all([m == most[0] + 1 for m in most[1:]]):
            self.st.forms.loops.setdefault(place, self.memo["loop"])
        if None in most:
            return self.st.note_length(place, None)
        if not self.in_loop:
            return max(most)
        at_head, former = self.memo.get(path, (most[0], None))
        if at_head is None:
            return self.st.note_length(place, None)
        more = max([0, *[m - at_head for m in most[1:]]])
        turns = self.memo["turns"]
        found = most[0] + more * len(turns or ()) if former in (None, more) else None
        if more and turns is None:
            found = None
        self.memo[path] = found, more
        return self.st.note_length(place, found)

    def undefined(self, k, like):
        """A name without a value on way k: the structure of another, with leaves nobody reads."""
        nothing = itertools.repeat(UNDEFINED)
        if not isinstance(like, Ref):
            return rebuilt(like, nothing) if isinstance(like, (Leaf, Complex, Tuple)) else None
        contents = next((s.heap[like.box] for s in self.states if like.box in s.heap), None)
        if like.box.kind != "list" or contents is None or isinstance(contents, Clash):
            return None
        box = Box(like.box.kind, like.box.node, list(like.box.hint), like.box.column)
        self.states[k].heap[box] = rebuilt(contents, nothing)
        return Ref(box, rebuilt(like, nothing).variant)

    def value(self, values, path, hint, places):
        if None in values:
            model = next(v for v in values if v is not None)
            values = [self.undefined(k, model) if v is None else v for k, v in enumerate(values)]
            if None in values:
                words, instead = "a name that may have no value here", "give it one before the test"
                return Clash(words, told(values, places), instead)
        if clash := next((v for v in values if isinstance(v, Clash)), None):
            return clash
        types = {type(v) for v in values}
        if types == {Leaf}:
            return self.leaf_value(values, path, hint)
        nones = all([v == NONE for v in values if type(v) is Text])
        some_none = types - {Text} and types <= {Leaf, Tuple, Maybe, Text} and nones
        if types == {Maybe} or (some_none and len(types) > 1):
            return self.maybe(values, path, hint, places)
        if Complex in types and types <= {Leaf, Complex}:
            return self.complex(values, path, hint)
        if types <= {Text, Library, Chosen} and (len(set(values)) > 1 or Chosen in types):
            return self.chosen(values, path, hint)
        found = self.structure(values, path, hint, places) if len(types) == 1 else None
        return self.clash(values, places) if found is None else found

    def clash(self, values, places) -> Clash:
        """What is another thing on each way; a list that becomes an array could be one before."""
        arrays = [v for v in values if type(v) is Leaf and not self.st.rows.is_number(v.expr)]
        lists = [v for v in values if isinstance(v, Ref) and v.box.kind == "list"]
        if arrays and len(arrays) + len(lists) == len(values):
            said = ["an array here" if v in arrays else "a list here" for v in values]
            causes = tuple([(p, words) for p, words in zip(places, said) if p is not None])
            return Clash(LIST_OR_ARRAY, causes, MAKE_AN_ARRAY)
        return Clash(chosen(values), told(values, places), CHOOSE)

    def structure(self, values, path, hint, places):
        """Values of one kind: their parts are joined; None of what differs otherwise."""
        first = values[0]
        match first:
            case OpenText():
                return OpenText(self.leaf([v.expr for v in values], path, hint))
            case Tuple() if len({(len(v.items), v.of) for v in values}) == 1:
                columns = enumerate(zip(*[v.items for v in values]))
                return Tuple(tuple([
                    self.value(list(column), (*path, k), f"{hint}_{k}", places)
                    for k, column in columns
                ]), first.of)  # fmt: skip
            case Walk() if len({(v.kind, len(v.parts)) for v in values}) == 1:
                parts = [Tuple(v.parts) for v in values]
                parts = self.value(parts, (*path, "walk"), hint, places)
                return parts if isinstance(parts, Clash) else Walk(first.kind, parts.items)
            case Closure() if all([v.node is first.node for v in values]):
                frame = self.value([v.frame for v in values], (*path, "frame"), hint, places)
                given = [Tuple(v.defaults) for v in values]
                given = self.value(given, (*path, "="), hint, places)
                if not isinstance(frame, Clash) and not isinstance(given, Clash):
                    return Closure(first.node, frame, given.items)
            case Ref() if len({(v.box.kind, v.variant and v.variant.name) for v in values}) == 1:
                variant = self.variant([v.variant for v in values], path, hint, places)
                if isinstance(variant, Clash):
                    return variant
                box = self.box(tuple([v.box for v in values]), path, hint)
                if box is not None:
                    return Ref(box, variant)
                words = f"{described(first)} that may or may not be the one that another name has"
                return Clash(words, told(values, places), "copy it where a name is given it")
            case _ if all([v == first and same_leaves(v, first) for v in values]):
                return first
        return None

    def complex(self, values, path, hint) -> Complex:
        """Complex numbers, and reals that are ones where others are complex."""
        given = [z.parts for v in values if (z := lifted(v)) is not None]
        parts = zip(zip(*given), ("real", "imag"))
        return Complex(tuple([
            self.leaf_value(list(column), (*path, part), f"{hint}_{part}")
            for column, part in parts
        ]))  # fmt: skip

    def variant(self, variants, path, hint, places) -> Variant | Clash | None:
        """What lists or dicts are besides that are of one variant, if of any."""
        if None in variants:
            return None
        given = self.value([v.given for v in variants], (*path, "variant"), hint, places)
        return given if isinstance(given, Clash) else Variant(variants[0].name, given)

    def chosen(self, values, path, hint) -> Chosen:
        """The number of what each way has, of texts or functions."""
        options, exprs = set(), []
        for v in values:
            if isinstance(v, Chosen):
                options |= set(v.options)
                exprs.append(v.expr)
            else:
                exprs.append(self.st.option(v))
                options.add((exprs[-1], v))
        in_order = tuple(sorted(options, key=lambda pair: pair[0]))
        return Chosen(self.leaf(exprs, (*path, "which"), hint), in_order)

    def maybe(self, values, path, hint, places):
        """What is None on some ways: there a value of the same structure, of zeros."""
        has = [v.has if type(v) is Maybe else v != NONE for v in values]
        of = [v.value if type(v) is Maybe else v for v in values]
        model = next(v for v in of if v != NONE)
        zeros = [0 if self.st.holds_integers(e) else 0.0 for e in leaves(model)]
        of = [rebuilt(model, iter(zeros)) if v == NONE else v for v in of]
        value = self.value(of, path, hint, places)
        if isinstance(value, Clash):
            return value
        mark, name = hint[: hint.startswith("?")], hint.lstrip("?")
        return Maybe(self.leaf(has, (*path, "has"), f"{mark}has_{name}"), value)

    def leaf_value(self, values, path, hint) -> Leaf:
        knowns = {None if v.known is None else key(v.known[0]) for v in values}
        known = values[0].known if len(knowns) == 1 and path not in self.memo else None
        return Leaf(self.leaf([v.expr for v in values], path, hint), known)

    def leaf(self, exprs, path, hint):
        if path in self.done:
            return self.done[path]
        found = self.done[path] = self.joined_leaf(exprs, path, hint)
        return found

    def joined_leaf(self, exprs, path, hint):
        lengths = self.st.rows.lengths
        shapes = {lengths.of(e) for e in exprs if e is not UNDEFINED}
        shape = shapes.pop() if len(shapes) == 1 else UNKNOWN
        values = tuple(map(key, exprs))
        if path not in self.memo:
            found = self.without_variable(exprs, values, path, hint)
            if found is not None:
                return found
            self.memo[path] = self.st.version(hint)
            if self.in_loop and self.st.rows.is_number(exprs[0]):  # till a turn says otherwise
                lengths.names[self.memo[path].args[0]] = ()
            elif shape != ():
                lengths.names[self.memo[path].args[0]] = shape
        var = self.memo[path]
        if var in self.given:
            if self.given[var] == values:
                return var
            var = self.memo[path] = self.st.version(hint)
        if self.in_loop and lengths.of(var) not in (shape, UNKNOWN):
            var = self.memo[path] = self.st.version(hint)
        self.st.joined(var, exprs, self.patterns, self.in_loop)
        self.given[var] = values
        if not any(map(self.st.rows.is_number, exprs)):
            self.arrays[values] = var
        for edge, expr in zip(self.edges, exprs):
            edge.targets.append(var)
            edge.values.append(expr)
        return var

    def without_variable(self, exprs, values, path, hint):
        """What leaves are joined to that need no variable of their own; None of others."""
        if all([v == values[0] for v in values]):
            return exprs[0]
        found = self.part(exprs, path, hint)
        if found is None and values in self.arrays:  # another name has the same array on each way
            found = self.memo[path] = self.arrays[values]
        return found

    def part(self, exprs, path, hint):
        """The part of the joined array that values are, which are all the same part of one."""
        found = [parts.place(self.st, e) for e in exprs]
        places = [at for at in found if at is not None and at.op is not None]
        if len(places) < len(found):
            return None
        roots = [parts.root(at) for at in places]
        if any([parts.over(at, roots[0]) is not places[0] for at in places]):
            return None
        return parts.over(places[0], self.whole(roots, path))

    def whole(self, roots, path):
        """The variable of an array that is one of some, which a name may have too."""
        for boxes, new in list(self.pairs.items()):
            contents = [s.heap[b] for b, s in zip(boxes, self.states)]
            for n in contents[0] if new.kind == "frame" else ():
                values = [c.get(n) for c in contents]
                if all([type(v) is Leaf and v.expr is r for v, r in zip(values, roots)]):
                    return self.leaf(roots, (new, n), self.named(new, n))
        return self.leaf(roots, ("whole", *path), self.st.base(roots[0].args[0]))


HIDDEN = {
    "#value": "?result", "#return": "returned", "#break": "stopped", "#continue": "skipped",
    "#": "?chosen", "#total": "?total", "#product": "?product",
}  # fmt: skip


LIST_OR_ARRAY = "a value that is a list or an array, as a test or a turn decides,"
MAKE_AN_ARRAY = "make an array of the list where it begins: np.array([…])"
CHOOSE = "choose by an if where it is used, and use what is known there on each way"


def chosen(values) -> str:
    """What is said of a value that is another thing on each way."""
    kinds = sorted({described(v) for v in values})
    if len(kinds) > 1:
        return f"a value that is {' or '.join(kinds)}, as a test decides,"
    used = " used as a value" if kinds[0] in ("a lambda", "a function") else ""
    return f"{kinds[0]}{used} that is another on each way"


def told(values, places) -> tuple:
    """Where each way gave a value, and what that is."""
    return tuple([
        (place, f"{described(v)} here") for v, place in zip(values, places)
        if place is not None and v is not None
    ])  # fmt: skip
