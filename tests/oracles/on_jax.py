"""Programs and their derivatives printed for JAX, compiled by XLA and held to the tape."""

from collections import Counter
from collections.abc import Callable

import engines
import jax
import jax.numpy as jnp
import numpy as np
from derived import Derived, derived
from printed import ROOM, ULPS, function

from gradcli.emit.about import About
from gradcli.emit.targets import printed
from gradcli.errors import Diagnostic

UNTOLD = (  # what is known only where it is traced
    "a stack of values of different shapes", "an array whose length a run decides"
)  # fmt: skip


def numbers(values, like=None) -> np.ndarray:
    """The numbers of a result, in a row; like: what a derivative's parts are by."""
    parts = [np.asarray(x, float) for x in (values if type(values) is tuple else (values,))]
    if like is not None:
        parts = [np.broadcast_to(p, np.shape(x)) for p, x in zip(parts, like)]
    return np.concatenate([np.ravel(p) for p in parts])


def hold(found: np.ndarray, one: Derived, what: str) -> None:
    """Hold numbers to those of the tape, up to four units in the last place of the largest term."""
    want = np.asarray(one.want, float)
    if found.shape != want.shape:
        raise engines.Mismatch(f"{what}: {found.size} numbers, and not {want.size}")
    if np.allclose(found, want, ULPS, 0.0, equal_nan=True):
        return
    size = ULPS * max([1.0, one.largest(), *np.abs(want)])
    if not np.all(np.abs(found - want) <= size + ROOM * one.spread()):
        raise engines.Mismatch(f"{what}: {found}, and not {want}")


def check(text: str, point: dict, refused: Counter, tangents: int = 1) -> int:
    """Hold a program, jax.grad of it and its printed derivatives; how many were held.

    A Mismatch where one is not the tape's; what has no form is counted in refused.
    """
    held = 0
    primal: Callable | None = None
    for one in derived(text, point, refused, tangents=tangents):
        try:
            call = function(printed(one.core, "jax", About()))
        except Diagnostic as error:
            if error.code != "E0109" or not error.help:
                raise engines.Mismatch(f"{one.words}: {error.code} {error.message}") from error
            refused[error.message] += 1
            continue
        kinds = {n: int if a is int else float for n, a in call.__annotations__.items()}
        at = {n: jnp.asarray(x, float) for n, x in one.point.items() if kinds[n] is float}
        static = {n: int(x) for n, x in one.point.items() if kinds[n] is int}
        try:
            found = jax.jit(lambda kw, f=call, s=static: f(**kw, **s))(at)
        except ValueError as error:
            told = [words for words in UNTOLD if words in str(error)]
            if not told:
                raise
            refused[f"when it is traced: {told[0]}"] += 1
            continue
        hold(numbers(found, [one.point[n] for n in one.by] if one.by else None), one, one.words)
        held += 1
        if not one.by:
            primal = call
        elif primal and one.order == 1 and not static:
            hold(_graded(primal, at, one.by), one, "jax.grad")
            primal, held = None, held + 1
    return held


def _graded(primal: Callable, at: dict, by: tuple[str, ...]) -> np.ndarray:
    """What jax.grad of the sum of all values is by some inputs."""

    def total(kw):
        values = primal(**kw)
        values = values if type(values) is tuple else (values,)
        return sum(jnp.sum(jnp.asarray(y, float)) for y in values)

    slopes = jax.jit(jax.grad(total))(at)
    return numbers(tuple(slopes[n] for n in by))
