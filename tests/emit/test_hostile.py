"""What a program says in its strings, comments and names is no code in the language of a target.

A program with hostile words is printed beside the same one with harmless words: what is no comment
and no string of the two files is the same.
"""

import ast
import json
import re
import shutil
import subprocess

import pytest
from compiled import COMPILER, STRICT

from gradcli import calls
from gradcli.emit.about import About
from gradcli.emit.primal import primal
from gradcli.emit.targets import printed

pytestmark = pytest.mark.sampled(2)

NM = shutil.which("nm")
HARMLESS = "words"
HOSTILE = (
    '*/int main(){puts("PWN");}/*', "*/*/ int evil;/*/*", "/*", "//", "*??/\n/ int evil; /*",
    "??/", "a \\", "a \\\n*/ int evil;", "*\\\n/ int evil; /*", '"""', '""""""', '"', "a\\",
    '""" + evil() + """', '\\""" + evil() + """', "'''", "\\N{BULLET}", "\\x", "\\u12", "\n*/ evil",
    "\r*/ evil", "\x00", "\x0b\x0c\x1c\x85\u2028evil()\u2029", "\x1b[2J", "%s", "% \\end{aligned}",
    "$", "#{}^_~&", "</script>", "*/\n#include <evil.h>\n/*", "{", "}", ");", "'", "`", "\ud800",
    "??*??/??/", "/" * 30, "*" * 30, "?" * 30, "\\" * 31, '"' * 31, "*/" * 20,
)  # fmt: skip
# What comes from a program: a string, comments beside and above, and a docstring's own line
STRING = "y = 2.0\nx if {0!r} == '' else x\n"
COMMENTS = """\
y: float = 2.0

# {0}
x: float  # float
# {0}
def g(x):  # {0}
    \"\"\"g\"\"\"
    # {0}
    return x*x  # {0}
g(x) + g(y)  # {0}
"""
FIRST = "y = 2.0\n\n# {0}\ndef g(x):\n    # {0}\n    return x*x\ng(x) + g(y)  # {0}\n"
INPUT = "y: float = 2.0\nx: float  # {0}\nx**2*y\n"
WELCOME = [s for s in HOSTILE if not re.search(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800]", s)]
ENCODINGS = ("coding: utf-7", "-*- encoding=utf_7 -*-", "!/bin/sh", "vim:set fileencoding=utf-7 :")


def programs_of(words: str) -> list[str]:
    """Programs that say `words` in the places where they may: the string's is short enough."""
    texts = [COMMENTS, FIRST, INPUT] if not words.endswith("\\") else [COMMENTS]
    return [text.format(words) for text in (STRING, *texts)]


def code_of_c(text: str) -> str:
    """The text of C that is compiled: trigraphs and lines joined as the standard's first phases do
    (C11, 5.1.1.2), then without comments, and with strings as one sign."""
    for sign, stands_for in zip("=(/)'<!>-", "#[\\]^{|}~"):
        text = text.replace(f"??{sign}", stands_for)
    text = re.sub(r"\\[ \t\f\v]*\n", "", text)
    token = r"/\*.*?\*/|//[^\n]*|" + r'"(?:\\.|[^"\\])*"' + r"|'(?:\\.|[^'\\])*'"
    text = re.sub(token, lambda m: " " if m[0][0] == "/" else m[0][0], text, flags=re.DOTALL)
    return " ".join(text.split())


def code_of_python(data: bytes) -> str:
    """The tree of a module, read as Python reads a file, its docstrings left out."""
    module = ast.parse(data)
    assert all(
        isinstance(n, (ast.Import, ast.ImportFrom, ast.FunctionDef, ast.If)) for n in module.body
    )
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body.pop(0)
    return ast.dump(module)


CODE = {
    "c": lambda text: code_of_c(text),
    "python": lambda text: code_of_python(text.encode()),
    "numpy": lambda text: code_of_python(text.encode()),
    "expr": lambda text: ast.dump(ast.parse(text)),
    "json": lambda text: {**json.loads(text), "summary": ""},
    "latex": lambda text: text,
}


def codes(words: str, to: str) -> list:
    """What the programs that say `words`, and their derivatives, are in a target but for words."""
    read = [calls.program(text, name="f") for text in programs_of(words)]
    return [CODE[to](made(program, to=to)) for program in read for made in (calls.emit, calls.diff)]


@pytest.mark.parametrize("to", CODE)
def test_the_words_of_a_program_are_no_code(to):
    plain = codes(HARMLESS, to)
    few = WELCOME[::4] if to in ("json", "latex", "expr") else WELCOME
    for words in (*few, *ENCODINGS):
        found = codes(words, to)
        assert found == plain[: len(found)], words


@pytest.mark.parametrize("to", CODE)
def test_what_a_printer_is_told_is_no_code(to):
    program = primal(calls.program("x: float\nx**2*y\n"))
    plain = CODE[to](printed(program, to, About("f", HARMLESS, notes={"x": HARMLESS})))
    for words in HOSTILE:
        text = printed(program, to, About("f", words, notes={"x": words}))
        assert CODE[to](text) == plain, words


def test_a_file_of_any_name_is_one_function():
    for name in (*HOSTILE, "main", "NAN", "_Bool", "__FILE__", "../../etc/passwd", "a b", "class"):
        program = calls.program("x**2", name=name)
        for to, head in (("c", r"double (\w+)\("), ("python", r"def (\w+)\(")):
            text = calls.emit(program, to)
            found = re.findall(head, text, re.ASCII)
            assert len(found) == 1 and found[0].isascii(), text
            assert json.loads(calls.emit(program, "json"))["name"].isidentifier()


@pytest.mark.skipif(not COMPILER, reason="no C compiler is installed")
def test_hostile_programs_compile_to_their_function_alone(tmp_path):
    program = primal(calls.program("x**2"))
    for k, words in enumerate(w for w in HOSTILE if w != "\ud800"):
        text = printed(program, "c", About("f", words, notes={"x": words}))
        (tmp_path / f"{k}.c").write_text(text)
    for k, words in enumerate(WELCOME):
        hostile = calls.program(programs_of(words)[0])
        (tmp_path / f"string{k}.c").write_text(calls.emit(hostile, "c", self_test=True))
    files = sorted(path.name for path in tmp_path.glob("*.c"))
    whole = "".join(
        f"#define f f_of_{k}\n#define main main_of_{k}\n#define differs differs_of_{k}\n"
        f'#include "{file}"\n#undef f\n#undef main\n#undef differs\n'
        for k, file in enumerate(files)
    )
    (tmp_path / "whole.c").write_text(whole)
    flags = [f for f in STRICT if f != "-O2"]
    done = subprocess.run(
        [COMPILER, *flags, "-trigraphs", "-c", "whole.c"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    if NM:
        symbols = subprocess.run(
            [NM, "--defined-only", "-f", "posix", "whole.o"],
            cwd=tmp_path, capture_output=True, text=True, check=True,
        )  # fmt: skip
        names = {line.partition("_of_")[0] for line in symbols.stdout.splitlines()}
        assert names == {"f", "main", "differs"}
