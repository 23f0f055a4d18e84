"""Diagnostics: what is wrong, where, and what would work.

A `Diagnostic` is raised where the fault is found and carries everything its renderers need; it
imports nothing, so that every room can raise one.  The shape on the screen is rustc's:

    error[E0102]: unknown function 'sinn'
     --> f.expr:1:1
      |
    1 | sinn(x)
      | ^^^^ no function has this name
      |
      = help: did you mean 'sin'?
"""

SESSION = "<session>"  # the name of a source that ends in what was entered last
CLAUSES = ("else", "elif ", "except", "finally")  # what goes on with a statement
Span = tuple[int, int]  # start and end offsets into Source.text; the end is exclusive

# Code -> title.  E00 the command line, E01 the text of a program, E02 its run.
CODES: dict[str, str] = {
    "E0001": "the command line does not say what to do",
    "E0002": "an option has a value it cannot take",
    "E0003": "a binding cannot be read",
    "E0004": "a file cannot be read or written",
    "E0005": "an input has no value",
    "E0006": "a binding names nothing in the program",
    "E0007": "--wrt or --of names something the program does not have",
    "E0008": "a declaration beside the program does not fit it",
    "E0100": "the program is not written in the language",
    "E0101": "a name is not defined",
    "E0102": "a function is not known",
    "E0103": "a call does not fit its function",
    "E0104": "the construct is not part of the language",
    "E0105": "a character is not allowed in a program",
    "E0106": "the program is empty",
    "E0107": "the program has no value to differentiate",
    "E0108": "the program cannot be differentiated as a program",
    "E0109": "the program cannot be printed for a target",
    "E0200": "the program failed while it ran",
    "E0201": "a value does not fit where it is used",
    "E0202": "an index or a shape does not fit",
    "E0203": "an integer is too large",
    "E0204": "a name was read before it had a value",
    "E0206": "a limit was reached",
    "E0207": "a result is not finite or not connected",
    "E0208": "an assertion failed",
    "E0209": "the program raised an exception",
    "E0210": "a derivative is not provided",
    "E0211": "a derivative is not the slope of its function",
    "E0212": "a search has not found what it looked for",
    "E0213": "rows of a file have no results",
    "E0214": "a question is not decided by any number of digits",
    "E0215": "digits cannot be proven",
}

MOST_ERRORS = 20  # of one text that are shown

# The exceptions that a program may name: each -> the one that it is a kind of, as in Python.
EXCEPTIONS: dict[str, str | None] = {
    "Exception": None,
    "ArithmeticError": "Exception",
    "FloatingPointError": "ArithmeticError",
    "OverflowError": "ArithmeticError",
    "ZeroDivisionError": "ArithmeticError",
    "AssertionError": "Exception",
    "AttributeError": "Exception",
    "ImportError": "Exception",
    "ModuleNotFoundError": "ImportError",
    "LookupError": "Exception",
    "IndexError": "LookupError",
    "KeyError": "LookupError",
    "NameError": "Exception",
    "UnboundLocalError": "NameError",
    "RuntimeError": "Exception",
    "NotImplementedError": "RuntimeError",
    "RecursionError": "RuntimeError",
    "StopIteration": "Exception",
    "TypeError": "Exception",
    "ValueError": "Exception",
    "np.linalg.LinAlgError": "ValueError",
    "tf.errors.OpError": "Exception",
    "tf.errors.InvalidArgumentError": "tf.errors.OpError",
    "tf.errors.InternalError": "tf.errors.OpError",
    "tf.errors.NotFoundError": "tf.errors.OpError",
    "tf.errors.OutOfRangeError": "tf.errors.OpError",
    "tf.errors.UnimplementedError": "tf.errors.OpError",
    "tf.errors.FailedPreconditionError": "tf.errors.OpError",
}
# Code -> the exception that Python raises there, unless the place of the fault says another.
# What is missing here no program can catch: wrong text, a limit, what --strict refuses.
RAISED: dict[str, str] = {
    "E0103": "TypeError",
    "E0200": "Exception",
    "E0201": "TypeError",
    "E0202": "ValueError",
    "E0203": "OverflowError",
    "E0204": "NameError",
    "E0208": "AssertionError",
    "E0209": "Exception",
    "E0210": "NotImplementedError",
}


