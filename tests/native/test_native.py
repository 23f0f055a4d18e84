"""Programs as machine code: their numbers are the evaluator's, their errors the tape's."""

import math
import pickle
import re
import threading
from collections import Counter
from functools import reduce
from operator import add

import edge_programs
import engines
import numpy as np
import pytest
import test_c_arrays
from derived import derived
from held import held
from hunt_printed import CORPORA

import gradcli
from gradcli import calls
from gradcli.emit.primal import primal
from gradcli.errors import Diagnostic
from gradcli.native.compile import compiled, lowered_program
from gradcli.native.effort import LEAST, LESS, MOST, effort
from gradcli.native.runtime import HELD, SLOTS

pytestmark = pytest.mark.sampled(4)

NEAR = ("bits", "2 ulp", "64 ulp", "close", "refused")


@pytest.mark.slow
@pytest.mark.parametrize("corpus", ["core", "matrices", "stacks", "taken"])
def test_random_programs_have_the_evaluators_numbers(corpus):
    found: Counter = Counter()
    for seed in range(25):
        text, point = CORPORA[corpus](f"native-{seed}")
        try:
            for one in derived(text, point, Counter(), tangents=1):
                how = held(one)
                assert how.how in NEAR or how.how.startswith("stopped"), (how, point, text)
                found[how.how] += 1
        except engines.Mismatch:
            continue
    assert found["bits"] > 0.6 * found.total(), found


@pytest.mark.parametrize("seed", range(24))
def test_programs_at_the_edges_of_arithmetic_have_the_tapes_bits(seed):
    text, point = edge_programs.seeded(f"native-{seed}")
    for one in derived(text, point, Counter(), tangents=1):
        how = held(one)
        # whole numbers past 64 bits are the tape's
        assert how.how in ("bits", "refused") or how.how.startswith("stopped"), (how, point, text)


LOOP = """\
r: float
n: int
x = 0.3
s = 0.0
for k in range(n):
    if x < 0.5:
        x = r*x*(1.0 - x)
    else:
        x = r*x*(1.0 - x) + 0.001*(x - 0.5)
    s += x
s
"""


def test_a_long_loop_has_the_tapes_value_and_derivative():
    f = gradcli.compile(LOOP)
    value, slopes = f.value_and_gradient(r=2.7, n=1000)
    tape = calls.gradient(f.program, {"r": 2.7, "n": 1000}, ("r",))
    assert value == tape.value
    assert slopes["r"] == pytest.approx(tape.gradients["r"], rel=1e-12)


def test_arrays_go_in_and_come_out():
    f = gradcli.compile("v: float[:]\nnp.sum(v*v) + v[0]")
    value, slopes = f.value_and_gradient(v=np.array([1.0, 2.0, 3.0]))
    assert value == 15.0
    np.testing.assert_array_equal(slopes["v"], [3.0, 4.0, 6.0])


def test_a_batch_is_what_each_row_is():
    f = gradcli.compile("x*exp(-x*x)*y")
    x = np.linspace(-2.0, 2.0, 101)
    values, slopes = f.batch_value_and_gradient(x=x, y=3.0)
    for k in range(0, 101, 10):
        value, slope = f.value_and_gradient(x=float(x[k]), y=3.0)
        assert values[k] == value and slopes["x"][k] == slope["x"] and slopes["y"][k] == slope["y"]
    np.testing.assert_allclose(f.batch(x=x[::2], y=np.float64(3.0)), values[::2], rtol=1e-15)


def test_a_batch_of_truths_has_a_cell_for_each():
    f = gradcli.compile("b: bool\nx: float\nx > 0 and b")
    b, x = np.tile([True, False, True], 500), np.tile([1.0, 1.0, -1.0], 500)
    found = f.batch(b=b, x=x)
    assert found.dtype == bool and found.tolist() == [True, False, False] * 500


