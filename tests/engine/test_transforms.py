"""grad, jacobian, hessian, jvp and vjp: of functions and of values, nested in any order."""

import itertools
import math

import numpy as np
import pytest
import sympy

import gradcli
from gradcli import calls
from gradcli.engine.taylor import derivatives
from gradcli.engine.transforms import grad, hessian, jacobian, jvp, value_and_grad, vjp
from gradcli.errors import Diagnostic
from gradcli.ops import arrays, comparisons
from gradcli.ops.arrays import matmul
from gradcli.ops.elementary import cos, exp, sin
from gradcli.ops.piecewise import where
from gradcli.ops.reductions import total

pytestmark = pytest.mark.sampled(16)


def by_jvp(f):
    return lambda x: jvp(f, (x,), (1.0,))[1]


def by_vjp(f):
    return lambda x: vjp(f, x)[1](1.0)[0]


def by_value_and_grad(f):
    return lambda x: value_and_grad(f)(x)[1]


def by_series(f):
    return lambda x: derivatives(f, x, 1)[1][0]


WAYS = {
    "grad": grad,
    "value_and_grad": by_value_and_grad,
    "jacobian": jacobian,
    "jvp": by_jvp,
    "vjp": by_vjp,
    "series": by_series,
}
PAIRS = list(itertools.product(WAYS, WAYS))


def run(text: str, **point):
    """The value of a program, and what it printed."""
    printed: list[str] = []
    result = calls.value(calls.program(text, bound=point), point, write=printed.append)
    return (result.values[0] if result.values else None), "".join(printed)


def printed(text: str, **point) -> str:
    return run(text, **point)[1].strip()


def gradients(text: str, order: int = 1, **point) -> dict:
    return calls.gradient(calls.program(text, bound=point), point, order=order).gradients


def fails(text: str, **point) -> Diagnostic:
    with pytest.raises(Diagnostic) as caught:
        run(text, **point)
    return caught.value


# -- levels ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("outer, inner", PAIRS)
def test_a_variable_is_not_that_of_the_transform_around_even_with_its_value(outer, inner):
    """d/dx [x d/dy (x + y) at y = x] is 1, and d/dx [x d/dy (x y) at y = x] is 2x."""
    d1, d2 = WAYS[outer], WAYS[inner]
    assert d1(lambda x: x * d2(lambda y: x + y)(x))(3.0) == 1.0
    assert d1(lambda x: d2(lambda y: y + x)(x) * x)(3.0) == 1.0
    assert d1(lambda x: x * d2(lambda y: x * y)(x))(3.0) == 6.0
    assert d1(lambda x: d2(lambda y: y * x)(x) * x)(3.0) == 6.0


@pytest.mark.parametrize("ways", list(itertools.product(WAYS, repeat=3)))
def test_three_transforms_deep(ways):
    """The third derivative of x^2 sin x, and a mixed one, against the formula."""
    d1, d2, d3 = (WAYS[w] for w in ways)
    x = 0.7
    third = 6 * math.cos(x) - 6 * x * math.sin(x) - x * x * math.cos(x)
    assert d1(d2(d3(lambda x: x * x * sin(x))))(x) == pytest.approx(third, rel=1e-14)
    mixed = d1(lambda x: d2(lambda y: d3(lambda z: x * y * y * z**3)(4.0))(3.0))(2.0)
    assert mixed == 288.0
    # d/dz x y^2 z^2... at z = x y is 2 x^2 y^2 . x y -> d/dy 4 x^3 y ... at y = x -> 16 x^3
    inner = d1(lambda x: d2(lambda y: x * d3(lambda z: y * z * x * z)(x * y))(x))(1.5)
    assert inner == pytest.approx(16 * 1.5**3, rel=1e-14)


@pytest.mark.parametrize("outer, inner", [p for p in PAIRS if p[1] != "series"])
def test_the_second_derivative_of_a_line_is_zero_not_none(outer, inner):
    assert WAYS[outer](WAYS[inner](lambda x: 2.0 * x))(3.0) == 0.0
    assert WAYS[outer](lambda x: WAYS[inner](lambda y: x + 2.0 * y)(1.0))(3.0) == 0.0


