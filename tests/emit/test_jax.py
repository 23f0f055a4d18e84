"""JAX: what is printed names what there is, and refuses what JAX has no form for; none of it needs
JAX, which tests/emit/test_jax_runs.py runs it on."""

import ast
import builtins
import re

import pytest

from gradcli import calls
from gradcli.emit.jax.module import IMPORTS, TEXTS
from gradcli.errors import Diagnostic

LOOPS = """y = x
s = []
for k in range(3):
    s.append(y)
    if y > 1:
        y = sin(y)
    else:
        break
while y > 0.1:
    y = y*0.5
y + s[0]
"""


PROGRAMS = ["x^2*sin(y)", LOOPS, "v[0]*np.sum(v)", "sqrt(x) if x > 0 else 0.0"]


def defined(tree: ast.Module) -> set[str]:
    """The names that a module gives a meaning to, anywhere."""
    found = set()
    for n in ast.walk(tree):
        match n:
            case ast.Name(name, ast.Store()) | ast.arg(name):
                found.add(name)
            case ast.FunctionDef(name) | ast.ClassDef(name):
                found.add(name)
            case ast.Import(names) | ast.ImportFrom(_, names):
                found |= {a.asname or a.name for a in names}
    return found


@pytest.mark.parametrize("text", PROGRAMS)
def test_what_is_printed_names_only_what_the_module_has(text):
    program = calls.program(text)
    for printed in (calls.emit(program, "jax"), calls.diff(program, to="jax")):
        tree = ast.parse(printed)
        read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
        assert not read - defined(tree) - {*dir(builtins)}
        assert 'jax.config.update("jax_enable_x64", True)' in printed


def test_a_program_may_have_the_names_of_the_modules_functions():
    text = "loop = x\nfor step in range(3):\n    loop = loop*1.5\njnp = loop\njnp + step"
    printed = calls.emit(calls.program(text), "jax")
    assert "loop_, step = loop(step2" in printed and "return jnp_ +" in printed
    assert calls.emit(calls.program("x*2"), "jax", name="slope").count("def ") == 1
    with pytest.raises(Diagnostic, match="has 'lax' for itself"):
        calls.emit(calls.program("x*2"), "jax", name="lax")


def test_what_is_not_used_is_not_printed():
    printed = calls.emit(calls.program("x^2"), "jax")
    assert not any(f"def {name}" in printed for name in TEXTS) and IMPORTS["lax"] not in printed


