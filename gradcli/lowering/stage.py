"""Staging: a program is run once before its inputs are known (partial evaluation).

Structure (functions, tuples, lists, dicts, texts, None) is real while it runs; numbers that only
the inputs decide become expressions of the core over variables, each of which is assigned once.
"""

from collections.abc import Sequence
from copy import copy

from gradcli.core import ir, walks
from gradcli.core.alias.views import aliased
from gradcli.core.ir import Expr
from gradcli.core.operators import is_boolean
from gradcli.core.refusals import refuse
from gradcli.core.types.kind_rules import INTEGRAL
from gradcli.core.types.kinds import kinds_of
from gradcli.errors import Diagnostic
from gradcli.language.names.program import Program, Target
from gradcli.language.names.scopes import dotted, written_to
from gradcli.language.syntax import surface
from gradcli.language.syntax.trees import bound_in, has_pop
from gradcli.lowering import blocks, expressions, iterables, parts, statements, versions
from gradcli.lowering.environment import Again, Environment, InPlace
from gradcli.lowering.functions import calls
from gradcli.lowering.library import iteration
from gradcli.lowering.lists import forms, lists
from gradcli.lowering.lists.forms import Forms
from gradcli.lowering.naming.naming import check_raises, named_core
from gradcli.lowering.refused import Refused, fenced
from gradcli.lowering.values import (
    NONE,
    UNDEFINED,
    Chosen,
    Closure,
    Items,
    Leaf,
    Library,
    Maybe,
    OpenText,
    Ref,
    Text,
    Tuple,
    Walk,
    described,
    key,
)  # fmt: skip
from gradcli.lowering.versions import is_variable
from gradcli.ops import arithmetic
from gradcli.ops.arrays import getitem
from gradcli.ops.containers import named

RESTARTS = 60
RETURN = "return the new value, and assign it where the function is called"
LENGTHS = (ir.LEN, ir.SHAPE, ir.INT, getitem.op)  # rows that may give a whole number
OF_INTEGERS = {  # by the result of a row: the arguments that hold integers where that does
    "int": slice(0), "common": slice(None), "counted": slice(None), "others": slice(1, None),
    "first": slice(1),
}  # fmt: skip
TEXTS = (surface.String, surface.FString)


def staged(program: Program, settled: bool = True) -> ir.Program:
    """The core of a resolved program, which `derive` and `emit` take.

    settled: an input that is not declared has as many axes as its default, or is a number where
    an array would be changed by another name, which has no core form otherwise.  Raises a
    Diagnostic E0108, with the place of what asked and those of what made it so, where the program
    has no core form.
    """
    try:
        core = _staged(program, settled)
        _tell_unread_arrays(core, program, settled)
        return core
    except Refused as refused:
        raise refused.diagnostic(program.module.source) from None
    except InPlace:
        words = "a write to what belongs to a function around"
        raise Refused(words, None, (), RETURN).diagnostic(program.module.source) from None
    except RecursionError:
        words, instead = "a program that is nested this deep", "give its parts names"
        raise Refused(words, None, (), instead).diagnostic(program.module.source) from None


def _staged(program: Program, settled: bool) -> ir.Program:
    forms, first = Forms(), None
    for _ in range(RESTARTS):
        st = Stager(program, forms, settled)
        try:
            core_of = st.program_of()
        except Again:
            continue
        except Refused as refused:
            first = first or refused
            if forms.lowered() or forms.without_layers():
                continue
            raise first from None
        if forms.improved(st):
            continue
        core = named_core(st, *core_of)
        arrays = kinds_of(core).program.arrays or {} if st.rows.numbers else {}
        if not (found := {n: arrays[n] for n in st.rows.numbers if n in arrays}):
            return core
        forms.inputs |= found
    words = "a program whose lists are now arrays, now not,"
    raise Refused(words, None, (), "make arrays of their final lengths and write their elements")


def _tell_unread_arrays(core: ir.Program, program: Program, settled: bool) -> None:
    """Tell a core which inputs are arrays of those that only dead code reads, which it has not."""
    read = ir.mask([*walks.values(core.body), *core.outputs])
    given = core.inputs.items()
    unread = [n for n, (_, shape) in given if shape is None and not read & core.graph.bit(n)]
    if not unread or not program.assigned or program.target is None:
        return
    whole, names = copy(program), tuple(map(surface.Name, program.assigned))
    whole.target = Target(None, surface.Tuple(names), program.target.span)
    try:
        found = kinds_of(_staged(whole, settled)).program.arrays or {}
    except (Diagnostic, Refused):  # a name that has no value at the end, or that has no core form
        return
    own = kinds_of(core).program.arrays or {}
    core.arrays = {n: found[n] for n in unread if n in found} | own
    core.kinds = None


