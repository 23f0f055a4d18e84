"""JSON is what its schema says: of many results, and not of what is no result."""

import json
import math
from importlib.resources import files
from pathlib import Path

import jsonschema
import numpy as np
import pytest
from cli.command import gradcli

from gradcli.report.formats import Style, render
from gradcli.result.derivatives import Result
from gradcli.result.grids import Grid

pytestmark = pytest.mark.sampled(8)

DATA = str(Path(__file__).parents[2] / "samples" / "misra1a.csv")
SCHEMA = json.loads((files("gradcli") / "report" / "schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
VALUES = [
    1.0, 0, True, math.nan, math.inf, -math.inf, 1 + 2j, complex(math.nan, math.inf), "text",
    [1.0, math.nan], np.eye(2), np.zeros((2, 0)), np.array([True]), np.array([1j]), np.int64(3),
    (1, "a", [2.5]), {"a": 1, 2: [math.inf], (1, 2): None}, [], (), {}, [[1], [2, 3]],
]  # fmt: skip

TAPED = """\
x = Variable([1.0, 2.0])
with GradientTape(persistent=True) as t:
    y = x * x
    z = sum(y)
t.gradient(z, [x, y])
t.jacobian(y, x)
"""


def valid(text: str) -> None:
    """The schema lets objects gain fields, so that those of today are all in it is held here."""
    found = json.loads(text, parse_constant=pytest.fail)
    VALIDATOR.validate(found)
    for item in found if isinstance(found, list) else [found]:
        assert "target" not in item or set(item) <= set(SCHEMA["$defs"]["result"]["properties"])


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_every_value(value):
    result = Result(("y",), (value,), None, (), {"x": 1})
    several = Result(("y", "z"), (value, value), {"x": None}, ("x",), {"x": 1}, ("why",))
    grid = Grid(("x",), [result, several])
    for report in (result, several, grid):
        valid("".join(render("json", report, Style())))
        for line in render("jsonl", report, Style()):
            valid(line)


@pytest.mark.parametrize(
    "argv",
    [
        ["grad", "-e", "x^2*y", "x=3", "y=2", "--order", "3"],
        ["grad", "-e", "x + 0*y", "--wrt", "x,q", "x=3", "y=2", "q=1"],
        ["grad", "-e", "sqrt(x)", "x=0"],
        ["grad", "-e", "log(x)", "x=-1:1:0.5"],
        ["grad", "-e", "sum(W@v)", "W=[[1,2],[3,4]]", "v=[1,2]", "--order", "2"],
        ["grad", "-e", "y = x*x\nz = x*y", "x=2", "--of", "y,z"],
        ["jacobian", "-e", "W@v", "W=[[1,2],[3,4]]", "v=[1,2]"],
        ["jacobian", "-e", "y = x*x\nz = (x*y, [1, x])", "x=2", "--of", "y,z"],
        ["jacobian", "-e", "log(x)", "x=-1:1:1"],
        ["hessian", "-e", "x^2*y + sum(v)", "x=3", "y=2", "v=[1,2]"],
        ["hessian", "-e", "x^2", "x=0:1:0.5"],
        ["jvp", "-e", "x^2*y", "x=3", "y=2", "--tangent", "x=1"],
        ["jvp", "-e", "y = x*x\nz = 1.0", "x=0:1:0.5", "--of", "y,z", "--tangent", "x=1"],
        ["vjp", "-e", "y = [x*z, x]", "x=3", "z=2", "--cotangent", "y=[1,0]"],
        ["hvp", "-e", "sum(v^3)*x", "v=[1,2]", "x=2", "--tangent", "v=[1,0]"],
        ["taylor", "-e", "exp(x)", "x=0"],
        ["taylor", "-e", "sqrt(x)", "x=0:1:0.5"],
        ["taylor", "-e", "y = exp(x*z)\nw = (x, [z, 2.0])", "x=0", "z=1", "--of", "y,w"],
        ["taylor", "-e", "exp(x)*v", "x=0", "v=[1,2]", "--wrt", "x", "--order", "3"],
        ["eval", "-e", "x > 1", "x=2"],
        ["eval", "-e", "'text'"],
        ["eval", "-e", "x, 2*x", "x=[1,2]"],
        ["eval", "-e", "x*z", "x=0:1:0.5", "z=[1,2]"],
        ["eval", "-e", "x*z", "x=0:1:0.5", "z=0:1:1", "--digits", "3"],
        ["eval", "-e", "V/I", "V=5.007±0.002", "I=0.0197(1)", "--corr", "V,I=0.3"],
        ["eval", "-e", "y = x*z\nw = x", "x=3±1", "z=2±1", "--of", "y,w"],
        ["eval", "-e", "x*z", "x=3±1", "z=2±1", "--order", "2"],
        ["eval", "-e", "x*v", "x=3±1", "v=[1±1,2]"],
        ["eval", "-e", "x*z", "x=0:1:0.5", "z=2±1"],
        ["eval", "-e", "x*z", "x=3±1", "z=2", "--monte-carlo", "100"],
        ["eval", "-e", "y = x*z\nw = x", "x=3±1", "z=2", "--of", "y,w", "--monte-carlo", "9"],
        ["grad", "-e", "x^2*z", "x=3±1", "z=2±1", "--order", "2"],
        ["grad", "-e", "y = x*z\nw = x", "x=3±1", "z=2±1", "--of", "y,w"],
        ["fit", "-e", "a*exp(-b*x)", "--rows", DATA, "--y", "y", "a=500", "b=-0.001"],
        ["fit", "-e", "a + b*x", "--rows", DATA, "a=0", "b=0", "--sigma", "0.02*y"],
        ["fit", "-e", "a + b*x", "--rows", DATA, "a=0", "b=0", "--bounds", "b=0:0.1"],
        ["minimize", "-e", "(x - 1)^2 + sum((v - 2)^2)", "x=0", "v=[0,0]"],
        ["minimize", "-e", "x^2", "x=3", "--bounds", "x=1:"],
        ["solve", "-e", "x^2 = 2", "x=-5:5"],
        ["solve", "-e", "v*v = [1, 4]", "v=[1,1]"],
        ["ops"],
        ["ops", "sin"],
        ["tape", "-e", "y = floor(x)*x\ny*int(z)", "x=2", "z=3"],
        ["tape", "-e", "sum(W@v)", "W=[[1,2],[3,4]]", "v=[1,2]"],
        ["tape", "-e", TAPED],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("name", ["json", "jsonl"])
def test_what_the_command_prints(argv, name):
    ran = gradcli(*argv, "--format", name)
    assert ran.code == 0, ran.err
    for text in [ran.out] if name == "json" else ran.out.splitlines():
        valid(text)


GOOD = {"target": "y", "value": 1.0, "notes": []}


@pytest.mark.parametrize(
    "wrong",
    [
        GOOD | {"notes": None},
        GOOD | {"gradients": {"x": "nan"}},
        GOOD | {"jacobian": [1.0]},
        GOOD | {"hessian": {"x,x": "nan"}},
        GOOD | {"coefficients": 1.0},
        GOOD | {"gradients": {"x": True}},
        GOOD | {"target": ["y"]},
        {"target": "y", "notes": []},
        [GOOD],
        [1],
        1,
    ],
    ids=str,
)
def test_what_is_no_report_is_refused(wrong):
    assert not VALIDATOR.is_valid(wrong)
