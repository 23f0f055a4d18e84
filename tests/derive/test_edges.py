"""Derivatives at the edges of every row of arithmetic: at 0, at ties, at branch points and at
infinities, printed derivatives are what the tape says, in the language, in Python and in NumPy."""

import itertools
import math

import engines
import numpy as np
import printed
import pytest

from gradcli.derive.differentiate import derivative
from gradcli.emit.about import About
from gradcli.emit.python.runtime import HELPERS
from gradcli.emit.targets import printed as text_for
from gradcli.emit.texts import text
from gradcli.ops.libraries import directory
from gradcli.ops.rows import TABLE

pytestmark = pytest.mark.sampled(8)

EDGES = (0.0, 1.0, -1.0, 2.0, 0.5, -2.5, math.inf, -math.inf)
NAMES, TARGETS = "xyz", ("python", "numpy")
# Where a printed derivative is NaN and the tape's is not: a formula without a branch that reads as
# in a textbook, and why that is kept
NAN = {
    "x ** y": (lambda x, y: x == y == 0, "y*x**(y - 1), unless y is declared a whole number"),
    "hypot(x, y)": (lambda x, y: math.isinf(x) or math.isinf(y), "x/hypot(x, y)"),
    "direction(x, y)": (lambda x, y: math.isinf(x) or math.isinf(y), "x/hypot(x, y)"),
}
WHOLE = {"ldexp", "gaussian", "sinc_derivative"}  # take whole numbers
UNCALLED = {"sigmoid_cross_entropy"}  # what programs call otherwise
FAR = {"sinc(x)"}  # the helper of its derivatives takes the sine of numbers, which raises far out


def calls_of_rows() -> list[str]:
    """A call of each row that has a text in Python's math, and a derivative."""
    for prefix in ("", "np", "math"):
        for name in directory.places(prefix):
            directory.imported(prefix, name)
    found = []
    for op in TABLE.values():
        names = list(NAMES[: len(op.args)])
        if op.static or op.variadic or op.name in WHOLE | UNCALLED or not op.elementwise:
            continue
        python = text(op.name).python
        if op.symbol:
            found.append(f" {op.symbol} ".join(names) if names[1:] else f"{op.symbol}x")
        elif python and "special." not in HELPERS.get(python, python):
            found.append(f"{op.name}({', '.join(names)})")
    return found


CALLS = calls_of_rows()


def holds(text: str, found: list[float], want: list[float], at: tuple) -> None:
    """What the tape says, where it is a number or an infinity: NaN is where nothing is defined."""
    excused = text in NAN and NAN[text][0](*at)
    for y, z in zip(found, want, strict=True):
        assert math.isnan(z) or (excused and math.isnan(y)) or y == pytest.approx(z), (at, found)


@pytest.mark.parametrize("text", CALLS)
def test_a_printed_derivative_has_the_tapes_edges(text):
    program = engines.program_of(text)
    names = tuple(program.inputs)
    edges = EDGES[:-2] if text in FAR else EDGES
    points = list(itertools.product(edges, repeat=len(names)))
    columns = dict(zip(names, map(np.array, zip(*points))))
    made = derivative(program, names)
    in_python, in_numpy = (printed.function(text_for(made, to, About())) for to in TARGETS)
    with np.errstate(all="ignore"):
        wants = np.reshape(engines.by_tape(program, columns, names), (len(names), -1)).T
        at_once = in_numpy(**printed.given(in_numpy, columns))
        at_once = at_once if type(at_once) is tuple else (at_once,)
        wide = np.transpose([np.broadcast_to(part, len(points)) for part in at_once])
        for at, want, by_numpy in zip(points, wants.tolist(), wide.tolist()):
            point = dict(zip(names, at))
            written = text_for(made, "expr", About())
            holds(text, engines.run_printed(written, point, names), want, at)
            holds(text, by_numpy, want, at)
            try:
                holds(text, printed.numbers(in_python(**point)), want, at)
            except printed.RAISED:  # Python's math has no infinities to give, or to take
                excused = text in NAN and NAN[text][0](*at)
                assert excused or not np.all(np.isfinite([*want, *at])), at
            except TypeError as error:
                assert "complex" in str(error)  # the power of a negative number


def test_the_excuses_are_of_rows():
    assert NAN.keys() <= {*CALLS}


