"""What a caller has to know of machine code: its inputs and outputs, and what they must be.

It is kept beside the code, as JSON: code that was made before needs no program to be lowered.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from gradcli.core.types import lengths
from gradcli.core.types.lengths import Length
from gradcli.typed.values import Array


class Form(NamedTuple):
    """inputs: the kinds of numbers, and the types of arrays, by name; free: the lengths that are
    told before them; needs: what some must be at least, and sums: those that are not below 0;
    outputs: the types of what comes back; frame: the bytes that a call of a function may take on
    the stack; slots: of arrays and stacks in a context; loops: whether
    it has any, or functions; mixed: whether the first output is a real that is whole on some way
    of the program; batch: whether it has an entry for many rows; edges: whether that tells
    of a row that something in it lay on an edge; calls: the rows that it
    calls back, with the kinds of their arguments and of what they give, their attributes, and the
    name of each; blas: the bits of the whole numbers of the library that large products call, 0
    where there was none to call, None without such products.
    """

    inputs: dict[str, str | Array]
    free: list[str]
    needs: dict[str, int]
    sums: list[Length]
    outputs: list[str | Array]
    frame: int
    slots: int
    loops: bool
    mixed: bool
    batch: bool
    edges: bool
    calls: list[tuple[str, tuple[str, ...], str, tuple, str]]
    blas: int | None

    def as_json(self) -> dict:
        return self._asdict() | {
            "inputs": {n: _written(t) for n, t in self.inputs.items()},
            "outputs": list(map(_written, self.outputs)),
            "sums": list(map(_written, self.sums)),
        }

    @classmethod
    def of_json(cls, found: dict) -> "Form":
        return cls(**found | {
            "inputs": {n: _read(t) for n, t in found["inputs"].items()},
            "outputs": list(map(_read, found["outputs"])),
            "sums": list(map(_read, found["sums"])),
            "calls": [
                (row, tuple(kinds), kind, tuple(map(tuple, attributes)), name)
                for row, kinds, kind, attributes, name in found["calls"]
            ],
        })  # fmt: skip


def _written(value):
    """A type, or a length, as JSON has it."""
    if type(value) is Array:
        return {"kind": value.kind, "axes": list(map(_written, value.axes))}
    if type(value) is lengths.Sum:
        terms = [[_word(word), factor] for word, factor in value.terms]
        return {"constant": value.constant, "terms": terms}
    return value


def _word(word: str):
    return {"end": _written(word.end)} if type(word) is lengths.Count else word


def _read(value: Any) -> Any:
    if type(value) is not dict:
        return value
    if "kind" in value:
        return Array(value["kind"], tuple(map(_read, value["axes"])))
    total: Length = value["constant"]
    for word, factor in value["terms"]:
        part = lengths.at_least_0(_read(word["end"])) if type(word) is dict else lengths.name(word)
        total = lengths.plus(total, lengths.times(part, factor))
    return total


def length(n: Length, env: Mapping[str, int]) -> int:
    """A length, where the names that it is made of are known."""
    total = lengths.constant_of(n)
    for word, factor in lengths.terms_of(n):
        if type(word) is lengths.Count:
            total += factor * max(length(word.end, env), 0)
        else:
            total += factor * env[word]
    return total
