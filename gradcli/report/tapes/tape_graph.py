"""What tapes recorded, drawn as a graph in the language of Graphviz, or in that of Mermaid.

What is watched and the steps are its nodes, the inputs of steps its edges; a place where a
gradient stops is a node at the end of a dashed edge.  Of a tape of many steps the first and the
last are shown, and what is between them is one node.

The languages: https://graphviz.org/doc/info/lang.html, https://mermaid.js.org/syntax/flowchart.html
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from gradcli.report.formats import Style
from gradcli.report.tapes.tables import TEXT, brief, folded, more_tapes
from gradcli.report.tapes.tape_fields import label
from gradcli.report.text import elided, escaped
from gradcli.result.tapes import Operand, Recording, Step, Tapes

MOST, ENDS = 100, 40  # steps of a tape, and those shown at each end of a longer one
WATCHED, STEP, TARGET, STOP, MORE = "watched", "step", "target", "stop", "more"


class Node(NamedTuple):
    """A node: its identifier, its kind, and its lines."""

    id: str
    kind: str
    lines: list[str]


class Edge(NamedTuple):
    """An arrow between two nodes; where `cut` no gradient comes back along it."""

    tail: str
    head: str
    cut: bool = False


Graph = tuple[list[Node], list[Edge]]


# -- the graph -------------------------------------------------------------------------------------
def graph(
    tape: Recording | list[Recording], style: Style, whole: bool
) -> tuple[list[Node], list[Edge]]:
    """The nodes and edges of a tape, or the node that stands for several."""
    if not isinstance(tape, Recording):
        return [Node(f"more{tape[0].number}", MORE, [more_tapes(tape)])], []
    prefix, steps = f"t{tape.number}", tape.steps
    nodes = [
        Node(f"{prefix}w{k}", WATCHED, [f"{w.name} = {brief(w.value, style)}"])
        for k, w in enumerate(tape.watched)
        if not w.step
    ]
    ids = {w.name: f"{prefix}w{k}" for k, w in enumerate(tape.watched) if not w.step}
    more = f"{prefix}more"
    hidden = steps[ENDS:-ENDS] if len(steps) > MOST and not whole else []
    numbers = {step.step for step in hidden}
    targets = {step for d in tape.derivatives for step in d.steps}
    edges: dict[Edge, None] = {}

    def end(step: int) -> str:
        return more if step in numbers else f"{prefix}s{step}"

    def lead(inputs: list[Operand], head: str, cut: bool = False) -> None:
        for x in inputs:
            tail = end(x.step) if x.step else ids.get(x.name)
            if tail is not None and tail != head:
                edges[Edge(tail, head, cut)] = None

    for step in steps:
        if step.step in numbers:
            if step is hidden[0]:
                nodes.append(Node(more, MORE, [f"{len(hidden):,} more steps"]))
        else:
            kind = TARGET if step.step in targets else STEP
            nodes.append(Node(end(step.step), kind, _lines(tape, step, style)))
        lead(step.inputs, end(step.step))
    for k, stop in enumerate(tape.stops):
        text = elided(stop.text, TEXT, "…")
        nodes.append(Node(f"{prefix}x{k}", STOP, [f"line {stop.line}: {text}", stop.why]))
        lead(stop.inputs, f"{prefix}x{k}", cut=True)
    return nodes, list(edges)


def _lines(tape: Recording, step: Step, style: Style) -> list[str]:
    value, several = brief(step.value, style), len(tape.derivatives) > 1
    constants = [x.name or brief(x.value, style) for x in step.inputs if not x.step]
    known = {w.name for w in tape.watched}
    constants = [text for text in constants if text not in known]
    place = f"line {step.line}" if step.line else ""
    lines = [
        f"%{step.step} {label(step)}" + (f" ({', '.join(constants)})" if constants else ""),
        f"{step.name} = {value}" if step.name else value,
        place,
    ]
    for derivative, g in zip(tape.derivatives, step.cotangents):
        if g is None:
            continue
        of = f" of {elided(derivative.target, TEXT, '…')}" if several else ""
        lines.append(f"cotangent{of} {brief(g, style)}")
    return [line for line in lines if line]


def _title(tape: Recording | list[Recording]) -> str:
    if not isinstance(tape, Recording):
        return f"tapes {tape[0].number} to {tape[-1].number}"
    place = f", line {tape.line}" if tape.line else ""
    return f"tape {tape.number}: {tape.name}{place}"


# -- Graphviz --------------------------------------------------------------------------------------
# kind -> attributes of its nodes
SHAPES = {
    WATCHED: "shape=ellipse, style=filled, fillcolor=lightblue",
    STEP: "shape=box",
    TARGET: "shape=box, style=filled, fillcolor=lightgreen",
    STOP: "shape=octagon, color=red, fontcolor=red",
    MORE: "shape=plaintext",
}


def dot(tapes: Tapes, style: Style, whole: bool) -> Iterator[str]:
    """The graph in the language of Graphviz."""
    yield "digraph tapes {\n"
    yield '  node [fontname="sans-serif", fontsize=11];\n'
    for k, tape in enumerate(folded(tapes, whole), 1):
        nodes, edges = graph(tape, style, whole)
        yield f"  subgraph cluster_{k} {{\n    label={_quoted([_title(tape)])};\n"
        for node in nodes:
            yield f"    {node.id} [label={_quoted(node.lines)}, {SHAPES[node.kind]}];\n"
        for edge in edges:
            look = " [style=dashed, color=red]" if edge.cut else ""
            yield f"    {edge.tail} -> {edge.head}{look};\n"
        yield "  }\n"
    yield "}\n"


def _quoted(lines: list[str]) -> str:
    """Lines as a string: a backslash would begin an escape, and a quote end it."""
    texts = (escaped(line).replace("\\", "\\\\").replace('"', '\\"') for line in lines)
    return '"' + "\\n".join(texts) + '"'


# -- Mermaid ---------------------------------------------------------------------------------------
# kind -> what stands round the text of its nodes
BRACKETS = {
    WATCHED: ("([", "])"), STEP: ("[", "]"), TARGET: ("[[", "]]"), STOP: ("{{", "}}"),
    MORE: ("[", "]"),
}  # fmt: skip
# A text is in quotes, where these have codes; # begins one.
CODES = {"#": "#35;", '"': "#quot;", "<": "#lt;", ">": "#gt;", "&": "#amp;", "`": "#96;"}


def mermaid(tapes: Tapes, style: Style, whole: bool) -> Iterator[str]:
    """The graph in the language of Mermaid."""
    yield "flowchart TD\n"
    for k, tape in enumerate(folded(tapes, whole), 1):
        nodes, edges = graph(tape, style, whole)
        yield f"  subgraph c{k}[{_coded([_title(tape)])}]\n"
        for node in nodes:
            left, right = BRACKETS[node.kind]
            yield f"    {node.id}{left}{_coded(node.lines)}{right}\n"
        for edge in edges:
            yield f"    {edge.tail} {'-.->' if edge.cut else '-->'} {edge.head}\n"
        yield "  end\n"


def _coded(lines: list[str]) -> str:
    texts = ("".join(CODES.get(c, c) for c in escaped(line)) for line in lines)
    return '"' + "<br/>".join(texts) + '"'


# format -> its writer
WRITERS: dict[str, Callable[[Tapes, Style, bool], Iterator[str]]] = {"dot": dot, "mermaid": mermaid}
