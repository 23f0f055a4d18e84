"""One function: its head, the declarations that its body begins with, and what it frees."""

import re
from collections import Counter
from itertools import zip_longest

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Def, Expr, Leave
from gradcli.core.types import lengths
from gradcli.core.types.kinds import Scope
from gradcli.emit.about import About, partial_name
from gradcli.emit.statements.blocks import Blocks
from gradcli.emit.statements.buffers import Buffers
from gradcli.emit.statements.language import Language
from gradcli.emit.statements.reassigned import reassigned
from gradcli.emit.statements.scopes import declared
from gradcli.emit.statements.signature import Signature, Whole, name_of
from gradcli.emit.statements.stacks import Stacks
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import Block, Leaving, Line, Text
from gradcli.emit.statements.writer import Writer
from gradcli.typed.infer import Types
from gradcli.typed.parameters import given_to
from gradcli.typed.values import Array, Type, as_real


class Function:
    """The parts of a function's printer, each given those before it."""

    def __init__(
        self, types: Types, scope: Scope, names: dict[str, str], body: ir.Body,
        results: list[Type], about: About, language: Language,
    ):  # fmt: skip
        self.body, self.language = body, language
        self.symbols = Symbols(types, scope, names, body, about, language)
        self.writer = Writer(self.symbols)
        self.stacks = Stacks(self.symbols, body)
        self.buffers = Buffers(self.symbols, self.writer, self.stacks)
        self.signature = Signature(self.symbols, body, results)

    def lines(self, last: tuple = ()) -> list[str]:
        """The lines of the body; `last` are the values that the whole gives back."""
        symbols = self.symbols
        wanted = {n for n in ir.assigned(self.body) if n not in symbols.ahead}
        places = declared(self.body, symbols.read(last), wanted, symbols.reads)
        self._take_memory(wanted)
        reading = _readings(self.body, last)
        blocks = Blocks(symbols, self.writer, self.buffers, self.signature, places, reading)
        blocks.again = reassigned(self.body, places) | blocks.folded(self.body)
        body = _freed(blocks.body(self.body, last), self._frees())
        return self.language.finished(self.language.laid_out([*self._starts(), *body]))

    def _take_memory(self, wanted: set[str]) -> None:
        """Arrays whose lengths only run time knows get their memory where the function begins."""
        symbols = self.symbols
        stacks = [(n, room.found) for n, room in self.stacks.rooms.items()]
        for n, found in (*stacks, *((n, symbols.named(n)) for n in sorted(wanted))):
            if type(found) is Array and symbols.count_in_place(found) is None:
                symbols.heap[symbols.names[n]] = found
                symbols.ahead.add(n)

    def _starts(self) -> list[str]:
        """What the body begins with: memory, copies of parameters, stacks."""
        out, symbols = [], self.symbols
        for name, found in symbols.heap.items():
            count = symbols.turns(symbols.count(found)).text
            out.append(self.language.memory(name, found.kind, count))
        for name, shown, found in self.signature.copies:
            count = symbols.shown(symbols.count(found)).text
            if name not in symbols.heap:
                out.append(self.language.array(name, found.kind, count, (), False, False))
            out.append(self.language.copied(name, shown, count))
        return out + self.stacks.starts()

    def _frees(self) -> list[str]:
        freed = map(self.language.freed, self.symbols.heap)
        return [*self.stacks.frees(), *(line for line in freed if line)]


def own_function(
    types: Types, d: Def, names: dict[str, str], about: About, language: Language
) -> list[str]:
    """A function of the program."""
    f = Function(types, d.name, names, d.body, types.returned(d.name), about, language)
    signature, own = f.signature, f.symbols.names
    parameters = [signature.take(g.name, g.type) for g in given_to(types, d.name)]
    ways = [s.values for s in ir.statements(d.body) if type(s) is Leave and s.values]
    bases = []  # what results are called: as the name that every return gives, else `result`
    for k in range(count := len(signature.result_types)):
        found = {name_of(v[k]) for v in ways}
        name = found.pop() if len(found) == 1 else None
        base = "result" if count == 1 else f"result{k + 1}"
        bases.append(own.get(name, name) if name in f.symbols.written else base)
    parameters += signature.give(ways, bases)
    body = f.lines()
    if body and body[-1].strip() == language.line("return"):
        body.pop()
    lines = [*_unused(language, body, signature.given), *body]
    return [*language.function(own[d.name], parameters, signature.given_back, lines, True), ""]


