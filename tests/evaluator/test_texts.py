"""What a program puts out: no address of the machine's memory, and on a terminal no control."""

import io
import re
import sys

import pytest
from cli.command import gradcli

from gradcli import calls
from gradcli.errors import Diagnostic, uncontrolled
from gradcli.ops.libraries.names import known_functions
from gradcli.ops.libraries.tensorflow_names import NAMES as TENSORFLOW

MADE = (
    "tf.GradientTape()", "lambda t: t", "tf.float32.as_numpy_dtype", "np.float32", "tf.float32",
    "tf.constant(1.0).numpy", "tf.Variable(1.0).assign", "tf.function(lambda t: t)", "grad(f)",
    "tf.keras.layers.Dense(2)", "tf.keras.optimizers.SGD(0.1)", "tf.keras.optimizers.Adam(0.1)",
    "tf.random.Generator", "tf.keras.Sequential([tf.keras.layers.Dense(1)])", "zip([1], [2])",
    "map(f, [1.0])", "{1: 2}.items()", "range(3)", "ValueError(f)", "np.ones(2).dtype",
    "tf.RaggedTensor.from_row_lengths([1.0], [1])", "tf.TensorShape([2])", "custom_gradient(f)",
    "tf.autodiff.ForwardAccumulator(tf.Variable(1.0), tf.constant(1.0))", "reversed([1])",
    "tf.UnconnectedGradients.ZERO", "enumerate([1])", "type(f)", "tf.errors.OpError",
)  # fmt: skip
SHOWN = (
    "print(v)", "print([v])", "print(str(v))", "print(f'{v}')", "print(repr(v))",
    "print('%s' % [v])",
    "print('{}'.format(v))", "tf.print(v)", "tf.print([v])", "v", "[v]", "v + 1.0", "np.sum(v)",
    "tf.constant(v)", "tf.Variable(v)", "sin(v)", "{v: 1}[1]", "v[0]", "v.nothing",
    "raise ValueError(v)",
    "assert 1 > 2, v", "print(f'{v:>9}')", "tf.add(v, v)", "tf.nest.flatten([v])", "float(v)",
)  # fmt: skip
ADDRESS = re.compile(" at 0x|0x7[0-9a-f]{8}")


def said(text: str) -> str:
    """All that a program puts out, and its error."""
    out = []
    kept, sys.stderr = sys.stderr, io.StringIO()
    try:
        try:
            out.append(str(calls.value(calls.program(text), {}, write=out.append).value))
        except Diagnostic as error:
            out.append(f"{error.message} {error.help} {error.label}")
        return "".join(out) + sys.stderr.getvalue()
    finally:
        sys.stderr = kept


def test_no_value_shows_where_it_lies_in_memory():
    told = []
    for made in MADE:
        for shown in SHOWN:
            text = said(f"f = lambda t: t*t\nv = {made}\n{shown}")
            told += [(made, shown, text)] * bool(ADDRESS.search(text))
    assert told == []


def test_no_function_shows_where_it_lies_in_memory():
    names = [n for n in known_functions() if "." in n][::5] + [f"tf.{n}" for n in TENSORFLOW][::3]
    tries = [f"try:\n    print({n}, [{n}])\nexcept Exception as e:\n    print(e)\n" for n in names]
    for one in tries:
        assert not ADDRESS.search(said(one + "1.0")), one


CONTROLS = "a\x1b[31mb\x07\r\x00\x7f\x9b\u202ec\u2066"


def test_on_a_terminal_controls_are_shown_and_lines_and_tabs_stay():
    assert uncontrolled("a\tb\né 😀\xa0") == "a\tb\né 😀\xa0"
    shown = uncontrolled(CONTROLS)
    assert shown == r"a\x1b[31mb\x07\r\x00\x7f\x9b\u202ec\u2066"


@pytest.mark.parametrize("call", ["print", "tf.print"])
@pytest.mark.parametrize("terminal", [True, False])
def test_what_programs_print_is_true_in_a_pipe_alone(call, terminal):
    ran = gradcli("eval", "-e", f"{call}({CONTROLS!a})", terminal=terminal)
    assert (ran.out + ran.err).startswith(uncontrolled(CONTROLS) if terminal else CONTROLS)


def test_a_pipe_gets_what_the_program_printed():
    assert gradcli("eval", "-e", 'print("\\x1b[31m")').out == "\x1b[31m\n"
