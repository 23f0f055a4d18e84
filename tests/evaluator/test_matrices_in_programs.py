"""Complex numbers, matrices and transforms in programs."""

import numpy as np
import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

X = [1.0, 2.0, 5.0]


def gradient(text: str, x=X):
    return calls.gradient(calls.program(text, bound=("x",)), {"x": x}, ("x",))


VALUES = [
    ("np.sum(np.abs(np.fft.fft(x))**2)", 90.0, [6.0, 12.0, 30.0]),
    ("np.real(np.fft.rfft(x))[1]", -2.5, [1.0, -0.5, -0.5]),
    ("np.sum(np.fft.fft(x)).real", 3.0, [3.0, 0.0, 0.0]),
    ("np.abs(x[0] + 2j*x[1])", 17**0.5, [1 / 17**0.5, 8 / 17**0.5, 0.0]),
    ("np.exp(1j*x[0]).imag", np.sin(1.0), [np.cos(1.0), 0.0, 0.0]),
    ("np.einsum('i,j->ij', x, x)[0, 1]", 2.0, [2.0, 1.0, 0.0]),
    ("np.linalg.norm(x, np.inf)", 5.0, [0.0, 0.0, 1.0]),
    ("np.linalg.norm(x, None, 0)", 30**0.5, [v / 30**0.5 for v in X]),
    ("x.dot([1, 2, 3])", 20.0, [1.0, 2.0, 3.0]),
    ("np.linalg.slogdet(np.diag(x))[1]", np.log(10.0), [1.0, 0.5, 0.2]),
]


@pytest.mark.parametrize(("text", "value", "slopes"), VALUES)
def test_values_and_gradients(text, value, slopes):
    result = gradient(text)
    assert result.value == pytest.approx(value, rel=1e-14)
    np.testing.assert_allclose(result["x"], slopes, rtol=1e-13, atol=1e-15)


CAUGHT = """try:
    y = np.linalg.inv(np.outer(x, x))
except np.linalg.LinAlgError:
    y = 7.0
y * x[0]"""


@pytest.mark.parametrize("exception", ["np.linalg.LinAlgError", "ValueError"])
def test_a_singular_matrix_can_be_caught(exception):
    text = CAUGHT.replace("np.linalg.LinAlgError", exception).replace("x, x", "[1.0, 0], [1, 0]")
    assert gradient(text).value == 7.0


WRONG = [
    ("2j*x", "E0104"), ("float(1j*np.sum(x))", "E0201"), ("np.linalg.inv(x)", "E0202"),
    ("np.linalg.inv(np.eye(3), x)", "E0103"), ("np.einsum('ij', x)", "E0202"),
    ("np.fft.fft(x, norm='no')", "E0103"), ("np.fft.fft(x, 1.5)", "E0201"),
    ("np.var('x')*x", "E0201"), ("np.linalg.norm(x, ord=x[0])", "E0210"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "code"), WRONG)
def test_mistakes_are_told(text, code):
    with pytest.raises(Diagnostic) as caught:
        gradient(text)
    assert caught.value.code == code


@pytest.mark.parametrize("text", ["np.sort(2j*x)", "np.sum(np.fft.fft(x))"])
@pytest.mark.parametrize("mode", ["forward", "reverse"])
def test_what_has_no_printed_derivative_says_so(text, mode):
    with pytest.raises(Diagnostic) as caught:
        calls.diff(calls.program(text), mode=mode)
    assert caught.value.code == "E0108"
