"""A session: the program that a dialogue writes, entry by entry.

What an entry leaves behind is its text, not its values: a session is a program at any moment.  An
entry runs after those statements that it needs, found backwards from the names it reads (a
backward slice: Weiser, Program Slicing, 1981), so that `grad y` differentiates by what y was made
of.  An assignment that reads inputs without a value is a formula; a later `x = 3` gives x its value
there.
"""

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from gradcli import calls
from gradcli.calls import Write
from gradcli.calls.bounds import bounded
from gradcli.errors import SESSION, Diagnostic, Source
from gradcli.language.names.outline import CHANGING
from gradcli.language.names.scopes import Scope, scope_of, scopes
from gradcli.language.names.slicing import outer_reads
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import parse
from gradcli.result.derivatives import Result

if TYPE_CHECKING:
    from gradcli.calls import Program

LAST = "_"  # the name of the last value
FRESH = (s.Number, s.Boolean, s.String, s.FString, s.Unary, s.Compare)  # values of no other name
DEFINITIONS = (s.Import, s.ImportFrom, s.Def, s.Declare)
CHANGES = CHANGING | {"assign", "assign_add", "assign_sub"}  # of TensorFlow's variables too


class Statement:
    """A statement of a session: its text, the names it binds, and the names that it reads.

    A pure one changes nothing but what it binds, all of it; others may change what they mention.
    `deferred` are the names that functions in it read when they are called; `shares` tells whether
    what it binds may be, or be part of, what it reads; `effects` are the functions it defines whose
    calls may change their arguments.  `frees` is the name that a `del` leaves without a meaning.
    """

    __slots__ = ("text", "node", "binds", "reads", "deferred", "pure", "shares", "effects", "frees")

    def __init__(self, text: str, node: s.Node, effectful: set[str]):
        self.text, self.node = text, node
        top = scope_of(node)
        self.binds = frozenset(top.bindings)
        self.reads = frozenset(outer_reads(top))
        self.deferred = frozenset(_deferred_reads(top))
        changing = _changes(top, effectful)
        self.pure = type(node) in DEFINITIONS or (type(node) is s.Assign and not changing)
        value = node.value if type(node) is s.Assign else None
        fresh = type(value) in FRESH or (type(value) is s.Binary and value.op not in ("+", "*"))
        self.shares = type(node) not in DEFINITIONS[:2] and not fresh
        self.effects = self.binds if changing else frozenset()
        self.frees = ""
        if type(node) is s.Delete and type(node.targets[0]) is s.Name:
            self.frees = node.targets[0].id
            self.reads, self.pure, self.shares = frozenset(), True, False
        if not self.pure:
            self.reads |= self.binds


class Formula:
    """What an entry says whose inputs have no value: its program, those inputs, and its name, None
    of an expression."""

    __slots__ = ("program", "inputs", "name")

    def __init__(self, program, inputs: tuple[str, ...], name: str | None):
        self.program, self.inputs, self.name = program, inputs, name


