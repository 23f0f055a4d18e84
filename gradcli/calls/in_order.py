"""Work on many things by several threads, whose results come in the order of the things."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

Item = TypeVar("Item")
Found = TypeVar("Found")


def in_order(work: Callable[[Item], Found], items: Iterable[Item], jobs: int) -> Iterator[Found]:
    """work(item) of each item, in their order, by up to `jobs` threads at once.

    An error of one is raised in its place.  No thread outlives the process, nor keeps it.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    tasks: SimpleQueue[Any] = SimpleQueue()
    for _ in range(jobs):
        Thread(target=_work_on, args=(work, tasks), daemon=True).start()
    waiting: deque[SimpleQueue] = deque()
    try:
        for item in items:
            place: SimpleQueue = SimpleQueue()
            waiting.append(place)
            tasks.put((item, place))
            if len(waiting) > jobs:
                yield _first(waiting)
        while waiting:
            yield _first(waiting)
    finally:
        _end(tasks, jobs)


def _work_on(work: Callable, tasks: SimpleQueue) -> None:
    """Put what comes of each task in its place, up to None."""
    while (task := tasks.get()) is not None:
        item, place = task
        try:
            place.put((work(item), None))
        except BaseException as error:
            place.put((None, error))


def _first(waiting: deque[SimpleQueue]) -> Any:
    found, error = waiting.popleft().get()
    if error is not None:
        raise error
    return found


def _end(tasks: SimpleQueue, jobs: int) -> None:
    """Let the threads end, with what they are at."""
    try:
        while True:
            tasks.get_nowait()
    except Empty:
        for _ in range(jobs):
            tasks.put(None)
