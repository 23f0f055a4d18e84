"""One C function: its signature, the declarations that its body begins with, and what it frees.

A parameter is a number, an array (`const double *x`, after its length where that is not known), or
a pointer that a result is written to.  What a function of the program reads of the top level is
passed to it, after its own parameters.
"""

import re
from collections import Counter
from itertools import zip_longest

from gradcli.core import ir, walks
from gradcli.core.ir import APPEND, POP, Assign, Call, Def, Expr, Leave, fresh
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope
from gradcli.emit.about import About, partial_name
from gradcli.emit.c.comment import comment
from gradcli.emit.c.left_aside import with_unread, words_read
from gradcli.emit.c.names import C_TYPES, RESERVED
from gradcli.emit.c.refusals import refuse
from gradcli.emit.c.scopes import declared
from gradcli.emit.c.stacks import rooms
from gradcli.emit.c.statements import Leaving, Statements, _name
from gradcli.emit.c.text import Block, Line, broken, laid_out
from gradcli.emit.c.types import lengths
from gradcli.emit.c.types.infer import Types
from gradcli.emit.c.types.parameters import given_to, passed, returned
from gradcli.emit.c.types.ranges import Ranges
from gradcli.emit.c.types.uses import calls
from gradcli.emit.c.types.values import MIXED, Array, Stack, Type, as_real


