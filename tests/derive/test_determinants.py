"""Determinants differentiated more than once: cofactors along directions."""

import printed
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

TEXT = "A: float[3, 3]\nB: float[3, 3]\nx: float\nnp.linalg.det(A + x*B + x**2*A)"
MATRICES = {
    "A": [[1.2, -0.4, 0.3], [0.7, 2.1, -0.6], [0.2, 0.9, -1.4]],
    "B": [[0.3, 1.1, -0.8], [-0.5, 0.4, 0.6], [1.3, -0.2, 0.1]],
}
SINGULAR = {"A": [[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [1.0, 0.0, 1.0]], "B": [[0.0] * 3] * 3}


@pytest.mark.parametrize("matrices", [MATRICES, SINGULAR])
@pytest.mark.parametrize("order", [2, 3])
@pytest.mark.parametrize("target", ["python", "numpy"])
def test_higher_derivatives_are_those_of_the_tape(target, order, matrices):
    program = calls.program(TEXT)
    function = printed.function(calls.diff(program, ("x",), order=order, to=target))
    want = calls.gradient(program, matrices | {"x": 0.3}, wrt=("x",), order=order).gradients
    found = function(**matrices, x=0.3)
    assert found == pytest.approx(want[",".join("x" * order)], rel=1e-12, abs=1e-12)


def test_c_has_no_second_derivative():
    with pytest.raises(Diagnostic, match="the second derivative of a determinant has no form in C"):
        calls.diff(calls.program(TEXT), ("x",), order=2, to="c")
