"""`gradcli fit` on the command line."""

import json
from pathlib import Path

import pytest
from cli.command import gradcli

DATA = str(Path(__file__).parents[2] / "samples" / "misra1a.csv")
MODEL = "b1*(1 - exp(-b2*x))"
START = ["b1=500", "b2=0.0001"]


def fitted(*words: str, **options):
    return gradcli("fit", MODEL, "--rows", DATA, *START, *words, **options)


def test_a_model_reads_not_what_it_is_to_give(tmp_path):
    path = tmp_path / "d.csv"
    path.write_text("x,y\n1,2\n2,3.9\n3,6.1\n")
    done = gradcli("fit", "(y - a*x)^2", "--rows", str(path), "--y", "y", "a=1")
    assert done.code == 2 and "the model reads 'y'" in done.err


def test_misra1a_has_its_certified_values():
    ran = fitted("--y", "y", terminal=True)
    assert ran.code == 0 and not ran.err
    assert "238.9421292" in ran.out and "0.0005501564318" in ran.out
    assert "standard error" in ran.out and "2.70701" in ran.out
    assert "residual standard deviation 0.101879, 12 degrees of freedom of 14 rows" in ran.out
    assert "correlations: b1 b2 -0.999" in ran.out
    assert ran.out.splitlines()[-1].startswith("converged: ")


def test_machines_get_a_row_a_parameter_and_notes():
    ran = fitted("--format", "csv")
    header, first, second = ran.out.splitlines()
    assert header == "parameter,value,error,start,bound"
    assert first.startswith("b1,238.942129") and second.endswith(",0.0001,null")
    assert "note: converged" in ran.err
    found = json.loads(fitted("--format", "json").out)
    assert found["parameters"]["b2"]["value"] == pytest.approx(5.5015643181e-4, rel=1e-9)
    assert found["converged"] and found["degrees_of_freedom"] == 12


def test_the_fitted_column_may_be_told_by_the_program():
    alone = fitted("--format", "csv").out
    for model, words in ((f"y = {MODEL}", []), (MODEL, ["--y", "y"]), (MODEL, ["--y", "1*y"])):
        ran = gradcli("fit", model, "--rows", DATA, *START, *words, "--format", "csv")
        assert ran.out == alone
    text = f"b1: float = 500\nb2: float = 0.0001\n{MODEL}"
    assert gradcli("fit", "-e", text, "--rows", DATA, "--format", "csv").out == alone
    stdin = Path(DATA).read_bytes()
    piped = gradcli("fit", MODEL, "--rows", "-", *START, "--format", "csv", stdin=stdin)
    assert piped.out == alone


def test_what_is_not_fitted_stays():
    found = json.loads(fitted("--wrt", "b1", "--format", "json").out)
    assert list(found["parameters"]) == ["b1"]
    assert found["parameters"]["b1"]["value"] == pytest.approx(1163.548, rel=1e-6)


def test_bounds_uncertainties_and_weights():
    bounded = json.loads(fitted("--bounds", "b1=0:200", "--format", "json").out)
    assert bounded["parameters"]["b1"] == {"value": 200, "error": None, "start": 500, "bound": 200}
    assert "at its bound" in fitted("--bounds", "b1=:200", terminal=True).out
    sigma = fitted("--sigma", "0.01*y", terminal=True)
    assert "chi-squared" in sigma.out and "probability" in sigma.out
    weights = fitted("--weights", "1/y", terminal=True)
    assert "residual standard deviation" in weights.out


def test_a_plot_has_the_data_and_the_model():
    ran = fitted("--plot", terminal=True, COLUMNS="70")
    assert "y   " in ran.out and " fit" in ran.out and "⠤" in ran.out
    two = gradcli("fit", "a + b*x + c*y", "--rows", DATA, "--y", "y^2", "a=0", "b=0", "c=0",
                  "--plot", terminal=True)  # fmt: skip
    assert two.out.rstrip().endswith("row")


