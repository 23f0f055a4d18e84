"""What writers of other languages type, and what to write instead.

Each rule looks at the place of a syntax error (a Fault) and gives the error,
or None where it does not apply.  Imported only once a program is found to be wrong.
"""

from gradcli.errors import Diagnostic, Span, nearest
from gradcli.language.names.builtins import BUILTINS
from gradcli.language.syntax.errors.fault import Fault, short, wrong
from gradcli.language.syntax.text import as_word
from gradcli.ops.libraries.names import function

# The first word of a statement with another behind it -> what to write; {} is that other word.
_ASSIGN, _DEFINE = "assign without it: {} = …", "write def {}(…): and the body below, indented"
_TYPED = "assign without a type: {0} = …, or declare an input: {0}: float"
_LOOP = "write while …: or for … in …:"
_CHOICE = "write if …: and elif …:"
WORDS = {
    **dict.fromkeys(("var", "let", "const", "local", "my", "mut", "auto", "set", "val"), _ASSIGN),
    **dict.fromkeys(("double", "float", "int", "real", "long", "string", "bool"), _TYPED),
    **dict.fromkeys(("function", "fn", "func", "fun", "sub", "proc", "procedure"), _DEFINE),
    **dict.fromkeys(("echo", "puts", "printf", "println", "disp", "display"), "write print({})"),
    **dict.fromkeys(("using", "require", "include", "use", "library"), "write import {}"),
    **dict.fromkeys(("elseif", "elsif", "elf", "elsef"), "write elif …:"),
    **dict.fromkeys(("switch", "case", "select", "when"), _CHOICE),
    **dict.fromkeys(("repeat", "loop"), _LOOP),
    "unless": "write if not …:",
    "until": "write while not …:",
    "foreach": "write for {} in …:",
    "throw": "write raise ValueError('…')",
    "call": "write {}(…)",
    "catch": "write except …:",
}
# A word between two values -> what to write.
BETWEEN = {
    "mod": "%", "rem": "%", "div": "//", "eq": "==", "ne": "!=", "lt": "<", "gt": ">", "le": "<=",
    "ge": ">=", "xor": "!=", "times": "*", "plus": "+", "minus": "-", "AND": "and", "OR": "or",
    "equals": "==", "pow": "**", "contains": "in",
}  # fmt: skip
# Two signs side by side: what they are here.
SIGNS = {
    ("&", "&"): ("'&&' is not an operator of the language", "write 'and'"),
    ("|", "|"): ("'||' is not an operator of the language", "write 'or'"),
    ("=", ">"): ("'=>' is not an operator of the language", "write '>=' to compare"),
    ("=", "<"): ("'=<' is not an operator of the language", "write '<=' to compare"),
    ("<", ">"): ("'<>' is not an operator of the language", "write '!=' to compare"),
    ("==", "="): ("'===' is not an operator of the language", "write '==' to compare"),
    ("!=", "="): ("'!==' is not an operator of the language", "write '!=' to compare"),
    ("^", "^"): ("'^^' is not an operator of the language", "write '^' for a power"),
    ("/", "*"): ("'/*' does not begin a comment", "write '#' before a comment"),
}
# Names that are no names here -> what to write.
NAMES = {
    **dict.fromkeys(("true", "TRUE"), "True"),
    **dict.fromkeys(("false", "FALSE"), "False"),
    **dict.fromkeys(("null", "NULL", "nil", "none", "undefined"), "None"),
    **dict.fromkeys(("PI", "Pi"), "pi"),
    **dict.fromkeys(("NaN", "NAN"), "nan"),
    **dict.fromkeys(("Inf", "INF", "Infinity", "infinity"), "inf"),
}
INTEGRAL = "there are no integrals: add up in a loop, as in sum([f(a + i*h)*h for i in range(n)])"
# Functions of other languages -> what to write.
FUNCTIONS = {
    **dict.fromkeys(("cot", "ctg", "cotan", "cotg"), "cot(x) is 1/tan(x)"),
    "sen": "write sin(x)", "arctg": "write atan(x)", "sec": "sec(x) is 1/cos(x)",
    "csc": "csc(x) is 1/sin(x)",
    **dict.fromkeys(("acot", "arccot"), "the arccotangent is atan(1/x)"),
    **dict.fromkeys(("asec", "arcsec"), "the arcsecant is acos(1/x)"),
    **dict.fromkeys(("acsc", "arccsc"), "the arccosecant is asin(1/x)"),
    "coth": "coth(x) is 1/tanh(x)", "csch": "csch(x) is 1/sinh(x)",
    **dict.fromkeys(("nthroot", "surd"), "the n-th root is x^(1/n)"),
    "sqr": "the square is x^2, the square root sqrt(x)",
    "fact": "write factorial(n), or gamma(n + 1) of a real number",
    **dict.fromkeys(("lg", "log_10"), "write log10(x)"), "lb": "write log2(x)",
    **dict.fromkeys(("sgn", "signum"), "write sign(x)"), "logistic": "write sigmoid(x)",
    "avg": "write mean(v)", "rad": "write radians(x)", "deg": "write degrees(x)",
    **{f"{f}d": f"of degrees it is {f}(x*pi/180)" for f in ("sin", "cos", "tan")},
    "step": "write heaviside(x, 1)",
    **dict.fromkeys(("iif", "ifelse"), "write a if test else b"),
    "product": "write prod(v)",
    **dict.fromkeys(("integral", "integrate", "int_"), INTEGRAL),
    **dict.fromkeys(("deriv", "derivative", "D", "dx", "dy", "dt"),
                    "grad(f)(x) is the derivative of f at x; gradcli diff prints derivatives"),
    "r_": "join numbers and vectors by np.hstack((x, v)), and write np.arange(…) for a slice",
    "c_": "vectors stand as columns in np.column_stack((u, v))",
    "s_": "write the slice where it is used: v[1:3]", "slice": "write the slice: v[i:j]",
    "ix_": "take the rows and then the columns: a[rows][:, columns]",
    **dict.fromkeys(("mgrid", "ogrid"), "write np.meshgrid(x, y, indexing='ij')"),
    **dict.fromkeys(("set", "frozenset"),
                    "a list has each once: [x for k, x in enumerate(xs) if x not in xs[:k]]"),
}  # fmt: skip
# Modules of Python's -> what to do without.
MODULES = {
    **dict.fromkeys(("matplotlib", "seaborn", "plotly"),
                    "leave the drawing out: gradcli plot draws a program, print gives the numbers"),
    **dict.fromkeys(("time", "datetime", "timeit"), "leave it out: a program has no clock"),
    "typing": "leave it and the types out",
    "random": "random numbers are NumPy's, from a seed: rng = np.random.default_rng(0)",
    **dict.fromkeys(("os", "sys", "pathlib", "warnings", "logging", "IPython"),
                    "leave it out: a program reaches nothing outside"),
    **dict.fromkeys(("pandas", "csv", "json"),
                    "arrays are given at the command: name=@file.csv, gradcli help values"),
    "inspect": "leave it out, and write out the names and the number of the arguments: a program "
    "does not read its own text",
    "dataclasses": "keep the values in a tuple or a dict, and write functions of them",
    "enum": "write the names as numbers or texts: RED, GREEN = 0, 1",
    **dict.fromkeys(("decimal", "fractions"),
                    "write floats; --precision 50 and --prove give their digits"),
    **dict.fromkeys(("contextlib", "threading", "multiprocessing", "abc"), "leave it out"),
}  # fmt: skip
GREEK = ("mu", "nu", "xi", "pi", "eta", "rho", "tau", "phi", "chi", "psi")
# A keyword that was meant for a name -> a name in its place.
OTHER_NAMES = {"lambda": "lam"}
NEVER_BEFORE_VALUES = ("lambda", "if", "while", "not", "def", "class", "with")
OPERATORS = ("+", "-", "*", "/", "^", "**", "//", "%", "@", "=", ")", "]", ",")
ENDS = ("end", "endif", "endfor", "endwhile", "endfunction", "fi", "done", "od", "wend")
STARS = ("*", "**")
FOR = "write for {} in range(…):"
BRACES = "end the line with ':', and indent the lines of the block"


