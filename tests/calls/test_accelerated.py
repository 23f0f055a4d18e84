"""Programs on JAX: values and derivatives are the tape's, on a device, in 64 bits or 32."""

import pickle
import sys

import numpy as np
import pytest

import gradcli
from gradcli import calls
from gradcli.errors import Diagnostic

BRANCHES = """y = x
for k in range(n):
    if y > 1:
        y = sin(y) + a
    else:
        y = y*1.5
while y > 2:
    y = y*0.5
y
"""


def test_without_jax_an_error_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "jax", None)
    with pytest.raises(Diagnostic, match="JAX is not installed") as caught:
        gradcli.compile("x^2", engine="jax")(x=2.0)
    assert "gradcli[jax]" in caught.value.help


def test_an_engine_that_is_none_is_refused():
    with pytest.raises(Diagnostic, match="native or jax, not 'xla'"):
        gradcli.compile("x^2", engine="xla")


@pytest.fixture
def jax():
    return pytest.importorskip("jax")


@pytest.mark.slow
def test_values_and_derivatives_are_the_tapes(jax):
    compiled = gradcli.compile(BRANCHES, ("x", "a"), engine="jax")
    columns = {"x": np.linspace(0.2, 3.0, 9), "a": np.linspace(1.0, 0.1, 9)}
    value, slopes = compiled.batch_value_and_gradient(**columns, n=4)
    program = calls.program(BRANCHES)
    for i in range(9):
        at = {n: float(x[i]) for n, x in columns.items()} | {"n": 4}
        want = calls.gradient(program, at, ("x", "a"), unconnected="zero")
        assert np.isclose(value[i], want.value, 1e-14)
        assert np.allclose([slopes[n][i] for n in "xa"], [want[n] for n in "xa"], 1e-13)
        assert compiled(**at) == pytest.approx(want.value, rel=1e-14)
        assert compiled.gradient(**at) == pytest.approx(want.gradients, rel=1e-13)
    again = pickle.loads(pickle.dumps(compiled))
    assert again(x=0.5, a=1.0, n=2) == compiled(x=0.5, a=1.0, n=2)


@pytest.mark.slow
def test_more_rows_than_are_computed_together(jax, monkeypatch):
    from gradcli.calls import accelerated

    monkeypatch.setattr(accelerated, "ROWS", 4)
    x = np.arange(1.0, 11.0)
    value, slopes = gradcli.compile("x^2*c", engine="jax").batch_value_and_gradient(x=x, c=3.0)
    assert np.array_equal(value, 3 * x**2) and np.array_equal(slopes["x"], 6 * x)
    assert np.array_equal(slopes["c"], x**2)


@pytest.mark.slow
def test_numbers_of_32_bits_are_asked_for(jax):
    wide = gradcli.compile("x/3", engine="jax")
    narrow = gradcli.compile("x/3", engine="jax", float32=True, device="cpu")
    assert wide(x=1.0) == 1 / 3 and narrow(x=1.0) == float(np.float32(1) / np.float32(3))
    assert not jax.config.jax_enable_x64  # what others compute stays as it was


REFUSED = {
    "def f(n):\n    return 1.0 if n < 1 else n*f(n - 1)\nf(x)": "calls itself, 'f'",
    "ellipk(x)": "ellipk",
    "gammaln(x)*np.linalg.det(np.array([[x, x*x], [1.0, x]]))": "cofactors",
}


@pytest.mark.slow
@pytest.mark.parametrize("text", REFUSED)
def test_what_has_no_form_says_what_works(jax, text):
    with pytest.raises(Diagnostic) as caught:
        gradcli.compile(text, engine="jax").batch_value_and_gradient(x=np.array([0.1, 0.2]))
    error = caught.value
    assert error.code == "E0109" and REFUSED[text] in error.message and "tape" in error.help


@pytest.mark.slow
def test_a_device_that_is_not_there_is_refused(jax):
    with pytest.raises(Diagnostic, match="no device 'abacus'") as caught:
        gradcli.compile("x^2", engine="jax", device="abacus")(x=2.0)
    assert "cpu:0" in caught.value.help


@pytest.mark.slow
def test_what_a_list_had_no_room_for_is_left_to_the_tape(jax, monkeypatch):
    from gradcli.emit.jax import runtime

    monkeypatch.setattr(runtime, "ROOM", 8)
    text = "s = []\nk = 0\nwhile k < n:\n    s.append(k)\n    k = k + 1\nwhile len(s) > 2:\n"
    text += "    k = k + s.pop()\nk"
    compiled = gradcli.compile(text, ("n",), engine="jax")
    assert [compiled(n=n) for n in (8.0, 9.0)] == [calls.value(calls.program(text), {"n": n}).value
                                                  for n in (8.0, 9.0)]  # fmt: skip
    found = compiled.batch(n=np.array([8.0, 9.0]))
    assert found[0] == compiled(n=8.0) and np.isnan(found[1])
    rows = calls.rows(calls.program(text), {"n": [8.0, 9.0, 20.0]}, ask="value", using="jax")
    assert [float(x) for x in rows.columns[0]] == [compiled(n=n) for n in (8.0, 9.0, 20.0)]
