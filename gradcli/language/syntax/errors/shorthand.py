"""A line of shorthand as the program that it stands for: `2x sin^2 x` is `2*x*sin(x)^2`.

What people write on paper, in LaTeX or for other calculators has mostly one meaning: products
without a sign, functions without brackets, |x|, x!, 5%, 30°, \\frac{a}{b}.  A line is read here
with all of these, and given back in the words of the language; where two readings are possible
(1/2x, sin x y) there is none.  It serves the help of errors alone: nothing of it is ever run.
"""

import re

from gradcli.language.names.builtins import BUILTINS
from gradcli.language.syntax.errors.other_languages import WORDS as OPENING
from gradcli.language.syntax.text import ROOT, SUPERSCRIPTS
from gradcli.ops.libraries.names import function

_LEXEME = re.compile(
    rf"\s+|\\[A-Za-z]+|\\[,;! ]|[{SUPERSCRIPTS}⁺⁻]+|\d+(?:\.\d+|\.(?![\^*/\w]))?(?:[eE][-+]?\d+)?"
    rf"|\.\d+|[^\W\d{SUPERSCRIPTS}](?:(?![{SUPERSCRIPTS}])\w)*"
    r"|\.[\^*/]|\*\*|//|[=<>!:+\-*/^]=|->|."
)
_RAISED = re.compile(rf"[{SUPERSCRIPTS}⁺⁻]")
# Words of LaTeX -> what they stand for; \sin and its like are the names of functions.
LATEX = {
    "cdot": "*", "times": "*", "div": "/", "pm": None, "leq": "<=", "le": "<=", "geq": ">=",
    "ge": ">=", "neq": "!=", "ne": "!=", "infty": "inf", "left": "", "right": "", "quad": "",
    "mathrm": None, "ln": "ln", "arcsin": "asin", "arccos": "acos", "arctan": "atan",
}  # fmt: skip
# What else functions are called, and what `sin^-1` is.
SPELT = {"tg": "tan", "log_2": "log2", "log_10": "log10"}
INVERSE = {f: f"a{f}" for f in ("sin", "cos", "tan", "sinh", "cosh", "tanh")}
# Functions that are written without brackets, and whose letters run into what follows: sinx.
JOINED = (
    "sinh", "cosh", "tanh", "sin", "cos", "tan", "ln", "log10", "log2", "log", "exp", "sqrt", "abs",
)  # fmt: skip
FUNCTIONS_OF_USERS = ("f", "g", "h", "F", "G", "H", "phi", "psi", "u", "v")
CLOSE = {"(": ")", "[": "]", "{": "}"}
WORDS = {
    "and", "or", "not", "in", "is", "if", "else", "for", "while", "lambda", "def", "return",
    "import", "from", "as", "del", "raise", "try", "except", "with", "assert", "True", "False",
    "None", "mod", "where", "at", "then", "do", "lim", "dx", "to", "solve", *OPENING,
}  # fmt: skip


class _Unsure(Exception):
    """A line that has no reading, or more than one."""


def spelled_out(line: str, bound: frozenset[str] = frozenset(), valid: bool = False) -> str | None:
    """The line in the words of the language; None where that is unsure, or the line itself.

    `bound` are the names that the program gives a value, which are functions where they are called;
    `valid` where the line is a program already: then every call is one.
    """
    reader = _Reader(line.strip(), bound, valid)
    try:
        made = reader.all()
    except _Unsure:
        return None
    return made if made and made != line.strip() else None


