"""Digits that are proven: none is given that is not the exact number's, which mpmath has."""

import sys

import array_programs
import language_programs
import mpmath
import programs
import pytest
from cli.command import gradcli
from proven import is_right

import gradcli as library
from gradcli import calls
from gradcli.calls.proofs import _each as numbers_of
from gradcli.errors import Diagnostic
from gradcli.proven import Proven

pytestmark = pytest.mark.sampled(4)

pytestmark = pytest.mark.sampled(4)


def proven(text: str, point: dict | None = None, order: int = 1, digits: int = 40, **options):
    return calls.proven(calls.program(text), point or {}, order=order, digits=digits, **options)


def test_ten_derivatives_have_all_digits():
    found = proven("exp(sin(x))", {"x": "0.7"}, 10, 50)
    with mpmath.workdps(80):
        exact = mpmath.taylor(lambda x: mpmath.exp(mpmath.sin(x)), mpmath.mpf("0.7"), 10)
        for k, g in enumerate([found.value, *found.gradients.values()]):
            assert str(g) == mpmath.nstr(exact[k] * mpmath.factorial(k), 50, strip_zeros=False)


LITERALS = {  # text -> the exact value
    "0.1 + 0.2": lambda: mpmath.mpf(3) / 10,
    "1/3": lambda: mpmath.mpf(1) / 3,
    "1e-400": lambda: mpmath.mpf("1e-400"),
    "0.1**2": lambda: mpmath.mpf(1) / 100,
    "2**-3 + 3**-1": lambda: mpmath.mpf(11) / 24,
    "sqrt(2)": lambda: mpmath.sqrt(2),
    "pi - 3.141592653589793": lambda: mpmath.pi - mpmath.mpf("3.141592653589793"),
    "sum([k/7 for k in range(5)])": lambda: mpmath.mpf(10) / 7,
    "hypot(1, 2)": lambda: mpmath.sqrt(5),
    "-0.1*3": lambda: mpmath.mpf(-3) / 10,
    "x = 0.1\nx*3": lambda: mpmath.mpf(3) / 10,
    "n = 3\nn /= 7\nn": lambda: mpmath.mpf(3) / 7,
}


@pytest.mark.parametrize("text", LITERALS)
def test_literals_are_what_is_typed(text):
    with mpmath.workdps(60):
        found = proven(text, order=0).value
        assert is_right(found, LITERALS[text]()) and found.certain == 40


PROGRAMS = {  # text -> the function of x that it is
    "s = 0\nfor k in range(1, 30):\n    s += x^k/k\ns": lambda x: sum(
        x**k / k for k in range(1, 30)
    ),
    "y = x\nwhile y < 100:\n    y = y*y + 1\ny": lambda x: _squares(x),
    "v = array([x, 2*x, 0.1])\nsum(sin(v)*v)/3": lambda x: (
        (mpmath.sin(x) * x + mpmath.sin(2 * x) * 2 * x + mpmath.sin(mpmath.mpf("0.1")) / 10) / 3
    ),
    "v = x + array([0, 0.1, 0.2])\nv[1] = x + 0.1\nmean(v*v) + norm(v) + max(v)^2": lambda x: (
        sum((x + mpmath.mpf(i) / 10) ** 2 for i in range(3)) / 3
        + mpmath.sqrt(sum((x + mpmath.mpf(i) / 10) ** 2 for i in range(3)))
        + (x + mpmath.mpf(2) / 10) ** 2
    ),
    "A = array([[x, 2.0], [0.5, 1.0]])\nnp.linalg.solve(A, A[0]*x)[1]": lambda x: (
        x * (2 * x - x / 2) / (x - 1)
    ),
    "def f(t, b=0.1):\n    return t*b if t > b else t\nf(x)*f(x, 3)": lambda x: x * x / 10,
    "a, b = x, 0.3\nfor i in range(5):\n    a, b = (a + b)/2, sqrt(a*b)\na": lambda x: _agm(x),
    "atan(1e40*x)*1e40": lambda x: mpmath.atan(x * mpmath.mpf(10) ** 40) * mpmath.mpf(10) ** 40,
    "(1 - cos(x*1e-30))*1e60": lambda x: (
        2 * mpmath.sin(x * mpmath.mpf(10) ** -30 / 2) ** 2 * mpmath.mpf(10) ** 60
    ),
    "erf(x) + gamma(x) + j0(x) + lgamma(x)": lambda x: (
        mpmath.erf(x) + mpmath.gamma(x) + mpmath.besselj(0, x) + mpmath.loggamma(x)
    ),
    "log(softplus(x)) + sigmoid(x)*tanh(x)": lambda x: (
        mpmath.log(mpmath.log1p(mpmath.exp(x))) + mpmath.tanh(x) / (1 + mpmath.exp(-x))
    ),
}


