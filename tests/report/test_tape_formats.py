"""What tapes recorded, drawn: tables that fit, long tapes by their ends, and graphs that parse."""

import re

import numpy as np
import pytest

from gradcli import calls
from gradcli.report.formats import Style
from gradcli.report.tapes import tables as tapes
from gradcli.report.tapes import tape_fields, tape_graph
from gradcli.result.tapes import Operand, Recording, Step, Stop, Tapes

TERMINAL = Style(width=80, fits=True, elides=True)


def recorded(text: str, point: dict) -> Tapes:
    return calls.tape(calls.program(text), point, write=lambda text: None)


def drawn(report: Tapes, style: Style = TERMINAL, plain: bool = False, whole: bool = False) -> str:
    return "".join(tapes.render(report, style, plain, whole))


LOOP = "y = x\nfor i in range(1000):\n    y = y*1.0001\n    y = y + i\ny"


def test_a_table_of_steps():
    shown = drawn(recorded("y = x^2*sin(z)\nw = int(z)*x + 0*q\ny", {"x": 3.0, "z": 2.0, "q": 1.0}))
    assert (
        shown
        == """\
Tape 1: grad, 6 steps
  watches x = 3 (input, line 1), z = 2 (input, line 1), q = 1 (input, line 2)
╭──────┬──────┬────────────┬────────┬─────────────┬───────────╮
│ step │ line │ primitive  │ inputs │ output      │ cotangent │
├──────┼──────┼────────────┼────────┼─────────────┼───────────┤
│   %1 │    1 │ power **   │ x, 2   │ 9           │  0.909297 │
│   %2 │    1 │ sin        │ z      │ 0.909297    │         9 │
│   %3 │    1 │ multiply * │ %1, %2 │ y = 8.18368 │         1 │
│   %4 │    2 │ multiply * │ 2, x   │ 6           │      null │
│   %5 │    2 │ multiply * │ 0, q   │ 0           │      null │
│   %6 │    2 │ add +      │ %4, %5 │ 6           │      null │
╰──────┴──────┴────────────┴────────┴─────────────┴───────────╯
  gradient of y
    dy/dx = 5.45578
    dy/dz = -3.74532
    dy/dq = null: the value of 'q' does not reach it
  gradients stop
    line 2: int(z): int makes an integer of 'z'
"""
    )


def test_a_long_tape_is_shown_by_its_ends():
    report = recorded(LOOP, {"x": 1.0})
    shown = drawn(report)
    assert shown.count("│ multiply *") == shown.count("│ add +") == 20
    words = " ".join(shown.split())
    assert "1,960 more steps: line 3 multiply * 980 times, line 4 add + 980 times" in words
    assert drawn(report, whole=True).count("│ add +") == 1000


def test_many_tapes_of_one_line_are_shown_by_their_ends():
    (one,) = recorded("x*x", {"x": 1.0}).recordings
    facts = {name: getattr(one, name) for name in Recording.__slots__}
    many = [Recording(**facts | {"number": k, "line": 5, "name": "t"}) for k in range(1, 101)]
    shown = drawn(Tapes(many))
    assert re.findall(r"^Tape (\d+)", shown, re.MULTILINE) == ["1", "2", "100"]
    assert "97 more tapes of line 5, of 1 step each" in shown
    assert drawn(Tapes(many), whole=True).count("Tape ") == 100
    graph = "".join(tape_graph.dot(Tapes(many), Style(), False))
    assert (graph.count("subgraph"), "97 more tapes" in graph) == (4, True)


@pytest.mark.parametrize("width", [50, 80, 120])
@pytest.mark.parametrize("ascii", [False, True])
def test_nothing_is_wider_than_the_terminal(width, ascii):
    report = recorded(
        "a_rather_long_name = sum(v*another_rather_long_name)*1.23456789\n"
        "b = [[1.5, 2.25], [3.125, 4.0625]] @ v[:2]\n"
        "a_rather_long_name*sum(b) + int(another_rather_long_name)",
        {"v": [1.0, 2.0, 3.0, 4.0, 5.0, 6.0], "another_rather_long_name": 12.3456789},
    )
    style = Style(width=width, fits=True, elides=True, ascii=ascii)
    for line in drawn(report, style).splitlines():
        assert len(line) <= width, line
        assert line.isascii() or not ascii


def test_a_name_of_two_values_does_not_stand_for_either():
    shown = drawn(recorded("y = x*2\ny = y*3\ny = y*5\ny", {"x": 1.0}), plain=True)
    assert [line.split()[4:6] for line in shown.splitlines()[3:6]] == [
        ["x,", "2"], ["%1,", "3"], ["%2,", "5"],
    ]  # fmt: skip


BRIEF = [
    (1.0, "1"), (-0.0, "0"), (1 / 3, "0.333333"), (3, "3"), (True, "true"), (None, "null"),
    (np.array([1.0, 2.5]), "[1, 2.5]"), (np.eye(2), "[[1, 0], [0, 1]]"),
    (np.arange(10.0), "10 [0, …, 9]"), (np.ones((3, 4)), "3×4 [1, …, 1]"),
    (np.zeros((0, 3)), "[]"), (np.float32(0.1), "0.1"), (float("nan"), "nan"), (1 + 2j, "1+2j"),
]  # fmt: skip


