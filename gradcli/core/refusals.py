"""The fence: what a program may hold that cannot be differentiated as a program, and what to write.

`grad` runs such a program on a tape and differentiates it all the same; every message says so.
"""

from gradcli.errors import Diagnostic, Source, Span

# What is refused -> (what it is, what to write instead)
FENCE: dict[str, tuple[str, str]] = {
    "String": ("a string", "leave text out of what is differentiated"),
    "FString": ("an f-string", "leave text out of what is differentiated"),
    "Dict": (
        "a dict as a value",
        "read it by keys that are written out, and instead of writing to it make a new one",
    ),
    "key": (
        "a dict at a key that is worked out, or that it may not have,",
        "write the key out, such as d['a'], or keep the values in a list",
    ),
    "item": (
        "an item at a place that is worked out, of a list or a tuple of more than numbers,",
        "loop over the list itself: for item in items",
    ),
    "Lambda": (
        "a lambda as a value",
        "call it by a name bound once, or give it to a call",
    ),
    "Comprehension": ("a comprehension", "make an array and write its elements in a loop"),
    "NoneLiteral": (
        "None as a value",
        "ask 'is None' of the very name that was given None, before it is read or given on",
    ),
    "Pair": ("a dict that a comprehension makes", 'write its keys out: {"a": …, "b": …}'),
    "Assert": ("an assert", "leave it out"),
    "Delete": ("a del of an element", "make a new array of what stays"),
    "Raise": ("a raise", "leave it out, or give the value that is wanted there"),
    "Try": ("a try", "test for what may go wrong with an if"),
    "With": ("a with", "differentiate what it computes, without the tape"),
    "derivative": ("a function of functions, such as grad or root,", "write out what it computes"),
    "random": (
        "a draw of random numbers",
        "draw them once, and give them as an input: a printed program computes the same each time",
    ),
    "quad": (
        "an integral by quad",
        "sum it up: t, w = np.polynomial.legendre.leggauss(20), (b - a)/2*np.sum(w*f(…))",
    ),
    "decorator": ("a decorated function", "leave the decorator out"),
    "list": ("a list where an array would mean something else", "write np.array([…])"),
    "order": (
        "the order of lists, or of tuples,",
        "put numbers in order: order = np.argsort([…]), and read what goes with them by it",
    ),
    "largest by a key": (
        "a {name} with key= or default=",
        "write a loop that keeps the item wanted, or take the one at np.argmax([…]) of their keys",
    ),
    "truth": ("a list indexed by a truth", "make it a number: xs[int(test)]"),
    "real index": (
        "an index, or a count, that is a real number",
        "write int(…) around it, or keep whole numbers in a list of their own",
    ),
    "rows": ("a list of arrays", "make an array of its final shape and write its rows"),
    "shared rows": (
        "a row that two places or names have, of a list of lists that is written to,",
        "put a new list there: m[i] = [v for v in row]; rows swap by m[i], m[j] = m[j], m[i]",
    ),
    "whole array": (
        "a write of real numbers to an array that an input's default makes one of whole ones",
        "write the default with points: np.array([3.0, 1.0])",
    ),
    "stack": (
        "a list that grows, but by one append in each turn of a loop or as a stack from [],",
        "make an array of its final length and write its elements",
    ),
    "tuple": ("a tuple of real numbers as a value", "give its parts names: a, b = …"),
    "results": (
        "a function whose results are not taken apart where it is called",
        "give each result a name: a, b = f(x)",
    ),
    "method": ("the method {name}", "call the function of that name"),
    "method sort": ("the method sort", "write xs = sorted(xs)"),
    "method reverse": ("the method reverse", "write xs = xs[::-1]"),
    "method index": ("the method index", "ask for the place of an extreme: np.argmax([…])"),
    "method count": ("the method count", "add up the tests: sum([v == x for v in xs])"),
    "method insert": ("the method insert", "make a new list: [x] + xs, or append at the end"),
    "method remove": ("the method remove", "make a new list of what stays, in a loop"),
    "method clear": ("the method clear", "make a new list: xs = []"),
    "pop": (
        "a pop from another place than the end",
        "count the items that are taken, k += 1, and read xs[k], or pop from the end",
    ),
    "list made in a branch": (
        "a list that one branch makes and what follows uses, in reverse mode,",
        "make it before the branch",
    ),
    "attribute": ("this attribute", "use x.shape, x.T, x.size, or a function"),
    "function": ("the function {name}", "'gradcli ops {name}' shows what of it is printed"),
    "shape": (
        "a function of an array whose shape the program does not tell",
        "declare the arrays it is made of, such as v: float[3], or v: float[:]",
    ),
    "iterator": ("{name}(…) as a value", "make a list of it: list({name}(…))"),
    "ndmin": (
        "an array of so many axes at least",
        "write x.reshape(…) with the lengths of all axes",
    ),
    "option": (
        "a function of arrays whose axis, or other option, is worked out",
        "write it out, such as axis=0",
    ),
    "dtype": (
        "an array of elements other than float, int or bool",
        "leave its dtype out, or write dtype=float",
    ),
    "integer array": (
        "a real number written into an array of integers, which would cut it,",
        "make the array of floats, as in np.zeros(3) or np.array([1.0, 2.0])",
    ),
    "integers": (
        "an array that dtype=int may cut to whole numbers",
        "write whole numbers, or int(…), and leave dtype out",
    ),
    "function value": ("a function used as a value", "call it, or give it to a function that does"),
    "call": ("this call", "give one plain value for each parameter"),
    "iterable": ("a loop over this", "loop over range(…), an array, enumerate or zip"),
    "write": ("a write through this expression", "write to an element of a named array"),
    "write to a parameter": (
        "a write to a parameter",
        "write to a copy of another name, as in new = np.copy({name}), and return that",
    ),
    "two names": ("a write to an array that has two live names", "copy it first: {name}"),
    "default": ("a default that is not a number", "pass the value at each call"),
    "no return": ("a function that may end without a value", "end every branch with return"),
    "unpacking": ("this unpacking", "unpack a tuple of the same length"),
    "assignment": ("this assignment", "assign to a name or an element"),
    "operator": ("this operator", "use arithmetic and comparisons"),
    "declared array in forward mode": ("an array, in forward mode,", "use --mode reverse"),
    "array in forward mode": (
        "a name that may be an array, in forward mode,",
        "use --mode reverse, or declare a number as {name}: float",
    ),
    "array at order 2": (
        "a target whose second derivative by an array is wanted",
        "'gradcli hessian' gives them at a point, 'gradcli diff FILE | gradcli diff' their sums",
    ),
    "index": (
        "an array used as an index beside slices",
        "index by numbers in a loop, or take the slices first",
    ),
    "written index": (
        "a write at an index that may name an element twice",
        "write the elements in a loop",
    ),
    "turns": (
        "what depends on a name in --wrt that a loop assigns anew",
        "differentiate by an input, or by a name that is assigned once",
    ),
    "no value": ("a program without a value", "end it with the expression to differentiate"),
}