ERRORS = [
    # words, the code, in the error
    (["fit", MODEL, *START], "E0001", "--rows names the file"),
    (["fit", MODEL, "--rows", "none.csv", *START], "E0004", "no such file: 'none.csv'"),
    (["fit", MODEL, "--rows", DATA, "b1=1"], "E0005", "'b2' has no start value"),
    (["fit", MODEL, "--rows", DATA], "E0005", "b1=1 b2=1 --rows"),
    (["fit", "b1*xx + b2*x", "--rows", DATA, "b1=1", "b2=1"], "E0005", "the column 'x'"),
    (["fit", MODEL, "--rows", DATA, *START, "--y", "z"], "E0007", "no column 'z'"),
    (["fit", MODEL, "--rows", DATA, *START, "--y", "log(z)"], "E0007", "no column 'z'"),
    (["fit", MODEL, "--rows", DATA, *START, "--y", "2+3"], "E0002", "takes a column"),
    (["fit", MODEL, "--rows", DATA, *START, "x=2"], "E0003", "'x' is a column"),
    (["fit", MODEL, "--rows", DATA, "b1=1:500", "b2=1"], "E0003", "--bounds b1=1:500"),
    (["fit", MODEL, "--rows", DATA, *START, "--bounds", "b1"], "E0002", "as in --bounds"),
    (["fit", MODEL, "--rows", DATA, *START, "--bounds", "b1=3:2"], "E0002", "below the upper"),
    (["fit", MODEL, "--rows", DATA, *START, "--bounds", "q=3:4"], "E0007", "'q' is no parameter"),
    (["fit", MODEL, "--rows", DATA, *START, "b3=1"], "E0006", "no input 'b3'"),
    (["fit", "a*t", "--rows", DATA, "a=1", "t=1"], "E0006", "reads no column"),
    (["fit", MODEL, "--rows", DATA, "b1=1±1", "b2=1"], "E0003", "has an uncertainty"),
    (["fit", MODEL, "--rows", DATA, *START, "--sigma", "y", "--weights", "y"], "E0002", "both"),
    (["fit", "x", "--rows", DATA], "E0001", "there is no file"),
    (["fit", MODEL, DATA, *START], "E0001", f"help: --rows {DATA}"),
    (["fit", "-e", "x", "--rows", DATA], "E0001", "no parameter to fit"),
    (["fit", MODEL, "--rows", DATA, *START, "--plot", "--format", "csv"], "E0001", "below a table"),
    (["fit", "exp(b1*x)", "--rows", DATA, "b1=9"], "E0207", "inf at the start values"),
]


@pytest.mark.parametrize(("words", "code", "text"), ERRORS, ids=lambda x: str(x)[:40])
def test_mistakes_are_told(words, code, text):
    ran = gradcli(*words)
    assert ran.code and not ran.out
    assert f"error[{code}]" in ran.err and text in ran.err


def test_a_file_has_the_table_and_the_plot(tmp_path):
    path = tmp_path / "fit.txt"
    assert fitted("--plot", "-o", str(path)).out == ""
    text = path.read_text()
    assert text.startswith("parameter") and "converged" in text and " fit" in text


def test_constants_with_defaults_stay_where_others_have_none(tmp_path):
    model = tmp_path / "model.expr"
    model.write_text("b2 = 0.00055015643\nb1*(1 - exp(-b2*x))\n")
    words = ["--rows", DATA, "b1=1", "--format", "json"]
    found = json.loads(gradcli("fit", str(model), *words).out)
    assert list(found["parameters"]) == ["b1"]
    assert list(json.loads(gradcli("fit", str(model), *words, "b2=0.001").out)["parameters"]) == [
        "b1"
    ]
    both = json.loads(gradcli("fit", str(model), *words, "--wrt", "b1,b2").out)
    assert list(both["parameters"]) == ["b1", "b2"]
    model.write_text("b1 = 500\nb2 = 0.0001\nb1*(1 - exp(-b2*x))\n")
    found = json.loads(gradcli("fit", str(model), "--rows", DATA, "--format", "json").out)
    assert found["parameters"]["b1"]["value"] == pytest.approx(238.94212918)


def test_a_fit_without_a_minimum_is_an_error_with_its_numbers():
    ran = gradcli("fit", "b1*b3*(1 - exp(-b2*x))", "--rows", DATA, *START, "b3=1", terminal=True)
    assert ran.code == 1 and "error[E0212]" in ran.err
    assert "the data do not determine b1 and b3" in ran.out


def test_the_help_of_a_missing_start_is_a_line_that_works():
    import shlex

    ran = gradcli("fit", MODEL, "--rows", DATA)
    line = ran.err.partition("as in: gradcli ")[2].strip()
    assert gradcli(*shlex.split(line)).out.startswith("parameter\t")
