"""Integers of any length up to 4,096 bits are exact: CPython's own are the oracle."""

import shutil
import subprocess
from fractions import Fraction
from math import comb, gcd, isqrt, lcm

import numpy as np
import pytest

import gradcli
from gradcli import calls
from gradcli.errors import Diagnostic
from gradcli.ops.integers import BITS


def value(text: str):
    return gradcli.program(text).value({}).value


EXACT = (
    """
2^100  10^20  6.02*10^23  -9223372036854775808  -(2^63)  2^4095 + (2^4095 - 1)  -2^4095  1 << 4095
2^100 >> 70  2^100 // 3^50  -2^100 // 7  2^100 % 1000007  -2^100 % 7  2^4000/3^2500  2^1000*1.5
2^100 == 2.0^100  2^100 + 1 == 2.0^100  2^100 < 2.0^101  2^4000 > 1e308  abs(-2^100)  ~2^100
int(1e300)  int(2.0^100)  round(2.0^100)  int('123456789012345678901234567890')  float(2^100)
f'{2^100:d}|{2^100:,}|{2^100:.3e}|{2^70}'  str(2^100)  [2^100,1]  sum([2^100,1])  max(2^100,1.5)
sorted([2^100,2^99])  divmod(-2^100,7)  2^100 & 255  2^100 | 1  pow(3,2^100,7)  bool(2^4000)
{2^100:3}[2^100]  2^70 in [2^70]  12345678901234567890123*3  0xffffffffffffffffff  (2^100)^0.5
len(str(2^4000))  range(2^100)[5]  math.isqrt(2^4001)  math.gcd(2^100,6^50)  math.comb(1000,500)
""".replace("\n", "  ")
    .strip()
    .split("  ")
)


def test_integers_are_those_of_python():
    names = {"math": __import__("math"), "isqrt": isqrt, "gcd": gcd, "comb": comb, "lcm": lcm}
    for text in EXACT:
        want = eval(text.replace("^", "**"), names)
        found = value(text)
        assert (found, type(found)) == (want, type(want)), text


PAST = (
    """
2^4096  -2^4096 - 1  2^4095*2  2^4095 + 2^4095  10^10^10  1 << 4096  1 << 10^12  int('1'*1300)
math.factorial(10^9)  math.comb(10^9,10^8)  math.perm(10^9,10^8)  math.lcm(2^4000,3^2000)
""".replace("\n", "  ")
    .strip()
    .split("  ")
)


def test_what_is_past_the_limit_is_an_error_at_once():
    for text in PAST:
        with pytest.raises(Diagnostic) as caught:
            value(text)
        assert caught.value.code == "E0203", text
        assert f"past 2**{BITS}" in caught.value.message, text
        assert caught.value.span is not None, text


def test_no_float_is_made_of_an_integer_that_is_past_floats():
    for text in ("sin(2^4000)", "2^4000*1.0", "(1/3)^(2^4000)", "float(2^4000)", "exp(-2^4000)",
                 "sqrt(2^4000)", "np.array([2^4000])", "hypot(2^4000, 1)"):  # fmt: skip
        with pytest.raises(Diagnostic) as caught:
            value(text)
        assert caught.value.code == "E0203", text
    assert value("math.log(2^4000)") == pytest.approx(4000 * np.log(2), rel=1e-15)


def test_an_array_holds_a_long_integer_as_a_real():
    for text in (
        "np.array([2^100, 1])", "np.full(2, 2^100)", "np.sort([2^100, 1])", "np.sin([2^100])",
        "np.linspace(0, 2^100, 3)", "np.arange(2^100, 2^100 + 3)", "np.zeros(2) + 2^100",
        "np.append([1], 2^100)", "np.stack([[2^100], [1]])",
    ):  # fmt: skip
        assert value(text).dtype == np.float64, text
    assert value("np.array([2^100, 1])")[0] == 2.0**100
    for text in ("np.array([2^100], dtype=int)", "np.array([1e30]).astype(int)",
                 "np.array([nan]).astype(int)"):  # fmt: skip
        with pytest.raises(Diagnostic) as caught:
            value(text)
        assert caught.value.code == "E0203", text


def test_inputs_that_are_integers_are_read_exactly():
    from gradcli.data.numbers import number

    assert number("12345678901234567890123") == 12345678901234567890123
    program = gradcli.program("n: int; n + 1")
    assert program.value({"n": 12345678901234567890123}).value == 12345678901234567890124


