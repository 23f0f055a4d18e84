"""The values that a command line binds to inputs.

`x=3`, `x=pi/2`, `x=[1,2]`, `w=@w.npy`, and grids: `x=0:10:0.5`, `x=linspace(0, 1, 101)`.  What is
not a number is a constant expression of the language, which the caller evaluates: its value may be
an array, `v=zeros(3)`, and array(linspace(0, 1, 5)) is no grid.  A number may have a standard
uncertainty, as the GUM (7.2.2) writes it: `x=5.007±0.002`, `x=5.007+/-0.002`, `x=5.007(2)`.
"""

import re
from collections.abc import Callable, Iterable
from os.path import exists, expanduser, isfile, splitext
from typing import Any

from gradcli.data.lists import DEPTH, MAX_ELEMENTS, ragged
from gradcli.data.numbers import number
from gradcli.errors import Diagnostic, Source

GRID_POINTS = 1_000_000
POINTS = 101  # of a grid without a step: 100 steps
GRID = "a grid is start:stop:step"
NO_NAME = frozenset(" \t\n/+-*%^@<>!&|~()[]{}:;\"'#")  # what operators, brackets and paths have
OTHER = re.compile(r"\s*[^\W\d]\w*=(?!=)")
OTHERS = re.compile(r",\s*(?=[^\W\d]\w*=)")  # commas between bindings
GROUPED = re.compile(r"[+-]?[0-9]{1,3}(?:,[0-9]{3})+(?:\.[0-9]+)?")  # 1,000,000.50
ENTRY = re.compile(r"""["']?(\w+)["']?\s*:\s*(\[[^\]]*\]|[^,{}\[\]]+)""")  # of a dict: "a": 3
GROUPED_BY_DOTS = re.compile(r"[+-]?[0-9]{1,3}(?:\.[0-9]{3})+,[0-9]+")  # 1.000.000,50
DECIMAL_COMMA = re.compile(r"[+-]?[0-9]+,[0-9]+")
LINSPACE = re.compile(r"(?:np\.|jnp\.)?linspace\((.*)\)", re.DOTALL)
# A number and what follows as units do, 3kg and 2 m/s, but for a constant: 2pi is a product.
WITH_UNIT = (
    r"([+-]?[0-9.]+(?:[eE][+-]?[0-9]+)?)\s*"
    r"((?!(?:pi|e|inf|nan|j)\b)°?[A-Za-zµμΩ][\w°²³·/^-]*)"
)
PLUS_MINUS = re.compile(r"±|\+/-")
# 5.007(2): of the last digits; 5.007(0.002) in full; each with a power of ten behind it or none
CONCISE = r"([+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+))\(([0-9]+(?:\.[0-9]+)?)\)([eE][+-]?[0-9]+)?"
SCALED = r"\((.*)\)([eE][+-]?[0-9]+)"  # (5.007±0.002)e3
DOTS = r"([+-]?[0-9]+(?:\.[0-9]+)?)\.\.+([+-]?[0-9]+(?:\.[0-9]+)?)"  # 0..6

Evaluate = Callable[[str], Any]  # the value of a constant expression of the language


class Steps:
    """A grid of values start + i*step, `count` of them; the last is `stop` where that is given."""

    __slots__ = ("start", "step", "count", "stop")

    def __init__(self, start, step, count: int, stop=None):
        self.start, self.step, self.count, self.stop = start, step, count, stop

    def __iter__(self):
        last = self.count if self.stop is None else self.count - 1
        yield from (self.start + i * self.step for i in range(last))
        if self.stop is not None:
            yield self.stop

    def __len__(self) -> int:
        return self.count


class Uncertain:
    """A number, or a nested list of numbers, and the standard uncertainty of each."""

    __slots__ = ("value", "u")

    def __init__(self, value, u):
        self.value, self.u = value, u


def has_uncertainty(text: str) -> bool:
    """Whether the text of a value is that of an uncertain one."""
    return PLUS_MINUS.search(text) is not None or re.fullmatch(CONCISE, text) is not None


def is_uncertain(point: dict[str, Any]) -> bool:
    """Whether one of the values has an uncertainty."""
    return any(isinstance(value, Uncertain) for value in point.values())


