"""Printed functions of JavaScript, Rust and Julia, run: many in one program, each at its own point.

Julia is read and run by `julia_reader`, where tree-sitter's grammar of it is installed.
"""

import json
import re
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from compiled import _given

NODE, RUSTC, JULIA = shutil.which("node"), shutil.which("rustc"), shutil.which("julia")
Outcome = list[float] | str  # the numbers that a function gives, or what it ends with


class Called(NamedTuple):
    """A file, the name of its function, and the point that it is called at; a file may be called
    at several."""

    name: str
    text: str
    point: dict

    def given(self) -> list:
        """The values of its parameters, in their order."""
        head = re.search(rf"(?:function|pub fn) {self.name}\(([^)]*)\)", self.text)
        assert head, self.text
        names = [p.partition(":")[0].split()[-1] for p in re.split(r",\s*", head[1]) if p.strip()]
        return [_given(n.removesuffix("_given"), self.point) for n in names]


def outcomes(language: str, batch: Sequence[Called], folder: Path) -> list[Outcome]:
    """What each file gives; an AssertionError with what a compiler says."""
    return RUNS[language](batch, folder)


# -- JavaScript ------------------------------------------------------------------------------------
DRIVER = """
function flat(value) {
    const all = typeof value === "object" ? [...value].flatMap(flat) : [value];
    return all.map((v) => Object.is(v, -0) ? "-0" : String(Number(v)));
}
function called(f, given) {
    try {
        return flat(f(...given));
    } catch (error) {
        return String(error);
    }
}
const out = [];
"""


def in_javascript(batch: Sequence[Called], folder: Path) -> list[Outcome]:
    files = {c.name: c.text for c in batch}
    lines = [f'import {{ {name} }} from "./{name}.mjs";' for name in files]
    lines.append(DRIVER)
    for name, text in files.items():
        (folder / f"{name}.mjs").write_text(text)
    for c in batch:
        lines.append(f"out.push(called({c.name}, [{', '.join(map(_javascript, c.given()))}]));")
    lines.append("console.log(JSON.stringify(out));")
    return _ran(folder / "main.mjs", lines, [str(NODE), str(folder / "main.mjs")])


def _javascript(value) -> str:
    if np.ndim(value):
        if np.asarray(value).dtype == bool:
            return json.dumps(np.ravel(value).tolist())
        return f"Float64Array.of({', '.join(_javascript(v) for v in np.ravel(value).tolist())})"
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    return repr(value).replace("inf", "Infinity").replace("nan", "NaN")


def _ran(source: Path, lines: Sequence[str], command: Sequence[str]) -> list[Outcome]:
    source.write_text("\n".join(lines) + "\n")
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    return [f if isinstance(f, str) else [float(v) for v in f] for f in found]


RUNS: dict[str, Callable[[Sequence[Called], Path], list[Outcome]]] = {"js": in_javascript}


# -- Rust ------------------------------------------------------------------------------------------
SHOWN = """
trait Flat { fn flat(&self, out: &mut Vec<String>); }
impl Flat for f64 { fn flat(&self, out: &mut Vec<String>) { out.push(format!("{self:?}")) } }
impl Flat for i64 { fn flat(&self, out: &mut Vec<String>) { out.push(self.to_string()) } }
impl Flat for bool {
    fn flat(&self, out: &mut Vec<String>) { out.push(i64::from(*self).to_string()) }
}
impl<T: Flat> Flat for Vec<T> {
    fn flat(&self, out: &mut Vec<String>) { for v in self { v.flat(out) } }
}
fn told(value: std::thread::Result<Vec<String>>) {
    match value {
        Ok(found) => println!("{}", found.join(" ")),
        Err(_) => println!("panic"),
    }
}
"""


def in_rust(batch: Sequence[Called], folder: Path, flags: Sequence[str] = ()) -> list[Outcome]:
    """Each file is a module of one crate, without a warning of rustc's."""
    lines = [SHOWN]
    for k in range(1, 12):
        types, parts = [f"T{i}" for i in range(k)], [f"self.{i}.flat(out);" for i in range(k)]
        lines.append(
            f"impl<{', '.join(f'{t}: Flat' for t in types)}> Flat for ({', '.join(types)},)"
        )
        lines.append(f"{{ fn flat(&self, out: &mut Vec<String>) {{ {' '.join(parts)} }} }}")
    main = ["fn main() {", "std::panic::set_hook(Box::new(|_| {}));"]
    for name, text in {c.name: c.text for c in batch}.items():
        lines += [f"mod m_{name} {{", text, "}"]
    for c in batch:
        types = re.search(rf"pub fn {c.name}\(([^)]*)\)", c.text)
        assert types, c.text
        kinds = [p.partition(": ")[2].rstrip(",") for p in re.split(r",\s*", types[1]) if p.strip()]
        given = ", ".join(_rust(v, t) for v, t in zip(c.given(), kinds))
        call = f"m_{c.name}::{c.name}({given}).flat(&mut out)"
        main.append(
            f"told(std::panic::catch_unwind(|| {{ let mut out = Vec::new(); {call}; out }}));"
        )
    source, program = folder / "main.rs", folder / "main"
    source.write_text("\n".join([*lines, *main, "}"]) + "\n")
    command = [str(RUSTC), "--edition=2021", "-Dwarnings", "-Cdebuginfo=0", *flags]
    done = subprocess.run(
        [*command, "-o", str(program), str(source)], capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    ran = subprocess.run([str(program)], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    found = ran.stdout.splitlines()
    return ["panic" if f == "panic" else [float(v) for v in f.split()] for f in found]


def _rust(value, kind: str) -> str:
    if kind.startswith("&["):
        return f"&[{', '.join(_rust(v, kind[2:-1]) for v in np.ravel(value).tolist())}]"
    if kind == "bool":
        return "true" if value else "false"
    if kind == "i64":
        return str(int(value))
    return repr(float(value)).replace("inf", "f64::INFINITY").replace("nan", "f64::NAN")


RUNS["rust"] = in_rust


# -- Julia -----------------------------------------------------------------------------------------
def in_julia(batch: Sequence[Called], folder: Path) -> list[Outcome]:
    import julia_reader

    modules = {c.name: julia_reader.module(c.text) for c in batch}
    out: list[Outcome] = []
    for c in batch:
        head = re.search(rf"function {c.name}\(([^)]*)\)", c.text)
        kinds = [p.partition("::")[2] for p in re.split(r",\s*", head[1]) if p.strip()]
        given = [julia_reader.value(v, kind) for v, kind in zip(c.given(), kinds)]
        try:
            out.append(julia_reader.flat(modules[c.name][c.name](*given)))
        except julia_reader.JuliaError as error:
            out.append(str(error))
    return out


RUNS["julia"] = in_julia
