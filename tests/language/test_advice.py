"""What people write on paper, in LaTeX and for other calculators: the error stands, and its help
says what to write, the whole line where it has one reading."""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.language.syntax.errors.shorthand import spelled_out
from gradcli.language.syntax.parser import _parsed
from gradcli.language.syntax.text import source

# The line -> the line in the words of the language, all of it.
WRITTEN = {
    # products without a sign
    "2x": "2*x", "2x + 3y": "2*x + 3*y", "x y": "x*y", "3(x+1)": "3*(x+1)", "x(y+1)": "x*(y+1)",
    "(x+1)(x-1)": "(x+1)*(x-1)", "2sin(x)": "2*sin(x)", "sin(x)cos(x)": "sin(x)*cos(x)",
    "x²y": "x²*y", "2x²": "2*x²", "pi r^2": "pi*r^2", "2pi r": "2*pi*r", "x^2y": "x^2*y",
    "y = 2x": "y = 2*x", "v[0] = 2x": "v[0] = 2*x", "cos(2x)": "cos(2*x)",
    "max(2x, 1)": "max(2*x, 1)",
    "xy": "x*y for a product",
    "2π√(L/g)": "2*π*√(L/g)", "x√2": "x*√2", "2√x√y": "2*√x*√y", "sin √x": "sin(√x)",
    "a√(b²+c²)x": "a*√(b²+c²)*x",
    # functions without brackets
    "sin x": "sin(x)", "sqrt x + 1": "sqrt(x) + 1", "cos 2x": "cos(2*x)", "ln x": "ln(x)",
    "exp x": "exp(x)", "sinx": "sin(x)", "cosx + 1": "cos(x) + 1", "sin2x": "sin(2*x)",
    "lnx": "ln(x)",
    "log10x": "log10(x)", "sin x cos x": "sin(x)*cos(x)", "Sin[x]": "sin(x)", "exp^x": "exp(x)",
    # a bracket too many
    "sin(x))": "sin(x)", "(x + 1)) * 2": "(x + 1) * 2", "exp(x)]": "exp(x)",
    # powers, bars, factorials, percents, degrees
    "sin^2(x)": "sin(x)^2", "sin^2 x": "sin(x)^2", "sin**2(x)": "sin(x)^2", "sin²(x)": "sin(x)^2",
    "2x sin^2 x": "2*x*sin(x)^2", "sin^-1(x)": "asin(x)", "tan⁻¹ x": "atan(x)", "x.^2": "x^2",
    "x.*y": "x*y", "x./y": "x/y", "|x|": "abs(x)", "|x-1| + 2": "abs(x-1) + 2",
    "ln|x|": "ln(abs(x))",
    "2|x|": "2*abs(x)", "||x| - 1|": "abs(abs(x) - 1)", "x!": "factorial(x)",
    "(n+1)!/2": "factorial(n+1)/2", "5%": "5/100", "20% * x": "20/100 * x",
    "sin(30 deg)": "sin(30*pi/180)", "sin(30°)": "sin(30*pi/180)",
    # LaTeX
    "x^{2}": "x^2", "e^{-x}": "e^(-x)", "x_{1} + x_{2}": "x_1 + x_2", "\\sin x": "sin(x)",
    "\\frac{a}{b}": "a/b", "\\frac{x+1}{2} x": "(x+1)/2*x", "\\sqrt{x}": "sqrt(x)",
    "x \\cdot y": "x * y", "2\\pi r": "2*pi*r", "$x^2$": "x^2", "\\left(x+1\\right)^2": "(x+1)^2",
    # lines of other languages
    "f(x) = x^2": "def f(x): return x^2", "f(x, y) := 2x": "def f(x, y): return 2*x",
    "def f(x) = x^2": "def f(x): return x^2", "function f(x) = x": "def f(x): return x",
    "if x > 0 then": "if x > 0:", "if x > 0 then 2x else 0": "2*x if x > 0 else 0",
    "y = if x > 0 then 1 else 2": "y = 1 if x > 0 else 2", "x <- 3": "x = 3",
    "x -> x^2": "lambda x: x^2", "x => 2x": "lambda x: 2*x", "@(x) x^2": "lambda x: x^2",
    "[1, 2; 3, 4]": "[[1, 2], [3, 4]]", "[1; 2]": "[[1], [2]]", "= x^2": "x^2",
    "x + 1 = y": "y = x + 1",
    "x^2 = 4": "root(lambda x: x^2 - 4, 1.0) to solve it from 1.0",
    "solve(t^2 = 2t, t)": "root(lambda t: t^2 - 2*t, 1.0) to solve it from 1.0",
    "1/2x": "1/2*x, or 1/(2*x)", "a/b c": "a/b*c, or a/(b*c)",
    "exp(-1j*w*t)": "np.exp(-1j*w*t): np has complex numbers",
}  # fmt: skip
# The line -> what its help contains.
SAID = {
    "d/dx x^2": "gradcli diff 'x^2' --wrt x", "d/dx(x^2)": "gradcli diff 'x^2' --wrt x",
    "d(2x)/dx": "gradcli diff '2*x' --wrt x", "dy/dx": "gradcli diff --of y --wrt x",
    "∂f/∂x": "gradcli diff --of f --wrt x", "y'": "grad(f)(x)", "y'' + y": "grad(f)(x)",
    "f'(x)": "grad(f)(x)", "lim x->0 sin(x)/x": "gradcli taylor 'sin(x)/x' x=0",
    "\\lim_{x\\to 0} \\sin x": "gradcli taylor", "∫ x dx": "no integrals", "∑ x": "for i in range",
    "∛x": "write cbrt(…)",
    "integrate(x^2, x)": "no integrals", "sum(i=1 to n)": "for i in range",
    "x^2; x=3": "gradcli eval 'x^2' x=3", "x^2, x=3": "gradcli eval 'x^2' x=3",
    "x^2 for x=3": "gradcli eval 'x^2' x=3", "a = b = ": "a = b = 1", "x^2 =": "write x^2",
    "[1,2,x": "write [1,2,x]", "sum([1,2": "write sum([1,2])",
    "1,5x": "the point of a number is a dot", "sin(0,5)": "the point of a number is a dot",
    "2j*x": "2*j", "2e": "2e3",
}  # fmt: skip
# A line with several readings, or none, has no whole line.
UNSURE = [
    "sin x y", "a/b c/d e", "e^2x", "2^3x", "2^x(y)", "f(x)(y)", "|x", "x|y|z", "sin -x",
    "foo(x) bar",
    "x_{", "\\frac{a}", "\\unknown{x}", "x mod 2", "'a' x", "x ? 1 : 2", "1_000x", "0xfg", "{1, 2}",
    "for x in 2y", "x $ y", "2 3", "x 2", "sin", "()x", "((", "^", "", "!", "\\", "x^", "x^{", "°",
]  # fmt: skip


