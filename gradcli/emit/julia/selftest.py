"""What a file of Julia runs as a program: its function, at points that the tape was run at."""

from gradcli.emit.about import About
from gradcli.emit.julia.language import LANGUAGE
from gradcli.emit.statements.selftest import flat, trials
from gradcli.emit.statements.signature import Whole
from gradcli.typed.values import Array, Type

DIFFERS = """\
# How many numbers are not those that gradcli computed, to nine digits.
function differs(name, numbers, known)
    count = 0
    for (number, want) in zip(numbers, known)
        if !(isequal(number, want) || abs(number - want) <= 1e-9*max(abs(want), 1e-3))
            println(name, " = ", number, ", and not ", want)
            count += 1
        end
    end
    return count
end
"""


def self_test(whole: Whole, about: About) -> list[str]:
    """The lines that run the test where the file is the program; none without points."""
    if not about.self_test:
        return []
    body = ["failures = 0"]
    for trial in trials(whole, about):
        given = ", ".join(_value(value, found) for value, found in trial.given)
        body.append(f"{', '.join(name for name, _, _ in trial.results)} = {about.name}({given})")
        for name, value, _ in trial.results:
            known = ", ".join(_number(v, "real") for v in flat(value))
            body.append(f'failures += differs("{name}", {name}, [{known}])')
    said = f"ok: {about.name} agrees at {len(about.self_test)} points"
    body.append(f'failures == 0 && println("{said}")')
    body.append("exit(failures == 0 ? 0 : 1)")
    main = ["function test()", *LANGUAGE.laid_out(body), "end", ""]
    run = ["if abspath(PROGRAM_FILE) == @__FILE__", "    test()", "end"]
    return ["", *DIFFERS.splitlines(), "", *main, *run]


def _value(value, found: Type) -> str:
    if type(found) is not Array:
        return _number(value, found)
    numbers = ", ".join(_number(v, found.kind) for v in flat(value))
    return f"{LANGUAGE.types[found.kind]}[{numbers}]"


def _number(value, kind: Type) -> str:
    made = bool(value) if kind == "bool" else int(value) if kind == "int" else float(value)
    return LANGUAGE.literal(made).text