def _squares(y):
    while y < 100:
        y = y * y + 1
    return y


def _agm(a):
    b = mpmath.mpf("0.3")
    for _ in range(5):
        a, b = (a + b) / 2, mpmath.sqrt(a * b)
    return a


@pytest.mark.parametrize("text", PROGRAMS, ids=lambda text: text.splitlines()[-1])
def test_programs_have_all_digits(text):
    found = proven(text, {"x": "0.7"}, 2)
    with mpmath.workdps(90):
        exact = mpmath.taylor(PROGRAMS[text], mpmath.mpf("0.7"), 2)
        for k, g in enumerate([found.value, *found.gradients.values()]):
            assert is_right(g, exact[k] * mpmath.factorial(k)), (k, g)
            assert g.certain == 40


def test_of_many_variables_each_mixed_partial_is_proven():
    found = proven("exp(x*y)*sin(z)", {"x": "0.1", "y": "0.2", "z": "pi/3"}, 3)
    with mpmath.workdps(60):
        x, y = mpmath.mpf("0.1"), mpmath.mpf("0.2")
        exact = mpmath.exp(x * y) * (1 + x * y) * mpmath.cos(mpmath.pi / 3)
        assert is_right(found["x,y,z"], exact)


HULLS = {  # at pi, whose sine is 0, which no ball tells
    "abs(sin(x))": (-1, 1),
    "maximum(sin(x), 0)": (-1, 0),
    "max(sin(x), 0)": (-1, 0),
    "relu(sin(x))": (-1, 0),
    "where(sin(x) > 0, sin(x), 3*sin(x))": (-3, -1),
}


@pytest.mark.parametrize("text", HULLS)
def test_over_a_kink_the_derivative_is_the_hull(text):
    found = proven(text, {"x": "pi"})
    low, high = map(float, found["x"].ends())
    assert low <= HULLS[text][0] and HULLS[text][1] <= high and high - low < 4.2
    assert found.notes and "is the hull of both" in found.notes[-1]


def test_at_a_kink_that_is_exact_the_convention_is_right():
    assert str(proven("abs(x) + maximum(x, 0)", {"x": "0"})["x"]) == "0.5"


@pytest.mark.parametrize(
    ("text", "span"),
    [
        ("y = 1\nif sin(x)^2 + cos(x)^2 > 1:\n    y = 2\ny", (9, 32)),
        ("int(sin(x)^2 + cos(x)^2)", (0, 24)),
        ("sqrt(sin(x)^2 + cos(x)^2 - 1)", (0, 29)),
    ],
)
def test_what_no_bits_decide_is_an_error_at_its_place(text, span):
    with pytest.raises(Diagnostic) as raised:
        proven(text, {"x": "1"})
    assert (raised.value.code, raised.value.span) == ("E0214", span)


WHOLE = {  # text, x -> what a program asks of numbers beside their values
    ("1 if isinstance(x, float) else 2", "0.1"): 1,
    ("{0.5: 3, 2: 4}.get(x, 7)", "0.5"): 3,
    ("{x: 1, 2*x: 3}[1]", "0.5"): 3,
    ("round(x)", "2.5"): 2,
    ("round(x)", "3.5"): 4,
    ("round(x)", "-3.7"): -4,
    ("round(x, 1)*10", "2.57"): 26,
    ("interp(x, [0, 1], [2, 3])*10", "0.1"): 21,
    ("interp(x, [0, 0.1, 1], [2, 3, 0])*10", "0.55"): 15,
    ("searchsorted([0.1, 0.2, 0.4], [x, 0.05, 1])[0]", "0.3"): 2,
}


@pytest.mark.parametrize(("text", "x"), WHOLE)
def test_types_keys_and_places_are_those_of_numbers(text, x):
    found = proven(text, {"x": x}, 0).value
    with mpmath.workdps(60):
        assert found == WHOLE[text, x] or is_right(found, mpmath.mpf(WHOLE[text, x]))


