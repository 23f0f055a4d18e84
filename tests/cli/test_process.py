"""The command as a process: what it imports, and streams that only a process has."""

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.sampled(8)

GRADCLI = [sys.executable, "-m", "gradcli"]
HEAVY = ("numpy", "rich", "scipy", "pydantic", "lark", "json", "sympy", "typer", "inspect")


def run(script: str, **keywords) -> subprocess.CompletedProcess:
    command = script.replace("gradcli ", " ".join(GRADCLI) + " ")
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, timeout=60, **keywords
    )


@pytest.mark.parametrize(
    "argv",
    [
        ["grad", "-e", "x^2*sin(y)", "x=3", "y=2"],
        ["grad", "x^2*sin(y)", "x=3", "y=2"],
        ["x^2*sin(y)", "x=3", "y=2"],
        ["grad", "-e", "x^2*sin(y)", "x=3", "y=2", "--order", "3"],
        ["grad", "-e", "exp(x)", "x=3", "--order", "5"],
        ["taylor", "-e", "exp(sin(x))", "x=0", "--order", "15"],
        ["taylor", "-e", "exp(sin(x))", "x=0", "--to", "latex"],
        ["jacobian", "-e", "x^2*sin(y)", "x=3", "y=2"],
        ["hessian", "-e", "x^2*sin(y)", "x=3", "y=2"],
        ["jvp", "-e", "x^2*sin(y)", "x=3", "y=2", "--tangent", "x=1"],
        ["vjp", "-e", "x^2*sin(y)", "x=3", "y=2"],
        ["hvp", "-e", "x^2*sin(y)", "x=3", "y=2", "--tangent", "x=1"],
        ["eval", "-e", "x^2", "x=0:10:0.5"],
        ["eval", "-e", "x^2", "x=pi/2"],
        ["diff", "-e", "x^2*sin(y)"],
        ["explain", "x^2*sin(y)", "x=3", "y=2"],
        ["--help"],
        ["--version"],
    ],
    ids=" ".join,
)
def test_a_scalar_expression_loads_nothing_heavy(argv):
    program = (
        "import sys; from gradcli.cli.app import main; code = main(sys.argv[1:]);"
        f"print(code, *[m for m in {HEAVY} if m in sys.modules], file=sys.stderr)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program, *argv], capture_output=True, text=True, timeout=60
    )
    assert ran.stderr == "0\n"


def test_help_and_version_do_not_load_typer():
    program = "import sys; from gradcli.cli.app import main; main(['--help']); main(['--version'])"
    ran = subprocess.run(
        [sys.executable, "-c", program + "; assert 'typer' not in sys.modules"], timeout=60
    )
    assert ran.returncode == 0


def test_a_closed_pipe_ends_quietly():
    ran = run("gradcli eval -e 'y = x' x=0:200000:1 | head -n 1")
    assert (ran.stdout, ran.stderr) == ("x\ty\n", "")


def test_an_endless_program_is_refused():
    ran = run("gradcli grad - x=1 < /dev/zero")
    assert ran.returncode in (1, 2)
    assert "--max-source" in ran.stderr


def test_a_timeout_ends_the_run():
    program = "y = x\nwhile y > 0:\n    y = y*0.5 + 1\ny"
    ran = run(f"gradcli eval --max-steps 10000000000 --timeout 0.5 x=1 <<'E'\n{program}\nE")
    assert ran.returncode == 1
    assert "time" in ran.stderr and "--timeout" in ran.stderr


def test_a_terminal_gets_a_table():
    import pty

    main, other = pty.openpty()
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "60"}
    process = subprocess.Popen(
        [*GRADCLI, "grad", "-e", "x^2", "x=3"], stdout=other, stdin=other, env=environment
    )
    os.close(other)
    try:
        process.wait(60)
        shown = os.read(main, 10_000).decode()
    finally:
        process.kill()
        process.wait()
        os.close(main)
    assert "│ x^2  │ 9 │" in shown.replace("\r", "")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_every_encoding_of_standard_output_is_served(encoding):
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    for name in ("table", "tsv", "json"):
        ran = run(f"gradcli grad -e 'λ^2' λ=3 --format {name} | cat", env=environment)
        assert ran.stderr == ""
        assert "6" in ran.stdout


def test_standard_output_can_be_named(tmp_path):
    for name in ("-", "/dev/stdout"):
        with (tmp_path / "out").open("w+") as out:
            out.write("before\n")
            out.flush()
            subprocess.run([*GRADCLI, "eval", "-e", "7", "-o", name], stdout=out, timeout=60)
            out.seek(0)
            assert out.read() == "before\n7\n"


def test_derivatives_pipe_into_each_other():
    ran = run("echo 'x^3' | gradcli diff | gradcli diff | gradcli eval x=2")
    assert float(ran.stdout) == 12.0
    assert ran.stderr == ""
