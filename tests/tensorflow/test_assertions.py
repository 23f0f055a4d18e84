"""The words of failed assertions are those of TensorFlow 2.21."""

import pytest

import gradcli.tensorflow as tf

DIFFERENT = """Condition x == y did not hold.
Indices of first 2 different values:
[[1]
 [2]]
Corresponding x values:
[2 3]
Corresponding y values:
[3 4]
First 3 elements of x:
[1 2 3]
First 3 elements of y:
[1 3 4]"""
HOLD = [
    (tf.debugging.assert_equal, (1, 1)),
    (tf.debugging.assert_none_equal, ([1, 2], [2, 1])),
    (tf.debugging.assert_less_equal, (1, [1, 2])),
    (tf.debugging.assert_greater, ([2.0, 3.0], 1.0)),
    (tf.debugging.assert_positive, ([1, 2],)),
    (tf.debugging.assert_near, (1.0, 1.0 + 1e-8)),
    (tf.debugging.assert_near, (1.0, 1.05, 0.1)),
]
FAIL = [
    (tf.debugging.assert_equal, ([1, 2, 3], [1, 3, 4]), DIFFERENT),
    (
        tf.debugging.assert_equal,
        ([1, 2], 1),
        "Condition x == y did not hold.\n"
        "First 2 elements of x:\n[1 2]\nFirst 1 elements of y:\n[1]",
    ),
    (
        tf.debugging.assert_less,
        (2, 1, "own words"),
        "own words\nCondition x < y did not hold.\n"
        "First 1 elements of x:\n[2]\nFirst 1 elements of y:\n[1]",
    ),
    (
        tf.debugging.assert_positive,
        ([1, -1],),
        "\nCondition x > 0 did not hold element-wise:\nx (shape=(2,) dtype=int32) = \n['1', '-1']",
    ),
    (
        tf.debugging.check_numerics,
        ([1.0, float("nan"), float("inf")], "bad"),
        "bad : Tensor had Inf and NaN values [Op:CheckNumerics] name: ",
    ),
    (
        tf.debugging.assert_equal,
        ([1, 2], [1, 2, 3]),
        "Incompatible shapes: [2] vs. [3] [Op:Equal] name: ",
    ),
]


@pytest.mark.parametrize(("check", "args"), HOLD)
def test_assertion_of_what_holds_is_silent(check, args):
    assert check(*args) is None


@pytest.mark.parametrize(("check", "args", "words"), FAIL)
def test_failed_assertion_says_what_differs(check, args, words):
    with pytest.raises(tf.errors.InvalidArgumentError) as found:
        check(*args)
    assert str(found.value) == words


@pytest.mark.parametrize("y", [1.1, 1.00001, float("nan")])
def test_what_is_not_near_is_shown(y):
    with pytest.raises(tf.errors.InvalidArgumentError, match="x and y not equal to tolerance"):
        tf.debugging.assert_near(1.0, y)


def test_gradient_passes_checked_numbers():
    x = tf.Variable([1.0, 2.0])
    with tf.GradientTape() as tape:
        y = tf.debugging.check_numerics(x * x, "not finite")
    assert tape.gradient(y, x).numpy().tolist() == [2.0, 4.0]
