"""Descent along gradients of nested values: sgd, rmsprop and adam."""

import numpy

from autograd.misc.flatten import flatten


def _descent(step):
    """A descent that changes a vector and its state by `step`, made one of nested values."""

    def descend(grad, x0, callback=None, num_iters=100, **options):
        x, unflatten = flatten(x0)
        state = numpy.zeros((2, len(x)))
        for i in range(num_iters):
            slope = flatten(grad(unflatten(x), i))[0]
            if callback:
                callback(unflatten(x), i, unflatten(slope))
            x, state = step(x, slope, state, i, **options)
        return unflatten(x)

    return descend


@_descent
def sgd(x, slope, state, i, step_size=0.1, mass=0.9):
    velocity = mass * state[0] - (1.0 - mass) * slope
    return x + step_size * velocity, (velocity, None)


@_descent
def rmsprop(x, slope, state, i, step_size=0.1, gamma=0.9, eps=1e-8):
    mean = gamma * (state[0] if i else 1.0) + (1.0 - gamma) * slope**2
    return x - step_size * slope / (mean**0.5 + eps), (mean, None)


@_descent
def adam(x, slope, state, i, step_size=0.001, b1=0.9, b2=0.999, eps=1e-8):
    first = b1 * state[0] + (1.0 - b1) * slope
    second = b2 * state[1] + (1.0 - b2) * slope**2
    ahead = first / (1.0 - b1 ** (i + 1)) / ((second / (1.0 - b2 ** (i + 1))) ** 0.5 + eps)
    return x - step_size * ahead, (first, second)
