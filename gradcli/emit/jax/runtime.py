"""The functions of our own that printed JAX has ahead of its own, where it uses them.

Loops carry what changes in them, in the types and shapes that it ends up in.  A side that is not
taken, and an element that is not selected, add nothing to a derivative, NaN neither.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

ROOM = 4096  # places of a stack, and states of a loop that are kept, where no count is known


class Stack(NamedTuple):
    """A list that grows at its end: for each value of an item an array with room for those of all
    items, along its last axis, and how many items there are."""

    items: tuple[jax.Array, ...]
    size: int | jax.Array


def stack(room, values=1):
    """An empty stack with room for so many items of so many values."""
    return Stack((jnp.zeros(room, jnp.int8),) * values, 0)


def push(stack, *values):
    """The stack with an item at its end, which is lost where there is no room for it."""

    def put(items, value):
        shape = (*value.shape, items.shape[-1])
        if items.ndim > 1 and items.shape != shape:
            raise ValueError("a stack of values of different shapes")
        items = jnp.broadcast_to(items, shape).astype(jnp.result_type(items, value))
        return items.at[..., stack.size].set(value)

    return Stack(tuple(map(put, stack.items, map(jnp.asarray, values))), stack.size + 1)


def pop(stack):
    """The stack without its last item, and that; NaN for one that was lost."""
    last = stack.size - 1
    return Stack(stack.items, last), item(stack, last)


def item(stack, place):
    """An item of a stack; a place below 0 is from the end."""
    place = jnp.where(place < 0, place + stack.size, place)

    def got(items):
        lost = jnp.nan if jnp.issubdtype(items.dtype, jnp.inexact) else None
        return items.at[..., place].get(mode="fill", fill_value=lost)

    values = tuple(map(got, stack.items))
    return values[0] if len(values) == 1 else values


def is_over(stack):
    """Whether a stack has more items than there is room for."""
    return stack.size > stack.items[0].shape[-1]


def or_none(value, lost):
    """The value, and where items were lost NaN, of a whole number the least that there is."""
    value = jnp.asarray(value)
    if jnp.issubdtype(value.dtype, jnp.inexact):
        return value * jnp.where(lost, jnp.nan, 1.0)  # so that its derivative is NaN as well
    if jnp.issubdtype(value.dtype, jnp.integer):
        return jnp.where(lost, jnp.iinfo(value.dtype).min, value)
    return value


def length(start, stop, stride):
    """How many numbers range(start, stop, stride) has."""
    if all(isinstance(n, int) for n in (start, stop, stride)):
        return len(range(start, stop, stride))
    return jnp.maximum(0, -((start - stop) // stride))


def bounded(count):
    """The room for so many items: ROOM where the number is not known beforehand."""
    return count if isinstance(count, int) else ROOM


def larger(x, y):
    """The larger one, the first of equals."""
    return jnp.where(y > x, y, x)


def smaller(x, y):
    """The smaller one, the first of equals."""
    return jnp.where(y < x, y, x)


def either(x, y):
    """x where it is not 0, and y elsewhere, as `x or y`."""
    return jnp.where(x, x, y)


def both(x, y):
    """y where x is not 0, and x elsewhere, as `x and y`."""
    return jnp.where(x, y, x)


def gated(test, values):
    """The values, whose derivatives count only where test holds."""
    return jax.tree.map(lambda x: jnp.where(test, x, lax.stop_gradient(x)), values)


def choose(test, then, orelse, *given):
    """then(*given) where test holds, and orelse(*given) elsewhere, element by element."""
    test = jnp.asarray(test) != 0
    return jnp.where(test, then(*gated(test, given)), orelse(*gated(~test, given)))


def branch(test, then, orelse, *given):
    """then(*given) if test holds, else orelse(*given): one of them runs."""
    if isinstance(test, (bool, int, float)):
        return then(*given) if test else orelse(*given)
    test = jnp.asarray(test) != 0
    like = alike(jax.eval_shape(then, *given), jax.eval_shape(orelse, *given))
    return lax.cond(
        test,
        lambda *xs: widened(then(*gated(test, xs)), like),
        lambda *xs: widened(orelse(*gated(~test, xs)), like),
        *given,
    )


def loop(step, start, stop, stride, *carry, reverse=False):
    """carry after step(i, *carry) for each i of range(start, stop, stride), which is known."""
    numbers = range(start, stop, stride)[:: -1 if reverse else 1]

    def turn(k, carry):
        return bundled(step(numbers.start + numbers.step * k, *carry))

    carry = settled(lambda carry: turn(jnp.zeros((), int), carry), carry)
    carry = lax.fori_loop(0, len(numbers), lambda k, c: widened(turn(k, c), c), carry)
    return carry[0] if len(carry) == 1 else carry


def open_loop(step, start, stop, stride, *carry, reverse=False):
    """The same where range(start, stop, stride) may not be known."""
    if all(isinstance(n, int) for n in (start, stop, stride)):
        return loop(step, start, stop, stride, *carry, reverse=reverse)
    rounds = length(start, stop, stride)

    def turn(k, *carry):
        place = rounds - 1 - k if reverse else k
        return k + 1, *bundled(step(start + stride * place, *carry))

    _, *carry = repeat(lambda k, *carry: k < rounds, turn, 0, *carry)
    return carry[0] if len(carry) == 1 else tuple(carry)


def repeat(test, step, *carry):
    """carry after step(*carry) as long as test(*carry) holds."""
    carry = settled(lambda carry: step(*carry), carry)
    carry = repeated(lambda c: jnp.asarray(test(*c)) != 0, lambda c: bundled(step(*c)), carry)
    return carry[0] if len(carry) == 1 else carry


def repeated(test, step, carry):
    """lax.while_loop that is differentiated in reverse too, from states that it keeps: up to
    ROOM**2 rounds, NaN beyond."""
    carry = jax.tree.map(jnp.asarray, carry)
    test, asked = closed(test, carry)
    step, read = closed(lambda c: widened(step(c), c), carry)
    reals, others, joined = parted(carry)
    *read, around = parted(read)

    @jax.custom_vjp
    def run(reals, others, read, fixed, asked):
        read = around(read, fixed)
        return lax.while_loop(
            lambda c: test(c, asked), lambda c: step(c, read), joined(reals, others)
        )

    def forward(reals, others, read, fixed, asked):
        start, all = joined(reals, others), around(read, fixed)
        rounds, end = lax.while_loop(
            lambda s: test(s[1], asked), lambda s: (s[0] + 1, step(s[1], all)), (0, start)
        )
        room = jax.tree.map(lambda x: jnp.zeros((ROOM, *x.shape), x.dtype), start)
        return end, (states(start, rounds, rounds // ROOM + 1, all, room), rounds, read, fixed)

    def states(start, rounds, stride, read, kept):
        """The states before each round whose number stride divides, written over those kept."""

        def keep(k, s):
            c, kept = s
            place = jnp.where(k % stride == 0, k // stride, ROOM)  # where nothing is written
            kept = jax.tree.map(lambda all, x: all.at[place].set(x), kept, c)
            return step(c, read), kept

        return lax.fori_loop(0, rounds, keep, (start, kept))[1]

    def backward(saved, slopes):
        kept, rounds, read, fixed = saved
        room, stride = jax.tree.map(jnp.zeros_like, kept), rounds // ROOM + 1
        segments = -(-rounds // stride)

        def segment(j, found):
            total, own = found
            first = (segments - 1 - j) * stride
            turns = jnp.minimum(stride, rounds - first)
            start = jax.tree.map(lambda all: all[first // stride], kept)
            own = states(start, turns, 1, around(read, fixed), own)

            def turn(k, total):
                reals, others, _ = parted(jax.tree.map(lambda all: all[turns - 1 - k], own))

                def one(reals, read):
                    return parted(step(joined(reals, others), around(read, fixed)))[0]

                slopes, more = jax.vjp(one, reals, read)[1](total[0])
                return slopes, jax.tree.map(jnp.add, total[1], more)

            return lax.fori_loop(0, turns, turn, total), own

        lost = jnp.where(rounds > ROOM**2, jnp.nan, 0.0)
        start = parted(slopes)[0], jax.tree.map(jnp.zeros_like, read)
        found, _ = lax.fori_loop(0, segments, segment, (start, room))
        slopes, more = jax.tree.map(lambda x: x + lost, found)
        return slopes, None, more, None, None

    run.defvjp(forward, backward)
    return run(reals, others, *read, asked)


def closed(function, argument):
    """A function of its argument and of what it reads from outside, and that."""
    traced, shape = jax.make_jaxpr(function, return_shape=True)(argument)
    form = jax.tree.structure(shape)

    def run(argument, read):
        found = jax.core.eval_jaxpr(traced.jaxpr, read, *jax.tree.leaves(argument))
        return jax.tree.unflatten(form, found)

    return run, traced.consts


def parted(values):
    """The real arrays among values, the others, and what brings both together again."""
    leaves, form = jax.tree.flatten(values)
    real = [jnp.issubdtype(x.dtype, jnp.inexact) for x in leaves]

    def joined(reals, others):
        reals, others = iter(reals), iter(others)
        return jax.tree.unflatten(form, [next(reals if r else others) for r in real])

    reals = [x for x, r in zip(leaves, real) if r]
    return reals, [x for x, r in zip(leaves, real) if not r], joined


def bundled(values):
    """What a function of several values, or of one, gives, as a tuple."""
    return values if type(values) is tuple else (values,)


def settled(step, carry):
    """carry in the types and shapes that it has after any number of steps."""
    while True:
        wide = alike(carry, jax.eval_shape(lambda c: bundled(step(c)), carry))
        before = jax.tree.map(jnp.shape, carry), jax.tree.map(jnp.result_type, carry)
        carry = widened(carry, wide)
        if before == (jax.tree.map(jnp.shape, carry), jax.tree.map(jnp.result_type, carry)):
            return carry


def alike(a, b):
    """The types and shapes that hold two results, which differ by axes that one has not."""

    def joint(x, y):
        shape, wide = sorted((jnp.shape(x), jnp.shape(y)), key=len)
        if shape != wide[len(wide) - len(shape) :]:
            raise ValueError(f"an array whose length a run decides: of shape {shape}, or {wide}")
        return jax.ShapeDtypeStruct(wide, jnp.result_type(x, y))

    return jax.tree.map(joint, a, b)


def widened(values, like):
    """Values in the types and shapes of others."""
    return jax.tree.map(
        lambda x, y: jnp.broadcast_to(jnp.asarray(x, y.dtype), y.shape), values, like
    )


def add_at(x, value, *index):
    """x with a value added to the elements at an index, to one that it names twice both times."""
    return jnp.asarray(x, float).at[index].add(value)


def add_part(x, value, *parts):
    """x with a value added to the part that slices tell, first axes first."""
    ends = [part.indices(length)[:2] for part, length in zip(parts, x.shape)]
    own = x[parts].shape
    around = [(a, n - a - m) for (a, _), n, m in zip(ends, x.shape, own)]
    around += [(0, 0)] * (x.ndim - len(around))
    return x + jnp.pad(jnp.broadcast_to(value, own), around)


def sech(x):
    """1/cosh(x), without overflow."""
    t = jnp.exp(-jnp.abs(x))
    return 2.0 * t / (1.0 + t * t)


def sum_like(g, x):
    """g summed to the shape of x, over the axes that broadcasting stretched."""
    g, shape = jnp.asarray(g), jnp.shape(x)
    g = jnp.broadcast_to(g, jnp.broadcast_shapes(g.shape, shape))
    g = g.sum(axis=tuple(range(g.ndim - len(shape))))
    stretched = tuple(k for k, n in enumerate(shape) if n == 1 < g.shape[k])
    return g.sum(axis=stretched, keepdims=True)


def one_minus_square(x):
    """1 - x**2, with all of its digits near 1."""
    return (1.0 - x) * (1.0 + x)


def finite_or_0_of_arrays(x):
    """x, and 0 where it is infinite."""
    return jnp.where(jnp.isinf(x), 0.0, x)


def direction_of_arrays(x, y):
    """x/hypot(x, y), and 0 at the origin."""
    radius = jnp.hypot(x, y)
    return jnp.where(radius == 0, 0.0, x / jnp.where(radius == 0, 1.0, radius))


def cumprod_ahead(t, x, axis=None):
    """The tangent of jnp.cumprod(x, axis) for a tangent t of x."""
    rows, t = (jnp.ravel(v) if axis is None else jnp.moveaxis(v, axis, 0) for v in (x, t))
    before = jnp.concatenate([jnp.ones_like(rows[:1]), jnp.cumprod(rows, axis=0)[:-1]])

    def ahead(last, own):
        x, t = own
        return (last := x * last + t), last

    found = lax.scan(ahead, jnp.zeros_like(rows[0]), (rows, t * before))[1]
    return found if axis is None else jnp.moveaxis(found, 0, axis)


def cumprod_back(g, x, axis=None):
    """What a cotangent g of jnp.cumprod(x, axis) is carried back to x as."""
    rows, g = (jnp.ravel(v) if axis is None else jnp.moveaxis(v, axis, 0) for v in (x, g))
    before = jnp.concatenate([jnp.ones_like(rows[:1]), jnp.cumprod(rows, axis=0)[:-1]])

    def back(last, own):
        x, g, before = own
        total = g + last
        return x * total, total * before

    last = jnp.zeros_like(rows[0])
    found = lax.scan(back, last, (rows, g, before), reverse=True)[1]
    return jnp.reshape(found, jnp.shape(x)) if axis is None else jnp.moveaxis(found, 0, axis)


def prod_others(x, axis=None):
    """For each element the product of all others that go into the same product over axes."""
    x = jnp.asarray(x, dtype=float)
    axis = tuple(range(x.ndim)) if axis is None else axis if isinstance(axis, tuple) else (axis,)
    axes = tuple(k % x.ndim for k in axis)
    order = (*axes, *(k for k in range(x.ndim) if k not in axes))
    rows = x.transpose(order).reshape(-1, *(x.shape[k] for k in order[len(axes) :]))
    ones = jnp.ones_like(rows[:1])
    before = jnp.cumprod(jnp.concatenate([ones, rows[:-1]]), axis=0)
    after = jnp.cumprod(jnp.concatenate([ones, rows[:0:-1]]), axis=0)[::-1]
    found = (before * after).reshape([x.shape[k] for k in order])
    return found.transpose([order.index(k) for k in range(x.ndim)])


def agree(found, known):
    """Whether numbers are those that gradcli computed, to nine digits."""
    return all(jnp.allclose(x, jnp.asarray(y), 1e-9, 1e-12) for x, y in zip(found, known))
