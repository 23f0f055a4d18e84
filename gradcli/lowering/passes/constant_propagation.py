"""What the names and tests of a program stand for, as far as that is known before it runs."""

import operator
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import reduce

from gradcli.core.ir import fresh
from gradcli.core.refusals import refuse
from gradcli.language.names.lookup import is_function
from gradcli.language.names.program import Program
from gradcli.language.names.scopes import Scope
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import has_pop, literal, mentions, number
from gradcli.lowering.passes.closure_inlining import made_by
from gradcli.lowering.passes.option_types import gives_none, names_begun
from gradcli.lowering.passes.rewriting import Rewriting
from gradcli.lowering.passes.static_values import (
    Closure,
    Function,
    Instance,
    Library,
    Record,
    Static,
    Text,
    Value,
    Variable,
    Whole,
    function_scope,
)

ORDERS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
MAKERS = {f"np.{name}" for name in ("array", "zeros", "ones", "full", "arange", "linspace", "eye")}
SUMS = {"+": operator.add, "-": operator.sub, "*": operator.mul}


class Decided(Rewriting):
    """The part of the pass that looks up: it stands in an instance of a function, at a scope."""

    written_out: Callable  # of a dict that a comprehension makes, its keys and values

    def __init__(self, program: Program):
        super().__init__(program)
        self.scopes = {id(scope.node): scope for scope in program.scope.walk()}
        self.begun = names_begun(program)
        self.emptied = any(map(gives_none, s.walk(program.module)))  # a key that is written
        self.pending: set[str] = set()  # names of what functions read that are still to be made
        self.top = self.instance = Instance(program.module, program.scope, None, {})

    @contextmanager
    def within(self, instance: Instance, scope: Scope) -> Iterator[None]:
        outer = self.instance, self.scope
        self.instance, self.scope = instance, scope
        try:
            yield
        finally:
            self.instance, self.scope = outer

    def owner(self, home: Scope) -> Instance:
        """The instance, of those around, of the function that a scope is of or in."""
        found, scope = self.instance, function_scope(home)
        while found.scope is not scope:
            found = found.outer
        return found

    def is_followed(self) -> bool:
        """Whether the target is a value, and each function of the top level one by itself."""
        target, scope = self.program.target, self.top.scope
        if target is not None and target.name in scope.bindings and self.static_name(target.name):
            return False
        functions = [node for node in self.program.module.body if type(node) is s.Def]
        return all(type(self.static_name(node.name)) is Closure for node in functions)

    def is_unused(self, node: s.Def) -> bool:
        """Whether no code names a function, which calls none of its parameters."""
        own, parameters = self.scopes[id(node)], {p.name for p in node.parameters}
        for scope in self.program.scope.walk():
            for read in scope.reads:
                name = None if read.start is None else read.start.id
                home = None if name is None else scope.home(name)
                if home is self.top.scope and name == node.name:
                    return False
                called = type(read.node) is s.Call and read.node.function is read.start
                if called and home is own and name in parameters:
                    return False
        return True

    # -- what stands for what ---------------------------------------------------------------------
    def static_name(self, name: str) -> Static | None:
        """What a name stands for wherever it is read; None of a variable."""
        home = self.scope.home(name)
        if home is None:
            return None
        owner = self.owner(home)
        if home is owner.scope and name in owner.known:
            return owner.known[name] if len(home.bindings[name]) == 1 else None
        key = id(home), name
        if key not in owner.values:
            owner.values[key] = None  # of a name that is read to work it out
            with self.within(owner, home):
                owner.values[key] = self.bound(name)
        return owner.values[key]

    def bound(self, name: str) -> Static | None:
        """What the one binding of a name of this scope gives it."""
        place, *others = self.scope.bindings[name]
        if others or place.kind not in ("def", "assign", "unpack") or place.value is None:
            return None
        if place.kind == "def":
            return None if place.value.decorators else self.closure(place.value, name)
        if self.is_dict(place.value):
            written = _written(self.scope.node, name)
            if place.kind == "unpack" or (found := self.record(place.value, name, written)) is None:
                return None
            found.written = _is_written(self.scope.node, name)
            return found
        found = None if name in self.scope.writes else self.static(place.value)
        if type(found) is Closure and not found.name:
            found.name = name
        return found

    def static(self, node: s.Node) -> Static | None:
        """What an expression stands for; None of one that is worked out as the program runs."""
        match node:
            case s.String(value):
                return Text(value)
            case s.NoneLiteral():
                return Text(None)
            case s.Lambda():
                return self.closure(node)
            case s.Call(function) if type(callee := self.static(function)) is Closure:
                return made_by(self, node, callee)
            case s.Name(name) if self.scope.home(name) is not None:
                found = self.static_name(name)
                if type(found) is Variable or isinstance(found, s.Node):  # of a turn of a loop
                    return None
                return found or (Library(node) if self.names_function(node) else None)
            case s.Name() | s.Attribute():
                return Library(node) if self.names_function(node) else None
            case s.Conditional(test, body, orelse):
                truth = self.truth(test)
                return None if truth is None else self.static(body if truth else orelse)
            case s.Subscript(value) if type(record := self.static(value)) is Record:
                found = self.entry(record, node)
                return None if type(found) is Variable else found
        return None

    def names_list(self, node: s.Node) -> bool:
        """Whether a node is a name that is given one value, which is written as a list."""
        home = self.scope.home(node.id) if type(node) is s.Name else None
        places = [] if home is None else home.bindings[node.id]
        return len(places) == 1 and type(places[0].value) in (s.List, s.Comprehension)

    def names_array(self, node: s.Node) -> bool:
        """Whether a node makes an array, or is a name that is given one value, which does."""
        home = self.scope.home(node.id) if type(node) is s.Name else None
        if home is not None:
            (place, *others) = home.bindings[node.id]
            if others:
                return False
            if place.kind == "declare":
                return bool(place.value.shape)
            node = place.value
        return type(node) is s.Call and self.library(node.function) in MAKERS

    def variable(self, node: s.Name) -> Variable:
        """What a name that stands for nothing is here."""
        home = self.scope.home(node.id)
        return self.owner(home).variable(home, node.id)

    def names_function(self, node: s.Node) -> bool:
        return is_function(self.program, self.scope, node)

    def closure(self, node: Function, name: str = "") -> Closure:
        """The function that a definition makes here: the same one each time."""
        key = id(node), ""
        if key not in self.instance.values:
            self.instance.values[key] = Closure(node, self.instance, name)
        return self.instance.values[key]

    # -- dicts ------------------------------------------------------------------------------------
    def is_dict(self, node: s.Node) -> bool:
        display = type(node) is s.Dict or self.lists_statics(node)
        called = self.is_builtin(node, "dict") and not node.args
        return display or called or self.written_out(node) is not None

    def lists_statics(self, node: s.Node) -> bool:
        """Whether a node is a list of dicts, functions or texts, or of rows that have one."""
        if type(node) not in (s.List, s.Tuple) or not node.items:
            return False
        return all(self.is_static(item) or self.is_row(item) for item in node.items)

    def is_row(self, node: s.Node) -> bool:
        """Whether a node is a tuple or list that has a dict, a function or a text."""
        return type(node) in (s.List, s.Tuple) and any(map(self.is_static, node.items))

    def is_static(self, node: s.Node) -> bool:
        found = self.static(node)
        text = type(found) is Text and found.value is not None
        return text or type(node) is s.Dict or isinstance(found, Closure | Library)

    def items(self, node: s.Node) -> list[tuple[s.Node, s.Node]]:
        """The keys and values of a display, or of a call of dict."""
        if type(node) is s.Dict:
            return list(node.items)
        if type(node) in (s.List, s.Tuple):
            return [(number(k, item.span), item) for k, item in enumerate(node.items)]
        if type(node) is s.Comprehension:
            return self.written_out(node)
        return [(s.String(key, repr(key), span=node.span), value) for key, value in node.keywords]

    def record(self, node: s.Node, name: str, written: list) -> Record | None:
        """The dict of that name; None where it has a key that is not written out.

        written: the keys that it is given later; None of one that is not written out.
        """
        items = self.items(node)
        made = Record(self.instance, type(node) in (s.List, s.Tuple))
        keys = [_key(key) for key, _ in items]
        if None in keys or len({*keys}) < len(keys):
            return None
        written = keys if None in written else written
        for key, (_, value) in zip(keys, items):
            inner = f"{name}_{key[0]}"
            if (self.is_dict(value) or self.is_row(value)) and key not in written:
                found = self.record(value, inner, [])
                if found is None:
                    return None
            else:
                found = None if key in written else self.static(value) or self.whole(value)
                if type(found) is Closure and not found.name:
                    found.name = self.word(inner)
            made.values[key] = found or Variable(self.word(inner), None, self.instance)
        for key in written:
            if key not in made.values:
                made.open.add(key)
                made.values[key] = Variable(self.word(f"{name}_{key[0]}"), None, self.instance)
        return made

    def word(self, text: str) -> str:
        """A fresh name that is like a text."""
        letters = "".join(c if c.isalnum() else "_" for c in text)
        return fresh(self.taken, letters)

    def entry(self, record: Record, node: s.Subscript) -> Value:
        """What a dict has for the key of a subscript."""
        key = self.key_of(node.index)
        if record.in_order and (at := literal(node.index)) is not None and at < 0:
            key = (len(record.values) + at,)
        found = record.values.get(key)
        if found is None:
            what = "item" if record.in_order else "key"
            raise refuse(what, node.span, self.program.source)
        return found

    def key_of(self, node: s.Node) -> tuple | None:
        found = self.static(node)
        return (found.value,) if isinstance(found, Text | Whole) else _key(node)

    def has(self, record: Record, node: s.Node) -> bool | None:
        """Whether a dict has a key; None where that depends on the run."""
        key = self.key_of(node)
        if key is None or key in record.open or record.in_order:
            return None
        return key in record.values

    # -- tests ------------------------------------------------------------------------------------
    def truth(self, node: s.Node) -> bool | None:
        """Whether a test holds, where what it compares is known; else None."""
        match node:
            case s.Unary("not", operand):
                truth = self.truth(operand)
                return None if truth is None else not truth
            case s.BoolOp(op, values):
                truths = [self.truth(value) for value in values]
                deciding = op == "or"
                if deciding in truths:
                    before = values[: truths.index(deciding)]  # which may pop, and so are asked
                    return None if any(map(has_pop, before)) else deciding
                return None if None in truths else not deciding
            case s.Compare(first, ops, rest):
                pairs = zip((first, *rest), ops, rest)
                truths = [self.compared(a, op, b) for a, op, b in pairs]
                return None if None in truths else all(truths)
            case s.Name() | s.Subscript() | s.String() | s.NoneLiteral():
                match self.static(node):
                    case Text(value) | Whole(value):
                        return bool(value)
                    case Closure() | Library():
                        return True
        return None

    def compared(self, left: s.Node, op: str, right: s.Node) -> bool | None:
        a, b = (self.static(side) or self.whole(side) for side in (left, right))
        if op in ("in", "not in"):
            if type(b) is Record:
                found = self.has(b, left)
            else:
                if type(right) not in (s.Tuple, s.List):
                    return None
                texts = [self.static(item) for item in right.items]
                if type(a) is not Text or any(type(text) is not Text for text in texts):
                    return None
                found = a in texts
            return found if found is None or op == "in" else not found
        if op in ("is", "is not") and Text(None) in (a, b):
            if self.may_be_none(left) or self.may_be_none(right):
                return None
            return (a == b) == (op == "is")  # what is worked out is a number or an array
        if type(a) is not type(b) or type(a) not in (Text, Whole):
            return None
        if op in ("==", "!="):
            return (a == b) == (op == "==")
        return ORDERS[op](a.value, b.value) if type(a) is Whole and op in ORDERS else None

    def may_be_none(self, node: s.Node) -> bool:
        """Whether a value that is worked out may be None: where some name is at times."""
        home = self.scope.home(node.id) if type(node) is s.Name else None
        if home is not None:
            places, owner = home.bindings[node.id], self.owner(home)
            if home is owner.scope and node.id in owner.known and len(places) > 1:
                return True
            if places[0].kind == "parameter" and (id(home), node.id) not in self.begun:
                return False
        return (self.emptied or bool(self.begun)) and self.static(node) is None

    def whole(self, node: s.Node) -> Whole | None:
        """The integer or the truth that an expression is, where that is known."""
        chain = []
        while type(node) is s.Binary and node.op in SUMS:
            right = self.whole(node.right)
            if right is None:
                return None
            chain.append((SUMS[node.op], right.value))
            node = node.left
        if chain:
            left = self.whole(node)
            return left and Whole(
                reduce(lambda x, part: part[0](x, part[1]), chain[::-1], left.value)
            )
        value = node.value if type(node) is s.Boolean else literal(node)
        if value is not None:
            return Whole(value)
        found = self.static(node)
        return found if type(found) is Whole else None


def _key(node: s.Node) -> tuple | None:
    """The value of a key that is written out, in a tuple of its own."""
    if type(node) in (s.String, s.Number, s.Boolean):
        return (node.value,)
    return None


def _written(node: s.Node, name: str) -> list[tuple | None]:
    """The keys that elements of a name are written at: None of one that is not written out."""
    return [_key(place.index) for place in _places(node) if place.value == s.Name(name)]


def _is_written(node: s.Node, name: str) -> bool:
    """Whether an element of a name is written, or one of what it has."""
    return any(mentions(place.value, name) for place in _places(node))


def _places(node: s.Node) -> Iterator[s.Subscript]:
    """The elements in the targets of the assignments within a node."""
    for part in s.walk(node):
        if type(part) in (s.Assign, s.AugAssign):
            for target in part.targets if type(part) is s.Assign else (part.target,):
                yield from (place for place in s.walk(target) if type(place) is s.Subscript)
