"""Which inputs of a program are texts: those that are compared with texts, and nothing but that.

A comparison `mode == "fast"`, or `mode in ("fast", "slow")`, a key of a dict whose keys are texts,
and a method of texts, `mode.lower()`, say so of a name, and of what calls give to a parameter that
is one.  A name with another use, of a number or of what may be one, is no text.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from gradcli.errors import Span
from gradcli.language.names.arguments import Arguments, Place
from gradcli.language.names.scopes import Binding, Scope
from gradcli.language.syntax import surface as s

METHODS = ("lower", "upper", "strip", "casefold")  # which give a text
ASKED = ("startswith", "endswith")
SHOWN = ("print", "str", "repr", "isinstance", "format")  # which take anything


class Uses(NamedTuple):
    """Names where they stand, by identity: those that meet texts, those of whose use nothing
    follows, and those that are given to parameters."""

    said: set[int]
    silent: set[int]
    given: dict[int, set[Place]]


def text_inputs(top: Scope, arguments: Arguments) -> dict[str, Span | None]:
    """The names of the module's scope, or of none, that are texts: where each is asked for one."""
    uses = _uses(top, arguments)
    reads = [
        (scope, read.node, read.start)
        for scope in top.walk() for read in scope.reads if read.start is not None
    ]  # fmt: skip
    if not uses.said and not any(_is_of_texts(node, start) for _, node, start in reads):
        return {}
    given: dict[Place, set[Place]] = {}  # to the parameters that it is given to
    found: dict[Place, Span | None] = {}
    wrong = set(_of_other_values(top))
    for scope, node, start in reads:
        home = scope.home(start.id)
        place = id(top if home is None else home), start.id
        if id(node) in uses.said or _is_of_texts(node, start):
            found.setdefault(place, start.span)
        elif id(node) in uses.given:
            given.setdefault(place, set()).update(uses.given[id(node)])
        elif id(node) not in uses.silent and getattr(node, "function", None) is not start:
            wrong.add(place)
    wrong = _closed(wrong, lambda bad: {p for p, to in given.items() if to & bad})
    texts = _closed(set(found), lambda texts: {p for p, to in given.items() if to & texts})
    return {name: found.get((of, name)) for of, name in texts - wrong if of == id(top)}


def _closed(places: set[Place], more: Callable[[set[Place]], set[Place]]) -> set[Place]:
    """The least set that has these, and what `more` adds to it."""
    found = set(places)
    while not (added := more(found)) <= found:
        found |= added
    return found


def _of_other_values(top: Scope) -> Iterator[Place]:
    """The names that a statement gives a value which may be no text."""
    for home in top.walk():
        for name, bindings in home.bindings.items():
            if not all(map(_gives_text, bindings)):
                yield id(home), name


def _gives_text(binding: Binding) -> bool:
    if binding.kind in ("assign", "chain", "unpack"):
        return binding.value is not None and _is_text(binding.value)
    return binding.kind in ("parameter", "declare")


def _is_text(node: s.Node) -> bool:
    """Whether a value is surely a text: a string, or what a method of texts gives."""
    match node:
        case s.Call(s.Attribute(_, name)):
            return name in METHODS
    return type(node) is s.String


def _is_of_texts(node: s.Node, name: s.Name) -> bool:
    """Whether a method that texts alone have is called of a name."""
    function = getattr(node, "function", None)
    if type(function) is not s.Attribute or function.value is not name:
        return False
    return function.name in (*METHODS, *ASKED)


def _uses(top: Scope, arguments: Arguments) -> Uses:
    said: set[int] = set()
    silent: set[int] = set()
    tables = set(_tables(top))
    for node in s.walk(top.node):
        match node:
            case s.Compare(first, _, rest):
                terms = (first, *rest)
                none = any(type(t) is s.NoneLiteral for t in terms)
                if none or any(_holds_texts(t, tables) for t in terms):
                    (silent if none else said).update(map(id, terms))
            case s.Subscript(of, index) | s.Call(s.Attribute(of, "get"), (index, *_)):
                if type(of) is not s.String and _holds_texts(of, tables):
                    said.add(id(index))
            case s.Field(value) | s.Raise(value) if value is not None:
                silent |= {id(n) for n in s.walk(value)}
            case s.Call(s.Name(called), args) if called in SHOWN:
                silent.update(map(id, args))
    return Uses(said, silent, arguments.places)


def _holds_texts(node: s.Node, tables: set[str]) -> bool:
    """Whether a value is a text, several, or a table whose keys are texts."""
    match node:
        case s.Name(name):
            return name in tables
        case s.Tuple(items) | s.List(items):
            return bool(items) and all(type(i) is s.String for i in items)
        case s.Dict(items):
            return bool(items) and all(type(k) is s.String for k, _ in items)
        case s.Call(s.Attribute(of, "keys"), ()):
            return _holds_texts(of, tables)
    return type(node) is s.String


def _tables(top: Scope) -> Iterator[str]:
    """The names of dicts, and of lists, that are written out with texts."""
    for scope in top.walk():
        for name, bindings in scope.bindings.items():
            values = [b.value for b in bindings if b.kind == "assign"]
            several = all(type(v) is not s.String and _holds_texts(v, set()) for v in values)
            if several and len(values) == len(bindings):
                yield name
