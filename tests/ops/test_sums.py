"""Sums and additions that are computed otherwise than by NumPy have NumPy's bits."""

import numpy as np
import pytest

from gradcli.ops.arrays import add_at
from gradcli.ops.numpy_functions import total


@pytest.mark.parametrize("kind", ["f", "d"])
@pytest.mark.parametrize("count", range(1, 10))
def test_many_short_sums_are_numpys(count, kind):
    source = np.random.default_rng(count)
    full = (20, 30, count + 2)
    x = (source.normal(size=full) * 10.0 ** source.integers(-8, 8, full)).astype(kind)
    x[source.random(full) < 0.3] = -0.0
    x[source.random(full) < 0.003] = np.inf
    x[source.random(full) < 0.003] = np.nan
    whole = x[..., 1:-1]
    for y in (whole, whole.copy(), whole[::-1], whole[..., ::-1], np.asfortranarray(whole)):
        for axis in (-1, 2, (2,), (-1,), 0, (1, 2), None):
            for keepdims in (False, True):
                want = np.add.reduce(y, axis=axis, keepdims=keepdims)
                got = total(y, axis, keepdims)
                assert got.tobytes() == want.tobytes()
                assert got.shape == want.shape and got.dtype == want.dtype


def test_what_is_added_to_elements_named_twice_is_numpys():
    source = np.random.default_rng(7)
    at, on = source.integers(-5, 5, 400), source.random((5, 4)) < 0.7
    for index, shape in (
        ((at,), (400, 4)), ((slice(None), at % 4), (5, 400)), ((at, at % 4), (400,)),
        ((on,), (on.sum(),)), ((at[:3],), (3, 4)), ((at, slice(1, 3)), (400, 2)), (([0, 0],), (4,)),
    ):  # fmt: skip
        for kind in (float, np.float32):
            x, value = source.normal(size=(5, 4)), source.normal(size=shape).astype(kind)
            want = x.copy()
            np.add.at(want, tuple(index), value)
            assert np.array_equal(add_at(x, value, *index), want)
