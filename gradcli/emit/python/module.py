"""A core program as a Python module: what it imports, the functions that it needs, and itself.

Python's statements and operators are those of programs, so `restore` writes them; what differs are
the names of functions and constants (`writer`), the function around it all, and names that
must give way to those of Python.
"""

import builtins
import re
from keyword import iskeyword

from gradcli.core import ir, walks
from gradcli.core.ir import LAZY, Assign, Def, Expr, If, While, fresh
from gradcli.core.liveness import global_reads
from gradcli.emit.about import About, in_the_way
from gradcli.emit.python.lines import fitted
from gradcli.emit.python.runtime import HELPERS
from gradcli.emit.python.writer import IMPORTS, PythonWriter
from gradcli.language.printing.unparse import unparse
from gradcli.language.syntax import surface
from gradcli.lowering.raising.nested_calls import nested
from gradcli.lowering.raising.restore import path
from gradcli.typed.signature import Parameter, in_call_order, parameters, reads

TRUTHS = (*LAZY, ir.MAX, ir.MIN, ir.NOT)  # what asks for the truth of a number
STANDARD = ("math", "NamedTuple")  # imports of Python's own
ANNOTATIONS = {"bool": "bool", "int": "int", "real": "float", "str": "str"}


def function_text(
    program: ir.Program, about: About, arrays: bool, kind: "type[Function] | None" = None
) -> str:
    """The text of a whole file: imports, the functions that it needs, the function, its test."""
    return file_of(program, about, arrays, kind or Function).written


def file_of(program: ir.Program, about: About, arrays: bool, kind: "type[Function]") -> "Function":
    """The parts of a whole file, whose names are none of those that they use."""
    first = kind(program, about, arrays, {})
    first.written = first.text()
    own = walks.own_names(program)
    clash = {n for n in own if n in first.writer.used or n in kind.imports or iskeyword(n)}
    clash |= program.defs.keys() & first.read
    if about.named:
        clash |= program.defs.keys() & {about.name}
    if len(about.outputs) > 1:
        clash |= in_the_way(program, about.outputs)
    if not clash:
        return first
    taken = {*own, *first.writer.used, *program.taken}
    renamed = {n: fresh(taken, f"{n}_") for n in sorted(clash)}
    found = kind(program, about, arrays, renamed)
    found.written = found.text()
    return found


def is_kept(name: str) -> bool:
    """Whether Python, or what is printed with a function, has a name for itself."""
    return iskeyword(name) or name in {*HELPERS, *IMPORTS, *dir(builtins)}


