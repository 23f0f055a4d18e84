"""Printed JAX run: its value, jax.grad of it and the printed derivative are the tape's."""

import re
from collections import Counter

import numpy as np
import pytest
import test_samples
from printed import function
from test_jax import GROWING, LONGER, MADE_FOR_A_LOOP, NESTED, REMADE

from gradcli import calls
from gradcli.errors import Diagnostic

jax = pytest.importorskip("jax")
import jax.numpy as jnp  # noqa: E402
from on_jax import check, numbers  # noqa: E402

pytestmark = pytest.mark.sampled(8)
SEEDS = (*range(64), 241)  # of 241 two pairs of pushes and pops were taken for each other


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_random_programs_run(seed):
    import programs

    check(*programs.seeded(seed), Counter(), tangents=1)


@pytest.mark.slow
@test_samples.each_plain
def test_samples_run(name, point, want, slopes):
    program = test_samples.program_of(name, point)
    whole = {n for n in point if program.inputs[n].integer_at}
    by = tuple(n for n, slope in slopes.items() if slope is not None and n not in whole)
    at = {n: int(x) if n in whole else x for n, x in point.items()}
    try:
        value = function(calls.emit(program, "jax"))
        slope = function(calls.diff(program, by, to="jax"))
    except Diagnostic as error:
        assert name == "power.expr" and "calls itself" in error.message
        return
    real = {n: jnp.asarray(x, float) for n, x in at.items() if n not in whole}
    rest = {n: at[n] for n in whole}
    wanted = np.concatenate([np.ravel(slopes[n]) for n in by])
    size = test_samples.TOLERANCE * max(1.0, *np.abs(wanted))
    assert np.allclose(jax.jit(lambda kw: value(**kw, **rest))(real), want, 1e-12)
    found = numbers(jax.jit(lambda kw: slope(**kw, **rest))(real), [at[n] for n in by])
    assert np.all(np.abs(found - wanted) <= size)
    graded = jax.jit(jax.grad(lambda kw: value(**kw, **rest)))(real)
    assert np.all(np.abs(numbers(tuple(graded[n] for n in by)) - wanted) <= size)


