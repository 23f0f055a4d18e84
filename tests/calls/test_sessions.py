"""Sessions: entries keep the meaning that they have in one Python process, and formulas theirs."""

import random

import pytest

import gradcli
from gradcli import calls
from gradcli.calls.sessions import Formula, Session
from gradcli.errors import Diagnostic


def session(*entries: str) -> Session:
    made = Session()
    for entry in entries:
        made.enter(entry)
    return made


def entered(*entries: str):
    """What the last of the entries gives."""
    return session(*entries[:-1]).enter(entries[-1])


@pytest.mark.parametrize(
    ("entries", "value"),
    [
        (["x = 3", "x^2"], 9),
        (["x = 3", "y = x^2", "x = 4", "y"], 9),  # a value stays
        (["y = x^2", "x = 3", "y"], 9),
        (["y = x^2", "x = 3", "x = 4", "y"], 16),  # a formula follows its input
        (["a = 2", "y = x^2", "x = a*2", "y"], 16),
        (["y = x^2", "x = 3", "x = x + 1", "y"], 16),
        (["w = a*c", "v = b", "b = 2", "a = b*2", "c = 1", "w"], 4),
        (["y = x^2", "x = 2*t", "t = 3*s", "s = 1", "y"], 36),
        (["y = x^2", "x = 2*t", "t = 1", "t = 2", "y"], 16),
        (["u: float[2]", "g = sum(u^2)", "u = [1, 2]", "g"], 5),
        (["2 + 3", "_*2", "_*2"], 20),
        (["xs = [1, 2]", "ys = xs", "xs.append(3)", "sum(ys)"], 6),
        (["xs = [1, 2]", "xs.pop()", "xs.pop()", "_ + len(xs)"], 1),
        (["a = 3", "def f(x):\n    return a*x", "a = 5", "f(2)"], 10),  # read when called
        (["a = 3", "f = lambda x: a*x", "fs = [f]", "a = 5", "fs[0](2)"], 10),
        (["def put(v):\n    v[0] = 9", "v = [1, 2]", "w = v", "put(v)", "w[0]"], 9),
        (["a = 3", "def f(x):\n    return a*x", "b = f(1)", "a = 5", "b + f(1)"], 8),
        (["s = 0", "for i in range(4):\n    s += i", "s"], 6),
        (["from math import sin as s", "s(0)"], 0),
        (["n = 2^40", "n + 1"], 2**40 + 1),
        (["d = {'a': 1}", "d['b'] = 2", "d['a'] + d['b']"], 3),
    ],
)
def test_an_entry_reads_what_came_before(entries, value):
    assert entered(*entries).value == value


def test_a_formula_says_which_inputs_have_no_value():
    found = entered("a = 2", "y = a*x^2 + b")
    assert isinstance(found, Formula)
    assert (found.name, found.inputs) == ("y", ("x", "b"))
    assert entered("a = 2", "a*x^2").name is None


def test_an_input_is_not_given_by_itself():
    made = session("y = x^2")
    with pytest.raises(Diagnostic) as caught:
        made.enter("x = x + 1")
    assert caught.value.code == "E0005"
    made.enter("x = 3")
    assert made.enter("y").value == 9


def test_a_name_is_differentiated_through_what_it_was_made_of():
    made = session("a = 3", "b = sin(a)", "unused = 7", "c = b^2", "a = 100")
    program = made.program("c")
    assert "unused" not in program.source.text
    slope = calls.gradient(program, {}).gradients
    assert slope == pytest.approx({"a": 0.27941549819892586 * -1}, rel=1e-15)  # sin(2a) at 3


def test_an_augmented_assignment_changes_an_input_of_formulas():
    for sign, value in (("+", 7.0), ("-", 3.0), ("*", 10.0), ("/", 2.5), ("^", 25.0), ("**", 25.0)):
        made = session("y = a*x + 1", "z = y^2", "a = 5", "x = 1", f"a {sign}= 1 + 1")
        assert made.enter("y").value == value + 1
        assert made.enter("z").value == (value + 1) ** 2
        slopes = calls.gradient(made.program("y"), {}).gradients
        assert slopes == {"a": 1.0, "x": value}
    plain = session("a = 1", "y = a + 1", "a += 1")  # y had its value, and keeps it
    assert (plain.enter("a").value, plain.enter("y").value) == (2, 2)


def test_what_fails_leaves_nothing_behind():
    made = session("x = 3")
    for wrong in ("y = x +", "y = sinn(x)", "y = [1][5]", "x = 4; y = [1][5]", "f(y"):
        with pytest.raises(Diagnostic):
            made.enter(wrong)
    assert made.names == ("x",)
    assert made.enter("x").value == 3


def test_what_was_printed_is_not_printed_again():
    made, shown = Session(), []
    made.enter("def f(t):\n    print('in', t)\n    return t", write=shown.append)
    made.enter("y = f(1)", write=shown.append)
    made.enter("print(y); y", write=shown.append)
    assert "".join(shown) == "in 1\n1\n"


def test_a_session_is_a_program():
    made = session("2 + 3", "x = 3", "sinn = 4", "y = x^2 + sinn", "y")
    assert made.text() == "x = 3\nsinn = 4\ny = x^2 + sinn\n"
    assert gradcli.program(made.text()).value({}).value == 13


NAMES = ("a", "b", "c")
STATEMENTS = (
    "{0} = {1} + 1", "{0} = {1}", "{0} = {1}*{2} % 7", "{0} += {1}", "xs = [{1}, {2}]", "ys = xs",
    "xs.append({0})", "ys[0] = {0}", "xs = xs + [{1}]", "zs = [xs, ys]", "zs[0][0] = {1}",
    "def f(t):\n    return {0} + t", "g = f", "{0} = f({1})", "{0} = g({1}) + f(1)",
    "def h(v):\n    v[0] = {0}\n    return len(v)", "{1} = h(ys)", "fs = [f, lambda t: t*{2}]",
    "{0} = fs[1]({1})", "for k in range(3):\n    {0} += k", "if {0} > {1}:\n    {2} = {0}",
    "xs, ys = ys, xs", "{0}, {1} = {1}, {0}", "{0} = sum(xs)", "{0} = xs[-1]", "ys = list(xs)",
)  # fmt: skip
BEGIN = (
    "a = 1", "b = 2", "c = 3", "xs = [1, 2]", "ys = [3]", "zs = [xs, ys]", "fs = [abs, abs]",
    "def f(t):\n    return t", "g = f", "def h(v):\n    return 0", "fs = [f, g]",
)  # fmt: skip
ASKED = ("a", "b", "c", "xs", "ys", "zs", "f(2)", "g(2)", "fs[0](1) + fs[1](1)")


@pytest.mark.parametrize("seed", range(12))
def test_random_sessions_mean_what_python_means(seed):
    """Each name asked for alone, so that each needs another slice of the session."""
    chance = random.Random(seed)
    names: dict = {}
    made = Session()
    for entry in BEGIN[:6] + BEGIN[7:]:
        made.enter(entry)
        exec(entry, names)
    for _ in range(14):
        entry = chance.choice(STATEMENTS).format(*chance.choices(NAMES, k=3))
        exec(entry, names)
        made.enter(entry)
        for asked in chance.sample(ASKED, 2):
            assert made.enter(asked).value == eval(asked, names), (entry, asked, made.text())
