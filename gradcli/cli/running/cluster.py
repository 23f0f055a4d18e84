"""`--engine dask`: rows on a cluster of Dask, a task a file, or a piece of a large one.

The cluster is the one at --scheduler ADDRESS, which sees the files by the same paths, or processes
that are started here, and end with the command.  A task whose worker dies is run again by another;
parts are written here, in the order of the files.
"""

import os
import pickle
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, NamedTuple

from gradcli.cli.running.answers import Asked, Part, check_alike
from gradcli.errors import Diagnostic

PIECE = 1 << 18  # rows of a task of a file that tells where its rows are
DEATHS = 3  # of workers over one task, after which it is not run again
AHEAD = 2  # tasks for each thread of the cluster that are run before their parts are written
START = 30  # seconds that a cluster has to answer
SILENT = 100  # above every level of logging: Dask tells of workers that die, and so do errors here


class Task(NamedTuple):
    """A file that is called `name`, or the rows of it from a place on, a first and a count."""

    path: str
    name: str
    span: tuple[int, int] | None
    bytes: int
    begins: bool  # whether it is the first of its file


def over_cluster(stream, jobs: int) -> None:
    """Run a `_Stream` whose parts come from a cluster."""
    with ExitStack() as opened:
        try:
            client = opened.enter_context(_client(stream.settings.scheduler, jobs, opened))
        except (OSError, ValueError, TimeoutError) as error:
            address = stream.settings.scheduler
            why = str(error).split("\n")[0][:200]
            raise Diagnostic(
                "E0004", f"no cluster of Dask answers at '{address}': {why}",
                help="dask scheduler starts one, and dask worker ADDRESS its workers",
            ) from None  # fmt: skip
        stream.run(lambda stream: _parts(stream, client))


def _client(address: str | None, jobs: int, opened: ExitStack):
    """A client of the cluster at an address, or of one started here, which `opened` closes."""
    try:
        import dask
        import distributed
    except ImportError:
        raise Diagnostic(
            "E0004", "a cluster is Dask's, which is not installed",
            help="pip install 'gradcli[scale]' installs it",
        ) from None  # fmt: skip
    import logging

    logging.getLogger("distributed").setLevel(SILENT)
    if address is not None:
        return distributed.Client(address, timeout=START)
    opened.enter_context(dask.config.set({"distributed.scheduler.allowed-failures": DEATHS}))
    cluster = distributed.LocalCluster(
        n_workers=jobs, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0",
        memory_limit=None, silence_logs=SILENT,
    )  # fmt: skip
    return distributed.Client(opened.enter_context(cluster))


def run(pickled: bytes, task: Task) -> tuple[list[Part], str]:
    """The parts of a task, and what the program printed: the work of a worker."""
    printed: list[str] = []
    asked: Asked = pickle.loads(pickled)
    asked.table.write = printed.append
    read = asked.read(task.path, task.name, task.span)
    return list(asked.answered(read)), "".join(printed)


def _tasks(stream) -> Iterator[Task]:
    for i, path in enumerate(stream.files):
        read = stream.asked.read(path, path) if i else stream.read
        if i:
            check_alike(read, stream.read)
        count, size = getattr(read, "count", 0) if hasattr(read, "take") else 0, read.source.size
        for start in range(0, max(count, 1), PIECE):
            span = (start, PIECE) if count > PIECE else None
            share = (size or 0) * PIECE // max(count, PIECE)
            yield Task(os.path.abspath(path), path, span, share, i > 0 and start == 0)


def _parts(stream, client) -> Iterator[Part | None]:
    """The parts of all files, in their order."""
    table = stream.asked.table
    write, table.write = table.write, None  # which stays here
    packed = table.packed(stream.asked)  # with each task: what is kept on a worker dies with it
    waiting: deque[tuple[Task, Any]] = deque()
    tasks = _tasks(stream)

    def results() -> Iterator[tuple[Task, list[Part], str]]:
        while True:
            most = AHEAD * max(sum(client.nthreads().values()), 1)
            while len(waiting) < most and (task := next(tasks, None)) is not None:
                waiting.append((task, client.submit(run, packed, task, pure=False)))
            if not waiting:
                return
            task, future = waiting.popleft()
            parts, printed = _result(task, future)
            future.release()
            stream.passed += task.bytes
            yield task, parts, printed

    workers = len(client.nthreads())
    for task, parts, printed in results():
        if task.begins:
            yield None
        if printed:
            write(printed)
        where = f"on {workers} worker{'s' * (workers != 1)} of a Dask cluster"
        yield from (part._replace(why=f"{part.why}, {where}") for part in parts)


def _result(task: Task, future) -> tuple[list[Part], str]:
    """The result of a task; E0213 where those who ran it died."""
    from distributed import KilledWorker

    try:
        return future.result()
    except KilledWorker:
        raise Diagnostic(
            "E0213", f"the rows of {task.name} have no results: {DEATHS + 1} workers died of them",
            help="what ends a worker is mostly memory: --jobs 1 has one at a time",
        ) from None  # fmt: skip
