"""The jacobian and the hessian of programs, beside differences and one another."""

import math

import numpy as np
import pytest

from gradcli import Diagnostic, program

ROBOT = "x = a*cos(s) + b*cos(s + t)\ny = a*sin(s) + b*sin(s + t)"
AT = {"a": 2.0, "b": 1.0, "s": 0.3, "t": 0.5}


def differences(p, point, name, step=1e-6):
    """The derivative of the value by each element of an input, by central differences."""
    x = np.asarray(point[name], dtype=float)
    columns = []
    for i in np.ndindex(x.shape):
        d = np.zeros(x.shape)
        d[i] = step
        above, below = (p.value({**point, name: (x + s * d).tolist()}).value for s in (1, -1))
        columns.append((np.asarray(above) - np.asarray(below)) / (2 * step))
    return np.stack(columns, axis=-1).reshape(*np.shape(columns[0]), *x.shape)


def test_targets_and_variables_by_name():
    found = program(ROBOT).jacobian(AT, ("s", "t"), of=("x", "y"))
    x, y = found.jacobian
    assert list(x) == list(y) == ["s", "t"]
    assert x["t"] == pytest.approx(-math.sin(0.8)) and y["t"] == pytest.approx(math.cos(0.8))
    assert found["t"] == [x["t"], y["t"]]
    assert (found.target, found.wrt, found.notes) == (["x", "y"], ("s", "t"), ())


@pytest.mark.parametrize(
    "text",
    ["W @ v", "tanh(W @ v)", "outer(v, v)*W", "sum(W)*v[0]", "W[0]*s", "s*v", "sort(v)*s", "W.T"],
)
def test_arrays_of_any_shape(text):
    p, point = program(text), {"W": [[1.0, 2.0], [0.5, -1.0]], "v": [0.3, 0.7], "s": 1.5}
    point = {name: value for name, value in point.items() if name in p.inputs}
    found, value = p.jacobian(point), p.value(point).value
    for name, x in point.items():
        assert np.shape(found[name]) == np.shape(value) + np.shape(x)
        assert np.allclose(found[name], differences(p, point, name), atol=1e-8)


def test_the_derivatives_are_in_the_structure_of_the_value():
    found = program("(x*y, [y, 2.0], {'k': x})").jacobian({"x": 3.0, "y": 2.0})
    assert found["x"] == (2.0, [None, None], {"k": 1.0})
    assert found["y"] == (3.0, [1.0, None], {"k": None})
    assert found.notes == (
        "the derivative by 'x' is null for [1][0], [1][1] of the value",
        "the derivative by 'y' is null for [1][1], [2]['k'] of the value",
    )


def test_what_nothing_connects_is_null_with_a_reason_or_zero():
    p, point = program("y = x*x\nz = 3*w"), {"x": 2.0, "w": 1.0}
    found = p.jacobian(point, of=("y", "z"))
    assert found.jacobian == [{"x": 4.0, "w": None}, {"x": None, "w": 3.0}]
    assert found.notes[0].startswith("the derivative of 'y' by 'w' is null: ")
    zero = p.jacobian(point, of=("y", "z"), unconnected="zero")
    assert zero.jacobian == [{"x": 4.0, "w": 0.0}, {"x": 0.0, "w": 3.0}] and not zero.notes
    shaped = program("v*1.0").jacobian(
        {"v": [1.0, 2.0], "u": [1.0] * 3}, ("u",), unconnected="zero"
    )
    assert shaped["u"].tolist() == [[0.0] * 3] * 2
    with pytest.raises(Diagnostic, match="'w' does not reach it"):
        p.jacobian(point, of=("y", "z"), strict=True)


def test_outside_a_domain_the_row_is_nan_and_no_other():
    found = program("log(v)").jacobian({"v": [-1.0, 2.0]})["v"]
    assert math.isnan(found[0, 0]) and found[0, 1] == 0.0
    assert found[1].tolist() == [0.0, 0.5]


def test_an_intermediate_and_a_target_that_is_an_input():
    p = program("u = x*x\ny = (u, x)")
    assert p.jacobian({"x": 3.0}, ("u", "x"))["u"] == (1.0, None)
    assert p.jacobian({"x": 3.0}, of=("x",))["x"] == 1.0


def test_a_hessian_is_the_jacobian_of_the_gradient():
    p, point = (
        program("sum(exp(A @ v))*x + x^2"),
        {"A": [[1, 2], [3, 4]], "v": [0.1, 0.2], "x": 2.0},
    )
    found = p.hessian(point, ("v", "x"))
    assert list(found.gradients) == ["v", "x"]
    assert list(found.hessian) == ["v,v", "v,x", "x,x"]
    slope = program("grad(lambda v: sum(exp(A @ v))*x + x^2)(v)")
    again = slope.jacobian(point, ("v", "x"))
    assert np.allclose(found["v,v"], again["v"]) and np.allclose(found["v,x"], again["x"])
    assert found["x,x"] == 2.0
    assert np.allclose(found["v,v"], np.transpose(found["v,v"]))


def test_a_hessian_of_many_elements_is_that_of_the_sum():
    found = program("v^3").hessian({"v": [1.0, 2.0]})
    assert found["v,v"].tolist() == [[6.0, 0.0], [0.0, 12.0]]
    assert "of the sum of all elements" in found.notes[0]


def test_a_program_without_real_inputs():
    found = program("3.0").jacobian({})
    assert found.jacobian == {} and "nothing to differentiate by" in found.notes[0]


@pytest.mark.parametrize(
    "call, words",
    [
        (lambda p: p.jacobian({"x": 1.0}, ("y",)), "has no 'y'"),
        (lambda p: p.jacobian({"x": 1.0}, of=("y",)), "has no 'y'"),
        (lambda p: p.hessian({}), "has no value"),
    ],
)
def test_names_that_are_not_there(call, words):
    with pytest.raises(Diagnostic, match=words):
        call(program("x*x"))


def test_a_tensor_has_the_digits_of_its_type():
    p = program("import tensorflow as tf\ntf.sin(x)*x", bound=("x",))
    assert str(p.jacobian({"x": 3.0})["x"]) == "-2.8288574"
    assert str(p.jvp({"x": 3.0}, {"x": 1.0}).tangent) == "-2.8288574"


def test_a_target_none_of_whose_parts_depends_on_a_variable():
    found = program("(y, [y, 2.0])", bound=("x", "y")).jacobian({"x": 1.0, "y": 2.0}, ("x",))
    assert found["x"] == (None, [None, None])
    assert found.notes == ("the derivative by 'x' is null: 'x' is not used by it",)


def test_a_complex_target():
    p, point = program("np.exp(1j*v)"), {"v": [0.5, 1.0]}
    slope = 1j * np.exp(1j * np.array(point["v"]))
    found = p.jacobian(point)
    assert np.allclose(found["v"], np.diag(slope)) and found.notes == ()
    assert np.allclose(p.jvp(point, {"v": [1.0, 2.0]}).tangent, slope * [1.0, 2.0])
    weighed = p.vjp(point, {"f": [1.0, 2.0]})
    assert np.allclose(weighed["v"], slope.real * [1.0, 2.0])
    assert weighed.notes == ("the target is complex: the derivatives are of its real part",)
    second = program("np.exp(1j*x)").hessian({"x": 0.5})["x,x"]
    assert second == pytest.approx(-math.cos(0.5))
