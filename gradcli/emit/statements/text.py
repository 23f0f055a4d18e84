"""Text of C: operands in brackets, comments, blocks, lines broken before column 100."""

import re
from typing import NamedTuple, Optional

WIDTH = 100
# How tightly C binds
COMMA, CHOICE, OR, AND, BITS, COMPARE, SUM, PRODUCT, SIGN, ATOM = range(10)
# What ends a comment, opens one in it (of which compilers warn), or may be a trigraph
SIGNS = re.compile(r"\*(?=/)|/(?=\*)|\?(?=\?)")


class Text(NamedTuple):
    """C text, and how tightly its outermost operator binds."""

    text: str
    level: int = ATOM

    def at(self, level: int) -> str:
        """The text where an operand must bind at least as tightly as `level`."""
        return self.text if self.level >= level else f"({self.text})"


class Written(NamedTuple):
    """A typed value by its text, which is C's own: a counter, what is held, a call."""

    kind: str
    text: Text


class Block(NamedTuple):
    """A header such as `if (x > 0)`, "" for none, its lines, and the block that follows it."""

    head: str
    body: list
    then: Optional["Block"] = None


Line = str | Block


def laid_out(lines: list[Line], depth: int = 1) -> list[str]:
    """The lines of a body, indented; one short statement in a block stands without braces."""
    out: list[str] = []
    for line in lines:
        if type(line) is str:
            out += broken("    " * depth + line)
            continue
        chain, block = [], line
        while block is not None:
            chain.append((block.head, laid_out(block.body, depth + 1)))
            block = block.then
        bare = line.head and all(len(body) == 1 for _, body in chain) and not _holds_block(line)
        start = "    " * depth
        for k, (head, body) in enumerate(chain):
            words = ("}" if k and not bare else "", head, "" if bare else "{")
            out += broken(start + " ".join(w for w in words if w))
            out += body
        if not bare:
            out.append(start + "}")
    return out


def _holds_block(line: Block) -> bool:
    chain: list[Block] = []
    block: Block | None = line
    while block is not None:
        chain.append(block)
        block = block.then
    inner = any(type(s) is not str for b in chain for s in b.body)
    declares = any(type(s) is str and _declares(s) for b in chain for s in b.body)
    return declares or (inner and (len(chain) > 1 or any(b.head[:3] != "for" for b in chain)))


def _declares(line: str) -> bool:
    return line.startswith(("double ", "long long ", "bool ", "struct ", "int "))


def broken(line: str) -> list[str]:
    """A line, or the lines that it is broken into at its outermost operators and commas."""
    out: list[str] = []
    indent = len(line) - len(line.lstrip())
    while len(line) > WIDTH:
        at = _break(line, indent)
        if at is None:
            break
        out.append(line[:at].rstrip())
        line = " " * (indent + 4) + line[at:].lstrip()
    return [*out, line]


def _break(line: str, indent: int) -> int | None:
    """The last place before the width at the outermost depth where a line may end."""
    depth, best = 0, None
    for k, c in enumerate(line[:WIDTH]):
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif c == " " and k > indent + 4 and _may_end(line, k):
            weight = depth + (0.5 if line[k + 1] in "*/" else 0)
            if best is None or weight <= best[0]:
                best = weight, k
    return best and best[1]


def _may_end(line: str, k: int) -> bool:
    """Whether the space at k stands after a comma or an `=`, or before an operator."""
    if line[k - 1] in ",;" or (line[k - 1] == "=" and line[k - 2] in " +-*/"):
        return True
    return line[k + 1 : k + 3] in ("+ ", "- ", "&&", "||", "? ", ": ", "< ", "> ", "==", "<=", ">=")


def commented(lines: list[str]) -> list[str]:
    """The lines of one comment that says `lines`, whatever they hold: nothing in them ends it.

    The one way in which the words of a program reach a comment of C; its strings hold names alone.
    """
    shown = ["".join(c if c.isprintable() else " " for c in line).rstrip() for line in lines]
    shown = [SIGNS.sub(r"\g<0> ", line) for line in shown]
    # a backslash would join its line with the next
    first, *rest = [f"{line} ." if line.endswith("\\") else line for line in shown]
    if not rest:
        return [f"/* {first} */"]
    return [f"/* {first}", *(f" * {line}" for line in rest), " */"]
