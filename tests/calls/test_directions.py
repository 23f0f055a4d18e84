"""Products with a direction: forward, in reverse, and of second order, beside the matrices."""

import math

import numpy as np
import pytest

from gradcli import Diagnostic, program

POINT = {"W": [[1.0, 2.0], [0.5, -1.0]], "v": [0.3, 0.7], "s": 1.5}
PROGRAMS = [
    "tanh(W @ v)*s",
    "W*s",
    "sum(W @ W @ v)",
    "cumsum(v)*W[0]",
    "where(v > 0.5, v*s, W[1])",
    "y = s\nfor i in range(3):\n    y = sin(y)*v\ny*W[0]",
    "a = W*v\na[0] = a[1]*s\na",
]
RANDOM = np.random.default_rng(1)


def asked(p):
    return {name: value for name, value in POINT.items() if name in p.inputs}


@pytest.mark.parametrize("text", PROGRAMS)
def test_each_is_the_product_with_the_jacobian(text):
    p = program(text)
    point = asked(p)
    tangents = {name: RANDOM.normal(size=np.shape(x)) for name, x in point.items()}
    full = p.jacobian(point, unconnected="zero")
    value = full.value
    weight = RANDOM.normal(size=np.shape(value))
    moved = sum(np.tensordot(full[n], t, np.ndim(t)) for n, t in tangents.items())
    assert np.allclose(p.jvp(point, tangents).tangent, moved)
    found = p.vjp(point, {p.target_names[0] if p.target.name else "f": weight})
    for name in point:
        assert np.allclose(found[name], np.tensordot(weight, full[name], np.ndim(weight)))
    paired = sum(np.sum(found[n] * t) for n, t in tangents.items())
    assert np.allclose(np.sum(weight * moved), paired)


@pytest.mark.parametrize("text", PROGRAMS)
def test_a_second_order_product_is_that_with_the_hessian(text):
    p = program(text)
    point = asked(p)
    tangents = {name: RANDOM.normal(size=np.shape(x)) for name, x in point.items()}
    whole, found = p.hessian(point, unconnected="zero"), p.hvp(point, tangents)
    for i, x in enumerate(whole.wrt):
        product = 0.0
        for j, z in enumerate(whole.wrt):
            block = whole[f"{x},{z}" if i <= j else f"{z},{x}"]
            axes = np.ndim(tangents[z])
            if i > j:
                block = np.moveaxis(block, range(axes), range(-axes, 0)) if axes else block
            product = product + np.tensordot(block, tangents[z], axes)
        assert np.allclose(found.hvp[x], product)
        assert np.allclose(found.gradients[x], whole[x])


def test_inputs_that_are_not_named_stay():
    p, point = program("x^2*y"), {"x": 3.0, "y": 2.0}
    assert p.jvp(point, {"x": 1.0}).tangent == 12.0
    assert p.jvp(point, {"x": 1.0, "y": 1.0}).tangent == 21.0
    found = p.hvp(point, {"x": 1.0}, wrt=("y",))
    assert (found.gradients, found.hvp) == ({"y": 9.0}, {"y": 6.0})


def test_a_slope_that_does_not_move_is_zero_and_one_that_is_not_there_null():
    p = program("3*x + 0*y*y", bound=("x", "y", "q"))
    found = p.hvp({"x": 1.0, "y": 1.0, "q": 1.0}, {"x": 1.0}, wrt=("x", "q"))
    assert (found.gradients, found.hvp) == ({"x": 3.0, "q": None}, {"x": 0.0, "q": None})
    assert "null: 'q' is not used" in found.notes[0]


def test_of_several_targets():
    p, point = program("y = x*x\nz = x*w"), {"x": 2.0, "w": 3.0}
    found = p.jvp(point, {"x": 1.0}, of=("y", "z"))
    assert (found.target, found.value, found.tangent) == (["y", "z"], [4.0, 6.0], [4.0, 3.0])
    assert p.jvp(point, {"w": 1.0}, of=("y", "z")).tangent == [None, 2.0]
    assert p.jvp(point, {"w": 1.0}, of=("y", "z"), unconnected="zero").tangent == [0.0, 2.0]
    assert p.vjp(point, of=("y", "z")).cotangents == {"x": 7.0, "w": 2.0}
    assert p.vjp(point, {"y": 10.0}, of=("y", "z"))["x"] == 40.0
    assert p.vjp(point, {"y": 10.0, "z": -1.0}, of=("y", "z"))["x"] == 37.0


def test_a_cotangent_is_in_the_structure_of_the_value():
    p, point = program("(x*y, [y, x > 0], v)"), {"x": 3.0, "y": 2.0, "v": [1.0, 2.0]}
    found = p.vjp(point, {"f": [1.0, [10.0, 0.0], [5.0, 6.0]]})
    assert (found["x"], found["y"]) == (2.0, 13.0)
    assert list(found["v"]) == [5.0, 6.0]


def test_an_expression_is_called_f_or_value():
    assert program("x*x").vjp({"x": 3.0}, {"f": 2.0})["x"] == 12.0
    assert program("f*f").vjp({"f": 3.0}, {"value": 2.0})["f"] == 12.0


def test_outside_a_domain():
    p, point = program("log(v)"), {"v": [-1.0, 2.0]}
    assert math.isnan(p.jvp(point, {"v": [1.0, 1.0]}).tangent[0])
    assert p.jvp(point, {"v": [1.0, 1.0]}).tangent[1] == 0.5
    assert math.isnan(p.vjp(point, {"f": [1.0, 1.0]})["v"][0])
    assert p.vjp(point, {"f": [0.0, 1.0]})["v"].tolist() == [0.0, 0.5]


@pytest.mark.parametrize(
    "call, code, words, help",
    [
        (lambda p: p.jvp({"v": [1, 2]}, {"v": [1, 2, 3]}), "E0202", "'v' has shape .2,",
         "v=[1,0]"),
        (lambda p: p.jvp({"v": [1, 2]}, {"v": 1.0}), "E0202", "is one number, 'v' has shape",
         "v=[1,0]"),
        (lambda p: p.jvp({"v": [1, 2]}, {"u": 1.0}), "E0007", "--tangent u: the program has no",
         "v"),
        (lambda p: p.jvp({"v": [1, 2]}, {}), "E0007", "a tangent is needed", "1.0"),
        (lambda p: p.jvp({"v": [1, 2]}, {"v": ["a", "b"]}), "E0201", "not made of real numbers",
         None),
        (lambda p: p.vjp({"v": [1, 2]}), "E0202", "many elements", "--cotangent 'f=[1,0]'"),
        (lambda p: p.vjp({"v": [1, 2]}, {"g": 1.0}), "E0007", "no target", "f"),
        (lambda p: p.vjp({"v": [1, 2]}, {"f": 1.0}), "E0202", "is one number", "f=[1,0]"),
    ],
)  # fmt: skip
def test_a_direction_that_does_not_fit(call, code, words, help):
    with pytest.raises(Diagnostic, match=words) as caught:
        call(program("v*2.0"))
    assert caught.value.code == code
    assert help is None or help in caught.value.help


def test_prints_are_written_once():
    for name, given in (("jvp", {"x": 1.0}), ("vjp", None), ("hvp", {"x": 1.0})):
        written = []
        getattr(program("print(x)\nx*x*x"), name)({"x": 2.0}, given, write=written.append)
        assert "".join(written) == "2.0\n"