LOOP_NAMES = {
    "after a break": "y = x\nfor i in range(5):\n    y *= 1.5\n    if y > 3:\n        break\ny*i",
    "in a branch": """y = x
if x > 3:
    y = x*x
elif x > 1:
    y = sin(x)
else:
    for n in range(0, 4, 2):
        y = y + cos(y)*n
    y = y*n
y
""",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", LOOP_NAMES)
def test_the_name_of_a_loop_keeps_its_number(name):
    program = calls.program(LOOP_NAMES[name])
    value, slope = (function(f(program, to="jax")) for f in (calls.emit, calls.diff))
    for x in (0.2, 1.0, 2.1, 9.0):
        want = calls.gradient(program, {"x": x}, ("x",))
        found = [jax.jit(f)(x) for f in (value, slope, jax.grad(value))]
        assert np.allclose(found, [want.value, want["x"], want["x"]], 1e-13), x


MASKED = {
    "where(x > 0, sqrt(x), 0.0)": 0.0,
    "sqrt(x) if x > 0 else 2*x": 2.0,
    "max(sqrt(x), 1.0) if x > 0 else 3*x": 3.0,
    "y = 3*x\nif x > 0:\n    y = log(x)\ny": 3.0,
}


@pytest.mark.slow
@pytest.mark.parametrize("text", MASKED)
def test_what_is_not_selected_adds_nothing_to_a_derivative(text):
    call = function(calls.emit(calls.program(text), "jax"))
    at = jnp.array([-1.0, -2.0])
    for slope in (jax.vmap(jax.grad(call)), jax.grad(lambda x: jnp.sum(jax.vmap(call)(x)))):
        assert np.array_equal(slope(at), np.full(2, MASKED[text]))


@pytest.mark.slow
@pytest.mark.parametrize("kind", NESTED)
def test_nested_choices_are_the_tapes(kind):
    text = "x"
    for k in range(30):
        text = NESTED[kind].format(text, k % 3)
    program = calls.program(f"v = np.arange(30.0)/10\n{text}")
    value = function(calls.emit(program, "jax"))
    slope = function(calls.diff(program, ("x",), to="jax"))
    for x in (-0.3, 0.2, 0.9):
        want = calls.gradient(program, {"x": x}, ("x",), unconnected="zero")
        found = [jax.jit(f)(x) for f in (value, slope, jax.grad(value))]
        assert np.allclose(found, [want.value, want["x"], want["x"]], 1e-12, equal_nan=True), x


@pytest.mark.slow
def test_a_loop_without_a_known_count_is_differentiated_in_reverse():
    text = "y = x\nk = 0\nwhile k < n:\n    y = sin(y) + 0.5*c*y\n    k = k + 1\ny"
    program = calls.program(text)
    call = function(calls.emit(program, "jax"))
    for n in (3, 6000):  # one past what there is room for, where states are computed again
        want = calls.gradient(program, {"x": 0.3, "c": 0.7, "n": n}, ("x", "c")).gradients
        got = jax.jit(jax.grad(lambda x, c, n: call(x=x, c=c, n=n), (0, 1)))(0.3, 0.7, n)
        assert np.allclose(got, [want["x"], want["c"]], 1e-12, 0.0), n


@pytest.mark.slow
def test_every_text_names_what_jax_has():
    from jax.scipy import linalg, special
    from test_python import every_row

    from gradcli.core.array_functions import CALLED
    from gradcli.emit.jax.module import TEXTS as HELPERS
    from gradcli.emit.python.writer import function_of_arrays, text_of_row
    from gradcli.emit.texts import TEXTS
    from gradcli.emit.texts import text as texts
    from gradcli.ops.rows import TABLE

    rows = [op for op in every_row() if not op.symbol]
    found = [texts(op.name).jax or text_of_row(op, True) or "" for op in rows]
    found = [t for t, op in zip(found, rows) if "special" not in t or texts(op.name).jax]
    elementwise = {op.name for op in rows}
    others = [TABLE[name] for name in {*TEXTS, *CALLED} - elementwise if name in TABLE]
    found += [texts(op.name).jax or function_of_arrays(op) for op in others]
    modules = {"np": jnp, "jnp": jnp, "special": special, "linalg": linalg}
    for text in (*found, *HELPERS.values()):
        for module, path in re.findall(r"\b(np|jnp|special|linalg)\.(\w+(?:\.\w+)?)", text):
            value = modules[module]
            for name in path.split("."):
                assert hasattr(value, name), text
                value = getattr(value, name)


@pytest.mark.slow
@pytest.mark.parametrize("text", ["np.sum(np.cumprod(v)*v)", "math.fsum(v)*v[0]", "np.prod(v)"])
def test_functions_of_arrays(text):
    program, at = calls.program(f"v: float[4]\n{text}"), np.array([0.5, -2.0, 0.0, 3.0])
    want = calls.gradient(program, {"v": at}, ("v",))
    value = function(calls.emit(program, "jax"))
    slope = function(calls.diff(program, ("v",), to="jax"))
    assert np.allclose(jax.jit(value)(at), want.value, 1e-14)
    for found in (jax.jit(slope)(at), jax.grad(value)(at)):
        assert np.allclose(found, want["v"], 1e-14, 1e-14)


@pytest.mark.slow
@pytest.mark.parametrize("name", GROWING)
def test_where_a_list_has_no_room_there_is_no_number(name):
    program = calls.program(GROWING[name])
    short = [
        function(text.replace("ROOM = 4096", "ROOM = 8"))
        for text in (calls.emit(program, "jax"), calls.diff(program, ("x",), to="jax"))
    ]
    value, slope, graded = map(jax.jit, (*short, jax.grad(short[0])))
    want = calls.gradient(program, {"x": 0.7, "n": 8.0}, ("x",))
    found = [f(x=0.7, n=8.0) for f in (value, slope)] + [graded(0.7, 8.0)]
    assert np.allclose(found, [want.value, want["x"], want["x"]], 1e-13)
    rows = jax.vmap(value)(x=jnp.full(3, 0.7), n=jnp.array([8.0, 9.0, 8.0]))
    assert np.array_equal(np.isnan(rows), [False, True, False])
    assert all(map(np.isnan, (slope(x=0.7, n=9.0), graded(0.7, 9.0))))


@pytest.mark.slow
def test_a_whole_number_of_a_list_without_room_is_the_least_that_there_is():
    text = "s = []\nk = 0\nwhile k < n:\n    s.append(k)\n    k = k + 1\nwhile len(s) > 2:\n"
    text += "    k = k + s.pop()\nk"
    call = function(calls.emit(calls.program(text), "jax").replace("ROOM = 4096", "ROOM = 8"))
    assert [int(jax.jit(call)(n)) for n in (8.0, 9.0)] == [35, -(2**63)]


SELF_TESTED = {
    "x^2*sin(agree)": "f and jax.grad of it agree",  # which has a name of the module's own
    "n: int = 3\nv: float[2]\ny = x\nfor k in range(n):\n    y = y*v[0]\ny, x*v[1]": "jax.grad",
    "A: float[2,2]\nv: float[2]\nsum(tanh(A@v))": "f and jax.grad of it agree",
    "x > 1": "f agrees",
}


@pytest.mark.slow
@pytest.mark.parametrize("text", SELF_TESTED)
def test_a_self_test_of_jax_passes(text, capsys):
    program = calls.program(text)
    exec(calls.emit(program, "jax", self_test=True), {"__name__": "__main__"})
    assert SELF_TESTED[text] in capsys.readouterr().out
    if text != "x > 1":
        exec(calls.diff(program, to="jax", value=True, self_test=True), {"__name__": "__main__"})
        assert "agrees at 3 points" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("wrong", ["x**3", "jax.lax.stop_gradient(x)**2"])
def test_a_self_test_of_jax_fails_where_a_value_or_jax_grad_is_wrong(wrong):
    emitted = calls.emit(calls.program("x^2*y"), "jax", self_test=True)
    with pytest.raises(AssertionError):
        exec(emitted.replace("x**2", wrong), {"__name__": "__main__"})


@pytest.mark.slow
@pytest.mark.parametrize("text", [*REMADE.values(), MADE_FOR_A_LOOP])
def test_a_list_that_is_made_anew_has_its_own_items_alone(text):
    for x in (0.7, 2.0):
        assert check(text, {"x": x}, Counter(), tangents=1) > 2


@pytest.mark.slow
@pytest.mark.parametrize("name", LONGER)
def test_arrays_whose_lengths_a_test_decides(name):
    for x in (0.3, 0.7, 2.0):
        assert check(LONGER[name], {"x": x}, Counter(), tangents=1) > 2
