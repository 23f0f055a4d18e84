"""What is printed of a program that is staged is the same each time."""

import engines

from gradcli.core import ir
from gradcli.lowering.stage import staged

ZIP = """
n: float[:]
m: float[:]
k: float[:]
s = 0.0
for a, b, c in zip(n, m, k):
    s += a*b*c
s
"""


def test_the_lengths_of_a_zip_are_asked_in_the_order_of_its_arguments():
    for _ in range(8):
        program = staged(engines.program_of(ZIP))
        (loop,) = [s for s in program.body if type(s) is ir.For]
        assert [length.args[0].args[0] for length in loop.stop.args] == ["n", "m", "k"]
