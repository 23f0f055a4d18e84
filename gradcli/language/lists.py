"""Lists in what is differentiated as a program: where Python's list is no array.

The core has arrays and stacks.  It takes a display of values for an array, and `[]` for a stack,
which only grows and shrinks at its end.  So a list may be indexed, written by element, looped over,
and given to functions of arrays; what would join, repeat, compare, lengthen or share it is refused.
"""

from collections.abc import Callable, Iterator

from gradcli.errors import Source
from gradcli.language import core
from gradcli.language import surface as s
from gradcli.language.fence import refuse
from gradcli.language.meanings import full_name
from gradcli.language.program import Program

MAKERS = ("sorted", "list")  # functions that make a list of what they are given

Key = tuple[str | None, str]  # the function that a name is local to, and the name


def check_lists(program: Program, source: Source) -> None:
    """Raise where a list is used as an array would not be."""
    lists = Lists(program)
    for scope, statement in lists.statements:
        lists.check(statement, scope, source)


def done_by_lists(lists: "Lists") -> frozenset[int]:
    """What lists do otherwise than arrays, by the identity of its nodes.

    Python's own max or min of one list of numbers takes the first of equals; a slice of a list is a
    new one, which matters where it gets a name and elements are written; rows of a list of lists
    that change places are no views.
    """
    found = {id(row) for scope, row in lists.swapped() if lists.has_rows(row.value, scope)}
    writes = any(_writes(statement) for _, statement in lists.statements)
    for scope, statement in lists.statements:
        for node in _expressions(statement):
            match node:
                case s.Call(s.Name("max" | "min"), (items,), ()):
                    if lists.is_list(items, scope):
                        found.add(id(node))
        for node in _values(_value(statement)) if writes else ():
            match node:
                case s.Subscript(value, s.Slice()):
                    deep = lists.depth(value, scope) and not lists.is_array(value, scope)
                    if deep or lists.is_list(value, scope):
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
        case None:
            pass
        case _:
            yield node


