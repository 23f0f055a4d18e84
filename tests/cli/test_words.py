"""What each word of a command line is: a file, the text of a program, a binding, an option."""

import pytest
from cli.command import gradcli

from gradcli.cli.line.words import is_text, names_file, programs_last, split
from gradcli.data.bindings import is_binding

FILES = ("f.expr", "g", "a*b", "d.py", "v.csv")

# what it is -> words; "lone" is neither a file nor a text
KINDS = {
    "binding": [
        "x=3", "x=-3", "x= 3", "x=[1, 2]", "x=[1;2]", "x=@a;b.npy", "x=0:1:0.5", "x==3", "=3", "x=",
        "a.b=3", "1x=3", "Ω=1", "y=x^2", "x=max(1, 2)",
    ],
    "text": [
        "x^2", "x*2", "x/y", "-x^2", "-(x)", "x y", " x", "f(x)", "[x]", "x,y", "y = x^2", "x = 3",
        "x =3", "y=x^2; y*3", "y=x\ny", "x == 3", "x!=3", "x<=3", "x>=3", "f(x)=x^2", "x+=1",
        "v[0]=1", "if x=1", "x: float=3; x", "x²", "√x", "x×y", "x!", "y'", "'s'", "\\sin", "2x",
        "a*c", "my-model", "x.y*2", "1 -2", "{}", "lambda x=3: x",
    ],
    "file": [
        "f.expr", "g", "a*b", "-", "none.expr", "none.py", "none.csv", "x y.expr", "./none",
        "/none", "../none", "~/none", "f.expr:loss", "none.expr:loss", "g:loss", "d.py:f(2, 3)",
        "v.csv", "runs/a=1/f.expr",
    ],
    "lone": ["foo", "x", "np.pi", "x.T", "3", "-3", "2.5", "1e-3", "-1e-3", "inf", "x:3", "Ω"],
}  # fmt: skip


@pytest.fixture
def files(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in FILES:
        (tmp_path / name).write_text("x^2\n")


def kind(word: str) -> str:
    if is_binding(word):
        return "binding"
    return "file" if names_file(word) else "text" if is_text(word) else "lone"


def test_each_word_is_of_one_kind(files):
    assert {w: kind(w) for words in KINDS.values() for w in words} == {
        w: k for k, words in KINDS.items() for w in words
    }


def test_the_first_word_that_binds_nothing_is_the_program(files):
    assert split(["x=3", "x^2", "y=1"]) == ("x^2", ("x=3", "y=1"))
    assert split(["x=3", "f.expr", "x^2"]) == (None, ("x=3", "f.expr", "x^2"))
    assert split(["x=3"]) == (None, ("x=3",))


NEGATIVE = ["-x^2", "-2*x", "-(x+1)", "-sin(x)", "-x + 3", "--(x)", "--x^2", "-e^x", "-exp(x)",
            "-e*x", "-h*x", "-omega*t", "-e/2"]  # fmt: skip
OPTIONS = ["-x", "--x", "-3", "-1e-3", "-e", "-o", "-ex^2", "-e(x)", "-e-x", "-o/tmp/x.csv", "-h",
           "--wrt", "--wrt=x", "--of=a*b", "-x=3", "--order", "-wrt"]  # fmt: skip
TAKES = {"-e": True, "-o": True, "--wrt": True, "-h": False, "--strict": False}


def test_a_program_that_begins_with_a_minus_sign_is_no_option():
    for word in NEGATIVE:
        assert programs_last(["x=3", word, "--strict"], TAKES)[-2:] == ["--", word], word
    for word in OPTIONS:
        assert programs_last([word, "x=3"], TAKES) == [word, "x=3"], word
    assert programs_last(["-eps*x", "eps=1"], TAKES) == ["eps=1", "--", "-eps*x"]
    assert programs_last(["-e", "-x^2"], TAKES) == ["-e", "-x^2"]
    assert programs_last(["--", "-x^2"], TAKES) == ["--", "-x^2"]


SAME = ["grad x=3 y=2", "eval x=3 y=2", "jacobian x=3 y=2", "check x=3 y=2", "tape x=3 y=2", "diff",
        "emit --to c", "simplify", "fmt", "taylor x=1 y=1 --order 2"]  # fmt: skip


@pytest.mark.parametrize("text", ["x^2*sin(y)", "-x^2*sin(y)", "y0 = x*y\ny0 + 1"])
def test_a_word_is_the_program_that_it_is_with_its_option(text):
    for line in SAME:
        command, *rest = line.split()
        found = gradcli(command, text, *rest)
        assert found.code == 0, (line, found.err)
        assert found == gradcli(command, "-e", text, *rest) == gradcli(command, *rest, text)


TOLD = [
    (["grad", "foo"], "write -e foo"),
    (["grad", "3"], "as x=3; as a program write -e 3"),
    (["grad", "none.expr"], "no such file: 'none.expr'"),
    (["grad", "none.csv"], "holds data"),
    (["grad", "@none.csv"], "v=@none.csv"),
    (["grad", "a*w", "@w.csv", "a=2"], "write w=@w.csv"),
    (["grad", "a*w", "w.npy", "a=2"], "write w=@w.npy"),
    (["grad", "-x", "x=3"], "unknown option -x"),
    (["grad", "-x^2", "--wrt"], "--wrt needs a value"),
    (["grad", "y=x^2", "x=3"], "as a program it has blanks, 'y = x^2'"),
    (["emit", "y=x^2"], "as a program it has blanks, 'y = x^2'"),
    (["emit", "x^2", "y=2"], "gradcli emit … | gradcli eval y=2"),
    (["grad", "y=x^2"], "as a program it has blanks, 'y = x^2'"),
    (["eval", "x==3"], "write x=3; a comparison is a program with blanks: 'x == 3'"),
    (["grad", "x^2", "x = 3"], "without blanks: x=3"),
    (["grad", "x^2", "f(x)=3"], "the right side alone: '3'"),
    (["grad", "f(x)=x^2", "x=3"], "write def f(x): return x^2"),
    (["grad", "x^2", "+", "y", "x=3"], "in quotes: 'x^2 + y'"),
    (["grad", "y", "=", "x^2"], "in quotes: 'y = x^2'"),
    (["grad", "x^2", "f.expr", "x=3"], "more than one program: 'f.expr'"),
    (["grad", "-e", "x^2", "x*y", "x=3"], "a program beside that of -e"),
    (["grad", "f.expr", "g"], "more than one file: 'g'"),
    (["grad", "a*x", "x=3"], "gradcli grad 'a*x' x=3 a=1"),
    (["grad", "-e", "x"], "gradcli grad -e 'x' x=1"),
    (["fmt", "x ^2", "f.expr"], "both a text and a file"),
]


def test_a_word_that_does_not_fit_is_told_what_to_write(files):
    for argv, told in TOLD:
        ran = gradcli(*argv)
        assert (ran.code, ran.out) == (2, ""), argv
        assert told in ran.err, (argv, ran.err)
