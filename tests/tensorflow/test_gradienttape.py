"""The tape's rules; where a number or a message stands, TensorFlow 2.21 gives it too."""

import gc
import tracemalloc
import weakref

import numpy as np
import pytest

import gradcli.tensorflow as tf

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.fixture
def x():
    return tf.constant(5.0)


def plain(found):
    """The numbers of gradients in any nesting; None stays."""
    if isinstance(found, dict):
        return {key: plain(item) for key, item in found.items()}
    if isinstance(found, (list, tuple)):
        return [plain(item) for item in found]
    return None if found is None else found.numpy().tolist()


def raises(kind, words, call):
    with pytest.raises(kind) as caught:
        call()
    assert words in str(caught.value)


def squared(x, **kinds):
    with tf.GradientTape(**kinds) as tape:
        tape.watch(x)
        y = x * x
    return tape, y


# -- what is recorded ------------------------------------------------------------------------------
def test_a_tape_that_is_entered_again_goes_on(x):
    tape, y = squared(x)
    with tape:
        z = y * x
    assert plain(tape.gradient(z, x)) == 75.0


def test_a_tape_that_has_given_its_gradient_begins_anew(x):
    tape, y = squared(x)
    tape.gradient(y, x)
    with tape:
        tape.watch(x)
        y = x * x * x
    assert plain(tape.gradient(y, x)) == 75.0
    v, w = tf.Variable(1.0), tf.Variable(2.0)
    for variable in (v, w):
        with tape:
            y = variable * variable
        assert plain(tape.watched_variables()) == plain([variable])
        tape.gradient(y, variable)


def test_a_tape_in_its_own_with_is_an_error(x):
    with tf.GradientTape() as tape:
        words = "This can happen if you try to re-enter an already-active tape."
        raises(ValueError, words, tape.__enter__)


def test_a_tape_watches_only_in_its_with_or_after_it(x):
    raises(AttributeError, "no attribute '_tape'", lambda: tf.GradientTape().watch(x))
    tape, y = squared(x)
    tape.watch(x)
    assert plain(tape.gradient(y, x)) == 10.0
    raises(AttributeError, "no attribute '_tape'", lambda: tape.watch(x))


@pytest.mark.parametrize("bad, named", [(1.0, "'float'"), (np.array(1.0), "'ndarray'")])
def test_what_is_no_tensor_is_not_watched(bad, named):
    with tf.GradientTape() as tape:
        raises(ValueError, f"of type {named}, not tf.Tensor or", lambda: tape.watch({"a": [bad]}))


