"""GradientTape, Variable and constant in programs, as in TensorFlow's guides."""

import itertools

import numpy as np
import pytest
from programs import seeded

from gradcli import calls
from gradcli.errors import Diagnostic

pytestmark = pytest.mark.sampled(16)


def printed(text: str, **point) -> str:
    out: list[str] = []
    calls.value(calls.program(text, bound=point), point, write=out.append)
    return "".join(out).strip()


def gradients(text: str, order: int = 1, **point) -> dict:
    return calls.gradient(calls.program(text, bound=point), point, order=order).gradients


def fails(text: str) -> Diagnostic:
    with pytest.raises(Diagnostic) as caught:
        calls.value(calls.program(text), {}, write=lambda text: None)
    return caught.value


def tensor(text: str) -> str:
    return f"tf.Tensor({text}, shape=(), dtype=float32)"


WATCHED = "x = 3.0\nwith GradientTape({options}) as t:\n    t.watch(x)\n    y = x*x\n"


PROGRAMS = [
    # watching: a number by its name, a constant, elements of lists, arrays
    (WATCHED + "print(t.gradient(y, x))", "6.0"),
    ("x = 3.0\nwith GradientTape() as t:\n    y = x*x\nprint(t.gradient(y, x))", "None"),
    ("p = [2.0, 5.0]\nwith GradientTape() as t:\n    t.watch(p)\n    y = p[0]*p[1]\n"
     "print(t.gradient(y, p))", "[5.0, 2.0]"),
    ("v = np.array([1.0, 2.0])\nwith GradientTape() as t:\n    t.watch(v)\n    y = np.sum(v**3)\n"
     "print(t.gradient(y, v))", "[ 3. 12.]"),
    ("v = np.array([1.0, 2.0, 3.0])\nwith GradientTape() as t:\n    t.watch(v)\n    y = v[1:]\n"
     "print(t.gradient(y, v))", "[0. 1. 1.]"),
    ("def f(x):\n    with GradientTape() as t:\n        t.watch(x)\n        y = x**3\n"
     "    return t.gradient(y, x)\nprint(f(2.0), grad(f)(2.0), jvp(f, (2.0,), (1.0,)))",
     "12.0 12.0 (12.0, 12.0)"),
    # intermediates, several targets and sources, weights, what is not connected
    (WATCHED + "    z = y*y\nprint(t.gradient(z, y))", "18.0"),
    (WATCHED + "    z = 2*x\nprint(t.gradient([y, z], x))", "8.0"),
    (WATCHED + "print(t.gradient(y, {'a': x}))", "{'a': 6.0}"),
    (WATCHED + "print(t.gradient(y, x, output_gradients=0.5))", "3.0"),
    ("x = np.array([1.0, 2.0, 3.0])\nwith GradientTape() as t:\n    t.watch(x)\n    y = x*x\n"
     "print(t.gradient(y[1:], x, output_gradients=np.array([1.0, 10.0])))", "[ 0.  4. 60.]"),
    (WATCHED + "w = 1.0\nprint(t.gradient(y, [x, w]))", "[6.0, None]"),
    (WATCHED + "w = 1.0\nprint(t.gradient(y, w, unconnected_gradients='zero'))", "0.0"),
    # persistence, nesting, several items, pauses, reset
    (WATCHED.replace("{options}", "persistent=True") + "    z = y*y\n"
     "print(t.gradient(y, x), t.gradient(z, x))", "6.0 108.0"),
    ("x = constant(3.0)\nwith GradientTape() as a, GradientTape() as b:\n    a.watch(x)\n"
     "    b.watch(x)\n    y = x**3\n    dy = b.gradient(y, x)\nprint(dy, a.gradient(dy, x))",
     f"{tensor('27.0')} {tensor('18.0')}"),
    (WATCHED + "    with t.stop_recording():\n        z = x*x\n    y = x*z\n"
     "print(t.gradient(y, x))", "9.0"),
    (WATCHED + "    t.reset()\n    t.watch(x)\n    z = y*x\nprint(t.gradient(z, x))", "9.0"),
    ("v = np.array([1.0, 2.0])\nwith GradientTape() as t:\n    t.watch(v)\n    y = v*v\n"
     "print(t.jacobian(y, v))", "[[2. 0.]\n [0. 4.]]"),
    # variables
    ("import tensorflow as tf\nx = tf.Variable(3.0)\nwith tf.GradientTape() as t:\n    y = x**2\n"
     "print(t.gradient(y, x))", tensor("6.0")),
    ("w = Variable([[1.0, 2.0], [3.0, 4.0]])\nb = Variable([0.5, -0.5])\n"
     "with GradientTape() as t:\n    y = constant([[1.0, 1.0]]) @ w + b\n    loss = mean(y**2)\n"
     "g = t.gradient(loss, {'w': w, 'b': b})\nprint(g['w'].numpy(), g['b'].numpy())",
     "[[4.5 5.5]\n [4.5 5.5]] [4.5 5.5]"),
    ("w = Variable(3.0, trainable=False)\nwith GradientTape() as t:\n    y = w*w\n"
     "print(t.gradient(y, w))", "None"),
    ("w = Variable(3.0)\nwith GradientTape(watch_accessed_variables=False) as t:\n    y = w*w\n"
     "print(t.gradient(y, w), t.watched_variables())", "None ()"),
    ("with GradientTape() as t:\n    w = Variable(3.0)\n    y = w*w\nprint(t.gradient(y, w))",
     tensor("6.0")),
    ("x = Variable(2.0)\nz = x\nz.assign(5.0)\nx.assign_add(1.0)\n"
     "print(x.numpy(), z.numpy(), float(x), f'{x:.1f}')", "6.0 6.0 6.0 6.0"),
    ("ws = [Variable(1.0), Variable([1.0, 2.0])]\nwith GradientTape() as t:\n"
     "    loss = ws[0]*sum(ws[1]**2)\ngs = t.gradient(loss, ws)\nfor w, g in zip(ws, gs):\n"
     "    w.assign_sub(0.1*g)\nprint(ws[0].numpy(), ws[1].numpy())", "0.5 [0.8 1.6]"),
]  # fmt: skip


