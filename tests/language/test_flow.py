"""What flows into the names of a program, and the solver over it."""

import itertools

import engines
import pytest

from gradcli.core.flow import Analysis, Flow, reached
from gradcli.core.ir import Expr
from gradcli.core.types.dtypes import BOOL, INT, REAL, WHOLE, Dtypes, common
from gradcli.lowering.stage import staged

PROGRAM = """\
def f(a, n):
    if n > 1:
        return a*n
    return a
ys = []
for i in range(4):
    ys.append(f(x, i))
z = ys.pop()
w = np.zeros(2)
w[0] = z
w"""


def flow_of(text: str) -> Flow:
    return Flow(staged(engines.program_of(text)))


def test_each_way_that_a_value_takes_is_an_edge():
    found = {(scope, name, repr(edge.value)) for edge in flow_of(PROGRAM).edges
             for scope, name in [edge.place]}  # fmt: skip
    for edge in [
        ("f", "a", "x"), ("f", "n", "i"), (None, "f()[0]", "a"), (None, "f()[0]", "multiply(a, n)"),
        (None, "i", "0"), (None, "ys[]", "f_value"), (None, "z", "ys[]"), (None, "w", "z"),
    ]:  # fmt: skip
        assert edge in found, found


def test_sources_are_followed_through_calls_and_stacks():
    flow = flow_of(PROGRAM)
    assert {(None, "x"), ("f", "a"), (None, "ys[]")} <= reached([(None, "z")], flow.sources)


class Levels(Analysis):
    """How far above their leaves values are, up to 9."""

    bottom = 0
    join = staticmethod(max)

    def literal(self, value):
        return 0

    def transfer(self, node: Expr, memo, scope):
        return min(9, 1 + max(self.parts(node, memo)))


def test_the_fixed_point_does_not_rest_on_the_order_of_the_edges():
    flow = flow_of("a = x\nb = x\nfor i in range(3):\n    a = sin(b)\n    b = a\nc = a + b\nc")
    found = []
    for edges in (flow.edges, flow.edges[::-1], flow.edges[2:] + flow.edges[:2]):
        levels = Levels(flow)
        levels.solve(edges)
        found.append({name: level for (_, name), level in levels.table.items() if level})
    assert found == [{"a": 9, "b": 9, "c": 9}] * 3


@pytest.mark.parametrize(
    ("text", "sorts"),
    [
        ("s = 0\nfor i in range(3):\n    s = s + i\ns*x", (False, True, False)),
        ("s = 0\nfor i in range(3):\n    s = s + i*x\ns", (False, False, False)),
        ("s = x > 0\nfor i in range(3):\n    s = s and x > i\ns*x", (False, True, True)),
        ("s = x\nfor i in range(3):\n    s = s*i\ns", (True, False, False)),
    ],
)
def test_a_name_in_a_loop_is_surely_what_all_that_flows_into_it_is(text, sorts):
    program = staged(engines.program_of(text))
    held = Dtypes(program, as_numpy=True).name("s", None)
    assert tuple([held | sort == sort for sort in (REAL, WHOLE, BOOL)]) == sorts


def test_a_common_dtype_is_the_largest_of_each_choice():
    for a, b in itertools.product(range(8), repeat=2):
        choices = itertools.product(*[[d for d in (BOOL, INT, REAL) if d & x] for x in (a, b)])
        assert common([a, b]) == sum({max(pair) for pair in choices}), (a, b)


@pytest.mark.parametrize(
    ("value", "held", "values"),
    [
        ("np.zeros(3)", REAL, INT),
        ("np.zeros_like(n)", INT | REAL, INT),
        ("n > 1", BOOL, BOOL),
        ("(n > 1) + (n > 2)", BOOL, BOOL),
        ("n*(n > 1)", INT, INT),
        ("n/2", REAL, REAL),
        ("n**2", INT, INT),
        ("np.where(n > 1, n, 0.5)", REAL, REAL),
        ("n[0] if x > 0 else x", INT | REAL, INT | REAL),
        ("np.sum(n > 1)", INT, INT),
        ("np.mean(n)", REAL, REAL),
        ("np.concatenate([n, np.array([x])])", REAL, REAL),
    ],
)
def test_a_dtype_is_what_numpy_may_hold_a_value_in(value, held, values):
    program = staged(engines.program_of(f"n: int[3]\na = {value}\nnp.sum(a)*x"))
    assert Dtypes(program, as_numpy=True).name("a", None) == held
    assert Dtypes(program, of_values=True).name("a", None) == values
