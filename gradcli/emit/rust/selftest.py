"""A main that runs the function at points, and compares what it gives with what the tape gave."""

from gradcli.emit.about import About
from gradcli.emit.rust.language import LANGUAGE
from gradcli.emit.statements.selftest import flat, trials
from gradcli.emit.statements.signature import Whole
from gradcli.emit.statements.text import Block, Line
from gradcli.typed.values import Array, Type

DIFFERS = """\
/// How many numbers are not those that gradcli computed, to nine digits.
fn differs(name: &str, numbers: &[f64], known: &[f64]) -> usize {
    let mut count = 0;
    for (number, want) in numbers.iter().zip(known) {
        let alike = number == want || (number.is_nan() && want.is_nan());
        if !alike && !((number - want).abs() <= 1e-9*want.abs().max(1e-3)) {
            println!("{name} = {number:?}, and not {want:?}");
            count += 1;
        }
    }
    count
}
"""


def self_test(whole: Whole, about: About) -> list[str]:
    """The lines of the main, and of what it calls; none without points."""
    if not about.self_test:
        return []
    body: list[Line] = ["let mut failures = 0;"]
    for trial in trials(whole, about):
        given = ", ".join(_value(value, found) for value, found in trial.given)
        names = [name for name, _, _ in trial.results]
        shown = names[0] if len(names) == 1 else f"({', '.join(names)})"
        lines: list[Line] = [f"let {shown} = {about.name}({given});"]
        for name, value, found in trial.results:
            known = ", ".join(_number(v, "real") for v in flat(value))
            numbers = _compared(name, found)
            lines.append(f'failures += differs("{name}", {numbers}, &[{known}]);')
        body.append(Block("", lines))
    count = len(about.self_test)
    said = f'println!("ok: {about.name} agrees at {count} points");'
    body.append(Block("if failures == 0", [said]))
    body.append("std::process::exit(i32::from(failures > 0));")
    main = [*LANGUAGE.laid_out([Block("fn main()", body)], 0)]
    allowed = "#[allow(non_snake_case)]" if any(n != n.lower() for n in whole.called) else ""
    return ["", *DIFFERS.splitlines(), "", *([allowed] if allowed else []), *main]


def _compared(name: str, found: Type) -> str:
    """A result as the slice of real numbers that is compared."""
    if type(found) is not Array:
        kind = "real" if found == "real" else found
        value = {"real": name, "int": f"{name} as f64", "bool": f"f64::from({name})"}[str(kind)]
        return f"&[{value}]"
    if found.kind == "real":
        return f"&{name}"
    change = "v as f64" if found.kind == "int" else "f64::from(v)"
    return f"&{name}.iter().map(|&v| {change}).collect::<Vec<f64>>()"


def _value(value, found: Type) -> str:
    if type(found) is not Array:
        return _number(value, found)
    return f"&[{', '.join(_number(v, found.kind) for v in flat(value))}]"


def _number(value, kind: Type) -> str:
    made = bool(value) if kind == "bool" else int(value) if kind == "int" else float(value)
    return LANGUAGE.literal(made).text
