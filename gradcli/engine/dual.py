"""Forward mode: dual numbers, whose tangents follow from the rows' own rules.

An elementwise row has a diagonal Jacobian, so the rule that carries a cotangent back carries a
tangent forward.  A structural row is linear (apply it to the tangents), bilinear (to each tangent
with the other argument held), or writes its own jvp.
"""

from collections.abc import Callable

from gradcli.engine import levels
from gradcli.ops.arrays import broadcast_to, zeros_like
from gradcli.ops.digits.doubt import watched
from gradcli.ops.dispatch import apply
from gradcli.ops.libraries.methods import ArrayWorld
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.rows import Op
from gradcli.ops.taylor.recurrence import sum_of


class Dual(ArrayWorld):
    """A primal `value` and its tangent, of the same shape."""

    __slots__ = ("level", "tangent", "value")
    shares_level = False

    def __init__(self, value, tangent, level: int):
        self.value, self.tangent, self.level = value, tangent, level

    def __repr__(self):
        return f"Dual({self.value!r}, {self.tangent!r})"

    @staticmethod
    def unary(op: Op, x: "Dual", level: int):
        v, t = x.value, x.tangent
        if type(v) is not float or type(t) is not float or op.jvp:
            return Dual.apply(op, (x,), {}, level)
        out = op.value(v)
        return out if op.static else Dual(out, watched(op.rule0(t, v, out)), level)

    @staticmethod
    def binary(op: Op, x, y, level: int):
        vx, tx = (x.value, x.tangent) if type(x) is Dual else (x, None)
        vy, ty = (y.value, y.tangent) if type(y) is Dual else (y, None)
        if type(vx) is not float or type(vy) is not float or op.jvp:
            return Dual.apply(op, (x, y), {}, level)
        out, t = op.value(vx, vy), None
        if tx is not None and op.rule0:
            t = watched(op.rule0(tx, vx, vy, out))
        if ty is not None and op.rule1:
            s = watched(op.rule1(ty, vx, vy, out))
            t = sum_of(t, s)
        return out if t is None else Dual(out, t, level)

    @classmethod
    def apply(cls, op: Op, args: tuple, attrs: dict, level: int):
        mine = [type(a) is cls and a.level == level for a in args]
        primals = tuple(a.value if m else a for a, m in zip(args, mine))
        out = apply(op, primals, attrs)
        if op.static:
            return out
        tangents = tuple(
            a.tangent if m and op.arg(i).rule else None for i, (a, m) in enumerate(zip(args, mine))
        )
        if all(t is None for t in tangents):
            return out
        return cls(out, tangent_of(op, tangents, primals, out, attrs), level)


def tangent_of(op: Op, tangents: tuple, primals: tuple, out, attrs: dict):
    """The tangent of `out`, from those of the arguments (None: a constant)."""
    if op.jvp:
        t = op.jvp(tangents, primals, out, attrs)
    elif op.elementwise:
        t = _sum(
            op.pull(i, t, primals, out, attrs) for i, t in enumerate(tangents) if t is not None
        )
    else:
        t = _structural(op, tangents, primals, attrs)
    return broadcast_to(t, shape=shape(out)) if shape(t) != shape(out) else t


def _structural(op: Op, tangents: tuple, primals: tuple, attrs: dict):
    kinds = [op.arg(i).kind for i in range(len(primals))]
    if all(k == "linear" for k, t in zip(kinds, tangents) if t is not None):
        moved = [
            p if k == "static" else zeros_like(p) if t is None else t
            for p, t, k in zip(primals, tangents, kinds)
        ]
        return apply(op, tuple(moved), attrs)
    if all(k == "bilinear" for k, t in zip(kinds, tangents) if t is not None):
        return _sum(
            apply(op, (*primals[:i], t, *primals[i + 1 :]), attrs)
            for i, t in enumerate(tangents)
            if t is not None
        )
    raise TypeError(f"row {op.name} is neither linear nor bilinear and has no jvp")


def _sum(terms):
    total = None
    for t in terms:
        total = sum_of(total, watched(t))
    return total


def jvp(function: Callable, primals: list, tangents: list):
    """The value of `function` and its derivative in the direction `tangents`.

    primals, tangents: lists of one length, each tangent in the shape of its primal; an unconnected
    result has tangent None.
    """
    with levels.live(Dual) as level, quiet():
        out = function([Dual(p, t, level) for p, t in zip(primals, tangents)])
    if type(out) is Dual and out.level == level:
        return out.value, out.tangent
    return out, None
