"""What generated names hold, put where it is read: one walk forwards over a program.

Each assignment of a name makes a new version of it, and a leaf of the graph carries the version
that it reads, so an expression means one value wherever it stands.  A held value may stand in the
place of its name until a version that it reads ends; from there on, and in inner blocks where it
costs more than a name, the name itself is read, whose assignment is still where it was.  What is
no longer read goes with `prune`; `share` prints the versions as the names again.

Only names that the transforms made are replaced: what the author named stays named.
"""

import itertools
from collections.abc import Callable
from contextlib import contextmanager
from functools import cached_property

from gradcli.core import ir, walks
from gradcli.core.alias.views import aliased, own
from gradcli.core.ir import Assign, Call, Def, Expr, For, If, Leave, While, same
from gradcli.core.types.kind_rules import NUMBERS
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.core.walks import leaves
from gradcli.derive.rules.peephole import ZERO, is_zero, simplify
from gradcli.derive.rules.zeros import Zeros, is_name, is_row

LONGEST = 16  # operations of a value that stands in its name's place: a line that can be read


def substitute(program: ir.Program, author: frozenset[str]) -> tuple[ir.Program, dict]:
    """The program with values in the places of generated names, its leaves with versions.

    With it the name that held a value, by the identity of its node.
    """
    walk = _Substitution(program, walks.top_level(program), author)
    walk.ending = not _is_straight(program)
    body = walk.block(program.body)
    outputs = tuple(map(walk.resolve, program.outputs))
    return program.with_body(body, walk.whole(outputs)), walk.hints


