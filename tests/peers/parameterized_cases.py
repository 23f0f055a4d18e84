"""absl's `parameterized`, as far as TensorFlow's test of the tape uses it.

A method with parameters stays one method, which runs with each of them in turn.
"""

import functools
import unittest
from collections.abc import Callable


class TestCase(unittest.TestCase):
    pass


def parameters(*cases) -> Callable:
    """Run a method with each of the cases, or with each item of a single list of them."""
    cases = cases[0] if len(cases) == 1 and isinstance(cases[0], list) else cases

    def decorated(f: Callable) -> Callable:
        @functools.wraps(f)
        def each(self):
            for case in cases:
                if isinstance(case, dict):
                    f(self, **case)
                else:
                    f(self, *(case if isinstance(case, (list, tuple)) else (case,)))

        del each.__wrapped__  # the method takes no arguments now
        return each

    return decorated


def named_parameters(*cases) -> Callable:
    """As `parameters`, with a name first in each case."""
    cases = cases[0] if len(cases) == 1 and isinstance(cases[0], list) else cases
    return parameters(*[case[1:] for case in cases])
