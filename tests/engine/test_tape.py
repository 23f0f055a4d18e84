"""GradientTape: what is watched, when it records, and what a gradient call may do."""

import gc
import math
import threading

import numpy as np
import pytest

from gradcli.engine.dual import jvp
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.ops.arrays import getitem, matmul, setitem
from gradcli.ops.comparisons import greater
from gradcli.ops.elementary import log, sin
from gradcli.ops.piecewise import floor, maximum, where
from gradcli.ops.reductions import total


def gradient(f, *values, **options):
    with GradientTape() as tape:
        sources = [Tensor(v) for v in values]
        for s in sources:
            tape.watch(s)
        y = f(*sources)
    return tape.gradient(y, sources, **options)


def test_the_jacobian_of_32_bits_has_32_bits():
    x = Tensor(np.array([1.0, 2.0], np.float32))
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
    assert tape.jacobian(y, x).dtype == np.float32


def test_the_gradient_of_a_product():
    assert gradient(lambda x, y: x * y, 3.0, 4.0) == [4.0, 3.0]


def test_a_source_may_be_an_intermediate():
    x = Tensor(3.0)
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
        z = y * y
    assert tape.gradient(z, y) == 18.0


def test_an_unwatched_tensor_has_no_gradient():
    x, w = Tensor(2.0), Tensor(5.0)
    with GradientTape() as tape:
        tape.watch(x)
        y = x * w
    assert tape.gradient(y, [x, w]) == [5.0, None]


def test_unconnected_gradients_can_be_zeros():
    x, w = Tensor(2.0), Tensor(np.ones(2))
    with GradientTape() as tape:
        tape.watch(x)
        tape.watch(w)
        y = x * x
    dx, dw = tape.gradient(y, [x, w], unconnected_gradients="zero")
    assert dx == 4.0 and dw.tolist() == [0.0, 0.0]


def test_a_connected_derivative_may_be_zero():
    assert gradient(lambda x: floor(x) + 0.0 * x, 2.5) == [0.0]


def test_a_tape_gives_one_gradient_unless_persistent():
    x = Tensor(3.0)
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
    assert tape.gradient(y, x) == 6.0
    with pytest.raises(RuntimeError, match="non-persistent"):
        tape.gradient(y, x)
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        y = x * x
        z = y * y
    assert (tape.gradient(y, x), tape.gradient(z, x)) == (6.0, 108.0)


def test_nested_tapes_give_the_second_derivative():
    x = Tensor(3.0)
    with GradientTape() as outer:
        outer.watch(x)
        with GradientTape() as inner:
            inner.watch(x)
            y = x * x * x
        dy = inner.gradient(y, x)
    assert dy.value == 27.0 and outer.gradient(dy, x) == 18.0


def test_what_is_not_recorded_is_constant():
    x = Tensor(3.0)
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
        with tape.stop_recording():
            z = x * x
    assert tape.gradient(y + z, x) is None  # the sum was made after the tape ended
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
        with tape.stop_recording():
            z = x * x
        w = y + z
    assert tape.gradient(w, x) == 6.0


def test_reset_forgets():
    x = Tensor(3.0)
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
        tape.reset()
        tape.watch(x)
        z = x + x
    assert tape.gradient([y, z], x) == 2.0


def test_targets_are_summed_and_weighed():
    x = Tensor(3.0)
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        y, z = x * x, 5.0 * x
    assert tape.gradient([y, z], x) == 11.0
    assert tape.gradient([y, z], x, output_gradients=[2.0, 10.0]) == 62.0
    assert tape.gradient([y, y], x) == 12.0


def test_the_sources_keep_their_structure():
    x, y = Tensor(3.0), Tensor(4.0)
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        tape.watch(y)
        z = x * y
    assert tape.gradient(z, (x, y)) == (4.0, 3.0)
    assert tape.gradient(z, [x, x]) == [4.0, 4.0]
    assert tape.gradient(x, x) == 1.0


def test_broadcasting_is_undone():
    m, b = np.arange(6.0).reshape(2, 3), np.ones(3)
    dm, db, ds = gradient(lambda m, b, s: m * b + s, m, b, 2.0)
    assert dm.tolist() == [[1.0] * 3] * 2 and db.tolist() == [3.0, 5.0, 7.0] and ds == 6.0


def test_a_column_keeps_its_axis():
    a = np.array([[1.0], [2.0]])
    (da,) = gradient(lambda a: (a - np.array([0.0, 3.0])) ** 2, a)
    assert da.tolist() == [[-2.0], [2.0]]


def test_numpy_on_the_left_gives_way():
    (g,) = gradient(lambda x: np.array([1.0, 2.0]) * x, np.array([3.0, 4.0]))
    assert g.tolist() == [1.0, 2.0]


def test_element_writes_cut_the_old_value():
    (g, gv) = gradient(lambda a, v: total(setitem(a, v, 0) * np.array([2.0, 3.0])), np.ones(2), 5.0)
    assert g.tolist() == [0.0, 3.0] and gv == 2.0


def test_of_two_writes_to_one_element_the_last_counts():
    (g,) = gradient(lambda v: setitem(np.zeros(2), v, [0, 0]) ** 2, np.array([2.0, 3.0]))
    assert g.tolist() == [0.0, 6.0]
    (g,) = gradient(lambda x: setitem(np.zeros(2), x, [0, 0]), 3.0)
    assert g == 1.0


def test_the_gradient_of_a_matrix_product():
    a, v = np.array([[1.0, 2.0], [0.0, 3.0]]), np.array([1.0, 2.0])
    ga, gv = gradient(lambda a, v: matmul(v, matmul(a, v)), a, v)
    assert gv.tolist() == [6.0, 14.0] and ga.tolist() == [[1.0, 2.0], [2.0, 4.0]]


