"""What a module runs as a program: its function, at points that the tape was run at."""

from gradcli.emit.about import About
from gradcli.emit.js.language import LANGUAGE
from gradcli.emit.statements.selftest import flat, trials
from gradcli.emit.statements.signature import Whole
from gradcli.emit.statements.text import Block, Line
from gradcli.typed.values import Array, Type

DIFFERS = """\
/* Whether numbers are not those that gradcli computed, to nine digits. */
function differs(name, numbers, known) {
    return known.some((want, k) => {
        const number = typeof numbers === "object" ? numbers[k] : numbers;
        const room = 1e-9*Math.max(Math.abs(want), 1e-3);
        if (Object.is(number, want) || Math.abs(number - want) <= room)
            return false;
        console.log(`${name}[${k}] = ${number}, and not ${want}`);
        return true;
    });
}
"""
RUN = "if (globalThis.process?.argv[1] && import.meta.url.endsWith(encodeURI(process.argv[1])))"


def self_test(whole: Whole, about: About) -> list[str]:
    """The lines that run the test where the module is the program; none without points."""
    if not about.self_test:
        return []
    body: list[Line] = ["let failures = 0;"]
    for trial in trials(whole, about):
        given = ", ".join(_value(value, found) for value, found in trial.given)
        names = [name for name, _, _ in trial.results]
        shown = names[0] if len(names) == 1 else f"[{', '.join(names)}]"
        lines: list[Line] = [f"const {shown} = {about.name}({given});"]
        for name, value, _ in trial.results:
            known = ", ".join(_number(v, "real") for v in flat(value))
            lines.append(f'failures += differs("{name}", {name}, [{known}]);')
        body.append(Block("", lines))
    count = len(about.self_test)
    body.append(f'console.log(failures ? "" : "ok: {about.name} agrees at {count} points");')
    body.append("process.exitCode = failures ? 1 : 0;")
    return ["", *DIFFERS.splitlines(), "", *LANGUAGE.laid_out([Block(RUN, body)], 0)]


def _value(value, found: Type) -> str:
    if type(found) is not Array:
        return _number(value, found)
    numbers = ", ".join(_number(v, found.kind) for v in flat(value))
    return f"[{numbers}]" if found.kind == "bool" else f"Float64Array.of({numbers})"


def _number(value, kind: Type) -> str:
    if kind == "bool":
        return "true" if value else "false"
    return str(int(value)) if kind == "int" else LANGUAGE.literal(float(value)).text
