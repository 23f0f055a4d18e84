"""Cells of notebooks: inputs are variables, and tables, formulas and pictures come out."""

import nbformat
import pytest
from nbclient import NotebookClient

import gradcli
from gradcli import notebook
from gradcli.errors import Diagnostic

CELLS = [
    "%load_ext gradcli\nimport gradcli\nx, y = 3.0, 2.0",
    "%%gradcli\nx^2 * sin(y)",
    "%%gradcli diff --wrt x\nx^2 * sin(y)",
    "%%gradcli plot x=-3:3\nx*exp(-x^2)*y",
    "gradcli.program('x^2 * sin(y)')",
    "%%gradcli\nx*q(",
]


def test_a_notebook_shows_tables_formulas_pictures_and_errors():
    book = nbformat.v4.new_notebook()
    book.cells = [nbformat.v4.new_code_cell(text) for text in CELLS]
    NotebookClient(book, timeout=120, kernel_name="python3", allow_errors=True).execute()
    outputs = [cell.outputs for cell in book.cells]
    assert [len(shown) for shown in outputs] == [0, 1, 1, 1, 1, 1]
    _, (table,), (formula,), (picture,), (program,), (error,) = outputs
    assert "<th>∂/∂x</th><td><pre>5.45578456095409</pre>" in table.data["text/html"]
    assert r"2 x \sin(y)" in formula.data["text/latex"]
    assert len(picture.data["image/png"]) > 5000
    assert r"\frac{\partial f}{\partial y} &= x^{2} \cos(y)" in program.data["text/latex"]
    assert error.name == "stderr" and "expected ')'" in error.text and "<cell>:1:5" in error.text


@pytest.mark.parametrize(
    ("line", "cell", "gradients"),
    [
        ("", "x^2*y", {"x": 12.0, "y": 9.0}),
        ("grad --wrt x", "x^2*y", {"x": 12.0}),
        ("--wrt=y,x z=2*3", "x^2*y*z", {"y": 54.0, "x": 72.0}),
        ("grad x=1", "x^2*y", {"x": 4.0, "y": 1.0}),
        ("--order 2 --wrt x", "x^2*y", {"x": 12.0, "x,x": 4.0}),
    ],
)
def test_a_line_is_that_of_the_command(line, cell, gradients):
    assert notebook.run(line, cell, {"x": 3.0, "y": 2.0, "other": "a"}).gradients == gradients


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("gard", "did you mean 'grad'"),
        ("grad --out f", "no option --out"),
        ("--order two", "--order is a whole number"),
    ],
)
def test_what_a_line_has_not_is_said(line, words):
    with pytest.raises(Diagnostic) as caught:
        notebook.run(line, "x", {"x": 1.0})
    assert words in f"{caught.value.message} {caught.value.help}"


def test_a_result_is_a_table_whose_texts_are_escaped():
    shown = gradcli.program("where(x < 2, x, x^3)").gradient({"x": 3.0}, order=3)._repr_html_()
    assert "<th>where(x &lt; 2, x, x^3)</th><td><pre>27.0</pre></td>" in shown
    assert "<th>∂<sup>3</sup>/∂x<sup>3</sup></th><td><pre>6.0</pre></td>" in shown


def test_a_program_without_a_formula_shows_none():
    assert gradcli.program("np.random.rand(2)*x")._repr_latex_() is None
