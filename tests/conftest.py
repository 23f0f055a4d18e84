"""What every test shares: the folders of oracles on the path, and hypothesis's settings."""

import gc

import paths  # noqa: F401 (the folders of what tests share)
from hypothesis import HealthCheck, settings

# a run gives the same result twice; `tests/tools/hunt.py` is where new programs are looked for
settings.register_profile(
    "gradcli",
    deadline=None,
    derandomize=True,
    print_blob=False,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("gradcli")


def pytest_collection_finish() -> None:
    """What is loaded by now stays: the collector need not walk over it again and again."""
    gc.collect()
    gc.freeze()
