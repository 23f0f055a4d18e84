"""CPython on numbers of 110 digits as the oracle of derivatives, also of those inside programs.

At a step of 1e-20 a central difference of such numbers is good to 40 digits, and differences of
differences still are: so `grad` is a difference here, and nothing of gradcli takes part.  A
derivative at a kink or a jump, where the two sides differ, raises Kink.
"""

import ast
import io
import math
from contextlib import redirect_stdout

import engines
import mpmath
import numpy as np
from oracle import UNREAD, execute, python

from gradcli.engine.partials import partials
from gradcli.evaluator.function import Function
from gradcli.evaluator.run import run

STEP = "1e-20"
DIGITS = 110
INNER = ("grad", "jvp", "vjp", "root", "fixed_point", "hessian", "jacobian", "GradientTape")


class Kink(BaseException):
    """The two sides have different derivatives; no `except` of a program catches it."""


# -- numbers ---------------------------------------------------------------------------------------
def _array(value):
    return np.array(value, dtype=object)


def _names() -> dict:
    m = mpmath.mp
    bare = "sin cos tan tanh sinh cosh exp log sqrt asinh atan erf expm1 log1p floor ceil sign"
    space = {name: _one(getattr(m, name)) for name in bare.split()}
    space["maximum"] = _pair(lambda x, y: x if x >= y else y)
    space["minimum"] = _pair(lambda x, y: x if x <= y else y)
    space["where"] = _where
    space["float"] = lambda x: x
    space["e"], space["pi"] = math.e, math.pi
    space["np"] = _Namespace()
    space["_floordiv"] = lambda a, b: a // b if type(a) is type(b) is int else m.floor(m.mpf(a) / b)
    space |= {"grad": grad, "value_and_grad": value_and_grad, "jvp": jvp, "vjp": vjp}
    space |= {"root": root, "fixed_point": fixed_point, "hessian": hessian, "jacobian": jacobian}
    return space | {"_segment": _difference}


def _one(function):
    over = np.frompyfunc(function, 1, 1)
    return lambda x: over(x) if isinstance(x, np.ndarray) else function(x)


def _pair(function):
    over = np.frompyfunc(function, 2, 1)
    return lambda x, y: over(x, y) if isinstance(x, np.ndarray) else function(x, y)


def _where(test, a, b):
    if isinstance(test, np.ndarray):
        return np.frompyfunc(lambda t, x, y: x if t else y, 3, 1)(test, a, b)
    return a if test else b


class _Namespace:
    """What the programs use of NumPy, over arrays of objects."""

    def __init__(self):
        for name in ("sin", "cos", "tanh"):
            setattr(self, name, _one(getattr(mpmath.mp, name)))
        self.abs, self.where, self.array = abs, _where, _array
        self.zeros = lambda n: _array([mpmath.mpf(0)] * n)
        self.ones = lambda n: _array([mpmath.mpf(1)] * n)
        self.sum = lambda a: _array(a).sum()
        self.mean = lambda a: _array(a).sum() / len(a)
        self.max, self.min = (lambda a: max(a)), (lambda a: min(a))


# -- derivatives -----------------------------------------------------------------------------------
def _difference(function, x):
    """The derivative of a function of one number, by differences from both sides."""
    x, h = mpmath.mpf(x), mpmath.mpf(STEP)
    low, middle, high = function(x - h), function(x), function(x + h)
    left, right = (middle - low) / h, (high - middle) / h
    if abs(right - left) > mpmath.mpf("1e-12") * (1 + abs(left)):
        raise Kink("the sides differ")
    return (left + right) / 2


def _leaves(x) -> list:
    if isinstance(x, dict):
        x = list(x.values())
    return (
        [y for item in x for y in _leaves(item)]
        if isinstance(x, (list, tuple, np.ndarray))
        else [x]
    )


def _filled(like, leaves):
    if isinstance(like, dict):
        return {k: _filled(v, leaves) for k, v in like.items()}
    if isinstance(like, np.ndarray):
        return _array([_filled(v, leaves) for v in like])
    if isinstance(like, (list, tuple)):
        return type(like)([_filled(v, leaves) for v in like])
    return next(leaves)


def _summed(y):
    return sum(_leaves(y))


def value_and_grad(function, argnums=0):
    def both(*args):
        places = argnums if isinstance(argnums, tuple) else (argnums,)
        by = [args[i] for i in places]
        at = _leaves(by)

        def along(k):
            def moved(x):
                new = _filled(by, iter([*at[:k], x, *at[k + 1 :]]))
                whole = list(args)
                for i, v in zip(places, new):
                    whole[i] = v
                return _summed(function(*whole))

            return _difference(moved, at[k])

        found = _filled(by, iter([along(k) for k in range(len(at))]))
        return function(*args), tuple(found) if isinstance(argnums, tuple) else found[0]

    return both


