"""Small things that autograd's tests import."""

import warnings


def subvals(x, pairs):
    """x with some of its elements exchanged."""
    made = list(x)
    for i, value in pairs:
        made[i] = value
    return tuple(made)


def subval(x, i, value):
    return subvals(x, [(i, value)])


def quick_grad_check(function, arg0, extra_args=(), kwargs=None, **_):
    from autograd.test_util import check_grads

    warnings.warn("deprecated: quick_grad_check", stacklevel=2)
    of_one = lambda x: function(x, *extra_args, **(kwargs or {}))
    check_grads(of_one, modes=["rev"], order=1)(arg0)
