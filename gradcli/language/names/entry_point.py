"""A function of a file as a program of its own: its parameters the inputs, its call the target.

Only what the function reaches is read, statement by statement: what else the file holds may be any
Python (`outline`).
"""

import re
from collections.abc import Iterable

from gradcli.errors import EXCEPTIONS, MOST_ERRORS, Diagnostic, Source, Span, nearest
from gradcli.language.names.builtins import ATTRIBUTES, METHODS
from gradcli.language.names.declarations import NUMERIC, OTHERS, Declared, of_parameter
from gradcli.language.names.linking import Find, Linker
from gradcli.language.names.literals import is_literal
from gradcli.language.names.outline import Statement, logical_lines, outline
from gradcli.language.names.program import Made, Program, Target
from gradcli.language.names.resolve import resolve
from gradcli.language.names.scopes import scope_of
from gradcli.language.names.slicing import outer_reads
from gradcli.language.names.unreached import of_statement, put_off
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.parser import MAX_DEPTH, parse_statement
from gradcli.language.syntax.text import MAX_SOURCE, check_size
from gradcli.language.syntax.trees import is_options, is_rest

LISTS = (s.Tuple, s.List)
TUPLES = ("tuple", "Tuple")
# what says that an argument is a list, or goes through as one
LISTED = ("list", "List", "Sequence", "MutableSequence", "Iterable", "Collection", *TUPLES)
NUMBERS = ("float", "int", "Number", "Real", "float64", "float32")
ARRAYS = ("ndarray", "NDArray")  # what says that it is an array
SET = r"(?:(__\w+__)|\w+(?:\.\w+)*\.(\w+))\s*(?::[^=\n]+)?\+?=(?!=)"  # what is set, by its name
CLASS = r"class\s+(\w+)\s*\(\s*([\w.]+)[^()=]*\)\s*:"  # and the first that it derives from
EXCEPTIONAL = r"Err|Exception|Warning"  # what classes of exceptions are called


def function_of(
    source: Source,
    name: str,
    bound: Iterable[str] = (),
    *,
    max_depth: int = MAX_DEPTH,
    max_source: int = MAX_SOURCE,
    find: Find = lambda module, file: None,
    made: type[Made] = Program,  # type: ignore[assignment]  # mypy has no default of a variable
    declared: Declared | None = None,
) -> Made:
    """The program whose inputs are the parameters of the function `name`, and target its call.

    `declared` says what inputs are in place of the annotations, if any.
    `find` gives the files that imports name.  Diagnostic E0007 where no `def` and no
    `name = lambda …` of the top level is it; else as `parse` and `resolve`, at the statements that
    the function reaches alone.
    """
    check_size(len(source.text), source.name, max_source)

    errors: list[Diagnostic] = []
    of_classes: dict[Span, Diagnostic] = {}  # of those that stand for what they derive from

    def parsed(source: Source, statement: Statement) -> s.Module:
        if _says_nothing(source.text[slice(*statement.span)]):
            return s.Module((), (), source, span=statement.span)
        try:
            module = parse_statement(source, statement.span, max_depth, max_source)
            if _is_python(source):
                _check_carets(module)
        except Diagnostic as error:
            of = _instead(source, statement, error, of_classes) if statement.binds != {name} else []
            if of:
                return s.Module(tuple(of), (), source, span=statement.span)
            errors.append(error)
            return s.Module((), (), source, span=statement.span)
        return module

    linker = Linker(source, find, parsed)
    linker.need(name)
    source = linker.source
    if errors:
        raise _all_of(errors)
    chosen = linker.main.slice.chosen
    comments = tuple(comment for i in sorted(chosen) for comment in chosen[i].comments)
    body = linker.body(_parameters(linker.main.body(), name))
    _check_handlers(body, of_classes)
    places = scope_of(*body).bindings.get(name)
    definition = places[-1].value if places else None
    if places and type(definition) is s.Lambda:
        made_def = _as_def(name, definition, places[-1].span or definition.span)
        body = [made_def if _is_of(node, definition) else node for node in body]
        definition = made_def
    if type(definition) is not s.Def:
        raise _no_function(source, name, linker.main.slice.statements)
    parameters = [p.name for p in definition.parameters if not is_options(p)]
    _check_parameters(body, definition, source)
    more = _more(body, definition, bound)
    declared = declared or {}
    given = [d for p in definition.parameters if (d := _declared(p, declared)) is not None]
    function = s.Name(name, span=definition.span)
    call = s.Call(function, *_arguments(definition, more), span=definition.span)
    last = s.Expression(call, span=definition.span)
    module = s.Module((*body, *given, last), comments, source, span=(0, len(source.text)))
    of_file = {n: d for n, d in declared.items() if n not in parameters}
    put = put_off(module, (), {}, name) if _is_python(source) else module
    if put is None:
        raise _all_of([part.error for part in s.walk(module) if type(part) is s.Fault])
    of = name if _is_python(source) else ""
    program = resolve(put, (*parameters, *bound), made, of_file, of)
    program.check_beside(declared)
    _of_parameters(program, definition)
    program.target = Target(name, call, definition.span)
    return program


