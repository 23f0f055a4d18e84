"""Arrays of truths and their elements, as NumPy holds them: a sum of two is a logical or.

A program's own `m + n` of such arrays is written `np.logical_or(m, n)`, so that what rewrites it
may take + for the sum of numbers, and so is ~m, which of a number is another.  In a derivative,
where m stands for 0 or 1, each sum has a number: `1.0*m + n`.
"""

from typing import Any

from gradcli.core import ir, walks
from gradcli.core.flow import Scope
from gradcli.core.ir import Assign, Expr, Program
from gradcli.core.types.dtypes import BOOL, Dtypes, gives_truths, has_truths
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import kinds_of
from gradcli.ops.arithmetic import add, mul
from gradcli.ops.comparisons import invert
from gradcli.ops.rows import TABLE, Op

KEEPING = ("first", "common", "others")  # what rows hold that give truths of truths
# What arrays of truths are given, where numbers are given another row
LOGIC = {add.op: TABLE["logical_or"], invert.op: TABLE["logical_not"]}


def may_have_arrays_of_truths(program: Program) -> bool:
    return has_truths(program) and kinds_of(program).has_arrays()


def with_logic(program: Program) -> Program:
    """The program with sums of arrays of truths as logical ors, and ~ of one as its negation."""
    if program.graph.rows.isdisjoint(LOGIC) or not may_have_arrays_of_truths(program):
        return program
    truths = Dtypes(program, as_numpy=True, of_values=True)
    axes = truths.kinds.shapes.axes

    def changed(node: Expr, made: dict, scope: Scope):
        if node.op not in LOGIC or not all(truths.surely(BOOL, a, scope) for a in node.args):
            return None
        if not any(axes(a, scope) for a in node.args):  # of numbers, which are Python's
            return None
        return node.graph.intern(LOGIC[node.op], *walks.arguments(node, made))

    return _mapped(program, changed)


def with_numbers(program: Program, author: frozenset[str]) -> Program:
    """A derivative in which what is worked out of truths alone, and its results, are numbers."""
    if not may_have_arrays_of_truths(program):
        return program
    truths = Dtypes(program, of_values=True)

    def number(value, of, scope: Scope):
        one = 1 if truths.kinds.of(of, scope) in NUMBERS else 1.0
        return program.graph.intern(mul.op, (one, value))

    def changed(node: Expr, made: dict, scope: Scope):
        if not node.op.elementwise or _is_right(node.op):
            return None
        if not node.args or not all(truths.surely(BOOL, a, scope) for a in node.args):
            return None
        (first, *rest), attrs = walks.arguments(node, made)
        return node.graph.intern(node.op, (number(first, node.args[0], scope), *rest), attrs)

    def assigned(s: Assign, given, scope: Scope):
        place = truths.flow.place(s.targets[0], scope)
        if s.index or s.targets[0] in author or truths.surely_at(BOOL, place):
            return given
        return number(given, s.value, scope) if truths.surely(BOOL, s.value, scope) else given

    new = _mapped(program, changed, assigned)
    outputs = [
        number(out, old, None) if type(old) is Expr and truths.surely(BOOL, old, None) else out
        for out, old in zip(new.outputs, program.outputs)
    ]
    return new.with_body(new.body, tuple(outputs))


def _is_right(op: Op) -> bool:
    """Whether what a row gives for truths is what it gives for numbers: the sum is not."""
    return gives_truths(op) or (op.result_dtype in KEEPING and op is not add.op)


def _mapped(program: Program, changed, assigned=None) -> Program:
    """The program with `changed(node, made, scope)` for each node where that is not None, and
    nothing simplified."""
    memo: dict[Scope, dict[int, object]] = {}

    def value(v, scope: Scope):
        made = memo.setdefault(scope, {})

        def node(part: Expr):
            if part.op is None:
                return part
            new = changed(part, made, scope)
            return part.graph.intern(part.op, *walks.arguments(part, made)) if new is None else new

        return walks.rewritten(v, node, made)

    def statement(s: ir.Statement, scope: Scope) -> ir.Statement:
        new: Any = walks.with_values(s, lambda v: value(v, scope))
        if assigned and type(s) is Assign and type(s.value) is Expr and len(s.targets) == 1:
            return Assign(new.targets, new.index, assigned(s, new.value, scope))
        return new

    outputs = tuple(value(v, None) for v in program.outputs)
    return program.with_body(walks.mapped(program.body, statement), outputs)