class Session:
    """The statements that were entered, and the values that inputs of formulas were given."""

    __slots__ = ("statements", "given", "effectful")

    def __init__(self):
        self.statements: list[Statement] = []
        self.given: dict[str, str] = {}  # an input -> the statement that gives it a value
        self.effectful: set[str] = set()  # the functions whose calls may change their arguments

    @property
    def names(self) -> tuple[str, ...]:
        """The names that have a meaning, in the order in which they came."""
        bound: dict[str, None] = {}
        for statement in self.statements:
            bound.update(dict.fromkeys(sorted(statement.binds)))
            bound.pop(statement.frees, None)
        return tuple(name for name in dict.fromkeys([*self.given, *bound]) if name != LAST)

    @property
    def functions(self) -> dict[str, s.Def]:
        """The functions among the names, by their names."""
        found: dict[str, s.Def] = {}
        for statement in self.statements:
            for name in statement.binds:
                found.pop(name, None)
            if type(statement.node) is s.Def:
                found[statement.node.name] = statement.node
        return found

    def reset(self) -> None:
        """Forget all that was entered."""
        self.statements, self.given, self.effectful = [], {}, set()

    @property
    def last(self) -> str:
        """The expression that was entered last; "" where none was."""
        for statement in reversed(self.statements):
            if LAST in statement.binds and not statement.frees:
                return statement.text.removeprefix(f"{LAST} = ")
        return ""

    def text(self) -> str:
        """The session as a program."""
        return "".join(f"{line}\n" for line in self._needed(set(self.names)))

    def before(self, text: str) -> str:
        """The statements that the program `text` needs, to stand before it."""
        names = outer_reads(scopes(parse(Source(text, SESSION))))
        return "".join(f"{line}\n" for line in self._needed(names))

    def known(self, text: str) -> frozenset[str]:
        """The names that have a meaning, but for those that the program `text` binds."""
        return frozenset(self.names) - scopes(parse(Source(text, SESSION))).bindings.keys()

    def to_simplify(self, text: str) -> str:
        """The program `text` after the functions that it calls; names of values stay as they are.

        That of a name alone is what the name was said to be.
        """
        *_, last = (None, *(x for x in self.statements if x.binds == {text}))
        if last is not None and type(last.node) is s.Assign and not _is_function(last.node):
            text = last.text[last.node.value.span[0] - last.node.span[0] :]
        names = outer_reads(scopes(parse(Source(text, SESSION))))
        said = {x.text for x in self.statements if _is_function(x.node)}
        kept = [line for line in self._needed(names) if line in said]
        return "".join(f"{line}\n" for line in [*kept, text])

    def program(self, text: str):
        """The Program of `text` with what it needs of the session."""
        return calls.program(self.before(text) + text, SESSION)

    def placed(self, error: Diagnostic) -> Diagnostic:
        """An error of a program of the session as one of the statements alone that it is of: of the
        entry, most often, whose first line is line 1 then."""
        for one in (error, *error.others):
            if one.source is None or one.source.name != SESSION or one.span is None:
                continue
            spans = [one.span, *(span for span, _ in (*one.seconds, *one.calls) if span)]
            parts = self._parts(one.source.text)
            _place(one, [(a, b) for a, b in parts if any(a <= at <= b for at, _ in spans)])
        return error

    def _parts(self, text: str) -> Iterator[tuple[int, int]]:
        """Where the statements of the session that a program begins with lie, and what follows."""
        known = {*self.given.values(), *(statement.text for statement in self.statements)}
        start = 0
        while start < len(text):
            fits = [x for x in known if text.startswith(f"{x}\n", start)]
            end = start + len(max(fits, key=len)) if fits else len(text)
            yield start, end
            start = end + 1

    def load(self, data: bytes, name: str) -> None:
        """Enter the program of a file, the bytes `data`."""
        from gradcli.language.syntax.text import decode

        self.enter(decode(data, name, calls.MAX_SOURCE).text)

    @bounded
    def enter(
        self, text: str, *, limits=None, write: Write | None = None
    ) -> Result | Formula | None:
        """Run the entry `text` and keep what it binds: the Result of an expression, or None.

        A Formula where inputs of it have no value.  A Diagnostic where it is wrong or fails:
        nothing of it is kept then.
        """
        from gradcli.evaluator.run import run

        module = parse(Source(text, SESSION))
        if self._gives(module) or self._frees(module):
            return None
        before = self.before(text)
        program = calls.program(before + text, SESSION)
        asks = type(module.body[-1]) is s.Expression and program.target is not None
        missing = tuple(name for name, x in program.inputs.items() if x.default is None)
        found: Result | Formula | None = None
        if missing:
            named = None if asks else program.target
            found = Formula(program, missing, None if named is None else named.name)
        elif asks:
            found = _value(program, limits, _beyond(before, limits, write))
        else:
            run(program, {}, of=(), limits=limits, write=_beyond(before, limits, write))
        self._keep(module, has_value=found is not None)
        declares = all(type(node) in DEFINITIONS for node in module.body)
        return None if missing and declares else found

    def _gives(self, module: s.Module) -> bool:
        """Whether the entry is `x = …` of an input x of formulas; the value is kept as x's then.
        So is `x += 1`, of an x that has one.

        A value that reads names of the session is worked out: it stands before all of them.  One
        that reads others is a formula too, which stands behind what these are given later.
        """
        node = module.body[0]
        if type(node) is s.AugAssign and type(node.target) is s.Name and len(module.body) == 1:
            if node.target.id not in self.given:
                return False
            module = parse(Source(_spelled_out(module.source, node.target.id, node), SESSION))
            node = module.body[0]
        if len(module.body) > 1 or type(node) is not s.Assign or len(node.targets) > 1:
            return False
        name = node.targets[0].id if type(node.targets[0]) is s.Name else ""
        declared: list[Statement] = []
        for statement in self.statements:
            declared = [] if statement.frees == name else declared
            declared += [statement] if name in statement.binds - {statement.frees} else []
        if name not in self.given and name not in self._free():
            return False
        text = _text(module.source, node)
        reads = outer_reads(scopes(module))
        if not reads.isdisjoint({name, LAST, *self.names}):
            value = calls.value(self.program(_text(module.source, node.value)), {}).value
            text = f"{name} = {value!r}"
        if declared:
            text = declared[0].text + text[len(name) :]
        calls.program(text, SESSION)
        self.statements = [x for x in self.statements if x not in declared]
        self.given.pop(name, None)
        self.given[name] = text
        return True

    def _frees(self, module: s.Module) -> bool:
        """Whether the entry is `del x` of names of the session, which have no meaning then."""
        known = {*self.names}
        for node in module.body:
            if type(node) is not s.Delete or not all(_is_of(x, known) for x in node.targets):
                return False
        self._keep(module, has_value=False)
        return True

    def _free(self) -> set[str]:
        """The inputs of the session's formulas that have no value."""
        needed = [{*self.names}]
        if any(statement.frees for statement in self.statements):
            needed = [{name} for name in self.names]  # one may be freed, and have made another
        texts = ("".join(f"{line}\n" for line in self._needed(names)) for names in needed)
        programs = [calls.program(text, SESSION) for text in texts if text]
        inputs = (pair for program in programs for pair in program.inputs.items())
        return {name for name, x in inputs if x.default is None}

    def _needed(self, names: set[str]) -> list[str]:
        """The texts of the statements that `names` depend on, in their order."""
        late = self._late()

        def with_late(names) -> set[str]:
            return set(names).union(*(late.get(name, ()) for name in names))

        needed, kept = with_late(names), []
        for statement, touched in reversed(list(zip(self.statements, self._touched()))):
            if not touched & needed:
                continue
            if statement.pure:
                needed -= statement.binds
            needed |= with_late(statement.reads)
            frees, text = statement.frees, statement.text
            if frees in self.given:  # it was given a value since
                frees, text = "", self.given[frees]
                needed |= outer_reads(scopes(parse(Source(text, SESSION))))
            kept.append((frees, text, statement.binds))
        for name, text in self.given.items():  # each reads what was given after it, if anything
            if name in needed:
                needed |= outer_reads(scopes(parse(Source(text, SESSION))))
                kept.append(("", text, frozenset((name,))))
        bound: set[str] = set()
        found = []
        for frees, text, binds in reversed(kept):
            if not frees or frees in bound:  # what nothing binds need not be freed
                found.append(text)
            bound |= binds
        return found

    def _late(self) -> dict[str, set[str]]:
        """What each name reads when functions in it are called, whatever is bound to those then."""
        late: dict[str, set[str]] = {}
        size = -1
        while size != (size := sum(map(len, late.values()))):
            for statement in self.statements:
                for name in statement.binds:
                    found = late.setdefault(name, set())
                    found |= statement.deferred
                    for other in (*statement.reads, *statement.deferred):
                        found |= late.get(other, set())
        return late

    def _touched(self) -> list[frozenset[str]]:
        """The names that each statement may give another value: those that it binds, and where it
        may change a list or an array, all that may share one with a name that it mentions."""
        groups: dict[str, frozenset[str]] = {}  # name -> the names it may share with, itself too
        touched = []
        for statement in self.statements:
            if statement.pure:
                for name in statement.binds:
                    for other in groups.pop(name, frozenset()) - {name}:
                        groups[other] -= {name}
            if statement.shares:
                names = statement.binds | statement.reads
                group = names.union(*(groups.get(name, ()) for name in names))
                groups.update(dict.fromkeys(group, group))
            if statement.pure:
                touched.append(statement.binds)
            else:
                touched.append(statement.reads.union(*(groups.get(x, ()) for x in statement.reads)))
        return touched

    def _keep(self, module: s.Module, has_value: bool) -> None:
        for text, node in _statements(module):
            if type(node) is s.Expression:
                changing = _changes(scope_of(node), self.effectful)
                if node is module.body[-1] and has_value:
                    text = f"{LAST} = {text}"
                    node = parse(Source(text, SESSION)).body[0]
                elif not changing:
                    continue
            statement = Statement(text, node, self.effectful)
            self.given.pop(statement.frees, None)
            self.effectful = (self.effectful - statement.binds) | statement.effects
            self.statements.append(statement)


