"""TensorFlow's names in programs: the library's objects, errors and limits, and derivatives of
programs with tensors.

What is printed was recorded from TensorFlow 2.21, but for the errors' operations ("[Op:…]").
"""

import pytest

from gradcli import calls
from gradcli.errors import Diagnostic

TF = "import numpy as np\nimport tensorflow as tf\n"


def printed(text: str, **point) -> str:
    out: list[str] = []
    calls.value(calls.program(TF + text, bound=point), point, write=out.append)
    return "".join(out).removesuffix("\n")


def value(text: str, **point):
    return calls.value(calls.program(TF + text, bound=point), point)


def fails(text: str) -> Diagnostic:
    with pytest.raises(Diagnostic) as caught:
        calls.value(calls.program(TF + text), {}, write=lambda text: None)
    return caught.value


SETUP = """x = tf.Variable(3.0)
v = tf.constant([1.0, 2.0, 3.0])
with tf.GradientTape() as t:
    y = x * x
t.gradient(y, x)
"""
PRINTED = [
    # operators, with numbers, lists and arrays on either side
    ("print(-v, 2 * v, v ** 2)", "tf.Tensor([-1. -2. -3.], shape=(3,), dtype=float32) "
     "tf.Tensor([2. 4. 6.], shape=(3,), dtype=float32) "
     "tf.Tensor([1. 4. 9.], shape=(3,), dtype=float32)"),
    ("print(v * [3.0, 4.0, 5.0])", "tf.Tensor([ 3.  8. 15.], shape=(3,), dtype=float32)"),
    ("print(np.array([1.0, 2.0, 3.0]) * v)", "tf.Tensor([1. 4. 9.], shape=(3,), dtype=float32)"),
    ("print(v > 1, x == 3.0)", "tf.Tensor([False  True  True], shape=(3,), dtype=bool) "
     "tf.Tensor(True, shape=(), dtype=bool)"),
    ("v += 1\nprint(v)", "tf.Tensor([2. 3. 4.], shape=(3,), dtype=float32)"),
    # Python's own functions
    ("print(len(v), float(x), int(x), bool(x), abs(-x))",
     "3 3.0 3 True tf.Tensor(3.0, shape=(), dtype=float32)"),
    ("print(max(v).numpy(), min(v).numpy(), sum(v).numpy(), [float(a) for a in sorted(v)])",
     "3.0 1.0 6.0 [1.0, 2.0, 3.0]"),
    ("print([(i, float(a)) for i, a in enumerate(v)], [float(a * b) for a, b in zip(v, v)])",
     "[(0, 1.0), (1, 2.0), (2, 3.0)] [1.0, 4.0, 9.0]"),
    ("print(2.0 in list(v.numpy()), type(v).__name__, type(x).__name__)",
     "True EagerTensor ResourceVariable"),
    ("print(f'{v[0]} {x.numpy():.2f} {v}', str(v[0]), [v[0]])",
     "1.0 3.00 [1. 2. 3.] tf.Tensor(1.0, shape=(), dtype=float32) "
     "[<tf.Tensor: shape=(), dtype=float32, numpy=1.0>]"),
    # elements, and tensors as indices
    ("i = tf.constant(1)\nprint([10, 20][i], np.array([1.0, 2.0])[i], v[i].numpy(), v[i:].numpy())",
     "20 2.0 2.0 [2. 3.]"),
    ("print(v[..., tf.newaxis].shape, v[::-1].numpy())", "(3, 1) [3. 2. 1.]"),
    # attributes, methods as values, types
    ("print(x.name, x.trainable, v.shape[0], v.dtype, tf.float32.is_floating)",
     "Variable:0 True 3 <dtype: 'float32'> True"),
    ("print(x.numpy().T, x.numpy().shape, v.numpy().T)", "3.0 () [1. 2. 3.]"),
    ("f = x.assign\nf(5.0)\nprint(x.numpy())", "5.0"),
    ("print(tf.constant(np.float32(1.5)), tf.constant(np.int64(3)))",
     "tf.Tensor(1.5, shape=(), dtype=float32) tf.Tensor(3, shape=(), dtype=int64)"),
    ("d = {x.ref(): 'x'}\nprint(d[x.ref()])", "x"),
    ("z = tf.constant(1.0 + 2.0j)\nprint(z * 2j)",
     "tf.Tensor((-4+2j), shape=(), dtype=complex128)"),
    ("z = tf.constant(1.0 + 2.0j, tf.complex64)\nprint(z * (2 * 1j))",
     "tf.Tensor((-4+2j), shape=(), dtype=complex64)"),
    # functions that go to the library and come from it
    ("f = tf.function(lambda t: t * t)\nprint(f(2.0))",
     "tf.Tensor(4.0, shape=(), dtype=float32)"),
    ("@tf.custom_gradient\ndef f(t):\n    def grad(dy):\n        return 7.0 * dy\n"
     "    return t, grad\nwith tf.GradientTape() as tape:\n    y = f(x)\n"
     "print(tape.gradient(y, x).numpy())", "7.0"),
    ("layer = tf.keras.layers.Dense(2, activation=tf.nn.relu)\nprint(layer(tf.ones((1, 3))).shape)",
     "(1, 2)"),
    ("opt = tf.keras.optimizers.SGD(0.5)\nwith tf.GradientTape() as tape:\n    y = x * x\n"
     "opt.apply_gradients(zip(tape.gradient(y, [x]), [x]))\nprint(x.numpy())", "0.0"),
    # the calculator's functions of tensors are recorded as TensorFlow's are
    ("with tf.GradientTape() as tape:\n    y = sin(x) ** 2 + x ^ 2\n"
     "print(round(float(tape.gradient(y, x)), 4))", "5.7206"),
    # other ways to import
    ("from tensorflow.keras import layers\nprint(layers.Dense(1)(tf.ones((2, 2))).shape)",
     "(2, 1)"),
    ("from tensorflow import GradientTape as Tape\nwith Tape() as t:\n    y = x * x\n"
     "print(t.gradient(y, x).numpy())", "6.0"),
    ("import gradcli.tensorflow as g\nprint(g.constant(1))", "tf.Tensor(1, shape=(), dtype=int32)"),
]  # fmt: skip


