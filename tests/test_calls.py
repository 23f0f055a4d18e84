"""The library: programs, values, derivatives and their text, without a command line."""

import math
import warnings

import numpy as np
import pytest

import gradcli
from gradcli import Diagnostic, diff, gradient, operations, program, read, value
from gradcli.calls import slopes


def test_a_value_and_its_gradient():
    p = program("y = x^2 * sin(z)")
    point = {"x": 3.0, "z": 2.0}
    assert value(p, point).value == 9 * math.sin(2.0)
    found = gradient(p, point)
    assert found.gradients == {"x": 6 * math.sin(2.0), "z": 9 * math.cos(2.0)}
    assert found["x"] == found.gradients["x"]
    assert (found.target, found.wrt, found.point) == ("y", ("x", "z"), point)


def test_values_of_inputs_are_numbers_lists_or_arrays():
    p = program("sum(v*v)")
    for v in ([1, 2], (1.0, 2.0), np.array([1, 2])):
        assert gradient(p, {"v": v})["v"].tolist() == [2.0, 4.0]


def test_the_caller_s_array_is_not_written():
    v = np.array([1.0, 2.0])
    p = program("v[0] = 7*v[1]\nsum(v)")
    assert value(p, {"v": v}).value == 16.0
    gradient(p, {"v": v})
    assert v.tolist() == [1.0, 2.0]


def test_several_targets_are_summed_and_noted():
    found = gradient(program("y = x*x\nz = y*y"), {"x": 3.0}, of=("y", "z"))
    assert (found.target, found.value) == (["y", "z"], [9.0, 81.0])
    assert found.gradients == {"x": 6.0 + 108.0}
    assert "not the jacobian" in found.notes[0]


def test_an_intermediate_and_the_input_before_it():
    p = program("u = x*x\ny = u*u + x")
    found = gradient(p, {"x": 2.0}, wrt=("u", "x"), order=2)
    assert found.value == 18.0
    assert found.gradients == {"u": 8.0, "x": 33.0, "u,u": 2.0, "u,x": 8.0, "x,x": 48.0}


def test_an_intermediate_array():
    p = program("u = 2*v\nsum(u*u)")
    found = gradient(p, {"v": [1.0, 2.0]}, wrt=("u",))
    assert found["u"].tolist() == [4.0, 8.0]


def test_unconnected_is_none_or_zero_in_the_shape_of_the_variable():
    p = program("x*x")
    point = {"x": 1.0, "v": [1.0, 2.0]}
    assert gradient(p, point, wrt=("v",))["v"] is None
    assert gradient(p, point, wrt=("v",), unconnected="zero")["v"].tolist() == [0.0, 0.0]


def test_a_name_that_is_bound_is_an_input_even_where_it_is_built_in():
    p = program("e*x", bound=("e", "x"))
    assert gradient(p, {"e": 2.0, "x": 3.0}).gradients == {"e": 3.0, "x": 2.0}


def test_a_high_order_of_one_variable():
    found = gradient(program("exp(x)"), {"x": 0.0}, order=30)
    assert found.gradients[",".join("x" * 30)] == pytest.approx(1.0, rel=1e-12)


def test_strict():
    p = program("log(x)")
    with pytest.raises(Diagnostic, match="log of -1 is nan") as caught:
        gradient(p, {"x": -1.0}, strict=True)
    assert (caught.value.code, caught.value.span, caught.value.exit_code) == ("E0207", (0, 6), 1)
    assert math.isnan(value(p, {"x": -1.0}).value)


def test_prints_are_written_once():
    written = []
    p = program("print(x)\nx*x*x")
    gradient(p, {"x": 2.0}, order=3, write=written.append)
    assert "".join(written) == "2.0\n"


def test_the_text_of_a_derivative_is_a_program():
    text = diff(program("x^2*sin(y)"), ("x",))
    assert value(program(text), {"x": 3.0, "y": 2.0}).value == pytest.approx(6 * math.sin(2.0))
    both = diff(program("x^2*sin(y)"), ("x", "y"), mode="reverse")
    found = value(program(both), {"x": 3.0, "y": 2.0}).value
    assert list(found) == pytest.approx([6 * math.sin(2.0), 9 * math.cos(2.0)])


