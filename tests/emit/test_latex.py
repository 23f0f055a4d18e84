"""LaTeX: what is printed means the same, renders, and is what a mathematician writes."""

import math
import random
import re
from functools import cache

import latex_reader
import pytest
from test_python import every_row

from gradcli import calls
from gradcli.core import ir
from gradcli.emit.about import About
from gradcli.emit.targets import printed
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(16)

mathtext = pytest.importorskip("matplotlib.mathtext")


def latex(text: str) -> str:
    return calls.emit(calls.program(text), "latex").rstrip("\n")


def renders(formula: str) -> None:
    mathtext.MathTextParser("agg").parse(f"${formula}$")


WRITTEN = {
    "x^2*sin(y)": r"x^{2} \sin(y)",
    "2*x*3": "6 x",
    "x/y/z": r"\frac{x}{y z}",
    "x/(y/z)*x/-4*6": r"-\frac{3 x^{2} z}{2 y}",
    "0.1*x*3/y": r"\frac{0.3 x}{y}",
    "x/(2*y)/1.5": r"\frac{x}{3 y}",
    "x*y^2*x^3*y^-1": r"x^{4} y^{2} y^{-1}",
    "x*x^y*(2/3)": r"\frac{2 x x^{y}}{3}",
    "1.5e10*x - 1e8": r"1.5 \cdot 10^{10} x - 10^{8}",
    "1e300*1e300*x": r"10^{300} \cdot 10^{300} x",
    "x*2": "2 x",
    "x/(y + 1)": r"\frac{x}{y + 1}",
    "sin(x)^2": r"\sin^{2}(x)",
    "sech(x)^2": r"\operatorname{sech}^{2}(x)",
    "log(x)^-2": r"(\ln(x))^{-2}",
    "(x + 1)*(y - 2)": "(x + 1) (y - 2)",
    "x - (y - 1)": "x - (y - 1)",
    "-(x + y)": "-(x + y)",
    "x*-y": "-x y",
    "x - y*-z": "x + y z",
    "log1p(-x)^2": r"(\ln(1 - x))^{2}",
    "(x/y)^2": r"\left(\frac{x}{y}\right)^{2}",
    "x^0.5 + sqrt(y)": r"\sqrt{x} + \sqrt{y}",
    "x^(1/3) + x^(-1/3)": "x^{1/3} + x^{-1/3}",
    "exp(-x^2/2)": r"e^{-\frac{x^{2}}{2}}",
    "alpha_1*x1 + lambda_*x_max": (
        r"\alpha_{1} x_{1} + \lambda x_{\mathrm{max}}"
    ),
    "learning_rate*dt": r"\mathrm{learning}_{\mathrm{rate}} \, \mathrm{dt}",
    "α*Δ": r"\alpha \Delta",
    "3.5e-7*x": r"3.5 \cdot 10^{-7} x",
    "pi*e": r"\pi e",
    "abs(x) + floor(y)": r"\left|x\right| + \left\lfloor y\right\rfloor",
    "gamma(x)*j0(y)": r"\Gamma(x) J_{0}(y)",
    "w: float[3]\nw[0]*w[2]": "w_{0} w_{2}",
}  # fmt: skip


@pytest.mark.parametrize("text", WRITTEN)
def test_a_formula_is_written_as_by_a_mathematician(text):
    assert latex(text) == WRITTEN[text]
    renders(WRITTEN[text])


# Names that differ, and would look alike
APART = {
    "x1 + x_1": r"x_{1} + \mathrm{x\_1}",
    "x: float[3]\nx2*x[2] + x1": r"\mathrm{x2} \, x_{2} + \mathrm{x1}",
    "w: float[3]\ni: int\nw[i]*w_i*w_max": r"w_{i} \, \mathrm{w\_i} \, w_{\mathrm{max}}",
    "pi_*pi": r"\mathrm{pi\_} \, \pi",
    "lam - lambda_": r"\lambda - \mathrm{lambda\_}",
    "α - alpha": r"\alpha - \mathrm{alpha}",
    "sigma*(x + 1) + sigmoid(x + 1)": r"\sigma (x + 1) + \operatorname{sigmoid}(x + 1)",
    "e: float\ne**x + exp(x)": r"e^{x} + \operatorname{exp}(x)",
    "total: float\ntotal*x_x_": r"\mathrm{total} \, x_{x}",
}  # fmt: skip