class _Substitution(Zeros):
    """One scope: the versions of its names and the values that they hold.

    values: name -> the value that it surely has, over leaves with versions, and the block that gave
    it.  `memo` has what each node became in the block that is walked, and `users` who is made of
    it, so that an assignment makes forgotten what read the name and nothing else.
    """

    def __init__(self, program: ir.Program, body, author: frozenset[str], scope: Scope = None):
        self.program, self.graph, self.author, self.scope = program, program.graph, author, scope
        self.written = walks.written(body)
        # what is written to is nobody else's array, nor is what another scope may write to
        self.writes = program.writes
        self.shared = _of_one_array(body, self.written, self.is_number)
        self.apart = self.written | walks.given_away(body) if self.writes else self.written
        self.lists = {
            s.targets[0] for s in ir.statements(program.body)
            if type(s) is Assign and is_row(s.value, ir.LIST.name)
        } if ir.LIST in self.graph.rows else set()  # fmt: skip
        self.ending = True  # whether a version of a name may end
        self.last = 0  # the newest version of all names
        self.versions: dict[str, int] = dict.fromkeys(program.inputs, 0)
        self.values: dict[str, tuple[object, object]] = {}
        self.memo: dict[int, object] = {}
        self.users: dict[int, list[int]] = {}
        self.changed: set[int] = set()  # nodes in which more than versions is new
        self.above: dict[int, list[int]] = {}  # resolved node -> those made of it
        self.below: set[int] = set()  # resolved nodes whose parts are in `above`
        self.holders: dict[int, list[str]] = {}  # resolved node -> names that hold it
        self.ended: set[int] = set()  # resolved nodes that read a version that ended
        self.hints: dict[int, str] = {}
        self.zeros: set[str] = set()  # names taken for structural zeros in the loop around
        self.ends: list[set[str]] = []  # those of `zeros` that are, where that loop is left

    # -- values -----------------------------------------------------------------------------------
    def resolve(self, value):
        """`value` over the current versions, with what names hold put in."""
        if type(value) is Call:
            return Call(value.function, tuple(map(self.given_away, value.args)))
        if type(value) is not Expr:
            return value
        memo, users, changed = self.memo, self.users, self.changed
        for node in ir.postorder((value,), memo):
            if node.op is None:
                name = node.args[0]
                new = self.read(name)
                if not is_name(new):  # another name is no reason to round in another order
                    changed.add(id(node))
            else:
                new = node
                for part in node.below:
                    if memo[id(part)] is not part:
                        new = self.made_anew(node)
                        break
                if self.ending:
                    for part in node.below:
                        users.setdefault(id(part), []).append(id(node))
            memo[id(node)] = new
        return memo[id(value)]

    def given_away(self, given):
        """The value of an argument or a result, an array of its own where it was one."""
        value = self.with_shape(self.resolve(given), given)
        if not self.writes or kinds_of(self.program).is_number(given, self.scope):
            return value
        return own(value, given)

    def made_anew(self, node: Expr):
        memo, changed = self.memo, self.changed
        args, attrs = walks.arguments(node, memo)
        if any(map(is_zero, args)) and not node.op.elementwise:
            if is_zero(simplify(self.graph, node.op, args, attrs)):
                changed.add(id(node))
                return ZERO
            args = tuple(map(self.with_shape, args, node.args))
        for part in node.below:
            if id(part) in changed:
                changed.add(id(node))
                return self.graph.node(node.op, args, attrs)
        return self.graph.intern(node.op, args, attrs)  # as its author wrote it

    def read(self, name: str):
        """What a variable is read as: the value it holds, or its present version."""
        if name in self.values:
            value, block = self.values[name]
            if type(value) is not Expr or value.op is None:
                return value
            if block is self.memo and name not in self.written:
                return value
        return self.graph.var(name, self.versions.get(name, 0))

    def value(self, name: str):
        """What a name surely holds; None where that is not known."""
        return self.values[name][0] if name in self.values else None

    def whole(self, outputs: tuple) -> tuple:
        """The outputs; where they are one name its value, however long it is."""
        if len(outputs) != 1 or not is_name(outputs[0]):
            return outputs
        name = outputs[0].args[0]
        value = None if name in self.written else self.value(name)
        return outputs if value is None else (value,)

    def is_number(self, name: str) -> bool:
        return kinds_of(self.program).name(name, self.scope) in NUMBERS

    # -- versions ---------------------------------------------------------------------------------
    def forget(self, name: str) -> None:
        """What read `name` in this block is read anew."""
        stack = [id(self.graph.var(name))]
        while stack:
            i = stack.pop()
            if i in self.memo:
                del self.memo[i]
                self.changed.discard(i)
                stack += self.users.pop(i, ())

    def end(self, name: str) -> None:
        """The version of `name` ends, and with it every held value that reads it."""
        if name not in self.versions:  # the first value of a name needs no number
            self.versions[name] = 0
            return
        stack = [id(self.graph.var(name, self.versions[name]))]
        while stack:
            i = stack.pop()
            if i in self.ended:
                continue
            self.ended.add(i)
            for holder in self.holders.pop(i, ()):
                if id(self.value(holder)) == i:
                    del self.values[holder]
                    self.forget(holder)
            stack += self.above.pop(i, ())
        self.last += 1
        self.versions[name] = self.last
        self.forget(name)

    def watch(self, value) -> None:
        """The end of what `value` reads will be its own."""
        stack = [value] if self.ending else []
        while stack:
            node = stack.pop()
            if type(node) is Expr and id(node) not in self.below:
                self.below.add(id(node))
                for part in node.below:
                    self.above.setdefault(id(part), []).append(id(node))
                stack += node.below

    def hold(self, name: str, value) -> None:
        """`name` has `value`, which is watched, from here on."""
        self.values[name] = value, self.memo
        if type(value) is Expr:
            self.holders.setdefault(id(value), []).append(name)
            if value.op is not None:
                self.hints.setdefault(id(value), name)

    def drop(self, names) -> None:
        """Nothing is known of `names`."""
        for n in names:
            self.values.pop(n, None)
            self.forget(n)

    # -- statements -------------------------------------------------------------------------------
    def block(self, body) -> tuple:
        return tuple([self.statement(s) for s in body])

    @contextmanager
    def inner(self):
        """A block of its own: what nodes became around it is not looked at, and stays."""
        outer = self.memo, self.users, self.changed
        self.memo, self.users, self.changed = {}, {}, set()
        yield
        self.memo, self.users, self.changed = outer

    def statement(self, s):
        match s:
            case Assign(targets, _, Call()):
                value = self.resolve(s.value)
                return self.assigned(self.changing((s,)), Assign(targets, (), value))
            case Assign(targets, (), value):
                return self.assign(targets[0], value)
            case Assign(targets, index, value):
                new = Assign(targets, tuple(map(self.resolve, index)), self.resolve(value))
                return self.assigned(self.changing((s,)), new)
            case If():
                return self.branches(s)
            case For(name, start, stop, step, reverse, body):
                start, stop, step = [self.resolve(v) for v in (start, stop, step)]
                _, inner = self.loop(None, body, self.changing((s,)))
                return For(name, start, stop, step, reverse, inner)
            case While(test, body):
                return While(*self.loop(test, body, self.changing(body)))
            case Leave(how, values):
                self.ends.append(self.zeros_left())
                return Leave(how, self.whole(tuple(map(self.given_away, values))))
            case Def():
                return self.function(s)
        ir.assert_never(s)

    def changing(self, body) -> list[str]:
        """The names that a body changes, also by a write to their array through another, in an
        order that no hash decides: versions are counted."""
        names = ir.changed(body)
        others = (self.shared[n] for n in walks.written(body) & self.shared.keys())
        return sorted(names.union(*others))

    def assigned(self, names, s: Assign) -> Assign:
        """`s`, after which nothing is known of `names`."""
        for n in names:
            self.values.pop(n, None)
            self.end(n)
        return s

    def assign(self, target: str, given) -> Assign:
        value = self.resolve(given)
        if is_zero(value) and type(given) is Expr and not self.is_number(target):
            value = self.zeros_of(given)
        elif (
            is_name(value) and not is_name(given)
            and self.apart & {target, value.args[0]} and not self.is_number(target)
        ):  # fmt: skip
            value = own(value, given)
        if value is self.graph.var(target, self.versions.get(target, 0)):
            return Assign((target,), (), value)  # it keeps its value
        value = self.first_term(target, self.as_real(target, value, given))
        self.watch(value)
        new = self.assigned((target,), Assign((target,), (), value))
        if self.is_held(target, value):
            self.hold(target, value)
            if type(value) is Expr and value.size > LONGEST:
                self.values[target] = value, None  # known, and read in no place but an output
        return new

    def is_held(self, target: str, value) -> bool:
        """Whether `target` may be read as `value`."""
        if type(value) is not Expr:
            return target not in self.author and isinstance(value, (int, float))
        if id(value) in self.ended:
            return False
        if value.op is None:
            name = value.args[0]  # what is appended to a list goes to its own name
            if {name, target} & self.lists:
                return False
            return name != target and not {name, target} <= self.author
        return target not in self.author and value.op is not ir.LIST

    def branches(self, s: If) -> If:
        test, names = self.resolve(s.test), self.changing((s,))
        for n in names:
            self.end(n)
        before = {n: self.values[n] for n in names if n in self.values}
        bodies, known = [], []
        for body in (s.body, s.orelse):
            with self.inner():
                for n in names:
                    self.values.pop(n, None)
                self.values |= before
                bodies.append(self.block(body))
                for n in names:
                    self.end(n)
                known.append({n: self.value(n) for n in names if n in self.values})
        self.drop(names)
        then, orelse = known
        for n, value in _agreed(then, orelse, s).items():
            if type(value) is not Expr or value.size <= LONGEST:
                self.hold(n, value)
        return If(test, *bodies)

    def loop(self, test, body, names: list[str]) -> tuple:
        """A loop's test and body, which assigns `names`.

        Nothing is known of these in it and after it, except that a structural zero which every
        round leaves zero stays one.
        """
        for n in names:
            self.end(n)
        zeros = {n for n in names if is_zero(self.value(n))}
        outer = self.zeros, self.ends
        while True:
            self.zeros, self.ends = zeros, []
            with self.inner():
                self.drop(names)
                self.values |= dict.fromkeys(zeros, (ZERO, None))
                head, inner = self.resolve(test), self.block(body)
                if not leaves(body):
                    self.ends.append(self.zeros_left())
                for n in names:
                    self.end(n)
            kept = zeros.intersection(*self.ends)
            if kept == zeros:
                break
            zeros = kept
        self.zeros, self.ends = outer
        self.drop(names)
        self.values |= dict.fromkeys(zeros, (ZERO, None))
        return head, inner

    def zeros_left(self) -> set[str]:
        return {n for n in self.zeros if is_zero(self.value(n))}

    def function(self, d: Def) -> Def:
        """A function's body, which may read numbers of the top level that never change."""
        local = {*d.parameters, *ir.assigned(d.body)}
        walk = _Substitution(self.program, d.body, self.author, d.name)
        walk.hints = self.hints
        walk.versions = dict.fromkeys(d.parameters, 0)
        for n, value in self.constants.items():
            if n not in local and n not in self.author:
                walk.values[n] = value, None
        return Def(d.name, d.parameters, walk.block(d.body))

    @cached_property
    def constants(self) -> dict:
        """Names that one top-level statement gives a number, which functions may read."""
        count: dict[str, int] = {}
        for s in ir.statements(self.program.body):
            for n in s.parameters if type(s) is Def else ir.given(s):
                count[n] = count.get(n, 0) + 1
        return {
            s.targets[0]: s.value
            for s in self.program.body
            if type(s) is Assign and not s.index and len(s.targets) == 1
            and count[s.targets[0]] == 1 and isinstance(s.value, (int, float))
        }  # fmt: skip


