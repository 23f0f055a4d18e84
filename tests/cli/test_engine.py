"""`--engine native` on the command line."""

import pytest
from cli.command import gradcli

LOOP = "s = 0.0\nfor k in range(n):\n    s = s + sin(x*k)\ns"


@pytest.mark.parametrize("command", ["eval", "grad"])
def test_it_says_what_the_tape_says(command):
    words = (command, LOOP, "x=0.5", "n=100", *(["--wrt", "x"] if command == "grad" else []))
    native, tape = gradcli(*words, "--engine", "native"), gradcli(*words)
    assert native.code == 0 and native.err == ""
    for line, same in zip(native.out.splitlines(), tape.out.splitlines(), strict=True):
        *name, value = line.split("\t")
        *known, want = same.split("\t")
        assert name == known and float(value) == pytest.approx(float(want), rel=1e-12)


def test_a_grid_is_compiled_once():
    ran = gradcli("grad", "x^2", "x=0:1:0.25", "--engine", "native", "--format", "csv")
    assert ran.out.splitlines()[1:] == [
        "0.0,0.0,0.0", "0.25,0.0625,0.5", "0.5,0.25,1.0", "0.75,0.5625,1.5", "1.0,1.0,2.0",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["x^2", "--engine", "nativ"], "did you mean 'native'?"),
        (["x^2", "--engine", "native", "--order", "2"], "--engine native has no --order above 1"),
        (["print(x)\nx^2", "--engine", "native"], "a program that prints"),
        (["v = [1.0, x]\nv[5]", "--engine", "native"], "out of range"),
    ],
)
def test_mistakes_are_told(words, said):
    ran = gradcli("grad", *words, "x=1")
    assert ran.code in (1, 2) and said in ran.err
