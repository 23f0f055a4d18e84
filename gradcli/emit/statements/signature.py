"""The signature of a function: what it is given, and how its results leave it.

A parameter is a number, an array (after its length where that is not known), or in C a pointer that
a result is written to.  What a function of the program reads of the top level is
passed to it, after its own parameters.
"""

from typing import NamedTuple

from gradcli.core import ir
from gradcli.core.ir import Assign, Expr, Leave
from gradcli.core.types.lengths import Length
from gradcli.emit.statements.symbols import Symbols
from gradcli.typed.parameters import given_back
from gradcli.typed.values import Array, Type, number_of


class Signature:
    """returns: the type of the one number that the function returns, None where it returns none.

    results: the names and types of those that are written through pointers; aliases: of these, the
    name of the program that is its result's own; copies: (name, the parameter's, type) of arrays
    that the body changes.
    """

    def __init__(self, symbols: Symbols, body: ir.Body, types: list[Type]):
        self.symbols, self.body, self.result_types = symbols, body, types
        self.copies: list[tuple[str, str, Array]] = []
        self.results: list[tuple[str, str | Array]] = []
        self.aliases: dict[str, str] = {}
        self.returns: str | None = None
        self.given: list[str] = []  # the names of parameters, as they are written

    def take(self, name: str, found: Type) -> str:
        """A parameter's text; an array that the body changes is copied first."""
        self.symbols.ahead.add(name)
        shown = self.symbols.names[name]
        if type(found) is Array and name in self.symbols.written:
            copy, shown = shown, self.symbols.fresh(f"{shown}_given")
            if type(self.symbols.count(found)) is not int:
                self.symbols.heap[copy] = found
            self.copies.append((copy, shown, found))
        again = name in ir.assigned(self.body)
        self.given.append(shown)
        return self.symbols.language.parameter(shown, found, self._size(found), again)

    def _size(self, found: Type) -> Length:
        return self.symbols.count(found) if isinstance(found, Array) else 1

    def give(self, outputs: list[tuple], bases: list[str]) -> list[str]:
        """The texts of the parameters that results are written to; sets what is returned.

        outputs: for each way out the values; bases: what the results are called.
        """
        results = list(map(given_back, self.result_types))
        if len(results) == 1 and isinstance(results[0], str):
            self.returns = results[0]
            return []
        if not self.symbols.language.by_pointer:
            self._name_results(outputs, bases)
            return []
        out = []
        for k, (found, base) in enumerate(zip(results, bases)):
            alias = name_of(outputs[0][k])
            others = [w for v in outputs for j, w in enumerate(v) if j != k]
            alone = all(name_of(v[k]) == alias for v in outputs)
            alone = alone and alias not in map(name_of, others)
            if type(found) is Array and alone and alias:  # one of whole numbers is no derivative
                alone = self.symbols.named(alias) == found
            if not (alone and alias in self.symbols.written - self.symbols.ahead):
                alias = None
            read = alias in ir.names(*others)
            if alias and (type(found) is Array or (not read and self._is_set_once(alias, found))):
                name = self.symbols.names[alias]
                own = alias in self.symbols.author or base in self.symbols.taken
                if not own or name in {*bases[:k], *bases[k + 1 :]}:  # another result's name
                    self.symbols.taken.discard(name)
                    name = self.symbols.names[alias] = self.symbols.fresh(base)
                self.aliases[name] = alias
                self.symbols.ahead.add(alias)
                if type(found) is not Array:
                    self.symbols.names[alias] = f"*{name}"
            else:
                name = self._result(base)
            self.results.append((name, found))
            self.given.append(name)
            out.append(self.symbols.language.result(name, found, self._size(found)))
        return out

    def _name_results(self, outputs: list[tuple], bases: list[str]) -> None:
        """What is given back goes by the names of results where these are free."""
        symbols = self.symbols
        for k, (found, base) in enumerate(zip(self.result_types, bases)):
            self.results.append((base, found if isinstance(found, Array) else number_of(found)))
            names = {name_of(v[k]) for v in outputs}
            local = names.pop() if len(names) == 1 else None
            own = local in symbols.written - symbols.ahead and local not in symbols.author
            if local and own and base not in symbols.taken:
                symbols.names[local] = symbols.fresh(base)

    @property
    def given_back(self) -> list[Type]:
        """The types of what is given back otherwise than through pointers."""
        if self.returns:
            return [self.returns]
        return [] if self.symbols.language.by_pointer else [found for _, found in self.results]

    def _result(self, base: str) -> str:
        """The name of a result, for which in the whole a name not of the author gives way."""
        symbols = self.symbols
        local = next((n for n in symbols.written - symbols.ahead if symbols.names[n] == base), None)
        if symbols.scope is None and local is not None and local not in symbols.author:
            symbols.names[local] = symbols.fresh(f"{base}_")
            return base
        return symbols.fresh(f"{base}_out" if base in symbols.taken else base)

    def _is_set_once(self, local: str, found: Type) -> bool:
        """Whether a number is assigned in one place that all ways pass, and only given back."""
        sets = [
            s for s in ir.statements(self.body)
            if (type(s) is Assign and local in s.targets) or getattr(s, "name", "") == local
        ]  # fmt: skip
        inner = [s for s in ir.statements(self.body) if type(s) is not Leave]
        read = any(local in self.symbols.reads(s) for s in inner)
        whole = self.symbols.named(local) == found
        return whole and not read and len(sets) == 1 and any(s is sets[0] for s in self.body)


class Whole(NamedTuple):
    """The function of the whole program, which the file is for.

    order: what it is given, inputs and lengths before them; results: the names and types of what is
    written through pointers; called: what its results are called.
    """

    lines: list[str]
    symbols: Symbols
    order: list[str]
    results: list[tuple[str, str | Array]]
    called: list[str]


def name_of(value) -> str | None:
    """The name that a value is; None for any other."""
    return value.args[0] if type(value) is Expr and value.op is None else None