@pytest.mark.parametrize(("value", "text"), BRIEF, ids=str)
def test_a_value_in_a_few_characters(value, text):
    assert tapes.brief(value, Style()).lower() == text


# -- rows ------------------------------------------------------------------------------------------
def test_rows_have_a_column_for_each_fact():
    report = recorded("y = x*int(z)\ny", {"x": 3.0, "z": 2.0})
    table = tape_fields.records(report, None)
    step, stop = sorted(
        (dict(zip(table.columns, row)) for row in table.rows), key=lambda r: r["stops"]
    )
    assert step == {
        "tape": "1", "step": "1", "line": "1", "primitive": "multiply", "sign": "*",
        "inputs": "x, 2", "output": "y", "shape": "[]", "value": "6.0", "target": "y",
        "cotangent": "1.0", "stops": "",
    }  # fmt: skip
    assert (stop["line"], stop["stops"]) == ("1", "int(z): int makes an integer of 'z'")


def test_a_large_array_is_told_by_its_shape():
    report = recorded("sum(v*2)", {"v": np.ones(1001)})
    facts = tape_fields.facts(report.recordings[0])
    assert facts["steps"][0]["shape"] == [1001]
    assert facts["steps"][0]["value"] is None
    assert facts["derivatives"][0]["results"][0]["value"] is None
    assert tape_fields.records(report, None).rows[0][8] == "array 1001"


# -- graphs ----------------------------------------------------------------------------------------
ODD = Recording(
    number=1, name='t"<', line=3, persistent=False, watches_variables=True, watched=[],
    steps=[
        Step(step=1, line=4, primitive="power", sign="**", name='a\\"b#<>&`\n', value=9.0,
             inputs=[Operand(step=0, name='k["x"]', value=None)], cotangents=()),
        Step(step=2, line=4, primitive="sin", sign="", name="y", value=9.0, cotangents=(),
             inputs=[Operand(step=1, name="", value=9.0)]),
    ],
    stops=[Stop(line=5, text='d["\\n"]', why="it's gone", times=2, after=1,
                inputs=[Operand(step=2, name="y", value=None)])],
    derivatives=[],
)  # fmt: skip
GRAPHED = [
    Tapes([ODD, ODD]),
    recorded("y = x^2*sin(z)\nw = int(z)*x\ny", {"x": 3.0, "z": 2.0}),
    recorded(LOOP, {"x": 1.0}),
]
# Lines of the languages, with the texts in quotes; those of Graphviz escape by a backslash.
STRING = r'"(?:[^"\\\n]|\\.)*"'
DOT = [
    r"digraph tapes \{", r"  node \[.*\];", r"  subgraph cluster_\d+ \{", rf"    label={STRING};",
    rf"    (?P<node>\w+) \[label={STRING}(, \w+=\w+)*\];",
    r"    (?P<tail>\w+) -> (?P<head>\w+)( \[style=dashed, color=red\])?;", r"  \}", r"\}",
]  # fmt: skip
CODED = r'"(?:[^"#<>&`\n]|#\w+;|<br/>)*"'
MERMAID = [
    r"flowchart TD", rf"  subgraph \w+\[{CODED}\]", r"  end",
    rf"    (?P<node>\w+)(\(\[{CODED}\]\)|\[{CODED}\]|\[\[{CODED}\]\]|\{{\{{{CODED}\}}\}})",
    r"    (?P<tail>\w+) (-->|-\.->) (?P<head>\w+)",
]  # fmt: skip


@pytest.mark.parametrize(("name", "lines"), [("dot", DOT), ("mermaid", MERMAID)])
@pytest.mark.parametrize("report", GRAPHED, ids=["odd", "small", "long"])
def test_a_graph_is_of_its_language(name, lines, report):
    nodes, ends = set(), set()
    for line in "".join(tape_graph.WRITERS[name](report, Style(), False)).splitlines():
        found = [m for m in (re.fullmatch(pattern, line) for pattern in lines) if m]
        assert len(found) == 1, line
        groups = found[0].groupdict()
        nodes.add(groups.get("node"))
        ends |= {groups.get("tail"), groups.get("head")}
    assert ends <= nodes
    assert len(nodes) > 2


def test_a_long_tape_is_a_short_graph():
    whole, short = (tape_graph.graph(GRAPHED[2].recordings[0], Style(), w) for w in (True, False))
    assert (len(whole[0]), len(short[0])) == (2001, 82)
    assert ["1,920 more steps"] in [node.lines for node in short[0]]
    edges = {(edge.tail, edge.head) for edge in short[1]}
    assert {("t1s40", "t1more"), ("t1more", "t1s1961")} <= edges


def test_a_stop_hangs_on_what_it_stops():
    nodes, edges = tape_graph.graph(GRAPHED[1].recordings[0], Style(), False)
    assert [edge[:2] for edge in edges if edge.cut] == [("t1w1", "t1x0")]
    assert next(n for n in nodes if n.id == "t1s3").kind == "target"