@pytest.mark.parametrize("text", ["{0.1: 3, 0.2: 4}.get(x, 7)", "{0.5: 3}[x]"])
def test_a_key_that_is_rounded_is_refused(text):
    with pytest.raises(Diagnostic) as raised:
        proven(text, {"x": "0.1"}, 0)
    assert raised.value.code == "E0215" and raised.value.span is not None


def test_a_test_that_more_bits_decide_is_decided():
    found = proven("1 if (1 + x) - 1 > 0 else 2", {"x": "1e-300"}, 0)
    assert found.value == 1


def test_of_what_is_0_in_no_digit_the_ends_are_given():
    found = proven("sin(x)^2 + cos(x)^2 - 1", {"x": "1"}, 0)
    low, high = map(mpmath.mpf, found.value.ends())
    assert low <= 0 <= high and high - low < mpmath.mpf(10) ** -1000
    assert found.notes == (
        "of sin(x)^2 + cos(x)^2 - 1 no digit is certain: it lies between the two ends",
    )


@pytest.mark.parametrize(
    "text",
    [
        "linspace(0, 1, 4)[1]*x",
        "root(lambda y: y^3 - x, 1.0)",
        "np.random.default_rng(1).normal()*x",
        "stdtr(x, 2.0)",
    ],
)
def test_what_is_computed_in_64_bits_proves_nothing(text):
    with pytest.raises(Diagnostic) as raised:
        proven(text, {"x": "1.5"})
    assert raised.value.code in ("E0215", "E0102") and raised.value.span is not None


def test_a_float_is_the_binary_number_that_it_is():
    assert str(proven("x", {"x": 0.1}, 0, 20).value) == "0.10000000000000000555"
    assert str(proven("x", {"x": "0.1"}, 0, 20).value) == "0.10000000000000000000"


@pytest.mark.parametrize(
    ("text", "value"),
    [("1/x", "inf"), ("log(x)", "-inf"), ("log(x - 1)", "nan"), ("x^2", "0"), ("x^0", "1")],
)
def test_where_there_is_no_number_it_is_as_ieee_has_it(text, value):
    assert str(proven(text, {"x": "0"}, 0).value) == value


def test_what_is_too_large_for_few_bits_is_no_infinity():
    found = proven("1/gamma(x) + exp(x*x)", {"x": "1e20"}, 1, 20)
    assert float("inf") not in (found.value, found["x"]) and found["x"].low > 0
    with pytest.raises(Diagnostic):
        proven("gamma(x)", {"x": "0"}, 0)


def test_what_has_too_long_an_exponent_is_refused():
    with pytest.raises(Diagnostic) as raised:
        proven("exp(exp(exp(x)))", {"x": "10"}, 0, 20)
    assert raised.value.code == "E0214"


def test_a_program_prints_once():
    lines = []
    proven("print(x)\nsin(x*1e25)^2 + cos(x*1e25)^2 - 1 + x*0", {"x": "1"}, 0, write=lines.append)
    assert len(lines) == 1


def test_numbers_of_a_command_line_are_what_is_typed():
    ran = gradcli("eval", "10*x + v[1]", "x=0.1", "v=[1,0.2]", "--precision", "30")
    assert ran.out == "1.20000000000000000000000000000\n"
    ran = gradcli("grad", "x*sin(y)", "x=0.1", "y=pi/6", "--prove", "--format", "json")
    assert '"value":["0.05' in ran.out.replace("0.0499999999999999", "0.05")


def test_digits_are_of_the_display():
    ran = gradcli("eval", "1/3", "--precision", "50", "--digits", "5")
    assert ran.out == "0.33333\n"
    ran = gradcli("eval", "2/3", "--precision", "50", "--digits", "30")
    assert ran.out == "0.666666666666666666666666666667\n"


def test_without_the_package_the_error_says_how_it_is_brought(monkeypatch):
    monkeypatch.setitem(sys.modules, "flint", None)
    ran = gradcli("eval", "1/3", "--precision", "50")
    assert ran.code == 2 and "pip install 'gradcli[exact]'" in ran.err


def test_rules_of_numbers_are_back_afterwards():
    from gradcli.ops.rows import TABLE

    proven("atan(x)", {"x": "0.5"})
    assert TABLE["arctan"].args is TABLE["arctan"].usual
    assert library.grad(lambda x: x * x)(3.0) == 6.0


