"""Programs on JAX: what is printed for it, compiled by XLA for a device, and mapped over rows.

Numbers have 64 bits unless 32 are asked for.  A run has no words, and an index out of range is that
at the edge, as everywhere in JAX.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from gradcli.core import ir
from gradcli.errors import Diagnostic

INSTALL = "pip install 'gradcli[jax]' brings it; --engine tape needs none"
ROWS = 1 << 20  # rows that are computed together
DEEP = 1 << 12  # of those that keep as much as there is room for


class On(NamedTuple):
    """device: one of JAX's, as cpu, gpu, tpu or gpu:1, "" for the first; float32: numbers of 32
    bits."""

    device: str = ""
    float32: bool = False


class Accelerated:
    """A core program for JAX: called at a point, or with `rows` at many; `used` are no steps."""

    used = 0

    def __init__(self, core: ir.Program, on: On):
        self.on, self.device = on, device(on.device)
        from gradcli.emit.jax.traced import traced

        self.function, self.deep, self.tells = traced(core)
        self.whole = {n for n, (kind, _) in core.inputs.items() if kind == "int"}
        self.compiled: dict[tuple, Callable] = {}

    def __call__(self, point: Mapping[str, Any], limits=None) -> list:
        """The outputs at a point: numbers and arrays."""
        with self.running():
            found = self._call({}, point)
            return [y.item() if y.ndim == 0 else y for y in found]

    def rows(self, columns: Mapping[str, Any], limits=None) -> list:
        """The outputs of many runs, a column each: inputs are arrays of as many numbers, or a
        number for all of the runs."""
        import numpy as np

        given = {name: np.asarray(column) for name, column in columns.items()}
        mapped = {name: column for name, column in given.items() if column.ndim}
        shared = {name: x for name, x in columns.items() if name not in mapped}
        (count,) = {len(column) for column in mapped.values()}
        size = min(count, DEEP if self.deep else ROWS)
        parts = []
        with self.running():
            for start in range(0, count, size):
                first = min(start, count - size)  # the last rows are as many, some of them again
                part = {name: column[first : first + size] for name, column in mapped.items()}
                parts.append([y[start - first :] for y in self._call(part, shared)])
        return [np.concatenate(column) for column in zip(*parts)] if len(parts) > 1 else parts[0]

    def _call(self, mapped: Mapping[str, Any], shared: Mapping[str, Any]) -> list:
        """The outputs as arrays of NumPy, NaN where a list had no room for an item; whole numbers
        that are the same in all rows are known when it is compiled, so that loops have counts."""
        import jax
        import numpy as np

        counts = {n: int(x) for n, x in shared.items() if n in self.whole and not np.ndim(x)}
        key = tuple(mapped), tuple(counts.items())
        if key not in self.compiled:

            def of(own, same):
                found = self.function(**own, **same, **counts)
                return found if type(found) is tuple else (found,)

            self.compiled[key] = jax.jit(jax.vmap(of, (0, None)) if mapped else of)
        others = {n: np.asarray(x) for n, x in shared.items() if n not in counts}
        try:
            found = [np.asarray(y) for y in self.compiled[key](dict(mapped), others)]
        except (IndexError, TypeError, ValueError) as error:  # shapes that it only then knows
            (why, *_) = str(error).split("\n")
            help = "--engine tape runs the program as it is"
            raise Diagnostic("E0109", f"JAX does not take the program: {why}", help=help) from None
        if not self.tells:
            return found
        *found, lost = found
        return [np.where(_beside(lost, y), np.nan, y) for y in found] if lost.any() else found

    @contextmanager
    def running(self) -> Iterator[None]:
        """On the device, in numbers of so many bits."""
        import jax

        place = jax if hasattr(jax, "enable_x64") else jax.experimental  # until 0.8
        wide: Any = place.enable_x64
        with wide(not self.on.float32), jax.default_device(self.device):
            yield


def _beside(flags, y):
    """The flags of rows in as many axes as the rows have."""
    return flags.reshape(flags.shape + (1,) * (y.ndim - flags.ndim))


def imported() -> Any:
    """JAX; E0002 where it is not installed."""
    try:
        import jax
    except ModuleNotFoundError as absent:
        if (absent.name or "").partition(".")[0] not in ("jax", "jaxlib"):
            raise
        raise Diagnostic("E0002", "JAX is not installed", help=INSTALL) from None
    return jax


def device(asked: str) -> Any:
    """A device by its name; E0002 where there is none such, or no JAX."""
    jax = imported()
    kind, _, place = asked.partition(":")
    try:
        return jax.devices(kind or None)[int(place or 0)]
    except (RuntimeError, IndexError, ValueError):
        known = ", ".join(sorted({f"{d.platform}:{d.id}" for d in jax.devices()}))
        message = f"JAX finds no device '{asked}'"
        raise Diagnostic("E0002", message, help=f"--device takes one of {known}") from None
