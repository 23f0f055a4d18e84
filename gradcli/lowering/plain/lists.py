"""Which names of a program hold lists, how deep, and what lists do otherwise than arrays.

The core has arrays and stacks.  It takes a display of values for an array, and `[]` for a stack,
which only grows and shrinks at its end.  So a list may be indexed, written by element, looped over,
and given to functions of arrays; `check_lists` refuses what would join, repeat, compare, lengthen
or share it.
"""

from collections.abc import Iterator

from gradcli.core import ir
from gradcli.language.names.lookup import full_name
from gradcli.language.names.program import Program
from gradcli.language.names.resolve import literal_axes
from gradcli.language.syntax import surface as s

MAKERS = ("sorted", "list")  # functions that make a list of what they are given
# functions and methods of NumPy that may give a whole number, which repeats a list
COUNTS = (
    "sum", "prod", "max", "min", "amax", "amin", "argmax", "argmin", "count_nonzero", "size",
    "ndim", "searchsorted", "digitize", "item", "astype", "dot",
)  # fmt: skip

Key = tuple[str | None, str]  # the function that a name is local to, and the name


def done_by_lists(lists: "Lists") -> frozenset[int]:
    """What lists do otherwise than arrays, by the identity of its nodes.

    Python's own max or min of one list of numbers takes the first of equals; a slice of a list is a
    new one, which matters where it gets a name and elements are written, and so is m.copy(), of the
    same rows; np.asarray of a list is new; rows of a list of lists that change places are no views.
    """
    found = {id(row) for scope, row in lists.swapped() if lists.has_rows(row.value, scope)}
    writes = any(_writes(statement) for _, statement in lists.statements)
    for scope, statement in lists.statements:
        for node in expressions(statement):
            match node:
                case s.Call(s.Name("max" | "min"), (items,), ()):
                    if lists.is_list(items, scope):
                        found.add(id(node))
                case s.Call(s.Attribute()) if lists.copied_from(node, scope) is not None:
                    found.add(id(node))
                case s.Call(s.Attribute(_, "asarray"), (items, *_)) if lists.depth(items, scope):
                    found.add(id(node))
        for node in _values(value_of(statement)) if writes else ():
            match node:
                case s.Subscript(value, s.Slice()):
                    deep = lists.depth(value, scope) and not lists.is_array(value, scope)
                    given = lists.is_given_array(value, scope)
                    if (deep or lists.is_list(value, scope)) and not given:
                        found.add(id(node))
    return frozenset(found)


def _writes(statement) -> bool:
    """Whether a statement writes an element."""
    match statement:
        case s.Assign(targets, _):
            return any(type(part) is s.Subscript for target in targets for part in s.walk(target))
        case s.AugAssign(target, _, _):
            return type(target) is s.Subscript
    return False


def _values(node) -> Iterator:
    """The values that an expression may have, or tuples of them."""
    match node:
        case s.Conditional(_, body, orelse):
            yield from _values(body)
            yield from _values(orelse)
        case s.BoolOp(_, items) | s.Tuple(items) | s.List(items):
            for item in items:
                yield from _values(item)
        case s.Call(s.Name("zip" | "enumerate" | "reversed"), items):  # of what a loop walks
            for item in items:
                yield from _values(item)
        case None:
            pass
        case _:
            yield node


def may_be_list(node) -> bool:
    """Whether a node is a display, or asks what only lists have: without any there is no list."""
    match node:
        case s.Attribute(_, name):
            return name in ir.STACK_METHODS
        case s.Call(s.Name(name)):
            return name in MAKERS
    return type(node) is s.List