OF_ARRAYS = [
    "np.std(v)", "np.sum(np.std(A, axis=0))", "np.sum(np.std(A, axis=1, ddof=1))",
    "np.linalg.norm(v)", "np.sum(np.linalg.norm(A, axis=0))", "np.sum(hypot(v, 2*v))",
    "np.max(v)", "np.min(v)", "np.sum(np.max(A, axis=0))", "np.sum(np.min(A, axis=1))",
    "np.median(v)", "np.sum(np.median(A, axis=0)**2)", "np.quantile(v, 0.3)",
    "max([v[0], v[1], v[2]])", "min([abs(t) for t in v])", "max([t**2 for t in v])",
    "w = [v[0], v[1], v[2]]\nmin(w)", "w = []\nfor t in v:\n    w.append(3*t)\nmax(w)",
    "np.prod(v)", "np.var(v)", "np.ptp(v)", "np.sum(np.sort(v)*c)", "np.sum(np.clip(v, 0, 1))",
]  # fmt: skip
VALUES = {  # all equal and 0, all equal, and ties of some
    "zeros": (0.0, 0.0, 0.0), "equal": (2.0, 2.0, 2.0), "high": (1.0, 3.0, 3.0),
    "low": (-1.0, -1.0, 1.0),
}  # fmt: skip


@pytest.mark.parametrize("values", VALUES.values(), ids=VALUES)
@pytest.mark.parametrize("text", OF_ARRAYS)
def test_a_function_of_arrays_has_the_tapes_edges(text, values):
    point = {"v": np.array(values), "A": np.array([values, values]), "c": np.arange(3.0)}
    program = engines.program_of(f"v: float[3]\nA: float[2, 3]\nc: float[3]\n{text}")
    wrt = tuple(n for n in ("v", "A") if n in text)
    want = engines.by_tape(program, point, wrt)
    made = derivative(program, wrt)
    found = engines.run_printed(text_for(made, "expr", About()), point, wrt)
    assert found == pytest.approx(want)
    for to in TARGETS:
        call = printed.function(text_for(made, to, About()))
        at = {n: x for n, x in point.items() if n in call.__annotations__}
        with np.errstate(all="ignore"):
            assert printed.numbers(call(**at), [point[n] for n in wrt]) == pytest.approx(want)


CHOSEN = [  # another rounding of what is chosen from is another number than the one chosen
    "np.max({})", "np.min({})", "np.median({})", "np.quantile({}, 0.3)", "np.sum(np.sort({})*c)",
]  # fmt: skip


@pytest.mark.parametrize("mode", ["forward", "reverse"])
@pytest.mark.parametrize("chosen", CHOSEN)
def test_what_is_chosen_is_found_again_among_what_it_was_chosen_from(chosen, mode):
    value = chosen.format("t*w*(i/1.2)")
    lines = ["t: float", "w: float[3]", "c: float[3]"]
    lines.append(f"np.sum([{value} if t else w[0] for i in range(7)])")
    program, wrt = engines.program_of("\n".join(lines)), ("w",) if mode == "reverse" else ("t",)
    printed_text = text_for(derivative(program, wrt, mode=mode), "expr", About())
    for t in (0.7, 1.3, 2.9):
        point = {"t": t, "w": np.array([1.4164, -1.5134, 0.8744]), "c": np.arange(3.0)}
        found = engines.run_printed(printed_text, point, wrt)
        assert found == pytest.approx(engines.by_tape(program, point, wrt))


@pytest.mark.parametrize("x", [-800.0, 0.5, 800.0])
@pytest.mark.parametrize(
    "text", ["(1/(1 + exp(-(x + b))) - y)**2", "z = x + b\np = 1/(1 + exp(-z))\n(p - y)**2*p"]
)
def test_a_logistic_function_beside_itself_has_a_slope_far_out(text, x):
    p = 1 / (1 + math.exp(-(x + 0.1))) if x > 0 else 0.0
    slope = (
        2 * p * (1 - p) * (p - 0.5)
        if "**2*p" not in text
        else (2 * p * (p - 0.5) + (p - 0.5) ** 2) * p * (1 - p)
    )
    made = derivative(engines.program_of(text), ("x",))
    point = {"x": x, "b": 0.1, "y": 0.5}
    assert engines.run_printed(text_for(made, "expr", About()), point, ("x",)) == pytest.approx(
        [slope]
    )


AT_ZERO = [  # exponents from tables, which may be 0
    "ps = [1.0, 2.0, 0.0]\nsum([x**p for p in ps])",
    "ps = [q, 2.0, 3.0]\nsum([x**ps[i] for i in range(3)])",
    "ps = [0.0]*3\nfor i in range(3):\n    ps[i] = i*1.0\nsum([x**ps[i] for i in range(3)])",
    "def f(t, p):\n    return t**p\n\nps = [1.0, 2.0, 0.0]\nsum([f(x, p) for p in ps])",
]


