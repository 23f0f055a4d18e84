"""Large arrays that a command frees leave their memory to the next ones."""

import ctypes
import os
import subprocess
import sys

import pytest

from gradcli.cli.heap import TOLD

PROGRAM = (
    "x = zeros(300000)\ny = [x]\nfor i in range(20):\n    y = [exp(x) for j in range(8)]\nsum(y[0])"
)
COMMAND = "from gradcli.cli.app import console; console()"
LIBRARY = "import sys, gradcli; print(gradcli.value(gradcli.program(sys.argv[2]), {}).value)"


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "gnu_get_libc_version"),
    reason="the C library is not GNU's",
)
def test_the_pages_of_arrays_that_a_command_has_freed_are_used_again():
    def faults(code, **told):
        environment = {k: v for k, v in os.environ.items() if k not in TOLD} | told
        argv = [sys.executable, "-c", code, "eval", PROGRAM]
        with subprocess.Popen(argv, env=environment, stdout=subprocess.PIPE) as ran:
            assert float(ran.stdout.read()) == 300_000.0
            _, status, used = os.wait4(ran.pid, 0)
            ran.returncode = os.waitstatus_to_exitcode(status)
        return used.ru_minflt

    least = faults(COMMAND)
    assert least < 30_000
    assert faults(COMMAND, MALLOC_TRIM_THRESHOLD_="0") > least + 10_000  # told otherwise, so it is
    assert faults(LIBRARY) > least + 10_000