class Source:
    """A program's text and where it came from; turns offsets into lines and columns.

    The text may be that of several files behind one another: `joined` has where each of those
    behind the first begins, and its name.
    """

    __slots__ = ("_starts", "joined", "name", "text")

    def __init__(self, text: str, name: str = "<program>"):
        self.name, self.text = name, text
        self._starts: list[int] | None = None
        self.joined: list[tuple[int, str]] = []

    def join(self, other: "Source") -> int:
        """Put the text of another file behind this one; where it begins."""
        self.text += "\n" * (not self.text.endswith("\n"))
        self.joined.append((len(self.text), other.name))
        self.text, self._starts = self.text + other.text, None
        return self.joined[-1][0]

    def file(self, offset: int) -> tuple["Source", int]:
        """The file that an offset lies in, and where that begins in this text."""
        if not self.joined:
            return self, 0
        end = len(self.text)
        for start, name in reversed(self.joined):
            if offset >= start:
                return Source(self.text[start:end], name), start
            end = start
        return Source(self.text[:end], self.name), 0

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of `offset`, both counted from 1."""
        from bisect import bisect_right

        line = bisect_right(self.starts, offset)
        return line, offset - self.starts[line - 1] + 1

    def place(self, offset: int) -> str:
        """The line of `offset`, as a sentence names it: `line 3`.

        In a session lines are counted from the entry, and one before it is named by its text; a
        line of another file is named with that.
        """
        file, start = self.file(offset)
        if start:
            return f"line {file.position(offset - start)[0]} of {file.name}"
        line, entered = self.position(offset)[0], self.position(self.entered)[0]
        if offset >= self.entered:
            return f"line {line - entered + 1}"
        text = self.line(line).strip()
        return f"'{text if len(text) < 40 else f'{text[:30]}…'}'"

    @property
    def entered(self) -> int:
        """Where the last statement of a session begins, which was entered now; 0 elsewhere."""
        if self.name != SESSION:
            return 0
        first, depth = 0, 0
        for i, line in enumerate(self.text.split("\n")):
            goes_on = line[:1] in ("", " ", "\t", "#") or line.startswith(CLAUSES)
            first = first if depth > 0 or goes_on else i
            depth += sum(map(line.count, "([{")) - sum(map(line.count, ")]}"))
        return self.starts[first]

    @property
    def starts(self) -> list[int]:
        """The offset at which each line begins."""
        if self._starts is None:
            self._starts = [0] + [i + 1 for i, c in enumerate(self.text) if c == "\n"]
        return self._starts

    def line(self, number: int) -> str:
        """The text of line `number`, counted from 1, without its end."""
        lines = self.text.split("\n")
        return lines[number - 1].rstrip("\r") if number <= len(lines) else ""


class Diagnostic(Exception):
    """An error to show a user.

    `code` is a key of CODES, `message` one sentence, `span` the place in `source`, `label` the
    words under the carets, `help` what would work, `seconds` further (span, label) places.
    `exception` is the name by which a program may catch it, or None: CPython's for the same fault.
    `calls` are the (span, name) of the calls it came out of, the innermost first; `failure` is it
    as a value of the program, once the program has one.  `others` are the further errors of the
    same text, up to MOST_ERRORS of them.
    """

    def __init__(
        self,
        code: str,
        message: str,
        span: Span | None = None,
        label: str = "",
        help: str | None = None,
        source: Source | None = None,
        seconds: tuple[tuple[Span, str], ...] = (),
        exception: str | None = None,
    ):
        super().__init__(message)
        self.code, self.message, self.span, self.label = code, message, span, label
        self.help, self.source, self.seconds = help, source, seconds
        self.exception = exception or RAISED.get(code)
        self.failure: object = None
        self.others: tuple[Diagnostic, ...] = ()
        self.calls: list[tuple[Span | None, str]] = []

    @property
    def exit_code(self) -> int:
        """2 when the command line or the program's text is wrong, 1 when its run failed."""
        return 1 if self.code.startswith("E02") else 2

    def is_a(self, exception: str) -> bool:
        """Whether `except` with the name of that exception catches it."""
        kind = self.exception
        while kind is not None and kind != exception:
            kind = EXCEPTIONS[kind]
        return kind is not None

    def __reduce__(self):
        made = (self.code, self.message, self.span, self.label, self.help, self.source)
        return type(self), (*made, self.seconds, self.exception)

    def located(self, span: Span | None, source: Source | None = None) -> "Diagnostic":
        """This diagnostic with its place filled in where it has none yet: the innermost wins."""
        self.span = span if self.span is None else self.span
        self.source = source if self.source is None else self.source
        return self