def _apart(value) -> Any:
    """A nested list in which numbers are uncertain as one Uncertain; any other as it is."""
    return Uncertain(_each(value, "value"), _each(value, "u")) if _has_uncertain(value) else value


def _has_uncertain(value) -> bool:
    return isinstance(value, Uncertain) or (
        isinstance(value, list) and any(map(_has_uncertain, value))
    )


def _each(value, part: str):
    """The values, or the uncertainties, of a nested list; a number that has none has 0."""
    if isinstance(value, list):
        return [_each(item, part) for item in value]
    if isinstance(value, Uncertain):
        return getattr(value, part)
    return value if part == "value" else 0.0


def is_binding(word: str) -> bool:
    """Whether a positional word is NAME=VALUE: it has a `=`, which no path and no program precedes.

    `y = x^2`, with blanks, and `y=x^2; y*3` are programs; `x==3` is a binding that cannot be read.
    """
    name, equals, value = word.partition("=")
    if not equals or not (name.isidentifier() or NO_NAME.isdisjoint(name)):
        return False
    return value.startswith("@") or not _ends_statement(value)


def _ends_statement(value: str) -> bool:
    """Whether another statement follows in a text: after a `;` or a line end outside brackets."""
    depth = 0
    for sign in value.strip():
        depth += (sign in "[({") - (sign in "])}")
        if depth <= 0 and sign in ";\n":
            return True
    return False


def file_bound(word: str) -> str | None:
    """The file that `NAME=@FILE` and `NAME=@FILE:COLUMN` read, - for standard input; None of
    another value."""
    return _file_and_column(word)[0] if word.partition("=")[2][:1] == "@" else None


def _file_and_column(word: str) -> tuple[str, str]:
    """The file of a value, and the column of it that is meant, "" where it is an array."""
    path, column = word.partition("=")[2][1:], ""
    if path[:1] == "~" and not exists(path):  # the shell expands it after a blank only
        path = expanduser(path)
    if ":" in path and not exists(path):
        file, _, name = path.rpartition(":")
        if file == "-" or exists(file) or _is_table(file):
            path, column = file, name
    return path, column


def _is_table(file: str) -> bool:
    """Whether a file has the name of a table, be it there or not: what follows it is a column."""
    from gradcli.data.rows.formats import by_suffix

    return by_suffix(file) is not None


def read_bindings(
    words: Iterable[str],
    evaluate: Evaluate,
    max_elements: int = MAX_ELEMENTS,
    texts: bool = False,
) -> dict[str, Any]:
    """The value of each name: a number, a nested list of numbers, a file's array, `Steps`, or
    `Uncertain`; where `texts`, a word that has no value is a text.

    Raises E0003 at the character where a binding cannot be read; a file may hold at most
    `max_elements` numbers.
    """
    point: dict[str, Any] = {}
    for word in words:
        name, value = read_binding(word, evaluate, max_elements, texts)
        if name in point:
            raise _error(f"'{name}' is bound twice", word, 0, len(name), "bind each name once")
        point[name] = value
    grids = [value for value in point.values() if isinstance(value, Steps)]
    count = 1
    for grid in grids:
        count *= len(grid)
    if count > GRID_POINTS:
        raise Diagnostic(
            "E0003",
            f"the grid has {count} points, more than {GRID_POINTS}",
            help="take larger steps, or fewer grids at once",
        )
    return point


def read_binding(
    word: str, evaluate: Evaluate, max_elements: int = MAX_ELEMENTS, texts: bool = False
) -> tuple[str, Any]:
    """The name and the value of `NAME=VALUE`, as `read_bindings`."""
    name, _, text = word.partition("=")
    if not name.strip():
        raise _error("there is no name before '='", word, 0, 1, "write NAME=VALUE, such as x=3")
    if not name.isidentifier():
        message = f"'{name}' cannot be the name of an input"
        raise _error(message, word, 0, len(name), "write NAME=VALUE, such as x=3")
    if not text.strip():
        message = f"'{name}' has an empty value"
        raise _error(message, word, len(word) - 1, len(word), f"write a number, such as {name}=3")
    if text.startswith("="):
        start = len(name)
        help = f"write {name}{text}; a comparison is a program with blanks: '{name} == {text[1:]}'"
        raise _error("a binding has one '='", word, start, start + 2, help)
    reader = _Reader(name, word, evaluate, texts)
    if text.startswith("@"):
        return name, reader.file(len(name) + 1, len(word), max_elements)
    return name, reader.value(len(name) + 1, len(word))