class Lists:
    """Which names may hold a list, and how deeply it is nested; which are stacks, or arrays."""

    def __init__(self, program: Program):
        body = program.module.body
        self.program = program
        self.defs = {d.name: d for d in body if type(d) is s.Def}
        self.locals = {name: _bound(d) for name, d in self.defs.items()}
        self.inputs = program.inputs
        self.arrays: set[Key] = {
            (None, i.name) for i in program.inputs.values() if i.shape or type(i.default) is s.Call
        }
        self.given: set[Key] = set()  # parameters that a call gives an array
        self.stacks: set[Key] = set()
        self.defaults: dict[Key, int] = {
            (None, i.name): literal_axes(i.default)
            for i in program.inputs.values() if not i.declared and type(i.default) is s.List
        }  # fmt: skip
        self.depths: dict[Key, int] = self.defaults | program.depths
        self.truths: set[Key] = set()
        self.copied: set[int] = set()  # displays that a function makes an array of
        self.statements = list(_statements(body, None))
        found = None
        while found != (found := self.count()):
            for scope, statement in self.statements:
                self.learn(statement, scope)

    def count(self) -> tuple[int, ...]:
        """How much is known."""
        known = (self.arrays, self.given, self.stacks, self.truths)
        return (*map(len, known), sum(self.depths.values()))

    def key(self, name: str, scope: str | None) -> Key:
        return (scope if name in self.locals.get(scope, ()) else None), name

    def list_depths(self) -> dict[Key, int]:
        """How deep the lists are that names have, arrays too that passes made of such."""
        return {
            key: depth for key, depth in self.depths.items()
            if key not in self.arrays or key in self.program.depths
        }  # fmt: skip

    def has_rows(self, node, scope) -> bool:
        """Whether a node is the name of a list of lists, or a list in one that has lists too."""
        deep = self.depth(node, scope) > 1
        while type(node) is s.Subscript:
            node = node.value
        return deep and type(node) is s.Name and self.key(node.id, scope) in self.list_depths()

    def swapped(self) -> Iterator[tuple[str | None, s.Subscript]]:
        """The elements that are read where they change places, each with its scope.

        That is `a, b = b, a`, or `t = a`, `a = b`, `b = t`.
        """
        last = None, None
        for scope, statement in self.statements:
            match (*last, statement):
                case _, _, s.Assign((s.Tuple(left),), s.Tuple(right)):
                    if len(left) == len(right) and all(part in right for part in left):
                        yield from ((scope, part) for part in right if type(part) is s.Subscript)
                case (
                    s.Assign((s.Name(held),), s.Subscript() as a),
                    s.Assign((s.Subscript() as at,), s.Subscript() as b),
                    s.Assign((s.Subscript() as then,), s.Name(name)),
                ) if name == held and a == at and b == then:
                    yield from ((scope, part) for part in (a, b))
            last = last[1], statement

    # -- what is known --------------------------------------------------------------------------
    def learn(self, statement, scope) -> None:
        match statement:
            case s.Assign(targets, value):
                for target in targets:
                    self.gives(target, value, scope)
            case s.For(target, iterable, _):
                self.walks(target, iterable, scope)
            case s.Return(value) if value is not None:
                self.raised((scope, "return"), self.depth(value, scope))
                if self.is_truth(value, scope):
                    self.truths.add((scope, "return"))
                for k, part in enumerate(value.items if type(value) is s.Tuple else ()):
                    self.raised((scope, f"return {k}"), self.depth(part, scope))
        for node in expressions(statement):
            if type(node) is s.Call and type(node.function) is s.Name:
                function = self.defs.get(node.function.id)
                for p, a in zip(function.parameters if function else (), node.args):
                    self.raised((function.name, p.name), self.depth(a, scope))
                    if self.is_array(a, scope) or self.is_given_array(a, scope):
                        self.given.add((function.name, p.name))

    def gives(self, target, value, scope) -> None:
        if type(target) in (s.Tuple, s.List):
            if type(value) in (s.Tuple, s.List):
                for t, v in zip(target.items, value.items):
                    self.gives(t, v, scope)
                return
            for k, t in enumerate(target.items):
                match value:
                    case s.Call(s.Name(name)) if name in self.defs:
                        self.deep(t, self.depths.get((name, f"return {k}"), 0), scope)
                    case _:
                        self.deep(t, self.depth(value, scope) - 1, scope)
        elif type(target) is s.Name and not (scope is None and target.id in self.inputs):
            key = self.key(target.id, scope)
            if type(value) is s.List and not value.items:
                self.stacks.add(key)
            elif self.is_array(value, scope):
                self.arrays.add(key)
            elif self.is_truth(value, scope):
                self.truths.add(key)
            self.raised(key, self.depth(value, scope))

    def walks(self, target, iterable, scope) -> None:
        """A loop gives its target the items of what it walks."""
        parts = target.items if type(target) is s.Tuple else ()
        match iterable:
            case s.Call(s.Name("enumerate"), (inner, *_)) if len(parts) == 2:
                self.walks(parts[1], inner, scope)
            case s.Call(s.Name("zip"), walked) if len(parts) == len(walked):
                for part, inner in zip(parts, walked):
                    self.walks(part, inner, scope)
            case s.Call(s.Name("reversed" | "list"), (inner,)):
                self.walks(target, inner, scope)
            case s.List(items) | s.Tuple(items):
                for item in items:
                    self.gives(target, item, scope)
            case _:
                self.deep(target, self.depth(iterable, scope) - 1, scope)

    def deep(self, target, depth: int, scope) -> None:
        """A target is given what is so many lists deep."""
        if type(target) is s.Name and not (scope is None and target.id in self.inputs):
            self.raised(self.key(target.id, scope), depth)
        for part in target.items if type(target) in (s.Tuple, s.List) else ():
            self.deep(part, depth - 1, scope)

    def raised(self, key: Key, depth: int) -> None:
        # a list that is put into itself has no depth
        if self.depths.get(key, 0) < depth < 9:
            self.depths[key] = depth

    def depth(self, node, scope) -> int:
        """How many lists deep a value may be; 0 where it is no list."""
        match node:
            case s.List(items) if items:
                return 1 + max(self.depth(item, scope) for item in map(row, items))
            case s.Name(name):
                return self.depths.get(self.key(name, scope), 0)
            case s.Conditional(_, body, orelse):
                return max(self.depth(body, scope), self.depth(orelse, scope))
            case s.BoolOp(_, values):
                return max(self.depth(v, scope) for v in values)
            case s.Subscript(value, index):
                inner = self.depth(value, scope)
                return inner if type(index) is s.Slice else max(0, inner - 1)
            case s.Call(s.Name(name), _, _) if name in self.defs:
                return self.depths.get((name, "return"), 0)
            case s.Call(s.Name(name), (items,), _) if name in MAKERS:
                return max(1, self.depth(items, scope))
            case s.Call(s.Attribute()):
                copied = self.copied_from(node, scope)
                return 0 if copied is None else self.depth(copied, scope)
        return 0

    def copied_from(self, node: s.Call, scope) -> s.Node | None:
        """The list m of m.copy(); None for another call, and where m may be an array."""
        match node:
            case s.Call(s.Attribute(value, "copy"), (), ()):
                if self.depth(value, scope) and not self.is_array(value, scope):
                    return value
        return None

    def is_list(self, node, scope) -> bool:
        """Whether a value is a list of numbers, which no statement makes an array of."""
        if type(node) is s.Name and self.program.depths.get(self.key(node.id, scope)) == 1:
            return True
        return self.depth(node, scope) == 1 and not self.is_array(node, scope)

    def is_array(self, node, scope) -> bool:
        match node:
            case s.Name(name):  # a list that a pass made an array of is a list by every name
                key = self.key(name, scope)
                return key in self.arrays and key not in self.program.depths
            case s.Call(s.Attribute(_, name) as function, _, _):
                full = full_name(self.program, self.program.scope, function) or ""
                if name in COUNTS or full.startswith("math."):
                    return False
                return self.copied_from(node, scope) is None
            case s.Unary(_, operand):
                return self.is_array(operand, scope)
            case s.Binary(_, left, right):
                return self.is_array(left, scope) or self.is_array(right, scope)
        return False

    def is_given_array(self, node, scope) -> bool:
        """Whether a value is made of an input that is no list, or of a parameter that a call gives
        an array, though others may give lists."""
        match node:
            case s.Name(name):
                key = self.key(name, scope)
                is_input = key[0] is None and name in self.inputs and key not in self.depths
                return is_input or key in self.given
            case s.Unary(_, operand):
                return self.is_given_array(operand, scope)
            case s.Binary(_, left, right):
                return self.is_given_array(left, scope) or self.is_given_array(right, scope)
        return False

    def is_truth(self, node, scope) -> bool:
        """Whether an index is a truth value, which picks from a list and masks an array."""
        match node:
            case s.Boolean() | s.Compare() | s.BoolOp() | s.Unary("not"):
                return True
            case s.Name(name):
                return self.key(name, scope) in self.truths
            case s.Call(s.Name(name)):
                return name == "bool" or (name, "return") in self.truths
            case s.Conditional(_, body, orelse):
                return self.is_truth(body, scope) or self.is_truth(orelse, scope)
        return False


