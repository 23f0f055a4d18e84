"""Functions and operators of Python's in those that have a core form: pow as **, `in` as ==.

Each is a row: what it is called, of how many arguments, and what it stands for.
"""

from collections.abc import Callable

from gradcli.core.ir import fresh
from gradcli.core.refusals import refuse
from gradcli.language.names.program import Program
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.trees import (
    assigned,
    bound_by,
    call,
    has_pop,
    mapped,
    mentions,
    number,
)
from gradcli.lowering.passes.rewriting import Rewriting

COMMON = ("pow", "divmod", "map", "sum", "float", "tuple")

WALKING = {
    "sum", "max", "min", "list", "tuple", "sorted", "zip", "enumerate", "any", "all", "map",
    "math.fsum", "math.prod",
}  # fmt: skip


def may_be_spelled_out(node: s.Node) -> bool:
    """Whether a node may be one of the functions and operators."""
    match node:
        case s.Name(name):
            return name in COMMON
        case s.Compare(_, ops, _):
            return "in" in ops or "not in" in ops
        case s.If() | s.While() | s.Conditional():
            return True
    return False


class SpelledOut(Rewriting):
    """The pass, over every expression; `walked` has what is walked at once, by identity."""

    def __init__(self, program: Program):
        super().__init__(program)
        self.walked: set[int] = set()

    def statement(self, node: s.Node) -> list[s.Node]:
        match self.blocks_of(node):
            case s.Def() as function:
                return [function]
            case s.For(target, iterable, body):
                if self.changes_map(target, iterable, body):
                    raise refuse("iterable", iterable.span, self.program.source)
                self.walked.add(id(iterable))
                iterable = mapped(iterable, self.replaced)
                return [s.For(target, iterable, body, span=node.span)]
            case s.If(branches, orelse):
                branches = tuple((self.test(test), body) for test, body in branches)
                return [s.If(branches, orelse, span=node.span)]
            case s.Assign((s.Tuple(),), value) as assigned:
                self.walked.add(id(value))
                return [mapped(assigned, self.replaced)]
            case s.While(test, body):
                return [s.While(self.test(test), body, span=node.span)]
            case other:
                return [mapped(other, self.replaced)]

    def test(self, node: s.Node) -> s.Node:
        """A test, with the question whether a list has items as one for its length."""
        match node:
            case s.Unary("not", operand):
                return s.Unary("not", self.test(operand), span=node.span)
            case s.BoolOp(op, values):
                return s.BoolOp(op, tuple(map(self.test, values)), span=node.span)
            case s.Name(name) if self.is_list(name):
                some = call("len", node, span=node.span)
                return s.Compare(some, (">",), (number(0),), span=node.span)
        return mapped(node, self.replaced)

    def is_list(self, name: str) -> bool:
        """Whether a name is a list whatever it is bound to."""
        home = self.scope.home(name)
        places = [] if home is None or self.scope.home("len") else home.bindings[name]
        return bool(places) and all(
            place.kind == "assign" and type(place.value) in (s.List, s.Comprehension)
            for place in places
        )

    def replaced(self, node: s.Node) -> s.Node | None:
        match node:
            case s.Conditional(test, body, orelse):
                parts = mapped((body, orelse), self.replaced)
                return s.Conditional(self.test(test), *parts, span=node.span)
            case s.Compare(first, ("in" | "not in" as op,), (s.List(items) | s.Tuple(items),)):
                once = items and not any(map(has_pop, (first, *items)))
                return self.member(first, op, items, node) if once else None
            case s.Call(s.Name("sum"), args, (("start", start),)) if self.is_builtin(node, "sum"):
                given = s.Call(node.function, (*args, start), (), span=node.span)
                return mapped(given, self.replaced)
            case s.Call(s.Name(name), args, ()) if name in COMMON and self.is_builtin(node, name):
                rule = RULES.get((name, len(args)))
                self.walks(node)
                args = mapped(args, self.replaced)
                return None if rule is None else rule(self, args, node)
            case s.Call():
                self.walks(node)
            case s.Clause(_, iterable, _):
                self.walked.add(id(iterable))
        return None

    def changes_map(self, target: s.Node, iterable: s.Node, body: tuple) -> bool:
        """Whether the turns of a loop change what a map reads, which is worked out in each."""
        calls = [part for part in s.walk(iterable) if type(part) is s.Call]
        if not any(self.is_builtin(part, "map") for part in calls):
            return False
        given = bound_by(target) | assigned(body)
        functions = self.program.functions.values()
        return any(mentions(part, name) for part in (iterable, *functions) for name in given)

    def walks(self, node: s.Call) -> None:
        """Learn what a function walks as it is called, and so once."""
        if self.library(node.function) in WALKING:
            self.walked |= set(map(id, node.args))

    def member(self, value: s.Node, op: str, items: tuple, node: s.Node) -> s.Node:
        sign, join = ("==", "or") if op == "in" else ("!=", "and")
        tests = [s.Compare(value, (sign,), (item,), span=node.span) for item in items]
        return tests[0] if len(tests) == 1 else s.BoolOp(join, tuple(tests), span=node.span)


