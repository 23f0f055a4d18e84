"""What each turn of a loop, or of a comprehension, is given, where that is known before it runs.

So it is of dicts, of lists of texts, functions or lists, and of these in enumerate and zip.  A dict
that a comprehension makes is written out by it: {k: 2*v for k, v in d.items()} is
{"a": 2*d["a"], …}.
"""

from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Binding
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import bound_by, has_pop, is_constant, literal, mapped, number
from gradcli.lowering.passes.constant_propagation import Decided
from gradcli.lowering.passes.dict_comprehensions import walk_of
from gradcli.lowering.passes.static_values import Closure, Library, Record, Text, Whole
from gradcli.lowering.passes.structure_inference import fields

Turn = tuple[s.Node, ...]
RESIZING = ("append", "extend", "insert", "pop", "remove", "clear")
INNER = (s.Comprehension, s.Lambda)  # what has names of its own
MOST = 200  # keys of a dict that a comprehension makes of a range


class KnownTurns(Decided):
    """The part of the pass that knows the turns of loops."""

    def __init__(self, program: Program):
        super().__init__(program)
        self.copied: list[s.Comprehension] = []  # which `scopes` knows by their identity

    def turns(self, node: s.Node, written: bool = False) -> list[Turn] | None:
        """What each turn is given of a dict, or of a list with functions, texts or lists.

        written: whether what it is given is written to, as to an array that has a name.
        """
        match node:
            case s.Call(s.Attribute(value, "keys" | "values" | "items" as part), (), ()):
                pass
            case s.Tuple(items) | s.List(items):
                rows = list(map(_opened, items))
                parts = [part for row in rows for part in row]
                apart = any(map(self.is_apart, parts)) or any(map(self.has_array, items))
                named = written and any(
                    type(part) is s.Name and self.static(part) is None for part in parts
                )
                return rows if apart or named else None
            case s.Call(_, (inner, *first), ()) if self.is_builtin(node, "enumerate"):
                start = [0, *map(literal, first)][-1]
                rows = None if start is None else self.turns(inner, written)
                return rows and [
                    (self.shown(Whole(start + k), inner), value)
                    for k, value in enumerate(_joined(inner, rows))
                ]
            case s.Call(_, walked, ()) if self.is_builtin(node, "zip"):
                return self.zipped(walked, written)
            case s.Call(_, (s.Call(_, (inner,), ()) as size,), ()) if self.is_builtin(
                node, "range"
            ) and self.is_builtin(size, "len"):
                record = self.static(inner)
                whole = type(record) is Record and record.in_order
                return [(number(k, inner.span),) for (k,) in record.values] if whole else None
            case _:
                value, part = node, "keys"
        record = self.static(value)
        known = list(record.values) if type(record) is Record else self.keys_of(value)
        if known is None or (type(record) is Record and record.open):
            return None
        if type(record) is Record and record.in_order:
            part = "values"
        keys = [self.shown(constant(key), node) for (key,) in known]
        values = [s.Subscript(value, key, span=node.span) for key in keys]
        return list(zip(*{"keys": [keys], "values": [values], "items": [keys, values]}[part]))

    def keys_of(self, node: s.Node) -> list[tuple] | None:
        """The keys of a dict that is assigned anew, with the same ones each time."""
        home = self.scope.home(node.id) if type(node) is s.Name else None
        if home is None or node.id in home.writes:
            return None
        found = None
        for place in home.bindings[node.id]:
            match place.value:
                case s.Dict() as made if place.kind == "assign" and fields(made):
                    keys = list(fields(made))
                case s.Comprehension() as made if (
                    place.kind == "assign"
                    and (walk := walk_of(made)) is not None
                    and (walk.walked, walk.pair.key) == (node, s.Name(walk.key))
                ):
                    continue
                case _:
                    return None
            if found is not None and keys != found:
                return None
            found = keys
        return None if found is None else [(key,) for key in found]

    def zipped(self, walked: tuple, written: bool) -> list[Turn] | None:
        """What the turns of several together are given, one of which has known ones."""
        found = [self.turns(part, written) for part in walked]
        if not any(rows is not None for rows in found):
            return None
        columns = [
            self.listed_items(part) if rows is None else _joined(part, rows)
            for part, rows in zip(walked, found)
        ]
        return None if None in columns else list(zip(*columns))

    def listed_items(self, node: s.Node) -> list[s.Node] | None:
        """The items of a list whose length is known: of a display, and of a name for one."""
        if type(node) in (s.List, s.Tuple):
            return list(node.items)
        if not self.names_list(node):
            return None
        (place,) = self.scope.home(node.id).bindings[node.id]
        if not _is_given_list(place) or type(place.value) is not s.List:
            return None
        if not self.keeps_length(node):
            return None
        length = len(place.value.items)
        return [s.Subscript(node, number(k), span=node.span) for k in range(length)]

    def keeps_length(self, node: s.Name) -> bool:
        """Whether nothing is appended to a list, or taken off it, by this or by another name."""
        parts = (part for part in s.walk(self.program.module) if type(part) is s.Attribute)
        resized = [part.value for part in parts if part.name in RESIZING]
        return node not in resized and all(map(self.is_own_list, resized))

    def is_own_list(self, node: s.Node) -> bool:
        """Whether a node is a name that is only given lists that are written out, in any scope."""
        places = [
            place
            for scope in self.program.scope.walk()
            if type(node) is s.Name
            for place in scope.bindings.get(node.id, ())
        ]
        return bool(places) and all(map(_is_given_list, places))

    def is_apart(self, node: s.Node) -> bool:
        """Whether a part of a display is no number: a function, a text, or the name of a list."""
        return isinstance(self.static(node), Text | Closure | Library) or self.names_list(node)

    def has_array(self, row: s.Node) -> bool:
        """Whether an item of a display is a row of which a part is a list or an array."""
        parts = row.items if type(row) in (s.Tuple, s.List) else ()
        return any(type(part) in (s.List, s.Tuple, s.Comprehension) for part in parts) or any(
            map(self.names_array, parts)
        )

    def given(self, target: s.Node, turn: Turn) -> list[tuple] | None:
        """The names of a target, each with what a turn gives it; None where that is not known."""
        if type(target) is s.Name:
            return [(target, turn[0])] if len(turn) == 1 else None
        if len(turn) == 1 and type(record := self.static(turn[0])) is Record and record.in_order:
            places = (number(k, turn[0].span) for (k,) in record.values)
            turn = tuple(s.Subscript(turn[0], place, span=place.span) for place in places)
        elif len(turn) == 1:
            turn = _opened(turn[0])
        if type(target) is not s.Tuple or len(target.items) != len(turn):
            return None
        pairs = [self.given(item, (value,)) for item, value in zip(target.items, turn)]
        return None if None in pairs else [pair for part in pairs for pair in part]

    # -- dicts that comprehensions make -----------------------------------------------------------
    def written_out(self, node: s.Node) -> list[tuple[s.Node, s.Node]] | None:
        """The keys and values of a dict that a comprehension makes; None where they are not known.

        What each turn is given stands in the place of the names, and nothing may be popped.
        """
        match node:
            case s.Comprehension(s.Pair() as pair, (s.Clause(target, iterable, tests),)):
                pass
            case _:
                return None
        turns = None if has_pop(node) else self.counted(iterable)
        given = [] if turns is None else [self.given(target, turn) for turn in turns]
        if turns is None or None in given:
            return None
        made = []
        for turn in given:
            found = self.of_turn((pair, *tests), {name.id: value for name, value in turn})
            if found is None:
                return None
            (key, value), truths = found[0].fields(), [self.truth(test) for test in found[1:]]
            known = self.static(key) or self.whole(key)
            if None in truths or not isinstance(known, Text | Whole) or known == Text(None):
                return None
            if all(truths):
                made.append((self.shown(known, key), value))
        return made

    def of_turn(self, nodes: tuple, held: dict[str, s.Node]) -> tuple | None:
        """Nodes with what names are given in the names' place.

        None where a comprehension within has names that are in it, or where there is a lambda.
        """
        names = {*held} | {name for value in held.values() for name in bound_by(value)}
        inner = [part for part in s.walk(s.Tuple(nodes)) if type(part) in INNER]
        if any(type(part) is s.Lambda or names & _bound_within(part) for part in inner):
            return None

        def read(part: s.Node) -> s.Node | None:
            if type(part) is not s.Comprehension:
                return held.get(part.id) if type(part) is s.Name else None
            new = s.Comprehension(*mapped(part.fields(), read), span=part.span)
            self.scopes[id(new)] = self.scopes[id(part)]
            self.copied.append(new)
            return new

        return mapped(nodes, read)

    def counted(self, node: s.Node) -> list[Turn] | None:
        """What each turn is given, of numbers that are written out and their ranges too."""
        if type(node) in (s.List, s.Tuple) and all(map(is_constant, node.items)):
            return [(item,) for item in node.items]
        if self.is_builtin(node, "range") and not node.keywords:
            bounds = list(map(literal, node.args))
            if None in bounds or bounds[2:] == [0] or not 1 <= len(bounds) <= 3:
                return None
            keys = range(*bounds)
            return None if len(keys) > MOST else [(self.shown(Whole(k), node),) for k in keys]
        return self.turns(node)


def constant(key: str | int | float) -> Text | Whole:
    """What a key of a dict stands for."""
    return Text(key) if type(key) is str else Whole(key)


def _bound_within(node: s.Comprehension) -> set[str]:
    return {name for clause in node.clauses for name in bound_by(clause.target)}


def _is_given_list(place: Binding) -> bool:
    """Whether a place gives its name alone a list that is written out, and no item of one."""
    return place.kind in ("assign", "unpack") and type(place.value) in (s.List, s.Comprehension)


def _opened(node: s.Node) -> Turn:
    """The items of a row that is written out; the node itself of any other."""
    return node.items if type(node) in (s.Tuple, s.List) else (node,)


def _joined(walked: s.Node, rows: list[Turn]) -> list[s.Node]:
    """What each turn of a walk is given, as one value."""
    if type(walked) in (s.Tuple, s.List):
        return list(walked.items)
    return [row[0] if len(row) == 1 else s.Tuple(row, span=walked.span) for row in rows]
