"""The chain rule of a program at a point, step by step: what its tape recorded, and carried back.

The numbers are those of the tape: the values of its steps, the partials that their rows' rules give
and the cotangents of its sweep.  Beside them stands what the row's rule is in symbols.
"""

from typing import TYPE_CHECKING, Any

from gradcli import calls
from gradcli.calls import Write
from gradcli.calls.bounds import bounded, placing
from gradcli.errors import Diagnostic, Source
from gradcli.language.printing.expressions import PRODUCT, expression
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import parse
from gradcli.language.syntax.trees import mapped
from gradcli.result.chain_rule import Chained, ChainRule, Link, Sum, Term
from gradcli.result.derivatives import Result
from gradcli.result.tapes import Operand, Recording, Step

if TYPE_CHECKING:
    from gradcli.calls import Limits, Program

SAMPLE = 0.7  # where a program without values is run: its steps are the same at each point
# What makes the steps of a run those of its point.
DECIDES = (s.If, s.While, s.Conditional, s.BoolOp, s.Try, s.Assert, s.Comprehension)
CHOOSES = ("max", "min", "int", "bool", "sorted", "range", "round", "len", "root", "fixed_point")
LETTERS = "vuwst"


@bounded
def explain(
    program: "Program",
    point: dict[str, Any],
    wrt: tuple[str, ...] = (),
    *,
    limits: "Limits | None" = None,
    write: Write | None = None,
) -> ChainRule:
    """The steps of the program at `point`, with their partials, and how its derivatives by `wrt`
    are their products.

    Of a program that takes one way whatever its inputs are, these may be left without values:
    then all is in symbols.  E0107 where there is nothing to differentiate.
    """
    from gradcli.diagnosis.recordings import chain
    from gradcli.evaluator.function import Function

    program.check_wrt(wrt)
    wrt = wrt or program.default_wrt(point)
    if not wrt or not program.target_names:
        what = "value" if wrt else "real inputs"
        message = f"there is nothing to differentiate: the program has no {what}"
        raise Diagnostic("E0107", message, source=program.source)
    filled = _filled(program, point, wrt)
    reals = [n for n in program.real_inputs() if type(filled.get(n)) is not str]
    every = tuple(dict.fromkeys((*wrt, *reals)))  # no step is left out
    function = Function(program, filled, every, (), limits, write)
    with placing(function):
        recording, links = chain(function)
    return _ChainRule(program, recording, links, wrt).told(point if filled is point else None)


def _filled(program: "Program", point: dict[str, Any], wrt: tuple[str, ...]) -> dict[str, Any]:
    """The point; where inputs have no value, and the steps do not rest on them, samples."""
    try:
        program.check_point(point, wrt, "explain")
    except Diagnostic as unbound:
        if unbound.code != "E0005" or not _takes_one_way(program):
            raise
        names = [name for name, i in program.inputs.items() if i.default is None]
        if any(program.inputs[name].kind != "float" for name in names):
            raise
        return {name: _sample(program.inputs[name].shape) for name in names} | point
    return point


def _takes_one_way(program: "Program") -> bool:
    """Whether the steps of a run are the same whatever its inputs are."""
    nodes = list(s.walk(program.module))
    called = {n.function.id for n in nodes if type(n) is s.Call and type(n.function) is s.Name}
    return not any(isinstance(n, DECIDES) for n in nodes) and not called & {*CHOOSES}


def _sample(shape: tuple | None):
    if not shape:
        return SAMPLE
    if None in shape:
        return _sample(tuple(length or 2 for length in shape))
    return [_sample(shape[1:]) for _ in range(shape[0])]