def grad(function, argnums=0):
    return lambda *args: value_and_grad(function, argnums)(*args)[1]


def hessian(function):
    return grad(grad(function))


def jacobian(function):
    def rows(x):
        count = len(function(x))
        return _array([list(grad(lambda x, i=i: function(x)[i])(x)) for i in range(count)])

    return rows


def jvp(function, primals, tangents):
    x, dx = primals[0], tangents[0]
    return function(x), _difference(lambda t: function(x + t * dx), mpmath.mpf(0))


def vjp(function, x):
    return function(x), lambda g: (g * grad(function)(x),)


def root(function, x0):
    """Newton's method, by a derivative that is itself a difference: exact to all digits."""
    x, h = mpmath.mpf(x0), mpmath.mpf(STEP)
    for _ in range(60):
        step = function(x) / ((function(x + h) - function(x - h)) / (2 * h))
        x = x - step
        if abs(step) < mpmath.mpf("1e-105"):
            return x if abs(x) > mpmath.mpf("1e-90") else mpmath.mpf(0)
    raise ArithmeticError("no root")


def fixed_point(function, x0):
    return root(lambda x: x - function(x), x0)


# -- programs --------------------------------------------------------------------------------------
class _Rewrite(ast.NodeTransformer):
    """`//`, f-strings of numbers, and the derivatives of named values, as this oracle has them."""

    def visit_BinOp(self, node):
        self.generic_visit(node)
        if isinstance(node.op, ast.FloorDiv):
            name = ast.Name("_floordiv", ast.Load())
            return ast.Call(name, [node.left, node.right], [])
        return node

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        return node

    def visit_FormattedValue(self, node):
        """Only text of integers goes into a value: the rest is printed alone."""
        self.generic_visit(node)
        return node if _integral(node) else ast.FormattedValue(node.value, -1, None)

    def generic_visit(self, node):
        node = super().generic_visit(node)
        for field in ("body", "orelse", "finalbody"):
            body = getattr(node, field, None)
            if isinstance(body, list):
                setattr(node, field, _segments(body))
        return node


def _integral(node) -> bool:
    spec = node.format_spec
    return spec is not None and ast.unparse(spec).strip("f'\"") == ">4"


def _segments(body: list) -> list:
    """The body with `d = grad(y, u)` and `d = tape.gradient(y, u)` as differences.

    Between `u = …` and it stand the statements that make y of u, and nothing else.
    """
    made: list = []
    for s in body:
        names = _named(s)
        if names is None:
            made.append(s)
            continue
        y, u = names
        start = max(i for i, t in enumerate(made) if isinstance(t, ast.Assign) and _is(t, u))
        inside = [
            t for w in made[start + 1 :] for t in (w.body[1:] if isinstance(w, ast.With) else [w])
        ]
        define = ast.parse(f"def _made_{y}({u}):\n    return {y}").body[0]
        define.body[:0] = inside
        give = ast.parse(
            f"{y} = _made_{y}({u})\n{ast.unparse(s.targets[0])} = _segment(_made_{y}, {u})"
        )
        made[start + 1 :] = [define, *give.body]
    return made


def _is(s, name: str) -> bool:
    return isinstance(s.targets[0], ast.Name) and s.targets[0].id == name


def _named(s):
    call = getattr(s, "value", None)
    if not isinstance(s, ast.Assign) or not isinstance(call, ast.Call) or len(call.args) != 2:
        return None
    tape = isinstance(call.func, ast.Attribute) and call.func.attr == "gradient"
    if not tape and not (isinstance(call.func, ast.Name) and call.func.id == "grad"):
        return None
    if not all(isinstance(a, ast.Name) for a in call.args):
        return None
    return call.args[0].id, call.args[1].id


def compiled(text: str):
    """The program as a function of a point, whose target is a number of many digits."""
    tree = ast.parse(python(text))
    tree = _Rewrite().visit(tree)
    tree.body[-1] = ast.Assign([ast.Name("__target__", ast.Store())], tree.body[-1].value)
    ast.fix_missing_locations(tree)
    code = compile(tree, "<program>", "exec", UNREAD)  # trusted text of our own

    def target(point: dict):
        space = _names()
        for name, value in point.items():
            many = isinstance(value, list)
            space[name] = _array([mpmath.mpf(v) for v in value]) if many else mpmath.mpf(value)
        with redirect_stdout(io.StringIO()):
            exec(code, space)
        return _summed(space["__target__"])

    return target


def value(text: str, point: dict) -> float:
    with mpmath.workdps(DIGITS):
        return float(compiled(text)(point))


