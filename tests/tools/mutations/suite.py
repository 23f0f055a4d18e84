"""Tests that are run again in this interpreter for each mutation that they reach."""

import importlib
import io
import pkgutil
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.runner import runtestprotocol
from deadline import within
from mutations.breaking import Mutation, Place, everywhere

import gradcli

TESTS = Path(__file__).parents[2]
PACKAGE = str(Path(gradcli.__file__).parent)
BROKEN = ("gradcli.derive.", "gradcli.emit.")
SLOW = 1.5  # seconds, from which on a test is too slow to be run for each mutation
PATIENCE = 5  # seconds of tests for a mutation
LATE = 10  # seconds, after which a test has failed: a mutation may make a loop endless


class Reached(NamedTuple):
    """A test with what it costs and where it comes along."""

    item: pytest.Item
    seconds: float
    places: set[Place]


class Table(dict):
    """A table that notes which of its rows are read."""

    def __init__(self, title: str, rows: dict):
        super().__init__(rows)
        self.title, self.read = title, set()

    def __getitem__(self, key):
        self.read.add((self.title, key))
        return super().__getitem__(key)

    def __contains__(self, key):
        self.read.add((self.title, key))
        return super().__contains__(key)

    def get(self, key, default=None):
        self.read.add((self.title, key))
        return super().get(key, default)

    def items(self):
        self.read |= {(self.title, key) for key in self}
        return super().items()


class Suite:
    """Tests of some files; as a plugin of pytest it runs them for each mutation."""

    def __init__(self, files: Iterable[str], mutations: list[Mutation], tables: dict[str, dict]):
        self.files, self.mutations, self.tables = files, mutations, tables
        self.noticed: list[tuple[str, bool]] = []

    def results(self) -> list[tuple[str, bool]]:
        """Each mutation with whether a test failed."""
        for found in pkgutil.walk_packages(gradcli.__path__, "gradcli."):
            if found.name.startswith(BROKEN):  # before tables are replaced where they are
                importlib.import_module(found.name)
        options = ["-q", "-s", "-n0", "-p", "no:cacheprovider"]
        with redirect_stdout(io.StringIO()) as shown:
            pytest.main([*options, *[str(TESTS / name) for name in self.files]], [self])
        if len(self.noticed) < len(self.mutations):
            sys.exit(f"the tests could not be run:\n{shown.getvalue()[-4000:]}")
        return self.noticed

    def pytest_runtestloop(self, session) -> bool:
        tests = sorted(self.reached(session.items), key=lambda test: test.seconds)
        for mutation in self.mutations:
            with mutation.broken():
                failed = next((t for t in _chosen(tests, mutation.place) if _fails(t.item)), None)
            if failed:  # what noticed one mutation may well notice the next: it goes first
                tests.remove(failed)
                tests.insert(0, failed)
            self.noticed.append((mutation.name, failed is not None))
        return True

    def reached(self, items: list[pytest.Item]) -> Iterator[Reached]:
        """The tests that are quick, as they are before anything is broken."""
        with ExitStack() as stack:
            tables = [Table(title, rows) for title, rows in self.tables.items()]
            for table, rows in zip(tables, self.tables.values()):
                stack.enter_context(everywhere(rows, table))
            for item in items:
                if getattr(item.obj, "is_hypothesis_test", False):  # slow, and caught when late
                    continue
                for table in tables:
                    table.read = set()
                start = time.process_time()
                with _noted() as codes:
                    failed = _fails(item, 2 * SLOW)  # what is late is slow, as the times are told
                seconds = time.process_time() - start
                if seconds < SLOW:
                    assert not failed, f"{item.nodeid} fails as it is: mend that first"
                    places = {(c.co_filename, c.co_firstlineno) for c in codes}
                    places.add(("tests", item.path.name))
                    yield Reached(item, seconds, places.union(*(t.read for t in tables)))


def _chosen(tests: list[Reached], place: Place) -> Iterator[Reached]:
    """The tests that reach a place, in their order: all of the file that is named for its module,
    of others as far as `PATIENCE` goes."""
    reaching = [test for test in tests if place in test.places]
    own = f"test_{Path(place[0]).stem}.py"
    yield from [test for test in reaching if test.item.path.name == own]
    spent = 0.0
    for test in reaching:
        if test.item.path.name != own and spent < PATIENCE:
            spent += test.seconds
            yield test


@contextmanager
def _noted():
    """The code of gradcli that is run in a block."""
    codes = set()

    def note(frame, event, arg) -> None:  # for each call, and for no line of it
        if frame.f_code.co_filename.startswith(PACKAGE):
            codes.add(frame.f_code)

    sys.settrace(note)
    try:
        yield codes
    finally:
        sys.settrace(None)


def _fails(item: pytest.Item, seconds: float = LATE) -> bool:
    try:
        with within(seconds):
            reports = runtestprotocol(item, log=False, nextitem=None)
    except BaseException as late:
        if isinstance(late, KeyboardInterrupt):
            raise
        return True
    return any(report.failed for report in reports)