class _Reader:
    """Reads the value in word[start:end]; its errors point into the word."""

    __slots__ = ("name", "word", "evaluate", "texts")

    def __init__(self, name: str, word: str, evaluate: Evaluate, texts: bool):
        self.name, self.word, self.evaluate, self.texts = name, word, evaluate, texts

    def value(self, start: int, end: int) -> Any:
        start, end = self.stripped(start, end)
        bindings = self.split(start, end, ",") if "=" in self.word[start:end] else []
        if any(OTHER.match(self.word, low) for low, _ in bindings[1:]):
            help = f"write {OTHERS.sub(' ', self.word)}"
            raise self.error("bindings stand apart by blanks", start, end, help)
        if self.word[start] == "{":
            raise self.of_dict(start, end)
        if self.word[start] == "[":
            value = self.items(start, end, 0)
            fault = ragged(value)
            if fault:
                raise self.error(f"the list of '{self.name}' is ragged: {fault}", start, end)
            return _apart(value)
        match = LINSPACE.fullmatch(self.word, start, end)
        if match and self.closing(match.start(1) - 1, end) == end - 1:
            return self.linspace(self.split(*match.span(1), ","), start, end)
        parts = self.split(start, end, ":")
        if len(parts) > 1:
            return self.grid(parts, start, end)
        parts = self.split(start, end, ",")
        if len(parts) > 1:
            message, help = self.commas(self.word[start:end])
            raise self.error(message, start, end, help)
        return self.uncertain(start, end) or self.number(start, end, arrays=True)

    def of_dict(self, start: int, end: int) -> Diagnostic:
        """The error of a dict, with the inputs and the line that make one of numbers."""
        text = self.word[start:end]
        found = [(k, v) for k, v in ENTRY.findall(text) if k.isidentifier() and "{" not in text[1:]]
        found = found or [("a", "3")]
        names = [f"{self.name}_{key}" for key, _ in found]
        values = [value.replace(" ", "") for _, value in found]
        given = " ".join([f"{n}={value}" for n, value in zip(names, values)])
        made = ", ".join([f'"{key}": {n}' for n, (key, _) in zip(names, found)])
        return self.error(
            f"'{self.name}' is given a dict: an input is a number or a list",
            start,
            end,
            f"give its numbers, {given}, to a program that begins with {self.name} = {{{made}}}; "
            f"for a function of a file, to one that calls it with {{{made}}}",
        )

    def commas(self, text: str) -> tuple[str, str]:
        """What is wrong with a value that has commas outside of brackets, and what to write."""
        name = self.name
        if text.endswith(","):
            help = f"bindings stand apart by blanks: {name}={text[:-1]}"
            return "a value ends without a comma", help
        if GROUPED_BY_DOTS.fullmatch(text):
            number = text.replace(".", "").replace(",", ".")
            return "a decimal point is a dot, and thousands have none", f"write {name}={number}"
        help = f"{name}=[{text}]"
        if DECIMAL_COMMA.fullmatch(text):
            help += f"; a decimal point is a dot: {name}={text.replace(',', '.')}"
        if GROUPED.fullmatch(text):
            help = f"write {name}={text.replace(',', '')}; a list has brackets: {help}"
            return "a number has no commas", help
        return "a list of values stands in brackets", help

    def file(self, start: int, end: int, max_elements: int) -> Any:
        """The array in the file that word[start:end], an @ and a path, names, or the column."""
        if end == start + 1:
            help = f"write {self.name}=@values.csv"
            raise self.error(f"'{self.name}': no file is named after the @", start, end, help)
        path, column = _file_and_column(self.word)
        try:
            if column:
                from gradcli.data.rows.columns import Table

                return Table(path).read((column,), max_elements)[column]
            from gradcli.data.files import read_array

            return read_array(path, max_elements)
        except Diagnostic as d:
            d.message = f"'{self.name}': {d.message}"
            raise d.located((start, end), Source(self.word, "<binding>")) from None

    def items(self, start: int, end: int, depth: int) -> list:
        """The nested list in word[start:end], which begins with a bracket."""
        if depth >= DEPTH:
            raise self.error(f"the list is nested more than {DEPTH} deep", start, start + 1)
        close = self.closing(start, end)
        if close + 1 < end:
            raise self.error("there is more after the list", close + 1, end)
        if not self.word[start + 1 : close].strip():
            return []
        values: list[Any] = []
        for low, high in self.split(start + 1, close, ","):
            low, high = self.stripped(low, high)
            if low == high:
                raise self.error("a value is missing here", low, low + 1)
            if self.word[low] == "[":
                values.append(self.items(low, high, depth + 1))
            else:
                values.append(self.uncertain(low, high) or self.number(low, high))
        return values

    def closing(self, start: int, end: int) -> int:
        """Where the bracket at `start` closes."""
        depth = 0
        for i in range(start, end):
            depth += (self.word[i] in "[(") - (self.word[i] in "])")
            if depth == 0:
                return i
        raise self.error("'[' is never closed", start, start + 1, f"{self.word}]")

    def grid(self, parts: list[tuple[int, int]], start: int, end: int) -> Steps:
        """The grid start:stop:step; its stop is a point of it where the steps reach it.

        Without a step it has POINTS points, of which the stop is the last.
        """
        if not 2 <= len(parts) <= 3 or any(not self.word[a:b].strip() for a, b in parts):
            raise self.error(GRID, start, end, f"write {self.name}=0:10:0.5 for 0, 0.5, … 10")
        if len(parts) == 2:
            return self.even(parts, start, end)
        first, stop, step = self.finite(parts)
        width = stop - first
        steps = width / step if step else 0.0
        if width and 0 <= steps < 1:
            self.check_order(first, stop, step, parts, start, end)
        if step == 0:
            help = f"write {self.name}=0:10:0.5 for 0, 0.5, … 10"
            raise self.error("the step of a grid cannot be 0", *parts[2], help)
        if width and 0 <= steps < 1:
            message = f"{GRID}: one step of {step} from {first} is past {stop}"
            raise self.error(message, start, end, f"write {self.name}={first} for one point")
        if steps < 0:
            raise self.error(
                f"steps of {step} from {first} never reach {stop}", start, end,
                "give the step the sign of stop - start",
            )  # fmt: skip
        if steps > GRID_POINTS:
            first, stop, _ = (self.word[a:b].strip() for a, b in parts)
            help = f"take larger steps, such as {self.name}={first}:{stop}:{width / 100:g}"
            raise self.error(f"the grid has more than {GRID_POINTS} points", start, end, help)
        return Steps(first, step, int(steps * (1 + 1e-12) + 1e-9) + 1)

    def even(self, parts: list[tuple[int, int]], start: int, end: int) -> Steps:
        """The grid start:stop."""
        first, stop = self.finite(parts)
        width = stop - first
        if not width:
            raise self.error(f"the grid is one point: {GRID}", start, end, f"{self.name}={first}")
        last = POINTS - 1
        if type(width) is int and width % last == 0:
            return Steps(first, width // last, POINTS)
        return Steps(float(first), width / last, POINTS, float(stop))

    def check_order(self, first, second, third, parts, start: int, end: int) -> None:
        """Raise where a grid that is no start:stop:step is one as start:step:stop, and perhaps as
        start:stop:count."""
        steps = (third - first) / second if second else 0.0
        if 1 <= steps <= GRID_POINTS:
            low, step, stop = (self.word[a:b].strip() for a, b in parts)
            count = int(steps * (1 + 1e-12) + 1e-9) + 1
            help = f"write {self.name}={low}:{stop}:{step} for {count} points"
            if type(third) is int and third > 1:
                even = f"'{self.name}=linspace({low},{step},{stop})'"
                help = f"{even} has {third} points up to {step}; {help} up to {stop}"
            raise self.error(GRID, start, end, help)

    def linspace(self, parts: list[tuple[int, int]], start: int, end: int) -> Steps:
        """The grid linspace(start, stop, count), whose ends are both points of it."""
        if len(parts) != 3 or any(not self.word[a:b].strip() for a, b in parts):
            help = f"write {self.name}=linspace(0, 1, 101) for 0, 0.01, … 1"
            raise self.error("a grid is linspace(start, stop, count)", start, end, help)
        first, stop, count = self.finite(parts)
        if type(count) is not int or not 1 <= count <= GRID_POINTS:
            message = f"a grid takes a whole number of points, from 1 to {GRID_POINTS}"
            raise self.error(message, *self.stripped(*parts[2]))
        if count == 1:
            return Steps(float(first), 0.0, 1)
        return Steps(float(first), (stop - first) / (count - 1), count, float(stop))

    def finite(self, parts: list[tuple[int, int]]) -> list:
        """The numbers of a grid."""
        parts = [self.stripped(a, b) for a, b in parts]
        for a, b in (self.stripped(*part) for part in parts):
            if PLUS_MINUS.search(self.word, a, b):
                raise self.error("the numbers of a grid have no uncertainty", a, b)
        values = [self.number(a, b) for a, b in parts]
        for value, (a, b) in zip(values, parts):
            if isinstance(value, bool) or value - value != 0:
                raise self.error("a grid needs finite numbers", a, b)
        return values

    def uncertain(self, start: int, end: int) -> Uncertain | None:
        """The number with its uncertainty in word[start:end]; None of what has none."""
        text = self.word[start:end]
        concise = re.fullmatch(CONCISE, text)
        if concise is not None:
            digits, u, power = concise[1], concise[2], int((concise[3] or "e0")[1:])
            last = 0 if "." in u else len(digits.partition(".")[2])  # the place of the last digit
            return Uncertain(float(f"{digits}e{power}"), float(f"{u}e{power - last}"))
        scaled = re.fullmatch(SCALED, text)
        if scaled is not None and PLUS_MINUS.search(scaled[1]):
            inner = self.uncertain(start + 1, start + 1 + len(scaled[1]))
            assert inner is not None  # it has a sign
            power = int(scaled[2][1:])
            return Uncertain(_scaled(inner.value, power), _scaled(inner.u, power))
        signs = [match.span() for match in PLUS_MINUS.finditer(self.word, start, end)]
        if not signs:
            return None
        if len(signs) > 1:
            help = f"write {self.name}=5.007±0.002"
            raise self.error("a value has one uncertainty", *signs[1], help)
        low, high = signs[0]
        if self.word.count("(", start, low) != self.word.count(")", start, low):
            help = f"write {self.name}=5.007±0.002"
            raise self.error("an uncertainty stands behind a number", low, high, help)
        value = self.part(start, low, "there is no value before the uncertainty", signs[0])
        percent = self.word[start:end].endswith("%")
        missing = "there is no uncertainty after the sign"
        u = self.part(high, end - percent, missing, signs[0])
        if u < 0:
            where = self.stripped(high, end)
            raise self.error("a standard uncertainty is not negative", *where)
        return Uncertain(value, abs(value) * u / 100 if percent else u)

    def part(self, start: int, end: int, missing: str, sign: tuple[int, int]) -> Any:
        """One of the two numbers of an uncertain one, which are finite."""
        start, end = self.stripped(start, end)
        if start == end:
            raise self.error(missing, *sign, f"write {self.name}=5.007±0.002")
        value = self.number(start, end)
        if isinstance(value, bool) or value - value != 0:
            raise self.error("an uncertain value needs finite numbers", start, end)
        return value

    def number(self, start: int, end: int, arrays: bool = False) -> Any:
        """The number in word[start:end]: a literal, or a constant expression's value.

        An expression's value may be an array where `arrays`, such as that of zeros(3).
        """
        text = self.word[start:end]
        try:
            value = number(text)
        except OverflowError as error:
            raise self.error(str(error), start, end, "write inf for infinity") from None
        if value is not None:
            return value
        if text.startswith("@"):
            help = f"a file gives the whole value: {self.name}=@values.csv"
            raise self.error("a file stands alone after the =", start, end, help)
        if re.fullmatch(r"[0-9_.eE+-]*[0-9_.]", text) and "_" in text:
            message = f"'{text}' is not a number: digits are not grouped by '_' here"
            raise self.error(message, start, end)
        sign = PLUS_MINUS.search(text)
        if sign:
            help = f"write {self.name}=5.007±0.002"
            place = start + sign.start(), start + sign.end()
            raise self.error("an uncertainty stands behind a number", *place, help)
        value = self.constant(text, start, end, self.texts and arrays)
        if arrays and type(value) is str:  # which a function of a file may take
            return value
        if arrays and getattr(getattr(value, "dtype", None), "kind", "") in ("f", "i", "u", "b"):
            return value
        if not isinstance(value, (bool, int, float)):
            message = f"the value of '{self.name}' is not a number: {text}"
            help = f"an array is written {self.name}=[1,2] or read, {self.name}=@values.csv"
            raise self.error(message, start, end, help)
        return value

    def constant(self, text: str, start: int, end: int, texts: bool) -> Any:
        """The value of a constant expression; of a word without one, where `texts`, the word."""
        help: str | None
        try:
            return self.evaluate(text)
        except Diagnostic as d:
            if _names_file(text):
                help = f"to read the file write {self.name}=@{text}"
                raise self.error(f"'{text}' is a file, not a value", start, end, help) from d
            if text.isidentifier():
                help = f"""{d.help}; a text, for a function of a file: '{self.name}="{text}"'"""
                help = "write True" if text.lower() in ("true", "yes", "on") else help
                if texts and help != "write True":
                    return text
                message = f"the value of '{self.name}' is not a number: {text}"
                raise self.error(message, start, end, help) from d
            meant = self.with_unit(text) or self.range_of_dots(text)
            if meant:
                raise self.error(meant[0], start, end, meant[1]) from d
            low, high = d.span or (0, len(text))
            raise self.error(
                f"'{text[:60]}' is no value of '{self.name}': {d.message}",
                start + min(low, len(text)), start + max(low + 1, min(high, len(text))), d.help,
                d.label,
            ) from d  # fmt: skip

    def with_unit(self, text: str) -> tuple[str, str] | None:
        """What is wrong with `3kg` or `2 m/s`, and what to write; None of what has no unit."""
        found = re.fullmatch(WITH_UNIT, text)
        if found is None:
            return None
        number, unit = found.groups()
        message = f"the value of '{self.name}' has a unit, '{unit}'"
        right = f"{self.name}={number}" if self.word.endswith(f"={text}") else number
        return message, f"values are numbers, in units that fit together: {right}"

    def range_of_dots(self, text: str) -> tuple[str, str] | None:
        """As `with_unit`, of a range such as `0..6`."""
        found = re.fullmatch(DOTS, text)
        grid = found and f"{self.name}={found[1]}:{found[2]}"
        return ("a grid has ':' between its ends", f"write {grid}") if grid else None

    def split(self, start: int, end: int, separator: str) -> list[tuple[int, int]]:
        """The places in word[start:end] between separators outside all brackets."""
        parts, depth, low = [], 0, start
        for i in range(start, end):
            depth += (self.word[i] in "[(") - (self.word[i] in "])")
            if depth == 0 and self.word[i] == separator:
                parts.append((low, i))
                low = i + 1
        return [*parts, (low, end)]

    def stripped(self, start: int, end: int) -> tuple[int, int]:
        while start < end and self.word[start] == " ":
            start += 1
        while end > start and self.word[end - 1] == " ":
            end -= 1
        return start, end

    def error(
        self, message: str, start: int, end: int, help: str | None = None, label: str = ""
    ) -> Diagnostic:
        return _error(message, self.word, start, end, help, label)


def _scaled(x: float, power: int) -> float:
    """x times that power of ten, as it reads in decimal digits."""
    from decimal import Decimal

    return float(Decimal(repr(float(x))).scaleb(power))


def _names_file(text: str) -> bool:
    """Whether what is no value names a file, by a suffix that is read or by being there."""
    from gradcli.data.files import READERS

    return splitext(text)[1].lower() in READERS or isfile(text)


def _error(
    message: str, word: str, start: int, end: int, help: str | None = None, label: str = ""
) -> Diagnostic:
    source = Source(word, "<binding>")
    return Diagnostic("E0003", message, (start, end), label, help, source)
