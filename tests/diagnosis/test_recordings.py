"""What tapes of a program are said to have recorded is what they recorded."""

from pathlib import Path

import numpy as np
import pytest

from gradcli import calls
from gradcli.engine.steps import STRIDE
from gradcli.engine.tape import GradientTape
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import silent
from gradcli.report.tapes.tape_fields import names_once
from gradcli.result.tapes import Large, Recording

LESSON = """\
x = Variable(3.0)
w = Variable(2.0)
c = constant(1.0)
with GradientTape(persistent=True) as t:
    y = x * x + c
    z = w * y
z
g = t.gradient(z, [x, w, c])
h = t.gradient(y, x)
"""


def recorded(text: str, point=None, **asked) -> list[Recording]:
    return calls.tape(calls.program(text), point or {}, write=silent, **asked).recordings


def steps(tape: Recording) -> list[tuple]:
    return [(s.line, s.primitive, [x.step or x.name or x.value for x in s.inputs], s.name)
            for s in tape.steps]  # fmt: skip


def nulls(tape: Recording) -> dict[str, str]:
    return {name: why for d in tape.derivatives for name, _, why in d.results if why}


# -- steps ---------------------------------------------------------------------------------------
def test_a_step_has_its_line_its_inputs_and_its_name():
    (tape,) = recorded(LESSON)
    assert (tape.name, tape.line, tape.persistent) == ("t", 4, True)
    assert steps(tape) == [
        (5, "multiply", ["x", "x"], ""),
        (5, "add", [1, "c"], "y"),
        (6, "multiply", ["w", 2], "z"),
    ]
    assert [(s.value, s.sign) for s in tape.steps] == [(9.0, "*"), (10.0, "+"), (20.0, "*")]


def test_a_tape_names_what_it_watches():
    (tape,) = recorded(LESSON)
    assert [(w.name, float(w.value)) for w in tape.watched] == [("x", 3.0), ("w", 2.0)]


def test_what_is_asked_in_vain_is_not_among_the_derivatives():
    (tape,) = recorded(
        "x = Variable(3.0)\nwith GradientTape() as t:\n    y = x * x\ng = t.gradient(y, x)\n"
        "try:\n    t.gradient(y, x)\nexcept RuntimeError:\n    pass"
    )
    assert len(tape.derivatives) == 1


def test_a_step_is_named_by_the_array_and_not_by_a_part_of_it():
    (tape,) = recorded(
        "w = np.array([1.0, 2.0])\nwith GradientTape() as t:\n    t.watch(w)\n    v = w[1:]\n"
        "    w[0] = 3.0*w[1]\n    y = sum(v*v) + w[0]\nt.gradient(y, w)"
    )
    assert [s.name for s in tape.steps if s.primitive == "setitem"] == ["w"]


def test_what_stands_in_stop_recording_is_a_stop():
    (tape,) = recorded(
        "x = Variable(3.0)\nwith GradientTape() as t:\n    y = x * x\n"
        "    with t.stop_recording():\n        z = y * 2.0\nt.gradient(y, x)"
    )
    (stop,) = tape.stops
    assert (stop.line, stop.text) == (5, "y * 2.0")
    assert stop.why == "the tape records nothing within stop_recording"


def test_a_tape_that_records_again_has_its_stops_then():
    tape = recorded(
        "x = Variable(3.0)\nwith GradientTape(persistent=True) as t:\n    y = x * x\n"
        "with t:\n    n = int(y)\nt.gradient(y, x)"
    )[-1]
    assert [(stop.line, stop.text) for stop in tape.stops] == [(5, "int(y)")]


def test_the_results_are_those_that_the_program_got():
    (tape,) = recorded(
        "z = Variable(3.0)\na = Variable(tf.complex(1.0, 2.0))\n"
        "with GradientTape() as t:\n    y = a * a\n"
        't.gradient(y, {"z": z, "a": a}, unconnected_gradients="zero")'
    )
    assert tape.derivatives[0].results == [
        ("a", 2 - 4j, ""),
        ("z", 0.0, "'z' is a variable that nothing reads while the tape records"),
    ]


def test_a_result_may_be_watched_too():
    (tape,) = recorded(
        "x = constant(2.0)\nwith GradientTape() as t:\n    t.watch(x)\n    y = x * x\n"
        "    t.watch(y)\n    z = y * y\nt.gradient(z, [x, y])"
    )
    assert [(w.name, w.line, w.how, w.step) for w in tape.watched] == [
        ("x", 3, "watch", 0),
        ("y", 5, "watch", 1),
    ]
    assert [(name, value) for name, value, _ in tape.derivatives[0].results] == [
        ("x", 32.0),
        ("y", 8.0),
    ]
    assert names_once(tape) == {"x", "y", "z"}