@pytest.mark.parametrize("order", [1, 2])
@pytest.mark.parametrize("text", AT_ZERO)
def test_a_power_to_what_a_table_has_keeps_what_guards_it_at_0(text, order):
    program, point = engines.program_of(f"x: float\nq: float\n{text}"), {"x": 0.0, "q": 0.0}
    [want] = engines.by_series(program, point, ("x",), order)
    for mode in ("forward", "reverse"):
        made = derivative(program, ("x",), mode=mode, order=order)
        at = {n: point[n] for n in made.inputs if n in point}
        assert engines.run_printed(text_for(made, "expr", About()), at, ("x",)) == [want]
        for to in TARGETS:
            call = printed.function(text_for(made, to, About()))
            with np.errstate(all="ignore"):
                given = {n: x for n, x in point.items() if n in call.__annotations__}
                assert printed.numbers(call(**given)) == [want]


@pytest.mark.parametrize(
    "text",
    ["np.maximum(np.sqrt(v), 1.0)", "np.minimum(1.0, 3 - np.sqrt(v))", "np.fmax(np.log(v), 1)"],
)
def test_what_an_extreme_does_not_choose_is_divided_by_nowhere(text):
    point = {"v": np.array([0.0, 4.0])}
    program = engines.program_of(f"v: float[2]\nnp.sum({text})")
    want = engines.by_tape(program, point, ("v",))
    made = derivative(program, ("v",))
    assert engines.run_printed(text_for(made, "expr", About()), point, ("v",)) == want
    with np.errstate(all="ignore"):
        assert printed.numbers(printed.function(text_for(made, "numpy", About()))(**point)) == want


@pytest.mark.parametrize("a, b, x", [(1.0, 2.0, 0.0), (1.0, 1.0, 1.0), (2.0, 1.0, 1.0)])
def test_a_beta_density_has_a_slope_at_its_ends(a, b, x):
    program = engines.program_of("from scipy.stats import beta\nbeta.pdf(x, a, b)")
    point = {"x": x, "a": a, "b": b}
    made = derivative(program, ("x",))
    for to in TARGETS:
        found = printed.numbers(printed.function(text_for(made, to, About()))(**point))
        assert found == pytest.approx(engines.by_tape(program, point, ("x",)))


# Derivatives of numbers far out, where the program has a value, and Python's math for it too
FAR_OUT = """1/(1 + exp(-x)) ; 750 1500 -700
exp(x)/(1 + exp(x)) ; -750 -1500
log(1 + exp(x)) ; -750 -1500
log(1 + exp(-x)) ; 750 1500
log1p(exp(-x**2)) ; 30 -40
1/(1 + exp(-abs(x))) ; 750 -1500
1/(1 + exp((x - 1)*1e60)) ; 0 0.5
sinh(x)/cosh(x) ; 400 -700
(exp(2*x) - 1)/(exp(2*x) + 1) ; -400
(1 - exp(-2*x))/(1 + exp(-2*x)) ; 400
np.sum(1/(1 + np.exp([x, -2*x]))) ; 300
x**3/(1 + x**2) ; 1e80 -1e100
x**2/(x**3 + 1) ; 1e60 -1e70
(x**2 + 1)/(x**3 + x) ; 1e60
4*((1/x)**12 - (1/x)**6) ; 1e20""".splitlines()


@pytest.mark.parametrize("row", FAR_OUT)
def test_a_derivative_has_a_value_as_far_out_as_its_program(row):
    text, far = row.split(" ; ")
    program = engines.program_of(text)
    made = derivative(program, ("x",))
    for x in map(float, far.split()):
        [want] = engines.by_tape(program, {"x": x}, ("x",))
        assert math.isfinite(want)
        close = pytest.approx(want, rel=1e-9, abs=1e-300)
        assert engines.run_printed(text_for(made, "expr", About()), {"x": x}, ("x",)) == [close]
        for to, given in zip(TARGETS, (x, np.float64(x))):
            with np.errstate(all="ignore"):
                found = printed.function(text_for(made, to, About()))(x=given)
            assert printed.numbers(found) == [close]


@pytest.mark.parametrize("size", [1e-55, 1.0, 1e55])
@pytest.mark.parametrize("text", ["r/norm(r)**3", "r/np.sum(r)**3", "r*c/norm(r)**3"])
def test_a_derivative_by_an_array_has_a_value_as_far_out_as_its_program(text, size):
    point = {"r": size * np.array([1.0, 2.0, -0.5]), "c": np.arange(3.0)}
    program = engines.program_of(f"c: float[3]\n{text}")
    want = engines.by_tape(program, point, ("r",))
    assert np.all(np.isfinite(want)) and np.any(want)
    made = derivative(program, ("r",))
    found = engines.run_printed(text_for(made, "expr", About()), point, ("r",))
    assert found == pytest.approx(want, rel=1e-9, abs=0.0)
    call = printed.function(text_for(made, "numpy", About()))
    at = {n: x for n, x in point.items() if n in call.__annotations__}
    assert printed.numbers(call(**at)) == pytest.approx(want, rel=1e-9, abs=0.0)