ITERATORS = ("map", "zip", "enumerate", "reversed", "generator")  # what they give is walked once
ALIKE = ("no value", "integer array")  # what the tape refuses too
UNDIFFERENTIATED = "cannot be differentiated as a program"
UNPRINTED = "cannot be printed for a target"
ON_THE_TAPE = "'gradcli grad' differentiates the program as it is"
AS_IT_IS = "'gradcli eval' runs the program as it is"


def refuse(what: str, span: Span | None, source: Source | None, name: str = "") -> Diagnostic:
    """The error for a construct outside the fence; `name` is that of a function."""
    named, instead = row(what, name)
    help = instead if what in ALIKE else f"{instead}; {ON_THE_TAPE}"
    return Diagnostic("E0108", f"{named} {UNDIFFERENTIATED}", span, help=help, source=source)


def row(what: str, name: str = "") -> tuple[str, str]:
    """What is refused, and what to write instead."""
    what = "iterator" if what == "function" and name in ITERATORS else what
    what = f"method {name}" if f"method {name}" in FENCE else what
    named, instead = FENCE.get(what, (f"'{what.lower()}'", "leave it out"))
    return named.replace("{name}", name), instead.replace("{name}", name)


def as_printing(error: Diagnostic) -> Diagnostic:
    """An error of the fence in the words of one who only has the program printed."""
    if error.code != "E0108":
        return error
    message = error.message.replace(UNDIFFERENTIATED, UNPRINTED)
    help = (error.help or "").replace("differentiated;", "printed;").replace(ON_THE_TAPE, AS_IT_IS)
    return Diagnostic(
        "E0109", message, error.span, error.label, help or None, error.source, error.seconds
    )
