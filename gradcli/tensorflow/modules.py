"""Modules: objects that keep variables in their attributes."""

import re
from collections.abc import Iterator, Sequence

from gradcli.engine.objects import LibraryObject
from gradcli.tensorflow.nesting import flatten
from gradcli.tensorflow.variable import Variable


def snake(kind: str) -> str:
    """The name of a class in small letters: "input_layer" of InputLayer."""
    name = re.sub("(.)([A-Z][a-z]+)", r"\1_\2", kind)
    return re.sub("([a-z0-9])([A-Z])", r"\1_\2", name).lower()


def held(values, kinds) -> Iterator:
    """The objects of some classes among values, lists, tuples and dicts of them, each once."""
    seen = set()
    for value in flatten(list(values)):
        if isinstance(value, kinds) and id(value) not in seen:
            seen.add(id(value))
            yield value


class Module(LibraryObject):
    """A base class for objects with variables: those of its attributes, by the attributes' names,
    and then those of the modules among them."""

    visible = frozenset({"name", "variables", "trainable_variables", "non_trainable_variables",
                         "submodules"})  # fmt: skip

    def __init__(self, name=None):
        self._name = name or snake(type(self).__name__)

    @property
    def name(self) -> str:
        return self._name

    def _attributes(self) -> list:
        return [value for _, value in sorted(vars(self).items())]

    @property
    def submodules(self) -> tuple:
        """The modules among the attributes, and theirs."""
        own = list(held(self._attributes(), Module))
        return tuple(held([own, *(module.submodules for module in own)], Module))

    @property
    def variables(self) -> Sequence[Variable]:
        own = [*held(self._attributes(), Variable)]
        return tuple(
            held([own, *(m.variables for m in held(self._attributes(), Module))], Variable)
        )

    @property
    def trainable_variables(self) -> Sequence[Variable]:
        return tuple(v for v in self.variables if v.trainable)

    @property
    def non_trainable_variables(self) -> Sequence[Variable]:
        return tuple(v for v in self.variables if not v.trainable)
