"""Functions of TensorFlow's first version, by those of its second.

Most differentiate functions, and are written with GradientTape.
"""

import inspect
from collections.abc import Callable

import gradcli.tensorflow as tf
from gradcli.tensorflow.nesting import flatten, map_structure


def implicit_val_and_grad(f: Callable) -> Callable:
    """f's value and the pairs (gradient, variable) of the trainable variables that it reads."""

    def differentiated(*args, **options):
        with tf.GradientTape() as tape:
            value = _returned(f, f(*args, **options))
        variables = tape.watched_variables()
        if not variables:
            raise ValueError("No trainable variables were accessed by the function.")
        return value, list(zip(tape.gradient(value, variables), variables))

    return differentiated


def implicit_grad(f: Callable) -> Callable:
    return lambda *args, **options: implicit_val_and_grad(f)(*args, **options)[1]


def val_and_grad_function(f: Callable, params=None) -> Callable:
    """f's value and its gradients by the arguments that `params` names, or by all."""

    def differentiated(*args, dy=None):
        value, vjp = make_vjp(f, params)(*args)
        return value, vjp(dy)

    return differentiated


def gradients_function(f: Callable, params=None) -> Callable:
    return lambda *args, dy=None: val_and_grad_function(f, params)(*args, dy=dy)[1]


def make_vjp(f: Callable, params=None, persistent: bool = True) -> Callable:
    """f's value and the function that carries a cotangent of it to the arguments."""

    def pulled(*args):
        places = _places(f, params, len(args))
        args = _distinct(args, places)
        sources = [args[i] for i in places]
        with tf.GradientTape(persistent=persistent) as tape:
            tape.watch(sources)
            value = map_structure(tf.identity, _returned(f, f(*args)))

        def vjp(dy=None):
            weights = None if dy is None else [tf.convert_to_tensor(w) for w in flatten(dy)]
            return tape.gradient(flatten(value), sources, weights)

        return value, vjp

    return pulled


def _places(f: Callable, params, given: int) -> list[int]:
    """The positions of the arguments to differentiate by."""
    try:
        names = inspect.getfullargspec(f).args
    except TypeError:
        names = []
    if params is None:
        return list(range(len(names) or given))
    return [names.index(p) if isinstance(p, str) else p for p in params]


def _distinct(args: tuple, places: list[int]) -> list:
    """The arguments, those at `places` as tensors of which no two are the same object."""
    found, met = list(args), []
    for i in places:
        x = args[i]
        x = x.read_value() if isinstance(x, tf.Variable) else tf.convert_to_tensor(x)
        found[i] = tf.identity(x) if any(x is y for y in met) else x
        met.append(found[i])
    return found


def _returned(f: Callable, value):
    if value is None:
        raise ValueError(
            "Cannot differentiate a function that returns None; did you forget to return a value "
            f"from {f.__name__}?"
        )
    return value


def max_pooling3d(inputs, pool_size, strides, padding="valid"):
    return tf.nn.max_pool3d(inputs, pool_size, strides, padding.upper())