def _power(_: SpelledOut, args: tuple, node: s.Call) -> s.Node:
    return s.Binary("**", *args, span=node.span)


def _divided(_: SpelledOut, args: tuple, node: s.Call) -> s.Node | None:
    if any(map(has_pop, args)):
        return None
    parts = (s.Binary("//", *args, span=node.span), s.Binary("%", *args, span=node.span))
    return s.Tuple(parts, span=node.span)


def _mapped(rewriting: SpelledOut, args: tuple, node: s.Call) -> s.Node | None:
    function, values = args
    if id(node) not in rewriting.walked:
        return None  # what is walked later, and the second time is empty
    if type(function) not in (s.Name, s.Attribute, s.Lambda):
        return None
    turn = s.Name(fresh(rewriting.taken, "u"), span=node.span)
    clause = s.Clause(turn, values, (), span=node.span)
    return s.Comprehension(s.Call(function, (turn,), ()), (clause,), span=node.span)


def _summed(rewriting: SpelledOut, args: tuple, node: s.Call) -> s.Node | None:
    """A sum from a start on, as Python adds it up: from the start, left to right."""
    values, start = args
    if type(values) in (s.Comprehension, s.List, s.Tuple):
        return None
    turn = s.Name(fresh(rewriting.taken, "u"), span=node.span)
    each = s.Comprehension(turn, (s.Clause(turn, values, (), span=node.span),), span=node.span)
    return call("sum", each, start, span=node.span)


def _listed(_: SpelledOut, args: tuple, node: s.Call) -> s.Node | None:
    """A tuple of as many values as there are: what is read of it is the same of a list."""
    if type(args[0]) is s.Comprehension:
        return None  # which may be of the parts of a tuple
    shown = type(args[0]) in (s.List, s.Tuple)
    return args[0] if shown else call("list", *args, span=node.span)


def _read(rewriting: SpelledOut, args: tuple, node: s.Call) -> s.Node | None:
    """A float of a text that is a word for no finite number: float("-inf")."""
    if type(args[0]) is not s.String:
        return None
    sign, word = _word(args[0].value)
    if word not in WORDS or WORDS[word] in rewriting.program.inputs:
        return None
    if rewriting.scope.home(WORDS[word]) is not None:
        return None
    found = s.Name(WORDS[word], span=node.span)
    return s.Unary("-", found, span=node.span) if sign == "-" else found


def _word(text: str) -> tuple[str, str]:
    """The sign of a text, and the rest in lower case."""
    text = text.strip().lower()
    return (text[0], text[1:]) if text[:1] in ("+", "-") else ("", text)


WORDS = {"inf": "inf", "infinity": "inf", "nan": "nan"}  # what float reads -> its constant
RULES: dict[tuple[str, int], Callable[[SpelledOut, tuple, s.Call], s.Node | None]] = {
    ("pow", 2): _power,
    ("divmod", 2): _divided,
    ("map", 2): _mapped,
    ("sum", 2): _summed,
    ("float", 1): _read,
    ("tuple", 1): _listed,
}
