"""Random programs of arrays that broadcast, as text with a point: what printed sums are held to.

The axes have the lengths 1, 2 and 3, so that arrays are stretched.  Inputs are declared with all
lengths, with some open, or not at all, with a default or without: `seeded(seed)` is one program.
"""

import math
import random

import engines
import numpy as np
import printed

from gradcli.errors import Diagnostic
from gradcli.evaluator.run import run

NAMES = ("x", "y", "A", "B")
ELEMENTWISE = ("sin({})", "tanh({})", "{}**2", "exp(-{}**2)", "np.abs({})", "(1 + {}**2)", "-{}")
BINARY = ("{} + {}", "{} - {}", "{}*{}", "{}/(2 + {}**2)", "np.maximum({}, {})")
Shape = tuple[int, ...]
Value = tuple[str, Shape]  # an expression in brackets, or a name, and its shape


class _Arrays:
    """Builds one program; `values` are the names with their shapes so far."""

    def __init__(self, source: random.Random):
        self.source = source
        self.lines: list[str] = []
        self.values: list[Value] = []
        self.point: dict = {}
        self.functions: list[str] = []

    def pick(self, items):
        return self.source.choice(list(items))

    def chance(self, percent: int) -> bool:
        return self.source.random() * 100 < percent

    def numbers(self, shape: Shape):
        array = [self.source.randint(100, 1900) / 1000 + 0.000414 for _ in range(math.prod(shape))]
        return np.reshape(np.array(array) * self.pick([1, 1, -1]), shape).tolist()

    # -- inputs -----------------------------------------------------------------------------------
    def input(self, name: str) -> None:
        shape = tuple(self.pick([1, 2, 2, 3, 3]) for _ in range(self.pick([0, 1, 1, 1, 2, 2, 3])))
        self.point[name] = self.numbers(shape)
        self.values.append((name, shape))
        written = ", ".join(":" if self.chance(50) else str(n) for n in shape)
        declared = f"{name}: float[{written}]" if shape else f"{name}: float"
        default = self.numbers(tuple(self.pick([n, n, 2]) for n in shape))
        given = f"np.array({default})" if shape else f"{default}"
        match self.pick(["declared", "declared", "default", "default", "both", "neither"]):
            case "declared":
                self.lines.append(declared)
            case "default":
                self.lines.append(f"{name} = {given}")
            case "both":
                given = f"np.array({self.point[name]})" if shape else f"{default}"
                self.lines.append(f"{declared} = {given}")

    # -- expressions ------------------------------------------------------------------------------
    def value(self, depth: int = 2) -> Value:
        if not depth or self.chance(25):
            return self.pick([*self.values, *self.values, ("0.7", ())])
        text, shape = self.pick(
            [self.unary, self.binary, self.binary, self.binary, self.product, self.product,
             self.reduction, self.part, self.part, self.turned, self.joined, self.called]
        )(depth - 1)  # fmt: skip
        return f"({text})", shape

    def unary(self, depth: int) -> Value:
        text, shape = self.value(depth)
        return self.pick(ELEMENTWISE).format(text), shape

    def fitting(self, depth: int) -> tuple[Value, Value, Shape]:
        """Two values that broadcast, and their shape."""
        for _ in range(20):
            one, two = self.value(depth), self.value(depth)
            try:
                return one, two, np.broadcast_shapes(one[1], two[1])
            except ValueError:
                continue
        return one, ("1.3", ()), one[1]

    def binary(self, depth: int) -> Value:
        one, two, shape = self.fitting(depth)
        if self.chance(15):
            return f"np.where({one[0]} > {two[0]}, {two[0]}, 0.5*{one[0]})", shape
        return self.pick(BINARY).format(one[0], two[0]), shape

    def product(self, depth: int) -> Value:
        for _ in range(20):
            one, two = self.value(depth), self.value(depth)
            try:
                shape = np.matmul(np.ones(one[1]), np.ones(two[1])).shape
            except ValueError:
                continue
            return f"{one[0]} @ {two[0]}", shape
        return self.unary(depth)

    def array(self, depth: int, axes: int = 1) -> Value | None:
        for _ in range(20):
            found = self.value(depth)
            if len(found[1]) >= axes:
                return found
        return None

    def reduction(self, depth: int) -> Value:
        found = self.array(depth)
        if found is None:
            return self.unary(depth)
        text, shape = found
        name = self.pick(["sum", "sum", "mean", "max", "prod"])
        axis = self.pick([None, *range(len(shape)), -1])
        keep = axis is not None and self.chance(30)
        made = np.sum(np.ones(shape), axis=axis, keepdims=keep)
        given = "" if axis is None else f", axis={axis}" + (", keepdims=True" if keep else "")
        return f"np.{name}({text}{given})", made.shape

    def part(self, depth: int) -> Value:
        found = self.array(depth)
        if found is None:
            return self.unary(depth)
        text, shape = found
        parts = [self.pick([":", "0", "-1", "1:", ":-1", "None", "0:2", "::2"]) for _ in shape]
        while parts.count("None") + len(shape) < len(parts):
            parts.remove("None")
        index = ", ".join(parts)
        try:
            made = eval(f"a[{index}]", {"a": np.ones(shape)})
        except IndexError:
            return text, shape
        return (f"{text}[{index}]", made.shape) if np.size(made) else (text, shape)

    def turned(self, depth: int) -> Value:
        found = self.array(depth)
        if found is None:
            return self.unary(depth)
        text, shape = found
        made = [(f"{text}.T", shape[::-1]), (f"np.reshape({text}, -1)", (math.prod(shape),))]
        made.append((f"np.cumsum({text}, axis=0)", shape))
        made.append((f"np.reshape({text}, {(*shape, 1)})", (*shape, 1)))
        return self.pick(made)

    def joined(self, depth: int) -> Value:
        found = self.array(depth)
        if found is None:
            text, shape = self.value(0)
            return (text, shape) if shape else (f"np.array([0.3, {text}])", (2,))
        text, shape = found
        if self.chance(50):
            return f"np.concatenate([{text}, 2*{text}])", (2 * shape[0], *shape[1:])
        return f"np.stack([{text}, sin({text})])", (2, *shape)

    def called(self, depth: int) -> Value:
        if not self.functions:
            return self.binary(depth)
        one, two, shape = self.fitting(depth)
        return f"{self.pick(self.functions)}({one[0]}, {two[0]})", shape

    # -- statements -------------------------------------------------------------------------------
    def name(self) -> str:
        return f"v{len(self.values)}"

    def assigned(self, indent: str = "") -> None:
        text, shape = self.value(3)
        name = self.name()
        self.lines.append(f"{indent}{name} = {text}")
        self.values.append((name, shape))

    def loop(self) -> None:
        """An array that a loop adds to, and multiplies."""
        text, shape = self.value(1)
        name = self.name()
        self.lines += [f"{name} = 0.1*{text}", f"for i in range({self.pick([1, 2, 3])}):"]
        for _ in range(10):
            more, other = self.value(2)
            try:
                fits = np.broadcast_shapes(shape, other) == shape
            except ValueError:
                continue
            if fits:
                self.lines.append(f"    {name} = {self.pick(['tanh({0}) + {1}', '{0} + {1}'])}"
                                  .format(name, more))  # fmt: skip
                break
        else:
            self.lines.append(f"    {name} = 0.5*{name}")
        self.values.append((name, shape))

    def branch(self) -> None:
        """A name that both arms give, of one shape."""
        text, shape = self.value(2)
        test, of = self.value(1)
        name = self.name()
        number = test if not of else f"np.sum({test})"
        self.lines += [f"if {number} > 0.5:", f"    {name} = {text}", "else:"]
        self.lines.append(f"    {name} = 2*{text}")
        self.values.append((name, shape))

    def written(self) -> None:
        """An array of its own with an element, or a row, written to."""
        found = self.array(1)
        if found is None:
            return self.assigned()
        text, shape = found
        name = self.name()
        self.lines.append(f"{name} = 1.0*{text}")
        self.lines.append(f"{name}[0] = {self.pick(['0.5', f'{name}[-1]*2', f'sin({text}[0])'])}")
        self.values.append((name, shape))
        return None

    def program(self) -> tuple[str, dict]:
        for name in NAMES[: self.pick([2, 3, 3, 4])]:
            self.input(name)
        if self.chance(25):
            self.functions.append("f")
            self.lines += ["def f(u, v):", f"    return {self.pick(BINARY).format('u', 'sin(v)')}"]
        for _ in range(self.pick([1, 2, 3, 4])):
            self.pick([self.assigned, self.assigned, self.loop, self.branch, self.written])()
        last = " + ".join(f"np.sum(sin({name}))" for name, _ in self.values[-3:])
        self.lines.append(last if self.chance(80) else f"sin({self.values[-1][0]})")
        return "\n".join(self.lines) + "\n", self.point