INDICES = {
    "v: float[:]\ns = 0.0\nfor i in range(len(v)):\n    s += v[i]\ns": 0,
    "v: float[:]\ns = 0.0\nfor i in range(len(v) - 1):\n    s += v[i]*v[i + 1]\ns": 0,
    "v: float[:]\ns = 0.0\nfor i in range(len(v) - 1, -1, -1):\n    s += v[i]\ns": 0,
    "v: float[:]\ns = 0.0\nfor i in range(len(v)):\n    s += v[i + 1]\ns": 1,
    "v: float[:]\nn: int\ns = 0.0\nfor i in range(n):\n    s += v[i]\ns": 1,
    "v: float[:]\ns = 0.0\nfor i in range(len(v)):\n    s += v[i - 1]\ns": 1,
}


@pytest.mark.parametrize("text", INDICES)
def test_an_index_is_checked_where_its_loop_does_not_prove_it(text):
    program = calls.program(text)
    made = lowered_program(primal(program), {"v": (None,), "n": ()}, 0)
    checks = sum("Place(" in repr(f.body) for f in made.functions)
    assert checks == INDICES[text]
    point = {"v": np.array([1.0, 2.0, 4.0])} | ({"n": 4} if "n" in program.inputs else {})
    try:
        want = calls.value(program, point).value
    except Diagnostic as error:
        with pytest.raises(Diagnostic, match=re.escape(error.message)):
            gradcli.compile(program)(**point)
    else:
        assert gradcli.compile(program)(**point) == want


@pytest.mark.parametrize("n", [2**48, 2**62, -(2**63)])
@pytest.mark.parametrize("text", ["n: int\nn + n", "n: int[2]\nn[0] + n[1]"])
def test_integers_whose_sums_may_wrap_around_are_refused(text, n):
    f = gradcli.compile(text)
    given = np.array([n, n])
    with pytest.raises(Diagnostic, match="48 bits"):
        f(n=given) if "[" in text else f.batch(n=given)


def test_a_square_has_the_bits_of_pow():
    rng = np.random.default_rng(1)
    x = rng.uniform(1.0, 2.0, 200_000) * 2.0 ** rng.integers(-600, 600, 200_000)
    x = np.concatenate([x, [0.0, -0.0, np.inf, -np.inf, np.nan, 5e-324, 1.5e-162, 1.3e154]])
    found = gradcli.compile("x**2").batch(x=x)
    want = [_pow(t) for t in x.tolist()]
    np.testing.assert_array_equal(found, want)


def _pow(x: float) -> float:
    try:
        return math.pow(x, 2.0)
    except OverflowError:
        return math.inf


MATRIX = "M: float[3, 3]\nv: float[3]\n"
ROWS_OF_ARRAYS = [
    "np.sort(v)[1]*v[2]", "np.argsort(v)[0] + v[0]", "np.sum(np.cumprod(M, axis=1)**2)",
    "np.cumsum(M, axis=0)[2, 1]", "np.sum(np.prod(M, axis=0)**2)", "np.sum(np.cumprod(v)**2)",
    "np.sum(np.linalg.norm(M, axis=1))", "np.sum(logsumexp(M, axis=1, keepdims=True))",
    "np.linalg.det(M)", "np.sum(np.linalg.solve(M, v)**2)", "np.sum(np.linalg.inv(M)*M)",
    "def f(u):\n    return np.sort(u)[0]*u[1]\nf(v) + f(2*v)",
    "x = v*1.0\nfor i in range(3):\n    x = np.sort(sin(3*x))\nx[0] - x[2]",
]  # fmt: skip


@pytest.mark.parametrize("text", ROWS_OF_ARRAYS)
def test_a_row_of_whole_arrays_is_called_back(text):
    point = {"M": [[0.3, -1.2, 0.7], [1.4, 0.6, -0.8], [0.2, 0.9, 1.1]], "v": [0.9, -0.4, 0.5]}
    for one in derived(MATRIX + text, point, refused := Counter(), tangents=0):
        assert held(one).how in ("bits", "2 ulp", "64 ulp"), one.words
    assert not refused or "cumsum" in text


def test_a_list_of_which_only_the_length_is_asked_has_one():
    text = (
        "x: float\ny = x\nst = []\nst.append(x)\nwhile y < 3:\n    st = []\n    if len(st) > y:\n"
        "        y += 1.0\n    y += 1.0\nst.append(y)\ny*y\n"
    )
    assert gradcli.compile(text)(x=-0.5) == gradcli.value(gradcli.program(text), {"x": -0.5}).value


