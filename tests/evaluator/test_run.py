"""The evaluator against CPython, and what it says of programs that fail."""

import math

import numpy as np
import pytest
from oracle import summed
from python_runs import same
from run_programs import POINT, PROGRAMS

from gradcli import calls
from gradcli.engine.batch import vmap
from gradcli.engine.transforms import grad
from gradcli.errors import Diagnostic, Source
from gradcli.evaluator.closures import nodes
from gradcli.evaluator.limits import Limits
from gradcli.evaluator.run import run
from gradcli.evaluator.values.values import Function
from gradcli.language.names.entry_point import function_of
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax import surface
from gradcli.language.syntax.parser import parse


def program(text: str, *bound: str):
    return resolve(parse(Source(text, "f.expr")), bound)


def value(text: str, **point):
    p = program(text, *point)
    p.check_point(tuple(point))
    return run(p, point).values[0]


def failure(text: str, **point) -> Diagnostic:
    with pytest.raises(Diagnostic) as caught:
        limits = Limits(steps=20_000)
        p = program(text, *point)
        p.check_point(tuple(point))
        run(p, point, limits=limits)
    error = caught.value
    assert error.source is not None
    return error


def under_cpython(text: str) -> dict:
    point = {**POINT, "v": np.array(POINT["v"])}
    names = {"np": np, "math": math, "sum": summed, **point}
    exec(compile(text.replace("^", "**"), "f.expr", "exec"), names)
    given = {"np", "math", "sum", "__builtins__", "__annotations__", *POINT}
    return {k: v for k, v in names.items() if k not in given and not callable(v)}


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_value_is_cpythons(name):
    text = "n: int\n" + PROGRAMS[name].lstrip("\n")
    want = under_cpython(text)
    point = {k: v for k, v in POINT.items() if k in program(text, *POINT).inputs}
    got = run(program(text, *point), point, of=tuple(want))
    for key, mine in zip(want, got.values):
        if isinstance(want[key], (range, Function)):
            continue
        assert same(mine, want[key]), f"{key}: {mine!r}, CPython has {want[key]!r}"


def test_sum_adds_from_left_to_right_on_every_python():
    assert value("sum([0.1]*10)") == 0.9999999999999999
    assert value("math.fsum([0.1]*10)") == 1.0


def test_a_program_runs_again_at_another_point():
    p = program("y = x*2\nfor i in range(3):\n    y += i\ny", "x")
    assert [run(p, {"x": v}).values[0] for v in (1.0, 2.0)] == [5.0, 7.0]


def test_floats_have_ieee_answers():
    assert value("1/x", x=0) == math.inf
    assert value("-1/x", x=0) == -math.inf
    assert math.isnan(value("log(x)", x=-1))
    assert value("exp(x)", x=1000) == math.inf
    assert value("10.0**x", x=400) == math.inf


def test_a_bound_number_is_a_real_however_it_is_written():
    assert type(value("x*2", x=3)) is float
    assert value("x // 2", x=7) == 3.0


def test_it_stays_exact_where_an_integer_is_needed():
    assert value("v[n]", v=[1, 2, 3], n=1.0) == 2.0
    assert value("s = 0\nfor i in range(n):\n    s += n\ns", n=3) == 9
    error = failure("for i in range(x):\n    y = i\ny", x=2.5)
    assert "range" in error.message and "integer" in error.message
    assert error.source.position(error.span[0])[0] == 1


def test_a_default_is_what_an_unbound_input_takes():
    assert value("a = 3.0\na*x", x=2) == 6.0
    assert value("a = 3.0\na*x", x=2, a=5) == 10.0
    assert value("n: int = 6\nn") == 6


def test_an_input_array_is_not_written_through():
    w = np.array([1.0, 2.0])
    assert value("w[0] = 10.0\nnp.sum(w)", w=w) == 12.0
    assert w[0] == 1.0


