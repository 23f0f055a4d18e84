"""Text of C: operands in brackets, comments, blocks, lines broken before column 100."""

import re
from dataclasses import dataclass
from typing import NamedTuple, Optional

from gradcli.typed.statements import OfTarget

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


@dataclass(frozen=True, slots=True)
class Written(OfTarget):
    """A typed value by its text, which is C's own: a counter, what is held, a call."""

    kind: str
    text: Text


class Block(NamedTuple):
    """A header such as `if (x > 0)`, "" for none, its lines, and the block that follows it."""

    head: str
    body: "list[Line]"
    then: Optional["Block"] = None


class Leaving(NamedTuple):
    """A way out of a function, where memory is freed: what is known of at its end only.

    line: how it leaves; held: how a result is held first where memory is freed, "" for none.
    """

    line: str
    held: str = ""

    def lines(self, frees: list[str]) -> list[str]:
        if not frees or not self.held:
            return [*frees, *([self.line] if self.line else [])]
        name = self.held.partition(" = ")[0].split()[-1]
        read = self.line.removeprefix("return ").removesuffix(";")
        if read.isidentifier():  # a name outlives the memory
            return [*frees, self.line]
        return [self.held, *frees, f"return {name};"]


Line = str | Block | Leaving


def laid_out(lines: list[Line], depth: int = 1) -> list[str]:
    """The lines of a body, indented; one short statement in a block stands without braces."""
    out: list[str] = []
    for line in lines:
        assert not isinstance(line, Leaving)  # what it frees is known by now
        if isinstance(line, str):
            out += broken("    " * depth + line)
            continue
        chain = []
        block: Block | None = line
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
    declares = any(isinstance(s, str) and _declares(s) for b in chain for s in b.body)
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