def help_of(text: str) -> str:
    with pytest.raises(Diagnostic) as caught:
        p = calls.program(text)
        p.check_point({}, ())
    return caught.value.help or ""


def test_a_line_of_one_reading_is_written_out():
    wrong = {t: h for t, w in WRITTEN.items() if f"write {w}" not in (h := help_of(t))}
    assert not wrong


def test_a_line_of_another_kind_is_told_what_to_do():
    assert not {text: h for text, words in SAID.items() if words not in (h := help_of(text))}


def test_what_is_said_to_be_written_is_a_program():
    for text in WRITTEN:
        written = help_of(text).partition("write ")[2]
        for end in (" for a product", " to solve", ", or ", ": np has"):
            written = written.partition(end)[0]
        written = written.partition("\notherwise")[0]
        _parsed(source(written + " pass" if written.endswith(":") else written))


@pytest.mark.parametrize("text", UNSURE)
def test_a_line_of_no_sure_reading_is_left_alone(text):
    assert spelled_out(text) is None


def test_a_program_is_its_own_reading():
    """Of a line that is right no part is written otherwise, whatever stands in it."""
    for text in (
        "a*sin(x)^2 - f(x)(y) + g[0](x).real", "m = np.linalg.norm([1.0, x])", "pi*r**2 // 1_000",
        "cost = (a[i-1] - b[j-1])**2", "x if abs(x) > 1e-3 else -x", "k2(x)*k1(2.5)", "1.5e-3*x.T",
        "not x and y or 0xff", "s[1:-1, None] @ t", "√(x² + y²)·2", "[t^2 for t in v if t != 0]",
    ):  # fmt: skip
        assert spelled_out(text, frozenset({"cost"}), valid=True) is None


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("np.r_[x, v]", "np.hstack((x, v))"),
        ("np.c_[v, v]", "np.column_stack((u, v))"),
        ("v[np.s_[1:3]]", "v[1:3]"),
        ("v[slice(1, 3)]", "v[i:j]"),
        ("np.mgrid[0:3]", "np.meshgrid(x, y, indexing='ij')"),
        ("len(set(v))", "[x for k, x in enumerate(xs) if x not in xs[:k]]"),
    ],
)
def test_what_is_no_function_of_the_language_is_written_otherwise(written, instead):
    with pytest.raises(Diagnostic) as found:
        calls.value(calls.program(f"import numpy as np\nv = np.ones(3)*x\n{written}"), {"x": 2.0})
    assert instead in found.value.help
