"""Nested values: lists, tuples, named tuples and dicts, in TensorFlow's order of their leaves.

What has `__tf_components__`, such as a sparse tensor, is a nesting of these where a derivative is
taken, and a leaf to the functions under `tf.nest`.
"""

from collections.abc import Callable


def flatten(x, expand_composites: bool = True) -> list:
    """The leaves of x in order; those of a dict in the order of its sorted keys."""
    flat: list = []
    _collect(x, flat, expand_composites)
    return flat


def _collect(x, flat: list, expand: bool) -> None:
    if isinstance(x, dict):
        for key in _order(x):
            _collect(x[key], flat, expand)
    elif isinstance(x, (list, tuple)):
        for item in x:
            _collect(item, flat, expand)
    elif expand and hasattr(x, "__tf_components__"):
        for item in x.__tf_components__():
            _collect(item, flat, expand)
    else:
        flat.append(x)


def _order(x: dict) -> list:
    try:
        return sorted(x)
    except TypeError:
        return list(x)


def pack(like, flat: list, expand_composites: bool = True):
    """The nesting of `like` with the values of `flat` as its leaves."""
    return _packed(like, iter(flat), expand_composites)


def _packed(like, values, expand: bool):
    if isinstance(like, dict):
        found = {key: _packed(like[key], values, expand) for key in _order(like)}
        return type(like)((key, found[key]) for key in like)
    if isinstance(like, (list, tuple)):
        items = [_packed(item, values, expand) for item in like]
        return type(like)(*items) if hasattr(like, "_fields") else type(like)(items)
    if expand and hasattr(like, "__tf_components__"):
        parts = [_packed(item, values, expand) for item in like.__tf_components__()]
        return like.__tf_packed__(parts)
    return next(values)


# -- tf.nest ---------------------------------------------------------------------------------------
def is_nested(structure) -> bool:
    """Whether x is a list, a tuple or a dict."""
    return isinstance(structure, (list, tuple, dict))


def flatten_(structure, expand_composites=False) -> list:
    """The leaves of nested values in order; those of a dict in the order of its sorted keys."""
    return flatten(structure, expand_composites)


def pack_sequence_as(structure, flat_sequence, expand_composites=False):
    """The nesting of `structure` with the values given as its leaves.

    ValueError where there are too few or too many, TypeError where they are no list.
    """
    if not is_nested(flat_sequence):
        raise TypeError(f"Attempted to pack value:\n  {flat_sequence}\ninto a structure, but found "
                        f"incompatible type `{type(flat_sequence)}` instead.")  # fmt: skip
    flat, count = list(flat_sequence), len(flatten(structure, expand_composites))
    if not is_nested(structure) and len(flat) != 1:
        raise ValueError(
            f"The target structure is of type `{type(structure)}`\n  {structure}\nHowever the "
            f"input is a sequence ({type(flat_sequence)}) of length {len(flat)}.\n  "
            f"{flat_sequence}\nnest cannot guarantee that it is safe to map one to the other."
        )
    if count != len(flat):
        raise ValueError(
            f"Could not pack sequence. Structure had {count} atoms, but flat_sequence had "
            f"{len(flat)} items.  Structure: {structure}, flat_sequence: {flat_sequence}."
        )
    return pack(structure, flat, expand_composites)


def map_structure(func: Callable, *structure, check_types=True, expand_composites=False):
    """The nesting of the first structure with func(leaf of each) as its leaves.

    Raises ValueError where their nestings differ, TypeError where only the types of these do.
    """
    if not callable(func):
        raise TypeError(f"func must be callable, got: {func}")
    if not structure:
        raise ValueError("Must provide at least one structure")
    for other in structure[1:]:
        assert_same_structure(structure[0], other, check_types, expand_composites)
    flat = zip(*[flatten(x, expand_composites) for x in structure])
    return pack(structure[0], [func(*items) for items in flat], expand_composites)


def assert_same_structure(nest1, nest2, check_types=True, expand_composites=False) -> None:
    """Nothing, where two nestings are the same; else ValueError, or TypeError where only the types
    of their lists and dicts differ."""
    why = _difference(nest1, nest2, check_types)
    if why is None:
        return
    kind, text = why
    raise kind(
        "The two structures don't have the same nested structure.\n\n"
        f"First structure: {_named(nest1)}\n\nSecond structure: {_named(nest2)}\n\n"
        f"More specifically: {text}\n"
        f"Entire first structure:\n{_dotted(nest1)}\nEntire second structure:\n{_dotted(nest2)}"
    )


def _named(x) -> str:
    return f"type={type(x).__name__} str={x!s}"


def _dotted(x) -> str:
    """The nesting with a dot for each leaf."""
    return str(pack(x, [_Dot()] * len(flatten(x, False)), False))


class _Dot:
    def __repr__(self):
        return "."


def _difference(a, b, check_types: bool) -> tuple[type, str] | None:
    if is_nested(a) != is_nested(b):
        one, other = (a, b) if is_nested(a) else (b, a)
        return ValueError, (f'Substructure "{_named(one)}" is a sequence, while substructure '
                            f'"{_named(other)}" is not')  # fmt: skip
    if not is_nested(a):
        return None
    if check_types and type(a) is not type(b):
        return TypeError, (
            "The two namedtuples don't have the same sequence type. First structure "
            f"{_named(a)} has type {type(a).__name__}, while second structure {_named(b)} has type "
            f"{type(b).__name__}"
        )
    if len(a) != len(b):
        return ValueError, ("The two structures don't have the same number of elements. First "
                            f"structure: {_named(a)}. Second structure: {_named(b)}")  # fmt: skip
    if isinstance(a, dict) and set(a) != set(b):
        return ValueError, (
            "The two dictionaries don't have the same set of keys. First structure has keys "
            f"{_named(list(a))}, while second structure has keys {_named(list(b))}"
        )
    pairs = [(a[k], b[k]) for k in _order(a)] if isinstance(a, dict) else zip(a, b)
    found = (_difference(x, y, check_types) for x, y in pairs)
    return next((why for why in found if why), None)