class Stager(Environment):
    """One staging of a program; what each construct means is in the modules that it asks."""

    def __init__(self, program: Program, forms: forms.Forms, settled: bool = True):
        super().__init__(program, settled)
        self.forms = forms
        self.asked: dict = {}  # place of lists -> what is asked of them
        self.lengths: dict = {}  # place of lists -> how long they get
        self.wanted = None  # (expression, the name that gets it) of the assignment that is staged
        self.naturals: dict[str, int] = {}  # counters of loops, never negative -> the first value
        self.made: dict = {}  # (closure, structure of its arguments) -> functions of the core
        self.functions: list = []
        self.partials: dict = {}  # place of functools.partial -> the lambda that it makes
        self.depth = 0
        self.own_names: dict = {}  # frame of a function -> the names that are its own
        self.by_turns = False
        self.making: list = []  # the functions that are being made, outermost first
        self.given_lists: set[str] = set()

    def program_of(self) -> tuple:
        """(block, values of the target, header) of the whole program."""
        module, target = self.program.module, self.program.target
        body = list(module.body)
        if target is None:
            raise refuse("no value", None, self.source)
        if body and type(body[-1]) is surface.Expression and body[-1].value is target.node:
            body.pop()
        header = [s for s in body if self.rows.stays(s)]
        names = {
            n: (OpenText if given.kind == "str" else Leaf)(self.graph.var(n))
            for n, given in self.program.inputs.items()
        }
        for s in header:
            if type(s) is surface.Assign:
                self.rows.check_default(s.value)
                (given,) = s.targets
                if type(given) is surface.Name and type(s.value) in (surface.List, surface.Tuple):
                    self.given_lists.add(given.id)
        top = self.frame(None, names)
        top.hint.append("frame")
        self.own_names[top] = bound_in(module.body) | set(self.program.functions)
        self.frames.append(top)
        out = self.block
        blocks.run(self, tuple([s for s in body if not self.rows.stays(s)]))
        last = surface.Name(target.name or "") if target.node is None else target.node
        if self.state is None:
            check_raises(versions.statements(out), self.source)
            words, instead = "a value that no run gets to", "leave the loop before it by a 'break'"
            raise Refused(words, target.span, ((out[-1].span, "this never ends"),), instead)
        self.span = target.span
        value = self.value(last)
        values = [self.output(v, last) for v in self.outputs(value, last)]
        return out, values, header

    def outputs(self, value, node) -> list:
        if isinstance(value, Ref) and value.box.kind == "list":
            contents = self.contents(value.box, node.span)
            if not isinstance(contents, Items):
                return [Leaf(lists.whole(self, value, node.span))]
            return lists.known_items(self, value, node.span)
        if isinstance(value, Ref) and value.box.kind == "dict":
            values = list(self.contents(value.box, node.span).values())
            return [v for v in values if not isinstance(v, (Text, Chosen, OpenText))] or values
        return list(value.items) if isinstance(value, Tuple) else [value]

    def no_number(self, v, node, span) -> Refused:
        """The refusal of what is no number as the value of the program."""
        if isinstance(v, Text) and v.value is not None:
            return fenced("String", span)
        if type(node) is surface.Call and (v == NONE or isinstance(v, Maybe)):
            f = self.value(node.function)
            if isinstance(f, Closure):
                return fenced("no return", span, "", ((f.node.span, "this may end without one"),))
        words = f"{described(v)} as a value of the program"
        if isinstance(v, Maybe):
            words = "None as a value of the program, which a test may give,"
        return Refused(words, span, (), instead_of(v))

    def output(self, v, node):
        if isinstance(v, (Tuple, Ref)) and not (isinstance(v, Ref) and v.box.kind == "dict"):
            contents = self.list_contents(v, node.span)
            if not isinstance(contents, Items | None):
                return lists.whole(self, v, node.span)
            inner = lists.known_items(self, v, node.span)
            row = tuple([self.output(i, node) for i in inner])
            return self.graph.node(ir.ARRAY, row)
        if not isinstance(v, Leaf):
            raise self.no_number(v, node, self.span if node.span is None else node.span)
        return v.expr

    # -- what the constructs ask for each other ---------------------------------------------------
    def statement(self, s) -> None:
        statements.statement(self, s)

    def value(self, node):
        return self.readable(expressions.value(self, node), node.span)

    def values(self, nodes) -> list:
        return self.several([(lambda n=n: self.value(n)) for n in nodes]) if nodes else []

    def index(self, node):
        return expressions.subscript(self, node)

    def tested(self, node) -> Leaf:
        return expressions.tested(self, node)

    def truth(self, v, span) -> Leaf:
        return expressions.truth(self, v, span)

    def binary(self, op, a, b, node):
        return expressions.binary(self, op, a, b, node)

    def compared(self, op, a, b, span) -> Leaf:
        return expressions.compared(self, op, a, b, surface.Pass(span=span))

    def combined(self, tests: list[Leaf], row, decided: bool) -> Leaf:
        return expressions.combined(self, tests, row, decided)

    def plus(self, a: Leaf, b: Leaf, span) -> Leaf:
        return self.binary("+", a, b, surface.Pass(span=span))

    def walked(self, v, span) -> iterables.Walked:
        """What a loop over a value runs over, item by item where that is known."""
        self.by_turns = True
        try:
            found = iterables.walked(self, v, span)
            return iterables.item_by_item(found, span) if iterables.is_known(found) else found
        finally:
            self.by_turns = False

    def listed(self, v, span, keeps: bool = True):
        """A value, or of what is gone through once a list of what is left of it."""
        return iteration.listed(self, v, surface.Pass(span=span), keeps)

    def climb(self, boxes, span, growing: bool) -> None:
        forms.climb(self, boxes, span, growing)

    def note_length(self, place, most):
        return forms.note_length(self, place, most)

    def as_array(self, v, span):
        return v.expr if isinstance(v, Leaf) else lists.whole(self, v, span)

    def invoked(self, f, args: list, named: dict, node):
        return calls.invoked(self, f, args, named, node)

    def applied(self, f, args: list, span):
        return calls.applied(self, f, args, span)

    def bind_flag(self, flag: str) -> None:
        self.write(self.frames[-1], Leaf(False), flag)

    def returns_directly(self) -> bool:
        return self.targets[-1].kind == "function"

    # -- questions --------------------------------------------------------------------------------
    def number(self, v, span) -> Leaf:
        """A value that has to be a number or an array."""
        if isinstance(v, Leaf):
            if self.is_given_list(v):
                raise refuse("list", span, self.source)
            return v
        if isinstance(v, Maybe):
            return self.number(v.value, span)
        words = f"{described(v)} where a number or an array is needed"
        raise Refused(words, span, (), instead_of(v))

    def is_given_list(self, v: Leaf) -> bool:
        """Whether a value may be a list that an input is by default."""
        if not self.given_lists or self.rows.is_number(v.expr):
            return False
        names = aliased(v.expr)
        return any([self.share(n, given) for n in names for given in self.given_lists])

    def nature(self, e) -> tuple:
        """What a function of the core may take for granted of an argument."""
        shape = self.rows.lengths.of(e) if type(e) is Expr else ()
        return shape, self.may_be_truth(e), parts.axes(self, e)

    def is_number_if(self, e) -> bool:
        """Whether a value is one number where the inputs that are not declared are numbers."""
        return parts.axes(self, e) == 0

    def is_vector_if(self, e) -> bool:
        """Whether a value that is walked is one row of numbers then."""
        return parts.axes(self, e) in (0, 1)

    def may_be_truth(self, e) -> bool:
        """Whether a number may be True or False, as far as what it was given tells."""
        return any(map(is_boolean, self.origins(e)))

    def origins(self, e) -> list:
        """What an expression may be, with each variable followed to what it was given."""
        seen, found, waiting = set(), [], [e]
        while waiting:
            e = waiting.pop()
            if key(e) in seen:
                continue
            seen.add(key(e))
            if type(e) is Expr and e.op in ir.CHOICES:
                waiting += e.args[1:] if e.op is ir.SELECT else e.args
            elif is_variable(e) and e.args[0] in self.values_of:
                waiting += self.values_of[e.args[0]]
            else:
                found.append(e)
        return found

    def constant(self, e):
        """The constant of a library that an expression surely is, or the expression."""
        found = self.origins(e)
        named = len(found) == 1 and is_variable(found[0]) and found[0].args[0]
        return found[0] if named in self.rows.constants else e

    def is_whole(self, e) -> bool:
        """Whether a number is a whole one, where it may be: an element of an array may."""
        seen, waiting = set(), [e]
        while waiting:
            for v in self.origins(waiting.pop()):
                if type(v) is not Expr:
                    if type(v) is float:
                        return False
                elif v.op is None:
                    if self.rows.inputs.get(v.args[0], ("float",))[0] != "int":
                        return False
                elif v.op not in LENGTHS and v not in seen:
                    if v.op.result_dtype not in INTEGRAL:
                        return False
                    seen.add(v)
                    waiting += v.args
        return True

    def holds_integers(self, e) -> bool:
        """Whether a number, or what an array holds, is surely an integer and no truth."""
        seen, waiting = set(), [e]
        while waiting:
            e = waiting.pop()
            if type(e) is int or e is UNDEFINED or key(e) in seen:
                continue
            seen.add(key(e))
            parts = self._whole_by(e) if type(e) is Expr else None
            if parts is None:
                return False
            waiting += parts
        return True

    def _whole_by(self, e: Expr) -> Sequence | None:
        """What has to hold integers, so that a variable or a node does; None where it does not."""
        if e.op is None and e.args[0] in self.rows.inputs:
            return () if self.rows.inputs[e.args[0]][0] == "int" else None
        if e.op is None:
            given = self.values_of.get(e.args[0], ())
            return None if e.args[0] in self.parameters else given or None
        parts = OF_INTEGERS.get(e.op.result_dtype)
        return None if parts is None else e.args[parts]

    def may_be_integer(self, e) -> bool:
        """Whether what is one number has an integer among the values that it may have."""
        if not self.is_number_if(e):
            return False
        seen, waiting = set(), [e]
        while waiting:
            e = waiting.pop()
            if key(e) in seen:
                continue
            seen.add(key(e))
            if type(e) is Expr and e.op is None and e.args[0] in self.values_of:
                waiting += self.values_of[e.args[0]]
            elif type(e) is Expr and e.op is ir.SELECT:
                waiting += e.args[1:]
            elif e is not UNDEFINED and self.holds_integers(e):
                return True
        return False

    def is_natural(self, v: Leaf) -> bool:
        """Whether an index surely counts from the start."""
        if v.known is not None:
            return type(v.known[0]) is int and v.known[0] >= 0
        least = self.least(v.expr)
        return least is not None and least >= 0

    def least(self, e) -> int | None:
        """The least that a counter of a loop may be, or what is so far from one."""
        if type(e) is not Expr:
            return e if type(e) is int else None
        if e.op is None:
            name = e.args[0]
            if name in self.naturals:
                return self.naturals[name]
            given = self.values_of.get(name, ())
            return self.least(given[0]) if len(given) == 1 else None
        if e.op not in (arithmetic.add.op, arithmetic.sub.op) or type(e.args[1]) is not int:
            return None
        of = self.least(e.args[0])
        return None if of is None else of + (e.args[1] if e.op is arithmetic.add.op else -e.args[1])

    def key(self, v, span, what: str = "a dict at a key"):
        """A key of a dict, which has to be known; `what` asks for it."""
        match v:
            case Text(str(text)):
                return text
            case Leaf(known=known) if known is not None:
                return known[0]
            case Tuple(items, of):
                parts = [self.key(i, span) for i in items]
                return tuple(parts) if of is None else named(of, parts)
        instead = "write the key out, such as d['a'], or keep the values in a list"
        raise Refused(f"{what} that is worked out", span, (), instead)

    def is_bound(self, name: str) -> bool:
        """Whether a name is the program's own here."""
        return any(
            name in (self.owner_of(frame) or ())
            or self.read(self.home(name, frame), name) is not None
            for frame in self.chain()
        )

    def owner_of(self, frame):
        return self.own_names.get(frame)

    def names_of(self, node) -> frozenset[str]:
        """The names that a function binds itself."""
        own = {p.name for p in node.parameters}
        if type(node) is surface.Def:
            own |= bound_in(node.body) | {s.name for s in _defs(node.body)}
        return frozenset(own)

    def acts(self, node) -> bool:
        """Whether an expression may call a function of the program, pop, write, or give a name a
        value."""
        calls = [part for part in surface.walk(node) if type(part) is surface.Call]
        names = any([type(part) is surface.NamedExpr for part in surface.walk(node)])
        writes = any([written_to(c) is not None for c in calls])
        return names or writes or has_pop(node) or any([self.is_own(c.function) for c in calls])

    def is_own(self, function) -> bool:
        """Whether what is called is the program's own, or a method of a value but of a text."""
        if type(function) is surface.Attribute and type(function.value) in TEXTS:
            return False
        start, _ = dotted(function)
        return start is None or self.is_bound(start.id)


def instead_of(v) -> str:
    """What to write in the place of a value that is no number."""
    match v:
        case Text(None) | Maybe():
            return "ask 'is None' of it before it is used, and give the number that is wanted there"
        case Text():
            return "leave text out of what is differentiated"
        case OpenText():
            return "compare it with texts that are written out, as in mode == 'fast'"
        case Closure() | Library():
            return "call it, or give it to a function that does"
        case Ref(box) if box.kind == "dict":
            return "read it by its keys, such as d['a']"
        case Ref():
            return "write np.array([…])"
        case Tuple():
            return "give its parts names: a, b = …"
        case Walk():
            return f"make a list of it: list({v.kind}(…))"
    return "give a number"


def _defs(body):
    for s in body:
        for inner in surface.walk(s):
            if type(inner) is surface.Def:
                yield inner
