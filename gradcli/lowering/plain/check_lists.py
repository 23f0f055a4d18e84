"""Lists that are used as no array is: where Python's list is none, the program is refused."""

from collections.abc import Callable, Iterator

from gradcli.core import ir
from gradcli.core.refusals import refuse
from gradcli.core.types.kind_rules import SURE_ARRAYS
from gradcli.core.types.kinds import NUMBERS, Scope, kinds_of
from gradcli.errors import Source, Span
from gradcli.language.names.lookup import full_name
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.lowering.plain.lists import Lists, expressions, row, value_of


def check_lists(program: Program, source: Source) -> None:
    """Raise where a list is used as an array would not be."""
    lists = _Checks(program)
    for scope, statement in lists.statements:
        lists.check(statement, scope, source)


class _Checks(Lists):
    """What is refused of each statement."""

    def check(self, statement, scope, source: Source) -> None:
        def no(what: str, node) -> None:
            raise refuse(what, node.span, source)

        match statement:
            case s.Assign(targets, _):
                for target in targets:
                    if type(target) is s.Subscript and self.depth(target.value, scope):
                        if type(target.index) is s.Slice:
                            no("list", target)
                        if self.is_truth(target.index, scope):
                            no("truth", target.index)
            case s.AugAssign(target, _, value):
                if self.depth(target, scope) or self.meets_list([target, value], scope):
                    no("list", target)
            case s.If(branches, _):
                for test, _ in branches:
                    self.truth(test, scope, no)
            case s.While(test, _):
                self.truth(test, scope, no)
        if type(value := value_of(statement)) is s.Name and self.is_stack(value, scope):
            no("stack", value)
        for node in expressions(statement):
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
                if self.depth(value, scope) and self.is_truth(index, scope):
                    no("truth", index)
            case s.List(items):
                items = tuple(map(row, items))
                copied = id(node) in self.copied  # whose rows may be arrays too
                rows = [n for n in items if not (copied and self.is_array(n, scope))]
                depths = {self.depth(item, scope) for item in rows}
                lengths = {len(item.items) for item in items if type(item) is s.List}
                shared = any(self.is_shared(item, scope) for item in items)
                if len(lengths) > 1:
                    no("ragged", node)
                if len(depths) > 1 or (shared and not copied):
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

    def is_shared(self, item, scope) -> bool:
        """Whether an item of a list is a list that the program made, and may have elsewhere."""
        given = type(item) is s.Name and self.key(item.id, scope) in self.defaults
        return type(item) is not s.List and bool(self.depth(item, scope)) and not given

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


def check_elements(program: ir.Program, resolved: Program, source: Source) -> None:
    """Raise where an array that stands for a list of numbers would be given an array."""
    kinds = kinds_of(program)
    for scope, statement in kinds.blocks:
        if type(statement) is ir.Assign and type(statement.value) is not ir.Call:
            key = scope, statement.targets[0]
            kind = kinds.of(statement.value, scope)
            # where an element may be an array, its write fails if it is one; a sum would be another
            wrong = ("vector", "array") if statement.index else ("vector", "array", "any")
            if 0 < len(statement.index) < resolved.depths.get(key, 0):
                continue  # a row
            if key in resolved.depths and not statement.index:
                for item in _joined(statement.value):
                    if kinds.of(item, scope) in ("vector", "array"):
                        raise refuse("rows", resolved.first_place(*key), source)
            if any(kinds.of(part, scope) not in NUMBERS for part in statement.index):
                continue  # a part of it, which the program writes itself
            if key not in (resolved.depths if statement.index else resolved.totals):
                continue
            if kind in wrong or _is_given_array(statement.value, scope, program):
                raise refuse("rows", resolved.first_place(*key), source)


def _is_given_array(value, scope: Scope, program: ir.Program) -> bool:
    """Whether a value is a name that somewhere is surely given an array."""
    if type(value) is not ir.Expr or value.op is not None:
        return False
    kinds = kinds_of(program)
    given = kinds.flow.into.get(kinds.flow.place(value.args[0], scope), ())
    return any(kinds.given(edge) in SURE_ARRAYS for edge in given)


def check_places(
    program: ir.Program, inner: dict[int, tuple], places: dict[int, Span | None], source: Source
) -> None:
    """Raise where `i` of a write to a[i][j] is an array: it goes to a copy of what i picks.

    inner: those parts of indices, and places: where they stand, by the identity of assignments.
    """
    kinds = kinds_of(program)
    for scope, statement in kinds.blocks:
        parts = [p for p in inner.get(id(statement), ()) if type(p) is ir.Expr]
        if any(kinds.of(part, scope) in SURE_ARRAYS for part in parts):
            raise refuse("write", places.get(id(statement)), source)


def _joined(value) -> Iterator:
    """The items of the lists written out that a value is joined of."""
    if type(value) is ir.Expr and value.op is not None and value.op.name == "concatenate":
        for part in value.args:
            if type(part) is ir.Expr and part.op is ir.ARRAY:
                yield from part.args
