"""`gradcli fmt`: to standard output, into the file, or only asked."""

import pytest
from command import gradcli

UNTIDY, TIDY = "y=x ^2 # square\ny+1\n", "y = x^2  # square\ny + 1\n"


def test_a_program_is_printed_in_its_form():
    assert gradcli("fmt", "-e", UNTIDY).out == TIDY
    assert gradcli("fmt", stdin=UNTIDY.encode()).out == TIDY


def test_a_program_need_not_know_its_names():
    assert gradcli("fmt", "-e", "foo( bar )").out == "foo(bar)\n"


def test_files_are_written_in_their_place(tmp_path):
    files = [tmp_path / name for name in ("a.expr", "b.expr")]
    files[0].write_text(UNTIDY)
    files[1].write_text(TIDY)
    ran = gradcli("fmt", "--check", *map(str, files))
    assert (ran.code, ran.out) == (1, f"{files[0]}\n")
    ran = gradcli("fmt", "--write", *map(str, files))
    assert (ran.code, ran.out, ran.err) == (0, "", f"formatted {files[0]}\n")
    assert [file.read_text() for file in files] == [TIDY, TIDY]
    assert gradcli("fmt", "--check", *map(str, files)).code == 0


def test_a_file_with_a_fault_stays_and_so_do_all(tmp_path):
    files = [tmp_path / name for name in ("a.expr", "b.expr")]
    files[0].write_text(UNTIDY)
    files[1].write_text("y = (1 +\n")
    ran = gradcli("fmt", "--write", *map(str, files))
    assert (ran.code, ran.out) == (2, "") and "E0100" in ran.err
    assert files[0].read_text() == UNTIDY


@pytest.mark.parametrize(
    "words, message",
    [
        (["a.expr", "b.expr"], "fmt prints one program"),
        (["--write"], "in no file"),
        (["--write", "--check", "a.expr"], "--check writes nothing"),
        (["-e", "x", "a.expr"], "both -e and a file"),
        (["missing.expr"], "missing.expr"),
    ],
)
def test_an_unclear_line_is_an_error(words, message):
    ran = gradcli("fmt", *words)
    assert ran.code == 2 and message in ran.err
