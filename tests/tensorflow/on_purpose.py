"""Where gradcli.tensorflow answers otherwise than TensorFlow 2.21 on purpose, with both answers.

`docs/gradienttape.md` says why.  `python tests/tensorflow/on_purpose.py` holds TensorFlow's answers
against TensorFlow itself, which has to be installed.
"""

import sys
import warnings


def slopes(tf, f, *at):
    """The gradients of f at some numbers; one that is not dense by its name."""
    at = [tf.constant(x) for x in at]
    with tf.GradientTape() as tape:
        tape.watch(at)
        y = f(*at)
    return [g.numpy().tolist() if hasattr(g, "numpy") else g and type(g).__name__
            for g in tape.gradient(y, at)]  # fmt: skip


def weighed(tf, output_gradients):
    x = tf.constant([1.0, 2.0])
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * 2.0
    return tape.gradient(y, x, output_gradients=output_gradients).numpy().tolist()


def forward(tf, y, g):
    """The derivative at 2, in the direction 10, of a function y with its own gradient g."""
    own, x = tf.custom_gradient(lambda x: (y(x), g)), tf.constant(2.0)
    with tf.autodiff.ForwardAccumulator(x, tf.constant(10.0)) as accumulator:
        result = own(x)
    return float(accumulator.jvp(result))


def runs(tf):
    """How often two calls of a tf.function run it."""
    seen = []

    @tf.function
    def double(x):
        seen.append(x)
        return x * 2.0

    double(tf.constant(1.0))
    double(tf.constant(2.0))
    return len(seen)


def warned(tf):
    """How many warnings of Python's the watching of an integer gives."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with tf.GradientTape() as tape:
            tape.watch(tf.constant(1))
    return len(caught)


def inner(tf, y):
    """The gradient of a function of Python that py_function runs."""
    return slopes(tf, lambda x: tf.py_function(y, [x], tf.float32), 2.0)


def bent(tf, f):
    """The second derivative of a function at 2."""
    x = tf.constant(2.0)
    with tf.GradientTape() as outer:
        outer.watch(x)
        with tf.GradientTape() as inner_tape:
            inner_tape.watch(x)
            y = f(x)
        dy = inner_tape.gradient(y, x)
    found = outer.gradient(dy, x)
    return found if found is None else float(found)


def raised(call):
    """An error's class, and the first words of what it says."""
    try:
        return call()
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:70]


NAN, INF = float("nan"), float("inf")
DEVICE = "InvalidArgumentError: {{function_node __wrapped__AddV2_device_/job:loc"
CASES = {  # name: (what is asked, gradcli's answer, TensorFlow's)
    "gather": (
        lambda tf: slopes(tf, lambda x: tf.gather(x, [0, 0]), [1.0, 2.0]),
        [[2.0, 0.0]], ["IndexedSlices"],
    ),
    "tie": (lambda tf: slopes(tf, tf.maximum, 2.0, 2.0), [0.5, 0.5], [1.0, 0.0]),
    "tie_with_a_constant": (
        lambda tf: slopes(tf, lambda x: tf.minimum(x, 0.0), 0.0), [0.5], [1.0],
    ),
    "relu": (lambda tf: bent(tf, tf.nn.relu), None, 0.0),
    "where": (
        lambda tf: slopes(tf, lambda x: tf.where(x > 0.0, tf.math.log(x), 0.0), [-1.0, 0.0, 2.0]),
        [[0.0, 0.0, 0.5]], [[-0.0, NAN, 0.5]],
    ),
    "loser": (
        lambda tf: slopes(tf, lambda x: tf.reduce_max(tf.math.log(x)), [0.0, 1.0]),
        [[0.0, 1.0]], [[NAN, 1.0]],
    ),
    "zero_times_infinity": (
        lambda tf: slopes(tf, lambda x: tf.sqrt(x) * tf.sqrt(x), 0.0), [NAN], [0.0],
    ),
    "negative_base": (lambda tf: slopes(tf, tf.pow, -2.0, 2.0), [-4.0, NAN], [-4.0, 0.0]),
    "zero_to_zero": (lambda tf: slopes(tf, tf.pow, 0.0, 0.0), [0.0, -INF], [NAN, 0.0]),
    "norm": (lambda tf: slopes(tf, tf.norm, [0.0, 0.0]), [[0.0, 0.0]], [[NAN, NAN]]),
    "cumprod": (
        lambda tf: slopes(tf, tf.math.cumprod, [2.0, 0.0, 3.0]),
        [[1.0, 8.0, 0.0]], [[1.0, 0.0, 0.0]],
    ),
    "det": (
        lambda tf: raised(lambda: slopes(tf, tf.linalg.det, [[1.0, 2.0], [2.0, 4.0]])),
        [[[4.0, -2.0], [-2.0, 1.0]]],
        "InvalidArgumentError: {{function_node __wrapped__MatrixInverse_device_",
    ),
    "labels": (
        lambda tf: slopes(
            tf, lambda x: tf.nn.softmax_cross_entropy_with_logits([1.0, 1.0], x), [0.0, 0.0]
        ),
        [[0.0, 0.0]], [[-0.5, -0.5]],
    ),
    "int64": (
        lambda tf: raised(lambda: int(tf.constant(2**62) * 4)),
        "Diagnostic: the integer result is too large: past 2**63", 0,
    ),
    "function": (runs, 2, 1),
    "warning": (warned, 1, 0),
    "device": (
        lambda tf: raised(lambda: tf.ones([2]) + tf.ones([3])),
        "InvalidArgumentError: Incompatible shapes: [2] vs. [3] [Op:AddV2] name", DEVICE,
    ),
    "weights_of_another_shape": (
        lambda tf: raised(lambda: weighed(tf, tf.ones([3]))),
        "InvalidArgumentError: output_gradients of shape (3,) do not broadcast ", [2.0, 2.0, 2.0],
    ),
    "broadcast_weights": (lambda tf: weighed(tf, 1.0), [2.0, 2.0], 2.0),
    "weights_of_another_type": (
        lambda tf: raised(lambda: weighed(tf, tf.ones([2], tf.float64))), [2.0, 2.0],
        "InvalidArgumentError: cannot compute Mul as input #1(zero-based) was e",
    ),
    "py_function_error": (
        lambda tf: raised(lambda: inner(tf, lambda x: 1 / 0))[:12], "ZeroDivision", "UnknownError",
    ),
    "py_function_numpy": (lambda tf: inner(tf, lambda x: x.numpy() * 2.0), [None], [0.0]),
    "forward": (
        lambda tf: forward(tf, lambda x: x * x, lambda dy: dy * 3.0), 30.0, 40.0,
    ),
    "forward_clipped": (
        lambda tf: raised(
            lambda: forward(tf, lambda x: x, lambda dy: tf.clip_by_value(dy, -1.0, 1.0))
        ),
        "Diagnostic: the rule of '<lambda>' is not linear, so it gives derivati", 10.0,
    ),
    "format": (
        lambda tf: raised(lambda: f"{tf.Variable(1.5):.2f}"), "1.50",
        "TypeError: unsupported format string passed to ResourceVariable.__form",
    ),
}  # fmt: skip


if __name__ == "__main__":
    import tensorflow

    wrong = {
        name: found
        for name, (ask, _, theirs) in CASES.items()
        if repr(found := ask(tensorflow)) != repr(theirs)
    }
    sys.exit(f"TensorFlow answers: {wrong}" if wrong else 0)
