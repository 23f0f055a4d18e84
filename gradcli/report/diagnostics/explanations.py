"""What each code of an error means: in plain words, with a command that gives it, and a way out.

`gradcli explain` prints these, and docs/errors.md is made of them.  A paragraph is one line.
Beside the codes there are topics: what a result may say that is no number.
"""

from typing import NamedTuple


class Explanation(NamedTuple):
    """What an error means, a command line that ends in it, and what to do."""

    meaning: str
    example: str
    remedy: str


EXPLANATIONS: dict[str, Explanation] = {
    "E0001": Explanation(
        "The first word after gradcli is a command, such as eval or grad, or the program itself;"
        " what follows are a program, values of its inputs, and options. Something of this is"
        " missing, is there twice, or has a name that gradcli does not know.",
        "gradcli grd 'x^2' x=3",
        "gradcli --help lists the commands, and gradcli COMMAND --help the options of one. A"
        " program on the command line is one word, in quotes, so that the shell leaves it alone:"
        " gradcli grad 'x^2' x=3.",
    ),
    "E0002": Explanation(
        "An option was given a value that it does not take: a word where it wants a number, a"
        " number out of its range, or a name that is none of its choices.",
        "gradcli grad 'x^2' x=3 --order two",
        "The message says what the option takes. Options are written --order 2 or --order=2.",
    ),
    "E0003": Explanation(
        "A binding gives an input its value, as in x=3. The value is a number, a constant"
        " expression such as pi/2, a list [1,2] or a list of lists, a grid 0:10:0.5, or @FILE; for"
        " gradcli eval and grad a number may have an uncertainty, 5.007±0.002. This one is none of"
        " them, or a name is bound twice.",
        "gradcli eval 'x^2' x=3,5",
        "Write decimals with a point: x=3.5. Quote what the shell would read itself, such as"
        " brackets with blanks in them: 'v=[1, 2, 3]'.",
    ),
    "E0004": Explanation(
        "A file could not be read or written: there is none of that name, it is a directory, it"
        " may not be opened, the disk is full, or its contents are not what its name says.",
        "gradcli eval no_such_file.expr",
        "Check the name. To give the program itself and not a file, write -e before it."
        " With -o the file is replaced only once all is written, so a failed run harms nothing.",
    ),
    "E0005": Explanation(
        "Every name that the program reads and does not assign is an input, and each needs a"
        " value before the program can run. The message lists all that have none.",
        "gradcli eval 'a*x + b' a=2",
        "Bind each one on the command line, as the last line of the message shows. If the name is"
        " a slip of the pen, correct it in the program. An input can have a default:"
        " x: float = 3.",
    ),
    "E0006": Explanation(
        "A value was given to a name that the program never reads, or that it assigns itself, so"
        " the value could have no effect. This is mostly a misspelt name.",
        "gradcli eval 'lenght*2' length=3",
        "Use the name that the program uses. A name that the program computes cannot be bound:"
        " take the assignment out, or read the input under another name.",
    ),
    "E0007": Explanation(
        "--wrt says by which inputs to differentiate, and --of which values; FILE:FUNC names a"
        " function. One of these names is not in the program, or it has no derivative: an integer,"
        " a function, or a name that is assigned many times.",
        "gradcli grad 'x^2 + y' x=3 y=1 --wrt z",
        "--wrt takes inputs, and names that are assigned once. An input that is used as an index"
        " or as a count is an integer, and nothing can be differentiated by it.",
    ),
    "E0008": Explanation(
        "A word such as 'v: float[3]' says what an input of the program is, where the text does not"
        " say so. The name is no input of it, or the program declares it otherwise.",
        "gradcli grad 'v: float[2]; v @ v' 'v: float[3]' v=[1,2,3]",
        "Inputs are declared, not names that the program assigns. What the program declares itself"
        " can be given the lengths that it leaves open: v: float[:] the length 3, by"
        " 'v: float[3]'. The annotations of a function, FILE:FUNC, are no declarations of that"
        " kind: the word goes before them.",
    ),
    "E0100": Explanation(
        "The text breaks a rule of the grammar, which is that of Python with ^ for power. The"
        " message says what could stand at the caret and what stands there.",
        "gradcli eval '2x + 1' x=3",
        "Products are written with *, blocks begin with a colon and are indented, == compares and"
        " = assigns. The fault may lie before the caret: a bracket that was never closed is"
        " noticed only later.",
    ),
    "E0101": Explanation(
        "A name stands where a value is needed, but it is a function or the prefix of a library"
        " and not a value; or a constant expression reads a name.",
        "gradcli eval 'sin + x' x=3",
        "To call a function, write its arguments in parentheses. To have an input of that name,"
        " bind it on the command line or declare it: beta: float.",
    ),
    "E0102": Explanation(
        "No function of this name is known. Programs call functions by the names that Python,"
        " NumPy, math, TensorFlow and JAX give them, bare or under a prefix: sin, np.sin,"
        " math.sin, tf.math.sin.",
        "gradcli eval 'sinn(x)' x=3",
        "gradcli ops lists the functions, gradcli ops NAME says more of one, and gradcli help"
        " language tells the rest of the language. A function that is missing can be defined in"
        " the program with def.",
    ),
    "E0103": Explanation(
        "A function is called with too many or too few arguments, with a keyword that it does not"
        " have, or what is called is no function at all.",
        "gradcli eval 'atan2(x)' x=3",
        "The message says how many arguments the function takes. x(y + 1) calls x: to multiply,"
        " write x*(y + 1).",
    ),
    "E0104": Explanation(
        "The construct is good Python, but not a part of the language of programs, which is kept"
        " to what can be differentiated and is safe to run. Programs cannot reach files, the"
        " network, or the inside of Python.",
        "gradcli eval 'y = {x, 1}' x=3",
        "The message says what to write in its place. gradcli help language lists what there is.",
    ),
    "E0105": Explanation(
        "The program holds a character that cannot be part of it: one that does not show, that"
        " changes the order in which the line is read, that looks like another, or a sign that the"
        " language does not use. The message gives its code point and its name.",
        "gradcli eval 'x – 2' x=3",
        "Type the line anew; such characters come with text that is copied from a page. Greek"
        " and other letters are welcome in names, and any printable character in a comment.",
    ),
    "E0106": Explanation(
        "The program has no statement in it: it is empty, or holds comments alone.",
        "gradcli eval '# nothing yet'",
        "Write at least one expression. A program in a pipe is empty if the command before the"
        " pipe printed nothing.",
    ),
    "E0107": Explanation(
        "There is no value to show or to differentiate: the program assigns nothing and ends in"
        " no expression, or it has no real input to differentiate by.",
        "gradcli diff '2 + 3'",
        "End the program with the expression that it is about, or choose a name with --of. A"
        " function of a file is differentiated with FILE:FUNC.",
    ),
    "E0108": Explanation(
        "gradcli diff writes the derivative of a program as another program. A few constructs can"
        " run but cannot be written so, such as text, tapes, and writes to an array that has two"
        " names.",
        "gradcli diff 'f\"{x}\"; x^2' --wrt x",
        "The message says what to write in its place. gradcli grad differentiates such a program"
        " all the same, since it only needs to run it.",
    ),
    "E0109": Explanation(
        "gradcli emit and diff --to print a program in another language. What the language has no"
        " words for cannot be printed: text, a function that its libraries lack, and in C an array"
        " of which nothing says how long it is.",
        "gradcli emit 'f\"{x}\"; x^2' --to python",
        "The message names what is missing. --to expr prints any program that can be differentiated"
        " as one; gradcli grad and gradcli eval need no printing at all.",
    ),
    "E0200": Explanation(
        "The program could be read, and began to run, and then failed in a way of its own: it"
        " divided an integer by zero, say.",
        "gradcli eval 'n: int = 0; 7 // n'",
        "The caret is under the expression that failed, and below it is each call that led there."
        " Real numbers divide by zero without an error: 1.0/0 is inf.",
    ),
    "E0201": Explanation(
        "An operator or a function was given a value of a kind that it does not take: text where"
        " a number is needed, a real number as an index, None from a function that returned"
        " nothing, or an array as the condition of an if.",
        "gradcli eval '[1, 2] - x' x=3",
        "np.array(…) makes an array of a list, int(…) an integer of a number. A function gives"
        " None if it ends without return.",
    ),
    "E0202": Explanation(
        "An index lies outside its list or array, a dict lacks a key, the shapes of two arrays do"
        " not go together, or a value has another shape than its input is declared with. Indices"
        " begin at 0, and negative ones count from the end.",
        "gradcli eval 'v[3]' v=[1,2,3]",
        "The message gives the index and the length, or both shapes. For + - * / the axes are"
        " matched from the last one, and two must be equal or one of them 1; for @ the last axis"
        " of the left must be as long as the first of the right. What is declared without a shape"
        " is one number.",
    ),
    "E0203": Explanation(
        "Integers are exact up to 2**4096, and past it an error: they never wrap round, and never"
        " turn into long numbers that take minutes.",
        "gradcli eval '2**5000'",
        "Write one of the operands as a real number, 10.0**300, to compute with 16 digits and"
        " a wide range.",
    ),
    "E0204": Explanation(
        "A name is read before any statement gave it a value: the assignment stands below, or in a"
        " branch or a loop that did not run.",
        "gradcli eval 'y = z + x; z = 2*x; y' x=3",
        "Assign the name before it is read, on every way that leads there: give it a value before"
        " the if or the loop.",
    ),
    "E0206": Explanation(
        "Programs run within limits, so that a slip of the pen cannot take hours or all of the"
        " memory: the size of the program and its nesting, the number of steps, the depth of"
        " calls, the size of arrays, and the time if --timeout is given. Without it a pipe that"
        " gives nothing is waited for, 60 seconds and no longer.",
        "gradcli eval $'def f(n):\\n    return f(n + 1)\\nf(x)' x=1",
        "If the program is right, raise the limit with the option that the message names. If not,"
        " look at the condition of the loop, or at the case that ends the recursion.",
    ),
    "E0207": Explanation(
        "With --strict a result must be a finite number: a NaN, an infinity, or a derivative by an"
        " input that the value does not depend on is an error and not a note.",
        "gradcli eval 'log(x)' x=-1 --strict",
        "The message says where the first value came about that is not finite. Leave --strict out"
        " to have it as a note; --unconnected zero counts what does not depend as 0.",
    ),
    "E0208": Explanation(
        "An assert statement found its condition false. The message shows the values of the names"
        " in it.",
        "gradcli eval 'assert x > 0, \"x must be positive\"; log(x)' x=-1",
        "The caret is under the condition. The program's author wrote it to be told of this very"
        " case: look at the values that came in.",
    ),
    "E0209": Explanation(
        "The program raised an exception with raise, and no try around it catches this kind.",
        "gradcli eval 'raise ValueError(\"x must be positive\")'",
        "The message after the colon is the program's own. To go on in spite of it, put the call"
        " in a try with an except for that exception.",
    ),
    "E0210": Explanation(
        "The derivative by this argument of this function has no formula here. A missing formula is"
        " never taken for 0.",
        "gradcli grad 'jv(v, x)' v=0.5 x=2",
        "Leave out of --wrt what the argument is made of, or hold it: jv(stop_gradient(v), x)."
        " gradcli ops NAME tells of each argument what it is to differentiate by it.",
    ),
    "E0211": Explanation(
        "gradcli check found a derivative that is not the slope of the values. Where the derivative"
        " of one step is wrong, mostly one that the program gives with custom_gradient or"
        " custom_jvp, the caret is under that step.",
        "gradcli check 'stop_gradient(x)*x' x=2",
        "Mend the rule of that step. A derivative that is another on purpose, as at a"
        " stop_gradient, differs too: the notes say where gradients stop.",
    ),
    "E0212": Explanation(
        "A search for the parameters of a fit, for a minimum or for a root has ended elsewhere: its"
        " steps have not become small, or what it looks for is not there. What it came to is"
        " printed all the same.",
        "gradcli solve 'x^2 = -1' x=1",
        "Begin nearer to what you look for, or look at the program first: gradcli plot draws it. A"
        " model whose parameters the data cannot tell apart has too many of them.",
    ),
    "E0213": Explanation(
        "Rows of the file that --rows names have no results: a cell is missing or no number, the"
        " row is too long or too short, or the run of it ended in an error. Each is told with its"
        " line, the first 20 so; all other rows have their results.",
        "printf 'x\\n1\\nword\\n' | gradcli eval 'x^2' --rows -",
        "Mend the lines that are told, or leave such rows out with --on-error skip. With --strict a"
        " row whose result is not finite is one of them.",
    ),
    "E0214": Explanation(
        "With --precision or --prove a number is a ball that is known to hold the exact one. A test"
        " of two whose balls overlap is not decided; more and more digits are tried, and where the"
        " two sides are the same number none are enough.",
        "gradcli eval '1 if sin(x)^2 + cos(x)^2 > 1 else 2' x=1 --prove",
        "Move the point away from where the sides are equal, or write what has no test: maximum,"
        " where and abs give the hull of both sides, with a note.",
    ),
    "E0215": Explanation(
        "A step of the program has a value in 64 bits alone: a function without one in ball"
        " arithmetic, an array that was filled with rounded numbers, a complex number. What is"
        " computed from it would have digits that nothing proves.",
        "gradcli eval 'linspace(0, 1, 4)[1]*x' x=1 --precision 20",
        "Without --precision and --prove it is computed in 64 bits. What is made of exact numbers,"
        " as [k/3 for k in range(4)], is proven.",
    ),
}