@pytest.mark.parametrize("text, want", PROGRAMS)
def test_tapes_give_what_tensorflows_do(text, want):
    assert printed(text.replace("{options}", "")) == want


def test_a_bound_variable_is_a_variable():
    text = "x = Variable(3.0)\nwith GradientTape() as t:\n    y = x*x\ng = t.gradient(y, x)\nx*g"
    p = calls.program(text)
    assert calls.value(p, {}).value == 18.0 and calls.value(p, {"x": 5.0}).value == 50.0
    assert gradients(text, 3, x=5.0) == {"x": 20.0, "x,x": 4.0, "x,x,x": 0.0}


def test_a_training_loop_is_differentiated_by_its_rate():
    """Three steps of descent on (w - 4)^2 from 1: w = 4 - 3 (1 - 2 r)^3."""
    text = """r: float
w = Variable(1.0)
for i in range(3):
    with GradientTape() as t:
        loss = (w - 4.0)**2
    w.assign_sub(r * t.gradient(loss, w))
w"""
    found = gradients(text, 2, r=0.1)
    assert found["r"] == pytest.approx(18 * 0.8**2, rel=1e-6)  # a variable is of 32 bits
    assert found["r,r"] == pytest.approx(-72 * 0.8, rel=1e-6)


VALUES = ["{x}*{y}", "jvp(lambda u: u*{y}, ({x},), (1.0,))[0]", "grad(lambda u: u*u*{y})({x})/2"]


@pytest.mark.parametrize("inner, outer", list(itertools.product(VALUES, repeat=2)))
def test_a_program_has_the_same_value_whatever_differentiates_it(inner, outer):
    inner, outer = inner.format(x="u", y="x"), outer.format(x="h(x)", y="a")
    text = "a: float\nx: float\ndef h(u):\n    with GradientTape() as t:\n        t.watch(u)\n"
    text += f"        y = {inner}\n    return t.gradient(y, u)\nz = {outer}\nz"
    p, point = calls.program(text), {"a": 2.0, "x": 3.0}
    plain = calls.value(p, point).value
    for order in (1, 2):
        result = calls.gradient(p, point, order=order)
        assert result.values[0] == plain == 6.0
        assert (result.gradients["a"], result.gradients["x"]) == (3.0, 2.0)
    assert calls.gradient(p, point, ("x",), order=3).values[0] == plain


@pytest.mark.parametrize("seed", range(60))
def test_random_programs_have_the_commands_gradients_inside(seed):
    """By a tape, by grad(y, x), and by grad(f): what `gradcli grad` gives of the same program."""
    text, point = seeded(f"tape{seed}")
    *lines, last = text.splitlines()
    names = list(point)
    want = calls.gradient(calls.program(text, bound=point), point, tuple(names)).gradients
    listed, body = ", ".join(names), "\n".join(lines)
    declared = [line for line in lines if line.split()[0] in [f"{name}:" for name in names]]
    head = "".join(f"{line}\n" for line in declared)
    inner = [*[line for line in lines if line not in declared], f"y_ = {last}"]
    within = "\n".join("    " + line for line in inner)
    ways = {
        "tape": f"{head}with GradientTape() as t_:\n    t_.watch([{listed}])\n{within}\n"
        f"t_.gradient(y_, [{listed}])",
        "values": f"{body}\ny_ = {last}\ngrad(y_, ({listed},))",
        "function": f"{head}def f_({listed}):\n{within}\n    return y_\n"
        f"grad(f_, {tuple(range(len(names)))})({listed})",
    }
    for way, program in ways.items():
        found = calls.value(calls.program(program, bound=point), point).values[0]
        for name, g in zip(names, found):
            w = want[name]
            assert (g is None) == (w is None), f"{way} by {name}:\n{program}"
            same = w is None or np.allclose(g, w, rtol=1e-12, equal_nan=True)
            assert same, f"{way} by {name}: {g}, not {w}:\n{program}"


@pytest.mark.parametrize(
    "text, line, words",
    [
        (WATCHED.replace("{options}", "") + "t.gradient(y, x)\nt.gradient(y, x)", 6, "one set"),
        ("with GradientTape() as t:\n    t.watch(3.0)", 2, "not tf.Tensor or tf.Variable"),
        ("x = constant(3.0)\nx.assign(2.0)", 2, "no attribute 'assign'"),
        ("w = Variable([1.0])\nw.assign([1.0, 2.0])", 2, "Shape mismatch"),
        ("with 3.0 as t:\n    pass", 1, "takes a tape"),
    ],
)
def test_mistakes_with_tapes_are_shown_where_they_are(text, line, words):
    error = fails(text)
    assert words in error.message and error.exit_code == 1
    assert error.source.position(error.span[0])[0] == line
