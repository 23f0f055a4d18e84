"""What the names of a program mean: its inputs, its functions, its target; and every error of
names, arity and attributes that shows without running it.

A name that no statement assigns is an input; one assigned once, at the top level, from a literal
is an input with that default.  A built-in name that the program assigns, declares, takes as a
parameter or is bound on the command line is the program's own in that scope.
"""

from collections.abc import Iterable

from gradcli.errors import Diagnostic, Span, nearest
from gradcli.language import standard
from gradcli.language.names.access_paths import is_unlike
from gradcli.language.names.arguments import Arguments
from gradcli.language.names.builtins import COLLECTIONS, TENSORFLOW, WITHOUT_VALUE
from gradcli.language.names.check_uses import check_reads, two_underscores
from gradcli.language.names.declarations import (
    Declared,
    check_type,
    with_declarations,
)
from gradcli.language.names.integer_inputs import Needs, integer_needs
from gradcli.language.names.literals import is_literal
from gradcli.language.names.lookup import (
    brought,
    full_name,
    makes_named_tuples,
    meaning,
    uses_complex,
    uses_tensorflow,
)
from gradcli.language.names.program import Input, Made, Program, Target
from gradcli.language.names.scopes import Binding, Scope, dotted, scopes
from gradcli.language.names.text_inputs import text_inputs
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.depth import nested
from gradcli.language.syntax.trees import literal
from gradcli.ops.libraries.names import MODULES, PREFIXES, canonical, known_functions

