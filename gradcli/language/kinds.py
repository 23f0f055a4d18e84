"""What each name and expression of a core program may hold, known without running it.

    bool < int < real < any        numbers; `any` may be an array of any shape
    vector < array < any           a vector is indexed to numbers
    list, shape                    a stack, the shape of an array

One kind a name and scope, the join over all of its assignments.  An undeclared input is a real
unless something that only arrays have is asked of it: an index, a loop, a reduction, a product.
"""

from functools import cached_property
from typing import TYPE_CHECKING

from gradcli.language import core
from gradcli.language.array_functions import CALLED, REDUCTIONS, TAKES, gives
from gradcli.language.core import Assign, Call, Def, Expr, For, Leave
from gradcli.language.expressions import BOOLEANS

if TYPE_CHECKING:
    from gradcli.language.axes import Axes
    from gradcli.language.shapes import Shapes

NUMBERS = ("bool", "int", "real")
ARRAYS = ("vector", "array", "any")
UNSURE = (*NUMBERS, "any")  # kinds of a name that an array may yet turn out to be
_CHAINS = (NUMBERS, ("vector", "array"))
Scope = str | None  # the function a name is local to; None: the top level
INTEGRAL = {
    "add", "subtract", "multiply", "floor_divide", "mod", "negative", "positive", "abs",
    "maximum", "minimum", "clip", "sign", "bitwise_and", "bitwise_or", "invert", "left_shift",
    "right_shift", "max of", "min of",
}  # fmt: skip
# Functions of math that give integers, which carry no derivative
WHOLE = {f"math.{name}" for name in ("floor", "ceil", "trunc", "factorial", "comb", "isqrt")}
COUNTS = {"len", "int", ".size", ".ndim", "round", "len range", *WHOLE}
# Rows and forms that arrays are given to
ARRAY_FUNCTIONS = REDUCTIONS | CALLED.keys() | {
    "matmul", "reshape", "transpose", "concatenate", "stack", "len", "shape", ".size", ".ndim",
    "broadcast_to", "softmax", "log_softmax", "cofactors", "pseudo_inverse", "fsum",
}  # fmt: skip


def join(a: str | None, b: str | None) -> str | None:
    """The least kind that holds both; None is no kind yet."""
    if a is None or b is None or a == b:
        return a or b
    for chain in _CHAINS:
        if a in chain and b in chain:
            return chain[max(chain.index(a), chain.index(b))]
    return "any"


def kinds_of(program: core.Program) -> "Kinds":
    """The kinds of a program, found once."""
    if program.kinds is None:
        program.kinds = Kinds(program)
    return program.kinds


