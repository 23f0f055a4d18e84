"""Optimizers: how variables are changed by gradients.

Each follows the order of operations of Keras, so that float32 rounds where theirs does.
Sources: Polyak (1964) and Nesterov (1983) for SGD's momentum, Kingma and Ba (2015) for Adam and
Adamax, Loshchilov and Hutter (2019) for AdamW, Duchi, Hazan and Singer (2011) for Adagrad, Tieleman
and Hinton (2012) for RMSprop.
"""

import warnings
from collections.abc import Callable, Iterable

from gradcli.engine.objects import LibraryObject
from gradcli.tensorflow._keras.keras_variables import KerasVariable
from gradcli.tensorflow._keras.naming import fresh
from gradcli.tensorflow.clipping import clip_by_global_norm, clip_by_norm, clip_by_value
from gradcli.tensorflow.convert import cast, constant
from gradcli.tensorflow.elementwise import maximum, sqrt, square
from gradcli.tensorflow.nesting import flatten
from gradcli.tensorflow.tape import GradientTape
from gradcli.tensorflow.tensor import EagerTensor
from gradcli.tensorflow.variable import Variable


class Optimizer(LibraryObject):
    """A rule of steps, with a state for each of the variables that it is first used with.

    learning_rate: a number, or a function of nothing or of the iteration that gives one.
    clipnorm, global_clipnorm and clipvalue bound each gradient's norm, that of all of them
    together, and each element; weight_decay shrinks the variables by that part of them at each
    step, times the learning rate.
    """

    visible = frozenset({"learning_rate", "iterations", "variables", "name", "apply_gradients",
                         "apply", "minimize", "build"})  # fmt: skip
    slots: tuple[str, ...] = ()  # what is kept for each variable
    first = 0.0  # its first value

    def __init__(self, learning_rate, weight_decay=None, clipnorm=None, clipvalue=None,
                 global_clipnorm=None, name=None, **unknown):  # fmt: skip
        if unknown:
            raise ValueError(f"Argument(s) not recognized: {unknown}")
        if sum(bound is not None for bound in (clipnorm, clipvalue, global_clipnorm)) > 1:
            raise ValueError(
                "Only one of `clipnorm`, `clipvalue` and `global_clipnorm` can be set. Received: "
                f"clipnorm={clipnorm}, clipvalue={clipvalue}, global_clipnorm={global_clipnorm}"
            )
        self.name = name or fresh(type(self).__name__)
        self.weight_decay, self.clipnorm, self.clipvalue = weight_decay, clipnorm, clipvalue
        self.global_clipnorm, self.built = global_clipnorm, False
        self.iterations = self._variable(constant(0, "int64"), "iteration")
        self._schedule: Callable | None = learning_rate if callable(learning_rate) else None
        if not self._schedule:
            if not isinstance(learning_rate, (int, float, EagerTensor, Variable)):
                raise ValueError(
                    "Argument `learning_rate` should be float, or an instance of "
                    "LearningRateSchedule, or a callable (that takes in the current iteration "
                    "value and returns the corresponding learning rate value). Received instead: "
                    f"learning_rate={learning_rate}"
                )
            rate = cast(learning_rate, "float32")
            self._learning_rate = self._variable(rate, "learning_rate")
        self._state: dict[int, tuple[KerasVariable, ...]] = {}  # by the order of a variable
        self._built_for: list[Variable] = []

    def _variable(self, value, name: str) -> KerasVariable:
        return KerasVariable(value, trainable=False, name=name, path=f"{self.name}/{name}")

    @property
    def learning_rate(self):
        """The variable that holds the learning rate; of a schedule its value now."""
        if not self._schedule:
            return self._learning_rate
        code = getattr(self._schedule, "__code__", None)
        none_taken = code is not None and not code.co_argcount
        return cast(self._schedule() if none_taken else self._schedule(self.iterations), "float32")

    @learning_rate.setter
    def learning_rate(self, value) -> None:
        if self._schedule:
            raise TypeError(
                "This optimizer was created with a `LearningRateSchedule` object as its "
                "`learning_rate` constructor argument, hence its learning rate is not settable."
            )
        self._learning_rate.assign(cast(value, "float32"))

    @property
    def variables(self) -> list[KerasVariable]:
        """The iteration, the learning rate, and the state of each variable."""
        own = [self.iterations] if self._schedule else [self.iterations, self._learning_rate]
        return [*own, *(v for state in self._state.values() for v in state)]

    # -- steps -----------------------------------------------------------------------------------
    def build(self, variables: Iterable[Variable]) -> None:
        """Make the state for these variables, the only ones that it then changes."""
        self._built_for = list(variables)
        for v in self._built_for:
            path = getattr(v, "path", v.name).replace("/", "_").replace(":", "_")
            full = tuple(v.shape)
            self._state[v.order] = tuple(
                self._variable(cast(constant(self.first, shape=full), v.dtype), f"{path}_{slot}")
                for slot in self.slots
            )
        self.built = True

    def apply_gradients(self, grads_and_vars) -> KerasVariable:
        """Change each variable by its gradient, from pairs of them; the number of steps taken.

        A variable whose gradient is None stays as it is, with a warning.  ValueError where all are
        None, and for a variable that was not among those of the first call.
        """
        gradients, variables = zip(*grads_and_vars)
        self.apply(gradients, variables)
        return self.iterations

    def apply(self, grads, trainable_variables=None) -> None:
        """Change variables by their gradients; by default those of `build`.

        ValueError where there are none, and where one is not among those of the first call.
        """
        if trainable_variables is None and not self.built:
            raise ValueError("When passing `grads` without `variables`, the optimizer must already "
                             "be built on a list of variables. Call `optimizer.build(trainable_"
                             "variables)` first. ")  # fmt: skip
        variables = self._built_for if trainable_variables is None else list(trainable_variables)
        if not self.built:
            self.build(variables)
        for v in variables:
            if v.order not in self._state:
                raise ValueError(
                    f"Unknown variable: {v}. This optimizer can only be called for the variables "
                    "it was originally built with. When working with a new set of variables, you "
                    "should recreate a new optimizer instance."
                )
        pairs = [(g, v) for g, v in zip(grads, variables) if g is not None]
        if not pairs:
            raise ValueError("No gradients provided for any variable.")
        if len(pairs) < len(variables):
            missing = [getattr(v, "path", v.name) for g, v in zip(grads, variables) if g is None]
            warnings.warn(
                f"Gradients do not exist for variables {missing} when minimizing the loss. If "
                "using `model.compile()`, did you forget to provide a `loss` argument?",
                stacklevel=3,
            )
        rate = self.learning_rate
        self._decay([v for _, v in pairs], rate)
        for g, v in zip(self._clipped([cast(g, v.dtype) for g, v in pairs]), [v for _, v in pairs]):
            self.step(g, v, cast(rate, v.dtype), *self._state[v.order])
        self.iterations.assign_add(1)

    def minimize(self, loss, var_list, tape=None) -> KerasVariable:
        """One step down the gradient of `loss`: a function of nothing, or what `tape` recorded."""
        if callable(loss):
            with GradientTape() as tape:
                loss = loss()
        variables = flatten(var_list() if callable(var_list) else var_list)
        return self.apply_gradients(zip(tape.gradient(loss, variables), variables))

    def step(self, g: EagerTensor, v: Variable, rate: EagerTensor, *state: KerasVariable) -> None:
        """Change v by its gradient."""
        raise NotImplementedError

    def _decay(self, variables: list[Variable], rate) -> None:
        if self.weight_decay:
            for v in variables:
                lost = cast(self.weight_decay, v.dtype)
                v.assign(v - v * lost * cast(rate, v.dtype))

    def _clipped(self, gradients: list[EagerTensor]) -> list[EagerTensor]:
        if self.clipnorm:
            return [clip_by_norm(g, self.clipnorm) for g in gradients]
        if self.global_clipnorm:
            return clip_by_global_norm(gradients, self.global_clipnorm)[0]
        if self.clipvalue:
            return [clip_by_value(g, -self.clipvalue, self.clipvalue) for g in gradients]
        return gradients

    def _steps(self, dtype) -> EagerTensor:
        """The number of this step, from 1."""
        return cast(self.iterations + 1, dtype)


