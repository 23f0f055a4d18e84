"""First values of variables: functions of a shape and a type, by class and by name."""

import math
from collections.abc import Callable

import numpy as np

from gradcli.engine.objects import LibraryObject
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import cast, constant, convert_to_tensor, shape_of
from gradcli.tensorflow.tensor import EagerTensor


class Initializer(LibraryObject):
    """A function (shape, dtype) of first values."""

    visible = frozenset({"value", "mean", "stddev", "minval", "maxval", "gain", "seed"})

    def __call__(self, shape, dtype=None) -> EagerTensor:
        return self.fill(shape_of(shape), types.as_dtype(dtype or types.float32))

    def fill(self, shape: tuple[int, ...], dtype: types.DType) -> EagerTensor:
        raise NotImplementedError


class Constant(Initializer):
    def __init__(self, value=0.0):
        self.value = value

    def fill(self, shape, dtype):
        return constant(cast(self.value, dtype), shape=shape)


class Zeros(Initializer):
    def fill(self, shape, dtype):
        return constant(cast(0, dtype), shape=shape)


class Ones(Initializer):
    def fill(self, shape, dtype):
        return constant(cast(1, dtype), shape=shape)


class Identity(Initializer):
    def __init__(self, gain=1.0):
        self.gain = gain

    def fill(self, shape, dtype):
        if len(shape) != 2:
            raise ValueError(
                "Identity matrix initializer can only be used for 2D matrices. "
                f"Received: shape={shape} of rank {len(shape)}."
            )
        return convert_to_tensor(self.gain * np.eye(*shape, dtype=dtype.as_numpy_dtype), dtype)


class RandomUniform(Initializer):
    """Evenly between minval and maxval; with a seed the same values at each call."""

    def __init__(self, minval=-0.05, maxval=0.05, seed=None):
        self.minval, self.maxval, self.seed = minval, maxval, seed

    def fill(self, shape, dtype):
        return _drawn(self.seed, shape, dtype, "uniform", self.minval, self.maxval)


class RandomNormal(Initializer):
    def __init__(self, mean=0.0, stddev=0.05, seed=None):
        self.mean, self.stddev, self.seed = mean, stddev, seed

    def fill(self, shape, dtype):
        return _drawn(self.seed, shape, dtype, "normal", self.mean, self.stddev)


class TruncatedNormal(RandomNormal):
    """Normal values drawn again where they are more than two deviations away."""

    def fill(self, shape, dtype):
        return _drawn(self.seed, shape, dtype, "truncated_normal", self.mean, self.stddev)


def _drawn(seed, shape, dtype, kind: str, *parameters) -> EagerTensor:
    from gradcli.tensorflow import rng

    if seed is None:
        return getattr(rng, kind)(shape, *parameters, dtype=dtype)
    source = rng.Generator.from_seed(int(seed))
    return getattr(source, kind)(shape, *parameters, dtype=dtype)


_CUT = ("truncated_normal", "untruncated_normal")


class VarianceScaling(Initializer):
    """Values of variance scale / n, where n is the number of a layer's inputs (mode "fan_in"), of
    its outputs ("fan_out"), or their mean ("fan_avg").  ValueError for another mode, distribution
    or a scale that is not positive."""

    scale, mode, distribution = 1.0, "fan_in", "truncated_normal"

    def __init__(self, scale=None, mode=None, distribution=None, seed=None):
        self.scale = self.scale if scale is None else scale
        self.mode, self.seed = mode or self.mode, seed
        self.distribution = distribution or self.distribution
        if self.scale <= 0:
            raise ValueError(
                f"Argument `scale` must be positive float. Received: scale={self.scale}"
            )
        for what, given, known in (
            ("mode", self.mode, ("fan_in", "fan_out", "fan_avg")),
            ("distribution", self.distribution, ("uniform", *_CUT)),
        ):
            if given not in known:
                raise ValueError(
                    f"Invalid `{what}` argument: {given}. Please use one of {sorted(known)}"
                )

    def fill(self, shape, dtype):
        before, after = fans(shape)
        n = {"fan_in": before, "fan_out": after, "fan_avg": (before + after) / 2.0}[self.mode]
        variance = self.scale / max(1.0, n)
        if self.distribution == "uniform":
            limit = math.sqrt(3.0 * variance)
            return _drawn(self.seed, shape, dtype, "uniform", -limit, limit)
        if self.distribution == "untruncated_normal":
            return _drawn(self.seed, shape, dtype, "normal", 0.0, math.sqrt(variance))
        deviation = math.sqrt(variance) / 0.87962566103423978  # of a normal cut at two deviations
        return _drawn(self.seed, shape, dtype, "truncated_normal", 0.0, deviation)


def fans(shape: tuple[int, ...]) -> tuple[int, int]:
    """How many inputs and outputs a layer with weights of this shape has."""
    if len(shape) < 2:
        n = shape[0] if shape else 1
        return n, n
    window = math.prod(shape[:-2])
    return shape[-2] * window, shape[-1] * window


class _OfOneSeed(VarianceScaling):
    """A scaling whose parameters its class says."""

    def __init__(self, seed=None):
        super().__init__(seed=seed)


class GlorotUniform(_OfOneSeed):
    mode, distribution = "fan_avg", "uniform"


class GlorotNormal(_OfOneSeed):
    mode = "fan_avg"


class HeUniform(_OfOneSeed):
    scale, distribution = 2.0, "uniform"


class HeNormal(_OfOneSeed):
    scale = 2.0


class LecunUniform(_OfOneSeed):
    distribution = "uniform"


class LecunNormal(_OfOneSeed):
    pass


_NAMES: dict[str, Callable[[], Initializer]] = {
    "zeros": Zeros, "ones": Ones, "constant": Constant, "identity": Identity,
    "random_uniform": RandomUniform, "random_normal": RandomNormal, "uniform": RandomUniform,
    "normal": RandomNormal, "truncated_normal": TruncatedNormal, "glorot_uniform": GlorotUniform,
    "glorot_normal": GlorotNormal, "he_uniform": HeUniform, "he_normal": HeNormal,
    "lecun_uniform": LecunUniform, "lecun_normal": LecunNormal,
    "variance_scaling": VarianceScaling,
}  # fmt: skip
_NAMES |= {make.__name__: make for make in [*_NAMES.values()]}


def get(given) -> Callable:
    """The initializer that `given` is: a name, a class, or a function of a shape and a type.

    ValueError for what is none.
    """
    if isinstance(given, str):
        given = _NAMES.get(given, given)
    if isinstance(given, type):
        given = given()
    if not callable(given):
        raise ValueError(f"Could not interpret initializer identifier: {given}")
    return given
