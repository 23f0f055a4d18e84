"""Integers in C: past 64 bits the program ends, below they are exact, and bounded ones plain."""

import pytest
from compiled import COMPILER, SANITIZED, compiled, outcomes, unit

from gradcli.calls.printing import emit
from gradcli.calls.programs import program as read

pytestmark = pytest.mark.skipif(not COMPILER, reason="no C compiler is installed")
LOOP = "k: int\nn = 1\nfor i in range(k):\n    n = {}\nn % 1000003\n"
# Programs, the last k that stays within 64 bits, and what they give there.
GROWING = {
    "a product and a sum": LOOP.format("n*3 + i"),
    "a product": LOOP.format("n*2"),
    "a negative product": LOOP.format("n*-7"),
    "a square": LOOP.format("(n + 1)**2"),
    "a difference": LOOP.format("n - (3 - n)*4"),
    "a factorial": LOOP.format("n*(i + 1)"),
    "a shift": LOOP.format("n << 1"),
    "fibonacci": "k: int\na, b = 0, 1\nfor i in range(k):\n    a, b = b, a + b\na % 1000003\n",
    "a function": "def f(m):\n    return m*5\n" + LOOP.format("f(n)"),
    "an item of a list": "k: int\nks = [1, 1]\nfor i in range(k):\n    n = ks.pop()*3 + 1\n"
    "    ks.append(n)\n    if i % 5 == 9:\n        ks.append(1)\nn = ks.pop()\nn % 1000003\n",
    "a sum in two": LOOP.format("n + n"),
}
PLAIN = [
    "x: float[:]\ns = 0.0\nfor i in range(len(x) - 1):\n    s += x[i]*(i + 1)*len(x)\ns\n",
    "x: float\nk = 0\nt = x\nwhile t > 1:\n    t = t/2\n    k = k + 1\nt*(3*k + 1)\n",
    "n: int\nx: float\nx**n*(n + 1) + 2*n - 1\n",
    "n: int\nx: float[:]\ns = 0.0\nfor i in range(n):\n    for j in range(n):\n"
    "        s += x[i*n + j]\ns\n",
    "s = 0\nfor i in range(1000):\n    s += i*i\ns\n",
    "x: float\nn = 4\nfor i in range(n):\n    n = n + 1\nx*n\n",
]


def exact(text: str, k: int) -> int | None:
    """What a program gives, in Python; None where an integer of it passes 64 bits."""
    body = text.removeprefix("k: int\n").replace("k: int\n", "").rstrip().split("\n")
    names: dict = {"k": k}
    exec("\n".join(body[:-1]), names)
    over = any(abs(v) >= 2**63 for v in names.values() if type(v) is int)
    return None if over else eval(body[-1], names)


def test_integers_past_64_bits_abort_and_those_below_are_exact(tmp_path):
    units, calls, want = [], [], []
    for j, text in enumerate(GROWING.values()):
        units.append(unit(f"f{j}", emit(read(text), to="c", name=f"f{j}")))
        value: int | None = 0
        for k in range(100):
            value = exact(text, k) if value is not None else None
            calls.append((units[-1], {"k": k}, [1]))
            want.append("SIGABRT" if value is None else [[float(value)]])
            if want[-2:] == ["SIGABRT"] * 2:
                break
    assert want.count("SIGABRT") == 2 * len(units)
    found = outcomes(compiled(units, tmp_path, SANITIZED), calls)
    assert [c for c, got, ours in zip(calls, found, want) if got != ours] == []


@pytest.mark.parametrize("text", PLAIN)
def test_integers_that_stay_within_64_bits_are_not_checked(text):
    assert "_whole" not in emit(read(text), to="c")


@pytest.mark.parametrize("place", ["np.argmax(v)", "np.argmin(v)"])
def test_an_index_that_counts_from_0_is_no_other(place):
    written = emit(
        read(f"import numpy as np\nv: float[5]\nk = {place}\ny = v[k] + k % 3\ny"), to="c"
    )
    assert "wrapped" not in written and "floor_mod" not in written
