"""A core program as a module of JAX: what it imports, the functions that it needs, and itself."""

import re
from pathlib import Path

from gradcli.core import ir, walks
from gradcli.core.liveness import global_reads
from gradcli.emit.about import About
from gradcli.emit.jax.flow import Jumps
from gradcli.emit.jax.forms import STARTS
from gradcli.emit.jax.refused import refused
from gradcli.emit.jax.selftest import self_test
from gradcli.emit.jax.writer import LOCALS, JaxWriter
from gradcli.emit.python.module import Function, docstring, function_text
from gradcli.emit.python.module import is_kept as is_pythons
from gradcli.emit.python.runtime import HELPERS
from gradcli.language.syntax import surface
from gradcli.lowering.raising.restore import path
from gradcli.typed.signature import Parameter, in_call_order

IMPORTS = {
    "math": "import math",
    "NamedTuple": "from typing import NamedTuple",
    "jax": "import jax",
    "jnp": "import jax.numpy as jnp",
    "lax": "from jax import lax",
    "special": "from jax.scipy import special",
    "linalg": "from jax.scipy import linalg",
    "np": "",  # which becomes jnp
}
WIDE = 'jax.config.update("jax_enable_x64", True)'
FULL = "NaN where a list has more than ROOM items; a whole number is then the least that there is."
NUMPYS = re.compile(r"\bnp\b")


def _own() -> dict[str, str]:
    """The texts of our own functions, by their names."""
    text = Path(__file__).with_name("runtime.py").read_text()
    parts = [part.strip("\n") + "\n" for part in text.split("\n\n\n")[1:]]
    (constant,) = re.findall(r"^ROOM = .*$", text, re.MULTILINE)
    named = {name: part for part in parts for name in re.findall(r"\A(?:def|class) (\w+)", part)}
    return {"ROOM": f"{constant}\n", **named}


TEXTS = {n: NUMPYS.sub("jnp", text) for n, text in HELPERS.items()} | _own()


def printed(program: ir.Program, about: About) -> str:
    """The text of a module of JAX with the program as a function."""
    return function_text(program, about, True, JaxFunction)


def is_kept(name: str) -> bool:
    """Whether Python, JAX's modules, or what is printed with a function, have a name for itself."""
    return is_pythons(name) or name in {*TEXTS, *IMPORTS}


class JaxFunction(Function):
    """The parts of one file of JAX."""

    writer: JaxWriter
    imports, helpers = IMPORTS, TEXTS
    is_kept = staticmethod(is_kept)

    def made_writer(self) -> JaxWriter:
        program = self.program
        found, own = global_reads(program.defs), _top_names(program)
        _check_recursion(program)
        if texts := [n for n, (kind, _) in program.inputs.items() if kind == "str"]:
            raise refused(f"'{texts[0]}', a text among the inputs", program.graph.var(texts[0]))
        lifted = {name: names & own for name, names in found.items()}
        taken = {*walks.own_names(program), *program.taken, *self.helpers}
        self.fresh = lambda name: ir.fresh(taken, name)
        called = {name: self.fresh(name) for name in LOCALS}
        self.jumps = Jumps(program, self.fresh)
        return JaxWriter(program, self.renamed, lifted, called, self.jumps)

    def text(self) -> str:
        self.writer.used.add("jax")
        text = super().text()
        head, gap, rest = text.partition("\n\n\n")
        return f"{head}\n\n{WIDE}{gap}{rest.lstrip()}"

    def self_test(self, name: str) -> str:
        if not self.about.self_test:
            return ""
        self.writer.used |= {"agree", "jax", "jnp"}
        whole = {self.writer.id(p.name) for p in self.parameters if p.kind in STARTS}
        graded = [self.writer.id(n) for n in self.about.graded]
        return self_test(name, self.points(), self.about.expected, graded, whole)

    def functions(self) -> tuple[list[surface.Def], surface.Def]:
        writer, program = self.writer, self.program
        before = [writer.whole_function(d) for d in program.defs.values()]
        body, lost = self.jumps.top(walks.top_level(program))
        results = (*program.outputs, *[lost] * (lost is not None))
        body, results = writer.in_ways(body, results)
        block = writer.block_of(body, ir.names(*results), {*program.inputs})
        outputs = [writer.expression(v) for v in results]
        if lost is not None:
            outputs = self.unless(outputs[-1], outputs[:-1])
        value = outputs[0] if len(outputs) == 1 else surface.Tuple(tuple(outputs))
        ordered = in_call_order(self.parameters)
        starts = [s for p in ordered for s in self.start(p)]
        whole = (self.docstring(), *starts, *block, surface.Return(value))
        named = tuple(map(self.parameter, ordered))
        made = surface.Def(self.call_name, named, whole, (), self.returned())
        if "np" in writer.used:
            writer.used.add("jnp")
        return [_of_jax(d) for d in before], _of_jax(made)

    def unless(self, lost: surface.Node, outputs: list[surface.Node]) -> list[surface.Node]:
        """The outputs, which are none where a list had no room for an item."""
        return [self.writer.ours("or_none", value, lost) for value in outputs]

    def docstring(self) -> surface.Expression:
        """As in Python, with what is so where a list has no room."""
        return docstring([*self.said(), *([FULL] if "or_none" in self.writer.used else [])])

    def annotation(self, kind: str) -> surface.Node:
        if kind in STARTS:
            return surface.Name(kind)
        return path("jax.Array")

    def start(self, given: Parameter):
        """The statements that bring a parameter to the value that the program reads."""
        name = self.writer.name(given.name)
        if self.is_computed(given):
            value = self.writer.expression(given.default)
            test = surface.Compare(name, ("is",), (surface.NoneLiteral(),))
            yield surface.If(((test, (surface.Assign((name,), value),)),), ())
        if given.kind not in STARTS:
            kind = self.program.inputs[given.name][0]
            self.writer.used |= {"np", kind}
            call = surface.Call(path("np.asarray"), (name,), (("dtype", path(kind)),))
            yield surface.Assign((name,), call)


def _of_jax(node):
    """A tree with the names of JAX's modules in the place of NumPy's."""
    if type(node) is tuple:
        return tuple(map(_of_jax, node))
    if type(node) is surface.Name:
        return surface.Name("jnp") if node.id == "np" else node
    if not isinstance(node, surface.Node):
        return node
    return type(node)(*map(_of_jax, node.fields()))


def _top_names(program: ir.Program) -> set[str]:
    return {*program.inputs, *ir.assigned(walks.top_level(program))}


def _check_recursion(program: ir.Program) -> None:
    """E0109 where a function calls itself, by itself or by others."""
    called = {
        name: {c.function for c in walks.calls(walks.values(d.body))} & program.defs.keys()
        for name, d in program.defs.items()
    }
    for name in program.defs:
        found: set[str] = set()
        waiting = [name]
        while waiting:
            new = called[waiting.pop()] - found
            found |= new
            waiting += new
        if name in found:
            read = walks.expressions(walks.values(program.defs[name].body))
            raise refused(f"a function that calls itself, '{name}'", *read)
