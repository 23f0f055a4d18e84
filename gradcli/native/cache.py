"""Machine code that was made before, in the user's folder for such things.

A file is a line of JSON, what a caller has to know of the code, and an object file.  Its name is a
digest of all that the code depends on.  A folder or file that others could have written is left
aside, and what cannot be written is not missed: the code is made again.
"""

import json
import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from gradcli.native.blas import bits
from gradcli.native.form import Form

MOST = 1 << 24  # bytes of one file
FILES = 1_000  # of which the older half goes where there are more
ROOMS = (
    "core",
    "derive",
    "emit",
    "language",
    "lowering",
    "native",
    "ops",
    "typed",
)  # that code depends on


def folder() -> Path | None:
    """The folder of the code; None where there is none that is the user's own alone."""
    if os.name != "posix" or os.environ.get("GRADCLI_CACHE") == "":
        return None
    named = os.environ.get("GRADCLI_CACHE") or os.environ.get("XDG_CACHE_HOME")
    base = Path(named) if named else Path(os.path.expanduser("~"), ".cache")
    place = base / "gradcli"
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        return place if _is_own(os.lstat(place)) else None
    except OSError:
        return None


def _is_own(status: os.stat_result) -> bool:
    """Whether something is the user's, and nobody else may write it."""
    return status.st_uid == os.getuid() and not status.st_mode & 0o022


def digest(parts: list) -> str:
    """The name of what is made of these parts, by this version, on this processor."""
    told = json.dumps([*parts, _version(), _processor()], sort_keys=True)
    return blake2b(told.encode(), digest_size=20).hexdigest()


def _version() -> list:
    from gradcli import __version__

    root = Path(__file__).parents[1]
    newest = max(
        (entry.stat().st_mtime_ns for room in ROOMS for entry in _files(root / room)), default=0
    )
    return [__version__, newest]


def _files(place: Path):
    with os.scandir(place) as entries:
        for entry in entries:
            if entry.is_dir(follow_symlinks=False):
                if entry.name != "__pycache__":
                    yield from _files(Path(entry.path))
            elif entry.name.endswith(".py"):
                yield entry


def _processor() -> list[str]:
    """What code for this processor may use."""
    import platform

    found = [platform.machine(), platform.system()]
    try:
        with open("/proc/cpuinfo") as file:
            told = (line.strip() for line in file)
            for line in told:
                if line.startswith(("model name", "flags", "Features", "CPU part")):
                    found.append(line)
                if not line:
                    break
    except OSError:
        found.append(platform.processor())
    return found


def kept(name: str) -> tuple[Form, bytes] | None:
    """What was kept by a name."""
    place = folder()
    if place is None:
        return None
    try:
        file = os.open(place / name, os.O_RDONLY | os.O_NOFOLLOW)
    except OSError:
        return None
    with open(file, "rb") as source:
        if not _is_own(os.fstat(file)):
            return None
        head, _, data = source.read(MOST).partition(b"\n")
    try:
        found = json.loads(head)
        if blake2b(data, digest_size=20).hexdigest() != found.pop("digest"):
            return None
        return Form.of_json(found), data
    except (ValueError, KeyError, TypeError, AttributeError):
        return None


def keep(name: str, form: Form, data: bytes) -> None:
    """Keep code by a name."""
    place = folder()
    if place is None or len(data) > MOST // 2:
        return
    told = form.as_json() | {"digest": blake2b(data, digest_size=20).hexdigest()}
    beside = place / f".{name}.{os.getpid()}"
    try:
        file = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o600)
        with open(file, "wb") as out:
            out.write(json.dumps(told).encode() + b"\n" + data)
        os.replace(beside, place / name)
        _forget(place)
    except OSError:
        return


def _forget(place: Path) -> None:
    """Take away the older half of many files."""
    with os.scandir(place) as entries:
        files = [(entry.stat(follow_symlinks=False).st_mtime_ns, entry.path) for entry in entries]
    for _, path in sorted(files)[: FILES // 2] if len(files) > FILES else ():
        os.unlink(path)


def code(parts: list, make: Callable[[], tuple[Form, bytes]]) -> tuple[Form, bytes]:
    """What is kept of these parts, or is made now."""
    name = digest(parts)
    found = kept(name)
    if found is None or _is_of_another_numpy(found[0]):
        found = make()
        keep(name, *found)
    return found


def _is_of_another_numpy(form: Form) -> bool:
    """Whether code calls a BLAS that is no longer there; NumPy is imported only where it does."""
    return form.blas is not None and form.blas != bits()
