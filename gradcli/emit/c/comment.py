"""The comment above the function of a program: what it computes, and what its parameters are."""

from gradcli.core.ir import Expr
from gradcli.core.types import lengths
from gradcli.emit.about import About
from gradcli.emit.statements.expressions import literal
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import commented
from gradcli.typed.values import Array

NAMES_WIDTH = 36  # of the names of parameters in a line


def comment(symbols: Symbols, results: list[tuple[str, str | Array]], about: About) -> list[str]:
    """The lines: what is computed, the inputs with their shapes and defaults, the results."""
    rows: list[tuple[list[str], str]] = []
    types = symbols.types

    def add(name: str, words: str) -> None:
        if rows and rows[-1][1] == words:
            rows[-1][0].append(name)
        else:
            rows.append(([name], words))

    for p in types.parameters:
        default = _default(p.default)
        words = _words(types.told.inputs[p.name], symbols)
        if types.told.inputs[p.name] == "int" and p.name in types.told.needs:
            words += f" >= {types.told.needs[p.name]}"
        add(symbols.names[p.name], words + (f" ({default} in the program)" if default else ""))
    for n in types.told.sums:
        if types.told.is_told(n):
            add(symbols.shown(n).text, ">= 0")
    for name, found in results:
        add(name, f"result{', ' + _words(found, symbols) if type(found) is Array else ''}")
    summary = about.summary or f"{about.name}: {', '.join(about.outputs)}"
    out = [f"{summary.rstrip('.')}."]
    shown = [(_filled(names), words) for names, words in rows]
    width = max((len(line) for lines, _ in shown for line in lines), default=0)
    for (first, *others), words in shown:
        out.append(f"  {first.ljust(width)}  {words}")
        out += [f"  {line}" for line in others]
    return commented(out)


def _default(value) -> str:
    return "" if value is None or type(value) is Expr else literal(value).text


def _filled(names: list[str]) -> list[str]:
    """Names in lines of NAMES_WIDTH."""
    out = [names[0]]
    for n in names[1:]:
        if len(out[-1]) + 2 + len(n) <= NAMES_WIDTH:
            out[-1] += f", {n}"
        else:
            out[-1] += ","
            out.append(n)
    return out


def _words(found: str | Array, symbols: Symbols) -> str:
    """A type in words."""
    if isinstance(found, str):
        return {"real": "number", "int": "whole number", "bool": "truth"}[found]
    kind = {"real": "numbers", "int": "whole numbers", "bool": "truths"}[found.kind]
    axes = [symbols.shown(n).text for n in found.axes]
    least = [
        f", {symbols.names[s]} >= {k}"
        for s, k in symbols.types.told.needs.items() if {s} & lengths.names(found.axes[0])
    ]  # fmt: skip
    return " by ".join(axes) + f" {kind}" + (", row after row" if len(axes) > 1 else "".join(least))