def test_derivatives_of_programs_with_long_integers():
    slopes = {"x*2^100": 2.0**100, "x^2*6.02*10^23": 3*6.02e23, "x//2^70": 0.0,
              "n = 2^70; k = n*n // 2^100; x*k": 2.0**40}  # fmt: skip
    for text, slope in slopes.items():
        program = gradcli.program(text)
        assert program.gradient({"x": 1.5}).gradients["x"] == pytest.approx(slope, rel=1e-15), text
        assert value_at(calls.diff(program, ("x",))) == pytest.approx(slope, rel=1e-15), text


def value_at(text: str):
    program = gradcli.program(text)
    return program.value({"x": 1.5} if "x" in program.inputs else {}).value


C = {
    "x*2^100": 1.5*2.0**100,
    "x*(2^100 + 1 - 2^100)": 1.5,
    "x*(2^100 // 2^98)": 6.0,
    "x + 12345678901234567890123": 1.5 + 12345678901234567890123,
    "n = 2^70\nx*n": 1.5*2.0**70,
    "x if x > 2^70 else x/2^64": 1.5/2.0**64,
    "x*-9223372036854775808": -1.5*2.0**63,
    "v = np.array([2^70, 1])\nsum(v)*x": (2.0**70 + 1)*1.5,
}  # fmt: skip


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no C compiler")
def test_constants_past_64_bits_are_doubles_in_c(tmp_path):
    texts, prints = [], []
    for k, text in enumerate(C):
        made = calls.emit(gradcli.program(text), "c").replace(" f(", f" f{k}(")
        texts.append("\n".join(x for x in made.split("\n") if not x.startswith("#include")))
        prints.append(f'printf("%.17g\\n", f{k}(1.5));')
    main = "#include <stdio.h>\n#include <math.h>\n" + "\n".join(texts)
    (tmp_path / "t.c").write_text(main + "int main(void) { " + " ".join(prints) + " return 0; }")
    command = ["gcc", "-Wall", "-Werror", "-Wno-unused-function", "-o", "t", "t.c", "-lm"]
    subprocess.run(command, check=True, cwd=tmp_path)
    found = subprocess.run([tmp_path / "t"], capture_output=True, text=True, check=True).stdout
    for text, got in zip(C, found.split()):
        assert Fraction(float(got)) == Fraction(C[text]), text
    with pytest.raises(Diagnostic) as caught:
        calls.emit(gradcli.program("x + 2^4000"), "c")
    assert caught.value.code == "E0109"


def test_an_array_of_an_integer_of_64_bits_is_of_reals_and_not_unsigned():
    for text in ("np.array([2^63])", "np.array([[2^63], [1]])", "np.array([2^64 - 1, 0])"):
        assert value(text).dtype == np.float64, text
    assert value("np.array([2^63], dtype='uint64')").dtype == np.uint64


WIDE = 2**70
IN_ARRAYS = {  # what arrays of integers give with an integer past 64 bits
    "v*2^70": [float(WIDE), 2.0 * WIDE],
    "2^70*v": [float(WIDE), 2.0 * WIDE],
    "v + 2^70": [WIDE + 1.0, WIDE + 2.0],
    "v - 2^70": [1.0 - WIDE, 2.0 - WIDE],
    "v/2^70": [1.0 / WIDE, 2.0 / WIDE],
    "v % 2^70": [1.0, 2.0],
    "2^70//v": [float(WIDE), WIDE / 2.0],
    "np.where(v > 1, 2^70, 0)": [0.0, float(WIDE)],
    "np.where(v > 1, 2^70, v)": [1.0, float(WIDE)],
    "np.maximum(v, 2^70)": [float(WIDE), float(WIDE)],
    "np.array([1]*100)[:2]*2^70": [float(WIDE), float(WIDE)],
}


def test_an_integer_past_64_bits_goes_into_arrays_as_a_real():
    for text, value in IN_ARRAYS.items():
        found = gradcli.program(f"v = np.array([1, 2])\n{text}").value({}).value
        assert found.tolist() == value and found.dtype == float, text
    slope = gradcli.program("np.sum(x*np.array([1, 2])*2^100)").gradient({"x": 1.0})["x"]
    assert slope == 3.0 * 2.0**100
    with pytest.raises(Diagnostic, match="too large for a float"):
        gradcli.program("np.array([1, 2])*2^2000").value({})
