"""The mean of what a loop has seen, as lessons keep of losses."""

from gradcli.engine.objects import LibraryObject
from gradcli.ops.dispatch import primal
from gradcli.ops.reductions import total
from gradcli.tensorflow import types
from gradcli.tensorflow._keras.naming import fresh
from gradcli.tensorflow.convert import cast
from gradcli.tensorflow.creation import zeros_like
from gradcli.tensorflow.tensor import EagerTensor, made


class Mean(LibraryObject):
    """The mean of all values given so far, each of weight 1 or of its own; 0 of none."""

    visible = frozenset({"name", "update_state", "result", "reset_state", "reset_states"})

    def __init__(self, name="mean", dtype=None):
        self.name = fresh("Mean") if name is None else name
        self._dtype = types.as_dtype(dtype or "float32")
        self.reset_state()

    def __repr__(self):
        return f"<Mean name={self.name}>"

    def reset_state(self) -> None:
        """Forget what was given."""
        self._sum = self._weight = cast(0, self._dtype)

    reset_states = reset_state

    def update_state(self, values, sample_weight=None) -> None:
        """Take these values too, as constants."""
        values = made(primal(cast(values, self._dtype).value), self._dtype)
        weight = cast(1, self._dtype)
        if sample_weight is not None:
            weight = cast(sample_weight, self._dtype)
        weights = zeros_like(values) + weight
        self._sum += made(total((values * weights).value), self._dtype)
        self._weight += made(total(weights.value), self._dtype)

    def result(self) -> EagerTensor:
        """The mean so far."""
        return self._sum / self._weight if self._weight else self._sum

    def __call__(self, values, sample_weight=None) -> EagerTensor:
        self.update_state(values, sample_weight)
        return self.result()