@pytest.mark.parametrize("text, want", PRINTED)
def test_objects_do_in_programs_what_they_do_in_python(text, want):
    assert printed(SETUP + text) == want


CAUGHT = [
    # what fails, the class that catches it, its name and words
    ("v[0] = 5", "TypeError", "'tensorflow.python.framework.ops.EagerTensor' object does not "
     "support item assignment"),
    ("x += 1", "RuntimeError", "`variable += value` with `tf.Variable`s is not supported. Use "
     "`variable.assign_add(value)` to modify the variable, or `out = variable + value` if you need "
     "to get a new output Tensor."),
    ("v.foo", "AttributeError",
     "'tensorflow.python.framework.ops.EagerTensor' object has no attribute 'foo'"),
    ("bool(v)", "ValueError",
     "The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()"),
    ("if v:\n        pass", "ValueError", "The truth value of an array with more than one element "
     "is ambiguous. Use a.any() or a.all()"),
    ("len(x[...])", "TypeError", "Scalar tensor has no `len()`"),
    ("{v: 1}", "TypeError", "Tensor is unhashable. Instead, use tensor.ref() as the key."),
    ("tf.constant([1, 2]) + tf.constant([1, 2, 3])", "tf.errors.InvalidArgumentError",
     "Incompatible shapes: [2] vs. [3] [Op:AddV2] name: "),
    ("raise tf.errors.InvalidArgumentError(None, None, 'mine')", "tf.errors.OpError", "mine"),
    ("t.gradient(y, x)", "RuntimeError",
     "A non-persistent GradientTape can only be used to compute one set of gradients (or "
     "jacobians)"),
]  # fmt: skip


@pytest.mark.parametrize("text, kind, words", CAUGHT)
def test_what_the_library_raises_is_caught_with_its_words(text, kind, words):
    for handler in (kind, "Exception"):
        program = f"{SETUP}try:\n    {text}\nexcept {handler} as e:\n    print(e)"
        assert printed(program) == words
    error = fails(SETUP + text.replace("\n    ", "\n"))
    assert error.exit_code == 1 and words in error.message
    assert error.source.position(error.span[0])[0] > 7


def test_an_exception_has_tensorflow_s_name():
    text = "try:\n    tf.ones(3)[5]\nexcept Exception as e:\n    "
    text += "print(type(e).__name__, e.message[:14])"
    assert printed(text) == "InvalidArgumentError slice index 5 "


def test_errors_say_what_would_work():
    assert (
        "persistent=True"
        in fails(
            "x = tf.Variable(1.0)\nwith tf.GradientTape() as t:\n    y = x * x\n"
            "t.gradient(y, x)\nt.gradient(y, x)"
        ).help
    )
    assert "v[0].assign" in fails("v = tf.constant([1.0])\nv[0] = 2.0").help
    assert "tf.cast" in fails("tf.constant(1.0) + tf.constant(1)").help
    assert fails("x = tf.constant(1.0)\nx.nmupy()").help == "did you mean '.numpy'?"


REFUSED = [
    # a program reaches what is visible of an object and nothing else
    ("x = tf.constant(1.0)\nx.value", "no attribute 'value'"),
    ("x = tf.Variable(1.0)\nx.node", "no attribute 'node'"),
    ("x = tf.constant(1.0)\nx._value", "'._value'"),
    ("x = tf.constant(1.0)\nx.__class__", "'.__class__'"),
    ("tf.constant.__globals__", "'.__globals__'"),
    ("tf.foo(1)", "unknown function 'tf.foo'"),
    ("t = tf.GradientTape()\nt.steps", "no attribute 'steps'"),
    ("import tensorflow.compat.v1 as old\nold", "import of 'tensorflow.compat.v1'"),
    ("tf.zeros((10**6, 10**6))", "too large"),
    ("tf.zeros((20000, 1)) + tf.zeros((1, 20000))", "too large"),
    ("tf.random.normal((10**5, 10**5))", "too large"),
    ("def f(x): return tf.cond(True, lambda: f(x), lambda: x)\nf(tf.ones(3))", "too deeply"),
]


