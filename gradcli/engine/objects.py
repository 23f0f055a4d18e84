"""Library objects that programs may hold: tensors, variables, tapes, layers."""

from typing import ClassVar

KINDS: set[type] = set()  # the classes of library objects; the evaluator's operators add their own


class LibraryObject:
    """An object of Python that a program can use as CPython would, within what it lists.

    Its operators, `len`, iteration, indexing, truth and text are Python's own special methods.
    `visible` names the attributes and methods that a program may read, and nothing else of it is
    within reach of one; a `with` takes those that have `__enter__`, a call those with `__call__`.
    """

    __slots__ = ()
    visible: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls, **keywords):
        super().__init_subclass__(**keywords)
        KINDS.add(cls)