class _ChainRule:
    """A recording told as a chain: `names` has the name of each step that something is carried
    back to."""

    def __init__(self, program, recording: Recording, links: list[Link], wrt: tuple[str, ...]):
        self.program, self.recording, self.links, self.wrt = program, recording, links, wrt
        self.caret = "**" not in program.source.text
        self.partials: dict[tuple[str, str], s.Node | None] = {}
        used = [step for step in recording.steps if step.cotangents[0] is not None]
        taken = {*program.inputs, *program.assigned, *program.functions}
        letter = next((c for c in LETTERS if not any(_is_numbered(n, c) for n in taken)), "v_")
        once = {name for name, places in program.assigned.items() if len(places) == 1}
        own = (_names_once(recording) & once) - {*program.inputs, program.target.name}
        self.names = {
            step.step: step.name if step.name in own else f"{letter}{k}"
            for k, step in enumerate(used, 1)
        }
        targets = recording.derivatives[0].steps
        if len(targets) == 1 and program.target.name:
            self.names[targets[0]] = program.target.name
        self.of = self.names.get(targets[0], "f") if len(targets) == 1 else "f"
        if not targets and len(wrt) == 1:
            self.of = wrt[0]
        self.used, self.varying = used, set(wrt)  # the names of what the inputs in wrt reach
        for step in used:
            if any(self.source(x) for x in step.inputs):
                self.varying.add(self.names[step.step])

    def told(self, point: dict[str, Any] | None) -> ChainRule:
        """The chain rule; without values where there is no point."""
        steps = [self.chained(step) for step in self.used]
        source = self.program.source.text.splitlines()
        several = len({step.line for step in self.used}) > 1
        lines = {step.line: source[step.line - 1].strip() for step in self.used if several}
        result, formulas, sums = None, None, self.sums()
        if point is not None:
            result = calls.gradient(self.program, point, self.wrt, write=lambda text: None)
            for one in sums[-len(self.wrt) :]:
                one.value = result.gradients[one.by]  # NaN where the value is
        try:
            formulas = calls.formulas(self.program, self.wrt)
        except Diagnostic as error:
            if error.code not in ("E0107", "E0108"):
                raise
        if formulas is not None:
            formulas = None if formulas.program else formulas
        if formulas is not None:  # what derivatives are by has its value in each step
            formulas.steps = tuple(step for step in formulas.steps if step[0] not in self.wrt)
        if result is None and formulas is None:
            targets = self.program.target_names
            result = Result(targets, (None,) * len(targets), {}, self.wrt)
        return ChainRule(
            of=self.of, steps=steps, sums=sums, valued=point is not None,
            unused=len(self.recording.steps) - len(steps), lines=lines,
            formulas=formulas, result=result,
        )  # fmt: skip

    # -- forward --------------------------------------------------------------------------------
    def chained(self, step: Step) -> Chained:
        node, text = self.spelled(step)
        partials = []
        for by, number in self.numbers(step).items():
            partial = self.partial(text, by) if node else None
            partials.append((by, expression(partial) if partial else "", number))
        return Chained(
            name=self.names[step.step], text=text, value=step.value, line=step.line,
            partials=tuple(partials),
        )  # fmt: skip

    def numbers(self, step: Step) -> dict[str, float | None]:
        """What a step is made of that has a derivative, and the step's partial by each."""
        found: dict[str, float | None] = {}
        for operand, number in zip(step.inputs, self.links[step.step - 1].partials):
            name = self.source(operand)
            if name is not None:
                old = found.get(name, 0.0)
                found[name] = None if number is None or old is None else old + number
        return found

    def source(self, operand: Operand) -> str | None:
        """The name of an operand by which there is a derivative: of a step, or of an input."""
        name = self.names.get(operand.step) if operand.step else operand.name
        return name if name in self.varying else None

    def spelled(self, step: Step) -> tuple[s.Node | None, str]:
        """A step as an expression of the names of what it is made of, None where it is none, and
        its text."""
        texts = [self.operand(x) for x in step.inputs]
        parts = [node for node in map(_parsed, texts) if node is not None]
        if step.sign and len(parts) == len(texts) == 2:
            sign = s.CARET if step.sign == "**" and self.caret else step.sign
            binary = s.Binary(sign, *parts)
            return binary, expression(binary)
        if step.sign and len(parts) == len(texts) == 1:
            unary = s.Unary(step.sign, *parts)
            return unary, expression(unary)
        if step.primitive == "getitem":
            text = f"{texts[0]}[{texts[1].removeprefix('[').removesuffix(']')}]"
        else:
            link = self.links[step.step - 1]
            if link.text:
                return None, link.text
            text = f"{link.called}({', '.join(texts)})"
        return _parsed(text), text

    def operand(self, operand: Operand) -> str:
        if operand.step in self.names:
            return self.names[operand.step]
        if operand.name:
            return operand.name
        value = operand.value
        if isinstance(value, (bool, int)):
            return str(value)
        return f"{value:.6g}" if isinstance(value, float) else "…"

    def partial(self, text: str, by: str) -> s.Node | None:
        """The derivative of a step's text by one of the names in it, where it is a formula.

        Steps that differ in their names alone have one formula: a loop's are found once.
        """
        node = _parsed(text)
        if node is None:
            return None
        known = {*self.names.values(), *self.program.inputs}
        names = [n.id for n in s.walk(node) if type(n) is s.Name and n.id in known]
        general = {name: f"of_{k}" for k, name in enumerate(dict.fromkeys(names))}
        pattern = expression(_renamed(node, general))
        if (pattern, general[by]) not in self.partials:
            self.partials[pattern, general[by]] = self._partial(pattern, general, by)
        found = self.partials[pattern, general[by]]
        return found and _renamed(found, {new: name for name, new in general.items()})

    def _partial(self, text: str, names: dict[str, str], by: str) -> s.Node | None:
        try:
            step = calls.program(text, bound=names.values())
            found = calls.formulas(step, (names[by],))
        except Diagnostic:
            return None
        if found.steps or found.program or found.notes:
            return None
        ((_, partial),) = found.rows
        return _parsed(partial if self.caret else partial.replace("^", "**"))

    # -- back -----------------------------------------------------------------------------------
    def sums(self) -> list[Sum]:
        """The derivative of the target by each step, the last first, and by each input."""
        terms: dict[str, list[Term]] = {}
        derivative = self.recording.derivatives[0]
        found = []
        for step in reversed(self.used):
            name = self.names[step.step]
            if name not in self.varying:
                continue
            mine = terms.get(name, [])
            if step.step in derivative.steps:
                mine = [Term(through=name, text="1", cotangent=1.0, partial=1.0), *mine]
            found.append(Sum(by=name, terms=tuple(mine), value=step.cotangents[0]))
            _, text = self.spelled(step)
            for by, number in self.numbers(step).items():
                partial = self.partial(text, by)
                factor = expression(partial, PRODUCT) if partial else ""
                term = Term(through=name, text=factor, cotangent=step.cotangents[0], partial=number)
                terms.setdefault(by, []).append(term)
        for name, value, _ in derivative.results[: len(self.wrt)]:
            mine = terms.get(name, [])
            if name == self.of:
                mine = [Term(through=name, text="1", cotangent=1.0, partial=1.0)]
            found.append(Sum(by=name, terms=tuple(mine[::-1]), value=value))
        return found


def _parsed(text: str) -> s.Node | None:
    """The expression that a text is; None where it is none."""
    try:
        body = parse(Source(text)).body
    except Diagnostic:
        return None
    return body[0].value if len(body) == 1 and type(body[0]) is s.Expression else None


def _renamed(node: s.Node, names: dict[str, str]) -> s.Node:
    return mapped(
        node, lambda n: s.Name(names[n.id]) if type(n) is s.Name and n.id in names else None
    )


def _is_numbered(name: str, letter: str) -> bool:
    return name[:1] == letter and name[1:].isdigit()


def _names_once(recording: Recording) -> set[str]:
    """The names of the author's that stand for one step alone."""
    names = [step.name for step in recording.steps if step.name.isidentifier()]
    return {name for name in names if names.count(name) == 1}
