"""A resolved program: its inputs, the names it assigns, its target; and the checks of what a
caller asks of it (`wrt`, `of`, a point) against them."""

import re
from typing import TypeVar

from gradcli.errors import SESSION, Diagnostic, Span, nearest
from gradcli.language.names.declarations import Declared, written
from gradcli.language.names.scopes import Binding, Read, Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.text import as_word


class Input:
    """A name whose value comes from outside.

    `kind` is float, int, bool or str; `shape` the declared lengths, None for an open one, () of one
    number, or None where none are declared; `default` the expression it takes unbound, or None;
    `integer_at` where the program needs it to be an integer, and `integer_use` what needs it there
    ("range", "an index"); `annotated` where an annotation says that it is an "array", of any axes,
    or a "list"; `has_plain_default` of a parameter of a function that no annotation declares.
    """

    __slots__ = (
        "name", "kind", "shape", "default", "declared", "span", "integer_at", "integer_use",
        "annotated", "has_plain_default",
    )  # fmt: skip

    def __init__(self, name, kind, shape, default, declared, span):
        self.name, self.kind, self.shape = name, kind, shape
        self.default, self.declared, self.span = default, declared, span
        self.integer_at: Span | None = None
        self.integer_use = self.annotated = ""
        self.has_plain_default = False

    @property
    def is_integer(self) -> bool:
        return self.kind == "int"

    def __repr__(self):
        return f"Input({self.name!r}, {self.kind!r})"


class Target:
    """What a program's value is: a name, or its last expression (`node`; its name if it is one)."""

    __slots__ = ("name", "node", "span")

    def __init__(self, name: str | None, node: s.Node | None, span: Span | None):
        self.name, self.node, self.span = name, node, span


Made = TypeVar("Made", bound="Program")  # the class that a library makes of a program