def test_the_target_is_the_last_expression_or_assignment():
    assert run(program("y = x*2\nz = y + 1"), {"x": 1.0}).names == ("z",)
    assert run(program("x*2\n"), {"x": 1.0}).names == ("x*2",)
    assert run(program("y = x\ny"), {"x": 1.0}).names == ("y",)
    outcome = run(program("y = x\nz = 2*x"), {"x": 1.0}, of=("z", "y"))
    assert outcome.values == (2.0, 1.0)


def test_a_program_that_ends_in_print_has_no_target():
    written = []
    p = program("y = x\nprint(y, 'is', [y, 1], sep='-')")
    outcome = run(p, {"x": 1.5}, write=written.append)
    assert (outcome.values, outcome.printed, written) == ((), True, ["1.5-is-[1.5, 1]\n"])


PRINTED = """
print(x, 3, True, None, 'a')
print([1.0, 'a', (1,)], (x, [2]))
print(np.array([1.0, 2.5]), np.zeros((2, 2)))
print([np.arange(3)], 1e22, 1e-7, 10**15)
print(x, end='')
print()
"""


def test_printed_output_is_cpythons(capsys):
    exec(PRINTED, {"np": np, "x": 1.7})
    want = capsys.readouterr().out
    written = []
    run(program(PRINTED.lstrip()), {"x": 1.7}, write=written.append)
    assert "".join(written) == want


def test_watch_sees_an_intermediate_and_may_change_it():
    p = program("y = x*x\nz = y + 1\nz")
    seen = []
    outcome = run(p, {"x": 3.0}, watch={"y": lambda v: seen.append(v) or v * 10})
    assert (seen, outcome.values) == ([9.0], (91.0,))


def test_long_chains_do_not_recurse():
    assert value(" + ".join(["x"] * 20_000), x=1) == 20_000.0


def test_two_hundred_calls_deep_is_allowed_and_no_more():
    deep = "def f(m):\n    return 0 if m == 0 else 1 + (((f(m - 1))))\nf({})"
    assert value(deep.format(199)) == 199
    error = failure(deep.format(200))
    assert error.code == "E0206" and "--max-recursion" in error.help