def _all_of(errors: list[Diagnostic]) -> Diagnostic:
    """The first of several errors, with the others."""
    every = {id(e): e for error in errors for e in (error, *error.others)}
    first, *others = sorted(every.values(), key=lambda error: error.span or (0, 0))
    for error in others:
        error.others = ()
    first.others = tuple(others[:MOST_ERRORS])
    return first


def _instead(
    source: Source, statement: Statement, error: Diagnostic, of_classes: dict[Span, Diagnostic]
) -> list[s.Node]:
    """What stands for a class or a function that the language does not have: another exception, or
    a fault, for a run that gets there; nothing for another statement."""
    exception = _class_of_exceptions(source, statement.span)
    if statement.first == "class" and exception is not None:
        of_classes[statement.span] = error
        return [exception]
    if statement.first not in ("def", "class") or not _is_python(source):
        return []
    if statement.first == "class" and (fields := _class_of_fields(source, statement.span)):
        return [fields]
    text = source.text[slice(*statement.span)]
    return of_statement(error, statement.binds, text, statement.span)


def _is_python(source: Source) -> bool:
    """Whether Python runs the file as well, and would get to what is wrong in it, or not."""
    return source.name.endswith(".py")


def _says_nothing(text: str) -> bool:
    """Whether a statement, or all of an `if`, sets what a module says of itself, as `__all__`, or
    an attribute that no program reads, as `f.__doc__`: what does read one is refused there."""
    lines = [text[line[0][2] :] for line in logical_lines(text)]
    lines = lines[1:] if re.match(r"if\b", lines[0]) else lines
    found = [re.match(SET, line) for line in lines]
    return bool(found) and all(
        x is not None and (x[1] or x[2]) not in (*ATTRIBUTES, *METHODS) for x in found
    )


def _class_of_exceptions(source: Source, span: Span) -> s.Assign | None:
    """A class that derives from an exception, or from what is called one, as another name of that:
    where it is raised, and not caught by this name, no run tells them apart; None of another."""
    found = re.match(CLASS, source.text[span[0] : span[1]])
    if found is None or (found[2] not in EXCEPTIONS and not re.search(EXCEPTIONAL, found[2])):
        return None
    return s.Assign((s.Name(found[1], span=span),), _path(found[2], span), span=span)


def _class_of_fields(source: Source, span: Span) -> s.Assign | None:
    """A class that derives from typing's NamedTuple, and has fields alone, as the type that a call
    of that makes; None of another."""
    text = source.text[slice(*span)]
    found, (_, *lines) = re.match(CLASS, text), logical_lines(text)
    if found is None or found[2].rpartition(".")[2] != "NamedTuple":
        return None
    lines = [line for line in lines if line[0][0] != "string"]  # of documentation
    if not lines or not all(len(x) > 1 and x[0][0] == "word" and x[1][1] == ":" for x in lines):
        return None
    places = [(span[0] + line[0][2], span[0] + line[-1][3]) for line in lines]
    given = [node for at in places for node in parse_statement(source, at).body]
    defaults = s.Tuple(tuple([n.value for n in given if isinstance(n, s.Assign)]), span=span)
    names = tuple([s.String(line[0][1], None, span=span) for line in lines])
    of = (s.String(found[1], None, span=span), s.Tuple(names, span=span))
    call = s.Call(_path(found[2], span), of, (("defaults", defaults),), span=span)
    return s.Assign((s.Name(found[1], span=span),), call, span=span)


def _path(name: str, span: Span) -> s.Node:
    """A dotted name as a node."""
    first, *rest = name.split(".")
    base: s.Node = s.Name(first, span=span)
    for part in rest:
        base = s.Attribute(base, part, span=span)
    return base


