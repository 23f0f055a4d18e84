"""Why a derivative is null: the reason is true of the run, and its place is where it happens."""

import random

import pytest
from programs import seeded

from gradcli.calls import gradient, program
from gradcli.diagnosis.unconnected import why
from gradcli.engine.partials import partials
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function, silent
from gradcli.evaluator.run import run

pytestmark = pytest.mark.sampled(8)


def reason(text: str, name: str, of: tuple = (), **point) -> tuple[str, str | None]:
    """The words, and the text they point at; the derivative must be null."""
    p = program(text, bound=point)
    assert gradient(p, point, (name,), of, write=silent)[name] is None
    found = why(Function(p, point, (name,), of, write=silent), (name,))[name]
    return found.message, found.span and p.source.text[slice(*found.span)].splitlines()[0]


# program, what is said of x, the text it points at; m is 2, x is 3 and v is [1, 2]
CASES = [
    # not used
    ("m*m", "'x' is not used by it", None),
    ("v: float[2]\ny = m*m\ny", "'v' is not used by it", None),
    ("z = 2*x\ny = m*m", "the value of 'x' does not reach it", None),
    ("y = m*len(v)", "the value of 'v' does not reach it", None),
    ("w = v.reshape(2, 1)\ny = m*w.shape[0]", "the value of 'v' does not reach it", None),
    ("while x > 0:\n    break\nm*2", "the value of 'x' does not reach it", None),
    ("def f(t, u):\n    return u\nf(int(x), m)", "the value of 'x' does not reach it", None),
    # a test
    ("y = 2*m if x > 0 else m", "'x' reaches it only through a test", "x > 0"),
    ("y = m\nif x > 5:\n    y = 2*m\ny", "'x' reaches it only through a test", "x > 5"),
    ("a = np.zeros(3)\nif x > 1:\n    a[0] = m\na[0]*m", "'x' reaches it only through a test",
     "x > 1"),
    ("def f(t, u):\n    if t > 2:\n        return u\n    return 2*u\nf(x, m)",
     "'x' reaches it only through a test", "t > 2"),
    ("k = 0\nwhile True:\n    k += 1\n    if k > x:\n        break\nm*k",
     "'x' reaches it only through a test", "k > x"),
    ("c = x > 1\nz = x*2\nm*c", "'x' reaches it only through a comparison", "x > 1"),
    ("where(v > 0, 1.0, m)", "'v' reaches it only through a comparison", "v > 0"),
    ("m*max(x, 7.0)", "'x' is only compared by max", None),
    # an integer
    ("n = int(x)\ny = m*n", "int makes an integer of 'x'", "int(x)"),
    ("n = int(2*x)\ny = m*n", "int makes an integer of what depends on 'x'", "int(2*x)"),
    ("y = m*round(x)", "round makes an integer of 'x'", "round(x)"),
    ("y = m*math.floor(x)", "math.floor makes an integer of 'x'", "math.floor(x)"),
    ("s = 0.0\nfor i in range(int(x)):\n    s += m\ns", "int makes an integer of 'x'", "int(x)"),
    ("a = [1.0, 2.0, m, 4.0]\na[int(x)]", "int makes an integer of 'x'", "int(x)"),
    ("a = []\na.append(int(x))\na[0]*m", "int makes an integer of 'x'", "int(x)"),
    ("a = np.zeros(3)\na[0] = int(x)\nb = a[:2]\nb[0]*m", "int makes an integer of 'x'", "int(x)"),
    ("def f(t):\n    n = int(t)\n    return n\nm*f(x)", "int makes an integer", "int(t)"),
    ("l = []\ndef g():\n    l.append(m)\ng()\nif x > 1:\n    g()\nm*len(l)",
     "'x' reaches it only through a test", "x > 1"),
    ("if x > 9:\n    n = 0\nelse:\n    n = int(x)\nm*n", "int makes an integer of 'x'", "int(x)"),
    # stopped, assigned over
    ("y = m*stop_gradient(x)", "stop_gradient stops 'x'", "stop_gradient(x)"),
    ("y = 2*x\ny = 3*m\ny", "what is computed from 'x' is assigned over before it is used",
     "y = 3*m"),
    ("def f(t, u):\n    t = 3.0\n    return t*u\nf(x, m)",
     "what is computed from 'x' is assigned over before it is used", "t = 3.0"),
    # not run
    ("if m > 5:\n    y = x\nelse:\n    y = 1.0\ny",
     "'x' is only used in a branch that was not taken", "m > 5"),
    ("if m > 0:\n    y = m\nelif x > 0:\n    y = 1.0\ny",
     "'x' is only used in a branch that was not taken", "m > 0"),
    ("z = 2*x\nif m > 5:\n    y = z\nelse:\n    y = m\ny",
     "what is computed from 'x' is only used in a branch that was not taken", "m > 5"),
    ("m if m > 0 else x", "'x' is only used in a branch that was not taken", "m > 0"),
    ("m > 0 or x > 0", "'x' is only used in an operand that did not count", "m > 0"),
    ("def f(t):\n    return t*x\nm*2", "'x' is only used in a function that was not called",
     "def f(t):"),
    ("y = m\nfor i in range(0):\n    y = x\ny", "'x' is only used in a loop without turns",
     "range(0)"),
    ("y = m\nfor i in range(3):\n    if i == 0:\n        break\n    y = x\ny",
     "'x' is only used where the run did not come", "x"),
]  # fmt: skip
POINT = {"m": 2.0, "x": 3.0, "v": [1.0, 2.0]}