FAILURES = {
    # text: (code, words the message or its help must have, line)
    "if x > 5:\n    z = 1\nz": ("E0204", "z", 3),
    "for i in range(0):\n    z = x\nz": ("E0204", "z", 3),
    "f(x)\ndef f(a):\n    return a": ("E0204", "f", 1),
    "def f(a):\n    w = a\nf(x)*2": ("E0201", "return", 3),
    "def f(a):\n    return a\nf[0]": ("E0201", "f", 3),
    "x[0]": ("E0201", "scalar", 1),
    "v[0.5]": ("E0201", "integer", 1),
    "v[-4]": ("E0202", "-4", 1),
    "v[0, 0]": ("E0202", "index", 1),
    "[1, 2][5]": ("E0202", "length 2", 1),
    "np.max(v[0:0])": ("E0202", "empty", 1),
    "np.reshape(v, (2, 2))": ("E0202", "reshape", 1),
    "v @ np.ones(2)": ("E0202", "(3,) and (2,)", 1),
    "v + np.ones(2)": ("E0202", "(3,) and (2,)", 1),
    "np.dot(np.ones((2, 3)), np.ones((2, 3)))": ("E0202", "(2, 3)", 1),
    "np.sum(v, axis=5)": ("E0202", "axis", 1),
    "a = np.zeros(3)\na[3] = x\na": ("E0202", "3", 2),
    "x and x + [1]": ("E0201", "list", 1),
    "1 if v > 0 else 2": ("E0201", "ambiguous", 1),
    "x + 'a'": ("E0201", "string", 1),
    "a = 1\nb = 2\na, b = 1, 2, 3": ("E0202", "more than 2 values for 2", 3),
    "a, b = [x]": ("E0202", "1 value for 2", 1),
    "a, b = range(10**15)": ("E0202", "more than 2 values", 1),
    "sum(range(10**15))": ("E0206", "steps", 1),
    "list(zip(range(10**15), range(10**15)))": ("E0206", "steps", 1),
    "max(range(10**15))": ("E0206", "steps", 1),
    "l = [1]\nl += range(10**15)\nl": ("E0206", "steps", 2),
    "l = [1]\nl[0:1] = range(10**15)\nl": ("E0206", "steps", 2),
    "np.sum(range(10**15))": ("E0206", "elements", 1),
    "l = [1]\nl.append(l)\nl": ("E0201", "holds itself", 3),
    "np.array(['a'])": ("E0201", "numbers", 1),
    "np.sum(['a'])": ("E0201", "list", 1),
    "np.sum(zip([1], [2]))": ("E0201", "zip", 1),
    "for i in range(2):\n    if i > 5:\n        w = np.ones(2)\n    z = np.ones(2) + w": (
        "E0204", "w", 4,
    ),
    "a = x\na[0] = 1": ("E0201", "written", 2),
    "3 // 0": ("E0200", "zero", 1),
    "9**9**9 + x": ("E0203", "large", 1),
    "1 << 99999999999": ("E0203", "large", 1),
    "k = 3\nfor i in range(100):\n    k = k*k\nk*x": ("E0203", "large", 3),
    "np.sum(np.zeros(1e12)*x)": ("E0206", "elements", 1),
    "np.sum(np.ones((1000000, 1000000))*x)": ("E0206", "elements", 1),
    "np.eye(10**6)": ("E0206", "elements", 1),
    "np.repeat(x, 10**11)": ("E0206", "elements", 1),
    "np.ones((10**6, 1))*np.ones(10**6)": ("E0206", "elements", 1),
    "[0.0]*10**12": ("E0206", "elements", 1),
    "list(range(10**12))": ("E0206", "steps", 1),
    "2.0 << 1.0": ("E0201", "<<", 1),
    "x // 1 % (2 | 1.5)": ("E0201", "|", 1),
    "x*2 + y\ny = 1": ("E0204", "y", 1),
    "w = x\nwhile True:\n    w = w + 1\nw": ("E0206", "steps", 2),
    "w = 0\nfor i in range(10**18):\n    w = w + x\nw": ("E0206", "steps", 2),
    "def f(m):\n    if m > 0:\n        return f(m - 1) + f(m - 1)\n    return x\nf(60)": (
        "E0206", "steps", 3,
    ),
    "def f(m):\n    return f(m + 1)\nf(x)": ("E0206", "max-recursion", 2),
    "int(1/x - 1/x)": ("E0201", "nan", 1),
    "a = np.arange(3)\na += 0.5": ("E0201", "integers", 2),
    "g = x*2\ng(3)": ("E0103", "called", 2),
    "def f(a, b):\n    return a\ng = f\ng(1)": ("E0103", "b", 4),
    "for i in x:\n    pass": ("E0201", "elements", 1),
    "x < None": ("E0201", "None", 1),
    "True ^ False": ("E0201", "logical_xor", 1),
}  # fmt: skip


@pytest.mark.parametrize("text", FAILURES)
def test_failures_say_what_and_where(text):
    code, words, line = FAILURES[text]
    point = {"x": 0.0 if "1/x" in text else 1.0, "v": [1, 2, 3]}
    names = {name: v for name, v in point.items() if name in program_names(text)}
    error = failure(text, **names)
    said = f"{error.message} {error.help} {error.label}"
    assert error.code == code, said
    assert words in said
    assert error.source.position(error.span[0])[0] == line


def program_names(text: str) -> set:
    import re

    return set(re.findall(r"[a-z]+", text))


def test_the_clock_stops_a_program():
    with pytest.raises(Diagnostic, match="time limit"):
        run(program("while True:\n    y = 1.0\ny"), {}, limits=Limits(timeout=0.05))


