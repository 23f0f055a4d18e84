"""Pullbacks and pushforwards, spaces of values, and functions that bring rules of their own."""

import warnings

import gradcli
from autograd.primitives import (
    def_linear,
    defjvp,
    defjvp_argnum,
    defjvp_argnums,
    defvjp,
    defvjp_argnum,
    defvjp_argnums,
    plain_primitive,
    primitive_jvps,
    primitive_vjps,
)
from autograd.spaces import SparseObject, VSpace, vspace
from gradcli.engine.structure import leaves, rebuilt

__all__ = [
    "SparseObject",
    "VSpace",
    "def_linear",
    "defjvp",
    "defjvp_argnum",
    "defjvp_argnums",
    "defvjp",
    "defvjp_argnum",
    "defvjp_argnums",
    "primitive_jvps",
    "primitive_vjps",
    "vspace",
]


def make_vjp(function, x):
    """The pullback of `function` at x, and its value."""
    value, pullback = gradcli.vjp(function, x)
    return (lambda g: filled(pullback(g)[0], x)), value


def make_jvp(function, x):
    """The function that gives value and tangent in a direction."""

    def pushed(direction):
        value, tangent = gradcli.jvp(function, (x,), (direction,))
        return value, filled(tangent, value)

    return pushed


def filled(found, like):
    """`found` with the zeros of a space where nothing is connected."""
    pairs = zip(leaves(found), leaves(like))
    return rebuilt(like, [vspace(x).zeros() if g is None else g for g, x in pairs])


# -- deprecated ways to give rules -----------------------------------------------------------------
def primitive(function):
    """A function that takes rules, with the methods that older programs give them by."""
    wrapped = plain_primitive(function)
    wrapped.defvjp = _method(wrapped, _unstaged)
    wrapped.defgrad = _method(wrapped, lambda rule, argnum: rule)
    zeros = {}

    def defvjp_is_zero(argnums=(0,)):
        warnings.warn("deprecated: defvjp_is_zero", stacklevel=2)
        zeros.update(dict.fromkeys(argnums))
        defvjp(wrapped, *zeros.values(), argnums=tuple(zeros))

    wrapped.defvjp_is_zero = defvjp_is_zero
    return wrapped


primitive_with_deprecation_warnings = primitive


def _method(wrapped, staged):
    rules = {}

    def define(rule, argnum=0):
        warnings.warn("deprecated: a rule given by a method", stacklevel=2)
        rules[argnum] = staged(rule, argnum)
        defvjp(wrapped, *rules.values(), argnums=tuple(rules))

    return define


def _unstaged(rule, argnum):
    def maker(ans, *args, **keywords):
        return lambda g: rule(g, ans, vspace(args[argnum]), vspace(g), *args, **keywords)

    return maker