def test_a_file_and_a_function_of_it(tmp_path):
    file = tmp_path / "f.expr"
    file.write_text("def square(x):\n    return x*x\ny = 3*square(x)\n")
    assert gradient(read(str(file)), {"x": 2.0})["x"] == 12.0
    assert gradient(read(f"{file}:square"), {"x": 2.0})["x"] == 4.0
    with pytest.raises(Diagnostic, match="no function 'cube'"):
        read(f"{file}:cube")


def test_a_file_with_a_colon_in_its_name(tmp_path):
    file = tmp_path / "a:b"
    file.write_text("x*x\n")
    assert value(read(str(file)), {"x": 2.0}).value == 4.0


def test_a_missing_file_says_which_was_meant(tmp_path):
    (tmp_path / "lesson.expr").write_text("x\n")
    with pytest.raises(Diagnostic) as caught:
        read(str(tmp_path / "leson.expr"))
    assert caught.value.help == f"did you mean '{tmp_path / 'lesson.expr'}'?"


def test_operations():
    table = {row["name"]: row for row in operations(derivatives=True)}
    assert table["log"]["also"] == "ln"
    assert table["multiply"]["arguments"] == "x: bilinear, y: bilinear"
    assert table["arctan2"]["arguments"] == "y: smooth, x: smooth"
    assert table["log"]["derivative"] == "d/dx = 1/x"
    assert table["clip"]["derivative"].count("d/d") == 3
    assert [row["name"] for row in operations("*")] == ["multiply"]
    assert [row["name"] for row in operations("-")] == ["subtract", "negative"]
    assert [row["name"] for row in operations("^")] == ["power"]
    assert operations("power")[0]["also"].split()[:2] == ["**", "^"]


@pytest.mark.parametrize("name", gradcli.PUBLIC)
def test_public_names_load(name):
    assert getattr(gradcli, name) is not None
    assert name in dir(gradcli)


def test_an_unknown_public_name_is_an_attribute_error():
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        gradcli.nothing  # noqa: B018


def test_an_intermediate_that_is_watched_keeps_its_aliases():
    p = program("b = np.zeros(2)*x\na = b\na[0] = 5.0\nb[0] + x")
    assert gradient(p, {"x": 1.0}, wrt=("a",)).value == 6.0


def test_a_watched_infinity_stays_one():
    p = program("a = np.array([x, 1/0.0])\nnp.sum(np.exp(-a))")
    assert gradient(p, {"x": 1.0}, wrt=("a",)).value == pytest.approx(0.36787944117144233)


def test_slopes_are_of_each_element():
    p = program("a = np.array([x, x^3])\nb = (m*x, m)")
    found = slopes(p, {"x": 2.0, "m": 3.0}, "x", ("a", "b"), order=2)
    assert [list(found.values[0]), found.values[1]] == [[2.0, 8.0], (6.0, 3.0)]
    first, second = found["x"], found["x,x"]
    assert [list(first[0]), first[1]] == [[1.0, 12.0], (3.0, None)]
    assert [list(second[0]), second[1]] == [[0.0, 12.0], (0.0, None)]


def test_slopes_are_by_a_number():
    with pytest.raises(Diagnostic, match="'v' is an array"):
        slopes(program("sum(v)"), {"v": [1.0, 2.0]}, "v")


def test_a_program_that_ends_in_a_print_has_the_values_that_are_asked_for():
    p, printed = program("y = 2.0*x\nprint(y)"), []
    assert value(p, {"x": 3.0}, write=printed.append).targets == ()
    assert value(p, {"x": 3.0}, of=("y",), write=printed.append).value == 6.0
    assert "".join(printed) == "6.0\n6.0\n"


def test_a_program_shows_its_text():
    assert repr(program("x^2 + 1\n")) == "Program('x^2 + 1')"
    assert repr(program("y = x\n" * 40)).endswith("…')")


def test_a_program_is_checked_and_expanded_as_the_commands_do():
    p = program("x^3")
    assert [row.verdict for row in p.check({"x": 2.0}).rows] == ["agrees"]
    assert p.taylor({"x": 2.0}).coefficients == [8.0, 12.0, 6.0, 1.0, 0.0, 0.0, 0.0]


def test_numpy_warns_a_caller_of_nothing_that_a_note_is_to_say():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        result = gradient(program("np.array([x, inf]) % 1.0"), {"x": 2.0})
    assert result.gradients["x"] == 1.0 and result.notes
