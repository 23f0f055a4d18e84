"""A division by zero that gives inf, where the program has a handler for it."""

import pytest

from gradcli.calls import gradient, program, value


def notes(text: str, **point) -> list[str]:
    return [n for n in gradient(program(text), point or {"x": 2.0}).notes if "handler" in n]


TRY = "try:\n    y = {}\nexcept{}:\n    y = 5.0\n1/y"
TOLD = [
    ("x/0", " ZeroDivisionError", "x/0 is inf"),
    ("x/(2 - x)", " ArithmeticError", "x/(2 - x) is inf"),
    ("x % 0", " (ValueError, ZeroDivisionError) as p", "x % 0 is nan"),
    ("x // 0.0", "", "x // 0.0 is inf"),
]


@pytest.mark.parametrize(("division", "types", "what"), TOLD)
def test_a_handler_that_does_not_see_a_division_by_zero(division, types, what):
    assert notes(TRY.format(division, types)) == [
        f"{what} and raises no ZeroDivisionError, at line 2: the handler at line 3 does not see it"
    ]


def test_a_division_in_a_function_that_is_called_there():
    text = "def f(t):\n    return 1/t\ntry:\n    y = f(x - 2)\nexcept Exception:\n    y = 1.0\n1/y"
    assert len(notes(text)) == 1


def test_a_turn_of_a_loop_is_told_once():
    text = "for i in range(3):\n    try:\n        y = x/(i*0)\n    except:\n        y = x\ny"
    assert len(notes(text)) == 1


SILENT = [
    TRY.format("x/1", " ZeroDivisionError"),
    TRY.format("x/0", " ValueError"),
    TRY.format("1e308*x/2", " ArithmeticError"),  # it was infinite before
    TRY.format("x*1//0 if x < 0 else 1//0", " ZeroDivisionError"),  # of integers: it is raised
    "try:\n    raise ValueError('a')\nexcept ValueError:\n    y = x/0\nexcept:\n    y = 1.0\ny",
    "y = x/0\ny",
]


@pytest.mark.parametrize("text", SILENT)
def test_nothing_is_told_where_nothing_is_passed_by(text):
    assert notes(text) == []


def test_a_value_alone_is_noted_too():
    assert len(value(program(TRY.format("x/0", "")), {"x": 2.0}).notes) == 1
