"""What a value is in C, beside a number: an array, a stack, or a shape that C has no value for."""

from typing import NamedTuple

from gradcli.core.types.lengths import Length


class Array(NamedTuple):
    """An array of elements of one kind; its axes."""

    kind: str
    axes: tuple[Length, ...]


class Stack(NamedTuple):
    """A list that is appended to and popped from; the type of what is on it."""

    item: "Type"


class Shape(NamedTuple):
    """The shape of an array as a value, or a tuple of whole numbers."""

    axes: tuple[Length, ...]


SHAPE_OF = "the shape of "  # before a name: what has its type, and is not read
# How large whole numbers are supposed to be: what a function is given, and reals that become whole;
# and the lengths of arrays
GIVEN, LENGTH = 2**48, 2**31
MIXED = "mixed"  # what is on a stack of values of different shapes
Type = str | Array | Stack | Shape | None


def array_of(found: Type) -> Array:
    """A type that is an array's by now: all others are refused before."""
    assert isinstance(found, Array), found
    return found


def number_of(found: Type) -> str:
    """The kind of a type that is a number's by now."""
    assert isinstance(found, str), found
    return found


def stack_of(found: Type) -> Stack:
    """A type that is a stack's by now."""
    assert isinstance(found, Stack), found
    return found


def kind_of(found: Type) -> str:
    """The kind of a number, or of an array's elements; "none" of what has no elements."""
    if isinstance(found, Array):
        return found.kind
    return found if isinstance(found, str) else "none"


def as_real(found: Type) -> Type:
    """The type of a derivative, which is of reals where its values are whole numbers too."""
    if type(found) is Array:
        return Array("real", found.axes)
    return "real" if type(found) is str else found