def test_a_million_steps_are_neither_recursive_nor_quadratic():
    x = Tensor(1.5)
    with GradientTape() as tape:
        tape.watch(x)
        y = x
        for _ in range(200_000):
            y = y + 1e-9
    assert tape.gradient(y, x) == 1.0


def test_recording_leaves_the_collector_nothing():
    x = Tensor(1.5)
    with GradientTape() as tape:
        tape.watch(x)
        y = x
        gc.collect()
        before = len(gc.get_objects())
        for _ in range(10_000):
            y = y * 1.0000001
        assert len(gc.get_objects()) - before < 100


def test_threads_have_tapes_of_their_own():
    x, found = Tensor(3.0), []
    with GradientTape() as tape:
        tape.watch(x)
        thread = threading.Thread(target=lambda: found.append(x * x))
        thread.start()
        thread.join()
        y = x * x
    assert tape.gradient([y, found[0]], x) == 6.0


@pytest.mark.parametrize(
    "f, x, expected",
    [
        (lambda x: where(greater(x, 0.0), x**0.5, 0.0), 0.0, 0.0),
        (lambda x: where(greater(x, 0.0), log(x), 0.0) * x, 0.0, 0.0),
        (lambda x: maximum(log(x), -5.0), 0.0, 0.0),
        (lambda x: where(greater(x, 100.0), x, x**x), 1000.0, 1.0),
    ],
)
def test_what_is_not_selected_contributes_exactly_zero(f, x, expected):
    assert gradient(f, x) == [expected]


def test_an_element_not_indexed_contributes_exactly_zero():
    (g,) = gradient(lambda v: getitem(log(v), 0), np.array([1.0, 0.0]))
    assert g.tolist() == [1.0, 0.0]


def test_a_zero_times_infinity_that_nothing_selects_stays_nan():
    (g,) = gradient(lambda x: x**0.5 * x**0.5, 0.0)
    assert math.isnan(g)
    (g,) = gradient(lambda x: where(greater(x, -1.0), x**0.5 * x**0.5, 0.0), 0.0)
    assert math.isnan(g)


def test_masks_hold_at_second_order():
    x = Tensor(0.0)
    with GradientTape() as outer:
        outer.watch(x)
        with GradientTape() as inner:
            inner.watch(x)
            y = where(greater(x, 0.0), x**0.5, x * x)
        dy = inner.gradient(y, x)
    assert outer.gradient(dy, x) == 2.0


def test_masks_hold_under_a_dual():
    """d2/dx2 of where(x > 0, x^1.5, 0) at 0: the first derivative is finite, the second selects."""

    def slope(xs):
        with GradientTape() as tape:
            x = Tensor(xs[0])
            tape.watch(x)
            y = where(greater(x, 0.0), x**1.5, 0.0)
        return tape.gradient(y, x)

    assert jvp(slope, [0.0], [1.0])[1] == 0.0


def test_masks_select_in_arrays():
    x = np.array([0.0, 1.0, 4.0])
    (g,) = gradient(lambda x: total(where(greater(x, 0.0), x**0.5, 0.0)), x)
    assert g.tolist() == [0.0, 0.5, 0.25]
    (g,) = gradient(lambda s: total(where(greater(x, 0.0), (s * x) ** 0.5, 0.0)), 1.0)
    assert g == 1.5


def test_a_dropped_tape_frees_its_memory():
    import weakref

    class Probe(np.ndarray):
        pass

    probe = np.ones(3).view(Probe)
    alive = weakref.ref(probe)
    gc.disable()
    try:
        x = Tensor(probe)
        with GradientTape(persistent=True) as tape:
            tape.watch(x)
            y = sin(x)
        tape.gradient(y, x)
        del probe, x, y, tape
        assert alive() is None
    finally:
        gc.enable()


def test_a_tensor_watched_deep_can_be_watched_again_further_out():
    x = Tensor(3.0)

    def deep(ds):
        with GradientTape() as tape:
            tape.watch(x)
            y = x * ds[0]
        return tape.gradient(y, x)

    jvp(deep, [1.0], [1.0])
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
    assert tape.gradient(y, x) == 6.0


def test_a_pause_is_of_a_tape_that_records():
    x = Tensor(3.0)
    with GradientTape(persistent=True) as tape:
        tape.watch(x)
        with tape.stop_recording():
            with pytest.raises(ValueError, match="not recording"), tape.stop_recording():
                pass
            u = x * x
        y = x * x
    assert tape.gradient(u, x) is None and tape.gradient(y, x) == 6.0
    with pytest.raises(ValueError, match="not recording"), tape.stop_recording():
        pass
    assert tape.gradient(x * x, x) is None


def test_weights_have_the_shape_of_their_target():
    x = Tensor(np.ones(2))
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
    with pytest.raises(ValueError, match="shape"):
        tape.gradient(y, x, output_gradients=np.ones((3, 2)))


def test_a_gradient_inside_the_block_ends_the_recording():
    x = Tensor(3.0)
    with GradientTape() as tape:
        tape.watch(x)
        y = x * x
        assert tape.gradient(y, x) == 6.0
        x * x
    with pytest.raises(RuntimeError, match="non-persistent"):
        tape.gradient(y, x)


def test_the_jacobian_of_a_target_without_elements_is_empty_where_it_is_connected():
    with GradientTape() as tape:
        x, other = Tensor(3.0), Tensor(2.0)
        tape.watch(x)
        tape.watch(other)
        y = x * np.zeros((0, 2))
    by_x, by_other = tape.jacobian(y, [x, other])
    assert by_x.shape == (0, 2)
    assert by_other is None