def opening(f: Fault) -> Diagnostic | None:
    """`var x`, `function f`, `elseif x`: a word that begins statements elsewhere."""
    kind, value, _, _ = f.token
    _, word, start, end = f.at(-1)
    if word not in WORDS or f.header() != f.at(-1) or kind not in ("NAME", "NUMBER", "STRING"):
        return None
    return wrong(f"'{word}' begins no statement", (start, end), WORDS[word].format(value))


def loop(f: Fault) -> Diagnostic | None:
    """`for i = 1 to 10`, `for (i = 0; …)`, `for i in 1:10`."""
    first, start = f.header()[0], f.header()[2]
    kind, _, _, end = f.token
    if kind == "_INDENT":
        before = f._replace(place=f.place - 2)
        colon = f.at(-3)[0] == ":" and f.at(-2)[0] == f.at(-4)[0] == "NUMBER"
        if before.header()[0] != "for" or not colon:
            return None
        span, name = (f.at(-4)[2], f.at(-2)[3]), f.tokens[f.tokens.index(before.header()) + 1][1]
        return wrong("a loop runs over a range, not over 'a:b'", span, FOR.format(name))
    if first != "for" or kind != "=":
        return None
    return wrong("'for' takes no '='", (start, end), FOR.format(f.at(-1)[1]))