TOP_MODULES = sorted({module.partition(".")[0] for module in MODULES})
# a text without these words has nothing that elision leaves out
ELIDED = (
    "matplotlib", "seaborn", "warnings", "logging", "jit", "numba", "jax.config", "functools",
    "try:", "NamedTuple", "finfo", "iinfo", "seterr", "errstate", "printoptions",
)  # fmt: skip
# methods of lists that change them
CHANGING = {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"}


def resolve(
    module: s.Module,
    bound: Iterable[str] = (),
    made: type[Made] = Program,  # type: ignore[assignment]  # mypy has no default of a variable
    declared: Declared | None = None,
    of: str = "",
) -> Made:
    """The program of `module`, its names checked; `bound` are the names given a value outside, and
    `declared` what is declared there.

    `made` is the class of what it makes, `of` the function that it is of, where what a run may not
    reach is put off.  Raises a Diagnostic at the first name, call or attribute
    that cannot be right, with the others; E0008 where a declaration does not fit the program.
    """
    if any(isinstance(node, s.Import | s.ImportFrom) for node in module.body):
        from gradcli.language.names.linking import with_standard
        from gradcli.language.syntax.parser import parse_statement

        module = with_standard(module, parse_statement)
    drawing = None
    if declared:
        module = with_declarations(module, declared)
    if module.source is not None and any(word in module.source.text for word in ELIDED):
        from gradcli.language.names.elision import elided

        with nested(module):
            module, drawing = elided(module)
    program = made(module, frozenset(bound))
    program.drawing = drawing
    errors: list[Diagnostic] = []
    try:
        with nested(module):
            _fill(program, errors)
    except Diagnostic as error:
        errors.append(error)
    if errors:
        from gradcli.language.syntax.parser import advised

        left = _put_off(program, errors, of) if of else None
        if left is not None:
            found = resolve(left, bound, made, declared, of)
            found.drawing = found.drawing or drawing
            return found
        raise advised(_each_once(errors), module.source) from None
    if declared:
        program.check_beside(declared)
    return program


def _put_off(program: Program, errors: list[Diagnostic], of: str) -> s.Module | None:
    """The module of a function with its errors put off to where a run reaches them, if they can."""
    from gradcli.language.names.unreached import of_import, put_off

    imports = {
        name: of_import(_bad_import(place), place.value)
        for name, (place, *_) in program.scope.bindings.items()
        if place.kind == "import" and brought(place.value)[0] == "unknown"
    }
    return put_off(program.module, errors, imports, of)


def _each_once(errors: list[Diagnostic]) -> list[Diagnostic]:
    """The errors in the order of the text, those that say the same once."""
    found: dict[str, Diagnostic] = {}
    for error in sorted(errors, key=lambda error: error.span or (0, 0)):
        found.setdefault(error.message, error)
    return list(found.values())


def _fill(program: Program, errors: list[Diagnostic]) -> None:
    """Fill a program in; what is found wrong and leaves the rest readable is added to `errors`."""
    top = program.scope = scopes(program.module)
    wrong: set[str] = set()  # names whose uses say nothing more
    for scope in top.walk():
        for name, places in scope.bindings.items():
            try:
                _check_binding(name, places, scope)
            except Diagnostic as error:
                errors.append(error)
                wrong.add(name)
    program.tensors = uses_tensorflow(program)
    program.open = program.tensors or makes_named_tuples(program)
    if not program.tensors:
        _check_numbers(program)
    free = _free_names(program)
    arguments = Arguments(top)
    needs = integer_needs(top, arguments)
    program.integers = {name: need[0] for name, need in needs.names.items()}
    _find_inputs(program, free, needs, arguments)
    check_reads(program, free, errors, wrong)
    _find_functions(program)
    program.target = _target(program)
    program.ends_in_print = _ends_in_print(program, program.module.body)
    for scope in top.walk():
        names = [*scope.bindings, *(program.inputs if scope is top else ())]
        for name in names:
            scope.slots.setdefault(name, len(scope.slots) + 2)  # 0: the frame around, 1: the result


def _check_numbers(program: Program) -> None:
    """Raise at an imaginary number: those of a formula that names no library of arrays are real."""
    source = program.source
    if source.name.endswith(".py") or "j" not in source.text.lower() or uses_complex(program):
        return
    for node in s.walk(program.module):
        if type(node) is s.Number and type(node.value) is complex and node.text:
            message = (
                "imaginary numbers are of programs that use np, tf or complex: this one has real "
                "numbers"
            )
            help = f"write {node.text[:-1]}*{node.text[-1]} for a product"
            raise Diagnostic("E0104", message, node.span, help=help)


def _check_binding(name: str, places: list[Binding], scope: Scope) -> None:
    if name.startswith("__"):
        raise two_underscores(name, places[0].span)
    for place in places:
        if place.kind == "import" and brought(place.value)[0] == "unknown":
            raise _bad_import(place)
        if place.kind == "declare" and (place.nested or scope.parent is not None):
            raise Diagnostic(
                "E0104",
                f"the declaration of '{name}' must stand at the top level",
                place.span,
                "within a block or a function",
            )
        if place.kind == "declare":
            check_type(place.value)


def _bad_import(place: Binding) -> Diagnostic:
    if place.value[:1] == "." or place.value[-1:] == "*":
        what = "a relative import" if place.value[:1] == "." else "'import *'"
        return Diagnostic(
            "E0104",
            f"{what} is not part of the language",
            place.span,
            help="write 'import math', and math.sin; a function of a file of Python, FILE.py:FUNC, "
            "takes what it uses from the files beside it",
        )
    for path in (place.value, place.value.rpartition(".")[0]):
        if (text := standard.source(path)) is not None:
            own = [k.rpartition(".")[2] for k in COLLECTIONS if k.rpartition(".")[0] == path]
            return _not_in_standard(place, path, [*standard.names(text), *own])
    module, _, name = canonical(place.value).rpartition(".")
    if module in PREFIXES:
        known = [k.rpartition(".")[2] for k in known_functions() if k.startswith(f"{module}.")]
        close = nearest(name, known)
        return Diagnostic(
            "E0102",
            f"unknown function '{name}' of '{place.value.rpartition('.')[0]}'",
            place.span,
            help=f"did you mean '{close[0]}'?" if close else "gradcli ops lists the functions",
        )
    close = nearest(place.value, MODULES)
    from gradcli.language.syntax.errors.other_languages import MODULES as ELSEWHERE

    help = "leave the line out: sin, np.sum and their like need no import"
    top = place.value.partition(".")[0]
    help = ELSEWHERE.get(top, help)
    if place.value.startswith(("tensorflow.", "keras.")):
        help = "import tensorflow as tf, under which stands what gradcli has of it"
    return Diagnostic(
        "E0104",
        f"import of '{place.value}': programs import only {', '.join(TOP_MODULES)}",
        place.span,
        "not a module of the language",
        help=f"did you mean '{close[0]}'?" if close and top not in ELSEWHERE else help,
    )


def _not_in_standard(place: Binding, module: str, known: list[str]) -> Diagnostic:
    """The error of what the language has not of a module of the standard library."""
    name = place.value.removeprefix(module).removeprefix(".")
    what = f"'{name}' of '{module}'" if name else f"what is used of '{module}'"
    close = nearest(name, known)
    help = f"did you mean '{close[0]}'?" if close else f"it has {', '.join(known)}"
    return Diagnostic("E0104", f"{what} is not part of the language", place.span, help=help)


def _free_names(program: Program) -> dict[str, Span | None]:
    """The names used as values that no scope binds and that are not built in: their first place."""
    free: dict[str, Span | None] = {}
    for scope in program.scope.walk():
        inputs: dict[str, bool] = {}  # what each name met here is
        for read in scope.reads:
            start, node = read.start, read.node
            if start is None or (type(node) is s.Call and node.function is start):
                continue
            name = start.id
            if name not in inputs:
                inputs[name] = meaning(program, scope, name)[0] == "input"
            if inputs[name]:
                span = free.setdefault(name, start.span)
                if span and start.span and start.span < span:
                    free[name] = start.span
    return free


# -- inputs ------------------------------------------------------------------------------------
def _find_inputs(program: Program, free: dict, needs: Needs, arguments: Arguments) -> None:
    found, changed = [], _changed(program.scope)
    for name, span in free.items():
        found.append(Input(name, "float", None, None, False, span))
    for name, places in program.scope.bindings.items():
        place = places[0]
        if len(places) > 1:
            continue
        if place.kind == "declare":
            declared = place.value
            shape = None if declared.shape is None else tuple(map(_length, declared.shape))
            found.append(Input(name, declared.type, shape, declared.default, True, place.span))
        elif _is_default(name, place, program.scope, needs) and name not in changed:
            kind = "int" if _is_of_integers(place.value) else "float"
            found.append(Input(name, kind, None, place.value, False, place.span))
    for given in found:
        given.integer_at, given.integer_use = needs.names.get(given.name, (None, ""))
        if given.integer_at is not None and not given.declared:
            given.kind = "int"
    quotes = program.source is not None and not {"'", '"'}.isdisjoint(program.source.text)
    texts = text_inputs(program.scope, arguments) if quotes else {}
    for given in found:
        if given.name in texts and given.kind == "float" and given.default is None:
            given.kind, given.span = "str", given.span or texts[given.name]
    first = _appearances(program)
    found.sort(key=lambda given: first.get(given.name, 0))
    program.inputs = {given.name: given for given in found}
    program.assigned = {
        name: [place.span for place in places if place.kind != "import"]
        for name, places in program.scope.bindings.items()
        if name not in program.inputs and any(p.kind not in ("def", "import") for p in places)
    }


def _length(node: s.Node) -> int | None:
    """A declared length; None for an open one."""
    return literal(node)


def _is_default(name: str, place: Binding, top: Scope, needs: Needs) -> bool:
    """Whether the only binding of `name` gives an input its default, which an array may hold."""
    alone = place.kind == "assign" and not place.nested and name not in top.writes
    if not alone or not is_literal(place.value):
        return False
    columns = needs.columns.get(id(place.value))
    return columns is None or not is_unlike(place.value, columns)


def _changed(top: Scope) -> set[str]:
    """The names of the top level whose lists a method changes."""
    found = set()
    for scope in top.walk():
        for read in scope.reads:
            match read.node:
                case s.Call(s.Attribute(s.Name(name), method)) if method in CHANGING:
                    found |= {name} if scope.home(name) is top else set()
    return found


def _appearances(program: Program) -> dict[str, int]:
    """The offset at which each name of the module first appears."""
    first: dict[str, int] = {}

    def note(name: str, span: Span | None) -> None:
        start = span[0] if span else 0
        first[name] = min(start, first.get(name, start))

    for name, places in program.scope.bindings.items():
        for place in places:
            note(name, place.span)
    for scope in program.scope.walk():
        for read in scope.reads:
            start = read.start
            if start is not None and scope.home(start.id) in (None, program.scope):
                note(start.id, start.span)
    return first


def _is_of_integers(node: s.Node) -> bool:
    """Whether a default is a tensor of integers: of integers alone, without another dtype."""
    if type(node) is not s.Call or dotted(node.function)[1].rpartition(".")[2] not in TENSORFLOW:
        return False
    if any(key == "dtype" and "int" not in dotted(value)[1] for key, value in node.keywords):
        return False
    return all(type(n) is not s.Number or type(n.value) is int for n in s.walk(node.args[0]))


# -- functions, targets ------------------------------------------------------------------------
def _find_functions(program: Program) -> None:
    for name, places in program.scope.bindings.items():
        if all(place.kind == "def" for place in places):
            program.functions[name] = places[-1].value


def _target(program: Program) -> Target | None:
    """What the program's value is: its last expression, else the last name it assigns."""
    body = program.module.body
    last = body[-1] if body else None
    if type(last) is s.Expression:
        value = last.value
        if _is_without_value(program, value):
            return None
        name = value.id if type(value) is s.Name else None
        return Target(name, value, value.span)
    places = [
        (place.order, name, place.span)
        for name, entries in program.scope.bindings.items()
        for place in entries
        if (_gives_number(place) or _has_default(place)) and not _deleted_after(place, entries)
    ]
    written = _last_write(body)
    if not places and written is None:
        return None
    _, name, span = max(places) if places else (0, *(written or ("", None)))
    if written and places and written[1] and span and written[1] > span:
        name, span = written
    return Target(name, None, span)


def _gives_number(place: Binding) -> bool:
    kinds = ("assign", "chain", "augment", "unpack")
    return place.kind in kinds and type(place.value) is not s.Lambda


def _deleted_after(place: Binding, entries: list[Binding]) -> bool:
    return any(other.kind == "delete" and other.order > place.order for other in entries)


def _has_default(place: Binding) -> bool:
    return place.kind == "declare" and place.value.default is not None


def _last_write(body: tuple) -> tuple[str, Span | None] | None:
    """The array that the last element write among the top-level statements is made to."""
    last = None
    stack = list(reversed(body))
    while stack:
        node = stack.pop()
        targets = getattr(node, "targets", None) or [getattr(node, "target", None)]
        if type(node) in (s.Assign, s.AugAssign):
            for target in targets:
                if type(target) is s.Subscript and type(target.value) is s.Name:
                    last = (target.value.id, target.span)
        elif type(node) in (s.If, s.For, s.While, s.With, s.Try, s.Handler):
            stack.extend(reversed(s.children(node)))
    return last


def _ends_in_print(program: Program, body: tuple) -> bool:
    """Whether the last statement, `del` and `pass` aside, is a print or a block that prints.

    A lesson of TensorFlow's, which has no inputs, prints only what it prints, unless it ends in an
    expression.
    """
    last = next((node for node in reversed(body) if type(node) not in (s.Delete, s.Pass)), None)
    if type(last) is s.Expression:
        return _is_without_value(program, last.value)
    given = any(each.declared or each.default is None for each in program.inputs.values())
    if program.tensors and not given:
        return any(_is_print(program, node) for node in s.walk(program.module))
    if not isinstance(last, (s.If, s.For, s.While, s.With, s.Try)):
        return False
    return any(_is_print(program, node) for node in s.walk(last))


def _is_print(program: Program, node: s.Node) -> bool:
    name = node.function if type(node) is s.Call else None
    return type(name) is s.Name and name.id == "print" and program.scope.home("print") is None


def _is_without_value(program: Program, node: s.Node) -> bool:
    """Whether `node` is a call that gives None, such as print(…), xs.append(…) or main()."""
    function = node.function if type(node) is s.Call else None
    if type(function) is s.Attribute:
        full = full_name(program, program.scope, function)
        return function.name in WITHOUT_VALUE if full is None else full == "tf.print"
    if type(function) is s.Name and function.id in program.functions:
        return _only_prints(program, program.functions[function.id])
    return _is_print(program, node)


def _only_prints(program: Program, function: s.Def) -> bool:
    """Whether a function prints, and has no `return` of a value."""
    prints, stack = False, list(function.body)
    while stack:
        node = stack.pop()
        if type(node) is s.Return and node.value is not None:
            return False
        prints = prints or _is_print(program, node)
        if type(node) is not s.Def:
            stack.extend(s.children(node))
    return prints
