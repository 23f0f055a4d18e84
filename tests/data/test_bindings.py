"""Bindings: what `NAME=VALUE` can say, and what it is told when it cannot."""

import math

import numpy as np
import pytest

from gradcli.calls import constant
from gradcli.data.bindings import Steps, Uncertain, is_binding, read_binding, read_bindings
from gradcli.errors import Diagnostic

VALUES = [
    ("x=3", 3),
    ("x=-3", -3),
    ("x=+3", 3),
    ("x=3.0", 3.0),
    ("x=-3e2", -300.0),
    ("x=.5", 0.5),
    ("x=5.", 5.0),
    ("x=1E-3", 0.001),
    ("x= 3 ", 3),
    ("x=inf", math.inf),
    ("x=-inf", -math.inf),
    ("x=-Infinity", -math.inf),
    ("x=True", True),
    ("x=[1,2]", [1, 2]),
    ("x=[]", []),
    ("x=[ 1.5 , 2 ]", [1.5, 2]),
    ("x=[[1,2],[3,4]]", [[1, 2], [3, 4]]),
    ("x=[1, -Infinity]", [1, -math.inf]),
    ("x=123456789012345678", 123456789012345678),
    ("x=12345678901234567890", 12345678901234567890),
    ("Ω=1", 1),
]


@pytest.mark.parametrize(("word", "value"), VALUES)
def test_a_value_is_read(word, value):
    _, found = read_binding(word, constant)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize("word", ["x=nan", "x=NaN"])
def test_nan_is_read(word):
    assert math.isnan(read_binding(word, constant)[1])


CONSTANTS = [
    ("x=pi/2", math.pi / 2),
    ("x=2^10", 1024),
    ("x=sqrt(2)", math.sqrt(2)),
    ("x=-1e-3*2", -0.002),
    ("x=max(1, 2)", 2),
    ("x=[pi, max(1, 2)]", [math.pi, 2]),
]


@pytest.mark.parametrize(("word", "value"), CONSTANTS)
def test_a_constant_expression_is_evaluated(word, value):
    assert read_binding(word, constant)[1] == value


GRIDS = [
    ("x=0:1:0.25", [0.0, 0.25, 0.5, 0.75, 1.0]),
    ("x=0:10:5", [0, 5, 10]),
    ("x=0:1:0.3", [0.0, 0.3, 0.6, 3 * 0.3]),
    ("x=1:0:-0.5", [1.0, 0.5, 0.0]),
    ("x=2:2:1", [2]),
    ("x=0:pi:pi/2", [0, math.pi / 2, math.pi]),
    ("x=linspace(0, 1, 5)", [0.0, 0.25, 0.5, 0.75, 1.0]),
    ("x=np.linspace(1, 0, 3)", [1.0, 0.5, 0.0]),
    ("x=linspace(2, 3, 1)", [2.0]),
]


@pytest.mark.parametrize(("word", "points"), GRIDS)
def test_a_grid_has_its_points(word, points):
    steps = read_binding(word, constant)[1]
    assert isinstance(steps, Steps)
    assert list(steps) == points


def test_a_grid_ends_where_rounding_would_miss_it():
    steps = read_binding("x=-2:2:0.1", constant)[1]
    assert len(steps) == 41
    assert list(steps)[-1] == pytest.approx(2.0, abs=1e-15)


ARRAYS = [
    ("v=zeros(3)", [0.0, 0.0, 0.0]),
    ("v=np.arange(3)", [0, 1, 2]),
    ("v=-np.ones((2, 2))", [[-1.0, -1.0], [-1.0, -1.0]]),
    ("v=array(linspace(0, 1, 3))", [0.0, 0.5, 1.0]),
    ("v=linspace(0, 1, 3)*linspace(0, 1, 3)", [0.0, 0.25, 1.0]),
]


@pytest.mark.parametrize(("word", "expected"), ARRAYS)
def test_a_constant_expression_may_give_an_array(word, expected):
    name, value = read_binding(word, constant)
    assert (name, value.tolist()) == ("v", expected)


def test_a_grid_without_a_step_has_101_points():
    _, grid = read_binding("x=-2:2", constant)
    assert (len(grid), next(iter(grid)), [*grid][-1]) == (101, -2.0, 2.0)
    with pytest.raises(Diagnostic, match="too large for a float"):
        read_binding("x=1e400:0.5", constant)


def test_linspace_has_the_points_of_numpy():
    for word, ends in (
        ("x=linspace(0, 1, 101)", (0, 1, 101)),
        ("x=linspace(-pi, 0.1, 7)", (-math.pi, 0.1, 7)),
    ):
        assert list(read_binding(word, constant)[1]) == np.linspace(*ends).tolist()