def keyword(f: Fault) -> Diagnostic | None:
    """`in*x`, `lambda*x`: a word of the language in the place of a name."""
    kind, value, start, end = f.token
    before, after = f.at(-1), f.at(1)
    if _is_keyword(f.token) and kind != "yield" and "NUMBER" in f.expected:
        ends = after[0] in ("_NEWLINE", "$END") and kind != "RESERVED"
        if after[1] not in OPERATORS and not ends:
            return None
        word, span = value, (start, end)
    elif before[1] in NEVER_BEFORE_VALUES and _is_keyword(before) and value in OPERATORS:
        rest = f.text[start:].partition("\n")[0]
        if value in "+-" or (value in STARS and before[1] == "lambda" and ":" in rest):
            return None
        word, span = before[1], before[2:]
    elif f.at(-3)[0] == "lambda" and f.at(-2)[1] == "*" and ":" in f.expected:
        word, span = "lambda", f.at(-3)[2:]  # a parameter *x of a lambda that never comes
    else:
        return None
    help = f"choose another name, such as {OTHER_NAMES.get(word, f'{word}_')}"
    return wrong(f"'{word}' is a word of the language, not a name", span, help)


def _is_keyword(token) -> bool:
    kind, value = token[:2]
    return kind == "RESERVED" or (kind == value and kind.isalpha() and kind.islower())


def braces(f: Fault) -> Diagnostic | None:
    """A block in braces, and `then` or `do` where a colon stands here."""
    kind, value, start, end = f.token
    if ":" not in f.expected or f.opened:
        return None
    if kind == "=" and f.header()[0] == "def":
        return wrong("'=' begins no body of a function", (start, end), "write ': return' instead")
    if kind == "{":
        return wrong("a block does not stand in braces", (start, end), BRACES)
    if value in ("then", "do", "begin"):
        return wrong(f"expected ':', found {value!r}", (start, end), "write ':' in its place")
    return None


def signs(f: Fault) -> Diagnostic | None:
    """`&&`, `===`, `x++`, `|x|`, `// comment`, `x -> x^2`."""
    _, value, start, end = f.token
    before = f.at(-1)
    arrow = (before[1] == "=" and value == ">" and f.touches(-1)) or value == "->"
    name = f.at(-1) if value == "->" else f.at(-2)
    around = f.at(-2) if value == "->" else f.at(-3)
    if arrow and name[0] == "NAME" and around[0] in ("=", "(", ","):
        span = (start if value == "->" else before[2], end)
        return wrong("an arrow makes no function", span, f"write lambda {name[1]}: …")
    if (before[1], value) in SIGNS and f.touches(-1):
        message, help = SIGNS[before[1], value]
        return wrong(message, (before[2], end), help)
    doubled = before[1] if before[1] in ("+", "-") and before[1] == f.at(-2)[1] else ""
    if doubled and "NUMBER" in f.expected and f.at(-2)[3] == before[2]:
        target = f.at(-3)[1] if f.at(-3)[0] == "NAME" else "x"
        message = f"'{doubled * 2}' is not an operator of the language"
        return wrong(message, (f.at(-2)[2], before[3]), f"write {target} {doubled}= 1")
    if "NUMBER" not in f.expected:
        return None
    if value in ("//", "%", "/") and f.header() == f.token:
        two = f.at(1)[1] if value == "/" and f.at(1)[1] in ("*", "**") else ""
        if two or value != "/":
            what = f"{value}{two[:1]}"
            return wrong(f"'{what}' does not begin a comment", (start, end), "write '#' before it")
    if value == "|":
        help = "write abs(…) for the absolute value"
        return wrong("'|' stands between two values", (start, end), help)
    if before[1] == "%" and f.at(-2)[0] == "NUMBER":
        span = (f.at(-2)[2], before[3])
        help = f"write {f.at(-2)[1]}/100 for a percentage"
        return wrong("'%' stands between two values: it is the remainder", span, help)
    return None