class Kinds:
    """The kinds of a program's names; `of(value, scope)` gives an expression's."""

    def __init__(self, program: core.Program):
        self.program = program
        self.defs = {s.name: s for s in core.statements(program.body) if type(s) is Def}
        self.locals: dict[Scope, set[str]] = {None: set()}
        for name, d in self.defs.items():
            self.locals[name] = set(d.parameters) | core.assigned(d.body)
        self.blocks = self._blocks()
        self._shapes: Shapes | None = None
        inputs = {name: _input_kind(*given) for name, given in program.inputs.items()}
        inputs |= program.arrays or {}
        self.memo: dict[Scope, dict[int, str | None]] = {}  # kinds of nodes, by this table
        self.asked: set[tuple[Scope, str]] = set()  # names whose kinds the memo rests on
        while True:
            self.table: dict[tuple[Scope, str], str] = {
                (None, name): kind for name, kind in inputs.items()
            }
            self.table |= {(None, name): "real" for name in program.constants}
            self._fixpoint()
            arrays = self._array_inputs() if program.arrays is None else None
            if not arrays:
                break
            inputs |= arrays
        program.arrays = {
            n: kind for n, kind in inputs.items() if kind != _input_kind(*program.inputs[n])
        }

    def scope(self, name: str, scope: Scope) -> Scope:
        """The scope that `name`, read in `scope`, belongs to."""
        return scope if scope is not None and name in self.locals[scope] else None

    def name(self, name: str, scope: Scope) -> str | None:
        return self.asked_of((self.scope(name, scope), name))

    def asked_of(self, place: tuple[Scope, str]) -> str | None:
        self.asked.add(place)
        if place not in self.table and place[1] in self.program.constants:
            return "real"  # one that a derivative was the first to read
        return self.table.get(place)

    def is_number_name(self, name: str, scope: Scope) -> bool:
        return self.name(name, scope) in NUMBERS

    @property
    def shapes(self) -> "Shapes":
        """The shapes of the program's values, found when first asked for."""
        if self._shapes is None:
            from gradcli.language.shapes import Shapes

            self._shapes = Shapes(self)
        return self._shapes

    def is_number(self, value, scope: Scope) -> bool:
        return self.of(value, scope) in NUMBERS

    def has_arrays(self) -> bool:
        """Whether the program computes with an array, or with what may be one."""
        self.below([v for v in self.program.outputs if type(v) is Expr], None)
        tables = (self.table, *self.memo.values())
        return not all([set(table.values()).isdisjoint(ARRAYS) for table in tables])

    # -- names ------------------------------------------------------------------------------------
    def _blocks(self):
        """(scope, statement) for every statement; a function's under its name."""

        def walk(body, scope):
            for s in body:
                yield scope, s
                for inner in core.bodies(s):
                    yield from walk(inner, s.name if type(s) is Def else scope)

        return list(walk(self.program.body, None))

    def _raise(self, scope: Scope, name: str, kind: str | None) -> bool:
        """Join a kind to that of a name; whether something that is known rests on the old one."""
        key = (self.scope(name, scope), name)
        new = join(self.table.get(key), kind)
        if new == self.table.get(key):
            return False
        self.table[key] = new
        return key in self.asked

    def _fixpoint(self) -> None:
        changed = True
        while changed:
            changed = False
            self.memo.clear()  # within a round a stale kind is too low, and the next one raises it
            self.asked.clear()
            for scope, s in self.blocks:
                for (home, name), kind in self._gives(s, scope):
                    changed |= self._raise(home, name, kind)

    def _gives(self, s, scope: Scope):
        """The kinds that a statement gives to names: ((scope, name), kind)."""
        for value in core.reads(s):  # a call may stand in a test or an element write too
            if type(value) is Call and value.function in self.defs:
                for p, arg in zip(self.defs[value.function].parameters, value.args):
                    yield (value.function, p), self.of(arg, scope)
        match s:
            case Assign(targets, (), Call(function, args)):
                yield from self._call_gives(targets, function, args, scope)
            case Assign((target,), (), value):
                yield (scope, target), self.of(value, scope)
            case Assign((target,), _, value):
                old = self.name(target, scope)
                if old == "int" and self.of(value, scope) == "real":
                    yield (scope, target), "real"
            case For(name):
                yield (scope, name), "int"
            case Leave("return", values):
                for k, v in enumerate(values):
                    yield (None, f"{scope}()[{k}]"), self.of(v, scope)

    def _call_gives(self, targets, function, args, scope):
        if function == core.APPEND:
            yield (None, f"{args[0].args[0]}[]"), self.of(args[1], scope)
        elif function == core.POP:
            for t in targets:
                yield (scope, t), self.asked_of((None, f"{args[0].args[0]}[]"))
        else:
            for k, t in enumerate(targets):
                yield (scope, t), self.asked_of((None, f"{function}()[{k}]"))

    # -- inputs that are arrays -------------------------------------------------------------------
    def _array_inputs(self) -> dict[str, str]:
        """Undeclared inputs, real so far, of which an array's ways are asked: their kinds."""
        if all([op.arity for op in self.program.graph.rows]) and not any(
            [shape for _, shape in self.program.inputs.values()]
        ):
            return {}  # nothing here is an array
        uses: dict[tuple[Scope, str], str] = {}
        flows: list[tuple[tuple, tuple]] = []  # (the name that is used, the name it is made of)
        outputs = [(None, v) for v in self.program.outputs]
        values = [(scope, v) for scope, s in self.blocks for v in core.reads(s)]
        seen: dict[Scope, set[int]] = {}
        for scope, value in (*values, *outputs):
            roots = value.args if type(value) is Call else (value,)
            kinds = self.below(roots, scope)
            known = seen.setdefault(scope, set())
            for node in core.postorder(roots, known):
                known.add(id(node))
                for used, kind in array_uses(node):
                    if type(used) is Expr and kinds[id(used)] in UNSURE:
                        for n in _carried(used):
                            key = (self.scope(n, scope), n)
                            uses[key] = kind if uses.get(key, kind) == kind else "any"
                if node.op is not None and node.op.elementwise and kinds[id(node)] not in NUMBERS:
                    for n in self._mixed(node, scope, kinds):
                        uses[None, n] = "any"
        if not uses:
            return {}
        for scope, s in self.blocks:
            flows += self._flows(s, scope)
        changed = True
        while changed:
            changed = False
            for used, source in flows:
                if used in uses and uses.get(source) not in (uses[used], "any"):
                    uses[source] = "any" if source in uses else uses[used]
                    changed = True
        return {
            name: kind
            for (scope, name), kind in uses.items()
            if scope is None
            and self.program.inputs.get(name) == ("float", None)
            and self.table[None, name] == "real"
        }

    def _mixed(self, node: Expr, scope: Scope, kinds: dict):
        """Inputs that meet an undeclared array elementwise: nothing says that they are numbers."""
        wide = [a for a in node.args if type(a) is Expr and kinds[id(a)] not in (None, *NUMBERS)]
        names = {n for a in wide for n in core.names(a) if self.scope(n, scope) is None}
        given = self.program.inputs
        if any(
            given.get(n) == ("float", None) and self.table[None, n] not in NUMBERS for n in names
        ):
            for a in node.args:
                for n in _carried(a):
                    if self.scope(n, scope) is None and given.get(n) == ("float", None):
                        yield n

    def _flows(self, s, scope):
        """(name, name it takes its shape from) of an assignment that gives a number so far."""
        match s:
            case Assign(_, (), Call(function, args)) if function in self.defs:
                for p, a in zip(self.defs[function].parameters, args):
                    if self.of(a, scope) in UNSURE:
                        for n in _carried(a):
                            yield (function, p), (self.scope(n, scope), n)
            case Assign((target,), (), value) if self.of(value, scope) in UNSURE:
                for n in _carried(value):
                    yield (self.scope(target, scope), target), (self.scope(n, scope), n)

    # -- expressions ------------------------------------------------------------------------------
    def of(self, value, scope: Scope) -> str | None:
        """The kind of a value; None where it is not known yet."""
        if type(value) is not Expr:
            return _number_kind(value)
        if value.op is None:
            return self.name(value.args[0], scope)
        known = self.memo.get(scope, ())
        return known[id(value)] if id(value) in known else self.below((value,), scope)[id(value)]

    def below(self, values, scope: Scope) -> dict[int, str | None]:
        """The kind of every node below `values`, by identity, and perhaps of others."""
        memo = self.memo.setdefault(scope, {})
        for node in core.postorder(values, memo):
            op = node.op
            if op is None:
                memo[id(node)] = self.name(node.args[0], scope)
            elif op.arity and op not in BOOLEANS and _of_reals(node, memo):
                memo[id(node)] = "real"
            else:
                kinds = [memo[id(a)] if type(a) is Expr else _number_kind(a) for a in node.args]
                memo[id(node)] = node_kind(node, kinds)
                if node.op.name == "getitem" and self.axes.is_element(node, kinds, scope):
                    memo[id(node)] = "real"
        return memo

    @cached_property
    def axes(self) -> "Axes":
        from gradcli.language.axes import Axes

        return Axes(self)


