"""autograd's operators, by gradcli's."""

import inspect
import warnings

import gradcli
import gradcli.numpy as np
from autograd import core
from autograd.core import primitive, vspace
from autograd.primitives import defvjp_argnum
from autograd.wrap_util import unary_to_nary

make_vjp = unary_to_nary(core.make_vjp)
make_jvp = unary_to_nary(core.make_jvp)


def _pulled_ones(function, x, name):
    pullback, value = core.make_vjp(function, x)
    if vspace(value).size != 1:
        raise TypeError(f"{name} only applies to real scalar-output functions.")
    return value, pullback(vspace(value).ones())


@unary_to_nary
def grad(fun, x):
    """
    Returns a function which gives the gradient of a function with a real number as its value."""
    return _pulled_ones(fun, x, "Grad")[1]


@unary_to_nary
def value_and_grad(fun, x):
    return _pulled_ones(fun, x, "value_and_grad")


@unary_to_nary
def elementwise_grad(fun, x):
    pullback, value = core.make_vjp(fun, x)
    if vspace(value).iscomplex:
        raise TypeError("Elementwise_grad only applies to real-output functions.")
    return pullback(vspace(value).ones())


@unary_to_nary
def deriv(fun, x):
    return core.make_jvp(fun, x)(vspace(x).ones())[1]


@unary_to_nary
def jacobian(fun, x):
    found = gradcli.jacobian(fun)(x)
    if found is None:
        value = fun(x)
        return np.zeros(vspace(value).shape + vspace(x).shape)
    return found


@unary_to_nary
def hessian(fun, x):
    return jacobian(jacobian(fun))(x)


@unary_to_nary
def holomorphic_grad(fun, x):
    if not vspace(x).iscomplex:
        warnings.warn("Input to holomorphic_grad is not complex", stacklevel=2)
    return grad(lambda z: np.real(fun(z)))(x)


def grad_named(fun, argname):
    return grad(fun, inspect.getfullargspec(fun).args.index(argname))


@unary_to_nary
def make_hvp(fun, x):
    return core.make_vjp(grad(fun), x)


def hessian_tensor_product(fun, argnum=0):
    gradient = grad(fun, argnum)

    def along(*args, **keywords):
        *args, direction = args
        return np.tensordot(gradient(*args, **keywords), direction, np.ndim(direction))

    return grad(along, argnum)


hessian_vector_product = hessian_tensor_product


def tensor_jacobian_product(fun, argnum=0):
    def weighed(*args, **keywords):
        *args, weights = args
        return np.tensordot(weights, fun(*args, **keywords), axes=np.ndim(weights))

    return jacobian(weighed, argnum)


vector_jacobian_product = tensor_jacobian_product


def _half_square(x):
    return np.sum(x**2, axis=-1) / 2.0


def make_ggnvp(f, g=_half_square, f_argnum=0):
    """The function v -> Jᵀ H J v, for J of f and H the Hessian of g at f(x)."""

    def maker(f, x):
        def product(v):
            y, moved = core.make_jvp(f, x)(v)
            bent = core.make_jvp(grad(g), y)(moved)[1]
            return core.make_vjp(f, x)[0](bent)

        return product

    return unary_to_nary(maker)(f, f_argnum)


@unary_to_nary
def grad_and_aux(fun, x):
    pullback, (value, aux) = core.make_vjp(lambda x: tuple(fun(x)), x)
    return pullback((vspace(value).ones(), vspace(aux).zeros())), aux


def multigrad_dict(fun):
    """The gradient by every argument, as a dict of their names."""
    signature = inspect.signature(fun)

    def gradients(*args, **keywords):
        bound = signature.bind(*args, **keywords)
        bound.apply_defaults()

        def of_all(values):
            again = inspect.BoundArguments(signature, values)
            return fun(*again.args, **again.kwargs)

        return grad(of_all)(dict(bound.arguments))

    return gradients


def checkpoint(fun):
    """`fun`, which keeps nothing of its run and runs again for its derivative."""
    wrapped = primitive(fun)
    defvjp_argnum(
        wrapped, lambda argnum, ans, args, keywords: make_vjp(fun, argnum)(*args, **keywords)[0]
    )
    return wrapped
