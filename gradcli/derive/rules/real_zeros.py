"""Zeros and ones of a derivative are reals, also in the shape of an array of integers.

NumPy makes zeros_like of integers of integers, which would cut what is written to them.
"""

from gradcli.core import ir, walks
from gradcli.core.types.dtypes import REAL, Dtypes
from gradcli.core.types.kind_rules import SURE_ARRAYS
from gradcli.core.types.kinds import Scope, kinds_of

OF_A_SHAPE = {ir.constant_form(f"{name}_like"): name for name in ("zeros", "ones")}


def with_real_zeros(program: ir.Program) -> ir.Program:
    """The program that asks for zeros of a shape where those like an array may be integers."""
    if program.graph.rows.isdisjoint(OF_A_SHAPE) or not kinds_of(program).has_arrays():
        return program
    graph, reals = program.graph, Dtypes(program, as_numpy=True)

    def real(value, scope: Scope):
        like = [
            node
            for node in ir.postorder(value.args if type(value) is ir.Call else [value])
            if node.op in OF_A_SHAPE
            and reals.kinds.of(node.args[0], scope) in SURE_ARRAYS
            and not reals.surely(REAL, node.args[0], scope)
        ]
        made = {
            node: graph.node(
                ir.constant_form(OF_A_SHAPE[node.op]), (graph.node(ir.SHAPE, node.args),)
            )
            for node in like
        }
        return ir.rebuild(value, made) if made else value

    def changed(s: ir.Statement, scope: Scope) -> ir.Statement:
        return walks.with_values(s, lambda value: real(value, scope))

    outputs = tuple([real(value, None) for value in program.outputs])
    return program.with_body(walks.mapped(program.body, changed), outputs)