@pytest.mark.parametrize("call", test_c_arrays.FUNCTIONS)
def test_functions_of_arrays_that_c_takes_are_taken(call):
    text = f"{test_c_arrays.DECLARED}z = np.sin({call})\nnp.sum(z*z + z)\n"
    point = {name: x.tolist() for name, x in test_c_arrays.POINT.items()}
    for one in derived(text, point, Counter(), tangents=0):
        assert (how := held(one)).how in ("bits", "2 ulp", "64 ulp"), how


def test_a_mean_of_a_matrix_of_open_lengths_is_differentiated():
    f = gradcli.compile("B: float[:, :]\nnp.mean(B**2)")
    for shape in ((2, 3), (5, 1)):
        B = np.linspace(-1.0, 2.0, shape[0] * shape[1]).reshape(shape)
        np.testing.assert_array_equal(f.gradient(B=B)["B"], 2 * B / B.size)


def test_what_a_row_of_whole_arrays_raises_has_the_tapes_words():
    f = gradcli.compile("M: float[2, 2]\nnp.sum(np.linalg.inv(M))")
    assert f(M=[[2.0, 0.0], [0.0, 4.0]]) == 0.75
    with pytest.raises(Diagnostic, match="singular"):
        f(M=[[1.0, 2.0], [2.0, 4.0]])


def test_defaults_are_taken():
    f = gradcli.compile("x: float\nk: float = 3\nk*x")
    assert f(x=2.0) == 6.0 and f(x=2.0, k=4.0) == 8.0


def test_a_quick_call_is_the_first_call_again():
    f = gradcli.compile("x: float\nn: int = 2\ny = 1.0\nfor i in range(n):\n    y *= x\ny + x")
    first = f.value_and_gradient(x=1.5, n=3), f(x=1.5, n=3)
    assert (f.value_and_gradient(x=1.5, n=3), f(x=1.5, n=3)) == first
    assert f(x=np.float64(1.5), n=np.int64(3)) == first[1] and f(x=2, n=3) == 10.0
    assert f(x=1.5) == f(x=1.5, n=2)  # a default is not the last call's
    for wrong in ({"x": 1.5, "n": 3, "z": 1.0}, {"n": 3}, {"x": "1", "n": 3}):
        with pytest.raises((Diagnostic, TypeError)):
            f(**wrong)
    for n in (2.5, 10**30):
        with pytest.raises(Diagnostic):
            f(x=1.5, n=n)
    assert f(x=1.5, n=3) == first[1]
    constant = gradcli.compile("2.5")
    assert constant() == constant() == 2.5


def test_scipy_integrates_it_without_python():
    from scipy.integrate import IntegrationWarning, dblquad, quad

    f = gradcli.compile("exp(-b*x^2)*cos(x)")
    called = gradcli.compile("x: float\nb: float\nexp(-b*x^2)*cos(x)").low_level_callable()
    value, _ = quad(called, -np.inf, np.inf, args=(0.5,))
    assert value == pytest.approx(math.sqrt(math.pi / 0.5) * math.exp(-1 / 2), rel=1e-12)
    assert value == quad(lambda x: f(x=x, b=0.5), -np.inf, np.inf)[0]
    loop = "x: float\ny: float\ns = 0.0\nfor k in range(30):\n    s += x^k*y\ns"
    called = gradcli.compile(loop).low_level_callable()
    assert dblquad(called, 0, 1, 0, 1)[0] == pytest.approx(sum(1 / (k + 1) for k in range(30)) / 2)
    unfit = gradcli.compile("x: float\n1.0 if x < 0 else [x][int(2*x)]").low_level_callable()
    with pytest.warns(IntegrationWarning):
        assert quad(unfit, -1.0, 0.0)[0] == 1.0 and math.isnan(quad(unfit, 0.0, 1.0)[0])
    with pytest.raises(Diagnostic, match="a real number, of inputs that are"):
        gradcli.compile("n: int\n2*n").low_level_callable()


def test_it_is_pickled_as_its_text():
    f = pickle.loads(pickle.dumps(gradcli.compile("x^3", ("x",))))
    assert f.gradient(x=2.0) == {"x": 12.0}


