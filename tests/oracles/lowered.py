"""Programs as they are lowered: what they compute is the same, and so are their derivatives."""

import engines
import numpy as np
import oracle
import printed

from gradcli.evaluator.run import run
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax import surface
from gradcli.lowering.raising.restore import restore
from gradcli.lowering.stage import staged


def check_values(text: str, point: dict, without: tuple[type, ...] = ()) -> None:
    """The core of a program, as a text again, has CPython's values, bit for bit.

    without: the nodes that none is left of.
    """
    program = engines.program_of(text)
    module = restore(staged(program))
    assert not any(type(node) in without for node in surface.walk(module))
    at = given(program, point)
    want, again = oracle.execute(text, at)[1], engines.program_of(unparse(module))
    if want is None:  # it ends with no expression
        want = target(program, at)
    assert target(program, at) == target(again, given(again, at)) == want


def check_derivatives(text: str, point: dict) -> None:
    """Each engine and each target has the derivatives of the tape, and none refuses them."""
    at = given(engines.program_of(text), point)
    assert printed.check(text, at, higher=True) == []
    assert engines.check(text, at, values=lambda *_: None) == []


def given(program, point: dict) -> dict:
    return {name: value for name, value in point.items() if name in program.inputs}


def target(program, at: dict):
    return np.asarray(run(program, at).values[0]).tolist()
