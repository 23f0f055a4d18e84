"""Arrays: aliases, views and writes, in place and by copying, held to NumPy."""

import random

import numpy as np
import pytest

from gradcli import calls
from gradcli.engine.steps import STRIDE
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic, Source
from gradcli.evaluator.run import run
from gradcli.language.names.resolve import resolve
from gradcli.language.syntax.parser import parse


def program(text: str):
    return resolve(parse(Source(text, "f.expr")))


def gradient(text: str, **point):
    """The value, and the gradients by every input, as plain numbers and lists."""
    sources = {
        k: Tensor(np.array(v) if isinstance(v, list) else float(v)) for k, v in point.items()
    }
    with GradientTape() as tape:
        for source in sources.values():
            tape.watch(source)
        (value,) = run(program(text), sources).values
    found = tape.gradient(value, list(sources.values()))
    return plain(value), [plain(g) for g in found]


def plain(x):
    while isinstance(x, Tensor):
        x = x.value
    return x.tolist() if isinstance(x, np.ndarray) else x


# -- gradients follow the writes ----------------------------------------------------------------
GRADIENTS = {
    # text: (value, gradient by x at 3)
    "a = np.zeros(2)\nb = a\nb[0] = x\na[0]**2": (9.0, 6.0),
    "a = np.ones(2)*x\nb = a\na += 1.0\nnp.sum(b**2)": (32.0, 16.0),
    "a = np.ones(2)*x\nb = a\na = a + 1.0\nnp.sum(b**2)": (18.0, 12.0),
    "a = np.ones(3)\nb = a[0:2]\nb[0] = x\nnp.sum(a)*a[0]": (15.0, 8.0),
    "a = np.ones((2, 3))\nt = a.T\nt[2, 0] = x\na[0, 2]*2": (6.0, 2.0),
    "a = np.ones(4)\nm = a.reshape(2, 2)\nm[1] = x\na[2] + a[3]*a[1]": (6.0, 2.0),
    "a = np.ones((2, 2))\nr = a[1]\nr *= x\nc = a[:, 0]\nc[1] += x\nnp.sum(a)": (11.0, 3.0),
    "a = np.zeros(2)\na[0] = x**3\na[0] = 2.0\na[0]*x": (6.0, 2.0),
    "a = np.zeros(3)\na[1:] = x\na[a > 1.0] *= 2.0\nnp.sum(a)": (12.0, 4.0),
    "def f(a):\n    a[0] = x\nw = np.zeros(2)\nf(w)\nw[0]*x": (9.0, 6.0),
    "a = np.ones(2)*x\nb = a.copy()\nb[0] = 5.0*x\na[0] + b[0]": (18.0, 6.0),
    "a = np.ones(2)*x\nb = a.flatten()\nb[0] = 5.0*x\na[0] + b[0]": (18.0, 6.0),
    "l = [x, 1.0]\nl[1] = l[0]*2\nnp.sum(np.array(l))": (9.0, 3.0),
    "s = 0.0\nfor t in np.array([x, x*x]):\n    s += t\ns": (12.0, 7.0),
    "a = np.array([1.0, x])\na.sum() + a.max() + a.mean()": (9.0, 2.5),
    "max(x, 2.0) + min([x, 9.0]) + sum([x, 1.0]) + abs(-x)": (13.0, 4.0),
    "float(x)*round(x)": (9.0, 3.0),
    "sorted([x, 1.0, 2.0])[2]*x": (9.0, 6.0),
    "np.linspace(0.0, 1.0, 3)[1]*x": (1.5, 0.5),
    "a = np.ones(3)*x\nb = a[:2]\nc = np.sum(b*b)\na[0] = 5.0\nc + np.sum(b)*b[1]": (42.0, 23.0),
    "a = np.ones(4)*x\nb = a[1:]\nc = b[1:]\ns = np.sum(c)\nb *= 2.0\nc[0] += x\ns + np.sum(c)": (
        21.0,
        7.0,
    ),
    "a = np.array([x, x])\na[0], a[1] = a[1]*2, a[0]*3\nnp.sum(a)": (15.0, 5.0),
}


@pytest.mark.parametrize("text", GRADIENTS)
def test_gradients_follow_the_writes(text):
    value, found = gradient(text, x=3.0)
    assert (value, found) == (GRADIENTS[text][0], [GRADIENTS[text][1]])


STEPS = {
    # text: the rows that are recorded
    "b = a[1:3]\nnp.sum(b*b + b)": ["getitem", "multiply", "add", "sum"],
    "b = a[:, None]\nc = b[1:]\nnp.sum(c*c)": ["getitem", "getitem", "multiply", "sum"],
    "b = a[1:3]\na[0] = 1.0\nnp.sum(b)": ["getitem", "setitem", "getitem", "sum"],
    "b = a*2.0\nfor i in range(2):\n    b *= a[0]\nnp.sum(b)": [
        "multiply",
        *["getitem", "multiply"] * 2,
        "sum",
    ],
}