class OutOfTime(BaseException):
    """A deadline has passed; `error` says which.  No `except` of a room takes it for a fault."""

    def __init__(self, error: Diagnostic):
        super().__init__(error.message)
        self.error = error


BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


def uncontrolled(text: str) -> str:
    """What a program prints, as a terminal takes it: its lines and tabs, and no other control.

    A character that would move the cursor, change colours or turn the direction of writing is
    shown as an escape.
    """
    if text.isprintable():
        return text
    return "".join([c if c in "\n\t" or not _controls(c) else _escape(c) for c in text])


def _controls(c: str) -> bool:
    return c < " " or "\x7f" <= c < "\xa0" or c in BIDI


def _escape(c: str) -> str:
    return c.encode("unicode_escape").decode()


def nearest(name: str, known, limit: int = 1, edits: int | None = None) -> list[str]:
    """The names in `known` that a reader may have meant by `name`, best first.

    They differ by at most `edits` slips: a letter more, less or other, or two that changed places.
    Without `edits` it is one in a name of up to 4 letters, two up to 8, three in a longer one.
    """
    if edits is None:
        edits = 1 + (len(name) > 4) + (len(name) > 8)
    word = name.lower()
    found: list[tuple[int, int, int, str]] = []
    for other in dict.fromkeys(known):
        close = other.lower()
        if abs(len(close) - len(word)) > edits:
            continue
        slips = _slips(word, close)
        if slips <= edits and slips < max(len(word), len(close)) and other != name:
            found.append((slips, _letters_apart(word, close), len(found), other))
    return [other for *_, other in sorted(found)[:limit]]


def _slips(a: str, b: str) -> int:
    """How many letters are added, left out, changed or swapped with their neighbour from a to b."""
    above: list[int] = []
    before = list(range(len(b) + 1))
    for i, x in enumerate(a):
        row = [i + 1]
        for j, y in enumerate(b):
            count = min(before[j + 1] + 1, row[j] + 1, before[j] + (x != y))
            if i and j and x == b[j - 1] and y == a[i - 1]:
                count = min(count, above[j - 1] + 1)
            row.append(count)
        above, before = before, row
    return before[-1]


def _letters_apart(a: str, b: str) -> int:
    """How many letters one has and the other lacks: the less, the likelier a slip of the finger."""
    return sum(abs(a.count(c) - b.count(c)) for c in {*a, *b})


def unreadable(path: str, error: Exception) -> Diagnostic:
    """E0004: why the file could not be read, by the OSError or ValueError that it ended in."""
    if isinstance(error, IsADirectoryError):
        return Diagnostic("E0004", f"'{path}' is a directory, not a file")
    if isinstance(error, FileNotFoundError):
        from os.path import isfile, join, split

        file, _, method = path.rpartition(":")
        if isfile(file) and "." in method:
            return Diagnostic(
                "E0007",
                f"{method!r} is a method: FILE:FUNC is of a function",
                help="write a function of the file that calls it, def f(x): …, and name that",
            )
        folder, name = split(path)
        close = nearest(name, _files_in(folder))
        help = f"did you mean '{join(folder, close[0])}'?" if close else None
        return Diagnostic("E0004", f"no such file: '{path}'", help=help)
    reason = getattr(error, "strerror", None) or str(error)
    return Diagnostic("E0004", f"cannot read '{path}': {reason.lower()}")


def _files_in(folder: str) -> list[str]:
    from os import scandir

    try:
        return [entry.name for entry in scandir(folder or ".") if entry.is_file()]
    except (OSError, ValueError):
        return []