class SGD(Optimizer):
    """v - rate g; with a momentum the step is momentum times the last one, less rate g."""

    def __init__(self, learning_rate=0.01, momentum=0.0, nesterov=False, **kwargs):
        super().__init__(learning_rate, **kwargs)
        if not isinstance(momentum, (int, float)) or not 0 <= momentum <= 1:
            raise ValueError("`momentum` must be a float between [0, 1].")
        self.momentum, self.nesterov = momentum, bool(nesterov)
        self.slots = ("momentum",) if momentum else ()

    def step(self, g, v, rate, *state):
        if not state:
            v.assign_sub(g * rate)
            return
        (m,) = state
        momentum = cast(self.momentum, v.dtype)
        m.assign(m * momentum - g * rate)
        v.assign_add(m * momentum - g * rate if self.nesterov else m)


class Adam(Optimizer):
    """Steps of the size of the learning rate, by averages of the gradients and their squares."""

    slots: tuple[str, ...] = ("momentum", "velocity")

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, amsgrad=False,
                 **kwargs):  # fmt: skip
        super().__init__(learning_rate, **kwargs)
        self.beta_1, self.beta_2, self.epsilon = beta_1, beta_2, epsilon
        self.amsgrad = bool(amsgrad)
        if amsgrad:
            self.slots = (*self.slots, "velocity_hat")

    def step(self, g, v, rate, *state):
        mean, squares, *largest = state
        steps = self._steps(v.dtype)
        power_1, power_2 = cast(self.beta_1, v.dtype) ** steps, cast(self.beta_2, v.dtype) ** steps
        alpha = rate * sqrt(1 - power_2) / (1 - power_1)
        mean.assign_add((g - mean) * (1 - self.beta_1))
        squares.assign_add((square(g) - squares) * (1 - self.beta_2))
        for most in largest:
            most.assign(maximum(most.value, squares.value))
            squares = most
        v.assign_sub((mean * alpha) / (sqrt(squares.value) + self.epsilon))