def _input_kind(kind: str, shape) -> str:
    if shape is None or shape == ():
        return "real" if kind == "float" else kind
    return "vector" if len(shape) == 1 else "array"


def _of_reals(node: Expr, kinds: dict) -> bool:
    """Whether a node is of reals alone: most nodes are."""
    for part in node.below:
        if kinds[id(part)] != "real":
            return False
    return bool(node.below)


def _number_kind(value) -> str:
    if isinstance(value, float):
        return "real"
    return {bool: "bool", int: "int"}.get(type(value), "none")


def array_uses(node: Expr):
    """The arguments of which `node` asks what only arrays have, and the kind they then are."""
    if node.op is None:
        return
    if node.op.name == "getitem":
        single = len(node.args) == 2 and node.args[1] is not None and node.args[1] is not ...
        fancy = any(type(p) is Expr and p.op in (core.ARRAY, *BOOLEANS) for p in node.args[1:])
        yield node.args[0], "vector" if single and not fancy else "any"
    elif node.op.name == "len":
        yield node.args[0], "vector"
    elif node.op.name in ARRAY_FUNCTIONS:
        kind = "vector" if TAKES.get(node.op.name, ())[:1] == (1,) else "any"
        for k, a in enumerate(node.args):
            if node.op.arg(k).kind != "static" or node.op.static:
                yield a, kind