def row(item):
    """An item of a list; a tuple as the list of its parts, for it is a row of an array too."""
    return s.List(item.items, span=item.span) if type(item) is s.Tuple else item


def value_of(statement):
    """The value that a statement assigns, gives back, loops over or has."""
    match statement:
        case s.Assign(_, value) | s.AugAssign(_, _, value) | s.For(_, value, _):
            return value
        case s.Return(value) | s.Expression(value):
            return value
    return None


def _bound(function: s.Def) -> set[str]:
    """The names of a function's own."""
    found = {p.name for p in function.parameters}
    for _, statement in _statements(function.body, function.name):
        targets = []
        match statement:
            case s.Assign(targets, _):
                pass
            case s.AugAssign(target, _, _) | s.For(target, _, _):
                targets = (target,)
        for target in targets:
            found |= {n.id for n in _parts(target)}
    return found


def _parts(target) -> list[s.Name]:
    """The names that a target binds."""
    if type(target) is s.Name:
        return [target]
    if type(target) in (s.Tuple, s.List):
        return [name for item in target.items for name in _parts(item)]
    return []


def _statements(body, scope):
    """(the function around, statement) for every statement."""
    for statement in body:
        yield scope, statement
        match statement:
            case s.Def(name, _, inner):
                yield from _statements(inner, name if scope is None else scope)
            case s.If(branches, orelse):
                for _, inner in branches:
                    yield from _statements(inner, scope)
                yield from _statements(orelse or (), scope)
            case s.For(_, _, inner) | s.While(_, inner):
                yield from _statements(inner, scope)


def expressions(statement):
    """Every expression of a statement, without those of the statements in it."""
    match statement:
        case s.If(branches, _):
            tops = [test for test, _ in branches]
        case s.For(_, iterable, _):
            tops = [iterable]
        case s.While(test, _):
            tops = [test]
        case s.Def():
            tops = []
        case _:
            tops = s.children(statement)
    for top in tops:
        yield from s.walk(top)