def test_stop_recording(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x
        with tape.stop_recording():
            z = y * x
            raises(ValueError, "Tape is not recording.", tape.stop_recording().__enter__)
        z = z + y
    raises(ValueError, "Tape is not recording.", tape.stop_recording().__enter__)
    assert plain(tape.gradient(z, x)) == 10.0
    raises(RuntimeError, "which is not recording", tape.stop_recording().__enter__)


def test_reset_forgets(x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = x * x
        tape.reset()
        z = y * x
    assert plain(tape.gradient(z, [x, y])) == [None, None]
    raises(ValueError, "Tape is not recording.", tf.GradientTape().reset)
    v, w = tf.Variable(1.0), tf.Variable(2.0)
    with tf.GradientTape() as tape:
        z = v * v
        tape.reset()
        z = w * w
    assert plain(tape.watched_variables()) == [2.0]


def within(x, persistent):
    with tf.GradientTape(persistent) as tape:
        tape.watch(x)
        slope = tape.gradient(x * x, x)
        z = slope * x
    return tape.gradient(z, x)


def test_a_gradient_within_ends_the_recording_unless_the_tape_is_persistent(x):
    assert plain(within(x, True)) == 20.0
    raises(RuntimeError, "non-persistent", lambda: within(x, False))


# -- targets and sources ---------------------------------------------------------------------------
def test_a_target_that_is_a_source_has_gradient_one(x):
    v, w = tf.Variable(3.0), tf.Variable(2.0)
    with tf.GradientTape(persistent=True) as tape:
        y = v * w
    assert plain(tape.gradient(v, [v, w])) == [1.0, None]
    assert plain(tape.gradient([v, y], [v, w])) == [3.0, 3.0]
    assert plain(tape.gradient(x, x)) == 1.0


def test_targets_add_up_and_sources_may_repeat(x):
    tape, y = squared(x, persistent=True)
    assert plain(tape.gradient([x, y, y], [x, x])) == [21.0, 21.0]
    assert plain(tape.gradient([], x)) is None
    assert tape.gradient(y, []) == []


def test_gradients_have_the_nesting_of_the_sources(x):
    v = tf.Variable(3.0)
    tape, y = squared(x)
    found = tape.gradient({"q": y, "r": (y,)}, {"b": [x, (v,)], "a": x})
    assert list(found) == ["b", "a"] and type(found["b"][1]) is tuple
    assert plain(found) == {"b": [20.0, [None]], "a": 20.0}


def test_unconnected_gradients(x):
    v = tf.Variable([1.0, 2.0])
    for zero in ("zero", tf.UnconnectedGradients.ZERO):
        tape, y = squared(x)
        assert plain(tape.gradient(y, v, unconnected_gradients=zero)) == [0.0, 0.0]
    words = "Unknown value for unconnected_gradients: 'nonsense'"
    raises(ValueError, words, lambda: squared(x)[0].gradient(y, x, None, "nonsense"))


def test_output_gradients_weigh_the_targets(x):
    tape, y = squared(x, persistent=True)
    with tape:
        z = x * 3.0
        both = tf.stack([x, x * x])
    assert plain(tape.gradient([y, z], x, [2.0, 1.0])) == 23.0
    assert plain(tape.gradient([y, z], x, [2.0])) == 23.0
    assert plain(tape.gradient([y, z], x, [None, 2.0])) == 16.0
    assert plain(tape.gradient(both, x, 2.0)) == 22.0
    raises(tf.errors.InvalidArgumentError, "do not broadcast",
           lambda: tape.gradient(both, x, tf.ones([3])))  # fmt: skip


@pytest.mark.parametrize("target, source, kind, words", [
    (None, "x", TypeError, "Argument `target` should be a list or nested structure"),
    ("y", None, TypeError, "Cannot convert the argument `type_value`: None"),
    ("y", 3.0, AttributeError, "'float' object has no attribute 'dtype'"),
    (3.0, "x", AttributeError, "'float' object has no attribute 'dtype'"),
])  # fmt: skip
def test_targets_and_sources_are_tensors(x, target, source, kind, words):
    tape, y = squared(x)
    named = {"x": x, "y": y}
    raises(kind, words, lambda: tape.gradient(named.get(target, target), named.get(source, source)))


@pytest.mark.filterwarnings("error::UserWarning")
@pytest.mark.parametrize("value, dtype", [(1, "tf.int32"), ("a", "tf.string"), (True, "tf.bool")])
def test_what_is_no_float_is_warned_about_and_has_no_gradient(x, value, dtype):
    i = tf.constant(value)
    with tf.GradientTape(persistent=True) as tape:
        with pytest.warns(UserWarning, match=f"watched tensor must be floating .* got {dtype}"):
            tape.watch(i)
        tape.watch(x)
        y = x * x
    with pytest.warns(UserWarning, match=f"source tensor must be floating .* got {dtype}"):
        assert tape.gradient(y, i) is None


@pytest.mark.filterwarnings("error::UserWarning")
def test_a_gradient_within_a_persistent_tape_is_warned_about(x):
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
        with pytest.warns(UserWarning, match="significantly less efficient"):
            tape.gradient(y, x)


# -- variables -------------------------------------------------------------------------------------
def test_variables_are_watched_when_read_if_trainable():
    a, b = tf.Variable(1.0), tf.Variable(2.0)
    c, d = tf.Variable(3.0, trainable=False), tf.Variable(1)
    with tf.GradientTape() as tape:
        y = b * c * a * tf.cast(d, tf.float32)
    assert [v.numpy() for v in tape.watched_variables()] == [1.0, 2.0, 1]
    assert plain(tape.gradient(y, [a, b, c, d])) == [6.0, 3.0, None, None]
    assert len(tape.watched_variables()) == 3


def test_variables_can_be_left_alone():
    a = tf.Variable(1.0)
    with tf.GradientTape(watch_accessed_variables=False, persistent=True) as tape:
        y = a * a
        tape.watch(a)
        a.assign(3.0)
        z = a * a
    assert tape.watched_variables() == (a,)
    assert plain([tape.gradient(y, a), tape.gradient(z, a)]) == [None, 6.0]


def test_no_gradient_passes_an_assignment(x):
    a = tf.Variable(2.0)
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = a * a
        a.assign(y * x)
        z = a * a
        a[...].assign(x)
    assert plain(tape.gradient([y, z], [a, x])) == [44.0, None]


def test_a_read_is_a_tensor_of_its_own():
    v = tf.Variable(3.0)
    with tf.GradientTape() as tape:
        a, b, c = v.value(), v.read_value(), tf.identity(v)
        y = v * a * b * c
    assert plain(tape.gradient(y, [v, a, b, c])) == [108.0, 27.0, 27.0, 27.0]


# -- jacobians -------------------------------------------------------------------------------------
def test_jacobians(x):
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        v = tf.Variable([1.0, 2.0])
        y = tf.stack([x, x * x]) * v
    assert plain(tape.jacobian(y, [x, v])) == [[1.0, 20.0], [[5.0, 0.0], [0.0, 25.0]]]
    assert tape.jacobian(y, x).dtype == tf.float32
    other = tf.Variable(1.0)
    assert plain(tape.jacobian(y, other)) is None
    assert plain(tape.jacobian(y, other, unconnected_gradients="zero")) == [0.0, 0.0]


def rows(**kinds):
    x = tf.ones([2, 3])
    with tf.GradientTape(**kinds) as tape:
        tape.watch(x)
        y = x * x
    return tape, y, x


def test_batch_jacobians():
    tape, y, x = rows(persistent=True)
    two = [[2.0, 0.0, 0.0], [0.0, 2.0, 0.0], [0.0, 0.0, 2.0]]
    assert plain(tape.batch_jacobian(y, x)) == [two, two]
    assert plain(tape.batch_jacobian(y, x, experimental_use_pfor=False)) == [two, two]
    assert plain(tape.batch_jacobian(tf.ones([2, 1]), x)) == [[[0.0] * 3]] * 2


def test_batch_jacobians_of_deeper_rows():
    x = tf.reshape(tf.range(12.0), [2, 3, 2])
    with tf.GradientTape() as tape:
        tape.watch(x)
        y = tf.reduce_sum(x * x, 2)
    found = tape.batch_jacobian(y, x).numpy()
    expected = np.einsum("bij,ik->bikj", 2 * x.numpy(), np.eye(3))
    assert found.shape == (2, 3, 3, 2) and np.array_equal(found, expected)


@pytest.mark.parametrize("lengths", [[1, 0], [0, 1], [0, 0], [3, 0, 2]])
@pytest.mark.parametrize("pfor", [True, False])
def test_batch_jacobians_of_empty_rows(lengths, pfor):
    x = tf.ones(lengths)
    with tf.GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
    found = tape.batch_jacobian(y, x, experimental_use_pfor=pfor)
    assert found.shape == (*lengths, *lengths[1:]) and found.dtype == tf.float32


def test_what_has_no_batch_jacobian():
    tape, y, x = rows(persistent=True)
    words = "Need first dimension of target shape ((3, 2)) and source shape ((2, 3)) to match."
    raises(ValueError, words, lambda: tape.batch_jacobian(tf.reshape(y, [3, 2]), x))
    raises(ValueError, "Shape (3,) must have rank at least 2", lambda: tape.batch_jacobian(y, x[0]))
    once, y, x = rows()
    raises(RuntimeError, "with parallel_iterations",
           lambda: once.batch_jacobian(y, x, parallel_iterations=2))  # fmt: skip
    for ask in (once.jacobian, once.batch_jacobian):
        raises(RuntimeError, "experimental_use_pfor set to False",
               lambda ask=ask: ask(y, x, experimental_use_pfor=False))  # fmt: skip
    once.batch_jacobian(y, x)
    for ask in (once.gradient, once.jacobian, once.batch_jacobian):
        raises(RuntimeError, "A non-persistent GradientTape can only", lambda ask=ask: ask(y, x))


# -- memory ----------------------------------------------------------------------------------------
@pytest.fixture
def uncollected():
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def recorded(persistent):
    x = tf.constant(np.ones(250_000))
    v = tf.Variable(x)
    with tf.GradientTape(persistent) as tape:
        tape.watch(x)
        y = tf.reduce_sum(tf.sin(x * v) * x)
    return tape, y, [x, v]


@pytest.mark.parametrize("persistent, ask", [(False, True), (True, True), (True, False)])
def test_a_tape_frees_its_memory_at_once(uncollected, persistent, ask):
    recorded(persistent)
    tracemalloc.start()
    tape, y, sources = recorded(persistent)
    held = tracemalloc.get_traced_memory()[0]
    if ask:
        tape.gradient(y, sources)
    if persistent:
        del tape
    left = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert held > 5_900_000 and left < 2_300_000  # x is left, whose array v has too


def test_nothing_refers_to_itself(uncollected):
    tape, y, sources = recorded(False)
    seen = [weakref.ref(item) for item in (tape, y, *sources)]
    with tf.autodiff.ForwardAccumulator(sources[0], sources[0]) as accumulator:
        z = tf.custom_gradient(lambda x: (x * 2.0, lambda g: g * 2.0))(sources[0])
        accumulator.jvp(z)
    tape.gradient(y, sources)
    seen += [weakref.ref(item) for item in (accumulator, z)]
    del tape, y, sources, accumulator, z
    assert [ref() for ref in seen] == [None] * 6
