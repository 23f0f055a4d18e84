"""What a derivative is called in a report.

In columns and in pipes `dy_dx`, `d2y_dx2`, `d2y_dx_dz`: names that other programs take.  To people
`dy/dx`, `d2y/dx2`, `d2y/dx dz`.  A target that is an expression has no name of its own: it is
called `f`, or `value` where the program has an `f`; to people its derivatives are `d/dx`.  So is
one that has the name of a grid's input, beside which it stands: columns differ in their names.
"""

from gradcli.result import Result


def column(result: Result, key: str, axes: tuple[str, ...] = ()) -> str:
    """The column name of the derivative `key`, such as "x,x"; `axes` are a grid's inputs."""
    return "_".join(_parts(targets_name(result, axes), key))


def heading(result: Result, key: str) -> str:
    """The name of the derivative `key` as people write it."""
    target = result.target if len(result.targets) == 1 else "sum"
    top, *bottom = _parts(target if target.isidentifier() else "", key)
    return f"{top}/{' '.join(bottom)}"


def target_column(result: Result, target: str, axes: tuple[str, ...] = ()) -> str:
    """The column name of a target's value."""
    return target if target.isidentifier() and target not in axes else _unnamed(result)


def targets_name(result: Result, axes: tuple[str, ...] = ()) -> str:
    """The name that stands for the target in the names of its derivatives."""
    if len(result.targets) == 1:
        return target_column(result, result.targets[0], axes)
    return "sum"


def _unnamed(result: Result) -> str:
    taken = {*result.targets, *result.point, *result.wrt}
    return "f" if "f" not in taken else "value"


def _parts(target: str, key: str) -> list[str]:
    """["d2y", "dx", "dz"] of "x,z"; a repeated variable is written once with its power."""
    names = key.split(",")
    order = len(names)
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    bottom = [f"d{name}{count if count > 1 else ''}" for name, count in counts.items()]
    return [f"d{order if order > 1 else ''}{target}", *bottom]