def gradient(text: str, point: dict, name: str) -> list[float] | None:
    """The derivative of the target by each element of an input; None where there is a kink."""
    with mpmath.workdps(DIGITS):
        target = compiled(text)
        at = point[name] if isinstance(point[name], list) else [point[name]]

        def along(k):
            def moved(x):
                new = [*map(mpmath.mpf, at[:k]), x, *map(mpmath.mpf, at[k + 1 :])]
                return target({**point, name: new if isinstance(point[name], list) else new[0]})

            return float(_difference(moved, mpmath.mpf(at[k])))

        try:
            return [along(k) for k in range(len(at))]
        except Kink:
            return None


# -- values ----------------------------------------------------------------------------------------
def has_inner(text: str) -> bool:
    return any(f"{name}(" in text for name in INNER)


def leaves(value) -> list:
    """The numbers, booleans and texts in a value, with the keys of dicts, in order."""
    if isinstance(value, dict):
        value = [item for pair in value.items() for item in pair]
    if isinstance(value, (list, tuple)):
        return [type(value).__name__, len(value)] + [y for item in value for y in leaves(item)]
    return [value]


def tame(text: str, point: dict, limit: float = 1e3) -> bool:
    """Whether the oracle of such a program runs it, to finite and small values."""
    try:
        if has_inner(text):
            return abs(value(text, point)) < limit
        values, target, _ = execute(text, point)
    except (Exception, Kink):  # whatever a program of chance raises, it is not one to run
        return False
    found = [v for v in leaves([*values.values(), target]) if not isinstance(v, (str, type(None)))]
    arrays = [np.asarray(v) for v in found if not isinstance(v, BaseException)]
    return target is not None and all(
        a.dtype.kind in "biuf" and np.all(np.abs(a) < limit) for a in arrays
    )


# -- checks ----------------------------------------------------------------------------------------
def check(text: str, point: dict, higher: bool = False) -> list[str]:
    """All engines and this oracle on one program; the engines that refuse it are returned."""
    inner = has_inner(text)
    refused = engines.check(text, point, higher, check_inner if inner else check_exact)
    program, wrt = engines.program_of(text), tuple(point)
    found = iter(engines.by_tape(program, point, wrt))
    for name in wrt:
        got = [next(found) for _ in range(np.size(point[name]))]
        want = gradient(text, point, name)
        if want is not None:
            engines.agree(
                got,
                want,
                f"differences by {name}",
                lambda: engines.amplification_of(program, point, wrt),
            )
    return refused


def check_exact(text: str, point: dict) -> None:
    """Every value that a name ends with, and all that is printed, are CPython's, bit for bit."""
    values, target, shown = execute(text, point)
    program = engines.program_of(text)
    names = tuple(n for n in values if n in program.assigned and comparable(values[n]))
    said: list[str] = []
    outcome = run(program, dict(point), of=names, write=said.append)
    for name, got in zip(names, outcome.values):
        same(got, values[name], name)
    if "".join(said) != shown:
        raise engines.Mismatch(f"printed: {''.join(said)!r}, and not {shown!r}")
    same(run(program, dict(point), write=lambda text: None).values[0], target, "the target")
    check_under_tape(program, point)


def check_inner(text: str, point: dict) -> None:
    """The value is that of differences, and the same when the program is differentiated."""
    program = engines.program_of(text)
    got = run(program, dict(point), write=lambda text: None).values[0]
    want = value(text, point)
    size = max(map(abs, engines.by_tape(program, point, tuple(point))))
    if not abs(got - want) <= 1e-9 * max(1.0, abs(want)) + engines.ROUNDING * size:
        raise engines.Mismatch(f"the target: {got!r}, and not {want!r}")
    check_under_tape(program, point)


def check_under_tape(program, point: dict) -> None:
    """What the program prints and gives is the same, bit for bit, while it is differentiated."""
    said, again = [], []
    plain = run(program, dict(point), write=said.append).values
    f = Function(program, point, tuple(point), write=again.append)
    taped, _ = partials(f, f.sources(), 1)
    for got, want in zip(taped, plain):
        same(got, want, "the target under a tape")
    if said != again:
        raise engines.Mismatch(f"printed under a tape: {again!r}, and not {said!r}")


def comparable(value) -> bool:
    return not any(callable(v) or isinstance(v, BaseException) for v in leaves(value))


def same(got, want, what: str) -> None:
    pairs = leaves(got), leaves(want)
    if len(pairs[0]) != len(pairs[1]):
        raise engines.Mismatch(f"{what}: {got!r}, and not {want!r}")
    for g, w in zip(*pairs):
        if isinstance(w, (str, type(None))):
            if g != w:
                raise engines.Mismatch(f"{what}: {g!r}, and not {w!r}")
        else:
            engines.same_bits(g, w, what)