def seeded(seed: int | str) -> tuple[str, dict]:
    """The program of a seed: always the same, and one that runs to tame values."""
    source = random.Random(f"arrays {seed}")
    while True:
        text, point = _Arrays(source).program()
        if tame(text, point):
            return text, point


def tame(text: str, point: dict) -> bool:
    """Whether a program has a value at the point, of small numbers."""
    try:
        program = engines.program_of(text)
        values = run(program, dict(point), write=lambda text: None).values
    except Diagnostic:
        return False
    found = [v for value in values for v in engines.numbers(value)]
    return all(np.isfinite(found)) and all(np.abs(found) < 1e4)


def check(text: str, point: dict, higher: bool = False) -> list[str]:
    """One program: its derivatives have the shapes of its inputs, and the tape's numbers."""
    program = engines.program_of(text)
    wrt = tuple(n for n in point if n in program.inputs)
    point = {n: point[n] for n in wrt}
    refused, want = [], engines.by_tape(program, point, wrt)
    for name, engine in (("tangent", engines.by_tangent), ("adjoint", engines.by_adjoint)):
        covered = tuple(n for n in wrt if engines.covers(name, point[n]))
        try:
            got = engine(program, point, covered)
        except Diagnostic as fence:
            if _is_taken_for_number(fence, program):
                return [f"{name}: an array where nothing says so"]
            if fence.code != "E0108":
                raise engines.Mismatch(f"{name}: {fence.code} {fence.message}") from fence
            refused.append(f"{name}: {fence.message}")
            continue
        expected = [w for n, w in engines.split(want, point, wrt) if n in covered]
        engines.agree(got, expected, name, lambda: engines.amplification_of(program, point, wrt))
        if name == "adjoint":
            shapes(program, point, wrt)
    return refused + printed.check(text, point, higher)


def _is_taken_for_number(error: Diagnostic, program) -> bool:
    """Whether a derivative refuses an array in the place of what nothing declares."""
    if error.code != "E0202" or "declared as one number" not in error.message:
        return False
    given = program.inputs[error.message.split("'")[1]]
    return not given.declared and given.default is None


def shapes(program, point: dict, wrt: tuple[str, ...]) -> None:
    """Raise where a derivative has another shape than its input; 0 may be a number."""
    text = engines.printed(program, wrt, "reverse")
    values = run(engines.program_of(text), dict(point), write=lambda text: None).values
    values = values[0] if len(wrt) > 1 and len(values) == 1 else values
    for name, value in zip(wrt, values):
        while hasattr(value, "value"):
            value = value.value
        if np.shape(value) != np.shape(point[name]) and not (np.shape(value) == () and not value):
            raise engines.Mismatch(f"shape: d{name} is {np.shape(value)}")
