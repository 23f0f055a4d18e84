"""Which values are surely reals: an array of integers cuts what is written to its elements.

Kinds say that an element is a number; here it is asked what NumPy holds it in.  Names are real
where all that they are given is.
"""

from gradcli.core import ir
from gradcli.core.ir import Assign, Call, Expr, For, Leave
from gradcli.core.types.kind_rules import INTEGRAL, NUMBERS
from gradcli.core.types.kinds import Scope, kinds_of
from gradcli.ops import arithmetic

Place = tuple[Scope, str]  # a name and the function that it is local to


def gives(program: ir.Program) -> dict[Place, list[tuple]]:
    """What each name is given as a whole: (scope, value); a name's place stands for its value."""
    kinds = kinds_of(program)
    found: dict[Place, list[tuple]] = {}

    def give(scope: Scope, name: str, home: Scope, value) -> None:
        found.setdefault((scope, name), []).append((home, value))

    for home, s in kinds.blocks:
        for value in ir.reads(s):
            if type(value) is Call and value.function in kinds.defs:
                for p, a in zip(kinds.defs[value.function].parameters, value.args):
                    give(value.function, p, home, a)
        match s:
            case Assign(_, (), Call(ir.APPEND, (stack, value))):
                give(None, f"{stack.args[0]}[]", home, value)
            case Assign(targets, (), Call(ir.POP, (stack,))):
                for t in targets:
                    give(kinds.scope(t, home), t, None, (None, f"{stack.args[0]}[]"))
            case Assign(targets, (), Call(function)):
                for k, t in enumerate(targets):
                    give(kinds.scope(t, home), t, None, (None, f"{function}()[{k}]"))
            case Assign((target,), (), value):
                give(kinds.scope(target, home), target, home, value)
            case For(name):
                give(kinds.scope(name, home), name, home, 0)
            case Leave("return", values):
                for k, value in enumerate(values):
                    give(None, f"{home}()[{k}]", home, value)
    return found


def settle(surely, given: list[tuple[Place, Scope, object]]) -> None:
    """Find which names surely hold values of a sort: from all of them down to those that are given
    no other.

    surely: has `names`, what is known of them, `of(value, scope)`, whether a value is of the sort,
    and the `memo` of that; given: the places of names, and values with the scopes they stand in.
    """
    changed = True
    while changed:
        changed = False
        surely.memo.clear()
        for place, home, value in given:
            if surely.names.get(place, True) and not surely.of(value, home):
                surely.names[place] = False
                changed = True


class Reals:
    """Which names hold reals for sure.

    in_python: in a function that is given whole numbers too; made: nodes, by identity, that are
    made of reals; whole: inputs that are not declared, and hold integers; as_numpy: by NumPy's
    rules, by which zeros like integers are such: those that derivatives are made of are reals.
    """

    def __init__(
        self,
        program: ir.Program,
        in_python: bool = False,
        made: frozenset[int] = frozenset(),
        whole: frozenset[str] = frozenset(),
        as_numpy: bool = False,
    ):
        self.kinds, self.made, self.in_python = kinds_of(program), made, in_python
        self.as_numpy = as_numpy or in_python
        self.whole = whole
        self.gives = gives(program)
        self.memo: dict[Scope, dict[int, bool]] = {}
        self.names: dict[Place, bool] = {}
        for name, (kind, _) in program.inputs.items():
            number = self.kinds.name(name, None) in NUMBERS
            real = kind == "float" and name not in whole
            self.names[None, name] = real and not (in_python and number)
        settle(self, [(p, h, v) for p, values in self.gives.items() for h, v in values])

    def of(self, value, scope: Scope) -> bool:
        """Whether a value is surely real, or an array of reals."""
        if type(value) is tuple:
            return self.names.get(value, True)
        if type(value) is not Expr:
            return isinstance(value, float)
        memo = self.memo.setdefault(scope, {})
        for node in ir.postorder((value,), memo):
            memo[id(node)] = id(node) in self.made or self.node(node, memo, scope)
        return memo[id(value)]

    def of_items(self, value, scope: Scope) -> bool:
        """Whether a value is made of elements by computed indices, or of names of such."""
        stack, seen = [(scope, value)], set()
        while stack:
            home, value = stack.pop()
            if type(value) is tuple and value not in seen:
                seen.add(value)
                stack += self.gives.get(value, ())
            for node in ir.postorder((value,)):
                if node.op is None:
                    stack.append((None, (self.kinds.scope(node.args[0], home), node.args[0])))
                elif node.op.name == "getitem" and any([type(i) is Expr for i in node.args[1:]]):
                    return True
        return False

    def node(self, node: Expr, memo: dict[int, bool], scope: Scope) -> bool:
        op = node.op
        if op is None:
            return self.names.get((self.kinds.scope(node.args[0], scope), node.args[0]), True)
        if op is arithmetic.power.op and all(self.is_whole(a, scope) for a in node.args):
            return False  # of a counter from 0 on, say
        if op.holds == "real" or (op.elementwise and makes_reals(node)):
            return True
        kind = self.kinds.of(node, scope)
        if op.holds in ("bool", "int") or kind in ("bool", "int"):
            return False
        if op.name in ("zeros_like", "ones_like") and not self.as_numpy:
            return True
        if op.name == "full_like":
            return memo[id(node.args[0])] if type(node.args[0]) is Expr else False
        parts = [memo[id(a)] if type(a) is Expr else isinstance(a, float) for a in node.args]
        if op.holds == "first":
            return parts[0]
        if op is ir.SELECT or op.name == "where":
            return (all if op is ir.SELECT or kind in NUMBERS else any)(parts[1:])
        if kind in NUMBERS and op.name in ("maximum", "minimum", "max of", "min of"):
            return all(parts)
        if op.elementwise and op.holds not in INTEGRAL and op.name != "power":
            return True
        return any(parts)

    def is_whole(self, value, scope: Scope) -> bool:
        """Whether a number is of a kind that is whole; a written one must not be negative too."""
        if type(value) is not Expr:
            return type(value) is int and value >= 0
        return self.kinds.of(value, scope) in ("bool", "int")


def makes_reals(node: Expr) -> bool:
    """Whether a row gives reals of integers too."""
    if node.op is arithmetic.power.op:
        return type(node.args[1]) is not int or node.args[1] < 0
    smooth = len(node.op.args) == 1 and node.op.args[0].kind == "smooth"
    smooth = smooth and node.op.holds not in INTEGRAL
    return node.op in (arithmetic.div.op, arithmetic.sqrt.op) or smooth
