"""What every test shares: the folders of oracles on the path, and hypothesis's settings."""

import gc
import os
from collections import Counter
from collections.abc import Iterator

import paths  # noqa: F401 (the folders of what tests share)
import pytest
from hypothesis import HealthCheck, settings

os.environ["GRADCLI_CACHE"] = ""  # machine code is made anew, and nothing is kept

# a run gives the same result twice; `tests/tools/hunt.py` is where new programs are looked for
settings.register_profile(
    "gradcli",
    deadline=None,
    derandomize=True,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("gradcli")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[object]:
    """What is collected stays, so the collector of garbage has nothing to look for in it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # before -m leaves tests out
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of each function of a module marked `sampled(n)`, all but one case of n are slow."""
    seen: Counter = Counter()
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark is not None:
            function = item.nodeid.partition("[")[0]
            if seen[function] % mark.args[0]:
                item.add_marker("slow")
            seen[function] += 1


def pytest_collection_finish() -> None:
    """What is loaded by now stays: the collector need not walk over it again and again."""
    gc.collect()
    gc.freeze()