class Function(Statements):
    """The printer of one function: of the whole where `scope` is None, else of one of its own."""

    def __init__(
        self, types: Types, scope: Scope, names: dict[str, str], body: tuple, about: About
    ):
        self.types, self.scope, self.ranges = types, scope, Ranges(types)
        self.author = frozenset(types.taken) if about.author is None else about.author
        self.statements, self.names = body, dict(names)
        self.taken = {*RESERVED, about.name, *(names[f] for f in types.defs)}
        self.taken |= {names[n] for n in types.program.constants}
        self.taken |= {names[n] for n in self.own_names(body) if n in names}
        self.out: list[Line] = []
        self.held, self.counters, self.heap = {}, [], []
        self.aliases: dict[str, str] = {}
        self.results: list[tuple[str, Type]] = []
        self.returns: str | None = None
        own = ir.assigned(body)
        self.stacks = sorted(n for n in own if type(types.name(n, scope)) is Stack)
        self.given: set[str] = set(self.stacks)
        self.reset = {n for n in self.stacks if not self._starts_once(n)}
        once = [n for n in self.stacks if n not in self.reset]
        self.rooms = rooms(types, body, scope, once)
        self.counts = {
            n: fresh(self.taken, f"{n.removesuffix('_stack')}_count")
            for n, room in self.rooms.items() if room.places is None
        }  # fmt: skip
        self.written = {n for s in ir.statements(body) if type(s) is Assign for n in s.targets}
        self.copies: list[tuple[str, str, Array]] = []

    def own_names(self, body: tuple) -> set[str]:
        """The names of the program that the function has: what it is given, and assigns."""
        types = self.types
        found = set(ir.assigned(body)) | set(types.free)
        if self.scope is None:
            return found | set(types.program.inputs)
        given = {g.name for g in given_to(types, self.scope)}
        return found | given

    def _starts_once(self, stack: str) -> bool:
        """Whether a stack is made once, where the function begins: not in a loop."""
        made = [
            s for s in ir.statements(self.statements)
            if type(s) is Assign and stack in s.targets
        ]  # fmt: skip
        return len(made) == 1 and any(s is made[0] for s in self.statements)

    # -- the signature ----------------------------------------------------------------------------
    def take(self, name: str, found: Type) -> str:
        """A parameter's text; an array that the body changes is copied first."""
        self.given.add(name)
        if type(found) is not Array:
            return f"{C_TYPES[found]} {self.names[name]}"
        shown = self.names[name]
        if name in self.written:
            shown = fresh(self.taken, f"{shown}_given")
            self.copies.append((self.names[name], shown, found))
            if type(self.size(found)) is not int:
                self.heap.append((C_TYPES[found.kind], self.names[name], self.size(found)))
        size = self.size(found)
        kind = f"const {C_TYPES[found.kind]} "
        return f"{kind}{shown}[{size}]" if type(size) is int else f"{kind}*{shown}"

    def give(self, outputs: list[tuple], bases: list[str]) -> list[str]:
        """The texts of the parameters that results are written to; sets what is returned.

        outputs: for each way out the values; bases: what the results are called.
        """
        results = self.result_types
        if any(found is None or found == MIXED for found in results):
            refuse("a function that gives back values of different shapes")
        if len(results) == 1 and results[0] in NUMBERS:
            self.returns = results[0]
            return []
        out = []
        for k, (found, base) in enumerate(zip(results, bases)):
            alias = _name(outputs[0][k])
            others = [w for v in outputs for j, w in enumerate(v) if j != k]
            alone = all(_name(v[k]) == alias for v in outputs)
            alone = alone and alias not in map(_name, others)
            if type(found) is Array and alone and alias:  # one of whole numbers is no derivative
                alone = self.types.name(alias, self.scope) == found
            if not (alone and alias and alias not in self.given and alias in self.written):
                alias = None
            read = alias in ir.names(*others)
            if alias and (type(found) is Array or (not read and self._is_set_once(alias, found))):
                name = self.names[alias]
                own = alias in self.author or base in self.taken
                if not own or name in {*bases[:k], *bases[k + 1 :]}:  # another result's name
                    self.taken.discard(name)
                    name = self.names[alias] = fresh(self.taken, base)
                self.aliases[name] = alias
                self.given.add(alias)
                if type(found) is not Array:
                    self.names[alias] = f"*{name}"
            else:
                name = self.result(base)
            self.results.append((name, found))
            if type(found) is not Array:
                out.append(f"{C_TYPES[found]} *{name}")
                continue
            size = self.size(found)
            kind = C_TYPES[found.kind]
            out.append(f"{kind} {name}[{size}]" if type(size) is int else f"{kind} *{name}")
        return out

    def result(self, base: str) -> str:
        """The name of a result, for which in the whole a name not of the author gives way."""
        local = next((n for n in self.written - self.given if self.names[n] == base), None)
        if self.scope is None and local is not None and local not in self.author:
            self.names[local] = fresh(self.taken, f"{base}_")
            return base
        return fresh(self.taken, f"{base}_out" if base in self.taken else base)

    def _is_set_once(self, local: str, found: Type) -> bool:
        """Whether a number is assigned in one place that all ways pass, and only given back."""
        sets = [
            s for s in ir.statements(self.statements)
            if (type(s) is Assign and local in s.targets) or getattr(s, "name", "") == local
        ]  # fmt: skip
        inner = [s for s in ir.statements(self.statements) if type(s) is not Leave]
        read = any(local in self.reads(s) for s in inner)
        whole = self.types.name(local, self.scope) == found
        return whole and not read and len(sets) == 1 and any(s is sets[0] for s in self.statements)

    # -- calls ------------------------------------------------------------------------------------
    def arguments(self, call: Call) -> list[str]:
        """What a call passes, but for the places of its results."""
        out, f = [], call.function
        parameters = self.types.defs[f].parameters
        for g in given_to(self.types, f):
            if g.how == "own":
                value = call.args[parameters.index(g.name)]
                array = type(g.type) is Array
                text = self.memory_of(value, g.type.kind) if array else self.text(value).text
                out.append(text)
            elif g.how == "length":
                out.append(self.length(passed(self.types, g.name, call, self.scope)).text)
            else:
                out.append(self.names[g.name])
        return out

    # -- the whole --------------------------------------------------------------------------------
    def reads(self, s) -> set[str]:
        """The names that a statement itself reads; a call reads what its function does."""
        values = ir.reads(s)
        found = ir.names(*values)
        for v in calls(values):
            if v.function not in (APPEND, POP):
                found |= self.types.reads[v.function]
        index = {s.targets[0]} if type(s) is Assign and s.index else set()
        return found | index

    def lines(self, last: tuple = ()) -> list[str]:
        """The lines of the body; `last` are the values that the whole gives back."""
        ends = ir.names(*last)
        for v in calls(last):
            ends |= self.types.reads[v.function]
        wanted = {n for n in ir.assigned(self.statements) if n not in self.given}
        self.declared = declared(self.statements, ends, wanted, self.reads)
        self.heaped(wanted)
        self.reading = _readings(self.statements, last)
        body = self.body(self.statements, last)
        return with_unread(laid_out([*self.starts(), *_freed(body, self.frees())]))

    def heaped(self, wanted: set[str]) -> None:
        """Arrays whose lengths only run time knows get their memory where the function begins."""
        for n, (found, _, _) in self.rooms.items():
            if self.size_in_place(found) is None:
                self.heap.append((C_TYPES[found.kind], self.names[n], self.size(found)))
        for n in sorted(wanted):
            found = self.types.name(n, self.scope)
            if type(found) is Array and not self.declaration(self.names[n], found):
                self.given.add(n)

    def starts(self) -> list[str]:
        """What the body begins with: parameters that it leaves aside, copies, stacks, memory."""
        out = []
        for kind, name, size in self.heap:
            out.append(f"{kind} *{name} = memory({self.turns(size).text}, sizeof *{name});")
        for name, shown, found in self.copies:
            size, kind = self.size(found), C_TYPES[found.kind]
            if not any(name == n for _, n, _ in self.heap):
                out.append(f"{kind} {name}[{size}];")
            count = self.length(size).text
            out.append(f"memcpy({name}, {shown}, {count}*sizeof *{name});")
        for n, (found, _, _) in self.rooms.items():
            size = self.size_in_place(found)
            if size is not None:  # set to 0: compilers cannot tell what is pushed
                out.append(f"{C_TYPES[found.kind]} {self.names[n]}[{size}] = {{0}};")
        out += [f"{self.rooms[n].count} {count} = 0;" for n, count in self.counts.items()]
        growing = [n for n in self.stacks if n not in self.rooms]
        return out + [f"struct stack {self.names[n]} = {{0}};" for n in growing]

    def frees(self) -> list[str]:
        growing = [n for n in self.stacks if n not in self.rooms]
        return [f"free({self.names[n]}.at);" for n in growing] + [
            f"free({name});" for _, name, _ in self.heap
        ]

    def unused(self, body: list[str], parameters: list[str]) -> list[str]:
        """Lines that say of parameters that the body leaves them aside."""
        words = words_read(body)
        names = [re.findall(r"\w+", p.partition("[")[0])[-1] for p in parameters]
        return [f"    (void){n};" for n in names if n not in words]