@pytest.mark.parametrize(("text", "value", "u"), [
    ("5.007±0.002", 5.007, 0.002),
    ("5.007 +/- 0.002", 5.007, 0.002),
    ("5.007(2)", 5.007, 0.002),
    ("100.02147(35)", 100.02147, 0.00035),
    ("100.02147(0.00035)", 100.02147, 0.00035),
    ("-12(3)", -12.0, 3.0),
    ("1.602(1)e-19", 1.602e-19, 0.001e-19),
    ("(1.602±0.001)e-19", 1.602e-19, 0.001e-19),
    ("1.2(1)E+3", 1200.0, 100.0),
    ("pi/2±1/8", math.pi / 2, 0.125),
    ("200±1%", 200, 2.0),
    ("-200±1%", -200, 2.0),
    ("[1±0.1, 2]", [1, 2], [0.1, 0.0]),
    ("[[1(1)], [2(1)]]", [[1.0], [2.0]], [[1.0], [1.0]]),
])  # fmt: skip
def test_a_number_may_have_an_uncertainty(text, value, u):
    name, found = read_binding(f"x={text}", constant)
    assert isinstance(found, Uncertain)
    assert (name, found.value, found.u) == ("x", value, u)


ERRORS = [
    # word, in the message, the text under the carets
    ("x=", "'x' has an empty value", "="),
    ("=3", "no name before '='", "="),
    ("1x=3", "'1x' cannot be the name", "1x"),
    ("x==3", "a binding has one '='", "=="),
    ("x=1,2", "in brackets", "1,2"),
    ("x=[1,2", "'[' is never closed", "["),
    ("x=[1,2]]", "more after the list", "]"),
    ("x=[1,,2]", "a value is missing", ","),
    ("x=[[1,2],[3]]", "ragged: item [0] has length 2, item [1] has length 1", "[[1,2],[3]]"),
    ("x=[1,[2]]", "ragged: item [0] is a number, item [1] has length 1", "[1,[2]]"),
    ("x=1_0", "digits are not grouped by '_'", "1_0"),
    ("x=1_000_", "digits are not grouped", "1_000_"),
    ("x=1e999", "too large for a float", "1e999"),
    ("x=abc", "not a number: abc", "abc"),
    ("x=None", "None", "None"),
    ("x=１２x", "no value of 'x'", "１"),
    ("x=1 2", "no value of 'x'", "1 2"),
    ("x=1e", "no value of 'x'", "1e"),
    ("x=[@w.npy]", "a file stands alone", "@w.npy"),
    ("x=@", "no file is named", "@"),
    ("x=3±", "no uncertainty after the sign", "±"),
    ("x=±0.1", "no value before the uncertainty", "±"),
    ("x=3±0.1±0.2", "one uncertainty", "±"),
    ("x=3±-0.1", "not negative", "-0.1"),
    ("x=3±inf", "finite", "inf"),
    ("x=(3±0.1)*2", "an uncertainty stands behind a number", "±"),
    ("x=0:1±0.1:0.5", "a grid have no uncertainty", "1±0.1"),
    ("x=linspace(0, 1+/-0.1, 3)", "a grid have no uncertainty", "1+/-0.1"),
    ("x=[zeros(3)]", "not a number", "zeros(3)"),
    ("x=(1, 2)[:1]", "not a number", "(1, 2)[:1]"),
    ("x=linspace(0, 1)", "linspace(start, stop, count)", "linspace"),
    ("x=linspace(0, 1, 2.5)", "a whole number of points", "2.5"),
    ("x=linspace(0, inf, 3)", "finite", "inf"),
    ("x=1:1", "one point", "1:1"),
    ("x=2:3:2.5", "one step of 2.5 from 2 is past 3", "2:3:2.5"),
    ("x=1::2", "start:stop:step", "1::2"),
    ("x=0:1:0", "cannot be 0", "0"),
    ("x=0:1:-1", "never reach 1", "0:1:-1"),
    ("x=0:inf:1", "finite", "inf"),
    ("x=0:1:1e-9", "more than 1000000 points", "0:1:1e-9"),
    ("x=__import__('os')", "no value of 'x'", "__import__"),
    ("x=[1,[2,__import__('os')]]", "no value of 'x'", "__import__"),
    ("x=" + "[" * 40 + "]" * 40, "nested more than 32 deep", "["),
]


@pytest.mark.parametrize(("word", "message", "marked"), ERRORS)
def test_an_error_says_what_and_where(word, message, marked):
    with pytest.raises(Diagnostic) as caught:
        read_binding(word, constant)
    error = caught.value
    assert error.code == "E0003"
    assert message in error.message
    assert error.source.text[slice(*error.span)].startswith(marked)


@pytest.mark.parametrize(("word", "help"), [
    ("x=0:0.1:1", "write x=0:1:0.1 for 11 points"),
    ("x=1:2:5", "'x=linspace(1,2,5)' has 5 points up to 2; write x=1:5:2 for 3 points up to 5"),
])  # fmt: skip
def test_a_grid_in_another_order_is_told_what_it_may_be(word, help):
    with pytest.raises(Diagnostic) as caught:
        read_binding(word, constant)
    assert caught.value.help == help


def test_a_name_is_bound_once():
    with pytest.raises(Diagnostic, match="'x' is bound twice"):
        read_bindings(["x=1", "x=2"], constant)


def test_a_product_of_grids_is_bounded():
    with pytest.raises(Diagnostic, match="1002001000 points"):
        read_bindings(["x=0:1000:1", "y=0:1000:1", "z=0:999:1"], constant)


@pytest.mark.parametrize(
    ("word", "binding"),
    [("x=3", True), ("f.expr", False), ("dir/a=b.expr", False), ("=3", True), ("-", False)],
)
def test_a_word_with_an_equals_sign_is_a_binding(word, binding):
    assert is_binding(word) is binding
