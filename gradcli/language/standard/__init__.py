"""What gradcli has of Python's standard library and of SciPy: modules as programs in the language.

A module is a file here, `itertools.expr`, read and linked as a file of the project is, so that what
it has is evaluated, differentiated and printed for every target as a function of one's own.  A name
that is not there is not taken.  `chain_from_iterable` is what Python calls chain.from_iterable.
"""

import re
from functools import cache
from os import listdir
from os.path import dirname, isfile, join

from gradcli.errors import Source

HERE = dirname(__file__)


OUTSIDE = ("os",)  # which a file of Python may have, and a program of one's own does not name


def source(module: str, of_file: bool = False) -> Source | None:
    """The text of a module of the standard library, read as Python; None of another module.

    of_file: whether what a function of a file of Python reaches imports it.
    """
    path = join(HERE, f"{module}.expr")
    if module in OUTSIDE and not of_file:
        return None
    if not re.fullmatch(r"\w+(\.\w+)*", module) or not isfile(path):
        return None
    with open(path, encoding="ascii") as file:
        return Source(file.read(), f"{module}.py")


def is_package(path: str) -> bool:
    """Whether modules of the standard library that any program has stand at a path or under it."""
    return path.partition(".")[0] not in OUTSIDE and any(
        file.startswith(f"{path}.") for file in _files()
    )


@cache
def _files() -> list[str]:
    return listdir(HERE)


def names(module: Source) -> list[str]:
    """What a module of the standard library has, by its text."""
    found = re.findall(r"^(?:def )?([a-zA-Z]\w*)(?:\(.*\):| =)", module.text, re.M)
    return found
