"""`gradcli emit`, and the targets of `gradcli diff`: options, files, and what is refused."""

import json

import pytest
from command import gradcli

from gradcli import calls


@pytest.mark.parametrize("to", calls.TARGETS)
def test_a_program_is_printed_for_a_target(to):
    ran = gradcli("emit", "-e", "x^2*sin(y)", "--to", to)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == calls.emit(calls.program("x^2*sin(y)", "<expr>"), to)


def test_the_suffix_of_a_file_chooses_the_target(tmp_path):
    for name, words in {"a.py": "def f", "a.c": "double f", "a.tex": r"\sin(y)"}.items():
        path = tmp_path / name
        assert gradcli("emit", "-e", "x^2*sin(y)", "-o", str(path)) == (0, "", "")
        assert words in path.read_text()
    assert gradcli("diff", "-e", "x^2", "-o", str(tmp_path / "d.json")).code == 0
    assert json.loads((tmp_path / "d.json").read_text())["outputs"][0]["by"] == ["x"]


def test_an_option_wins_over_the_suffix(tmp_path):
    path = tmp_path / "a.py"
    gradcli("emit", "-e", "x^2", "-o", str(path), "--to", "latex")
    assert path.read_text() == "x^{2}\n"


def test_a_function_has_the_name_of_its_file(tmp_path):
    file = tmp_path / "my model.expr"
    file.write_text("x^2\n")
    assert "def my_model(x" in gradcli("emit", str(file), "--to", "python").out
    assert "def my_model_dx(x" in gradcli("diff", str(file), "--to", "python").out
    file.write_text("def area(r):\n    return pi*r^2\n")
    assert "def area(r" in gradcli("emit", f"{file}:area", "--to", "python").out


def test_what_is_emitted_as_a_program_has_its_value():
    text = "def f(a):\n    return a*a\ny = x\nfor i in range(3):\n    y += f(y)\ny\n"
    emitted = gradcli("emit", stdin=text.encode()).out
    values = [gradcli("eval", "x=0.3", stdin=t.encode()).out for t in (text, emitted)]
    assert values[0] == values[1]


@pytest.mark.parametrize(
    "arguments, words",
    [
        (["emit", "-e", "x", "--to", "pyton"], "did you mean 'python'?"),
        (["emit", "-e", "x", "--to", "tex"], "did you mean 'latex'?"),
        (["diff", "-e", "x", "--mode", "back"], "did you mean 'reverse'?"),
        (["emit", "-e", "x", "--self-test"], "--to c, jax, js, julia, numpy, python or rust"),
        (["emit", "-e", "x", "x=3"], "gradcli eval x=3"),
        (["emit", "-e", "f'{x}'", "--to", "c"], "gradcli eval"),
        (["diff", "-e", "x", "--wrt", "x", "--gradient"], "do not go together"),
        (["diff", "-e", "3*dawsn(x)", "--to", "python"], "gradcli grad"),
        (["diff", "-e", "2*gamma(x)", "--to", "c"], "C has no text for the derivatives of gamma"),
        (["diff", "-e", "2*gamma(x)", "--to", "c"], "  |   ^^^^^^^^"),
        (["diff", "-e", "scipy.special.psi(x)", "--to", "c"], "of scipy.special.psi"),
        (["diff", "-e", "x", "-o", "f.java"], ".rs, .mjs, .js, .jl, .tex or .json"),
        (["emit", "-e", "x", "-o", "f.java"], "error[E0002]: --out writes no .java file"),
    ],
)
def test_what_is_refused_says_what_works(arguments, words):
    ran = gradcli(*arguments)
    assert (ran.code, ran.out) == (2, "") and words in ran.err


@pytest.mark.parametrize("self_test", [[], ["--self-test"]])
def test_what_c_cannot_hold_is_told_of_the_program_and_not_of_its_derivative(self_test):
    text = "z = []\nt = x\nwhile t < 9:\n    z.append(x*t)\n    t *= 2\nsum([v*v for v in z])"
    ran = gradcli("diff", "-e", text, "--wrt", "x", "--to", "c", *self_test)
    assert ran.code == 2 and "z, whose length changes or is not known, has no form" in ran.err
    assert "z.append(x*t)" in ran.err and "dz" not in ran.err


def test_a_text_or_a_file_without_suffix_is_a_program_of_gradcli(tmp_path):
    for name in ("f.txt", "f"):
        assert gradcli("emit", "-e", "x^2", "-o", str(tmp_path / name)).code == 0
        assert (tmp_path / name).read_text() == "x**2\n"