def _is_straight(program: ir.Program) -> bool:
    """Whether no name of a program gets a second value."""
    given = set(program.inputs)
    for s in program.body:
        if type(s) is not Assign or s.index or type(s.value) is Call:
            return False
        if not given.isdisjoint(s.targets):
            return False
        given.update(s.targets)
    return True


def _of_one_array(body, written: set[str], is_number: Callable[[str], bool]) -> dict[str, set[str]]:
    """Names that are written to -> those that may have one array with them, by what they are given:
    after y = x a write to x, of the sweep back too, is seen in y."""
    links: dict[str, set[str]] = {}
    for s in ir.statements(body) if written else ():
        if type(s) is Assign and not s.index:
            values = s.value.args if type(s.value) is Call else (s.value,)
            for n in set().union(*map(aliased, values)):
                for target in itertools.filterfalse(is_number, s.targets):
                    links.setdefault(n, set()).add(target)
                    links.setdefault(target, set()).add(n)
    found = {}
    for name in written & links.keys():
        group, waiting = {name}, [name]
        while waiting:
            new = links[waiting.pop()] - group
            group |= new
            waiting += new
        found[name] = group
    return found


def _agreed(one: dict, two: dict, s: If) -> dict:
    """What both branches know; a branch that leaves does not reach what follows."""
    if leaves(s.body):
        return two
    if leaves(s.orelse):
        return one
    return {n: v for n, v in one.items() if n in two and same(v, two[n])}