@pytest.mark.parametrize("way", WAYS)
def test_what_nothing_connects_has_no_derivative(way):
    assert WAYS[way](lambda x: 3.0)(1.0) is None
    assert WAYS[way](lambda x: comparisons.greater(x, 0.0))(1.0) is None


@pytest.mark.parametrize("outer, inner", PAIRS)
def test_an_unselected_infinity_stays_out_of_the_second_derivative(outer, inner):
    def f(x):
        return where(x > 0.0, x**0.5, 3.0 * x)

    assert WAYS[outer](WAYS[inner](f))(0.0) == 0.0


# -- forms of arguments ----------------------------------------------------------------------------
def test_argnums_choose_the_argument():
    f = lambda x, y: x * y**2
    assert grad(f)(2.0, 3.0) == 9.0
    assert grad(f, 1)(2.0, 3.0) == grad(f, -1)(2.0, 3.0) == 12.0
    assert grad(f, (0, 1))(2.0, 3.0) == (9.0, 12.0)
    assert hessian(f, (0, 1))(2.0, 3.0) == ((0.0, 6.0), (6.0, 4.0))
    with pytest.raises(Diagnostic, match="argnums=2 names no argument"):
        grad(f, 2)(1.0, 2.0)


def test_a_structure_of_parameters_gives_gradients_in_that_structure():
    p = {"w": np.array([1.0, 2.0]), "b": 0.5, "deep": [1, (2.0,)]}
    g = grad(lambda p: total(p["w"] * p["w"]) * p["b"] + p["deep"][0] * p["deep"][1][0])(p)
    assert g["w"].tolist() == [1.0, 2.0] and g["b"] == 5.0 and g["deep"] == [2.0, (1.0,)]