def _carried(value) -> set[str]:
    """The names whose shape reaches that of `value`: through elementwise rows alone."""
    found: set[str] = set()
    seen: set[int] = set()
    stack = [value]
    while stack:
        node = stack.pop()
        if type(node) is not Expr or id(node) in seen:
            continue
        seen.add(id(node))
        if node.op is None:
            found.add(node.args[0])
        elif node.op.elementwise or node.op in core.CHOICES:
            stack.extend(node.args)
    return found


def node_kind(node: Expr, kinds: list) -> str | None:
    """The kind of a node from those of its arguments."""
    op, name = node.op, node.op.name
    numbers = all(k in NUMBERS for k in kinds)
    if op in BOOLEANS and None in kinds and op not in (core.AND, core.OR, core.NOT):
        return None
    if op in BOOLEANS:
        return "bool" if numbers or op in (core.AND, core.OR, core.NOT) else "any"
    if name in COUNTS:
        return "int"
    if op is core.FLOAT:
        return "real"
    if op in (core.SELECT, core.MAX, core.MIN):
        kinds = kinds[1:] if op is core.SELECT else kinds
        out = None
        for k in kinds:
            out = join(out, k)
        return out
    if name in ("sum_like", "spread_like", "matmul_left", "matmul_right"):
        return kinds[1]
    if name in ("zeros_like", "ones_like", "full_like", "stop_gradient", "copy"):
        return kinds[0]
    if op.elementwise:
        return _elementwise_kind(node, kinds, numbers)
    return _structural_kind(node, kinds)


def _elementwise_kind(node: Expr, kinds: list, numbers: bool) -> str | None:
    if None in kinds:
        return None
    if numbers:
        whole = all(k != "real" for k in kinds)
        if node.op.name == "power" and whole and type(node.args[1]) is int and node.args[1] >= 0:
            return "int"
        return "int" if whole and node.op.name in INTEGRAL else "real"
    wide = [k for k in kinds if k not in NUMBERS]
    return wide[0] if wide[0] in ("vector", "array") and len(set(wide)) == 1 else "any"


def _structural_kind(node: Expr, kinds: list) -> str | None:
    name, attrs = node.op.name, dict(node.attrs)
    if name in REDUCTIONS:
        if attrs.get("keepdims"):
            return kinds[0]
        return "real" if kinds[0] == "vector" or attrs.get("axis") is None else "any"
    match gives(node.op):
        case "first":
            return kinds[0]
        case "running":
            return "vector" if attrs.get("axis") is None else kinds[0]
        case "number":
            return "real"
        case "vector" | "array" as kind:
            return kind
    match name:
        case "fsum":
            return "real"
        case "searchsorted":
            return "int" if kinds[1] in NUMBERS else "any"
        case "repeat" | "diff" | "take" if kinds[0] == "vector" and kinds[1:] in (
            [],
            ["vector"],
            ["int"],
        ):
            return "vector"
        case "getitem":
            return _item_kind(kinds)
        case "matmul":
            return "real" if kinds == ["vector", "vector"] else "any"
        case "array":
            return "vector" if all(k in NUMBERS for k in kinds) else "array"
        case "zeros" | "ones" | "full":
            if kinds[0] is None:
                return None
            return "vector" if kinds[0] in NUMBERS else "array"
        case "arange" | "linspace" | "concatenate":
            return "vector" if name != "concatenate" or set(kinds) == {"vector"} else "any"
        case "list" | "shape":
            return name
        case "tuple" | "slice":
            return name
        case "transpose":
            return kinds[0]
        case "reshape":
            return "vector" if type(attrs["shape"]) is int else "any"
    return "any"


def _item_kind(kinds: list) -> str | None:
    base, parts = kinds[0], kinds[1:]
    if base == "shape":
        return "int" if parts != ["slice"] else "shape"
    if base == "vector" and len(parts) == 1:
        return "real" if parts[0] in NUMBERS else "vector" if parts[0] == "slice" else "any"
    return None if base is None else "any"
