"""What a name may stand for beside numbers, where that is known before the program runs.

A function, a text and a dict of literal keys have no core form.  Where what a name stands for is
certain, what reads the name is written for that: a copy of a function for each function or text
that it is given, and a name for each value of a dict.
"""

from typing import NamedTuple

from gradcli.core.ir import fresh
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s

Function = s.Def | s.Lambda


class Text(NamedTuple):
    """A string, or None."""

    value: str | None


class Whole(NamedTuple):
    """An integer or a truth, as a dict has it that no statement writes to."""

    value: int


class Library(NamedTuple):
    """A function of the language or of a library, by the node that names it."""

    node: s.Node


class Closure:
    """A function of the program: its definition, in an instance of the function around it."""

    __slots__ = ("node", "frame", "name")

    def __init__(self, node: Function, frame: "Instance", name: str):
        self.node, self.frame, self.name = node, frame, name


class Record:
    """A dict of literal keys: what each stands for; `open` has those that it does not start with.

    A key is in a tuple of its own.  A list of dicts, or of texts, is one by their places,
    `in_order`.  `written`: whether a statement writes to it, or to a dict in it.
    """

    __slots__ = ("values", "open", "owner", "in_order", "written")

    def __init__(self, owner: "Instance", in_order: bool = False):
        self.in_order, self.written = in_order, False
        self.values: dict[tuple, Value] = {}
        self.open: set[tuple] = set()
        self.owner = owner


class Variable:
    """A name of a function, or of a comprehension in it, in one instance of the function."""

    __slots__ = ("name", "home", "owner")

    def __init__(self, name: str, home: Scope | None, owner: "Instance"):
        self.name, self.home, self.owner = name, home, owner


Static = Text | Whole | Library | Closure | Record
Value = Static | Variable


class Instance:
    """A function as it is written for what some of its parameters stand for.

    `known` has those parameters; `names` what it calls the variables of other functions that it
    reads, or that what it calls does, which are parameters more.
    """

    __slots__ = (
        "node", "scope", "outer", "known", "name", "body", "parameters", "names", "calls",
        "variables", "values", "host",
    )  # fmt: skip

    def __init__(self, node, scope: Scope, outer: "Instance | None", known: dict[str, Static]):
        self.node, self.scope, self.outer, self.known = node, scope, outer, known
        self.name = ""
        self.host = (
            self  # in which its statements are: that of the call, of one that makes functions
        )
        self.body: tuple = ()
        self.parameters: tuple[s.Parameter, ...] = ()
        self.names: dict[Variable, str] = {}
        self.calls: list[Site] = []
        self.variables: dict[tuple[int, str], Variable] = {}
        self.values: dict[tuple[int, str], Static | None] = {}  # what its names stand for

    def variable(self, home: Scope, name: str) -> Variable:
        key = id(home), name
        if key not in self.variables:
            self.variables[key] = Variable(name, home, self)
        return self.variables[key]

    def called(self, variable: Variable, taken: set[str]) -> str:
        """The name of a variable here, a parameter more where it is another function's."""
        if variable.owner is self:
            return variable.name
        if variable not in self.names:
            name, used = variable.name, self.names.values()
            own = variable.home is not None and self.scope.home(name) is variable.home
            if name in used or not (own or name not in own_names(self.scope)):
                name = fresh(taken, name)
            self.names[variable] = name
        return self.names[variable]


class Site(NamedTuple):
    """A call of an instance: its scope, and the names that surely have a value there."""

    node: s.Call
    callee: Instance
    scope: Scope
    assigned: frozenset[str]


def function_scope(scope: Scope) -> Scope:
    """The scope of the function, or the module, that a scope is of or in."""
    while type(scope.node) is s.Comprehension:
        scope = scope.parent
    return scope


def own_names(scope: Scope) -> set[str]:
    """The names that a function binds or reads itself, in comprehensions too."""
    found = {*scope.bindings}
    found |= {read.start.id for read in scope.reads if read.start is not None}
    for child in scope.children:
        if type(child.node) is s.Comprehension:
            found |= own_names(child)
    return found
