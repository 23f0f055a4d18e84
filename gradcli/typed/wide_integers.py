"""Integers past 64 bits, which C has no type for: those of constants become reals.

A part of a program that is made of integers alone is worked out exactly, so that 2^100 + 1 - 2^100
is 1; where what comes out does not fit in 64 bits either, it is the nearest double.  A factorial
that may pass them is one of reals where a quotient makes it one, as in x**k/factorial(k).
"""

from functools import partial
from typing import Any

from gradcli.core import ir, walks
from gradcli.core.flow import Scope
from gradcli.core.ir import Call, Expr
from gradcli.ops import arithmetic
from gradcli.ops.comparisons import shift_left
from gradcli.ops.libraries import names
from gradcli.ops.piecewise import absolute
from gradcli.typed.infer import Types
from gradcli.typed.refusals import refuse

EXACT = {
    f.op for f in (
        arithmetic.add, arithmetic.sub, arithmetic.mul, arithmetic.neg, arithmetic.power,
        arithmetic.floordiv, arithmetic.mod, absolute, shift_left,
    )
}  # fmt: skip
LIMIT = 2**63
FACTORIAL = ir.constant_form("math.factorial")


def without_wide_integers(program: ir.Program) -> ir.Program:  # noqa: C901 (closures over what is known)
    """The program without constants past 64 bits; E0109 for one that is no double either."""
    known: dict[int, int] = {}  # the exact values of nodes of integers alone, by identity
    wide: set[int] = set()  # those of them that hold an integer past 64 bits

    def exact(part):
        return known.get(id(part)) if type(part) is Expr else part if type(part) is int else None

    def is_wide(part) -> bool:
        return id(part) in wide if type(part) is Expr else type(part) is int and _past(part)

    def literal(part, node):
        if not is_wide(part):
            return part
        value = exact(part)
        if not _past(value):
            return value
        try:
            return float(value)
        except OverflowError:
            refuse("an integer past 1.8e308", node)

    def of(value):
        if type(value) is Call:
            return Call(value.function, tuple(map(of, value.args)))
        change: dict[Expr, Expr] = {}
        for node in ir.postorder([value]):
            if node.op is None:
                continue
            args = [exact(a) for a in node.args]
            made = node.op.value(*args) if node.op in EXACT and None not in args else None
            if type(made) is int:
                known[id(node)] = made
                if _past(made) or any(map(is_wide, node.args)):
                    wide.add(id(node))
            elif any(map(is_wide, node.args)):
                literals = tuple(literal(a, node) for a in ir.rebuild(node, change).args)
                change[node] = node.graph.node(node.op, literals, node.attrs)
        return literal(ir.rebuild(value, change) if change else value, value)

    body = walks.mapped(program.body, lambda s, _: walks.with_values(s, of))
    return program.with_body(body, tuple(map(of, program.outputs)))


def has_factorials(program: ir.Program) -> bool:
    return FACTORIAL in program.graph.rows


def with_real_factorials(types: Types) -> ir.Program:
    """The program in which the factorials of quotients that may pass 64 bits are real."""

    def of(value, scope: Scope):
        if type(value) is Call:
            return Call(value.function, tuple([of(a, scope) for a in value.args]))
        change: dict[Expr, Expr] = {}
        for node in ir.postorder([value]):
            if node.op is arithmetic.div.op:
                args = [_as_real(types, a, scope) for a in ir.rebuild(node, change).args]
                change[node] = node.graph.node(node.op, tuple(args), node.attrs)
        return ir.rebuild(value, change) if change else value

    def within(s: ir.Statement, scope: Scope) -> ir.Statement:
        return walks.with_values(s, partial(of, scope=scope))

    program = types.program
    outputs = tuple([of(value, None) for value in program.outputs])
    return program.with_body(walks.mapped(program.body, within), outputs)


def _as_real(types: Types, node, scope: Scope):
    """An operand of a quotient, which is real: a factorial, or a product with one, at once."""
    if type(node) is not Expr or node.op is None:
        return node
    if node.op is FACTORIAL and types.magnitudes.passes(node, scope):
        real: Any = names.function("scipy.special.factorial")
        return node.graph.node(real.op, node.args)
    if node.op is arithmetic.mul.op:
        return node.graph.node(node.op, tuple([_as_real(types, a, scope) for a in node.args]))
    return node


def _past(value: int) -> bool:
    return not -LIMIT < value < LIMIT  # C has no literal of -2**63