class _Reader:
    """The lexemes of a line, read from left to right by recursive descent."""

    def __init__(self, line: str, bound: frozenset[str], valid: bool):
        line = line.strip("$")
        self.lexemes = [m[0] for m in _LEXEME.finditer(line)] + [""]
        self.bound, self.valid, self.at = bound, valid, 0
        self.called = False  # the last value is of a call or an index: one more may follow

    # -- lexemes --------------------------------------------------------------------------------
    @property
    def next(self) -> str:
        return self.lexemes[self.at]

    @property
    def beyond(self) -> str:
        """The next lexeme that is no blank."""
        return next(x for x in self.lexemes[self.at :] if not x.isspace())

    def take(self) -> str:
        if not self.next:
            raise _Unsure
        self.at += 1
        return self.lexemes[self.at - 1]

    def blanks(self) -> str:
        return self.take() if self.next.isspace() else ""

    def is_function(self, word: str) -> bool:
        return word in BUILTINS or word in SPELT or function(word) is not None

    def begins_value(self, word: str) -> bool:
        """Whether a value may begin with `word`; of a bar that depends on what is open."""
        if word in WORDS:
            return False
        return (
            word[:1].isalnum()
            or word in ("(", "_", ROOT)
            or (word[:1] == "\\" and self._is_name(word))
        )

    def _is_name(self, word: str) -> bool:
        return (word[1:].isalpha() and word[1:] not in LATEX) or word in ("\\infty", "\\ln")

    # -- sequences ------------------------------------------------------------------------------
    def all(self) -> str:
        made = self.sequence("")
        if self.next:
            raise _Unsure
        return made

    def sequence(self, closer: str) -> str:
        """Values and the signs between them, up to `closer`, which stays."""
        out: list[str] = []
        divided = False  # the last sign divides: a product without a sign may belong to it
        valued = False  # a value stands before
        while True:
            blank, word = self.blanks(), self.next
            if not word or (word == closer and (closer != "|" or valued)):
                out.append(blank if word else "")
                break
            opens = word == "|" and (not valued or out[-1].isdigit())
            if (self.begins_value(word) or opens) and valued:
                if divided or word[:1].isdigit() or (word == "(" and self.called):
                    raise _Unsure
                out += ["*", self.value()]
            elif self.begins_value(word) or opens or word == "[":
                out += [blank, self.value()]
                valued = True
            elif word == "," and not closer and self._is_point():
                raise _Unsure
            else:
                out += [blank, self.sign()]
                divided = word in ("/", "./", "//", "\\div") or (divided and not valued)
                valued = False
        return "".join(out)

    def _is_point(self) -> bool:
        """Whether a comma may be meant for the point of a number: 1,5."""
        before, after = self.lexemes[self.at - 1], self.lexemes[self.at + 1]
        return before[-1:].isdigit() and after[:1].isdigit()

    def sign(self) -> str:
        word = self.take()
        if word[:1] == "\\":
            plain = LATEX.get(word[1:], "" if not word[1:].isalpha() else None)
            if plain is None:
                raise _Unsure
            return plain
        if word in (".^", ".*", "./"):
            return word[1]
        if word in ("and", "or", "not", "!="):
            return word
        if word in CLOSE.values() or word in WORDS or word[0] in "\"'`?@#;&~|!$.":
            raise _Unsure
        return word

    # -- values ---------------------------------------------------------------------------------
    def value(self) -> str:
        """One factor with its powers: a number, a name, a call, what stands in brackets."""
        word, self.called = self.take(), False
        if word == ROOT:
            self.blanks()
            return ROOT + self.value()
        if word == "|":
            made = f"abs({self.sequence('|')})"
            self.close("|")
        elif word == "(":
            made = f"({self.sequence(')')})"
            self.close(")")
            self.called = False
            if made == "()":
                raise _Unsure
        elif word == "[":
            made = f"[{self.sequence(']')}]"
            self.close("]")
        elif word == "\\frac":
            above, below = self.braced(), self.braced()
            made = f"{_grouped(above)}/{_grouped(below)}"
        elif word[0].isdigit() or word[0] == ".":
            made = word
            if self.next[:1] in ("j", "J", "_") or (word == "0" and self.next[:1].isalpha()):
                raise _Unsure  # an imaginary number, 1_000, 0xff
        elif self.begins_value(word):
            made = self.named(word)
        else:
            raise _Unsure
        return self.behind(made)

    def close(self, closer: str) -> None:
        if self.take() != closer:
            raise _Unsure

    def braced(self) -> str:
        """What stands in the braces that come next."""
        self.blanks()
        self.close("{")
        made = self.sequence("}")
        self.close("}")
        return made

    def named(self, word: str) -> str:
        """A name, with what it is applied to where it is a function."""
        if word[0] == "\\":
            word = LATEX.get(word[1:]) or word[1:]
        if word.endswith("_") and self.next == "{":
            return word + self.braced()
        while self.next == "." and self.lexemes[self.at + 1].isidentifier():
            word += self.take() + self.take()
        plain = SPELT.get(word, word)
        if self.next == "[" and not self.is_function(word) and self.is_function(word.lower()):
            self.take()
            inner = self.sequence("]")
            self.close("]")
            return f"{word.lower()}({inner})"
        known = self.is_function(word) or word in self.bound or word in FUNCTIONS_OF_USERS
        if self.next == "(" and (known or "." in word or self.valid):
            self.take()
            inner = self.sequence(")")
            self.close(")")
            self.called = True
            return f"{plain}({inner})"
        if not self.is_function(word):
            if self.next == "(" and len(word) > 2:  # a function that is not known
                raise _Unsure
            return self.joined(word)
        return self.applied(word, plain)

    def applied(self, word: str, plain: str) -> str:
        """A function with what follows it without brackets: sin x, sin^2 x, exp^x."""
        if word == "sqrt" and self.next == "{":
            return f"sqrt({self.braced()})"
        if word == "exp" and self.next in ("^", "**"):
            self.take()
            exponent = self.braced() if self.next == "{" else _bare(self.exponent())
            if self.begins_value(self.beyond):
                raise _Unsure
            return f"exp({exponent})"
        power = self.power()
        if not power and not self.begins_value(self.beyond) and self.beyond not in ("|", "{"):
            return plain
        argument = self.braced() if self.beyond == "{" else self.argument()
        if power in ("-1", "(-1)") and plain in INVERSE:
            return f"{INVERSE[plain]}({argument})"
        return f"{plain}({argument})" + (f"^{power}" if power else "")

    def joined(self, word: str) -> str:
        """A name that is a function and its letter in one: sinx, sin2x."""
        if word in self.bound:
            return word
        for name in JOINED:
            rest = re.fullmatch(r"(\d*)([^\W\d]?|pi|theta)", word[len(name) :])
            if word.startswith(name) and rest and rest[0]:
                return f"{name}({'*'.join(filter(None, rest.groups()))})"
        return word

    def power(self) -> str:
        """The power behind the name of a function, sin^2 x; "" without one."""
        mark = self.at
        if _RAISED.match(self.next):
            return self.take().translate(_PLAIN)
        if self.next not in ("^", "**"):
            return ""
        self.take()
        if self.next == "{":
            power = _grouped(self.braced())
        else:
            power = (self.take() if self.next == "-" else "") + self.take()
        if not re.fullmatch(r"\(?-?\d+\)?", power):
            self.at = mark
            raise _Unsure
        return power

    def argument(self) -> str:
        """What a function without brackets is of: sin x, sin 2x, sin x^2, ln|x|."""
        self.blanks()
        if self.next == "(":
            self.take()
            inner = self.sequence(")")
            self.close(")")
            return inner
        made = self.value()
        follows = self.beyond
        if made[0].isdigit() and self.begins_value(follows) and not self.is_function(follows):
            self.blanks()
            made = f"{made}*{self.value()}"
            follows = self.beyond
        if self.begins_value(follows) and not self.is_function(follows):
            raise _Unsure
        return made

    def behind(self, made: str) -> str:
        """A value with what may stand behind it: powers, x!, 30°, 5%, indices and attributes."""
        while True:
            word, after = self.next, self.lexemes[self.at + 1] if self.next else ""
            if word == "!" and after != "=":
                self.take()
                made = f"factorial({_bare(made)})"
            elif word in ("^", "**", ".^"):
                self.take()
                self.raised(made)
                made += "^" if word == ".^" else word
                made += _grouped(self.braced()) if self.next == "{" else self.exponent()
            elif _RAISED.match(word):
                made += self.take()
            elif word == "°" or (self.beyond in ("deg", "degrees") and made[0].isdigit()):
                self.blanks()
                self.take()
                made = f"{made}*pi/180"
            elif word == "%" and not self.begins_value(self._after_percent()):
                self.take()
                made = f"{made}/100"
            elif word == "[" and (made[-1:].isalnum() or made[-1] in ")]_"):
                self.take()
                made += f"[{self.sequence(']')}]"
                self.close("]")
                self.called = True
            else:
                return made

    def exponent(self) -> str:
        sign = self.take() if self.next in ("+", "-") else ""
        made = self.value()
        if made.isidentifier() and self.next == "(":  # 2^x(y)
            raise _Unsure
        return sign + made

    def raised(self, base: str) -> None:
        """Raise at e^2x, which may be e^(2x)."""
        exponent, after = self.lexemes[self.at : self.at + 2] if self.next else ("", "")
        if (base == "e" or base[0].isdigit()) and exponent.isdigit() and self.begins_value(after):
            raise _Unsure

    def _after_percent(self) -> str:
        return next(x for x in self.lexemes[self.at + 1 :] if not x.isspace())


_PLAIN = str.maketrans(f"{SUPERSCRIPTS}⁺⁻", "0123456789+-")


def _grouped(text: str) -> str:
    """A part of a fraction or a power, in brackets where it needs them."""
    return text if re.fullmatch(r"\w+(?:\.\d+)?", text) else f"({text})"


def _bare(text: str) -> str:
    """A text without the brackets around all of it."""
    return text[1:-1] if re.fullmatch(r"\([^()]*\)", text) else text
