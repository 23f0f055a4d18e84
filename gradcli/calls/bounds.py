"""The limits of a run, calls that keep to them, and the place of what they refuse."""

from collections.abc import Callable
from contextlib import contextmanager
from functools import wraps
from typing import TypeVar, cast

from gradcli.errors import Diagnostic

Call = TypeVar("Call", bound=Callable)


def on_large_arrays(told: Callable[[], None]) -> None:
    """Have `told` called whenever an array is large."""
    from gradcli.ops.numpy_call import ON_LARGE

    ON_LARGE[:] = [told]


def bounded(call: Call) -> Call:
    """`call`, whose sweeps too make no array past the memory in its `limits`, and which knows of
    digits that are lost in it; NumPy warns of nothing that notes are to say."""

    @wraps(call)
    def bounded(*args, limits=None, **options):
        from gradcli.evaluator.limits import Limits
        from gradcli.language.syntax.depth import nested
        from gradcli.ops.digits.doubt import listening
        from gradcli.ops.memory import within
        from gradcli.ops.numpy_call import quiet

        limits = limits or Limits()
        module = getattr(args[0], "module", None)  # a session has none: its lines are programs
        with nested(module), within(limits.elements, limits.memory), listening(), quiet():
            return call(*args, limits=limits, **options)

    return cast(Call, bounded)


def walking(call: Call) -> Call:
    """`call`, whose first argument is a program that it walks over, however deep it nests."""

    @wraps(call)
    def walking(program, *args, **options):
        from gradcli.language.syntax.depth import nested

        with nested(program.module):
            return call(program, *args, **options)

    return cast(Call, walking)


@contextmanager
def placing(function):
    """Give the E0210 that a sweep over a program's `function` ends in the place of its call."""
    try:
        yield
    except Diagnostic as refused:
        if refused.code == "E0210" and refused.span is None:
            from gradcli.diagnosis.unprovided import locate

            locate(refused, function)
        raise