class Program:
    """A module whose names are resolved.

    `inputs` in order of appearance; `functions` the top-level ones by name; `assigned` the places
    of each other name that the top level assigns; `integers` where each name that must be an
    integer is so used; `bound` the names that were said to have values outside; `scope` the
    module's scope; `ends_in_print` whether its last statement prints, so that its value is not
    asked for; `tensors` whether it uses TensorFlow's names, `open` whether its values may have
    attributes of their own, as tensors and named tuples have; `drawing` is the import of what
    draws, which is left out; `beside` the declarations outside its text.  `code` belongs to the
    evaluator.
    """

    __slots__ = (
        "module", "bound", "scope", "inputs", "functions", "assigned", "integers", "target",
        "ends_in_print", "tensors", "open", "drawing", "beside", "_names", "_readings", "code",
    )  # fmt: skip

    def __init__(self, module: s.Module, bound: frozenset[str] = frozenset()):
        self.module, self.bound = module, bound
        self.scope: Scope
        self.inputs: dict[str, Input] = {}
        self.functions: dict[str, s.Def] = {}
        self.assigned: dict[str, list[Span | None]] = {}
        self.integers: dict[str, Span | None] = {}
        self.target: Target | None = None
        self.ends_in_print = self.tensors = self.open = False
        self.drawing: Span | None = None
        self.beside: tuple[str, ...] = ()
        self._names: frozenset[str] | None = None
        self._readings: tuple[str, ...] | None = None
        self.code: dict = {}  # the evaluator's: what it compiled, by the names it shows

    @property
    def source(self):
        return self.module.source

    @property
    def names(self) -> frozenset[str]:
        """The names that its author wrote, and those of its inputs."""
        if self._names is None:
            found = set(self.inputs)
            for node in s.walk(self.module):
                if type(node) is s.Name:
                    found.add(node.id)
                elif type(node) in (s.Def, s.Parameter, s.Declare):
                    found.add(node.name)
            self._names = frozenset(found)
        return self._names

    @property
    def readings(self) -> tuple[str, ...]:
        """Notes on what its text may have been meant for otherwise."""
        if self._readings is None:
            if self.drawing is None and not _has_choice(self.source.text):
                self._readings = ()
            else:
                from gradcli.language.names.readings import readings

                self._readings = readings(self)
        return self._readings

    @property
    def of_function(self) -> bool:
        """Whether it is a function of a file, whose call stands nowhere in its text."""
        node = self.target.node if self.target is not None else None
        return type(node) is s.Call and node.span is not None and node.span == node.function.span

    @property
    def target_names(self) -> tuple[str, ...]:
        """The target's name, the text of its expression where it has none; () without target."""
        if self.target is None:
            return ()
        if self.target.name is not None:
            return (self.target.name,)
        span = self.target.span
        return (self.source.text[span[0] : span[1]] if span else "value",)

    @property
    def words(self) -> str:
        """The words of a command line that give the program, and what is declared beside it."""
        of = f":{self.target.name}" if self.of_function and self.target is not None else ""
        return " ".join([_given(self.source) + of, *map(as_word, self.beside)])

    def first_place(self, function: str | None, name: str) -> Span | None:
        """Where a name of a function (None: of the top level) is first bound."""
        for scope in self.scope.walk():
            if getattr(scope.node, "name", None) == function and name in scope.bindings:
                return scope.bindings[name][0].span
        return None

    # -- what a caller asks ---------------------------------------------------------------------
    def default_wrt(self, point=()) -> tuple[str, ...]:
        """The float inputs that are declared or unassigned, the parameters without a default; if
        none, those with defaults; without those that are texts, at `point` or by their default, or
        None by it."""
        others = {name for name in point if type(point[name]) is str}
        others |= {
            name
            for name, given in self.inputs.items()
            if type(given.default) in (s.String, s.NoneLiteral) and name not in point
        }
        floats = [g for g in self.inputs.values() if g.kind == "float" and g.name not in others]
        free = tuple(
            g.name for g in floats if g.default is None or (g.declared and not g.has_plain_default)
        )
        return free or tuple(given.name for given in floats)

    def real_inputs(self) -> tuple[str, ...]:
        """Every float input, those with defaults too."""
        return tuple(given.name for given in self.inputs.values() if given.kind == "float")

    def check_wrt(
        self, names: tuple[str, ...], option: str = "--wrt", mentioned: bool = False
    ) -> None:
        """Raise where one of `names`, given by `option`, cannot be differentiated by.

        mentioned: the program itself must have them, a value outside does not do.
        """
        for name in names:
            given = self.inputs.get(name)
            if given is not None:
                if given.kind != "float":
                    raise self._not_real(given, option)
            elif name in self.assigned:
                places = self.assigned[name]
                kinds = {place.kind for place in self.scope.bindings[name]}
                if len(places) > 1 or kinds & {"for", "augment", "with", "except", "delete"}:
                    raise self._many(name, places, option)
            elif name in self.functions:
                raise self._wrong(
                    f"'{name}' is a function: {option} takes names of inputs", self._heading(name)
                )
            elif mentioned or name not in self.bound:
                raise self._unknown(option, name, [*self.inputs, *self.assigned])

    def check_of(self, names: tuple[str, ...]) -> None:
        """Raise where one of `names` has no value at the program's end."""
        for name in names:
            if name in self.functions:
                raise self._wrong(
                    f"'{name}' is a function: --of takes names of values",
                    self._heading(name),
                    help=f"to differentiate the function, give it after the file: FILE:{name}",
                )
            if name not in self.assigned and name not in self.inputs:
                raise self._unknown("--of", name, [*self.assigned, *self.inputs])

    def check_point(self, point, wrt: tuple[str, ...] = (), command: str = "eval") -> None:
        """Raise where a name bound in `point` is no input, or an input is left without a value."""
        missing = [g for g in self.inputs.values() if g.default is None and g.name not in point]
        for name in point:
            if name in self.inputs or (name in wrt and name not in self.assigned):
                continue
            if name in self.assigned or name in self.functions:
                raise self._bound_but_assigned(name)
            raise self._unmentioned(name, missing, point, command)
        if missing:
            raise self._unbound(missing, point, command)

    def check_beside(self, declared: Declared) -> None:
        """Raise where a name is declared beside the program that is no input of it."""
        read = {
            read.start.id
            for scope in self.scope.walk()
            for read in scope.reads
            if read.start is not None and scope.home(read.start.id) in (None, self.scope)
        }
        for name, node in declared.items():
            given = self.inputs.get(name)
            if given is None and (name in self.assigned or name in self.functions):
                raise self._bound_but_assigned(name, "E0008", "declaration")
            if given is None or (name not in read and given.default is None):
                known = [other for other in self.inputs if other not in declared or other in read]
                raise self._declares_nothing(node, known)
        self.beside = tuple(map(written, declared.values()))

    def check_declared(self) -> None:
        """Raise where a declared name is read before the program assigns it: it is no input."""
        for name, (declared, *places) in self.scope.bindings.items():
            if not places or declared.kind != "declare" or declared.value.default is not None:
                continue
            for read in self.scope.reads:
                named = type(read.node) is s.Name and read.node.id == name
                if named and read.order < places[0].order and not _may_follow(read, places):
                    raise self._bound_but_assigned(name)

    def running(self, name: str, command: str, point=()) -> str:
        """How to run a function of the program: by a command, or by a call where no file has it."""
        parameters = self.functions[name].parameters
        if self.source.name.startswith("<"):
            call = f"{name}({', '.join(p.name for p in parameters)})"
            return f"end the program with a call of it: {call}"
        words = [f"gradcli {command} {self.source.name}:{name}"]
        values = point if type(point) is dict else {}
        if command != "diff":
            needed = [p.name for p in parameters if p.default is None or p.name in point]
            words += [f"{n}={_shown(values.get(n)) if n in point else 1}" for n in needed]
        return " ".join(words)

    # -- the errors -----------------------------------------------------------------------------
    def _heading(self, name: str) -> Span | None:
        """The place of a function's definition: its first words."""
        span = self.functions[name].span
        if span is None:
            return None
        text = self.source.text
        if text.startswith(name, span[0]):  # name = lambda …
            return span[0], span[0] + len(name)
        start = text.index("def", span[0])
        return start, text.index(name, start + 3) + len(name)

    def _wrong(self, message, span, label="", help=None, seconds=()):
        return Diagnostic("E0007", message, span, label, help, self.source, seconds)

    def _unknown(self, option: str, name: str, known: list[str]) -> Diagnostic:
        close, array = nearest(name, known), name.partition("[")[0]
        if array != name and array in known:
            help = f"it takes whole names: {option} {array} has every element of '{array}'"
        elif len(several := _several(name, known)) > 1:
            help = f"several names have commas: {option} {','.join(several)}"
        elif close:
            help = f"did you mean '{close[0]}'?"
        else:
            help = f"it has {', '.join(known)}" if known else "it has no names"
        return self._wrong(f"{option} {name}: the program has no '{name}'", None, help=help)

    def _not_real(self, given: Input, option: str) -> Diagnostic:
        if given.integer_at is not None:
            words, span = f"is an integer: {given.integer_use} needs it", given.integer_at
            label = "here it must be an integer"
        elif given.declared:
            words, span, label = f"is declared {given.kind}", given.span, "declared here"
        else:
            words, span, label = "is a text, which it is compared with", given.span, ""
        return self._wrong(
            f"{option} {given.name}: '{given.name}' {words}, and has no derivative",
            span,
            label,
        )

    def _many(self, name: str, places: list, option: str) -> Diagnostic:
        return self._wrong(
            f"{option} {name}: '{name}' is assigned more than once, so it is no single value",
            places[0],
            "assigned here",
            help="give the value of interest a name of its own",
            seconds=tuple((span, "and here") for span in places[1:2] if span != places[0]),
        )

    def _declares_nothing(self, node: s.Declare, known: list[str]) -> Diagnostic:
        """The error of a declaration that names nothing: with the input it may have been meant
        for."""
        close = nearest(node.name, known)
        listed = f"its inputs are {', '.join(known)}" if known else "it has no inputs"
        return Diagnostic(
            "E0008",
            f"the program has no input '{node.name}' that '{written(node)}' declares",
            self.target.span if self.target else None,
            f"there is no '{node.name}' here",
            help=f"did you mean '{close[0]}'?" if close else listed,
            source=self.source,
        )

    def _bound_but_assigned(
        self, name: str, code: str = "E0006", what: str = "binding"
    ) -> Diagnostic:
        if name in self.assigned:
            places = self.scope.bindings[name]
            given = (p for p in places if p.kind != "declare" or p.value.default is not None)
            span, verb = next(given, places[0]).span, "assign"
        else:
            span, verb = self._heading(name), "define"
        line = f" at {self.source.place(span[0])}" if span else ""
        return Diagnostic(
            code,
            f"the program {verb}s '{name}' itself{line}: a {what} of it would have no effect",
            span,
            "assigned here" if name in self.assigned else "defined here",
            help=f"read the input under another name, such as {name}0, and bind that"
            if what == "binding"
            else "only inputs are declared",
            source=self.source,
        )

    def _unmentioned(self, name: str, missing: list[Input], point, command: str) -> Diagnostic:
        """The error of a binding that names nothing: with the input it may have been meant for."""
        close = nearest(name, [given.name for given in missing] or self.inputs)
        listed = f"its inputs are {', '.join(self.inputs)}" if self.inputs else "it has no inputs"
        span, label = (self.target.span if self.target else None), f"there is no '{name}' here"
        help = f"did you mean '{close[0]}'?" if close else listed
        for function in self.functions.values():
            if not close and any(p.name == name for p in function.parameters):
                run = self.running(function.name, command, point)
                help = f"'{name}' is a parameter of '{function.name}': {run}"
        if missing:
            span, label = missing[0].span, f"'{missing[0].name}' has no value"
        return Diagnostic(
            "E0006",
            f"the program has no input '{name}'",
            span,
            label,
            help=help,
            source=self.source,
        )

    def _meant(self, names: list[str], point: dict) -> str:
        """What was meant by one of the `names` that have no value; "" where they may be inputs."""
        from gradcli.language.syntax.errors.other_languages import meant, product

        known = {*self.inputs, *self.assigned, *self.functions, *point} - {*names}
        alone = len(self.inputs) == 1
        found = (meant(name, sorted(known)) or product(name, known, alone) for name in names)
        return next(filter(None, found), "")

    def _unbound(self, missing: list[Input], point, command: str) -> Diagnostic:
        listed = ", ".join(f"'{given.name}'" for given in missing)
        values = point if type(point) is dict else {}
        given = [f"{name}={_shown(values.get(name))}" for name in point]
        example = " ".join([*given, *(f"{m.name}={_example(m)}" for m in missing)])
        plural = "inputs have" if len(missing) > 1 else "input has"
        all_of = "each of them" if len(missing) > 1 else "it"
        call = command if self.source.name == SESSION else f"gradcli {command}"
        help = f"bind {all_of}, as in: {call} {self.words} {example}"
        meant = self._meant([given.name for given in missing], values)
        error = Diagnostic(
            "E0005",
            f"{'these' if len(missing) > 1 else 'this'} {plural} no value: {listed}",
            missing[0].span,
            "no value is bound to it",
            help=f"{meant}\notherwise {help}" if meant else help,
            source=self.source,
            seconds=tuple((m.span, "nor to this") for m in missing[1:4] if m.span),
        )
        if not meant:
            from gradcli.language.syntax.parser import advised

            advised([error], self.source)
        return error


