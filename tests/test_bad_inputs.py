"""Command lines, programs, files and streams that must end in a clear message.

A case of `cases/bad_inputs.jsonl` runs in this process; one that is about limits or about a shell
runs as a process of its own, whose memory is bounded.
"""

import base64
import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest
from cli.command import Ran, gradcli
from deadline import within

pytestmark = pytest.mark.sampled(8)

LINES = (Path(__file__).parent / "cases" / "bad_inputs.jsonl").read_text().splitlines()
CASES = list(map(json.loads, LINES))
ENDLESS = "limit_016"  # stopped by the default limit of steps, which is lowered for it
SLACK = 10  # a busy machine takes so many times longer than a case may
LIBRARIES = 3000  # MiB of address space that imports may take beyond what is resident


def prepare(case: dict, folder: Path) -> None:
    """Write the files of a case."""
    for name, text in case["files"].items():
        (folder / name).write_bytes(text.encode())
    for name, text in case.get("files_gen", {}).items():
        (folder / name).write_bytes(eval(text, {}).encode())
    for name, text in case.get("files_b64", {}).items():
        (folder / name).write_bytes(base64.b64decode(text))


def given(case: dict) -> bytes:
    """What a case has on standard input."""
    if "stdin_b64" in case:
        return base64.b64decode(case["stdin_b64"])
    return (case["stdin"] or "").encode()


def apart(case: dict, argv: list[str], folder: Path) -> Ran:
    """The case run as a process, or by a shell."""
    command = f"{sys.executable} -m gradcli "
    if "shell" in case:
        argv = ["bash", "-c", "set -o pipefail; " + case["shell"].replace("gradcli ", command)]
    else:
        argv = [*command.split(), *argv]
    most = (case["expect"]["max_mb"] + LIBRARIES) << 20
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    ran = subprocess.run(
        argv, input=given(case), capture_output=True, cwd=folder, env=environment,
        timeout=SLACK * case["expect"]["max_seconds"],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (most, most)),
    )  # fmt: skip
    return Ran(ran.returncode, ran.stdout.decode(), ran.stderr.decode(errors="replace"))


def judge(case: dict, ran: Ran) -> list[str]:
    """What is wrong with how a case ended."""
    wanted, said = case["expect"], ran.err.lower()
    if ran.code == 0 and case.get("accept_exit0"):
        return []
    wrong = [] if ran.code in wanted["exit_ok"] else [f"exit code {ran.code}"]
    wrong += [f"shows {text!r}" for text in ("Traceback", "Exception ignored") if text in ran.err]
    wrong += [f"shows {text!r}" for text in case.get("stderr_hasnot", ()) if text in ran.err]
    for words in wanted["stderr_has"]:
        words = words if isinstance(words, list) else [words]
        if not any(word.lower() in said for word in words):
            wrong.append(f"says none of {words}")
    return wrong


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case, tmp_path, monkeypatch):
    prepare(case, tmp_path)
    monkeypatch.chdir(tmp_path)
    argv = [word.replace("{dir}", str(tmp_path)) for word in case["argv"]]
    if case["id"] == ENDLESS:
        monkeypatch.setattr("gradcli.evaluator.limits.STEPS", 100_000)
        ran = gradcli(*argv)
        assert "100000 steps" in ran.err
    elif "shell" in case or case["kind"] == "limit":
        ran = apart(case, argv, tmp_path)
    else:
        with within(SLACK * case["expect"]["max_seconds"]):
            ran = gradcli(*argv, stdin=given(case))
    wrong = judge(case, ran)
    assert not wrong, f"{wrong}\n{ran.err}"
    for path in case["expect"].get("absent", ()):
        assert not Path(path.replace("{dir}", str(tmp_path))).exists()
    for name, text in case.get("file_after", {}).items():
        assert (tmp_path / name).read_text() == text
        assert not {file.name for file in tmp_path.iterdir()} - set(case["files"])