def neighbours(f: Fault) -> Diagnostic | None:
    """Two values side by side: `2x`, `sin x`, `x mod 2`, `3i`, `[1 2]`."""
    kind, value, start, end = f.token
    left, first, left_start, _ = f.at(-1)
    if left not in ("NAME", "NUMBER", ")", "]", "}") or kind not in ("NAME", "NUMBER"):
        return None
    if "ADD" not in f.expected or f.in_target():
        return None
    bracket = left in (")", "]", "}")
    beyond = _beyond(f)
    if beyond is not None:
        return beyond
    span = (start if bracket else left_start, end)
    if kind == "NAME" and value in BETWEEN and f.at(1)[0] in ("NAME", "NUMBER", "("):
        return wrong(f"'{value}' is not an operator of the language", (start, end),
                      f"write {BETWEEN[value]}")  # fmt: skip
    if kind == "NAME" and f.at(1)[0] == "=" and not f.opened:
        help = "begin a new line, or write ';' between them"
        return wrong("two statements stand on one line", (start, end), help)
    first = f"…{first}" if bracket else short(f.text[left_start : f.at(-1)[3]])
    value = short(f.text[start:end])
    if left == "NUMBER" and f.touches(-1) and (unread := _digits(first, value, span)):
        return unread
    message = f"expected an operator between '{first}' and '{value}'"
    if left == kind == "NUMBER":
        dotted = value[0] == "." and f.touches(-1)
        help = "a number has one '.'" if dotted else "write ',' between the elements of a list"
        return wrong(message, span, help if dotted or f.opened else None)
    if left == "NAME" and (first in BUILTINS or function(first) is not None):
        return wrong(message, span, f"write {first}({value}) to call the function")
    return wrong(message, span, f"write {first}*{value} to multiply")


def _digits(first: str, value: str, span: Span) -> Diagnostic | None:
    """A number with letters behind it, which begin as other digits or an exponent would."""
    if first == "0" and value[0] in "xXoObB":
        return wrong(f"'0{value}' is not a number", span, None)
    if value[0] in "eE" and not value[1:].strip("0123456789"):
        message = f"the exponent of '{first}{value}' has no digits"
        return wrong(message, span, f"write {first}e3, or {first}*{value} for a product")
    return None


def _beyond(f: Fault) -> Diagnostic | None:
    """`d/dx x^2` and `x^2 where x=3`: what the command line says, in the program."""
    _, value, start, end = f.token
    d, (_, sign, _, _), (_, dx, _, _) = f.at(-3), f.at(-2), f.at(-1)
    if d[1] == "d" and sign == "/" and dx[:1] == "d" and dx[1:].isidentifier():
        body = f.text[start:].partition("\n")[0].strip()
        message = f"'d/{dx}' is not an operator of the language"
        help = f"a command prints derivatives: gradcli diff {as_word(body)} --wrt {dx[1:]}"
        return wrong(message, (d[2], f.at(-1)[3]), help)
    if value in ("where", "at", "when", "given") and f.at(1)[0] == "NAME" and f.at(2)[1] == "=":
        line = f.text[f.text.rfind("\n", 0, start) + 1 : start].strip()
        given = f.text[f.at(1)[2] :].partition("\n")[0].replace(" ", "").replace(",", " ")
        help = f"values stand outside of the program: gradcli eval {as_word(line)} {given}"
        return wrong(f"'{value}' gives no values", (start, end), help)
    return None


def meant(name: str, known: list[str]) -> str:
    """What a name that has no value may have been meant for, in words; "" where nothing is near."""
    if name in NAMES:
        return f"write {NAMES[name]}"
    if name in ENDS:
        return f"a block ends where its indentation does: leave '{name}' out"
    close = nearest(name, known, edits=1 + (len(name) > 8)) if len(name) > 3 else []
    letters = name.rstrip("0123456789")
    if close and close[0].rstrip("0123456789") != letters:  # theta1 and theta2 are two names
        return f"did you mean '{close[0]}'?"
    return ""


def product(name: str, known: set[str], alone: bool) -> str:
    """What to write where the letters of a name are the names of others, or it stands alone: xy."""
    letters = set(name)
    if not 2 <= len(name) <= 3 or not name.isalpha() or name in GREEK or name[0] == "d":
        return ""
    meant = letters <= known or (alone and len(name) == 2)
    return f"write {'*'.join(name)} for a product" if meant else ""


RULES = (opening, loop, braces, signs)
