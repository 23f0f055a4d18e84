"""The parser: from a program's source to its surface tree.

It runs the LALR tables that Lark made from grammars/gradcli.lark (tables.py).  Each rule that
builds something names its builder; nodes are made as rules are reduced, without an intermediate
tree and without recursion.

How deep a tree can be: nesting (brackets, signs, powers, blocks) is limited to `max_depth`, and
the levels of the tree to twice that, so that a pass over it may recurse.  One thing grows without
nesting: the left operands of Binary nodes.  A sum of 100 000 terms is legal, and is a chain of
as many; a pass must follow `left` in a loop, and may recurse into everything else.
"""

from collections.abc import Callable

from gradcli.errors import MOST_ERRORS, Diagnostic, Source, Span
from gradcli.language.syntax import surface as s
from gradcli.language.syntax.actions import BUILD
from gradcli.language.syntax.checks import check_places
from gradcli.language.syntax.lexer import CLOSER, Token, field_tokens, tokens
from gradcli.language.syntax.states import STATES
from gradcli.language.syntax.tables import NEST, RULES, WEIGHTS
from gradcli.language.syntax.text import MAX_SOURCE, check_size

MAX_DEPTH = 200
MAX_TOKENS = 200_000  # at MAX_SOURCE, and in proportion to another limit of the size

# A postfix (a call, an index, an attribute) nests in what stands left of it.
_RULES = [
    (length, origin, BUILD[builder], origin == "postfix" and builder != "first")
    for origin, length, builder in RULES
]


def parse(source: Source, max_depth: int = MAX_DEPTH, max_source: int = MAX_SOURCE) -> s.Module:
    """The surface tree of a program.

    Errors: E0100 with what was expected in words, E0104 for a construct of Python that the
    language does not have, E0105 for a character, E0106 for an empty program, E0206 for a limit.
    """
    return _or_all_errors(source, lambda text: _parsed(text, max_depth, max_source), True)


def _parsed(source: Source, max_depth: int = MAX_DEPTH, max_source: int = MAX_SOURCE) -> s.Module:
    check_size(len(source.text), source.name, max_source)
    found, comments = tokens(source.text, MAX_TOKENS * max_source // MAX_SOURCE)
    if found[0][0] == "$END":
        raise Diagnostic("E0106", "the program is empty", help="write an expression: x^2 + 1")
    body = _run(source.text, found, max_depth, 0)
    check_places(body)
    return s.Module(body, tuple(comments), source, span=(0, len(source.text)))


def advised(errors: list[Diagnostic], source: Source) -> Diagnostic:
    """The first error of a program's text with the others, each with the help that its line has."""
    from gradcli.language.syntax.errors.advice import advise

    errors = errors[: MOST_ERRORS + 1]
    for error in errors:
        error.located(None, source)
        advise(error, _parsed)
    errors[0].others = tuple(errors[1:])
    return errors[0]


def parse_statement(
    source: Source, span: Span, max_depth: int = MAX_DEPTH, max_source: int = MAX_SOURCE
) -> s.Module:
    """The surface tree of one statement of a program, which lies at `span`; else as `parse`.

    Annotations of variables are left out: `x: T = 1` is `x = 1`, and `x: T` does nothing.
    """

    def parsed(source: Source) -> s.Module:
        found, comments = tokens(source.text, MAX_TOKENS * max_source // MAX_SOURCE, *span)
        body = _run(source.text, _without_annotations(found), max_depth, 0)
        check_places(body)
        return s.Module(body, tuple(comments), source, span=span)

    return _or_all_errors(source, parsed, False)


def _or_all_errors(source: Source, parsed: Callable[[Source], s.Module], whole: bool) -> s.Module:
    """What `parsed` gives for a source, of a `whole` program or a part; else its first error, with
    the others."""
    try:
        return parsed(source)
    except Diagnostic as error:
        from gradcli.language.syntax.errors.recovery import all_errors

        raise advised(all_errors(error, source, parsed, whole), source) from None


def _without_annotations(found: list[Token]) -> list[Token]:
    kept: list[Token] = []
    begins = ("_NEWLINE", "_INDENT", "_DEDENT", ";", "$BEGIN")
    before, i = "$BEGIN", 0
    while i < len(found):
        kind, _, start, end = found[i]
        if kind == "NAME" and before in begins and found[i + 1][0] == ":":
            stop = _end_of_annotation(found, i + 2)
            kept.append(found[i] if found[stop][0] == "=" else ("pass", "pass", start, end))
            i = stop
        else:
            kept.append(found[i])
            i += 1
        before = kept[-1][0]
    return kept


def _end_of_annotation(found: list[Token], i: int) -> int:
    """Where the `=` or the end of the line behind an annotation that begins at `i` stands."""
    depth = 0
    while depth or found[i][0] not in ("=", "_NEWLINE", ";", "$END"):
        depth += (found[i][0] in CLOSER) - (found[i][0] in CLOSER.values())
        i += 1
    return i


def _run(text: str, found: list[Token], max_depth: int, depth: int):  # noqa: C901 (hot: every token)
    """Shift and reduce, at a depth, until the tables accept: the statements, or a field's tree."""
    values: list = []
    starts: list[int] = []
    states, depths = [0], [depth]  # one entry for each part on the stack, as in these
    row, end = STATES[0], 0
    # a depth counts what nests in NESTs, and levels of the tree below that
    deepest, highest = (max_depth + 1) * NEST, 2 * max_depth
    for index, (kind, value, start, stop) in enumerate(found):
        while True:
            action = row.get(kind)
            if action is None:
                from gradcli.language.syntax.errors.explain import explain

                raise explain(text, found, index, states)
            if action >= 0:
                break
            length, origin, build, postfix = _RULES[~action]
            parts, begin = values[-length:], starts[-length]
            if postfix:
                depth = depths[-length] + NEST + 1
                if depth >= deepest:
                    raise _too_deep(max_depth, (begin, end))
            else:
                depth = depths[-length - 1]
            del values[-length:], starts[-length:], states[-length:], depths[-length:]
            values.append(build(parts, (begin, end)))
            starts.append(begin)
            depths.append(depth)
            action = STATES[states[-1]][origin]
            states.append(action)
            row = STATES[action]
        if action == 0:
            return values[-1]
        values.append(value)
        starts.append(start)
        states.append(action)
        depth = depths[-1]
        if action in WEIGHTS:
            depth += WEIGHTS[action]
            if depth >= deepest or depth % NEST > highest:
                raise _too_deep(max_depth, (start, stop))
            if kind == "FSTRING":
                values[-1] = _fstring(text, start, stop, max_depth, depth)
        depths.append(depth)
        row, end = STATES[action], stop
    raise AssertionError("the tables accept at $END")


def _fstring(text: str, start: int, stop: int, max_depth: int, depth: int) -> s.FString:
    from gradcli.language.syntax.fstrings import fstring

    def expression(start: int, stop: int) -> s.Expr:
        return _run(text, field_tokens(text, MAX_TOKENS, start, stop), max_depth, depth)

    return fstring(text, start, stop, expression)


def _too_deep(max_depth: int, span) -> Diagnostic:
    return Diagnostic(
        "E0206",
        f"the program is nested too deep: past the limit of {max_depth} levels",
        span,
        help="name a part of it on a line of its own, or raise the limit with --max-depth",
    )