class Function:
    """The parts of one file; `written`: its text; `read`: what of Python's its other texts call.

    imports: module -> the line that imports it; helpers: function -> its text.
    """

    imports, helpers = IMPORTS, HELPERS
    is_kept = staticmethod(is_kept)

    def __init__(self, program: ir.Program, about: About, arrays: bool, renamed: dict[str, str]):
        self.program, self.about, self.arrays, self.renamed = program, about, arrays, renamed
        self.writer = self.made_writer()
        self.parameters = parameters(program, self.writer.kinds)
        self.broadcasts = arrays and _is_elementwise(program)
        self.written = ""

    def made_writer(self) -> PythonWriter:
        return PythonWriter(self.program, self.arrays, self.renamed)

    def text(self) -> str:
        before, function = self.functions()
        test = self.self_test(function.name)
        found = helpers_of(self.writer.used, self.helpers, self.imports)
        helpers = [self.helpers[name].rstrip("\n") for name in found]
        words = {*dir(builtins), *self.helpers}
        self.read = set(re.findall(r"\w+", "".join([*helpers, test]))) & words
        lines = {m: line for m, line in self.imports.items() if m in self.writer.used}
        standard = [lines.pop(m) for m in STANDARD if m in lines]
        imports = [part for part in (standard, list(lines.values())) if part]
        code = [fitted(unparse(part)) for part in (*before, function)]
        parts = ["\n\n".join(map("\n".join, imports)), *helpers, *code, test]
        return "\n\n\n".join(part for part in parts if part) + "\n"

    def self_test(self, name: str) -> str:
        """The block that checks the function of a name; "" where there is none to be."""
        return _self_test(self.about, self.points(), name, self.writer.used)

    def points(self) -> list[dict]:
        """The points of the test, by the names of the parameters."""
        named = {p.name: self.writer.id(p.name) for p in self.parameters}
        return [{named[n]: x for n, x in point.items()} for point in self.about.self_test]

    @property
    def call_name(self) -> str:
        """The name of the function: no other of the module's, and none of Python's."""
        name = self.about.name
        functions = {self.renamed.get(n, n) for n in self.program.defs}
        return fresh(functions, f"{name}_" if self.is_kept(name) else name)

    # -- the function -----------------------------------------------------------------------------
    def functions(self) -> tuple[list[surface.Def], surface.Def]:
        """The program's functions that read none of its names, and the function of the program."""
        writer, program = self.writer, self.program
        found = global_reads(program.defs)
        own = program.inputs.keys() | ir.assigned(program.body)
        closed = {id(s) for s in program.body if type(s) is Def and not found[s.name] & own}
        before = writer.body([s for s in program.body if id(s) in closed], None)
        body = writer.body([s for s in program.body if id(s) not in closed], None)
        outputs = [writer.expression(v) for v in program.outputs]
        value = outputs[0] if len(outputs) == 1 else surface.Tuple(tuple(outputs))
        ordered = in_call_order(self.parameters)
        starts = [s for p in ordered for s in self.start(p)]
        author = self.about.author
        whole = (*body, surface.Return(value))
        if author is not None:
            before = list(nested(tuple(before), author))
            whole = nested(whole, author)
        named = tuple(map(self.parameter, ordered))
        name = self.call_name
        if before and _calls(before[-1], whole, named) and self.may_be_called(name, before[-1]):
            last = before.pop()  # a function of a file, by itself
            name, whole = name if self.about.named else last.name, last.body
        block = (self.docstring(), *starts, *whole)
        return before, surface.Def(name, named, block, (), self.returned())

    def may_be_called(self, name: str, function: surface.Def) -> bool:
        """Whether a function of the program may have another name: it does not call itself."""
        names = (n.id for n in surface.walk(function) if type(n) is surface.Name)
        return not self.about.named or name == function.name or function.name not in names

    def is_computed(self, given: Parameter) -> bool:
        """Whether a default is made anew at each call: an array, or what reads another input."""
        reads_input = reads(given.default) & self.program.inputs.keys()
        return given.default is not None and bool(reads_input or not given.is_single)

    def parameter(self, given: Parameter) -> surface.Parameter:
        default = None
        if given.default is not None:
            computed = self.is_computed(given)
            default = surface.NoneLiteral() if computed else self.writer.expression(given.default)
        name = self.writer.id(given.name)
        annotation = self.annotation(given.kind)
        if type(default) is surface.NoneLiteral:
            annotation = surface.Binary("|", annotation, default)
        return surface.Parameter(name, default, annotation, "")

    def annotation(self, kind: str) -> surface.Node:
        if kind in ANNOTATIONS and not (kind == "real" and self.broadcasts):
            return surface.Name(ANNOTATIONS[kind])
        self.writer.used.add("np")
        return path("np.ndarray")

    def start(self, given: Parameter):
        """The statements that bring a parameter to the value that the program reads."""
        name = self.writer.name(given.name)
        if self.is_computed(given):
            value = self.writer.expression(given.default)
            test = surface.Compare(name, ("is",), (surface.NoneLiteral(),))
            yield surface.If(((test, (surface.Assign((name,), value),)),), ())
        numbers = self.writer.numbers
        if self.arrays and numbers is not None and given.name in numbers.made:
            self.writer.used.add("np")
            yield surface.Assign((name,), surface.Call(path("np.float64"), (name,), ()))
        if not given.is_single:
            body = ir.statements(self.program.body)
            written = any(
                type(s) is Assign and s.index and s.targets[0] == given.name for s in body
            )
            kind, _ = self.program.inputs[given.name]
            self.writer.used.add("np")
            make = path("np.array" if written else "np.asarray")
            call = surface.Call(make, (name,), (("dtype", path(kind)),))
            yield surface.Assign((name,), call)

    def returned(self) -> surface.Node:
        by = [*self.about.by, *[()] * len(self.program.outputs)]
        kinds = [self.writer.kinds.of(v, None) or "real" for v in self.program.outputs]
        kinds = ["real" if n and k in ("int", "bool") else k for k, n in zip(kinds, by)]
        annotated = [self.annotation(k) for k in kinds]
        if len(annotated) == 1:
            return annotated[0]
        if len(annotated) > 3 and all(a == annotated[0] for a in annotated):
            annotated = [annotated[0], surface.Ellipsis()]
        return surface.Subscript(path("tuple"), surface.Tuple(tuple(annotated)))

    def docstring(self) -> surface.Expression:
        return docstring(self.said())

    def said(self) -> list[str]:
        """The lines of the docstring."""
        about = self.about
        lines = [about.summary or f"The value of {about.name}."]
        more = [
            f"{self.writer.id(p.name)}: {', '.join(words)}"
            for p in self.parameters
            if (words := [w for w in (_shape(p.shape), (about.notes or {}).get(p.name)) if w])
        ]
        numbers = [self.writer.id(p.name) for p in self.parameters if p.kind == "real"]
        if self.arrays and numbers:
            what = "numbers, or arrays that broadcast" if self.broadcasts else "numbers"
            more.append(f"{', '.join(numbers)}: {what}")
        if len(about.outputs) > 1:
            more.append(f"Returns {', '.join(about.outputs)}.")
        return [lines[0], *([""] if more else []), *more]


