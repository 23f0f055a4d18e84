"""Random tensors: streams of our own, the same for the same seeds.

The global seed and the seed of an operation give a stream together; an operation without a seed
takes one in the order of calls, so that after `set_seed` a program draws the same numbers again.
The numbers are not TensorFlow's.
"""

import numpy as np

from gradcli.engine.objects import LibraryObject
from gradcli.ops import arithmetic
from gradcli.ops.arrays import getitem
from gradcli.ops.memory import ask
from gradcli.tensorflow import types
from gradcli.tensorflow.convert import cast, constants, convert_to_tensor
from gradcli.tensorflow.creation import shape_given
from gradcli.tensorflow.exceptions import InvalidArgumentError
from gradcli.tensorflow.tensor import EagerTensor, made, wrapped

UNSEEDED = 87654321  # the global seed where only the operation has one

_streams: dict = {}  # the stream of each pair of seeds
_state: dict = {"seed": None, "calls": 0}


def set_seed(seed) -> None:
    """Make the numbers that follow those of this seed."""
    _streams.clear()
    _state.update(seed=int(constants(seed)), calls=0)


def stream(seed=None):
    """The generator of NumPy that an operation with this seed draws from."""
    if seed is None and _state["seed"] is None:
        return np.random.default_rng()
    if seed is None:
        _state["calls"] += 1
        return _generator(_state["seed"], 0, _state["calls"])
    key = (UNSEEDED if _state["seed"] is None else _state["seed"], int(constants(seed)))
    if key not in _streams:
        _streams[key] = _generator(key[0], 1, key[1])
    return _streams[key]


def _generator(*seeds: int):
    return np.random.default_rng([s % 2**64 for s in seeds])


# -- draws -----------------------------------------------------------------------------------------
def _vector(shape, op: str) -> tuple[int, ...]:
    if isinstance(shape, int) or getattr(shape, "shape", None) == ():
        raise InvalidArgumentError(
            f"shape must be a vector of {{int32,int64}}, got shape [] [Op:{op}] name: "
        )
    return shape_given(shape, op)


def _real(dtype):
    dtype = types.as_dtype(dtype)
    if not dtype.is_floating:
        raise TypeError(f"Cannot convert 0.0 to EagerTensor of dtype {dtype.name}")
    return dtype


def _scaled(z, dtype, factor, offset) -> EagerTensor:
    """z * factor + offset, through which factor and offset have gradients."""
    factor, offset = (convert_to_tensor(v, dtype).value for v in (factor, offset))
    z = z.astype(dtype.as_numpy_dtype) if hasattr(z, "astype") else dtype.scalar(z)
    return wrapped(arithmetic.add(arithmetic.mul(z, factor), offset), dtype)


def _normals(source, shape, mean, stddev, dtype) -> EagerTensor:
    full, dtype = _vector(shape, "RandomStandardNormal"), _real(dtype)
    return _scaled(source.standard_normal(full), dtype, stddev, mean)


def _truncated(source, shape, mean, stddev, dtype) -> EagerTensor:
    full, dtype = _vector(shape, "TruncatedNormal"), _real(dtype)
    z = np.asarray(source.standard_normal(full))
    while np.any(far := np.abs(z) > 2):
        z[far] = source.standard_normal(int(far.sum()))
    return _scaled(z, dtype, stddev, mean)


def _uniforms(source, shape, minval, maxval, dtype) -> EagerTensor:
    full, dtype = _vector(shape, "RandomUniform"), types.as_dtype(dtype)
    if dtype.is_integer:
        if maxval is None:
            raise ValueError(f"Must specify maxval for integer dtype {dtype!r}")
        low, high = int(constants(minval)), int(constants(maxval))
        if low >= high:
            raise InvalidArgumentError(
                f"Need minval < maxval, got {low} >= {high} [Op:RandomUniformInt] name: "
            )
        return cast(np.asarray(source.integers(low, high, full)), dtype)
    least = convert_to_tensor(minval, _real(dtype))
    most = convert_to_tensor(1 if maxval is None else maxval, dtype)
    u = np.asarray(source.random(full)).astype(dtype.as_numpy_dtype)
    u = np.minimum(u, np.nextafter(dtype.as_numpy_dtype(1), dtype.as_numpy_dtype(0)))
    return _scaled(u, dtype, arithmetic.sub(most.value, least.value), least)