def test_each_derivative_has_its_cotangents():
    (tape,) = recorded(LESSON)
    first, second = tape.derivatives
    assert (first.line, first.method, first.target, first.steps) == (8, "gradient", "z", (3,))
    assert [(name, value) for name, value, _ in first.results[:2]] == [("x", 12.0), ("w", 10.0)]
    assert second.results == [("x", 6.0, "")]
    assert [s.cotangents for s in tape.steps] == [(2.0, 1.0), (2.0, 1.0), (1.0, None)]


def test_a_tape_around_the_program_is_that_of_its_gradient():
    (tape,) = recorded("y = x^2*sin(z)\ny", {"x": 3.0, "z": 2.0})
    assert (tape.name, tape.line) == ("grad", 0)
    assert [(w.name, w.how) for w in tape.watched] == [("x", "input"), ("z", "input")]
    found = {name: value for name, value, _ in tape.derivatives[0].results}
    assert (
        found == calls.gradient(calls.program("y = x^2*sin(z)\ny"), {"x": 3.0, "z": 2.0}).gradients
    )
    assert [s.primitive for s in tape.steps] == ["power", "sin", "multiply"]


def test_wrt_and_of_choose_what_the_tape_around_is_of():
    text = "y = x*z\nq = y*y\nq"
    (tape,) = recorded(text, {"x": 3.0, "z": 2.0}, wrt=("z",), of=("y",))
    assert [w.name for w in tape.watched] == ["z"]
    assert tape.derivatives[0].target == "y"
    assert [s.cotangents for s in tape.steps] == [(1.0,), (None,)]


def test_a_tape_around_a_program_with_tapes_comes_first():
    outer, inner = recorded(LESSON + "k*z", {"k": 2.0}, wrt=("k",))
    assert (outer.name, inner.name) == ("grad", "t")
    assert steps(inner) == steps(recorded(LESSON)[0])


def test_nested_tapes_each_have_their_own():
    outer, inner = recorded(
        "x = Variable(3.0)\n"
        "with GradientTape() as outer:\n"
        "    with GradientTape() as inner:\n"
        "        y = x * x * x\n"
        "    d = inner.gradient(y, x)\n"
        "print(outer.gradient(d, x))"
    )
    assert (outer.name, inner.name, len(inner.steps)) == ("outer", "inner", 2)
    assert len(outer.steps) > 2
    assert {s.line for s in outer.steps[2:]} == {5}  # the sweep of the inner tape
    assert inner.derivatives[0].results == [("x", 27.0, "")]
    assert outer.derivatives[0].results == [("x", 18.0, "")]


def test_a_step_within_a_call_does_not_take_the_names_of_the_call():
    outer, _ = recorded(
        "x = Variable(3.0)\nc = constant(2.0)\n"
        "with GradientTape() as outer:\n"
        "    with GradientTape() as inner:\n"
        "        y = c * x**3\n"
        "    d = inner.gradient(y, x)\n"
        "print(outer.gradient(d, x))"
    )
    assert steps(outer)[1] == (5, "multiply", ["c", 1], "y")
    names = {x.name for s in outer.steps[2:] for x in s.inputs if not x.step}
    assert names == {"", "x"}


def test_a_freed_tape_keeps_no_large_array():
    first, _ = recorded(
        "x = tf.Variable(tf.ones([40, 30]))\nfor i in range(2):\n"
        "    with GradientTape() as t:\n        y = x * 2.0\n    g = t.gradient(y, x)"
    )
    (step,) = first.steps
    assert (type(step.value), step.value.shape, step.value.last) == (Large, (40, 30), 2.0)
    assert type(first.derivatives[0].results[0][1]) is Large


def test_a_tape_of_each_turn():
    tapes = recorded(
        "x = Variable(3.0)\nfor i in range(3):\n"
        "    with GradientTape() as t:\n        y = x * i\n    g = t.gradient(y, x)"
    )
    assert [(t.number, t.line, len(t.steps)) for t in tapes] == [(1, 3, 1), (2, 3, 1), (3, 3, 1)]
    assert [t.derivatives[0].results[0][1] for t in tapes] == [0.0, 1.0, 2.0]


def test_after_a_reset_it_is_another_tape():
    first, second = recorded(
        "x = Variable(3.0)\nwith GradientTape() as t:\n    y = x * 2\n    t.reset()\n"
        "    t.watch(x)\n    z = x * 5\nt.gradient(z, x)"
    )
    assert (len(first.steps), len(first.derivatives)) == (1, 0)
    assert second.derivatives[0].results == [("x", 5.0, "")]


