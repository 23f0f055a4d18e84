"""The names of a program in LaTeX: letters, Greek ones and words, of which no two look alike.

x1 is x with a subscript, and so is x_1: of names that would look alike the shortest is written so,
the others are words as they are spelt.  So is x2 beside x[2], pi_ beside pi, and the name of a
function that begins with a word, log_huber.
"""

from collections.abc import Container
from typing import NamedTuple
from unicodedata import name as letter_name

from gradcli.core import ir, walks
from gradcli.core.ir import Assign, Def
from gradcli.emit.latex.words import CONSTANTS, GREEK, SPELT
from gradcli.ops.arrays import getitem

VERSION = "\u0000"  # between a name and the number of its value, where it has several


class Names(NamedTuple):
    """How names are written.

    constants: the language's own; words: what is written as it is spelt; letters: what all others
    are written as.
    """

    constants: Container[str] = ()
    words: frozenset[str] = frozenset()
    letters: frozenset[str] = frozenset()

    def leaves(self, function: str) -> bool:
        """Whether no name looks like the text of a function: sigma(x) is of one, or a product."""
        return function.partition("(")[0].partition("^")[0] not in self.letters


def names_of(program: ir.Program, letter: str) -> Names:
    """The names of a program, whose value is called `letter`."""
    constants = {CONSTANTS[n.rpartition(".")[2]] for n in program.constants}
    every = (walks.own_names(program) | {letter}) - set(program.constants)
    indexed = {(*_split(n),) for n in _indexed(program)}
    subscripts = {_word(n) for n in every}
    functions = {
        s.name
        for s in program.body
        if type(s) is Def and "_" in s.name and len(s.name.partition("_")[0]) > 1
    }
    taken, words = set(constants), set()
    for n in sorted(every, key=lambda n: (n.isascii(), len(n), n)):
        head, *rest = _split(n)
        text = variable(n, Names())
        element = any(
            (head, *rest[:k]) in indexed and all(r.isdigit() or r in subscripts for r in rest[k:])
            for k in range(len(rest))
        )
        if text in taken or element or n in functions:
            words.add(n)
        taken.add(text)
    letters = frozenset(variable(n, Names()) for n in every - words)
    return Names(program.constants, frozenset(words), letters)


def _indexed(program: ir.Program) -> set[str]:
    """The names of which an element is read, or written."""
    found: set[str] = set()
    values = list(program.outputs)
    for s in ir.statements(program.body):
        found.update(s.targets if type(s) is Assign and s.index else ())
        values += walks.expressions(ir.reads(s))
    for node in ir.postorder(values):
        if node.op is getitem.op and getattr(node.args[0], "op", node.op) is None:
            found.add(node.args[0].args[0])
    return found


def _split(text: str) -> tuple[str, ...]:
    head, subscripts = name(text)
    return head, *subscripts


def name(text: str) -> tuple[str, list[str]]:
    """A name as its letter or word, and its subscripts: x_1 of x1, alpha_max of alpha_max."""
    if text in SPELT:
        return f"\\{SPELT[text]}", []
    first, *rest = [part for part in text.split("_") if part] or ["\\_"]
    letters = first.rstrip("0123456789")
    digits = first[len(letters) :]
    return _word(letters), [part for part in (digits, *map(_word, rest)) if part]


def _word(text: str) -> str:
    """A letter, a Greek one by its command, or a word upright."""
    if text in (*GREEK, "lambda"):
        return f"\\{text}"
    if len(text) == 1 and not text.isascii():
        spelt = letter_name(text, "")
        command = spelt.rpartition(" ")[2].lower()
        if spelt.startswith("GREEK SMALL LETTER") and command in (*GREEK, "lamda"):
            return f"\\{command.replace('lamda', 'lambda')}"
        if spelt.startswith("GREEK CAPITAL LETTER") and command.title() in (*GREEK, "Lamda"):
            return f"\\{command.title().replace('Lamda', 'Lambda')}"
    if len(text) == 1 or text.isdigit():
        return text
    return rf"\mathrm{{{text}}}"


def variable(text: str, names: Names, more: tuple[str, ...] = ()) -> str:
    """A name with its subscripts, and those that an index adds."""
    id, _, version = text.partition(VERSION)
    subscripts: list[str] = []
    if id in names.words:
        spelt = id.replace("_", "\\_")
        head = rf"\mathrm{{{spelt}}}"
    else:
        head, subscripts = name(id)
    head = f"{head}^{{({version})}}" if version else head
    listed = [*subscripts, *more]
    return f"{head}_{{{', '.join(listed)}}}" if listed else head