def _check_handlers(body: list[s.Node], classes: dict[Span, Diagnostic]) -> None:
    """Raise where a handler takes a class of the file's own, which stands for another here."""
    own = {
        node.targets[0].id: classes[node.span]  # type: ignore[attr-defined]
        for node in body if type(node) is s.Assign and node.span in classes
    }  # fmt: skip
    handlers = [part for node in body if own for part in s.walk(node) if type(part) is s.Handler]
    for taken in (part for h in handlers if h.types is not None for part in s.walk(h.types)):
        if type(taken) is s.Name and taken.id in own:
            raise own[taken.id]


def _declared(p: s.Parameter, declared: Declared) -> s.Node | None:
    """The statement that a parameter is as an input; None where its name alone says it."""
    if is_options(p):  # keywords are inputs of their own names
        return None
    if p.name in declared:
        return of_parameter(p, declared[p.name])
    if isinstance(p.default, s.Starred):  # *rest
        return s.Declare(p.name, "float", None, p.default.value, span=p.span)
    lengths = _lengths(p.annotation)
    if lengths and p.default is None:
        axes = tuple([
            s.Slice(None, None, None, span=p.span) if n is None else s.Number(n, None, span=p.span)
            for n in lengths
        ])  # fmt: skip
        return s.Declare(p.name, "float", axes, None, span=p.span)
    kind, shape = _kind_and_shape(p.annotation)
    if _generic(p.annotation)[0] in ("str", "Literal") and p.default is None:
        return s.Declare(p.name, "str", None, None, span=p.span)
    if kind in NUMERIC:
        return s.Declare(p.name, kind, shape, p.default, span=p.span)
    if p.default is None:
        return None
    if is_literal(p.default):
        return s.Assign((s.Name(p.name, span=p.span),), p.default, span=p.span)
    return s.Declare(p.name, "float", None, p.default, span=p.span)


def _says_kind(p: s.Parameter) -> bool:
    """Whether the annotation of a parameter declares it."""
    return _kind_and_shape(p.annotation)[0] in NUMERIC


def _kind_and_shape(annotation: s.Node | None) -> tuple[str, tuple[s.Node, ...]]:
    """What float, or float[3, :] as in a declaration, says; "" of another annotation."""
    lengths: tuple[s.Node, ...] = ()
    if isinstance(annotation, s.Subscript):
        index, annotation = annotation.index, annotation.value
        lengths = index.items if isinstance(index, s.Tuple) else (index,)
    kind = annotation.id if isinstance(annotation, s.Name) else ""
    return (kind, lengths) if all(map(_is_length, lengths)) else ("", ())


def _is_length(node: s.Node) -> bool:
    """Whether a declaration has this as a length: 3, or an open `:`."""
    if isinstance(node, s.Slice):
        return (node.start, node.stop, node.step) == (None, None, None)
    return isinstance(node, s.Number) and type(node.value) is int


def _more(body: list, definition: s.Def, bound: Iterable[str]) -> list[str]:
    """The names that are given a value, of no parameter and nothing else, which **options takes."""
    top = scope_of(*body)
    known = {*top.bindings, *outer_reads(top), *(p.name for p in definition.parameters)}
    takes = any(map(is_options, definition.parameters))
    return [name for name in dict.fromkeys(bound) if takes and name not in known]


def _arguments(definition: s.Def, more: list[str]) -> tuple[tuple, tuple]:
    """The arguments of a call of a function by the names of its parameters, and the keywords: what
    is only given by its name, and what **options takes."""
    given: list[s.Node] = []
    keywords: list[tuple[str, s.Node]] = []
    for p in definition.parameters:
        value = _as_annotated(s.Name(p.name, span=p.span), p.annotation)
        if is_options(p):
            keywords += [(name, s.Name(name, span=p.span)) for name in more]
        elif p.by == "*":
            keywords.append((p.name, value))
        else:
            given.append(s.Starred(value, span=p.span) if is_rest(p) else value)
    return tuple(given), tuple(keywords)


def _generic(annotation: s.Node | None) -> tuple[str, tuple[s.Node, ...]]:
    """The last name of a type, and what stands in its brackets: "List" and float of List[float]."""
    items: tuple[s.Node, ...] = ()
    if type(annotation) is s.Subscript:
        index, annotation = annotation.index, annotation.value
        items = index.items if type(index) is s.Tuple else (index,)
    match annotation:
        case s.Name(last) | s.Attribute(_, last):
            return last, items
    return "", ()


def _is_number(annotation: s.Node) -> bool:
    """Whether a type is that of numbers: float, int | float, Union[int, float]."""
    if type(annotation) is s.Binary:
        return annotation.op == "|" and all(map(_is_number, (annotation.left, annotation.right)))
    name, items = _generic(annotation)
    return all(map(_is_number, items)) if items and name == "Union" else name in NUMBERS


