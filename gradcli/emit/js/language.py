"""What JavaScript says where the statements ask it."""

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
from gradcli.emit.statements.text import ATOM, PRODUCT, SIGN, SUM, Block, Line, Text, commented
from gradcli.typed.refusals import refuse
from gradcli.typed.values import Array, Type

WORDS = """
    abstract arguments await boolean break byte case catch char class const continue debugger
    default delete do double else enum eval export extends false final finally float for function
    goto if implements import in instanceof int interface let long native new null package private
    protected public return short static super switch synchronized this throw throws transient true
    try typeof var void volatile while with yield async of undefined NaN Infinity
    Math Number Array Float64Array BigInt BigInt64Array Object RangeError globalThis console process
"""
GIVEN_BACK = "given_back"  # what several results are called where a call gives them
MOST = 2**53  # from which a number does not hold every whole one
HELPERS = texts(Path(__file__).parent / "runtime", r"/\*", r"^function (\w+)\(")
RESERVED = frozenset({*WORDS.split(), *HELPERS, GIVEN_BACK, "differs", "failures"})
BITS = {"and": "bits_and", "or": "bits_or", "xor": "bits_xor"}
TRUTHS = {"and": "&&", "or": "||", "xor": "!=="}
ARRAYS = {"real": "Float64Array", "int": "Float64Array", "bool": "Array"}


