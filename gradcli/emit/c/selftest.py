"""A main that runs the function at points, and compares what it gives with what the tape gave."""

from gradcli.emit.about import About
from gradcli.emit.c.language import LANGUAGE
from gradcli.emit.c.names import C_TYPES, quoted
from gradcli.emit.c.single import single
from gradcli.emit.statements.selftest import flat, length
from gradcli.emit.statements.signature import Whole
from gradcli.emit.statements.text import Block, Line
from gradcli.typed.values import Array, Type, kind_of

DIFFERS = """\
/* Whether a number is not the one that gradcli computed, to nine digits. */
static int differs(const char *name, double number, double known)
{
    if (number == known || fabs(number - known) <= 1e-9*fmax(fabs(known), 1e-3))
        return 0;
    printf("%s = %.17g, and not %.17g\\n", name, number, known);
    return 1;
}
"""


# The same of what is computed in floats, which have seven digits to begin with
DIFFERS_IN_FLOATS = DIFFERS.replace("to nine digits", "to three digits").replace(
    "1e-9*fmax(fabs(known), 1e-3)", "1e-3*fmax(fabs(known), 1e-2)"
)


def in_floats(text: str) -> str:
    """The text of functions and of their test in floats, which are compared as doubles."""
    return DIFFERS_IN_FLOATS.join(map(single, text.split(DIFFERS)))


def self_test(whole: Whole, about: About) -> list[str]:
    """The lines of the main, and of what it calls; none without points."""
    if not about.self_test:
        return []
    names = [name for name, _ in whole.results] or whole.called
    body: list[Line] = ["int failures = 0;"]
    for point, known in zip(about.self_test, about.expected):
        body.append(Block("", _at(whole, about, point, dict(zip(names, known)))))
    count = len(about.self_test)
    body.append(Block("if (!failures)", [f'puts("ok: {about.name} agrees at {count} points");']))
    body.append("return failures != 0;")
    return ["", *DIFFERS.splitlines(), "", "int main(void)", "{", *LANGUAGE.laid_out(body), "}"]


def _at(whole: Whole, about: About, point: dict, known: dict) -> list[Line]:
    """The lines for one point: its arrays, the call, the comparisons."""
    out: list[Line] = []
    arguments: list[str] = []
    for name in whole.order:
        found = whole.symbols.types.told.inputs.get(name, "int")
        if isinstance(found, Array):
            values = ", ".join(_number(v, found.kind) for v in flat(point[name]))
            out.append(f"const {C_TYPES[found.kind]} {whole.symbols.names[name]}[] = {{{values}}};")
            arguments.append(whole.symbols.names[name])
        else:
            value = point[name] if name in point else length(whole, name, point)
            arguments.append(_number(value, found))
    compared: list[Line] = []
    for name, found in whole.results:
        kind = C_TYPES[kind_of(found)]
        elements = flat(known[name])
        size = f"[{len(elements)}]" if isinstance(found, Array) else ""
        out.append(f"{kind} {name}{size};")
        arguments.append(name if size else f"&{name}")
        for k, value in enumerate(elements):
            shown = f"{name}[{k}]" if size else name
            compared.append(f'failures += differs("{shown}", {shown}, {_number(value, "real")});')
    call = f"{about.name}({', '.join(arguments)})"
    if whole.results:
        return [*out, f"{call};", *compared]
    ((name, value),) = known.items()
    return [*out, f'failures += differs("{name}", {call}, {_number(value, "real")});']


def _number(value, kind: Type) -> str:
    """A number as C reads it without rounding; a text."""
    if kind == "str":
        return quoted(value)
    if kind == "bool":
        return "true" if value else "false"
    if kind == "int":
        return str(int(value))
    return float(value).hex() if value == value else "NAN"