def _lengths(annotation: s.Node | None) -> tuple[int | None, ...]:
    """The lengths of lists of numbers: two open ones, None, of list[list[float]], 3 of
    tuple[float, float, float]; () where that is not said."""
    name, items = _generic(annotation)
    if name not in LISTED or not items or (len(items) > 1 and name not in TUPLES):
        return ()
    is_open = len(items) == 1 or any(type(item) is s.Ellipsis for item in items)
    items = tuple([item for item in items if type(item) is not s.Ellipsis])  # tuple[float, ...]
    own = None if is_open else len(items)
    if all(map(_is_number, items)):
        return (own,)
    inner = {_lengths(item) for item in items}
    return (own, *inner.pop()) if len(inner) == 1 and () not in inner else ()


def _as_annotated(value: s.Node, annotation: s.Node | None, inside: bool = False) -> s.Node:
    """An argument as its parameter is annotated: an input that is an array as list[float], as
    tuple[float, ...] or as list[list[float]], which + joins; inside: it is an item of such."""
    name, items = _generic(annotation)
    if name not in LISTED:
        return value
    span, lengths = value.span, _lengths(annotation)
    if not inside and len(lengths) > 1 and lengths[0] is not None:
        parts = [
            s.Subscript(value, s.Number(k, None, span=span), span=span) for k in range(lengths[0])
        ]
        return s.Tuple(tuple(map(_as_annotated, parts, items)), span=span)
    inner = _as_annotated(s.Name("item", span=span), items[0] if items else None, inside=True)
    if type(inner) is s.Name:
        made = "tuple" if name in TUPLES and not inside else "list"
        return s.Call(s.Name(made, span=span), (value,), (), span=span)
    clause = s.Clause(s.Name("item", span=span), value, (), span=span)
    return s.Comprehension(inner, (clause,), span=span)


def _parameters(body: tuple, name: str) -> set[str]:
    """The names of the parameters of a function of the top level."""
    places = scope_of(*body).bindings.get(name)
    definition = places[-1].value if places else None
    if not isinstance(definition, (s.Def, s.Lambda)):
        return set()
    return {p.name for p in definition.parameters}


def _of_parameters(program: Program, definition: s.Def) -> None:
    """Put the inputs in the order of the function's parameters, the constants of its file behind
    them: who calls what is printed gives the same arguments at the same places.  Those that are
    annotated as arrays are."""
    given = program.inputs
    own = [p.name for p in definition.parameters if p.name in given]
    program.inputs = {name: given[name] for name in (*own, *given)}
    for p in definition.parameters:
        if (found := given.get(p.name)) is None:
            continue
        found.has_plain_default = p.default is not None and not _says_kind(p)
        if found.shape is None and found.default is None:
            found.annotated = _annotated(p.annotation)


def _annotated(annotation: s.Node | None) -> str:
    """What an annotation says: "array" of one of NumPy, whatever its axes, np.ndarray or
    NDArray[…]; "list" of list, of whatever; "" of another."""
    name, _ = _generic(annotation)
    if type(annotation) is s.String:
        name = annotation.value.partition("[")[0].rpartition(".")[2]
    return "array" if name in ARRAYS else "list" if name in LISTED else ""


def _check_carets(module: s.Module) -> None:
    """Raise at a `^`, where Python and the language differ: the file is also run by Python."""
    for node in s.walk(module):
        if type(node) in (s.Binary, s.AugAssign) and node.op is s.CARET:
            left = node.left if type(node) is s.Binary else node.target
            at = module.source.text.index("^", left.span[1])
            raise Diagnostic(
                "E0104",
                "'^' is an exclusive or in Python, and a power in programs of gradcli",
                (at, at + 1),
                "in a file of Python one of the two would be wrong",
                help="write ** for a power",
                source=module.source,
            )


