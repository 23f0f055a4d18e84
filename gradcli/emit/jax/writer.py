"""The statements and expressions of a core program, in JAX's words.

Names keep their values within a function, so that what a branch or a round of a loop changes is
what a function of it gives back; elements are written to copies.  Expressions are those of printed
NumPy, with jnp for np.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial, reduce
from typing import Any

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, While
from gradcli.core.types.kind_rules import axes_of
from gradcli.emit.jax import flow, lengths, wanted
from gradcli.emit.jax.choices import Choice, Way, choice_of, is_choice, is_inner
from gradcli.emit.jax.forms import FORMS, STARTS
from gradcli.emit.jax.refused import refused
from gradcli.emit.jax.stacks import Around, appends, is_counted, part_of, saved_from
from gradcli.emit.python.writer import ARGUMENTS, PythonWriter, counted, text_of_row
from gradcli.emit.texts import text as texts
from gradcli.language.syntax import surface
from gradcli.lowering.raising.restore import COMPARED, PREFIXED, SYMBOLS, path
from gradcli.typed.no_form import no_text

WRITTEN = {"add": "add", "subtract": "add", "multiply": "multiply"}  # row -> what x.at[i] calls it
UNTRACED = frozenset(("sinc_derivative",))  # rows whose function takes no tracer
MADE = frozenset(("zeros", "ones", "full", "eye", "identity", "arange"))  # of so many elements
JOINED = frozenset(("concatenate", "append", "hstack", "vstack"))
LOCALS = ("then", "orelse", "step", "test")  # functions that are made where they are used
LIST = "list"  # the kind of a stack


class JaxWriter(PythonWriter):
    """One printing; `lifted`: function -> the names of the top level that it reads, which it is
    given; `called`: what the functions are called that are made where they are used."""

    def __init__(
        self, program: ir.Program, renamed: dict[str, str], lifted: dict[str, set[str]],
        called: dict[str, str], jumps: flow.Jumps,
    ):  # fmt: skip
        super().__init__(program, True, renamed)
        self.lifted, self.called, self.jumps = lifted, called, jumps
        self.inside = 0  # loops around what is being written
        self.way, self.memos = Way(), dict[tuple, dict[int, surface.Node]]()
        self.memo = self.memos.setdefault((None, self.way), {})
        self.in_runs: dict[str | None, set[str]] = {}
        self.choices: dict[tuple, Choice | None] = {}
        self.leaf_names: dict[int, str] = {}  # what a part of a side is called in it

    # -- expressions ------------------------------------------------------------------------------
    @contextmanager
    def writing(self, way: Way) -> Iterator[None]:
        """In which expressions are written in a way; each node once in a function."""
        outer = self.way, self.memo
        self.way, self.memo = way, self.memos.setdefault((self.scope, way), {})
        yield
        self.way, self.memo = outer

    def expression(self, value) -> surface.Node:
        if type(value) is not Expr:
            return self.number(value)
        order = ir.postorder((value,), self.memo)
        asked = {id(value)}
        for node in reversed(order):
            if id(node) in asked:
                asked.update(map(id, self.parts_of(node)))
        for node in order:
            if id(node) in asked:
                self.memo[id(node)] = self.node(node)
        return self.memo[id(value)]

    def parts_of(self, node: Expr) -> Iterable:
        """What is written of a node in the way that itself is."""
        if self.way.side and not is_inner(node):
            return ()
        choice = self.choice_of(node)
        return node.below if choice is None else choice.leaves or (choice.then, choice.orelse)

    def node(self, node: Expr) -> surface.Node:
        if not self.way.side or is_inner(node):
            return super().node(node)
        if id(node) in self.leaf_names:
            return self.name(self.leaf_names[id(node)])
        with self.writing(Way()):
            return self.expression(node)

    def value_of(self, node: Expr) -> surface.Node:
        op, name = node.op, node.op.name if node.op else ""
        if op is None:
            return super().value_of(node)
        self.check_lengths(node)
        if choice := self.choice_of(node):
            return self.choice(choice)
        form = FORMS.get(name)
        if form is not None:
            return form(self, node, [self.part(a) for a in node.args])
        if op.elementwise and name not in (*SYMBOLS, *COMPARED, *PREFIXED):
            text = texts(name).jax or text_of_row(op, True)
            of_numpy_alone = not texts(name).jax and ("special" in (text or "") or name in UNTRACED)
            if text is None or of_numpy_alone:
                raise no_text(name, "JAX", node, self.program.spelling)
            if text.replace(".", "").replace("_", "").isalnum():
                text += f"({', '.join(ARGUMENTS[: len(op.args)])})"
            args = list(map(self.part, node.args))
            if self.counts(node):
                args[0] = counted(args[0])
            return self.filled(text, args)
        return super().value_of(node)

    def check_lengths(self, node: Expr) -> None:
        """E0109 where a run decides how long a new array is, or a part of one, or which of two."""
        if node.op is ir.SELECT:
            ways = [self.kinds.shapes.of(v, self.scope) or () for v in node.args[1:]]
            if lengths.either(*ways) == lengths.VARIES:
                raise refused(lengths.DECIDED, node)
        if node.op is ir.SLICE or node.op.name in MADE:
            ends = [v for v in node.args if type(v) is Expr]
            if self.asked(ends) & self.decided(self.scope):
                raise refused("an array whose length a run decides", *ends)

    def asked(self, values: list) -> set[str]:
        """The names that values are of, beside those of arrays whose shapes alone are asked."""
        found: set[str] = set()
        waiting = [*values]
        while waiting:
            node = waiting.pop()
            if node.op is None:
                found |= ir.names(node)
            elif node.op not in (ir.LEN, ir.SHAPE) or self.is_list(node.args[0]):
                waiting += [v for v in node.below if type(v) is Expr]
        return found

    def decided(self, scope: str | None) -> set[str]:
        """The names that loops and branches change, which have no value until it is run."""
        if scope not in self.in_runs:
            body = self.program.body if scope is None else self.program.defs[scope].body
            holders = [s for s in ir.statements(body) if type(s) in (For, While, If)]
            self.in_runs[scope] = set().union(*[ir.changed((s,)) for s in holders])
        return self.in_runs[scope]

    def ours(self, name: str, *args: surface.Node) -> surface.Call:
        """A call of one of our own functions."""
        self.used.add(name)
        return surface.Call(path(name), args, ())

    def is_list(self, value) -> bool:
        return type(value) is Expr and self.kinds.of(value, self.scope) == LIST

    def tested(self, value) -> surface.Node:
        """What a test asks."""
        with self.writing(self.way._replace(test=True)):
            return self.value(value)

    def truth(self, value) -> surface.Node:
        made = self.tested(value)
        if type(value) is Expr and not self.is_truth(value):
            return surface.Compare(made, ("!=",), (surface.Number(0, "0"),))
        return made

    def is_real(self, name: str) -> bool:
        """Whether a name may carry a derivative."""
        kind = self.kinds.name(name, self.scope)
        return kind not in ("bool", "int", LIST) and name not in self.program.constants

    def choice_of(self, node: Expr) -> Choice | None:
        """What is chosen, and whether a gate is asked for; None for what is no choice, or needs no
        test of its own."""
        if self.way.test or not is_choice(node):
            return None
        at = self.scope, id(node)
        if at not in self.choices:
            self.choices[at] = choice_of(node, self.program.graph, self.may_carry)
        return self.choices[at]

    def may_carry(self, node: Expr) -> bool:
        """Whether a value may carry a derivative."""
        constant = node.op is None and node.args[0] in self.program.constants
        return not constant and self.kinds.of(node, self.scope) not in ("bool", "int")

    def choice(self, c: Choice) -> surface.Node:
        """A choice between two values, of which the other adds nothing to derivatives."""
        test = self.tested(c.test)
        if not c.leaves:
            self.used.add("np")
            return surface.Call(
                path("np.where"), (test, self.part(c.then), self.part(c.orelse)), ()
            )
        given = [self.part(n) for n in c.leaves]
        for n in c.leaves:
            if id(n) not in self.leaf_names:
                new = len(self.leaf_names) + 1
                self.leaf_names[id(n)] = self.jumps.fresh(f"x{new}") if n.op else n.args[0]
        named = [
            surface.Parameter(self.id(self.leaf_names[id(n)]), None, None, "") for n in c.leaves
        ]
        with self.writing(Way(side=True)):
            sides = [surface.Lambda((*named,), self.expression(v)) for v in (c.then, c.orelse)]
        return self.ours("choose", test, *sides, *given)

    # -- statements -------------------------------------------------------------------------------
    def block_of(self, body: ir.Body, live: set[str], known: set[str]) -> list[surface.Node]:
        """The statements of a body after which `live` are wanted, and before which `known` have
        values."""
        lives = [live]
        for s in reversed(body):
            lives.append(wanted.before((s,), lives[-1], self.lifted))
        out: list[surface.Node] = []
        known, empty = set(known), dict[str, None]()
        for k, (s, after) in enumerate(zip(body, reversed(lives[:-1]))):
            if type(s) is Assign and type(s.value) is Expr and s.value.op is ir.LIST:
                empty |= dict.fromkeys(s.targets)
                continue
            rest = body[k:]
            for stack in [n for n in empty if n in {*wanted.given(s), *walks.names_read((s,))}]:
                out.append(self.emptied(stack, rest, stack if stack in known & live else ""))
                known.add(stack)
                del empty[stack]
            match s:
                case Assign():
                    out.append(self.assigned(s))
                case If():
                    out += self.branch(s, after, known, rest)
                case For() | While():
                    out += self.looped(s, after, known, rest)
            known |= wanted.given(s)
        left = [stack for stack in empty if stack in live]
        return out + [self.emptied(n, (), n if n in known else "") for n in left]

    def emptied(self, stack: str, rest: ir.Body, like: str) -> surface.Assign:
        """A stack without items before the rest of a body; like: one that has a value, as large as
        which it is to be, since one or the other is handed on; "" where there is none."""
        if like:
            replace = surface.Attribute(self.name(like), "_replace")
            made = surface.Call(replace, (), (("size", self.number(0)),))
        else:
            made = self.ours("stack", *self.room(stack, rest))
        return surface.Assign((self.name(stack),), made)

    def call(self, value: Call) -> surface.Node:
        if value.function == flow.OVER:
            lost, stack = map(self.expression, value.args)
            return surface.Binary("|", lost, self.ours("is_over", stack))
        made: Any = super().call(value)
        more = tuple(self.name(n) for n in sorted(self.lifted.get(value.function, ())))
        return surface.Call(made.function, (*made.args, *more), ())

    def assigned(self, s: Assign) -> surface.Node:
        targets = tuple(self.name(t) for t in s.targets)
        match s.value:
            case Call(ir.APPEND, (stack, value)):
                if any(map(self.is_list, parts_of(value))):
                    raise refused("a list that grows as an item of another", value)
                name = self.expression(stack)
                values = map(self.expression, parts_of(value))
                return surface.Assign((name,), self.ours("push", name, *values))
            case Call(ir.POP, (stack,)):
                name = self.expression(stack)
                both = surface.Tuple((name, _bundle(targets or (surface.Name("_"),))))
                return surface.Assign((both,), self.ours("pop", name))
            case Expr(op=op) as value if self.inside and op is not None and op.name in JOINED:
                if ir.names(value) & {*s.targets}:
                    raise refused("an array that a loop makes longer", value)
        if s.index:
            return surface.Assign(targets, self.written(s))
        return surface.Assign((_bundle(targets),), self.value(s.value))

    def written(self, s: Assign) -> surface.Node:
        """An array with another element, or part."""
        name = self.name(s.targets[0])
        if self.kinds.name(s.targets[0], self.scope) == LIST:
            raise refused(f"writes to '{s.targets[0]}', a list that grows,", *s.index)
        parts = [self.value(p) for p in s.index]
        at = surface.Subscript(surface.Attribute(name, "at"), self.subscript(parts))
        how, value = "set", s.value
        if type(value) is Expr and value.op and value.op.name in WRITTEN and self.is_own(s):
            how = WRITTEN[value.op.name]
            made = self.expression(value.args[1])
            made = surface.Unary("-", made) if value.op.name == "subtract" else made
            if how == "add" and not self.inside and all(map(_is_plain_slice, s.index)):
                return self.ours("add_part", name, made, *map(_as_call, parts))
        else:
            made = self.value(value)
        return surface.Call(surface.Attribute(at, how), (made,), ())

    def is_own(self, s: Assign) -> bool:
        """Whether a write adds to what it writes over."""
        left = s.value.args[0]
        return (
            type(left) is Expr
            and left.op is not None
            and left.op.name == "getitem"
            and ir.same(left.args[0], self.program.graph.var(s.targets[0]))
            and len(left.args) == len(s.index) + 1
            and all(map(ir.same, left.args[1:], s.index))
        )

    def room(self, stack: str, body: ir.Body) -> Iterator[surface.Node]:
        """How many items a stack may get, a sum over its appends of the rounds around them, and how
        many values an item has, where these are several."""
        changed, found = ir.changed(body), [*appends(stack, body)]
        values = [parts_of(s.value.args[1]) for s, _ in found]
        self.check_even(stack, values)
        if all([is_counted(around, changed) for _, around in found]):
            terms = [reduce(partial(surface.Binary, "*"), self.rounds(a)) for _, a in found]
            total = reduce(partial(surface.Binary, "+"), terms or [self.number(0)])
            yield self.ours("bounded", total)
        else:
            self.used.add("ROOM")
            yield surface.Name("ROOM")
        if values and len(values[0]) > 1:
            yield self.number(len(values[0]))

    def rounds(self, around: Around) -> list[surface.Node]:
        """The rounds of loops; one outside of any."""
        ends = [map(self.expression, ir.reads(s)) for s in around]
        return [self.ours("length", *e) for e in ends] or [self.number(1)]

    def check_even(self, stack: str, items: list[tuple]) -> None:
        """E0109 where a stack has values of different shapes."""
        for values in zip(*items):
            axes = {axes_of(self.kinds.of(v, self.scope)) for v in values}
            lengths = {self.kinds.shapes.of(v, self.scope) for v in values if type(v) is Expr}
            known = {s for s in lengths if type(s) is tuple and all([type(n) is int for n in s])}
            parts = {part_of(v) for v in values} if axes - {0} or None in axes else ()
            if len(axes - {None}) > 1 or len(known) > 1 or len(parts) > 1:
                raise refused(f"a stack of values of different shapes, '{stack}'", *values)

    def function_named(self, name: str, parameters: list[str], block: list, results: list[str]):
        """A function that is made where it is used, of names that it gives back."""
        value = _bundle(tuple(map(self.name, results)))
        named = tuple(surface.Parameter(self.id(p), None, None, "") for p in parameters)
        whole = (*block, surface.Return(value))
        return surface.Def(self.called[name], named, whole, (), None)

    def start(self, name: str, known: set[str], rest: ir.Body) -> surface.Assign:
        kind = self.kinds.name(name, self.scope)
        if kind == LIST:
            return self.emptied(
                name, rest, next((n for n in saved_from(name, rest) if n in known), "")
            )
        return surface.Assign((self.name(name),), self.number(STARTS.get(kind or "", 0.0)))

    def starts(self, names: list[str], known: set[str], rest: ir.Body) -> list[surface.Node]:
        """Values, before the rest of a body, for names that have none yet, and are not read before
        they have."""
        return [self.start(n, known, rest) for n in names if n not in known]

    def given_back(self, names: list[str], value: surface.Node) -> surface.Node:
        return surface.Assign((_bundle(tuple(map(self.name, names))),), value)

    def branch(self, s: If, live: set[str], known: set[str], rest: ir.Body) -> list[surface.Node]:
        names = sorted(wanted.given(s) & live)
        if not names:
            return []
        sides = (s.body, s.orelse)
        asked = set().union(*[wanted.before(b, {*names}, self.lifted) for b in sides])
        asked |= {n for n in names if self.kinds.name(n, self.scope) == LIST}
        changed = wanted.given(s)
        out = self.starts(sorted(asked - self.program.constants.keys()), known, rest)
        inside = known | asked
        read = sorted(n for n in asked & inside if n in changed or self.is_real(n))
        read = [n for n in read if n not in self.program.constants]
        for name, body in zip(("then", "orelse"), sides):
            block = self.block_of(body, {*names}, inside)
            out.append(self.function_named(name, read, block, names))
        called = [surface.Name(self.called[n]) for n in ("then", "orelse")]
        given = [self.name(n) for n in read]
        test = self.truth(s.test)
        return [*out, self.given_back(names, self.ours("branch", test, *called, *given))]

    def looped(
        self, s: For | While, live: set[str], known: set[str], rest: ir.Body
    ) -> list[surface.Node]:
        names = wanted.carried(s, live, self.lifted)
        if not names:
            return []
        out = self.starts(names, known, rest)
        inside = known | {*names}
        carry = [self.name(n) for n in names]
        step = surface.Name(self.called["step"])
        self.inside += 1
        if isinstance(s, For):
            block = self.block_of(s.body, {*names}, inside | {s.name})
            parameters = [s.name, *[n for n in names if n != s.name]]
            if s.name in names:
                parameters = [self.jumps.fresh(s.name), *names]
                block = [surface.Assign((self.name(s.name),), self.name(parameters[0])), *block]
            out.append(self.function_named("step", parameters, block, names))
            ends = [self.value(v) for v in (s.start, s.stop, s.step)]
            has_count = all(map(self.jumps.is_known, ir.reads(s)))
            call = self.ours("loop" if has_count else "open_loop", step, *ends, *carry)
            if s.reverse:
                call = surface.Call(call.function, call.args, (("reverse", surface.Boolean(True)),))
        else:
            block = self.block_of(s.body, {*names}, inside)
            out.append(self.function_named("step", names, block, names))
            named = tuple(surface.Parameter(self.id(n), None, None, "") for n in names)
            test = surface.Lambda(named, self.truth(s.test))
            call = self.ours("repeat", test, step, *carry)
        self.inside -= 1
        return [*out, self.given_back(names, call)]

    def in_ways(self, body: ir.Body, results: tuple) -> tuple[ir.Body, tuple]:
        """A body whose arrays have one length each, and its results."""
        return lengths.Splitting(self.kinds, self.scope, self.lifted).apart(
            body, results, self.jumps.fresh
        )

    def whole_function(self, d: Def) -> surface.Def:
        """One of the program's functions, given what it reads of the top level too."""
        outer, self.scope = self.scope, d.name
        with self.writing(Way()):
            body, values = self.in_ways(*self.jumps.function(d))
            parameters = [*d.parameters, *sorted(self.lifted[d.name])]
            block = self.block_of(body, ir.names(*values), {*parameters})
            value = _bundle(tuple(map(self.expression, values)))
        self.scope = outer
        named = tuple(surface.Parameter(self.id(p), None, None, "") for p in parameters)
        return surface.Def(self.id(d.name), named, (*block, surface.Return(value)), (), None)


def _is_plain_slice(part) -> bool:
    """Whether a part of an index is a slice without stride whose ends are written out."""
    if type(part) is not Expr or part.op is not ir.SLICE:
        return False
    *ends, stride = part.args
    return stride is None and all([v is None or type(v) is int for v in ends])


def _as_call(part: surface.Node) -> surface.Node:
    """A slice as an argument."""
    assert isinstance(part, surface.Slice)
    ends = [v or surface.NoneLiteral() for v in (part.start, part.stop)]
    return surface.Call(path("slice"), tuple(ends), ())


def parts_of(value) -> tuple:
    """The values that a tuple has, or the only one."""
    return value.args if type(value) is Expr and value.op is ir.TUPLE else (value,)


def _bundle(values: tuple[surface.Node, ...]) -> surface.Node:
    """The values as one: the only one, or a tuple."""
    return values[0] if len(values) == 1 else surface.Tuple(values)
