"""A program that runs in a straight line as the tape runs it, operation for operation, at many
points together.

The evaluator runs it once on tensors whose values are expressions, so that the steps it records are
those of every point, and the sweep over them adds up cotangents as that of the tape does.  What
comes of it is a core program of its value and its derivatives, which as machine code have the
tape's bits; and of where the tape has more to do: where derivatives may have lost digits, which are
computed again as `engine.digits` does, and where its notes have a word to say.
"""

from collections.abc import Callable
from decimal import Decimal
from math import inf, nan, pi
from typing import Any

from gradcli.core import ir
from gradcli.core.graph import Expr, Graph
from gradcli.core.ir import Assign
from gradcli.engine.precise import DIGITS, LAST
from gradcli.engine.steps import Step, in_reverse, reachable
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor
from gradcli.errors import Diagnostic
from gradcli.evaluator.function import Function, silent
from gradcli.language.syntax import surface as s
from gradcli.native.cache import code
from gradcli.native.load import loaded
from gradcli.native.programs import Native
from gradcli.native.refused import Refused
from gradcli.ops.arithmetic import add, mul
from gradcli.ops.comparisons import equal, greater, less, less_equal, logical_not, logical_or
from gradcli.ops.digits import multiprecision
from gradcli.ops.digits.doubt import LITTLE, TINY, TOLD
from gradcli.ops.piecewise import absolute

UNIT = 2.0**-52  # of a result's rounding, relative to it: that of functions too
LEAST = 2.0**-1074
HUGE = 1e300  # what is above it may have been infinite on its way
NEAR = 1e-6  # where 64 bits have so many digits, numbers of 45 miss as few, and have the rest
MOST = 2_000  # steps of a run that are compiled as one line
NAMED = {"pi": pi, "np.pi": pi, "nan": nan, "inf": inf}


class Straight:
    """The code of a program at many points: `native` gives at each the value, the derivatives by
    `connected`, whether these may have lost digits, and whether there is more to say; `names` are
    the inputs that it takes, as x0, x1 …; `digits` computes derivatives again."""

    exact = True  # whether derivatives have the tape's bits
    __slots__ = ("connected", "digits", "names", "native")

    def __init__(self, found: "Recorded"):
        self.names = found.names
        self.connected = tuple([name for name, g in found.slopes.items() if g is not None])
        slopes = [found.slopes[name] for name in self.connected]
        outputs = [found.value, *slopes, _any(found.signs), _any(found.odd)]
        self.native = _native(_core(found.graph, len(self.names), outputs))
        if self.native.outputs != [*["real"] * (1 + len(slopes)), "bool", "bool"]:
            raise Refused("its value is no real number")
        self.digits = Digits(len(self.names), slopes)

    def rows(self, given: dict[str, Any]) -> list:
        """What code gives at many points, a column for each of its inputs, in their order."""
        return self.native.rows({f"x{i}": column for i, column in enumerate(given.values())})


