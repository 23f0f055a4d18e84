"""The derivatives of a program as formulas: for people, each on a line of its own.

They are what `diff` prints, without its declarations, and with what it computes once written where
it is read, so far as a line holds it; the names of the author stay.  A power is `^` unless the
author writes `**`, and functions of NumPy are bare where the author's are.
"""

from typing import TYPE_CHECKING

from gradcli.calls.printing import diff
from gradcli.emit.about import partials
from gradcli.errors import Diagnostic, Source
from gradcli.language.names.entry_point import as_formulas
from gradcli.language.printing.expressions import expression
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import parse
from gradcli.language.syntax.trees import mapped
from gradcli.result.derivatives import Formulas, Result, column_of

if TYPE_CHECKING:
    from gradcli.calls import Program

LINE = 100  # characters of a formula in which nothing is named that its author did not name
ALONE = 4  # variables by which one differentiates one by one
# What is printed where a shape is not known.
UNSHAPED = frozenset({"sum_like", "ones_like", "matmul_left", "matmul_right"})


def formulas(
    program, wrt: tuple[str, ...] = (), mode: str | None = None, order: int = 1,
    *, gradient: bool = False,
) -> Formulas:  # fmt: skip
    """The derivatives of the program by `wrt`, of this order, as formulas; the rest as for `diff`.

    Notes say near which points their terms cancel, and which declarations of arrays would make them
    shorter.
    """
    wrt = wrt or (program.real_inputs() if gradient else program.default_wrt())
    program = as_formulas(program)
    near: list[str] = []
    # it says why where nothing is asked
    text = diff(program, wrt, mode, order, gradient=not wrt, note=near.append)
    found = _by_each(program, wrt, mode) if order == 1 else None
    found = found or _read(program, text, partials(wrt, order), inlined=True)
    found = found or _read(program, text, partials(wrt, order), inlined=False)
    steps, rows = found or ((), ())
    notes = (*program.readings, *near, *_declared(program, text, wrt, mode, order))
    return Formulas(
        targets=program.target_names, wrt=wrt, steps=steps, rows=rows,
        program="" if found else text, notes=notes,
    )  # fmt: skip


def element_formulas(program: "Program", wrt: tuple[str, ...] = ()) -> Formulas | None:
    """The derivatives of each element of the program's value as formulas, its jacobian; None where
    the value is an array whose elements are not written out."""
    wrt = wrt or program.default_wrt()
    texts = _elements(program)
    if texts is None:
        return _of_number(program, wrt)
    from gradcli.calls.programs import program as read

    name = column_of(Result(program.target_names, (None,), wrt=wrt), program.target_names[0])
    steps: dict[str, str] = {}
    rows: dict[str, str] = {}
    notes: dict[str, None] = {}
    for k, text in enumerate(texts):
        element = read(text, program.source.name, program.bound)
        by = tuple(each for each in wrt if each in element.inputs)
        rows |= {f"d{name}[{k}]/d{each}": "0" for each in wrt}
        if not by:
            continue
        found = _of_number(element, by)
        if found is None or found.program:
            return None
        known = dict(found.steps)
        if any(steps.get(x, y) != y for x, y in known.items()):
            return None
        steps |= known
        rows |= {f"d{name}[{k}]/d{key}": text for key, text in found.rows}
        notes |= dict.fromkeys(found.notes)
    lines = (*steps.items(), *rows.items())
    return Formulas(
        targets=program.target_names, wrt=wrt, steps=lines, rows=(), program="", notes=tuple(notes)
    )


def _of_number(program: "Program", wrt: tuple[str, ...]) -> Formulas | None:
    """The derivatives of a program whose value is a number; None where it is or may be another."""
    from gradcli.core.ir import Expr
    from gradcli.core.types.kinds import kinds_of
    from gradcli.lowering.stage import staged

    core = staged(program)
    kinds = kinds_of(core)
    values = [value for value in core.outputs if type(value) is Expr]
    if len(core.outputs) > 1 or not all(kinds.is_number(value, None) for value in values):
        return None
    return formulas(program, wrt)


def _elements(program: "Program") -> list[str] | None:
    """The text of a program for each element of the list that is its value, None of another."""
    last = program.module.body[-1]
    value = last.value if isinstance(last, (s.Expression, s.Assign)) else None
    if not isinstance(value, (s.List, s.Tuple)) or program.of_function:
        return None
    text, (start, end) = program.source.text, last.span
    items = [item.span for item in value.items]
    if None in items:
        return None
    return [text[:start] + text[a:b] + text[end:] for a, b in items]


Read = tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]  # steps, rows