def whole_function(
    types: Types, program: ir.Program, names: dict[str, str], about: About, language: Language
) -> Whole:
    """The function, with the comment that documents it."""
    outputs = program.outputs
    of = zip(outputs, [*about.by, *[()] * len(outputs)])
    results = [as_real(types.of(v, None)) if by else types.of(v, None) for v, by in of]
    body = tuple(s for s in program.body if type(s) is not Def)
    f = Function(types, None, names, body, results, about, language)
    taken = [f.signature.take(p.name, types.told.inputs[p.name]) for p in types.parameters]
    called = _called(about, len(outputs))
    given = f.signature.give([outputs], called)
    lines = f.lines(outputs)
    words = set(re.findall(r"\w+", "\n".join(lines)))
    known: set[str] = set()
    order: list[str] = []
    parameters: list[str] = []
    starts: list[str] = []
    for p, text, name in zip(types.parameters, taken, list(f.signature.given)):
        found = types.told.inputs[p.name]
        asked = set().union(*map(lengths.names, found.axes)) if type(found) is Array else set()
        for symbol in sorted(asked & set(types.told.free) - {*order, *known}):
            own = f.symbols.names[symbol]
            if (
                own in words
                and language.length
                and isinstance(found, Array)
                and found.axes == (lengths.name(symbol),)
            ):
                starts += ["    " + language.constant(own, Text(language.length.format(name)))]
                known.add(symbol)
            elif own in words:
                order.append(symbol)
                parameters.append(language.parameter(own, "int", 1, False))
        order.append(p.name)
        parameters.append(text)
    parameters += given
    said = language.comment(f.symbols, f.signature, about)
    lines = [*starts, *lines]
    lines = [*_unused(language, lines, f.signature.given), *lines]
    lines = language.function(about.name, parameters, f.signature.given_back, lines, False)
    return Whole([*said, *lines], f.symbols, order, f.signature.results, called)


def _called(about: About, count: int) -> list[str]:
    """What the results of the whole are called: dx for a derivative by x."""
    rest = [f"value{k}" for k in range(len(about.outputs), count)]
    pairs = zip_longest([*about.outputs[:count], *rest], about.by)
    return [partial_name(by) if by else name for name, by in pairs]


def _unused(language: Language, body: list[str], names: list[str]) -> list[str]:
    """Lines that say of parameters that the body leaves them aside."""
    words = language.words_read(body)
    found = (language.unread(n) for n in names if n not in words)
    return [f"    {line}" for line in found if line]


def _readings(body: tuple, last: tuple) -> Counter[str]:
    """In how many places each name is read; what it is assigned beyond once counts too."""
    count: Counter[str] = Counter()
    for values in (*(ir.reads(s) for s in ir.statements(body)), last):
        roots = walks.expressions(values)
        for node in ir.postorder(roots):
            count.update(a.args[0] for a in node.parts if type(a) is Expr and a.op is None)
        count.update(v.args[0] for v in roots if type(v) is Expr and v.op is None)
    sets = Counter(t for s in ir.statements(body) if type(s) is Assign for t in s.targets)
    return count + Counter({t: n for t, n in sets.items() if n > 1})


def _freed(body: list[Line], frees: list[str]) -> list[Line]:
    """The lines with what is freed in the places that stand for it."""
    out: list[Line] = []
    for line in body:
        if isinstance(line, Leaving):
            out += line.lines(frees)
        elif isinstance(line, Block):
            out.append(_freed_block(line, frees))
        else:
            out.append(line)
    return out


def _freed_block(block: Block, frees: list[str]) -> Block:
    then = _freed_block(block.then, frees) if block.then is not None else None
    return Block(block.head, _freed(block.body, frees), then)