def docstring(lines: list[str]) -> surface.Expression:
    """The docstring of a function at the top level that says `lines`, whatever they hold.

    The one way in which the words of a program reach a string of Python.
    """
    shown = [line.replace("\\", "\\\\").replace('"""', '\\"\\"\\"') for line in lines]
    shown = ["".join(c if c.isprintable() else " " for c in line).rstrip() for line in shown]
    if shown[-1].endswith('"'):
        shown[-1] += " "
    body = "\n    ".join(shown).replace("    \n", "\n")
    end = "\n    " if len(shown) > 1 else ""
    return surface.Expression(surface.String("\n".join(lines), f'"""{body}{end}"""'))


def _calls(function: surface.Def, whole: tuple, named: tuple[surface.Parameter, ...]) -> bool:
    """Whether a block only returns what `function` gives for parameters of its own names."""
    names = tuple(surface.Name(p.name) for p in named)
    call = surface.Call(surface.Name(function.name), names, ())
    same = [p.name for p in function.parameters] == [p.name for p in named]
    return same and whole == (surface.Return(call),)


def _is_elementwise(program: ir.Program) -> bool:
    """Whether a program does to each element of an array what it does to a number."""
    statements = list(ir.statements(program.body))
    if any(type(s) in (If, While) or (type(s) is Assign and s.index) for s in statements):
        return False
    values = [v for s in statements for v in ir.reads(s)]
    roots = [a for v in (*values, *program.outputs) for a in getattr(v, "args", ())]
    nodes = ir.postorder([v for v in (*values, *program.outputs, *roots) if type(v) is Expr])
    return all(n.op is None or (n.op.elementwise and n.op not in TRUTHS) for n in nodes)


def _shape(shape: tuple[int | None, ...] | None) -> str:
    """A shape in words; "" for none."""
    if not shape:
        return ""
    if set(shape) == {None} and len(shape) < 3:
        return ("a vector", "a matrix")[len(shape) - 1]
    if len(shape) == 1:
        return f"{shape[0]} numbers"
    return f"an array of {' by '.join('any' if n is None else str(n) for n in shape)}"


def helpers_of(used: set[str], texts: dict[str, str], imports: dict[str, str]) -> list[str]:
    """The helpers that are used, in the order of the table; what they use joins `used`."""
    waiting = [name for name in texts if name in used]
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        found.add(name)
        body = re.sub('#.*|"""[^"]*"""', "", texts[name])
        mentioned = set(re.findall(r"\b[a-zA-Z]\w*", body))
        used |= mentioned & imports.keys()
        waiting += [n for n in mentioned & texts.keys() if n not in found]
    return [name for name in texts if name in found]


def _self_test(about: About, at: list[dict], name: str, used: set[str]) -> str:
    """The block that checks the function at points; "" without points."""
    if not at:
        return ""
    arrays = any(type(y) is list for given in about.expected for y in given)
    used.add("np" if arrays else "math")
    close = (
        "np.allclose(x, y, rtol=1e-9)" if arrays
        else "math.isclose(x, y, rel_tol=1e-9, abs_tol=1e-12)"
    )  # fmt: skip
    points = [
        f"        ({_dict(point)}, {values if len(values) > 1 else values[0]!r}),"
        for point, values in zip(at, about.expected)
    ]
    several = len(about.expected[0]) > 1
    check = f"all({close} for x, y in zip(got, want))" if several else (
        close.replace("x, y", "got, want")
    )  # fmt: skip
    lines = [
        'if __name__ == "__main__":', "    for point, want in (", *points, "    ):",
        f"        got = {name}(**point)", f"        assert {check}, (point, got, want)",
        f'    print("ok: {name} agrees at {len(points)} points")',
    ]  # fmt: skip
    return "\n".join(lines)


def _dict(point: dict) -> str:
    """A point as Python writes it."""
    items = [f'"{name}": {value!r}' for name, value in point.items()]
    return f"{{{', '.join(items)}}}"
