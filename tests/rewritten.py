"""Programs as they are rewritten before they are differentiated: what they compute is the same."""

import engines
import numpy as np
import oracle
import printed

from gradcli.evaluator.run import run
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax import surface
from gradcli.lowering.passes.pipeline import plain


def check_values(text: str, point: dict, without: tuple[type, ...] = ()) -> None:
    """What is rewritten has the program's inputs, and its text has CPython's values, bit for bit.

    without: the nodes that none is left of.
    """
    program = engines.program_of(text)
    rewritten = plain(program)
    assert not any(type(node) in without for node in surface.walk(rewritten.module))
    assert rewritten.inputs is program.inputs
    at = given(program, point)
    want, again = oracle.execute(text, at)[1], engines.program_of(unparse(rewritten.module))
    if want is None:  # it ends with no expression: which value it is of, its text may not tell
        want, again = target(program, at), rewritten
    assert target(program, at) == target(again, at) == want


def check_derivatives(text: str, point: dict) -> None:
    """Each engine and each target has the derivatives of the tape, and none refuses them."""
    at = given(engines.program_of(text), point)
    assert printed.check(text, at, higher=True) == []
    assert engines.check(text, at, values=lambda *_: None) == []


def given(program, point: dict) -> dict:
    return {name: value for name, value in point.items() if name in program.inputs}


def target(program, at: dict):
    return np.asarray(run(program, at).values[0]).tolist()