@pytest.mark.parametrize(
    ("text", "point", "code", "words"),
    [
        ("v = [1.0, x]\nv[n]", {"x": 1.0, "n": 5}, "E0202", "index 5 is out of range"),
        ("k = 1\nfor i in range(n):\n    k *= 10\nx*k", {"x": 1.0, "n": 30}, "", ""),
        ("x*n", {"x": 1.0}, "E0005", "n"),
        ("x*n", {"x": 1.0, "n": 2.0, "y": 1}, "E0006", "'y'"),
        ("x^2\nprint(x)", {"x": 1.0}, "E0109", "prints"),
    ],
)
def test_what_cannot_end_is_told_as_by_the_tape(text, point, code, words):
    try:
        found = gradcli.compile(text)(**point)
    except Diagnostic as error:
        assert error.code == code and words in error.message
    else:
        assert not code and found == calls.value(calls.program(text), point).value


def test_a_derivative_that_nothing_connects_is_left_to_the_tape():
    with pytest.raises(Diagnostic, match="the derivative by y"):
        gradcli.compile("x: float\ny: float\nx^2").gradient(x=1.0, y=2.0)


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("if x > 0:\n    y = x\ny", {"x": -1.0}),
        ("for i in range(n):\n    y = x\ny", {"x": 2.0, "n": 0}),
        ("def f(u):\n    if u > 0:\n        v = u\n    return v\nf(x)", {"x": -1.0}),
        ("k = 0\nwhile k < n:\n    y = x\n    k += 1\nx*y", {"x": 2.0, "n": 0}),
    ],
)
def test_a_name_without_a_value_is_the_tapes_error(text, point):
    f = gradcli.compile(text)
    with pytest.raises(Diagnostic) as native:
        f(**point)
    with pytest.raises(Diagnostic) as tape:
        calls.value(calls.program(text), point)
    assert native.value.code == tape.value.code
    given = {name: abs(x) if x else 1 for name, x in point.items()}
    assert f(**given) == calls.value(calls.program(text), given).value


@pytest.mark.parametrize("row", ["max", "min"])
@pytest.mark.parametrize("x", [0.5, 1.5, -1.0])
def test_truths_compare_as_0_and_1(row, x):
    text = f"{row}(x > 0, x > 1)*2 + x"
    assert gradcli.compile(text)(x=x) == calls.value(calls.program(text), {"x": x}).value


def test_a_recursion_ends_with_the_tapes_words():
    text = "def f(n, x):\n    if n == 0:\n        return x\n    return f(n - 1, x)*1.0\nf(n, x)"
    made = gradcli.compile(text)
    assert made(n=50, x=2.0) == 2.0
    with pytest.raises(Diagnostic):
        made(n=100000, x=2.0)


