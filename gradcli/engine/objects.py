"""Library objects that programs may hold: tensors, variables, tapes, layers."""

from typing import ClassVar

APART: set[type] = set()  # classes of values that no row takes: those of library objects, and
# those that the evaluator adds


class LibraryObject:
    """An object of Python that a program can use as CPython would, within what it lists.

    Its operators, `len`, iteration, indexing, truth and text are Python's own special methods.
    `visible` names the attributes and methods that a program may read, and nothing else of it is
    within reach of one; a `with` takes those that have `__enter__`, a call those with `__call__`.
    """

    __slots__ = ()
    visible: ClassVar[frozenset[str]] = frozenset()
    called: ClassVar[str] = ""  # its class in errors, where those have more than the name

    def described(self) -> str:
        """What it is, in words for a message."""
        kind = type(self).__name__
        return f"{'an' if kind[0] in 'aeiouAEIOU' else 'a'} {kind}"

    def __repr__(self) -> str:
        """Its class; where it lies in memory is nothing to a program."""
        return f"<{type(self).__name__}>"

    def __init_subclass__(cls, **keywords):
        super().__init_subclass__(**keywords)
        APART.add(cls)
