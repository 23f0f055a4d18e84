"""Elements of a number or an array, by their place where it is laid out flat."""

from gradcli.ops.dispatch import World
from gradcli.ops.memory import broadcast
from gradcli.ops.numpy_call import shape


def is_finite(x) -> bool:
    """Whether a number, or every element of an array, is finite; other things are."""
    if type(x) in (float, int, bool):
        return x - x == 0
    if shape(x) == () and isinstance(x, float):
        return bool(x - x == 0)
    if isinstance(x, World) or getattr(getattr(x, "dtype", None), "kind", "") not in ("f", "c"):
        return True
    import numpy as np

    return bool(np.all(np.isfinite(x)))


def first_bad(x) -> int:
    """The flat index of the first element that is not finite; 0 of a number."""
    return next(iter(all_bad(x)), 0)


def all_bad(x) -> list[int]:
    """The flat indices of the first hundred elements that are not finite; [0] of a number."""
    if not shape(x):
        return [0]
    import numpy as np

    return [int(k) for k in np.flatnonzero(~np.isfinite(np.ravel(x)))[:100]]


def pick(x, k: int):
    """Element k of an array laid out flat; a number itself."""
    if not shape(x):
        return x
    import numpy as np

    return np.ravel(x)[k].item()


def aligned(x, out, k: int) -> int:
    """The flat index of the element of x that is broadcast to element k of `out`."""
    if not shape(x) or shape(x) == shape(out):
        return k if shape(x) else 0
    import numpy as np

    ids = np.arange(x.size).reshape(x.shape)
    return int(np.ravel(np.broadcast_to(ids, broadcast((x.shape, shape(out)))))[k])


def flat_index(k: int, x) -> str:
    """The flat index k of x as one writes it: `[1, 0]`."""
    import numpy as np

    return f"[{', '.join(str(int(i)) for i in np.unravel_index(k, shape(x)))}]"
