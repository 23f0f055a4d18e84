"""One C function: its head, the declarations that its body begins with, and what it frees."""

import re
from collections import Counter
from itertools import zip_longest

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Def, Expr, Leave
from gradcli.core.types import lengths
from gradcli.core.types.kinds import Scope
from gradcli.emit.about import About, partial_name
from gradcli.emit.c.comment import comment
from gradcli.emit.c.left_aside import with_unread, words_read
from gradcli.emit.c.names import C_TYPES
from gradcli.emit.statements.blocks import Blocks
from gradcli.emit.statements.buffers import Buffers
from gradcli.emit.statements.scopes import declared
from gradcli.emit.statements.signature import Signature, Whole, name_of
from gradcli.emit.statements.stacks import Stacks
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import Block, Leaving, Line, broken, laid_out
from gradcli.emit.statements.writer import Writer
from gradcli.typed.infer import Types
from gradcli.typed.parameters import given_to
from gradcli.typed.values import Array, Type, as_real


class Function:
    """The parts of a function's printer, each given those before it."""

    def __init__(
        self, types: Types, scope: Scope, names: dict[str, str], body: ir.Body,
        results: list[Type], about: About,
    ):  # fmt: skip
        self.body = body
        self.symbols = Symbols(types, scope, names, body, about)
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
        body = blocks.body(self.body, last)
        return with_unread(laid_out([*self._starts(), *_freed(body, self._frees())]))

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
            out.append(f"{C_TYPES[found.kind]} *{name} = memory({count}, sizeof *{name});")
        for name, shown, found in self.signature.copies:
            count = symbols.shown(symbols.count(found)).text
            if name not in symbols.heap:
                out.append(f"{C_TYPES[found.kind]} {name}[{count}];")
            out.append(f"memcpy({name}, {shown}, {count}*sizeof *{name});")
        return out + self.stacks.starts()

    def _frees(self) -> list[str]:
        return [*self.stacks.frees(), *(f"free({name});" for name in self.symbols.heap)]


def own_function(types: Types, d: Def, names: dict[str, str], about: About) -> list[str]:
    """A function of the program, in C."""
    f = Function(types, d.name, names, d.body, types.returned(d.name), about)
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
    if body[-1] == "    return;":
        body.pop()
    kind = C_TYPES[signature.returns] if signature.returns else "void"
    head = f"static {kind} {own[d.name]}({', '.join(parameters)})"
    return [*broken(head), "{", *_unused(body, parameters), *body, "}", ""]


def whole_function(types: Types, program: ir.Program, names: dict[str, str], about: About) -> Whole:
    """The function, with the comment that documents it."""
    outputs = program.outputs
    of = zip(outputs, [*about.by, *[()] * len(outputs)])
    results = [as_real(types.of(v, None)) if by else types.of(v, None) for v, by in of]
    body = tuple(s for s in program.body if type(s) is not Def)
    f = Function(types, None, names, body, results, about)
    taken = [f.signature.take(p.name, types.told.inputs[p.name]) for p in types.parameters]
    called = _called(about, len(outputs))
    given = f.signature.give([outputs], called)
    lines = f.lines(outputs)
    words = set(re.findall(r"\w+", "\n".join(lines)))
    order: list[str] = []
    parameters: list[str] = []
    for p, text in zip(types.parameters, taken):
        found = types.told.inputs[p.name]
        asked = set().union(*map(lengths.names, found.axes)) if type(found) is Array else set()
        for symbol in sorted(asked & set(types.told.free) - set(order)):
            if f.symbols.names[symbol] in words:
                order.append(symbol)
                parameters.append(f"long long {f.symbols.names[symbol]}")
        order.append(p.name)
        parameters.append(text)
    parameters += given
    kind = C_TYPES[f.signature.returns] if f.signature.returns else "void"
    head = f"{kind} {about.name}({', '.join(parameters) or 'void'})"
    said = comment(f.symbols, f.signature.results, about)
    lines = [*said, *broken(head), "{", *_unused(lines, parameters), *lines, "}"]
    return Whole(lines, f.symbols, order, f.signature.results, called)


def _called(about: About, count: int) -> list[str]:
    """What the results of the whole are called: dx for a derivative by x."""
    rest = [f"value{k}" for k in range(len(about.outputs), count)]
    pairs = zip_longest([*about.outputs[:count], *rest], about.by)
    return [partial_name(by) if by else name for name, by in pairs]


def _unused(body: list[str], parameters: list[str]) -> list[str]:
    """Lines that say of parameters that the body leaves them aside."""
    words = words_read(body)
    names = [re.findall(r"\w+", p.partition("[")[0])[-1] for p in parameters]
    return [f"    (void){n};" for n in names if n not in words]


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
