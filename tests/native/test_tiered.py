"""Searches and checks by machine code: what they find is what the tape finds."""

import json
import math

import numpy as np
import pytest
from cli.command import gradcli

from gradcli import calls
from gradcli.calls import Engine
from gradcli.calls.tiered import LONG, SHORT
from gradcli.errors import Diagnostic

VALLEY = """\
s = 0.0
for k in range(560):
    if s < 0:
        s = 0.0
    s += (100*(y - x^2)^2 + (1 - x)^2)/560
s
"""
MAP = """\
x = a
s = 0.0
for k in range(16500):
    if x < 0.55:
        x = 2.7*x*(1 - x)
    else:
        x = 2.7*x*(1 - x) + 0.001*a
    s += abs(x - 0.6)
s
"""
PIECES = "if t < 3:\n    y = a*exp(-k*t)\nelse:\n    y = a*exp(-k*3) + c*(t - 3)\ny"
ROOTS = "cos(x) - x/5 - exp(-x^2)*sin(9*x)"


def ran(words: list[str], engine: str, why: str) -> str:
    """What a command writes; it says `why` of the engine."""
    done = gradcli(*words, "--engine", engine, "--explain-engine", "--format", "json")
    assert done.code == 0 and why in done.err
    return done.out


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "words",
    [
        ["minimize", VALLEY, "x=-1", "y=2"],
        ["check", MAP, "a=0.53"],
        ["solve", "-e", ROOTS, "x=-10:10:0.005"],
    ],
)
def test_what_is_found_by_code_is_what_the_tape_finds(words):
    tape = gradcli(*words, "--format", "json", "--engine", "tape")
    code = gradcli(*words, "--format", "json", "--explain-engine")
    assert LONG in code.err
    found, wanted = json.loads(code.out), json.loads(tape.out)
    for each in (found, wanted):
        each.pop("evaluations", None)  # a search may come there by one more, or one less
    assert (code.code, found) == (tape.code, wanted)


def test_a_model_with_branches_is_fitted_by_code():
    t = np.arange(300) * 0.025
    y = np.where(
        t < 3, 1.3 * np.exp(-0.7 * t), 1.3 * math.exp(-2.1) + 0.4 * (t - 3)
    ) + 0.01 * np.sin(37 * t)
    start, engine = {"a": 1.0, "k": 1.0, "c": 1.0}, Engine()
    model = calls.program(PIECES)
    code = calls.fit(model, {"t": t}, y, start, engine=engine)
    tape = calls.fit(model, {"t": t}, y, start)
    assert engine.reasons == [f"machine code runs: {LONG}"]
    assert [p.value for p in code.parameters] == pytest.approx(
        [p.value for p in tape.parameters], rel=1e-14
    )
    assert [p.error for p in code.parameters] == pytest.approx(
        [p.error for p in tape.parameters], rel=1e-12
    )
    assert (code.verdict, code.evaluations) == (tape.verdict, tape.evaluations)


@pytest.mark.parametrize(
    ("words", "engine", "why"),
    [
        (["minimize", "-e", "(x - 2)^4", "x=1"], "auto", SHORT),
        (
            ["minimize", "-e", "(x - 2)^4 + x", "x=1"],
            "native",
            "machine code runs: it is asked for",
        ),
        (["minimize", "-e", "y = (x - 2)^4\ny", "x=1", "--of", "y"], "auto", "--of names another"),
        (["solve", "-e", "x^2 - 2", "x=1"], "native", "machine code runs: it is asked for"),
        (["solve", "x + y = 3; x*y = 2", "x=0", "y=5"], "auto", "there are several unknowns"),
        (["check", "-e", "x^2", "x=1"], "auto", SHORT),
        (["check", "-e", "x^2*sign(x)", "x=1"], "tape", "it is asked for"),
    ],
)
def test_the_choice_of_a_search_is_told(words, engine, why):
    ran(words, engine, why)


def test_rows_that_run_as_columns_stay_there():
    t, engine = np.linspace(0, 5, 5000), Engine()
    calls.fit(
        calls.program("a*exp(-k*t)"), {"t": t}, np.exp(-t), {"a": 2.0, "k": 0.5}, engine=engine
    )
    assert engine.reasons == ["the tape runs: the rows run together, as columns"]


LOST = "s = x\nfor k in range(20000):\n    try:\n        s = s*0.9 + x\n    except ValueError:\n"
LOST += "        s = 0.0\nabs(s - 2)"


def test_a_search_that_has_no_code_is_the_tapes():
    words = ["check", LOST, "x=1", "--format", "json"]
    code, tape = gradcli(*words, "--explain-engine"), gradcli(*words, "--engine", "tape")
    assert code.out == tape.out and "the tape runs: as machine code there is no form" in code.err
    refused = gradcli(*words, "--engine", "native")
    assert refused.code != 0 and "E0109" in refused.err


def test_a_row_that_fails_has_the_tapes_words():
    text = "v = [a, 2*a]\nn = int(t)\nif t > 1:\n    n = n + 0\nv[n]"
    t, errors = np.array([0.0, 1.0, 0.0, 2.0] * 600), []
    for asked in ("tape", "native"):
        with pytest.raises(Diagnostic) as found:
            calls.fit(calls.program(text), {"t": t}, t, {"a": 1.0}, engine=Engine(asked))
        errors.append(found.value.message)
    assert errors[0] == errors[1] and "row 4: " in errors[0]


@pytest.mark.parametrize("command", ["minimize", "solve", "check"])
def test_an_engine_that_a_search_has_not_is_refused(command):
    done = gradcli(command, "x^2 - 2", "x=1", "--engine", "jax")
    assert done.code == 2 and "E0002" in done.err and "native" in done.err