@pytest.mark.parametrize("text", STEPS)
def test_what_is_read_again_is_recorded_once(text):
    a = Tensor(np.array([1.0, 2.0, 3.0]))
    with GradientTape(persistent=True) as tape:
        tape.watch(a)
        run(program(text), {"a": a})
    assert [op.name for op in tape.steps[::STRIDE]] == STEPS[text]


def test_writing_a_bound_array_leaves_its_own_gradient():
    value, found = gradient("a = v\na[0] = 10.0\nnp.sum(v)", v=[1.0, 2.0])
    assert (value, found) == (12.0, [[0.0, 1.0]])


def test_round_to_digits_is_connected_and_flat():
    assert gradient("round(x, 1) + 0.0*x", x=1.26)[0] == 1.3
    assert gradient("round(x, 1)", x=1.26)[1] == [0.0]


def test_a_real_with_a_derivative_is_not_cut_into_an_array_of_integers():
    with pytest.raises(Diagnostic, match="integers") as caught:
        gradient("a = np.arange(3)\na[0] = x\nnp.sum(a)", x=1.5)
    assert "floats" in caught.value.help


# -- in place, by copying, and NumPy: the same values -------------------------------------------
INDICES = ["0", "-1", "1:", ":2", "::-1", "::2", "[0, -1]", "...", "None"]


def random_program(seed: int) -> str:
    """A program that makes, aliases, slices, reshapes and writes arrays of six elements."""
    rng = random.Random(seed)
    names, lines = ["a0", "a1"], ["a0 = np.arange(6.0)*x", "a1 = np.ones((2, 3)) + x"]
    for k in range(12):
        a, b, c = rng.choice(names), rng.choice(names), f"b{k}"
        index = rng.choice(INDICES)
        lines.append(
            rng.choice(
                [
                    f"{c} = {a}",
                    f"{c} = {a}[{index}]",
                    f"{c} = {a}.T",
                    f"{c} = {a}.reshape(-1)",
                    f"{c} = {a}.ravel()",
                    f"{c} = {a}.flatten()",
                    f"{c} = {a}.copy()",
                    f"{c} = np.copy({a})",
                    f"{c} = np.transpose({a})*1.0",
                    f"{c} = {a}*2.0 + {k}.5",
                    f"{c} = {a}\n{a}[{index}] = {k}.25*x",
                    f"{c} = {a}\n{a}[{index}] += {k}.75",
                    f"{c} = {a}\n{a}[{index}] = np.sum({b})",
                    f"{c} = {a}\n{a} += {k}.0",
                    f"{c} = {a}\n{a} *= np.cos(np.sum({b}))",
                    f"{c} = {a}\n{a}[...] = {a}[...]*0.5",
                ]
            )
        )
        names.append(c)
    return "\n".join(lines)


def under_cpython(text: str) -> dict | None:
    """The values NumPy gives; None where the random program is not a valid one."""
    names = {"np": np, "x": 1.5}
    try:
        exec(text, names)
    except (IndexError, ValueError, TypeError, AttributeError):
        return None
    values = {k: v for k, v in names.items() if k[0] in "ab" and k[-1].isdigit()}
    # NumPy's scalars have the methods of arrays; the language's numbers have none
    return None if any(isinstance(v, np.generic) for v in values.values()) else values


def equal(mine, theirs) -> bool:
    return np.array_equal(mine.value if isinstance(mine, Tensor) else mine, theirs)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("first", range(0, 400, 100))
def test_random_writes_are_numpys_in_place_and_by_copying(first):
    checked = 0
    for seed in range(first, first + 100):
        text = random_program(seed)
        want = under_cpython(text)
        if want is None:
            continue
        checked += 1
        p = program(text)
        raw = run(p, {"x": 1.5}, of=tuple(want)).values
        source = Tensor(1.5)
        with GradientTape() as tape:
            tape.watch(source)
            recorded = run(p, {"x": source}, of=tuple(want)).values
        for name, mine, taped in zip(want, raw, recorded):
            assert equal(mine, want[name]), f"{seed} {name} in place\n{text}"
            assert equal(taped, want[name]), f"{seed} {name} by copying\n{text}"
    assert checked > 25


def test_the_value_of_a_program_is_not_shared_with_its_next_run():
    p = program("a = np.zeros(2)\na[0] = x\na")
    first = run(p, {"x": 1.0}).values[0]
    run(p, {"x": 2.0})
    assert first.tolist() == [1.0, 0.0]


def test_numbers_are_not_added_to_truths_in_place():
    text = "a = np.array([True, False])\na += {}\nnp.sum(a)"
    assert calls.value(calls.program(text.format("True")), {}).value == 2
    with pytest.raises(Diagnostic, match="array of truths"):
        calls.value(calls.program(text.format("1")), {})