# -- defaults ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "value", "slope"),
    [
        ("xs = [1.0, 2.0]\nys = xs*2\nys[0] + sum(xs)*3", 10.0, [4.0, 3.0]),
        ("xs = [[1.0, 2.0], [3.0]]\nxs[0][1]*xs[1][0]", 6.0, None),
        ("w: float[2] = [1, 2]\nnp.sum(w*2)", 6.0, [2.0, 2.0]),
        ("w = np.array([1.0, 2.0])\nnp.sum(w*2)", 6.0, [2.0, 2.0]),
    ],
)
def test_a_default_is_the_same_value_when_it_is_differentiated(text, value, slope):
    program = calls.program(text)
    assert calls.value(program, {}).value == value
    if slope is not None:
        result = calls.gradient(program, {})
        assert result.value == value
        assert list(map(float, next(iter(result.gradients.values())))) == slope


def test_a_default_fits_its_declared_shape():
    with pytest.raises(Diagnostic, match=r"declared with shape \(3,\), its value has shape \(2,\)"):
        calls.value(calls.program("w: float[3] = [1, 2]\nw"), {})


def test_open_lengths_of_a_declaration_take_any():
    p = calls.program("X: float[:, 3]\nnp.sum(X)")
    assert calls.value(p, {"X": [[1, 2, 3]]}).value == 6.0
    assert calls.value(p, {"X": np.zeros((0, 3))}).value == 0.0
    with pytest.raises(
        Diagnostic, match=r"declared float\[:, 3\], its value has shape \(3,\)"
    ) as one:
        calls.value(p, {"X": [1, 2, 3]})
    assert one.value.help == "give it an array of 2 axes, or declare X: float[:]"
    with pytest.raises(Diagnostic, match=r"its value has shape \(1, 2\)") as two:
        calls.value(p, {"X": [[1, 2]]})
    assert two.value.help == "declare X: float[:, :], which any lengths fit"
    with pytest.raises(Diagnostic, match=r"declared float\[:\], its value has shape \(\)"):
        calls.value(calls.program("v: float[:] = 1\nv"), {})


def test_a_declared_length_is_a_number_or_a_colon():
    for text in ("v: float[1:]", "v: float[n]", "v: float[::2]"):
        with pytest.raises(Diagnostic, match="needs a type, with whole numbers for a shape"):
            calls.program(text)


ONE_NUMBER = r"'x' is declared as one number, its value has shape \(2,\)"


@pytest.mark.parametrize("call", [calls.value, calls.gradient, calls.check, calls.jacobian])
@pytest.mark.parametrize("kind", ["float", "int", "bool"])
@pytest.mark.parametrize("x", [[1, 0], np.array([1.0, 0.0])])
def test_what_is_declared_without_a_shape_is_one_number(call, kind, x):
    text = f"x: {kind}\ny: float\nx*y"
    with pytest.raises(Diagnostic, match=ONE_NUMBER) as caught:
        call(calls.program(text), {"x": x, "y": 2.0}, ("y",) if call is not calls.value else ())
    assert f"declare x: {kind}[2], or drop the declaration" in caught.value.help


def test_a_default_of_one_number_is_one():
    with pytest.raises(Diagnostic, match=ONE_NUMBER):
        calls.value(calls.program("x: float = [1, 2]\nx"), {})
    with pytest.raises(Diagnostic, match=ONE_NUMBER):
        calls.value(calls.program("x: float = 1\nx"), {"x": [1, 2]})


def test_arrays_without_axes_and_each_of_many_examples_are_one_number():
    p = calls.program("x: float\nx*x")
    assert calls.value(p, {"x": np.array(3.0)}).value == 9.0
    assert calls.gradient(p, {"x": np.array(3.0)})["x"] == 6.0

    def square(x):
        return run(p, {"x": x}).values[0]

    assert vmap(square)(np.array([1.0, 2.0])).tolist() == [1.0, 4.0]
    assert grad(square)(3.0) == 6.0
    with pytest.raises(Diagnostic, match=ONE_NUMBER):
        grad(square)(np.array([1.0, 2.0]))