def may_be_list(node) -> bool:
    """Whether a node is a display, or asks what only lists have: without any there is no list."""
    match node:
        case s.Attribute(_, name):
            return name in core.STACK_METHODS
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
        self.arrays: set[Key] = {(None, i.name) for i in program.inputs.values() if i.shape}
        self.stacks: set[Key] = set()
        self.depths: dict[Key, int] = dict(program.depths)
        self.copied: set[int] = set()  # displays that a function makes an array of
        self.statements = list(_statements(body, None))
        found = None
        while found != (found := (len(self.arrays), len(self.stacks), sum(self.depths.values()))):
            for scope, statement in self.statements:
                self.learn(statement, scope)

    def key(self, name: str, scope: str | None) -> Key:
        return (scope if name in self.locals.get(scope, ()) else None), name

    def nested(self) -> dict[Key, int]:
        """How deep names of lists of lists are, of arrays too that passes made of such."""
        return {
            key: depth for key, depth in self.depths.items()
            if depth > 1 and (key not in self.arrays or key in self.program.depths)
        }  # fmt: skip

    def has_rows(self, node, scope) -> bool:
        """Whether a node is the name of a list of lists, or a list in one that has lists too."""
        deep = self.depth(node, scope) > 1
        while type(node) is s.Subscript:
            node = node.value
        return deep and type(node) is s.Name and self.key(node.id, scope) in self.nested()

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
            case s.For(target, iterable, _) if type(target) is s.Name:
                self.raised(self.key(target.id, scope), self.depth(iterable, scope) - 1)
            case s.Return(value) if value is not None:
                self.raised((scope, "return"), self.depth(value, scope))
        for node in _expressions(statement):
            if type(node) is s.Call and type(node.function) is s.Name:
                function = self.defs.get(node.function.id)
                for p, a in zip(function.parameters if function else (), node.args):
                    self.raised((function.name, p.name), self.depth(a, scope))

    def gives(self, target, value, scope) -> None:
        if type(target) in (s.Tuple, s.List):
            if type(value) in (s.Tuple, s.List):
                for t, v in zip(target.items, value.items):
                    self.gives(t, v, scope)
        elif type(target) is s.Name and not (scope is None and target.id in self.inputs):
            key = self.key(target.id, scope)
            if type(value) is s.List and not value.items:
                self.stacks.add(key)
            elif self.is_array(value, scope):
                self.arrays.add(key)
            self.raised(key, self.depth(value, scope))

    def raised(self, key: Key, depth: int) -> None:
        # a list that is put into itself has no depth
        if self.depths.get(key, 0) < depth < 9:
            self.depths[key] = depth

    def depth(self, node, scope) -> int:
        """How many lists deep a value may be; 0 where it is no list."""
        match node:
            case s.List(items) if items:
                return 1 + max(self.depth(item, scope) for item in map(_row, items))
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
        return 0

    def is_list(self, node, scope) -> bool:
        """Whether a value is a list of numbers, which no statement makes an array of."""
        if type(node) is s.Name and self.program.depths.get(self.key(node.id, scope)) == 1:
            return True
        return self.depth(node, scope) == 1 and not self.is_array(node, scope)

    def is_array(self, node, scope) -> bool:
        match node:
            case s.Name(name):
                return self.key(name, scope) in self.arrays
            case s.Call(s.Attribute(), _, _):
                return True
            case s.Unary(_, operand):
                return self.is_array(operand, scope)
            case s.Binary(_, left, right):
                return self.is_array(left, scope) or self.is_array(right, scope)
        return False

    # -- what is refused ------------------------------------------------------------------------
    def check(self, statement, scope, source: Source) -> None:
        def no(what: str, node) -> None:
            raise refuse(what, node.span, source)

        match statement:
            case s.Assign(targets, _):
                for target in targets:
                    sliced = type(target) is s.Subscript and type(target.index) is s.Slice
                    if sliced and self.depth(target.value, scope):
                        no("list", target)
            case s.AugAssign(target, _, value):
                if self.depth(target, scope) or self.meets_list([target, value], scope):
                    no("list", target)
            case s.If(branches, _):
                for test, _ in branches:
                    self.truth(test, scope, no)
            case s.While(test, _):
                self.truth(test, scope, no)
        if type(value := _value(statement)) is s.Name and self.is_stack(value, scope):
            no("stack", value)
        for node in _expressions(statement):
            self.expression(node, scope, no)

    def expression(self, node, scope, no: Callable) -> None:
        match node:
            case s.Binary(_, left, right):
                if self.meets_list([left, right], scope):
                    no("list", node)
            case s.Compare(first, _, rest):
                if self.meets_list([first, *rest], scope):
                    no("list", node)
            case s.Conditional(test, _, _) | s.Unary("not", test):
                self.truth(test, scope, no)
            case s.BoolOp(_, values):
                for value in values:
                    self.truth(value, scope, no)
            case s.Subscript(value, index):
                if self.depth(value, scope) and _is_truth(index):
                    no("list", node)
            case s.List(items):
                items = tuple(map(_row, items))
                copied = id(node) in self.copied  # whose rows may be arrays too
                rows = [n for n in items if not (copied and self.is_array(n, scope))]
                depths = {self.depth(item, scope) for item in rows}
                lengths = {len(item.items) for item in items if type(item) is s.List}
                shared = any(type(item) is not s.List and self.depth(item, scope) for item in items)
                if len(depths) > 1 or len(lengths) > 1 or (shared and not copied):
                    no("list", node)
            case s.Call(s.Attribute(s.Name(name), "append" | "pop"), args, _) if (
                full_name(self.program, self.program.scope, node.function) is None
            ):
                key = self.key(name, scope)
                if key not in self.stacks or key in self.depths or key in self.arrays:
                    no("stack", node)
                if any(self.depth(a, scope) for a in args):
                    no("list", node)
            case s.Call(s.Attribute(), (s.List() as items, *_), _):
                self.copied.add(id(items))  # of a library's function, such as np.array
            case s.Call(s.Name("max" | "min" | "sorted" as name), (items,), _) if (
                self.depth(items, scope) > 1 and name not in self.defs
            ):
                no("order", node)
            case s.Call(s.Name("max" | "min" | "sum" as name), args, _) if len(args) > 1:
                summed = name == "sum" and type(args[0]) is s.List
                if any(self.depth(a, scope) for a in args[summed:]):
                    no("list", node)
        if type(node) is s.Call and type(node.function) is s.Name and node.function.id == "len":
            return
        if type(node) is not s.Attribute:  # the owner of append and pop
            for child in s.children(node):
                if type(child) is s.Name and self.is_stack(child, scope):
                    no("stack", child)

    def is_stack(self, node: s.Name, scope) -> bool:
        return self.key(node.id, scope) in self.stacks

    def truth(self, node, scope, no: Callable) -> None:
        if self.depth(node, scope):
            no("list", node)

    def meets_list(self, nodes: list, scope) -> bool:
        """Whether a list is among them that no array makes an array of."""
        lists = [node for node in nodes if self.depth(node, scope)]
        others = [node for node in nodes if not self.depth(node, scope)]
        return bool(lists) and not (others and all(self.is_array(n, scope) for n in others))


def _row(item):
    """An item of a list; a tuple as the list of its parts, for it is a row of an array too."""
    return s.List(item.items, span=item.span) if type(item) is s.Tuple else item


def _value(statement):
    """The value that a statement assigns, gives back, loops over or has."""
    match statement:
        case s.Assign(_, value) | s.AugAssign(_, _, value) | s.For(_, value, _):
            return value
        case s.Return(value) | s.Expression(value):
            return value
    return None


def _is_truth(index) -> bool:
    """Whether an index is a truth value, which picks from a list and masks an array."""
    if type(index) is s.Unary:
        return index.op == "not"
    return type(index) in (s.Boolean, s.Compare, s.BoolOp)


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


def _expressions(statement):
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
