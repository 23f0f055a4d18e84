"""Nested lists of numbers, which become arrays: how many, how deep, and whether they are even."""

MAX_ELEMENTS = 10**8  # of one array
DEPTH = 32  # lists in one another: the dimensions that every NumPy has


def ragged(items: list, place: tuple[int, ...] = ()) -> str:
    """Where the items of a nested list differ in size, in words; "" where they do not.

    `place` are the indices that lead to `items`.
    """
    for i, item in enumerate(items):
        inside = ragged(item, (*place, i)) if isinstance(item, list) else ""
        if inside:
            return inside
    sizes = [_size(item) for item in items]
    for i, size in enumerate(sizes):
        if size != sizes[0]:
            first, other = placed((*place, 0)), placed((*place, i))
            return f"{first} {_in_words(sizes[0])}, {other} {_in_words(size)}"
    return ""


def placed(place: tuple[int, ...]) -> str:
    """An item by its indices: `item [0][2]`."""
    return f"item {''.join(f'[{i}]' for i in place)}"


def _size(item) -> tuple[int, ...]:
    if not isinstance(item, list):
        return ()
    return (len(item), *(_size(item[0]) if item else ()))


def _in_words(size: tuple[int, ...]) -> str:
    if len(size) > 1:
        return f"has shape {size}"
    return f"has length {size[0]}" if size else "is a number"