def test_threads_run_at_once():
    f = gradcli.compile(LOOP)
    want = f.value_and_gradient(r=2.7, n=20000)
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(f.value_and_gradient(r=2.7, n=20000)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [want] * 4


def test_limits_stop_a_loop_with_the_tapes_words():
    made = gradcli.compile("while x < 2:\n    y = x\ny")
    with pytest.raises(Diagnostic, match="more than 1000 steps"):
        made._run({"x": 1.0}, False, calls.Limits(steps=1000))
    with pytest.raises(Diagnostic, match="more than 50000000 steps") as ended:
        made.run({"x": 1.0}, False, calls.Limits(steps=50_000_000))
    assert ended.value.code == "E0206" and "--max-steps" in ended.value.help
    assert ended.value.source.text[slice(*ended.value.span)].startswith("while")
    with pytest.raises(Diagnostic, match=r"time limit of 0.2 s"):
        made.run({"x": 1.0}, False, calls.Limits(steps=10**15, timeout=0.2))


def test_an_interrupt_ends_a_loop():
    import subprocess
    import sys

    code = (
        "import gradcli, signal, threading, os\n"
        "f = gradcli.compile('while x < 2:\\n    y = x\\ny')\n"
        "threading.Timer(0.5, lambda: os.kill(os.getpid(), signal.SIGINT)).start()\n"
        "try:\n    f(x=1.0)\nexcept KeyboardInterrupt:\n    print('interrupted')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", "import signal; signal.signal(signal.SIGINT, "
         "signal.default_int_handler)\n" + code],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.stdout == "interrupted\n", done.stderr


@pytest.mark.parametrize("text", [
    "assert x != 0.5\nx*x", "if x < 0:\n    raise ValueError('no')\nx*x",
    "def f(x):\n    if x < 0:\n        raise ValueError('no')\n    return x*x\nf(x)",
])  # fmt: skip
def test_what_a_program_refuses_is_not_left_out(text):
    """The core has no assert and no raise, so such a program's value is not its own."""
    made = gradcli.compile(text)
    for ask in (made, made.gradient):
        with pytest.raises(Diagnostic, match="refuses in words"):
            ask(x=-1.0)


@pytest.mark.parametrize("text", ["s = sqrt(x - 3)\nif x > 0:\n    s = x*x\ns", "log(x)*x"])
def test_a_row_with_a_nan_is_the_tapes(text):
    f, x = gradcli.compile(text), np.array([-1.0, 2.0, 0.25, 5.0])
    code, _ = f.rows({"x": x}, True)
    assert np.isnan(code).any()
    values, slopes = f.batch_value_and_gradient(x=x)
    found = [calls.gradient(f.program, {"x": float(at)}) for at in x]
    np.testing.assert_array_equal(values, [one.value for one in found])
    np.testing.assert_allclose(slopes["x"], [one.gradients["x"] for one in found], 1e-14)


LATER = {
    "a NaN that is written over": (
        "s = sqrt(x - 3)\nif y > 0:\n    s = x*x*y\ns",
        {"x": 2.0, "y": 1.0},
    ),
    "a value outside a domain": ("log(x)*y", {"x": -1.0, "y": 2.0}),
    "whole on one way": ("s = 3 if x > 0 else x\ns + 1", {"x": 2.0}),
    "whole by a loop": ("s = 0\nfor i in range(3):\n    s += 2 if x > 1 else x\ns", {"x": 2.0}),
    "whole by a function": (
        "def f(a):\n    if a > 1:\n        return 4\n    return a\nf(x)",
        {"x": 2.0},
    ),
    "an integer that is given": ("n: int\ns = n if x > 1 else x\ns*2", {"x": 2.0, "n": 5}),
    "a real that is whole": ("s = 2*x if x > 1 else x\ns", {"x": 2.0}),
    "the sign of no remainder": ("copysign(1, fmod(x, 0)) + copysign(2, x % 0)", {"x": 2.0}),
}


@pytest.mark.parametrize("kind", LATER)
def test_code_and_the_tape_have_one_answer(kind):
    text, point = LATER[kind]
    program = calls.program(text)
    f = gradcli.compile(program)
    for _ in range(2):  # the second call may be a quick one
        assert repr(f(**point)) == repr(calls.value(program, point).value)
    if "sign" not in kind and "whole" not in kind and "integer" not in kind:
        wanted = calls.gradient(program, point, unconnected="zero")
        assert repr(f.value_and_gradient(**point)[0]) == repr(wanted.value)
        assert f.gradient(**point) == pytest.approx(wanted.gradients, nan_ok=True)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("xs = [x, 2*x, 3*x]\ns = 0.0\nfor i in range(3):\n    s += xs[0]\n    xs = xs[1:]\ns", 5),
        ("s = 0.0\nxs = [x, 2*x]\nwhile len(xs) < 9:\n    s += xs[-1]\n    xs = xs + [s]\ns", 5),
    ],
)
def test_a_list_that_gets_another_length_is_refused_where_it_does(text, line):
    with pytest.raises(Diagnostic) as found:
        gradcli.compile(text)(x=1.5)
    error = found.value
    assert error.code == "E0109" and "xs, whose length changes" in error.message
    assert error.source.place(error.span[0]) == f"line {line}"


WORTH = {
    "straight lines": ("x: float\ny = sin(x)\ny*exp(y)\n", LEAST),
    "a loop of numbers": (LOOP, LESS),
    "elements without a loop": ("x: float[:]\nsum(x*x)\n", LESS),
    "a call that is the same in each round": (
        "x: float\nn: int\ns = 0.0\nfor k in range(n):\n    s += k*exp(x)\ns\n", MOST,
    ),
    "a loop over elements": (
        "x: float[:]\ns = 0.0\nfor k in range(len(x)):\n    s += x[k]\ns\n", MOST,
    ),
    "a function": ("x: float\ndef f(y):\n    return y*y if y < 2 else f(y - 1)*y\nf(x)\n", MOST),
}  # fmt: skip


