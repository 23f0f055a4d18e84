"""Derivatives of Python functions: grad, jacobian, hessian, jvp and vjp, which nest in any order.

A function here takes and gives numbers, arrays, and nested lists, tuples and dicts of them; within
a transform they are values of a world.  The arguments follow JAX's: the derivative is by the
argument `argnums`, in its structure, and a tuple of them gives a tuple.  Two conventions are
GradientTape's: a result of many elements is summed, and what nothing connects is None.
"""

from collections.abc import Callable
from typing import Any

from gradcli.engine import levels
from gradcli.engine.dual import Dual
from gradcli.engine.structure import leaves, mapped, rebuilt
from gradcli.engine.tape import GradientTape
from gradcli.engine.tensor import Tensor, unwrap_dead_levels
from gradcli.errors import Diagnostic
from gradcli.ops.arithmetic import pos
from gradcli.ops.arrays import as_array
from gradcli.ops.containers import CONTAINERS, FAMILY, remade
from gradcli.ops.dispatch import World, is_complex
from gradcli.ops.numpy_call import quiet, shape
from gradcli.ops.piecewise import where
from gradcli.ops.reductions import total

Argnums = int | tuple[int, ...]


# -- reverse mode ----------------------------------------------------------------------------------
def grad(function: Callable, argnums: Argnums = 0) -> Callable:
    """The function that gives the gradient of `function`, in the structure of its argument."""
    both = value_and_grad(function, argnums)

    def gradient(*args, **keywords):
        return both(*args, **keywords)[1]

    return gradient


def value_and_grad(function: Callable, argnums: Argnums = 0) -> Callable:
    """The function that gives the value of `function` and its gradient."""

    def both(*args, **keywords):
        with quiet():
            tape, sources, value = _recorded(function, argnums, args, keywords)
            found = tape.gradient(value, sources)
        anchor = _anchor(value, tape.level)
        return _outside(value, tape.level), mapped(lambda g: linked(g, anchor), found)

    return both


def jacobian(function: Callable, argnums: Argnums = 0) -> Callable:
    """The function that gives the derivative of each element of the result by each element.

    For a result y and an argument x it has shape(y) + shape(x), in the structure of the result,
    and within it in that of the argument.
    """

    return _rows(function, argnums, symmetric=False)


def _rows(function: Callable, argnums: Argnums, symmetric: bool) -> Callable:
    def derivative(*args, **keywords):
        tape, sources, value = _recorded(function, argnums, args, keywords, persistent=True)

        def rows(y):
            anchor = _anchor(y, tape.level)
            found = tape.jacobian(y, sources, symmetric=symmetric)
            return mapped(lambda g: linked(g, anchor), found)

        return mapped(rows, value)

    return derivative


def hessian(function: Callable, argnums: Argnums = 0) -> Callable:
    """The function that gives the second derivatives: for an argument x, shape(x) + shape(x)."""
    return _rows(grad(function, argnums), argnums, symmetric=True)


def vjp(function: Callable, *primals) -> tuple[Any, Callable]:
    """The value of `function` at `primals`, and its pullback.

    The pullback takes a cotangent in the structure of the value, as often as it is called, and
    gives a tuple with the cotangent of each primal.
    """
    every = tuple(range(len(primals)))
    tape, sources, value = _recorded(function, every, primals, {}, persistent=True, read=number)
    outside = _outside(value, tape.level)
    anchor = _anchor(value, tape.level)

    def pullback(cotangent):
        weights = _matched(cotangent, outside, "the cotangent of a pullback", "the value")
        found = tape.gradient(value, sources, output_gradients=weights)
        return mapped(lambda g: linked(g, anchor), found)

    return outside, pullback


def _recorded(
    function: Callable, argnums, args: tuple, keywords: dict, persistent=False, read=None
):
    """The tape of one call of `function`, its sources in the form of argnums, and its value."""
    found = places(argnums, args)
    with GradientTape(persistent) as tape, quiet():
        given = list(args)
        for i in found:
            given[i] = mapped(lambda x: _watched(tape, x, read or real), given[i])
        value = mapped(unwrap_dead_levels, function(*given, **keywords))
    sources = tuple(given[i] for i in found)
    return tape, sources if isinstance(argnums, tuple) else sources[0], value


def places(argnums, args: tuple) -> list[int]:
    """The positions in `args` that argnums means; a negative one counts from the end."""
    places = []
    for i in argnums if isinstance(argnums, tuple) else (argnums,):
        if type(i) is not int:
            raise Diagnostic("E0103", f"argnums is an integer or a tuple of them, not {i!r}")
        if not -len(args) <= i < len(args):
            raise Diagnostic(
                "E0103",
                f"argnums={i} names no argument: the call has {len(args)} by position",
                help="the argument to differentiate by is given by position",
            )
        places.append(i % len(args))
    return places