class OwnFunction(Function):
    """A function of the program, in C."""

    def __init__(self, types: Types, d: Def, names: dict[str, str], about: About):
        super().__init__(types, d.name, names, d.body, about)
        self.d = d
        self.result_types = returned(types, d.name)

    def head(self) -> tuple[str, list[str]]:
        """The line that begins the function, and its parameters."""
        parameters = [self.take(g.name, g.type) for g in given_to(self.types, self.d.name)]
        ways = [s.values for s in ir.statements(self.d.body) if type(s) is Leave and s.values]
        parameters += self.give(ways, self.bases(ways))
        kind = C_TYPES[self.returns] if self.returns else "void"
        return f"static {kind} {self.names[self.d.name]}({', '.join(parameters)})", parameters

    def bases(self, ways: list[tuple]) -> list[str]:
        """What results are called: as the name that every return gives, else `result`."""
        out = []
        for k in range(len(self.result_types)):
            found = {_name(v[k]) for v in ways}
            name = found.pop() if len(found) == 1 else None
            out.append(self.names.get(name, name) if name in self.written else self.base(k))
        return out

    def base(self, k: int) -> str:
        return "result" if len(self.result_types) == 1 else f"result{k + 1}"

    def printed(self) -> list[str]:
        head, parameters = self.head()
        body = self.lines()
        if body[-1] == "    return;":
            body.pop()
        return [*broken(head), "{", *self.unused(body, parameters), *body, "}", ""]


class WholeFunction(Function):
    """The function of the whole program, which the file is for."""

    def __init__(self, types: Types, program: ir.Program, names: dict[str, str], about: About):
        body = tuple(s for s in program.body if type(s) is not Def)
        super().__init__(types, None, names, body, about)
        self.about, self.outputs = about, program.outputs
        by = [*about.by, *[()] * len(self.outputs)]
        self.result_types = [
            as_real(found) if names else found
            for found, names in zip((types.of(v, None) for v in self.outputs), by)
        ]
        self.order: list[str] = []  # what the function is given: inputs, and lengths before them

    def bases(self) -> list[str]:
        """What the results are called: dx for a derivative by x."""
        names = self.about.outputs[: len(self.outputs)]
        rest = [f"value{k}" for k in range(len(names), len(self.outputs))]
        pairs = zip_longest([*names, *rest], self.about.by)
        return [partial_name(by) if by else name for name, by in pairs]

    def printed(self) -> list[str]:
        """The function, with the comment that documents it."""
        inputs = [(p.name, self.types.inputs[p.name]) for p in self.types.parameters]
        taken = [self.take(name, found) for name, found in inputs]
        given = self.give([self.outputs], self.bases())
        body = self.lines(self.outputs)
        words = set(re.findall(r"\w+", "\n".join(body)))
        parameters = []
        for (name, found), text in zip(inputs, taken):
            asked = set().union(*map(lengths.names, found.axes)) if type(found) is Array else set()
            for symbol in sorted(asked & set(self.types.free) - set(self.order)):
                if self.names[symbol] in words:
                    self.order.append(symbol)
                    parameters.append(f"long long {self.names[symbol]}")
            self.order.append(name)
            parameters.append(text)
        parameters += given
        kind = C_TYPES[self.returns] if self.returns else "void"
        self.head = f"{kind} {self.about.name}({', '.join(parameters) or 'void'})"
        unused = self.unused(body, parameters)
        return [*comment(self), *broken(self.head), "{", *unused, *body, "}"]


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
        if type(line) is Leaving:
            out += line.lines(frees)
        elif type(line) is Block:
            then = line.then
            inner = _freed([then], frees)[0] if then is not None else None
            out.append(Block(line.head, _freed(line.body, frees), inner))
        else:
            out.append(line)
    return out