@pytest.mark.parametrize("kind", WORTH)
def test_few_passes_are_for_what_gains_nothing_by_more(kind):
    text, worth = WORTH[kind]
    program = gradcli.program(text)
    shapes = {name: (None,) * (name == "x" and "[:]" in text) for name in program.inputs}
    lowered = lowered_program(primal(program), shapes, 0)
    assert effort(lowered, False) == worth
    assert effort(lowered, True) == MOST


FRAMES = """\
x: float
n: int
def f(x, n):
    v = np.zeros(30000) + x
    if n > 0:
        v = v*f(x, n - 1)[:30000]
    return v
np.sum(f(x, n))
"""


def test_arrays_of_functions_stay_for_the_next_call():
    """One of each: what deeper calls had is given back."""
    core = primal(calls.program(FRAMES))
    made = compiled(lowered_program(core, {"x": (), "n": ()}, 0))
    wanted = [30000 * 0.5 ** (n + 1) for n in (4, 0, 7)]
    assert [made({"x": 0.5, "n": n})[0] for n in (4, 0, 7)] == wanted
    (context,) = made.pool
    spare = [context.cells[k + 1] for k in range(SLOTS, context.count, 2) if context.cells[k]]
    assert len(spare) > 1 and set(spare) == {240000}
    assert context.cells[HELD] == 240000  # the whole's own, of which no limit is told anew
    before = [context.cells[k] for k in range(SLOTS, context.count, 2)]
    assert made({"x": 0.5, "n": 0})[0] == wanted[1]
    assert [context.cells[k] for k in range(SLOTS, context.count, 2)] == before


@pytest.mark.parametrize("count", [1000, 5_000_000])
def test_small_and_very_large_arrays_of_functions_are_given_back(count):
    text = f"x: float\ndef f(x):\n    v = np.zeros({count}) + x\n    return v[0]\nf(x)"
    made = compiled(lowered_program(primal(calls.program(text)), {"x": ()}, 0))
    assert made({"x": 0.5}) == [0.5]
    (context,) = made.pool
    assert not any(context.cells[k] for k in range(SLOTS, context.count, 2))


@pytest.mark.parametrize("start", ["x", "0.1", "w"])
def test_a_sum_from_a_start_is_added_from_left_to_right_as_pythons(start):
    f = gradcli.compile(f"v: float[:]\nw: float[3]\nx: float\nsum(v, {start})*x")
    v = np.sin(np.arange(40.0))
    w = np.array([0.3, -1.7, 2.2])
    begun = {"x": 0.7, "0.1": 0.1, "w": w}[start]
    np.testing.assert_array_equal(f(v=v, w=w, x=0.7), reduce(add, v.tolist(), begun) * 0.7)


def test_a_sum_of_a_list_from_a_start_is_added_from_left_to_right():
    f = gradcli.compile("x: float\nn: int\nrows = [sin(x*k) for k in range(n)]\nsum(rows, 0.1*x)")
    rows = [math.sin(0.09 * k) for k in range(5)]
    want = reduce(add, rows, 0.1 * 0.09)
    assert f(x=0.09, n=5) == want != 0.1 * 0.09 + reduce(add, rows)


HALVES = [
    s * math.nextafter((k + 0.5) / 10**digits, towards)
    for k in (0, 1, 26, 955239, 4503599627370)
    for digits in (1, 2, 3)
    for towards in (-math.inf, (k + 0.5) / 10**digits, math.inf)
    for s in (1, -1)
] + [0.0, -0.0, 1e308, -5e-324, math.inf, math.nan, 2.0**53 / 10, 2.0**52 / 1000]


@pytest.mark.parametrize("digits", [1, 2, 3, 22])
def test_a_number_is_rounded_to_digits_as_python_rounds_it(digits):
    f = gradcli.compile(f"x: float\nround(x, {digits})")
    found, wanted = [f(x=x) for x in HALVES], [round(x, digits) for x in HALVES]
    assert list(map(repr, found)) == list(map(repr, wanted))