REFUSED = {
    "def f(n):\n    return 1.0 if n < 1 else n*f(n - 1)\nf(x)": "a function that calls itself, 'f'",
    "ellipk(x)": "ellipk",
    "v: float[5]\ns = 0.0\nfor k in range(4):\n    s += np.sum(v[k:])*x\ns": "a run decides",
    "m = 4\nif x > 3:\n    m = 5\na = np.zeros(m)\na[1] = x\nnp.sum(a)": "a run decides",
    "xs = [x, x]\nif x > 2:\n    xs.append(x)\nxs[0] = sin(x)\nsum(xs)": "a run decides",
    "a = [x]*9\nfor k in range(3):\n    if x > k:\n        a = a + a\nsum(a)": "a loop makes",
    "a = np.array([x])\nif x > 1:\n    a = np.append(a, x)\na": "a test decides, 'a'",
    "a = np.array([x])\nb = np.array([x, x])\nnp.sum(a if x > 1 else b)": "a test decides",
    "xs = [x]\n"
    + "if sin(%d*x) > 0:\n    xs = xs + [x]\n" * 20 % (*range(20),)
    + "sum(xs)": "16 ways",
    "xs = [x, x]\nwhile xs[0] > sum(xs):\n    xs.append(x)\nsum(xs)": "a loop makes",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_has_no_form_says_what_works(text):
    with pytest.raises(Diagnostic) as caught:
        calls.emit(calls.program(text), "jax")
    error = caught.value
    assert error.code == "E0109" and REFUSED[text] in error.message, error.message
    assert "gradcli grad" in error.help


# programs in which a test decides how long an array is
LONGER = {
    "in one way": "xs = [x]\nif x > 1:\n    xs = xs + [x*x]\nsum(xs)*xs[-1]",
    "shorter": "a = np.array([x, 2*x])\nif x > 1:\n    a = a[:1]\nnp.mean(sin(a))",
    "in both, and a loop over them": """xs = [x, sin(x)]
if x > 1:
    xs = xs + [x*x]
elif x > 0.5:
    xs = xs + [x, cos(x)]
xs = xs + [0.3]
y = 0.0
for v in xs:
    y = y*0.5 + v*v
if x > 1:
    y = y*xs[2]
y
""",
    "in a function": """def f(x):
    a = np.array([x, 2*x])
    if x > 1:
        a = a[1:]
    return np.sum(a*a)
f(x)*f(0.3*x)
""",
}


@pytest.mark.parametrize("name", LONGER)
def test_what_follows_an_array_of_two_lengths_is_in_both_ways(name):
    for to in (calls.emit, calls.diff):
        printed = to(calls.program(LONGER[name]), to="jax")
        assert re.search(r"\n +(.*, )?\w*(value|result|y)\d* = branch\(", printed), printed


NESTED = {
    "max": "max({0}, {1}.5*x)",
    "min": "min(exp({0}), {1}.5*x)",
    "or": "({0} or {1}*x)",
    "and": "(exp({0}) and {1}.5*x)",
    "a conditional": "(exp({0}) if x > {1} else {1}.5*x)",
    "of elements": "max(sqrt({0}), v[{1}])",
}


@pytest.mark.parametrize("kind", NESTED)
def test_nested_choices_print_in_a_length_that_grows_with_their_depth(kind):
    def printed(depth: int) -> str:
        text = "x"
        for k in range(depth):
            text = NESTED[kind].format(text, k)
        return calls.emit(calls.program(f"v: float[30]\n{text}"), "jax")

    assert len(printed(30)) < 8 * len(printed(10))


# programs whose lists may get more items than there is room for
GROWING = {
    "a list": """s = []
y = x
k = 0
while k < n:
    s.append(y)
    y = y*0.5
    k = k + 1
while s:
    y = y + s.pop()*x
y
""",
    "a list of whole numbers": """s = []
y = x
k = 0
while k < n:
    s.append(k)
    k = k + 1
while s:
    y = y*0.5 + sin(x*s.pop())
y
""",
    "in a function": """def total(x, n):
    s = []
    k = 0.0
    while k < n:
        s.append(x*k)
        k = k + 1
    y = 0.0
    while s:
        y = y*0.5 + s.pop()
    return y
y = x
for k in range(2):
    if n > 1:
        y = y + total(x, n)
y
""",
}


@pytest.mark.parametrize("name", GROWING)
def test_a_list_without_a_known_room_is_asked_whether_it_is_full(name):
    program = calls.program(GROWING[name])
    for printed in (calls.emit(program, "jax"), calls.diff(program, ("x",), to="jax")):
        assert "is_over(s)" in printed and "or_none(" in printed
        assert "more than ROOM items" in printed
    known = calls.program("s = []\nfor k in range(9):\n    s.append(x^k)\ns[3]*s[4]")
    assert "or_none" not in calls.emit(known, "jax") + calls.diff(known, to="jax")


# programs that make a list anew in one way of a test, or in a round, for what follows it
TAKEN = "while st:\n    y = 0.5*y + sin(st.pop())\ny"
REMADE = {
    "emptied in one way": f"""st = []
st.append(x)
if x > 1:
    st = []
st.append(3*x)
y = x
{TAKEN}""",
    "made in both ways": f"""if x > 1:
    st = []
    st.append(x)
else:
    st = []
st.append(x*x)
st.append(3*x)
y = x
{TAKEN}""",
    "made in the first round": f"""y = x
for k in range(5):
    if k == 0:
        st = []
    st.append(x*k)
{TAKEN}""",
}
MADE_FOR_A_LOOP = f"""if x > 1:
    st = []
    st.append(x)
else:
    st = []
y = x
while y > 0.1:
    st.append(y)
    y = y*0.5
{TAKEN}"""


@pytest.mark.parametrize("name", REMADE)
def test_a_list_that_is_made_anew_keeps_the_room_that_it_has(name):
    printed = calls.emit(calls.program(REMADE[name]), "jax")
    assert printed.count("st = stack(") == 1 and "st = st._replace(size=0)" in printed


def test_a_list_that_a_test_makes_for_a_loop_tells_where_it_has_no_room():
    for printed in (f(calls.program(MADE_FOR_A_LOOP), to="jax") for f in (calls.emit, calls.diff)):
        assert "st = stack(ROOM)" in printed and "or_none(" in printed
