"""Large arrays that are freed leave their memory to the next ones."""

import ctypes
import os
import subprocess
import sys

import pytest

from gradcli.ops.heap import TOLD

PROGRAM = """
import resource
import numpy as np
from gradcli.ops.elementary import exp

def faults():
    x = np.zeros(300_000)
    start = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    for _ in range(20):
        y = [exp(x) for _ in range(8)]
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt - start

faults()
print(faults())
"""


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "gnu_get_libc_version"),
    reason="the C library is not GNU's",
)
def test_the_pages_of_freed_arrays_are_used_again():
    def faults(**told):
        environment = {k: v for k, v in os.environ.items() if k not in TOLD} | told
        ran = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=environment, capture_output=True, text=True
        )
        return int(ran.stdout)

    assert faults() < 5_000
    assert faults(MALLOC_TRIM_THRESHOLD_="0") > 20_000  # told otherwise, it is left alone