CERTAIN = {  # text -> (x, the function, the least and the most digits that its value has)
    "sin(x)": ("0.5", mpmath.sin, 15, 17),
    "(1 - cos(x))/x^2": ("1e-6", lambda x: (1 - mpmath.cos(x)) / x**2, 3, 5),
    "(1 + x) - 1": ("1e-20", lambda x: x, 0, 0),
    "sin(2*x)": ("pi/2", lambda x: mpmath.mpf(0), 0, 0),
    "1/(x - 0.1)": ("0.3", lambda x: 1 / (x - mpmath.mpf("0.1")), 14, 17),
    "exp(1e3*x) - exp(1e3*x - 1e-12)": (
        "0.1", lambda x: -mpmath.exp(1000 * x) * mpmath.expm1(-mpmath.mpf("1e-12")), 0, 4,
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", CERTAIN)
def test_the_digits_of_the_ordinary_answer_are_counted(text):
    x, function, least, most = CERTAIN[text]
    found, _ = calls.certain(calls.program(text), {"x": x})
    value = found[0]
    assert least <= value.digits <= most
    with mpmath.workdps(60):
        exact = function(mpmath.mpf(x) if "pi" not in x else mpmath.pi / 2)
        error = abs(mpmath.mpf(value.value) - exact)
        assert value.digits == 0 or error < abs(exact) * mpmath.mpf(10) ** -value.digits
        assert value.digits in (0, 17) or error >= abs(exact) * mpmath.mpf(10) ** -(
            value.digits + 1
        )


def test_of_numbers_that_are_exact_all_digits_are_certain():
    found, _ = calls.certain(calls.program("x^2 - 2*x"), {"x": "3"})
    assert [each.digits for each in found] == [None, None]


def test_check_says_how_many_digits_are_certain():
    ran = gradcli("check", "(1 - cos(x))/x^2", "x=1e-6", "--prove")
    rows = [line.split("\t") for line in ran.out.splitlines()]
    assert rows[0] == ["number", "64 bits", "certain digits", "proven"]
    assert rows[1][2:] == ["4", "0.49999999999995833"] and rows[2][0] == "d/dx"


def test_each_element_of_an_array_is_counted():
    found, _ = calls.certain(calls.program("y = v*v\ny[0]*y[1]"), {"v": "[0.1, 0.2]"}, order=2)
    assert [each.name for each in found][1:4] == ["d/dv[0]", "d/dv[1]", "d2/dv2[0,0]"]


GENERATORS = {"scalars": programs, "arrays": array_programs, "language": language_programs}


@pytest.mark.parametrize("kind", GENERATORS)
def test_random_programs_run_in_balls_as_they_do(kind):
    """What 64 bits have of a tame program is about what is proven; few need more than all bits."""
    taken = 0
    for seed in range(500, 512):
        text, point = GENERATORS[kind].seeded(seed)[:2]
        program = calls.program(text)
        try:
            plain = calls.gradient(program, dict(point), write=lambda line: None)
            exact = calls.proven(program, dict(point), digits=17, write=lambda line: None)
        except Diagnostic as refused:
            assert refused.code in ("E0006", "E0214", "E0215")
            continue
        taken += 1
        for (name, x), (_, y) in zip(numbers_of(plain), numbers_of(exact)):
            if type(y) is not Proven:
                assert x is y or x == y
                continue
            low, high = map(float, y.ends())
            room = 1e-7 * max(abs(low), abs(high), 1e-9)
            assert low - room <= x <= high + room or plain.notes, (text, point, name)
    assert taken >= 4


@pytest.mark.parametrize("row", ["prod(v)", "sum(sort(v)*v)", "sorted([v[0], v[1]])[0]*prod(v)"])
def test_rows_of_arrays_are_proven(row):
    found = proven(row, {"v": "[0.3, 0.2, 0.5]"}, 1, 20)
    assert all(x.certain == 20 for x in found["v"].reshape(-1))


def test_what_try_might_catch_is_refused():
    with pytest.raises(Diagnostic) as raised:
        proven("try:\n    y = 1/x[0]\nexcept TypeError:\n    y = 0*x\ny", {"x": "1"})
    assert raised.value.code == "E0215"


def test_an_array_and_its_reshaped_view_are_one():
    text = "a = array([[x, 2*x], [3*x, 0.1]])\nb = a.reshape(4)\nb[0] = 0.5\nsum(a*a)"
    found = proven(text, {"x": "0.1"})
    assert is_right(found.value, mpmath.mpf("0.39")) and is_right(found["x"], mpmath.mpf("2.6"))