@pytest.mark.parametrize(("text", "words", "at"), CASES, ids=[c[0] for c in CASES])
def test_the_reason_and_its_place(text, words, at):
    name = "v" if "'v'" in words else "x"
    point = {n: x for n, x in POINT.items() if n in text.replace("max", "") or n == name}
    said, place = reason(text, name, **point)
    assert words in said
    if at is not None:
        assert place == at


def test_a_lesson_whose_tensor_stands_for_an_input():
    """To ask for the type of a tensor takes nothing out of it."""
    lesson = (
        "import tensorflow as tf\nw = tf.Variable([1.0, 2.0])\nx = tf.constant([3.0, 4.0])\n"
        "for k in [1]:\n    with tf.GradientTape() as t:\n        y = tf.reduce_sum(x * {})\n"
        "    print(y.numpy())\n"
    )
    point = {"x": -0.3, "w": 2.5}
    found = gradient(program(lesson.format("w"), bound=("x", "w")), point, write=silent)
    assert found.gradients == {"x": 2.5, "w": pytest.approx(-0.3)} and not found.notes
    found = gradient(program(lesson.format("2.0"), bound=("x", "w")), point, write=silent)
    assert found.gradients == {"x": 2.0, "w": None}
    assert "'w' is not used by it" in found.notes[0]


def test_several_variables_have_each_their_reason():
    p = program("n = int(x)\nz*n if y > 0 else w")
    point = {"x": 3.0, "y": 1.0, "z": 2.0, "w": 1.0}
    found = why(Function(p, point, tuple(point), write=silent), ("x", "y", "w"))
    assert [d.message for d in found.values()] == [
        "int makes an integer of 'x'",
        "'y' reaches it only through a test",
        "'w' is only used in a branch that was not taken",
    ]


def test_an_intermediate():
    said, at = reason("u = 2*m\nx if x > 0 else u", "u", m=1.0, x=1.0)
    assert (said, at) == ("'u' is only used in a branch that was not taken", "x > 0")


def nulls(count: int):
    """(program, point, target, variable, why) of the null derivatives of random programs."""
    for seed in range(count):
        text, point = seeded(f"null {seed}")
        p = program(text, bound=point)
        names = [n for n in p.assigned if n not in p.functions]
        random.Random(seed).shuffle(names)
        for name in names[:4]:
            try:
                function = Function(p, point, tuple(point), (name,), write=silent)
                _, found = partials(function, function.sources(), 1)
            except Diagnostic:
                continue
            missing = tuple(n for i, n in enumerate(point) if found[(i,)] is None)
            if missing:
                for variable, found in why(function, missing).items():
                    yield p, point, name, variable, found


@pytest.mark.slow
def test_reasons_agree_with_facts():
    """Where the value of a variable does not reach a target, changing it never changes that."""
    import numpy as np

    said: dict[str, int] = {}
    for p, point, name, variable, found in nulls(150):
        kind = found.message.replace(f"'{variable}'", "x")
        said[kind] = said.get(kind, 0) + 1
        assert "no gradient" not in kind, p.source.text
        if "not used" not in kind and "not reach" not in kind and "assigned over" not in kind:
            continue
        first = run(p, point, of=(name,), write=silent).values[0]
        for factor in (0.5, -2.0, 3.0):
            moved = np.multiply(point[variable], factor).tolist()
            try:
                again = run(p, point | {variable: moved}, of=(name,), write=silent).values[0]
            except Diagnostic:
                continue
            text = f"{p.source.text}\n{name} by {variable}: {found.message}"
            assert np.array_equal(first, again, equal_nan=True), text
    assert sum(said.values()) > 60 and len(said) > 3, said