@pytest.mark.parametrize("text, words", REFUSED)
def test_programs_reach_only_what_they_may(text, words):
    try:
        error = fails(text)
    except Diagnostic as found:
        error = found
    assert words in error.message and error.span is not None


def test_steps_bound_the_library_s_loops():
    text = "tf.while_loop(lambda i: True, lambda i: (i + 1,), (tf.constant(0),))"
    p = calls.program(TF + text)
    with pytest.raises(Diagnostic, match="more than 1000 steps"):
        calls.value(p, {}, limits=calls.Limits(steps=1000))


# -- results ---------------------------------------------------------------------------------------
def test_a_result_has_the_values_of_tensors():
    found = value("[tf.constant(0.5), None, {'k': tf.Variable([1, 2])}, tf.constant('hi'),\n"
                  "tf.ones((2, 1)).shape, tf.int8]").value  # fmt: skip
    assert found[0] == 0.5 and found[1] is None and found[3:] == ["hi", [2, 1], "int8"]
    assert found[2]["k"].tolist() == [1, 2]


def test_a_float_of_32_bits_is_shown_by_its_shortest_digits():
    from gradcli.report.numbers.strict_json import encode
    from gradcli.report.numbers.values import plain

    assert plain(value("tf.constant([0.1, 1e-7])").value) == [0.1, 1e-7]
    assert encode(value("tf.constant(0.1)").value) == "0.1"
    assert plain(value("tf.constant([0.1 + 0.2j], dtype=tf.complex64)").value) == [0.1 + 0.2j]


def test_warnings_of_the_library_are_notes():
    text = "x = tf.constant(2)\nwith tf.GradientTape() as t:\n    t.watch(x)\n    y = x * x\n"
    notes = value(text + "t.gradient(y, x)").notes
    assert "must be floating (e.g. tf.float32), got tf.int32, at line 5" in notes[0]
    again = text.replace("    y", "    t.watch(x)\n    y")  # at each place, not once
    assert len(value(again + "y").notes) == 2


def test_a_gradient_that_numpy_loses_is_told():
    text = "x = tf.Variable(2.0)\nwith tf.GradientTape() as t:\n    y = x * np.sin(x)\n"
    found = value(text + "t.gradient(y, x)")
    assert found.value == pytest.approx(0.9092974)
    assert "np.sin gives NumPy's numbers" in found.notes[0]
    assert not value("np.sin(tf.constant(2.0))").notes


# -- inputs, and derivatives of programs with tensors ----------------------------------------------
LESSON = """x = tf.Variable(3.0, name="x")
k = tf.constant([0.1, 0.2])
with tf.GradientTape() as t:
    y = x**3 * tf.reduce_sum(k)
g = t.gradient(y, x)
"""


def test_a_tensor_at_the_top_is_an_input():
    assert value(LESSON).value == pytest.approx(8.1)
    assert value(LESSON, x=5.0).value == pytest.approx(22.5)
    assert value(LESSON, k=[1.0, 2.0, 3.0]).value == pytest.approx(162.0)
    p = calls.program(TF + "n = tf.constant(3)\nn // 2")
    assert p.inputs["n"].is_integer and calls.value(p, {"n": 7.0}).value == 3


@pytest.mark.parametrize("x", [None, 5.0])
def test_a_program_with_a_tape_is_differentiated_again(x):
    """d/dx (3 x^2 s) = 6 x s, and 6 s again, for s = 0.3 the sum of k."""
    point = {} if x is None else {"x": x}
    found = calls.gradient(calls.program(TF + LESSON, bound=point), point, ("x", "k"), order=2)
    at = 3.0 if x is None else x
    assert found["x"] == pytest.approx(6 * at * 0.3, rel=1e-6)
    assert found["k"] == pytest.approx([3 * at * at] * 2, rel=1e-6)
    assert found["x,x"] == pytest.approx(1.8, rel=1e-6)
    assert str(found["x"].dtype) == "float32"


def test_a_calculator_s_number_goes_into_tensors_with_its_gradient():
    text = "def f(u):\n    return tf.reduce_sum(tf.stack([u, 2.0 * u]) ** 2) + tf.sin(u)\nf(x)"
    found = calls.gradient(calls.program(TF + text, bound=("x",)), {"x": 1.0}, order=2)
    assert found["x"] == pytest.approx(10.5403023, rel=1e-6)
    assert found["x,x"] == pytest.approx(9.158529, rel=1e-6)


def test_a_derivative_shows_no_more_digits_than_its_target_has():
    found = calls.gradient(calls.program(TF + "tf.sin(x)*x", bound=("x",)), {"x": 3.0})
    assert str(found["x"]) == "-2.8288574"


def test_a_scalar_program_loads_no_library():
    import subprocess
    import sys

    code = (
        "from gradcli import calls; calls.gradient(calls.program('x^2'), {'x': 3.0}); import sys;"
    )
    code += "print([m for m in sys.modules if m.startswith(('gradcli.tensorflow', 'numpy'))])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stdout.strip() == "[]", ran.stderr
