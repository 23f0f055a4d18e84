"""Programs in LaTeX: a formula where the program is one, and otherwise its steps, aligned.

A program of one output that is one formula is that formula alone, which mathtext renders too unless
it has cases or a matrix.  What has steps, or several outputs, stands in an `aligned` environment,
which needs LaTeX with amsmath.
"""

from itertools import groupby

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, assert_never
from gradcli.core.liveness import global_reads
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.derive.naming.numbers import numbered
from gradcli.derive.rules.peephole import simplify
from gradcli.emit.about import About
from gradcli.emit.latex.calls import values_of, with_calls
from gradcli.emit.latex.choices import decided
from gradcli.emit.latex.expressions import bracketed, expression
from gradcli.emit.latex.formulas import before, formula
from gradcli.emit.latex.names import names_of, variable
from gradcli.emit.latex.products import with_products
from gradcli.emit.latex.words import UNWRITTEN
from gradcli.errors import Diagnostic
from gradcli.typed.no_form import place


def printed(program: ir.Program, about: About) -> str:
    """The LaTeX of a program, without the signs that begin and end mathematics in a text."""
    rules = simplify if any(about.by) else None  # what an author wrote stays
    with program.graph.simplifying(rules):
        return _Printer(program, about).text() + "\n"


class _Printer:
    """One printing: lines of an environment, each (depth, left side, relation, right side)."""

    def __init__(self, program: ir.Program, about: About):
        author = walks.own_names(program) if about.author is None else about.author
        self.author = frozenset(author)
        self.program, self.about = with_calls(program, self.author), about
        self.names = names_of(program, about.letter)
        self.lines: list[str] = []
        self.shapes = kinds_of(program).shapes
        self.scope: Scope = None  # the function that the lines are of

    def text(self) -> str:
        defs = self.program.defs
        for d in defs.values():
            self.function(d)
        read = set().union(*global_reads(defs).values()) & ir.assigned(self.program.body)
        found = None if read else formula(self.program, self.author)
        single = found.outputs if found is not None and not found.steps else []
        if len(single) == 1 and not self.lines:
            return self.value(single[0])
        if found is not None:
            steps = tuple(Assign((name,), (), value) for name, value in found.steps)
            straight = numbered(self.program.with_body(steps, tuple(found.outputs)), self.author)
            for s in straight.body:
                self.lines.append(f"{self.name(s.targets[0])} &= {self.value(s.value)}")
            outputs = straight.outputs
        else:
            body = [s for s in self.program.body if type(s) is not Def]
            outputs = list(self.program.outputs)
            last = self.last_call(body)
            self.body(body[:-1] if last else body, 0)
            if last:
                labels = ", ".join(self.labels())
                self.lines.append(f"{bracketed(labels)} &= {self.value(last)}")
                outputs = []
        for label, value in zip(self.labels(), outputs):
            if self.value(value) != label:
                self.lines.append(f"{label} &= {self.value(value)}")
        rows = " \\\\\n".join(self.lines)
        return f"\\begin{{aligned}}\n{rows}\n\\end{{aligned}}"

    def value(self, value) -> str:
        if type(value) is Call and value.function == ir.POP:
            return rf"\textbf{{pop}}\ {self.value(value.args[0])}"
        if type(value) is Call:
            listed = ", ".join(map(self.value, value.args))
            return self.name(value.function) + bracketed(listed)
        if type(value) is Expr:
            self.check_words(value)
            value = with_products(decided(value), lambda node: self.shapes.axes(node, self.scope))
        return expression(value, self.names)

    def name(self, name: str) -> str:
        return variable(name, self.names)

    def check_words(self, value: Expr) -> None:
        """Raise E0109 where a value is what only gradcli has, for arrays of unknown shapes."""
        if not any(n.op and n.op.name in UNWRITTEN for n in ir.postorder([value])):
            return
        kinds, graph = kinds_of(self.program), self.program.graph
        given = [name for name, (_, shape) in self.program.inputs.items() if shape is None]
        arrays = [name for name in given if kinds.name(name, None) not in NUMBERS]
        declare = f"declare them, such as {arrays[0]}: float[3, 3]; " if arrays else ""
        raise Diagnostic(
            "E0109",
            "LaTeX has no words for derivatives of arrays of unknown shape"
            + f": {', '.join(arrays)}" * bool(arrays),
            place(*map(graph.var, arrays), value),
            help=f"{declare}--to expr prints the derivatives as they are",
        )

    def labels(self) -> list[str]:
        """The left sides of the outputs: the function, or what it is differentiated by."""
        letter = self.name(self.about.letter)
        single = len(self.program.inputs) == 1
        sign = r"\mathrm{d}" if single else r"\partial"
        room = r" \, " if single and letter.startswith(r"\mathrm") else " "
        labels = []
        for k, _ in enumerate(self.program.outputs):
            by = self.about.by[k] if k < len(self.about.by) else ()
            if not by:
                several = sum(not b for b in self.about.by) > 1
                labels.append(f"{letter}_{{{k + 1}}}" if several else letter)
                continue
            times = f"^{{{len(by)}}}" if len(by) > 1 else ""
            below = " ".join(
                f"{sign} {self.name(n)}" + (f"^{{{count}}}" if count > 1 else "")
                for n, count in ((n, len(list(run))) for n, run in groupby(by))
            )
            labels.append(rf"\frac{{{sign}{times}{room}{letter}}}{{{below}}}")
        return labels

    def function(self, d: Def) -> None:
        """The lines of a function: an equation where it is a formula, else its steps."""
        self.scope = d.name
        head = f"{self.name(d.name)}({', '.join(map(self.name, d.parameters))})"
        values = values_of(d, self.program)
        if values is None:
            self.word(0, "function", head)
            self.body(d.body, 1)
        else:
            texts = [self.value(v) for v in values]
            right = texts[0] if len(texts) == 1 else bracketed(", ".join(texts))
            self.lines.append(f"{head} &= {right}")
        self.scope = None

    def last_call(self, body: list) -> Call | None:
        """The call that gives the outputs, all and in order, where the last statement is one."""
        last = body[-1] if body else None
        if type(last) is not Assign or type(last.value) is not Call or len(last.targets) < 2:
            return None
        found, outputs = map(self.program.graph.var, last.targets), self.program.outputs
        whole = len(last.targets) == len(outputs) and all(map(ir.same, found, outputs))
        return last.value if whole else None

    # -- steps ------------------------------------------------------------------------------------
    def line(self, depth: int, left: str, relation: str = "", right: str = "") -> None:
        indent = r"\quad " * depth
        tail = f" {relation} {right}" if relation else ""
        self.lines.append(f"&{indent}{left}{tail}")

    def word(self, depth: int, text: str, rest: str = "") -> None:
        self.line(depth, rf"\textbf{{{text}}}" + (rf"\ {rest}" if rest else ""))

    def body(self, body, depth: int) -> None:
        for s in body:
            self.statement(s, depth)

    def statement(self, s, depth: int) -> None:
        match s:
            case Assign():
                self.assignment(s, depth)
            case If(test, then, orelse):
                self.word(depth, "if", self.value(test))
                self.body(then, depth + 1)
                if orelse:
                    self.word(depth, "else")
                    self.body(orelse, depth + 1)
            case For(name, start, stop, step, reverse, inner):
                self.word(depth, "for", self.range(name, start, stop, step, reverse))
                self.body(inner, depth + 1)
            case While(test, inner):
                self.word(depth, "while", self.value(test))
                self.body(inner, depth + 1)
            case Leave("return", values):
                self.word(depth, "return", ", ".join(map(self.value, values)))
            case Leave(how, _):
                self.word(depth, how)
            case Def():
                raise AssertionError("functions are printed by themselves")
            case _:
                assert_never(s)

    def range(self, name: str, start, stop, step, reverse: bool) -> str:
        """The values that a loop's name takes, in order."""
        first, last = self.value(start), self.last(stop, step)
        if type(step) is int and abs(step) == 1:
            first, last = (last, first) if reverse else (first, last)
            return rf"{self.name(name)} = {first}, \ldots, {last}"
        by = rf",\ \text{{step }} {self.value(step)}" + r",\ \text{in reverse}" * reverse
        return rf"{self.name(name)} = {first}, \ldots, {last}{by}"

    def last(self, stop, step) -> str:
        by = -1 if type(step) is int and step < 0 else 1
        if type(stop) is Call:  # taken from a stack
            return f"{bracketed(self.value(stop))} {'-' if by > 0 else '+'} 1"
        return self.value(before(stop, self.program.graph, by))

    def assignment(self, s: Assign, depth: int) -> None:
        value = s.value
        if type(value) is Call and value.function == ir.APPEND:
            stack, item = map(self.value, value.args)
            self.line(depth, rf"\textbf{{push}}\ {item}", r"\to", stack)
            return
        self.line(depth, self.target(s), r"\leftarrow", self.value(value))

    def target(self, s: Assign) -> str:
        if s.index:
            (name,) = s.targets
            return variable(name, self.names, tuple(self.value(p) for p in s.index))
        listed = ", ".join(map(self.name, s.targets))
        return f"({listed})" if len(s.targets) > 1 else listed