def test_an_annotated_parameter_of_a_file_is_one_number():
    p = function_of(Source("def f(x: float, v):\n    return x*v"), "f")
    assert calls.value(p, {"x": 2.0, "v": [1, 2]}).value.tolist() == [2.0, 4.0]
    with pytest.raises(Diagnostic, match=ONE_NUMBER):
        calls.value(p, {"x": [1, 2], "v": 2.0})


def test_a_default_of_ragged_lists_has_no_derivative():
    with pytest.raises(Diagnostic, match="'xs' is no array of numbers"):
        calls.gradient(calls.program("xs = [[1.0, 2.0], [3.0]]\nxs[0][1]*xs[1][0]"), {})


def held(text: str):
    """The program of a file of Python, where a type may be a value."""
    return function_of(Source(f"def f():\n    return {text}", "f.py"), "f")


def test_types_are_pythons_on_every_kind_of_value():
    values = ("1", "1.5", "True", "'a'", "None", "[1]", "(1, 2)", "{1: 2}", "range(3)", "int(2.5)")
    types = ("int", "float", "bool", "str", "list", "tuple", "dict", "range", "(int, float)", "()")
    for x in values:
        for kind in types:
            text = f"isinstance({x}, {kind})"
            assert value(text) is eval(text), text
        for kind in types[:-2]:
            for test in ("type({}) is {}", "type({}) != {}", "type({}) in (str, {})"):
                assert calls.value(held(test.format(x, kind)), {}).value is eval(
                    test.format(x, kind)
                )
    assert value("isinstance(x, float) and not isinstance(x, (int, str))", x=2.0) is True
    caught = "try:\n    raise KeyError('k')\nexcept Exception as e:\n    y = {}\ny"
    for test, want in (("LookupError", True), ("(int, KeyError)", True), ("ValueError", False)):
        assert value(caught.format(f"isinstance(e, {test})")) is want


def test_isinstance_keeps_derivatives_and_makes_integers_where_it_asks_for_them():
    text = (
        "def f(x, n):\n    if not isinstance(n, int):\n        return 0.0\n    return x**n\nf(x, n)"
    )
    result = calls.gradient(calls.program(text), {"x": 3.0, "n": 2})
    assert result.gradients == {"x": 6.0}
    with pytest.raises(Diagnostic, match=r"isinstance\(…, int\) needs one"):
        calls.value(calls.program(text), {"x": 3.0, "n": 2.5})
    with pytest.raises(Diagnostic, match="takes types"):
        value("isinstance(x, 3)", x=1.0)
    with pytest.raises(Diagnostic, match=r"np\.floating alone does not tell"):
        value("isinstance(x, np.floating)", x=1.0)
    assert value("isinstance(x, (float, np.floating)) and not isinstance(x, np.ndarray)", x=1.0)
    assert value("isinstance(x, np.ndarray) and not isinstance(x, np.number)", x=[1.0])
    assert value("import numpy as np\ntype(x) is np.ndarray", x=[1.0]) is True
    with pytest.raises(Diagnostic, match=r"np\.float64 alone does not tell"):
        value("import numpy as np\ntype(x) is np.float64", x=1.0)
    guarded = "def f(x):\n    if not isinstance(x, (int, float)):\n        raise TypeError('x')\n"
    assert "return 2*x*dx" in calls.diff(calls.program(f"{guarded}    return x*x\nf(x)"))


def test_every_node_has_a_closure():
    """But for what is a part of another; of what few programs have by the names in a table."""
    parts = {surface.Node, surface.Module, surface.Comment, surface.Parameter, surface.Slice}
    parts |= {surface.Clause, surface.Handler, surface.Pair, surface.Field, surface.Yield}
    named = (k for k in vars(surface).values() if isinstance(k, type))
    kinds = {k for k in named if issubclass(k, surface.Node)}
    assert kinds - parts == {*nodes.EXPRESSIONS, *nodes.STATEMENTS}
    assert all(callable(nodes.later(kind)) for kind in nodes.LATER)
