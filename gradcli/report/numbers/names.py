"""What a derivative is called in a report.

In columns and in pipes `dy_dx`, `d2y_dx2`, `d2y_dx_dz`: names that other programs take.  A standard
uncertainty is `y_u`, what an input gives to it `y_u_x`, that in percent `y_percent_x`.  To people
`dy/dx`, `d2y/dx2`, `d2y/dx dz`.  A target that is an expression has no name of its own: it is
called `f`, or `value` where the program has an `f`; to people its derivatives are `d/dx`.  So is
one that has the name of a grid's input, beside which it stands: columns differ in their names.
"""

from gradcli.result.derivatives import Entry, Result, column_of


def column(result: Result, key: str, axes: tuple[str, ...] = ()) -> str:
    """The column name of the derivative `key`, such as "x,x"; `axes` are a grid's inputs."""
    return entry_column(result, ("derivative", None, key, None), axes)


def entry_column(result: Result, entry: Entry, axes: tuple[str, ...] = ()) -> str:
    """The column name of an entry of `result.derivatives()`."""
    kind, i, key, _ = entry
    if kind == "coefficient":
        several = len(result.targets) > 1
        target = f"{column_of(result, result.targets[i or 0], axes)}_" if several else ""
        return f"{target}c{_powers(key) if len(result.wrt) > 1 else len(key.split(','))}"
    if kind == "derivative u":
        return f"{column(result, key, axes)}_u"
    if kind in ("u", "percent", "sensitivity"):
        target, of = column_of(result, result.targets[i or 0], axes), key.replace(",", "_")
        return (
            f"d{target}_d{of}"
            if kind == "sensitivity"
            else "_".join(filter(None, (target, kind, of)))
        )
    if kind != "derivative":
        return f"{key or column_of(result, result.targets[i or 0], axes)}_{kind}"
    return "_".join(_parts(_target(result, i, axes), key))


def heading(result: Result, key: str) -> str:
    """The name of the derivative `key` as people write it."""
    return entry_heading(result, ("derivative", None, key, None))


def entry_heading(result: Result, entry: Entry) -> str:
    """The name of an entry of `result.derivatives()` as people write it."""
    kind, i, key, _ = entry
    alone = len(result.targets) == 1
    if kind != "derivative":
        named = key or not alone or result.targets[0].isidentifier()
        return f"{kind} of {key or result.targets[i or 0]}" if named else kind
    target = result.targets[i or 0] if alone or i is not None else "sum"
    top, *bottom = _parts(target if target.isidentifier() else "", key)
    return f"{top}/{' '.join(bottom)}"


def _target(result: Result, i: int | None, axes: tuple[str, ...]) -> str:
    """The name that stands for a target in the names of its derivatives; of all, `sum`."""
    if i is None and len(result.targets) > 1:
        return "sum"
    return column_of(result, result.targets[i or 0], axes)


def _powers(key: str) -> str:
    """`_x2_y` of "x,x,y"."""
    return "".join(f"_{part[1:]}" for part in _parts("", key)[1:])


def _parts(target: str, key: str) -> list[str]:
    """["d2y", "dx", "dz"] of "x,z"; a repeated variable is written once with its power."""
    names = key.split(",")
    order = len(names)
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    bottom = [f"d{name}{count if count > 1 else ''}" for name, count in counts.items()]
    return [f"d{order if order > 1 else ''}{target}", *bottom]