def _several(text: str, known: list[str]) -> list[str]:
    """The known names that a text runs together, or parts by blanks; none of another text."""
    if not text.strip():
        return []
    for name in sorted(known, key=len, reverse=True):
        rest = text.lstrip().removeprefix(name)
        if rest != text.lstrip():
            others = _several(rest, [other for other in known if other != name])
            if others or not rest.strip():
                return [name, *others]
    return []


_has_choice = re.compile(r"[\[,;]|\n\s*\S|<-|(?<!\w)e(?!\w)").search  # what `readings` looks at


def _may_follow(read: Read, places: list[Binding]) -> bool:
    """Whether a read in a branch of a loop may have the value of a turn before."""
    loops = {block for place in places for block in place.path if block > 0}
    inside = False
    for block in read.path:
        if inside and block < 0:
            return True
        inside = inside or block in loops
    return False


def _given(source) -> str:
    """How a command line, or the last line of a session, gives a program again."""
    if source.name == "<stdin>":
        return "-"
    if source.name == SESSION:
        return source.text.strip().rpartition("\n")[2]
    if not source.name.startswith("<"):
        return source.name
    return as_word(source.text.strip())


def _example(given: Input) -> str:
    """A value that would do for an unbound input."""
    value = "True" if given.kind == "bool" else "1"
    for length in reversed(given.shape or ()):
        length = 2 if length is None else length  # any will do
        value = f"[{','.join([value] * length)}]" if length <= 4 else f"@{given.name}.npy"
        if value.startswith("@"):
            break
    return value


def _shown(value) -> str:
    """A bound value as it may be typed again, where that is short."""
    return repr(value) if type(value) in (int, float) else "…"