def _statements(module: s.Module) -> Iterator[tuple[str, s.Node]]:
    """The statements of an entry with their texts; a `del` of several names is one for each."""
    for node in module.body:
        if type(node) is not s.Delete or len(node.targets) == 1:
            yield _text(module.source, node), node
            continue
        for target in node.targets:
            text = f"del {_text(module.source, target)}"
            yield text, parse(Source(text, SESSION)).body[0]


def _is_function(node: s.Node) -> bool:
    """Whether a statement has no value of its own, but is a function or a declaration."""
    by_value = type(node) is s.Assign and type(node.value) is s.Lambda
    return by_value or type(node) in DEFINITIONS


def _is_of(node: s.Node, names: set[str]) -> bool:
    return type(node) is s.Name and node.id in names


def is_unfinished(text: str) -> bool:
    """Whether a program breaks off: a bracket is open at its end, or a header has no block."""
    try:
        parse(Source(text, SESSION))
    except Diagnostic as error:
        at_end = error.span is not None and error.span[0] >= len(text.rstrip())
        return at_end and "the end of the program" in error.message
    return False


def _place(error: Diagnostic, parts: list[tuple[int, int]]) -> None:
    """Place an error in a source of these parts of its own, a line each or several."""
    source = error.source
    assert source is not None
    starts = {}
    lines: list[str] = []
    for start, end in parts:
        starts[start, end] = start - sum(len(line) + 1 for line in lines)
        lines.append(source.text[start:end])

    def moved(span):
        by = next((by for (a, b), by in starts.items() if span and a <= span[0] <= b), 0)
        return span and (span[0] - by, span[1] - by)

    error.span, error.source = moved(error.span), Source("\n".join(lines), SESSION)
    error.seconds = tuple((moved(span), label) for span, label in error.seconds)
    error.calls = [(moved(span), name) for span, name in error.calls]