class JavaScript(Language):
    """A whole number is a number that is exact; the products that may be -0 are made 0."""

    name = "JavaScript"
    types: Mapping[str, str] = {"real": "number", "int": "number", "bool": "boolean"}
    reserved = RESERVED
    helpers = HELPERS
    column = "js"
    converts = promotes = False
    alone = True
    length = "{}.length"
    most = MOST

    # -- names ------------------------------------------------------------------------------------
    def constant_line(self, name: str, value: float) -> str:
        return f"const {name} = {self.literal(value).text};"

    # -- numbers ----------------------------------------------------------------------------------
    def literal(self, value) -> Text:
        if type(value) is bool:
            return Text("true" if value else "false")
        if value is None or type(value) is str:
            return Text("")
        if value != value:
            return Text("NaN")
        if abs(value) == float("inf"):
            return Text("Infinity") if value > 0 else Text("-Infinity", SIGN)
        if type(value) is int and abs(value) >= MOST:
            refuse("an integer past 2^53")
        text = repr(value).removesuffix(".0")
        return Text(text, SIGN if text.startswith("-") else ATOM)

    def as_real(self, t: Text, kind: str) -> Text:
        if kind != "bool":
            return t
        known = {"true": "1", "false": "0"}.get(t.text)
        return Text(known) if known else Text(f"Number({t.text})")

    def as_whole(self, t: Text, kind: str) -> Text:
        return Text(f"whole({t.text})") if kind == "real" else self.as_real(t, kind)

    def compared(self, a: Text, sign: str, b: Text) -> Text:
        return super().compared(a, {"==": "===", "!=": "!=="}.get(sign, sign), b)

    def product(self, a: Text, b: Text, kind: str) -> Text:
        found = super().product(a, b, kind)
        if kind == "real" or a.text.isdigit() or b.text.isdigit():
            return found
        return Text(f"{found.text} + 0", SUM)

    def opposite(self, a: Text, kind: str) -> Text:
        if kind == "real" or (a.text.isdigit() and a.text != "0"):
            return super().opposite(a, kind)
        return Text(f"0 - {a.at(PRODUCT)}", SUM)

    def quotient(self, row: str, a: Text, b: Text) -> Text:
        return super().quotient(row, a, b) if row == "mod" else self.called("quotient", [a, b])

    def bits(self, sign: str, a: Text, b: Text, kind: str) -> Text:
        if kind == "bool":
            return Text(f"({a.text} {TRUTHS[sign]} {b.text})")
        return self.called(BITS[sign], [a, b])

    def inverted(self, t: Text) -> Text:
        return Text(f"-1 - {t.at(PRODUCT)}", SUM)

    def whole(self, row: str, texts: Sequence[Text]) -> Text:
        return self.called("Math.abs", texts) if row == "abs" else super().whole(row, texts)

    def least(self) -> Text:
        return Text("-Infinity", SIGN)

    def largest(self) -> Text:
        return Text("Infinity")

    # -- memory -----------------------------------------------------------------------------------
    def address(self, array: str, at: Length, written: bool = False) -> str:
        return array if at == 0 else f"{array}.subarray({length_text.text(at)})"

    def array(
        self, name: str, kind: str, size: int | str, parts: Sequence[str], zero: bool, const: bool
    ) -> str:
        if parts:
            return f"const {name} = {ARRAYS[kind]}.of({', '.join(parts)});"
        return self.memory(name, kind, str(size))

    def memory(self, name: str, kind: str, count: str) -> str:
        filled = ".fill(false)" if kind == "bool" else ""
        return f"const {name} = new {ARRAYS[kind]}({count}){filled};"

    def copied(self, name: str, other: str, count: str) -> str:
        return f"copy({other}, {name});"

    def copy(self, array: str) -> str:
        return f"{array}.slice()"

    # -- lines ------------------------------------------------------------------------------------
    def start(self, kind: str, name: str, again: bool = True) -> str:
        return f"{'let' if again else 'const'} {name}"

    def declared(self, kind: str, names: Sequence[tuple[str, bool, bool]]) -> list[str]:
        value = " = false" if kind == "bool" else " = 0"
        return [f"let {', '.join(name + (value if zero else '') for name, zero, _ in names)};"]

    # -- blocks -----------------------------------------------------------------------------------
    def counting(self, name: str, end: Text, short: bool) -> str:
        return f"for (let {name} = 0; {name} < {end.at(SUM)}; {name}++)"

    def counting_down(self, name: str, end: Text) -> str:
        return f"for (let {name} = {end.at(SUM)} - 1; {name} >= 0; {name}--)"

    def over(self, name: str, start: Text, stop: Text, step: int) -> str:
        change = {1: "++", -1: "--"}.get(step, f" {'+' if step > 0 else '-'}= {abs(step)}")
        test = f"{name} {'<' if step > 0 else '>'} {stop.at(SUM)}"
        return f"for (let {name} = {start.text}; {test}; {name}{change})"

    def back(self, name: str, first: Text, last: Text, step: int) -> str:
        sign, change = (">=", "--") if step > 0 else ("<=", "++")
        return f"for (let {name} = {last.text}; {name} {sign} {first.at(SUM)}; {name}{change})"

    # -- stacks -----------------------------------------------------------------------------------
    def stack(self, name: str, whole: bool) -> str:
        return f"const {name} = [];"

    def cleared(self, name: str) -> str:
        return f"{name}.length = 0;"

    def pushed(self, name: str, whole: bool, value: Text) -> str:
        return f"{name}.push({value.text});"

    def popped(self, name: str, whole: bool) -> Text:
        return Text(f"{name}.pop()")

    def dropped(self, name: str, whole: bool, count: str) -> str:
        return f"{name}.length -= {count};" if count else f"{name}.pop();"

    def held(self, name: str) -> Text:
        return Text(f"{name}.length")

    def moved(self, name: str, array: str, size: str, back: bool) -> str:
        return f"{'pop_all' if back else 'push_all'}({name}, {array}, {size});"

    # -- functions --------------------------------------------------------------------------------
    def parameter(self, name: str, found: Type, size: Length, again: bool) -> str:
        return name

    def function(
        self, name: str, parameters: Sequence[str], results: Sequence[Type], lines: list[str],
        own: bool,
    ) -> list[str]:  # fmt: skip
        head = f"{'' if own else 'export '}function {name}({', '.join(parameters)}) {{"
        return [*self.broken(head), *lines, "}"]

    def comment(self, symbols: Symbols, signature: Signature, about: About) -> list[str]:
        """JSDoc, which editors and tsc read the types from."""
        out = [summary(about), ""]
        for name, found, words in inputs(symbols):
            plain = words in ("number", "truth")
            out.append(f"@param {{{self._type(found)}}} {name}" + ("" if plain else f" {words}"))
        back = signature.given_back
        types = [self._type(found) for found in back]
        shown = types[0] if len(types) == 1 else f"[{', '.join(types)}]"
        out.append(f"@returns {{{shown}}} {gives(symbols, signature.results, back)}".rstrip())
        first, *rest = commented(out)
        return ["/**", f" * {first.removeprefix('/* ')}", *(line.rstrip() for line in rest)]

    def _type(self, found: Type) -> str:
        if type(found) is not Array:
            return self.types[str(found)]
        return "boolean[]" if found.kind == "bool" else "Float64Array"

    def given_back(self, values: Sequence[tuple[str, Type]]) -> str:
        shown = [text for text, _ in values]
        return f"return {shown[0]};" if len(shown) == 1 else f"return [{', '.join(shown)}];"

    def invoked(
        self, function: str, arguments: Sequence[str], places: Sequence[tuple[str, Type]]
    ) -> list[Line]:
        call = f"{function}({', '.join(arguments)})"
        arrays = any(type(found) is Array for _, found in places)
        if len(places) == 1:
            return [self._taken(*places[0], call)]
        if not arrays:
            return [f"[{', '.join(place for place, _ in places)}] = {call};"]
        parts = [
            self._taken(place, found, f"{GIVEN_BACK}[{k}]")
            for k, (place, found) in enumerate(places)
        ]
        return [Block("", [f"const {GIVEN_BACK} = {call};", *parts])]

    def _taken(self, place: str, found: Type, value: str) -> str:
        return f"copy({value}, {place});" if type(found) is Array else f"{place} = {value};"

    def unread(self, name: str) -> str:
        return ""


LANGUAGE = JavaScript()


def is_kept(name: str) -> bool:
    """Whether JavaScript keeps a name for itself."""
    return name in RESERVED