def test_an_array_is_rounded_to_digits_as_numpy_rounds_it():
    v = np.array([26.15, 95523.95, 0.25, 1e12])
    f = gradcli.compile("v: float[:]\nround(v, 1)")
    assert (
        np.array_equal(f(v=v), np.round(v, 1))
        and (f(v=v) != [round(x, 1) for x in v.tolist()]).any()
    )


OF_LENGTHS = {
    "all in a row": "np.sum(np.reshape(A, -1)[1:]*x)",
    "in rows of two": "np.sum(np.reshape(A, (-1, 2))[0])*x",
    "every second of a declared one": "A: float[:, :]\nx: float\nnp.sum(A[::2, 0]*x)",
    "to as many as it happens to have": "np.sum(np.reshape(A, (2, 3, 1))[1]*x)",
}


@pytest.mark.parametrize("name", OF_LENGTHS)
def test_what_has_no_form_for_any_lengths_has_one_for_those_of_the_call(name):
    text = OF_LENGTHS[name]
    f = gradcli.compile(text, wrt=("A", "x"))
    shapes = [(2, 3), (3, 2)] if "happens" in name else [(2, 3), (4, 4)]
    for shape in (*shapes, shapes[0]):
        A = np.sin(np.arange(float(np.prod(shape)))).reshape(shape)
        value, slopes = f.value_and_gradient(A=A, x=0.7)
        tape = gradcli.gradient(gradcli.program(text), {"A": A.tolist(), "x": 0.7}, ("A", "x"))
        assert value == tape.value and slopes["x"] == tape.gradients["x"]
        assert np.array_equal(slopes["A"], tape.gradients["A"])
    assert len(f._code) == 2


def test_lengths_that_code_of_any_does_not_take_together_have_code_of_their_own():
    f = gradcli.compile("v: float[:]\nw: float[:]\nnp.sum(v*sin(w))")
    v = np.array([0.3, 0.5, 0.7])
    for w in (v + 1, np.array([2.0])):
        value, slopes = f.value_and_gradient(v=v, w=w)
        assert value == np.sum(v * np.sin(w)) and slopes["w"].shape == w.shape
    with pytest.raises(Diagnostic, match="which has the shape"):
        f(v=v, w=v[:2])


def test_what_has_no_form_for_lengths_either_says_why_it_has_none_for_any():
    f = gradcli.compile("np.sum(np.reshape(A, (2, -1)))")
    with pytest.raises(Diagnostic, match="a reshape to a length that is not known"):
        f(A=np.ones((3, 3)))


LISTS = {
    "that grows": "rows = [sin(x*k) for k in range(n)]\nsum(rows)",
    "of so many": "rows = [sin(x*k) for k in range(43)]\nsum(rows)*n/n",
    "from 0 on": "rows = np.sin(x*np.arange(n))\nsum(rows, 0)",
}


@pytest.mark.parametrize("name", LISTS)
def test_a_sum_of_a_list_is_added_from_left_to_right(name):
    text = "x: float\nn: int\n" + LISTS[name]
    rows = [math.sin(0.11 * k) for k in range(43)]
    assert gradcli.compile(text)(x=0.11, n=43) == reduce(add, rows) != np.sum(rows)
    program = gradcli.program(text)
    for to in ("python", "numpy"):
        scope: dict = {}
        exec(calls.emit(program, to, name="f"), scope)
        assert scope["f"](0.11, 43) == reduce(add, rows)
    again = gradcli.program(calls.emit(program, "expr"))
    assert gradcli.value(again, {"x": 0.11, "n": 43}).value == reduce(add, rows)


TURNED = ["np.sum(M.T)", "np.sum(M.T, axis=0)", "np.mean(M.T, axis=1)", "np.prod(M.T, axis=-1)"]


@pytest.mark.parametrize("text", TURNED)
def test_a_sum_over_a_transposed_matrix_is_added_in_the_order_of_its_memory(text):
    f = gradcli.compile(f"M: float[:, :]\n{text}")
    for shape in ((9, 8), (17, 130), (130, 17)):
        M = np.sin(np.arange(float(np.prod(shape)))).reshape(shape)
        np.testing.assert_array_equal(f(M=M), calls.value(f.program, {"M": M}).value)
