"""Uncertainties on the command line."""

import json
from pathlib import Path

import pytest
from cli.command import gradcli

SAMPLES = Path(__file__).parents[2] / "samples"
OHM = ["V/I", "V=5.007±0.002", "I=0.01971±0.00001"]


def test_a_value_has_its_uncertainty_and_a_budget():
    ran = gradcli("eval", *OHM, terminal=True)
    first, *table = ran.out.splitlines()
    assert first == "V/I = 254.03 ± 0.16"
    assert "38.3" in table[3] and "61.7" in table[4]
    assert gradcli(*OHM, terminal=True).out == ran.out
    spelled = ["V/I", "V=5.007(2)", "I=0.01971+/-0.00001"]
    assert gradcli("eval", *spelled, terminal=True).out == ran.out


def test_machines_get_all_of_it():
    found = json.loads(gradcli("eval", *OHM, "--format", "json").out)
    assert found["u"] == pytest.approx(0.164036, abs=1e-6)
    assert [row["input"] for row in found["budget"]] == ["V", "I"]
    header, row = gradcli("eval", *OHM, "--format", "csv").out.splitlines()
    assert header == "f,f_u,df_dV,df_dI,f_u_V,f_u_I,f_percent_V,f_percent_I"
    assert row.count(",") == header.count(",")
    lines = gradcli("eval", *OHM).out.splitlines()
    assert lines[1].startswith("f_u\t0.16403")


def test_along_a_grid_each_point_has_its_own():
    ran = gradcli("eval", "x*y", "x=1:3:1", "y=2±0.1", "--format", "csv")
    rows = [line.split(",")[:3] for line in ran.out.splitlines()]
    assert rows[0] == ["x", "f", "f_u"]
    assert [float(row[2]) for row in rows[1:]] == pytest.approx([0.1, 0.2, 0.3])


def test_the_end_gauge():
    at = [
        "ls=50000623±25", "d=215±9.7", "dalpha=0±0.58e-6", "theta_mean=-0.1±0.2", "Delta=0±0.35",
        "alpha_s=11.5e-6±1.2e-6", "dtheta=0±0.029",
    ]  # fmt: skip
    sample = str(SAMPLES / "end_gauge.expr")
    for options, first in (([], "50000838 ± 32"), (["--order", "2"], "50000838 ± 34")):
        ran = gradcli("eval", sample, *at, *options, terminal=True)
        assert ran.out.startswith(f"length = {first}\n")
    ran = gradcli("eval", sample, *at, "--monte-carlo", "20000", "--seed", "1", terminal=True)
    assert ran.out.startswith("length = 50000838 ± 34\n95 % of 20000 trials lie in [500007")


def test_the_impedance_by_a_file_of_covariances_and_by_correlations():
    sample, file = str(SAMPLES / "impedance.expr"), str(SAMPLES / "impedance.csv")
    point = ["V=4.999", "I=0.019661", "phi=1.04446", "--of", "R,X,Z", "--format", "json"]
    found = json.loads(gradcli("eval", sample, *point, "--covariance", file).out)
    assert [round(r, 3) for r in found["correlations"].values()] == [-0.588, -0.485, 0.993]
    given = ["V=4.999±0.0032094", "I=0.019661±9.471e-6", "phi=1.04446±0.00075206", *point[3:]]
    pairs = ["V,I=-0.355", "V,phi=0.858", "I,phi=-0.645"]
    ran = gradcli("eval", sample, *given, *(w for pair in pairs for w in ("--corr", pair)))
    assert json.loads(ran.out)["u"] == pytest.approx(found["u"], rel=5e-3)


def test_derivatives_have_theirs():
    ran = gradcli("grad", "x^2*y", "x=3±0.1", "y=2±0.2", terminal=True)
    assert ran.out == "x^2*y = 18.0 ± 2.2\nd/dx = 12.0 ± 1.3\nd/dy = 9.00 ± 0.60\n"
    header, _ = gradcli("grad", "x^2*y", "x=3±0.1", "y=2±0.2", "--format", "csv").out.splitlines()
    assert header == "f,f_u,df_dx,df_dx_u,df_dy,df_dy_u"


ERRORS = [
    # command line, exit code, in the error
    ("plot x^2 x=3±1", "E0003", "'x' has an uncertainty, which this command does not take"),
    ("jvp x^2 x=3 --tangent x=1±2", "E0002", "without an uncertainty"),
    ("eval x^2 x=3 --order 2", "E0001", "gradcli grad has derivatives"),
    ("eval x^2 x=3 --corr x,y=0.2", "E0003", "no value has an uncertainty"),
    ("eval x*y x=3±1 y=2±1 --corr x,y", "E0002", "as in --corr x,y=0.3"),
    ("eval x*y x=3±1 y=2±1 --corr x,y=2", "E0002", "from -1 to 1"),
    ("eval x*y x=3±1 y=2±1 --corr x,z=.2", "E0002", "'z' has no uncertainty"),
    ("eval x*y x=3±1 y=2±1 --order 3", "E0002", "from 1 to 2"),
    ("eval x*y x=3±1 y=2±1 --order 2 --monte-carlo 99", "E0001", "two ways"),
    ("eval x*y x=3±1 y=2±1 --seed 1", "E0001", "--seed is that of --monte-carlo"),
    ("eval x*y x=3±1 y=2±1 --monte-carlo many", "E0002", "a whole number from 2"),
    ("eval x*y x=3±1 y=2±1 --covariance none.csv", "E0004", "no such file: 'none.csv'"),
    ("eval x*y x=3±1", "E0005", "no value: 'y'"),
    ("eval x*y x=3±1 y=2 z=1±1", "E0006", "no input 'z'"),
    ("eval x^2 x=3 ± 1", "E0003", "write x=3±1"),
    ("grad sum(v) v=[1±1,2]", "E0202", "'v' has many elements"),
]


@pytest.mark.parametrize(("line", "code", "text"), ERRORS)
def test_mistakes_are_told(line, code, text):
    ran = gradcli(*line.split())
    assert ran.code and not ran.out
    assert f"error[{code}]" in ran.err and text in ran.err


@pytest.mark.parametrize(("text", "message"), [
    ("x,y\n1,0\n", "2 names"),
    ("x,y\n1,0.5\n0.2,4\n", "two covariances"),
    ("x,y\n1,3\n3,4\n", "no possible covariance"),
    ("x,y\n-1,0\n0,4\n", "the variance of 'x' is -1"),
    ("x,q\n1,0\n0,4\n", "'q'"),
    ("x,y\n1,a\n0,4\n", "row 1: column 'y' is not a number"),
])  # fmt: skip
def test_a_file_of_covariances_is_a_matrix_under_names(tmp_path, text, message):
    path = tmp_path / "c.csv"
    path.write_text(text)
    ran = gradcli("eval", "x*y", "x=3", "y=2", "--covariance", str(path))
    assert ran.code == 2 and message in ran.err
    path.write_text("x,y\n1,1\n1,4\n")
    assert (
        "0.5" in gradcli("eval", "x*y", "x=3", "y=2", "--covariance", str(path), terminal=True).out
    )
    twice = gradcli("eval", "x*y", "x=3±1", "y=2", "--covariance", str(path))
    assert "'x' has an uncertainty, and another in" in twice.err
