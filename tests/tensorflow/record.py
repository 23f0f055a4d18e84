"""Write beside each lesson what TensorFlow prints for it; says which outputs changed.

    python tests/tensorflow/record.py [NAME …]

Run it where TensorFlow is installed; the tests read the .out files and need none.
"""

import os
import sys
import traceback
from pathlib import Path

os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0", CUDA_VISIBLE_DEVICES="-1")
LESSONS = Path(__file__).parent / "lessons"


def printed(path: Path) -> tuple[str, str]:
    """What the lesson prints, and the traceback that ended it or "".

    In a process of its own, forked before TensorFlow has run anything: names such as `dense_1`
    are numbered by the process.
    """
    out, err = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(out[1], 1)
        failure = ""
        try:
            exec(compile(path.read_text(), str(path), "exec"), {"__name__": "__main__"})
        except BaseException:
            failure = traceback.format_exc()
        sys.stdout.flush()
        os.write(err[1], failure.encode()[-4000:])
        os._exit(0)
    os.close(out[1])
    os.close(err[1])
    with open(out[0], encoding="utf-8") as text, open(err[0], encoding="utf-8") as failure:
        found = text.read(), failure.read()
    os.waitpid(child, 0)
    return found


def main(names: list[str]) -> int:
    """Record the lessons named, or all; 1 where one failed."""
    import tensorflow as tf

    print(f"TensorFlow {tf.__version__}", flush=True)
    paths = [LESSONS / f"{name}.py" for name in names] or sorted(LESSONS.glob("*.py"))
    changed, failed = [], []
    for path in paths:
        text, failure = printed(path)
        file = path.with_suffix(".out")
        if failure:
            failed.append(path.stem)
            print(f"failed: {path.stem}\n{failure}")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            changed.append(path.stem)
            file.write_text(text, encoding="utf-8")
    print(f"{len(paths)} lessons, {len(changed)} outputs changed, {len(failed)} failed")
    for name in changed:
        print(f"changed: {name}")
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
