"""Nested values as one vector, and back."""

import gradcli.numpy as np
from autograd.spaces import vspace
from gradcli.engine.structure import leaves, rebuilt
from gradcli.ops.numpy_call import shape


def _sorted(value):
    """The value with the entries of each dict in the order of their keys."""
    if type(value) is dict:
        return {key: _sorted(value[key]) for key in sorted(value)}
    return type(value)(map(_sorted, value)) if type(value) in (list, tuple) else value


def flatten(value):
    """The vector of all numbers of a nesting of lists, tuples and dicts, and the way back."""
    ordered = _sorted(value)
    parts = list(leaves(ordered))
    flat = np.concatenate([np.ravel(np.array(part)) for part in parts]) if parts else np.zeros(0)
    sizes = [vspace(part).size if not np.iscomplexobj(part) else np.size(part) for part in parts]

    def unflatten(vector):
        pieces, start = [], 0
        for part, size in zip(parts, sizes):
            piece = vector[start : start + size]
            pieces.append(np.reshape(piece, shape(part)) if shape(part) else piece[0])
            start += size
        return rebuilt(ordered, pieces)

    return flat, unflatten


def flatten_func(function, example):
    flat, unflatten = flatten(example)
    return (lambda x, *args: flatten(function(unflatten(x), *args))[0]), unflatten, flat