@pytest.mark.parametrize("text", APART)
def test_names_that_differ_look_different(text):
    assert latex(text) == APART[text]
    renders(APART[text])


# Functions are equations where they are formulas, and so is what calls them
CALLED = {
    "def f(t):\n    if t > 0:\n        return t\n    return -t\nz = f(x)\nz*f(y)": [
        r"f(t) &= \begin{cases} t & \text{if } t > 0 \\ -t & \text{otherwise} \end{cases} \\",
        r"F &= f(x) f(y)",
    ],
    "def g(k):\n    if k == 0:\n        return 1.0\n    return x*g(k - 1)\ng(n)": [
        r"g(k) &= \begin{cases} 1 & \text{if } k = 0 \\ x g(k - 1) & \text{otherwise} "
        r"\end{cases} \\",
        r"f &= g(n)",
    ],
    "def f(t):\n    s = 0\n    for k in range(n):\n        s += t**k\n    return s\nf(x/2)": [
        r"f(t) &= \sum_{k=0}^{n - 1} t^{k} \\", r"y &= f\left(\frac{x}{2}\right)",
    ],
    "a = 2*x\ndef f(t):\n    return a*t\ny = f(x)\na = 3\ny + f(x)": [
        r"f(t, a) &= a t \\", r"F &= f(x, 2 x) + f(x, 3)",
    ],
}  # fmt: skip


@pytest.mark.parametrize("text", CALLED)
def test_functions_and_calls_are_formulas(text):
    assert latex(text).splitlines()[1:-1] == CALLED[text]


CASES = r"\begin{cases} x^{2} & \text{if } x > 0 \\ -x & \text{if } x < -1 \\ 0 & \text{otherwise} "
FORMULAS = {
    "w: float[3]\ns = 0.0\nfor i in range(3):\n    s += w[i]*x^i\ns": (
        r"\sum_{i=0}^{2} w_{i} x^{i}"
    ),
    "n: int\ns = x\nfor k in range(1, n + 1):\n    s -= 1/k\ns*2": (
        r"2 \left(x - \sum_{k=1}^{n} \frac{1}{k}\right)"
    ),
    "p = 1\nfor k in range(1, 6):\n    t = x - k\n    p *= t\np + 1": (
        r"1 + \prod_{k=1}^{5} (x - k)"
    ),
    "s = 0\nfor i in range(3):\n    for j in range(i):\n        s += x^i*j\ns": (
        r"\sum_{i=0}^{2} \sum_{j=0}^{i - 1} x^{i} j"
    ),
    "s = 1\nq = 0\nfor k in range(3):\n    s *= x/(k + 1)\n    q += k*x\ns + q": (
        r"\left(\prod_{k=0}^{2} \frac{x}{k + 1}\right) + \sum_{k=0}^{2} k x"
    ),
    "s = 0\nfor k in range(3):\n    s = s + 2*k\n    s = s - x\ns": r"\sum_{k=0}^{2} (2 k - x)",
    "m = 0\nfor i in range(3):\n    m += x^i\ns = 0\nfor i in range(3):\n    s += (i - m)^2\ns": (
        r"\sum_{i=0}^{2} \left(i - \sum_{j=0}^{2} x^{j}\right)^{2}"
    ),
    "s = 0\nfor k in range(4):\n    if k % 2 == 0:\n        s += x^k\ns": (
        r"\sum_{k=0}^{3} \begin{cases} x^{k} & \text{if } k \;\mathrm{mod}\; 2 = 0 \\ "
        r"0 & \text{otherwise} \end{cases}"
    ),
    "if x > 0:\n    y = x^2\nelif x < -1:\n    y = -x\nelse:\n    y = 0\ny": CASES + r"\end{cases}",
    "y = x^2\nz = y + 1\nz*sin(z)": "(x^{2} + 1) \\sin(x^{2} + 1)",
}  # fmt: skip


@pytest.mark.parametrize("text", [t for t in FORMULAS if "z = y" not in t])
def test_a_loop_or_a_branch_is_a_formula(text):
    assert latex(text) == FORMULAS[text]
    if "cases" not in FORMULAS[text]:
        renders(FORMULAS[text])


