"""r_ and c_: arrays and numbers joined by what is written in brackets."""

from gradcli.numpy.lookup import holds_world
from gradcli.ops.arrays import concatenate, reshape
from gradcli.ops.numpy_call import shape


class _Joined:
    def __init__(self, name: str, laid):
        self.name, self.laid = name, laid

    def __getitem__(self, parts):
        import numpy as np

        parts = parts if type(parts) is tuple else (parts,)
        if not holds_world(list(parts)):
            return getattr(np, self.name)[parts]
        if any(type(part) is str for part in parts):
            raise TypeError(f"{self.name} of a value with a derivative takes no words")
        parts = [np.r_[part] if type(part) in (slice, list) else part for part in parts]
        return self.laid(parts)


def _in_a_row(parts):
    return concatenate([part if shape(part) else reshape(part, (1,)) for part in parts])


def _in_columns(parts):
    return concatenate(
        [part if len(shape(part)) > 1 else reshape(part, (-1, 1)) for part in parts], axis=-1
    )


r_ = _Joined("r_", _in_a_row)
c_ = _Joined("c_", _in_columns)