def test_a_jacobian_is_shown_by_its_first_sweep():
    (tape,) = recorded(
        "x = Variable([1.0, 2.0])\nwith GradientTape() as t:\n    y = x * x\nt.jacobian(y, x)"
    )
    (asked,) = tape.derivatives
    assert asked.method == "jacobian"
    assert asked.results[0][1].tolist() == [[2.0, 0.0], [0.0, 4.0]]
    assert tape.steps[0].cotangents[0].tolist() == [1.0, 0.0]


def test_an_index_is_told_as_it_is_written():
    (tape,) = recorded("sum(v[1:3]) + v[0]", {"v": [1.0, 2.0, 3.0]})
    assert {tuple(x.name for x in s.inputs if x.value is None) for s in tape.steps} >= {("1:3",)}


PROGRAMS = {
    "views": "x = np.array([1.0, 2.0, 3.0])\nwith GradientTape() as t:\n    t.watch(x)\n"
    "    y = x[1:].sum() + x[0]\nt.gradient(y, x)",
    "loops": "x = Variable(2.0)\nwith GradientTape() as t:\n    y = x\n    i = 0\n"
    "    while y < 100:\n        y = y * x\n        i += 1\nt.gradient(y, x)",
    "functions": "def f(u, v=2):\n    return u^v\nx = Variable(2.0)\n"
    "with GradientTape() as t:\n    y = sum([f(x, k) for k in range(4)])\nt.gradient(y, x)",
    "branches": "x = Variable(2.0)\nwith GradientTape() as t:\n"
    "    y = x*x if x > 1 else -x\n    y = tf.maximum(y, 3.0)\nt.gradient(y, x)",
    "roots": "x = 2.0\nwith GradientTape() as t:\n    t.watch(x)\n"
    "    y = root(lambda u: u*u - x, 1.0)\nt.gradient(y, x)",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_to_look_at_a_run_changes_nothing_of_it(text, monkeypatch):
    """The same steps are recorded, and the same derivative is given, with and without a look."""
    counts = []
    pulled = GradientTape._vjp

    def counting(self, steps, *rest):
        counts.append([op.name for op in steps[::STRIDE]])
        return pulled(self, steps, *rest)

    monkeypatch.setattr(GradientTape, "_vjp", counting)
    want = calls.value(calls.program(text), {}).value
    plain, counts[:] = counts[:], []
    (tape,) = recorded(text)
    assert counts == plain
    assert [s.primitive for s in tape.steps] == plain[0]
    (name, found, why) = tape.derivatives[0].results[0]
    assert (name, why) == ("x", "")
    assert np.array_equal(found, want)


def test_to_look_at_an_inner_tape_is_no_step_of_the_outer_one():
    outer, _ = recorded(
        "x = Variable(3.0)\n"
        "with GradientTape() as outer:\n"
        "    with GradientTape() as inner:\n"
        "        y = tf.sin(x * x)\n"
        "    d = inner.gradient(y, x)\n"
        "print(outer.gradient(d, x))"
    )
    assert "cast" not in {s.primitive for s in outer.steps}


LESSONS = sorted(Path(__file__).parents[1].glob("tensorflow/lessons/tape_*.py"))


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_to_look_at_a_lesson_changes_nothing_of_what_it_prints(path):
    plain, observed = [], []
    calls.value(calls.read(str(path)), {}, write=plain.append)
    try:
        calls.tape(calls.read(str(path)), {}, write=observed.append)
    except Diagnostic as error:
        assert error.code == "E0107"  # it has no tape
    else:
        assert "".join(observed) == "".join(plain)


# -- where gradients stop ------------------------------------------------------------------------
STOPS = {
    "n = int(y)": "int makes an integer of 'y'",
    "n = y > 3": "a comparison gives a boolean",
    "n = stop_gradient(y)": "stop_gradient stops 'y'",
    "n = tf.sign(y)": "the derivative of sign is 0 wherever it has one",
    "n = tf.round(y)": "no gradient passes round from 'y'",
    "n = y // 2.0": "no gradient passes // from 'y'",
    "n = y.numpy()": "numpy() takes the plain value of 'y' out of the tape",
    "n = tf.cast(y, tf.int32)": "cast gives int32: only floats carry gradients",
    "n = np.mean(y)": "NumPy's mean takes the plain value of 'y' out of the tape",
    "n = tf.argmax([y, y])": "argmax gives the place of an element, an integer",
    "n = tf.Variable(1.0).assign(y)": "no gradient passes an assignment to a variable",
    "n = [5, 6, 7][tf.cast(y, tf.int64) - 8]": "cast gives int64: only floats carry gradients",
    "n = [5, 6, 7][int(y) - 8]": "int makes an integer of 'y'",
}


@pytest.mark.parametrize("line", STOPS)
def test_a_stop_has_its_line_and_its_reason(line):
    (tape,) = recorded(
        f"x = Variable(3.0)\nwith GradientTape() as t:\n    y = x*x\n    {line}\nt.gradient(y, x)"
    )
    (stop,) = tape.stops
    assert (stop.line, stop.why, stop.times) == (4, STOPS[line], 1)
    assert stop.after == (2 if "tf.sign" in line or "argmax" in line else 1)


def test_what_is_only_printed_is_no_stop():
    (tape,) = recorded(
        "x = Variable(3.0)\nwith GradientTape() as t:\n    y = x*x\n    print(int(y))\n"
        "t.gradient(y, x)"
    )
    assert tape.stops == []


def test_what_a_search_computes_is_no_stop():
    (tape,) = recorded("root(lambda u: u*u - a, 1.0)", {"a": 2.0})
    assert tape.stops == []


def test_a_stop_in_a_loop_is_told_once():
    (tape,) = recorded("y = x\nwhile y < 100:\n    y = y*2\ny", {"x": 1.0})
    assert [(s.line, s.times) for s in tape.stops] == [(2, 8)]


READ = "is a variable that nothing reads while the tape records"
WHY = [
    # the body of the with, what follows it, the derivative, the source -> why it is None
    ("y = x*x", "", "t.gradient(y, c)", "c",
     "'c', a tensor of line 3, is not watched: t.watch(c) comes before its use"),
    ("y = w*w", "", "t.gradient(y, x)", "x", f"'x' {READ}"),
    ("y = w*w\n    t.watch(x)", "", "t.gradient(y, x)", "x",
     "nothing that the tape recorded uses 'x'"),
    ("y = w*w\n    z = x*y", "", "t.gradient(y, x)", "x",
     "nothing that the tape recorded leads from 'x' to 'y'"),
    ("y = x*x\n    z = w*int(y)", "", "t.gradient(z, x)", "x",
     "line 6: int(y): int makes an integer of 'y'"),
    ("y = x*x", "z = y*2", "t.gradient(z, x)", "x", "'z' is computed outside the tape, at line 6"),
    ("y = x*x\n    with t.stop_recording():\n        z = x*2", "", "t.gradient(z, x)", "x",
     "'z' is computed within stop_recording, at line 7"),
    ("y = x*x\n    n = int(y)", "z = y*2", "t.gradient(z, x)", "x",
     "'z' is computed outside the tape, at line 7"),
    ("y = x*x", "", "t.gradient(y*2, x)", "x", "'y*2' is computed outside the tape, at line 6"),
    ("y = w*w\n    n = int(1*x)", "", "t.gradient(y, x)", "x",
     "nothing that the tape recorded leads from 'x' to 'y'"),
    ("f = tf.Variable(1.0, trainable=False)\n    y = w*f", "", "t.gradient(y, f)", "f",
     "'f' is not watched: it is a variable with trainable=False, and not given to watch"),
    ("n = tf.constant(3)\n    y = w*2", "", "t.gradient(y, n)", "n",
     "'n' is not watched: it is of int32, and tapes follow floats alone"),
    ("y = w*c\n    t.watch(c)", "", "t.gradient(y, c)", "c",
     "nothing that the tape recorded uses 'c'"),
    ("y = c*2", "v = 1\nx = x + 1", "t.gradient(y*y, x)", "x",
     "'x', a tensor of line 7, is not watched: t.watch(x) comes before its use"),
]  # fmt: skip


@pytest.mark.parametrize(("body", "after", "asked", "source", "why"), WHY)
def test_why_a_source_has_no_gradient(body, after, asked, source, why):
    (tape,) = recorded(
        "x = Variable(3.0)\nw = Variable(2.0)\nc = constant(1.0)\n"
        f"with GradientTape(persistent=True) as t:\n    {body}\n{after}\n{asked}".replace(
            "\n\n", "\n"
        )
    )
    assert nulls(tape) == {source: why}


def test_of_the_tape_around_a_program_the_reasons_are_those_of_the_notes():
    (tape,) = recorded("y = x*int(z)\ny", {"x": 1.0, "z": 2.0})
    assert nulls(tape) == {"z": "line 1: int makes an integer of 'z'"}


def test_a_program_with_neither_tape_nor_input_is_refused():
    with pytest.raises(Diagnostic, match="no GradientTape and no real inputs") as caught:
        recorded("2 + 3")
    assert caught.value.code == "E0107"
