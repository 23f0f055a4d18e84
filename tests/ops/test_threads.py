"""Large arrays, whose elements several threads share."""

import os
import subprocess
import sys

import numpy as np
import pytest

from gradcli.ops import arithmetic, comparisons, elementary
from gradcli.ops.numpy_call import SPREAD

FORKED = """
import os
import numpy as np
from gradcli.ops import elementary
x = np.ones(200_000)
elementary.sin(x)
child = os.fork()
if not child:
    os._exit(0 if elementary.cos(x)[-1] == np.cos(1.0) else 1)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


def test_many_elements_in_threads_are_those_of_one():
    x = np.linspace(0.5, 3.0, 2 * SPREAD + 3)
    for function, args in (
        (elementary.sin, (x,)),
        (arithmetic.add, (x, 2.0)),
        (arithmetic.div, (x, x * x)),
    ):
        parts = [a if np.ndim(a) == 0 else a[:100] for a in args]
        whole = function(*args)
        assert whole.shape == x.shape and np.array_equal(whole[:100], function(*parts))
        assert np.array_equal(whole, function(*args)) and whole.dtype == float
    assert comparisons.less(x, 1.0).dtype == bool
    square = x[:-3].reshape(2, -1).T
    assert np.array_equal(elementary.exp(square), np.exp(square))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are forked here")
def test_a_process_that_is_forked_off_has_threads_of_its_own():
    ran = subprocess.run([sys.executable, "-c", FORKED], capture_output=True, text=True, timeout=60)
    assert ran.stdout == "0\n", ran.stderr
