"""What Rust says where the statements ask it."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from gradcli.core.types.lengths import Length
from gradcli.emit.about import About
from gradcli.emit.statements import length_text
from gradcli.emit.statements.language import Language
from gradcli.emit.statements.runtime import texts
from gradcli.emit.statements.said import gives, inputs, summary
from gradcli.emit.statements.signature import Signature
from gradcli.emit.statements.symbols import Symbols
from gradcli.emit.statements.text import ATOM, CHOICE, SIGN, SUM, Block, Line, Text, beside
from gradcli.typed.values import Array, Type

WORDS = """
    Self abstract as async await become box break const continue crate do dyn else enum extern false
    final fn for gen if impl in let loop macro match mod move mut override priv pub ref return self
    static struct super trait true try type typeof union unsafe unsized use virtual where while
    yield f32 f64 i8 i16 i32 i64 u8 u16 u32 u64 usize isize bool str char String Vec Option Some
    None Ok Err vec println assert main std core alloc drop _
"""
GIVEN_BACK = "given_back"  # what several results are called where a call gives them
HELPERS = texts(Path(__file__).parent / "runtime", "///", r"^fn (\w+)[(<]")
RESERVED = frozenset({*WORDS.split(), *HELPERS, GIVEN_BACK, "differs", "failures"})
ZEROS = {"real": "0.0", "int": "0", "bool": "false"}
WHOLE = re.compile(r"-?\d+")
NAMED = re.compile(r"(?<![\w.])[A-Za-z_]")  # a text that holds more than numbers has a type
WIDE = "_i64"  # at the end of a literal
LOOP = re.compile(r"for (\w+) in ")
DECLARED = re.compile(r"( *)let (?:mut )?(\w+)(?:: [^=]*?)?(?: = (.*))?;")
ZERO_ARRAY = re.compile(r" *let mut (\w+): (?:\[|Vec<)")
WRITTEN = (
    r"^ *{0}\[.*\] [-+*/]?=(?: |$)|&mut {0}\b|\b{0}\.(?:push|pop|truncate|clear|extend)|\({0}\["
)
# What rustc warns of in a function, in which the author's statements leave a value aside
SET = re.compile(r"^ +(?!let )[\w(][\w,() ]* =(?: |$)|[(,]\s*mut ", re.M)
UNUSED, NAMES = ("unused_assignments", "unused_mut", "unused_variables"), ("non_snake_case",)
CAPITALS = re.compile(
    r"(?<![\w:.\"'])(?!Vec\b|Some\b)[A-Za-z_]*[A-Z]\w*(?!\w*::|\w*[!(])|\b[a-z]\w*__\w+"
)


class Rust(Language):
    """Numbers are converted where they are of another kind; names have their types beside them."""

    name = "Rust"
    types: Mapping[str, str] = {"real": "f64", "int": "i64", "bool": "bool"}
    reserved = RESERVED
    helpers = HELPERS
    column = "rust"
    converts = promotes = steps = False
    alone = True
    length = "{}.len() as i64"

    # -- names ------------------------------------------------------------------------------------
    def constant_name(self, name: str) -> str:
        return name.upper()

    def constant_line(self, name: str, value: float) -> str:
        return f"const {name}: f64 = {self.literal(value).text};"

    def words(self, text: str) -> set[str]:
        return super().words(re.sub(r"//.*", "", text))

    # -- numbers ----------------------------------------------------------------------------------
    def literal(self, value) -> Text:
        if type(value) is bool:
            return Text("true" if value else "false")
        if value is None or type(value) is str:
            return Text("")
        if value != value:
            return Text("f64::NAN")
        if abs(value) == float("inf"):
            return Text("f64::INFINITY" if value > 0 else "f64::NEG_INFINITY")
        text = repr(value)
        return Text(text, SIGN if text.startswith("-") else ATOM)

    def as_real(self, t: Text, kind: str) -> Text:
        if kind == "real":
            return t
        if WHOLE.fullmatch(t.text):
            return Text(f"{t.text}.0", t.level)
        if kind == "bool":
            return Text(f"f64::from({t.text})")
        return Text(f"{t.at(ATOM)} as f64", CHOICE)

    def as_whole(self, t: Text, kind: str) -> Text:
        if kind == "bool":
            return Text(f"i64::from({t.text})")
        return Text(f"{t.at(ATOM)} as i64", CHOICE)

    def as_test(self, t: Text, kind: str) -> Text:
        zero = self.literal(0.0 if kind == "real" else 0)
        return t if kind == "bool" else self.compared(t, "!=", zero)

    def choice(self, test: Text, a: Text, b: Text) -> Text:
        other = b.text if b.text.startswith("if ") else f"{{ {b.text} }}"
        return Text(f"if {test.text} {{ {a.text} }} else {other}", CHOICE)

    def inverted(self, t: Text) -> Text:
        return Text(f"!{t.at(SIGN)}", SIGN)

    def row(self, row: str, texts: Sequence[Text]) -> Text | None:
        written = self.written(row)
        return self._method(written, texts) if written[:1] == "." else super().row(row, texts)

    def whole(self, row: str, texts: Sequence[Text]) -> Text:
        return self._method(".abs", texts, "i64") if row == "abs" else super().whole(row, texts)

    def _method(self, name: str, texts: Sequence[Text], kind: str = "f64") -> Text:
        """x.sin(), or f64::sin(2.0) of numbers alone, which have no type yet."""
        first, *others = texts
        if not NAMED.search(first.text) or first.text.startswith("if "):
            return self.called(f"{kind}::{name[1:]}", texts)
        return Text(f"{first.at(ATOM)}{self.called(name, others).text}")

    def least(self) -> Text:
        return Text("i64::MIN")

    def largest(self) -> Text:
        return Text("i64::MAX")

    # -- memory -----------------------------------------------------------------------------------
    def item(self, array: str, place: Length) -> str:
        return f"{array}[{_index(place)}]"

    def address(self, array: str, at: Length, written: bool = False) -> str:
        return ("&mut " if written else "&") + (array if at == 0 else f"{array}[{_index(at)}..]")

    def array(
        self, name: str, kind: str, size: int | str, parts: Sequence[str], zero: bool, const: bool
    ) -> str:
        again = "" if const and (parts or zero) else "mut "
        elements = ", ".join(parts) or f"{ZEROS[kind]}; {size}"
        return f"let {again}{name}: [{self.types[kind]}; {size}] = [{elements}];"

    def memory(self, name: str, kind: str, count: str) -> str:
        return f"let mut {name}: Vec<{self.types[kind]}> = vec![{ZEROS[kind]}; {_size(count)}];"

    def copied(self, name: str, other: str, count: str) -> str:
        return f"copy({other}, &mut {name});"

    # -- lines ------------------------------------------------------------------------------------
    def start(self, kind: str, name: str, again: bool = True) -> str:
        return f"let {'mut ' if again else ''}{name}: {self.types[kind]}"

    def declared(self, kind: str, names: Sequence[tuple[str, bool, bool]]) -> list[str]:
        return [
            self.line(self.start(kind, name, again) + (f" = {ZEROS[kind]}" if zero else ""))
            for name, zero, again in names
        ]

    def changed(self, place: str, sign: str, by: Text) -> str:
        """Without brackets around all that is added, or taken away, of which rustc warns."""
        start, equals, value = super().changed(place, sign, by).partition("= ")
        inner = value[1:-2]
        if value[:1] == "(" and value.endswith(");") and _is_closed(inner):
            value = f"{inner};"
        return start + equals + value

    # -- blocks -----------------------------------------------------------------------------------
    def if_(self, test: str) -> str:
        return f"if {test}"

    def while_(self, test: str) -> str:
        return "loop" if test == "true" else f"while {test}"

    def counting(self, name: str, end: Text, short: bool) -> str:
        return f"for {name} in {_range('0', end.at(SUM))}"

    def counting_down(self, name: str, end: Text) -> str:
        return f"for {name} in ({_range('0', end.at(SUM))}).rev()"

    def over(self, name: str, start: Text, stop: Text, step: int) -> str:
        if step < 0:
            by = "" if step == -1 else f".step_by({-step})"
            return f"for {name} in ({_range(beside(stop, 1), f'={start.at(SUM)}')}).rev(){by}"
        inclusive = stop.text.endswith(" + 1") and "(" not in stop.text
        end = f"={stop.text[:-4]}" if inclusive else stop.at(SUM)
        if step > 1:
            return f"for {name} in ({_range(start.at(SUM), end)}).step_by({step})"
        return f"for {name} in {_range(start.at(SUM), end)}"

    def back(self, name: str, first: Text, last: Text, step: int) -> str:
        if step < 0:
            return f"for {name} in {_range(last.at(SUM), f'={first.at(SUM)}')}"
        return f"for {name} in ({_range(first.at(SUM), f'={last.at(SUM)}')}).rev()"

    def opened(self, block: Block) -> str:
        """A loop whose counter nobody reads names none."""
        found = LOOP.match(block.head)
        if found and found[1] not in _words(block.body):
            head = block.head.replace(f"for {found[1]} ", "for _ ", 1)
            block = block._replace(head=head.replace(WIDE, "", 1))
        return super().opened(block)

    # -- stacks -----------------------------------------------------------------------------------
    def stack(self, name: str, whole: bool) -> str:
        return f"let mut {name}: Vec<{'i64' if whole else 'f64'}> = Vec::new();"

    def cleared(self, name: str) -> str:
        return f"{name}.clear();"

    def pushed(self, name: str, whole: bool, value: Text) -> str:
        return f"{name}.push({value.text});"

    def popped(self, name: str, whole: bool) -> Text:
        return Text(f"{name}.pop().unwrap()")

    def dropped(self, name: str, whole: bool, count: str) -> str:
        return f"{name}.truncate({name}.len() - {_size(count)});" if count else f"{name}.pop();"

    def held(self, name: str) -> Text:
        return Text(f"{name}.len() as i64", CHOICE)

    def moved(self, name: str, array: str, size: str, back: bool) -> str:
        if back:
            return f"pop_all(&mut {name}, &mut {array}, {size});"
        return f"{name}.extend_from_slice(&{array}[..{_size(size)}]);"

    # -- functions --------------------------------------------------------------------------------
    def parameter(self, name: str, found: Type, size: Length, again: bool) -> str:
        if type(found) is Array:
            return f"{name}: &[{self.types[found.kind]}]"
        return f"{'mut ' if again else ''}{name}: {self.types[str(found)]}"

    def function(
        self, name: str, parameters: Sequence[str], results: Sequence[Type], lines: list[str],
        own: bool,
    ) -> list[str]:  # fmt: skip
        types = [self._given(found) for found in results]
        shown = types[0] if len(types) == 1 else f"({', '.join(types)})"
        head = f"{'' if own else 'pub '}fn {name}({', '.join(parameters)}) -> {shown} {{"
        lines = [*self.broken(head), *lines, "}"]
        text = "\n".join(lines)
        lints = [*(UNUSED if SET.search(text) else ()), *(NAMES if CAPITALS.search(text) else ())]
        return [f"#[allow({', '.join(lints)})]", *lines] if lints else lines

    def _given(self, found: Type) -> str:
        kind = self.types[found.kind if type(found) is Array else str(found)]
        return f"Vec<{kind}>" if type(found) is Array else kind

    def comment(self, symbols: Symbols, signature: Signature, about: About) -> list[str]:
        out = [summary(about), ""]
        for name, _, words in inputs(symbols):
            out.append(f"* `{name}`: {words}")
        given = gives(symbols, signature.results, signature.given_back)
        if given:
            out.append(f"* gives {given}")
        shown = ["".join(c if c.isprintable() else " " for c in line) for line in out]
        return [f"/// {line}".rstrip() for line in shown]

    def given_back(self, values: Sequence[tuple[str, Type]]) -> str:
        shown = [f"{t}.to_vec()" if type(found) is Array else t for t, found in values]
        return f"return {shown[0]};" if len(shown) == 1 else f"return ({', '.join(shown)});"

    def invoked(
        self, function: str, arguments: Sequence[str], places: Sequence[tuple[str, Type]]
    ) -> list[Line]:
        call = f"{function}({', '.join(arguments)})"
        if len(places) == 1:
            return [self._taken(*places[0], call)]
        if not any(type(found) is Array for _, found in places):
            return [f"({', '.join(place for place, _ in places)}) = {call};"]
        parts = [
            self._taken(place, found, f"{GIVEN_BACK}.{k}")
            for k, (place, found) in enumerate(places)
        ]
        return [Block("", [f"let {GIVEN_BACK} = {call};", *parts])]

    def _taken(self, place: str, found: Type, value: str) -> str:
        if type(found) is Array:
            return f"copy(&{value}, &mut {place});"
        return f"{place} = {value};"

    def as_argument(self, array: str) -> str:
        return f"&{array}"

    def unread(self, name: str) -> str:
        return f"let _ = {name};"

    def finished(self, lines: list[str]) -> list[str]:
        """A name that nothing reads says so: its value may have been asked for by types alone.  An
        array that nothing writes to, all of it 0, is not mutable."""
        out: list[str] = []
        for k, line in enumerate(lines):
            array = ZERO_ARRAY.match(line)
            if array and not re.search(WRITTEN.format(array[1]), "\n".join(lines[k + 1 :]), re.M):
                line = line.replace("let mut ", "let ", 1)
            out.append(line)
            found = DECLARED.fullmatch(line)
            if found and found[2] not in _words(lines[k + 1 :]):
                out.append(f"{found[1]}let _ = {found[2]};")
        return out


def _range(first: str, last: str) -> str:
    """The numbers from `first` on; those of literals alone have 32 bits where nothing says more."""
    typed = first if NAMED.search(first) or NAMED.search(last) else first + WIDE
    return f"{typed}..{last}"


def _is_closed(text: str) -> bool:
    """Whether no bracket of a text is closed that it has not opened."""
    depth = 0
    for c in text:
        depth += (c == "(") - (c == ")")
        if depth < 0:
            return False
    return True


def _index(place: Length) -> str:
    """A place as Rust counts places."""
    text = length_text.text(place)
    return text if text.isdigit() else _size(text)


def _size(text: str) -> str:
    if text.isdigit():
        return text
    return f"{text} as usize" if re.fullmatch(r"\w+", text) else f"({text}) as usize"


def _words(lines: Sequence[Line]) -> set[str]:
    """The words of lines, and of the blocks among them."""
    found: set[str] = set()
    for line in lines:
        if type(line) is str:
            found.update(re.findall(r"\w+", line))
        elif type(line) is Block:
            found |= _words([line.head, *line.body, *([line.then] if line.then else [])])
    return found


def is_kept(name: str) -> bool:
    """Whether Rust keeps a name for itself."""
    return name in RESERVED


LANGUAGE = Rust()
