"""What the text of a program may have been meant for otherwise: silent choices, put in words.

`e` is Euler's number, a list times a number is repeated as in Python, a comma makes two values of
3,5, `^` is a power in a file of Python's too, and an expression before the last line (of two -e,
the first) is for nothing.  Each kind is said once, with its line.
"""

import re
from collections.abc import Iterator

from gradcli.errors import SESSION
from gradcli.language.syntax import surface as s

PLOT = "gradcli plot draws a program"
VECTOR = "np.array([…]) makes an array, on which operators act element by element"
LOST = (
    "the value of an expression is lost",
    "the result is that of the last line, of several -e too; y = … keeps another",
)
_ends_in_number = re.compile(r"(?:^|.*[^\w.])\d[\d.]*$", re.DOTALL).match


def readings(program) -> tuple[str, ...]:
    """The notes on a resolved Program."""
    body = program.module.body
    found = _euler(program)
    last = body[-1].value if body and type(body[-1]) is s.Expression else None
    for kind, node in (
        *_lists(last),
        *_commas(body, program.source.text),
        *_lost(body),
        *_arrows(body, program.source.text),
        *_carets(program),
    ):
        found.setdefault(kind, node)
    placed = [(node.span, *words) for words, node in found.items() if node.span is not None]
    if program.drawing is not None:
        placed.insert(0, (program.drawing, "what is drawn is left out", PLOT))
    source = program.source
    if source.name == SESSION:  # what was entered before has been said
        return tuple(
            f"{words}: {more}" for span, words, more in placed if span[0] >= source.entered
        )
    return tuple(f"{words}, at {source.place(span[0])}: {more}" for span, words, more in placed)


def _euler(program) -> dict[tuple[str, str], s.Node]:
    """Where a bare `e` is read as the constant, other than as the base of a power."""
    if "e" in program.bound or "e" in program.inputs:
        return {}
    reads = [
        read.node
        for scope in program.scope.walk()
        for read in scope.reads
        if type(read.node) is s.Name and read.node.id == "e" and scope.home("e") is None
    ]
    if not reads:
        return {}
    bases = {
        id(node.left)
        for node in s.walk(program.module)
        if type(node) is s.Binary and node.op == "**"
    }
    words = "'e' is the number 2.718281828459045", "bind it, as in e=1, for a variable of that name"
    alone = [node for node in reads if id(node) not in bases]
    return {words: alone[0]} if alone else {}


def _lists(value: s.Node | None) -> Iterator[tuple[tuple[str, str], s.Node]]:
    """Where the program's value repeats or joins lists, and a vector may have been meant."""
    for node in s.walk(value) if value is not None else ():
        if type(node) is not s.Binary or node.op not in ("*", "+"):
            continue
        vectors = [side for side in (node.left, node.right) if _is_vector(side)]
        if node.op == "*" and len(vectors) == 1:
            yield ("a list times a number is repeated, as in Python", VECTOR), node
        elif node.op == "+" and len(vectors) == 2:
            yield ("lists that are added are joined, as in Python", VECTOR), node


def _is_vector(node: s.Node) -> bool:
    """Whether a display of a list or tuple may have been meant for a vector."""
    return (
        isinstance(node, (s.List, s.Tuple))
        and len(node.items) > 1
        and not any(
            type(item) in (s.String, s.FString, s.List, s.Tuple, s.Dict, s.NoneLiteral, s.Boolean)
            for item in node.items
        )
    )


def _arrows(body: tuple, text: str) -> Iterator[tuple[tuple[str, str], s.Node]]:
    """Where `x <- 3` compares, and an assignment may have been meant."""
    for node in body:
        match node:
            case s.Expression(s.Compare(s.Name(name) as first, ("<",), (s.Unary("-", right),))):
                if re.fullmatch(r"\s*<-\s+", text[first.span[1] : right.span[0]]):
                    words = "'<-' compares with a negative number", f"write {name} = … to assign"
                    yield words, node


def _carets(program) -> Iterator[tuple[tuple[str, str], s.Node]]:
    """Where a file that Python runs too has a `^`, which is another operator there."""
    if program.source.name.endswith(".py"):
        for node in s.walk(program.module):
            if type(node) in (s.Binary, s.AugAssign) and node.op is s.CARET:
                yield (
                    (
                        "'^' is a power here, and an exclusive or in Python",
                        "write ** in a .py file",
                    ),
                    node,
                )


def _commas(body: tuple, text: str) -> Iterator[tuple[tuple[str, str], s.Node]]:
    """Where digits stand right before and behind the comma of two values without brackets."""
    for node in body:
        named = type(node) is s.Assign and all(type(each) is s.Name for each in node.targets)
        value = node.value if named or type(node) is s.Expression else None
        if type(value) is not s.Tuple or len(value.items) != 2:
            continue
        left, right = (item.span for item in value.items)
        if text[value.span[0]] == "(" and text[value.span[1] - 1] == ")":
            continue
        apart = text[left[1] : right[0]] != ","
        if not apart and _ends_in_number(text[slice(*left)]) and text[right[0]].isdigit():
            yield ("the comma makes two values", "the point of a number is a dot, as in 3.5"), node


def _lost(body: tuple) -> Iterator[tuple[tuple[str, str], s.Node]]:
    """What is computed before the last line, and neither has a name nor calls anything."""
    for node in body[:-1]:
        if type(node) is not s.Expression or type(node.value) in (s.String, s.FString, s.Name):
            continue
        if not any(type(part) is s.Call for part in s.walk(node.value)):
            yield LOST, node