def test_jacobian_and_hessian_have_the_shapes_joined():
    a = np.array([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
    x = np.array([0.3, -0.7])
    assert np.array_equal(jacobian(lambda v: matmul(a, v))(x), a)
    assert jacobian(lambda m: total(m, axis=0))(a).shape == (2, 3, 2)
    assert np.allclose(hessian(lambda v: total(matmul(a, v) ** 2))(x), 2 * a.T @ a, rtol=1e-15)
    both = jacobian(lambda v: {"s": total(v), "v": v * v})(x)
    assert both["s"].tolist() == [1.0, 1.0] and np.array_equal(both["v"], np.diag(2 * x))


def test_vjp_gives_a_pullback_that_may_be_called_again():
    value, pullback = vjp(lambda x, y: (x * y, x + y), 2.0, 3.0)
    assert value == (6.0, 5.0)
    assert pullback((1.0, 0.0)) == (3.0, 2.0) and pullback((0, 1)) == (1.0, 1.0)


def test_jvp_pushes_a_direction_through_a_structure():
    value, tangent = jvp(lambda d: {"a": d["x"] ** 2, "c": 1.0}, ({"x": 3.0},), ({"x": 2},))
    assert value == {"a": 9.0, "c": 1.0} and tangent == {"a": 12.0, "c": None}


@pytest.mark.parametrize(
    "call, words",
    [
        (lambda: grad(sin)("a"), "not by a str"),
        (lambda: grad(sin)(True), "not by a bool"),
        (lambda: jvp(sin, 1.0, 1.0), "a tuple of primals"),
        (lambda: jvp(sin, (1.0,), (np.ones(2),)), "shape"),
        (lambda: jvp(sin, (1.0,), (1.0, 2.0)), "structure"),
        (lambda: vjp(sin, 1.0)[1](np.ones(3)), "shape"),
    ],
)
def test_what_cannot_be_differentiated_by_is_said(call, words):
    with pytest.raises(Diagnostic, match=words):
        call()


# -- against sympy ---------------------------------------------------------------------------------
FORMULAS = ["x**3*y + sin(x*y)", "exp(x/y)*cos(y)", "log(x**2 + y**2)", "x**y", "sqrt(x*y + 1)"]


@pytest.mark.parametrize("text", FORMULAS)
def test_hessians_agree_with_sympy(text):
    x, y = sympy.symbols("x y")
    formula, at = sympy.sympify(text), {x: 1.3, y: 0.8}
    want = [[float(formula.diff(a, b).subs(at)) for b in (x, y)] for a in (x, y)]
    program = f"print(hessian(lambda x, y: {text}, (0, 1))(1.3, 0.8))"
    got = sympy.sympify(printed(program))
    assert np.allclose(np.array(got, dtype=float), want, rtol=1e-13)
    values = run(
        f"x = 1.3\ny = 0.8\nz = {text}\nhessian(z, x) + hessian(z, y) + grad(grad(z, x), y)"
    )
    assert values[0] == pytest.approx(want[0][0] + want[1][1] + want[0][1], rel=1e-13)


# -- in programs -----------------------------------------------------------------------------------
def program_ways(way: str, f: str) -> str:
    """The text of the derivative of the function `f`, as a function."""
    return {
        "grad": f"grad({f})",
        "value_and_grad": f"(lambda u: value_and_grad({f})(u)[1])",
        "jacobian": f"jacobian({f})",
        "jvp": f"(lambda u: jvp({f}, (u,), (1.0,))[1])",
        "vjp": f"(lambda u: vjp({f}, u)[1](1.0)[0])",
        "tape": f"taped({f})",
        "values": f"by_values({f})",
    }[way]


HEAD = """
def taped(f):
    def g(x):
        with GradientTape() as t:
            t.watch(x)
            y = f(x)
        return t.gradient(y, x)
    return g
def by_values(f):
    def g(x):
        y = f(x)
        return grad(y, x)
    return g
"""
PROGRAM_WAYS = ("grad", "value_and_grad", "jacobian", "jvp", "vjp", "tape", "values")


@pytest.mark.parametrize("outer, inner", list(itertools.product(PROGRAM_WAYS, repeat=2)))
def test_transforms_nest_in_programs_and_under_the_command(outer, inner):
    """The second derivative of a^2 u^3 inside; the command's own derivatives of it outside."""
    text = f"{HEAD}a: float\nx: float\nf = lambda u: a**2*u**3\n"
    text += f"a*({program_ways(outer, program_ways(inner, 'f'))})(x)"
    a, x = 1.5, 0.7  # the value is 6 a^3 x
    assert run(text, a=a, x=x)[0] == pytest.approx(6 * a**3 * x, rel=1e-14)
    found = gradients(text, 2, a=a, x=x)
    assert found["a"] == pytest.approx(18 * a**2 * x, rel=1e-13)
    assert found["x"] == pytest.approx(6 * a**3, rel=1e-13)
    assert found["a,a"] == pytest.approx(36 * a * x, rel=1e-13)
    assert found["a,x"] == pytest.approx(18 * a**2, rel=1e-13)
    assert found["x,x"] == 0.0
    only = calls.gradient(calls.program(text), {"a": a, "x": x}, ("a",), order=4).gradients
    assert only["a,a,a"] == pytest.approx(36 * x, rel=1e-13)
    assert only["a,a,a,a"] == pytest.approx(0.0, abs=1e-12)


@pytest.mark.parametrize("outer, inner", list(itertools.product(PROGRAM_WAYS, repeat=2)))
def test_levels_hold_in_programs(outer, inner):
    # as in TensorFlow, two tapes watch the one tensor that x and y name
    want = 2.0 if outer == inner == "tape" else 1.0
    body = f"lambda x: x*({program_ways(inner, 'lambda y: x + y')})(x)"
    value = run(f"{HEAD}f = {program_ways(outer, body)}\nf(3.0)")[0]
    assert value == want
    assert run(f"{HEAD}a: float\nf = {program_ways(outer, body)}\nf(a)", a=3.0)[0] == want
    assert gradients(f"{HEAD}a: float\nf = {program_ways(outer, body)}\nf(a)*a", a=3.0)["a"] == want


def test_grad_of_values_sees_what_was_computed_from_the_name():
    assert printed("x = 3\ny = x**2\nprint(grad(y, x), grad(grad(y, x), x))") == "6.0 2.0"
    assert printed("x = 2.0\nz = 3.0\ny = x*z\nprint(grad(y, (x, z)))") == "(3.0, 2.0)"
    assert printed("x = 2.0\nz = 3.0\ny = x*x\nprint(grad(y, z))") == "None"
    assert printed("x = 2.0\ny = x*x\nx = 5.0\nprint(grad(y, x))") == "None"


def test_a_name_that_is_given_another_name_is_a_variable_of_its_own():
    """y = x b with b = x: dy/dx counts both factors, dy/db the one."""
    assert printed("x = 3.0\nb = x\ny = x*b\nprint(grad(y, x), grad(y, b))") == "6.0 3.0"
    text = "def f(p, q):\n    y = p*q\n    return grad(y, p)\nx = 3.0\n"
    text += "print(f(x, x), grad(f(x, x), x))"
    assert printed(text) == "3.0 1.0"


def test_grad_of_values_in_a_loop_takes_the_value_of_that_turn():
    text = "ys = []\nfor x in [1.0, 2.0, 3.0]:\n    y = x**2\n    ys.append(grad(y, x))\nprint(ys)"
    assert printed(text) == "[2.0, 4.0, 6.0]"


def test_grad_of_values_by_arrays_their_views_and_structures():
    text = "a = np.array([1.0, 2.0, 3.0])\nb = a[1:]\ny = np.sum(a**2)*b[0]\n"
    assert printed(text + "print(grad(y, a), grad(y, b))") == "[ 4. 22. 12.] [22. 12.]"
    assert printed(text + "print(hessian(y, a)[1])") == "[ 2. 12.  6.]"
    text = "p = {'w': 2.0, 'b': [1.0, 3.0]}\ny = p['w']**2*p['b'][0]\nprint(grad(y, p))"
    assert printed(text) == "{'w': 4.0, 'b': [4.0, None]}"


def test_a_write_into_an_array_after_it_was_used_leaves_the_gradient_alone():
    body = "a = np.array([1.0, 2.0])\n    y = np.sum(x*a)\n    a[0] = 9.0\n    return y"
    assert run(f"def f(x):\n    {body}\ngrad(f)(3.0)")[0] == 3.0
    text = "x = 3.0\na = np.array([1.0, 2.0])\ny = np.sum(x*a)\na[0] = 9.0\ngrad(y, x)"
    assert run(text)[0] == 3.0


def test_a_transformed_function_leaves_its_argument_as_it_was():
    text = "a = np.array([1.0, 2.0])\ndef f(v):\n    v[0] = v[0]*3\n    return np.sum(v*v)\n"
    assert printed(text + "print(grad(f)(a), a)") == "[18.  4.] [1. 2.]"


def test_an_argument_that_is_not_differentiated_by_is_the_callers_own():
    text = "seen = []\ndef f(x, into):\n    into.append(1)\n    return x*x\n"
    assert printed(text + "print(grad(f)(2.0, seen), seen)") == "4.0 [1]"


def test_a_function_runs_once_for_each_derivative_asked():
    text = "def f(x):\n    print('f', x)\n    return x*x\n"
    assert printed(text + "print(grad(f)(2.0))") == "f 2.0\n4.0"
    assert printed(text + "print(hessian(f)(2.0))") == "f 2.0\n2.0"


def test_derivatives_are_values_like_any_other():
    assert printed("print([f(0.0) for f in [grad(sin), grad(cos)]])") == "[1.0, -0.0]"
    assert printed("print(list(map(grad(exp), [0.0, 0.0])))") == "[1.0, 1.0]"
    text = """def newton(f, x):
    for i in range(20):
        x = x - f(x)/grad(f)(x)
    return x
print(grad(lambda a: newton(lambda x: x*x - a, 1.0))(4.0))"""
    assert printed(text) == "0.25"


def test_stop_gradient_holds_a_factor():
    assert gradients("x: float\nstop_gradient(x)*x", x=2.0) == {"x": 2.0}
    assert (
        printed("print(grad(lambda d: stop_gradient(d)['a']*d['a'])({'a': 3.0}))") == "{'a': 3.0}"
    )


@pytest.mark.parametrize(
    "text, code, line, words",
    [
        ("x = 2.0\ngrad(x**2, 2*x)", "E0103", 2, "the name of a number"),
        ("grad(3.0)", "E0201", 1, "takes a function"),
        ("f = lambda x: x\ngrad(f, 'a')", "E0103", 2, "argnums"),
        ("f = lambda x: x\ng = grad(f)\ng()", "E0103", 3, "names no argument"),
        ("def f(x):\n    return a_list[x]\na_list = [1]\ngrad(f)(2.0)", "E0201", 2, "integer"),
        ("def f(x):\n    return f(x)\ngrad(f)(2.0)", "E0206", 2, "too deeply"),
        ("jvp(sin, 1.0, 1.0)", "E0103", 1, "tuple of primals"),
    ],
)
def test_mistakes_are_shown_where_they_are(text, code, line, words):
    error = fails(text)
    assert error.code == code and words in error.message
    assert error.source.position(error.span[0])[0] == line


# -- the same in CPython with the library's functions ----------------------------------------------
SHARED = [
    "grad(lambda x: x**3)(2.0)",
    "grad(grad(sin))(0.5)",
    "value_and_grad(lambda x, y: x*y, (0, 1))(2.0, 3.0)",
    "jvp(lambda x, y: x*exp(y), (2.0, 0.3), (1.0, 0.5))",
    "vjp(lambda x, y: x*exp(y), 2.0, 0.3)[1](2.0)",
    "hessian(lambda x, y: x*x*y, (0, 1))(2.0, 3.0)",
    "grad(lambda p: p['a']*p['b'][0])({'a': 2.0, 'b': [3.0, 4.0]})",
    "root(lambda x: cos(x) - x, 1.0)",
    "grad(lambda a: fixed_point(lambda x: cos(a*x), 1.0))(0.9)",
    "[f(0.2) for f in [grad(sin), grad(exp), grad(lambda x: stop_gradient(x)*x)]]",
]


@pytest.mark.parametrize("text", SHARED)
def test_a_program_and_the_library_in_cpython_agree(text):
    known = {name: getattr(gradcli, name) for name in gradcli.__all__}
    known |= {"sin": sin, "cos": cos, "exp": exp}
    assert printed(f"print({text})") == str(eval(text, known))


def test_arrays_and_worlds_meet_in_every_row_that_derivatives_use():
    """The linear solve, by its matrix and its right side, to second order."""
    from gradcli.ops.linalg.solving import solve

    a, b = np.array([[3.0, 1.0], [1.0, 4.0]]), np.array([1.0, 2.0])
    inverse = np.linalg.inv(a)
    assert np.allclose(jacobian(lambda b: solve(a, b))(b), inverse)
    got = jacobian(lambda a: solve(a, b))(a)
    assert np.allclose(got, -np.einsum("ij,k->ijk", inverse, inverse @ b))
    assert arrays.shape(hessian(lambda a: total(solve(a, b)))(a)) == (2, 2, 2, 2)


def test_a_hessian_times_a_direction_needs_no_hessian():
    def f(x, v):
        return x * x * total(v * v * v) + x

    v = np.array([1.0, 2.0])
    slopes, moved = gradcli.hvp(f, (2.0, v), (1.0, np.array([0.5, -1.0])))
    assert slopes[0] == 2 * 2.0 * 9.0 + 1 and np.allclose(slopes[1], 12 * v * v)
    assert moved[0] == pytest.approx(2 * 9.0 + 4.0 * np.sum(3 * v * v * [0.5, -1.0]))
    assert np.allclose(moved[1], 12 * v * v + 24 * v * np.array([0.5, -1.0]))
    assert gradcli.hvp(lambda x, y: 3 * x, (2.0, 1.0), (1.0, 0.0)) == ((3.0, None), (0.0, None))
    curvature = lambda x: gradcli.hvp(lambda y: x * y**4, (1.0,), (1.0,))[1][0]
    assert gradcli.grad(curvature)(2.0) == 12.0
