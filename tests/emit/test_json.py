"""JSON: nothing of a program is lost in it: what is read back prints as the program does."""

import json
from importlib.resources import files
from pathlib import Path

import jsonschema
import programs
import pytest

from gradcli import calls
from gradcli.core import graph, ir
from gradcli.core.ir import Assign, Call, Def, For, If, Leave, While
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.emit.about import About
from gradcli.emit.primal import primal
from gradcli.emit.targets import printed
from gradcli.errors import Diagnostic
from gradcli.ops.rows import TABLE

pytestmark = pytest.mark.sampled(8)

FORMS = {
    op.name: op for op in vars(ir).values() if isinstance(op, type(ir.SELECT))
} | graph._FORMS  # fmt: skip


SCHEMA = json.loads((files("gradcli") / "emit" / "schema.json").read_text())
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.expr"))


class Reader:
    """A program from its JSON."""

    def __init__(self, data: dict):
        self.data, self.graph = data, ir.Graph()

    def program(self) -> ir.Program:
        data = self.data
        inputs = {i["name"]: (i["type"], self.shape(i)) for i in data["inputs"]}
        outputs = tuple(self.value(o["value"]) for o in data["outputs"])
        constants = {name: self.value(x) for name, x in data["constants"].items()}
        body = self.body(data["body"])
        return ir.Program(self.graph, inputs, (), body, outputs, {}, set(), constants)

    def shape(self, data: dict) -> tuple | None:
        if data["kind"] in NUMBERS:
            return ()
        return tuple(data["shape"]) if data["shape"] else None

    def value(self, data):
        if type(data) is list:
            return tuple(map(self.value, data))
        if type(data) is not dict:
            return data
        if "name" in data:
            return self.graph.var(data["name"])
        if "number" in data:
            return float(data["number"].replace("Infinity", "inf"))
        if "ellipsis" in data:
            return ...
        if "tuple" in data:
            return tuple(map(self.value, data["tuple"]))
        if "call" in data:
            return Call(data["call"], self.value(data["args"]))
        op = FORMS.get(data["row"]) or TABLE.get(data["row"]) or ir.constant_form(data["row"])
        if data["row"] in ("sum", "max", "min"):
            op = TABLE[data["row"]]
        attrs = tuple((k, self.value(v)) for k, v in data.get("keywords", {}).items())
        return self.graph.node(op, self.value(data["args"]), attrs)

    def body(self, items: list) -> tuple:
        return tuple(map(self.statement, items))

    def statement(self, s: dict):
        if "assign" in s:
            index = self.value(s.get("index", []))
            return Assign(tuple(s["assign"]), index, self.value(s["value"]))
        if "push" in s:
            stack = self.graph.var(s["stack"])
            return Assign((), (), Call(ir.APPEND, (stack, self.value(s["push"]))))
        if "pop" in s:
            return Assign(tuple(s["pop"]), (), Call(ir.POP, (self.graph.var(s["stack"]),)))
        if "if" in s:
            return If(self.value(s["if"]), self.body(s["then"]), self.body(s["else"]))
        if "for" in s:
            ends = (self.value(s[key]) for key in ("start", "stop", "step"))
            return For(s["for"], *ends, s["reverse"], self.body(s["body"]))
        if "while" in s:
            return While(self.value(s["while"]), self.body(s["body"]))
        if "return" in s:
            return Leave("return", self.value(s["return"]))
        if "leave" in s:
            return Leave(s["leave"], ())
        return Def(s["def"], tuple(s["parameters"]), self.body(s["body"]))


def check(program: ir.Program) -> None:
    data = json.loads(printed(program, "json", About(outputs=("out",) * len(program.outputs))))
    VALIDATOR.validate(data)
    back = Reader(data).program()
    assert printed(back, "json", About(outputs=("out",) * len(back.outputs))) == printed(
        program.with_body(program.body, program.outputs, ()), "json",
        About(outputs=("out",) * len(program.outputs)),
    )  # fmt: skip
    bare = ir.Program(
        program.graph, back.inputs, (), program.body, program.outputs, {}, set(),
        program.constants,
    )  # fmt: skip
    assert printed(back, "expr", About()) == printed(bare, "expr", About())


PROGRAMS = [
    "x^2*sin(y) + inf*0 - 2.0*x",
    "a = np.zeros(3)\na[1:] = x\na[0] += 1\nsum(a[::-1], axis=0)",
    "def f(a):\n    if a > 1:\n        return f(a/2)\n    return a\nf(x)",
    "s = 0\nfor i in reversed(range(2, 9, 3)):\n    if i == 5:\n        continue\n    s += x^i\ns",
    "y = x\nwhile y < 9 and not y == 3:\n    y = y*y + 1\n    if y > 5:\n        break\ny",
    "A: float[2,3]\nnp.sum(A[None, ..., 1]*A.T[0])",
]


@pytest.mark.parametrize("text", PROGRAMS)
def test_nothing_is_lost(text):
    check(primal(calls.program(text)))


@pytest.mark.parametrize("text", PROGRAMS[:5])
def test_nothing_of_a_derivative_is_lost(text):
    from gradcli.derive.differentiate import derivative

    check(derivative(calls.program(text), ("x",), mode="reverse"))


@pytest.mark.parametrize("seed", range(30))
def test_nothing_of_a_random_program_is_lost(seed):
    text, _ = programs.seeded(f"json-{seed}")
    try:
        program = primal(calls.program(text))
    except Diagnostic as refused:
        assert refused.code == "E0109"
        return
    check(program)


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.stem)
def test_samples_and_their_derivatives_are_what_the_schema_says(sample):
    for printing in (calls.emit, calls.diff):
        try:
            text = printing(calls.read(str(sample)), to="json")
        except Diagnostic as refused:
            assert refused.code in ("E0108", "E0109")
        else:
            VALIDATOR.validate(json.loads(text, parse_constant=pytest.fail))


def test_what_is_no_program_is_not_what_the_schema_says():
    data = json.loads(calls.emit(calls.program("y = x\nfor k in range(3):\n    y *= x\ny"), "json"))
    VALIDATOR.validate(data)
    for change in ({"gradcli": 2}, {"body": [{"leave": "return"}]}, {"outputs": []}, {"more": 1}):
        assert not VALIDATOR.is_valid(data | change)
    data["body"][1].pop("step")
    assert not VALIDATOR.is_valid(data)


def test_the_object_says_what_the_program_is():
    text = calls.diff(
        calls.program("n: int = 2\nx: float = pi/2\nw: float[3]\nx^n*sum(w)"), to="json"
    )
    data = json.loads(text)
    assert list(data) == ["gradcli", "name", "summary", "inputs", "constants", "body", "outputs"]
    assert data["inputs"][0] == {
        "name": "n", "type": "int", "kind": "int", "shape": None, "default": 2,
    }  # fmt: skip
    assert data["inputs"][1]["default"] == {"row": "divide", "args": [{"name": "pi"}, 2]}
    assert data["inputs"][2]["shape"] == [3]
    assert [(o["name"], o["by"]) for o in data["outputs"]] == [("dx", ["x"]), ("dw", ["w"])]


def test_a_sum_of_any_length_is_written():
    count = 20000
    text = calls.emit(calls.program(" + ".join(["x"] * count)), "json")
    assert text.count('"row": "add"') == count - 1
