"""Staging ends soon, however often values were joined."""

import engines

from gradcli.lowering.stage import staged


def test_a_value_that_is_joined_again_and_again_is_looked_through_once():
    """2**40 ways lead to the last value of the program."""
    turn = "if u > x:\n    u = sin(u)*u\nelse:\n    u = cos(u) + u\n"
    text = f"def f(t):\n    return t*t\n\nu = x\n{turn * 40}fs = [f]\nfs[0](u)"
    assert staged(engines.program_of(text)).body
