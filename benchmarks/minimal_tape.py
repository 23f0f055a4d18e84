"""The smallest honest tape: an object a value, closures of its own for nothing but + - * sin.

What gradcli's tape is timed against: it has no worlds, no levels, no shapes and no second order.
"""

import math


class Value:
    __slots__ = ("value", "parents", "partials")

    def __init__(self, value, parents=(), partials=()):
        self.value, self.parents, self.partials = value, parents, partials

    def __add__(self, other):
        if type(other) is Value:
            return record(self.value + other.value, (self, other), (1.0, 1.0))
        return record(self.value + other, (self,), (1.0,))

    def __sub__(self, other):
        if type(other) is Value:
            return record(self.value - other.value, (self, other), (1.0, -1.0))
        return record(self.value - other, (self,), (1.0,))

    def __mul__(self, other):
        if type(other) is Value:
            return record(self.value * other.value, (self, other), (other.value, self.value))
        return record(self.value * other, (self,), (other,))

    __radd__, __rmul__ = __add__, __mul__


TAPE: list[Value] = []


def record(value, parents, partials):
    z = Value(value, parents, partials)
    TAPE.append(z)
    return z


def sin(x):
    return record(math.sin(x.value), (x,), (math.cos(x.value),))


def gradient(y, x):
    """dy/dx by one sweep over the tape, which is then empty."""
    cotangents = {id(y): 1.0}
    take = cotangents.pop
    for z in reversed(TAPE):
        g = take(id(z), None)
        if g is None:
            continue
        for parent, partial in zip(z.parents, z.partials):
            key = id(parent)
            step = g * partial
            cotangents[key] = cotangents[key] + step if key in cotangents else step
    TAPE.clear()
    return cotangents.get(id(x), 0.0)