def _text(source: Source, node: s.Node) -> str:
    start, stop = node.span
    return source.text[start:stop]


def _spelled_out(source: Source, name: str, node: s.AugAssign) -> str:
    """`x += e` as the assignment `x = x + (e)` that it is of a number; name: that of x."""
    value = _text(source, node.value)
    sign = source.text[node.target.span[1] : node.value.span[0]].strip().removesuffix("=")
    return f"{name} = {name} {sign} ({value})"


def _deferred_reads(top: Scope) -> set[str]:
    """The names that functions in a statement read of the session when they are called."""
    found = set()
    for scope in top.walk():
        if type(scope.node) in (s.Def, s.Lambda):
            found |= outer_reads(scope, top)
    return found


def _changes(top: Scope, effectful: set[str]) -> bool:
    """Whether a statement, or a call of a function it defines, may change what others made."""
    for scope in top.walk():
        kinds = {place.kind for places in scope.bindings.values() for place in places}
        if scope.writes or kinds & {"augment", "delete", "with"}:
            return True
        for read in scope.reads:
            function = read.node.function if type(read.node) is s.Call else None
            if type(function) is s.Attribute and function.name in CHANGES:
                return True
            if type(function) is s.Name and function.id in effectful:
                return True
    return False


def _value(program: "Program", limits, write: Write | None) -> Result | None:
    """The value of a program that ends in an expression; None of a call that gives nothing."""
    from gradcli.diagnosis.notes import noted
    from gradcli.evaluator.function import Function

    function = Function(program, {}, limits=limits, write=write)
    values = function([])
    if not function.names:
        return None
    return noted(Result(function.names, function.shaped(values)), function, False)


def _beyond(before: str, limits, write: Write | None) -> Write | None:
    """`write` without what the statements `before` print, which was seen when they were entered."""
    if "print" not in before:
        return write
    from gradcli.evaluator.run import run

    shown: list[str] = []
    run(calls.program(before, SESSION), {}, of=(), limits=limits, write=shown.append)
    left = len("".join(shown))

    def beyond(text: str) -> None:
        nonlocal left
        skipped = min(left, len(text))
        left -= skipped
        if text[skipped:]:
            (write or sys.stdout.write)(text[skipped:])

    return beyond
