"""A reader of formulas in LaTeX, by the rules that readers of mathematics know: it computes them.

Letters next to one another are factors, a function takes the bracket after it, a sum over an index
takes the product after it, and \\cdot binds as a factor beside another does.  What is doubtful is
refused, or read as writers must not mean it: mod is looser than a sum, and nothing follows cases.
"""

import math
import operator
import re

TOKEN = re.compile(r"\\mathrm{\w+}|\\[a-zA-Z]+|\\[|]|\d+\.?\d*|\S")
FUNCTIONS = {
    "sin": math.sin, "cos": math.cos, "tan": math.tan, "sinh": math.sinh, "cosh": math.cosh,
    "tanh": math.tanh, "ln": math.log, "arctan": math.atan, "max": max, "min": min,
    "Gamma": math.gamma,
}  # fmt: skip
COMPARED = {
    "<": operator.lt, ">": operator.gt, r"\leq": operator.le, r"\geq": operator.ge,
    "=": operator.eq, r"\neq": operator.ne,
}  # fmt: skip
REPLACED = {
    r"\left|": r"\bar ", r"\right|": r"\endbar ",
    r"\begin{cases}": r"\cases ", r"\end{cases}": r"\end ", r"\text{if }": r"\if ",
    r"\text{otherwise}": r"\otherwise ", r"\\": r"\row ", r"\,": " ", r"\;": " ",
}  # fmt: skip
MOD = r"\mathrm{mod}"
OUTSIDE = (
    "",
    ")",
    "}",
    r"\endbar",
    ",",
    "&",
    r"\row",
    r"\end",
    r"\rfloor",
    *COMPARED,
)  # ends of a formula
ENDS = (*OUTSIDE, "+", "-", "/", MOD)  # what no factor begins with
GREEK = {r"\alpha": "alpha", r"\beta": "beta"}


def value(text: str, point: dict) -> float:
    """What a formula is at a point: letters with subscripts, as x_{1}, are names there."""
    for written, read in REPLACED.items():
        text = text.replace(written, read)
    tokens = [t for t in TOKEN.findall(text) if t not in (r"\left", r"\right")]
    reader = Reader(tokens, dict(point))
    found = reader.whole()
    assert reader.peek() == "", reader.tokens[reader.at :]
    return found


class Reader:
    """A place among tokens; each method reads one construct and gives its value."""

    def __init__(self, tokens: list[str], point: dict):
        self.tokens, self.point, self.at = tokens, point, 0

    def peek(self) -> str:
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self, want: str | None = None) -> str:
        token = self.peek()
        assert want in (None, token), (want, self.tokens[self.at :])
        self.at += 1
        return token

    def whole(self) -> float:
        total = self.sum()
        while self.peek() == MOD:
            self.take()
            total %= self.sum()
        return total

    def sum(self) -> float:
        sign = -1.0 if self.peek() == "-" else 1.0
        if sign < 0:
            self.take()
        total = sign * self.product()
        while self.peek() in ("+", "-"):
            sign = 1.0 if self.take() == "+" else -1.0
            total += sign * self.product()
        return total

    def product(self) -> float:
        total = self.power()
        while True:
            if self.peek() == r"\cdot":
                self.take()
            elif self.peek() in ENDS:
                break
            total *= self.power()
        if self.peek() == "/":  # in an exponent
            self.take()
            total /= self.power()
        return total

    def power(self) -> float:
        base = self.atom()
        if self.peek() == "^":
            self.take()
            base = base ** self.group()
        return base

    def group(self) -> float:
        self.take("{")
        found = self.whole()
        self.take("}")
        return found

    def bracket(self) -> list[float]:
        self.take("(")
        found = [self.whole()]
        while self.peek() == ",":
            self.take()
            found.append(self.whole())
        self.take(")")
        return found

    def atom(self) -> float:
        token = self.take()
        if token[0].isdigit():
            return float(token)
        if token == "(":
            self.at -= 1
            (found,) = self.bracket()
            return found
        if token == r"\bar":
            found = self.whole()
            self.take(r"\endbar")
            return abs(found)
        if token == r"\frac":
            return self.group() / self.group()
        if token == r"\sqrt":
            return math.sqrt(self.group())
        if token == r"\lfloor":
            found = self.whole()
            self.take(r"\rfloor")
            return float(math.floor(found))
        if token == r"\cases":
            return self.cases()
        if token in (r"\sum", r"\prod"):
            return self.over(token)
        if token[1:] in FUNCTIONS:
            return self.function(token[1:])
        return self.name(token)

    def cases(self) -> float:
        """The first case whose test holds."""
        found = []
        while self.peek() != r"\end":
            value = self.whole()
            self.take("&")
            if self.take() == r"\otherwise" or self.test():
                found.append(value)
            if self.peek() == r"\row":
                self.take()
        self.take(r"\end")
        assert self.peek() in OUTSIDE, self.tokens[self.at :]
        return found[0]

    def test(self) -> bool:
        left = self.whole()
        return COMPARED[self.take()](left, self.whole())

    def function(self, name: str) -> float:
        times = 1.0
        if self.peek() == "^":
            self.take()
            times = self.group()
        return FUNCTIONS[name](*self.bracket()) ** times

    def over(self, token: str) -> float:
        self.take("_")
        self.take("{")
        index = self.take()
        self.take("=")
        first = self.sum()
        self.take("}")
        self.take("^")
        last = self.group()
        start, total = self.at, 0.0 if token == r"\sum" else 1.0
        self.point[index] = first
        self.product()
        for k in range(round(first), round(last) + 1):
            self.at, self.point[index] = start, k
            term = self.product()
            total = total + term if token == r"\sum" else total * term
        return total

    def name(self, token: str) -> float:
        if token == r"\pi":
            return math.pi
        text = re.sub(r"\\mathrm{(\w+)}", r"\1", GREEK.get(token, token))
        if self.peek() == "_":
            self.take()
            at = self.group()
            if type(self.point.get(text)) is list:
                return self.point[text][round(at)]
            text += str(round(at))
        return math.e if text == "e" else self.point[text]