def with_own_defaults(program: Made, wrt: tuple[str, ...] = ()) -> Made:
    """The program of a function, without the inputs whose defaults are no numbers or arrays: texts,
    tuples, None.  The function has them of itself, but for those of `wrt`, which are given."""
    target = program.target
    own = {i.name for i in program.inputs.values() if type(i.default) in OTHERS}
    if target is None or target.name not in program.functions or type(target.node) is not s.Call:
        return program
    definition = program.functions[target.name]
    names = [p.name for p in definition.parameters]
    last = program.module.body[-1]
    ends_in_call = type(last) is s.Expression and last.value is target.node
    if not own or not ends_in_call or not own <= set(names):
        return program
    undeclared, own = own, own.difference(wrt)
    first = min(map(names.index, own), default=len(names))
    given = target.node.args
    keywords = tuple((n, v) for n, v in zip(names[first:], given[first:]) if n not in own)
    keywords += tuple((n, v) for n, v in target.node.keywords if n not in own)
    call = s.Call(target.node.function, given[:first], keywords, span=target.span)
    body = [
        n for n in program.module.body[:-1] if not (type(n) is s.Declare and n.name in undeclared)
    ]
    last = s.Expression(call, span=target.span)
    module = s.Module((*body, last), (), program.source, span=program.module.span)
    made = resolve(module, tuple(n for n in program.bound if n not in own), type(program))
    _of_parameters(made, definition)
    made.target = Target(target.name, call, target.span)
    return made


def as_formulas(program: Made) -> Made:
    """The program of a function whose body is assignments and a return, as these statements and its
    value alone; of another the same program."""
    target = program.target
    if target is None or not program.of_function:
        return program
    definition, call = program.functions.get(target.name or ""), target.node
    if definition is None or definition.decorators or type(call) is not s.Call:
        return program
    if not _gives_names(call, definition):
        return program
    body = definition.body
    if body and type(body[0]) is s.Expression and type(body[0].value) is s.String:
        body = body[1:]
    *assigned, last = body
    if type(last) is not s.Return or last.value is None or type(last.value) in LISTS:
        return program
    if not all(type(node) is s.Assign for node in assigned):
        return program
    others = tuple(node for node in program.module.body[:-1] if node is not definition)
    taken = scope_of(*others)
    value = s.Expression(last.value, span=last.value.span)
    inner = scope_of(*assigned, value)
    own = inner.bindings
    names = {*taken.bindings, *outer_reads(taken), *program.inputs}
    if not names.isdisjoint(own) or any(len(places) > 1 for places in own.values()):
        return program
    if target.name in (*own, *outer_reads(inner), *outer_reads(taken)):  # it calls itself
        return program
    module = s.Module(
        (*others, *assigned, value), program.module.comments, program.source,
        span=program.module.span,
    )  # fmt: skip
    made = resolve(
        module, (*(p.name for p in definition.parameters), *program.bound), type(program)
    )
    for name in own:  # a number that the function names is no input, as one of its file is
        made.inputs.pop(name, None)
    _of_parameters(made, definition)
    made.target = Target(target.name, last.value, target.span)
    return made


def _gives_names(call: s.Call, definition: s.Def) -> bool:
    """Whether each parameter of a function is given a name: none is left to its default, a list
    that is made, or spread."""
    given = (*call.args, *dict(call.keywords).values())
    names = [value.id for value in given if isinstance(value, s.Name)]
    return [p.name for p in definition.parameters] == names


def _is_of(node: s.Node, function: s.Lambda) -> bool:
    """Whether a statement is `name = lambda …`, with that lambda."""
    return type(node) is s.Assign and len(node.targets) == 1 and node.value is function


def _as_def(name: str, function: s.Lambda, start: Span) -> s.Def:
    """The def that `name = lambda …` stands for."""
    body = (s.Return(function.value, span=function.value.span),)
    return s.Def(name, function.parameters, body, (), None, span=(start[0], function.span[1]))


def functions_of(source: Source) -> list[str]:
    """The names of the functions that a file defines, whatever else is in it."""
    return _functions_among(outline(source.text))


def _functions_among(statements: list[Statement]) -> list[str]:
    return [each for part in statements if part.first == "def" for each in part.binds]


def _no_function(source: Source, name: str, statements: list[Statement]) -> Diagnostic:
    known = _functions_among(statements)
    close = nearest(name, known)
    listed = f"it has {', '.join(known)}" if known else "it defines none"
    return Diagnostic(
        "E0007",
        f"the program has no function '{name}'",
        help=f"did you mean '{close[0]}'?" if close else listed,
        source=source,
    )


def _check_parameters(body: list, definition: s.Def, source: Source) -> None:
    """Raise where a parameter has the name of something else that the function depends on."""
    top = scope_of(*body)
    taken = {*top.bindings, *outer_reads(top)}  # a variable of the file has been renamed
    for parameter in definition.parameters:
        if parameter.name in taken:
            raise Diagnostic(
                "E0007",
                f"the parameter '{parameter.name}' of '{definition.name}' has the name of a "
                f"variable of the file that '{definition.name}' depends on",
                parameter.span,
                help="give one of the two another name",
                source=source,
            )
