"""Reductions: the sum of items, the largest of them, and whether any or all are true."""

from gradcli.core import ir
from gradcli.core.array_functions import CALLED
from gradcli.core.operators import is_boolean
from gradcli.errors import Diagnostic
from gradcli.language.syntax import surface
from gradcli.lowering import iterables
from gradcli.lowering.library import sorting
from gradcli.lowering.lists import comprehensions, iterators, layers, lists
from gradcli.lowering.quotation import by_rows, of_numbers
from gradcli.lowering.raising.restore import path
from gradcli.lowering.refused import fault
from gradcli.lowering.values import Items, Leaf, Maybe, Ref, Text, Tuple, Walk


def summed(st, name: str, args: list, named: dict, node: surface.Call):
    args = [iterators.taken(st, v, node.span) for v in args]
    if args and iterators.runs(args[0]):
        start = [*args[1:], *named.values(), Leaf(0)][0]
        return comprehensions.added_up(st, args[0], start, node)
    args, contents = _gone_through(st, args, node)
    if len(args) == 1 and named.keys() == {"start"}:
        args, named = [*args, named["start"]], {}
    if named or not 1 <= len(args) <= 2:
        return of_numbers(st, name, args, named, node)
    of, *start = args
    if (summed := _apart(of, contents)) is not None:
        return total(st, [*start, *summed], node.span)
    if contents is not None or (start and _is_vector(st, of)):  # it is added from left to right
        first = start[0] if start else Leaf(0)
        if first == Leaf(0):
            return by_rows(st, path("sum"), [of, first], {}, node, 1)
        return comprehensions.added_up(st, of, first, node)  # to the start, which rounds so
    if start:
        return st.plus(start[0], sum_of_rows(st, of, node), node.span)
    return of_numbers(st, name, args, named, node)


def extreme(st, name: str, args: list, named: dict, node: surface.Call):
    """max and min."""
    if len(args) == 1 and named.keys() == {"key"}:
        if _is_known(st, args[0], node.span):
            items = lists.known_items(st, args[0], node.span)
            return largest(st, name, items, named["key"], node.span)
        return sorting.best_by(st, name, args[0], named["key"], node)
    args, contents = _gone_through(st, args, node)
    if args and not named:
        several = _apart(args[0], contents) if len(args) == 1 else args
        for v in several or ():
            st.number(v, node.span)
        if several is None and contents is not None:
            return largest_item(st, name, args[0], node)
    return of_numbers(st, name, args, named, node)


def quantifier(st, name: str, args: list, named: dict, node: surface.Call):
    """any and all."""
    args, _ = _gone_through(st, args, node)
    if len(args) != 1 or not _is_known(st, args[0], node.span):
        return of_numbers(st, name, args, named, node)
    tests = [_is_true(st, v, node.span) for v in lists.known_items(st, args[0], node.span)]
    return st.combined(tests, ir.OR if name == "any" else ir.AND, name == "any")


def _gone_through(st, args: list, node: surface.Call) -> tuple:
    """Arguments of which the first, if it is walked, has been: a tuple or a list of its items; and
    the contents of that, where it is a list of numbers, for rows have no order and no sum."""
    match args:
        case [Walk() as of, *rest] if iterables.is_known(st.walked(of, node.span)):
            args = [Tuple(tuple(lists.known_items(st, of, node.span))), *rest]
        case [Walk() as of, *rest]:
            args = [comprehensions.gathered(st, of, node), *rest]
    return args, layers.contents_of_numbers(st, args[0], node.span) if args else None


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
    return isinstance(v, (Tuple, Text, Maybe)) or iterables.is_known(st.walked(v, span))


def _apart(v, contents) -> list | None:
    """The items of a tuple, or of a list that keeps them apart."""
    if isinstance(v, Tuple):
        return list(v.items)
    return list(contents.values) if isinstance(contents, Items) else None


def total(st, values: list, span) -> Leaf:
    """The sum of numbers, from left to right."""
    values = values if len(values) > 1 else [Leaf(0), *values]
    found = values[0]
    for v in values[1:]:
        found = st.plus(found, v, span)
    return found


def largest_item(st, name: str, of: Ref, node) -> Leaf:
    """Python's max or min of a list of numbers: the first of equals, where an array's shares."""
    row = st.settled(Leaf(lists.whole(st, of, node.span)), "?items").expr
    found = lists.element(st, row, st.graph.node(CALLED[f"arg{name}"].row, (row,)))
    return Leaf(st.rows.placed(found.expr, node))


def largest(st, name: str, items: list, key, span):
    """max or min by a key: the first of those whose key is the largest."""
    if not items:
        error = Diagnostic("E0201", f"{name} of nothing: the sequence is empty")
        raise fault(st, error, span)
    best, best_key = items[0], st.applied(key, [items[0]], span)
    for v in items[1:]:
        slots = st.wait(Tuple((best, best_key, v)))
        found = st.applied(key, [v], span)
        best, best_key, v = st.release(slots).items
        op = ">" if name == "max" else "<"
        test = st.compared(op, found, best_key, span)
        both = Tuple((v, found)), Tuple((best, best_key))
        chosen = st.branch(test, lambda b=both: b[0], lambda b=both: b[1], span)
        best, best_key = chosen.items
    return best
