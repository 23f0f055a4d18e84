"""A printed derivative whose terms cancel near a point says near which; no other one does."""

import textbook

from gradcli.calls import formulas
from gradcli.calls.programs import program

# formulas, and the points near which terms of their first derivatives cancel
NEAR = {
    "sinh(x)/x": ["x = 0"], "log1p(x)/x": ["x = 0"], "x/sin(x)": ["x = 0"],
    "expm1(x)/x": ["x = 0"], "x/expm1(x)": ["x = 0"], "tan(x)/x": ["x = 0"],
    "log(x)/(x - 1)": ["x = 1"], "sin(x - 2)/(x - 2)": ["x = 2"],
    "a = 3*x\nsinh(a)/a": ["x = 0"], "sinh(x)/x*sin(y)/y": ["x = 0", "y = 0"],
}  # fmt: skip
NOWHERE = [
    "x^2", "sin(x)", "1/x", "x/y", "1/(1 + x^2)", "sqrt(1 + x^2)", "exp(-x)/x", "tanh(x)/(2 + x)",
    "log(x)", "(x - 1)*(x - 2)/3", "1 - cos(x)", "abs(x)/x", "x^3 - 3*x", "n: int = 2\nx**n/x",
    "s = 0.0\nfor i in range(3):\n    s = s + sin(x)/x\ns", "x: float[3]\nsum(x)/x[0]",
]  # fmt: skip


def told(text: str, **options) -> tuple[list[str], str]:
    """The notes on the derivatives of a program, and their text."""
    notes: list[str] = []
    printed = program(text).diff(note=notes.append, **options)
    return notes, printed


def test_a_derivative_whose_terms_cancel_near_a_point_says_near_which():
    for text, points in NEAR.items():
        near = " and ".join(points)
        note = f"near {near} terms of the derivative cancel: gradcli grad has the digits"
        assert told(text)[0] == [note], text


def test_a_derivative_whose_terms_do_not_cancel_has_no_such_note():
    for text in NOWHERE:
        assert told(text)[0] == [], text


def test_the_text_says_so_where_it_has_words_and_a_program_stays_one():
    for to in ("python", "numpy", "c"):
        assert "by x. Near x = 0 its terms cancel." in told("sinh(x)/x", to=to)[1]
        assert "cancel" not in told("sinh(x)*x", to=to)[1]
    assert told("sinh(x)/x")[1] == program("sinh(x)/x").diff()
    assert formulas(program("sinh(x)/x")).notes == tuple(told("sinh(x)/x")[0])


def test_most_formulas_of_the_textbook_whose_derivatives_cancel_are_told():
    """Of those that lose half of their digits next to 0."""
    silent = []
    for formula in textbook.formulas()[::4]:
        if textbook.variables(formula) != ("x",):
            continue
        twin, want = program(program(formula).diff()), program(formula)
        if "x" not in twin.inputs:
            continue
        got = twin.value({"x": 1e-8}).values[0]
        (slope,) = want.gradient({"x": 1e-8}).gradients.values()
        lost = got - got == slope - slope == 0 and abs(got - slope) > 1e-8 * max(abs(slope), 1e-3)
        if lost and not told(formula)[0]:
            silent.append(formula)
    assert not silent