def _by_each(program: "Program", wrt: tuple[str, ...], mode: str | None) -> Read | None:
    """The first derivatives, each found alone; None where one is longer than a line."""
    if len(wrt) > ALONE:
        return None
    steps: dict[str, str] = {}
    rows: list[tuple[str, str]] = []
    for name in wrt:
        found = _read(program, diff(program, (name,), mode), [(name,)], inlined=True)
        if found is None or any(steps.get(step, text) != text for step, text in found[0]):
            return None
        steps |= found[0]
        rows += found[1]
    return tuple(steps.items()), tuple(rows)


def _read(program: "Program", text: str, keys: list[tuple[str, ...]], inlined: bool) -> Read | None:
    """What a printed derivative has for each key, where it is names and formulas and no more.

    inlined: what the author did not name is written where it is read, each on a line or None.
    """
    module = parse(Source(text))
    *body, last = (n for n in module.body if type(n) not in (s.Declare, s.Import, s.ImportFrom))
    assigned = dict(pair for pair in map(_assigned, body) if pair is not None)
    if type(last) is not s.Expression or len(assigned) < len(body):
        return None
    several = len(keys) > 1
    values = last.value.items if several and type(last.value) is s.Tuple else (last.value,)
    if len(values) != len(keys):
        return None
    spelled = _Spelling(program, inlined)
    steps = [(name, spelled.step(name, value)) for name, value in assigned.items()]
    texts = [spelled.text(value) for value in values]
    if inlined and max(map(len, texts)) > LINE:
        return None
    shown = tuple((name, step) for name, step in steps if name not in spelled.hidden)
    return shown, tuple((",".join(key), text) for key, text in zip(keys, texts))


def _assigned(node: s.Node) -> tuple[str, s.Node] | None:
    """The one name that a statement assigns, and its value; None of another."""
    if type(node) is not s.Assign or len(node.targets) > 1:
        return None
    (target,) = node.targets
    return (target.id, node.value) if type(target) is s.Name else None


class _Spelling:
    """Texts of expressions as the author of a program would write them."""

    def __init__(self, program, inlined: bool):
        source = program.source.text
        self.carets, self.bare = "**" not in source, "np." not in source
        self.whole = ".0" not in source  # 1.0 is 1 to people
        self.kept = {*program.assigned, *program.inputs} if inlined else None
        self.hidden: dict[str, s.Node] = {}  # the names that are written out -> their values

    def step(self, name: str, value: s.Node) -> str:
        """The text of an assigned value; where its name is not the author's it is written out."""
        value = mapped(value, self._replaced)
        if self.kept is not None and name not in self.kept:
            self.hidden[name] = value
        return expression(value)

    def text(self, node: s.Node) -> str:
        return expression(mapped(node, self._replaced))

    def _replaced(self, node: s.Node) -> s.Node | None:
        match node:
            case s.Name(name):
                return self.hidden.get(name)
            case s.Number(float(value)) if self.whole and value.is_integer() and value < 1e6:
                return s.Number(int(value), None)
            case s.Attribute(value, name) if self.bare and _is_numpy(value):
                return s.Name(name)
            case s.Binary("**", left, right) if self.carets:
                left, right = mapped(left, self._replaced), mapped(right, self._replaced)
                return s.Binary(s.CARET, left, right)
        return None


def _is_numpy(node: s.Node) -> bool:
    """Whether a node is `np` or a library of it, such as `np.linalg`."""
    return node == s.Name("np") or (type(node) is s.Attribute and node.value == s.Name("np"))


# -- declarations ---------------------------------------------------------------------------------
def _declared(program: "Program", text: str, wrt, mode, order) -> tuple[str, ...]:
    """A note on the declarations that make a derivative shorter which asks for shapes; else ()."""
    from gradcli.calls.programs import program as read

    nodes = list(s.walk(parse(Source(text))))
    called = {n.function.id for n in nodes if type(n) is s.Call and type(n.function) is s.Name}
    called |= {node.name for node in nodes if type(node) is s.Attribute}
    names = [name for name, i in program.inputs.items() if i.kind == "float" and not i.declared]
    if not called & UNSHAPED or not names:
        return ()
    matrices = {
        node.left.id
        for node in s.walk(program.module)
        if type(node) is s.Binary and node.op == "@" and type(node.left) is s.Name
    }
    lines = [f"{name}: float[{'2, 3' if name in matrices else '3'}]" for name in names]
    try:
        shorter = diff(read("\n".join([*lines, program.source.text])), wrt, mode, order)
    except Diagnostic:
        return ()
    if len(shorter.replace("\n".join(lines), "")) >= len(text):
        return ()
    return (f"declared shapes make it shorter, as in '{'; '.join(lines)}; …'",)