class Recorded:
    """What a run of a program gives on expressions in the place of the inputs `names`: its steps,
    the last first, its value, and the derivatives by `wrt`, None where nothing connects.

    Refused where it does not run so: where a test is on such an input, or arrays are computed with.
    """

    def __init__(
        self, program, point: dict[str, Any], names: tuple[str, ...],
        wrt: tuple[str, ...] = (), of: tuple[str, ...] = (),
    ):  # fmt: skip
        _check(program)
        self.graph, self.names = Graph(), names
        self.signs: list = []  # of doubt
        self.graph.shape_of = lambda node: ()
        tensors = {n: Tensor(self.graph.var(f"x{i}")) for i, n in enumerate(names)}
        function = Function(program, point, names, of, None, silent)
        try:
            with GradientTape(persistent=True) as tape:
                for tensor in tensors.values():
                    tape.watch(tensor)
                values = function(list(tensors.values()))
            self.steps = list(in_reverse(tape.steps))
            self._check(function, values)
            self.value = values[0].value if type(values[0]) is Tensor else values[0]
            nodes = {tensors[name].node for name in wrt}
            found = self._swept(values[0], reachable(nodes, tape.steps))
            self.slopes = {name: found.get(tensors[name].node) for name in wrt}
            self.error = self._error(tensors, values[0])
        except (Diagnostic, ArithmeticError, LookupError, TypeError, ValueError) as odd:
            raise Refused("it does not run in a straight line, or not on numbers alone") from odd
        slopes = [g for g in self.slopes.values() if type(g) is Expr]
        self.signs += map(_is_tiny, slopes)
        self.odd = [*self._unsaid(), *(logical_not(less(absolute(g), HUGE)) for g in slopes)]

    def _check(self, function: Function, values: tuple) -> None:
        if len(self.steps) > MOST:
            raise Refused(f"it has more than {MOST} operations")
        alone = len(values) == 1 and len(function.names) == 1 and not function.notes
        if not alone or not isinstance(function.nested[0], (Tensor, float)):
            raise Refused("its value is no number")
        if not all([s.op.elementwise and not s.op.variadic and not s.attrs for s in self.steps]):
            raise Refused("it computes with arrays")

    def _swept(self, target, seen: set[int]) -> dict[int, Any]:
        """The cotangents, as `engine.sweep` adds them up, and where it has doubt."""
        cotangents: dict[int, Any] = {}
        if type(target) is Tensor and target.node in seen:
            cotangents[target.node] = 1.0
        for step in self.steps:
            g = cotangents.get(step.node)
            if g is None:
                continue
            if type(g) is Expr:
                self.signs.append(_is_tiny(g))
            for i, (node, arg) in enumerate(zip(step.nodes, step.args)):
                if node not in seen or step.op.arg(i).rule is None:
                    continue
                d, old = _pulled(step, i, g), cotangents.get(node)
                if type(arg) is not Expr:
                    raise Refused("its value does not depend on the point alone")
                cotangents[node] = d if old is None else self._added(old, d)
        return cotangents

    def _added(self, old, d):
        both = old + d
        self.signs += [equal(old, 0.0), equal(d, 0.0)]
        self.signs.append(less(absolute(both), mul(LITTLE, absolute(d))))
        return both

    def _error(self, tensors: dict[str, Tensor], target):
        """A bound of the rounding error of the value, to the first order."""
        errors: dict[int, Any] = {}
        for step in reversed(self.steps):
            total = add(mul(UNIT, absolute(step.out)), LEAST)
            for i, (node, arg) in enumerate(zip(step.nodes, step.args)):
                error = errors.get(node)
                if error is None and type(arg) is float and arg != int(arg or 0.0):
                    error = UNIT * abs(arg)
                if error is not None and step.op.arg(i).rule is not None:
                    total = add(total, absolute(_pulled(step, i, error)))
            errors[step.node] = total
        return errors.get(target.node) if type(target) is Tensor else None

    def _unsaid(self) -> list:
        """Where there is more to say of the value: as expressions."""
        if type(self.value) is not Expr:
            return []
        size = absolute(self.value)
        signs = [logical_not(less(size, HUGE))]
        if self.error is not None:
            signs.append(logical_not(less_equal(self.error, mul(TOLD / 2, size))))
        return signs


def _any(signs: list):
    """Whether one of them is true: an expression, or False."""
    found: Any = False
    for sign in dict.fromkeys(signs):
        if sign is True:
            raise Refused("its derivatives may lose digits wherever it runs")
        if sign is not False:
            found = sign if found is False else logical_or(found, sign)
    return found


def _check(program) -> None:
    """Raise Refused for what runs of a program may do beside giving numbers."""
    if program.tensors or "except" in program.source.text:
        raise Refused("tensors, and what is caught, are the tape's")
    for node in s.walk(program.module):
        if type(node) is s.Call and node.function == s.Name("print"):
            raise Refused("the program prints", node.span)


def _pulled(step: Step, i: int, g):
    return step.op.pull(i, g, step.args, step.out, step.attrs)


def _is_tiny(g: Expr):
    return logical_not(greater(absolute(g), TINY))