def _watched(tape: GradientTape, x, read: Callable) -> Tensor:
    """A new variable with the value of x: to this tape not the tensor that x may be."""
    fresh = pos(x) if isinstance(x, Tensor) else Tensor(read(x))
    tape.watch(fresh)
    return fresh


def real(x):
    """x as a value to differentiate by: integers become floats; E0201 where x is no number."""
    if type(x) is float or isinstance(x, World):
        return x
    if type(x) is int:
        return float(x)
    kind = getattr(getattr(x, "dtype", None), "kind", "")
    if kind == "f":
        return x
    if kind and kind in "iu":
        return x.astype(float)
    words = f"an array of {x.dtype}" if kind else f"a {type(x).__name__}: {x!r}"
    if kind == "c" or type(x) is complex:
        raise Diagnostic(
            "E0201",
            f"a derivative is by real numbers, not by {words}",
            help="vjp and jvp take complex numbers; a cotangent pairs with a tangent as Re(g t)",
        )
    raise Diagnostic("E0201", f"a derivative is by real numbers, not by {words}")


def number(x):
    """x as `real` has it, or a complex number or array as it is."""
    if type(x) is complex or getattr(getattr(x, "dtype", None), "kind", "") == "c":
        return x
    return real(x)


# -- forward mode ----------------------------------------------------------------------------------
def jvp(function: Callable, primals, tangents) -> tuple[Any, Any]:
    """The value of `function` at `primals` and its derivative in the direction `tangents`.

    Both are lists or tuples with one entry an argument.  An unconnected result has tangent None.
    """
    if type(primals) not in (list, tuple) or type(tangents) not in (list, tuple):
        raise Diagnostic(
            "E0103",
            "jvp takes a tuple of primals and a tuple of tangents",
            help="for one argument write jvp(f, (x,), (dx,))",
        )
    directions = iter(leaves(_matched(list(tangents), list(primals), "a tangent", "its primal")))
    with levels.live(Dual) as level, quiet():
        args = [mapped(lambda x: Dual(number(x), next(directions), level), p) for p in primals]
        value = function(*args)

    def split(y):
        y = unwrap_dead_levels(y)
        if type(y) is not Dual or y.level != level:
            return y, None
        value = unwrap_dead_levels(y.value)
        tangent = linked(unwrap_dead_levels(y.tangent), _scalar(value))
        real_beside = is_complex(value) and tangent is not None and not is_complex(tangent)
        return value, tangent + 0j if real_beside else tangent

    parts = [split(y) for y in leaves(value)]
    return rebuilt(value, (p for p, _ in parts)), rebuilt(value, (t for _, t in parts))


def hvp(function: Callable, primals, tangents) -> tuple[tuple, tuple]:
    """The gradient of `function` at `primals`, and its derivative in the direction `tangents`.

    That is the Hessian times the direction, without the Hessian: forward mode over reverse.  Both
    are tuples with one entry an argument, None for one that nothing connects.
    """
    every = tuple(range(len(primals)))
    return jvp(grad(function, every), primals, tangents)


def _matched(given, like, what: str, whose: str):
    """`given` with real leaves, in the structure of `like` and with its shapes; else E0202."""
    if type(given) in CONTAINERS or type(like) in CONTAINERS:
        if type(like) not in CONTAINERS and shape(like):
            return _matched(as_array(given), like, what, whose)
        if type(given) is not type(like) or len(given) != len(like):
            raise Diagnostic("E0202", f"{what} has another structure than {whose}")
        parts = iter([given.get(k) for k in like] if FAMILY[type(like)] is dict else given)
        return remade(lambda x: _matched(next(parts), x, what, whose), like)
    given = number(given)
    if shape(given) != shape(like):
        raise Diagnostic(
            "E0202", f"{what} has shape {shape(given)}, {whose} has shape {shape(like)}"
        )
    return given


# -- what a derivative depends on ------------------------------------------------------------------
def _outside(value, level: int):
    """The value as the transforms around see it: without the layer of the level that ended.

    Tapes directly inside one another share a level, whose tensors the outer ones still need.
    """
    shared = levels.is_live(level)
    return value if shared else mapped(lambda y: unwrap_dead_levels(_below(y, level)), value)


def _below(y, level: int):
    while isinstance(y, World) and y.level >= level:
        y = y.value
    return y


def _anchor(value, level: int):
    """A number that depends on what the value depends on, to the transforms around; else None."""
    anchor: Any = None
    for y in leaves(_outside(value, level)):
        y = _scalar(y)
        if isinstance(y, World):
            anchor = y if anchor is None else anchor + y
    return anchor


def _scalar(y):
    return total(y) if isinstance(y, World) and shape(y) else y


def linked(g, anchor):
    """g, connected to all that its target is: the second derivative of a line is 0, not None."""
    if g is None or not isinstance(anchor, World):
        return g
    anchor = _scalar(anchor)
    if is_complex(anchor) and not is_complex(g):  # else the choice would make g complex too
        from gradcli.ops.complex_numbers import real

        anchor = real(anchor)
    return where(True, g, anchor)