class AdamW(Adam):
    """Adam with a weight decay."""

    def __init__(self, learning_rate=0.001, weight_decay=0.004, **kwargs):
        super().__init__(learning_rate, weight_decay=weight_decay, **kwargs)


class Adamax(Optimizer):
    """Adam with the largest gradient in the place of the average of the squares."""

    slots = ("momentum", "norm")

    def __init__(self, learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-7, **kwargs):
        super().__init__(learning_rate, **kwargs)
        self.beta_1, self.beta_2, self.epsilon = beta_1, beta_2, epsilon

    def step(self, g, v, rate, *state):
        mean, largest = state
        power = cast(self.beta_1, v.dtype) ** self._steps(v.dtype)
        mean.assign_add((g - mean) * (1 - self.beta_1))
        largest.assign(maximum(largest * self.beta_2, abs(g)))
        v.assign_sub((rate * mean) / ((1 - power) * (largest + self.epsilon)))


class RMSprop(Optimizer):
    """rate g over the root of an average of the squares of the gradients."""

    def __init__(self, learning_rate=0.001, rho=0.9, momentum=0.0, epsilon=1e-7, centered=False,
                 **kwargs):  # fmt: skip
        super().__init__(learning_rate, **kwargs)
        self.rho, self.momentum, self.epsilon = rho, momentum, epsilon
        self.centered = bool(centered)
        self.slots = ("velocity", *["momentum"] * (momentum > 0), *["average"] * self.centered)

    def step(self, g, v, rate, *state):
        kept = dict(zip(self.slots, state))
        squares = kept["velocity"]
        squares.assign(self.rho * squares + (1 - self.rho) * square(g))
        below = squares.value
        if self.centered:
            mean = kept["average"]
            mean.assign(self.rho * mean + (1 - self.rho) * g)
            below = below - square(mean.value)
        change = rate * g / sqrt(below + self.epsilon)
        if self.momentum > 0:
            change = kept["momentum"].assign(self.momentum * kept["momentum"] + change)
        v.assign_sub(change)


class Adagrad(Optimizer):
    """rate g over the root of the sum of the squares of the gradients."""

    slots = ("accumulator",)

    def __init__(self, learning_rate=0.001, initial_accumulator_value=0.1, epsilon=1e-7, **kwargs):
        super().__init__(learning_rate, **kwargs)
        self.first, self.epsilon = initial_accumulator_value, epsilon

    def step(self, g, v, rate, *state):
        (squares,) = state
        squares.assign_add(square(g))
        v.assign_sub(rate * g / sqrt(squares + self.epsilon))