# Topic -> (its title, the explanation).  docs/null_and_nan.md tells it all.
TOPICS: dict[str, tuple[str, Explanation]] = {
    "nan": (
        "a value or a derivative that is no number",
        Explanation(
            "NaN comes of an operation that has no answer, such as log(-1), 0*inf or inf - inf, and"
            " spreads to all that is computed from it. The note names the operation that made it"
            " from proper numbers, with its values and its line; where the value is finite and the"
            " derivative is not, it names the step of the derivative.",
            "gradcli grad 'sqrt(x^2 + y^2)' x=0 y=0",
            "Keep the point away from there, or choose a formula that has an answer: hypot(x, y),"
            " logsumexp, expm1. where(x > 0, log(x), 0) is safe, since a branch that is not taken"
            " adds nothing. --strict makes an error of it, with a caret at the place.",
        ),
    ),
    "inf": (
        "a value or a derivative that is an infinity",
        Explanation(
            "Real numbers follow IEEE 754: 1/0.0 is inf, log(0) is -inf, and what grows past"
            " 1.8e308 is inf, where Python would raise an exception. A derivative is inf where the"
            " slope is vertical, as that of sqrt at 0. The note names the operation, its values and"
            " its line.",
            "gradcli eval '1/x + exp(1000*x)' x=0",
            "Choose a formula that does not overflow on the way, such as logaddexp or softplus."
            " --strict makes an error of it, with a caret at the place.",
        ),
    ),
    "null": (
        "a derivative by what the target does not depend on",
        Explanation(
            "A derivative is null where nothing connects the target with the variable: it is not"
            " used, only tested or compared, made into an integer, assigned over, or used in a"
            " branch that was not taken. That is not 0, which is the slope of what is connected and"
            " flat. The note says which of these it is, and the line.",
            "gradcli grad $'steps = int(10*rate)\\nw - 0.5*steps' w=2 rate=0.35",
            "If it should depend, change the place that the note names. --unconnected zero gives 0"
            " in place of null, and --strict makes an error of it.",
        ),
    ),
    "kink": (
        "a derivative that was taken by convention",
        Explanation(
            "At a kink, a step or a tie, as abs(x) at 0 or maximum(x, y) at x = y, there is no one"
            " derivative. gradcli takes a fixed one: 0 for abs and relu at 0 and for steps such as"
            " floor, half to each of a tie, and that of the side taken on the boundary of a test."
            " A note tells of it.",
            "gradcli grad 'abs(x)' x=0",
            "The value is right, and so are the derivatives on both sides. If the convention does"
            " not suit you, write the case that you want with where(…) or if.",
        ),
    ),
}
