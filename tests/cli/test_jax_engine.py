"""--engine jax: grids, rows and points; --device and --float32."""

import pytest
from command import gradcli as run


def test_options_of_jax_are_refused_of_another_engine():
    for option in (("--float32",), ("--device", "cpu")):
        result = run("eval", "x + 1", "x=2", *option)
        assert result.code == 2 and f"{option[0]} is of --engine jax" in result.err


@pytest.mark.slow
def test_a_grid_has_the_tapes_numbers_and_notes():
    pytest.importorskip("jax")
    asked = ("grad", "abs(x)*x^2", "x=-1:1:0.5")
    one, two = run(*asked), run(*asked, "--engine", "jax", "--explain-engine")
    assert one.out == two.out
    assert "JAX runs on cpu:0, in 64 bits: 5 points of x are computed together" in two.err
    assert "kink of abs" in two.err


@pytest.mark.slow
def test_rows_run_on_jax(tmp_path):
    pytest.importorskip("jax")
    file = tmp_path / "rows.csv"
    file.write_text("x,y\n1,2\n3,4\n0,1\n")
    asked = ("grad", "x^2*y", "--rows", str(file))
    one, two = run(*asked), run(*asked, "--engine", "jax", "--explain-engine")
    assert one.out == two.out and "the rows run as code of JAX" in two.err
