"""The comment above the function of a program: what it computes, and what its parameters are."""

from collections.abc import Sequence

from gradcli.core.ir import Expr
from gradcli.core.types import lengths
from gradcli.emit.about import About
from gradcli.emit.statements.symbols import Symbols
from gradcli.typed.values import Array, Type

NAMES_WIDTH = 36  # of the names of parameters in a line


def said(symbols: Symbols, results: list[tuple[str, str | Array]], about: About) -> list[str]:
    """The lines of a comment: what is computed, the inputs with their shapes and defaults, the
    results."""
    rows: list[tuple[list[str], str]] = []

    def add(name: str, words: str) -> None:
        if rows and rows[-1][1] == words:
            rows[-1][0].append(name)
        else:
            rows.append(([name], words))

    for name, _, words in inputs(symbols):
        add(name, words)
    for text in told(symbols):
        add(text, ">= 0")
    for name, found in results:
        add(name, f"result{', ' + in_words(found, symbols) if type(found) is Array else ''}")
    out = [summary(about)]
    shown = [(_filled(names), words) for names, words in rows]
    width = max((len(line) for lines, _ in shown for line in lines), default=0)
    for (first, *others), words in shown:
        out.append(f"  {first.ljust(width)}  {words}")
        out += [f"  {line}" for line in others]
    return out


def summary(about: About) -> str:
    """What is computed, in a sentence."""
    words = about.summary or f"{about.name}: {', '.join(about.outputs)}"
    return f"{words.rstrip('.')}."


def gives(symbols: Symbols, results: Sequence[tuple[str, Type]], given_back: Sequence[Type]) -> str:
    """What a function gives back, where that is more than a number: the names of several results,
    or the size of an array."""
    names = [name for name, _ in results] if len(given_back) > 1 else []
    sizes = [in_words(found, symbols) for found in given_back if isinstance(found, Array)]
    return ", ".join(names or sizes)


def inputs(symbols: Symbols) -> list[tuple[str, str | Array, str]]:
    """The inputs of a program: what they are called, their types, and these in words."""
    out, types = [], symbols.types
    for p in types.parameters:
        default, found = _default(p.default, symbols), types.told.inputs[p.name]
        words = in_words(found, symbols)
        if found == "int" and p.name in types.told.needs:
            words += f" >= {types.told.needs[p.name]}"
        words += f" ({default} in the program)" if default else ""
        out.append((symbols.names[p.name], found, words))
    return out


def told(symbols: Symbols) -> list[str]:
    """The lengths that are not below 0, which a caller sees to."""
    sums = symbols.types.told.sums
    return [symbols.shown(n).text for n in sums if symbols.types.told.is_told(n)]


def _default(value, symbols: Symbols) -> str:
    return "" if value is None or type(value) is Expr else symbols.language.literal(value).text


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


def in_words(found: str | Array, symbols: Symbols) -> str:
    """A type in words."""
    if isinstance(found, str):
        return {"real": "number", "int": "whole number", "bool": "truth", "str": "text"}[found]
    kind = {"real": "numbers", "int": "whole numbers", "bool": "truths"}[found.kind]
    axes = [symbols.shown(n).text for n in found.axes]
    least = [
        f", {symbols.names[s]} >= {k}"
        for s, k in symbols.types.told.needs.items() if {s} & lengths.names(found.axes[0])
    ]  # fmt: skip
    return " by ".join(axes) + f" {kind}" + (", row after row" if len(axes) > 1 else "".join(least))