# -- as a core program -----------------------------------------------------------------------------
def _core(graph: Graph, count: int, outputs: list) -> ir.Program:
    """The core program of the outputs, each operation a statement."""
    inputs = {f"x{i}": ("float", None) for i in range(count)}
    named: dict[int, Any] = {}
    body: list[ir.Statement] = []
    for node in ir.postorder(tuple(o for o in outputs if type(o) is Expr)):
        if node.op is None:
            name = node.args[0]
            named[id(node)] = node if name in inputs else _constant(name)
            continue
        args = tuple([named[id(a)] if type(a) is Expr else a for a in node.args])
        value = graph.intern(node.op, args, node.attrs)
        named[id(node)] = var = graph.var(f"v{len(body)}")
        body.append(Assign((var.args[0],), (), value))
    found = tuple([named[id(o)] if type(o) is Expr else o for o in outputs])
    taken = {*inputs, *(f"v{k}" for k in range(len(body)))}
    return ir.Program(graph, inputs, (), tuple(body), found, {}, taken, {})


def _native(core: ir.Program) -> Native:
    """The code of a core program at many points."""

    def make():
        from gradcli.native.compile import assembled, lowered_program

        return assembled(lowered_program(core, dict.fromkeys(core.inputs, ()), 0), True)

    lines = [f"{s.targets[0]} = {s.value!r}" for s in core.body if type(s) is Assign]
    form, data = code([list(core.inputs), lines, repr(core.outputs)], make)
    return Native(form, loaded(data, form))


def _constant(name: str) -> float:
    if name not in NAMED:
        raise Refused(f"the constant {name}")
    return NAMED[name]


# -- with more digits ------------------------------------------------------------------------------
class Digits:
    """Derivatives on decimal numbers: as engine.digits has them, whose rules their steps are of."""

    __slots__ = ("_outputs", "_steps")

    def __init__(self, count: int, outputs: list):
        self._steps: list[tuple[Callable[..., Any], list[int], str]] = []  # row, arguments, `ends`
        self._outputs: list[int] | None = None
        places: dict[Any, int] = {
            f"x{i}": i for i in range(count)
        }  # in the list of a run's numbers

        def step(row: Callable[..., Any], args: list[int], ends: str = "") -> int:
            self._steps.append((row, args, ends))
            return count + len(self._steps) - 1

        def place(a) -> int:
            if type(a) is Expr and a.op is not None:
                return places[id(a)]
            if type(a) is Expr and a.args[0] in places:
                return places[a.args[0]]
            number = NAMED[a.args[0]] if type(a) is Expr else a
            if number == pi:
                return step(multiprecision.pi, [])
            return step(lambda: Decimal(number), [])

        for node in ir.postorder(tuple(o for o in outputs if type(o) is Expr)):
            if node.op is None:
                continue
            row = multiprecision.VALUES.get(node.op.name)
            if row is None:
                return  # which has 64 bits
            ends = "equal" if node.op.static else "" if node.op.selects else "zero"
            places[id(node)] = step(row, [place(a) for a in node.args], ends)
        self._outputs = [place(o) for o in outputs]

    def _run(self, at: list[float]) -> list | None:
        """The derivatives; None where a step ends them: a test of equals, or a result of 0."""
        numbers: list = list(map(Decimal, at))
        for row, places, ends in self._steps:
            args = [numbers[k] for k in places]
            numbers.append(row(*args))
            if ends == "zero" and not numbers[-1]:
                return None
            if ends == "equal" and all([a == args[0] for a in args]):
                return None
        return [numbers[k] for k in self._outputs or ()]

    def again(self, at: list[float], plain: list[float]) -> list[float] | None:
        """The derivatives at a point to the last digits: `plain` where those are; None where only
        the tape knows, as where more digits are lost than these numbers can miss."""
        if self._outputs is None:
            return None
        with multiprecision.context(DIGITS[0]):
            numbers = self._run(at)
        if numbers is None:
            return None
        found = list(map(float, numbers))
        if all([abs(x - y) <= LAST * abs(y) for x, y in zip(plain, found)]):
            return plain
        near = all([abs(x - y) <= NEAR * abs(y) and y for x, y in zip(plain, found)])
        return found if near else None
