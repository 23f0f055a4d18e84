"""The notes on a result: their words, their lines, and E0207 in their place under --strict."""

import pytest

from gradcli.calls import gradient, program, read, value
from gradcli.errors import Diagnostic


def notes(text: str, wrt: tuple = (), order: int = 1, **point) -> list[str]:
    return list(gradient(program(text, bound=point), point, wrt, order=order).notes)


NOTES = [
    # null
    ("n = int(x)\ny = n*m",
     "the derivative by 'x' is null: int makes an integer of 'x', at line 1"),
    ("y = 1.0\nif x > 0:\n    y = m\ny",
     "the derivative by 'x' is null: 'x' reaches it only through a test, at line 2"),
    # infinities and NaN
    ("y = x - 3\nm*log(y)", "log of 0 is -inf, at line 2"),
    ("m*sqrt(x - 3)", "the derivative of sqrt at 0 is inf, at line 1"),
    ("def f(t):\n    return 1/t\nm + f(x - 3)",
     "1/0 is inf, at line 2, called at line 3"),
    ("s = m\nfor i in range(5):\n    s = s + log(x - i)\ns",
     "log of 0 is -inf where i = 3, at line 3"),
    # kinks
    ("m*abs(x - 3)",
     "the point lies on the kink of abs, at line 1: "
     "the derivative there is taken as 0 by convention"),
    ("y = m\nif x >= 3:\n    y = x*m\ny",
     "the point lies on the boundary of 'x >= 3', at line 2: "
     "the derivative is that of the side taken"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "note"), NOTES, ids=[n[0] for n in NOTES])
def test_a_note_and_its_line(text, note):
    assert notes(text, x=3.0, m=2.0) == [note]


@pytest.mark.parametrize("last", ["t.gradient(y, x)", "g = t.gradient(y, x)\ng"])
def test_a_gradient_that_nothing_connects_is_a_value(last):
    p = program(f"with GradientTape() as t:\n    t.watch(x)\n    y = 1.0\n{last}")
    result = value(p, {"x": 3.0})
    assert result.value is None
    assert result.notes[0].startswith(f"'{last[-1:] if '=' in last else last}' is null, at line ")
    with pytest.raises(Diagnostic, match="is null"):
        value(p, {"x": 3.0}, strict=True)


def test_a_call_that_gives_nothing_is_no_value():
    with pytest.raises(Diagnostic, match="has no value"):
        value(program("def f(t):\n    return None\nf(x)"), {"x": 3.0})


def test_a_plain_result_has_no_notes():
    assert notes("abs(x) + max(x, 1.0) if x > 0 else floor(x)", x=2.5) == []


def test_a_value_has_no_kinks_to_tell():
    assert value(program("abs(x)"), {"x": 0.0}).notes == ()


def test_an_input_that_is_not_finite_is_told_first():
    assert notes("log(x - x)", x=float("nan")) == ["the input 'x' is not finite, at line 1"]


def test_a_second_derivative_that_is_not_finite():
    assert notes("x^1.5", order=2, x=0.0) == [
        "the second derivative of x^1.5 at 0 is inf, at line 1"
    ]


def test_equal_reasons_have_equal_words():
    p = program("y = int(x)*m")
    words = {gradient(p, {"x": x, "m": 2.0}).notes for x in (1.5, 2.5, 3.5)}
    assert len(words) == 1


STRICT = [
    ("n = int(x)\nn*m", "int(x)"),
    ("m*log(x - 3)", "log(x - 3)"),
    ("m*sqrt(x - 3)", "sqrt(x - 3)"),
]


@pytest.mark.parametrize(("text", "at"), STRICT)
def test_strict_says_the_same_at_a_place(text, at):
    p = program(text)
    with pytest.raises(Diagnostic) as caught:
        gradient(p, {"x": 3.0, "m": 2.0}, strict=True)
    found = caught.value
    assert (found.code, found.exit_code) == ("E0207", 1)
    assert p.source.text[slice(*found.span)] == at
    assert gradient(p, {"x": 3.0, "m": 2.0}).notes[0].startswith(found.message)


def test_strict_is_not_about_kinks():
    assert gradient(program("abs(x)"), {"x": 0.0}, strict=True).notes


def test_a_function_of_a_file(tmp_path):
    file = tmp_path / "f.expr"
    file.write_text("def f(x, m):\n    if m > 0:\n        return log(x)\n    return x\n")
    result = gradient(read(f"{file}:f"), {"x": 0.0, "m": 1.0})
    assert list(result.notes) == [
        "log of 0 is -inf, at line 3",
        "the derivative by 'm' is null: 'm' reaches it only through a test, at line 2",
    ]


@pytest.mark.parametrize(
    ("text", "instead"),
    [
        ("sqrt(x^2 + y^2)", "hypot(x, y)"),
        ("1 + 2*np.sqrt(x*x + y**2)", "hypot(x, y)"),
        ("((x - y)^2 + (2*y)^2)^0.5", "hypot(x - y, 2*y)"),
        ("sqrt(x^2 + y^2 + x^2)", "np.linalg.norm([x, y, x])"),
        ("v = np.array([x, y])\nsqrt(sum(v^2))", "np.linalg.norm(v)"),
    ],
)
def test_the_distance_that_has_a_derivative_at_0_is_named(text, instead):
    point = {"x": 0.0, "y": 0.0}
    (note,) = notes(text, **point)
    assert note.endswith(f"{instead} has the derivative 0 there")
    head, line, _ = text.rpartition("\n")
    again = gradient(program(f"{head}{line}{instead}"), point)
    assert (again.gradients, again.values) == ({"x": 0.0, "y": 0.0}, (0.0,))


def test_no_distance_is_named_for_another_root():
    for text in ("sqrt(x^2 + y)", "sqrt(x)*y", "sqrt(x^2 - y^2)"):
        found = notes(text, x=0.0, y=0.0)
        assert not any("hypot" in note or "norm" in note for note in found), text


# -- values that are 0 for want of digits ----------------------------------------------------------
@pytest.mark.parametrize(
    "text, x, noted",
    [
        ("-2*x/(1 + x**2)**2", 1e90, True),
        ("1/sqrt(1 + x**2)", 1e200, True),
        ("sinh(x)/x - 1", 1e-9, True),
        ("x - x", 2.0, False),
        ("sin(x)", 0.0, False),
        ("1/(1 + exp(-x))", -1000.0, False),
    ],
)
def test_a_value_of_0_that_more_digits_would_not_give_is_told(text, x, noted):
    found = value(program(text), {"x": x})
    note = "the value is not 0: what it is computed from under- or overflows, or cancels"
    assert found.values == (0.0,) and found.notes == ((note,) if noted else ())