def normal(shape, mean=0.0, stddev=1.0, dtype=types.float32, seed=None, name=None) -> EagerTensor:
    """Normal numbers, with gradients by their mean and deviation."""
    return _normals(stream(seed), shape, mean, stddev, dtype)


def truncated_normal(shape, mean=0.0, stddev=1.0, dtype=types.float32, seed=None,
                     name=None) -> EagerTensor:  # fmt: skip
    """Normal numbers no farther from the mean than two deviations: others are drawn again."""
    return _truncated(stream(seed), shape, mean, stddev, dtype)


def uniform(shape, minval=0, maxval=None, dtype=types.float32, seed=None, name=None) -> EagerTensor:
    """Uniform numbers from minval (with it) to maxval (without it; 1 for real numbers)."""
    return _uniforms(stream(seed), shape, minval, maxval, dtype)


def shuffle(value, seed=None, name=None) -> EagerTensor:
    """The layers of a tensor in a random order."""
    x = convert_to_tensor(value)
    if not x.ndim:
        return x
    return made(getitem(x.value, stream(seed).permutation(x.shape[0])), x.dtype)


def categorical(logits, num_samples, dtype=None, seed=None, name=None) -> EagerTensor:
    """For each row of logits so many places, drawn with probabilities softmax(row)."""
    logits = constants(logits).astype(float)
    ask(logits.size * int(num_samples))
    noise = stream(seed).gumbel(size=(logits.shape[0], int(num_samples), logits.shape[1]))
    return cast(np.argmax(logits[:, None] + noise, axis=2), dtype or types.int64)


def _stateless(seed):
    seeds = constants(seed).ravel().tolist()
    if len(seeds) != 2:
        found = list(constants(seed).shape)
        raise InvalidArgumentError(
            f"seed must have shape [2], not {found} [Op:StatelessRandomGetKeyCounter] name: "
        )
    return _generator(2, *seeds)


def stateless_normal(shape, seed, mean=0.0, stddev=1.0, dtype=types.float32, name=None,
                     alg="auto_select") -> EagerTensor:  # fmt: skip
    """Normal numbers that two seeds give, the same at each call."""
    return _normals(_stateless(seed), shape, mean, stddev, dtype)


def stateless_uniform(shape, seed, minval=0, maxval=None, dtype=types.float32, name=None,
                      alg="auto_select") -> EagerTensor:  # fmt: skip
    """Uniform numbers that two seeds give, the same at each call."""
    return _uniforms(_stateless(seed), shape, minval, maxval, dtype)


def stateless_truncated_normal(shape, seed, mean=0.0, stddev=1.0, dtype=types.float32, name=None,
                               alg="auto_select") -> EagerTensor:  # fmt: skip
    """Normal numbers within two deviations that two seeds give, the same at each call."""
    return _truncated(_stateless(seed), shape, mean, stddev, dtype)


class Generator(LibraryObject):
    """A stream of its own: Generator.from_seed(1).normal([2])."""

    __slots__ = ("source",)
    visible = frozenset({"normal", "truncated_normal", "uniform", "reset_from_seed", "split"})

    def __init__(self, source):
        self.source = source

    @classmethod
    def from_seed(cls, seed, alg=None) -> "Generator":
        return cls(_generator(3, int(constants(seed))))

    @classmethod
    def from_non_deterministic_state(cls, alg=None) -> "Generator":
        return cls(np.random.default_rng())

    def reset_from_seed(self, seed) -> None:
        self.source = _generator(3, int(constants(seed)))

    def split(self, count=1) -> list["Generator"]:
        """So many generators, independent of this one."""
        return [Generator(source) for source in self.source.spawn(int(count))]

    def normal(self, shape, mean=0.0, stddev=1.0, dtype=types.float32, name=None) -> EagerTensor:
        return _normals(self.source, shape, mean, stddev, dtype)

    def truncated_normal(self, shape, mean=0.0, stddev=1.0, dtype=types.float32,
                         name=None) -> EagerTensor:  # fmt: skip
        return _truncated(self.source, shape, mean, stddev, dtype)

    def uniform(self, shape, minval=0, maxval=None, dtype=types.float32, name=None) -> EagerTensor:
        return _uniforms(self.source, shape, minval, maxval, dtype)


_shared: list[Generator] = []


def get_global_generator() -> Generator:
    """The generator of the whole program."""
    if not _shared:
        _shared.append(Generator.from_non_deterministic_state())
    return _shared[0]