def test_a_name_that_is_read_several_times_is_a_step():
    assert latex("z = x^2 + 1\nz*sin(z)") == (
        "\\begin{aligned}\nz &= x^{2} + 1 \\\\\nf &= z \\sin(z)\n\\end{aligned}"
    )


def test_several_outputs_are_named():
    text = calls.diff(calls.program("x^2*sin(y)"), to="latex", order=2)
    lines = text.splitlines()[1:-1]
    assert lines == [
        r"\frac{\partial^{2} f}{\partial x^{2}} &= 2 \sin(y) \\",
        r"\frac{\partial^{2} f}{\partial x \partial y} &= 2 x \cos(y) \\",
        r"\frac{\partial^{2} f}{\partial y^{2}} &= -x^{2} \sin(y)",
    ]


QUADRATIC = "x: float[3]\nA: float[3, 3]\nx @ A @ x"
PRODUCTS = {
    QUADRATIC: (r"A x + A^{\mathsf{T}} x", r"x x^{\mathsf{T}}"),
    "x: float[4]\nA: float[3, 4]\nb: float[3]\na*np.sum((A @ x - b)**2)": (
        r"A^{\mathsf{T}} (2 a (A x - b))", r"2 a (A x - b) x^{\mathsf{T}}",
    ),
    "x: float[4]\nA: float[3, 4]\nnp.sum(A @ x)": (
        r"A^{\mathsf{T}} \mathbf{1}", r"\mathbf{1} x^{\mathsf{T}}",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", PRODUCTS)
def test_products_of_arrays_are_written_without_ones_and_new_axes(text):
    out = calls.diff(calls.program(text), ("x", "A"), to="latex").splitlines()
    found = tuple(line.split("&= ")[1].removesuffix(r" \\") for line in out[1:-1])
    assert found == PRODUCTS[text]
    for formula in found:
        renders(formula)


def test_a_column_times_a_matrix_is_a_product_of_elements():
    assert (
        latex("v: float[2]\nM: float[2, 2]\nv[:, None]*M") == r"(v \mathbf{1}^{\mathsf{T}}) \odot M"
    )
    text = "v: float[2]\nw: float[2]\nM: float[2, 2]\nv[:, None]*w*M"
    assert latex(text) == r"(v w^{\mathsf{T}}) \odot M"


def test_a_matrix_that_is_written_out_is_one():
    assert latex("np.array([[a, 1/b], [f(c, 1), 2*(a + b)]])[0]".replace("f(c, 1)", "c**2")) == (
        r"\begin{pmatrix} a & \frac{1}{b} \\ c^{2} & 2 (a + b) \end{pmatrix}_{0}"
    )
    assert latex("x: float[2]\nnp.array([a, b]) @ x") == r"(a, b) \cdot x"


def test_functions_have_the_names_of_the_program():
    text = "def log_huber(x):\n    return x**2\nlog_huber(a) + rate_max"
    assert latex(text).splitlines()[1:-1] == [
        r"\mathrm{log\_huber}(x) &= x^{2} \\",
        r"f &= \mathrm{log\_huber}(a) + \mathrm{rate}_{\mathrm{max}}",
    ]


def test_a_derivative_of_quotients_is_no_tower():
    planck = calls.program("2*h*nu^3/c^2/(exp(h*nu/(k*T)) - 1)")
    *_, to_c, to_k, to_t, _ = calls.diff(planck, to="latex").splitlines()
    growth, half = r"e^{\frac{h \nu}{k T}}", r"\sinh^{2}\left(\frac{h \nu}{2 k T}\right)"
    assert rf"= -\frac{{4 h \nu^{{3}}}}{{c^{{3}} \left({growth} - 1\right)}}" in to_c
    for line, below in ((to_k, "2 k^{2} T c^{2}"), (to_t, "2 k T^{2} c^{2}")):
        assert rf"= \frac{{h^{{2}} \nu^{{4}}}}{{{below} {half}}}" in line


def test_what_is_no_formula_is_its_steps():
    assert latex("y = x\nwhile y < 9:\n    y = y*y + 1\ny") == "\n".join(
        [
            r"\begin{aligned}", r"&y \leftarrow x \\", r"&\textbf{while}\ y < 9 \\",
            r"&\quad y \leftarrow y^{2} + 1", r"\end{aligned}",
        ]
    )  # fmt: skip


# What a loop carries besides its sum makes its steps, not its last line alone
STEPS = (
    "y = 1\nd = 0\nfor k in range(5):\n    d = d*x + y\n    y *= x\nd",
    "s = 0\nq = 0\nfor k in range(5):\n    s += x^k\n    q += s\nq",
    "s = 0\nfor k in range(5):\n    t = x^k\n    s += t\ns*t",
    "s = 0\na = 1\nfor k in range(5):\n    s += a*x^k\n    a = -a\ns",
)


@pytest.mark.parametrize("text", STEPS)
def test_a_loop_that_is_more_than_sums_is_its_steps(text):
    assert r"\textbf{for}\ k = 0, \ldots, 4" in latex(text)


def test_a_derivative_of_a_product_in_a_loop_is_its_steps():
    text = calls.diff(calls.program("y = 1\nfor k in range(n):\n    y *= x\ny"), to="latex")
    assert r"\quad \mathrm{dy} \leftarrow x \, \mathrm{dy} + y" in text


def test_a_loop_in_reverse_counts_the_other_way():
    down = "c: float[4]\ny = 0\nfor k in range(3, -1, -1):\n    y = y*x + c[k]\ny"
    assert r"k = 3, \ldots, 0 \\" in latex(down)
    assert r"k = 0, \ldots, 3 \\" in calls.diff(calls.program(down), to="latex")


ALONE = {
    "x*x*y - y*y": "x^{2} y - y^{2}",
    "x: float[3]\ny: float[3]\nnp.dot(x, y)": r"x \cdot y",
    "x: float[3]\ny: float[3]\nz - x @ y*z": r"z - (x \cdot y) z",
    "x: float[3]\nA: float[3, 3]\nx @ (A @ x)": r"x^{\mathsf{T}} (A x)",
    "x: float[3]\nA: float[3, 4]\nx @ A": r"A^{\mathsf{T}} x",
    "x: float[3]\nA: float[3, 4]\ny: float[4]\nx @ A @ y": r"x^{\mathsf{T}} A y",
    "A: float[3, 3]\nx: float[3]\n2*x*(A @ x)": r"2 (x \odot (A x))",
    "v: float[2]\nM: float[2, 2]\n(v[:, None]*M) @ v": r"((v \mathbf{1}^{\mathsf{T}}) \odot M) v",
    "v: float[2]\nM: float[2, 2]\nv[:, None]*v[:, None]*M": r"((v \odot v) \mathbf{1}",
    "A: float[3, 3]\nx: float[3]\n(A @ x)*x/c": r"\frac{(A x) \odot x}{c}",
    "x @ y": r"x \cdot y",  # whose axes are not known
    "x @ A @ y": r"x \cdot A \cdot y",
    "x % 2 + 1": r"(x \;\mathrm{mod}\; 2) + 1",
    "1 if not x > 1 else 0": (
        r"\begin{cases} 1 & \text{if } \neg (x > 1) \\ 0 & \text{otherwise} \end{cases}"
    ),
    "def f(t):\n    return t*t\nf(x) + f(y)": r"F &= f(x) + f(y)",
}


@pytest.mark.parametrize("text", ALONE)
def test_products_remainders_and_names_are_written_without_doubt(text):
    assert ALONE[text] in latex(text)


def test_a_choice_within_one_by_its_test_is_decided():
    text = calls.diff(calls.program("np.linalg.norm(v)"), to="latex")
    assert text == (
        r"\begin{cases} 0 & \text{if } \left\|v\right\| = 0 \\ "
        r"\frac{v}{\left\|v\right\|} & \text{otherwise} \end{cases}" + "\n"
    )


def test_derivatives_of_arrays_of_unknown_shapes_have_no_words():
    with pytest.raises(Diagnostic) as raised:
        calls.diff(calls.program("x @ A @ y"), to="latex")
    error = raised.value
    assert error.code == "E0109" and error.span is not None and "float[3, 3]" in error.help


def test_twenty_nestings_are_steps_and_no_tower():
    text = latex("x = a\n" + "x = sin(x*x + 1)\n" * 20 + "x\n")
    assert len(text) < 6000 and r"x^{(1)} &=" in text


@pytest.mark.parametrize("op", every_row(), ids=lambda op: op.name)
def test_every_elementwise_row_renders(op):
    graph = ir.Graph()
    names = tuple("xyz"[: len(op.args)])
    value = graph.node(op, tuple(map(graph.var, names)))
    program = ir.Program(
        graph, dict.fromkeys(names, ("float", None)), (), (), (value,), {}, set(), {}
    )
    formula = printed(program, "latex", About())
    if "cases" not in formula:
        renders(formula.strip())


def test_subscripts_and_superscripts_do_not_follow_one_another():
    renders(latex("w: float[3, 3]\nw[0][1]*w[1:][0][2]"))
    steps = latex("z = x\n" + "z = sin(z*z + x)/(z + x)\n" * 4 + "z*z")
    for line in steps.splitlines()[1:-1]:
        renders(line.replace("&", "").removesuffix(r" \\"))
    assert r"(z^{(1)})^{2}" in steps


# -- meaning --------------------------------------------------------------------------------------
UNARY = ("sin", "exp", "sqrt", "abs", "log", "tanh", "gamma")
POINT = {"x": 0.83, "y": 1.7, "x1": 0.45, "alpha": 2.2, "rate": 1.3}


def made(source: random.Random, depth: int) -> str:
    """A random expression, its value real at POINT more often than not."""
    if depth == 0 or source.random() < 0.15:
        return source.choice((*POINT, "2", "3.5", "10", "0.5", "pi"))
    one, two = made(source, depth - 1), made(source, depth - 1)
    kind = source.randrange(10)
    if kind < 2:
        return f"({one} + {two})"
    if kind < 4:
        return f"({one} - {two})"
    if kind < 6:
        return f"({one}*{two})"
    if kind == 6:
        return f"({one}/{two})"
    if kind == 7:
        return f"({one})**{source.choice(('2', '3', '-2', '0.5', '(1/3)', '(x*2)', '-y'))}"
    return f"{source.choice(UNARY)}({one})" if kind == 8 else f"(-{one})"


# Constructs that hold another, at #
CONSTRUCTS = (
    "# + c", "c + #", "# - c", "c - #", "# * c", "c * #", "# / c", "c / #", "# ** c", "c ** #",
    "# ** 2", "2 * #", "-#", "# % c", "c % #", "# // c", "c // #", "abs(#)", "exp(#)", "sqrt(#)",
    "sin(#)", "log1p(#)", "expm1(#)", "float(#)", "hypot(#, c)", "(# if c > d else d)",
    "(c if c < d else #)", "(c if # > 1 else d)", "xlogy(c, #)", "xlogy(#, c)",
)  # fmt: skip
PLACE = {"c": 1.3, "d": 2.1, "x": 2.83}
TOTAL = "s = 0\nfor k in range(3):\n    s += @*k\n"


@cache
def computed(text: str) -> float:
    """The value of a program at PLACE, NaN where it has none."""
    program = calls.program(text)
    try:
        (value,) = calls.value(program, {n: PLACE[n] for n in program.inputs}).values
    except Diagnostic:
        return math.nan
    return value


@pytest.mark.parametrize("outer", CONSTRUCTS)
def test_every_construct_within_every_other_means_the_same(outer):
    checked = 0
    for inner in (*CONSTRUCTS, "s"):
        start = TOTAL.replace("@", "x") if inner == "s" else ""
        filled = inner.replace("#", "x")
        whole = outer.replace("#", f"({filled})")
        texts = [start + whole] + [TOTAL.replace("@", f"({whole})") + "s"] * (not start)
        for text in texts:
            if not math.isfinite(computed(start + filled)) or not math.isfinite(computed(text)):
                continue
            found = latex_reader.value(latex(text), PLACE)
            assert found == pytest.approx(computed(text), rel=1e-9), text
            checked += 1
    assert checked > len(CONSTRUCTS)


@pytest.mark.parametrize("seed", range(150))
def test_a_random_formula_means_the_same(seed):
    text = made(random.Random(seed), 4)
    names = {name: math.fabs if name == "abs" else getattr(math, name) for name in UNARY}
    try:
        want = eval(text, names | {"pi": math.pi, "__builtins__": {}}, dict(POINT))
        assert type(want) in (int, float) and math.isfinite(want)
    except (ArithmeticError, ValueError, AssertionError):
        return
    formula = latex(text)
    renders(formula)
    assert latex_reader.value(formula, POINT) == pytest.approx(want, rel=1e-9), formula


@pytest.mark.parametrize("text", [t for t in FORMULAS if "for" in t and "cases" not in FORMULAS[t]])
def test_a_sum_means_its_loop(text):
    point = {"x": 0.7, "n": 4, "w": [0.3, -1.2, 2.5]}
    program = calls.program(text)
    given = {n: point[n] for n in program.inputs}
    (want,) = calls.value(program, given).values
    assert latex_reader.value(latex(text), given) == pytest.approx(want, rel=1e-12)


def test_the_shape_of_an_array_is_an_option():
    text = calls.diff(calls.program("np.cumsum(v)"), to="latex", mode="reverse")
    assert text.endswith("\\mathrm{shape} = \\operatorname{shape}(v))\n")


def test_the_end_of_a_loop_may_be_taken_from_a_stack():
    text = "u = w[0]\nm = 3\nfor j in range(3):\n    for k in range(m):\n"
    text += "        u += sin(w[1])\n        m = m + 1\n    if u > 3:\n        break\nu\n"
    shown = calls.diff(calls.program(text), to="latex", mode="reverse")
    assert r"\mathrm{stop}_{k} \leftarrow \textbf{pop}\ \mathrm{stop}_{k, \mathrm{stack}}" in shown


def test_a_choice_within_a_sum_keeps_its_test():
    program = calls.program(
        "x: float[:]\nnp.sum(np.where(x > 0, x*np.sum(np.where(x > 1, x, 0)), 0))"
    )
    text = calls.emit(program, "latex")
    assert text.count(r"\text{if }") == 2


FRESNEL = """\
s = n1/n2*sin(t)
if abs(s) >= 1:
    R = 1.0
else:
    c1 = cos(t)
    c2 = sqrt(1 - s*s)
    rs = ((n1*c1 - n2*c2)/(n1*c1 + n2*c2))**2
    rp = ((n1*c2 - n2*c1)/(n1*c2 + n2*c1))**2
    R = (rs + rp)/2
R"""


@pytest.mark.parametrize("t", [0.6, 1.5])
def test_names_of_one_arm_of_a_branch_are_lines_before_the_choice(t):
    program = calls.program(FRESNEL)
    given = {"n1": 1.4, "n2": 1.1, "t": t}
    lines = calls.diff(program, ["t"], to="latex").splitlines()[1:-1]
    lefts, rights = zip(*(line.removesuffix(r" \\").split(" &= ") for line in lines))
    assert lefts[:-1] == ("s", "c_{2}", r"\mathrm{drs}", r"\mathrm{drp}")
    assert sum("cases" in right for right in rights) == 1 and max(map(len, rights)) < 200
    point = dict(given)
    for left, right in zip(lefts, rights):
        name = re.sub(r"\\mathrm|[{}_]", "", left)
        other = t > 1 and name in ("c2", "drs", "drp")  # which are of the other arm
        point[name] = math.nan if other else latex_reader.value(right, point)
    want = calls.gradient(program, given, ["t"]).gradients["t"] or 0.0  # null is 0
    assert point[name] == pytest.approx(want, rel=1e-12)


@pytest.mark.parametrize("x", [0.7, -0.7])
@pytest.mark.parametrize(
    "text",
    [
        "y = 2*x\nif x > 0:\n    y = x*x + 1\n    z = y + 1\n    w = z*y\nelse:\n    w = x\nw + y",
        "if x > 0:\n    z = x + 1\n    w = z*z\nelse:\n    z = x - 1\n    w = z/2\nw",
        "if x > 0:\n    z = x + 1\n    w = z*z\n    z = 3*x\n    v = z*w\nelse:\n    v = x\nv",
    ],
)
def test_a_name_that_an_arm_changes_means_what_it_is_there(text, x):
    program = calls.program(text)
    point = {"x": x}
    formula = calls.emit(program, "latex").strip()
    if "aligned" in formula:
        for line in formula.splitlines()[1:-1]:
            left, formula = line.removesuffix(r" \\").split(" &= ")
            point[left] = latex_reader.value(formula, point)
    (want,) = calls.value(program, {"x": x}).values
    assert latex_reader.value(formula, point) == pytest.approx(want, rel=1e-12)
